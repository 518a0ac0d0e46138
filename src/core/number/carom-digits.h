/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-digits: numbers as people read and write them: the one place that formats numbers for the
 * screen and for documents. The decimal sign is a point in every locale, as in the texts of scenes,
 * in formulas and in files, so that "(1.5, 2)" is always two numbers. What is typed may have the
 * locale's sign as well. Only tables for spreadsheets are written otherwise, see carom-decimal.h.
 */
#pragma once

#include "carom-vec2.h"

#include <glib.h>

typedef struct {
  char digits[40]; /* "−0.126775": with a minus sign, not a hyphen, and a point in every locale;
                      "∞"; "?" for NAN */
  int exponent;    /* × 10^exponent; 0 if there is no power of ten */
} CaromDigits;

/* Enough to read a double back bit for bit. */
#define CAROM_DIGITS_EXACT 17

/* How many significant digits a number has in a document: enough to calculate with, and few enough
 * to read. */
#define CAROM_DIGITS_USUAL 6

/* How many what is read off has, on screen and in the balance: as many as a student writes down. */
#define CAROM_DIGITS_READ 4

/* Of those in a presentation, which are read from the back row. */
#define CAROM_DIGITS_FEW 3

/* What stands before a negative number instead of a hyphen. */
#define CAROM_DIGITS_MINUS "\u2212"

/* floor(log10(|value|)), correct also at powers of ten; 0 for 0. */
int carom_digits_exponent(double value);

/* @value × 10^@exponent, correctly rounded wherever 10^|exponent| is exact. */
double carom_digits_shift(double value, int exponent);

/* @exponent: carom_digits_exponent() of a value
 * Returns: whether a value of that size is written without a power of ten: 0.001 and 100000 are,
 *   0.0001 and 1000000 are not */
gboolean carom_digits_is_plain(int exponent);

/* Very large and very small numbers get a power of ten.
 *
 * @significant: how many significant digits to give, 1 to 17; trailing zeros are left out, and
 *   digits before the point are never rounded away */
CaromDigits carom_digits(double value, int significant);

/* A number that hardly differs from a simple one would be rounded to that, and what it is about
 * lost: it is written as the simple number and the difference, "1 − 6×10⁻⁸". A simple number has at
 * most two digits and no power of ten. Where the usual digits show a difference, the number is one
 * like any other, which may be near a simple one by chance. What differs by less than 1e-10 of it
 * does so by rounding, which adds up over the steps of a run and grows with every contact of discs.
 * That it does not depend on how many digits are asked for keeps a number the same in every line.
 *
 * @simple, @rest: (out): both parts, if it is to be written so
 * Returns: whether it is */
gboolean carom_digits_split(double value, double *simple, double *rest);

/* How many significant digits of the rest to give: two, or as many as reach the place that
 * @significant digits of the simple number reach, but never more than @significant. */
int carom_digits_of_rest(double simple, double rest, int significant);

/* The number that is read where @value is written with so many significant digits, split or not. */
double carom_digits_written(double value, int significant);

/* Appends them as plain text, such as "6.02×10²³". */
void carom_digits_append(CaromDigits number, GString *text);

/* Returns: (transfer full): @value as such text */
char *carom_digits_text(double value, int significant);

/* A number that is known to within an error, "0.52 ± 0.03": of the error two digits, and as many of
 * the number, but no more than @most of these. An error that does not show in them is not said.
 *
 * @error: >= 0
 * Returns: (transfer full): such text */
char *carom_digits_with_error(double value, double error, int most);

/* A coefficient of restitution or friction, to be read off. One that hardly differs from 1 has as
 * many digits as show that it does, since it loses energy.
 *
 * Returns: (transfer full): the text */
char *carom_digits_coefficient(double value);

/* For a field in which it can be changed: the shortest text that is @value when it is read again. A
 * number that differs from a short one by its last bits alone, as what has been calculated does,
 * is written as that; what has up to 15 digits, as people type, always stays what it is.
 *
 * Returns: (transfer full): the text */
char *carom_digits_exactly(double value);

/* Returns: (transfer full): both components of @vector as such text: "(1.5, −2)" */
char *carom_digits_vector(CaromVec2 vector, int significant);

/* @decimals: 0 to 20: how many digits follow the point, also if they are zeros
 * Returns: (transfer full): such as "1.260" or "−0.5"; what shows as zero has no sign */
char *carom_digits_fixed(double value, int decimals);

/* Reads a number that was typed, or written by carom_digits_text(): with a point or the locale's
 * decimal sign, a hyphen or a minus sign, "e23" or "×10²³", and blanks around it.
 *
 * @value: (out): the number, if it is one
 * Returns: whether @text is a finite number and nothing else */
gboolean carom_digits_parse(const char *text, double *value);

/* Appends a whole number in raised digits, such as "⁻³". */
void carom_digits_append_raised(int number, GString *text);

/* Reads a whole number in raised digits, such as the "⁻³" of "10⁻³".
 *
 * @text: (inout): moved behind it, if it begins there
 * @exponent: (out): the number, if one begins there
 * Returns: whether one does, and is not too long for an int */
gboolean carom_digits_read_raised(const char **text, int *exponent);
