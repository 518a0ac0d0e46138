/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-generator: the list of generators, and the one entry to them, which checks the range of
 * every value. */
#include "carom-generator.h"

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
