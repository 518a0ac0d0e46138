/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-counter: the number of contacts in digits that can be read from the back row. */
#pragma once

#include "carom-text.h"
#include "carom-theme.h"

/* The height of the strip at the top of a picture that contains the counter. */
double carom_counter_height(double picture_height);

/* Returns: (transfer full): @count in groups of three digits, with narrow no-break spaces, such as
 *   "314 159" */
char *carom_counter_format(guint64 count);

/* Draws @count in the middle of the strip at the top of a picture of that width and height, small
 * enough to fit. All digits have the same width, so that the number does not move while it
 * counts. */
void carom_counter_draw(CaromText *text, const CaromTheme *theme, guint64 count, double width,
                        double height);
