/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derivation-of: makes all names known first, each by its definition, and then writes the
 * chapters. */
#include "carom-derivation-of.h"

#include "carom-chapter.h"
#include "carom-derivation-band.h"
#include "carom-derivation-limits.h"
#include "carom-derivation-marks.h"
#include "carom-derivation-meaning.h"
#include "carom-derivation-methods.h"
#include "carom-distinct.h"
#include "carom-formula-digits.h"
#include "carom-formula-size.h"
#include "carom-working-rounding.h"

#include <glib/gi18n-lib.h>

/* ---- Names ---- */

/* @of_driven, @of_resting: the definition if the other body is immovable, and moves or rests. NULL:
 * the same as before it. */
typedef struct {
  const char *name, *formula, *of_driven, *of_resting;
} Definition;

static const Definition definitions[] = {
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
    /* of the impulse method */
    {"Δu", "u_B - u_A", NULL, "⊖u_a"},
    /* of projection */
    {"M_a", "1 / (1 + m_b / m_a)", NULL, NULL},
    {"M_b", "1 / (1 + m_a / m_b)", "1", NULL},
    {"α_a", "(u_a·d) / (d·d)", NULL, NULL},
    {"α_b", "(u_b·d) / (d·d)", NULL, NULL},
    {"u_t_a", "u_a - α_a d", NULL, NULL},
    {"u_t_b", "u_b - α_b d", NULL, NULL},
    {"β_a", "(M_a - e M_b) α_a + (1 + e) M_b α_b", "(1 + e) α_b - e α_a", "-e α_a"},
    {"v_t_a", "u_t_a - (1 - f) M_b (u_t_a - u_t_b)", "u_t_a - (1 - f) (u_t_a - u_t_b)", "f u_t_a"},
    /* of rotation */
    {"θ", "atan2(d.y; d.x)", NULL, NULL},
    {"cos(θ)", "cos(θ)", NULL, NULL},
    {"sin(θ)", "sin(θ)", NULL, NULL},
    {"x'", "(cos(θ); sin(θ))", NULL, NULL},
    {"y'", "(-sin(θ); cos(θ))", NULL, NULL},
    {"u'_a", "(u_a.x cos(θ) + u_a.y sin(θ); u_a.y cos(θ) - u_a.x sin(θ))", NULL, NULL},
    {"u'_b", "(u_b.x cos(θ) + u_b.y sin(θ); u_b.y cos(θ) - u_b.x sin(θ))", NULL, NULL},
    {"v'_a.x", "((m_a - e m_b) u'_a.x + (1 + e) m_b u'_b.x) / (m_a + m_b)",
     "(1 + e) u'_b.x - e u'_a.x", "-e u'_a.x"},
    {"v'_a.y", "((m_a + f m_b) u'_a.y + (1 - f) m_b u'_b.y) / (m_a + m_b)",
     "(1 - f) u'_b.y + f u'_a.y", "f u'_a.y"},
};

/* π/2 and π are rounded, so a cosine or sine that should be 0 comes out as 1e-16. As in the
 * rotation method, the exact 0 is known where d lies along an axis. */
static const char *formula_of(const CaromDerivation *derivation, const Definition *definition) {
  CaromVec2 d = derivation->contact.d;
  if ((g_str_equal(definition->name, "cos(θ)") && d.x == 0) ||
      (g_str_equal(definition->name, "sin(θ)") && d.y == 0))
    return "0";
  const char *of_driven = definition->of_driven ? definition->of_driven : definition->formula;
  const char *of_resting = definition->of_resting ? definition->of_resting : of_driven;
  return carom_chapter_by_partner(derivation, definition->formula, of_driven, of_resting);
}

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
  for (guint i = 0; i < G_N_ELEMENTS(definitions); i++)
    carom_chapter_define(derivation, definitions[i].name, formula_of(derivation, &definitions[i]));
  carom_derivation_meaning_write(derivation);
  carom_derivation_methods_write(derivation);
  carom_derivation_limits_write(derivation);
  tell_apart(derivation);
  carom_derivation_band_init(derivation);
  carom_derivation_marks_draw(derivation);
  return derivation;
}
