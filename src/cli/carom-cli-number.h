/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-number: strict parsing of numbers on the command line: the whole word must be a finite
 * number in range, with a decimal point whatever the locale. */
#pragma once

#include "carom-vec2.h"

#include <glib.h>

typedef struct {
  double min, max;
  gboolean above_min; /* min itself is out of range */
  const char *remedy; /* translatable sentence: what to give */
} CaromCliNumberRange;

/* @format: a format of printf() for one double
 * Returns: (transfer full): @value with a decimal point whatever the locale, so that it can be
 *   pasted anywhere */
char *carom_cli_number_to_text(double value, const char *format);

extern const CaromCliNumberRange carom_cli_number_range_positive;     /* > 0 */
extern const CaromCliNumberRange carom_cli_number_range_not_negative; /* >= 0 */
extern const CaromCliNumberRange carom_cli_number_range_fraction;     /* from 0 to 1 */

/* @option: the option's name, for the message
 * Returns: whether @text is a number in @range; otherwise @error, of bad usage, says what to
 *   give */
gboolean carom_cli_number_parse(const char *option, const char *text,
                                const CaromCliNumberRange *range, double *value, GError **error);

/* The same for two numbers with a comma between them. */
gboolean carom_cli_number_parse_vec2(const char *option, const char *text, CaromVec2 *value,
                                     GError **error);

/* The same for a whole number from @min to @max. */
gboolean carom_cli_number_parse_integer(const char *option, const char *text, guint64 min,
                                        guint64 max, guint64 *value, GError **error);
