/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* lessons-two-discs: one contact, and what it leaves. Values are those of the texts. */
#include "lesson.h"

static void change_detection(CaromScene *scene, const char *id) {
  const CaromMethodOption *option = carom_method_option_by_key("detection");
  for (guint i = 0; i < scene->methods->len; i++)
    carom_method_option_set(&g_array_index(scene->methods, CaromMethod, i), option,
                            carom_method_option_part(option, id));
}

static CaromComparison *run_with_restitution(const char *id, double restitution) {
  g_autoptr(CaromScene) scene = lesson_load(id);
  carom_scene_set_restitution(scene, restitution);
  return lesson_run_scene(scene, scene->duration_s);
}

static void assert_with_restitution(const char *id, double e, double v_a, double v_b) {
  g_autoptr(CaromScene) scene = lesson_load(id);
  carom_scene_set_restitution(scene, e);
  lesson_assert_velocities(scene, v_a, v_b);
}

static void assert_with_mass_ratio(const char *id, double ratio, double v_a, double v_b) {
  g_autoptr(CaromScene) scene = lesson_load(id);
  g_assert_true(carom_scene_set_mass_ratio(scene, ratio));
  lesson_assert_velocities(scene, v_a, v_b);
}

static double angle_of_first_contact(const CaromComparison *comparison, guint pane) {
  CaromVec2 d = lesson_contact(comparison, pane, 0)->contact.d;
  return atan2(d.y, d.x) * 180 / G_PI;
}

/* n = (cos 30°, sin 30°): v_A = u_A − w n with w = (u_A − u_B)·n = 1.5 cos 30°. The contact's time
 * is exact to some ε, and so is the angle, which it multiplies by w over the sum of radii. */
static void test_oblique_exact(const CaromComparison *comparison) {
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromBodies *bodies = lesson_bodies(comparison, i);
    g_assert_cmpfloat_with_epsilon(angle_of_first_contact(comparison, i),
                                   lesson_said("line of centres is at 30°"), 1e-12);
    g_assert_cmpfloat_with_epsilon(bodies->vx[0], 1 - 1.5 * 0.75, 1e-14);
    g_assert_cmpfloat_with_epsilon(bodies->vy[0], -0.3 - 1.5 * sqrt(3) / 4, 1e-14);
    g_assert_cmpfloat(carom_comparison_get_run(comparison, i)->now.contact_eps * DBL_EPSILON, <,
                      pow(10, -lesson_said("15 digits")));
  }
}

/* Across n nothing changes: (−½, √¾)·u is (−½, √¾)·v. */
static void test_oblique_across(const CaromComparison *comparison) {
  const CaromContactRecord *record = lesson_contact(comparison, 0, 0);
  CaromVec2 across = carom_vec2(-0.5, sqrt(0.75));
  const CaromVec2 before[] = {record->contact.velocity_a, record->contact.velocity_b};
  const CaromVec2 after[] = {record->outcome.velocity_a, record->outcome.velocity_b};
  static const char *const said[] = {"−0.76 m/s", "−0.01 m/s"};
  for (guint i = 0; i < G_N_ELEMENTS(said); i++) {
    lesson_assert_reads(carom_vec2_dot(before[i], across), said[i]);
    lesson_says("A keeps −0.76 m/s, and B −0.01 m/s");
    g_assert_cmpfloat_with_epsilon(carom_vec2_dot(before[i], across),
                                   carom_vec2_dot(after[i], across), 1e-14);
  }
}

static void test_oblique(void) {
  g_autoptr(CaromComparison) exact = lesson_run("oblique");
  test_oblique_exact(exact);
  test_oblique_across(exact);
  lesson_says("with their line of centres at 30°");
  /* Steps: all three agree on another angle. */
  g_autoptr(CaromScene) scene = lesson_load("oblique");
  change_detection(scene, "stepped");
  scene->dt_s = lesson_said("steps of 0.2 s");
  g_autoptr(CaromComparison) stepped = lesson_run_scene(scene, scene->duration_s);
  for (guint i = 0; i < carom_comparison_get_n_runs(stepped); i++) {
    lesson_assert_reads(angle_of_first_contact(stepped, i), "at 45°");
    g_assert_cmpfloat(lesson_apart(stepped, i), <, 1e-14);
  }
  g_autoptr(CaromComparison) inelastic =
      run_with_restitution("oblique", lesson_said("restitution to 0."));
  lesson_assert_reads(lesson_energy_j(exact, 0), "0.715 J");
  lesson_assert_reads(lesson_energy_j(inelastic, 0), "0.293 of");
  double lost_j = lesson_energy_j(exact, 0) - lesson_energy_j(inelastic, 0);
  const double w = 1.5 * sqrt(0.75);
  lesson_assert_reads(w, "w = 1.30 m/s");
  lesson_assert_reads(w, "at 1.30 m/s, and go through");
  g_assert_cmpfloat_with_epsilon(lost_j, 0.5 * lesson_said("μ = 0.5 kg") * w * w, 1e-14);
  lesson_assert_reads(lost_j, "0.422 J");
  CaromVec2 momentum = carom_comparison_get_run(inelastic, 0)->now.totals.momentum;
  g_assert_cmpfloat_with_epsilon(momentum.x, lesson_said("0.5, −0.6) kg·m/s"), 1e-14);
  g_assert_cmpfloat_with_epsilon(momentum.y, lesson_said("−0.6) kg·m/s"), 1e-14);
}

