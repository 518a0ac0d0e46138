/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-generator-memory: the values of a generator are looked up by its address, first among the
 * drafts. */
#include "carom-generator-memory.h"

static const CaromGenerator *last;

/* Returns: (transfer full) (element-type CaromGenerator double): for arrays of values */
static GHashTable *new_table(void) {
  return g_hash_table_new_full(NULL, NULL, NULL, g_free);
}

/* With which values scenes were made, or else the usual ones. */
static GHashTable *get_kept(void) {
  static GHashTable *table;
  if (!table)
    table = new_table();
  return table;
}

static GHashTable *get_drafts(void) {
  static GHashTable *table;
  if (!table)
    table = new_table();
  return table;
}

const CaromGenerator *carom_generator_memory_get_last(void) {
  guint n;
  return last ? last : carom_generators(&n)[0];
}

void carom_generator_memory_set_last(const CaromGenerator *generator) {
  last = generator;
}

const double *carom_generator_memory_get(const CaromGenerator *generator) {
  g_return_val_if_fail(generator, NULL);
  GHashTable *kept = get_kept();
  const double *draft = g_hash_table_lookup(get_drafts(), generator);
  if (!draft && !g_hash_table_contains(kept, generator))
    g_hash_table_insert(kept, (gpointer)generator, carom_generator_usual_values(generator));
  return draft ? draft : g_hash_table_lookup(kept, generator);
}

static void put(GHashTable *table, const CaromGenerator *generator, const double *values) {
  g_hash_table_insert(table, (gpointer)generator,
                      g_memdup2(values, generator->n_options * sizeof *values));
}

void carom_generator_memory_set(const CaromGenerator *generator, const double *values) {
  g_return_if_fail(generator && values);
  g_hash_table_remove(get_drafts(), generator);
  put(get_kept(), generator, values);
}

void carom_generator_memory_set_draft(const CaromGenerator *generator, const double *values) {
  g_return_if_fail(generator && values);
  put(get_drafts(), generator, values);
}

void carom_generator_memory_drop_drafts(void) {
  g_hash_table_remove_all(get_drafts());
}
