/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* lessons-steps: what goes wrong when time is cut in steps. Values are those of the texts. */
#include "lesson.h"

/* Deepest overlap of two discs, in metres. */
static double deepest_overlap(const CaromComparison *comparison, guint pane) {
  const CaromBodies *bodies = lesson_bodies(comparison, pane);
  double deepest = 0;
  for (guint i = 0; i < bodies->n; i++)
    for (guint j = 0; j < i; j++) {
      double apart = hypot(bodies->x[i] - bodies->x[j], bodies->y[i] - bodies->y[j]);
      deepest = MAX(deepest, bodies->radius[i] + bodies->radius[j] - apart);
    }
  return deepest;
}

typedef struct {
  guint pane;
  double overlap; /* the deepest so far, in metres */
} Deepest;

/* Goes on until @until_s, and looks at the overlaps after every step. */
static void go_on_looking(CaromComparison *comparison, double until_s, Deepest *deepest, guint n) {
  double dt_s = carom_comparison_get_scene(comparison)->dt_s;
  while (carom_comparison_get_time_s(comparison) < until_s - dt_s / 2) {
    lesson_go_on(comparison, MIN(until_s, carom_comparison_get_time_s(comparison) + dt_s));
    for (guint i = 0; i < n; i++)
      deepest[i].overlap = MAX(deepest[i].overlap, deepest_overlap(comparison, deepest[i].pane));
  }
}

static void test_twenty_overlapping(void) {
  g_autoptr(CaromComparison) comparison = lesson_run_for("twenty-overlapping", 1);
  guint nudge = lesson_pane(comparison, "separation", "nudge");
  enum { SHARE, NORMAL, PATH };
  Deepest deepest[] = {
      [SHARE] = {lesson_pane(comparison, "separation", "share"), 0},
      [NORMAL] = {lesson_pane(comparison, "separation", "rewind-normal"), 0},
      [PATH] = {lesson_pane(comparison, "separation", "rewind-path"), 0},
  };
  go_on_looking(comparison, lesson_said("after 3 s"), deepest, G_N_ELEMENTS(deepest));
  lesson_assert_reads(deepest_overlap(comparison, nudge), "0.13 m");
  go_on_looking(comparison, lesson_said("after 10 s"), deepest, G_N_ELEMENTS(deepest));
  lesson_assert_reads(deepest_overlap(comparison, nudge), "0.39 m");
  lesson_assert_reads(deepest[SHARE].overlap, "0.16 m");
  lesson_assert_reads(deepest[NORMAL].overlap, "0.06 m");
  g_assert_cmpfloat(deepest[PATH].overlap, <, lesson_said("0.02 m"));
}

static guint count_hits(CaromScene *scene, double dt_s) {
  scene->dt_s = dt_s;
  g_autoptr(CaromComparison) comparison = lesson_run_scene(scene, scene->duration_s);
  return lesson_count_contacts(comparison, lesson_pane(comparison, "tunnel-guard", "off"));
}

static void assert_as_told(const CaromScene *scene, guint i) {
  static const char *const speeds[] = {"at 0.2, 0.8 and 1.2 m/s", "0.8 and 1.2 m/s. They",
                                       "1.2 m/s. They"};
  static const char *const flown_cm[] = {"fly 1, 4 and 6 cm", "4 and 6 cm", "6 cm"};
  const CaromBody *ball = carom_scene_body(scene, i);
  lesson_says("A, B and C, 2 cm wide, fly 1, 4 and 6 cm a step");
  g_assert_cmpfloat(carom_scene_body(scene, 2)->velocity.x, ==, lesson_said("C flies at 1.2 m/s"));
  double flown = 100 * ball->velocity.x * scene->dt_s;
  g_assert_cmpfloat(200 * ball->radius, ==, lesson_said("2 cm wide"));
  g_assert_cmpfloat(ball->velocity.x, ==, lesson_said(speeds[i]));
  g_assert_cmpfloat_with_epsilon(flown, lesson_said(flown_cm[i]), 1e-14);
}

