/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* events-gas: a gas under way with the event-driven detection and the resolver "impulse". */
#pragma once

#include "carom-comparison.h"
#include "gas.h"

/* The method of such a run. */
CaromMethod carom_events_gas_method(void);

/* Returns: (transfer full): the gas of @kind as a scene whose frames are long enough that to show
 *   the world at their ends costs nothing beside the contacts between. */
CaromScene *carom_events_gas_scene(const CaromGasKind *kind);

/* Returns: (transfer full): that scene at equilibrium: its lattice is gone. */
CaromRun *carom_events_gas_new(const CaromGasKind *kind);

/* Whole frames. Their contacts are taken back from the run's log, which would otherwise grow until
 * it is full; that takes part in no measurement.
 *
 * @contacts: at least so many more
 * Returns: how many contacts there were, those with walls included. */
guint64 carom_events_gas_run(CaromRun *run, guint64 contacts);

/* @dt_s: > 0: of a frame; 0: as the scene has it
 * Returns: (transfer full): a gas in three panes, one for each of the first resolvers */
CaromComparison *carom_events_gas_compare(const CaromGasKind *kind, double dt_s);
