/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-generator-memory: which generator was used last, and with which values each of them has
 * made a scene, until the program ends; and, until the window closes, what was entered there. */
#pragma once

#include "carom-generator.h"

/* Returns: (transfer none): the first one at first */
const CaromGenerator *carom_generator_memory_get_last(void);
void carom_generator_memory_set_last(const CaromGenerator *generator);

/* Returns: (transfer none): the draft, if there is one; otherwise the values that are remembered,
 *   which are the usual ones at first */
const double *carom_generator_memory_get(const CaromGenerator *generator);
/* Remembers with which values a scene was made, which then are no draft any more.
 *
 * @values: one for each option; copied */
void carom_generator_memory_set(const CaromGenerator *generator, const double *values);

/* Remembers values for as long as another generator is looked at.
 *
 * @values: one for each option; copied */
void carom_generator_memory_set_draft(const CaromGenerator *generator, const double *values);
/* Forgets what was entered and not made. */
void carom_generator_memory_drop_drafts(void);
