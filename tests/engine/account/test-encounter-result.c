/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-encounter-result: with what normal and velocities a contact was left, line by line, and what
 * it changed that a step saw it late. */
#include "carom-encounter-columns.h"
#include "carom-events.h"
#include "carom-method-option.h"
#include "carom-stepped.h"
#include "encounter-test.h"
#include "encounter-work-test.h"
#include "working-test.h"

/* ---- Lines ---- */

static void check_velocity(const CaromWorking *working, const char *symbol, CaromVec2 expected) {
  const CaromWorkingLine *line = work_line(working, symbol);
  g_assert_nonnull(line);
  test_assert_same_vec2(line->value.vector, expected);
}

/* The normal has length 1 and is that of all workings: it points to the second disc, or into the
 * wall. */
static void check_result(const CaromScene *scene, const CaromMethod *method,
                         const CaromEncounterRecord *encounter) {
  CaromWorking working =
      carom_encounter_account_work(scene, method, encounter, CAROM_ENCOUNTER_RESULT);
  const CaromContactRecord *record = &encounter->record;
  for (guint i = 0; i < working.n_lines; i++) {
    work_check_line(&working, &working.lines[i]);
    for (guint k = 0; k < CAROM_LINE_MAX_MARKS; k++)
      g_assert_true(carom_vec2_is_finite(working.lines[i].marks[k].vector));
  }
  CaromVec2 n = work_line(&working, "n")->value.vector;
  double along = carom_vec2_dot(n, record->contact.d),
         length = carom_vec2_length(record->contact.d);
  g_assert_cmpfloat_with_epsilon(carom_vec2_length(n), 1, 4 * DBL_EPSILON);
  g_assert_cmpfloat_with_epsilon(along, length, 8 * DBL_EPSILON * length);
  g_assert_cmpfloat(work_line(&working, "θ")->value.number, ==, atan2(n.y, n.x));
  check_velocity(&working, "v_a", record->outcome.velocity_a);
  if (record->b >= 0)
    check_velocity(&working, "v_b", record->outcome.velocity_b);
  else
    g_assert_null(work_line(&working, "v_b"));
}

/* A crowd in a box, with a disc that is driven. */
static void test_crowded(gconstpointer detection) {
  g_autoptr(CaromScene) scene = test_crowd();
  CaromMethod method = test_method("detection", detection);
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  guint n_walls = 0;
  test_go_to(comparison, 60);
  guint n = test_n_contacts(comparison, 0);
  for (guint i = 0; i < n; i++) {
    CaromEncounterRecord encounter = test_examine(comparison, 0, i);
    check_result(scene, &method, &encounter);
    n_walls += encounter.record.b < 0;
  }
  g_assert_cmpuint(n_walls, >, 5);
  g_assert_cmpuint(n - n_walls, >, 20);
}

typedef struct {
  guint n_usual, n_elastic, n_hops;
} Restitutions;

/* One page has all workings of a contact: no vector between two places has the name of another
 * one. (Velocities change within a step, and normals with the side of a wall.) */
static void test_names(gconstpointer separation) {
  g_autoptr(CaromScene) scene = test_crowd();
  CaromMethod method = test_method("separation", separation);
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  test_go_to(comparison, 60);
  guint n = test_n_contacts(comparison, 0), n_seen = 0;
  for (guint i = 0; i < n; i++) {
    CaromEncounterRecord encounter = test_examine(comparison, 0, i);
    CaromWorking when =
        carom_encounter_account_work(scene, &method, &encounter, CAROM_ENCOUNTER_WHEN);
    CaromWorking where =
        carom_encounter_account_work(scene, &method, &encounter, CAROM_ENCOUNTER_WHERE);
    for (guint k = 0; encounter.record.b >= 0 && k < where.n_lines; k++) {
      const CaromWorkingLine *line = &where.lines[k], *other = work_line(&when, line->symbol);
      gboolean is_way = line->value.is_vector && line->dimension == CAROM_DIMENSION_LENGTH;
      n_seen += is_way;
      if (other && is_way) {
        double size = carom_vec2_length(line->value.vector); /* far above its rounding */
        CaromVec2 off = carom_vec2_sub(line->value.vector, other->value.vector);
        g_assert_cmpfloat(carom_vec2_length(off), <=, 1e-9 * size);
      }
    }
  }
  g_assert_cmpuint(n_seen, >, 100);
}

