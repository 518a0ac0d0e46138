/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Explanations: one contact worked by every resolver, against the numbers of the texts, against
 * what runs really did, and in words. */
#include "carom-explanation.h"
#include "engine-test.h"

#include <float.h>
#include <string.h>

static CaromContactRecord record_of(const CaromContact *c) {
  CaromContactRecord record = {
      .time_s = 1.088256, .a = 0, .b = 1, .wall = -1, .contact = *c, .cluster_size = 1};
  carom_resolver_resolve(carom_resolvers(NULL)[0], c, &record.outcome);
  record.impulse = carom_contact_impulse(c, &record.outcome);
  return record;
}

static CaromExplanation *explain(CaromContactRecord record) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  return carom_explanation_new(scene, &record);
}

static CaromExplanation *explain_contact(CaromContact c) {
  return explain(record_of(&c));
}

static const CaromContact plain = {.5, 1.5, {1, 0}, {-.5, 0}, {1, 0}, .5, 1};
static const CaromContact rough_wall = {1, INFINITY, {200, 50}, {0, 0}, {15, 0}, .8, .5};

/* ---- Numbers of the texts ---- */

static const struct {
  const char *source, *symbol;
  CaromContact contact;
  CaromVec2 velocity;
  double tolerance; /* half a unit of the last digit given */
} velocities[] = {
    {"head on, e = 1", "v_a", {2, 1, {1, 0}, {-1, 0}, {1, 0}, 1, 1}, {-1.0 / 3, 0}, 1e-15},
    {"head on, e = 1", "v_b", {2, 1, {1, 0}, {-1, 0}, {1, 0}, 1, 1}, {5.0 / 3, 0}, 1e-15},
    {"masses .5 and 1.5, e = 1",
     "v_a",
     {.5, 1.5, {1, 0}, {-.5, 0}, {1, 0}, 1, 1},
     {-1.25, 0},
     1e-15},
    {"the same", "v_b", {.5, 1.5, {1, 0}, {-.5, 0}, {1, 0}, 1, 1}, {.25, 0}, 1e-15},
    {"e = .5", "v_a", {.5, 1.5, {1, 0}, {-.5, 0}, {1, 0}, .5, 1}, {-.6875, 0}, 1e-15},
    {"e = .5", "v_b", {.5, 1.5, {1, 0}, {-.5, 0}, {1, 0}, .5, 1}, {.0625, 0}, 1e-15},
    {"e = 0", "v_a", {.5, 1.5, {1, 0}, {-.5, 0}, {1, 0}, 0, 1}, {-.125, 0}, 1e-15},
    {"e = 0", "v_b", {.5, 1.5, {1, 0}, {-.5, 0}, {1, 0}, 0, 1}, {-.125, 0}, 1e-15},
    {"oblique, e = 0, no sticking",
     "v_a",
     {1.8, .3, {0, 0}, {-1, 0}, {.942032, .335522}, 0, 1},
     {-.126775, -.045153},
     1e-6},
    {"the same",
     "v_b",
     {1.8, .3, {0, 0}, {-1, 0}, {.942032, .335522}, 0, 1},
     {-.239350, .270919},
     1e-6},
};

static const CaromWorkingLine *find_line(const CaromWorking *working, const char *symbol) {
  for (guint i = 0; i < working->n_lines; i++)
    if (strcmp(working->lines[i].symbol, symbol) == 0)
      return &working->lines[i];
  return NULL;
}

/* Every method's last lines say them. */
static void test_velocities(void) {
  for (guint i = 0; i < G_N_ELEMENTS(velocities); i++) {
    g_autoptr(CaromExplanation) explanation = explain_contact(velocities[i].contact);
    for (guint k = 0; k < explanation->n_resolvers; k++) {
      const CaromWorkingLine *line = find_line(&explanation->workings[k], velocities[i].symbol);
      g_test_message("%s: %s, %s", velocities[i].source, velocities[i].symbol,
                     explanation->resolvers[k]->part.id);
      g_assert_nonnull(line);
      g_assert_cmpfloat_with_epsilon(line->value.vector.x, velocities[i].velocity.x,
                                     velocities[i].tolerance);
      g_assert_cmpfloat_with_epsilon(line->value.vector.y, velocities[i].velocity.y,
                                     velocities[i].tolerance);
    }
  }
}

/* |J| = 1.125, .84375, .5625 for e = 1, .5, 0: in the account, and in the lines of the methods that
 * use it. */
