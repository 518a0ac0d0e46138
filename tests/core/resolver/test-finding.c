/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-finding: whether every resolver finds the same quantities on its way, and whether they are
 * what their definitions say. Everything loops over the resolvers and over contacts of all kinds.
 */
#include "working-test.h"

/* ---- The scale of rounding, from the velocities before alone ---- */

static double scale_of(const CaromContact *c, CaromFindingKind kind) {
  double speeds = test_speeds_before(c) * MAX(1, c->restitution);
  switch (kind) {
  case CAROM_FINDING_DIRECTION:
    return 1;
  case CAROM_FINDING_TRANSFER:
    return MIN(c->mass_a_kg, c->mass_b_kg) * speeds;
  default:
    return speeds;
  }
}

static void check_equal(CaromValue one, CaromValue other, double scale) {
  g_assert_cmpint(one.is_vector, ==, other.is_vector);
  test_check_close(one.number, other.number, TEST_TOLERANCE * scale);
  test_check_vectors(one.vector, other.vector, scale);
}

/* ---- Definitions ---- */

/* From the velocities before and after: none of it uses restitution or a reduced mass. */
static CaromValue measure(const CaromContact *c, const CaromOutcome *v, CaromFindingKind kind) {
  CaromVec2 n = carom_vec2_scale(c->d, 1 / carom_vec2_length(c->d));
  switch (kind) {
  case CAROM_FINDING_DIRECTION:
    return CAROM_VALUE(n);
  case CAROM_FINDING_APPROACH:
    return CAROM_VALUE(carom_vec2_dot(carom_vec2_sub(c->velocity_a, c->velocity_b), n));
  case CAROM_FINDING_TRANSFER:
    return CAROM_VALUE(-carom_vec2_dot(carom_contact_impulse(c, v), n));
  case CAROM_FINDING_CHANGE_A:
    return CAROM_VALUE(carom_vec2_sub(v->velocity_a, c->velocity_a));
  case CAROM_FINDING_CHANGE_B:
    return CAROM_VALUE(carom_vec2_sub(v->velocity_b, c->velocity_b));
  }
  g_assert_not_reached();
}

static void check_definitions(const CaromContact *c, const CaromOutcome *v,
                              const CaromWorking *working) {
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++) {
    const CaromFinding *finding = &working->findings[kind];
    CaromValue measured = measure(c, v, kind);
    check_equal(carom_finding_expect(c, kind), measured, scale_of(c, kind));
    if (finding->formula)
      check_equal(finding->value, measured, scale_of(c, kind));
    g_assert_false(finding->formula && carom_finding_departs(c, kind, finding->value));
  }
}

static void test_definitions(gconstpointer resolver) {
  test_check_contacts(resolver, 11, check_definitions);
}

/* What momentum conservation, restitution and friction say of the quantities. */
static void check_physics(const CaromContact *c, const CaromOutcome *v,
                          const CaromWorking *working) {
  const CaromFinding *findings = working->findings;
  CaromVec2 n = findings[CAROM_FINDING_DIRECTION].value.vector, t = carom_vec2_perpendicular(n);
  CaromVec2 change_a = findings[CAROM_FINDING_CHANGE_A].value.vector; /* 0 if it cannot move */
  CaromVec2 change_b = findings[CAROM_FINDING_CHANGE_B].value.vector;
  CaromVec2 change = carom_vec2_sub(change_b, change_a);
  CaromVec2 before = carom_vec2_sub(c->velocity_b, c->velocity_a);
  double scale = TEST_TOLERANCE * scale_of(c, CAROM_FINDING_APPROACH);
  test_check_close(carom_vec2_dot(change, n),
                   (1 + c->restitution) * findings[CAROM_FINDING_APPROACH].value.number, scale);
  test_check_close(carom_vec2_dot(change, t),
                   (c->tangential_factor - 1) * carom_vec2_dot(before, t), scale);
  if (working->immovable == CAROM_BODY_NONE) /* both sides over the greater mass, for the scale */
    test_check_vectors(carom_vec2_scale(change_a, c->mass_a_kg / MAX(c->mass_a_kg, c->mass_b_kg)),
                       carom_vec2_scale(change_b, -c->mass_b_kg / MAX(c->mass_a_kg, c->mass_b_kg)),
                       scale_of(c, CAROM_FINDING_CHANGE_A));
}

