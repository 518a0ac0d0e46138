/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* A hundred scenes that nobody would wish to compute, under every resolver: each runs to its end or
 * stops with a message, within a bounded number of contacts; nothing hangs. */
#include "carom-run-queue.h"
#include "events-test.h"
#include "rounds-test.h"

#include <float.h>

#define N_FRAMES 2
/* Few enough not to take too long. */
#define MOST_CONTACTS 8000000

/* Fills an empty scene; each function has its own meaning of @x. */
typedef void (*BuildFunc)(CaromScene *scene, double x);

static void pin(CaromScene *scene, guint i) {
  g_array_index(scene->bodies, CaromBody, i).pinned = TRUE;
}

/* ---- Many discs ---- */

/* Rows of touching discs with random velocities.
 *
 * @x: the restitution */
static void all_touching(CaromScene *scene, double x) {
  g_autoptr(GRand) random = g_rand_new_with_seed(1);
  test_add_box(scene, 20, 20);
  for (int i = 0; i < 100; i++)
    test_add_disc(scene, 1 + 2 * (i % 10), 1 + 2 * (i / 10), g_rand_double_range(random, -1, 1),
                  g_rand_double_range(random, -1, 1), 1, 1);
  carom_scene_set_restitution(scene, x);
}

static void all_touching_under_gravity(CaromScene *scene, double x) {
  all_touching(scene, x);
  scene->gravity = carom_vec2(0, -9.81);
}

/* @x: the width of the place into which 60 discs are put */
static void all_overlapping(CaromScene *scene, double x) {
  g_autoptr(GRand) random = g_rand_new_with_seed(2);
  test_add_box(scene, 20, 20);
  for (int i = 0; i < 60; i++)
    test_add_disc(scene, 10 + x * g_rand_double_range(random, -1, 1),
                  10 + x * g_rand_double_range(random, -1, 1), g_rand_double_range(random, -1, 1),
                  g_rand_double_range(random, -1, 1), 1, 1 + g_rand_double(random));
}

static void all_overlapping_inelastic(CaromScene *scene, double x) {
  all_overlapping(scene, x);
  carom_scene_set_restitution(scene, 0);
  scene->gravity = carom_vec2(0, -9.81);
}

/* @x: the restitution */
static void all_at_one_point(CaromScene *scene, double x) {
  for (int i = 0; i < 40; i++)
    test_add_disc(scene, 0, 0, cos(i), sin(i), 1, 1);
  carom_scene_set_restitution(scene, x);
}

/* Twenty discs fall on each other in a box.
 *
 * @x: the acceleration */
static void heap_in(CaromScene *scene, double width, double x) {
  test_add_box(scene, width, 60);
  for (int i = 0; i < 20; i++)
    test_add_disc(scene, 5 + 0.3 * sin(i), 1 + 2.5 * i, 0, 0, 1, 1);
  carom_scene_set_restitution(scene, 0);
  scene->gravity = carom_vec2(0, x);
}

static void heap(CaromScene *scene, double x) {
  heap_in(scene, 10.5, x);
}

/* Five side by side have no room at all. */
static void heap_that_fits(CaromScene *scene, double x) {
  heap_in(scene, 10, x);
}

/* @x: acceleration to the side */
static void sideways(CaromScene *scene, double x) {
  heap(scene, -1);
  carom_scene_set_restitution(scene, 0.5);
  scene->gravity = carom_vec2(x, 0.1 * x);
}

/* ---- Wedged ---- */

/* Between two parallel walls.
 *
 * @x: their distance, over the disc's diameter */
static void between_walls(CaromScene *scene, double x) {
  test_add_wall(scene, 0, 0, 10, 0);
  test_add_wall(scene, 0, 2 * x, 10, 2 * x);
  test_add_disc(scene, 5, x, 0.1, 1, 1, 1);
}

static void between_walls_falling(CaromScene *scene, double x) {
  between_walls(scene, x);
  carom_scene_set_restitution(scene, 0);
  scene->gravity = carom_vec2(0, -9.81);
}

/* Falls into a V.
 *
 * @x: half of its angle */
static void into_a_v(CaromScene *scene, double x) {
  test_add_wall(scene, 0, 0, 10 * sin(x), 10 * cos(x));
  test_add_wall(scene, 0, 0, -10 * sin(x), 10 * cos(x));
  test_add_disc(scene, 0.01, 8, 0, -1, 0.5, 1);
  scene->gravity = carom_vec2(0, -9.81);
  carom_scene_set_restitution(scene, 0.3);
}

static void into_a_v_dead(CaromScene *scene, double x) {
  into_a_v(scene, x);
  carom_scene_set_restitution(scene, 0);
}