static void test_impulses(void) {
  static const double e[] = {1, .5, 0}, impulses[] = {1.125, .84375, .5625};
  guint n_told = 0;
  for (guint i = 0; i < G_N_ELEMENTS(e); i++) {
    CaromContact c = plain;
    c.restitution = e[i];
    g_autoptr(CaromExplanation) explanation = explain_contact(c);
    g_assert_cmpfloat_with_epsilon(explanation->balance.impulse, impulses[i], 1e-15);
    for (guint k = 0; k < explanation->n_resolvers; k++) {
      const CaromWorkingLine *line = find_line(&explanation->workings[k], "J");
      if (line)
        g_assert_cmpfloat_with_epsilon(line->value.number, impulses[i], 1e-15);
      n_told += line ? 1 : 0;
    }
  }
  g_assert_cmpuint(n_told, >=, G_N_ELEMENTS(e));
}

/* ---- What runs really did ---- */

static void check_record(const CaromRun *run, const CaromContactRecord *record) {
  g_autoptr(CaromExplanation) explanation = carom_explanation_new(run->world->scene, record);
  g_assert_true(explanation->agrees);
  g_assert_cmpint(explanation->first_differing_stage, ==, CAROM_STAGE_RESULT);
  g_assert_cmpfloat(explanation->disagreement_eps, ==,
                    carom_resolvers_disagreement(&record->contact));
  for (guint k = 0; k < explanation->n_resolvers; k++)
    if (explanation->resolvers[k] == run->method.resolver && record->cluster_size <= 1)
      g_assert_cmpmem(&explanation->outcomes[k], sizeof record->outcome, &record->outcome,
                      sizeof record->outcome);
}

static CaromScene *new_gas(void) {
  CaromScene *scene = carom_scene_new();
  test_add_box(scene, 10, 10);
  for (guint i = 0; i < scene->walls->len; i++)
    g_array_index(scene->walls, CaromWall, i).tangential_factor = i % 2 ? 0.7 : 1;
  test_add_wall(scene, 3.7, 2, 4.3, 8); /* and one that is not along an axis */
  for (guint i = 0; i < 25; i++)
    test_add_disc(scene, 1 + 2 * (i % 5), 1 + 2 * (i / 5), 3.0 - (i % 7), (i % 4) - 1.5, 0.3,
                  1 + i % 3);
  CaromBody *pinned = &g_array_index(scene->bodies, CaromBody, 12);
  pinned->pinned = TRUE;
  pinned->velocity = carom_vec2(0, 0);
  scene->restitution = 0.95;
  return scene;
}

/* The outcome of the pane's own method is what the pane used, bit for bit. */
static void test_runs(gconstpointer data) {
  const CaromPart *detection = data;
  guint n;
  const CaromResolver *const *resolvers = carom_resolvers(&n);
  g_autoptr(CaromScene) scene = new_gas();
  for (guint i = 0; i < n; i++) {
    CaromMethod method = test_method("detection", detection->id);
    method.resolver = resolvers[i];
    g_autoptr(CaromRun) run = test_run(scene, method, 600);
    g_assert_cmpuint(carom_run_count_contacts(run), >, 100);
    for (guint k = 0; k < carom_run_count_contacts(run); k++)
      check_record(run, test_contact(run, k));
  }
}

/* ---- Agreement ---- */

/* Bodies that come to rest along a slanted line keep nothing but rounding. */
static void test_agreement_at_rest(void) {
  g_autoptr(CaromExplanation) explanation =
      explain_contact((CaromContact){1, INFINITY, {3.1, 4.7}, {0, 0}, {3.1, 4.7}, 0, 1});
  g_assert_true(explanation->agrees);
}

static void test_describe_agreement(void) {
  g_autoptr(CaromExplanation) explanation = explain_contact(plain);
  explanation->disagreement_eps = 0;
  g_autofree char *same = carom_explanation_describe_agreement(explanation);
  g_assert_nonnull(strstr(same, "to the last bit"));
  explanation->disagreement_eps = 2.25;
  g_autofree char *near = carom_explanation_describe_agreement(explanation);
  g_assert_nonnull(strstr(near, "2.3 ε"));
  /* Two that differ, first in some stage. */
  explanation->disagreement_eps = 2.5e9;
  explanation->agrees = FALSE;
  for (CaromStage stage = 0; stage < CAROM_N_STAGES; stage++) {
    explanation->first_differing_stage = stage;
    g_autofree char *apart = carom_explanation_describe_agreement(explanation);
    g_assert_nonnull(strstr(apart, carom_explanation_stage_title(stage)));
    g_assert_nonnull(strstr(apart, "2.5×10⁹ ε"));
  }
}

static void test_stage_titles(void) {
  for (CaromStage stage = 0; stage < CAROM_N_STAGES; stage++) {
    g_assert_cmpstr(carom_explanation_stage_title(stage), !=, "");
    for (CaromStage other = 0; other < stage; other++)
      g_assert_cmpstr(carom_explanation_stage_title(stage), !=,
                      carom_explanation_stage_title(other));
  }
}

