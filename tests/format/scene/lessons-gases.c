/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* lessons-gases: many discs, and what holds on average. Values are those of the texts. */
#include "lesson.h"

/* Averages over a quarter of the discs, by mass: the lightest first. */
typedef struct {
  double energy_j[4]; /* of the quarter */
  double speed[4];    /* of a disc */
} Quarters;

static int compare_mass(gconstpointer a, gconstpointer b, gpointer data) {
  const CaromBodies *bodies = data;
  double mass_a = bodies->mass_kg[*(const guint *)a], mass_b = bodies->mass_kg[*(const guint *)b];
  return (mass_a > mass_b) - (mass_a < mass_b);
}

static void add_quarters(const CaromComparison *comparison, Quarters *sums) {
  const CaromBodies *bodies = lesson_bodies(comparison, 0);
  g_autofree guint *order = g_new(guint, bodies->n);
  for (guint i = 0; i < bodies->n; i++)
    order[i] = i;
  g_qsort_with_data(order, (gint)bodies->n, sizeof *order, compare_mass, (gpointer)bodies);
  for (guint i = 0; i < bodies->n; i++) {
    double v = lesson_speed(comparison, 0, order[i]);
    sums->energy_j[4 * i / bodies->n] += 0.5 * bodies->mass_kg[order[i]] * v * v;
    sums->speed[4 * i / bodies->n] += v;
  }
}

static Quarters average_until(CaromComparison *comparison, double until_s) {
  Quarters sums = {0};
  guint n = 0;
  double dt_s = carom_comparison_get_scene(comparison)->dt_s;
  for (; carom_comparison_get_time_s(comparison) < until_s - dt_s / 2; n++) {
    g_assert_true(carom_comparison_step(comparison, NULL));
    add_quarters(comparison, &sums);
  }
  for (guint i = 0; i < 4; i++) {
    sums.energy_j[i] /= n;
    sums.speed[i] /= n * lesson_bodies(comparison, 0)->n / 4.0;
  }
  return sums;
}

/* "About a quarter" is between a fifth and 30 %: twenty discs fluctuate by some tenths, of which
 * the average over seconds leaves a part. */
static void test_molecules(void) {
  g_autoptr(CaromScene) scene = lesson_load("molecules");
  g_autoptr(CaromComparison) comparison = lesson_run_one(scene, 0);
  for (guint i = 0; i < lesson_bodies(comparison, 0)->n; i++)
    g_assert_cmpfloat(lesson_speed(comparison, 0, i), <=, lesson_said("up to 0.5 m/s"));
  const double all_j = lesson_energy_j(comparison, 0);
  Quarters start = {0};
  add_quarters(comparison, &start);
  g_assert_cmpfloat(start.energy_j[2] + start.energy_j[3], >, 0.75 * all_j);
  Quarters first = average_until(comparison, 1);
  g_assert_cmpfloat(first.speed[0], <, 2 * first.speed[3]);
  lesson_go_on(comparison, lesson_said("About 2 s") - 0.1);
  lesson_says("three times as fast");
  Quarters soon = average_until(comparison, lesson_said("About 2 s") + 0.1);
  g_assert_cmpfloat_with_epsilon(soon.speed[0] / soon.speed[3], 3, 0.5);
  lesson_go_on(comparison, lesson_said("some 4 s"));
  lesson_says("five or six times as fast, on average");
  Quarters late = average_until(comparison, 12);
  g_assert_cmpfloat(late.speed[0] / late.speed[3], >, 4.5);
  g_assert_cmpfloat(late.speed[0] / late.speed[3], <, 6.5);
  lesson_says("about a quarter of the total");
  for (guint i = 0; i < 4; i++) {
    g_assert_cmpfloat(late.energy_j[i], >, 0.2 * all_j);
    g_assert_cmpfloat(late.energy_j[i], <, 0.3 * all_j);
  }
}

/* About half of 120 is 60, and half of it: 120 · ½ · ½ is the square of the number by which it
 * fluctuates, 5.5, of which it stays within three. */
static void test_diffusion(void) {
  const double about_s = lesson_said("about 4.5 s");
  g_autoptr(CaromComparison) comparison = lesson_run_for("diffusion", about_s - 0.5);
  guint n_panes = carom_comparison_get_n_runs(comparison),
        n_discs = lesson_said_count("All 120 discs");
  lesson_says("a quarter of all discs");
  lesson_says("2¹²⁰ ways to spread 120 discs");
  for (guint i = 0; i < n_panes; i++)
    g_assert_cmpuint(lesson_count_right_of(comparison, i, 0.5), <, n_discs / 4);
  lesson_go_on(comparison, about_s + 0.5);
  for (guint i = 0; i < n_panes; i++)
    g_assert_cmpuint(lesson_count_right_of(comparison, i, 0.5), >=, n_discs / 4);
  g_assert_cmpfloat(lesson_apart(comparison, 1), >, 0.01);
  lesson_go_on(comparison, lesson_said("After 30 s it is about half"));
  for (; carom_comparison_get_time_s(comparison) < 40;
       lesson_go_on(comparison, carom_comparison_get_time_s(comparison) + 0.5))
    for (guint i = 0; i < n_panes; i++)
      g_assert_cmpfloat_with_epsilon(lesson_count_right_of(comparison, i, 0.5), 60, 3 * sqrt(30));
}

