/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* lessons-several-discs: many contacts, and several at once. Values are those of the texts. */
#include "lesson.h"

/* Momentum changes at a wall only: across it by −2 m v, along it not. */
static void test_two_in_a_box(void) {
  g_autoptr(CaromComparison) comparison = lesson_run("two-in-a-box");
  const CaromRun *pane = carom_comparison_get_run(comparison, 0);
  guint n_walls = 0;
  for (guint i = 0; i < carom_run_count_contacts(pane); i++) {
    const CaromContactRecord *record = carom_run_get_contact(pane, i);
    CaromVec2 u = record->contact.velocity_a, v = record->outcome.velocity_a;
    if (record->wall < 0)
      continue;
    gboolean upright = record->wall % 2 == 1;
    g_assert_cmpfloat_with_epsilon(v.x, upright ? -u.x : u.x, 1e-14);
    g_assert_cmpfloat_with_epsilon(v.y, upright ? u.y : -u.y, 1e-14);
    n_walls++;
  }
  g_assert_cmpuint(n_walls, >, 10);
  lesson_says("B comes to the wall at the top");
  const CaromContactRecord *first = lesson_contact(comparison, 0, 0);
  g_assert_cmpuint(first->a, ==, 1);
  g_assert_cmpint(first->wall, ==, 2);
  lesson_assert_reads(pane->start.kinetic_energy_j, "2.51 J");
  g_assert_cmpfloat(lesson_bodies(comparison, 0)->mass_kg[0], ==, lesson_said("2 kg and 1 kg"));
  g_assert_cmpfloat(lesson_bodies(comparison, 0)->mass_kg[1], ==, lesson_said("1 kg, fly"));
  g_assert_cmpfloat(fabs(pane->now.energy_error), <, 1e-13);
}

/* Of the size that is said, but for a factor of ten. */
static void assert_first_rounding(CaromComparison *comparison) {
  while (lesson_apart(comparison, 1) == 0)
    g_assert_true(carom_comparison_step(comparison, NULL));
  lesson_says("From 10⁻¹⁵ m on");
  g_assert_cmpfloat(lesson_apart(comparison, 1), >, 1e-16);
  g_assert_cmpfloat(lesson_apart(comparison, 1), <, 1e-14);
}

/* The panes agree at each contact and part all the same: 1 cm after some 15 s and 65 contacts, half
 * a metre 2 s later, with a growth of a factor of about ten in a second. "Some" and "about" are a
 * tenth of each, and for the growth that of the two panes' mean over ten powers of ten. */
static void test_eight_in_a_box(void) {
  g_autoptr(CaromComparison) comparison = lesson_run_for("eight-in-a-box", 0);
  assert_first_rounding(comparison);
  lesson_go_on(comparison, 3);
  const double reached[] = {1e-12, lesson_said("1 cm apart") / 100, 0.5};
  double when_s[G_N_ELEMENTS(reached)];
  guint64 contacts[G_N_ELEMENTS(reached)];
  for (guint i = 0; i < G_N_ELEMENTS(reached); i++) {
    while (lesson_apart(comparison, 1) <= reached[i])
      g_assert_true(carom_comparison_step(comparison, NULL));
    when_s[i] = carom_comparison_get_time_s(comparison);
    contacts[i] = carom_comparison_get_run(comparison, 0)->now.books.collisions;
  }
  g_assert_cmpfloat_with_epsilon(when_s[1], lesson_said("some 15 s"), 1.5);
  g_assert_cmpfloat_with_epsilon(contacts[1], lesson_said("65 contacts"), 6.5);
  g_assert_cmpfloat_with_epsilon(when_s[2] - when_s[1], lesson_said("2 s later half a metre"), 0.2);
  lesson_says("about tenfold every second");
  g_assert_cmpfloat_with_epsilon((when_s[1] - when_s[0]) / 10, 1, 0.2);
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    lesson_assert_reads(lesson_energy_j(comparison, i), "141.66 J");
    g_assert_cmpfloat(fabs(carom_comparison_get_run(comparison, i)->now.energy_error), <,
                      pow(10, -lesson_said("13 digits")));
  }
  /* Rounding: a resolver's answer has some ten operations, each of half an ε. */
  double eps = carom_comparison_get_run(comparison, 0)->now.contact_eps;
  g_assert_cmpfloat(eps, <, 10);
  g_assert_cmpfloat(eps * DBL_EPSILON, <, pow(10, -lesson_said("agree to 14 digits")));
  lesson_says("65 roundings, added up, would be some 10⁻¹³ m");
  g_assert_cmpfloat(65 * eps * DBL_EPSILON, >, 1e-14);
  g_assert_cmpfloat(65 * eps * DBL_EPSILON, <, 1e-12);
  lesson_says("and make 1 cm");
}