/* The numbers are those of a calculation by hand, with J = (1 + e) μ w along the line of centres.
 */
static void test_three_ways(void) {
  lesson_assert_masses("three-ways", "A of 3 kg comes", "B of 2 kg at");
  g_autoptr(CaromComparison) exact = lesson_run("three-ways");
  const CaromContact *contact = &lesson_contact(exact, 0, 0)->contact;
  const double d = carom_vec2_length(contact->d), mu = lesson_said("with μ = 1.2 kg.");
  const CaromVec2 n = carom_vec2_scale(contact->d, 1 / d), t = carom_vec2_perpendicular(n);
  const double u_a = carom_vec2_dot(contact->velocity_a, n);
  const double w = u_a - carom_vec2_dot(contact->velocity_b, n), impulse = 2 * mu * w;
  g_assert_cmpfloat_with_epsilon(contact->velocity_a.x, lesson_said("0.9, 0.6) m/s"), 1e-15);
  g_assert_cmpfloat_with_epsilon(contact->velocity_a.y, lesson_said("0.6) m/s"), 1e-15);
  lesson_says("B of 2 kg at (−1, 0) m/s; e = 1");
  lesson_assert_reads(angle_of_first_contact(exact, 0), "line of centres is at 20°");
  lesson_assert_reads(d, "which is 0.58 m long");
  lesson_assert_reads(w, "turned axis, 1.991 m/s");
  lesson_assert_reads(w, "1.991 / 0.58");
  lesson_says("(1 + e) μ times 1.991 m/s");
  lesson_assert_reads(w / d, "= 3.432 in a second");
  lesson_assert_reads(impulse, "4.777 N·s");
  lesson_assert_reads(impulse, "takes 4.78 kg·m/s");
  lesson_assert_reads(lesson_said("A of 3 kg comes") * u_a, "A brings 3.15 kg·m/s");
  lesson_assert_reads(impulse / lesson_said("A of 3 kg comes") * n.y, "it takes 0.545 m/s");
  static const char *const across[] = {"0.256 m/s for A", "0.342 m/s for B"};
  static const char *const after[][2] = {{"−0.596, 0.055) m/s", "0.055) m/s"},
                                         {"1.245, 0.817) m/s", "0.817) m/s"}};
  for (guint pane = 0; pane < carom_comparison_get_n_runs(exact); pane++)
    for (guint i = 0; i < 2; i++) {
      CaromVec2 v = carom_bodies_velocity(lesson_bodies(exact, pane), i);
      lesson_assert_reads(v.x, after[i][0]);
      lesson_assert_reads(v.y, after[i][1]);
      lesson_assert_reads(carom_vec2_dot(v, t), across[i]);
    }
  lesson_assert_reads(carom_vec2_dot(contact->velocity_a, t), "tangential part, 0.256 m/s");
  lesson_assert_reads(lesson_energy_j(exact, 0), "2.755 J");
  g_autoptr(CaromComparison) inelastic =
      run_with_restitution("three-ways", lesson_said("restitution to 0."));
  CaromVec2 v = carom_bodies_velocity(lesson_bodies(inelastic, 0), 0);
  lesson_assert_reads(v.x, "0.152, 0.328) m/s");
  lesson_assert_reads(v.y, "0.328) m/s");
  lesson_assert_reads(lesson_energy_j(inelastic, 0), "0.377 J");
  for (guint i = 0; i < 2; i++)
    lesson_assert_reads(carom_vec2_dot(carom_bodies_velocity(lesson_bodies(inelastic, 0), i), n),
                        "both go on at 0.255 m/s");
}