/* A disc above a floor of restitution 0.25, and what its first contacts say of theirs. */
static void count_restitutions(double height, Restitutions *seen) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromMethod method = test_method("detection", "events");
  scene->gravity = carom_vec2(0, -9.81);
  scene->dt_s = 0.01;
  test_add_disc(scene, 0, 0.5 + height, 0, 0, 0.5, 1);
  test_add_wall(scene, -3, 0, 3, 0);
  carom_scene_set_restitution(scene, 0.25);
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  test_go_to(comparison, 1);
  for (guint i = 0; i < MIN(test_n_contacts(comparison, 0), 10); i++) {
    CaromEncounterRecord encounter = test_examine(comparison, 0, i);
    CaromWorking working =
        carom_encounter_account_work(scene, &method, &encounter, CAROM_ENCOUNTER_RESULT);
    const CaromWorkingLine *e = work_line(&working, "e");
    gboolean hops = encounter.record.kind == CAROM_CONTACT_HOP;
    check_result(scene, &method, &encounter);
    g_assert_cmpint(e != NULL, ==, encounter.record.contact.restitution != 0.25);
    g_assert_cmpint(work_line(&working, "w_h") != NULL, ==, hops);
    if (e)
      g_assert_cmpfloat(e->value.number, ==, encounter.record.contact.restitution);
    *(hops ? &seen->n_hops : e ? &seen->n_elastic : &seen->n_usual) += 1;
  }
}

/* What touches again too soon gets a restitution that is not the floor's, and says which, and why:
 * what has fallen from a little above, and what lies there. */
static void test_hops(void) {
  Restitutions seen = {0};
  count_restitutions(1e-6, &seen);
  count_restitutions(0, &seen);
  g_test_message("%u usual, %u elastic, %u hops", seen.n_usual, seen.n_elastic, seen.n_hops);
  g_assert_cmpuint(seen.n_usual, >, 0);
  g_assert_cmpuint(seen.n_elastic, >, 0);
  g_assert_cmpuint(seen.n_hops, >, 0);
}

/* ---- Lateness ---- */

/* The first contact of a scene in a stepped pane and one of exact times. */
static CaromEncounterLateness late_with(CaromScene *scene, CaromMethod in_steps, guint64 frames,
                                        CaromEncounterRecord *stepped) {
  in_steps.detection = &carom_detection_stepped;
  g_autoptr(CaromComparison) comparison =
      test_compare_two(scene, in_steps, test_method("detection", "events"));
  test_go_to(comparison, frames);
  *stepped = test_examine(comparison, 0, 0);
  CaromEncounterRecord exact = test_examine(comparison, 1, 0);
  return carom_encounter_lateness(&exact, stepped, scene);
}

static CaromEncounterLateness late_in(CaromScene *scene, const char *separation, guint64 frames,
                                      CaromEncounterRecord *stepped) {
  return late_with(scene, test_method("separation", separation), frames, stepped);
}

/* Two equal discs of radius 0.3, of which one is 0.3 to the side as seen along their relative
 * velocity, 1.5: they touch at 30°, after (2.4 − 0.3 √3) / 1.5. */
static CaromScene *oblique(void) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = 0.01;
  test_add_disc(scene, 0.8, 3.1, 1, -0.3, 0.3, 1);
  test_add_disc(scene, 3.2, 3.4, -0.5, -0.3, 0.3, 1);
  return scene;
}

/* Worked out by hand: after 126 steps the second disc is 0.51 to the right of the first one and 0.3
 * above. The relative velocity changes by twice its part along the normal. */
