/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-events: event-driven runs, compared with closed forms; and that observing a run changes
 * nothing. */
#include "carom-repeats.h"
#include "events-test.h"

#include <float.h>
#include <string.h>

/* ---- Numbers from the texts ---- */

static CaromScene *two_spheres(double e) {
  CaromScene *scene = carom_scene_new();
  test_add_disc(scene, -1, 0, 1, 0, cbrt(3 * 0.5 / (4 * G_PI * 35)), 0.5);
  test_add_disc(scene, 1, 0, -0.5, 0, cbrt(3 * 1.5 / (4 * G_PI * 35)), 1.5);
  carom_scene_set_restitution(scene, e);
  scene->dt_s = 2;
  return scene;
}

static void test_head_on(gconstpointer data) {
  static const struct {
    double e, v_a, v_b, impulse;
  } rows[] = {
      {1, -1.25, 0.25, 1.125}, {0.5, -0.6875, 0.0625, 0.84375}, {0, -0.125, -0.125, 0.5625}};
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autoptr(CaromScene) scene = two_spheres(rows[i].e);
    g_autoptr(CaromRun) run = test_events_until(scene, data, 1.5);
    const CaromContactRecord *record = test_contact(run, 0);
    double reach = carom_scene_body(scene, 0)->radius + carom_scene_body(scene, 1)->radius;
    g_assert_cmpuint(carom_run_count_contacts(run), ==, 1);
    g_assert_cmpfloat(fabs(record->time_s - 1.088256), <=, 1e-6);
    g_assert_cmpfloat(fabs(record->time_s - (2 - reach) / 1.5), <=, 8 * DBL_EPSILON);
    g_assert_cmpfloat(fabs(test_velocity(run, 0).x - rows[i].v_a), <=, 16 * DBL_EPSILON);
    g_assert_cmpfloat(fabs(test_velocity(run, 1).x - rows[i].v_b), <=, 16 * DBL_EPSILON);
    g_assert_cmpfloat(fabs(fabs(record->impulse.x) - rows[i].impulse), <=, 16 * DBL_EPSILON);
  }
}

static void test_oblique(gconstpointer data) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc(scene, -0.65, 0, 0, 0, 0.230695, 1.8);
  test_add_disc(scene, 0.6, 0.12, -1, 0, 0.126956, 0.3);
  carom_scene_set_restitution(scene, 0);
  g_autoptr(CaromRun) run = test_events_until(scene, data, 0.92);
  const CaromContactRecord *record = test_contact(run, 0);
  double length = carom_vec2_length(record->contact.d);
  g_assert_cmpfloat(fabs(record->time_s - 0.913081), <=, 1e-6);
  g_assert_cmpfloat(fabs(record->contact.d.x / length - 0.942032), <=, 1e-6);
  g_assert_cmpfloat(fabs(record->contact.d.y / length - 0.335522), <=, 1e-6);
  g_assert_cmpfloat(fabs(record->outcome.velocity_a.x - -0.126775), <=, 1e-6);
  g_assert_cmpfloat(fabs(record->outcome.velocity_a.y - -0.045153), <=, 1e-6);
  g_assert_cmpfloat(fabs(record->outcome.velocity_b.x - -0.239350), <=, 1e-6);
  g_assert_cmpfloat(fabs(record->outcome.velocity_b.y - 0.270919), <=, 1e-6);
  carom_run_measure(run);
  g_assert_cmpfloat(fabs(run->now.totals.kinetic_energy_j - 0.035902), <=, 1e-6);
}

/* ⌊π 10^d⌋ contacts. */
static void test_galperin(gconstpointer data) {
  static const guint expected[] = {3, 31, 314, 3141, 31415};
  for (guint d = 0; d < G_N_ELEMENTS(expected); d++) {
    g_autoptr(CaromScene) scene = carom_scene_new();
    test_add_wall(scene, 0, -5, 0, 5);
    test_add_disc(scene, 3, 0, 0, 0, 1, 1);
    test_add_disc(scene, 7, 0, -1, 0, 1, pow(100, d));
    scene->dt_s = 1000;
    g_autoptr(CaromRun) run = test_events_until(scene, data, 900);
    g_assert_cmpuint(carom_run_count_contacts(run), ==, expected[d]);
  }
}

/* ---- Balls that fall ---- */

/* From rest, 1 above the floor: bounces at √(2/g) (1 + 2 k). Every bounce adds some ε to the time
 * and the speed, no more. */