static void test_head_on(void) {
  lesson_assert_masses("head-on", "A of 2 kg and", "B of 1 kg meet");
  lesson_assert_masses("head-on", "A of 2 kg and", "B of 1 kg met at");
  lesson_assert_speeds("head-on", "1 m/s each, and", "met at 1 m/s each");
  lesson_says("A disc of 2 kg and one of 1 kg meet head on, at 1 m/s each");
  lesson_says("as fast as they met: at 2 m/s.");
  lesson_says("With 0 both go on");
  lesson_says("The momentum is 1 kg·m/s every time");
  lesson_says("2 · (−1/3) + 5/3 = 1 kg·m/s");
  lesson_says("part at 5/3 + 1/3 = 2 m/s");
  assert_with_restitution("head-on", 1, lesson_said("−1/3 and"), lesson_said("and 5/3 m/s"));
  assert_with_restitution("head-on", lesson_said("restitution of 0.5"), lesson_said("At 0 and"),
                          lesson_said("1 m/s: half as fast"));
  const double together = lesson_said("both go on at 1/3 m/s");
  assert_with_restitution("head-on", lesson_said("With 0?"), together, together);
}

static void test_equal_discs(void) {
  g_autoptr(CaromScene) scene = lesson_load("equal-discs");
  lesson_says("at 2.5 and 0.5 m/s");
  lesson_says("B, just as heavy");
  g_assert_cmpfloat(carom_scene_get_mass_ratio(scene), ==, 1);
  lesson_assert_speeds("equal-discs", "2.5 m/s, and B", "0.5 m/s from the other side");
  lesson_says("the other side; e = 1.");
  lesson_says("only do so head on and with a restitution of 1");
  assert_with_restitution("equal-discs", 0.5, 0.25, 1.75); /* V -/+ e 1.5 m/s, V = 1 m/s */
  lesson_says("at 3 m/s");
  assert_with_mass_ratio("equal-discs", 1, lesson_said("−0.5 and"), lesson_said("2.5 m/s: the"));
  assert_with_mass_ratio("equal-discs", lesson_said("mass ratio A : B to 2"), lesson_said("No: 0.5 and"),
                         lesson_said("3.5 m/s"));
}

/* v_A = (m_A − m_B) u / (m_A + m_B), v_B = 2 m_A u / (m_A + m_B) */
static void test_stop_and_go(void) {
  const double u = lesson_said("a speed u of 2.5 m/s");
  lesson_assert_speeds("stop-and-go", "a speed u of 2.5 m/s", NULL);
  assert_with_mass_ratio("stop-and-go", 1, 0, u);
  lesson_says("2.5 m/s; e = 1.");
  const double ratio = lesson_said("mass ratio to 1.1");
  const double v_a = (ratio - 1) / (ratio + 1) * u, v_b = 2 * ratio / (ratio + 1) * u;
  assert_with_mass_ratio("stop-and-go", ratio, v_a, v_b);
  lesson_assert_reads(v_a, "0.12 m/s");
  lesson_assert_reads(v_b, "2.62 m/s");
  const double kept = 1 - lesson_said("leave 0.9 u");
  const double goes_on = lesson_said("A goes on at 0.25 m/s"), leaves = lesson_said("2.25 m/s");
  g_assert_cmpfloat_with_epsilon(goes_on, kept * u, 1e-15);
  g_assert_cmpfloat_with_epsilon(leaves, (1 - kept) * u, 1e-15);
  lesson_assert_reads(0.5 * (goes_on * goes_on + leaves * leaves), "only 2.5625 of 3.125 J");
  lesson_assert_reads(0.5 * u * u, "half of the 3.125 J");
  lesson_says("turn from 2.5 to −2.5 kg·m/s");
  lesson_assert_reads(u / 2, "go on at 1.25 m/s");
  lesson_says("keep a tenth of its speed");
  lesson_says("If A kept a tenth");
  lesson_says("Only (0, u) satisfies both, apart from (u, 0): the miss");
  lesson_assert_reads(sqrt(1 - kept * kept), "0.995 u");
}

