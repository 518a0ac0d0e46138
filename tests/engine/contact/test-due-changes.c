/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-due-changes: doors that open and close, and discs that come in, by every detection. */
#include "engine-test.h"

#include "carom-change.h"
#include "carom-detection.h"
#include "carom-run-queue.h"

#include <float.h>
#include <string.h>

#define DT_S (1.0 / 64)

/* Times at which nothing cancels are right to a few ε of them. */
#define assert_time(one, other) g_assert_cmpfloat_with_epsilon(one, other, 16 * DBL_EPSILON)

static const char *const detections[] = {"events", "stepped", "all-pairs"};

static CaromScene *make_scene(void) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = DT_S;
  return scene;
}

static void add_door(CaromScene *scene, CaromVec2 p1, CaromVec2 p2, double from_s, double until_s) {
  CaromWall wall = carom_wall_default(p1, p2);
  wall.open = carom_intervals_intern(&(CaromInterval){from_s, until_s}, 1);
  g_array_append_val(scene->walls, wall);
}

static CaromEmitter *add_emitter(CaromScene *scene, double x, double y, double vx, double vy,
                                 guint count) {
  CaromEmitter emitter = {
      .position = {x, y}, .velocity = {vx, vy}, .radius = 0.5, .mass_kg = 2, .count = count};
  g_array_append_val(scene->emitters, emitter);
  return &g_array_index(scene->emitters, CaromEmitter, scene->emitters->len - 1);
}

/* The change of that kind, the @nth from 0. */
static const CaromChange *find_change(const CaromRun *run, CaromChangeKind kind, guint nth) {
  guint n;
  const CaromChange *changes = carom_run_get_changes(run, &n);
  for (guint i = 0; i < n; i++)
    if (changes[i].kind == kind && nth-- == 0)
      return &changes[i];
  return NULL;
}

static guint count_changes(const CaromRun *run, CaromChangeKind kind) {
  guint n = 0;
  while (find_change(run, kind, n))
    n++;
  return n;
}

static gboolean is_stepped(gconstpointer id) {
  return !g_str_equal(id, "events");
}

/* In steps, at the first frame at or after @exact_s. */
static void assert_change(const CaromRun *run, CaromChangeKind kind, double exact_s) {
  const CaromChange *change = find_change(run, kind, 0);
  g_assert_nonnull(change);
  if (run->method.detection->is_stepped)
    g_assert_cmpfloat(change->time_s, ==, ceil(exact_s / DT_S) * DT_S);
  else
    assert_time(change->time_s, exact_s);
}

static void assert_books(const CaromRun *run) {
  g_assert_cmpfloat(run->now.momentum_error, <, 1e-14);
  g_assert_cmpfloat(fabs(run->now.energy_error), <, 1e-13);
}

/* ---- Doors ---- */

/* Of two discs, one comes to the door before it opens, and the other while it is open. */
static void test_door(gconstpointer id) {
  g_autoptr(CaromScene) scene = make_scene();
  test_add_disc(scene, 0, 0, 1, 0, 0.25, 1);     /* would be there at 0.75 */
  test_add_disc(scene, -1, 0.75, 1, 0, 0.25, 1); /* at 1.75 */
  add_door(scene, carom_vec2(1, -2), carom_vec2(1, 2), 1, 8);
  g_autoptr(CaromRun) run = test_run(scene, test_method("detection", id), 256);
  g_assert_cmpuint(carom_run_count_contacts(run), ==, 1);
  g_assert_cmpfloat(test_velocity(run, 0).x, ==, -1);
  g_assert_cmpfloat(test_velocity(run, 1).x, ==, 1);
  assert_change(run, CAROM_CHANGE_OPENS, 1);
  g_assert_null(find_change(run, CAROM_CHANGE_CLOSES, 0));
  assert_books(run);
}

