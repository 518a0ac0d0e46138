/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-ties: contacts at the same instant: what each policy makes of them, and that the policy does
 * not matter for single contacts. */
#include "carom-balance.h"
#include "carom-cluster.h"
#include "carom-ties.h"
#include "engine-test.h"

#include <float.h>
#include <string.h>

static CaromMethod method_with_ties(const CaromTies *ties) {
  CaromMethod method = test_stepped_method();
  method.ties = ties;
  return method;
}

/* ---- Stepped runs ---- */

static CaromScene *three_in_a_row(void) {
  CaromScene *scene = carom_scene_new();
  test_add_disc(scene, -3, 0, 3, 0, 1, 1);
  test_add_disc(scene, 0, 0, 0, 0, 1, 1);
  test_add_disc(scene, 2, 0, 0, 0, 1, 1);
  return scene;
}

/* The policy decides, not the resolver: −1, 2 and 2 with all of them, and both contacts say so. */
static void test_row_at_once(gconstpointer data) {
  CaromMethod method = method_with_ties(&carom_ties_simultaneous);
  method.separation = data;
  guint n_resolvers;
  const CaromResolver *const *resolvers = carom_resolvers(&n_resolvers);
  g_autoptr(CaromScene) scene = three_in_a_row();
  for (guint i = 0; i < n_resolvers; i++) {
    method.resolver = resolvers[i];
    g_autoptr(CaromRun) run = test_run(scene, method, 60);
    const double expected[] = {-1, 2, 2};
    for (guint k = 0; k < 3; k++)
      g_assert_cmpfloat(fabs(test_velocity(run, k).x - expected[k]), <=, 64 * DBL_EPSILON * 3);
    g_assert_cmpuint(carom_run_count_contacts(run), ==, 2);
    const double impulses[] = {-4, -2}; /* to disc a */
    for (guint k = 0; k < 2; k++) {
      const CaromContactRecord *record = test_contact(run, k);
      g_assert_cmpuint(record->cluster_size, ==, 2);
      g_assert_cmpfloat(fabs(record->impulse.x - impulses[k]), <=, 64 * DBL_EPSILON * 4);
      g_assert_cmpfloat(record->contact.velocity_a.x, ==, k == 0 ? 3 : 0);
      g_assert_cmpfloat(fabs(record->outcome.velocity_b.x - 2), <=, 64 * DBL_EPSILON * 3);
      for (CaromSide side = CAROM_BEFORE; side <= CAROM_AFTER; side++) {
        CaromContactSums sums = carom_balance_of(record).sums[side];
        g_assert_cmpfloat_with_epsilon(sums.momentum.x, 3, 64 * DBL_EPSILON * 3);
        g_assert_cmpfloat_with_epsilon(sums.energy_j, 4.5, 64 * DBL_EPSILON * 4.5);
      }
    }
  }
}

/* Contacts by themselves are the resolver's: two discs never tie, so all policies give the same
 * bits. */
static void test_single_contacts(gconstpointer data) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_box(scene, 10, 10);
  test_add_disc(scene, 3, 3, 4, 2.5, 1, 1);
  test_add_disc(scene, 7, 6, -3, 1, 1.5, 3);
  scene->gravity = carom_vec2(0, -1);
  CaromMethod method = test_stepped_method();
  method.resolver = data;
  g_autoptr(CaromRun) serial = test_run(scene, method, 4000);
  g_assert_cmpuint(serial->now.books.collisions, >, 10);
  const CaromMethodOption *ties = carom_method_option_by_key("ties");
  for (guint i = 1; i < ties->n_parts; i++) {
    carom_method_option_set(&method, ties, ties->parts[i]);
    g_autoptr(CaromRun) run = test_run(scene, method, 4000);
    gsize size = 4 * sizeof(double) * serial->world->bodies.n;
    g_assert_cmpmem(run->world->bodies.x, size, serial->world->bodies.x, size);
    for (guint k = 0; k < carom_run_count_contacts(run); k++)
      g_assert_cmpuint(test_contact(run, k)->cluster_size, ==, 1);
  }
}