static void test_elastic_bounces(gconstpointer data) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_wall(scene, -5, 0, 5, 0);
  test_add_disc(scene, 0, 1.5, 0, 0, 0.5, 1);
  scene->gravity = carom_vec2(0, -9.81);
  scene->dt_s = 100;
  g_autoptr(CaromRun) run = test_events_until(scene, data, 90);
  double fall_s = sqrt(2 / 9.81);
  g_assert_cmpuint(carom_run_count_contacts(run), ==, (guint)((90 / fall_s + 1) / 2));
  for (guint k = 0; k < carom_run_count_contacts(run); k++) {
    double expected_s = fall_s * (1 + 2 * k);
    g_assert_cmpfloat(fabs(test_contact(run, k)->time_s - expected_s), <=,
                      64 * DBL_EPSILON * (k + 1) * expected_s);
  }
}

/* With e = ½ each hop lasts half as long as the one before, down to t_c. */
static void test_inelastic_bounces(gconstpointer data) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_wall(scene, -5, 0, 5, 0);
  test_add_disc(scene, 0, 1.5, 0, 0, 0.5, 1);
  scene->gravity = carom_vec2(0, -9.81);
  scene->dt_s = 100;
  carom_scene_set_restitution(scene, 0.5);
  g_autoptr(CaromRun) run = test_events_until(scene, data, 2);
  double fall_s = sqrt(2 / 9.81), expected_s = fall_s, hop_s = fall_s;
  guint k = 0;
  for (; hop_s > CAROM_REPEATS_CONTACT_DURATION_S; k++) {
    g_assert_cmpfloat(fabs(test_contact(run, k)->time_s - expected_s), <=, 1e-12);
    g_assert_cmpfloat(test_contact(run, k)->contact.restitution, ==, 0.5);
    expected_s += hop_s; /* up and down at half the speed: as long as one fall at the whole */
    hop_s *= 0.5;
  }
  g_assert_cmpuint(k, ==, 11);
}

/* What is left of the tangential velocity: f of it, at each impact. */
static void test_wall_friction(gconstpointer data) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_wall(scene, 0, 0, 40, 30);
  CaromWall *wall = &g_array_index(scene->walls, CaromWall, 0);
  wall->restitution = 0.8;
  wall->tangential_factor = 0.6;
  test_add_disc(scene, 18 - 0.6 * 3, 13.5 + 0.8 * 3, 0.8 * 2 + 0.6 * 5, 0.6 * 2 - 0.8 * 5, 1, 1);
  g_autoptr(CaromRun) run = test_events_until(scene, data, 1);
  CaromVec2 v = test_velocity(run, 0); /* 2 along and 5 towards the wall become 1.2 and −4 */
  g_assert_cmpfloat(fabs(test_contact(run, 0)->time_s - 2.0 / 5), <=, 64 * DBL_EPSILON);
  g_assert_cmpfloat(fabs(v.x - (0.8 * 1.2 - 0.6 * 4)), <=, 64 * DBL_EPSILON);
  g_assert_cmpfloat(fabs(v.y - (0.6 * 1.2 + 0.8 * 4)), <=, 64 * DBL_EPSILON);
}

/* ---- Rows ---- */

/* Five balls that touch: what one hands over at one end, one takes away at the other. */
static void test_cradle(gconstpointer data) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc(scene, -3, 0, 3, 0, 1, 1);
  for (int i = 0; i < 4; i++)
    test_add_disc(scene, 2 * i, 0, 0, 0, 1, 1);
  g_autoptr(CaromRun) run = test_events_until(scene, data, 1);
  g_assert_cmpuint(carom_run_count_contacts(run), ==, 4);
  for (guint i = 0; i < 5; i++) {
    g_assert_cmpfloat(fabs(test_velocity(run, i).x - (i == 4 ? 3 : 0)), <=, 16 * DBL_EPSILON);
    g_assert_cmpfloat(test_velocity(run, i).y, ==, 0);
  }
}

/* All three touch from the start: one pair at a time gives 0, 0 and 3. */
static void test_three_in_a_row(gconstpointer data) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  for (int i = 0; i < 3; i++)
    test_add_disc(scene, 2 * i, 0, i == 0 ? 3 : 0, 0, 1, 1);
  g_autoptr(CaromRun) run = test_events_until(scene, data, 0.5);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpfloat(fabs(test_velocity(run, i).x - (i == 2 ? 3 : 0)), <=, 16 * DBL_EPSILON);
}

/* A ball thrown level from the border of two cells, which is at 0: it turns round right there. */
static void test_turns_at_border(gconstpointer data) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_wall(scene, -10, -3, 10, -3);
  test_add_disc(scene, 0.5, 0, 1, 0, 0.5, 1);
  scene->gravity = carom_vec2(0, -9.81);
  g_autoptr(CaromRun) run = test_events_until(scene, data, 1);
  g_assert_cmpuint(carom_run_count_contacts(run), ==, 1);
  g_assert_cmpfloat(fabs(test_contact(run, 0)->time_s - sqrt(2 * 2.5 / 9.81)), <=, 1e-14);
}

