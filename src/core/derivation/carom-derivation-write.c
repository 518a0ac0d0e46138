/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derivation-write: writes the derivation for a contact. It makes the names known that all
 * chapters have, each by its definition, has the chapters written, and gives the lines that came of
 * it their marks. It is the part of carom-derivation.h that needs carom-chapter.h, which itself
 * needs the rest. */
#include "carom-chapter.h"
#include "carom-distinct.h"
#include "carom-formula-digits.h"
#include "carom-formula-size.h"
#include "carom-sketch.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* ---- Names ---- */

static const CaromChapterDefinition definitions[] = {
    {"|d|", "√(d·d)", NULL, NULL},
    {"n", "d / |d|", NULL, NULL},
    {"w", "(u_A - u_B)·n", NULL, "⊕u_a·n"},
    {"μ", "1 / (1 / m_a + 1 / m_b)", "1 / (1 / m_a + 0)", NULL},
    {"J", "(1 + e) μ w", NULL, NULL},
    {"t̂", "(-n.y; n.x)", NULL, NULL},
    {"w_t", "(u_A - u_B)·t̂", NULL, "⊕u_a·t̂"},
    {"J_t", "(1 - f) μ w_t", NULL, NULL},
    {"Δv_a", "⊖(J / m_a) n [∓ (J_t / m_a) t̂]", NULL, NULL},
    {"v_a", "u_a + Δv_a", NULL, NULL},
    {"Δv_b", "⊕(J / m_b) n [± (J_t / m_b) t̂]", NULL, NULL},
    {"v_b", "u_b + Δv_b", "u_b", NULL},
    /* parts along the normal */
    {"u_a·n", "u_a.x n.x + u_a.y n.y", NULL, NULL},
    {"u_b·n", "u_b.x n.x + u_b.y n.y", NULL, NULL},
    {"v_a·n", "v_a.x n.x + v_a.y n.y", NULL, NULL},
    {"v_b·n", "v_b.x n.x + v_b.y n.y", NULL, NULL},
    {"ΔE_n", "(m_b / 2) ((v_b·n)² - (u_b·n)²) - (m_a / 2) ((u_a·n)² - (v_a·n)²)",
     "(m_a / 2) ((v_a·n - u_b·n)² - (u_a·n - u_b·n)²)", "(m_a / 2) ((v_a·n)² - (u_a·n)²)"},
    {"ΔE_t", "(μ / 2) (f² w_t² - w_t²)", NULL, NULL},
};

static void give(CaromDerivation *derivation, const char *name, CaromValue value,
                 CaromDimension dimension) {
  CaromTerm term = carom_formula_term(name, value, dimension);
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

/* ---- Bands ---- */

/* What the derivation calls the quantities; below, what it calls them as long as it speaks of parts
 * along n, or of turned axes. */
static const char *const band_names[][CAROM_N_FINDINGS] = {
    {"n", "w", "J", "Δv_a", "Δv_b"},
    {"x'", "u_a·n", "v_a·n", NULL, NULL},
    {NULL, "u_b·n", "v_b·n", NULL, NULL},
};

/* @name: (nullable): a term of the derivation */
static void name_finding(const CaromDerivation *derivation, CaromWorking *own,
                         CaromFindingKind kind, const char *name) {
  own->findings[kind].formula = name;
  if (!name)
    return;
  const CaromTerm *term =
      carom_formula_find_term(carom_formula_constant(name),
                              (const CaromTerm *)derivation->terms->data, derivation->terms->len);
  g_assert(term);
  own->terms[own->n_terms++] = *term;
}

/* Makes known what the derivation itself calls the quantities, and what the resolvers do. */
static void list_workings(CaromDerivation *derivation) {
  guint n;
  const CaromResolver *const *resolvers = carom_resolvers(&n);
  for (guint i = 0; i < G_N_ELEMENTS(band_names); i++) {
    CaromWorking own = {0};
    for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++)
      name_finding(derivation, &own, kind, band_names[i][kind]);
    g_array_append_val(derivation->workings, own);
  }
  for (guint i = 0; i < n; i++) {
    CaromOutcome outcome;
    CaromWorking working;
    if (carom_resolver_explain(resolvers[i], &derivation->contact, &outcome, &working) ==
        CAROM_RESOLUTION_RESOLVED)
      g_array_append_val(derivation->workings, working);
  }
}

