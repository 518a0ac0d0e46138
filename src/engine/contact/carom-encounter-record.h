/* carom-encounter-record: what a pane did at one contact, beyond the velocities: where it found the
 * two bodies, where it resolved them, and where it left them. */
#pragma once

#include "carom-scene.h"

typedef struct {
  CaromContactRecord record;
  gboolean overlapped; /* found at the end of a step; otherwise met at its exact time */
  double depth;        /* how deep they were in each other when found; 0: touching. Of a wall: how
                          far the disc was from only touching it, on the side it came from */
  CaromVec2 found_a, found_b;     /* where they were when their turn came; of a wall, b is its
                                     nearest point */
  CaromVec2 contact_a, contact_b; /* where they were when they were resolved */
  CaromVec2 left_a, left_b;       /* where they were put afterwards */
  CaromVec2 velocity_found_a;     /* before a wall's speed correction; else that of the record */
  CaromVec2 velocity_corrected_a; /* after it; else that of the record */
  gboolean in_several; /* one of the discs was in several overlaps of the same turn: it went by the
                          mean of the moves that they asked for */

  /* Contacts of the pane at the same instant that share discs which can move with this one, and
   * with each other: in a stepped run all of the discs' of a step. What the policy for ties decided
   * about. */
  guint turn;    /* its place in their order, from 1 */
  guint n_turns; /* how many they are, itself included; 0: not a matter of ties */
} CaromEncounterRecord;

/* All but turn and n_turns is given. */
typedef void (*CaromEncounterFunc)(const CaromEncounterRecord *encounter, gpointer user_data);

/* One who wants to know about every contact of a stepped run how its bodies were placed. */
typedef struct {
  CaromEncounterFunc on_encounter;
  gpointer user_data;
} CaromProbe;

/* How a part of a method describes what it did at @encounter.
 *
 * Returns: (transfer full) (nullable): translated sentences; NULL if it did nothing. */
typedef char *(*CaromDescribeFunc)(const CaromEncounterRecord *encounter, const CaromScene *scene);
