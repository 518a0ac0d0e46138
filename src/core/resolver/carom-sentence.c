/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-sentence: cuts a sentence at the marks. An opening mark that is not closed is an ordinary
 * character, since a translator may have meant a quotation mark. */
#include "carom-sentence.h"

#include "carom-formula.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define OPENING "‹"
#define CLOSING "›"

static void clear_piece(gpointer piece) {
  g_free(((CaromSentencePiece *)piece)->words);
}

static void add_words(GArray *pieces, const char *from, const char *to) {
  if (to == from)
    return;
  CaromSentencePiece piece = {.words = g_strndup(from, (gsize)(to - from))};
  g_array_append_val(pieces, piece);
}

static const char *intern_stripped(const char *from, const char *to) {
  g_autofree char *text = g_strstrip(g_strndup(from, (gsize)(to - from)));
  return g_intern_string(text);
}

static void add_formula(GArray *pieces, const char *from, const char *to) {
  const char *equals = memchr(from, '=', (gsize)(to - from));
  CaromSentencePiece piece = {.left = intern_stripped(from, equals ? equals : to)};
  if (equals)
    piece.right = intern_stripped(equals + 1, to);
  piece.has_value = piece.right && !*piece.right;
  if (piece.has_value)
    piece.right = NULL;
  g_array_append_val(pieces, piece);
}

GArray *carom_sentence_split(const char *sentence) {
  GArray *pieces = g_array_new(FALSE, FALSE, sizeof(CaromSentencePiece));
  g_array_set_clear_func(pieces, clear_piece);
  const char *at = sentence, *from, *to;
  while ((from = strstr(at, OPENING)) && (to = strstr(from, CLOSING))) {
    add_words(pieces, at, from);
    add_formula(pieces, from + strlen(OPENING), to);
    at = to + strlen(CLOSING);
  }
  add_words(pieces, at, at + strlen(at));
  return pieces;
}

static void append_formula(GString *text, const CaromSentencePiece *piece) {
  g_string_append_printf(text, OPENING "%s", piece->left);
  if (piece->right || piece->has_value)
    g_string_append_printf(text, " =%s%s", piece->right ? " " : "",
                           piece->right ? piece->right : "");
  g_string_append(text, CLOSING);
}

char *carom_sentence_exchange_bodies(const char *sentence) {
  g_autoptr(GArray) pieces = carom_sentence_split(sentence);
  GString *text = g_string_new(NULL);
  for (guint i = 0; i < pieces->len; i++) {
    CaromSentencePiece piece = g_array_index(pieces, CaromSentencePiece, i);
    piece.left = carom_formula_exchange_bodies(piece.left);
    piece.right = carom_formula_exchange_bodies(piece.right);
    if (piece.words)
      g_string_append(text, piece.words);
    else
      append_formula(text, &piece);
  }
  return g_string_free(text, FALSE);
}

/* ---- Translation ---- */

static int compare(gconstpointer a, gconstpointer b) {
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Returns: (transfer full) (element-type utf8): in the order of the alphabet */
static GPtrArray *list_formulas(const char *sentence) {
  g_autoptr(GArray) pieces = carom_sentence_split(sentence);
  GPtrArray *formulas = g_ptr_array_new_with_free_func(g_free);
  for (guint i = 0; i < pieces->len; i++) {
    const CaromSentencePiece *piece = &g_array_index(pieces, CaromSentencePiece, i);
    if (piece->words)
      continue;
    GString *text = g_string_new(NULL);
    append_formula(text, piece);
    g_ptr_array_add(formulas, g_string_free(text, FALSE));
  }
  g_ptr_array_sort(formulas, compare);
  return formulas;
}

gboolean carom_sentence_has_formulas_of(const char *sentence, const char *other) {
  g_autoptr(GPtrArray) formulas = list_formulas(sentence), others = list_formulas(other);
  gboolean equal = formulas->len == others->len;
  for (guint i = 0; equal && i < formulas->len; i++)
    equal = g_str_equal(g_ptr_array_index(formulas, i), g_ptr_array_index(others, i));
  return equal;
}

const char *carom_sentence_translate(const char *sentence) {
  const char *translation = _(sentence);
  return carom_sentence_has_formulas_of(translation, sentence) ? translation : sentence;
}

char *carom_sentence_list(const char *const *items) {
  char *list = g_strdup(items[0] ? items[0] : "");
  for (guint i = 1; items[0] && items[i]; i++) {
    g_autofree char *before = list;
    if (items[i + 1])
      /* Translators: the beginning of a list, and its next item */
      list = g_strdup_printf(C_("list", "%s, %s"), before, items[i]);
    else
      /* Translators: the beginning of a list, and its last item */
      list = g_strdup_printf(C_("list", "%s and %s"), before, items[i]);
  }
  return list;
}
