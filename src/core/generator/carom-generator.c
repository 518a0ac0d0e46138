/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-generator: the list of generators; the ranges of their options, and the sentences about
 * them; and the one entry to the generators, which checks the range of every value. */
#include "carom-generator.h"

#include "carom-digits.h"

#include <glib/gi18n-lib.h>

G_DEFINE_QUARK(carom_generator_error, carom_generator_error)

gboolean carom_generator_error_refuse(guint *culprit, guint option, char *message, GError **error) {
  g_autofree char *owned = message;
  *culprit = option;
  g_set_error_literal(error, CAROM_GENERATOR_ERROR, CAROM_GENERATOR_ERROR_NO_ROOM, owned);
  return FALSE;
}

/* ---- Options ---- */

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

/* ---- Generators ---- */

#define ADDRESS(name) &carom_generator_##name,
static const CaromGenerator *const generators[] = {CAROM_GENERATOR_LIST(ADDRESS)};

const CaromGenerator *const *carom_generators(guint *n_generators) {
  *n_generators = G_N_ELEMENTS(generators);
  return generators;
}

const CaromGenerator *carom_generator_by_id(const char *id) {
  for (guint i = 0; i < G_N_ELEMENTS(generators); i++)
    if (g_str_equal(generators[i]->part.id, id))
      return generators[i];
  return NULL;
}

double *carom_generator_usual_values(const CaromGenerator *generator) {
  double *values = g_new(double, generator->n_options);
  for (guint i = 0; i < generator->n_options; i++)
    values[i] = generator->options[i].usual;
  return values;
}

CaromScene *carom_generator_make(const CaromGenerator *generator, const double *values,
                                 guint *culprit, GError **error) {
  guint unused;
  if (!culprit)
    culprit = &unused;
  for (*culprit = 0; *culprit < generator->n_options; (*culprit)++)
    if (!carom_generator_option_check(&generator->options[*culprit], values[*culprit], error))
      return NULL;
  return generator->make(values, culprit, error);
}
