/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* lessons-beliefs: scenes that meet what many believe, with what each belief would lead to. Values
 * are those of the texts. */
#include "lesson.h"

static CaromVec2 total_momentum(const CaromComparison *comparison, guint pane) {
  return carom_comparison_get_run(comparison, pane)->now.totals.momentum;
}

/* In all panes, to rounding. */
static void assert_velocity(const CaromComparison *comparison, guint disc, double x, double y) {
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    CaromVec2 velocity = carom_bodies_velocity(lesson_bodies(comparison, i), disc);
    g_assert_cmpfloat_with_epsilon(velocity.x, x, 1e-14);
    g_assert_cmpfloat_with_epsilon(velocity.y, y, 1e-14);
  }
}

/* The line of centres is at −45°, and w = √2 m/s: along each axis 2 μ = 24/7 kg·m/s go from one
 * disc to the other. */
static void test_three_and_four(void) {
  const double m_a = lesson_said("3 kg comes from the left"), m_b = lesson_said("4 kg from below");
  const double given = 2 * m_a * m_b / (m_a + m_b);
  g_autoptr(CaromComparison) comparison = lesson_run("three-and-four");
  lesson_says("both at 1 m/s");
  lesson_assert_masses("three-and-four", "3 kg comes from the left", "4 kg from below");
  g_assert_cmpfloat(m_a, ==, lesson_said("3 kg·m/s to the right"));
  g_assert_cmpfloat(m_b, ==, lesson_said("4 kg·m/s upwards"));
  assert_velocity(comparison, 0, 1 - given / m_a, given / m_a);
  assert_velocity(comparison, 1, given / m_b, 1 - given / m_b);
  lesson_assert_reads(m_a - given, "−0.43, 3.43) kg·m/s");
  lesson_assert_reads(given, "3.43) kg·m/s");
  lesson_assert_reads(given, "3.43, 0.57) kg·m/s");
  lesson_assert_reads(m_b - given, "0.57) kg·m/s");
  lesson_says("√(3² + 4²) = 5.");
  g_assert_cmpfloat(hypot(m_a, m_b), ==, lesson_said("an arrow of 5 kg·m/s"));
  g_assert_cmpfloat(m_a + m_b, ==, lesson_said("add up to 7 kg·m/s before"));
  double size_a = hypot(m_a - given, given), size_b = hypot(given, m_b - given);
  lesson_assert_reads(size_a + size_b, "To 6.931 kg·m/s");
  lesson_assert_reads(size_a, "3.455 and");
  lesson_assert_reads(size_b, "and 3.476.");
  lesson_says("with any restitution the sum stays (3, 4) kg·m/s");
  for (double e = 0; e <= 1; e += 0.25) {
    g_autoptr(CaromScene) scene = lesson_load("three-and-four");
    carom_scene_set_restitution(scene, e);
    g_autoptr(CaromComparison) other = lesson_run_one(scene, scene->duration_s);
    g_assert_cmpfloat_with_epsilon(total_momentum(other, 0).x, m_a, 1e-14);
    g_assert_cmpfloat_with_epsilon(total_momentum(other, 0).y, m_b, 1e-14);
  }
}

