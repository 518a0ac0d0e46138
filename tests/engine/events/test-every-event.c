/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Every event among a hundred discs placed at random, compared with a search that looks at all
 * pairs and all walls and uses no cells, queues or polynomials. */
#include "events-test.h"

#include <float.h>

/* Room for rounding, as a part of the distance at which two bodies touch. */
#define TOUCHING 1e-9

/* ---- The search: distances at times, nothing else ---- */

/* Two bodies as seen from one: where the centre of the other is, and how it moves. */
typedef struct {
  CaromVec2 d, v, a;
  double reach;
  const CaromWall *wall; /* (nullable): the one is a wall, and d is a place */
} Approach;

static double gap(const Approach *approach, double t) {
  CaromVec2 mean = carom_vec2_add_scaled(approach->v, approach->a, 0.5 * t);
  CaromVec2 at = carom_vec2_add_scaled(approach->d, mean, t);
  if (approach->wall)
    at = carom_vec2_sub(at, carom_wall_foot(approach->wall, at).nearest);
  return hypot(at.x, at.y) - approach->reach;
}

/* When the gap closes, found by steps that are too short to jump over anything: while a gap is
 * wide, it cannot close sooner than at the greatest speed.
 *
 * Returns: the time; INFINITY if the gap does not close by @until */
static double search(const Approach *approach, double until) {
  double touching = TOUCHING * approach->reach;
  double speed = hypot(approach->v.x, approach->v.y) + until * hypot(approach->a.x, approach->a.y);
  double least = 1e-5 * approach->reach / MAX(speed, DBL_MIN);
  double t = 0, before = gap(approach, 0);
  if (before > speed * until)
    return INFINITY;
  while (t < until) {
    double next = MIN(t + MAX(before / speed, least), until), now = gap(approach, next);
    if (now < -touching && now < before)
      return t;
    t = next;
    before = now;
  }
  return INFINITY;
}

/* Of two that move straight towards each other, by the textbook's formula. */
static double search_straight(const Approach *approach) {
  long double dx = approach->d.x, dy = approach->d.y, vx = approach->v.x, vy = approach->v.y;
  long double b = dx * vx + dy * vy, vv = vx * vx + vy * vy, reach = approach->reach;
  long double root = b * b - vv * (dx * dx + dy * dy - reach * reach);
  return b >= 0 || root < 0 ? INFINITY : (double)MAX(-(b + sqrtl(root)) / vv, 0);
}

static CaromVec2 fall(const CaromRun *run, guint i) {
  return carom_bodies_is_pinned(&run->world->bodies, i) ? carom_vec2(0, 0)
                                                        : run->world->scene->gravity;
}

static Approach of_discs(const CaromRun *run, guint i, guint k) {
  const CaromBodies *bodies = &run->world->bodies;
  return (Approach){
      .d = carom_vec2_sub(carom_bodies_position(bodies, k), carom_bodies_position(bodies, i)),
      .v = carom_vec2_sub(carom_bodies_velocity(bodies, k), carom_bodies_velocity(bodies, i)),
      .a = carom_vec2_sub(fall(run, k), fall(run, i)),
      .reach = bodies->radius[i] + bodies->radius[k],
  };
}

static Approach of_wall(const CaromRun *run, guint i, guint w) {
  const CaromBodies *bodies = &run->world->bodies;
  return (Approach){
      .d = carom_bodies_position(bodies, i),
      .v = carom_bodies_velocity(bodies, i),
      .a = fall(run, i),
      .reach = bodies->radius[i],
      .wall = carom_scene_wall(run->world->scene, w),
  };
}

/* How long until the first contact of all, at most @until. */
static double search_all(const CaromRun *run, double until) {
  const CaromBodies *bodies = &run->world->bodies;
  double soonest = INFINITY;
  for (guint i = 0; i < bodies->n; i++) {
    gboolean pinned = carom_bodies_is_pinned(bodies, i);
    for (guint k = i + 1; k < bodies->n; k++) {
      if (pinned && carom_bodies_is_pinned(bodies, k))
        continue;
      Approach approach = of_discs(run, i, k);
      gboolean straight = approach.a.x == 0 && approach.a.y == 0;
      soonest = MIN(soonest, straight ? search_straight(&approach) : search(&approach, until));
    }
    for (guint w = 0; w < run->world->scene->walls->len && !pinned; w++) {
      Approach approach = of_wall(run, i, w);
      soonest = MIN(soonest, search(&approach, until));
    }
  }
  return soonest;
}