/* ---- Looking on ---- */

static CaromScene *placement(double e) {
  CaromScene *scene = carom_scene_new();
  test_add_box(scene, 40, 40);
  test_add_wall(scene, 10, 10, 30, 20);
  test_add_pinned(scene, 20, 30, 0.5, 0.2, 2);
  CaromRandomPlacement discs = carom_random_placement_default();
  discs.count = 80;
  discs.max = carom_vec2(40, 40);
  discs.radius_min = 0.5;
  discs.radius_max = 1.5;
  discs.mass_power = 2;
  discs.speed_max = 20;
  g_array_append_val(scene->placements, discs);
  g_assert_true(carom_scene_populate(scene, 3, NULL, NULL));
  carom_scene_set_restitution(scene, e);
  scene->gravity = carom_vec2(0, -9.81);
  scene->dt_s = 0.07;
  return scene;
}

/* Bit for bit, but for the number of the frame. */
static void assert_same_contacts(const CaromRun *one, const CaromRun *other) {
  g_assert_cmpuint(carom_run_count_contacts(one), ==, carom_run_count_contacts(other));
  for (guint k = 0; k < carom_run_count_contacts(one); k++) {
    CaromContactRecord a = *test_contact(one, k), b = *test_contact(other, k);
    g_assert_true(a.time_s == b.time_s && a.a == b.a && a.b == b.b && a.wall == b.wall);
    g_assert_cmpmem(&a.contact, sizeof a.contact, &b.contact, sizeof b.contact);
    g_assert_cmpmem(&a.outcome, sizeof a.outcome, &b.outcome, sizeof b.outcome);
  }
}

static void assert_same_state(const CaromRun *one, const CaromRun *other) {
  gsize size = 4 * sizeof(double) * one->world->bodies.n;
  g_assert_cmpmem(one->world->bodies.x, size, other->world->bodies.x, size);
}

static const double restitutions[] = {1, 0.7};

static void test_frame_length(gconstpointer data) {
  for (guint i = 0; i < G_N_ELEMENTS(restitutions); i++) {
    g_autoptr(CaromScene) scene = placement(restitutions[i]);
    g_autoptr(CaromScene) finer = carom_scene_copy(scene);
    finer->dt_s = scene->dt_s / 7;
    g_autoptr(CaromRun) one = test_run(scene, test_events_method(data), 20);
    g_autoptr(CaromRun) other = test_run(finer, test_events_method(data), 20 * 7);
    g_assert_cmpuint(carom_run_count_contacts(one), >, 200);
    assert_same_contacts(one, other);
  }
}

static void test_save_restore(gconstpointer data) {
  CaromMethod method = test_events_method(data);
  for (guint i = 0; i < G_N_ELEMENTS(restitutions); i++) {
    g_autoptr(CaromScene) scene = placement(restitutions[i]);
    g_autoptr(CaromRun) straight = test_run(scene, method, 20);
    for (guint at = 0; at < 20; at += 3) {
      g_autoptr(CaromRun) run = test_run(scene, method, at);
      CaromRunState *state = carom_run_save(run);
      for (guint k = 0; k < 5; k++) /* astray, and back */
        g_assert_true(carom_run_frame(run, NULL));
      carom_run_take_back(run);
      carom_run_restore(run, state);
      carom_run_state_free(state);
      for (guint k = at; k < 20; k++)
        g_assert_true(carom_run_frame(run, NULL));
      assert_same_state(straight, run);
      assert_same_contacts(straight, run);
    }
  }
}

/* Foreseeing, stopping at contacts, showing instants in between: the same bits in the end. */
static void test_foresee(gconstpointer data) {
  CaromMethod method = test_events_method(data);
  g_autoptr(CaromScene) scene = placement(0.7);
  g_autoptr(CaromRun) straight = test_run(scene, method, 10);
  g_autoptr(CaromRun) run = carom_run_new(scene, &method);
  for (guint k = 0; k < 10; k++) {
    double end_s = (k + 1) * scene->dt_s;
    CaromContactRecord next;
    while (carom_run_foresee(run, end_s, &next)) {
      guint n = carom_run_count_contacts(run);
      double before_s = 0.5 * (run->world->time_s + next.time_s);
      g_assert_true(carom_run_advance(run, before_s, before_s, NULL));
      g_assert_true(carom_run_advance(run, next.time_s, next.time_s, NULL));
      if (carom_run_count_contacts(run) > n) {
        const CaromContactRecord *happened = test_contact(run, n);
        g_assert_cmpmem(&happened->outcome, sizeof next.outcome, &next.outcome,
                        sizeof next.outcome);
      }
    }
    g_assert_true(carom_run_frame(run, NULL));
  }
  assert_same_state(straight, run);
  assert_same_contacts(straight, run);
}

