#include "carom-unknown-notes.h"

#include "carom-limits.h"
#include "carom-suggest.h"

#include <glib/gi18n-lib.h>

/* In characters. */
#define LONGEST_KEY_SHOWN 60

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

/* "bodies[].note" for "bodies[3]" and "note". */
static char *kind_of(const CaromUnknownField *field) {
  GString *kind = g_string_new(NULL);
  for (const char *p = field->object; *p; p++)
    if (!g_ascii_isdigit(*p))
      g_string_append_c(kind, *p);
  g_string_append_c(kind, '.');
  g_string_append(kind, field->key);
  return g_string_free(kind, FALSE);
}

/* A field name as it can be shown: on one line, and not for ever. */
static char *showable_key(const char *key) {
  GString *shown = g_string_new(NULL);
  guint n = 0;
  for (const char *p = key; *p && n < LONGEST_KEY_SHOWN; p = g_utf8_next_char(p), n++) {
    gunichar character = g_utf8_get_char(p);
    g_string_append_unichar(shown, g_unichar_isprint(character) ? character : 0xfffd);
  }
  if (g_utf8_strlen(key, -1) > LONGEST_KEY_SHOWN)
    g_string_append(shown, "…");
  return g_string_free(shown, FALSE);
}

static void remark(const CaromUnknownNotes *notes, const CaromUnknownField *field) {
  g_autofree char *key = showable_key(field->key);
  g_autofree char *path = g_strjoin(*field->object ? "." : "", field->object, key, NULL);
  const char *meant = carom_suggest(field->key, field->known);
  g_ptr_array_add(
      notes->remarks,
      meant ? g_strdup_printf(_("%s: %s: this field is not known and has been ignored. Did you "
                                "mean “%s”?"),
                              notes->name, path, meant)
            : g_strdup_printf(_("%s: %s: this field is not known and has been ignored. Remove it, "
                                "or look up the fields in scene-format.md."),
                              notes->name, path));
}

void carom_unknown_notes_take(const CaromUnknownField *field, gpointer data) {
  CaromUnknownNotes *notes = data;
  g_autofree char *kind = kind_of(field);
  if (g_hash_table_contains(notes->kinds, kind))
    return;
  if (g_hash_table_size(notes->kinds) == CAROM_LIMIT_UNKNOWN_NOTES) {
    notes->n_more++;
    return;
  }
  g_hash_table_add(notes->kinds, g_steal_pointer(&kind));
  remark(notes, field);
}

void carom_unknown_notes_finish(CaromUnknownNotes *notes) {
  if (notes->n_more > 0)
    g_ptr_array_add(
        notes->remarks,
        /* Translators: comes after a sentence for each of the first fields that are not known. */
        g_strdup_printf(ngettext("%s: and %u more field is not known and has been ignored.",
                                 "%s: and %u more fields are not known and have been ignored.",
                                 notes->n_more),
                        notes->name, notes->n_more));
}
