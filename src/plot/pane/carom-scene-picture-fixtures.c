/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-picture-fixtures: walls are lines, doors have posts and are hollow, and what is not
 * there at present is dashed or dotted. */
#include "carom-scene-picture-fixtures.h"

#include "carom-arrow.h"
#include "carom-line.h"

#include <glib/gi18n-lib.h>

typedef struct {
  const CaromScenePictureLayout *layout;
  const CaromTheme *theme;
  cairo_t *cr;
} Drawing;

/* ---- Walls and doors ---- */

/* The gap between the two lines of a door that is shut, in points. */
static const double hollow = 2;

typedef enum {
  WALL,
  DOOR_SHUT,
  DOOR_OPEN,
} Kind;

static Kind kind_of(const CaromScenePictureLayout *layout, guint i) {
  if (carom_scene_picture_layout_is_open(layout, i))
    return DOOR_OPEN;
  return carom_scene_wall(layout->scene, i)->open ? DOOR_SHUT : WALL;
}

/* Adds all walls and doors of that kind to the path. */
static void add_walls(const Drawing *drawing, Kind kind) {
  const double beyond = 10; /* in points: the ends are not seen */
  const CaromScenePictureLayout *layout = drawing->layout;
  cairo_new_path(drawing->cr);
  for (guint i = 0; i < layout->scene->walls->len; i++) {
    const CaromWall *wall = carom_scene_wall(layout->scene, i);
    CaromVec2 p1 = carom_view_place(&layout->view, wall->p1);
    CaromVec2 way = carom_vec2_sub(carom_view_place(&layout->view, wall->p2), p1);
    double from, to;
    if (kind_of(layout, i) != kind ||
        !carom_line_clip(p1, carom_vec2_add(p1, way), carom_vec2(-beyond, -beyond),
                         carom_vec2(layout->width + beyond, layout->height + beyond), &from, &to))
      continue;
    cairo_move_to(drawing->cr, p1.x + way.x * from, p1.y + way.y * from);
    cairo_line_to(drawing->cr, p1.x + way.x * to, p1.y + way.y * to);
  }
}

