/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-explanation-format: the table of formats, made from the list in the header, and finding one
 * of them by its id or suffix. */
#include "carom-explanation-format.h"

#define ADDRESS(name) &carom_explanation_format_##name,
static const CaromExplanationFormat *const formats[] = {CAROM_EXPLANATION_FORMAT_LIST(ADDRESS)};

const CaromExplanationFormat *const *carom_explanation_formats(guint *n_formats) {
  *n_formats = G_N_ELEMENTS(formats);
  return formats;
}

const CaromExplanationFormat *carom_explanation_format_by_id(const char *id) {
  for (guint i = 0; i < G_N_ELEMENTS(formats); i++)
    if (g_str_equal(formats[i]->part.id, id))
      return formats[i];
  return NULL;
}

const CaromExplanationFormat *carom_explanation_format_by_name(const char *path) {
  for (guint i = 0; i < G_N_ELEMENTS(formats); i++)
    if (g_str_has_suffix(path, formats[i]->suffix))
      return formats[i];
  return NULL;
}