static double between_panes(const CaromComparison *comparison, guint a, guint b, guint disc) {
  return carom_vec2_length(
      carom_vec2_sub(carom_bodies_position(lesson_bodies(comparison, a), disc),
                     carom_bodies_position(lesson_bodies(comparison, b), disc)));
}

/* The speeds of the heavy disc and of a light one, averaged over ten seconds. "About a tenth" is
 * what equal energies say; one disc is as far off that as a few of its turns make it: a third. */
static double heavy_over_light(CaromComparison *comparison) {
  double heavy = 0, light = 0;
  for (guint i = 0; i < 100; i++) {
    lesson_go_on(comparison, carom_comparison_get_time_s(comparison) + 0.1);
    heavy += lesson_speed(comparison, 0, 0);
    for (guint j = 1; j <= 200; j++)
      light += lesson_speed(comparison, 0, j) / 200;
  }
  return heavy / light;
}

static void test_brownian(void) {
  enum { HEAVY };
  g_autoptr(CaromComparison) comparison = lesson_run_for("brownian", lesson_said("For about 2 s"));
  double visible_from = carom_comparison_get_visible_from(comparison);
  for (guint i = 1; i < 3; i++)
    g_assert_cmpfloat(between_panes(comparison, 0, i, HEAVY), <, visible_from);
  lesson_go_on(comparison, 10);
  double ratio = heavy_over_light(comparison);
  const double *mass_kg = lesson_bodies(comparison, 0)->mass_kg;
  g_assert_cmpfloat(mass_kg[HEAVY] / mass_kg[1], ==, lesson_said("100 times the mass"));
  lesson_says("About a tenth as fast");
  lesson_says("100 · (1/10)² = 1.");
  g_assert_cmpfloat_with_epsilon(ratio, 0.1, 0.033);
  lesson_says("sends it a different way in each pane");
  for (guint i = 1; i < 3; i++)
    g_assert_cmpfloat(between_panes(comparison, i - 1, i, HEAVY), >, 10 * visible_from);
  guint n_hits = 0;
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  for (guint i = 0; i < carom_run_count_contacts(run); i++)
    n_hits += carom_run_get_contact(run, i)->a == HEAVY;
  g_assert_cmpfloat_with_epsilon(n_hits / 20.0, lesson_said("about 14 times a second"), 1.4);
}

/* The share of the energy that the discs right of @x have. */
static double share_right_of(const CaromComparison *comparison, guint pane, double x) {
  const CaromBodies *bodies = lesson_bodies(comparison, pane);
  double energy_j = 0;
  for (guint i = 0; i < bodies->n; i++) {
    double v = lesson_speed(comparison, pane, i);
    energy_j += bodies->x[i] > x ? 0.5 * bodies->mass_kg[i] * v * v : 0;
  }
  return energy_j / lesson_energy_j(comparison, pane);
}

#define DOOR_X 2.0
#define FAST   1.0 /* m/s: those that are let to the right are faster, */
#define SLOW   0.6 /* and those to the left slower, so that nobody takes one for the other */

/* Fails unless exactly one disc is on another side of the door than before. Returns: which */
static guint find_let_through(const CaromBodies *bodies, gboolean *was_right) {
  guint found = bodies->n;
  for (guint i = 0; i < bodies->n; i++) {
    gboolean is_right = bodies->x[i] > DOOR_X;
    if (is_right != was_right[i]) {
      g_assert_cmpuint(found, ==, bodies->n);
      found = i;
    }
    was_right[i] = is_right;
  }
  g_assert_cmpuint(found, <, bodies->n);
  return found;
}

