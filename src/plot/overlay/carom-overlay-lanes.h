/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-lanes: arrows that would lie on one another are drawn side by side: an arrow is the
 * same wherever it begins, and what is covered would be looked for. */
#pragma once

#include "carom-overlay-shape.h"

/* Moves the arrows of marks that lie on one another, on a velocity or on an axis beside it.
 * Velocities and axes stay where they are, so that the picture does not move from line to line; and
 * so does what is dragged.
 *
 * @shapes: (element-type CaromOverlayShape): the faintest first
 * @factor: by which lines are wider than in points */
void carom_overlay_lanes_part(GArray *shapes, double factor);