/* A door that is open from the start closes behind a disc, which then comes back to it. */
static void test_closes(gconstpointer id) {
  g_autoptr(CaromScene) scene = make_scene();
  test_add_disc(scene, 0, 0, 1, 0, 0.25, 1);
  test_add_wall(scene, 3, -2, 3, 2);
  add_door(scene, carom_vec2(1, -2), carom_vec2(1, 2), 0, 1.5);
  g_autoptr(CaromRun) run = test_run(scene, test_method("detection", id), 64 * 5);
  assert_change(run, CAROM_CHANGE_CLOSES, 1.5);
  g_assert_null(find_change(run, CAROM_CHANGE_HELD, 0));
  g_assert_null(find_change(run, CAROM_CHANGE_OPENS, 0)); /* it was open */
  g_assert_cmpuint(carom_run_count_contacts(run), ==, 2);
  g_assert_cmpint(test_contact(run, 1)->wall, ==, 1);
  if (!is_stepped(id))
    assert_time(test_contact(run, 1)->time_s, 4.25);
  g_assert_cmpfloat(test_velocity(run, 0).x, ==, 1);
  assert_books(run);
}

/* A disc in the doorway holds the door until it is clear of it. */
static void test_held(gconstpointer id) {
  g_autoptr(CaromScene) scene = make_scene();
  test_add_disc(scene, 0, 0, 1, 0.1, 0.25, 1);
  add_door(scene, carom_vec2(1, -2), carom_vec2(1, 2), 0.5, 1);
  g_autoptr(CaromRun) run = test_run(scene, test_method("detection", id), 128);
  assert_change(run, CAROM_CHANGE_HELD, 1);
  g_assert_cmpint(find_change(run, CAROM_CHANGE_HELD, 0)->body, ==, 0);
  g_assert_cmpuint(count_changes(run, CAROM_CHANGE_HELD), ==, 1);
  assert_change(run, CAROM_CHANGE_CLOSES, 1.25);
  g_assert_cmpuint(carom_run_count_contacts(run), ==, 0);
  g_autofree char *words = carom_change_words(scene, find_change(run, CAROM_CHANGE_HELD, 0));
  g_assert_cmpstr(words, ==, "t = 1\u00a0s: wall 1 stays open, since disc A is in the way.");
}

/* Two in the doorway, of which the later one counts; one that is pinned does not. */
static void test_held_by_last(gconstpointer id) {
  g_autoptr(CaromScene) scene = make_scene();
  test_add_disc(scene, 1, 1.5, 0, 0, 0.25, 1);
  g_array_index(scene->bodies, CaromBody, 0).pinned = TRUE;
  test_add_disc(scene, 0, 0, 1, 0, 0.25, 1);
  test_add_disc(scene, 0.25, -1, 0.5, 0, 0.25, 1);
  add_door(scene, carom_vec2(1, -2), carom_vec2(1, 2), 0.5, 1.125);
  g_autoptr(CaromRun) run = test_run(scene, test_method("detection", id), 64 * 3);
  assert_change(run, CAROM_CHANGE_HELD, 1.125);
  assert_change(run, CAROM_CHANGE_CLOSES, 2);
}

/* The doorway has ends: a disc that goes along the wall's line leaves it past an end. */
static void test_held_at_end(void) {
  g_autoptr(CaromScene) scene = make_scene();
  test_add_disc(scene, 0, 0, 1, 0, 0.25, 1);
  add_door(scene, carom_vec2(-1, 0.125), carom_vec2(1, 0.125), 0, 0.5);
  g_autoptr(CaromRun) run = test_run(scene, test_method("detection", "events"), 128);
  assert_change(run, CAROM_CHANGE_CLOSES, 1 + sqrt(0.25 * 0.25 - 0.125 * 0.125));
  g_assert_cmpuint(carom_run_count_contacts(run), ==, 0);
}

