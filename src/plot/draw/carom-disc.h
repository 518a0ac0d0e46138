/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-disc: the look of a disc, and drawing it. */
#pragma once

#include "carom-colour.h"

typedef struct {
  CaromColour fill, edge;
  double edge_width; /* the edge lies inside the disc */
  gboolean hatched;  /* whether it is pinned, which hatching shows rather than colour */
  CaromColour hatch; /* of the lines, if it is */
} CaromDiscLook;

/* Draws a disc of that @radius, in points, around (@x, @y). */
void carom_disc_draw(cairo_t *cr, const CaromDiscLook *look, double x, double y, double radius);
