/* carom-encounter-record: what a pane did at one contact, beyond the velocities: where it found the
 * two bodies, where it resolved them, and where it left them. */
#pragma once

#include "carom-scene.h"
#include "carom-working.h"

typedef struct {
  CaromContactRecord record;
  gboolean overlapped; /* found overlapping at the end of a step; otherwise met at the exact time */
  double depth; /* how deep they overlapped when found; 0: touching. For a wall: how far the disc
                   was from only touching it on the side it came from */
  CaromVec2 found_a,
      found_b; /* where they were when their turn came; for a wall, b is its nearest point */
  CaromVec2 contact_a, contact_b; /* where they were when they were resolved */
  CaromVec2 left_a, left_b;       /* where they were put afterwards */
  CaromVec2 velocity_found_a;     /* before a wall's speed correction; otherwise as in the record */
  CaromVec2 velocity_corrected_a; /* after it; otherwise as in the record */
  gboolean in_several; /* one of the discs was in several overlaps of the same turn, so it was moved
                          by the mean of the moves that they asked for */

  /* The contacts about which the policy for ties decided: those of the pane at the same instant
   * that are connected with this one through discs that can move; in a stepped run, all such
   * contacts of two discs in the step. */
  guint turn;    /* the contact's place in their order, from 1 */
  guint n_turns; /* how many contacts are in that order, including this one; 0: there was no tie */
} CaromEncounterRecord;

/* Called with everything set but turn and n_turns. */
typedef void (*CaromEncounterFunc)(const CaromEncounterRecord *encounter, gpointer user_data);

/* An observer of a stepped run that wants to know for every contact where its bodies were put. */
typedef struct {
  CaromEncounterFunc on_encounter;
  gpointer user_data;
} CaromProbe;

/* Describes what a part of a method did at @encounter.
 *
 * Returns: (transfer full) (nullable): translated sentences, or NULL if it did nothing */
typedef char *(*CaromDescribeFunc)(const CaromEncounterRecord *encounter, const CaromScene *scene);

/* Works out line by line, with formulas and numbers, what a part of a method did at @encounter. It
 * adds nothing if it did nothing, and never calculates in another way than the part itself did.
 *
 * @working: to which lines are added; the terms that are known already are those of
 *   carom_encounter_work() */
typedef void (*CaromWorkFunc)(CaromWorking *working, const CaromEncounterRecord *encounter,
                              const CaromScene *scene);
