/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-momentum-sum: laid around the middle of their sum, momenta all fit into a circle of the
 * radius ½ Σ|p|. The scale follows from the greatest Σ|p| where the run is known, and changes only
 * where that is exceeded; else, by the inequality of Cauchy and Schwarz, Σ|p| <= √(2 Σm E). */
#include "carom-momentum-sum.h"

#include "carom-arrow.h"
#include "carom-disc-hue.h"

/* The side of the box as a fraction of the picture's smaller side, and its range in points. */
static const double share = 0.3, least_side = 52, greatest_side = 150;

/* The distance from the box's edge to the circle, in points. */
static const double padding = 7;

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
  CaromArrow arrow = {from, carom_vec2_add(from, in_picture(sum, momentum))};
  if (carom_vec2_length(in_picture(sum, momentum)) >= least)
    carom_arrows_draw(cr, &arrow, 1, colour, width * sum->layout->picture->theme->line_factor);
}

static void draw_parts(const Sum *sum, cairo_t *cr, CaromVec2 from) {
  const CaromBodies *bodies = sum->layout->bodies;
  for (guint i = 0; i < bodies->n; i++) {
    if (carom_bodies_is_pinned(bodies, i))
      continue;
    CaromVec2 momentum = momentum_of(bodies, i);
    draw_arrow(sum, cr, from, momentum,
               carom_disc_hue_line(sum->layout->picture->theme, sum->layout->scene, i), 1.6);
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
  draw_arrow(sum, text->cr, from, sum->sum, theme->momentum, 3.4);
  if (sum->n_movable <= MAX_PARTS)
    draw_parts(sum, text->cr, from);
  carom_text_draw_on_top(text, "<small>Σ<b>p</b></small>", theme->momentum, theme->background,
                         sum->middle.x - sum->side / 2 + 4,
                         sum->middle.y - sum->side / 2 + text->line_height * 0.5, 0);
}

static double get_side(const CaromScenePictureLayout *layout) {
  return CLAMP(share * MIN(layout->width, layout->height), least_side, greatest_side);
}

/* While a contact asks, it may be asked for. */
static gboolean is_there(const CaromScenePictureLayout *layout) {
  return carom_scene_picture_layout_has_momenta(layout) && !layout->picture->asked;
}

double carom_momentum_sum_get_width(const CaromScenePictureLayout *layout) {
  return is_there(layout) ? CAROM_SCENE_PICTURE_LAYOUT_MARGIN + get_side(layout) : 0;
}

double carom_momentum_sum_get_right(const CaromScenePictureLayout *layout) {
  return layout->framing.right_is_freer ? carom_momentum_sum_get_width(layout) : 0;
}

/* If both corners are as free, the box is in the left one: the button that ends a zoom is on the
 * right. */
void carom_momentum_sum_draw(const CaromScenePictureLayout *layout, CaromText *text) {
  double side = get_side(layout), off_edge = CAROM_SCENE_PICTURE_LAYOUT_MARGIN + side / 2;
  double x = layout->framing.right_is_freer ? layout->width - off_edge : off_edge;
  Sum sum = {.layout = layout, .side = side, .middle = carom_vec2(x, off_edge)};
  if (!is_there(layout))
    return;
  add_up(&sum);
  if (isfinite(sum.scale) && sum.scale > 0)
    draw_sum(&sum, text);
}
