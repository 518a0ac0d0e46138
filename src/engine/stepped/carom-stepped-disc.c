/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-stepped-disc: disc meets disc. The separation puts the discs where they do not overlap,
 * before the contact is resolved, after it, or both. */
#include "carom-separation.h"
#include "carom-stepped.h"
#include "carom-ties.h"

static CaromOverlap overlap_of(const CaromWorld *world, CaromPair pair) {
  const CaromBodies *bodies = &world->bodies;
  return (CaromOverlap){
      .position_a = carom_bodies_position(bodies, pair.a),
      .position_b = carom_bodies_position(bodies, pair.b),
      .velocity_a = carom_bodies_velocity(bodies, pair.a),
      .velocity_b = carom_bodies_velocity(bodies, pair.b),
      .radius_a = bodies->radius[pair.a],
      .radius_b = bodies->radius[pair.b],
      .mass_a_kg = bodies->mass_kg[pair.a],
      .mass_b_kg = bodies->mass_kg[pair.b],
      .dt_s = world->scene->dt_s,
  };
}

/* The contact between two discs where the separation has put them. Concentric discs have no line of
 * centres; they get the normal along which they are separated. */
static CaromContactRecord disc_contact(const CaromWorld *world, CaromPair pair,
                                       const CaromOverlap *overlap) {
  CaromVec2 d = carom_vec2_sub(overlap->position_b, overlap->position_a);
  if (d.x == 0 && d.y == 0)
    d = carom_separation_normal(overlap);
  return (CaromContactRecord){
      .frame = world->frame + 1,
      .time_s = (double)(world->frame + 1) * world->scene->dt_s - overlap->rewound_s,
      .a = pair.a,
      .b = (int)pair.b,
      .wall = -1,
      .contact = {.mass_a_kg = overlap->mass_a_kg,
                  .mass_b_kg = overlap->mass_b_kg,
                  .velocity_a = overlap->velocity_a,
                  .velocity_b = overlap->velocity_b,
                  .d = d,
                  .restitution = world->scene->restitution,
                  .tangential_factor = 1},
  };
}

/* Two discs whose turn it is. */
typedef struct {
  CaromPair pair;
  CaromOverlap overlap;
  gboolean overlaps; /* FALSE if the discs only touch */
  guint n_a, n_b;    /* in how many overlapping pairs of this turn each disc is */
} TurnPair;

/* ---- Where the separation puts discs ---- */

/* Reads the present positions and velocities of the discs. A pinned disc is left where a rule may
 * have put it for its own purposes. */
static void look(TurnPair *it, const CaromBodies *bodies) {
  CaromPair pair = it->pair;
  CaromOverlap *overlap = &it->overlap;
  if (!carom_bodies_is_pinned(bodies, pair.a))
    overlap->position_a = carom_bodies_position(bodies, pair.a);
  if (!carom_bodies_is_pinned(bodies, pair.b))
    overlap->position_b = carom_bodies_position(bodies, pair.b);
  overlap->velocity_a = carom_bodies_velocity(bodies, pair.a);
  overlap->velocity_b = carom_bodies_velocity(bodies, pair.b);
}

/* If several pairs of a turn move a disc, it moves by the mean of these moves. */
static void put_disc(CaromWorld *world, guint i, CaromVec2 from, CaromVec2 to, guint n_moves) {
  const CaromBodies *bodies = &world->bodies;
  if (carom_bodies_is_pinned(bodies, i))
    return;
  if (n_moves > 1)
    to = carom_vec2_add_scaled(carom_bodies_position(bodies, i), carom_vec2_sub(to, from),
                               1.0 / n_moves);
  carom_world_put(world, i, to);
}

/* Applies @rule to all pairs that overlap. All of them see the discs at their positions when they
 * were last read, so that the order makes no difference. */
static void put_back(CaromWorld *world, TurnPair *turn, guint n,
                     void (*rule)(CaromOverlap *overlap)) {
  for (guint i = 0; i < n; i++) {
    TurnPair *it = &turn[i];
    if (!it->overlaps)
      continue;
    CaromVec2 a = it->overlap.position_a, b = it->overlap.position_b;
    rule(&it->overlap);
    put_disc(world, it->pair.a, a, it->overlap.position_a, it->n_a);
    put_disc(world, it->pair.b, b, it->overlap.position_b, it->n_b);
  }
}

/* ---- A turn ---- */

static guint count_of(GHashTable *counts, guint disc) {
  return GPOINTER_TO_UINT(g_hash_table_lookup(counts, GUINT_TO_POINTER(disc)));
}

static void count_one_more(GHashTable *counts, guint disc) {
  g_hash_table_insert(counts, GUINT_TO_POINTER(disc), GUINT_TO_POINTER(count_of(counts, disc) + 1));
}

