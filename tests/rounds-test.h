/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* rounds-test: how long a test goes on. By default sweeps over random cases are short, and of a
 * grid of cases there are some; with "./dev test --thorough", or "-m thorough" for one program,
 * they are whole. */
#pragma once

#include <glib.h>

/* CAROM_TEST_THOROUGH asks it of all programs at once. */
static inline gboolean test_is_thorough(void) {
  return g_test_thorough() || g_getenv("CAROM_TEST_THOROUGH");
}

/* Returns: how many of the @n rounds of a sweep are run: all, or the first tenth. Seeds are fixed,
 *   so that a short sweep is the beginning of the whole one. */
static inline guint test_rounds(guint n) {
  return test_is_thorough() ? n : MAX(n / 10, 1);
}

/* Of a grid of cases, such as scenes by sizes of type, all are run, or as many as it takes for each
 * row and each column to be run once.
 *
 * Returns: whether the one in @row and @column is run */
static inline gboolean test_runs_cell(guint row, guint n_rows, guint column, guint n_columns) {
  guint n = MIN(n_rows, n_columns);
  return test_is_thorough() || row % n == column % n;
}