/* Eight discs fly to an equal one in the middle, the faster the further out, and all meet at one
 * instant. */
static CaromScene *nine_to_the_centre(void) {
  CaromScene *scene = carom_scene_new();
  for (int y = -1; y <= 1; y++)
    for (int x = -1; x <= 1; x++)
      test_add_disc(scene, 5 * x, 5 * y, -2 * x, -2 * y, 1, 1);
  return scene;
}

/* How far a quarter of a turn takes the discs from where they are. */
static double asymmetry(const CaromRun *run) {
  double worst = 0;
  for (int y = -1; y <= 1; y++)
    for (int x = -1; x <= 1; x++) {
      CaromVec2 here = test_position(run, (guint)(3 * (y + 1) + x + 1));
      CaromVec2 turned = test_position(run, (guint)(3 * (x + 1) - y + 1));
      CaromVec2 apart = carom_vec2_sub(carom_vec2_perpendicular(here), turned);
      worst = MAX(worst, carom_vec2_length(apart));
    }
  return worst;
}

/* All at once keeps the symmetry; any order breaks it, and visibly so. */
static void test_symmetry(void) {
  g_autoptr(CaromScene) scene = nine_to_the_centre();
  g_autoptr(CaromRun) serial = test_run(scene, method_with_ties(&carom_ties_serial), 300);
  g_autoptr(CaromRun) at_once = test_run(scene, method_with_ties(&carom_ties_simultaneous), 300);
  g_assert_cmpuint(at_once->now.books.collisions, >=, 8);
  g_assert_cmpfloat(asymmetry(serial), >, 1e-3);
  g_assert_cmpfloat(asymmetry(at_once), <=, 1e-9); /* rounding, magnified by a dozen contacts */
}

/* Discs placed at random in a box, densely enough for ties. */
static CaromScene *placement(double e) {
  CaromScene *scene = carom_scene_new();
  test_add_box(scene, 40, 40);
  CaromRandomPlacement discs = carom_random_placement_default();
  discs.count = 200;
  discs.max = carom_vec2(40, 40);
  discs.radius_min = 0.8;
  discs.radius_max = 1.2;
  discs.mass_power = 2;
  discs.speed_max = 20;
  g_array_append_val(scene->placements, discs);
  g_assert_true(carom_scene_populate(scene, 3, NULL, NULL));
  carom_scene_set_restitution(scene, e);
  return scene;
}

/* Contacts of one cluster have the same sums. */
static gboolean are_of_one_cluster(const CaromContactRecord *one, const CaromContactRecord *other) {
  return one->cluster_size > 1 && other->frame == one->frame &&
         memcmp(one->cluster, other->cluster, sizeof one->cluster) == 0;
}

/* What all contacts of a cluster did, one by one. */
typedef struct {
  guint n;
  CaromVec2 from_outside; /* momentum, from walls */
  double lost_j;
} Deeds;

static Deeds deeds_of(const CaromRun *run, const CaromContactRecord *of) {
  Deeds deeds = {0};
  for (guint k = 0; k < carom_run_count_contacts(run); k++) {
    const CaromContactRecord *record = test_contact(run, k);
    if (!are_of_one_cluster(of, record))
      continue;
    deeds.n++;
    deeds.lost_j += carom_balance_of(record).energy_lost_j;
    if (record->b < 0)
      deeds.from_outside = carom_vec2_add(deeds.from_outside, record->impulse);
  }
  return deeds;
}

/* The balance of one of several contacts is of all that they moved: walls alone change its
 * momentum, and its energy is less by what all of them lost. */
