/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-world: the bodies of a scene in arrays, the books, and the clock. All that changes is in
 * one block of memory, so that saving and restoring are copies. */
#include "carom-world.h"

#include <string.h>

/* The four arrays of state are adjacent in memory, so that a snapshot is one copy. */
#define N_STATE_ARRAYS 4

struct CaromSnapshot {
  guint64 frame;
  CaromBooks books;
  guint n; /* discs */
  double free_mass_kg, missed_kg_s;
  double state[]; /* and then the schedule's */
};

static gsize n_state(const CaromWorld *world) {
  return (gsize)N_STATE_ARRAYS * world->n_most;
}

static gsize state_size(const CaromWorld *world) {
  return sizeof(double) * n_state(world);
}

static void set_body(CaromBodies *bodies, guint i, const CaromBody *body) {
  carom_bodies_set_position(bodies, i, body->position);
  carom_bodies_set_velocity(bodies, i, body->velocity);
  bodies->radius[i] = body->radius;
  bodies->mass_kg[i] = body->pinned ? INFINITY : body->mass_kg;
}

static void place_bodies(CaromBodies *bodies, const CaromScene *scene) {
  for (guint i = 0; i < bodies->n; i++)
    set_body(bodies, i, carom_scene_body(scene, i));
}

static double free_mass_kg(const CaromBodies *bodies) {
  CaromSum sum = {0};
  for (guint i = 0; i < bodies->n; i++)
    if (!carom_bodies_is_pinned(bodies, i))
      carom_sum_add(&sum, bodies->mass_kg[i]);
  return carom_sum_value(sum);
}

CaromWorld *carom_world_new(CaromScene *scene) {
  CaromWorld *world = g_new0(CaromWorld, 1);
  guint n = (guint)carom_scene_count_most_discs(scene);
  world->scene = carom_scene_ref(scene);
  world->n_most = n;
  world->schedule = carom_schedule_new(scene);
  double *state = g_new0(double, (gsize)n *N_STATE_ARRAYS);
  world->bodies = (CaromBodies){
      .n = scene->bodies->len,
      .x = state,
      .y = state + n,
      .vx = state + 2 * (gsize)n,
      .vy = state + 3 * (gsize)n,
      .radius = g_new(double, n),
      .mass_kg = g_new(double, n),
  };
  place_bodies(&world->bodies, scene);
  world->free_mass_kg = free_mass_kg(&world->bodies);
  return world;
}

void carom_world_free(CaromWorld *world) {
  carom_scene_unref(world->scene);
  g_clear_pointer(&world->schedule, carom_schedule_free);
  g_free(world->bodies.x); /* and with it the whole state */
  g_free(world->bodies.radius);
  g_free(world->bodies.mass_kg);
  g_free(world);
}

void carom_world_set_time(CaromWorld *world, double time_s) {
  world->time_s = time_s;
  double mass_time_kg_s = world->free_mass_kg * time_s - world->missed_kg_s;
  carom_audit_set_gravity(&world->books, carom_vec2_scale(world->scene->gravity, mass_time_kg_s));
}

void carom_world_set_frame(CaromWorld *world, guint64 frame) {
  world->frame = frame;
  carom_world_set_time(world, (double)frame * world->scene->dt_s);
}

void carom_world_put(CaromWorld *world, guint i, CaromVec2 position) {
  CaromVec2 g = world->scene->gravity;
  CaromVec2 way = carom_vec2_sub(position, carom_bodies_position(&world->bodies, i));
  carom_bodies_set_position(&world->bodies, i, position);
  if (g.x != 0 || g.y != 0)
    carom_audit_book_method(&world->books, carom_vec2(0, 0),
                            -world->bodies.mass_kg[i] * carom_vec2_dot(g, way));
}

guint carom_world_enter(CaromWorld *world, guint emitter, const CaromBody *disc, double now_s) {
  guint i = world->bodies.n++;
  set_body(&world->bodies, i, disc);
  world->schedule->emitter_of[world->schedule->n_entered++] = emitter;
  world->free_mass_kg += disc->mass_kg;
  world->missed_kg_s += disc->mass_kg * now_s;
  carom_audit_book_entry(&world->books, disc->mass_kg, disc->position, disc->velocity,
                         world->scene->gravity);
  return i;
}

int carom_world_emitter_of(const CaromWorld *world, guint i) {
  guint n_at_start = world->scene->bodies->len;
  return i < n_at_start ? -1 : (int)world->schedule->emitter_of[i - n_at_start];
}

