/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-centre-of-mass: a cross at Σ m x / Σ m, a dashed path, and a legend. */
#include "carom-centre-of-mass.h"

#include "carom-path.h"

#include <glib/gi18n-lib.h>

/* From the middle of the cross to an end, along x and along y, in points; as its lines are wider in
 * a presentation, so is the cross. */
static double arm_of(const CaromScenePictureLayout *layout) {
  return 4.5 * layout->picture->theme->line_factor;
}

typedef CaromVec2 (*PositionFunc)(gconstpointer data, guint disc);

static CaromVec2 position_of_body(gconstpointer data, guint disc) {
  return carom_bodies_position(data, disc);
}

static CaromVec2 position_of_state(gconstpointer data, guint disc) {
  return ((const CaromDiscState *)data)[disc].position;
}

/* How many discs were there. Those that come in are behind the others. */
static guint count_there(const CaromBodies *bodies, const CaromDiscState *states) {
  guint n = bodies->n;
  while (n > 0 && !carom_track_has(&states[n - 1]))
    n--;
  return n;
}

/* @n: how many discs there are
 * @position: gives their positions in @data
 * @centre: (out): in the scene
 * Returns: FALSE if no disc can move */
static gboolean find_centre(const CaromBodies *bodies, guint n, PositionFunc position,
                            gconstpointer data, CaromVec2 *centre) {
  double mass_kg = 0;
  for (guint i = 0; i < n; i++)
    if (!carom_bodies_is_pinned(bodies, i))
      mass_kg += bodies->mass_kg[i];
  *centre = carom_vec2(0, 0);
  for (guint i = 0; i < n; i++)
    if (!carom_bodies_is_pinned(bodies, i))
      *centre = carom_vec2_add_scaled(*centre, position(data, i), bodies->mass_kg[i] / mass_kg);
  return mass_kg > 0;
}

/* A path that ends where it would jump, as another disc comes in, and begins there anew. */
typedef struct {
  const CaromScenePictureLayout *layout;
  cairo_t *cr;
  CaromPath path;
  guint n; /* discs, so far */
} Way;

static void begin_anew(Way *way, guint n) {
  carom_path_finish(&way->path);
  carom_path_init(&way->path, way->cr, way->layout->width, way->layout->height);
  way->n = n;
}

static void go_on(Way *way, guint n, PositionFunc position, gconstpointer data) {
  CaromVec2 centre;
  if (n != way->n)
    begin_anew(way, n);
  if (find_centre(way->layout->bodies, n, position, data, &centre))
    carom_path_add(&way->path, carom_view_place(&way->layout->view, centre));
}

static void draw_path(const CaromScenePictureLayout *layout, cairo_t *cr) {
  const double dash[] = {5, 4};
  const CaromBodies *bodies = layout->bodies;
  const CaromRun *run = layout->picture->run;
  if (!run->track)
    return;
  Way way = {layout, cr, .n = 0};
  guint end = carom_track_count_until(run->track, run->world->frame);
  cairo_new_path(cr);
  carom_path_init(&way.path, cr, layout->width, layout->height);
  for (guint frame = 0; frame < end; frame++) {
    const CaromDiscState *states = carom_track_get(run->track, frame);
    go_on(&way, count_there(bodies, states), position_of_state, states);
  }
  go_on(&way, bodies->n, position_of_body, bodies);
  carom_path_finish(&way.path);
  cairo_set_dash(cr, dash, G_N_ELEMENTS(dash), 0);
  cairo_stroke(cr);
  cairo_set_dash(cr, NULL, 0, 0);
}

static void draw_cross(const CaromScenePictureLayout *layout, cairo_t *cr, CaromVec2 place) {
  const CaromTheme *theme = layout->picture->theme;
  double arm = arm_of(layout);
  carom_colour_set(cr, theme->centre, 1);
  cairo_set_line_width(cr, 2.2 * theme->line_factor);
  cairo_new_path(cr);
  cairo_move_to(cr, place.x - arm, place.y - arm);
  cairo_line_to(cr, place.x + arm, place.y + arm);
  cairo_move_to(cr, place.x - arm, place.y + arm);
  cairo_line_to(cr, place.x + arm, place.y - arm);
  cairo_stroke(cr);
}

/* Returns: whether there is a centre to be shown, be it outside of what the picture shows */
static gboolean find_shown(const CaromScenePictureLayout *layout, CaromVec2 *centre) {
  return layout->picture->staging.centre_of_mass &&
         find_centre(layout->bodies, layout->bodies->n, position_of_body, layout->bodies, centre);
}

void carom_centre_of_mass_draw(const CaromScenePictureLayout *layout, cairo_t *cr) {
  const CaromTheme *theme = layout->picture->theme;
  CaromVec2 centre;
  if (!find_shown(layout, &centre))
    return;
  CaromVec2 place = carom_view_place(&layout->view, centre);
  cairo_save(cr);
  carom_colour_set(cr, theme->centre, 1);
  cairo_set_line_width(cr, 1.2 * theme->line_factor);
  draw_path(layout, cr);
  if (carom_scene_picture_layout_shows(layout, place, arm_of(layout)))
    draw_cross(layout, cr, place);
  cairo_restore(cr);
}

double carom_centre_of_mass_draw_legend(const CaromScenePictureLayout *layout, CaromText *text,
                                        double left, double right) {
  const double gap = 5, arm = arm_of(layout);
  const CaromTheme *theme = layout->picture->theme;
  g_autofree char *name = g_markup_printf_escaped("<small>%s</small>", _("centre of mass"));
  double width = carom_text_width(text, name) + gap + 2 * arm;
  CaromVec2 place = {right - width + arm, layout->height - layout->strip / 2}, centre;
  if (!find_shown(layout, &centre) || width > right - left)
    return 0;
  carom_text_draw_on_top(text, name, theme->centre, theme->background, right, place.y, 1);
  draw_cross(layout, text->cr, place);
  return width + 2 * gap;
}
