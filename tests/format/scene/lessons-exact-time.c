/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* lessons-exact-time: what only exact times get right, and where they have trouble of their own.
 * Values are those of the texts. */
#include "lesson.h"

/* ⌊π 10^d⌋ for a mass ratio of 100^d, by every pane with exact times; steps of 2 ms miss some. */
static void test_pi_counts(void) {
  static const struct {
    double mass_ratio;
    guint64 contacts;
  } rows[] = {{1, 3}, {100, 31}, {1e4, 314}, {1e6, 3141}, {1e8, 31415}};
  lesson_says("A is 10,000 times as heavy as B");
  lesson_says("314, as the counter says");
  lesson_says("Set the mass ratio to 1. How many");
  lesson_says("Three: A and B meet");
  lesson_says("a mass ratio 100 times as large give one more digit");
  lesson_says("For 100 times the mass that angle is a tenth");
  lesson_says("for 10,000 times the mass? Set the mass ratio to 100 and to 1,000,000, too");
  lesson_says("after 314 contacts");
  g_autoptr(CaromScene) scene = lesson_load("pi");
  g_assert_true(scene->counter);
  g_assert_cmpfloat(carom_scene_get_mass_ratio(scene), ==, lesson_said("a mass ratio of 10,000"));
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_assert_true(carom_scene_set_mass_ratio(scene, rows[i].mass_ratio));
    g_autoptr(CaromComparison) comparison = lesson_run_scene(scene, scene->duration_s);
    guint stepped = lesson_pane(comparison, "detection", "stepped");
    g_assert_cmpuint(stepped, ==, 3);
    for (guint j = 0; j < stepped; j++)
      g_assert_cmpuint(lesson_count_contacts(comparison, j), ==, rows[i].contacts);
    gboolean too_fast = rows[i].mass_ratio >= 1e4; /* for some contacts, within a step */
    g_assert_true(too_fast == (lesson_count_contacts(comparison, stepped) < rows[i].contacts));
  }
}

/* The point √M v_A, √m v_B keeps its distance from 0, and two contacts turn it by 2 arctan √(m/M).
 */
static void test_pi_circle(const CaromComparison *comparison) {
  const double root = 100;
  const double turn = 2 * atan(1 / root);
  for (guint i = 1; i + 2 < 200; i += 2) {
    const CaromContactRecord *one = lesson_contact(comparison, 0, i);
    const CaromContactRecord *next = lesson_contact(comparison, 0, i + 2);
    const CaromContactRecord *discs = lesson_contact(comparison, 0, i + 1);
    g_assert_cmpint(one->wall, ==, 0);
    g_assert_cmpint(discs->wall, ==, -1);
    double angle_before = atan2(one->outcome.velocity_a.x, root * discs->contact.velocity_a.x);
    double angle_after = atan2(next->outcome.velocity_a.x, root * discs->outcome.velocity_a.x);
    double turned = fabs(angle_after - angle_before);
    g_assert_cmpfloat_with_epsilon(MIN(turned, 2 * G_PI - turned), turn, 1e-10);
  }
}

static void test_pi(void) {
  test_pi_counts();
  g_autoptr(CaromComparison) comparison = lesson_run("pi");
  test_pi_circle(comparison);
  const guint n = lesson_said_count("314 contacts");
  const CaromContactRecord *last = lesson_contact(comparison, 0, n - 1);
  lesson_assert_reads(last->time_s, "2.97 s");
  lesson_assert_reads(lesson_contact(comparison, 0, n - 2)->time_s, "1.46 s");
  g_assert_cmpint(last->wall, ==, 0);
  lesson_assert_reads(last->contact.velocity_a.x, "0.17 m/s");
  /* What is left of the angle, atan2(√m v, √M V), over that which a contact turns it by: the
   * 0.159 of the digits, and what the arctangent of 1/100 is short of it: some 0.17 in all. */
  lesson_says("about a sixth of that angle");
  double left = atan(0.01 * last->contact.velocity_a.x) / atan(0.01);
  g_assert_cmpfloat_with_epsilon(left, 1.0 / 6, 0.015);
  lesson_assert_reads(100 * G_PI, "314.159");
}

static double bounce_height(const CaromComparison *comparison, guint pane, guint i) {
  double v = lesson_contact(comparison, pane, i)->outcome.velocity_a.y;
  return v * v / 2 / 9.81;
}

/* The ball falls for √(2h/g) = 0.4515 s; its n-th bounce takes 0.4515 s · 2^(1 − n). From 1.355 s
 * on it lies within a step's fall of the floor, g dt² = 0.25 mm. */
static void test_bouncing_ball(void) {
  g_autoptr(CaromComparison) comparison = lesson_run_for("bouncing-ball", 1.355);
  guint exact = lesson_pane(comparison, "detection", "events");
  guint stepped = lesson_pane(comparison, "detection", "stepped");
  const double fall_s = lesson_contact(comparison, exact, 0)->time_s;
  g_assert_cmpfloat_with_epsilon(fall_s, sqrt(2 / 9.81), 1e-14);
  lesson_assert_reads(fall_s, "The fall takes 0.4515 s, the bounces 0.4515 s · (1 + ½");
  lesson_says("The sum in brackets is 2");
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  const CaromBody *ball = carom_scene_body(scene, 0);
  g_assert_cmpfloat(ball->position.y - ball->radius, ==, lesson_said("A ball falls from 1 m"));
  lesson_says("A falls from 1 m and keeps half of its speed");
  for (guint i = 0; i < 10; i++) {
    const CaromContactRecord *bounce = lesson_contact(comparison, exact, i);
    g_assert_cmpfloat_with_epsilon(bounce->time_s, fall_s * (3 - pow(2, 1.0 - i)), 1e-12);
    g_assert_cmpfloat_with_epsilon(bounce_height(comparison, exact, i), pow(4, -1.0 - i), 1e-12);
  }
  lesson_assert_reads(100 * bounce_height(comparison, exact, 0), "25 cm");
  lesson_assert_reads(100 * bounce_height(comparison, exact, 1), "6.25 cm");
  lesson_assert_reads(1000 * bounce_height(comparison, exact, 9), "0.001 mm");
  lesson_assert_reads(lesson_said("3 · 0.4515 s") * fall_s, "over after 1.355 s");
  lesson_says("by 2.5 s, and why");
  lesson_says("bounces in 1.355 s");
  lesson_go_on(comparison, lesson_said("by 2.5 s"));
  g_assert_cmpuint(lesson_count_contacts(comparison, exact), ==, lesson_said_count("5,209 times"));
  g_assert_cmpuint(lesson_count_contacts(comparison, stepped), ==, lesson_said_count("234 in all"));
  for (guint i = 0; i < 2; i++) {
    g_assert_cmpfloat_with_epsilon(lesson_bodies(comparison, i)->y[0], 0.1, 2.5e-4);
    g_assert_cmpfloat(fabs(lesson_bodies(comparison, i)->vy[0]), <, 9.81 * 0.005);
  }
}

const Lesson lessons_exact_time[] = {
    {"pi", test_pi},
    {"bouncing-ball", test_bouncing_ball},
    {0},
};