static void test_oblique(void) {
  g_autoptr(CaromScene) scene = oblique();
  CaromEncounterRecord stepped;
  CaromEncounterLateness late = late_in(scene, "share", 130, &stepped);
  double touch_s = (2.4 - 0.3 * sqrt(3)) / 1.5, angle = atan2(0.3, 0.51), degree = G_PI / 180;
  double apart = hypot(0.51, 0.3);
  CaromVec2 n = {0.51 / apart, 0.3 / apart}, m = {cos(30 * degree), 0.5};
  CaromVec2 change =
      carom_vec2_sub(carom_vec2_scale(n, -1.5 * n.x), carom_vec2_scale(m, -1.5 * m.x));
  g_assert_cmpint(late.kind, ==, CAROM_LATENESS_COMPARED);
  g_assert_cmpfloat_with_epsilon(late.exact_s, touch_s, 1e-12);
  g_assert_cmpfloat_with_epsilon(late.seen_s, 1.26, 1e-12);
  g_assert_cmpfloat_with_epsilon(late.late_s, 1.26 - touch_s, 1e-12);
  g_assert_cmpfloat_with_epsilon(late.depth, 0.6 - apart, 1e-12);
  g_assert_cmpfloat_with_epsilon(late.exact_normal_rad, 30 * degree, 1e-12);
  g_assert_cmpfloat_with_epsilon(late.normal_rad, angle, 1e-12);
  g_assert_cmpfloat_with_epsilon(late.turned_rad, angle - 30 * degree, 1e-12);
  g_assert_cmpfloat_with_epsilon(late.change_a.x, change.x, 1e-12);
  g_assert_cmpfloat_with_epsilon(late.change_a.y, change.y, 1e-12);
  g_assert_cmpfloat_with_epsilon(late.change_b.x, -change.x, 1e-12);
  test_assert_same_vec2(late.back_a, carom_vec2(0, 0)); /* shared afterwards */
  double onward = carom_vec2_distance(late.onward_b, late.onward_a);
  g_assert_cmpfloat_with_epsilon(onward, 0.6 - apart, 1e-12);
}

static char *tell(const CaromEncounterLateness *late, const CaromEncounterRecord *stepped,
                  const CaromScene *scene) {
  return carom_encounter_lateness_describe(late, stepped, scene, "EXACT", "STEPS");
}

static void test_oblique_words(void) {
  g_autoptr(CaromScene) scene = oblique();
  CaromEncounterRecord stepped;
  CaromEncounterLateness late = late_in(scene, "share", 130, &stepped);
  g_autofree char *text = tell(&late, &stepped, scene);
  static const char *const said[] = {"“STEPS” saw this contact at t = 1.26",
                                     "0.00641",
                                     "later than “EXACT”",
                                     "1.25359",
                                     "overlapped by 0.008308",
                                     "differs by 0.4655°: it is at 30.47° in place of 30°",
                                     "The velocities afterwards differ, that of A by 0.01219"};
  for (guint i = 0; i < G_N_ELEMENTS(said); i++) {
    g_test_message("%s", said[i]);
    g_assert_nonnull(strstr(text, said[i]));
  }
  g_autofree char *summary = carom_encounter_lateness_summarise(&late, scene, "STEPS");
  g_assert_cmpstr(summary, ==,
                  "“STEPS” saw it 0.00641\u00a0s late: the normal differs by 0.4655°, the "
                  "velocities by up to 0.01219\u00a0m/\u2060s");
  g_assert_null(strstr(text, "contacts before this one"));
  late.had_contacts = TRUE;
  g_autofree char *with_others = tell(&late, &stepped, scene);
  g_assert_nonnull(strstr(with_others, "contacts before this one"));
}

/* Below the fall of a disc there is one that is driven: put back in time, they come to another
 * place than that where they touched, since one of the two paths is a parabola; only put back along
 * the line of centres, they have gone on. */
