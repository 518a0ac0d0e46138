/* carom-errand: a way of the clock that may take many ticks: to a frame or an instant, or to the
 * next contact, which is looked for first. It knows nothing of playing. */
#pragma once

#include "carom-clock.h"
#include "carom-contact-search.h"

typedef enum {
  CAROM_ERRAND_NONE,
  CAROM_ERRAND_CLOCK,   /* to a frame, and then to an instant if there is one */
  CAROM_ERRAND_STEP,    /* to a frame as well, but not past contacts at which to stop */
  CAROM_ERRAND_SEARCH,  /* the clock stays until it is known where to */
  CAROM_ERRAND_CONTACT, /* to the first contact of a frame that has been found */
} CaromErrandKind;

typedef struct {
  CaromErrandKind kind;
  CaromClock goal;            /* unless it is to search */
  CaromContactSearch *search; /* (nullable): while it is to search */
  double asked_s;       /* where the next contact was asked for, and there is none; NAN: nowhere */
  double quiet_until_s; /* until when, see carom_errand_quiet_until_s() */
} CaromErrand;

/* Ends it; the clock stays where it has come. */
void carom_errand_end(CaromErrand *errand);
/* The same, and nothing has been asked for any more. All begins with this. */
void carom_errand_forget(CaromErrand *errand);

/* Sets out for @goal, and is at once where frames are not known any more.
 *
 * @kind: CAROM_ERRAND_CLOCK or CAROM_ERRAND_STEP
 * Returns: whether that could be reached; if not there is no errand */
gboolean carom_errand_set_out(CaromErrand *errand, CaromComparison *comparison,
                              CaromErrandKind kind, CaromClock goal, GError **error);

/* Begins to look for a contact beyond those that are known. */
void carom_errand_search(CaromErrand *errand, const CaromComparison *comparison);

/* Goes on until @deadline_us of the monotonic clock, but through at least one frame.
 *
 * @has_arrived: (out): whether it has come to its end, and the contacts that the clock has reached
 *   are to be asked about
 * Returns: FALSE if a frame could not be run, which ends it */
gboolean carom_errand_go_on(CaromErrand *errand, CaromComparison *comparison, gint64 deadline_us,
                            gboolean *has_arrived, GError **error);

/* Returns: if a contact was looked for where the clock stands, and none was found, until when there
 *   is none, in s; INFINITY if there cannot be one. Otherwise NAN */
double carom_errand_quiet_until_s(const CaromErrand *errand, const CaromComparison *comparison);
