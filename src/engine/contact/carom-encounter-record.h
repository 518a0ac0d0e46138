/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-encounter-record: what a pane did at one contact, beyond the velocities: how the two bodies
 * came, where it found them, where it resolved them, and where it left them. */
#pragma once

#include "carom-flight.h"
#include "carom-repeats.h"
#include "carom-scene.h"
#include "carom-working.h"

/* How a step has found a disc in a wall. */
typedef struct {
  double start_side; /* how far the disc was from the wall's line at the start of the step, positive
                        on the side that it came from; 0: on the line itself, but for rounding */
  CaromVec2 normal;  /* unit normal of the wall on that side; at an end, from there to the disc */
  gboolean at_end;   /* it is in an end of the wall */
  gboolean has_crossed; /* noticed by the tunnel guard: its path leads through the wall */
} CaromWallPassage;

typedef struct {
  CaromContactRecord record;
  gboolean overlapped; /* found overlapping at the end of a step; otherwise met at the exact time */
  double depth; /* how deep they overlapped when found; 0: touching. For a wall: how far the disc
                   was from only touching it on the side it came from */
  CaromVec2 found_a,
      found_b; /* where they were when their turn came; for a wall, b is its nearest point */
  CaromVec2 contact_a, contact_b; /* where they were when they were resolved */
  CaromVec2 left_a, left_b;       /* where they were put afterwards */
  CaromVec2 velocity_found_a,
      velocity_found_b;           /* when they were found, before a wall's speed correction */
  CaromVec2 velocity_corrected_a; /* after it; otherwise as in the record */
  CaromVec2 velocity_left_a,
      velocity_left_b; /* when they were put where they are left, after all contacts of the turn */
  CaromWallPassage passage; /* of a disc that was found in a wall */
  guint n_overlaps_a,
      n_overlaps_b; /* in how many overlaps of the same turn each disc was; if there were several,
                       it was moved by the mean of the moves that they asked for */
  CaromFlight flight_a, flight_b; /* how they came: what the contact was foreseen from or, in a
                                     stepped run, from the start of the step; for a wall, b has
                                     none */
  CaromRepeat repeat;             /* at exact times: what the two had before; otherwise nothing */

  /* The contacts about which the policy for ties decided: those of the pane at the same instant
   * that are connected with this one through discs that can move; in a stepped run, all such
   * contacts of two discs in the step. */
  guint turn;    /* the contact's place in their order, from 1 */
  guint n_turns; /* how many contacts are in that order, including this one; 0: there was no tie */
} CaromEncounterRecord;

/* Whether one of the discs was in several overlaps of the same turn. */
static inline gboolean carom_encounter_record_in_several(const CaromEncounterRecord *encounter) {
  return encounter->n_overlaps_a > 1 || encounter->n_overlaps_b > 1;
}

/* Less than this fraction of the distance is no move, but rounding of places, the squares of which
 * are compared. */
#define CAROM_ENCOUNTER_LEAST_MOVE 1e-9

/* Returns: how a rule moved a disc; 0 where it is no more than rounding */
static inline CaromVec2 carom_encounter_record_move(const CaromEncounterRecord *encounter,
                                                    CaromVec2 from, CaromVec2 to) {
  CaromVec2 move = carom_vec2_sub(to, from);
  double least = CAROM_ENCOUNTER_LEAST_MOVE * carom_vec2_length(encounter->record.contact.d);
  return carom_vec2_length(move) > least ? move : carom_vec2(0, 0);
}

/* The gap between a disc and the nearest point of a wall where their contact was resolved: rules
 * put a disc back to a straight line that goes on where a wall has ended, so never too little.
 *
 * Returns: from the disc's rim to that point; 0: they touch, but for rounding */
static inline CaromVec2 carom_encounter_record_wall_gap(const CaromEncounterRecord *encounter) {
  CaromVec2 to_wall = carom_vec2_sub(encounter->contact_b, encounter->contact_a);
  double distance = carom_vec2_length(to_wall), radius = encounter->flight_a.radius;
  if (distance - radius <= CAROM_ENCOUNTER_LEAST_MOVE * radius)
    return carom_vec2(0, 0);
  return carom_vec2_scale(to_wall, 1 - radius / distance);
}

/* Returns: t_c of the two, in seconds; see carom-repeats.h */
static inline double carom_encounter_record_duration_s(const CaromEncounterRecord *encounter,
                                                       CaromVec2 gravity) {
  return carom_repeats_contact_duration_s(
      &encounter->flight_a, encounter->record.b >= 0 ? &encounter->flight_b : NULL, gravity);
}

/* Called with everything set but turn and n_turns; by runs that know instants only with the record
 * and the flights. */
typedef void (*CaromEncounterFunc)(const CaromEncounterRecord *encounter, gpointer user_data);

/* An observer of a run that wants to know for every contact how its bodies came and, if they were
 * moved, where they were put. */
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
 *   carom_encounter_account_work() */
typedef void (*CaromWorkFunc)(CaromWorking *working, const CaromEncounterRecord *encounter,
                              const CaromScene *scene);
