/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-phase: the path of a phase plot: how two channels of a run go along together. */
#pragma once

#include "carom-channel.h"

typedef struct {
  double time_s;
  CaromVec2 at;     /* the value of the channel across, and that of the one upright */
  gboolean is_kick; /* one of them has just jumped, or has a corner: at a contact, or as a disc
                       comes in */
} CaromPhasePoint;

typedef struct CaromPhase CaromPhase;

/* @run: must live as long as the path grows
 * Returns: (transfer full): a path without points */
CaromPhase *carom_phase_new(const CaromRun *run, const CaromChannel *upright,
                            const CaromChannel *across);
void carom_phase_free(CaromPhase *phase);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromPhase, carom_phase_free)

/* Follows the path up to so many values of the channel upright, and to the present if that is after
 * them: at contacts it has the points before and after, where instants are known and both channels
 * are known at the same times. Of very many values not every one has a point.
 *
 * @n: how many count as known, from the first
 * Returns: (transfer none) (element-type CaromPhasePoint): in the order of time; not finite while a
 *   disc has not come in; valid until more is asked for */
GArray *carom_phase_take(CaromPhase *phase, guint n);

/* Returns: where both are at any time, as carom_channel_at() has it
 *
 * @n: how many values of the channel upright count as known */
CaromVec2 carom_phase_at(const CaromChannel *upright, const CaromChannel *across,
                         const CaromRun *run, guint n, double time_s);
