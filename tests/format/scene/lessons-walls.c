/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* lessons-walls: walls, and discs that are pinned. Values are those of the texts. */
#include "lesson.h"

static double degrees(double y, double x) {
  return atan2(y, x) * 180 / G_PI;
}

static double steepness(CaromVec2 d) {
  return degrees(fabs(d.y), fabs(d.x));
}

static void test_ball_at_wall(void) {
  const double e = lesson_said("e is 0.8"), f = lesson_said("f is 0.9");
  g_autoptr(CaromComparison) comparison = lesson_run("ball-at-wall");
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromBodies *bodies = lesson_bodies(comparison, i);
    g_assert_cmpfloat_with_epsilon(bodies->vx[0], -e * 2, 1e-15);
    g_assert_cmpfloat_with_epsilon(bodies->vy[0], f * 0.5, 1e-15);
  }
  lesson_says("becomes of (2, 0.5) m/s");
  lesson_says("comes to the wall at (2, 0.5) m/s");
  lesson_says("A comes at (2, 0.5) m/s");
  g_assert_cmpfloat(e, ==, lesson_said("The wall has e = 0.8"));
  g_assert_cmpfloat(f, ==, lesson_said("f = 0.9 along it"));
  lesson_says("e = 0.8, f = 0.9. At");
  lesson_says("−0.8 · 2 and 0.9 · 0.5.");
  const CaromContactRecord *hit = lesson_contact(comparison, 0, 0);
  lesson_assert_reads(hit->outcome.velocity_a.x, "−1.6, 0.45) m/s");
  lesson_assert_reads(hit->outcome.velocity_a.y, "0.45) m/s");
  lesson_assert_reads(steepness(hit->contact.velocity_a), "14.0°");
  lesson_assert_reads(steepness(hit->outcome.velocity_a), "15.7°");
}

static const CaromContactRecord *first_contact_of(const CaromComparison *comparison, guint disc) {
  guint i = 0;
  while (lesson_contact(comparison, 0, i)->a != disc)
    i++;
  return lesson_contact(comparison, 0, i);
}

/* The slope turns gravity's speed into what stays along the wall and what is thrown back. */
static void check_middle(const CaromContactRecord *middle) {
  const double slope_rad = atan(0.4), speed = -middle->contact.velocity_a.y;
  const double along = speed * sin(slope_rad), across = speed * cos(slope_rad);
  const double back = lesson_said("to it, 0.7 come back") * across;
  lesson_assert_reads(speed, "A falls on the wall at 4.13 m/s");
  lesson_assert_reads(along, "1.54 m/s along the wall stay");
  lesson_assert_reads(across, "of 3.84 m/s at right angles");
  lesson_assert_reads(along * cos(slope_rad) + back * sin(slope_rad), "To the right at 2.42 m/s");
  lesson_assert_reads(back * cos(slope_rad) - along * sin(slope_rad), "upwards at 1.92 m/s");
  lesson_assert_reads(middle->outcome.velocity_a.x, "To the right at 2.42 m/s");
  lesson_assert_reads(middle->outcome.velocity_a.y, "upwards at 1.92 m/s");
}

/* The ball falls on the end: the line of centres goes by where the end is, not by the wall. */
static void test_inclined_wall(void) {
  g_autoptr(CaromScene) scene = lesson_load("inclined-wall");
  g_autoptr(CaromComparison) comparison = lesson_run_one(scene, 0.8);
  const CaromContactRecord *middle = first_contact_of(comparison, 0);
  const CaromContactRecord *end = first_contact_of(comparison, 1);
  const CaromContactRecord *past = first_contact_of(comparison, 2);
  g_assert_cmpint(middle->wall, ==, 0);
  g_assert_cmpint(end->wall, ==, 0);
  g_assert_cmpint(past->wall, !=, 0);
  lesson_says("a pinned disc of radius 0,");
  lesson_says("B falls on the end of the wall");
  g_assert_true(end == lesson_contact(comparison, 0, 1));    /* before_contact 2 */
  g_assert_true(middle == lesson_contact(comparison, 0, 0)); /* before_contact 1 */
  check_middle(middle);
  lesson_assert_reads(steepness(middle->contact.d), "at 68°");
  lesson_assert_reads(steepness(end->contact.d), "at 54°");
  lesson_assert_reads(end->outcome.velocity_a.x, "4.07 m/s");
  lesson_assert_reads(end->outcome.velocity_a.y, "0.61 m/s");
  g_array_index(scene->bodies, CaromBody, 1).position.x += lesson_said("3 cm further out") / 100;
  g_autoptr(CaromComparison) further_out = lesson_run_one(scene, 0.8);
  const CaromContactRecord *other = first_contact_of(further_out, 1);
  g_assert_cmpint(other->wall, ==, 0);
  lesson_assert_reads(other->outcome.velocity_a.x, "4.0 m/s");
  lesson_assert_reads(-other->outcome.velocity_a.y, "downwards, at 2.5 m/s");
}

/* The large ball hangs between the lower left slope and the left wall; the small one is on the
 * floor. A ball that lies on a wall hops by nanometres, at less than two millimetres a second. */