/* With exact times a ball turns round where it touches the wall, a radius before it. */
static void assert_arrives(const CaromComparison *comparison, double wall, guint nth) {
  static const double arrivals_s[] = {0.575, 0.5125, 5 / 12.0};
  static const char *const said_s[] = {"the slow one at 0.575 s", "the next at 0.5125",
                                       "the fast one at 0.417"};
  guint exact = lesson_pane(comparison, "detection", "events");
  const CaromContactRecord *hit = lesson_contact(comparison, exact, nth);
  const CaromBody *ball = carom_scene_body(carom_comparison_get_scene(comparison), hit->a);
  double end = 2 * (wall - ball->radius) - ball->position.x - 0.9 * ball->velocity.x;
  g_assert_cmpfloat_with_epsilon(hit->time_s, arrivals_s[hit->a], 1e-14);
  lesson_assert_reads(hit->time_s, said_s[hit->a]);
  g_assert_cmpfloat_with_epsilon(lesson_bodies(comparison, exact)->x[hit->a], end, 1e-14);
}

static void test_tunnelling_panes(void) {
  const double wall = 0.6;
  g_autoptr(CaromComparison) comparison = lesson_run("tunnelling");
  g_assert_cmpuint(lesson_count_right_of(comparison, 2, wall), ==, 2);
  g_assert_cmpfloat(lesson_bodies(comparison, 2)->x[0], <, wall);
  g_assert_cmpuint(lesson_count_right_of(comparison, 1, wall), ==, 0);
  for (guint i = 0; i < 3; i++) {
    assert_as_told(carom_comparison_get_scene(comparison), i);
    assert_arrives(comparison, wall, i);
  }
}

static void test_tunnelling(void) {
  test_tunnelling_panes();
  g_autoptr(CaromScene) scene = lesson_load("tunnelling");
  g_assert_cmpuint(count_hits(scene, 0.05), ==, 1);
  g_assert_cmpuint(count_hits(scene, 0.025), ==, 3); /* by luck */
  lesson_says("0.02 m / (1.2 m/s) = 1/60 s");
  for (double dt_s = lesson_said("1/60 s") - 1e-5; dt_s > 0.014; dt_s -= 0.0003)
    g_assert_cmpuint(count_hits(scene, dt_s), ==, 3);
}

/* A pane's height if all energy were height. */
static double energy_height(const CaromComparison *comparison, guint pane) {
  const CaromTotals *totals = &carom_comparison_get_run(comparison, pane)->now.totals;
  double radius = lesson_bodies(comparison, pane)->radius[0];
  return (totals->kinetic_energy_j + totals->potential_energy_j) / 9.81 - radius;
}

/* Every bounce lifts the ball that is not corrected; to first order each lifts it less than the one
 * before, but still more than rounding. */
static void test_elastic_drop(void) {
  enum { EXACT, FIRST_ORDER, NONE, N_PANES };
  g_autoptr(CaromComparison) comparison = lesson_run_for("elastic-drop", 0);
  double before[N_PANES], gain = 1;
  guint64 hits[N_PANES] = {0};
  for (guint i = 0; i < N_PANES; i++)
    before[i] = energy_height(comparison, i);
  while (carom_comparison_get_time_s(comparison) < 15.59) {
    g_assert_true(carom_comparison_step(comparison, NULL));
    for (guint i = 0; i < N_PANES; i++) {
      double gained = energy_height(comparison, i) - before[i];
      if (lesson_count_contacts(comparison, i) == hits[i])
        continue;
      if (i == NONE)
        g_assert_cmpfloat(gained, >, 0.1);
      else if (i == FIRST_ORDER)
        g_assert_true(gained > 5e-4 && gained < gain);
      if (i == FIRST_ORDER)
        gain = gained;
      hits[i] = lesson_count_contacts(comparison, i);
      before[i] += gained;
    }
  }
  g_assert_cmpuint(hits[NONE], ==, 12);
  lesson_assert_reads(before[NONE], "to 3.22 m");
  lesson_assert_reads(before[FIRST_ORDER], "1.03 m within 15.5 s");
  g_assert_cmpfloat_with_epsilon(before[EXACT], lesson_said("stays at 1 m"), 1e-13);
  lesson_says("falls from 1 m");
  lesson_says("fell from 1 m on a floor with e = 1, in steps of 0.03 s");
  g_assert_cmpfloat(carom_comparison_get_scene(comparison)->dt_s, ==, lesson_said("0.03 s. How"));
  g_assert_cmpfloat(carom_comparison_get_time_s(comparison), <=, lesson_said("15.5 s") + 0.1);
  const CaromBooks *books = &carom_comparison_get_run(comparison, NONE)->now.books;
  g_assert_cmpfloat_with_epsilon(carom_sum_value(books->method_work_j), 9.81 * (before[NONE] - 1),
                                 1e-12);
}