/* Under gravity a disc leaves the doorway downwards, on a parabola; one that rises comes back. */
static void test_held_under_gravity(void) {
  g_autoptr(CaromScene) scene = make_scene();
  scene->gravity = carom_vec2(0, -2);
  test_add_disc(scene, 0, 1, 0.125, 0, 0.25, 1);
  add_door(scene, carom_vec2(-4, 0), carom_vec2(4, 0), 0.25, 1);
  g_autoptr(CaromRun) run = test_run(scene, test_method("detection", "events"), 96);
  assert_change(run, CAROM_CHANGE_HELD, 1);
  assert_change(run, CAROM_CHANGE_CLOSES, sqrt(1.25));
  g_assert_cmpuint(carom_run_count_contacts(run), ==, 0);
  assert_books(run);

  g_autoptr(CaromScene) up = make_scene();
  up->gravity = carom_vec2(0, -2);
  test_add_disc(up, 0, -0.75, 0, 2, 0.25, 1); /* from below: its centre is 0.25 above at the top */
  add_door(up, carom_vec2(-4, 0), carom_vec2(4, 0), 0.125, 0.5);
  g_autoptr(CaromRun) there = test_run(up, test_method("detection", "events"), 64 * 2);
  assert_change(there, CAROM_CHANGE_HELD, 0.5);
  /* y = −0.75 + 2 t − t² touches 0.25 at the top only, where it is not clear of the wall; it is at
   * −0.25 again at 1 + √0.5. */
  assert_change(there, CAROM_CHANGE_CLOSES, 1 + sqrt(0.5));
}

/* What a disc has passed while it was open does not count as met. It falls back on the door. */
static void test_falls_back(gconstpointer id) {
  g_autoptr(CaromScene) scene = make_scene();
  scene->gravity = carom_vec2(0, -2);
  test_add_disc(scene, 0, -1, 0, 4, 0.25, 1); /* y = −1 + 4 t − t² */
  add_door(scene, carom_vec2(-4, 0), carom_vec2(4, 0), 0, 1);
  g_autoptr(CaromRun) run = test_run(scene, test_method("detection", id), 64 * 6);
  assert_change(run, CAROM_CHANGE_CLOSES, 1);
  g_assert_cmpuint(carom_run_count_contacts(run), >=, 1);
  double falls_s = 2 + sqrt(2.75); /* back at 0.25 */
  g_assert_cmpfloat_with_epsilon(test_contact(run, 0)->time_s, falls_s,
                                 is_stepped(id) ? DT_S : 16 * DBL_EPSILON);
  g_assert_cmpfloat(test_position(run, 0).y, >, 0);
  assert_books(run);
}

/* It opens again while it is held open. */
static void test_opens_again(gconstpointer id) {
  g_autoptr(CaromScene) scene = make_scene();
  test_add_disc(scene, 0.5, 0, 0.25, 0, 0.25, 1); /* in the doorway from 1 to 3 */
  CaromWall wall = carom_wall_default(carom_vec2(1, -2), carom_vec2(1, 2));
  const CaromInterval open[] = {{0.5, 1.5}, {2, 3.5}};
  wall.open = carom_intervals_intern(open, G_N_ELEMENTS(open));
  g_array_append_val(scene->walls, wall);
  g_autoptr(CaromRun) run = test_run(scene, test_method("detection", id), 64 * 4);
  g_assert_cmpuint(count_changes(run, CAROM_CHANGE_OPENS), ==, 1);
  g_assert_cmpuint(count_changes(run, CAROM_CHANGE_HELD), ==, 1);
  assert_change(run, CAROM_CHANGE_CLOSES, 3.5);
}

/* ---- Emitters ---- */

/* Each comes in so long after the one before it, in its place, and the books say what it brought.
 */
static void test_emitter(gconstpointer id) {
  g_autoptr(CaromScene) scene = make_scene();
  scene->gravity = carom_vec2(0, -1);
  test_add_disc(scene, 50, 0, 0, 0, 1, 1);
  CaromEmitter *emitter = add_emitter(scene, 0, 3, 1, -2, 3);
  emitter->first_s = 0.25;
  emitter->every_s = 0.75;
  g_autoptr(CaromRun) run = test_run(scene, test_method("detection", id), 64 * 3);
  g_assert_cmpuint(run->world->bodies.n, ==, 4);
  g_assert_cmpuint(count_changes(run, CAROM_CHANGE_ENTERS), ==, 3);
  for (guint k = 0; k < 3; k++) {
    const CaromChange *entry = find_change(run, CAROM_CHANGE_ENTERS, k);
    double flown_s = 3 - entry->time_s;
    g_assert_cmpfloat(entry->time_s, ==, 0.25 + 0.75 * k);
    g_assert_cmpint(entry->body, ==, (gint32)k + 1);
    g_assert_cmpint(carom_world_emitter_of(run->world, k + 1), ==, 0);
    g_assert_cmpfloat_with_epsilon(test_position(run, k + 1).y,
                                   3 - 2 * flown_s - 0.5 * flown_s * flown_s, 1e-12);
  }
  g_assert_cmpuint(run->now.totals.n_discs, ==, 4);
  g_assert_cmpfloat(carom_sum_value(run->now.books.emitted_impulse[0]), ==, 6);
  g_assert_cmpfloat(carom_sum_value(run->now.books.emitted_impulse[1]), ==, -12);
  g_assert_cmpfloat(carom_sum_value(run->now.books.emitted_energy_j), ==, 3 * (5 + 6));
  assert_books(run);
}

