/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-sentence: sentences with formulas in them, and those that workings have. */
#include "carom-line-words.h"
#include "sentence-test.h"
#include "working-test.h"

/* ---- Sentences ---- */

static const CaromSentencePiece *piece_of(GArray *pieces, guint i) {
  return &g_array_index(pieces, CaromSentencePiece, i);
}

static void test_split(void) {
  g_autoptr(GArray) pieces = carom_sentence_split("‹e = 0›: so ‹|J| =› along ‹v'_b.x›.");
  g_assert_cmpuint(pieces->len, ==, 6);
  g_assert_cmpstr(piece_of(pieces, 0)->left, ==, "e");
  g_assert_cmpstr(piece_of(pieces, 0)->right, ==, "0");
  g_assert_false(piece_of(pieces, 0)->has_value);
  g_assert_cmpstr(piece_of(pieces, 1)->words, ==, ": so ");
  g_assert_cmpstr(piece_of(pieces, 2)->left, ==, "|J|");
  g_assert_null(piece_of(pieces, 2)->right);
  g_assert_true(piece_of(pieces, 2)->has_value);
  g_assert_cmpstr(piece_of(pieces, 4)->left, ==, "v'_b.x");
  g_assert_false(piece_of(pieces, 4)->has_value);
  g_assert_cmpstr(piece_of(pieces, 5)->words, ==, ".");
}

/* A mark without its partner is an ordinary character. */
static void test_split_unclosed(void) {
  g_autoptr(GArray) pieces = carom_sentence_split("this › and ‹that");
  g_assert_cmpuint(pieces->len, ==, 1);
  g_assert_cmpstr(piece_of(pieces, 0)->words, ==, "this › and ‹that");
}

/* Only in formulas: "snake_a" is a word. */
static void test_exchange(void) {
  g_autofree char *sentence =
      carom_sentence_exchange_bodies("snake_a: ‹v'_b.x = m_a / m_b› and ‹|d| α_a =›");
  g_assert_cmpstr(sentence, ==, "snake_a: ‹v'_a.x = m_b / m_a› and ‹|d| α_b =›");
}

/* A translation may put them in another order, but keeps them all. */
static void test_same_formulas(void) {
  const char *sentence = "‹e› of ‹J›, and ‹e›";
  g_assert_true(carom_sentence_has_formulas_of("‹J›: ‹e›, ‹e›", sentence));
  g_assert_false(carom_sentence_has_formulas_of("‹J›: ‹e›", sentence));
  g_assert_false(carom_sentence_has_formulas_of("‹J›: ‹e›, ‹f›", sentence));
  g_assert_false(carom_sentence_has_formulas_of("J: e, e", sentence));
}

/* ---- What lines say ---- */

/* There are a few dozen kinds of contacts as far as the words are concerned. */
#define N_CONTACTS (test_is_thorough() ? 1000u : 300u)

static void check_line(const CaromWorking *working, const CaromWorkingLine *line) {
  g_autofree char *reason = carom_line_words_reason(line);
  g_auto(GStrv) notes = carom_line_words_notes(line);
  test_check_sentence(reason, working->terms, working->n_terms);
  for (guint i = 0; notes[i]; i++)
    test_check_sentence(notes[i], working->terms, working->n_terms);
}

static void check_words(const CaromContact *c, const CaromOutcome *outcome,
                        const CaromWorking *working) {
  for (guint i = 0; i < working->n_lines; i++)
    check_line(working, &working->lines[i]);
}

static void test_words(gconstpointer resolver) {
  g_autoptr(GRand) random = g_rand_new_with_seed(31);
  for (guint i = 0; i < N_CONTACTS; i++) {
    CaromContact c = test_random_contact(random);
    test_check_contact(resolver, &c, check_words);
  }
}

/* The light body is b, so what is written for the heavy one as b is about a. */
static void test_exchanged_words(void) {
  CaromContact c = {2, 1, {1, 0}, {-1, 0.5}, {1, 0.3}, 0.5, 1};
  CaromOutcome outcome;
  CaromWorking working;
  carom_resolver_explain(&carom_resolver_rotation, &c, &outcome, &working);
  g_autofree char *reason = carom_line_words_reason(test_find_line(&working, "v'_a.x"));
  g_assert_nonnull(strstr(reason, "solved for ‹v'_a.x›."));
  g_assert_null(strstr(reason, "v'_b"));
}

static void test_notes(void) {
  CaromContact c = {2, 1, {1, 0}, {-1, 0.5}, {1, 0.3}, 0.5, 1};
  CaromOutcome outcome;
  CaromWorking working;
  carom_resolver_explain(&carom_resolver_impulse, &c, &outcome, &working);
  g_auto(GStrv) notes = carom_line_words_notes(test_find_line(&working, "J"));
  g_assert_cmpuint(g_strv_length(notes), ==, 4);
  g_assert_cmpstr(notes[0], ==, "Solved from ‹-(J n) = m_a (v_a - u_a)›");
  g_assert_cmpstr(notes[1], ==, "And from ‹J n = m_b (v_b - u_b)›");
  g_assert_cmpstr(notes[2], ==, "And from ‹(v_b - v_a)·n = e w›");
  g_assert_cmpstr(notes[3], ==, "That is ‹|J| =›");
  g_auto(GStrv) mass = carom_line_words_notes(test_find_line(&working, "μ"));
  g_assert_cmpuint(g_strv_length(mass), ==, 2); /* and why */
  g_assert_cmpstr(mass[0], ==, "Calculated as ‹1 / (1 / m_a + 1 / m_b)›");
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/sentence/split", test_split);
  g_test_add_func("/sentence/split-unclosed", test_split_unclosed);
  g_test_add_func("/sentence/exchange", test_exchange);
  g_test_add_func("/sentence/same-formulas", test_same_formulas);
  test_add_for_wrong_ones_too("sentence/words", test_words);
  g_test_add_func("/sentence/exchanged-words", test_exchanged_words);
  g_test_add_func("/sentence/notes", test_notes);
  return g_test_run();
}