/* Finds in how many of the pairs that overlap each disc is. */
static void count_overlaps(TurnPair *turn, guint n) {
  g_autoptr(GHashTable) counts = g_hash_table_new(NULL, NULL);
  for (guint i = 0; i < n; i++)
    if (turn[i].overlaps) {
      count_one_more(counts, turn[i].pair.a);
      count_one_more(counts, turn[i].pair.b);
    }
  for (guint i = 0; i < n; i++) {
    turn[i].n_a = count_of(counts, turn[i].pair.a);
    turn[i].n_b = count_of(counts, turn[i].pair.b);
  }
}

/* Returns: FALSE if the separation of an earlier turn has parted the discs */
static gboolean find_together(TurnPair *it, const CaromEngine *engine, CaromPair pair) {
  *it = (TurnPair){.pair = pair, .overlap = overlap_of(engine->world, pair)};
  double depth = carom_separation_depth(&it->overlap);
  double reach = it->overlap.radius_a + it->overlap.radius_b;
  it->overlaps = depth > 0;
  it->n_a = it->n_b = it->overlaps ? 1 : 0;
  return depth > -engine->method->ties->tolerance * reach;
}

/* Returns: how the two were found, for a probe */
static CaromEncounterRecord found(const TurnPair *it) {
  return (CaromEncounterRecord){
      .overlapped = TRUE,
      .depth = MAX(carom_separation_depth(&it->overlap), 0),
      .found_a = it->overlap.position_a,
      .found_b = it->overlap.position_b,
      .velocity_found_a = it->overlap.velocity_a,
      .velocity_found_b = it->overlap.velocity_b,
      .n_overlaps_a = it->n_a,
      .n_overlaps_b = it->n_b,
  };
}

/* Completes what a probe is told of a contact, and tells it, unless the discs were parting already.
 */
static void notify_probe(const CaromEngine *engine, const CaromContactRecord *record,
                         CaromEncounterRecord *encounter) {
  const CaromBodies *bodies = &engine->world->bodies;
  encounter->record = *record;
  encounter->velocity_corrected_a = record->contact.velocity_a;
  encounter->velocity_left_a = carom_bodies_velocity(bodies, record->a);
  encounter->velocity_left_b = carom_bodies_velocity(bodies, (guint)record->b);
  encounter->left_a = carom_bodies_position(bodies, record->a);
  encounter->left_b = carom_bodies_position(bodies, (guint)record->b);
  if (record->cluster_size > 0)
    engine->probe->on_encounter(encounter, engine->probe->user_data);
}

/* Separates the pairs of a turn and resolves their contacts, and informs a probe if there is one.
 *
 * @turn: (array length=n): the pairs that are together
 * @records: (array length=n): room for their contacts */
static void meet(const CaromEngine *engine, TurnPair *turn, CaromContactRecord *records, guint n) {
  CaromWorld *world = engine->world;
  const CaromSeparation *separation = engine->method->separation;
  guint n_watched = engine->probe ? n : 0;
  g_autofree CaromEncounterRecord *encounters = g_new(CaromEncounterRecord, n_watched);
  for (guint i = 0; i < n_watched; i++)
    encounters[i] = found(&turn[i]);
  if (separation->before) {
    put_back(world, turn, n, separation->before);
    for (guint i = 0; i < n; i++)
      look(&turn[i], &world->bodies);
  }
  for (guint i = 0; i < n; i++)
    records[i] = disc_contact(world, turn[i].pair, &turn[i].overlap);
  /* A pinned disc is also reported to have been where its rule has rewound it to. */
  for (guint i = 0; i < n_watched; i++) {
    encounters[i].contact_a = turn[i].overlap.position_a;
    encounters[i].contact_b = turn[i].overlap.position_b;
  }
  engine->method->ties->settle(engine, records, n);
  for (guint i = 0; i < n; i++) {
    look(&turn[i], &world->bodies);
    turn[i].overlap.resolved = records[i].cluster_size > 0;
  }
  if (separation->after)
    put_back(world, turn, n, separation->after);
  for (guint i = 0; i < n_watched; i++)
    notify_probe(engine, &records[i], &encounters[i]);
}

static void meet_one(const CaromEngine *engine, CaromPair pair) {
  TurnPair it;
  CaromContactRecord record;
  if (find_together(&it, engine, pair))
    meet(engine, &it, &record, 1);
}

static void meet_many(const CaromEngine *engine, const CaromPair *pairs, guint n) {
  g_autofree TurnPair *turn = g_new(TurnPair, n);
  g_autofree CaromContactRecord *records = g_new(CaromContactRecord, n);
  guint n_together = 0;
  for (guint i = 0; i < n; i++)
    if (find_together(&turn[n_together], engine, pairs[i]))
      n_together++;
  count_overlaps(turn, n_together);
  meet(engine, turn, records, n_together);
}

void carom_stepped_meet_discs(const CaromEngine *engine, const CaromPair *pairs, guint n) {
  if (n == 1)
    meet_one(engine, pairs[0]);
  else
    meet_many(engine, pairs, n);
}
