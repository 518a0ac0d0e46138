/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-number: numbers as they are displayed: with a minus sign instead of a hyphen, and with
 * powers of ten as superscripts. */
#pragma once

#include <glib.h>

/* Large enough for any number that carom_number_format() writes. */
#define CAROM_NUMBER_SIZE 64

/* Numbers that would show as zero have no sign; numbers that are not finite are shown as such.
 *
 * @text: (out): at least CAROM_NUMBER_SIZE bytes; Pango markup
 * @decimals: 0 to 20: digits after the point
 * @exponent: 0 for "0.25", otherwise as in "2.5 × 10^exponent" */
void carom_number_format(char *text, double value, int decimals, int exponent);

/* The same for a number among others, which are all written alike: one that would show as zero, but
 * is none, is written by itself, with two significant digits; with one where it needs a power of
 * ten, which makes it long enough beside numbers to which it is next to nothing.
 *
 * @decimals, @exponent: of all of them
 * @rounding: >= 0: what is smaller is zero but for rounding, and is written as such */
void carom_number_format_among(char *text, double value, int decimals, int exponent,
                               double rounding);

/* The same with @digits significant digits, and a power of ten if the number is very large or very
 * small. */
void carom_number_format_significant(char *text, double value, int digits);

/* Returns: (transfer full): Pango @markup as plain text, in which numbers that were raised, as
 *   exponents are, are so by their digits: "10⁻³" */
char *carom_number_strip_markup(const char *markup);
