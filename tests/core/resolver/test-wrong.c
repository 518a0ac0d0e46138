/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-wrong: the resolvers that are wrong on purpose: that they are kept apart from the right
 * ones, that each departs where its mistake is and nowhere before, and what the mistake breaks. */
#include "sentence-test.h"
#include "working-test.h"

/* ---- A table of their own ---- */

static void test_apart(void) {
  guint n, n_wrong;
  const CaromResolver *const *right = carom_resolvers(&n);
  const CaromResolver *const *wrong = carom_resolver_table_get(&carom_resolver_wrong, &n_wrong);
  g_assert_cmpuint(n_wrong, >=, 8);
  for (guint i = 0; i < n; i++) {
    g_assert_false(carom_resolver_is_wrong(right[i]));
    g_assert_cmpuint(carom_resolver_index(right[i]), ==, i);
  }
  for (guint i = 0; i < n_wrong; i++) {
    g_assert_true(carom_resolver_is_wrong(wrong[i]));
    g_assert_true(g_str_has_prefix(wrong[i]->part.id, "wrong-"));
    g_assert_true(g_str_has_prefix(wrong[i]->part.title, "Wrong: "));
    g_assert_true(carom_resolver_by_id(wrong[i]->part.id) == wrong[i]);
    g_assert_cmpuint(carom_resolver_index(wrong[i]), ==, n + i);
  }
}

/* What the disagreement says stays what the right ones say. */
static void test_disagreement_leaves_them_out(void) {
  CaromContact c = {1, 3, {2, 1}, {0, 0}, {3, 4}, 0.5, 1};
  g_assert_cmpfloat(carom_resolvers_disagreement(&c), <=, 64);
}

/* ---- Departing ---- */

static CaromFindingKind first_departure(const CaromContact *c, const CaromWorking *working) {
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++)
    if (working->findings[kind].formula &&
        carom_finding_departs(c, kind, working->findings[kind].value))
      return kind;
  return CAROM_N_FINDINGS;
}

/* How far @body is from where a right resolver sends it, as a fraction of the scale of speeds. */
static double off_by(const CaromContact *c, const CaromOutcome *v, CaromContactBody body) {
  CaromVec2 right = carom_finding_expect(c, carom_finding_change(body)).vector;
  CaromVec2 change =
      carom_vec2_sub(carom_contact_outcome_velocity(v, body), carom_contact_velocity(c, body));
  CaromVec2 apart = carom_vec2_sub(change, right);
  return hypot(apart.x, apart.y) / carom_finding_scale(c, carom_finding_change(body));
}

static gboolean is_off(const CaromContact *c, const CaromOutcome *v, double limit) {
  return !(off_by(c, v, CAROM_BODY_A) <= limit && off_by(c, v, CAROM_BODY_B) <= limit);
}

/* A momentum is told from the lighter body; so if only the heavier one's line is wrong, that shows
 * at its velocity. The line of a scale that the lighter body cannot leave is rounding, as in
 * carom_finding_departs(). */
static gboolean may_show_later(const CaromContact *c, const CaromOutcome *v,
                               const CaromWorking *working) {
  return off_by(c, v, working->lighter) <= 2 * TEST_TOLERANCE;
}

static void check_line(const CaromResolver *resolver, const CaromWorking *working) {
  for (guint i = 0; i < working->n_lines; i++)
    if (working->lines[i].is_mistake)
      g_assert_cmpint(working->lines[i].stage, ==, resolver->mistake->stage);
}

static gboolean has_wrong_line(const CaromWorking *working) {
  for (guint i = 0; i < working->n_lines; i++)
    if (working->lines[i].is_mistake)
      return TRUE;
  return FALSE;
}

/* Returns: whether the mistake shows */
static gboolean check_departure(const CaromResolver *resolver, const CaromContact *c) {
  CaromOutcome v;
  CaromWorking working;
  carom_resolver_explain(resolver, c, &v, &working);
  CaromFindingKind first = first_departure(c, &working);
  check_line(resolver, &working);
  if (first < CAROM_N_FINDINGS) {
    CaromStage stage = carom_finding_info(first)->stage;
    g_assert_true(has_wrong_line(&working));
    g_assert_true(stage == resolver->mistake->stage ||
                  (stage == CAROM_STAGE_RESULT && resolver->mistake->stage < stage &&
                   may_show_later(c, &v, &working)));
  }
  gboolean off = is_off(c, &v, 1e-6);
  g_assert_true(!off || first < CAROM_N_FINDINGS);
  return off;
}