static void test_bent(void) {
  static const char *const separations[] = {"rewind-path", "rewind-normal"};
  for (guint i = 0; i < G_N_ELEMENTS(separations); i++) {
    g_autoptr(CaromScene) scene = carom_scene_new();
    scene->dt_s = 0.05;
    scene->gravity = carom_vec2(0, -9.81);
    test_add_disc(scene, 0, 1.5, 0.3, 0, 0.1, 1);
    test_add_disc(scene, -0.5, 0, 1, 0.5, 0.3, 1);
    g_array_index(scene->bodies, CaromBody, 1).pinned = TRUE;
    CaromEncounterRecord stepped;
    CaromEncounterLateness late = late_in(scene, separations[i], 20, &stepped);
    g_autofree char *text = tell(&late, &stepped, scene);
    g_assert_cmpfloat(late.turned_rad, !=, 0);
    g_assert_cmpint(strstr(text, "straight lines") != NULL, ==, i == 0);
    g_assert_null(strstr(text, "by 0\u00a0m"));
    g_assert_nonnull(strstr(text, "; that of B is the same."));
    g_assert_cmpint(strstr(text, "and B not at all") != NULL, ==, i == 1);
    g_assert_cmpint(strstr(text, "gone on past each other") != NULL, ==, i == 1);
    test_assert_same_vec2(late.reasons.gained, carom_vec2(0, -9.81 * late.late_s));
    g_assert_nonnull(strstr(text, "at the end of the step, and gravity had worked for 0.01396"));
    g_assert_nonnull(strstr(text, "velocity of a falling disc by 0.1369\u00a0m"));
    late.had_contacts = TRUE; /* which may be behind all of it */
    g_autofree char *with_others = tell(&late, &stepped, scene);
    g_assert_null(strstr(with_others, "gravity had worked"));
  }
}

/* Under a disc that is thrown there is a wall, level or inclined. Put back to its edge the disc is,
 * on a slope, not where it touched; whole speeds are wrong across gravity, and on a level floor
 * that is all; the first order is wrong even of a disc that falls straight down; and without a
 * correction the velocity is that of the end of the step. */
static void test_reasons_at_walls(void) {
  static const struct {
    double slope, speed; /* of the wall; sideways */
    const char *correction;
    gboolean is_later, is_elsewhere, is_across, is_estimate;
  } cases[] = {
      {0, 0.5, "along-gravity", FALSE, FALSE, FALSE, FALSE},
      {-0.3, 0.5, "along-gravity", FALSE, TRUE, FALSE, FALSE},
      {0, 0.5, "exact", FALSE, FALSE, TRUE, FALSE},
      {-0.3, 0.5, "exact", FALSE, TRUE, TRUE, FALSE},
      {0, 0, "first-order", FALSE, FALSE, FALSE, TRUE},
      {0, 0.5, "first-order", FALSE, FALSE, TRUE, TRUE},
      {-0.3, 0.5, "none", TRUE, FALSE, FALSE, FALSE},
  };
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    g_autoptr(CaromScene) scene = carom_scene_new();
    CaromMethod method = test_method("speed-correction", cases[i].correction);
    scene->dt_s = 0.05;
    scene->gravity = carom_vec2(0, -9.81);
    test_add_disc(scene, 0, 1.5, cases[i].speed, 0, 0.1, 1);
    test_add_wall(scene, -2, -2 * cases[i].slope, 2, 2 * cases[i].slope);
    CaromEncounterRecord stepped;
    CaromEncounterLateness late = late_with(scene, method, 20, &stepped);
    g_autofree char *text = tell(&late, &stepped, scene);
    g_test_message("%s: %s", cases[i].correction, text);
    g_assert_cmpfloat(late.late_s, >, 0);
    g_assert_cmpint(strstr(text, "gravity had worked") != NULL, ==, cases[i].is_later);
    g_assert_cmpint(strstr(text, "further down, along gravity") != NULL, ==, cases[i].is_elsewhere);
    g_assert_cmpint(strstr(text, "velocity across gravity, too") != NULL, ==, cases[i].is_across);
    g_assert_cmpint(strstr(text, "did not take back just") != NULL, ==, cases[i].is_estimate);
    g_assert_null(strstr(text, "\n\n"));
  }
}

/* Normals that hardly differ are written with as many digits as it takes to see that. */
static void test_hardly_turned(void) {
  const double degree = G_PI / 180;
  g_autoptr(CaromScene) scene = oblique();
  CaromEncounterRecord stepped;
  CaromEncounterLateness late = late_in(scene, "share", 130, &stepped);
  late.exact_normal_rad = -142.91 * degree;
  late.normal_rad = -142.88 * degree;
  late.turned_rad = 0.03 * degree;
  g_autofree char *text = tell(&late, &stepped, scene);
  g_assert_nonnull(strstr(text, "by 0.03°: it is at −142.88° in place of −142.91°"));
}

