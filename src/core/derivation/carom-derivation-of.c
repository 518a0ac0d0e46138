/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derivation-of: makes the names known that all chapters have, each by its definition, and
 * then writes the chapters. */
#include "carom-derivation-of.h"

#include "carom-chapter.h"
#include "carom-derivation-band.h"
#include "carom-derivation-limits.h"
#include "carom-derivation-marks.h"
#include "carom-derivation-meaning.h"
#include "carom-distinct.h"
#include "carom-formula-digits.h"
#include "carom-formula-size.h"
#include "carom-working-rounding.h"

#include <glib/gi18n-lib.h>

/* ---- Names ---- */

static const CaromChapterDefinition definitions[] = {
    {"|d|", "√(d·d)", NULL, NULL},
    {"n", "d / |d|", NULL, NULL},
    {"w", "(u_A - u_B)·n", NULL, "⊕u_a·n"},
    {"μ", "1 / (1 / m_a + 1 / m_b)", "1 / (1 / m_a + 0)", NULL},
    {"J", "-(1 + e) μ w", NULL, NULL},
    {"t", "(-n.y; n.x)", NULL, NULL},
    {"w_t", "(u_A - u_B)·t", NULL, "⊕u_a·t"},
    {"J_t", "-(1 - f) μ w_t", NULL, NULL},
    {"Δv_a", "⊕(J / m_a) n [± (J_t / m_a) t]", NULL, NULL},
    {"v_a", "u_a + Δv_a", NULL, NULL},
    {"Δv_b", "⊖(J / m_b) n [∓ (J_t / m_b) t]", NULL, NULL},
    {"v_b", "u_b + Δv_b", "u_b", NULL},
    /* parts along the normal */
    {"u_n_a", "u_a·n", NULL, NULL},
    {"u_n_b", "u_b·n", NULL, NULL},
    {"v_n_a", "v_a·n", NULL, NULL},
    {"v_n_b", "v_b·n", NULL, NULL},
    {"E", "(m_a / 2) (u_n_a² - v_n_a²) - (m_b / 2) (v_n_b² - u_n_b²)",
     "(m_a / 2) ((u_n_a - u_n_b)² - (v_n_a - u_n_b)²)", "(m_a / 2) (u_n_a² - v_n_a²)"},
    {"E_t", "(μ / 2) (w_t² - f² w_t²)", NULL, NULL},
};

static void give(CaromDerivation *derivation, const char *name, CaromValue value,
                 CaromDimension dimension) {
  CaromTerm term = {name, value, dimension};
  double size = carom_formula_size_of_value(value);
  g_array_append_val(derivation->terms, term);
  g_array_append_val(derivation->readable, term);
  g_array_append_val(derivation->sizes, size);
  g_ptr_array_add(derivation->definitions, NULL);
}

static void give_contact(CaromDerivation *derivation, const CaromContact *c) {
  give(derivation, "m_a", CAROM_VALUE(c->mass_a_kg), CAROM_DIMENSION_MASS);
  give(derivation, "m_b", CAROM_VALUE(c->mass_b_kg), CAROM_DIMENSION_MASS);
  give(derivation, "u_a", CAROM_VALUE(c->velocity_a), CAROM_DIMENSION_VELOCITY);
  give(derivation, "u_b", CAROM_VALUE(c->velocity_b), CAROM_DIMENSION_VELOCITY);
  give(derivation, "d", CAROM_VALUE(c->d), CAROM_DIMENSION_LENGTH);
  give(derivation, "e", CAROM_VALUE(c->restitution), CAROM_DIMENSION_NONE);
  give(derivation, "f", CAROM_VALUE(c->tangential_factor), CAROM_DIMENSION_NONE);
}

/* ---- For people ---- */

/* Terms and lines together: a line is not always about a term. */
static void tell_apart(CaromDerivation *derivation) {
  g_autoptr(GArray) values = g_array_new(FALSE, FALSE, sizeof(CaromDistinctValue));
  for (guint i = 0; i < derivation->readable->len; i++) {
    CaromTerm *term = &g_array_index(derivation->readable, CaromTerm, i);
    double size = g_array_index(derivation->sizes, double, i);
    CaromDistinctValue value = {&term->value, term->dimension, size};
    g_array_append_val(values, value);
  }
  for (guint i = 0; i < derivation->lines->len; i++) {
    CaromDerivationLine *line = &g_array_index(derivation->lines, CaromDerivationLine, i);
    CaromDistinctValue value = {&line->readable, line->dimension, line->size};
    g_array_append_val(values, value);
  }
  carom_distinct((const CaromDistinctValue *)values->data, values->len, CAROM_FORMULA_DIGITS);
}

/* ---- The whole ---- */

static const char *answer_of(const CaromDerivation *derivation) {
  return carom_chapter_has_friction(derivation)
             ? N_("Every method looks at the motion along the same line ‹n› and across it, finds "
                  "there the same speeds of approach and of rubbing, ‹w› and ‹w_t›, and so the "
                  "same impulses, ‹J› and ‹J_t›: the methods only write them in different "
                  "numbers.")
             : N_("Every method looks at the motion along the same line ‹n›, finds there the "
                  "same speed of approach ‹w› and so the same impulse ‹J›: the methods only write "
                  "them in different numbers.");
}

/* Each method turned into the master line, the last of the list first: impulse goes the way of the
 * derivation itself. */
static void write_methods(CaromDerivation *derivation) {
  guint n;
  const CaromResolver *const *resolvers = carom_resolvers(&n);
  while (n-- > 0) {
    g_assert(resolvers[n]->derive);
    resolvers[n]->derive(derivation);
  }
}

CaromDerivation *carom_derivation_of(const CaromContact *contact) {
  CaromDerivation *derivation = g_new0(CaromDerivation, 1);
  derivation->contact = *contact;
  derivation->body = carom_contact_is_movable(contact, CAROM_BODY_A) ? CAROM_BODY_A : CAROM_BODY_B;
  derivation->chapters = g_array_new(FALSE, FALSE, sizeof(CaromDerivationChapter));
  derivation->lines = g_array_new(FALSE, FALSE, sizeof(CaromDerivationLine));
  derivation->terms = g_array_new(FALSE, FALSE, sizeof(CaromTerm));
  derivation->readable = g_array_new(FALSE, FALSE, sizeof(CaromTerm));
  derivation->sizes = g_array_new(FALSE, FALSE, sizeof(double));
  derivation->definitions = g_ptr_array_new();
  derivation->workings = g_array_new(FALSE, FALSE, sizeof(CaromWorking));
  derivation->answer = answer_of(derivation);
  give_contact(derivation, contact);
  carom_chapter_define_all(derivation, definitions, G_N_ELEMENTS(definitions));
  carom_derivation_meaning_write(derivation);
  write_methods(derivation);
  carom_derivation_limits_write(derivation);
  tell_apart(derivation);
  carom_derivation_band_init(derivation);
  carom_derivation_marks_draw(derivation);
  return derivation;
}
