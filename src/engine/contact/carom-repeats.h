/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-repeats: two bodies that meet again and again at exact times, and the restitution that they
 * then have, so that a run has a finite number of contacts.
 *
 * A ball that bounces with e < 1 bounces infinitely often in finite time, and so do discs in a row
 * or in a wedge. Therefore contacts that settle lose no energy along the line of centres. A contact
 * settles if the same two bodies last met at most t_c ago, perhaps at the same instant, and
 *
 *   - it is slow: they approach at no more than the greatest of |g| t_c, 10⁻⁶ of their approach at
 *     the first contact of the row, and the rounding of their speeds; or
 *   - it is at least their hundredth in the row. Then it has no friction either: discs that are
 *     shut in between others meet without end, and friction would take ever less of their speed.
 *
 * A row consists of contacts of two bodies none of which comes later than t_c after the one before.
 * Slow ones do not count in it, so that what has rested on a floor for long and is then struck
 * begins a new row. Those at the same instant count, slow or not, since no time passes that could
 * end their row. All other contacts keep their restitution: with a body that rests on something,
 * with another partner at the same instant, and the first 99 of a row that are fast. Friction acts
 * on those that are slow; otherwise discs that slide along a rough wall would not slow down.
 *
 * Restitution that rises to 1 as the approach gets slow is that of D. Goldman and others, "Absence
 * of inelastic collapse in a realistic three ball model", Physical Review E 57, 1998, where it
 * rises steadily; a threshold is the simplest law of that kind. The time t_c is taken from S.
 * Luding and S. McNamara, "How to handle the inelastic collapse of a dissipative hard-sphere gas
 * with the TC model", Granular Matter 1, 1998. Their model asks only whether either body has met
 * anything within t_c; so a fast disc that met a resting one would lose nothing.
 *
 * Under gravity, a body at rest would bounce ever more often all the same. If a slow contact that
 * settles would not get the bodies apart for as long as a hop lasts, they are given the speed of
 * that hop, or at most CAROM_REPEATS_MOST_RESTITUTION times their own, in which case the next
 * contacts give them the rest. At 9.81 m/s² the hop is 28 nm high. */
#pragma once

#include "carom-contact.h"
#include "carom-flight.h"
#include "carom-scene.h"

#include <float.h>

/* t_c, in seconds: how long a contact is taken to last. */
#define CAROM_REPEATS_CONTACT_DURATION_S 3e-4

/* Where gravity is very strong or discs are very small, t_c is this fraction of √(r / |g|), the
 * time in which a disc of radius r falls by half of r: in 3e-4 s it might fall through all of the
 * scene. At 9.81 m/s² this begins below a tenth of a millimetre. */
#define CAROM_REPEATS_MOST_OF_FALL 0.1

/* t_c of two bodies: CAROM_REPEATS_CONTACT_DURATION_S, or less. The smaller one of those that move
 * counts.
 *
 * @b: (nullable): NULL: a wall */
double carom_repeats_contact_duration_s(const CaromFlight *a, const CaromFlight *b,
                                        CaromVec2 gravity);

/* How long a hop lasts, on level ground, as a fraction of t_c. On a slope of 60° it lasts t_c: up
 * to there, the next contact settles as well. */
#define CAROM_REPEATS_HOP 0.5

/* The speed of approach that is slow, as a fraction of that of the first contact of the row. */
#define CAROM_REPEATS_SLOW 1e-6

/* The speed of approach that is slow, as a fraction of the speeds of the two bodies: it may be
 * rounding alone. */
#define CAROM_REPEATS_ROUNDING (64 * DBL_EPSILON)

/* This contact of a row settles, and all after it. A disc between a wall and one that is 10⁶ times
 * heavier would have millions of contacts without this. */
#define CAROM_REPEATS_FIRST_COUNTED 100

/* The greatest factor by which a contact that is too slow for a hop is made faster. The approach
 * may be hardly more than rounding, and must not turn into a large speed at once. */
#define CAROM_REPEATS_MOST_RESTITUTION 64.0

/* What two bodies have had before a contact. */
typedef struct {
  guint in_a_row;  /* contacts in their last row; 0: they have not met within t_c */
  double last_s;   /* when they last met */
  double row_s;    /* when the last contact of the row was */
  double approach; /* the speed of approach at the first of the row; if that one was slow itself, at
                      the first of the row before, since a slow one tells nothing about the scale */
} CaromRepeat;

/* All pairs of bodies that have met within the longest t_c. */
typedef struct CaromRepeats CaromRepeats;

/* @scene: must live as long
 * @flights: (nullable): of all discs, by their index; must live as long. NULL: there is no gravity
 * Returns: (transfer full): one that knows of no contacts */
CaromRepeats *carom_repeats_new(const CaromScene *scene, const CaromFlight *flights);
void carom_repeats_free(CaromRepeats *repeats);

/* What the bodies of @record have had before it. */
CaromRepeat carom_repeats_get(const CaromRepeats *repeats, const CaromContactRecord *record);

/* Decides about the restitution and the friction of a contact.
 *
 * @record: (inout): its bodies, time, velocities and line of centres are given; all that is the
 *   rule's is set: the restitution, the tangential factor, the kind, not_lost_j and kept_j */
void carom_repeats_judge(const CaromRepeats *repeats, CaromContactRecord *record);

/* Remembers a contact that has happened. */
void carom_repeats_note(CaromRepeats *repeats, const CaromContactRecord *record);

/* The speed at which the bodies of @contact approach each other along the line of centres; < 0 if
 * they part. */
double carom_repeats_approach(const CaromContact *contact);

/* How slow is slow.
 *
 * @duration_s: t_c
 * Returns: the greatest speed of approach at which @contact settles, if its bodies have met within
 *   t_c, as @repeat says */
double carom_repeats_slow_speed(const CaromRepeat *repeat, const CaromContact *contact,
                                CaromVec2 gravity, double duration_s);

/* The speed of a hop under @gravity.
 *
 * @duration_s: t_c */
static inline double carom_repeats_hop_speed(CaromVec2 gravity, double duration_s) {
  return 0.5 * CAROM_REPEATS_HOP * duration_s * carom_vec2_length(gravity);
}

/* All that is remembered, in a block of memory of the caller's that is aligned for any type. */
gsize carom_repeats_state_size(const CaromRepeats *repeats); /* in bytes */
void carom_repeats_save(const CaromRepeats *repeats, gpointer state);
void carom_repeats_restore(CaromRepeats *repeats, gconstpointer state);
