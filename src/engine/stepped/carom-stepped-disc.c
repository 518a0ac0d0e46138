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
    d = carom_overlap_normal(overlap);
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

/* A pair whose turn it is. */
typedef struct {
  CaromPair pair;
  CaromOverlap overlap;
  gboolean overlaps; /* FALSE if the discs only touch */
  guint n_a, n_b;    /* in how many overlapping pairs of this turn each disc is */
} Meeting;

/* ---- Where the separation puts discs ---- */

/* Reads the present positions and velocities of the discs. A pinned disc is left where a rule may
 * have put it for its own purposes. */
static void look(Meeting *meeting, const CaromBodies *bodies) {
  CaromPair pair = meeting->pair;
  CaromOverlap *overlap = &meeting->overlap;
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
static void put_back(CaromWorld *world, Meeting *meetings, guint n,
                     void (*rule)(CaromOverlap *overlap)) {
  for (guint i = 0; i < n; i++) {
    Meeting *meeting = &meetings[i];
    if (!meeting->overlaps)
      continue;
    CaromVec2 a = meeting->overlap.position_a, b = meeting->overlap.position_b;
    rule(&meeting->overlap);
    put_disc(world, meeting->pair.a, a, meeting->overlap.position_a, meeting->n_a);
    put_disc(world, meeting->pair.b, b, meeting->overlap.position_b, meeting->n_b);
  }
}

/* ---- A turn ---- */

static guint *find_count(GHashTable *counts, guint disc) {
  guint *count = g_hash_table_lookup(counts, GUINT_TO_POINTER(disc));
  if (!count) {
    count = g_new0(guint, 1);
    g_hash_table_insert(counts, GUINT_TO_POINTER(disc), count);
  }
  return count;
}

/* Finds which pairs overlap, and in how many of them each disc is. */
static void count_overlaps(Meeting *meetings, guint n) {
  g_autoptr(GHashTable) counts = g_hash_table_new_full(NULL, NULL, NULL, g_free);
  for (guint i = 0; i < n; i++)
    if (meetings[i].overlaps) {
      ++*find_count(counts, meetings[i].pair.a);
      ++*find_count(counts, meetings[i].pair.b);
    }
  for (guint i = 0; i < n; i++) {
    meetings[i].n_a = *find_count(counts, meetings[i].pair.a);
    meetings[i].n_b = *find_count(counts, meetings[i].pair.b);
  }
}

/* Returns: FALSE if the separation of an earlier turn has parted the discs */
static gboolean find_together(Meeting *meeting, const CaromEngine *engine, CaromPair pair) {
  *meeting = (Meeting){.pair = pair, .overlap = overlap_of(engine->world, pair)};
  double depth = carom_overlap_depth(&meeting->overlap);
  double reach = meeting->overlap.radius_a + meeting->overlap.radius_b;
  meeting->overlaps = depth > 0;
  meeting->n_a = meeting->n_b = meeting->overlaps ? 1 : 0;
  return depth > -engine->method->ties->tolerance * reach;
}

static void separate_before(const CaromEngine *engine, Meeting *meetings, guint n) {
  if (!engine->method->separation->before)
    return;
  put_back(engine->world, meetings, n, engine->method->separation->before);
  for (guint i = 0; i < n; i++)
    look(&meetings[i], &engine->world->bodies);
}

static void separate_after(const CaromEngine *engine, Meeting *meetings, guint n) {
  if (engine->method->separation->after)
    put_back(engine->world, meetings, n, engine->method->separation->after);
}

static void settle(const CaromEngine *engine, Meeting *meetings, CaromContactRecord *records,
                   guint n) {
  for (guint i = 0; i < n; i++)
    records[i] = disc_contact(engine->world, meetings[i].pair, &meetings[i].overlap);
  engine->method->ties->settle(engine, records, n);
  for (guint i = 0; i < n; i++) {
    look(&meetings[i], &engine->world->bodies);
    meetings[i].overlap.resolved = records[i].cluster_size > 0;
  }
}

/* ---- Informing a probe ---- */

static CaromEncounterRecord found(const Meeting *meeting) {
  return (CaromEncounterRecord){
      .overlapped = TRUE,
      .depth = MAX(carom_overlap_depth(&meeting->overlap), 0),
      .found_a = meeting->overlap.position_a,
      .found_b = meeting->overlap.position_b,
      .velocity_found_a = meeting->overlap.velocity_a,
      .velocity_found_b = meeting->overlap.velocity_b,
      .n_overlaps_a = meeting->n_a,
      .n_overlaps_b = meeting->n_b,
  };
}

/* A pinned disc is also reported to have been where its rule has rewound it to. */
static void note_contact(CaromEncounterRecord *encounter, const Meeting *meeting) {
  encounter->contact_a = meeting->overlap.position_a;
  encounter->contact_b = meeting->overlap.position_b;
}

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

/* ---- A whole turn ---- */

/* Like meet(), but informs a probe. */
static void meet_watched(const CaromEngine *engine, Meeting *meetings, CaromContactRecord *records,
                         guint n) {
  g_autofree CaromEncounterRecord *encounters = g_new(CaromEncounterRecord, n);
  for (guint i = 0; i < n; i++)
    encounters[i] = found(&meetings[i]);
  separate_before(engine, meetings, n);
  for (guint i = 0; i < n; i++)
    note_contact(&encounters[i], &meetings[i]);
  settle(engine, meetings, records, n);
  separate_after(engine, meetings, n);
  for (guint i = 0; i < n; i++)
    notify_probe(engine, &records[i], &encounters[i]);
}

/* @meetings, @records: (array length=n): room for the pairs that are together */
static void meet(const CaromEngine *engine, Meeting *meetings, CaromContactRecord *records,
                 guint n) {
  if (engine->probe) {
    meet_watched(engine, meetings, records, n);
    return;
  }
  separate_before(engine, meetings, n);
  settle(engine, meetings, records, n);
  separate_after(engine, meetings, n);
}

static void meet_one(const CaromEngine *engine, CaromPair pair) {
  Meeting meeting;
  CaromContactRecord record;
  if (find_together(&meeting, engine, pair))
    meet(engine, &meeting, &record, 1);
}

static void meet_many(const CaromEngine *engine, const CaromPair *pairs, guint n) {
  g_autofree Meeting *meetings = g_new(Meeting, n);
  g_autofree CaromContactRecord *records = g_new(CaromContactRecord, n);
  guint n_together = 0;
  for (guint i = 0; i < n; i++)
    if (find_together(&meetings[n_together], engine, pairs[i]))
      n_together++;
  count_overlaps(meetings, n_together);
  meet(engine, meetings, records, n_together);
}

void carom_stepped_meet_discs(const CaromEngine *engine, const CaromPair *pairs, guint n) {
  if (n == 1)
    meet_one(engine, pairs[0]);
  else
    meet_many(engine, pairs, n);
}
