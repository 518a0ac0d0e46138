/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-mistake-cost: what wrong resolvers cost at a contact, against numbers worked out by hand. */
#include "carom-mistake-cost.h"

#include "engine-test.h"

#include <string.h>

/* Rounding of a few operations with numbers up to 10. */
#define TOLERANCE 1e-14

/* 2 kg meets 1 kg head on: right is v_a = −1/3, v_b = 5/3. */
static const CaromContact head_on = {2, 1, {1, 0}, {-1, 0}, {1, 0}, 1, 1};

/* 2 kg with (1, 0.5) meets a smooth wall: right is v_a = (−1, 0.5). */
static const CaromContact at_wall = {2, INFINITY, {1, 0.5}, {0, 0}, {0.5, 0}, 1, 1};

static CaromExplanation *explain(const CaromContact *c, const char *id) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromContactRecord record = {.a = 0, .b = 1, .wall = -1, .contact = *c, .cluster_size = 1};
  const CaromMethod method = {.resolver = carom_resolver_by_id(id)};
  carom_resolver_resolve(method.resolver, c, &record.outcome);
  return carom_explanation_new_of_methods(scene, &record, &method, 1);
}

static const struct {
  const char *id;
  const CaromContact *contact;
  CaromVec2 momentum;
  double energy_j;
} costs[] = {
    /* J = −8/3 over the other mass: v_a = 1 − 8/3 = −5/3, v_b = −1 + 4/3 = 1/3. Σp is −3 instead
       of 1, and Σm v²/2 is 25/9 + 1/18 = 17/6 instead of 1/9 + 25/18 = 3/2. */
    {"wrong-swapped-masses", &head_on, {-4, 0}, 4.0 / 3},
    /* v_b = −1 − 8/3 = −11/3 instead of 5/3. */
    {"wrong-third-law", &head_on, {-16.0 / 3, 0}, 48.0 / 9},
    /* n is (0.5, 0), so J = −2 and v_a = 1 − 0.5: Σp is 2 × 0.5 instead of −2. */
    {"wrong-normal", &at_wall, {3, 0}, -0.75},
    /* Hidden: nothing. */
    {"wrong-turn", &head_on, {0, 0}, 0},
};

static void test_cost(void) {
  for (guint i = 0; i < G_N_ELEMENTS(costs); i++) {
    g_autoptr(CaromExplanation) explanation = explain(costs[i].contact, costs[i].id);
    CaromMistakeCost cost = carom_mistake_cost(explanation, explanation->n_right);
    g_test_message("%s: (%g, %g), %g", costs[i].id, cost.momentum.x, cost.momentum.y,
                   cost.energy_j);
    g_assert_cmpfloat_with_epsilon(cost.momentum.x, costs[i].momentum.x, TOLERANCE);
    g_assert_cmpfloat_with_epsilon(cost.momentum.y, costs[i].momentum.y, TOLERANCE);
    g_assert_cmpfloat_with_epsilon(cost.energy_j, costs[i].energy_j, TOLERANCE);
  }
}

/* What is right costs exactly nothing, although the resolvers differ by rounding. */
static void test_right(void) {
  const CaromContact oblique = {1.8, .3, {0.1, 0.7}, {-1, 0}, {.942032, .335522}, 0.9, 1};
  g_autoptr(CaromExplanation) explanation = explain(&oblique, "wrong-normal");
  for (guint i = 0; i < explanation->n_right; i++) {
    CaromMistakeCost cost = carom_mistake_cost(explanation, i);
    g_assert_cmpfloat(cost.momentum.x, ==, 0);
    g_assert_cmpfloat(cost.momentum.y, ==, 0);
    g_assert_cmpfloat(cost.energy_j, ==, 0);
  }
}

/* Units, which no line is broken at. */
#define MOMENTUM "\u00a0kg·m/\u2060s"
#define ENERGY   "\u00a0J"

/* The same discs as head on, with a line of centres that is half a unit long. */
static const CaromContact half_long = {2, 1, {1, 0}, {-1, 0}, {0.5, 0}, 1, 1};
static const CaromContact slanting = {2, 1, {1, 0}, {-1, 0}, {0.8, 0.6}, 1, 1};

static const struct {
  const char *id;
  const CaromContact *contact;
  const char *words;
} words[] = {
    {"wrong-swapped-masses", &head_on,
     "At this contact Σp comes out wrong by (−4, 0)" MOMENTUM ", and ΣE by 1.33" ENERGY "."},
    /* J n = (−2/3, 0): v_a = 2/3, v_b = −1/3, so that Σp is 1 and ΣE 1/2 instead of 3/2. */
    {"wrong-normal", &half_long,
     "At this contact Σp is right; ΣE comes out wrong by −1" ENERGY "."},
    /* Both just turn round: Σp is −1 instead of 1. */
    {"wrong-own-speed", &head_on,
     "At this contact ΣE is right; Σp comes out wrong by (−2, 0)" MOMENTUM "."},
    /* All is right, but along another normal. */
    {"wrong-degrees", &slanting,
     "At this contact Σp and ΣE are right, although the velocities are not."},
};

static void test_words(void) {
  for (guint i = 0; i < G_N_ELEMENTS(words); i++) {
    g_autoptr(CaromExplanation) explanation = explain(words[i].contact, words[i].id);
    g_autofree char *found = carom_mistake_cost_describe(explanation, explanation->n_right);
    g_assert_cmpstr(found, ==, words[i].words);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/mistake-cost/cost", test_cost);
  g_test_add_func("/mistake-cost/right", test_right);
  g_test_add_func("/mistake-cost/words", test_words);
  return g_test_run();
}
