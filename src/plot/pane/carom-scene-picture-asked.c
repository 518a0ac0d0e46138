/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-picture-asked: rings in the colour of text, with a margin in that of the background,
 * so that they are seen on any disc and wall. */
#include "carom-scene-picture-asked.h"

#include "carom-colour.h"

/* In points: how far a ring is from its disc, and how wide it and its margin are. */
#define GAP    4.0
#define WIDTH  2.0
#define MARGIN 1.5

/* Strokes the path, and leaves none. */
static void stroke(const CaromScenePictureLayout *layout, cairo_t *cr) {
  const CaromTheme *theme = layout->picture->theme;
  carom_colour_set(cr, theme->background, 1);
  cairo_set_line_width(cr, (WIDTH + 2 * MARGIN) * theme->line_factor);
  cairo_stroke_preserve(cr);
  carom_colour_set(cr, theme->text, 1);
  cairo_set_line_width(cr, WIDTH * theme->line_factor);
  cairo_stroke(cr);
}

/* Beside the ring, on the side that is away from the other body. */
static void write_name(const CaromScenePictureLayout *layout, CaromText *text, const char *name,
                       CaromVec2 place, CaromVec2 away, double radius) {
  const CaromTheme *theme = layout->picture->theme;
  g_autofree char *markup = g_markup_printf_escaped("<b>%s</b>", name);
  double half = carom_text_width(text, markup) / 2 + GAP, high = text->line_height / 2 + GAP;
  place.x += away.x * (radius + half);
  place.y += away.y * (radius + high);
  place.x = CLAMP(place.x, half, MAX(half, layout->width - half));
  place.y = CLAMP(place.y, high, MAX(high, layout->height - high));
  carom_text_draw_on_top(text, markup, theme->text, theme->background, place.x, place.y, 0.5);
}

/* Returns: the direction from the other body to @body in the picture, of length 1 */
static CaromVec2 way_off(const CaromScenePictureLayout *layout, CaromContactBody body) {
  CaromVec2 d = carom_view_direction(&layout->view, layout->picture->asked->record->contact.d);
  return carom_vec2_scale(d, (body == CAROM_BODY_A ? -1 : 1) / carom_vec2_length(d));
}

static double ring_radius(const CaromScenePictureLayout *layout, guint disc) {
  return carom_scene_picture_layout_radius(layout, disc) +
         GAP * layout->picture->theme->line_factor;
}

static void draw_ring(const CaromScenePictureLayout *layout, cairo_t *cr, guint disc) {
  cairo_new_path(cr);
  carom_scene_picture_layout_add_circle(layout, cr, carom_scene_picture_layout_place(layout, disc),
                                        ring_radius(layout, disc));
  stroke(layout, cr);
}

static void draw_wall(const CaromScenePictureLayout *layout, cairo_t *cr, guint i) {
  const CaromWall *wall = carom_scene_wall(layout->scene, i);
  CaromVec2 p1 = carom_view_place(&layout->view, wall->p1);
  CaromVec2 p2 = carom_view_place(&layout->view, wall->p2);
  cairo_new_path(cr);
  cairo_move_to(cr, p1.x, p1.y);
  cairo_line_to(cr, p2.x, p2.y);
  stroke(layout, cr);
}

/* Which disc is to be marked as @body.
 *
 * Returns: FALSE if none is: it is a wall, or out of the picture */
static gboolean find_disc(const CaromScenePictureLayout *layout, CaromContactBody body,
                          guint *disc) {
  int index = carom_contact_record_disc(layout->picture->asked->record, body);
  *disc = (guint)MAX(index, 0);
  return index >= 0 && carom_scene_picture_layout_is_inside(layout, *disc);
}

/* Whether others could be meant. */
static gboolean has_others(const CaromScenePictureLayout *layout) {
  return layout->bodies->n + layout->scene->walls->len > CAROM_N_CONTACT_BODIES;
}

void carom_scene_picture_asked_draw(const CaromScenePictureLayout *layout, cairo_t *cr) {
  const CaromScenePictureAsked *asked = layout->picture->asked;
  guint disc;
  if (!asked || !has_others(layout))
    return;
  if (asked->record->wall >= 0)
    draw_wall(layout, cr, (guint)asked->record->wall);
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++)
    if (find_disc(layout, body, &disc))
      draw_ring(layout, cr, disc);
}

void carom_scene_picture_asked_write(const CaromScenePictureLayout *layout, CaromText *text) {
  const CaromScenePictureAsked *asked = layout->picture->asked;
  guint disc;
  if (!asked || layout->bodies->n <= CAROM_SCENE_PICTURE_LAYOUT_MAX_LABELLED)
    return;
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++)
    if (find_disc(layout, body, &disc))
      write_name(layout, text, CAROM_OF_BODY(body, asked->name_a, asked->name_b),
                 carom_scene_picture_layout_place(layout, disc), way_off(layout, body),
                 ring_radius(layout, disc));
}
