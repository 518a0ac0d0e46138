/* What a step costs: elastic discs in a box without gravity, separation "share", resolver
 * "impulse". A row a scene: nanoseconds per disc and step, the median of several rounds, so that
 * one disturbed round does not count. */
#include "carom-run.h"

#include <stdio.h>
#include <stdlib.h>

#define ROUNDS 5
/* Discs times steps in one round: a few tenths of a second. */
#define WORK 4000000
/* Steps before the clock starts, so that the lattice of the start is gone. */
#define WARM_UP_STEPS 200

typedef struct {
  guint n;
  double fraction;     /* of the box that discs cover */
  double radius_ratio; /* of the largest disc to the smallest */
} Case;

static const Case cases[] = {
    {1000, 0.3, 1},  {10000, 0.3, 1}, {100000, 0.3, 1}, {10000, 0.05, 1},
    {10000, 0.6, 1}, {10000, 0.3, 3}, {10000, 0.3, 30},
};

static void add_box(CaromScene *scene, double side) {
  const CaromVec2 corners[] = {{0, 0}, {side, 0}, {side, side}, {0, side}};
  for (guint i = 0; i < 4; i++) {
    CaromWall wall = carom_wall_default(corners[i], corners[(i + 1) % 4]);
    g_array_append_val(scene->walls, wall);
  }
}

/* Radii are uniform between 1 and the ratio, and speeds such that a disc of radius 1 moves about a
 * fiftieth of its radius in a step. */
static CaromScene *gas(const Case *c) {
  g_autoptr(GRand) random = g_rand_new_with_seed(1);
  CaromScene *scene = carom_scene_new();
  double q = c->radius_ratio;
  double mean_square_radius = (1 + q + q * q) / 3;
  double side = sqrt(c->n * G_PI * mean_square_radius / c->fraction);
  guint per_row = (guint)ceil(sqrt(c->n));
  add_box(scene, side);
  for (guint i = 0; i < c->n; i++) {
    CaromBody body = carom_body_default();
    body.radius = g_rand_double_range(random, 1, MAX(q, 1 + 1e-12));
    body.mass_kg = body.radius * body.radius;
    body.position = carom_vec2((i % per_row + 0.5) * side / per_row,
                               (double)(i / per_row + 0.5) * side / per_row);
    body.velocity.x = g_rand_double_range(random, -1, 1);
    body.velocity.y = g_rand_double_range(random, -1, 1);
    carom_scene_add_body(scene, body);
  }
  scene->dt_s = 0.03;
  return scene;
}

static int compare_doubles(const void *one, const void *other) {
  double a = *(const double *)one, b = *(const double *)other;
  return (a > b) - (a < b);
}

static double time_round_ns(CaromRun *run, guint steps) {
  gint64 start_us = g_get_monotonic_time();
  for (guint i = 0; i < steps; i++)
    carom_run_frame(run, NULL);
  return (double)(g_get_monotonic_time() - start_us) * 1e3 / steps / run->world->bodies.n;
}

static void measure(const Case *c) {
  g_autoptr(CaromScene) scene = gas(c);
  CaromMethod method = carom_method_default();
  method.resolver = &carom_resolver_impulse;
  g_autoptr(CaromRun) run = carom_run_new(scene, &method);
  for (guint i = 0; i < WARM_UP_STEPS; i++)
    carom_run_frame(run, NULL);
  guint steps = MAX(WORK / c->n, 20);
  guint64 contacts = run->world->books.collisions;
  double ns[ROUNDS];
  for (guint i = 0; i < ROUNDS; i++)
    ns[i] = time_round_ns(run, steps);
  qsort(ns, ROUNDS, sizeof *ns, compare_doubles);
  carom_run_measure(run);
  contacts = run->world->books.collisions - contacts;
  printf("%8u %9.2f %9g %12.1f %16.4f %12.1e\n", c->n, c->fraction, c->radius_ratio, ns[ROUNDS / 2],
         (double)contacts / steps / ROUNDS / c->n, run->now.energy_error);
}

int main(void) {
  printf("%8s %9s %9s %12s %16s %12s\n", "discs", "fraction", "radii 1:", "ns/disc/step",
         "contacts/disc", "ΔE/E");
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++)
    measure(&cases[i]);
  return 0;
}