/* ---- Names and words ---- */

static void test_describe_contact(void) {
  g_autoptr(CaromExplanation) discs = explain_contact(plain);
  g_autofree char *of_discs =
      carom_explanation_describe_contact(discs, CAROM_EXPLANATION_TIME_DIGITS);
  g_assert_cmpstr(of_discs, ==, "A and B, t = 1.088256 s, e = 0.5");
  CaromContactRecord record = record_of(&rough_wall);
  record.a = 27;
  record.b = -1;
  record.wall = 2;
  g_autoptr(CaromExplanation) wall = explain(record);
  g_autofree char *of_wall =
      carom_explanation_describe_contact(wall, CAROM_EXPLANATION_TIME_DIGITS);
  g_assert_cmpstr(of_wall, ==, "28 and wall 3, t = 1.088256 s, e = 0.8, f = 0.5");
  g_assert_cmpstr(wall->name_a, ==, "28");
  g_assert_cmpstr(wall->name_b, ==, "W");
  record.contact.tangential_factor = 1;
  g_autoptr(CaromExplanation) smooth = explain(record);
  g_autofree char *of_smooth =
      carom_explanation_describe_contact(smooth, CAROM_EXPLANATION_TIME_DIGITS);
  g_assert_null(strstr(of_smooth, "f ="));
}

static void test_describe_cluster(void) {
  CaromContactRecord record = record_of(&plain);
  g_autoptr(CaromExplanation) alone = explain(record);
  g_assert_null(carom_explanation_describe_cluster(alone));
  record.cluster_size = 2;
  g_autoptr(CaromExplanation) pair = explain(record);
  g_autofree char *of_pair = carom_explanation_describe_cluster(pair);
  g_assert_nonnull(strstr(of_pair, " 1 other "));
  record.cluster_size = 3;
  g_autoptr(CaromExplanation) three = explain(record);
  g_autofree char *of_three = carom_explanation_describe_cluster(three);
  g_assert_nonnull(strstr(of_three, " 2 others "));
  g_assert_nonnull(strstr(of_three, "for this contact alone"));
}

/* What came about is what is said, not what the methods would have answered. */
static void test_describe_together(void) {
  CaromContactRecord record = record_of(&plain);
  record.cluster_size = 2;
  record.outcome = (CaromOutcome){{-3, 1e-17}, {4.5, 6}};
  g_autoptr(CaromExplanation) explanation = explain(record);
  g_autofree char *sentence = carom_explanation_describe_agreement(explanation);
  g_assert_true(carom_explanation_is_of_cluster(explanation));
  g_assert_nonnull(strstr(sentence, "did not happen"));
  g_assert_nonnull(
      strstr(sentence, "A left with (−3, 0)\u00a0m/\u2060s and B with (4.5, 6)\u00a0m/\u2060s"));
  g_assert_null(strstr(sentence, "identical"));
}

/* The side of a wall is met at right angles; its end at any angle. */
static void test_wall_end(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromWall wall = carom_wall_default(carom_vec2(0, 0), carom_vec2(3, 4));
  g_array_append_val(scene->walls, wall);
  CaromContactRecord record = record_of(&rough_wall);
  record.b = -1;
  record.wall = 0;
  record.contact.d = carom_vec2(-0.8, 0.6 * (1 + 4 * DBL_EPSILON));
  g_autoptr(CaromExplanation) side = carom_explanation_new(scene, &record);
  g_assert_false(side->at_wall_end);
  record.contact.d = carom_vec2(-0.8, 0.601);
  g_autoptr(CaromExplanation) end = carom_explanation_new(scene, &record);
  g_assert_true(end->at_wall_end);
}

/* A title names the kind of a contact whose restitution is not that of its bodies. */
static void test_kind_in_title(void) {
  static const char *const ends[CAROM_N_CONTACT_KINDS] = {[CAROM_CONTACT_PLAIN] = "e = 0.8",
                                                          [CAROM_CONTACT_LYING] = ": lying",
                                                          [CAROM_CONTACT_HOP] = ": hop",
                                                          [CAROM_CONTACT_SETTLED] = ": settled",
                                                          [CAROM_CONTACT_COUNTED] = ": counted"};
  for (guint i = 0; i < CAROM_N_CONTACT_KINDS; i++) {
    CaromContactRecord record = record_of(&rough_wall);
    record.kind = i;
    g_autoptr(CaromExplanation) explanation = explain(record);
    g_autofree char *title =
        carom_explanation_describe_contact(explanation, CAROM_EXPLANATION_TIME_DIGITS);
    g_test_message("%s", title);
    g_assert_true(g_str_has_suffix(title, ends[i]));
  }
}

