/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-phase: the path of a phase plot: how two channels of a run go along together. */
#pragma once

#include "carom-channel.h"

typedef struct {
  double time_s;
  CaromVec2 at;     /* the value of the channel across, and that of the one upright */
  gboolean is_kick; /* a contact has just changed one of them, or, of all discs together, a disc
                       that came in */
} CaromPhasePoint;

typedef struct CaromPhase CaromPhase;

/* @run: must live as long as the path grows
 * Returns: (transfer full): a path without points */
CaromPhase *carom_phase_new(const CaromRun *run, const CaromChannel *upright,
                            const CaromChannel *across);
void carom_phase_free(CaromPhase *phase);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromPhase, carom_phase_free)

/* Follows the path up to so many values of the channel upright, and to the present if that is after
 * them. Where instants are known, of discs it has the points before and after each contact of the
 * log, however many a frame has; of all discs together those of a frame's only contact. Of very
 * many values not every one has a point, but each contact does.
 *
 * @n: how many count as known, from the first
 * Returns: (transfer none) (element-type CaromPhasePoint): in the order of time; not finite while a
 *   disc has not come in; valid until more is asked for */
GArray *carom_phase_take(CaromPhase *phase, guint n);

/* Returns: how often the path has begun anew, since values were taken back, or are known at other
 *   times now */
guint carom_phase_count_restarts(const CaromPhase *phase);

/* Returns: how many of the points will not change any more: all but those up to the present */
guint carom_phase_count_known(const CaromPhase *phase);

typedef struct {
  CaromVec2 low, high; /* of the points that are finite; low > high if there are none */
  double low_positive; /* the least value upright that is > 0; INFINITY if there is none */
  guint n_kicks;
} CaromPhaseRange;

/* Returns: that of the points that have been taken */
CaromPhaseRange carom_phase_find_range(CaromPhase *phase);

/* Returns: where both are at a time at which the path has been followed: as carom_channel_at() has
 *   it or, in a frame of several contacts, on the path; not finite at other times */
CaromVec2 carom_phase_at(const CaromPhase *phase, double time_s);
