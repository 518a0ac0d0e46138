/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-disc: fills a circle, strokes the edge inside it, and hatches it if the disc is pinned. */
#include "carom-disc.h"

#include <math.h>

/* Lines at 45°, one of them through the centre, so that even the smallest disc has one. Of a disc
 * as large as a town only those that are seen: all of them would hold the window for seconds. */
static void hatch(cairo_t *cr, double x, double y, double radius) {
  double spacing = CLAMP(radius / 2.2, 2, 7);
  double left, top, right, bottom;
  cairo_clip_extents(cr, &left, &top, &right, &bottom);
  double first = MAX(-radius, (left + top - x - y) * G_SQRT2 / 2 - spacing);
  double last = MIN(radius, (right + bottom - x - y) * G_SQRT2 / 2 + spacing);
  for (double offset = ceil(first / spacing) * spacing; offset <= last; offset += spacing) {
    double half = sqrt(MAX(radius * radius - offset * offset, 0));
    double middle_x = x + offset * G_SQRT2 / 2, middle_y = y + offset * G_SQRT2 / 2;
    cairo_move_to(cr, middle_x - half * G_SQRT2 / 2, middle_y + half * G_SQRT2 / 2);
    cairo_line_to(cr, middle_x + half * G_SQRT2 / 2, middle_y - half * G_SQRT2 / 2);
  }
  cairo_stroke(cr);
}

void carom_disc_draw(cairo_t *cr, const CaromDiscLook *look, double x, double y, double radius) {
  double edge_width = MIN(look->edge_width, radius / 2);
  double edge_radius = radius - edge_width / 2;
  cairo_new_path(cr);
  cairo_arc(cr, x, y, edge_radius, 0, 2 * G_PI);
  carom_colour_set(cr, look->fill, 1);
  cairo_fill_preserve(cr);
  carom_colour_set(cr, look->edge, 1);
  cairo_set_line_width(cr, edge_width);
  cairo_stroke(cr);
  if (look->hatched) {
    carom_colour_set(cr, look->hatch, 1);
    hatch(cr, x, y, edge_radius);
  }
}
