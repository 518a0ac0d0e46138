/* carom-generator-memory: which generator was used last, and with which values each of them, until
 * the program ends. */
#pragma once

#include "carom-generator.h"

/* Returns: (transfer none): the first one at first */
const CaromGenerator *carom_generator_memory_get_last(void);
void carom_generator_memory_set_last(const CaromGenerator *generator);

/* Returns: (transfer none): the usual values at first */
const double *carom_generator_memory_get(const CaromGenerator *generator);
/* @values: one for each option; copied */
void carom_generator_memory_set(const CaromGenerator *generator, const double *values);