/* Head-on, or put back along the path, the push is the same: that is said. */
static void test_nothing_changed(void) {
  g_autoptr(CaromScene) head_on = test_head_on_scene();
  g_autoptr(CaromScene) aslant = oblique();
  const struct {
    CaromScene *scene;
    const char *separation;
    guint64 frames;
  } cases[] = {{head_on, "share", 8}, {aslant, "rewind-path", 130}};
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    CaromEncounterRecord stepped;
    CaromEncounterLateness late =
        late_in(cases[i].scene, cases[i].separation, cases[i].frames, &stepped);
    g_autofree char *text = tell(&late, &stepped, cases[i].scene);
    g_assert_cmpfloat(late.late_s, >, 0);
    g_assert_cmpfloat(late.late_s, ==, late.seen_s - late.exact_s);
    g_assert_cmpfloat(late.depth, >, 0);
    g_assert_cmpfloat(late.exact_depth, ==, 0);
    g_assert_nonnull(strstr(text, "when they touched"));
    g_assert_cmpfloat(late.turned_rad, ==, 0);
    test_assert_same_vec2(late.change_a, carom_vec2(0, 0));
    test_assert_same_vec2(late.change_b, carom_vec2(0, 0));
    g_assert_nonnull(strstr(text, "The normal is the same"));
    g_assert_nonnull(strstr(text, "The velocities afterwards are the same"));
    g_assert_cmpint(strstr(text, "the rule put back") != NULL, ==, i == 1);
  }
}

/* Discs that overlap at the start have their contact at once, and that is not when they touched. */
static void test_overlapping_start(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->dt_s = 0.05;
  test_add_disc(scene, 0, 0, 1, 0, 0.4, 1);
  test_add_disc(scene, 0.5, 0.1, -1, 0, 0.3, 1);
  CaromEncounterRecord stepped;
  CaromEncounterLateness late = late_in(scene, "share", 2, &stepped);
  g_autofree char *text = tell(&late, &stepped, scene);
  g_assert_cmpfloat(late.exact_s, ==, 0);
  g_assert_cmpfloat_with_epsilon(late.exact_depth, 0.7 - hypot(0.5, 0.1), 1e-12);
  g_assert_nonnull(strstr(text, "They overlapped already."));
  g_assert_null(strstr(text, "when they touched"));
}

/* What rests is not compared: it hops in one pane, and lies in the other. */
static void test_rest(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->gravity = carom_vec2(0, -9.81);
  scene->dt_s = 0.01;
  test_add_disc(scene, 0, 0.5, 0, 0, 0.5, 1);
  test_add_wall(scene, -3, 0, 3, 0);
  CaromEncounterRecord stepped;
  CaromEncounterLateness late = late_in(scene, "share", 2, &stepped);
  g_autofree char *text = tell(&late, &stepped, scene);
  g_assert_cmpint(late.kind, ==, CAROM_LATENESS_RESTING);
  g_assert_nonnull(strstr(text, "something lies"));
  g_assert_null(strstr(text, "later than"));
}

/* With |d| = 0.7, a normal that is not of length 1 leaves them approaching at 1 − 2 |d|² = 0.02 of
 * the speed at which they met. Only then were they turned round, and only then it says so. */
static void test_turned_round(void) {
  static const struct {
    const char *resolver;
    gboolean turned;
  } panes[] = {{"wrong-normal", TRUE}, {"impulse", FALSE}};
  for (guint i = 0; i < G_N_ELEMENTS(panes); i++) {
    g_autoptr(CaromScene) scene = carom_scene_new();
    test_add_disc(scene, -1, 0, 1, 0, 0.3, 1);
    test_add_disc(scene, 1, 0.3, 0, 0, 0.4, 2);
    CaromMethod method = test_method("detection", "events");
    const CaromMethodOption *resolver = carom_method_option_by_key("resolver");
    carom_method_option_set(&method, resolver,
                            carom_method_option_part(resolver, panes[i].resolver));
    g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
    test_go_to(comparison, 130);
    CaromEncounterRecord encounter = test_examine(comparison, 0, 0);
    CaromWorking working =
        carom_encounter_account_work(scene, &method, &encounter, CAROM_ENCOUNTER_RESULT);
    for (guint k = 0; k < 2; k++) {
      const char *reason = work_line(&working, k == 0 ? "v_a" : "v_b")->reason;
      g_assert_cmpint(strstr(reason, "turned round") != NULL, ==, panes[i].turned);
    }
  }
}

