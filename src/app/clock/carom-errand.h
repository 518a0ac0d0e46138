/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-errand: a way of the clock that may take many ticks: to a frame or an instant, or to the
 * next contact, which is looked for first. It knows nothing of playing. */
#pragma once

#include "carom-clock.h"
#include "carom-contact-search.h"
#include "carom-contact-walk.h"

typedef enum {
  CAROM_ERRAND_NONE,
  CAROM_ERRAND_CLOCK,   /* to a frame, and then to an instant if there is one */
  CAROM_ERRAND_WALK,    /* to a frame, and then to the next contact after an instant in it */
  CAROM_ERRAND_SEARCH,  /* the clock stays until it is known where to */
  CAROM_ERRAND_CONTACT, /* to the first contact of a frame that has been found */
  CAROM_ERRAND_FOLLOW,  /* to where the comparison is on its way by itself */
} CaromErrandKind;

typedef struct {
  CaromErrandKind kind;
  CaromClock goal;   /* unless it is to search or to follow */
  gboolean asks;     /* whether it asks about contacts at which to stop, when it arrives */
  gboolean has_come; /* to the frame: the comparison is on its way to the rest of the goal */
  CaromContactWalkFrom from;  /* of a walk */
  gboolean goes_on;           /* from there, as far as a frame goes that cannot be run */
  CaromContactSearch *search; /* (nullable): while it is to search */
  double asked_s; /* where the next contact was asked for, and there is none; NAN: nowhere */
  CaromInstant asked_instant; /* and on which side of a contact */
  double quiet_until_s;       /* until when, see carom_errand_quiet_until_s() */
} CaromErrand;

/* Ends it; the clock stays where it has come. */
void carom_errand_end(CaromErrand *errand);
/* The same, and nothing has been asked for any more. All begins with this. */
void carom_errand_forget(CaromErrand *errand);

/* Sets out for @goal.
 *
 * @asks: whether contacts at which to stop are asked about where it arrives */
void carom_errand_set_out(CaromErrand *errand, CaromClock goal, gboolean asks);

/* Sets out for the next contact, from within a frame that has to be run to its end first. */
void carom_errand_walk(CaromErrand *errand, const CaromContactWalkFrom *from);

/* Begins to look for a contact beyond those that are known. */
void carom_errand_search(CaromErrand *errand, const CaromComparison *comparison);

/* Goes where a comparison is on its way that was stopped.
 *
 * @asks: as above */
void carom_errand_follow(CaromErrand *errand, gboolean asks);

/* Goes on until @deadline_us of the monotonic clock, but through at least one frame, unless the
 * comparison is stopped in it.
 *
 * @has_arrived: (out): whether it has come to its end, and the contacts that the clock has reached
 *   are to be asked about
 * Returns: FALSE if a frame could not be run, which ends it */
gboolean carom_errand_go_on(CaromErrand *errand, CaromComparison *comparison, gint64 deadline_us,
                            gboolean *has_arrived, GError **error);

/* Returns: to which time it is on its way, in s; NAN if that is not known yet */
double carom_errand_goal_s(const CaromErrand *errand, const CaromComparison *comparison);

/* Returns: if a contact was looked for where the clock stands, and none was found, until when there
 *   is none, in s; INFINITY if there cannot be one. Otherwise NAN */
double carom_errand_quiet_until_s(const CaromErrand *errand, const CaromComparison *comparison);
