/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chapter: turns the notation of chapters into formulas, evaluates them, and keeps
 * the size of the numbers that they add up. */
#include "carom-chapter.h"

#include "carom-formula-size.h"
#include "carom-rounding.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* ---- What the contact is like ---- */

gboolean carom_chapter_is_of_pair(const CaromDerivation *derivation) {
  return carom_contact_immovable(&derivation->contact) == CAROM_BODY_NONE;
}

gboolean carom_chapter_has_friction(const CaromDerivation *derivation) {
  return derivation->contact.tangential_factor < 1;
}

const char *carom_chapter_by_partner(const CaromDerivation *derivation, const char *movable,
                                     const char *driven, const char *resting) {
  const CaromContact *contact = &derivation->contact;
  if (carom_chapter_is_of_pair(derivation))
    return movable;
  return carom_contact_immovable_at_rest(contact) == CAROM_BODY_NONE ? driven : resting;
}

const char *carom_chapter_by_e(const CaromDerivation *derivation, const char *between,
                               const char *elastic, const char *inelastic,
                               const char *superelastic) {
  double e = derivation->contact.restitution;
  return e == 1 ? elastic : e == 0 ? inelastic : e > 1 ? superelastic : between;
}

/* ---- Notation ---- */

static void keep_friction(GString *text, gboolean keep) {
  for (char *from; (from = strchr(text->str, '['));) {
    gssize at = from - text->str, end = strchr(from, ']') - text->str;
    if (keep) {
      g_string_erase(text, end, 1);
      g_string_erase(text, at, 1);
    } else {
      g_string_erase(text, at, end + 1 - at);
    }
  }
}

/* Returns: (transfer none): @notation as a formula about the body of @derivation */
static const char *read_notation(const CaromDerivation *derivation, const char *notation) {
  static const struct {
    const char *written, *of_a, *of_b;
  } signs[] = {{"±", "+", "-"}, {"∓", "-", "+"}, {"⊕", "", "-"}, {"⊖", "-", ""}};
  g_autoptr(GString) text = g_string_new(notation);
  keep_friction(text, carom_chapter_has_friction(derivation));
  if (derivation->body == CAROM_BODY_B)
    g_string_assign(text, carom_formula_exchange_bodies(text->str));
  for (guint i = 0; i < G_N_ELEMENTS(signs); i++)
    g_string_replace(text, signs[i].written,
                     CAROM_OF_BODY(derivation->body, signs[i].of_a, signs[i].of_b), 0);
  g_string_replace(text, "_A", "_a", 0);
  g_string_replace(text, "_B", "_b", 0);
  g_strstrip(text->str);
  return g_intern_string(text->str);
}

const char carom_chapter_is_master[] = N_("This is the master line.");

/* ---- Values ---- */

static const CaromTerm *terms_of(const CaromDerivation *derivation) {
  return (const CaromTerm *)derivation->terms->data;
}

static CaromValue evaluate(const CaromDerivation *derivation, const CaromFormula *formula) {
  return carom_formula_evaluate(formula, terms_of(derivation), derivation->terms->len);
}

static CaromDimension dimension_of(const CaromDerivation *derivation, const CaromFormula *formula) {
  return carom_formula_dimension(formula, terms_of(derivation), derivation->terms->len);
}

/* An infinite mass makes sizes that say nothing. */
static double size_of(const CaromDerivation *derivation, const CaromFormula *formula) {
  double size = carom_formula_size(formula, terms_of(derivation), derivation->terms->len,
                                   (const double *)derivation->sizes->data);
  double least = carom_formula_size_of_value(evaluate(derivation, formula));
  return isfinite(size) ? MAX(size, least) : least;
}

/* ---- For people ---- */

static CaromDerivationLine *line_at(const CaromDerivation *derivation, guint i) {
  return &g_array_index(derivation->lines, CaromDerivationLine, i);
}

/* All sides of an equation, and of those that go on from it, are equal, but some are differences of
 * large numbers, of which rounding leaves less: "1 (0.6 + 1.2) = 1×10¹⁵ (0.3 − 0.3)". The value of
 * all is that of the side that adds up the smallest numbers. */