/* One that is due at once is there from the start. */
static void test_first(gconstpointer id) {
  g_autoptr(CaromScene) scene = make_scene();
  add_emitter(scene, 0, 0, 1, 0, 1);
  g_autoptr(CaromRun) run = test_run(scene, test_method("detection", id), 0);
  g_assert_cmpuint(run->world->bodies.n, ==, 1);
  assert_books(run);
  g_assert_cmpuint(count_changes(run, CAROM_CHANGE_ENTERS), ==, 1);
  g_assert_true(carom_run_frame(run, NULL));
  g_assert_cmpfloat(test_position(run, 0).x, ==, DT_S);
}

/* Places are within the spread, all of it, and others with another seed. */
static void test_spread(void) {
  CaromEmitter emitter = carom_emitter_default();
  emitter.position = carom_vec2(5, -1);
  emitter.spread = carom_vec2(2, 0);
  double least = INFINITY, greatest = -INFINITY, sum = 0;
  const guint n = 10000;
  for (guint nth = 0; nth < n; nth++) {
    CaromBody disc = carom_emitter_disc(&emitter, 3, 1, nth);
    g_assert_cmpfloat(disc.position.y, ==, -1);
    least = MIN(least, disc.position.x);
    greatest = MAX(greatest, disc.position.x);
    sum += disc.position.x;
    CaromBody other = carom_emitter_disc(&emitter, 4, 1, nth);
    g_assert_cmpfloat(other.position.x, !=, disc.position.x);
  }
  g_assert_cmpfloat(least, >=, 3);
  g_assert_cmpfloat(greatest, <, 7);
  g_assert_cmpfloat(least, <, 3.01);
  g_assert_cmpfloat(greatest, >, 6.99);
  /* The mean of n uniform numbers is off by 2/√(3 n) on average; five times as much is rare. */
  g_assert_cmpfloat_with_epsilon(sum / n, 5, 5 * 2 / sqrt(3.0 * n));
}

/* It comes in at the instant at which the disc in its place has left that. */
static void test_waits(gconstpointer id) {
  g_autoptr(CaromScene) scene = make_scene();
  test_add_disc(scene, 0, 0.25, 0.5, 0, 0.5, 1);
  CaromEmitter *emitter = add_emitter(scene, 0, 0, 0, 0, 2);
  emitter->first_s = 0.5;
  emitter->every_s = 1;
  g_autoptr(CaromRun) run = test_run(scene, test_method("detection", id), 64 * 4);
  assert_change(run, CAROM_CHANGE_WAITS, 0.5);
  g_assert_cmpint(find_change(run, CAROM_CHANGE_WAITS, 0)->body, ==, 0);
  assert_change(run, CAROM_CHANGE_ENTERS, sqrt(1 - 0.0625) / 0.5);
  /* The next one waits for ever: the last one lies there. */
  g_assert_cmpuint(run->world->bodies.n, ==, 2);
  const CaromChange *next = find_change(run, CAROM_CHANGE_WAITS, 1);
  g_assert_cmpint(next->body, ==, 1);
  g_assert_cmpfloat(next->time_s, ==, find_change(run, CAROM_CHANGE_ENTERS, 0)->time_s + 1);
  g_assert_null(find_change(run, CAROM_CHANGE_WAITS, 2));
  g_autofree char *words = carom_change_words(scene, find_change(run, CAROM_CHANGE_WAITS, 0));
  g_assert_cmpstr(
      words, ==, "t = 0.5\u00a0s: the next disc of emitter 1 waits, since disc A is in its place.");
}