/* How far a quarter of a turn takes the nine discs, row by row from the upper left, from where they
 * are. */
static double asymmetry_of_nine(const CaromComparison *comparison, guint pane) {
  const CaromBodies *bodies = lesson_bodies(comparison, pane);
  double worst = 0;
  for (int x = -1; x <= 1; x++)
    for (int y = -1; y <= 1; y++) {
      CaromVec2 here = carom_bodies_position(bodies, (guint)(3 * (1 - y) + x + 1));
      CaromVec2 turned = carom_bodies_position(bodies, (guint)(3 * (1 - x) - y + 1));
      CaromVec2 apart = carom_vec2_sub(carom_vec2_perpendicular(here), turned);
      worst = MAX(worst, carom_vec2_length(apart));
    }
  return worst;
}

/* Corrected pair by pair, the picture gets lopsided. At exact times in the same order, or all at
 * once, it stays symmetric, but for rounding that some fifty contacts magnify. */
static void test_nine_to_the_centre(void) {
  enum { EXACT, STEPPED, AT_ONCE };
  g_autoptr(CaromComparison) comparison = lesson_run_for("nine-to-the-centre", 1.31);
  g_assert_cmpuint(lesson_count_contacts(comparison, STEPPED), ==, 0);
  g_assert_cmpfloat(asymmetry_of_nine(comparison, STEPPED), <, 1e-8);
  lesson_go_on(comparison, 1.33);
  lesson_says("it breaks at the first contact");
  g_assert_cmpuint(lesson_count_contacts(comparison, STEPPED), >, 0);
  g_assert_cmpfloat(asymmetry_of_nine(comparison, STEPPED), >, 0.005);
  lesson_go_on(comparison, lesson_said("at 2 s"));
  const CaromMethod *methods = carom_comparison_get_methods(comparison);
  g_assert_true(methods[STEPPED].ties == methods[EXACT].ties);
  g_assert_true(methods[STEPPED].detection == methods[AT_ONCE].detection);
  g_assert_true(methods[STEPPED].resolver == methods[EXACT].resolver);
  for (guint i = EXACT; i <= AT_ONCE; i++) {
    const CaromTotals *totals = &carom_comparison_get_run(comparison, i)->now.totals;
    g_assert_cmpuint(lesson_count_contacts(comparison, i), >=, 12);
    g_assert_cmpfloat(carom_vec2_length(totals->momentum), <=,
                      lesson_said("it is 0 until") + 1e-14); /* before the first wall */
  }
  lesson_assert_reads(100 * asymmetry_of_nine(comparison, STEPPED), "off by 1 cm");
  lesson_go_on(comparison, lesson_said("at 8 s"));
  lesson_assert_reads(asymmetry_of_nine(comparison, STEPPED), "0.28 m");
  lesson_go_on(comparison, 20);
  g_assert_cmpfloat(asymmetry_of_nine(comparison, EXACT), <, 1e-8);
  g_assert_cmpfloat(asymmetry_of_nine(comparison, AT_ONCE), <, 1e-8);
}

/* The corners are the first and the last disc of the last row. The rack touches within 10⁻⁹ of the
 * sum of radii, so that “all at once” takes it as one. */
static void test_billiards(void) {
  static const char *const said[][2] = {
      {"One by one: 3.46 and", "and 1.73 m/s"},
      {"random order: 2.62 and", "and 1.62 m/s"},
      {"All at once: 0.79 m/s both", "All at once: 0.79 m/s both"},
  };
  g_autoptr(CaromComparison) comparison = lesson_run_for("billiards", 0.3);
  for (guint i = 0; i < G_N_ELEMENTS(said); i++) {
    lesson_assert_reads(lesson_speed(comparison, i, 11), said[i][0]);
    lesson_assert_reads(lesson_speed(comparison, i, 15), said[i][1]);
    g_assert_cmpuint(carom_comparison_get_run(comparison, i)->now.books.wall_hits, ==, 0);
    lesson_assert_reads(lesson_energy_j(comparison, i), "1.36 J");
    g_assert_cmpfloat_with_epsilon(lesson_momentum_x(comparison, i), 0.17 * lesson_said("at 4 m/s"),
                                   1e-14);
  }
  guint at_once = lesson_pane(comparison, "ties", "simultaneous");
  lesson_assert_reads(-lesson_bodies(comparison, at_once)->vx[0], "back at 3.09 of");
  lesson_says("of its 4 m/s");
  g_assert_cmpfloat_with_epsilon(lesson_speed(comparison, at_once, 11),
                                 lesson_speed(comparison, at_once, 15), 1e-9);
}