static void into_a_v_elastic(CaromScene *scene, double x) {
  into_a_v(scene, x);
  carom_scene_set_restitution(scene, 1);
}

/* A disc larger than its box.
 *
 * @x: its radius */
static void too_large(CaromScene *scene, double x) {
  test_add_box(scene, 1, 1);
  test_add_disc(scene, 0.5, 0.4, 0.3, 0.2, x, 1);
  scene->gravity = carom_vec2(0, -9.81);
}

/* A pinned disc pushes another against a wall.
 *
 * @x: its speed */
static void squeezed(CaromScene *scene, double x) {
  test_add_wall(scene, 0, -5, 0, 5);
  test_add_disc(scene, 1.1, 0, 0, 0, 1, 1);
  test_add_disc(scene, 4, 0, -x, 0, 1, 1);
  pin(scene, 1);
}

/* A row of discs between two pinned ones that close in.
 *
 * @x: the restitution */
static void pressed_row(CaromScene *scene, double x) {
  for (int i = 0; i < 6; i++)
    test_add_disc(scene, 2.01 * i, 0, i == 0 ? 5 : i == 5 ? -5 : 0, 0, 1, 1);
  pin(scene, 0);
  pin(scene, 5);
  carom_scene_set_restitution(scene, x);
}

/* A disc dragged along a wall by a pinned one above it.
 *
 * @x: how deep it is pressed in */
static void pressed_down(CaromScene *scene, double x) {
  test_add_wall(scene, -50, 0, 50, 0);
  test_add_disc(scene, 0, 1, 0, 0, 1, 1);
  test_add_disc(scene, 0, 3 - x, 0, 0, 1, 1);
  pin(scene, 1);
  scene->gravity = carom_vec2(1, -9.81);
  carom_scene_set_restitution(scene, 0);
}

/* ---- Beyond reason ---- */

/* @x: the restitution */
static void superelastic(CaromScene *scene, double x) {
  test_add_box(scene, 4, 4);
  test_add_disc(scene, 1, 1, 0.3, 0.7, 0.5, 1);
  test_add_disc(scene, 3, 2, -0.3, 0.2, 0.5, 1);
  carom_scene_set_restitution(scene, x);
}

/* @x: the mass of every other disc */
static void masses(CaromScene *scene, double x) {
  test_add_box(scene, 10, 10);
  for (int i = 0; i < 8; i++)
    test_add_disc(scene, 1 + 2.1 * (i % 4), 2 + 4 * (i / 4), 5 * sin(i), 5 * cos(i), 0.9,
                  i % 2 ? x : 1);
}

/* @x: the radius of one disc of two */
static void radii(CaromScene *scene, double x) {
  test_add_box(scene, 10, 10);
  test_add_disc(scene, 2, 5, 1, 0.1, x, 1);
  test_add_disc(scene, 7, 5, -1, 0, 1, 1);
}

static void radii_falling(CaromScene *scene, double x) {
  radii(scene, x);
  scene->gravity = carom_vec2(0, -9.81);
}

/* One tiny disc alone.
 *
 * @x: its radius */
static void alone(CaromScene *scene, double x) {
  test_add_box(scene, 10, 10);
  test_add_disc(scene, 2, 5, 3, 2, x, 1);
  scene->gravity = carom_vec2(0, -9.81);
}

/* @x: the speed of one disc of three */
static void speeds(CaromScene *scene, double x) {
  test_add_box(scene, 10, 10);
  test_add_disc(scene, 2, 5, x, 0.3 * x, 1, 1);
  test_add_disc(scene, 7, 5, 0, 0, 1, 1);
  test_add_disc(scene, 5, 8, 0, 1, 1, 1);
}

/* Nothing in the way.
 *
 * @x: the speed */
static void away(CaromScene *scene, double x) {
  test_add_disc(scene, 0, 0, x, 0.3 * x, 1e-3, 1);
  test_add_disc(scene, 1, 5, 0, -0.1 * x, 1e-3, 1);
}

/* All of it @x away from the origin. */
static void far_out(CaromScene *scene, double x) {
  test_add_wall(scene, x - 5, x, x + 5, x);
  test_add_disc(scene, x, x + 3, 0, -1, 1, 1);
  test_add_disc(scene, x, x + 6, 0, -4, 1, 1);
  scene->gravity = carom_vec2(0, -9.81);
}

/* All numbers times @x. */
static void scaled(CaromScene *scene, double x) {
  test_add_box(scene, 10 * x, 10 * x);
  test_add_disc(scene, 2 * x, 5 * x, 8 * x, 3 * x, x, x);
  test_add_disc(scene, 7 * x, 5 * x, -9 * x, 0, x, x);
  scene->gravity = carom_vec2(0, -x);
}