/* If rounding leaves bodies approaching after their contact, the lighter one is given the small
 * speed that parts them; for the heavier one the same speed would be momentum from nothing. This is
 * observed at contacts that follow another within t_c, because they are found immediately
 * afterwards at the same place. */
static void test_hair_of_the_lighter(gconstpointer data) {
  g_autoptr(GRand) random = g_rand_new_with_seed(5);
  guint n_hairs = 0;
  for (guint i = 0; i < 2000; i++) {
    double angle_rad = g_rand_double_range(random, -G_PI, G_PI);
    CaromVec2 n = {cos(angle_rad), sin(angle_rad)};
    CaromVec2 common = {g_rand_double_range(random, -3, 3), g_rand_double_range(random, -3, 3)};
    CaromVec2 before = carom_vec2_add_scaled(common, n, -g_rand_double_range(random, 0.5, 2));
    g_autoptr(CaromScene) scene = carom_scene_new();
    guint heavy = i % 2, light = 1 - heavy;
    for (guint k = 0; k < 2; k++) { /* the light one is ahead along n, and comes back */
      CaromVec2 at = k == heavy ? carom_vec2(0, 0) : carom_vec2_scale(n, 3);
      CaromVec2 v = k == heavy ? common : before;
      test_add_disc(scene, at.x, at.y, v.x, v.y, 1, k == heavy ? 1e6 : 1);
    }
    carom_scene_set_restitution(scene, 0);
    scene->dt_s = 100;
    g_autoptr(CaromRun) run = test_events_until(scene, data, 50);
    g_assert_cmpuint(carom_run_count_contacts(run), >=, 1);
    const CaromContactRecord *record = test_contact(run, carom_run_count_contacts(run) - 1);
    const CaromVec2 after[] = {record->outcome.velocity_a, record->outcome.velocity_b};
    CaromVec2 kept = test_velocity(run, heavy);
    g_assert_cmpmem(&kept, sizeof kept, &after[heavy], sizeof after[heavy]);
    n_hairs += test_velocity(run, light).x != after[light].x;
  }
  g_assert_cmpuint(n_hairs, >, 100);
}

/* Two pinned discs close on a third one: that one is wedged in, though the first of the pair that
 * meets at last is pinned. */
static void test_wedged_in(gconstpointer data) {
  g_autoptr(GError) error = NULL;
  g_autoptr(CaromScene) scene = carom_scene_new();
  for (int i = -1; i <= 1; i++)
    test_add_disc(scene, 3 * i, 0, -i, 0, 1, 1);
  g_array_index(scene->bodies, CaromBody, 0).pinned = TRUE;
  g_array_index(scene->bodies, CaromBody, 2).pinned = TRUE;
  CaromMethod method = test_events_method(data);
  g_autoptr(CaromRun) run = carom_run_new(scene, &method);
  g_assert_false(carom_run_advance(run, 2, 2, &error));
  g_assert_error(error, CAROM_DETECTION_ERROR, CAROM_DETECTION_ERROR_JAMMED);
  g_assert_nonnull(strstr(error->message, "Disc B at (0, 0) is wedged in"));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  test_events_limit_work();
  test_add_for_resolvers("events/head-on", test_head_on);
  test_add_for_resolvers("events/oblique", test_oblique);
  test_add_for_resolvers("events/galperin", test_galperin);
  test_add_for_resolvers("events/elastic-bounces", test_elastic_bounces);
  test_add_for_resolvers("events/inelastic-bounces", test_inelastic_bounces);
  test_add_for_resolvers("events/wall-friction", test_wall_friction);
  test_add_for_resolvers("events/cradle", test_cradle);
  test_add_for_resolvers("events/three-in-a-row", test_three_in_a_row);
  test_add_for_resolvers("events/hair-of-the-lighter", test_hair_of_the_lighter);
  test_add_for_resolvers("events/wedged-in", test_wedged_in);
  test_add_for_resolvers("events/turns-at-border", test_turns_at_border);
  test_add_for_resolvers("events/frame-length", test_frame_length);
  test_add_for_resolvers("events/save-restore", test_save_restore);
  test_add_for_resolvers("events/foresee", test_foresee);
  return g_test_run();
}
