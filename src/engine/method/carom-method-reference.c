/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-method-reference: the better of two claims wins, and of two equal ones the first. */
#include "carom-method-reference.h"

#include "carom-detection.h"

/* Returns: how good the claim of @method is */
static int rank(const CaromMethod *method) {
  if (method->is_reference)
    return 3;
  if (carom_resolver_is_wrong(method->resolver))
    return 0;
  return method->detection->is_stepped ? 1 : 2;
}

guint carom_method_reference_find(const CaromMethod *methods, guint n_methods) {
  guint best = 0;
  for (guint i = 1; i < n_methods; i++)
    if (rank(&methods[i]) > rank(&methods[best]))
      best = i;
  return best;
}

void carom_method_reference_choose(CaromMethod *methods, guint n_methods, guint i) {
  for (guint k = 0; k < n_methods; k++)
    methods[k].is_reference = k == i;
}