static void read_last(CaromDerivation *derivation) {
  guint last = derivation->lines->len - 1, head = carom_derivation_head_of(derivation, last);
  const CaromFormula *left = carom_formula_constant(line_at(derivation, head)->left);
  CaromValue value = evaluate(derivation, left);
  double size = size_of(derivation, left);
  gboolean dropped = FALSE;
  for (guint i = head; i <= last; i++) {
    const CaromDerivationLine *line = line_at(derivation, i);
    if (line->size > size)
      continue;
    value = line->value;
    size = line->size;
  }
  value = carom_rounding_drop(value, size, &dropped);
  for (guint i = head; i <= last; i++)
    line_at(derivation, i)->readable = value;
}

/* ---- Terms and lines ---- */

void carom_chapter_define(CaromDerivation *derivation, const char *name, const char *notation) {
  const char *source = read_notation(derivation, notation);
  const CaromFormula *formula = carom_formula_constant(source);
  CaromTerm term =
      carom_formula_term(read_notation(derivation, name), evaluate(derivation, formula),
                         dimension_of(derivation, formula));
  CaromTerm readable = term;
  double size = size_of(derivation, formula);
  gboolean dropped = FALSE;
  readable.value = carom_rounding_drop(term.value, size, &dropped);
  g_array_append_val(derivation->terms, term);
  g_array_append_val(derivation->readable, readable);
  g_array_append_val(derivation->sizes, size);
  g_ptr_array_add(derivation->definitions, (gpointer)source);
}

void carom_chapter_define_all(CaromDerivation *derivation,
                              const CaromChapterDefinition *definitions, guint n) {
  for (guint i = 0; i < n; i++) {
    const CaromChapterDefinition *it = &definitions[i];
    const char *of_driven = it->of_driven ? it->of_driven : it->formula;
    const char *of_resting = it->of_resting ? it->of_resting : of_driven;
    carom_chapter_define(derivation, it->name,
                         carom_chapter_by_partner(derivation, it->formula, of_driven, of_resting));
  }
}

void carom_chapter_begin(CaromDerivation *derivation, const char *id, const char *word,
                         const char *title, const char *sentence) {
  CaromDerivationChapter chapter = {id, word, title, sentence, derivation->lines->len, 0};
  g_array_append_val(derivation->chapters, chapter);
}

/* @left: (nullable): a formula, as @right */
static void add_line(CaromDerivation *derivation, const char *left, const char *right,
                     const char *reason) {
  const CaromFormula *formula = carom_formula_constant(right);
  CaromDerivationLine line = {
      .left = left,
      .right = right,
      .reason = reason,
      .dimension = dimension_of(derivation, formula),
      .value = evaluate(derivation, formula),
      .size = size_of(derivation, formula),
  };
  g_array_append_val(derivation->lines, line);
  read_last(derivation);
  g_array_index(derivation->chapters, CaromDerivationChapter, derivation->chapters->len - 1)
      .n_lines++;
}

void carom_chapter_add(CaromDerivation *derivation, const char *left, const char *right,
                       const char *reason) {
  add_line(derivation, left ? read_notation(derivation, left) : NULL,
           read_notation(derivation, right), reason);
}

void carom_chapter_tag(CaromDerivation *derivation) {
  guint n = 0;
  for (guint i = 0; i < derivation->lines->len; i++)
    n += line_at(derivation, i)->tag > 0;
  line_at(derivation, derivation->lines->len - 1)->tag = n + 1;
}

void carom_chapter_add_definition(CaromDerivation *derivation, const char *name,
                                  const char *reason) {
  const char *left = read_notation(derivation, name);
  guint i = 0;
  while (i < derivation->terms->len &&
         strcmp(g_array_index(derivation->terms, CaromTerm, i).name, left) != 0)
    i++;
  g_assert(i < derivation->terms->len);
  add_line(derivation, left, g_ptr_array_index(derivation->definitions, i), reason);
}