/* @x: the acceleration */
static void gravity(CaromScene *scene, double x) {
  test_add_box(scene, 10, 10);
  test_add_disc(scene, 2, 5, 1, 0, 1, 1);
  test_add_disc(scene, 7, 5, 0, 0, 1, 2);
  scene->gravity = carom_vec2(0, x);
  carom_scene_set_restitution(scene, 0.5);
}

/* @x: the length of a frame */
static void frames(CaromScene *scene, double x) {
  test_add_box(scene, 10, 10);
  test_add_disc(scene, 2, 5, 1, 0.1, 1, 1);
  scene->dt_s = x;
}

/* ---- Walls ---- */

/* @x: the length of a wall under a disc that falls */
static void wall_length(CaromScene *scene, double x) {
  test_add_wall(scene, -0.5 * x, 0, 0.5 * x, 0);
  test_add_disc(scene, 1e-3, 2, 0, -20, 1, 1);
  test_add_disc(scene, -1e-3, 5, 0, -20, 1, 1);
  scene->gravity = carom_vec2(0, -9.81);
}

/* @x: how many walls meet where the disc falls */
static void star(CaromScene *scene, double x) {
  for (int i = 0; i < x; i++)
    test_add_wall(scene, 0, 0, 3 * cos(2 * G_PI * i / x), 3 * sin(2 * G_PI * i / x));
  test_add_disc(scene, 0.2, 4.5, 0, -9, 1, 1);
  test_add_disc(scene, 0, 0, 0, 0, 1, 1); /* in the middle of it */
  scene->gravity = carom_vec2(0, -9.81);
  carom_scene_set_restitution(scene, 0.5);
}

/* Discs whose centres are on a wall.
 *
 * @x: their speed across it */
static void on_the_wall(CaromScene *scene, double x) {
  test_add_wall(scene, 0, 0, 10, 5);
  for (int i = 0; i <= 5; i++)
    test_add_disc(scene, 2 * i, i, 0.5 * x, -x, 0.5, 1);
}

/* A wall under every disc, which moves along it.
 *
 * @x: direction of the first wall */
static void along_walls(CaromScene *scene, double x) {
  for (int i = 0; i < 12; i++) {
    double c = cos(x + i), s = sin(x + i), y = 30 * i;
    test_add_wall(scene, -9 * c, y - 9 * s, 9 * c, y + 9 * s);
    test_add_disc(scene, -s, y + c, c * (i % 3), s * (i % 3), 1, 1);
  }
  carom_scene_set_restitution(scene, 0);
}

static void along_walls_falling(CaromScene *scene, double x) {
  along_walls(scene, x);
  scene->gravity = carom_vec2(0, -9.81);
}

/* ---- A hundred of them ---- */

/* What may become of a scene. */
typedef enum {
  RUNS,  /* to its end */
  STOPS, /* or it stops with a message: there is no room, or no end of contacts */
  LASTS  /* the same, and one resolver must do */
} Fate;

typedef struct {
  const char *name;
  BuildFunc build;
  Fate fate;
  guint n;
  double x[6];
  guint n_slow; /* the last of them take seconds, and are left out where tests are short */
} Family;