/* Out of its place under gravity: y = 0.25 + 0.5 t − t², which is 1 from the place at −1. */
static void test_waits_under_gravity(gconstpointer id) {
  g_autoptr(CaromScene) scene = make_scene();
  scene->gravity = carom_vec2(0, -2);
  test_add_disc(scene, 0, 0.25, 0, 0.5, 0.5, 1);
  CaromEmitter *emitter = add_emitter(scene, 0, 0, 0, 0, 1);
  emitter->first_s = 0.125;
  g_autoptr(CaromRun) run = test_run(scene, test_method("detection", id), 64 * 2);
  assert_change(run, CAROM_CHANGE_ENTERS, 0.25 + sqrt(0.0625 + 1.25));
  assert_books(run);
}

/* Another disc pushes the one away that is in the place. */
static void test_pushed_away(void) {
  g_autoptr(CaromScene) scene = make_scene();
  test_add_disc(scene, 0, 0, 0, 0, 0.5, 1);
  test_add_disc(scene, -3, 0, 2, 0, 0.5, 1); /* meets it at 1 */
  add_emitter(scene, 0, 0, 0, 0.5, 1);
  g_array_index(scene->emitters, CaromEmitter, 0).mass_kg = 1;
  g_autoptr(CaromRun) run = test_run(scene, test_method("detection", "events"), 64 * 3);
  /* The other disc stops at −1, which only touches the place. */
  assert_change(run, CAROM_CHANGE_ENTERS, 1.5);
  assert_books(run);
}

/* A driven disc goes on, one at rest stays: it waits for ever. */
static void test_pinned(gconstpointer id) {
  for (guint driven = 0; driven < 2; driven++) {
    g_autoptr(CaromScene) scene = make_scene();
    scene->gravity = carom_vec2(0, -1);
    test_add_disc(scene, 0, 0, driven ? 0.5 : 0, 0, 0.5, 1);
    g_array_index(scene->bodies, CaromBody, 0).pinned = TRUE;
    add_emitter(scene, 0, 0, 0, 0, 1);
    g_autoptr(CaromRun) run = test_run(scene, test_method("detection", id), 64 * 3);
    g_assert_cmpuint(count_changes(run, CAROM_CHANGE_WAITS), ==, 1);
    if (driven)
      assert_change(run, CAROM_CHANGE_ENTERS, 2);
    else
      g_assert_cmpuint(run->world->bodies.n, ==, 1);
  }
}

/* A wall is in the place until it opens. */
static void test_behind_door(gconstpointer id) {
  g_autoptr(CaromScene) scene = make_scene();
  add_door(scene, carom_vec2(-2, 0.25), carom_vec2(2, 0.25), 1, 9);
  add_emitter(scene, 0, 0, 0, 1, 1);
  g_autoptr(CaromRun) run = test_run(scene, test_method("detection", id), 64 * 2);
  g_assert_cmpint(find_change(run, CAROM_CHANGE_WAITS, 0)->body, ==, ~0);
  assert_change(run, CAROM_CHANGE_ENTERS, 1);
  g_autofree char *words = carom_change_words(scene, find_change(run, CAROM_CHANGE_WAITS, 0));
  g_assert_nonnull(strstr(words, "since wall 1 is in its place"));
}

/* ---- All of it ---- */

/* Gravity, a box, doors that open twice, emitters that wait for each other, pinned and driven
 * discs.
 */
