/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-working: whether workings say what was calculated. Everything loops over the resolvers and
 * over contacts of all kinds, so the working of another resolver is tested in the same way. */
#include "working-test.h"

/* ---- The working is the computation ---- */

/* Bit for bit, the sign of a zero included: both come from the same operations. */
static void check_last_line(const CaromWorking *working, const char *symbol, double mass_kg,
                            CaromVec2 velocity) {
  const CaromWorkingLine *line = test_find_line(working, symbol);
  g_assert_true((line == NULL) == (isinf(mass_kg) != 0));
  if (line) {
    g_assert_cmpint(line->stage, ==, CAROM_STAGE_RESULT);
    g_assert_true(line->value.is_vector);
    g_assert_cmpmem(&line->value.vector, sizeof velocity, &velocity, sizeof velocity);
  }
}

static void check_outcome(const CaromContact *c, const CaromOutcome *outcome,
                          const CaromWorking *working) {
  check_last_line(working, "v_a", c->mass_a_kg, outcome->velocity_a);
  check_last_line(working, "v_b", c->mass_b_kg, outcome->velocity_b);
  const char *last = working->lines[working->n_lines - 1].symbol;
  g_assert_cmpstr(last, ==, isinf(c->mass_b_kg) ? "v_a" : "v_b");
}

static void test_outcome(gconstpointer resolver) {
  test_check_contacts(resolver, 1, check_outcome);
}

/* ---- Formulas ---- */

static void check_values(const CaromContact *c, const CaromOutcome *outcome,
                         const CaromWorking *working) {
  for (guint i = 0; i < working->n_lines; i++) {
    const CaromWorkingLine *line = &working->lines[i];
    if (!line->formula)
      continue;
    guint n;
    const CaromTerm *terms = carom_working_known(working, i, &n);
    CaromValue value = carom_formula_evaluate(carom_formula_constant(line->formula), terms, n);
    CaromValue scale = test_size_of_formula(line->formula, terms, n);
    g_assert_cmpint(value.is_vector, ==,
                    carom_formula_is_vector(carom_formula_constant(line->formula), terms, n));
    test_check_value(value, line->value, scale);
  }
}

static void test_values(gconstpointer resolver) {
  test_check_contacts(resolver, 2, check_values);
}

/* Both forms give the line's value, each with the rounding of its own sums. */
static void check_book(const CaromWorkingLine *line, const CaromTerm *terms, guint n) {
  const char *book = line->notes.book;
  CaromValue scale = test_size_of_formula(book, terms, n),
             calculated = test_size_of_formula(line->formula, terms, n);
  scale.number += calculated.number;
  scale.vector = carom_vec2_add(scale.vector, calculated.vector);
  g_assert_cmpstr(book, !=, line->formula);
  test_check_value(test_evaluate(book, terms, n), line->value, scale);
}

/* Velocities are sums, so that each is rounded in proportion to the speeds and not to itself. */
static CaromValue size_of_term(const CaromTerm *term, double speeds, double length) {
  double size = term->dimension == CAROM_DIMENSION_VELOCITY ? speeds : speeds / length;
  if (term->dimension != CAROM_DIMENSION_VELOCITY && term->dimension != CAROM_DIMENSION_RATE)
    return term->value;
  return (CaromValue){term->value.is_vector, size, carom_vec2(size, size)};
}

/* The solution has been rounded a dozen times, and both sides are evaluated from it. */
static void check_equation(const CaromEquation *equation, const CaromContact *c,
                           const CaromOutcome *outcome, const CaromWorking *working) {
  CaromTerm sizes[CAROM_WORKING_MAX_TERMS];
  guint n = working->n_terms;
  double speeds = carom_contact_speed_scale(c, outcome), length = carom_vec2_length(c->d);
  for (guint i = 0; i < n; i++)
    sizes[i] =
        (CaromTerm){working->terms[i].name, size_of_term(&working->terms[i], speeds, length)};
  CaromValue left = test_size_of_formula(equation->left, sizes, n),
             right = test_size_of_formula(equation->right, sizes, n);
  CaromValue scale = {
      .is_vector = left.is_vector,
      .number = left.number + right.number,
      .vector = carom_vec2_add(left.vector, right.vector),
  };
  test_check_value(test_evaluate(equation->left, working->terms, n),
                   test_evaluate(equation->right, working->terms, n), scale);
}

