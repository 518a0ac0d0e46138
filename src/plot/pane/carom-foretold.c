/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-foretold: dashed ways and outlines ahead, in the colour of text, which no disc has. */
#include "carom-foretold.h"

#include "carom-path.h"

/* Lines that together look like a parabola. */
#define WAY_LINES 48

/* Where disc @i will be in @dt_s if nothing meets it. */
static CaromVec2 place_in(const CaromScenePictureLayout *layout, guint i, double dt_s) {
  const CaromBodies *bodies = layout->bodies;
  CaromVec2 at = carom_vec2_add_scaled(carom_bodies_position(bodies, i),
                                       carom_bodies_velocity(bodies, i), dt_s);
  if (!carom_bodies_is_pinned(bodies, i))
    at = carom_vec2_add_scaled(at, layout->scene->gravity, 0.5 * dt_s * dt_s);
  return carom_view_place(&layout->view, at);
}

static void draw_ring(const CaromScenePictureLayout *layout, cairo_t *cr, guint i) {
  double width = 2.2 * layout->picture->theme->line_factor;
  cairo_new_path(cr);
  carom_scene_picture_layout_add_circle(layout, cr, place_in(layout, i, 0),
                                        carom_scene_picture_layout_radius(layout, i) + width);
  cairo_set_line_width(cr, width);
  cairo_stroke(cr);
}

static void draw_way(const CaromScenePictureLayout *layout, cairo_t *cr, guint i, double dt_s) {
  const double dash[] = {5, 4};
  CaromPath path;
  cairo_new_path(cr);
  carom_path_init(&path, cr, layout->width, layout->height);
  for (guint k = 0; k <= WAY_LINES; k++)
    carom_path_add(&path, place_in(layout, i, dt_s * k / WAY_LINES));
  carom_path_finish(&path);
  carom_scene_picture_layout_add_circle(layout, cr, place_in(layout, i, dt_s),
                                        carom_scene_picture_layout_radius(layout, i));
  cairo_save(cr);
  cairo_set_line_width(cr, 1.4 * layout->picture->theme->line_factor);
  cairo_set_dash(cr, dash, G_N_ELEMENTS(dash), 0);
  cairo_stroke(cr);
  cairo_restore(cr);
}

static void draw_wall(const CaromScenePictureLayout *layout, cairo_t *cr, guint i) {
  const CaromWall *wall = carom_scene_wall(layout->scene, i);
  CaromPath path;
  cairo_new_path(cr);
  carom_path_init(&path, cr, layout->width, layout->height);
  carom_path_add(&path, carom_view_place(&layout->view, wall->p1));
  carom_path_add(&path, carom_view_place(&layout->view, wall->p2));
  carom_path_finish(&path);
  cairo_set_line_width(cr, 4 * layout->picture->theme->line_factor);
  cairo_stroke(cr);
}

static void draw_partner(const CaromScenePictureLayout *layout, cairo_t *cr,
                         const CaromQueueEvent *event, double dt_s) {
  if (event->partner < 0) {
    draw_wall(layout, cr, (guint)~event->partner);
    return;
  }
  draw_ring(layout, cr, (guint)event->partner);
  if (event->flights_since == 0)
    draw_way(layout, cr, (guint)event->partner, dt_s);
}

void carom_foretold_draw(const CaromScenePictureLayout *layout, cairo_t *cr) {
  const CaromQueueEvent *event = layout->picture->foretold;
  if (!event || layout->picture->overlay)
    return;
  double dt_s = MAX(event->time_s - layout->picture->run->world->time_s, 0);
  cairo_save(cr);
  carom_colour_set(cr, layout->picture->theme->text, 1);
  if (event->kind == CAROM_QUEUE_DOOR)
    draw_wall(layout, cr, event->disc);
  if (event->kind == CAROM_QUEUE_CONTACT || event->kind == CAROM_QUEUE_CROSSING) {
    draw_ring(layout, cr, event->disc);
    draw_way(layout, cr, event->disc, dt_s);
  }
  if (event->kind == CAROM_QUEUE_CONTACT)
    draw_partner(layout, cr, event, dt_s);
  cairo_restore(cr);
}