static const Family families[] = {
    {"all-touching", all_touching, STOPS, 3, {1, 0.5, 0}},
    {"all-touching-under-gravity", all_touching_under_gravity, STOPS, 1, {0.5}},
    {"all-overlapping", all_overlapping, RUNS, 4, {5, 1, 1e-3, 1e-12}},
    {"all-overlapping-inelastic", all_overlapping_inelastic, RUNS, 3, {5, 1, 1e-3}},
    {"all-at-one-point", all_at_one_point, RUNS, 2, {1, 0}},
    {"heap", heap, RUNS, 3, {-9.81, -1e4, -1e-6}},
    {"heap-that-fits", heap_that_fits, STOPS, 2, {-9.81, -1e4}, 1},
    {"sideways", sideways, RUNS, 2, {9.81, 1e4}},
    {"between-walls", between_walls, RUNS, 2, {1 + 1e-5, 1 + 1e-6}},
    {"between-walls-wedged", between_walls, STOPS, 3, {1, 1 - 1e-9, 0.5}},
    {"between-walls-falling", between_walls_falling, RUNS, 2, {1 + 1e-3, 1 + 1e-5}},
    {"between-walls-falling-wedged", between_walls_falling, STOPS, 3, {1, 1 - 1e-9, 0.5}},
    {"into-a-v", into_a_v, RUNS, 6, {1.2, 0.5, 0.1, 0.07, 0.06, 0.01}, 1},
    {"into-a-v-dead", into_a_v_dead, RUNS, 4, {1.2, 0.5, 0.1, 0.07}},
    {"into-a-v-elastic", into_a_v_elastic, RUNS, 3, {1.2, 0.1, 0.07}},
    {"too-large", too_large, STOPS, 4, {0.6, 0.8, 5, 1e6}},
    {"squeezed", squeezed, RUNS, 2, {1, 1e-3}},
    {"squeezed-to-nothing", squeezed, LASTS, 1, {100}},
    {"pressed-row", pressed_row, STOPS, 1, {0}},
    {"pressed-down", pressed_down, STOPS, 3, {0, 1e-9, 0.5}},
    {"superelastic", superelastic, RUNS, 4, {1.1, 3, 1e10, 1e300}},
    {"masses", masses, RUNS, 6, {1e-300, 1e-20, 1e-6, 1e6, 1e20, 1e300}},
    {"radii", radii, RUNS, 4, {1e-300, 1e-9, 1e-3, 1e160}},
    {"radii-wedged", radii, STOPS, 1, {1e9}},
    {"radii-falling", radii_falling, RUNS, 3, {1e-300, 1e-9, 1e-3}},
    {"alone", alone, RUNS, 4, {1e-300, 1e-9, 1e-6, 1e-3}},
    {"speeds", speeds, RUNS, 3, {1e-300, 1e-6, 1e5}},
    {"speeds-beyond", speeds, LASTS, 1, {1e15}, 1},
    {"away", away, RUNS, 2, {1e-300, 1e6}},
    {"away-beyond", away, STOPS, 2, {1e15, 1e300}},
    {"far-out", far_out, RUNS, 5, {1e6, 1e12, 1e15, 1e17, 1e300}},
    {"scaled", scaled, RUNS, 5, {1e-300, 1e-150, 1e-9, 1e9, 1e150}},
    {"scaled-beyond", scaled, STOPS, 1, {1e300}},
    {"gravity", gravity, RUNS, 4, {9.81, -1e6, 1e5, 1e-300}},
    {"frames", frames, RUNS, 3, {1e-300, 1e-9, 1e4}},
    {"wall-length", wall_length, RUNS, 4, {1e-300, 1e-9, 1e9, 1e300}},
    {"star", star, RUNS, 3, {3, 50, 500}},
    {"on-the-wall", on_the_wall, RUNS, 5, {0, 1, 1e-9, -1, 1e3}},
    {"along-walls", along_walls, RUNS, 3, {0.1, 1, 2}},
    {"along-walls-falling", along_walls_falling, RUNS, 3, {0.1, 1, 2}},
};

static void count_contact(const CaromContactRecord *record, gpointer user_data) {
  guint64 *n = user_data;
  g_assert_cmpuint(++*n, <=, MOST_CONTACTS);
}

/* Runs some frames.
 *
 * Returns: (nullable): what stopped it, or NULL if nothing did */
static GError *run_frames(CaromScene *scene, const CaromResolver *resolver, guint64 *n_contacts) {
  CaromMethod method = test_events_method(resolver);
  g_autoptr(CaromRun) run = carom_run_new(scene, &method);
  carom_run_set_on_contact(run, count_contact, n_contacts);
  GError *error = NULL;
  for (guint i = 0; i < N_FRAMES; i++)
    if (!carom_run_frame(run, &error) || !carom_world_is_finite(run->world))
      break;
  return error;
}

/* By the name that panes show: a letter, or a number from 27 on. */
static gboolean names_a_disc(const char *message) {
  return g_regex_match_simple("[Dd]isc ([A-Z]|2[7-9]|[3-9][0-9]|[0-9]{3,}) at ", message, 0, 0);
}

static void assert_jammed(const GError *error) {
  g_assert_error(error, CAROM_DETECTION_ERROR, CAROM_DETECTION_ERROR_JAMMED);
  g_assert_true(names_a_disc(error->message));
}

/* Returns: how many of its numbers are tried */
static guint count_numbers(const Family *family) {
  return family->n - (test_is_thorough() ? 0 : family->n_slow);
}