/* ---- Marks ----
 *
 * Every name has its sketch, so a line draws what it talks about without being told. */

/* What is drawn of each name; for that of body b, the same with the bodies exchanged. Masses and
 * pure numbers have no picture. */
typedef struct {
  const char *name;
  CaromSketch sketches[CAROM_LINE_MAX_MARKS];
} Drawing;

static const Drawing drawings[] = {
    {"d", {{CAROM_MARK_SPAN, CAROM_PLACE_A, "d"}}},
    {"n", {{CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, "n"}}},
    {"t̂", {{CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, "t̂"}}},
    {"u_a", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "u_a"}}},
    {"v_a", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "v_a"}}},
    {"Δv_a", {{CAROM_MARK_ARROW, CAROM_PLACE_TIP_A, "Δv_a"}}},
    {"Δu", {{CAROM_MARK_ARROW, CAROM_PLACE_B, "Δu"}}},
    {"w", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "w n"}}},
    {"w_t", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "w_t t̂"}}},
    {"J", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "-J n"}, {CAROM_MARK_ARROW, CAROM_PLACE_B, "J n"}}},
    {"J_t",
     {{CAROM_MARK_ARROW, CAROM_PLACE_A, "-J_t t̂"}, {CAROM_MARK_ARROW, CAROM_PLACE_B, "J_t t̂"}}},
    {"u_a·n", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "u_a·n", .vector = "(u_a·n) n"}}},
    {"v_a·n", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "v_a·n", .vector = "(v_a·n) n"}}},
    /* of projection */
    {"α_a", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "α_a d"}}},
    {"β_a", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "β_a d"}}},
    {"u_t_a", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "u_t_a"}}},
    {"v_t_a", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "v_t_a"}}},
    /* of rotation */
    {"θ", {{CAROM_MARK_ANGLE, CAROM_PLACE_A, "θ", .vector = "(d.x; d.y + 0)"}}} /* −0 + 0 is 0 */,
    {"cos(θ)", {{CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, "x'"}}},
    {"sin(θ)", {{CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, "y'"}}},
    {"x'", {{CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, "x'"}}},
    {"u'_a.x", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "u'_a.x", .vector = "u'_a.x x'"}}},
    {"u'_a.y", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "u'_a.y", .vector = "u'_a.y y'"}}},
    {"v'_a.x", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "v'_a.x", .vector = "v'_a.x x'"}}},
    {"v'_a.y", {{CAROM_MARK_ARROW, CAROM_PLACE_A, "v'_a.y", .vector = "v'_a.y y'"}}},
};

/* Each part of each line is looked for.
 *
 * Returns: (nullable): the drawing of @name */
static const Drawing *find_drawing(const char *name) {
  static GHashTable *by_name; /* (element-type utf8 Drawing) */
  if (!by_name) {
    by_name = g_hash_table_new(g_str_hash, g_str_equal);
    for (guint i = 0; i < G_N_ELEMENTS(drawings); i++)
      g_hash_table_insert(by_name, (gpointer)drawings[i].name, (gpointer)&drawings[i]);
  }
  return g_hash_table_lookup(by_name, name);
}

/* A line's marks, as far as they have been found. */
typedef struct {
  const CaromDerivation *derivation;
  CaromMark *marks;
  guint n;
  gboolean arrows; /* whether arrows are added now, or all else */
} Marks;

static gboolean has_mark(const Marks *marks, const CaromMark *mark) {
  for (guint i = 0; i < marks->n; i++)
    if (marks->marks[i].place == mark->place && g_str_equal(marks->marks[i].label, mark->label))
      return TRUE;
  return FALSE;
}

static void add_mark(Marks *marks, const CaromSketch *sketch, gboolean exchanged) {
  const GArray *terms = marks->derivation->terms;
  CaromMark mark = carom_sketch_draw(sketch, exchanged, (const CaromTerm *)terms->data, terms->len);
  gboolean is_arrow = mark.kind == CAROM_MARK_ARROW;
  if (mark.kind == CAROM_MARK_NONE || is_arrow != marks->arrows || has_mark(marks, &mark))
    return;
  g_assert(marks->n < CAROM_DERIVATION_MAX_MARKS);
  marks->marks[marks->n++] = mark;
}