static void test_departs(gconstpointer resolver) {
  g_autoptr(GRand) random = g_rand_new_with_seed(21);
  guint n = test_n_random_contacts(), n_off = 0;
  for (guint i = 0; i < n / 2; i++) {
    CaromContact any = test_random_contact(random), unequal = test_unequal_contact(random);
    n_off += check_departure(resolver, &any) ? 1 : 0;
    n_off += check_departure(resolver, &unequal) ? 1 : 0;
  }
  g_test_message("off in %u of %u", n_off, n);
  g_assert_cmpuint(n_off, >, n / 4); /* it is no exercise otherwise */
}

/* ---- Where it is hidden ---- */

static const CaromContact oblique = {1, 3, {2, 1}, {-1, 0.5}, {3, 4}, 1, 1};

/* Contacts that hide a mistake, as the sentence about it says. */
static const struct {
  const CaromResolver *resolver;
  CaromContact contact;
} hiding[] = {
    {&carom_resolver_wrong_bracket, {1, 1, {2, 1}, {-1, 0.5}, {3, 4}, 1, 1}},
    {&carom_resolver_wrong_bracket, {1, 3, {2, 1}, {-1, 0.5}, {3, 4}, 3, 1}},
    {&carom_resolver_wrong_bracket, {6, 4, {2, 1}, {-1, 0.5}, {3, 4}, 1.5, 1}},
    {&carom_resolver_wrong_bracket, {1, 3, {2, 1}, {-4, 3}, {3, 4}, 0.5, 1}},
    {&carom_resolver_wrong_degrees, {1, 3, {2, 1}, {-1, 0.5}, {3, 0}, 0.5, 1}},
    {&carom_resolver_wrong_turn, {1, 3, {2, 1}, {-1, 0.5}, {3, 0}, 0.5, 1}},
    {&carom_resolver_wrong_sign, {1, 3, {2, 1}, {-1, 0.5}, {3, 4}, 0, 1}},
    {&carom_resolver_wrong_tangent, {1, 3, {3, 4}, {-3, -4}, {3, 4}, 0.5, 1}},
    {&carom_resolver_wrong_equal_masses, {2, 2, {2, 1}, {-1, 0.5}, {3, 4}, 0.5, 1}},
    {&carom_resolver_wrong_own_speed, {1, 3, {6, 8}, {-2, 0.0 - 8.0 / 3}, {3, 4}, 0.5, 1}},
    {&carom_resolver_wrong_own_speed, {1, INFINITY, {2, 1}, {0, 0}, {3, 4}, 0.5, 1}},
    {&carom_resolver_wrong_normal, {1, 3, {2, 1}, {-1, 0.5}, {0.6, 0.8}, 0.5, 1}},
    {&carom_resolver_wrong_swapped_masses, {2, 2, {2, 1}, {-1, 0.5}, {3, 4}, 0.5, 1}},
    {&carom_resolver_wrong_third_law, {1, INFINITY, {2, 1}, {0, 0}, {3, 4}, 0.5, 1}},
};

static void test_hidden(void) {
  for (guint i = 0; i < G_N_ELEMENTS(hiding); i++) {
    g_test_message("%u: %s", i, hiding[i].resolver->part.id);
    CaromOutcome v;
    CaromWorking working;
    carom_resolver_explain(hiding[i].resolver, &hiding[i].contact, &v, &working);
    g_assert_cmpint(first_departure(&hiding[i].contact, &working), ==, CAROM_N_FINDINGS);
    g_assert_true(check_departure(hiding[i].resolver, &oblique));
  }
}

/* Any ratio of masses will do, not only that of equal ones. */
static void test_bracket_says_so(void) {
  g_assert_nonnull(strstr(carom_resolver_wrong_bracket.mistake->hidden,
                          "the heavier mass over the lighter one"));
}

/* ---- What is said of it ---- */

static void test_sentences(void) {
  guint n;
  const CaromResolver *const *wrong = carom_resolver_table_get(&carom_resolver_wrong, &n);
  for (guint i = 0; i < n; i++) {
    CaromOutcome v;
    CaromWorking working;
    carom_resolver_explain(wrong[i], &oblique, &v, &working);
    test_check_sentence(wrong[i]->mistake->correction, working.terms, working.n_terms);
    test_check_sentence(wrong[i]->mistake->hidden, working.terms, working.n_terms);
    /* It stands behind others, so it says what does not show. */
    g_assert_true(g_str_has_prefix(wrong[i]->mistake->hidden, "The mistake does not show "));
  }
}

