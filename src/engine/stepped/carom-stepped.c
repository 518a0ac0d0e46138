/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-stepped: time-stepped detection: move everything by dt, find what overlaps, put it back and
 * resolve it. What overlaps is looked for among the neighbours of each disc, or in all pairs, as
 * most texts write it: that finds the same pairs in the same order, so a run is the same bit for
 * bit; only the time that it takes is not.
 *
 * A contact is noticed after it has happened. Where the discs are put, and how their speeds are
 * corrected, are options of the method. If the step is too large, contacts are missed
 * altogether. */
#include "carom-stepped.h"
#include "carom-due-changes.h"
#include "carom-neighbours.h"
#include "carom-ties.h"

#include <glib/gi18n-lib.h>

typedef enum { NOT_BEGUN, AT_DISCS, AT_WALLS } Stage;

typedef struct {
  CaromNeighbours *neighbours;
  GArray *pairs;             /* (element-type CaromPair) */
  GArray *turns;             /* (element-type guint): where each turn's pairs end */
  CaromWallLine *wall_lines; /* [wall] */
  guint64 unasked;           /* contacts since somebody was asked whether to stop */
  Stage stage;               /* where a step goes on that was stopped */
  guint n_met;               /* in this stage: turns, or discs near walls */
} Memory;

/* @all: whether overlaps are looked for in all pairs */
static Memory *memory_of(const CaromWorld *world, gboolean all) {
  Memory *memory = g_new0(Memory, 1);
  guint n_walls = world->scene->walls->len;
  memory->pairs = g_array_new(FALSE, FALSE, sizeof(CaromPair));
  memory->turns = g_array_new(FALSE, FALSE, sizeof(guint));
  memory->wall_lines = g_new(CaromWallLine, n_walls);
  for (guint i = 0; i < n_walls; i++)
    memory->wall_lines[i] = carom_wall_line(carom_scene_wall(world->scene, i));
  memory->neighbours = carom_neighbours_new(world, memory->wall_lines, all);
  return memory;
}

static gpointer memory_new(const CaromWorld *world) {
  return memory_of(world, FALSE);
}

static gpointer memory_new_of_all(const CaromWorld *world) {
  return memory_of(world, TRUE);
}

static void memory_free(gpointer data) {
  Memory *memory = data;
  carom_neighbours_free(memory->neighbours);
  g_array_unref(memory->pairs);
  g_array_unref(memory->turns);
  g_free(memory->wall_lines);
  g_free(memory);
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

/* Each disc that is near walls may meet some of them.
 *
 * Returns: FALSE if somebody wishes to stop */
static gboolean meet_walls(const CaromEngine *engine, Memory *memory) {
  const CaromBodies *bodies = &engine->world->bodies;
  const GArray *discs = carom_neighbours_near_walls(memory->neighbours);
  while (memory->n_met < discs->len) {
    guint i = g_array_index(discs, guint, memory->n_met++);
    if (carom_bodies_is_pinned(bodies, i))
      continue;
    carom_stepped_meet_walls(engine, memory->wall_lines, i,
                             carom_neighbours_start(memory->neighbours, i));
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

/* Moves everything, finds the pairs that overlap, which take turns as the method's policy for ties
 * arranges them, and puts back and resolves first these and then the discs that are in walls. */
static gboolean frame(const CaromEngine *engine, gpointer data, GError **error) {
  Memory *memory = data;
  CaromBodies *bodies = &engine->world->bodies;
  const CaromTies *ties = engine->method->ties;
  if (memory->stage == NOT_BEGUN) {
    carom_neighbours_advance(memory->neighbours, engine->world);
    carom_neighbours_find_overlaps(memory->neighbours, bodies, ties->tolerance, memory->pairs);
    ties->arrange(engine, memory->pairs, memory->turns);
    begin_stage(memory, AT_DISCS);
  }
  if (memory->stage == AT_DISCS) {
    if (!meet_discs(engine, memory))
      return stop(error);
    carom_neighbours_follow(memory->neighbours, bodies, memory->pairs);
    begin_stage(memory, AT_WALLS);
  }
  if (!meet_walls(engine, memory))
    return stop(error);
  begin_stage(memory, NOT_BEGUN);
  carom_world_set_frame(engine->world, engine->world->frame + 1);
  carom_due_changes_make_in_step(engine);
  return TRUE;
}

static void restore(gpointer data, gconstpointer state, double now_s) {
  begin_stage(data, NOT_BEGUN);
}

static CaromEffort effort(gconstpointer data) {
  const Memory *memory = data;
  return (CaromEffort){.pair_tests = carom_neighbours_count_tests(memory->neighbours)};
}

const CaromDetection carom_detection_stepped = {
    .part = {.id = "stepped",
             .title = N_("Steps"),
             .summary = N_("Moves everything by one step, then tests for overlaps.")},
    .is_stepped = TRUE,
    .memory_new = memory_new,
    .memory_free = memory_free,
    .frame = frame,
    .restore = restore,
    .effort = effort,
    .effort_words = N_("In every step it tests only discs that are near each other: about as many "
                       "for each disc, however many there are."),
    .describe = carom_stepped_describe,
    .work = carom_stepped_work,
};

/* Two million tests a step: four panes of that are still played, if not at their full speed. */
#define MAX_DISCS_OF_ALL_PAIRS 2000

const CaromDetection carom_detection_all_pairs = {
    .part = {.id = "all-pairs",
             .title = N_("All pairs"),
             .summary = N_("Moves everything by one step, then tests every disc against every "
                           "other. The contacts are those of “Steps”.")},
    .is_stepped = TRUE,
    .max_discs = MAX_DISCS_OF_ALL_PAIRS,
    .memory_new = memory_new_of_all,
    .memory_free = memory_free,
    .frame = frame,
    .restore = restore,
    .effort = effort,
    .effort_words = N_("In every step it tests all N(N − 1)/2 pairs: ten times as many discs are a "
                       "hundred times the work."),
    .describe = carom_stepped_describe,
    .work = carom_stepped_work,
};
