/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-stepped: time-stepped detection: move everything by dt, find what overlaps, put it back and
 * resolve it. What overlaps is looked for among the neighbours of each disc; carom-all-pairs takes
 * the same step and looks everywhere.
 *
 * A contact is noticed after it has happened. Where the discs are put, and how their speeds are
 * corrected, are options of the method. If the step is too large, contacts are missed
 * altogether. */
#include "carom-stepped.h"
#include "carom-changes.h"
#include "carom-drift.h"
#include "carom-encounter-words.h"

#include <glib/gi18n-lib.h>

typedef enum { NOT_BEGUN, AT_DISCS, AT_WALLS } Stage;

struct CaromStepMemory {
  guint n; /* for how many discs it is made */
  CaromDrift *drift;
  CaromNeighbours *neighbours;
  CaromNearWalls *near_walls;
  GArray *pairs;             /* (element-type CaromPair) */
  GArray *turns;             /* (element-type guint): where each turn's pairs end */
  CaromWallLine *wall_lines; /* [wall] */
  guint64 unasked;           /* contacts since somebody was asked whether to stop */
  Stage stage;               /* where a step goes on that was stopped */
  guint n_met;               /* in this stage: turns, or discs near walls */
};
typedef CaromStepMemory Memory;

/* Makes what depends on how many discs there are. */
static void make_for(Memory *memory, const CaromWorld *world) {
  double margin = carom_neighbours_margin(&world->bodies);
  memory->n = world->bodies.n;
  memory->drift = carom_drift_new(&world->bodies, margin);
  memory->near_walls = carom_near_walls_new(margin, memory->wall_lines, world->scene->walls->len);
}

CaromStepMemory *carom_stepped_memory_new(const CaromWorld *world, CaromNeighbours *neighbours) {
  Memory *memory = g_new0(Memory, 1);
  guint n_walls = world->scene->walls->len;
  memory->neighbours = neighbours;
  memory->pairs = g_array_new(FALSE, FALSE, sizeof(CaromPair));
  memory->turns = g_array_new(FALSE, FALSE, sizeof(guint));
  memory->wall_lines = g_new(CaromWallLine, n_walls);
  for (guint i = 0; i < n_walls; i++)
    memory->wall_lines[i] = carom_wall_line(carom_scene_wall(world->scene, i));
  make_for(memory, world);
  return memory;
}

static void drop_lists(Memory *memory) {
  carom_drift_free(memory->drift);
  carom_near_walls_free(memory->near_walls);
}

void carom_stepped_memory_free(gpointer data) {
  Memory *memory = data;
  drop_lists(memory);
  carom_neighbours_free(memory->neighbours);
  g_array_unref(memory->pairs);
  g_array_unref(memory->turns);
  g_free(memory->wall_lines);
  g_free(memory);
}

/* Discs have come in, or the run has gone back to before some did. What is kept from step to step
 * changes nothing of the result, so it is made anew. */
static void fit_to(Memory *memory, const CaromWorld *world) {
  if (G_LIKELY(memory->n == world->bodies.n))
    return;
  drop_lists(memory);
  make_for(memory, world);
  carom_neighbours_fit_to(memory->neighbours, &world->bodies);
}

/* Makes the lists of what each disc may meet until one of them has moved too far. */
static void make_lists(Memory *memory, const CaromBodies *bodies) {
  carom_neighbours_make_list(memory->neighbours, bodies);
  carom_near_walls_make_list(memory->near_walls, bodies, memory->drift);
  carom_drift_note(memory->drift, bodies);
}

/* Moves everything, and finds the pairs that overlap. They take turns as the method's policy for
 * ties arranges them. */
static void begin_step(const CaromEngine *engine, Memory *memory) {
  const CaromBodies *bodies = &engine->world->bodies;
  const CaromTies *ties = engine->method->ties;
  fit_to(memory, engine->world);
  if (!carom_drift_advance(memory->drift, engine->world))
    make_lists(memory, bodies);
  carom_neighbours_find_overlaps(memory->neighbours, bodies, ties->tolerance, memory->pairs);
  ties->arrange(engine, memory->pairs, memory->turns);
}

/* Returns: FALSE if somebody wishes to stop */
static gboolean meet_discs(const CaromEngine *engine, Memory *memory) {
  guint *next = &memory->n_met;
  guint begin = *next > 0 ? g_array_index(memory->turns, guint, *next - 1) : 0;
  while (*next < memory->turns->len) {
    guint end = g_array_index(memory->turns, guint, (*next)++);
    carom_stepped_meet_discs(engine, &g_array_index(memory->pairs, CaromPair, begin), end - begin);
    memory->unasked += end - begin;
    if (G_UNLIKELY(carom_stop_is_asked(engine->stop, &memory->unasked)))
      return FALSE;
    begin = end;
  }
  return TRUE;
}