/* ---- Following a run ---- */

static void assert_apart(const CaromRun *run) {
  const CaromBodies *bodies = &run->world->bodies;
  for (guint i = 0; i < bodies->n; i++) {
    if (carom_bodies_is_pinned(bodies, i))
      continue;
    for (guint k = 0; k < bodies->n; k++) {
      Approach approach = of_discs(run, i, k);
      if (k != i)
        g_assert_cmpfloat(gap(&approach, 0), >=, -TOUCHING * approach.reach);
    }
    for (guint w = 0; w < run->world->scene->walls->len; w++) {
      Approach approach = of_wall(run, i, w);
      g_assert_cmpfloat(gap(&approach, 0), >=, -TOUCHING * approach.reach);
    }
  }
}

/* The foreseen contact is one: the two touch at that time. */
static void assert_touch(const CaromRun *run, const CaromContactRecord *next) {
  Approach approach = next->wall >= 0 ? of_wall(run, next->a, (guint)next->wall)
                                      : of_discs(run, next->a, (guint)next->b);
  double at_contact = gap(&approach, next->time_s - run->world->time_s);
  g_assert_cmpfloat(fabs(at_contact), <=, TOUCHING * approach.reach);
}

/* The search steps into a contact by up to TOUCHING and its own least step, at most 1e-4 of the
 * time in which a body crosses its radius: so contacts that graze are compared coarsely, and all
 * others are held to be apart by assert_apart(). */
static void follow(CaromScene *scene, const CaromResolver *resolver, guint n_contacts) {
  CaromMethod method = test_events_method(resolver);
  scene->dt_s = 1000; /* all of it is within the first frame */
  g_autoptr(CaromRun) run = carom_run_new(scene, &method);
  g_autoptr(GError) error = NULL;
  CaromContactRecord next;
  guint n = 0;
  while (n < n_contacts && carom_run_foresee(run, scene->dt_s, &next)) {
    double ahead = next.time_s - run->world->time_s;
    assert_touch(run, &next);
    g_assert_cmpfloat(search_all(run, ahead), >=, ahead * (1 - 1e-6) - 1e-9);
    carom_run_advance(run, next.time_s, next.time_s, &error);
    g_assert_no_error(error);
    assert_apart(run);
    n++;
  }
  carom_run_measure(run);
  g_test_message("%s: %u contacts in %.3g s, energy error %.2g, momentum error %.2g",
                 resolver->part.id, carom_run_count_contacts(run), run->world->time_s,
                 run->now.energy_error, run->now.momentum_error);
  g_assert_cmpuint(carom_run_count_contacts(run), >=, n_contacts);
  g_assert_cmpfloat(fabs(run->now.energy_error), <=, 1e-12);
  g_assert_cmpfloat(run->now.momentum_error, <=, 1e-12);
}

/* ---- Scenes ---- */

typedef struct {
  const char *name;
  double radius_max; /* of radii from 1 on */
  gboolean box, walls_inside, pinned;
  double gravity, restitution;
} Kind;

static const Kind kinds[] = {
    {"equal", 1, TRUE, FALSE, FALSE, 0, 1},
    {"mixed", 3, TRUE, FALSE, FALSE, 0, 1},
    {"falling", 3, TRUE, FALSE, FALSE, 9.81, 1},
    {"walls", 1.5, TRUE, TRUE, FALSE, 0, 1},
    {"walls-falling", 1.5, TRUE, TRUE, FALSE, 9.81, 1},
    {"pinned", 1.5, TRUE, FALSE, TRUE, 0, 1},
    {"pinned-falling", 1.5, TRUE, TRUE, TRUE, 9.81, 1},
    {"open", 2, FALSE, TRUE, TRUE, 0, 1},
    {"open-falling", 2, FALSE, TRUE, TRUE, 9.81, 1},
    {"inelastic-falling", 1.5, TRUE, TRUE, TRUE, 9.81, 0.8},
};

