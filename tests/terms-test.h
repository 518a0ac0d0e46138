/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* terms-test: tables of terms, written as constants, for tests of formulas. */
#pragma once

#include "carom-formula.h"

/* A table of terms is used after this, which makes its names those that formulas know. */
static inline void test_intern_names(CaromTerm *terms, guint n) {
  for (guint i = 0; i < n; i++)
    terms[i].name = g_intern_string(terms[i].name);
}
