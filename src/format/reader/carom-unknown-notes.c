/* carom-unknown-notes: unknown fields are of the same kind if they have the same key in elements of
 * the same list; a kind is remarked on only once. */
#include "carom-unknown-notes.h"

#include "carom-limits.h"
#include "carom-source-text.h"
#include "carom-suggest.h"

#include <glib/gi18n-lib.h>

/* Fields of one name, in all elements of the same list. */
typedef struct {
  char *object; /* the path of an object that has it */
  char *key;
} Kind;

static void kind_free(gpointer data) {
  Kind *kind = data;
  g_free(kind->object);
  g_free(kind->key);
  g_free(kind);
}

void carom_unknown_notes_init(CaromUnknownNotes *notes, const char *name, GPtrArray *remarks) {
  *notes = (CaromUnknownNotes){
      .name = name,
      .remarks = remarks,
      .kinds = g_ptr_array_new_with_free_func(kind_free),
  };
}

void carom_unknown_notes_clear(CaromUnknownNotes *notes) {
  g_clear_pointer(&notes->kinds, g_ptr_array_unref);
}

/* Whether two paths differ at most in their indices: "bodies[3]" and "bodies[12]". */
static gboolean same_but_for_indices(const char *one, const char *other) {
  for (;; one++, other++) {
    while (g_ascii_isdigit(*one))
      one++;
    while (g_ascii_isdigit(*other))
      other++;
    if (*one != *other || *one == 0)
      return *one == *other;
  }
}

static gboolean is_known_kind(const CaromUnknownNotes *notes, const CaromUnknownField *field) {
  for (guint i = 0; i < notes->kinds->len; i++) {
    const Kind *kind = g_ptr_array_index(notes->kinds, i);
    if (g_str_equal(kind->key, field->key) && same_but_for_indices(kind->object, field->object))
      return TRUE;
  }
  return FALSE;
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
  if (is_known_kind(notes, field))
    return;
  if (notes->kinds->len == CAROM_LIMIT_UNKNOWN_NOTES) {
    notes->n_more++;
    return;
  }
  Kind kind = {g_strdup(field->object), g_strdup(field->key)};
  g_ptr_array_add(notes->kinds, g_memdup2(&kind, sizeof kind));
  remark(notes, field);
}

void carom_unknown_notes_finish(CaromUnknownNotes *notes) {
  if (notes->n_more > 0)
    g_ptr_array_add(
        notes->remarks,
        /* Translators: comes after a sentence for each of the first fields that are not known. */
        g_strdup_printf(ngettext("%s: and %u more field is not known; it is kept as it is.",
                                 "%s: and %u more fields are not known; they are kept as they are.",
                                 notes->n_more),
                        notes->name, notes->n_more));
}