static double method_impulse_x(const CaromComparison *comparison, guint pane) {
  const CaromBooks *books = &carom_comparison_get_run(comparison, pane)->now.books;
  return carom_sum_value(books->method_impulse[0]);
}

/* Along gravity nothing is braked; the rules of the whole speed take all of it, and the books say
 * who took the momentum. */
static void test_braked(void) {
  static const char *const elastic[] = {"At 1 m/s", "0.921 m/s", "0.924 m/s"};
  g_autoptr(CaromComparison) comparison =
      lesson_run_for("braked-on-a-smooth-floor", lesson_said("within 2.5 s"));
  g_assert_cmpfloat(lesson_bodies(comparison, 0)->vx[0], ==, 1);
  g_assert_cmpfloat(method_impulse_x(comparison, 0), ==, 0);
  for (guint i = 1; i < 3; i++) {
    g_assert_cmpfloat(fabs(lesson_bodies(comparison, i)->vx[0]), <, 1e-4);
    g_assert_cmpfloat_with_epsilon(method_impulse_x(comparison, i), lesson_said("−1 kg·m/s"), 1e-4);
  }
  g_autoptr(CaromScene) scene = lesson_load("braked-on-a-smooth-floor");
  carom_scene_set_restitution(scene, lesson_said("restitution to 1."));
  g_autoptr(CaromComparison) bouncing = lesson_run_scene(scene, lesson_said("after 4 s"));
  g_assert_cmpfloat(lesson_bodies(bouncing, 0)->vx[0], ==, lesson_said("At 1 m/s"));
  for (guint i = 0; i < G_N_ELEMENTS(elastic); i++) {
    lesson_assert_reads(lesson_bodies(bouncing, i)->vx[0], elastic[i]);
    g_assert_cmpuint(lesson_count_contacts(bouncing, i), <, lesson_count_contacts(comparison, i));
  }
}

/* Free sliding takes ½ g sin α t² = 2.38 m in 0.9 s on the slope of 3 in 5. */
static void test_sliding(void) {
  static const struct {
    const char *slid_m, *short_percent; /* NULL: said in words */
    const char *contacts;
  } said[] = {
      {"exact times: 2.38 m", NULL, "4,802"},
      {"of the slope: 2.31 m", "3 % short", "90, one in every step"},
      {"at each contact: 2.14 m", "10 % short", "45; and"},
      {NULL, NULL, "90 again"},
  };
  const double a = 9.81 * lesson_said("0.6 · 9.81 m/s²"), t_s = lesson_said("in 0.9 s");
  const double free_m = 0.5 * a * t_s * t_s;
  lesson_assert_reads(free_m, "slide 2.38 m");
  lesson_assert_reads(sqrt(2 * lesson_said("down 2 m") / a), "0.82 s");
  lesson_says("√(2 · 2 m / a) = 0.82 s");
  lesson_says("falls by 0.6 m on each metre");
  lesson_says("lift: not at all");
  g_autoptr(CaromComparison) comparison = lesson_run("sliding-ball");
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  g_assert_cmpfloat(carom_scene_wall(scene, 0)->restitution, ==, 0.5);
  for (guint i = 0; i < G_N_ELEMENTS(said); i++) {
    CaromVec2 end = carom_bodies_position(lesson_bodies(comparison, i), 0);
    double slid_m = carom_vec2_distance(end, carom_scene_body(scene, 0)->position);
    if (said[i].slid_m == NULL)
      g_assert_cmpfloat(slid_m, <, 1e-12);
    else
      lesson_assert_reads(slid_m, said[i].slid_m);
    if (said[i].short_percent != NULL)
      lesson_assert_reads(100 * (1 - slid_m / free_m), said[i].short_percent);
    g_assert_cmpuint(lesson_count_contacts(comparison, i), ==, lesson_said_count(said[i].contacts));
  }
}

const Lesson lessons_steps[] = {
    {"twenty-overlapping", test_twenty_overlapping},
    {"tunnelling", test_tunnelling},
    {"elastic-drop", test_elastic_drop},
    {"braked-on-a-smooth-floor", test_braked},
    {"sliding-ball", test_sliding},
    {0},
};