/* "A fast one to the right, a slow one to the left, and the same again": in every pane. */
static void assert_sorted(CaromComparison *comparison, const CaromIntervals *open) {
  enum { MOST_PANES = 3, MOST_DISCS = 12 };
  gboolean was_right[MOST_PANES][MOST_DISCS];
  guint n_panes = carom_comparison_get_n_runs(comparison), n = lesson_bodies(comparison, 0)->n;
  g_assert_cmpuint(n_panes, <=, MOST_PANES);
  g_assert_cmpuint(n, <=, MOST_DISCS);
  for (guint pane = 0; pane < n_panes; pane++)
    for (guint i = 0; i < n; i++)
      was_right[pane][i] = lesson_bodies(comparison, pane)->x[i] > DOOR_X;
  for (guint k = 0; k < open->n; k++) {
    lesson_go_on(comparison, open->interval[k].until_s + 0.1);
    for (guint pane = 0; pane < n_panes; pane++) {
      guint disc = find_let_through(lesson_bodies(comparison, pane), was_right[pane]);
      gboolean to_the_right = k % 2 == 0;
      g_assert_cmpint(was_right[pane][disc], ==, to_the_right);
      double speed = lesson_speed(comparison, pane, disc);
      g_assert_true(to_the_right ? speed > FAST : speed < SLOW);
    }
  }
}

/* Discs of a gas meet each other. */
static void assert_all_collide(const CaromComparison *comparison, guint pane) {
  const CaromRun *run = carom_comparison_get_run(comparison, pane);
  guint n = lesson_bodies(comparison, pane)->n;
  g_autofree guint *n_met = g_new0(guint, n);
  for (guint i = 0; i < carom_run_count_contacts(run); i++) {
    const CaromContactRecord *contact = carom_run_get_contact(run, i);
    if (contact->b >= 0) {
      n_met[contact->a]++;
      n_met[contact->b]++;
    }
  }
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint(n_met[i], >=, 3);
}

/* "The left one hands on most of its energy": one contact of two discs is across the door. */
static void assert_one_hands_on(const CaromComparison *comparison, guint pane) {
  const CaromRun *run = carom_comparison_get_run(comparison, pane);
  guint n = 0;
  for (guint i = 0; i < carom_run_count_contacts(run); i++) {
    const CaromContactRecord *contact = carom_run_get_contact(run, i);
    if (contact->b < 0 || fabs(contact->time_s - 0.8) > 0.01)
      continue;
    CaromVec2 before = contact->contact.velocity_a, after = contact->outcome.velocity_a;
    g_assert_cmpfloat(contact->contact.d.x, >, 0);
    g_assert_cmpfloat(carom_vec2_dot(after, after), <, 0.5 * carom_vec2_dot(before, before));
    n++;
  }
  g_assert_cmpuint(n, ==, 1);
}

static void test_demons_door(void) {
  g_autoptr(CaromComparison) comparison = lesson_run_for("demons-door", 0);
  guint n_panes = carom_comparison_get_n_runs(comparison);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  const CaromIntervals *open = carom_scene_wall(run->world->scene, 4)->open;
  lesson_says("opens the door in the middle four times, each time for less than a second");
  g_assert_cmpuint(open->n, ==, 4);
  for (guint k = 0; k < open->n; k++)
    g_assert_cmpfloat(open->interval[k].until_s - open->interval[k].from_s, <, 1);
  lesson_says("In each half of a box six discs fly and collide");
  g_assert_cmpuint(lesson_bodies(comparison, 0)->n, ==, 12);
  g_assert_cmpuint(lesson_count_right_of(comparison, 0, DOOR_X), ==, 6);
  lesson_assert_reads(share_right_of(comparison, 0, DOOR_X), "had 0.474 of the energy");
  lesson_says("One each time: a fast one to the right, a slow one to the left, and the same again");
  lesson_says("At 0.8 s two discs also meet in the open doorway, and the left one hands on most of "
              "its energy");
  assert_sorted(comparison, open);
  lesson_go_on(comparison, run->world->scene->duration_s);
  lesson_says("each half has six discs in the end");
  lesson_says("almost nine times as much");
  for (guint pane = 0; pane < n_panes; pane++) {
    double share = share_right_of(comparison, pane, DOOR_X);
    g_assert_cmpuint(lesson_count_right_of(comparison, pane, DOOR_X), ==, 6);
    lesson_assert_reads(share, "in the end they have 0.898");
    g_assert_cmpfloat(share / (1 - share), >, 8.5);
    g_assert_cmpfloat(share / (1 - share), <, 9);
    assert_all_collide(comparison, pane);
    assert_one_hands_on(comparison, pane);
  }
  lesson_says("it opens and closes where no disc is, and the total energy stays what it was");
  g_assert_cmpfloat(carom_sum_value(run->now.books.work_done_j), ==, 0);
  g_assert_cmpfloat(carom_sum_value(run->now.books.energy_lost_j), ==, 0);
  guint n;
  const CaromChange *changes = carom_run_get_changes(run, &n);
  g_assert_cmpuint(n, ==, 2 * open->n);
  for (guint i = 0; i < n; i++)
    g_assert_cmpint(changes[i].kind, !=, CAROM_CHANGE_HELD);
}

const Lesson lessons_gases[] = {
    {"molecules", test_molecules},
    {"diffusion", test_diffusion},
    {"demons-door", test_demons_door},
    {"brownian", test_brownian},
    {0},
};