/* V = m u / (m + M). */
static void test_bullet_in_a_block(void) {
  const double m = lesson_said("0.02 kg at 20 m/s sticks in a"), u = lesson_said("20 m/s sticks");
  const double block = lesson_said("1.98 kg. How"), v = m * u / (m + block);
  lesson_assert_masses("bullet-in-a-block", "0.02 kg at 20 m/s sticks in B", "1.98 kg, at rest");
  lesson_assert_speeds("bullet-in-a-block", "20 m/s sticks in B", NULL);
  g_autoptr(CaromScene) scene = lesson_load("bullet-in-a-block");
  lesson_assert_velocities(scene, v, v);
  g_autoptr(CaromComparison) comparison = lesson_run("bullet-in-a-block");
  double start_j = carom_comparison_get_run(comparison, 0)->start.kinetic_energy_j;
  double left = lesson_energy_j(comparison, 0) / start_j;
  lesson_assert_reads(v, "go on at 0.2 m/s");
  lesson_assert_reads(m * u, "momentum, 0.4 kg·m/s");
  lesson_assert_reads(start_j, "4 J. Both");
  lesson_assert_reads(left * start_j, "0.04 of");
  /* What the beliefs lead to. */
  double with_all = sqrt(2 * start_j / (m + block));
  lesson_assert_reads(with_all, "move at 2 m/s");
  lesson_says("would have 4 J");
  lesson_assert_reads((m + block) * with_all, "that is 4 kg·m/s, ten times");
  lesson_assert_reads((1 - left) * m * u, "0.396 of 0.4 kg·m/s");
  lesson_assert_reads(block / m, "99 times the mass");
  lesson_says("B moves at 0.2 m/s");
  lesson_assert_reads(block * v, "that makes 0.396 kg·m/s");
  lesson_assert_reads((m + block) / m, "100 times the mass");
  lesson_assert_reads(u / v, "at 100 V");
  lesson_says("M/(m + M)");
  lesson_assert_reads(block / (m + block), "here 0.99 of");
  g_assert_cmpfloat_with_epsilon(1 - left, block / (m + block), 1e-14);
}

static double pushed(const CaromComparison *comparison, CaromContactBody body) {
  const CaromContactRecord *record = lesson_contact(comparison, 0, 0);
  CaromVec2 change = carom_vec2_sub(carom_contact_outcome_velocity(&record->outcome, body),
                                    carom_contact_velocity(&record->contact, body));
  return carom_contact_mass_kg(&record->contact, body) * change.x;
}

/* J = 2 μ u. */
static void test_who_pushes_harder(void) {
  const double m_a = lesson_said("8 kg at 1 m/s"), m_b = lesson_said("1 kg, at rest");
  const double u = lesson_said("1 m/s runs into B"), given = 2 * m_a * m_b / (m_a + m_b) * u;
  lesson_assert_masses("who-pushes-harder", "8 kg runs into one", "1 kg at rest");
  lesson_assert_masses("who-pushes-harder", "8 kg at 1 m/s", "1 kg, at rest");
  lesson_assert_speeds("who-pushes-harder", "1 m/s runs into B", NULL);
  g_autoptr(CaromComparison) comparison = lesson_run("who-pushes-harder");
  g_assert_cmpfloat_with_epsilon(pushed(comparison, CAROM_BODY_A), -given, 1e-14);
  g_assert_cmpfloat_with_epsilon(pushed(comparison, CAROM_BODY_B), given, 1e-14);
  assert_velocity(comparison, 0, u - given / m_a, 0);
  assert_velocity(comparison, 1, given / m_b, 0);
  lesson_assert_reads(given, "1.78 kg·m/s, in opposite");
  lesson_assert_reads(given / m_b, "B faster by 1.78 m/s");
  lesson_assert_reads(given / m_a, "A slower by 0.22 m/s");
  lesson_assert_reads(u - given / m_a, "at 0.78 m/s, and not at 1 m/s");
  g_assert_cmpfloat(m_a * u, ==, lesson_said("than the 8 kg·m/s"));
  lesson_says("some of the 8 kg·m/s");
  const double ratio = lesson_said("mass ratio to 100.");
  g_autoptr(CaromScene) scene = lesson_load("who-pushes-harder");
  g_assert_true(carom_scene_set_mass_ratio(scene, ratio));
  g_autoptr(CaromComparison) heavier = lesson_run_one(scene, scene->duration_s);
  lesson_assert_reads(pushed(heavier, CAROM_BODY_B), "each is 1.98 kg·m/s");
  g_assert_cmpfloat_with_epsilon(pushed(heavier, CAROM_BODY_B), 2 * ratio / (ratio + 1) * u, 1e-13);
  g_assert_cmpfloat_with_epsilon(pushed(heavier, CAROM_BODY_A), -pushed(heavier, CAROM_BODY_B),
                                 1e-13);
}

/* Of two that part at @w: V − m_B w / (m_A + m_B) and V + m_A w / (m_A + m_B). */
static void assert_parting(double w, const char *said_a, const char *said_b) {
  const double m_a = 3, m_b = 1, v = (m_a - m_b) / (m_a + m_b);
  lesson_assert_reads(v - m_b / (m_a + m_b) * w, said_a);
  lesson_assert_reads(v + m_a / (m_a + m_b) * w, said_b);
}

