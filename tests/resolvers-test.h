/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* resolvers-test: tests of each resolver. A program that is run again with a fourth one tests that
 * one alone, since the others are tested without it. */
#pragma once

#include "carom-resolver.h"

static inline gboolean test_has_fourth(void) {
  return g_getenv("CAROM_TEST_FOURTH") != NULL;
}

/* Returns: the first of @n resolvers that is tested here */
static inline guint test_first_resolver(guint n) {
  return test_has_fourth() ? n - 1 : 0;
}

/* Adds @func, whose data is a resolver, for those of @table from @first on.
 *
 * @name: of the program and the test, with "/" between them */
static inline void test_add_from_table(CaromResolverTable *table, guint first, const char *name,
                                       GTestDataFunc func) {
  guint n;
  const CaromResolver *const *resolvers = carom_resolver_table_get(table, &n);
  for (guint i = first; i < n; i++) {
    g_autofree char *path = g_strdup_printf("/%s/%s", name, resolvers[i]->part.id);
    g_test_add_data_func(path, resolvers[i], func);
  }
}

static inline void test_add_for_resolvers(const char *name, GTestDataFunc func) {
  guint n;
  carom_resolvers(&n);
  test_add_from_table(&carom_resolver_methods, test_first_resolver(n), name, func);
}

static inline void test_add_for_wrong_ones(const char *name, GTestDataFunc func) {
  if (!test_has_fourth())
    test_add_from_table(&carom_resolver_wrong, 0, name, func);
}
