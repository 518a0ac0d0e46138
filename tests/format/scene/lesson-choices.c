/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* lesson-choices: the right choices of the questions of the built-in scenes, each held by what a
 * run of its scene shows. What the wrong ones say is held by the lessons. */
#include "lesson.h"

static CaromVec2 momentum(const CaromContactRecord *record, CaromContactBody body, gboolean after) {
  CaromVec2 velocity = after ? carom_contact_outcome_velocity(&record->outcome, body)
                             : carom_contact_velocity(&record->contact, body);
  return carom_vec2_scale(velocity, carom_contact_mass_kg(&record->contact, body));
}

static CaromVec2 change_of(const CaromContactRecord *record, CaromContactBody body) {
  return carom_vec2_sub(momentum(record, body, TRUE), momentum(record, body, FALSE));
}

/* Of the energy that there was at the start. */
static double energy_left(const CaromComparison *comparison) {
  return lesson_energy_j(comparison, 0) /
         carom_comparison_get_run(comparison, 0)->start.kinetic_energy_j;
}

static void assert_speeds_read(const CaromComparison *comparison, const char *said_a,
                               const char *said_b) {
  lesson_assert_reads(lesson_bodies(comparison, 0)->vx[0], said_a);
  lesson_assert_reads(lesson_bodies(comparison, 0)->vx[1], said_b);
}

/* ---- Scenes ---- */

/* The normal components change, all tangential ones stay. */
static void check_oblique(const CaromComparison *comparison) {
  const CaromContactRecord *record = lesson_contact(comparison, 0, 0);
  for (int k = CAROM_BODY_A; k <= CAROM_BODY_B; k++) {
    CaromVec2 change = change_of(record, k);
    g_assert_cmpfloat_with_epsilon(
        carom_vec2_dot(change, carom_vec2_perpendicular(record->contact.d)), 0, 1e-14);
    g_assert_cmpfloat(fabs(carom_vec2_dot(change, record->contact.d)), >, 0.1);
  }
}

/* It climbs less than a tenth as steeply as it goes, and came at more than half. */
static void check_three_ways(const CaromComparison *comparison) {
  const CaromContactRecord *record = lesson_contact(comparison, 0, 0);
  CaromVec2 before = record->contact.velocity_a, after = record->outcome.velocity_a;
  g_assert_cmpfloat(after.x, <, 0);
  g_assert_cmpfloat(fabs(after.y / after.x), <, 0.1);
  g_assert_cmpfloat(fabs(before.y / before.x), >, 0.5);
}

static void check_stop_and_go(const CaromComparison *comparison) {
  g_assert_cmpfloat_with_epsilon(lesson_speed(comparison, 0, 0), 0, 1e-15);
  lesson_assert_reads(lesson_bodies(comparison, 0)->vx[1], "B leaves at 2.5 m/s");
}

static void check_right_angle(const CaromComparison *comparison) {
  const CaromContactRecord *record = lesson_contact(comparison, 0, 1);
  CaromVec2 v_c = record->outcome.velocity_a, v_d = record->outcome.velocity_b;
  g_assert_cmpfloat_with_epsilon(carom_vec2_dot(v_c, v_d), 0, 1e-15);
  lesson_assert_reads(carom_vec2_length(v_c), "at 0.5 and 0.87 m/s");
  lesson_assert_reads(carom_vec2_length(v_d), "and 0.87 m/s");
}

/* Much is more than there was, little a thirtieth. */
static void check_light_on_heavy_at_rest(const CaromComparison *comparison) {
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  double v = lesson_speed(comparison, 0, 1), mass_kg = lesson_bodies(comparison, 0)->mass_kg[1];
  g_assert_cmpfloat(mass_kg * v, >, 1.9 * run->start.momentum.x);
  g_assert_cmpfloat(0.5 * mass_kg * v * v, <, run->start.kinetic_energy_j / 30);
}

static void check_who_pushes_harder(const CaromComparison *comparison) {
  const CaromContactRecord *record = lesson_contact(comparison, 0, 0);
  CaromVec2 of_a = change_of(record, CAROM_BODY_A), of_b = change_of(record, CAROM_BODY_B);
  g_assert_cmpfloat(fabs(of_a.x), >, 1);
  g_assert_cmpfloat_with_epsilon(of_a.x, -of_b.x, 1e-14);
  g_assert_cmpfloat_with_epsilon(of_a.y, -of_b.y, 1e-14);
}

static void check_three_and_four(const CaromComparison *comparison) {
  const CaromSample *now = &carom_comparison_get_run(comparison, 0)->now;
  lesson_says("5 kg·m/s");
  g_assert_cmpfloat_with_epsilon(carom_vec2_length(now->totals.momentum), 5, 1e-14);
}