static void test_half_of_what(void) {
  const double e = lesson_said("a restitution of 0.5. What"), met = lesson_said("met at 2 m/s and");
  const double mu_kg = 0.75, approach_j = lesson_said("The 1.5 J of the motion");
  const double centre_j = lesson_said("The 0.5 J of the centre");
  lesson_assert_masses("half-of-what", "3 kg and 1 kg meet head on", "1 kg meet head on");
  lesson_assert_masses("half-of-what", "3 kg and B", "1 kg meet at");
  lesson_assert_speeds("half-of-what", "1 m/s each, and", "1 m/s each, with");
  lesson_says("the restitution is 0.5. So");
  g_autoptr(CaromScene) scene = lesson_load("half-of-what");
  g_assert_cmpfloat(scene->restitution, ==, e);
  lesson_assert_velocities(scene, lesson_said("0.25 and 1.25 m/s."), lesson_said("1.25 m/s."));
  assert_parting(e * met, "0.25 and 1.25 m/s.", "1.25 m/s.");
  lesson_says("3 · 0.25 + 1.25 makes the same 2 kg·m/s");
  g_autoptr(CaromComparison) comparison = lesson_run("half-of-what");
  g_assert_cmpfloat_with_epsilon(lesson_momentum_x(comparison, 0), 2, 1e-14);
  double start_j = carom_comparison_get_run(comparison, 0)->start.kinetic_energy_j;
  g_assert_cmpfloat(start_j, ==, lesson_said("of the 2 J is left"));
  g_assert_cmpfloat(0.5 * mu_kg * met * met, ==, approach_j);
  g_assert_cmpfloat(start_j - approach_j, ==, centre_j);
  lesson_says("fall to e² = 0.25 of that");
  lesson_assert_reads(lesson_energy_j(comparison, 0), "0.875 J");
  g_assert_cmpfloat_with_epsilon(lesson_energy_j(comparison, 0), centre_j + e * e * approach_j,
                                 1e-14);
  /* What the beliefs lead to. */
  const double own_a = lesson_said("−0.5 and 0.5 m/s"), own_b = lesson_said("0.5 m/s");
  g_assert_cmpfloat(own_a, ==, -e);
  g_assert_cmpfloat(own_b, ==, e);
  g_assert_cmpfloat(3 * own_a + own_b, ==, lesson_said("−1 kg·m/s"));
  lesson_says("turn from 2 to −1 kg·m/s");
  double w = sqrt(2 * (e * start_j - centre_j) / mu_kg);
  assert_parting(w, "0.21 and", "1.37 m/s");
  lesson_assert_reads(w, "part at 1.15 m/s");
  lesson_says("Then 1 of 2 J would be left");
  lesson_assert_reads(2.0 / 4, "0.5 m/s for both");
}

static double angle_between(const CaromComparison *comparison, guint a, guint b) {
  const CaromBodies *bodies = lesson_bodies(comparison, 0);
  CaromVec2 v_a = carom_bodies_velocity(bodies, a), v_b = carom_bodies_velocity(bodies, b);
  return acos(carom_vec2_dot(v_a, v_b) / carom_vec2_length(v_a) / carom_vec2_length(v_b)) * 180 /
         G_PI;
}

/* Along the line of centres, at φ to the velocity, the velocity is handed on: cos φ; sin φ stays.
 * With a restitution of 0.8 a tenth of cos φ stays, too. */