/* Of discs that are near walls each may meet some of them; see meet_discs(). */
static gboolean meet_walls(const CaromEngine *engine, Memory *memory) {
  const CaromBodies *bodies = &engine->world->bodies;
  const GArray *discs = carom_near_walls_discs(memory->near_walls);
  while (memory->n_met < discs->len) {
    guint i = g_array_index(discs, guint, memory->n_met++);
    if (carom_bodies_is_pinned(bodies, i))
      continue;
    carom_stepped_meet_walls(engine, memory->wall_lines, i, carom_drift_start(memory->drift, i));
    memory->unasked++;
    if (G_UNLIKELY(carom_stop_is_asked(engine->stop, &memory->unasked)))
      return FALSE;
  }
  return TRUE;
}

static void begin_stage(Memory *memory, Stage stage) {
  memory->stage = stage;
  memory->n_met = 0;
}

static gboolean stop(GError **error) {
  carom_detection_set_stopped(error);
  return FALSE;
}

gboolean carom_stepped_frame(const CaromEngine *engine, gpointer data, GError **error) {
  Memory *memory = data;
  CaromBodies *bodies = &engine->world->bodies;
  if (memory->stage == NOT_BEGUN) {
    begin_step(engine, memory);
    begin_stage(memory, AT_DISCS);
  }
  if (memory->stage == AT_DISCS) {
    if (!meet_discs(engine, memory))
      return stop(error);
    if (!carom_drift_in_reach(memory->drift, bodies,
                              memory->pairs)) /* they have been put back too far */
      make_lists(memory, bodies);
    begin_stage(memory, AT_WALLS);
  }
  if (!meet_walls(engine, memory))
    return stop(error);
  begin_stage(memory, NOT_BEGUN);
  carom_world_set_frame(engine->world, engine->world->frame + 1);
  carom_changes_make_in_step(engine);
  return TRUE;
}

void carom_stepped_restore(gpointer data, gconstpointer state, double now_s) {
  begin_stage(data, NOT_BEGUN);
}

CaromEffort carom_stepped_effort(gconstpointer data) {
  const Memory *memory = data;
  return (CaromEffort){.pair_tests = carom_neighbours_count_tests(memory->neighbours)};
}

/* The contact may have been at an earlier time, to which the separation goes back. */
char *carom_stepped_describe(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  const CaromContactRecord *record = &encounter->record;
  g_autofree char *time = carom_encounter_words_clock((double)record->frame * scene->dt_s);
  g_autofree char *a = carom_encounter_words_name(scene, record, CAROM_BODY_A);
  g_autofree char *b = carom_encounter_words_name(scene, record, CAROM_BODY_B);
  g_autofree char *depth =
      carom_encounter_words_quantity(scene, CAROM_DIMENSION_LENGTH, encounter->depth);
  double radius = encounter->flight_a.radius;
  if (encounter->depth <= CAROM_TIES_TOUCHING * radius)
    /* Translators: a time and two bodies */
    return g_strdup_printf(_("At the end of the step, t = %s, %s and %s were found just touching."),
                           time, a, b);
  if (record->b < 0)
    /* Translators: a time, a disc, a length and a wall */
    return g_strdup_printf(_("At the end of the step, t = %s, %s was found %s too far into %s."),
                           time, a, depth, b);
  /* Translators: a time, two discs and a length */
  return g_strdup_printf(_("At the end of the step, t = %s, %s and %s were found overlapping by "
                           "%s."),
                         time, a, b, depth);
}

static gpointer memory_new(const CaromWorld *world) {
  return carom_stepped_memory_new(world, carom_neighbours_new(&world->bodies));
}

const CaromDetection carom_detection_stepped = {
    .part = {.id = "stepped",
             .title = N_("Stepped"),
             .summary = N_("Moves everything by one step, then tests for overlaps.")},
    .is_stepped = TRUE,
    .memory_new = memory_new,
    .memory_free = carom_stepped_memory_free,
    .frame = carom_stepped_frame,
    .restore = carom_stepped_restore,
    .effort = carom_stepped_effort,
    .effort_words = N_("In every step it tests only discs that are near each other: about as many "
                       "for each disc, however many there are."),
    .describe = carom_stepped_describe,
    .work = carom_stepped_work,
};