/* ---- Which columns ---- */

/* @methods: of two panes
 * @contact: of pane 0
 * Returns: (transfer full): of that contact of pane 0 */
static CaromEncounterColumns *columns_of(CaromScene *scene, CaromComparison **comparison,
                                         const CaromMethod *methods, guint contact) {
  CaromEncounterAccount *accounts[2];
  *comparison = carom_comparison_new(scene, methods, G_N_ELEMENTS(accounts));
  test_go_to(*comparison, 130);
  for (guint i = 0; i < G_N_ELEMENTS(accounts); i++) {
    guint match = contact;
    g_assert_true(i == 0 || carom_encounter_match(*comparison, 0, contact, i, &match));
    CaromEncounterRecord encounter = test_examine(*comparison, i, match);
    accounts[i] = carom_encounter_account_new(scene, &methods[i], &encounter);
  }
  CaromEncounterColumns *columns = carom_encounter_columns_new(*comparison, 0, contact, accounts);
  for (guint i = 0; i < G_N_ELEMENTS(accounts); i++)
    carom_encounter_account_unref(accounts[i]);
  return columns;
}

/* Only where steps stand beside exact times is there anything to compare. */
static void test_columns(void) {
  const CaromMethod stepped = test_method("detection", "stepped");
  const CaromMethod events = test_method("detection", "events");
  const CaromMethod nudged = test_method("separation", "nudge");
  const CaromMethod pairs[][2] = {{stepped, events}, {events, stepped}, {stepped, nudged}};
  for (guint i = 0; i < G_N_ELEMENTS(pairs); i++) {
    CaromComparison *comparison;
    g_autoptr(CaromScene) scene = oblique();
    g_autoptr(CaromEncounterColumns) columns = columns_of(scene, &comparison, pairs[i], 0);
    g_assert_cmpuint(columns->n_columns, ==, 2);
    for (guint k = 0; k < 2; k++) /* no column waits for another one at the top */
      g_assert_cmpint(carom_encounter_columns_line_in(columns, k, 0), ==, 0);
    g_assert_cmpuint(columns->n_comparisons, ==, i < 2 ? 1 : 0);
    if (i < 2) {
      g_assert_cmpuint(columns->comparisons[0].exact, ==, 1 - i);
      g_assert_cmpuint(columns->comparisons[0].stepped, ==, i);
      g_assert_nonnull(strstr(columns->comparisons[0].report, columns->columns[i].title));
      g_assert_false(columns->comparisons[0].lateness.had_contacts);
    }
    carom_comparison_free(comparison);
  }
}

/* A disc hits the first of two that stand in a row, which passes it on: only the second contact has
 * one before it; nor has a third one, of two other discs. */
static void test_earlier_contacts(void) {
  static const gboolean had_contacts[] = {FALSE, TRUE, FALSE};
  const CaromMethod methods[] = {test_method("detection", "stepped"),
                                 test_method("detection", "events")};
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->dt_s = 0.01;
  for (guint i = 0; i < 3; i++)
    test_add_disc(scene, 0.4 * i, 0, i == 0 ? 1 : 0, 0, 0.1, 1);
  for (guint i = 0; i < 2; i++)
    test_add_disc(scene, 1.1 * i, 2, i == 0 ? 1 : 0, 0, 0.1, 1);
  for (guint i = 0; i < G_N_ELEMENTS(had_contacts); i++) {
    CaromComparison *comparison;
    g_autoptr(CaromEncounterColumns) columns = columns_of(scene, &comparison, methods, i);
    g_assert_cmpuint(columns->n_comparisons, ==, 1);
    g_assert_cmpint(columns->comparisons[0].lateness.had_contacts, ==, had_contacts[i]);
    carom_comparison_free(comparison);
  }
}

