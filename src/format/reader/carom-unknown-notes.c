/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-unknown-notes: unknown fields are of the same kind if they have the same key in elements of
 * the same list; a kind is remarked on only once. They are in a tree, since names in a file may be
 * such that a hash table does not tell them apart in reasonable time. */
#include "carom-unknown-notes.h"

#include "carom-limits.h"
#include "carom-source-text.h"
#include "carom-suggest.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A GCompareDataFunc. */
static int compare_kinds(gconstpointer one, gconstpointer other, gpointer unused) {
  return strcmp(one, other);
}

void carom_unknown_notes_init(CaromUnknownNotes *notes, const char *name, GPtrArray *remarks) {
  *notes = (CaromUnknownNotes){
      .name = name,
      .remarks = remarks,
      .kinds = g_tree_new_full(compare_kinds, NULL, g_free, NULL),
  };
}

void carom_unknown_notes_clear(CaromUnknownNotes *notes) {
  g_clear_pointer(&notes->kinds, g_tree_unref);
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
  if (g_tree_nnodes(notes->kinds) == CAROM_LIMIT_UNKNOWN_KINDS)
    return;
  g_autofree char *kind = name_kind(field);
  if (g_tree_lookup_node(notes->kinds, kind))
    return;
  g_tree_insert_node(notes->kinds, g_steal_pointer(&kind), NULL);
  if (g_tree_nnodes(notes->kinds) <= CAROM_LIMIT_UNKNOWN_NOTES)
    remark(notes, field);
}

void carom_unknown_notes_finish(CaromUnknownNotes *notes) {
  guint n_kinds = (guint)g_tree_nnodes(notes->kinds);
  guint n_more = n_kinds - MIN(n_kinds, CAROM_LIMIT_UNKNOWN_NOTES);
  if (n_more > 0)
    g_ptr_array_add(
        notes->remarks,
        n_kinds < CAROM_LIMIT_UNKNOWN_KINDS
            ? g_strdup_printf(
                  /* Translators: comes after a sentence for each of the first fields that are not
                     known. */
                  ngettext("%s: and %u more field is not known; it is kept as it is.",
                           "%s: and %u more fields are not known; they are kept as they are.",
                           n_more),
                  notes->name, n_more)
            : g_strdup_printf(
                  /* Translators: the same for very many fields. */
                  _("%s: and at least %u more fields are not known; they are kept as they are."),
                  notes->name, n_more));
}