static void test_family(gconstpointer data) {
  const Family *family = data;
  guint n_resolvers;
  const CaromResolver *const *resolvers = carom_resolvers(&n_resolvers);
  guint first = test_first_resolver(n_resolvers);
  if (family->fate == LASTS || !test_is_thorough())
    n_resolvers = first + 1;
  for (guint i = 0; i < count_numbers(family); i++) {
    g_autoptr(CaromScene) scene = carom_scene_new();
    scene->dt_s = 0.1;
    family->build(scene, family->x[i]);
    for (guint k = first; k < n_resolvers; k++) {
      test_events_limit_work();
      guint64 n_contacts = 0;
      g_autoptr(GError) error = run_frames(scene, resolvers[k], &n_contacts);
      g_test_message("%s(%g), %s: %" G_GUINT64_FORMAT " contacts, %s", family->name, family->x[i],
                     resolvers[k]->part.id, n_contacts, error ? error->message : "to the end");
      if (family->fate == RUNS)
        g_assert_no_error(error);
      else if (error)
        assert_jammed(error);
    }
  }
}

/* A heavy disc drives a light one against a wall, the first exercise on mistakes. */
static void pi_box(CaromScene *scene) {
  scene->dt_s = 0.002;
  test_add_disc(scene, 2.21, 0, 1, 0, 0.35, 10000);
  test_add_disc(scene, 3.58, 0, 0, 0, 0.12, 1);
  test_add_wall(scene, 4, -0.5, 4, 0.5);
}

/* A resolver that is wrong on purpose may make discs faster with every contact. The frame that is
 * too much is given up soon, since the window waits for it: after a few contacts for a disc, and
 * after a few crossings of cells, of which a right one may have millions. */
static void test_wrong_gives_up(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  pi_box(scene);
  CaromMethod method = test_events_method(carom_resolver_by_id("wrong-third-law"));
  g_autoptr(CaromRun) run = carom_run_new(scene, &method);
  guint64 n_contacts = 0, n_before = 0, n_crossings = 0;
  g_autoptr(GError) error = NULL;
  carom_run_set_on_contact(run, count_contact, &n_contacts);
  do {
    g_assert_cmpuint(run->world->frame, <, 1000); /* it fails after some 500 */
    n_before = n_contacts;
    n_crossings = carom_run_queue_count(run).crossings;
  } while (carom_run_frame(run, &error));
  assert_jammed(error);
  g_test_message("%" G_GUINT64_FORMAT " contacts, %" G_GUINT64_FORMAT " crossings",
                 n_contacts - n_before, carom_run_queue_count(run).crossings - n_crossings);
  g_assert_cmpuint(n_contacts - n_before, <=, 10000);
  g_assert_cmpuint(carom_run_queue_count(run).crossings - n_crossings, <=, 200000);
}

/* Two discs, one of which falls on a wall. */
static CaromScene *falling_apart(double gravity) {
  CaromScene *scene = carom_scene_new();
  test_add_disc(scene, 0, 1, 0, 0, 0.1, 1);
  test_add_disc(scene, 2, 1, 1, 0, 0.1, 1);
  test_add_wall(scene, -1, 0, 1, 0);
  scene->gravity = carom_vec2(0, -gravity);
  return scene;
}

/* Gravity that pulls a disc out of reach within a frame. Its first contact with the wall is found;
 * of the cells that the other disc would have to cross there is no end, and the frame is given up.
 * Where tests are short, that is without the wall, which is looked at from each of the cells. */
static void test_out_of_reach(void) {
  static const double gravities[] = {1e24, 1e150};
  for (guint i = 0; i < G_N_ELEMENTS(gravities); i++) {
    g_autoptr(CaromScene) scene = falling_apart(gravities[i]);
    CaromMethod method = test_events_method(carom_resolvers(NULL)[0]);
    g_autoptr(CaromRun) run = carom_run_new(scene, &method);
    g_autoptr(GError) error = NULL;
    CaromContactRecord next;
    g_assert_true(carom_run_foresee(run, scene->dt_s, &next));
    double falls_s = sqrt(2 * 0.9 / gravities[i]);
    g_assert_cmpfloat_with_epsilon(next.time_s, falls_s, 1e-12 * falls_s);
    if (!test_is_thorough()) {
      g_array_set_size(scene->walls, 0);
      carom_run_free(run);
      run = carom_run_new(scene, &method);
    }
    g_assert_false(carom_run_frame(run, &error));
    assert_jammed(error);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  guint n_scenes = 0;
  for (guint i = 0; i < G_N_ELEMENTS(families); i++) {
    g_autofree char *path = g_strdup_printf("/hostile/%s", families[i].name);
    if (count_numbers(&families[i]) > 0)
      g_test_add_data_func(path, &families[i], test_family);
    n_scenes += families[i].n;
  }
  g_assert_cmpuint(n_scenes, >=, 100);
  g_test_add_func("/hostile/out-of-reach", test_out_of_reach);
  g_test_add_func("/hostile/wrong-gives-up", test_wrong_gives_up);
  return g_test_run();
}