static CaromScene *make_busy(void) {
  CaromScene *scene = make_scene();
  scene->gravity = carom_vec2(0.25, -1);
  scene->restitution = 0.95;
  test_add_box(scene, 8, 8);
  CaromWall wall = carom_wall_default(carom_vec2(0, 3), carom_vec2(8, 3.5));
  const CaromInterval open[] = {{0.3, 0.9}, {1.51, 1.52}, {2.2, 2.7}, {2.9, 3.1}, {3.3, 3.4}};
  wall.open = carom_intervals_intern(open, G_N_ELEMENTS(open));
  g_array_append_val(scene->walls, wall);
  add_door(scene, carom_vec2(4, 0), carom_vec2(4, 3), 0.7, 1.3);
  test_add_disc(scene, 1, 5, 1, 0.5, 0.4, 1);
  test_add_disc(scene, 6, 6, -1, 0.25, 0.3, 2);
  test_add_disc(scene, 2, 1, 2, 1, 0.3, 2);
  test_add_disc(scene, 5, 4.5, 0.1, 0.1, 0.2, 1);
  g_array_index(scene->bodies, CaromBody, 3).pinned = TRUE;
  CaromEmitter *emitter = add_emitter(scene, 3, 6, 1, 0, 12);
  emitter->every_s = 0.2;
  emitter->radius = 0.3;
  emitter->spread = carom_vec2(0.5, 0.25);
  emitter = add_emitter(scene, 3.2, 6.1, -1, 0.5, 12);
  emitter->first_s = 0.11;
  emitter->every_s = 0.15;
  emitter->radius = 0.2;
  return scene;
}

/* The state of a run at the end of a frame. */
typedef struct {
  guint n;
  double state[4 * 64];
  CaromBooks books;
} State;

static void take_state(State *state, const CaromRun *run) {
  const CaromBodies *bodies = &run->world->bodies;
  gsize size = bodies->n * sizeof(double);
  memset(state, 0, sizeof *state);
  state->n = bodies->n;
  memcpy(state->state, bodies->x, size);
  memcpy(state->state + 64, bodies->y, size);
  memcpy(state->state + 128, bodies->vx, size);
  memcpy(state->state + 192, bodies->vy, size);
  state->books = run->world->books;
}

static void assert_state(const CaromRun *run, const State *expected) {
  State now;
  take_state(&now, run);
  g_assert_cmpuint(now.n, ==, expected->n);
  g_assert_cmpmem(now.state, sizeof now.state, expected->state, sizeof expected->state);
  g_assert_cmpmem(&now.books, sizeof now.books, &expected->books, sizeof expected->books);
}

#define N_FRAMES 240

/* Back and forth, to frames and to instants between them, bit for bit; the log stays as it is. */
static void test_seek(gconstpointer id) {
  g_autoptr(CaromScene) scene = make_busy();
  CaromMethod method = test_method("detection", id);
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  g_autofree State *states = g_new(State, N_FRAMES + 1);
  take_state(&states[0], run);
  for (guint i = 1; i <= N_FRAMES; i++) {
    g_assert_true(carom_comparison_step(comparison, NULL));
    take_state(&states[i], run);
    assert_books(run);
  }
  g_assert_cmpuint(states[N_FRAMES].n, >, 12);
  g_assert_cmpuint(count_changes(run, CAROM_CHANGE_WAITS), >, 3);
  g_assert_cmpuint(count_changes(run, CAROM_CHANGE_HELD), >, 0);
  guint n_changes, n_again;
  const CaromChange *log = carom_run_get_changes(run, &n_changes);
  g_autofree CaromChange *changes = g_memdup2(log, n_changes * sizeof(CaromChange));
  g_autoptr(GRand) random = g_rand_new_with_seed(5);
  for (guint k = 0; k < 60; k++) {
    guint64 frame = (guint64)g_rand_int_range(random, 0, N_FRAMES + 1);
    double between_s = g_rand_double(random) * (N_FRAMES - 1) * DT_S;
    if (carom_run_knows_instants(run) && k % 3 == 0)
      g_assert_true(
          carom_comparison_seek_instant(comparison, between_s, CAROM_INSTANT_BETWEEN, NULL));
    g_assert_true(carom_comparison_seek(comparison, frame, NULL));
    assert_state(run, &states[frame]);
  }
  const CaromChange *again = carom_run_get_changes(run, &n_again);
  g_assert_cmpuint(n_again, ==, n_changes);
  for (guint i = 0; i < n_changes; i++) {
    g_assert_cmpint(again[i].kind, ==, changes[i].kind);
    g_assert_cmpfloat(again[i].time_s, ==, changes[i].time_s);
    g_assert_cmpint(again[i].body, ==, changes[i].body);
  }
}

/* Every contact is foreseen as it then happens, whatever opens, closes or comes in before; and at
 * each the books are closed. */
