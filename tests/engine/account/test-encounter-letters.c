/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-encounter-letters: one page has when, where and with what result; on it a letter means one
 * thing. */
#include "encounter-test.h"
#include "encounter-work-test.h"
#include "working-test.h"

/* Below a drop there is a wall that slopes, and one whose end the disc hits beside its middle. */
static CaromScene *drop(gboolean on_end) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = 0.05;
  scene->gravity = carom_vec2(0, -9.81);
  test_add_disc(scene, 0, 1.5, on_end ? 0.3 : 0.5, 0, 0.1, 1);
  if (on_end)
    test_add_wall(scene, 0.2, 0, 1.5, -0.5);
  else
    test_add_wall(scene, -1, 0.3, 1.5, -0.5);
  return scene;
}

/* Through a wall within a step, beyond one of its ends. */
static CaromScene *flight_past_end(void) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = 0.1;
  test_add_disc(scene, 0, 0.9, 30, 5, 0.05, 1);
  test_add_wall(scene, 2, -1, 2, 1.3);
  return scene;
}

static CaromMethod putback_of(const char *putback, const char *detection) {
  CaromMethod method = test_method("wall-putback", putback);
  method.detection = test_method("detection", detection).detection;
  return method;
}

static CaromEncounterRecord first_of(CaromScene *scene, const CaromMethod *method) {
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, method, 1);
  test_go_to(comparison, 20);
  return test_examine(comparison, 0, 0);
}

/* Whether the lines mean the same: a number of a kind, or for what has no unit and a direction, the
 * very same. */
static void check_same(const CaromWorkingLine *one, const CaromWorkingLine *other) {
  gboolean is_direction = one->value.is_vector && one->dimension == CAROM_DIMENSION_NONE;
  g_test_message("%s", one->symbol);
  g_assert_cmpint(one->value.is_vector, ==, other->value.is_vector);
  g_assert_cmpint(one->dimension, ==, other->dimension);
  if (is_direction) /* each is of length 1, and they are calculated in different ways */
    g_assert_cmpfloat(carom_vec2_distance(one->value.vector, other->value.vector), <, 1e-12);
}

static guint check_letters(const CaromWorking *one, const CaromWorking *other) {
  guint n = 0;
  for (guint i = 0; i < one->n_lines; i++) {
    const CaromWorkingLine *same = work_line(other, one->lines[i].symbol);
    n += same != NULL;
    if (same)
      check_same(&one->lines[i], same);
  }
  return n;
}

/* No two lines of a page that have the same symbol are of different kinds; the lines that follow
 * from the slope's and the end's geometry are those that were called alike. */
static void test_one_meaning(gconstpointer data) {
  static const char *const putbacks[] = {"edge", "path"};
  gboolean on_end = GPOINTER_TO_INT(data);
  g_autoptr(CaromScene) scene = drop(on_end);
  guint n_shared = 0;
  for (guint i = 0; i < G_N_ELEMENTS(putbacks); i++) {
    CaromMethod method = putback_of(putbacks[i], "stepped");
    CaromEncounterRecord encounter = first_of(scene, &method);
    CaromWorking workings[CAROM_N_ENCOUNTER_QUESTIONS];
    for (CaromEncounterQuestion q = 0; q < CAROM_N_ENCOUNTER_QUESTIONS; q++)
      workings[q] = carom_encounter_account_work(scene, &method, &encounter, q);
    for (guint q = 0; q < CAROM_N_ENCOUNTER_QUESTIONS; q++)
      for (guint k = q + 1; k < CAROM_N_ENCOUNTER_QUESTIONS; k++)
        n_shared += check_letters(&workings[q], &workings[k]);
    for (guint q = 0; q < CAROM_N_ENCOUNTER_QUESTIONS; q++)
      for (guint k = 0; k < workings[q].n_lines; k++) {
        const char *symbol = workings[q].lines[k].symbol;
        g_assert_true(strchr(symbol, 'd') == NULL || q == CAROM_ENCOUNTER_RESULT);
        g_assert_true(strstr(symbol, "θ") == NULL || q == CAROM_ENCOUNTER_RESULT);
      }
  }
  g_assert_cmpuint(n_shared, >, 2);
}

/* The normal of the page is that of the working, on both sides: into the wall. */
static void test_normal_of_working(void) {
  static const char *const detections[] = {"stepped", "events"};
  g_autoptr(CaromScene) scene = drop(FALSE);
  for (guint i = 0; i < G_N_ELEMENTS(detections); i++) {
    CaromMethod method = putback_of("edge", detections[i]);
    CaromEncounterRecord encounter = first_of(scene, &method);
    CaromWorking page =
        carom_encounter_account_work(scene, &method, &encounter, CAROM_ENCOUNTER_RESULT);
    CaromOutcome outcome;
    CaromWorking working;
    carom_resolver_explain(carom_resolver_by_id("impulse"), &encounter.record.contact, &outcome,
                           &working);
    test_assert_same_vec2(work_line(&page, "n")->value.vector,
                          work_line(&working, "n")->value.vector);
  }
}

