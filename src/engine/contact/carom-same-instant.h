/* carom-same-instant: when contacts are at the same instant. Three questions are asked about it,
 * each with something else that blurs the time, and so with a tolerance of its own. What touches in
 * space is another matter: CAROM_TIES_TOUCHING. */
#pragma once

#include <glib.h>
#include <math.h>

/* In seconds. Bodies that nearly touch where a contact happens have theirs together with it if at
 * their speed they would touch within that time: at speeds that anybody watches, gaps that rounding
 * has left are crossed in less. Those that come slowly over the last of the way have a contact of
 * their own later. */
#define CAROM_SAME_INSTANT_TO_TOUCH_S 1e-9

/* In frames. Logged contacts of one event-driven run that are no further apart were one tie:
 * rounding of positions puts the contacts of discs that touch about ε times the way across the
 * scene apart, in time that is a thousand frames, or 2e-13 of one. */
#define CAROM_SAME_INSTANT_IN_LOG_FRAMES 1e-9

/* In frames. Contacts of several panes that are no further apart are shown as one instant: the
 * panes' roundings have gone their own ways since the start, and a thousandfold of what one run's
 * log needs still is much less than anybody sees. */
#define CAROM_SAME_INSTANT_OF_PANES_FRAMES 1e-6

/* Whether bodies with @gap between them, closing in with the speed @approach, touch at this
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
