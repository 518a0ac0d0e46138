/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-generator-option: ranges, and the sentences about them. */
#include "carom-generator-option.h"

#include "carom-digits.h"
#include "carom-generator-error.h"

#include <glib/gi18n-lib.h>

/* Enough for what stands in the tables. */
#define DIGITS 4

char *carom_generator_option_quantity(double value, CaromDimension dimension, int significant) {
  g_autofree char *number = carom_digits_text(value, significant);
  if (dimension == CAROM_DIMENSION_ANGLE)
    /* Translators: an angle in degrees. */
    return g_strdup_printf(_("%s°"), number);
  return carom_unit_quantity_of(number, dimension, "m");
}

/* Whole numbers have all their digits. */
static char *quantity(const CaromGeneratorOption *option, double value) {
  return option->whole ? g_strdup_printf("%" G_GINT64_FORMAT, (gint64)value)
                       : carom_generator_option_quantity(value, option->dimension, DIGITS);
}

static gboolean is_in_range(const CaromGeneratorOption *option, double value) {
  return value >= option->low && value <= option->high && (!option->whole || value == floor(value));
}

/* Returns: (transfer full): what may be given, in a sentence */
static char *refusal(const CaromGeneratorOption *option) {
  g_autofree char *low = quantity(option, option->low);
  g_autofree char *high = quantity(option, option->high);
  if (option->whole)
    /* Translators: here and in the next sentences, "%s" are the lowest and the highest of all that
       may be given, with their units. */
    return g_strdup_printf(_("Give a whole number from %s to %s."), low, high);
  return g_strdup_printf(_("Give a number from %s to %s."), low, high);
}

gboolean carom_generator_option_check(const CaromGeneratorOption *option, double value,
                                      GError **error) {
  if (is_in_range(option, value))
    return TRUE;
  g_autofree char *message = refusal(option);
  g_set_error_literal(error, CAROM_GENERATOR_ERROR, CAROM_GENERATOR_ERROR_RANGE, message);
  return FALSE;
}

char *carom_generator_option_describe(const CaromGeneratorOption *option) {
  const char *summary = _(option->part.summary);
  g_autofree char *low = quantity(option, option->low);
  g_autofree char *high = quantity(option, option->high);
  g_autofree char *usual = quantity(option, option->usual);
  if (option->whole)
    /* Translators: here and in the next texts, the first "%s" says what is to be given, such as
       "Radius of each disc". The next two are the lowest and the highest that it may be, the last
       is what it is if it is not given; all three with their units. */
    return g_strdup_printf(_("%s (a whole number from %s to %s; %s if not given)"), summary, low,
                           high, usual);
  return g_strdup_printf(_("%s (from %s to %s; %s if not given)"), summary, low, high, usual);
}
