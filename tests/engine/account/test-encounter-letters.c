/* test-encounter-letters: one page has when, where and with what result; on it a letter means one
 * thing. */
#include "encounter-test.h"
#include "encounter-work-test.h"

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
      workings[q] = carom_encounter_work(scene, &method, &encounter, q);
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
    CaromWorking page = carom_encounter_work(scene, &method, &encounter, CAROM_ENCOUNTER_RESULT);
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
  CaromWorking where = carom_encounter_work(scene, &method, &encounter, CAROM_ENCOUNTER_WHERE);
  CaromWorking result = carom_encounter_work(scene, &method, &encounter, CAROM_ENCOUNTER_RESULT);
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

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_data_func("/encounter-letters/slope", GINT_TO_POINTER(FALSE), test_one_meaning);
  g_test_add_data_func("/encounter-letters/end", GINT_TO_POINTER(TRUE), test_one_meaning);
  g_test_add_func("/encounter-letters/normal", test_normal_of_working);
  g_test_add_func("/encounter-letters/gap", test_gap);
  return g_test_run();
}
