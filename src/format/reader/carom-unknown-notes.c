/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-unknown-notes: unknown fields are of the same kind if they have the same key in elements of
 * the same list; a kind is remarked on only once. */
#include "carom-unknown-notes.h"

#include "carom-limits.h"
#include "carom-source-text.h"
#include "carom-suggest.h"

#include <glib/gi18n-lib.h>

void carom_unknown_notes_init(CaromUnknownNotes *notes, const char *name, GPtrArray *remarks) {
  *notes = (CaromUnknownNotes){
      .name = name,
      .remarks = remarks,
      .kinds = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL),
  };
}

void carom_unknown_notes_clear(CaromUnknownNotes *notes) {
  g_clear_pointer(&notes->kinds, g_hash_table_unref);
}

/* Returns: (transfer full): the same text for all fields of a kind: "bodies[] id" for that of
 *   "bodies[3]". Paths have no blanks. */
static char *name_kind(const CaromUnknownField *field) {
  GString *kind = g_string_new(NULL);
  for (const char *p = field->object; *p; p++)
    if (!g_ascii_isdigit(*p))
      g_string_append_c(kind, *p);
  g_string_append_printf(kind, " %s", field->key);
  return g_string_free(kind, FALSE);
}

static void remark(const CaromUnknownNotes *notes, const CaromUnknownField *field) {
  g_autofree char *key = carom_source_text_excerpt(field->key);
  g_autofree char *path = g_strjoin(*field->object ? "." : "", field->object, key, NULL);
  const char *meant = carom_suggest(field->key, field->known);
  g_ptr_array_add(
      notes->remarks,
      meant ? g_strdup_printf(_("%s: %s: this field is not known; it is kept as it is. Did you "
                                "mean “%s”?"),
                              notes->name, path, meant)
            : g_strdup_printf(_("%s: %s: this field is not known; it is kept as it is. "
                                "scene-format.md lists the fields that are known."),
                              notes->name, path));
}

void carom_unknown_notes_take(const CaromUnknownField *field, gpointer data) {
  CaromUnknownNotes *notes = data;
  gboolean is_new = g_hash_table_add(notes->kinds, name_kind(field));
  if (is_new && g_hash_table_size(notes->kinds) <= CAROM_LIMIT_UNKNOWN_NOTES)
    remark(notes, field);
}

void carom_unknown_notes_finish(CaromUnknownNotes *notes) {
  guint n_kinds = g_hash_table_size(notes->kinds);
  guint n_more = n_kinds - MIN(n_kinds, CAROM_LIMIT_UNKNOWN_NOTES);
  if (n_more > 0)
    g_ptr_array_add(
        notes->remarks,
        /* Translators: comes after a sentence for each of the first fields that are not known. */
        g_strdup_printf(ngettext("%s: and %u more field is not known; it is kept as it is.",
                                 "%s: and %u more fields are not known; they are kept as they are.",
                                 n_more),
                        notes->name, n_more));
}