/* In a row of three, the last two rest against each other until the first arrives: there is no line
 * for them, and nothing says that there were any; what happened is said all the same. */
static void test_resting_contact(void) {
  CaromContact c = {1, 1, {0, 0}, {0, 0}, {2, 0}, 1, 1};
  CaromContactRecord record = {.a = 1, .b = 2, .wall = -1, .contact = c, .cluster_size = 2};
  record.outcome = (CaromOutcome){{2, 0}, {2, 0}};
  record.impulse = carom_vec2(-2, 0);
  g_autoptr(CaromExplanation) explanation = explain(record);
  g_autofree char *cluster = carom_explanation_describe_cluster(explanation);
  g_autofree char *agreement = carom_explanation_describe_agreement(explanation);
  g_assert_cmpuint(carom_explanation_count_steps(explanation), ==, 0);
  g_assert_null(strstr(cluster, "for this contact alone"));
  g_autofree char *plainly = carom_unit_plain_spaces(agreement);
  g_assert_cmpstr(plainly, ==,
                  "Resolved with the others, B left with (2, 0) m/s and C with (2, 0) m/s.");
  g_assert_cmpfloat(explanation->balance.impulse, ==, 2);
}

/* As many as the longest working needs, at least. */
static void test_count_steps(void) {
  g_autoptr(CaromExplanation) explanation = explain_contact(rough_wall);
  for (guint i = 0; i < explanation->n_resolvers; i++)
    g_assert_cmpuint(carom_explanation_count_steps(explanation), >=,
                     explanation->workings[i].n_lines);
}

/* They come after the right ones, each once, and do not count. */
static void test_wrong_on_purpose(void) {
  CaromMethod methods[] = {
      test_method("resolver", "wrong-normal"), test_method("resolver", "impulse"),
      test_method("resolver", "wrong-turn"), test_method("resolver", "wrong-normal")};
  g_autoptr(CaromExplanation) right = explain_contact(plain);
  CaromContactRecord record = right->record;
  record.contact.d = carom_vec2_scale(record.contact.d, 3); /* of length 1 it would hide one */
  g_autoptr(CaromScene) scene = carom_scene_new();
  g_autoptr(CaromExplanation) explanation =
      carom_explanation_new_of_methods(scene, &record, methods, G_N_ELEMENTS(methods));
  guint n = right->n_resolvers;
  g_assert_cmpuint(right->n_right, ==, n);
  g_assert_cmpuint(explanation->n_right, ==, n);
  g_assert_cmpuint(explanation->n_resolvers, ==, n + 2);
  g_assert_cmpint(carom_explanation_find(explanation, &carom_resolver_wrong_normal), ==, (int)n);
  g_assert_cmpint(carom_explanation_find(explanation, &carom_resolver_wrong_turn), ==, (int)n + 1);
  g_assert_cmpint(carom_explanation_find(explanation, &carom_resolver_wrong_sign), ==, -1);
  g_assert_true(explanation->agrees);
  g_assert_cmpfloat(explanation->disagreement_eps, ==,
                    carom_resolvers_disagreement(&record.contact));
  g_assert_cmpint(explanation->first_differing_stage, ==, right->first_differing_stage);
  g_assert_cmpint(carom_explanation_first_departure(explanation, n), ==, CAROM_FINDING_DIRECTION);
  g_autofree char *sentence = carom_explanation_describe_agreement(explanation);
  g_assert_true(g_str_has_suffix(sentence, "what is wrong on purpose does not count."));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/explanation/velocities", test_velocities);
  g_test_add_func("/explanation/impulses", test_impulses);
  const CaromMethodOption *option = carom_method_option_by_key("detection");
  for (guint i = 0; i < option->n_parts; i++) {
    const CaromPart *part = option->parts[i];
    g_autofree char *path = g_strdup_printf("/explanation/runs/%s", part->id);
    g_test_add_data_func(path, part, test_runs);
  }
  g_test_add_func("/explanation/agreement-at-rest", test_agreement_at_rest);
  g_test_add_func("/explanation/describe-agreement", test_describe_agreement);
  g_test_add_func("/explanation/stage-titles", test_stage_titles);
  g_test_add_func("/explanation/describe-contact", test_describe_contact);
  g_test_add_func("/explanation/describe-cluster", test_describe_cluster);
  g_test_add_func("/explanation/describe-together", test_describe_together);
  g_test_add_func("/explanation/wall-end", test_wall_end);
  g_test_add_func("/explanation/resting-contact", test_resting_contact);
  g_test_add_func("/explanation/kind-in-title", test_kind_in_title);
  g_test_add_func("/explanation/count-steps", test_count_steps);
  g_test_add_func("/explanation/wrong-on-purpose", test_wrong_on_purpose);
  return g_test_run();
}