static void test_four_inclined_walls(void) {
  enum { SMALL, LARGE };
  g_autoptr(CaromScene) scene = lesson_load("four-inclined-walls");
  const double gap = carom_scene_wall(scene, 6)->p1.x - carom_scene_wall(scene, 3)->p1.x;
  const double width = 2 * carom_scene_body(scene, LARGE)->radius;
  g_assert_cmpfloat(carom_scene_wall(scene, 0)->restitution, ==, lesson_said("leaves 0.6 of"));
  lesson_says("Each bounce leaves 0.6 of the normal speed");
  lesson_assert_reads(gap, "0.35 m");
  lesson_assert_reads(width, "0.4 m");
  g_autoptr(CaromComparison) smooth = lesson_run_one(scene, 3.5);
  const CaromBodies *bodies = lesson_bodies(smooth, 0);
  g_assert_cmpfloat_with_epsilon(bodies->x[LARGE], -1.6 + width / 2, 1e-6);
  g_assert_cmpfloat(bodies->y[LARGE], >, -0.65);
  g_assert_cmpfloat(lesson_speed(smooth, 0, LARGE), <, 2e-3);
  g_assert_cmpfloat_with_epsilon(bodies->y[SMALL], -1.6 + 0.09, 0.01);
  lesson_assert_reads(fabs(bodies->vx[SMALL]), "0.66 m/s");
}

static double energy_of_disc(const CaromComparison *comparison, guint disc) {
  double v = lesson_speed(comparison, 0, disc);
  return 0.5 * lesson_bodies(comparison, 0)->mass_kg[disc] * v * v;
}

/* How much the contacts of two discs change the sum of their momenta, at most. */
static double momentum_from_contacts(const CaromComparison *comparison) {
  double most = 0;
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  for (guint i = 0; i < carom_run_count_contacts(run); i++) {
    const CaromContactRecord *r = carom_run_get_contact(run, i);
    if (r->b < 0)
      continue;
    CaromVec2 change = {0};
    for (int k = CAROM_BODY_A; k <= CAROM_BODY_B; k++)
      if (carom_contact_is_movable(&r->contact, k))
        change =
            carom_vec2_add_scaled(change,
                                  carom_vec2_sub(carom_contact_outcome_velocity(&r->outcome, k),
                                                 carom_contact_velocity(&r->contact, k)),
                                  carom_contact_mass_kg(&r->contact, k));
    most = MAX(most, carom_vec2_length(change));
  }
  return most;
}

static void test_four_discs(void) {
  enum { LARGE = 3 };
  g_autoptr(CaromComparison) comparison = lesson_run_for("four-discs", lesson_said("after 1 s"));
  g_assert_cmpfloat(lesson_energy_j(comparison, 0), <, 3.645);
  lesson_assert_reads(energy_of_disc(comparison, LARGE), "1.48 J");
  lesson_go_on(comparison, lesson_said("after 20 s"));
  lesson_assert_reads(energy_of_disc(comparison, LARGE), "2.39 J");
  lesson_assert_reads(lesson_energy_j(comparison, 0), "3.64 J");
  g_assert_cmpfloat(momentum_from_contacts(comparison), <, 1e-13);
}

static void test_four_one_pinned(void) {
  g_autoptr(CaromComparison) comparison = lesson_run("four-one-pinned");
  g_assert_cmpfloat(momentum_from_contacts(comparison), >, 1);
  const CaromRun *pane = carom_comparison_get_run(comparison, 0);
  lesson_assert_reads(lesson_energy_j(comparison, 0), "3.64 J");
  g_assert_cmpfloat(fabs(pane->now.energy_error), <, 1e-13);
  g_assert_cmpfloat(carom_sum_value(pane->now.books.work_done_j), ==, 0);
}

/* Seen from the post, a disc leaves as fast as it came: nothing gains more than twice the speed of
 * the post. What the post runs into gains; what runs into the post from behind loses. */
static void test_pinned_and_moving(void) {
  enum { POST, GREEN = 3 };
  g_autoptr(CaromComparison) comparison = lesson_run("pinned-and-moving");
  const CaromRun *pane = carom_comparison_get_run(comparison, 0);
  const double most = lesson_said("0.4 m/s, twice the speed of the post");
  g_assert_cmpfloat(most, ==, 2 * lesson_said("at 0.2 m/s"));
  lesson_says("The post moves at 0.2 m/s");
  g_assert_cmpint(lesson_contact(comparison, 0, 0)->b, ==, 1);
  g_assert_cmpfloat(lesson_speed(comparison, 0, POST), ==, lesson_said("at 0.2 m/s"));
  guint n_slowed = 0;
  for (guint i = 0; i < carom_run_count_contacts(pane); i++) {
    const CaromContactRecord *r = carom_run_get_contact(pane, i);
    if (r->a != POST)
      continue;
    double before = carom_vec2_length(r->contact.velocity_b);
    double after = carom_vec2_length(r->outcome.velocity_b);
    g_assert_cmpfloat(after - before, <, most);
    g_assert_true((after > before) == (r->contact.d.x > 0));
    if (after > before)
      continue;
    g_assert_cmpint(r->b, ==, GREEN);
    lesson_assert_reads(r->time_s, "at 18.1 s");
    lesson_assert_reads(before, "at 0.64 m/s catches up with the post, at 0.2 m/s");
    lesson_assert_reads(before, "from 0.64 to");
    lesson_assert_reads(after, "0.35 m/s");
    n_slowed++;
  }
  g_assert_cmpuint(n_slowed, ==, 1);
  lesson_assert_reads(pane->start.kinetic_energy_j, "from 0.305 to");
  lesson_assert_reads(lesson_energy_j(comparison, 0), "1.52 J");
  g_assert_cmpfloat_with_epsilon(carom_sum_value(pane->now.books.work_done_j),
                                 lesson_energy_j(comparison, 0) - pane->start.kinetic_energy_j,
                                 1e-13);
}

const Lesson lessons_walls[] = {
    {"ball-at-wall", test_ball_at_wall},
    {"inclined-wall", test_inclined_wall},
    {"four-inclined-walls", test_four_inclined_walls},
    {"four-discs", test_four_discs},
    {"four-one-pinned", test_four_one_pinned},
    {"pinned-and-moving", test_pinned_and_moving},
    {0},
};
