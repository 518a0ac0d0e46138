/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-open-times: when a door is open, as it is shown and typed: "0.5..1.2; 3..4". Each pair of
 * dots stands between when it opens and when it shuts; a semicolon stands between the openings,
 * since in many languages a comma is a decimal sign. */
#pragma once

#include "carom-intervals.h"

/* @intervals: (nullable)
 * Returns: (transfer full): all digits, so that reading it gives the same again bit for bit; empty
 *   for none */
char *carom_open_times_write(const CaromIntervals *intervals);

/* The same for where there is little room: three digits, and the first openings if there are many.
 *
 * Returns: (transfer full): the text */
char *carom_open_times_write_short(const CaromIntervals *intervals);

/* @text: each time is an expression, see carom-expression.h, in seconds unless it has a unit; blank
 *   for none
 * @intervals: (out) (transfer none) (nullable): the interned intervals
 * Returns: whether it could be read; if not, @error says what is wrong, and how it is typed */
gboolean carom_open_times_read(const char *text, const CaromIntervals **intervals, GError **error);