/* ---- What it costs ---- */

/* Of an elastic contact without friction of two bodies that can move. */
static const struct {
  const CaromResolver *resolver;
  gboolean keeps_momentum, keeps_energy;
} costs[] = {
    {&carom_resolver_wrong_bracket, FALSE, FALSE},
    /* The normal is another one, and along that all is right. */
    {&carom_resolver_wrong_degrees, TRUE, TRUE},
    /* All velocities are turned, and so is their sum. */
    {&carom_resolver_wrong_turn, FALSE, TRUE},
    {&carom_resolver_wrong_sign, FALSE, FALSE},
    {&carom_resolver_wrong_tangent, FALSE, TRUE},
    {&carom_resolver_wrong_equal_masses, FALSE, FALSE},
    {&carom_resolver_wrong_own_speed, FALSE, TRUE},
    /* The bodies still get opposite impulses. */
    {&carom_resolver_wrong_normal, TRUE, FALSE},
    {&carom_resolver_wrong_swapped_masses, FALSE, FALSE},
    {&carom_resolver_wrong_third_law, FALSE, FALSE},
};

static CaromVec2 momentum(const CaromContact *c, CaromVec2 a, CaromVec2 b) {
  return carom_vec2_add(carom_vec2_scale(a, c->mass_a_kg), carom_vec2_scale(b, c->mass_b_kg));
}

static double twice_energy(const CaromContact *c, CaromVec2 a, CaromVec2 b) {
  return c->mass_a_kg * carom_vec2_dot(a, a) + c->mass_b_kg * carom_vec2_dot(b, b);
}

static CaromContact everyday_contact(GRand *random) {
  CaromContact c;
  do
    c = (CaromContact){
        .mass_a_kg = test_magnitude(random, 1),
        .mass_b_kg = test_magnitude(random, 1),
        .velocity_a = {test_uniform(random, -10, 10), test_uniform(random, -10, 10)},
        .velocity_b = {test_uniform(random, -10, 10), test_uniform(random, -10, 10)},
        .d = test_random_direction(random, 1 + test_magnitude(random, 1)),
        .restitution = 1,
        .tangential_factor = 1,
    };
  while (!test_approaches(&c));
  return c;
}

static void test_cost(gconstpointer data) {
  guint i = GPOINTER_TO_UINT(data), n = 10000, n_momentum = 0, n_energy = 0;
  g_autoptr(GRand) random = g_rand_new_with_seed(22);
  for (guint k = 0; k < n; k++) {
    CaromContact c = everyday_contact(random);
    CaromOutcome v;
    carom_resolver_resolve(costs[i].resolver, &c, &v);
    CaromVec2 p = momentum(&c, c.velocity_a, c.velocity_b);
    CaromVec2 p_after = momentum(&c, v.velocity_a, v.velocity_b);
    double e = twice_energy(&c, c.velocity_a, c.velocity_b);
    double e_after = twice_energy(&c, v.velocity_a, v.velocity_b);
    double p_scale = sqrt((c.mass_a_kg + c.mass_b_kg) * MAX(e, e_after)); /* at least |p| */
    n_momentum += carom_vec2_distance(p_after, p) <= 1e-9 * p_scale;
    n_energy += fabs(e_after - e) <= 1e-9 * MAX(e, e_after);
  }
  g_test_message("momentum is kept in %u, energy in %u of %u", n_momentum, n_energy, n);
  /* One direction in four lies along an axis, where some mistakes do not show. */
  g_assert_true(costs[i].keeps_momentum ? n_momentum == n : n_momentum < n / 4);
  g_assert_true(costs[i].keeps_energy ? n_energy == n : n_energy < n / 4);
}

static void add_costs(void) {
  guint n;
  carom_resolver_table_get(&carom_resolver_wrong, &n);
  g_assert_cmpuint(n, ==, G_N_ELEMENTS(costs));
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf("/wrong/%s/cost", costs[i].resolver->part.id);
    g_test_add_data_func(path, GUINT_TO_POINTER(i), test_cost);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/wrong/apart", test_apart);
  g_test_add_func("/wrong/disagreement", test_disagreement_leaves_them_out);
  g_test_add_func("/wrong/hidden", test_hidden);
  g_test_add_func("/wrong/bracket-says-so", test_bracket_says_so);
  g_test_add_func("/wrong/sentences", test_sentences);
  add_costs();
  test_add_for_wrong_ones("wrong/departs", test_departs);
  return g_test_run();
}