/* Pinned ones, two of them moving. */
static void add_pinned_discs(CaromScene *scene, double side) {
  test_add_pinned(scene, 0.25 * side, 0.5 * side, 0, 0, 3);
  test_add_pinned(scene, 0.75 * side, 0.25 * side, 0, 0, 0.5);
  test_add_pinned(scene, 0.5 * side, 0.75 * side, 1, -0.3, 2);
  test_add_pinned(scene, -1.5 * side, 0.4 * side, 12, 0.1, 2.5);
}

/* Fans of walls in all directions, some of which meet. */
static void add_walls(CaromScene *scene, double side) {
  for (int i = 0; i < 12; i++) {
    double angle_rad = 0.6 * i, length = 1.0 + 0.5 * i;
    double x = side * (0.15 + 0.7 * (i % 4) / 3), y = side * (0.2 + 0.6 * (i / 4) / 2);
    test_add_wall(scene, x, y, x + length * cos(angle_rad), y + length * sin(angle_rad));
    test_add_wall(scene, x, y, x - length * sin(angle_rad), y + length * cos(angle_rad));
  }
}

static gboolean is_free(const CaromScene *scene, CaromVec2 at, double radius) {
  for (guint i = 0; i < scene->bodies->len; i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    if (carom_vec2_distance(at, body->position) < 1.01 * (radius + body->radius))
      return FALSE;
  }
  for (guint w = 0; w < scene->walls->len; w++) {
    CaromVec2 foot = carom_wall_foot(carom_scene_wall(scene, w), at).nearest;
    if (carom_vec2_distance(at, foot) < 1.01 * radius)
      return FALSE;
  }
  return TRUE;
}

static void add_free_discs(CaromScene *scene, double side, const Kind *kind, guint n) {
  g_autoptr(GRand) random = g_rand_new_with_seed(7);
  while (scene->bodies->len < n) {
    CaromVec2 at = {g_rand_double_range(random, 0, side), g_rand_double_range(random, 0, side)};
    double radius = 1 + (kind->radius_max - 1) * g_rand_double(random);
    double vx = g_rand_double_range(random, -10, 10), vy = g_rand_double_range(random, -10, 10);
    if (is_free(scene, at, radius))
      test_add_disc(scene, at.x, at.y, vx, vy, radius, radius * radius);
  }
}

static CaromScene *scene_of(const Kind *kind) {
  CaromScene *scene = carom_scene_new();
  double side = 30 * (0.3 + 0.7 * kind->radius_max);
  if (kind->box)
    test_add_box(scene, side, side);
  if (kind->walls_inside)
    add_walls(scene, side);
  if (kind->pinned)
    add_pinned_discs(scene, side);
  add_free_discs(scene, side, kind, 100);
  scene->gravity = carom_vec2(0.1 * kind->gravity, -kind->gravity);
  carom_scene_set_restitution(scene, kind->restitution);
  return scene;
}

static void test_kind(gconstpointer data) {
  const Kind *kind = data;
  guint n_resolvers, row = (guint)(kind - kinds);
  const CaromResolver *const *resolvers = carom_resolvers(&n_resolvers);
  for (guint i = test_first_resolver(n_resolvers); i < n_resolvers; i++) {
    if (!test_runs_cell(row, G_N_ELEMENTS(kinds), i, n_resolvers))
      continue;
    g_autoptr(CaromScene) scene = scene_of(kind);
    follow(scene, resolvers[i], kind->box ? 200 : 100);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  test_events_limit_work();
  for (guint i = 0; i < G_N_ELEMENTS(kinds); i++) {
    g_autofree char *path = g_strdup_printf("/every-event/%s", kinds[i].name);
    g_test_add_data_func(path, &kinds[i], test_kind);
  }
  return g_test_run();
}