static void test_physics(gconstpointer resolver) {
  test_check_contacts(resolver, 12, check_physics);
}

/* ---- Formulas ---- */

static void check_formulas(const CaromContact *c, const CaromOutcome *v,
                           const CaromWorking *working) {
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++) {
    const CaromFindingInfo *info = carom_finding_info(kind);
    const char *notation = working->findings[kind].formula;
    gboolean moves = (kind != CAROM_FINDING_CHANGE_A || !isinf(c->mass_a_kg)) &&
                     (kind != CAROM_FINDING_CHANGE_B || !isinf(c->mass_b_kg));
    g_assert_cmpint(notation != NULL, ==, moves);
    if (!notation)
      continue;
    guint n;
    const CaromTerm *terms = carom_working_known_to_find(working, kind, &n);
    const CaromFormula *formula = carom_formula_constant(notation);
    test_check_known(formula, terms, n);
    g_assert_cmpint(carom_formula_dimension(formula, terms, n), ==, info->dimension);
    g_assert_cmpint(carom_formula_is_vector(formula, terms, n), ==,
                    working->findings[kind].value.is_vector);
  }
}

static void test_formulas(gconstpointer resolver) {
  test_check_contacts(resolver, 13, check_formulas);
}

/* ---- Agreement ---- */

static void check_agreement(const CaromContact *c) {
  guint n;
  const CaromResolver *const *resolvers = carom_resolvers(&n);
  CaromOutcome outcome;
  CaromWorking first, other;
  carom_resolver_explain(resolvers[0], c, &outcome, &first);
  for (guint k = 1; k < n; k++) {
    carom_resolver_explain(resolvers[k], c, &outcome, &other);
    for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++)
      if (first.findings[kind].formula)
        check_equal(first.findings[kind].value, other.findings[kind].value, scale_of(c, kind));
  }
}

static void test_agreement(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(14);
  for (guint i = 0; i < test_n_random_contacts(); i++) {
    CaromContact any = test_random_contact(random), unequal = test_unequal_contact(random);
    check_agreement(&any);
    check_agreement(&unequal);
  }
}

/* ---- Departing ---- */

/* A disc of 2 kg meets one of 3 kg at rest, head on with 5 m/s: μ = 6/5 kg, so with e = 1/2 it
 * gives it 9 kg m/s. */
static const CaromContact head_on = {.mass_a_kg = 2,
                                     .mass_b_kg = 3,
                                     .velocity_a = {5, 0},
                                     .d = {4, 0},
                                     .restitution = 0.5,
                                     .tangential_factor = 1};

static void test_known_numbers(void) {
  const CaromFindingKind change_a = CAROM_FINDING_CHANGE_A, change_b = CAROM_FINDING_CHANGE_B;
  g_assert_cmpfloat(carom_finding_expect(&head_on, CAROM_FINDING_DIRECTION).vector.x, ==, 1);
  g_assert_cmpfloat(carom_finding_expect(&head_on, CAROM_FINDING_APPROACH).number, ==, 5);
  g_assert_cmpfloat_with_epsilon(carom_finding_expect(&head_on, CAROM_FINDING_TRANSFER).number, 9,
                                 9 * 4 * DBL_EPSILON); /* four operations */
  g_assert_cmpfloat_with_epsilon(carom_finding_expect(&head_on, change_a).vector.x, -4.5,
                                 4.5 * 5 * DBL_EPSILON);
  g_assert_cmpfloat_with_epsilon(carom_finding_expect(&head_on, change_b).vector.x, 3,
                                 3 * 5 * DBL_EPSILON);
}

