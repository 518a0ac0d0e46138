/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-math-ink: moves and draws each kind of ink. The surroundings of a piece are drawn as its
 * outline with a wide pen. */
#include "carom-math-ink.h"

void carom_math_ink_clear(CaromMathInk *ink) {
  g_clear_object(&ink->layout);
}

void carom_math_ink_move(CaromMathInk *ink, CaromVec2 by) {
  ink->place = carom_vec2_add(ink->place, by);
  for (guint i = 0; i < ink->n_points; i++)
    ink->points[i] = carom_vec2_add(ink->points[i], by);
}

static void trace_line(cairo_t *cr, const CaromMathInk *ink) {
  for (guint i = 0; i < ink->n_points; i++)
    cairo_line_to(cr, ink->points[i].x, ink->points[i].y);
}

static void trace_crescent(cairo_t *cr, const CaromMathInk *ink) {
  const CaromVec2 *p = ink->points;
  cairo_move_to(cr, p[0].x, p[0].y);
  cairo_curve_to(cr, p[1].x, p[1].y, p[2].x, p[2].y, p[3].x, p[3].y);
  cairo_curve_to(cr, p[2].x - ink->swell, p[2].y, p[1].x - ink->swell, p[1].y, p[0].x, p[0].y);
  cairo_close_path(cr);
}

static void draw(const CaromMathInk *ink, cairo_t *cr) {
  if (ink->kind == CAROM_MATH_INK_LETTERS) {
    cairo_move_to(cr, ink->place.x, ink->place.y);
    pango_cairo_show_layout_line(cr, pango_layout_get_line_readonly(ink->layout, 0));
    cairo_new_path(cr);
    return;
  }
  if (ink->kind == CAROM_MATH_INK_CRESCENT) {
    trace_crescent(cr, ink);
    cairo_fill_preserve(cr);
  } else {
    trace_line(cr, ink);
  }
  cairo_set_line_width(cr, ink->width);
  cairo_stroke(cr);
}

void carom_math_ink_draw(const CaromMathInk *ink, cairo_t *cr) {
  cairo_save(cr);
  if (ink->is_tinted)
    carom_colour_set(cr, ink->tint, 1);
  draw(ink, cr);
  cairo_restore(cr);
}

void carom_math_ink_draw_halo(const CaromMathInk *ink, cairo_t *cr, double margin) {
  if (ink->kind == CAROM_MATH_INK_LETTERS) {
    cairo_move_to(cr, ink->place.x, ink->place.y);
    pango_cairo_layout_line_path(cr, pango_layout_get_line_readonly(ink->layout, 0));
  } else if (ink->kind == CAROM_MATH_INK_CRESCENT) {
    trace_crescent(cr, ink);
  } else {
    trace_line(cr, ink);
  }
  cairo_set_line_width(cr, ink->width + 2 * margin);
  cairo_stroke(cr);
}