CaromVec2 carom_world_entry_of(const CaromWorld *world, guint i) {
  guint emitter = (guint)carom_world_emitter_of(world, i), nth = 0;
  for (guint k = world->scene->bodies->len; k < i; k++)
    nth += carom_world_emitter_of(world, k) == (int)emitter ? 1 : 0;
  return carom_emitter_disc(carom_scene_emitter(world->scene, emitter), world->scene->seed, emitter,
                            nth)
      .position;
}

gsize carom_world_snapshot_size(const CaromWorld *world) {
  return sizeof(CaromSnapshot) + state_size(world) + carom_schedule_state_size(world->schedule);
}

CaromSnapshot *carom_world_save(const CaromWorld *world) {
  CaromSnapshot *snapshot = g_malloc(carom_world_snapshot_size(world));
  snapshot->frame = world->frame;
  snapshot->books = world->books;
  snapshot->n = world->bodies.n;
  snapshot->free_mass_kg = world->free_mass_kg;
  snapshot->missed_kg_s = world->missed_kg_s;
  if (world->n_most > 0)
    memcpy(snapshot->state, world->bodies.x, state_size(world));
  if (world->schedule)
    carom_schedule_save(world->schedule, snapshot->state + n_state(world));
  return snapshot;
}

/* What does not change while a disc is there, of those that have come in. */
static void describe_entered(CaromWorld *world) {
  for (guint i = world->scene->bodies->len; i < world->bodies.n; i++) {
    const CaromEmitter *emitter =
        carom_scene_emitter(world->scene, (guint)carom_world_emitter_of(world, i));
    world->bodies.radius[i] = emitter->radius;
    world->bodies.mass_kg[i] = emitter->mass_kg;
  }
}

void carom_world_restore(CaromWorld *world, const CaromSnapshot *snapshot) {
  world->bodies.n = snapshot->n;
  world->free_mass_kg = snapshot->free_mass_kg;
  world->missed_kg_s = snapshot->missed_kg_s;
  carom_world_set_frame(world, snapshot->frame);
  world->books = snapshot->books;
  if (world->n_most > 0)
    memcpy(world->bodies.x, snapshot->state, state_size(world));
  if (world->schedule) {
    carom_schedule_restore(world->schedule, snapshot->state + n_state(world));
    describe_entered(world);
  }
}

/* Pinned discs have no mass that anything is calculated with.
 *
 * Returns: infinity or NaN if a sum over all discs is, or the square of one that is squared */
static double measure_sums(const CaromWorld *world) {
  const CaromBodies *bodies = &world->bodies;
  double pull = carom_vec2_length(world->scene->gravity);
  double mass = 0, momentum = 0, energy = 0;
  for (guint i = 0; i < bodies->n; i++) {
    double mass_kg = carom_bodies_is_pinned(bodies, i) ? 0 : bodies->mass_kg[i];
    double speed = carom_vec2_length(carom_bodies_velocity(bodies, i));
    mass += mass_kg;
    momentum += mass_kg * speed;
    energy += mass_kg * speed * speed +
              mass_kg * pull * carom_vec2_length(carom_bodies_position(bodies, i));
  }
  return mass * mass + momentum * momentum + energy;
}

gboolean carom_world_is_finite(const CaromWorld *world) {
  /* Any infinity or NaN turns the sum of q − q into NaN. */
  double pull = carom_vec2_dot(world->scene->gravity, world->scene->gravity);
  if (!isfinite(measure_sums(world)))
    return FALSE;
  double sum = pull - pull;
  for (gsize i = 0; i < n_state(world); i++) {
    double square = world->bodies.x[i] * world->bodies.x[i];
    sum += square - square;
  }
  return sum == 0;
}

CaromOverlapDepths carom_world_measure_overlaps(const CaromWorld *world) {
  const CaromBodies *bodies = &world->bodies;
  CaromOverlapDepths overlaps = {0};
  double radii = 0;
  for (guint i = 0; i < bodies->n; i++) {
    radii += bodies->radius[i];
    for (guint j = i + 1; j < bodies->n; j++) {
      if (carom_bodies_is_pinned(bodies, i) && carom_bodies_is_pinned(bodies, j))
        continue;
      CaromVec2 apart =
          carom_vec2_sub(carom_bodies_position(bodies, j), carom_bodies_position(bodies, i));
      double reach = bodies->radius[i] + bodies->radius[j];
      double depth = MAX(reach - carom_vec2_length(apart), 0);
      overlaps.deepest = MAX(overlaps.deepest, depth / reach);
      overlaps.total += depth;
    }
  }
  overlaps.total /= MAX(radii, G_MINDOUBLE);
  return overlaps;
}
