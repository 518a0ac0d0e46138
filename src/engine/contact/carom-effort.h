/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-effort: how much a detection has done to find contacts, counted exactly. */
#pragma once

#include <glib.h>

/* It counts all that was done with a detection's memory since that was made, whatever for. Going
 * back takes nothing away, and running again, looking ahead and looking for everything anew after
 * a jump are work, too; so none of it belongs to the state of a run. The work of a run is that of a
 * memory that went through it once, from its start, and that is the same every time. */
typedef struct {
  guint64 pair_tests; /* pairs of discs tested: in steps whether they are too near each other, with
                         exact times when they will meet */
} CaromEffort;
