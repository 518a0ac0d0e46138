/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-same-instant: when contacts count as being at the same instant. There are three such
 * questions, each with a tolerance of its own, because different rounding errors affect the times.
 * The tolerance for touching in space is CAROM_TIES_TOUCHING. */
#pragma once

#include <glib.h>
#include <math.h>

/* In seconds. Where a contact happens, bodies that nearly touch take part in it if they would touch
 * within this time at their present speed. At speeds that anybody would watch, gaps left by
 * rounding are crossed in less. Bodies that close the last gap slowly have a contact of their own
 * later. */
#define CAROM_SAME_INSTANT_TO_TOUCH_S 1e-9

/* In frames. Contacts in the log of one event-driven run that are no further apart belonged to one
 * tie. Rounding of positions separates the contacts of discs that touch by about ε times the time
 * needed to cross the scene; that is a thousand frames, which makes 2e-13 of a frame. */
#define CAROM_SAME_INSTANT_IN_LOG_FRAMES 1e-9

/* In frames. Contacts of several panes that are no further apart are shown as one instant. The
 * panes' rounding errors have developed independently since the start, and a thousand times the
 * tolerance within one log is still much less than anybody can see. */
#define CAROM_SAME_INSTANT_OF_PANES_FRAMES 1e-6

/* Whether bodies that have @gap between them and close it at the speed @approach touch at this
 * instant. */
static inline gboolean carom_same_instant_touches(double gap, double approach) {
  return gap <= 0 || gap <= approach * CAROM_SAME_INSTANT_TO_TOUCH_S;
}

/* Whether two contacts in the log of one event-driven run were at the same instant. */
static inline gboolean carom_same_instant_in_log(double one_s, double other_s, double dt_s) {
  return fabs(one_s - other_s) <= CAROM_SAME_INSTANT_IN_LOG_FRAMES * dt_s;
}

/* How far contacts of several panes may be apart to be at the same instant. */
static inline double carom_same_instant_of_panes_s(double dt_s) {
  return CAROM_SAME_INSTANT_OF_PANES_FRAMES * dt_s;
}
