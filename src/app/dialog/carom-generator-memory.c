/* carom-generator-memory: the values of a generator are looked up by its address. */
#include "carom-generator-memory.h"

static const CaromGenerator *last;

/* Returns: (transfer none) (element-type CaromGenerator double): arrays of values */
static GHashTable *get_table(void) {
  static GHashTable *table;
  if (!table)
    table = g_hash_table_new_full(NULL, NULL, NULL, g_free);
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
  GHashTable *table = get_table();
  if (!g_hash_table_contains(table, generator))
    g_hash_table_insert(table, (gpointer)generator, carom_generator_usual_values(generator));
  return g_hash_table_lookup(table, generator);
}

void carom_generator_memory_set(const CaromGenerator *generator, const double *values) {
  g_return_if_fail(generator && values);
  g_hash_table_insert(get_table(), (gpointer)generator,
                      g_memdup2(values, generator->n_options * sizeof *values));
}
