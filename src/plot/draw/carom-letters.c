/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-letters: a set of them is data of the context, and is emptied when fonts have changed. */
#include "carom-letters.h"

/* When there are as many, all are forgotten. */
#define MOST_LETTERS 1000

typedef struct {
  guint serial;        /* of the context when they were laid out */
  GHashTable *letters; /* (element-type CaromLetters) */
} Kept;

static guint hash_letters(gconstpointer data) {
  const CaromLetters *letters = data;
  return g_str_hash(letters->text) ^ pango_font_description_hash(letters->font);
}

static gboolean are_letters_equal(gconstpointer one, gconstpointer other) {
  const CaromLetters *a = one, *b = other;
  return a->is_markup == b->is_markup && g_str_equal(a->text, b->text) &&
         pango_font_description_equal(a->font, b->font);
}

static void free_letters(gpointer data) {
  CaromLetters *letters = data;
  g_free(letters->text);
  pango_font_description_free(letters->font);
  g_object_unref(letters->layout);
  g_free(letters);
}

static void free_kept(gpointer data) {
  Kept *kept = data;
  g_hash_table_unref(kept->letters);
  g_free(kept);
}

/* Returns: (transfer none): those of @context that are still right */
static GHashTable *get_kept(PangoContext *context) {
  Kept *kept = g_object_get_data(G_OBJECT(context), "carom-letters");
  guint serial = pango_context_get_serial(context);
  if (!kept) {
    kept = g_new0(Kept, 1);
    kept->letters = g_hash_table_new_full(hash_letters, are_letters_equal, free_letters, NULL);
    g_object_set_data_full(G_OBJECT(context), "carom-letters", kept, free_kept);
  }
  if (kept->serial != serial || g_hash_table_size(kept->letters) >= MOST_LETTERS)
    g_hash_table_remove_all(kept->letters);
  kept->serial = serial;
  return kept->letters;
}

static void lay_out(CaromLetters *letters, PangoContext *context) {
  letters->layout = pango_layout_new(context);
  pango_layout_set_font_description(letters->layout, letters->font);
  if (letters->is_markup)
    pango_layout_set_markup(letters->layout, letters->text, -1);
  else
    pango_layout_set_text(letters->layout, letters->text, -1);
  pango_layout_get_extents(letters->layout, &letters->drawn, &letters->logical);
  letters->baseline = pango_layout_get_baseline(letters->layout);
}

static const CaromLetters *get(PangoContext *context, const CaromLetters *wanted) {
  GHashTable *kept = get_kept(context);
  CaromLetters *letters = g_hash_table_lookup(kept, wanted);
  if (!letters) {
    letters = g_new0(CaromLetters, 1);
    letters->text = g_strdup(wanted->text);
    letters->is_markup = wanted->is_markup;
    letters->font = pango_font_description_copy(wanted->font);
    lay_out(letters, context);
    g_hash_table_add(kept, letters);
  }
  return letters;
}

const CaromLetters *carom_letters_of_text(PangoContext *context, const PangoFontDescription *font,
                                          const char *text) {
  return get(context, &(CaromLetters){.text = (char *)text, .font = (PangoFontDescription *)font});
}

const CaromLetters *carom_letters_of_markup(PangoContext *context, const PangoFontDescription *font,
                                            const char *markup) {
  return get(context, &(CaromLetters){.text = (char *)markup,
                                      .is_markup = TRUE,
                                      .font = (PangoFontDescription *)font});
}