/* ((1 − 125) 2.5 + 2·125·(−0.5)) / 126 and ((125 − 1)(−0.5) + 2·2.5) / 126 */
static void test_light_on_heavy(void) {
  const double v_light = -435 / 126.0, v_heavy = -57 / 126.0;
  g_autoptr(CaromScene) scene = lesson_load("light-on-heavy");
  lesson_assert_velocities(scene, v_light, v_heavy);
  lesson_assert_reads(-v_light, "3.45 m/s");
  lesson_assert_reads(-v_heavy, "0.45 m/s");
  lesson_says("at 2.5 m/s meets one of 125 times its mass that comes towards it at 0.5 m/s");
  lesson_says("B, 125 times as heavy");
  g_assert_cmpfloat(carom_scene_get_mass_ratio(scene), ==, lesson_said("125 times as heavy"));
  lesson_assert_speeds("light-on-heavy", "2.5 m/s meets B",
                       "0.5 m/s; e = 1. How fast does A fly back");
  lesson_says("a wall that comes at 0.5 m/s");
  lesson_says("from 0.50 to");
  lesson_says("2.5 + 2 · 0.5 = 3.5 m/s");
  lesson_assert_reads(0.5 * (v_light * v_light - 2.5 * 2.5), "2.83 J");
  lesson_assert_reads(0.5 * 125 * (0.5 * 0.5 - v_heavy * v_heavy), "2.83 J");
}

static void test_light_on_heavy_at_rest(void) {
  const double v_heavy = 5 / 126.0, p = lesson_said("2.5 kg·m/s"),
               energy_j = lesson_said("3.125 J");
  lesson_says("A light disc at 2.5 m/s");
  lesson_assert_masses("light-on-heavy-at-rest", "1 kg at 2.5 m/s hits", "125 kg, at rest; e = 1.");
  lesson_assert_speeds("light-on-heavy-at-rest", "2.5 m/s hits B", NULL);
  g_autoptr(CaromScene) scene = lesson_load("light-on-heavy-at-rest");
  lesson_assert_velocities(scene, -310 / 126.0, v_heavy);
  lesson_assert_reads(125 * v_heavy, "4.96 kg·m/s");
  lesson_assert_reads(100 * 125 * v_heavy / p, "198 %");
  lesson_assert_reads(100 - 100 * 125 * v_heavy / p, "−98 %");
  lesson_says("together that is 100 %");
  const double with_all = sqrt(2 * energy_j / 125);
  lesson_says("all of the 3.125 J");
  lesson_assert_reads(with_all, "at 0.22 m/s");
  lesson_assert_reads(125 * with_all, "That is 28 kg·m/s, and there were 2.5");
  lesson_assert_reads(310 / 126.0, "A has 2.46 of its 2.5 m/s left");
  g_assert_cmpfloat_with_epsilon(-p - 310 / 126.0, lesson_said("almost −5 kg·m/s"), 0.05);
  lesson_says("one at rest of 125 times its mass");
  lesson_says("p²/2m");
  lesson_assert_reads(0.5 * 125 * v_heavy * v_heavy, "0.098 of");
  lesson_assert_reads(100 * 0.5 * 125 * v_heavy * v_heavy / energy_j, "3 %");
}

/* v = V − e (u − V), V = −0.125 m/s */
static void test_centre_of_mass(void) {
  lesson_assert_masses("centre-of-mass", "0.5 kg and", "1.5 kg meet head on");
  lesson_assert_masses("centre-of-mass", "0.5 kg comes", "1.5 kg at 0.5 m/s");
  lesson_assert_speeds("centre-of-mass", "1 m/s, and B of", "0.5 m/s from the other side");
  lesson_says("what does a restitution of 1 mean");
  lesson_says("With 0.5 it keeps half of that, with 0 nothing");
  lesson_says("a restitution of 1, 0.5 and 0?");
  static const double restitutions[] = {1, 0.5, 0};
  const double v = lesson_said("At −0.125 m/s"), u_a = lesson_said("at 1.125 and");
  const double u_b = lesson_said("0.375 m/s");
  for (guint i = 0; i < G_N_ELEMENTS(restitutions); i++)
    assert_with_restitution("centre-of-mass", restitutions[i], v - restitutions[i] * u_a,
                            v + restitutions[i] * u_b);
  const double p_a = lesson_said("with 0.5 kg·m/s"), p_b = lesson_said("with −0.75 kg·m/s");
  const double given = 0.5 * lesson_said("−1.25 and") - p_a;
  g_assert_cmpfloat(p_a, ==, 0.5 * 1);
  g_assert_cmpfloat(p_b, ==, 1.5 * -0.5);
  g_assert_cmpfloat(p_a + p_b, ==, lesson_said("−0.25 kg·m/s: A’s changes"));
  g_assert_cmpfloat(given, ==, lesson_said("changes by −1.125 kg·m/s, and B’s"));
  g_assert_cmpfloat(given, ==, lesson_said("changes by −1.125 kg·m/s. If"));
  g_assert_cmpfloat(p_a + p_b + given, ==, lesson_said("−1.375 kg·m/s"));
  lesson_says("from −0.25 to −1.375 kg·m/s");
  lesson_says("A keeps 0.5, and B −0.75 kg·m/s");
  g_autoptr(CaromComparison) half = run_with_restitution("centre-of-mass", 0.5);
  g_assert_cmpfloat(v - u_a, ==, lesson_said("−1.25 and"));
  g_assert_cmpfloat(v + u_b, ==, lesson_said("0.25 m/s; −0.69"));
  g_assert_cmpfloat(v, ==, lesson_said("−0.125 m/s for both"));
  lesson_assert_reads(lesson_bodies(half, 0)->vx[0], "−0.69 and");
  lesson_assert_reads(lesson_bodies(half, 0)->vx[1], "0.06 m/s");
  g_assert_cmpfloat_with_epsilon(lesson_momentum_x(half, 0), lesson_said("−0.25 kg·m/s"), 1e-15);
}

