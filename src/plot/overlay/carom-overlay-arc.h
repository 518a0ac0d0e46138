/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-arc: a part of a circle, of half of it at most, in a picture: y is down. */
#pragma once

#include "carom-vec2.h"

/* Angles are clockwise from the right. */
typedef struct {
  CaromVec2 centre;
  double radius, start_rad;
  double sweep_rad; /* −π to π */
} CaromOverlayArc;

/* The arc around @centre that begins at the angle @start_rad and ends at @to, by the shorter
 * way. */
CaromOverlayArc carom_overlay_arc_to(CaromVec2 centre, double start_rad, CaromVec2 to);

/* The point at that @share of @arc; 0 is where it begins. */
CaromVec2 carom_overlay_arc_point(CaromOverlayArc arc, double share);

/* How far @place is from @arc. */
double carom_overlay_arc_distance(CaromOverlayArc arc, CaromVec2 place);
