/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-arrow: strokes all shafts as one path and fills all heads as another. A shaft ends inside
 * its head, and the head has a notch at its back. */
#include "carom-arrow.h"

/* The length of a head, in widths of the shaft, and its largest fraction of an arrow. */
static const double head_length = 5.5, head_share = 0.7;

/* @head, or less if the arrow is short. */
static double limited_head(const CaromArrow *arrow, double head) {
  double length = carom_vec2_distance(arrow->to, arrow->from);
  return MIN(head, head_share * length);
}

double carom_arrow_head(const CaromArrow *arrow, double width) {
  return limited_head(arrow, head_length * width);
}

static CaromVec2 direction_of(const CaromArrow *arrow) {
  CaromVec2 along = carom_vec2_sub(arrow->to, arrow->from);
  return carom_vec2_scale(along, 1 / carom_vec2_length(along));
}

static void add_shaft(cairo_t *cr, const CaromArrow *arrow, double head) {
  /* The shaft ends inside the head, so that the tip stays sharp. */
  double inside = head * 0.7;
  CaromVec2 end = carom_vec2_add_scaled(arrow->to, direction_of(arrow), -inside);
  cairo_move_to(cr, arrow->from.x, arrow->from.y);
  cairo_line_to(cr, end.x, end.y);
}

static void add_head(cairo_t *cr, const CaromArrow *arrow, double head) {
  CaromVec2 along = direction_of(arrow), across = carom_vec2_perpendicular(along);
  double half = head * CAROM_ARROW_HEAD_SLOPE;
  CaromVec2 back = carom_vec2_add_scaled(arrow->to, along, -head);
  CaromVec2 notch = carom_vec2_add_scaled(arrow->to, along, -head * 0.8);
  CaromVec2 left = carom_vec2_add_scaled(back, across, half);
  CaromVec2 right = carom_vec2_add_scaled(back, across, -half);
  cairo_move_to(cr, arrow->to.x, arrow->to.y);
  cairo_line_to(cr, left.x, left.y);
  cairo_line_to(cr, notch.x, notch.y);
  cairo_line_to(cr, right.x, right.y);
  cairo_close_path(cr);
}

static void draw(cairo_t *cr, const CaromArrow *arrows, guint n, CaromColour colour, double width,
                 double head) {
  cairo_save(cr);
  carom_colour_set(cr, colour, 1);
  cairo_set_line_width(cr, width);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT);
  /* Among many arrows nobody sees the finer edges, which take twice the time. */
  cairo_set_antialias(cr, n > 100 ? CAIRO_ANTIALIAS_FAST : CAIRO_ANTIALIAS_DEFAULT);
  cairo_new_path(cr);
  for (guint i = 0; i < n; i++)
    add_shaft(cr, &arrows[i], limited_head(&arrows[i], head));
  cairo_stroke(cr);
  for (guint i = 0; i < n; i++)
    add_head(cr, &arrows[i], limited_head(&arrows[i], head));
  cairo_fill(cr);
  cairo_restore(cr);
}

void carom_arrow_draw_halo(cairo_t *cr, const CaromArrow *arrow, CaromColour colour, double width,
                           double head, double margin) {
  cairo_save(cr);
  carom_colour_set(cr, colour, 1);
  cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_path(cr);
  add_shaft(cr, arrow, limited_head(arrow, head));
  cairo_set_line_width(cr, width + 2 * margin);
  cairo_stroke(cr);
  add_head(cr, arrow, limited_head(arrow, head));
  cairo_set_line_width(cr, 2 * margin);
  cairo_stroke(cr);
  cairo_restore(cr);
}

void carom_arrows_draw(cairo_t *cr, const CaromArrow *arrows, guint n, CaromColour colour,
                       double width) {
  draw(cr, arrows, n, colour, width, head_length * width);
}

void carom_arrow_draw(cairo_t *cr, const CaromArrow *arrow, CaromColour colour, double width,
                      double head) {
  draw(cr, arrow, 1, colour, width, head);
}