/* The policy for ties decides, not the resolver: each policy is there under two resolvers. */
static void test_three_in_a_row(void) {
  static const double after[][3] = {{0, 0, 3}, {0, 0, 3}, {-1, 2, 2}, {-1, 2, 2}};
  g_autoptr(CaromComparison) comparison = lesson_run("three-in-a-row");
  lesson_says("A disc at 3 m/s");
  lesson_says("A at 3 m/s hits B and C, at rest; 1 kg each, e = 1.");
  lesson_says("The discs have 1 kg each");
  lesson_says("handed on: 0, 0 and 3 m/s");
  lesson_says("All at once: −1, 2 and 2 m/s");
  lesson_says("−1 + 2 + 2 = 3 and 1 + 4 + 4 = 9; 0 + 0 + 3 = 3 and 0 + 0 + 9 = 9");
  const CaromMethod *methods = carom_comparison_get_methods(comparison);
  g_assert_true(methods[0].ties == methods[1].ties && methods[2].ties == methods[3].ties);
  g_assert_true(methods[0].ties != methods[2].ties);
  g_assert_true(methods[0].resolver != methods[1].resolver);
  for (guint i = 0; i < G_N_ELEMENTS(after); i++) {
    for (guint k = 0; k < 3; k++)
      g_assert_cmpfloat_with_epsilon(lesson_bodies(comparison, i)->vx[k], after[i][k], 1e-14);
    g_assert_cmpfloat_with_epsilon(lesson_energy_j(comparison, i), lesson_said("4.5 J"), 1e-14);
    g_assert_cmpfloat_with_epsilon(lesson_momentum_x(comparison, i), lesson_said("3 kg·m/s"),
                                   1e-14);
  }
  const CaromContactRecord *first = lesson_contact(comparison, 0, 0);
  g_assert_cmpfloat_with_epsilon(first->time_s, lesson_contact(comparison, 0, 1)->time_s, 1e-12);
}

/* After the blow has run through the row. */
static void assert_cradle(double restitution, double least, double most, const char *last) {
  g_autoptr(CaromScene) scene = lesson_load("newtons-cradle");
  carom_scene_set_restitution(scene, restitution);
  g_autoptr(CaromComparison) comparison = lesson_run_one(scene, 0.5);
  for (guint i = 0; i < 4; i++) {
    g_assert_cmpfloat(lesson_speed(comparison, 0, i), >=, least - 0.005);
    g_assert_cmpfloat(lesson_speed(comparison, 0, i), <=, most + 0.005);
  }
  lesson_assert_reads(lesson_speed(comparison, 0, 4), last);
}

static void test_newtons_cradle(void) {
  lesson_says("One arrives at 0.8 m/s");
  lesson_says("A at 0.8 m/s comes");
  lesson_says("almost touch; e = 1.");
  assert_cradle(1, 0, 0, "E alone, at 0.8 m/s");
  assert_cradle(lesson_said("restitution to 0.8"), lesson_said("at 0.06 to"),
                lesson_said("to 0.08 m/s"), "E at 0.52 m/s");
  g_autoptr(CaromComparison) comparison = lesson_run_for("newtons-cradle", 0.5);
  g_assert_cmpuint(lesson_count_contacts(comparison, 0), ==, 4);
  double took_s =
      lesson_contact(comparison, 0, 3)->time_s - lesson_contact(comparison, 0, 0)->time_s;
  lesson_assert_reads(1000 * took_s, "0.4 ms");
}

const Lesson lessons_several_discs[] = {
    {"two-in-a-box", test_two_in_a_box},
    {"eight-in-a-box", test_eight_in_a_box},
    {"nine-to-the-centre", test_nine_to_the_centre},
    {"billiards", test_billiards},
    {"three-in-a-row", test_three_in_a_row},
    {"newtons-cradle", test_newtons_cradle},
    {0},
};
