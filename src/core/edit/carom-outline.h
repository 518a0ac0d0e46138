/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-outline: circles and lines about the origin, and the ways from there to the points where
 * one of them is nearest, or where two of them meet. */
#pragma once

#include "carom-vec2.h"

#include <glib.h>

/* A circle around a centre, or a line through a point. */
typedef struct {
  gboolean is_line;
  CaromVec2 place;  /* the centre, or the point */
  double radius;    /* of a circle */
  CaromVec2 normal; /* of a line, of length 1 */
} CaromOutline;

/* Returns: (transfer full) (element-type CaromOutline): an empty list */
GArray *carom_outline_list_new(void);

/* @outlines: (element-type CaromOutline): a circle is added */
void carom_outline_add_circle(GArray *outlines, CaromVec2 centre, double radius);

/* Adds two lines, @reach to both sides of @point.
 *
 * @outlines: (element-type CaromOutline): they are added
 * @normal: of length 1 */
void carom_outline_add_lines(GArray *outlines, CaromVec2 point, CaromVec2 normal, double reach);

/* @outlines: (element-type CaromOutline): of which each is compared with each
 * @most: how long a way may be
 * Returns: (transfer full) (element-type CaromVec2): the ways, in no particular order */
GArray *carom_outline_ways(const GArray *outlines, double most);
