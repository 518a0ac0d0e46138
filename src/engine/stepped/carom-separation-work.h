/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-separation-work: the lines that the workings of all separations have in common: how the
 * discs were found, along what they are moved apart, and where they were put.
 *
 * Positions are called x_a and x_b; every move adds a prime. */
#pragma once

#include "carom-encounter-record.h"
#include "carom-overlap.h"

/* The overlap of @encounter as before() of a separation got it, and as after() did. */
CaromOverlap carom_separation_work_overlap_before(const CaromEncounterRecord *encounter,
                                                  const CaromScene *scene);
CaromOverlap carom_separation_work_overlap_after(const CaromEncounterRecord *encounter,
                                                 const CaromScene *scene);

/* Adds x_a, x_b, Δr, |Δr| and L.
 *
 * Returns: whether the discs overlapped; FALSE: they only touched */
gboolean carom_separation_work_found(CaromWorking *working, const CaromEncounterRecord *encounter,
                                     const CaromScene *scene);

/* Adds n, the line of centres of @overlap. */
void carom_separation_work_normal(CaromWorking *working, const CaromOverlap *overlap);

/* Adds u_a and u_b, the velocities before the contact, or v_a and v_b, those after it. */
void carom_separation_work_velocities_before(CaromWorking *working,
                                             const CaromEncounterRecord *encounter);
void carom_separation_work_velocities_after(CaromWorking *working,
                                            const CaromEncounterRecord *encounter);

/* What a separation has to say about a's share of the overlap. */
typedef struct {
  double share_a;      /* unless a disc is pinned */
  const char *formula; /* (nullable): NULL: of equal shares */
  const char *reason;
  const char *book_b; /* (nullable): b's share, as books print it */
} CaromSeparationShares;

/* Adds s_a and s_b, with which @overlap is shared among the discs. */
void carom_separation_work_shares(CaromWorking *working, const CaromOverlap *overlap,
                                  const CaromSeparationShares *shares);

/* How a separation moves both discs, before the contact or after it. All formulas are of a; for b
 * the letters are exchanged. */
typedef struct {
  const char *from, *mean, *to; /* x_a, the mean of several moves, and x'_a */
  const char *moment;           /* of the latter: "contact_a", "left_a" */
  const char *path;             /* (nullable): of the disc between the contact and x'_a */
  const char *own_a, *own_b;    /* (nullable): how to calculate x'_a, and x'_b, where this overlap
                                   alone moves the disc; NULL: it does not */
  const char *reason;           /* of that */
  CaromVec2 from_a, to_a, from_b, to_b;
} CaromSeparationMoves;

/* The moves from where the discs were found to where they were left, for a separation that moves
 * them once; what this overlap asks for is left open. */
CaromSeparationMoves carom_separation_work_only_move(const CaromEncounterRecord *encounter);

/* Adds x'_a and x'_b. A pinned disc that is not moved has none, nor has one that no overlap asks to
 * move. */
void carom_separation_work_moves(CaromWorking *working, const CaromEncounterRecord *encounter,
                                 const CaromSeparationMoves *moves);
