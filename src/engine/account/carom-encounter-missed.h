/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-encounter-missed: contacts that a pane which works in steps has not had, although its
 * bodies were in each other: between the ends of two steps, where nothing looks. */
#pragma once

#include "carom-comparison.h"

typedef struct {
  gboolean is_missed;
  gboolean is_through; /* through a wall: at the end of that step, the disc is on its other side */
  double due_s;        /* when they touched, by their exact paths */
} CaromEncounterMissed;

/* Whether the bodies of @record touched after their last contacts in pane @run, up to the frame of
 * @record or later, and were apart again when that step ended. Two moments of the pane are looked
 * at, so it takes up to twice as long as going back to a frame, however late they touched.
 *
 * @record: a contact of another pane */
CaromEncounterMissed carom_encounter_missed(const CaromComparison *comparison, guint run,
                                            const CaromContactRecord *record);