static void check_notes(const CaromContact *c, const CaromOutcome *outcome,
                        const CaromWorking *working) {
  for (guint i = 0; i < working->n_lines; i++) {
    const CaromWorkingLine *line = &working->lines[i];
    guint n;
    const CaromTerm *terms = carom_working_known(working, i, &n);
    if (line->notes.book)
      check_book(line, terms, n);
    if (line->notes.beside) /* it tells of the line's own result */
      g_assert_nonnull(strstr(line->notes.beside, line->symbol));
    if (line->notes.beside)
      test_check_known(carom_formula_constant(line->notes.beside), terms, n + 1);
    for (guint j = 0; j < G_N_ELEMENTS(line->notes.solved); j++)
      if (line->notes.solved[j].left)
        check_equation(&line->notes.solved[j], c, outcome, working);
  }
}

/* Where the program calculates otherwise than books do, it says why; and where the heavier body
 * comes first, it says that. */
static void check_because(const CaromContact *c, const CaromOutcome *outcome,
                          const CaromWorking *working) {
  for (guint i = 0; i < working->n_lines; i++)
    if (working->lines[i].notes.book)
      g_assert_nonnull(working->lines[i].notes.because);
}

static void test_because(gconstpointer resolver) {
  test_check_contacts(resolver, 8, check_because);
}

/* That a body comes first is a choice, and the same line says why it is made. */
static void test_order(void) {
  static const struct {
    const char *id, *of_equal, *of_heavier;
  } rows[] = {{"rotation", "either would do", "so less is rounded"},
              {"projection", "either would do", "as in rotation; here either would do"}};
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++)
    for (double mass_kg = 1; mass_kg <= 2; mass_kg++) {
      const char *why = mass_kg == 1 ? rows[i].of_equal : rows[i].of_heavier;
      const CaromContact c = {mass_kg, 1, {1, 0}, {-1, 0}, {3, 0}, 1, 1};
      CaromOutcome outcome;
      CaromWorking working;
      gboolean is_told = FALSE;
      carom_resolver_explain(carom_resolver_by_id(rows[i].id), &c, &outcome, &working);
      for (guint k = 0; k < working.n_lines; k++)
        is_told |= strstr(working.lines[k].reason, "is calculated first") &&
                   strstr(working.lines[k].reason, why);
      g_assert_true(is_told);
    }
}

static void test_notes(gconstpointer resolver) {
  test_check_contacts(resolver, 8, check_notes);
}

static void check_names(const CaromContact *c, const CaromOutcome *outcome,
                        const CaromWorking *working) {
  for (guint i = 0; i < working->n_lines; i++) {
    guint n;
    const CaromTerm *terms = carom_working_known(working, i, &n);
    if (working->lines[i].formula)
      test_check_known(carom_formula_constant(working->lines[i].formula), terms, n);
    for (guint j = 0; j < i; j++)
      g_assert_cmpstr(working->lines[i].symbol, !=, working->lines[j].symbol);
  }
}

static void test_names(gconstpointer resolver) {
  test_check_contacts(resolver, 3, check_names);
}

/* ---- Stages ---- */

static void check_stages(const CaromContact *c, const CaromOutcome *outcome,
                         const CaromWorking *working) {
  gboolean visited[CAROM_N_STAGES] = {FALSE};
  CaromStage stage = CAROM_STAGE_DIRECTION;
  for (guint i = 0; i < working->n_lines; i++) {
    g_assert_cmpint(working->lines[i].stage, >=, stage);
    stage = working->lines[i].stage;
    visited[stage] = TRUE;
    g_assert_cmpstr(working->lines[i].reason, !=, NULL);
  }
  for (stage = 0; stage < CAROM_N_STAGES; stage++)
    g_assert_true(visited[stage]);
}

static void test_stages(gconstpointer resolver) {
  test_check_contacts(resolver, 4, check_stages);
}

/* ---- What a method leaves out ---- */