/* @is_of_b: whether it is a name of body b, whose drawing is that of a, exchanged
 * Returns: whether there is a drawing of @name */
static gboolean draw_name(Marks *marks, const char *name, gboolean is_of_b) {
  const Drawing *drawing = find_drawing(is_of_b ? carom_formula_exchange_bodies(name) : name);
  for (guint k = 0; drawing && k < CAROM_LINE_MAX_MARKS; k++)
    add_mark(marks, &drawing->sketches[k], is_of_b);
  return drawing != NULL;
}

/* A component without a drawing of its own is drawn as the vector. */
static void draw_names(Marks *marks, const CaromFormula *formula) {
  gboolean is_of_b = formula->body == 'b';
  if (draw_name(marks, formula->source, is_of_b))
    return;
  if (formula->whole)
    draw_name(marks, formula->whole, is_of_b);
  for (guint i = 0; i < formula->operands->len; i++)
    draw_names(marks, carom_formula_operand(formula, i));
}

/* Arrows come last, and so lie on the axes along which they point. */
static void draw_line(const CaromDerivation *derivation, CaromDerivationLine *line) {
  Marks marks = {derivation, line->marks, 0, FALSE};
  for (guint i = 0; i < 2; i++) {
    marks.arrows = i == 1;
    if (line->left)
      draw_names(&marks, carom_formula_constant(line->left));
    draw_names(&marks, carom_formula_constant(line->right));
  }
}

#define MAX_DRAWN 3

/* What is drawn at each look, besides what a method reads there. */
static const char *const drawn_at[CAROM_N_LOOKS][MAX_DRAWN] = {
    [CAROM_LOOK_VELOCITIES] = {"u_a", "v_a"},
    [CAROM_LOOK_NORMAL] = {"n"},
    [CAROM_LOOK_READINGS] = {"n"},
    [CAROM_LOOK_CHANGE] = {"n", "J", "Δv_a"},
    [CAROM_LOOK_SAME] = {"v_a"},
};

/* Of what is at rest and stays so there is nothing to draw, nor of a change that is none. */
static gboolean is_drawn_at(const CaromContact *contact, CaromLook look, CaromContactBody body) {
  return look == CAROM_LOOK_CHANGE ? carom_contact_is_movable(contact, body)
                                   : body != carom_contact_immovable_at_rest(contact);
}

static void draw_look(CaromDerivation *derivation, CaromLook look) {
  const char *const *names = drawn_at[look];
  Marks marks = {derivation, derivation->looks[look].marks, 0, FALSE};
  for (guint i = 0; i < 2; i++) {
    marks.arrows = i == 1;
    for (guint k = 0; k < MAX_DRAWN && names[k]; k++)
      for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++)
        if (is_drawn_at(&derivation->contact, look, body))
          draw_name(&marks, CAROM_OF_BODY(body, names[k], carom_formula_exchange_bodies(names[k])),
                    body == CAROM_BODY_B);
  }
}

/* ---- The whole ---- */

static const char *answer_of(const CaromDerivation *derivation) {
  return carom_chapter_has_friction(derivation)
             ? N_("Every method solves the same equations, those of momentum and of restitution "
                  "along ‹n›, and that of friction across it, for the same speeds of approach and "
                  "of rubbing, ‹w› and ‹w_t›. So all find the same impulses, ‹J› and ‹J_t›, and "
                  "only write them in different numbers.")
             : N_("Every method solves the same two equations along ‹n›, those of momentum and of "
                  "restitution, for the same speed of approach ‹w›. So all find the same impulse "
                  "‹J›, and only write it in different numbers.");
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
  carom_chapter_write_meaning(derivation);
  write_methods(derivation);
  carom_chapter_write_limits(derivation);
  tell_apart(derivation);
  list_workings(derivation);
  for (guint i = 0; i < derivation->lines->len; i++)
    draw_line(derivation, &g_array_index(derivation->lines, CaromDerivationLine, i));
  carom_chapter_write_looks(derivation);
  for (CaromLook look = 0; look < CAROM_N_LOOKS; look++)
    draw_look(derivation, look);
  return derivation;
}