/* The scale of a momentum: the lighter disc's mass times 5 m/s. */
static void test_departs(void) {
  const CaromFindingKind transfer = CAROM_FINDING_TRANSFER;
  const double eps = DBL_EPSILON * 2 * 5;
  g_assert_cmpfloat(carom_finding_scale(&head_on, transfer), ==, 10);
  double right = carom_finding_expect(&head_on, transfer).number;
  g_assert_false(carom_finding_departs(&head_on, transfer, CAROM_VALUE(right + 63 * eps)));
  g_assert_false(carom_finding_departs(&head_on, transfer, CAROM_VALUE(right - 63 * eps)));
  g_assert_true(carom_finding_departs(&head_on, transfer, CAROM_VALUE(right + 66 * eps)));
  g_assert_true(carom_finding_departs(&head_on, transfer, CAROM_VALUE(-right)));
  g_assert_true(carom_finding_departs(&head_on, transfer, CAROM_VALUE((double)NAN)));
  g_assert_true(carom_finding_departs(&head_on, CAROM_FINDING_DIRECTION,
                                      CAROM_VALUE(carom_vec2(1, 65 * DBL_EPSILON))));
}

/* What a resolver calls the speeds along n are these speeds. */
static void check_speeds(const CaromContact *c, const CaromOutcome *v,
                         const CaromWorking *working) {
  CaromVec2 n = carom_vec2_scale(c->d, 1 / carom_vec2_length(c->d));
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
    if (!working->before[body].formula) {
      g_assert_null(working->after[body].formula);
      continue;
    }
    g_assert_true(carom_contact_is_movable(c, body));
    double scale = carom_contact_speed_scale(c, v);
    check_equal(CAROM_VALUE(working->before[body].value),
                CAROM_VALUE(carom_vec2_dot(carom_contact_velocity(c, body), n)), scale);
    check_equal(CAROM_VALUE(working->after[body].value),
                CAROM_VALUE(carom_vec2_dot(carom_contact_outcome_velocity(v, body), n)), scale);
  }
}

static void test_speeds(gconstpointer resolver) {
  test_check_contacts(resolver, 13, check_speeds);
}

/* Each of the list says what it calls them, of every body that can move. */
static void test_speeds_are_named(void) {
  const CaromContact cases[] = {head_on,
                                {2, INFINITY, {1, 0}, {0, 0}, {1, 0.5}, 0.5, 1},
                                {INFINITY, 2, {0.5, 0}, {-1, 0}, {1, 0.5}, 0.5, 0.5}};
  static const CaromResolver *const listed[] = {
      &carom_resolver_rotation, &carom_resolver_projection, &carom_resolver_impulse};
  for (guint i = 0; i < G_N_ELEMENTS(cases) * G_N_ELEMENTS(listed); i++) {
    const CaromContact *c = &cases[i / G_N_ELEMENTS(listed)];
    CaromOutcome outcome;
    CaromWorking working;
    carom_resolver_explain(listed[i % G_N_ELEMENTS(listed)], c, &outcome, &working);
    for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++)
      g_assert_true((working.after[body].formula != NULL) == carom_contact_is_movable(c, body));
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  test_add_for_resolvers("finding/definitions", test_definitions);
  test_add_for_resolvers("finding/physics", test_physics);
  test_add_for_wrong_ones_too("finding/formulas", test_formulas);
  test_add_for_resolvers("finding/speeds", test_speeds);
  g_test_add_func("/finding/speeds-are-named", test_speeds_are_named);
  g_test_add_func("/finding/agreement", test_agreement);
  g_test_add_func("/finding/known-numbers", test_known_numbers);
  g_test_add_func("/finding/departs", test_departs);
  return g_test_run();
}