static void test_balance(void) {
  static const double restitutions[] = {1, 0.9, 0.5};
  guint n_clusters = 0;
  for (guint i = 0; i < G_N_ELEMENTS(restitutions); i++) {
    g_autoptr(CaromScene) scene = placement(restitutions[i]);
    g_autoptr(CaromRun) run = test_run(scene, method_with_ties(&carom_ties_simultaneous), 60);
    for (guint k = 0; k < carom_run_count_contacts(run); k++) {
      const CaromContactRecord record = *test_contact(run, k);
      if (record.cluster_size <= 1)
        continue;
      Deeds deeds = deeds_of(run, &record);
      CaromBalance balance = carom_balance_of(&record);
      const CaromContactSums *before = &balance.sums[CAROM_BEFORE];
      const CaromContactSums *after = &balance.sums[CAROM_AFTER];
      double rounding = 64 * DBL_EPSILON * record.cluster_size;
      n_clusters++;
      g_assert_cmpuint(deeds.n, ==, record.cluster_size);
      g_assert_cmpfloat_with_epsilon(before->energy_j - after->energy_j, deeds.lost_j,
                                     rounding * before->energy_j);
      g_assert_cmpfloat(carom_vec2_distance(carom_vec2_sub(after->momentum, before->momentum),
                                            deeds.from_outside),
                        <=, rounding * (before->momentum_size + after->momentum_size));
      g_assert_cmpfloat(before->momentum_size, >=, carom_vec2_length(before->momentum) * 0.999);
    }
  }
  g_assert_cmpuint(n_clusters, >, 20);
}

/* The books explain all of energy and momentum, also what clusters of contacts lose. */
static void test_books(gconstpointer data) {
  static const double restitutions[] = {1, 0.9, 0.5};
  for (guint i = 0; i < G_N_ELEMENTS(restitutions); i++) {
    g_autoptr(CaromScene) scene = placement(restitutions[i]);
    g_autoptr(CaromRun) run = test_run(scene, method_with_ties(data), 300);
    guint n_tied = 0;
    for (guint k = 0; k < carom_run_count_contacts(run); k++)
      n_tied += test_contact(run, k)->cluster_size > 1;
    g_test_message("e = %g: %u contacts, %u of them tied", restitutions[i],
                   carom_run_count_contacts(run), n_tied);
    g_assert_cmpuint(carom_run_count_contacts(run), >, 500);
    g_assert_true((n_tied > 0) == (data == &carom_ties_simultaneous));
    g_assert_cmpfloat(fabs(run->now.energy_error), <=, 1e-12);
    g_assert_cmpfloat(run->now.momentum_error, <=, 1e-12);
  }
}

static gboolean same_state(const CaromRun *one, const CaromRun *other) {
  return memcmp(one->world->bodies.x, other->world->bodies.x,
                4 * sizeof(double) * one->world->bodies.n) == 0;
}

/* The same seed gives the same bits, another one another run. */
static void test_random_seed(void) {
  g_autoptr(CaromScene) scene = nine_to_the_centre();
  g_autoptr(CaromScene) reseeded = carom_scene_copy(scene);
  reseeded->seed = scene->seed + 1;
  CaromMethod method = method_with_ties(&carom_ties_random);
  g_autoptr(CaromRun) one = test_run(scene, method, 300);
  g_autoptr(CaromRun) other = test_run(scene, method, 300);
  g_autoptr(CaromRun) another = test_run(reseeded, method, 300);
  g_assert_true(same_state(one, other));
  g_assert_false(same_state(one, another));
}

/* A frame that is run once more, after stepping back, gives the same bits under every policy. */
static void test_repeats_frames(gconstpointer data) {
  g_autoptr(CaromScene) scene = nine_to_the_centre();
  CaromMethod method = method_with_ties(data);
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  g_assert_true(carom_comparison_seek(comparison, 300, NULL));
  const CaromBodies *bodies = &carom_comparison_get_run(comparison, 0)->world->bodies;
  gsize size = 4 * sizeof(double) * bodies->n;
  g_autofree double *state = g_memdup2(bodies->x, size);
  g_assert_true(carom_comparison_seek(comparison, 51, NULL));
  g_assert_true(carom_comparison_seek(comparison, 300, NULL));
  g_assert_cmpmem(bodies->x, size, state, size);
}