static void stroke_walls(const Drawing *drawing) {
  carom_colour_set(drawing->cr, drawing->theme->wall, 1);
  cairo_set_line_width(drawing->cr, 2.2 * drawing->theme->line_factor);
  cairo_set_line_cap(drawing->cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke(drawing->cr);
}

/* A door that is shut is hollow, so that it does not look like a wall. */
static void stroke_shut_doors(const Drawing *drawing) {
  cairo_set_line_cap(drawing->cr, CAIRO_LINE_CAP_BUTT);
  carom_colour_set(drawing->cr, drawing->theme->wall, 1);
  cairo_set_line_width(drawing->cr, hollow + 3 * drawing->theme->line_factor);
  cairo_stroke_preserve(drawing->cr);
  carom_colour_set(drawing->cr, drawing->theme->background, 1);
  cairo_set_line_width(drawing->cr, hollow);
  cairo_stroke(drawing->cr);
}

/* A door that is open has left only short dashes. */
static void stroke_open_doors(const Drawing *drawing) {
  const double dashes[] = {3, 5};
  cairo_set_dash(drawing->cr, dashes, G_N_ELEMENTS(dashes), 0);
  carom_colour_set(drawing->cr, drawing->theme->wall, 1);
  cairo_set_line_width(drawing->cr, 1.2 * drawing->theme->line_factor);
  cairo_stroke(drawing->cr);
}

/* A door has posts at its ends, whether it is open or shut. */
static void add_posts(const Drawing *drawing) {
  const double reach = 4.5; /* in points, to both sides */
  const CaromScenePictureLayout *layout = drawing->layout;
  cairo_new_path(drawing->cr);
  for (guint i = 0; i < layout->scene->walls->len; i++) {
    const CaromWall *wall = carom_scene_wall(layout->scene, i);
    CaromVec2 off = carom_view_direction(&layout->view, carom_wall_normal(wall));
    const CaromVec2 ends[] = {wall->p1, wall->p2};
    for (guint end = 0; wall->open && end < G_N_ELEMENTS(ends); end++) {
      CaromVec2 place = carom_view_place(&layout->view, ends[end]);
      if (!carom_scene_picture_layout_shows(layout, place, reach))
        continue;
      cairo_move_to(drawing->cr, place.x + reach * off.x, place.y + reach * off.y);
      cairo_line_to(drawing->cr, place.x - reach * off.x, place.y - reach * off.y);
    }
  }
}

static void draw_walls(const Drawing *drawing) {
  cairo_save(drawing->cr);
  add_walls(drawing, DOOR_SHUT);
  stroke_shut_doors(drawing);
  add_walls(drawing, WALL);
  stroke_walls(drawing);
  add_posts(drawing);
  stroke_walls(drawing);
  add_walls(drawing, DOOR_OPEN);
  stroke_open_doors(drawing);
  cairo_restore(drawing->cr);
}

/* ---- Emitters ---- */

/* The circle of such a disc is still seen, and places up to there can be drawn; both in points. */
static const double least_radius = 1.5, farthest = 1e6;

static gboolean can_be_drawn(CaromVec2 place, double radius) {
  return fabs(place.x) + radius < farthest && fabs(place.y) + radius < farthest;
}

/* Cairo joins the quarters of a circle about the corners of the spread by lines. */
gboolean carom_scene_picture_fixtures_add_emitter(cairo_t *cr, const CaromView *view,
                                                  const CaromEmitter *emitter, double gap) {
  /* The corners are in the order in which angles grow in a picture, y down. */
  static const CaromVec2 signs[] = {{1, -1}, {-1, -1}, {-1, 1}, {1, 1}};
  CaromVec2 right = carom_view_direction(view, carom_vec2(1, 0));
  double turn_rad = atan2(right.y, right.x);
  double radius = MAX(emitter->radius * view->points_per_unit, least_radius) + gap;
  CaromVec2 corners[G_N_ELEMENTS(signs)];
  for (guint i = 0; i < G_N_ELEMENTS(signs); i++) {
    CaromVec2 off = {signs[i].x * emitter->spread.x, signs[i].y * emitter->spread.y};
    corners[i] = carom_view_place(view, carom_vec2_add(emitter->position, off));
    if (!can_be_drawn(corners[i], radius))
      return FALSE;
  }
  cairo_new_sub_path(cr);
  for (guint i = 0; i < G_N_ELEMENTS(signs); i++)
    cairo_arc(cr, corners[i].x, corners[i].y, radius, turn_rad + i * G_PI_2,
              turn_rad + (i + 1) * G_PI_2);
  cairo_close_path(cr);
  return TRUE;
}

static void stroke_dots(const Drawing *drawing) {
  const double dots[] = {1.5, 2.5};
  cairo_set_dash(drawing->cr, dots, G_N_ELEMENTS(dots), 0);
  carom_colour_set(drawing->cr, drawing->theme->dim_text, 1);
  cairo_set_line_width(drawing->cr, 1.2 * drawing->theme->line_factor);
  cairo_stroke(drawing->cr);
}

/* The line around all places where its discs come in, and in the middle one of them. */
static void add_emitter(const Drawing *drawing, const CaromEmitter *emitter) {
  CaromEmitter middle = *emitter;
  middle.spread = carom_vec2(0, 0);
  carom_scene_picture_fixtures_add_emitter(drawing->cr, &drawing->layout->view, emitter, 0);
  if (emitter->spread.x > 0 || emitter->spread.y > 0)
    carom_scene_picture_fixtures_add_emitter(drawing->cr, &drawing->layout->view, &middle, 0);
}

/* Draws the arrow of the velocity with which they come in. */
static void draw_emission(const Drawing *drawing, const CaromEmitter *emitter) {
  const CaromScenePictureLayout *layout = drawing->layout;
  double width = 1.2 * drawing->theme->line_factor;
  CaromVec2 from = carom_view_place(&layout->view, emitter->position);
  CaromVec2 way = carom_scene_picture_layout_vector(layout, emitter->velocity, layout->arrow_scale);
  CaromArrow arrow = {from, carom_vec2_add(from, way)};
  if (carom_vec2_length(way) > 0 && carom_scene_picture_layout_shows(layout, from, layout->width))
    carom_arrow_draw(drawing->cr, &arrow, drawing->theme->dim_text, width,
                     carom_arrow_head(&arrow, width));
}

static void draw_emitters(const Drawing *drawing) {
  const GArray *emitters = drawing->layout->scene->emitters;
  gboolean has_arrows = carom_scene_picture_layout_has_velocities(drawing->layout) &&
                        !carom_scene_picture_layout_is_closeup(drawing->layout);
  cairo_save(drawing->cr);
  cairo_new_path(drawing->cr);
  for (guint i = 0; i < emitters->len; i++)
    add_emitter(drawing, &g_array_index(emitters, CaromEmitter, i));
  stroke_dots(drawing);
  cairo_restore(drawing->cr);
  for (guint i = 0; has_arrows && i < emitters->len; i++)
    draw_emission(drawing, &g_array_index(emitters, CaromEmitter, i));
}

/* ---- Notes ---- */

static gboolean has(const Drawing *drawing, Kind kind) {
  for (guint i = 0; i < drawing->layout->scene->walls->len; i++)
    if (kind_of(drawing->layout, i) == kind)
      return TRUE;
  return FALSE;
}

/* Draws a note with the sample of a line before it.
 *
 * @stroke: draws what is the path then
 * Returns: how much room it takes; 0 if there is too little */
static double draw_sample_note(const Drawing *drawing, CaromText *text, double left, double right,
                               const char *note, void (*stroke)(const Drawing *drawing)) {
  const double gap = 5, sample = 18;
  const CaromScenePictureLayout *layout = drawing->layout;
  g_autofree char *markup = g_markup_printf_escaped("<small>%s</small>", note);
  double width = carom_text_width(text, markup) + gap + sample;
  double y = layout->height - layout->strip / 2;
  if (width > right - left)
    return 0;
  carom_text_draw_on_top(text, markup, drawing->theme->dim_text, drawing->theme->background, right,
                         y, 1);
  cairo_save(drawing->cr);
  cairo_new_path(drawing->cr);
  cairo_move_to(drawing->cr, right - width, y);
  cairo_line_to(drawing->cr, right - width + sample, y);
  stroke(drawing);
  cairo_restore(drawing->cr);
  return width + 2 * gap;
}

/* Says in words how many discs have come in, and in numbers alone where there is no room for words:
 * what has been there must not go because a number has got one more digit. */
static double draw_entered_note(const Drawing *drawing, CaromText *text, double left,
                                double right) {
  const CaromSchedule *schedule = drawing->layout->picture->run->world->schedule;
  guint n = schedule->n_entered, all = schedule->n_most;
  /* Translators: how many discs have come in so far, and how many will in all. */
  g_autofree char *note = g_strdup_printf(_("discs come in: %u of %u"), n, all);
  /* Translators: the same, where there is no room for words. */
  g_autofree char *brief = g_strdup_printf(_("%u of %u"), n, all);
  double taken = draw_sample_note(drawing, text, left, right, note, stroke_dots);
  return taken > 0 ? taken : draw_sample_note(drawing, text, left, right, brief, stroke_dots);
}

void carom_scene_picture_fixtures_draw(const CaromScenePictureLayout *layout, cairo_t *cr) {
  Drawing drawing = {layout, layout->picture->theme, cr};
  draw_walls(&drawing);
  draw_emitters(&drawing);
}

double carom_scene_picture_fixtures_draw_notes(const CaromScenePictureLayout *layout,
                                               CaromText *text, double left, double right) {
  const Drawing drawing = {layout, layout->picture->theme, text->cr};
  const CaromWorld *world = layout->picture->run->world;
  double taken = 0;
  if (world->schedule && world->schedule->n_most > 0)
    taken += draw_entered_note(&drawing, text, left, right);
  if (has(&drawing, DOOR_OPEN))
    taken +=
        draw_sample_note(&drawing, text, left, right - taken, _("open door"), stroke_open_doors);
  if (has(&drawing, DOOR_SHUT))
    taken +=
        draw_sample_note(&drawing, text, left, right - taken, _("closed door"), stroke_shut_doors);
  return taken;
}
