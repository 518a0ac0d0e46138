/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-staging-actions: the actions that choose what the panes show: show-velocities,
 * show-momenta, show-trails, show-strobe, show-ghost, show-centre-of-mass, colour-by-speed,
 * superpose, show-labels and counter switch, and trails-length (d) and strobe-interval (d) set a
 * time in seconds. */
#pragma once

#include "carom-staging-choice.h"

#include <gio/gio.h>

/* @staging: must live as long as the actions */
void carom_staging_actions_add(GActionMap *map, CaromStagingChoice *staging);
