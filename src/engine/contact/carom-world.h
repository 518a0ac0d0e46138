/* carom-world: the state of a scene under way, and how to save and restore it bit for bit. */
#pragma once

#include "carom-audit.h"
#include "carom-scene.h"

typedef struct {
  CaromScene *scene;  /* what it started from: gravity, restitution, walls, dt */
  CaromBodies bodies; /* the arrays belong to the world */
  CaromBooks books;
  double free_mass_kg; /* of all discs that gravity moves */
  guint64 frame;       /* how many frames of scene->dt_s have passed */
  double time_s;       /* that of the frame, or an instant on the way to the next one */
} CaromWorld;

/* A copy of all that changes in a world. */
typedef struct CaromSnapshot CaromSnapshot;

/* Returns: (transfer full): @scene at its start; the world holds a reference to it. */
CaromWorld *carom_world_new(CaromScene *scene);
void carom_world_free(CaromWorld *world);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromWorld, carom_world_free)

/* Puts the world on @time_s, and books what gravity has given by then. */
void carom_world_set_time(CaromWorld *world, double time_s);

/* Puts the world on @frame and its time. */
void carom_world_set_frame(CaromWorld *world, guint64 frame);

/* A rule of the method moves disc @i, which is not pinned: what that gives in height is booked as
 * the method's work. */
void carom_world_put(CaromWorld *world, guint i, CaromVec2 position);

/* Returns: (transfer full): free with g_free(). */
CaromSnapshot *carom_world_save(const CaromWorld *world);
/* How many bytes a snapshot of @world takes. */
gsize carom_world_snapshot_size(const CaromWorld *world);
/* @snapshot must have been saved from a world of the same scene. */
void carom_world_restore(CaromWorld *world, const CaromSnapshot *snapshot);

/* Whether all positions and velocities, and their squares, are finite: without the squares there
 * are no distances and no energies. */
gboolean carom_world_is_finite(const CaromWorld *world);

/* How far discs are in each other. */
typedef struct {
  double deepest; /* deepest overlap of two discs, over the sum of their radii */
  double total;   /* sum of all overlaps, over the sum of all radii */
} CaromOverlaps;

/* For tests and measurements: it looks at all pairs. */
CaromOverlaps carom_world_measure_overlaps(const CaromWorld *world);