/* The two that stand touch each other, so that at exact times both contacts are at one instant, one
 * resolved after the other: the first of them has none before it. */
static void test_earlier_in_order(void) {
  const CaromMethod methods[] = {test_method("detection", "stepped"),
                                 test_method("detection", "events")};
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->dt_s = 0.01;
  test_add_disc(scene, -1.5, 0, 1, 0, 0.5, 1);
  test_add_disc(scene, 0, 0, 0, 0, 0.5, 1);
  test_add_disc(scene, 1, 0, 0, 0, 0.5, 1);
  for (guint i = 0; i < 2; i++) {
    CaromComparison *comparison;
    g_autoptr(CaromEncounterColumns) columns = columns_of(scene, &comparison, methods, i);
    const CaromRun *exact = carom_comparison_get_run(comparison, 1);
    g_assert_cmpfloat(carom_run_get_contact(exact, 0)->time_s, ==,
                      carom_run_get_contact(exact, 1)->time_s);
    g_assert_cmpint(columns->comparisons[0].lateness.had_contacts, ==, i > 0);
    carom_comparison_free(comparison);
  }
}

/* A disc hits two at rest within one step, the second one first; the step takes the first one
 * first. That is said of both contacts, and not that being late turned the normal. Where the disc
 * hits the first one first, nothing of that is so. */
static void test_order(void) {
  const CaromMethod methods[] = {test_method("detection", "stepped"),
                                 test_method("detection", "events")};
  for (guint differs = 0; differs < 2; differs++) {
    g_autoptr(CaromScene) scene = carom_scene_new();
    scene->dt_s = 0.01;
    double closer = differs ? -0.002 : 0.002;
    test_add_disc(scene, -0.2, 1 - closer, 0, 0, 0.19, 1);
    test_add_disc(scene, 0.2, 1 + closer, 0, 0, 0.19, 1);
    test_add_disc(scene, 0, 0, 0, 1, 0.19, 1);
    for (guint contact = 0; contact < 2; contact++) {
      CaromComparison *comparison;
      g_autoptr(CaromEncounterColumns) columns = columns_of(scene, &comparison, methods, contact);
      g_assert_cmpuint(columns->n_comparisons, ==, 1);
      const CaromEncounterComparison *it = &columns->comparisons[0];
      g_assert_cmpint(it->lateness.order_differs, ==, differs);
      g_assert_cmpint(strstr(it->report, "in the same order") != NULL, ==, differs);
      if (differs)
        g_assert_null(strstr(it->report, "gone on past"));
      carom_comparison_free(comparison);
    }
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_data_func("/encounter-result/crowded/events", "events", test_crowded);
  g_test_add_data_func("/encounter-result/crowded/stepped", "stepped", test_crowded);
  g_test_add_data_func("/encounter-result/names/share", "share", test_names);
  g_test_add_data_func("/encounter-result/names/rewind-path", "rewind-path", test_names);
  g_test_add_func("/encounter-result/hops", test_hops);
  g_test_add_func("/encounter-result/oblique", test_oblique);
  g_test_add_func("/encounter-result/oblique-words", test_oblique_words);
  g_test_add_func("/encounter-result/bent", test_bent);
  g_test_add_func("/encounter-result/reasons-at-walls", test_reasons_at_walls);
  g_test_add_func("/encounter-result/hardly-turned", test_hardly_turned);
  g_test_add_func("/encounter-result/nothing-changed", test_nothing_changed);
  g_test_add_func("/encounter-result/overlapping-start", test_overlapping_start);
  g_test_add_func("/encounter-result/rest", test_rest);
  g_test_add_func("/encounter-result/turned-round", test_turned_round);
  g_test_add_func("/encounter-result/columns", test_columns);
  g_test_add_func("/encounter-result/earlier-contacts", test_earlier_contacts);
  g_test_add_func("/encounter-result/earlier-in-order", test_earlier_in_order);
  g_test_add_func("/encounter-result/order", test_order);
  return g_test_run();
}