static void test_foreseen(void) {
  g_autoptr(CaromScene) scene = make_busy();
  CaromMethod method = test_method("detection", "events");
  g_autoptr(CaromRun) run = carom_run_new(scene, &method);
  CaromContactRecord next;
  guint n = 0;
  for (guint frame = 1; frame <= N_FRAMES; frame++) {
    double end_s = frame * DT_S;
    while (carom_run_foresee(run, end_s, &next)) {
      g_assert_true(carom_run_advance(run, next.time_s, next.time_s, NULL));
      carom_run_measure(run);
      assert_books(run);
      const CaromContactRecord *last = test_contact(run, carom_run_count_contacts(run) - 1);
      g_assert_cmpfloat(last->time_s, ==, next.time_s);
      n++;
    }
    g_assert_true(carom_run_frame(run, NULL));
  }
  g_assert_cmpuint(n, >, 15);
}

/* What doors and emitters are due for stands in the queue, and is taken in its order. */
static void test_queue(void) {
  g_autoptr(CaromScene) scene = make_scene();
  test_add_disc(scene, 0, 0, 0, 0, 0.25, 1);
  add_door(scene, carom_vec2(2, -2), carom_vec2(2, 2), 1, 1.5);
  add_emitter(scene, -5, 0, 1, 0, 1)->first_s = 1;
  CaromMethod method = test_method("detection", "events");
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  static const char *const expected[] = {"wall 1 opens", "a disc comes in at emitter 1"};
  g_autoptr(GArray) events = carom_run_queue_list(run, 9, TRUE);
  g_assert_cmpuint(events->len, ==, G_N_ELEMENTS(expected));
  for (guint i = 0; i < events->len; i++) {
    const CaromQueueEvent *event = &g_array_index(events, CaromQueueEvent, i);
    g_autofree char *words = carom_run_queue_words_event(scene, event);
    g_assert_cmpstr(words, ==, expected[i]);
    g_assert_cmpfloat(event->time_s, ==, 1);
  }
  g_assert_true(test_go_to_next_event(comparison, 0));
  g_assert_cmpfloat(carom_comparison_get_time_s(comparison), ==, 1);
  g_assert_cmpuint(run->world->bodies.n, ==, 2);
  g_assert_true(carom_schedule_is_open(run->world->schedule, 0));
}

/* All detections let nothing through a wall, and no two discs stay in one another. */
static void test_no_overlaps(gconstpointer id) {
  g_autoptr(CaromScene) scene = make_busy();
  g_autoptr(CaromRun) run = test_run(scene, test_method("detection", id), N_FRAMES);
  /* Discs that fall in heaps of steps are put apart one pair at a time. */
  g_assert_cmpfloat(carom_world_measure_overlaps(run->world).deepest, <,
                    is_stepped(id) ? 0.1 : 1e-8);
  for (guint i = 0; i < run->world->bodies.n; i++)
    g_assert_true(test_position(run, i).y > 0 && test_position(run, i).x > 0);
}

/* The state as a scene goes on in the same way: discs that are to come come when they would have.
 */
static void test_goes_on(gconstpointer id) {
  g_autoptr(CaromScene) scene = make_scene();
  test_add_disc(scene, 0, 4, 0.25, 0, 0.25, 1);
  add_door(scene, carom_vec2(1, 0), carom_vec2(1, 8), 3.25, 3.5);
  CaromEmitter *emitter = add_emitter(scene, -5, 0, 1, 0, 5);
  emitter->every_s = 1.25;
  CaromMethod method = test_method("detection", id);
  g_autoptr(CaromRun) run = test_run(scene, method, 64 * 3);
  g_autoptr(CaromScene) now = carom_run_make_scene(run);
  g_assert_cmpuint(now->n_placed, ==, 4);
  g_assert_cmpuint(carom_scene_emitter(now, 0)->count, ==, 2);
  g_assert_cmpfloat(carom_scene_emitter(now, 0)->first_s, ==, 0.75);
  g_assert_cmpfloat(carom_scene_wall(now, 0)->open->interval[0].from_s, ==, 0.25);
  g_autoptr(CaromRun) again = test_run(now, method, 64 * 4);
  for (guint i = 0; i < 64 * 4; i++)
    g_assert_true(carom_run_frame(run, NULL));
  g_assert_cmpuint(run->world->bodies.n, ==, again->world->bodies.n);
  for (guint i = 0; i < run->world->bodies.n; i++)
    g_assert_cmpfloat_with_epsilon(test_position(run, i).x, test_position(again, i).x, 1e-13);
}