/* ---- The interface, without any stepping ---- */

typedef struct {
  CaromWorld *world;
  CaromMethod method;
  CaromEngine engine;
  guint n_reported;
} Fixture;

static void count_contact(const CaromContactRecord *record, gpointer user_data) {
  ((Fixture *)user_data)->n_reported++;
}

static void fixture_init(Fixture *fixture, CaromScene *scene, const CaromTies *ties) {
  fixture->world = carom_world_new(scene);
  fixture->method = method_with_ties(ties);
  fixture->n_reported = 0;
  fixture->engine = (CaromEngine){fixture->world, &fixture->method, count_contact, NULL, fixture};
}

static void fixture_clear(Fixture *fixture) {
  carom_world_free(fixture->world);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Fixture, fixture_clear)

static CaromContactRecord touch(const CaromScene *scene, guint a, guint b) {
  const CaromBody *one = carom_scene_body(scene, a), *other = carom_scene_body(scene, b);
  return (CaromContactRecord){
      .a = a,
      .b = (int)b,
      .wall = -1,
      .contact = {.mass_a_kg = one->pinned ? INFINITY : one->mass_kg,
                  .mass_b_kg = other->pinned ? INFINITY : other->mass_kg,
                  .d = carom_vec2_sub(other->position, one->position),
                  .restitution = scene->restitution,
                  .tangential_factor = 1},
  };
}

static CaromContactRecord touch_wall(const CaromScene *scene, guint a, int wall, CaromVec2 d) {
  return (CaromContactRecord){
      .a = a,
      .b = -1,
      .wall = wall,
      .contact = {.mass_a_kg = carom_scene_body(scene, a)->mass_kg,
                  .mass_b_kg = INFINITY,
                  .d = d,
                  .restitution = 1,
                  .tangential_factor = 0.5},
  };
}

/* In a corner, both walls at once: the velocity is reversed. Tied contacts are smooth, and a
 * contact by itself rubs. */
static void test_corner(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc(scene, 1, 1, -2, -3, 1, 2);
  g_auto(Fixture) fixture = {0};
  fixture_init(&fixture, scene, &carom_ties_simultaneous);
  CaromContactRecord walls[] = {touch_wall(scene, 0, 0, carom_vec2(-1, 0)),
                                touch_wall(scene, 0, 1, carom_vec2(0, -1))};
  carom_ties_simultaneous.settle(&fixture.engine, walls, 2);
  g_assert_cmpfloat_with_epsilon(fixture.world->bodies.vx[0], 2, 16 * DBL_EPSILON * 2);
  g_assert_cmpfloat_with_epsilon(fixture.world->bodies.vy[0], 3, 16 * DBL_EPSILON * 3);
  g_assert_cmpuint(fixture.world->books.wall_hits, ==, 2);
  g_assert_cmpuint(fixture.n_reported, ==, 2);
  g_assert_cmpfloat_with_epsilon(walls[0].impulse.x, 8, 16 * DBL_EPSILON * 8);
  g_assert_cmpfloat_with_epsilon(walls[1].impulse.y, 12, 16 * DBL_EPSILON * 12);
  g_assert_cmpfloat(carom_sum_value(fixture.world->books.energy_lost_j), ==, 0); /* e = 1 */
  for (guint i = 0; i < 2; i++) {
    g_assert_cmpuint(walls[i].cluster_size, ==, 2);
    g_assert_cmpfloat(walls[i].contact.tangential_factor, ==, 1);
  }
  fixture.world->bodies.vx[0] = -2; /* parts from the second wall, so only the first is hit */
  carom_ties_simultaneous.settle(&fixture.engine, walls, 2);
  g_assert_cmpuint(walls[0].cluster_size, ==, 1);
  g_assert_cmpuint(walls[1].cluster_size, ==, 0);
}

