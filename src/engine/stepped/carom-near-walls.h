/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-near-walls: which discs may meet a wall in this step.
 *
 * The discs that are closer to a wall than half a margin are kept in a list. Only these can meet a
 * wall until some disc has moved further than that (carom-drift). */
#pragma once

#include "carom-drift.h"
#include "carom-wall.h"

typedef struct CaromNearWalls CaromNearWalls;

/* @margin: that of the drift
 * @lines: (array length=n_lines): must outlive the return value
 * Returns: (transfer full): an empty list */
CaromNearWalls *carom_near_walls_new(double margin, const CaromWallLine *lines, guint n_lines);
void carom_near_walls_free(CaromNearWalls *near_walls);

/* Makes the list from where @bodies are now and where they were at the start of the step. */
void carom_near_walls_make_list(CaromNearWalls *near_walls, const CaromBodies *bodies,
                                const CaromDrift *drift);

/* Returns: (transfer none) (element-type guint): discs in ascending order. They include all that
 *   touch a wall's line or have crossed one since the start of the step, provided that no disc has
 *   been further than half the margin from where it was when the list was made. */
const GArray *carom_near_walls_discs(const CaromNearWalls *near_walls);