static void test_right_angle(void) {
  enum { A, B, C, D, E, F };
  g_autoptr(CaromComparison) comparison = lesson_run("right-angle");
  for (guint i = A; i <= F; i++) {
    g_assert_cmpfloat(lesson_bodies(comparison, 0)->mass_kg[i], ==, 1);
    g_assert_cmpfloat(carom_scene_body(carom_comparison_get_scene(comparison), i)->velocity.x, ==,
                      i % 2 == 0 ? lesson_said("C at 1 m/s") : 0);
  }
  const CaromVec2 d = lesson_contact(comparison, 0, 1)->contact.d;
  lesson_assert_reads(atan2(-d.y, d.x) * 180 / G_PI, "line of centres at 30°");
  g_assert_cmpfloat(lesson_said("A at 1 m/s hits B, equal and at rest"), ==, 1);
  assert_velocity(comparison, A, 0, 0);
  assert_velocity(comparison, B, lesson_said("A stops, and B goes on at 1 m/s"), 0);
  assert_velocity(comparison, C, 0.25, sqrt(3) / 4);
  assert_velocity(comparison, D, 0.75, -sqrt(3) / 4);
  lesson_assert_reads(lesson_speed(comparison, 0, D), "at 0.87 m/s; C");
  lesson_assert_reads(lesson_speed(comparison, 0, C), "across it, 0.5 m/s");
  g_assert_cmpfloat_with_epsilon(angle_between(comparison, C, D), lesson_said("part at 90°"),
                                 1e-12);
  g_assert_cmpfloat_with_epsilon(angle_between(comparison, E, F), 90, 1e-12);
  lesson_says("u = v₁ + v₂");
  lesson_says("u² = v₁² + v₂²");
  /* What the beliefs lead to. */
  lesson_says("D leaves as C came, at 1 m/s");
  const double shared = lesson_said("together, at 0.5 m/s"), start_j = lesson_said("the 0.5 J");
  g_assert_cmpfloat(2 * shared, ==, lesson_said("C at 1 m/s"));
  g_assert_cmpfloat(2 * 0.5 * shared * shared, ==, start_j / 2);
  g_autoptr(CaromScene) scene = lesson_load("right-angle");
  const double e = lesson_said("restitution to 0.8"), kept = (1 - e) / 2;
  carom_scene_set_restitution(scene, e);
  g_autoptr(CaromComparison) inelastic = lesson_run_one(scene, scene->duration_s);
  lesson_assert_reads(kept, "B at 0.1 m/s");
  g_assert_cmpfloat_with_epsilon(lesson_speed(inelastic, 0, A), kept, 1e-14);
  lesson_assert_reads(angle_between(inelastic, C, D), "at 80°");
  lesson_assert_reads(angle_between(inelastic, E, F), "at 87°");
  g_assert_cmpfloat_with_epsilon(angle_between(inelastic, C, D),
                                 atan(tan(G_PI / 6) / kept) * 180 / G_PI, 1e-12);
  g_assert_cmpfloat_with_epsilon(angle_between(inelastic, E, F),
                                 atan(tan(G_PI / 3) / kept) * 180 / G_PI, 1e-12);
}

static void test_sticks_or_bounces(void) {
  g_autoptr(CaromComparison) comparison = lesson_run("sticks-or-bounces");
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  const double u = lesson_said("hits the upper wall at 2 m/s");
  lesson_says("Two equal balls fly at 2 m/s");
  lesson_assert_masses("sticks-or-bounces", "A of 1 kg hits", "A of 1 kg hits");
  lesson_assert_speeds("sticks-or-bounces", "2 m/s and sticks", "2 m/s and sticks");
  g_assert_cmpfloat(carom_scene_wall(scene, 0)->restitution, ==, lesson_said("e = 0. Where"));
  g_assert_cmpfloat(carom_scene_wall(scene, 1)->restitution, ==, lesson_said("e = 1 and bounces"));
  for (guint i = 0; i < scene->bodies->len; i++)
    g_assert_cmpint(lesson_contact(comparison, 0, i)->wall, ==, (int)i);
  assert_velocity(comparison, 0, 0, 0);
  assert_velocity(comparison, 1, -u, 0);
  g_assert_cmpfloat(pushed(comparison, CAROM_BODY_A), ==, lesson_said("has changed by −2 kg·m/s"));
  lesson_says("so theirs by 2.");
  lesson_assert_reads(2 * u, "B: 4 kg·m/s, twice as much as A");
  const CaromBooks *books = &carom_comparison_get_run(comparison, 0)->now.books;
  g_assert_cmpfloat_with_epsilon(carom_sum_value(books->wall_impulse[0]), -u - 2 * u, 1e-14);
  double start_j = carom_comparison_get_run(comparison, 0)->start.kinetic_energy_j;
  lesson_assert_reads(start_j - lesson_energy_j(comparison, 0), "The 2 J have become heat");
  lesson_says("Then 2 kg·m/s would have vanished");
  lesson_says("those 2 kg·m/s had one direction");
  lesson_says("less than A’s 2 kg·m/s");
  lesson_says("2 + 2 = 4 kg·m/s");
  lesson_says("B would have got −2 kg·m/s");
}