static void test_friction_of_one(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc(scene, 1, 1, -2, 3, 1, 2);
  g_auto(Fixture) fixture = {0};
  fixture_init(&fixture, scene, &carom_ties_simultaneous);
  CaromContactRecord walls[] = {touch_wall(scene, 0, 0, carom_vec2(-1, 0)),
                                touch_wall(scene, 0, 1, carom_vec2(0, -1))};
  carom_ties_simultaneous.settle(&fixture.engine, walls, 2);
  g_assert_cmpfloat_with_epsilon(fixture.world->bodies.vx[0], 2, 8 * DBL_EPSILON);
  g_assert_cmpfloat_with_epsilon(fixture.world->bodies.vy[0], 1.5, 8 * DBL_EPSILON);
  g_assert_cmpuint(fixture.n_reported, ==, 1);
}

/* A disc between two pinned ones that close in: no impulses part all three, so the contacts are
 * taken one by one. Nothing hangs, and the books are right. */
static void test_squeezed(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc(scene, 0, 0, 1, 0, 1, 1);
  test_add_disc(scene, 2, 0, 0, 0, 1, 1);
  test_add_disc(scene, 4, 0, -1, 0, 1, 1);
  g_array_index(scene->bodies, CaromBody, 0).pinned = TRUE;
  g_array_index(scene->bodies, CaromBody, 2).pinned = TRUE;
  g_auto(Fixture) fixture = {0};
  fixture_init(&fixture, scene, &carom_ties_simultaneous);
  CaromTotals start = carom_audit_totals(&fixture.world->bodies, scene->gravity);
  CaromContactRecord records[] = {touch(scene, 0, 1), touch(scene, 1, 2)};
  carom_ties_simultaneous.settle(&fixture.engine, records, 2);
  CaromTotals now = carom_audit_totals(&fixture.world->bodies, scene->gravity);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpuint(records[i].cluster_size, ==, 1);
  g_assert_cmpfloat(fixture.world->bodies.vx[1], ==, -4); /* 0 → 2 → −4 */
  g_assert_cmpfloat(carom_audit_energy_error(&start, &now, &fixture.world->books), ==, 0);
}

/* A resting contact behind one that pulls its disc away has no impulse: that leaves a single one,
 * which is the resolver's, bit for bit. */
static void test_left_out(gconstpointer data) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc(scene, 0, 0, 0, 0, 1, 1);
  test_add_disc(scene, 2, 0, 0, 0, 1, 1);
  test_add_disc(scene, 3, -sqrt(3), 0.1, 3, 1, 2);
  g_auto(Fixture) fixture = {0};
  fixture_init(&fixture, scene, &carom_ties_simultaneous);
  fixture.method.resolver = data;
  CaromContactRecord records[] = {touch(scene, 0, 1), touch(scene, 1, 2)};
  records[0].contact.d = carom_vec2(-2, 0); /* as if 0 were on the right: 1 leaves it */
  carom_ties_simultaneous.settle(&fixture.engine, records, 2);
  CaromContact contact = records[1].contact;
  CaromOutcome expected;
  carom_resolver_resolve(data, &contact, &expected);
  g_assert_cmpuint(records[0].cluster_size, ==, 0);
  g_assert_cmpuint(records[1].cluster_size, ==, 1);
  g_assert_cmpuint(fixture.n_reported, ==, 1);
  g_assert_cmpmem(&records[1].outcome, sizeof expected, &expected, sizeof expected);
}

/* One by one: each contact sees what the ones before it have done, whatever place it has. */
static void test_serial_order(void) {
  g_autoptr(CaromScene) scene = three_in_a_row();
  g_array_index(scene->bodies, CaromBody, 0).position.x = -2;
  g_auto(Fixture) fixture = {0};
  fixture_init(&fixture, scene, &carom_ties_serial);
  CaromContactRecord records[] = {touch(scene, 1, 2), touch(scene, 0, 1)};
  carom_ties_serial.settle(&fixture.engine, records, 2);
  g_assert_cmpfloat(fabs(fixture.world->bodies.vx[2] - 3), <=, 8 * DBL_EPSILON * 3);
  g_assert_cmpuint(records[0].a, ==, 1); /* they stay in their places */
  g_assert_cmpfloat(fabs(records[0].contact.velocity_a.x - 3), <=, 8 * DBL_EPSILON * 3);
}

