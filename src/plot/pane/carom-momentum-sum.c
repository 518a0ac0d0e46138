/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-momentum-sum: laid around the middle of their sum, momenta all fit into a circle of the
 * radius ½ Σ|p|. The scale follows from the greatest Σ|p| where the run is known, or from that at
 * the start where it must not be, and changes only where that is exceeded; else, by the inequality
 * of Cauchy and Schwarz, Σ|p| <= √(2 Σm E). */
#include "carom-momentum-sum.h"

#include "carom-arrow.h"
#include "carom-disc-hue.h"
#include "carom-line.h"

/* The side of the box as a fraction of the picture's smaller side, and its range in points. */
static const double share = 0.3, least_side = 52, greatest_side = 150;

/* The distance from the box's edge to the circle, in points. */
static const double padding = 7;

/* Widths of the arrows of the sum and of its parts, in points; in a small box, no more than
 * @most_of_side of its side is the wider one, lest arrows be all head. */
static const double sum_width = 3.4, part_width = 1.6, most_of_side = 0.05;

/* With more discs only the sum is drawn. */
enum { MAX_PARTS = 6 };

typedef struct {
  const CaromScenePictureLayout *layout;
  double side;      /* of the box, in points */
  double scale;     /* points per unit of momentum */
  CaromVec2 middle; /* of the box */
  CaromVec2 sum;
  guint n_movable;
} Sum;

static CaromVec2 momentum_of(const CaromBodies *bodies, guint i) {
  return carom_vec2_scale(carom_bodies_velocity(bodies, i), bodies->mass_kg[i]);
}

static void add_up(Sum *sum) {
  const CaromBodies *bodies = sum->layout->bodies;
  const CaromRun *run = sum->layout->picture->run;
  double mass_kg = 0, momenta = 0, known = sum->layout->framing.momenta;
  for (guint i = 0; i < bodies->n; i++) {
    if (carom_bodies_is_pinned(bodies, i))
      continue;
    mass_kg += bodies->mass_kg[i];
    sum->sum = carom_vec2_add(sum->sum, momentum_of(bodies, i));
    momenta += carom_vec2_length(momentum_of(bodies, i));
    sum->n_movable++;
  }
  double energy_j = MAX(run->start.kinetic_energy_j, run->now.totals.kinetic_energy_j);
  double most = known > 0 ? MAX(known, momenta) : sqrt(2 * mass_kg * energy_j);
  sum->scale = (sum->side - 2 * padding) / most;
}

static CaromVec2 in_picture(const Sum *sum, CaromVec2 momentum) {
  return carom_vec2(momentum.x * sum->scale, -momentum.y * sum->scale);
}

static void draw_arrow(const Sum *sum, cairo_t *cr, CaromVec2 from, CaromVec2 momentum,
                       CaromColour colour, double width) {
  const double least = 1;
  double factor =
      MIN(sum->layout->picture->theme->line_factor, most_of_side * sum->side / sum_width);
  CaromArrow arrow = {from, carom_vec2_add(from, in_picture(sum, momentum))};
  if (carom_vec2_length(in_picture(sum, momentum)) >= least)
    carom_arrows_draw(cr, &arrow, 1, colour, width * factor);
}

static void draw_parts(const Sum *sum, cairo_t *cr, CaromVec2 from) {
  const CaromBodies *bodies = sum->layout->bodies;
  for (guint i = 0; i < bodies->n; i++) {
    if (carom_bodies_is_pinned(bodies, i))
      continue;
    CaromVec2 momentum = momentum_of(bodies, i);
    draw_arrow(sum, cr, from, momentum,
               carom_disc_hue_line(sum->layout->picture->theme, sum->layout->scene, i), part_width);
    from = carom_vec2_add(from, in_picture(sum, momentum));
  }
}

static void draw_box(const Sum *sum, cairo_t *cr) {
  const CaromTheme *theme = sum->layout->picture->theme;
  cairo_new_path(cr);
  cairo_rectangle(cr, sum->middle.x - sum->side / 2, sum->middle.y - sum->side / 2, sum->side,
                  sum->side);
  carom_colour_set(cr, theme->background, 0.85);
  cairo_fill_preserve(cr);
  carom_colour_set(cr, theme->grid, 1);
  cairo_set_line_width(cr, 1);
  cairo_stroke(cr);
}

