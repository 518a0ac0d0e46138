/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-world: the state of a scene that is being run, and how to save and restore it bit for
 * bit. */
#pragma once

#include "carom-audit.h"
#include "carom-scene.h"
#include "carom-schedule.h"

typedef struct {
  CaromScene *scene;  /* the scene it started from: gravity, restitution, walls, dt */
  CaromBodies bodies; /* the arrays belong to the world; those that are there now: the scene's, and
                         behind them, in the order in which they came in, those of emitters; in a
                         run this is always the same order, and radii and masses of those that have
                         ever come in stay where they are */
  guint n_most;       /* how many there can be in the end; the arrays have room for all */
  CaromSchedule *schedule; /* (nullable): of doors and emitters, where there are any */
  CaromBooks books;
  double free_mass_kg; /* of all discs that gravity moves */
  double missed_kg_s;  /* Σ m t of those that came in at the time t: gravity did not act on them
                          before */
  guint64 frame;       /* how many frames of scene->dt_s have passed */
  double time_s;       /* that of the frame, or an instant on the way to the next one */
} CaromWorld;

/* A copy of everything that changes in a world. */
typedef struct CaromSnapshot CaromSnapshot;

/* Returns: (transfer full): @scene at its start; the world holds a reference to it */
CaromWorld *carom_world_new(CaromScene *scene);
void carom_world_free(CaromWorld *world);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromWorld, carom_world_free)

/* Sets the time, and books what gravity has given by then. */
void carom_world_set_time(CaromWorld *world, double time_s);

/* Sets the frame, and the time to that of the frame. */
void carom_world_set_frame(CaromWorld *world, guint64 frame);

/* Moves disc @i, which is not pinned, by a rule of the method: the energy of height that this gives
 * is booked as the method's work. */
void carom_world_put(CaromWorld *world, guint i, CaromVec2 position);

/* Lets a disc in at @now_s, and books what it brings.
 *
 * @emitter: the index of the emitter that it comes from
 * Returns: its index */
guint carom_world_enter(CaromWorld *world, guint emitter, const CaromBody *disc, double now_s);

/* Returns: the emitter that disc @i came from; -1 if it was there at the start */
int carom_world_emitter_of(const CaromWorld *world, guint i);

/* Of a disc that emitters have brought in.
 *
 * Returns: where disc @i came in, in the scene */
CaromVec2 carom_world_entry_of(const CaromWorld *world, guint i);

/* Returns: (transfer full): a snapshot; free it with g_free() */
CaromSnapshot *carom_world_save(const CaromWorld *world);
/* How many bytes a snapshot of @world takes. */
gsize carom_world_snapshot_size(const CaromWorld *world);
/* @snapshot must have been saved from a world of the same scene. */
void carom_world_restore(CaromWorld *world, const CaromSnapshot *snapshot);

/* Whether all that is calculated from the state is finite: the squares of positions, of velocities
 * and of gravity, for distances; those of the sums of masses and of momenta; and the sums of
 * energies. This is the one limit for all quantities of a run, however they come together. */
gboolean carom_world_is_finite(const CaromWorld *world);

/* How much discs overlap that a step may part: not two pinned discs, which stay where they are. */
typedef struct {
  double deepest; /* deepest overlap of two discs, over the sum of their radii */
  double total;   /* sum of all overlaps, over the sum of all radii */
} CaromOverlapDepths;

/* Compares all pairs, so it is not for every frame of many discs. */
CaromOverlapDepths carom_world_measure_overlaps(const CaromWorld *world);
