/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-clip: which part of a line lies within a rectangle. */
#pragma once

#include "carom-vec2.h"

#include <glib.h>

/* @a, @b: the ends of the line
 * @min, @max: the corners of the rectangle
 * @from, @to: (out): the part within it as fractions of the way from @a to @b; valid if there is
 *   one
 * Returns: whether any of the line is within the rectangle */
gboolean carom_clip_line(CaromVec2 a, CaromVec2 b, CaromVec2 min, CaromVec2 max, double *from,
                         double *to);
