/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-decimal: doubles as exact text and back, for files: the same in every locale, except where
 * it says so. Numbers for people are written by carom-digits.h. */
#pragma once

#include <glib.h>

/* Long enough for any of the texts below. */
#define CAROM_DECIMAL_SIZE 40

/* The shortest text that gives @value again bit for bit, as JSON writes it.
 *
 * @buffer: takes the text
 * Returns: @buffer */
const char *carom_decimal_format(char buffer[CAROM_DECIMAL_SIZE], double value);

/* The same for people, with a minus sign in place of the hyphen. */
const char *carom_decimal_display(char buffer[CAROM_DECIMAL_SIZE], double value);

/* The same for spreadsheets, which read numbers as their user writes them: with the decimal sign of
 * the locale. */
const char *carom_decimal_spreadsheet(char buffer[CAROM_DECIMAL_SIZE], double value);

/* @text: nothing but a decimal number, with a point in every locale: 1, -0.5, +.5, 5., 1e-3
 * Returns: whether @text is one, and a finite double */
gboolean carom_decimal_parse(const char *text, double *value);

/* Returns: carom_round_number_below() of @value, as the double nearest to it */
double carom_decimal_round_down(double value);