static void draw_sum(const Sum *sum, CaromText *text) {
  const CaromTheme *theme = sum->layout->picture->theme;
  CaromVec2 from = carom_vec2_add_scaled(sum->middle, in_picture(sum, sum->sum), -0.5);
  draw_box(sum, text->cr);
  draw_arrow(sum, text->cr, from, sum->sum, theme->momentum, sum_width);
  if (sum->n_movable <= MAX_PARTS)
    draw_parts(sum, text->cr, from);
  carom_text_draw_on_top(text, "<small>Σ<b>p</b></small>", theme->momentum, theme->background,
                         sum->middle.x - sum->side / 2 + 4,
                         sum->middle.y - sum->side / 2 + text->line_height * 0.5, 0);
}

static double get_side(const CaromScenePictureLayout *layout) {
  return CLAMP(share * MIN(layout->width, layout->height), least_side, greatest_side);
}

/* Also while a contact asks: it has been seen until then, and is that before the contact. */
static gboolean is_there(const CaromScenePictureLayout *layout) {
  return carom_scene_picture_layout_has_momenta(layout);
}

double carom_momentum_sum_get_width(const CaromScenePictureLayout *layout) {
  return is_there(layout) ? CAROM_SCENE_PICTURE_LAYOUT_MARGIN + get_side(layout) : 0;
}

static CaromVec2 middle_of(const CaromScenePictureLayout *layout, gboolean at_right) {
  double off_edge = CAROM_SCENE_PICTURE_LAYOUT_MARGIN + get_side(layout) / 2;
  return carom_vec2(at_right ? layout->width - off_edge : off_edge, off_edge);
}

/* Whether the box in that corner lies on a wall, or on a disc where it is now. */
static gboolean covers_any(const CaromScenePictureLayout *layout, gboolean at_right) {
  CaromVec2 middle = middle_of(layout, at_right);
  double half = get_side(layout) / 2, begin, end;
  CaromVec2 min = carom_vec2(middle.x - half, middle.y - half);
  CaromVec2 max = carom_vec2(middle.x + half, middle.y + half);
  gboolean covers = FALSE;
  for (guint i = 0; i < layout->scene->walls->len && !covers; i++) {
    const CaromWall *wall = carom_scene_wall(layout->scene, i);
    covers = carom_line_clip(carom_view_place(&layout->view, wall->p1),
                             carom_view_place(&layout->view, wall->p2), min, max, &begin, &end);
  }
  for (guint i = 0; i < layout->bodies->n && !covers; i++) {
    CaromVec2 place = carom_scene_picture_layout_place(layout, i);
    CaromVec2 nearest = carom_vec2(CLAMP(place.x, min.x, max.x), CLAMP(place.y, min.y, max.y));
    covers = carom_vec2_distance(place, nearest) < carom_scene_picture_layout_radius(layout, i);
  }
  return covers;
}

/* In the corner that the framing finds freer, unless the box covers something there and nothing in
 * the other one. */
static gboolean is_at_right(const CaromScenePictureLayout *layout) {
  gboolean right = layout->framing.right_is_freer;
  return covers_any(layout, right) && !covers_any(layout, !right) ? !right : right;
}

double carom_momentum_sum_get_right(const CaromScenePictureLayout *layout) {
  return is_there(layout) && is_at_right(layout) ? carom_momentum_sum_get_width(layout) : 0;
}

/* If both corners are as free, the box is in the left one: the button that ends a zoom is on the
 * right. */
void carom_momentum_sum_draw(const CaromScenePictureLayout *layout, CaromText *text) {
  if (!is_there(layout))
    return;
  Sum sum = {
      .layout = layout, .side = get_side(layout), .middle = middle_of(layout, is_at_right(layout))};
  add_up(&sum);
  if (isfinite(sum.scale) && sum.scale > 0)
    draw_sum(&sum, text);
}