/* ---- Where a wall ends ---- */

/* How far the rim is from the wall where the contact is resolved, told as nudge tells it. */
static void check_gap(CaromScene *scene, const char *putback, const char *why) {
  CaromMethod method = putback_of(putback, "stepped");
  CaromEncounterRecord encounter = first_of(scene, &method);
  CaromWorking where =
      carom_encounter_account_work(scene, &method, &encounter, CAROM_ENCOUNTER_WHERE);
  CaromWorking result =
      carom_encounter_account_work(scene, &method, &encounter, CAROM_ENCOUNTER_RESULT);
  const CaromWorkingLine *left = work_line(&where, "L'"), *d = work_line(&result, "d");
  CaromVec2 to_wall = carom_vec2_sub(encounter.contact_b, encounter.contact_a);
  double gap = carom_vec2_length(to_wall) - encounter.flight_a.radius;
  g_assert_cmpint(left != NULL, ==, why != NULL);
  g_assert_cmpint(strstr(d->reason, "that it touches") == NULL, ==, why != NULL);
  g_assert_cmpint(d->marks[1].kind, ==, why ? CAROM_MARK_SPAN : CAROM_MARK_NONE);
  if (!why)
    return;
  g_assert_cmpfloat(gap, >, 0.01);
  g_assert_cmpfloat_with_epsilon(left->value.number, -gap, 1e-12);
  g_assert_nonnull(strstr(left->reason, why));
  for (guint i = 0; i < 2; i++) { /* both pictures: from the rim to the wall */
    const CaromMark *mark = i == 0 ? &left->marks[0] : &d->marks[1];
    g_assert_cmpfloat_with_epsilon(carom_vec2_length(mark->vector), gap, 1e-12);
    g_assert_cmpfloat_with_epsilon(
        carom_vec2_distance(carom_vec2_add(mark->shift, mark->vector), to_wall), 0, 1e-12);
  }
}

static void test_gap(void) {
  g_autoptr(CaromScene) on_end = drop(TRUE);
  g_autoptr(CaromScene) on_slope = drop(FALSE);
  g_autoptr(CaromScene) past_end = flight_past_end();
  check_gap(on_end, "path", "as if it were flat");
  check_gap(on_end, "edge", NULL);
  check_gap(on_slope, "path", NULL);
  check_gap(past_end, "edge", "the wall’s line, which goes on");
  check_gap(past_end, "path", NULL);
}

/* ---- Contacts at random ---- */

/* Two discs that may be pinned, a wall that slopes and one that ends in the middle of a box. */
static CaromScene *random_scene(GRand *random) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = 0.03;
  if (g_rand_boolean(random))
    scene->gravity = carom_vec2(test_uniform(random, -3, 3), -9.81);
  for (guint i = 0; i < 5; i++) {
    CaromVec2 v = test_random_velocity(random, 6);
    test_add_disc(scene, test_uniform(random, -2, 2), test_uniform(random, -2, 2), v.x, v.y,
                  test_uniform(random, 0.1, 0.4), test_uniform(random, 0.5, 3));
    g_array_index(scene->bodies, CaromBody, i).pinned = i == 4;
  }
  test_add_wall(scene, -3, -2, 3, -2.5);
  test_add_wall(scene, 3, -3, 2.5, 3);
  test_add_wall(scene, -3, 3, -2.5, -3);
  test_add_wall(scene, 3, 2.5, -3, 2.5);
  test_add_wall(scene, 0, 0, test_uniform(random, 0.5, 1.5), test_uniform(random, -1, 1));
  carom_scene_set_restitution(scene, 0.8);
  return scene;
}

static CaromMethod random_method(GRand *random) {
  static const char *const corrections[] = {"along-gravity", "exact", "first-order", "none"};
  static const char *const separations[] = {"nudge", "rewind-normal", "rewind-path", "share"};
  static const char *const detections[] = {"stepped", "stepped", "events"};
  CaromMethod method = putback_of(g_rand_boolean(random) ? "edge" : "path",
                                  detections[g_rand_int_range(random, 0, 3)]);
  method.speed_correction =
      test_method("speed-correction", corrections[g_rand_int_range(random, 0, 4)]).speed_correction;
  method.separation =
      test_method("separation", separations[g_rand_int_range(random, 0, 4)]).separation;
  return method;
}

