/* carom-cli-number: strict parsing of numbers on the command line: the whole word must be a finite
 * number in range, with a decimal point whatever the locale. */
#pragma once

#include "carom-vec2.h"

#include <glib.h>

typedef struct {
  double min, max;
  gboolean above_min; /* min itself is out of range */
  const char *remedy; /* translatable sentence: what to give */
} CaromCliRange;

/* @format: a format of printf() for one double
 * Returns: (transfer full): @value with a decimal point whatever the locale, so that it can be
 *   pasted anywhere */
char *carom_cli_show_number(double value, const char *format);

extern const CaromCliRange carom_cli_range_positive;     /* > 0 */
extern const CaromCliRange carom_cli_range_not_negative; /* >= 0 */
extern const CaromCliRange carom_cli_range_fraction;     /* from 0 to 1 */

/* @option: the option's name, for the message
 * Returns: whether @text is a number in @range; otherwise @error, of bad usage, says what to
 *   give */
gboolean carom_cli_parse_number(const char *option, const char *text, const CaromCliRange *range,
                                double *value, GError **error);

/* The same for two numbers with a comma between them. */
gboolean carom_cli_parse_vec2(const char *option, const char *text, CaromVec2 *value,
                              GError **error);

/* The same for a whole number from @min to @max. */
gboolean carom_cli_parse_integer(const char *option, const char *text, guint64 min, guint64 max,
                                 guint64 *value, GError **error);