static void check_centre_of_mass(const CaromComparison *comparison) {
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  const CaromContactRecord *record = lesson_contact(comparison, 0, 0);
  g_assert_cmpfloat_with_epsilon(run->now.totals.momentum.x, run->start.momentum.x, 1e-15);
  for (int k = CAROM_BODY_A; k <= CAROM_BODY_B; k++)
    g_assert_cmpfloat(carom_vec2_length(change_of(record, k)), >, 1);
}

static void check_half_of_what(const CaromComparison *comparison) {
  assert_speeds_read(comparison, "0.25 and 1.25 m/s", "1.25 m/s");
}

static void check_bullet(const CaromComparison *comparison) {
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  g_assert_cmpfloat_with_epsilon(run->now.totals.momentum.x, run->start.momentum.x, 1e-15);
  lesson_assert_reads(100 * energy_left(comparison), "1 % of the energy");
}

static void check_glancing(const CaromComparison *comparison) {
  lesson_assert_reads(lesson_energy_j(comparison, 0), "0.036 J");
}

/* The panes show none of the discs within 1 cm of where another pane has it. */
static void check_eight(const CaromComparison *comparison) {
  g_autoptr(CaromComparison) then = lesson_run_for("eight-in-a-box", lesson_said("after 20 s"));
  guint n_panes = carom_comparison_get_n_runs(comparison);
  for (guint i = 1; i < n_panes; i++)
    for (guint k = 0; k < lesson_bodies(then, i)->n; k++)
      g_assert_cmpfloat(carom_vec2_distance(carom_bodies_position(lesson_bodies(then, i), k),
                                            carom_bodies_position(lesson_bodies(then, i - 1), k)),
                        >, 0.01);
}

/* What A had, the wall has got. */
static void check_sticks(const CaromComparison *comparison) {
  const CaromContactRecord *record = lesson_contact(comparison, 0, 0);
  g_assert_cmpint(record->wall, ==, 0);
  g_assert_cmpfloat_with_epsilon(record->outcome.velocity_a.x, 0, 1e-15);
  const CaromSample *now = &carom_comparison_get_run(comparison, 0)->now;
  g_assert_cmpfloat(now->momentum_error, <, 1e-14);
}

static void check_bounces(const CaromComparison *comparison) {
  double of_a = change_of(lesson_contact(comparison, 0, 0), CAROM_BODY_A).x;
  double of_b = change_of(lesson_contact(comparison, 0, 1), CAROM_BODY_A).x;
  g_assert_cmpfloat_with_epsilon(of_b, 2 * of_a, 1e-14);
}

/* They start from the same place, which is not that of the first pane. */
static void check_agreed(const CaromComparison *comparison) {
  const CaromVec2 exact = lesson_contact(comparison, 0, 0)->contact.d;
  const CaromVec2 stepped = lesson_contact(comparison, 1, 0)->contact.d;
  g_assert_cmpfloat(carom_vec2_distance(stepped, exact), >, 0.1);
  for (guint i = 2; i < carom_comparison_get_n_runs(comparison); i++) {
    CaromVec2 d = lesson_contact(comparison, i, 0)->contact.d;
    g_assert_cmpfloat(carom_vec2_distance(d, stepped), <, 1e-15);
  }
}

const LessonChoice lesson_choices[] = {
    {"three-ways", "To the left, almost level", check_three_ways},
    {"oblique", "The tangential ones", check_oblique},
    {"stop-and-go", "A stops, and B leaves at 2.5 m/s", check_stop_and_go},
    {"right-angle", "No: they part at a right angle, at 0.5 and 0.87 m/s", check_right_angle},
    {"light-on-heavy-at-rest", "Much of the momentum, little of the energy",
     check_light_on_heavy_at_rest},
    {"who-pushes-harder", "Both push equally hard", check_who_pushes_harder},
    {"three-and-four", "5 kg·m/s", check_three_and_four},
    {"centre-of-mass", "That of both together", check_centre_of_mass},
    {"half-of-what", "0.25 and 1.25 m/s", check_half_of_what},
    {"bullet-in-a-block", "All of the momentum, 1 % of the energy", check_bullet},
    {"glancing-inelastic", "0.036 J", check_glancing},
    {"eight-in-a-box", "No: by then each pane has it in a different place", check_eight},
    {"sticks-or-bounces", "In the wall, and in what it stands on", check_sticks},
    {"sticks-or-bounces", "B, twice as much", check_bounces},
    {"agreed-and-wrong", "No: they start from the same wrong place", check_agreed},
    {0},
};
