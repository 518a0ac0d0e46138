/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-field: looks up a field by its name. */
#include "carom-field.h"

const CaromField *carom_field_find(const CaromObjectKind *kind, const char *name) {
  for (guint i = 0; i < kind->n_fields; i++)
    if (g_str_equal(kind->fields[i].key, name))
      return &kind->fields[i];
  return NULL;
}
