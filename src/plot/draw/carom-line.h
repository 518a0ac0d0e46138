/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-line: a straight line from one place to another: which part of it lies within a rectangle,
 * and how far away something is. */
#pragma once

#include "carom-vec2.h"

#include <glib.h>

/* Finds the part of the line that lies within a rectangle.
 *
 * @a, @b: the ends of the line
 * @min, @max: the corners of the rectangle
 * @from, @to: (out): the part, as fractions of the way from @a to @b; valid if there is one
 * Returns: whether any of the line lies within the rectangle */
gboolean carom_line_clip(CaromVec2 a, CaromVec2 b, CaromVec2 min, CaromVec2 max, double *from,
                         double *to);

/* How far @place is from the line. */
double carom_line_distance(CaromVec2 a, CaromVec2 b, CaromVec2 place);

/* Whether two lines cross each other; what only touches the other with an end does not. */
gboolean carom_line_crosses(CaromVec2 a, CaromVec2 b, CaromVec2 c, CaromVec2 d);