/* ½ μ w² is lost, where w is the speed of approach along the line of centres: all of it if that is
 * the whole velocity. */
static void test_glancing_inelastic(void) {
  g_autoptr(CaromComparison) glancing = lesson_run("glancing-inelastic");
  const double start_j = carom_comparison_get_run(glancing, 0)->start.kinetic_energy_j;
  g_assert_cmpfloat(carom_comparison_get_scene(glancing)->restitution, ==,
                    lesson_said("and the restitution is 0"));
  lesson_assert_masses("glancing-inelastic", "1.8 kg, at rest; e", "0.3 kg at 1 m/s");
  lesson_assert_speeds("glancing-inelastic", NULL, "1 m/s glances off A");
  lesson_says("at rest; e = 0. How");
  g_assert_cmpfloat(0.3 * 1, ==, lesson_said("the 0.3 kg·m/s that B"));
  lesson_says("approach along it, 0.114 J");
  lesson_says("0.021 J: they go on together");
  lesson_assert_reads(start_j, "left of 0.15 J");
  lesson_assert_reads(lesson_energy_j(glancing, 0), "0.036 J");
  lesson_assert_reads(start_j - lesson_energy_j(glancing, 0), "0.114 J");
  const CaromBodies *bodies = lesson_bodies(glancing, 0);
  g_assert_cmpfloat(fabs(bodies->vx[0] - bodies->vx[1]), >, 0.1);
  g_autoptr(CaromScene) scene = lesson_load("glancing-inelastic");
  g_array_index(scene->bodies, CaromBody, 1).position.y = 0;
  g_autoptr(CaromComparison) head_on = lesson_run_one(scene, scene->duration_s);
  lesson_assert_reads(start_j - lesson_energy_j(head_on, 0), "0.129 J");
  lesson_assert_reads(lesson_energy_j(head_on, 0), "0.021 J");
  g_assert_cmpfloat_with_epsilon(lesson_bodies(head_on, 0)->vx[0], lesson_bodies(head_on, 0)->vx[1],
                                 1e-15);
}

static void test_superelastic(void) {
  g_autoptr(CaromComparison) comparison = lesson_run("superelastic");
  const CaromRun *pane = carom_comparison_get_run(comparison, 0);
  const double e = carom_comparison_get_scene(comparison)->restitution;
  g_assert_cmpfloat(e, ==, lesson_said("a restitution of 1.5 the discs"));
  g_assert_cmpfloat(e, ==, lesson_said("with e = 1.5: by"));
  g_assert_cmpfloat(e * e, ==, lesson_said("2.25?"));
  lesson_says("1.5² = 2.25?");
  lesson_says("are multiplied by 1.5;");
  lesson_assert_reads(pane->start.kinetic_energy_j, "from 0.64 to");
  lesson_assert_reads(lesson_energy_j(comparison, 0), "1.39 J");
  lesson_assert_reads(lesson_energy_j(comparison, 0) / pane->start.kinetic_energy_j, "By 2.17");
  g_assert_cmpfloat_with_epsilon(lesson_momentum_x(comparison, 0), lesson_said("it is 0 before"),
                                 1e-14);
}

const Lesson lessons_two_discs[] = {
    {"three-ways", test_three_ways},
    {"oblique", test_oblique},
    {"head-on", test_head_on},
    {"equal-discs", test_equal_discs},
    {"stop-and-go", test_stop_and_go},
    {"light-on-heavy", test_light_on_heavy},
    {"light-on-heavy-at-rest", test_light_on_heavy_at_rest},
    {"centre-of-mass", test_centre_of_mass},
    {"glancing-inelastic", test_glancing_inelastic},
    {"superelastic", test_superelastic},
    {0},
};
