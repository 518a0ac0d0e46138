/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-path: the path of a body's centre as it is drawn: a piece of a parabola, or
 * straight. */
#pragma once

#include "carom-overlay-frame.h"

/* A quadratic Bézier curve, which is what a parabola is. */
typedef struct {
  CaromVec2 from, control, to; /* control: where the tangents at both ends meet */
} CaromOverlayPath;

/* @share: 0 at its start, 1 at its end */
CaromVec2 carom_overlay_path_point(const CaromOverlayPath *path, double share);

/* Cuts off what comes before the path enters the room for the last time.
 *
 * @is_cut: (out): whether anything was cut off
 * Returns: whether the end of the path is in the room, and so any of it is left */
gboolean carom_overlay_path_enter(CaromOverlayPath *path, const CaromOverlayRoom *room,
                                  gboolean *is_cut);

/* How far @place is from a straight line between two points. */
double carom_overlay_path_distance_to_segment(CaromVec2 from, CaromVec2 to, CaromVec2 place);

/* How far @place is from the path. */
double carom_overlay_path_distance(const CaromOverlayPath *path, CaromVec2 place);

/* Where the straight line from @from, in the room, to @to leaves it.
 *
 * @edge: (out): the place
 * Returns: FALSE if it does not, or does not begin in the room */
gboolean carom_overlay_path_leave(const CaromOverlayRoom *room, CaromVec2 from, CaromVec2 to,
                                  CaromVec2 *edge);