static gboolean mentions(const CaromFormula *formula, char body, const char *base) {
  if (formula->kind == CAROM_FORMULA_NAME && formula->body == body &&
      (!base || g_ascii_strcasecmp(formula->base, base) == 0))
    return TRUE;
  for (guint i = 0; i < formula->operands->len; i++)
    if (mentions(carom_formula_operand(formula, i), body, base))
      return TRUE;
  return FALSE;
}

static void check_silence(const CaromWorking *working, char body, const char *base) {
  for (guint i = 0; i < working->n_lines; i++) {
    const CaromWorkingLine *line = &working->lines[i];
    g_assert_false(mentions(carom_formula_constant(line->symbol), body, base));
    g_assert_false(line->formula && mentions(carom_formula_constant(line->formula), body, base));
  }
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++) {
    const char *formula = working->findings[kind].formula;
    g_assert_false(formula && mentions(carom_formula_constant(formula), body, base));
  }
}

/* Beside an immovable body no line and no finding uses its mass or a share of mass; if it is also
 * at rest, no line uses its velocity, and so nothing of that body at all. Without friction there is
 * no f. */
static void check_left_out(const CaromContact *c, const CaromOutcome *outcome,
                           const CaromWorking *working) {
  if (isinf(c->mass_a_kg))
    check_silence(working, 'a',
                  carom_contact_is_immovable_at_rest(c->mass_a_kg, c->velocity_a) ? NULL : "m");
  if (isinf(c->mass_b_kg))
    check_silence(working, 'b',
                  carom_contact_is_immovable_at_rest(c->mass_b_kg, c->velocity_b) ? NULL : "m");
  if (c->tangential_factor == 1)
    check_silence(working, 0, "f");
}

static void test_left_out(gconstpointer resolver) {
  test_check_contacts(resolver, 7, check_left_out);
}

/* ---- Nothing to tell ---- */

static void test_unresolved(gconstpointer resolver) {
  CaromContact parting = {1, 2, {-1, 0}, {1, 0}, {1, 0}, 1, 1};
  CaromOutcome outcome;
  CaromWorking working;
  g_assert_cmpint(carom_resolver_explain(resolver, &parting, &outcome, &working), ==,
                  CAROM_RESOLUTION_SEPARATING);
  g_assert_cmpuint(working.n_lines, ==, 0);
  g_assert_cmpmem(&outcome.velocity_a, sizeof outcome.velocity_a, &parting.velocity_a,
                  sizeof outcome.velocity_a);
}

/* Walls along the axes give a d_y of −0 easily. Nobody who types atan2(0, −27.08) gets −π. */
static void test_angle_of_minus_zero(void) {
  CaromContact c = {.mass_a_kg = 1,
                    .mass_b_kg = INFINITY,
                    .velocity_a = {-3, 2},
                    .d = {-27.08, -0.0},
                    .restitution = 1,
                    .tangential_factor = 1};
  CaromOutcome outcome;
  CaromWorking working;
  carom_resolver_explain(&carom_resolver_rotation, &c, &outcome, &working);
  const CaromWorkingLine *line = test_find_line(&working, "θ");
  g_assert_cmpfloat(line->value.number, ==, atan2(0, -27.08));
  g_assert_false(signbit(line->marks[0].vector.y)); /* the arc that is drawn */
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  test_add_for_wrong_ones_too("working/ends-in-the-outcome", test_outcome);
  test_add_for_wrong_ones_too("working/formulas-give-the-values", test_values);
  test_add_for_resolvers("working/notes", test_notes);
  test_add_for_resolvers("working/says-why-it-is-reordered", test_because);
  g_test_add_func("/working/order", test_order);
  test_add_for_wrong_ones_too("working/names-are-known", test_names);
  test_add_for_wrong_ones_too("working/stages", test_stages);
  test_add_for_wrong_ones_too("working/says-nothing-of-what-is-left-out", test_left_out);
  test_add_for_wrong_ones_too("working/nothing-to-tell", test_unresolved);
  g_test_add_func("/working/angle-of-minus-zero", test_angle_of_minus_zero);
  return g_test_run();
}