static double angle_of_contact(const CaromComparison *comparison, guint pane) {
  CaromVec2 d = lesson_contact(comparison, pane, 0)->contact.d;
  return atan2(d.y, d.x) * 180 / G_PI;
}

static void assert_a_leaves_with(const CaromComparison *comparison, guint pane, const char *said_x,
                                 const char *said_y) {
  lesson_assert_reads(lesson_bodies(comparison, pane)->vx[0], said_x);
  lesson_assert_reads(lesson_bodies(comparison, pane)->vy[0], said_y);
}

/* sin φ = 0.2 m / 0.4 m, and the discs are 0.2 m apart along x after twelve steps of 0.15 m. */
static void test_agreed_and_wrong(void) {
  enum { EXACT };
  g_autoptr(CaromComparison) comparison = lesson_run("agreed-and-wrong");
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  const double alike = 1.5 * pow(10, -lesson_said("15 digits about the velocity"));
  g_assert_cmpuint(lesson_pane(comparison, "detection", "events"), ==, EXACT);
  g_assert_cmpfloat(scene->dt_s, ==, lesson_said("In steps of 0.05 s"));
  g_assert_cmpfloat_with_epsilon(angle_of_contact(comparison, EXACT), 30, 1e-12);
  lesson_says("with their line of centres at 30°");
  lesson_assert_reads(lesson_contact(comparison, EXACT, 0)->time_s, "touch at 0.551 s");
  assert_a_leaves_with(comparison, EXACT, "−0.75, −1.30) m/s.", "−1.30) m/s.");
  lesson_says("the first pane, at (−0.75, −1.30) m/s");
  lesson_says("straight down, at 1.5 m/s");
  for (guint i = EXACT; i < carom_comparison_get_n_runs(comparison); i++) {
    g_assert_cmpfloat_with_epsilon(lesson_momentum_x(comparison, i), lesson_said("0 kg·m/s and"),
                                   1e-14);
    g_assert_cmpfloat_with_epsilon(lesson_energy_j(comparison, i), lesson_said("2.25 J"), 1e-14);
    if (i == EXACT)
      continue;
    lesson_assert_reads(lesson_contact(comparison, i, 0)->time_s, "at 0.6 s");
    g_assert_cmpfloat_with_epsilon(angle_of_contact(comparison, i), lesson_said("at 45°. From"),
                                   1e-12);
    lesson_says("at 45° instead of 30°");
    assert_a_leaves_with(comparison, i, "0, −1.5) m/s", "−1.5) m/s");
    CaromVec2 velocity = carom_bodies_velocity(lesson_bodies(comparison, i), 0);
    CaromVec2 first = carom_bodies_velocity(lesson_bodies(comparison, EXACT + 1), 0);
    g_assert_cmpfloat(carom_vec2_distance(velocity, first), <, alike);
  }
  g_autoptr(CaromScene) shorter = lesson_load("agreed-and-wrong");
  shorter->dt_s = lesson_said("in steps of 0.005 s");
  g_autoptr(CaromComparison) finer = lesson_run_scene(shorter, shorter->duration_s);
  for (guint i = EXACT + 1; i < carom_comparison_get_n_runs(finer); i++)
    lesson_assert_reads(angle_of_contact(finer, i), "found at 30.8°");
}

const Lesson lessons_beliefs[] = {
    {"three-and-four", test_three_and_four},
    {"bullet-in-a-block", test_bullet_in_a_block},
    {"who-pushes-harder", test_who_pushes_harder},
    {"half-of-what", test_half_of_what},
    {"right-angle", test_right_angle},
    {"sticks-or-bounces", test_sticks_or_bounces},
    {"agreed-and-wrong", test_agreed_and_wrong},
    {0},
};