/* In random order, the contact at the rear is sometimes the first, and then has nothing to pass
 * on. */
static void test_random_order(void) {
  guint n_rear_first = 0, n_seeds = 200;
  for (guint seed = 0; seed < n_seeds; seed++) {
    g_autoptr(CaromScene) scene = three_in_a_row();
    scene->seed = seed;
    g_auto(Fixture) fixture = {0};
    fixture_init(&fixture, scene, &carom_ties_random);
    CaromContactRecord records[] = {touch(scene, 0, 1), touch(scene, 1, 2)};
    carom_ties_random.settle(&fixture.engine, records, 2);
    n_rear_first += records[1].cluster_size == 0;
  }
  g_assert_cmpuint(n_rear_first, >, n_seeds / 3); /* half of them, give or take 7 (1 σ) */
  g_assert_cmpuint(n_rear_first, <, 2 * n_seeds / 3);
}

/* ---- Which contacts are connected ---- */

/* Disc 4 is pinned, so it connects nothing. */
static void test_connect(void) {
  double numbers[10] = {0};
  double mass_kg[] = {1, 1, 1, 1, INFINITY, 1, 1, 1, 1, 1};
  CaromBodies bodies = {10, numbers, numbers, numbers, numbers, numbers, mass_kg};
  const CaromPair given[] = {{0, 1}, {2, 3}, {1, 5}, {4, 6}, {4, 7}, {5, 3}, {8, 8}};
  const CaromPair expected[] = {{0, 1}, {2, 3}, {1, 5}, {5, 3}, {4, 6}, {4, 7}, {8, 8}};
  const guint expected_ends[] = {4, 5, 6, 7};
  g_autoptr(GArray) pairs = g_array_new(FALSE, FALSE, sizeof(CaromPair));
  g_autoptr(GArray) ends = g_array_new(FALSE, FALSE, sizeof(guint));
  g_array_append_vals(pairs, given, G_N_ELEMENTS(given));
  carom_ties_connect(&bodies, pairs, ends);
  g_assert_cmpmem(pairs->data, sizeof given, expected, sizeof expected);
  g_assert_cmpmem(ends->data, ends->len * sizeof(guint), expected_ends, sizeof expected_ends);
}

static void add_for_each_part(const char *key, const char *name, GTestDataFunc func) {
  const CaromMethodOption *option = carom_method_option_by_key(key);
  for (guint i = 0; i < option->n_parts; i++) {
    g_autofree char *path = g_strdup_printf("/ties/%s/%s", name, option->parts[i]->id);
    g_test_add_data_func(path, option->parts[i], func);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  add_for_each_part("separation", "row-at-once", test_row_at_once);
  add_for_each_part("resolver", "single-contacts", test_single_contacts);
  add_for_each_part("ties", "books", test_books);
  add_for_each_part("ties", "repeats-frames", test_repeats_frames);
  g_test_add_func("/ties/balance", test_balance);
  g_test_add_func("/ties/symmetry", test_symmetry);
  g_test_add_func("/ties/random-seed", test_random_seed);
  g_test_add_func("/ties/corner", test_corner);
  g_test_add_func("/ties/friction-of-one", test_friction_of_one);
  g_test_add_func("/ties/squeezed", test_squeezed);
  add_for_each_part("resolver", "left-out", test_left_out);
  g_test_add_func("/ties/serial-order", test_serial_order);
  g_test_add_func("/ties/random-order", test_random_order);
  g_test_add_func("/ties/connect", test_connect);
  return g_test_run();
}