/* The lines of a working, and what is given in them. */
static void add_letters(GArray *letters, const CaromWorking *working) {
  g_autoptr(GPtrArray) given = carom_working_list_given(working);
  for (guint i = 0; i < given->len; i++)
    g_array_append_vals(letters, given->pdata[i], 1);
  for (guint i = 0; i < working->n_lines; i++) {
    const CaromWorkingLine *line = &working->lines[i];
    CaromTerm term = {line->symbol, line->value, line->dimension};
    g_array_append_val(letters, term);
  }
}

/* Both are calculated with numbers as large as those of the scene, some thousand roundings of 1e-16
 * away from each other at most where they are divided by a small speed. */
static const double rounding = 1e-9;

static double difference_of(const CaromTerm *one, const CaromTerm *other) {
  if (one->value.is_vector != other->value.is_vector)
    return INFINITY;
  return one->value.is_vector ? carom_vec2_distance(one->value.vector, other->value.vector)
                              : fabs(one->value.number - other->value.number);
}

static void check_each_once(const GArray *letters) {
  for (guint i = 0; i < letters->len; i++)
    for (guint k = i + 1; k < letters->len; k++) {
      const CaromTerm *one = &g_array_index(letters, CaromTerm, i);
      const CaromTerm *other = &g_array_index(letters, CaromTerm, k);
      if (!g_str_equal(one->name, other->name))
        continue;
      g_test_message("%s", one->name);
      g_assert_cmpint(one->dimension, ==, other->dimension);
      g_assert_cmpfloat(difference_of(one, other), <=, rounding);
    }
}

/* A disc that is put back to a wall may be given another velocity on the way, and lie there: the
 * resolver begins where this ends, and has these letters for it, which the page says. */
static gboolean begins_anew(const CaromEncounterRecord *encounter) {
  return encounter->overlapped && encounter->record.b < 0 &&
         (encounter->record.kind == CAROM_CONTACT_LYING ||
          carom_vec2_distance(encounter->velocity_found_a, encounter->velocity_corrected_a) > 0);
}

/* Of two workings a pane has one below the other: of the page, and of its resolver.
 *
 * Returns: how the contact was found: 0 with exact times, 1 two discs, 2 a wall, 3 its end */
static guint check_contact(const CaromScene *scene, const CaromMethod *method,
                           const CaromEncounterRecord *encounter) {
  g_autoptr(GArray) letters = g_array_new(FALSE, FALSE, sizeof(CaromTerm));
  CaromOutcome outcome;
  CaromWorking working;
  for (CaromEncounterQuestion q = 0; q < CAROM_N_ENCOUNTER_QUESTIONS; q++) {
    working = carom_encounter_account_work(scene, method, encounter, q);
    add_letters(letters, &working);
  }
  check_each_once(letters);
  const char *reason = work_line(&working, "v_a")->reason; /* with what result */
  carom_resolver_explain(method->resolver, &encounter->record.contact, &outcome, &working);
  if (begins_anew(encounter))
    g_assert_true(encounter->record.cluster_size > 1 || strstr(reason, "‹u_a›"));
  else {
    add_letters(letters, &working);
    check_each_once(letters);
  }
  return !encounter->overlapped ? 0 : encounter->record.b >= 0 ? 1 : 2 + encounter->passage.at_end;
}

/* A pane's column is one working: when, where, with what result, and then what its resolver did. No
 * letter has two values in it. */
static void test_one_value(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(31);
  guint counts[4] = {0};
  for (guint i = 0; i < 300; i++) {
    g_autoptr(CaromScene) scene = random_scene(random);
    CaromMethod method = random_method(random);
    g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
    test_go_to(comparison, 40);
    for (guint k = 0; k < MIN(test_n_contacts(comparison, 0), 20); k++) {
      CaromEncounterRecord encounter = test_examine(comparison, 0, k);
      counts[check_contact(scene, &method, &encounter)]++;
    }
  }
  for (guint i = 0; i < G_N_ELEMENTS(counts); i++) {
    g_test_message("found as %u: %u", i, counts[i]);
    g_assert_cmpuint(counts[i], >, 20);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_data_func("/encounter-letters/slope", GINT_TO_POINTER(FALSE), test_one_meaning);
  g_test_add_data_func("/encounter-letters/end", GINT_TO_POINTER(TRUE), test_one_meaning);
  g_test_add_func("/encounter-letters/normal", test_normal_of_working);
  g_test_add_func("/encounter-letters/gap", test_gap);
  g_test_add_func("/encounter-letters/one-value", test_one_value);
  return g_test_run();
}