static CaromEmitter *add_early_emitter(CaromScene *scene, double x, double first_s) {
  CaromEmitter *emitter = add_emitter(scene, x, 0, 1, 0, 3);
  emitter->first_s = first_s;
  emitter->every_s = 2;
  return emitter;
}

/* Discs come in as they are due, also those of one frame of steps. */
static void test_order(gconstpointer id) {
  g_autoptr(CaromScene) scene = make_scene();
  add_early_emitter(scene, 0, 0.011);
  add_early_emitter(scene, 10, 0.010);
  add_early_emitter(scene, 20, 0.010);
  g_autoptr(CaromRun) run = test_run(scene, test_method("detection", id), 1);
  guint first = scene->bodies->len;
  g_assert_cmpuint(run->world->bodies.n, ==, first + 3);
  g_assert_cmpint(carom_world_emitter_of(run->world, first), ==, 1);
  g_assert_cmpint(carom_world_emitter_of(run->world, first + 1), ==, 2);
  g_assert_cmpint(carom_world_emitter_of(run->world, first + 2), ==, 0);
  g_assert_cmpfloat(carom_world_entry_of(run->world, first + 1).x, ==, 20);
}

/* Where one waits within a frame, steps let discs in in another order. Each is compared with the
 * one of the same emitter nevertheless: a frame is the most that one of 1 m/s can be late, and the
 * emitters are 10 m apart. */
static void test_same_discs(void) {
  g_autoptr(CaromScene) scene = make_scene();
  g_array_set_size(scene->bodies, 0);
  scene->n_placed = 0;
  test_add_disc(scene, -0.8, 0, -1, 0, 0.5, 1); /* 1 m from the place at 0.2 s */
  add_early_emitter(scene, 0, 0.1985);
  add_early_emitter(scene, 10, 0.199);
  g_autoptr(CaromRun) events = test_run(scene, test_method("detection", "events"), 20);
  g_autoptr(CaromRun) stepped = test_run(scene, test_method("detection", "stepped"), 20);
  g_assert_cmpint(carom_world_emitter_of(events->world, 1), ==, 1);
  g_assert_cmpint(carom_world_emitter_of(stepped->world, 1), ==, 0);
  carom_run_measure_against(stepped, events);
  g_assert_cmpfloat(stepped->now.position_distance, >, 0);
  g_assert_cmpfloat(stepped->now.position_distance, <=, scene->dt_s * (1 + 1e-9));
}

static void add(const char *name, GTestDataFunc func) {
  for (guint i = 0; i < G_N_ELEMENTS(detections); i++) {
    g_autofree char *path = g_strdup_printf("/changes/%s/%s", name, detections[i]);
    g_test_add_data_func(path, detections[i], func);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  add("door", test_door);
  add("closes", test_closes);
  add("held", test_held);
  add("held-by-last", test_held_by_last);
  g_test_add_func("/changes/held-at-end", test_held_at_end);
  g_test_add_func("/changes/held-under-gravity", test_held_under_gravity);
  add("falls-back", test_falls_back);
  add("opens-again", test_opens_again);
  add("emitter", test_emitter);
  add("first", test_first);
  g_test_add_func("/changes/spread", test_spread);
  add("waits", test_waits);
  add("waits-under-gravity", test_waits_under_gravity);
  g_test_add_func("/changes/pushed-away", test_pushed_away);
  add("pinned", test_pinned);
  add("behind-door", test_behind_door);
  add("seek", test_seek);
  g_test_add_func("/changes/foreseen", test_foreseen);
  g_test_add_func("/changes/queue", test_queue);
  add("no-overlaps", test_no_overlaps);
  add("goes-on", test_goes_on);
  add("order", test_order);
  g_test_add_func("/changes/same-discs", test_same_discs);
  return g_test_run();
}
