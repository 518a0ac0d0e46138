/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-contact: what a resolver is given and what it answers.
 *
 * A contact has no positions: detection has already decided that two bodies touch, and resolution
 * needs only their masses, their velocities and the direction of the line of centres. */
#pragma once

#include "carom-vec2.h"

#include <glib.h>

/* Which of the two bodies of a contact. The values for a and b can be used as indices of an array
 * of two. */
typedef enum { CAROM_BODY_NONE = -1, CAROM_BODY_A, CAROM_BODY_B } CaromContactBody;
#define CAROM_N_CONTACT_BODIES (CAROM_BODY_B + 1)

typedef struct {
  double mass_a_kg;         /* > 0; INFINITY: immovable */
  double mass_b_kg;         /* > 0; INFINITY: immovable. At most one of the two is. */
  CaromVec2 velocity_a;     /* u_a, before the contact, lengths per second */
  CaromVec2 velocity_b;     /* u_b, before the contact */
  CaromVec2 d;              /* from a to b along the line of centres, any length but 0 */
  double restitution;       /* e >= 0, normal: v_b − v_a = e (u_a − u_b). 1: elastic */
  double tangential_factor; /* f in [0, 1]: what is left of the relative tangential velocity. 1: no
                               friction */
} CaromContact;

/* Velocities after the contact. */
typedef struct {
  CaromVec2 velocity_a; /* v_a */
  CaromVec2 velocity_b; /* v_b */
} CaromOutcome;

typedef enum {
  CAROM_CONTACT_PLAIN, /* fully described by velocities, restitution and friction */
  CAROM_CONTACT_LYING, /* a step has found the disc in a wall on which it lies and which carries its
                          weight */
  CAROM_CONTACT_HOP,   /* at an exact time, a body at rest is given the speed for a hop */
  CAROM_CONTACT_SETTLED, /* at an exact time, two bodies that met a moment ago approach so slowly
                            that the contact is made elastic */
  CAROM_CONTACT_COUNTED, /* likewise, since they have met so often in quick succession */
} CaromContactKind;
#define CAROM_N_CONTACT_KINDS (CAROM_CONTACT_COUNTED + 1)

/* The name of a kind for other programs: "plain", "lying", "hop", "settled", "counted". */
const char *carom_contact_kind_id(CaromContactKind kind);

/* The same for people, translated. */
const char *carom_contact_kind_name(CaromContactKind kind);

/* Whether contacts of that kind have another restitution than their bodies. */
static inline gboolean carom_contact_kind_settles(CaromContactKind kind) {
  return kind >= CAROM_CONTACT_HOP;
}

/* What bodies that can move have together. */
typedef struct {
  CaromVec2 momentum;   /* Σp */
  double momentum_size; /* Σ|p|, of which that is rounded */
  double energy_j;      /* Σ ½mv² */
} CaromContactSums;

/* Before and after a contact. */
typedef enum { CAROM_BEFORE, CAROM_AFTER } CaromSide;

/* A contact as it happened in a run. */
typedef struct {
  guint64 frame; /* the frame in which it was resolved: it ends at frame × dt */
  double time_s; /* when it was resolved */
  guint a;       /* index of disc a in the scene */
  int b;         /* index of disc b, or -1 */
  int wall;      /* index of the wall that disc a hit, or -1; then d points to the wall */
  CaromContact contact;
  CaromOutcome outcome; /* for several contacts at once: after all of them */
  CaromVec2 impulse;    /* momentum that this contact gave disc a; disc b got −impulse */
  CaromVec2 rebound;    /* momentum that disc a got besides, and disc b lost, because at an exact
                           time a resolver that is wrong on purpose did not part them, see
                           carom-rebound.h; otherwise 0 */
  guint cluster_size;   /* how many contacts were resolved together by one linear system; 1: this
                           one alone, by the pane's resolver */
  CaromContactSums cluster[2]; /* by CaromSide: of all that those contacts moved; 0 for one alone */
  CaromContactKind kind;
  double not_lost_j; /* kinetic energy that the contact takes, but not by restitution or friction:
                        it went into the height that a lying disc gained when it was put back; < 0:
                        the energy given by a hop */
  double kept_j; /* kinetic energy that the restitution and friction of the bodies would have taken,
                    but for the number of their contacts in quick succession: of COUNTED */
} CaromContactRecord;

/* Returns: what disc a met, as one number: disc b's index, or ~ the wall's */
static inline gint32 carom_contact_record_partner(const CaromContactRecord *record) {
  return record->b >= 0 ? record->b : ~record->wall;
}

/* ---- By body ---- */

/* Picks the field of a or of b. Everything that exists for each body is accessed this way. */
#define CAROM_OF_BODY(body, of_a, of_b) ((body) == CAROM_BODY_A ? (of_a) : (of_b))

static inline double carom_contact_mass_kg(const CaromContact *c, CaromContactBody body) {
  return CAROM_OF_BODY(body, c->mass_a_kg, c->mass_b_kg);
}

/* Whether the contact can change how @body moves. */
static inline gboolean carom_contact_is_movable(const CaromContact *c, CaromContactBody body) {
  return !isinf(carom_contact_mass_kg(c, body));
}

/* u of @body, before the contact. */
static inline CaromVec2 carom_contact_velocity(const CaromContact *c, CaromContactBody body) {
  return CAROM_OF_BODY(body, c->velocity_a, c->velocity_b);
}

/* v of @body, after the contact. */
static inline CaromVec2 carom_contact_outcome_velocity(const CaromOutcome *outcome,
                                                       CaromContactBody body) {
  return CAROM_OF_BODY(body, outcome->velocity_a, outcome->velocity_b);
}

static inline void carom_contact_set_outcome_velocity(CaromOutcome *outcome, CaromContactBody body,
                                                      CaromVec2 velocity) {
  *CAROM_OF_BODY(body, &outcome->velocity_a, &outcome->velocity_b) = velocity;
}

/* The velocity with which @body leaves the contact: that of the outcome, and what the rebound
 * changes. */
static inline CaromVec2 carom_contact_record_leaves_with(const CaromContactRecord *record,
                                                         CaromContactBody body) {
  CaromVec2 velocity = carom_contact_outcome_velocity(&record->outcome, body);
  double mass_kg = carom_contact_mass_kg(&record->contact, body);
  if (G_LIKELY(record->rebound.x == 0 && record->rebound.y == 0) || isinf(mass_kg))
    return velocity; /* bit for bit */
  return carom_vec2_add_scaled(velocity, record->rebound, CAROM_OF_BODY(body, 1, -1) / mass_kg);
}

/* Adds what a body has, unless it is immovable. */
static inline void carom_contact_sums_add(CaromContactSums *sums, double mass_kg,
                                          CaromVec2 velocity) {
  if (isinf(mass_kg))
    return;
  CaromVec2 momentum = carom_vec2_scale(velocity, mass_kg);
  sums->momentum = carom_vec2_add(sums->momentum, momentum);
  sums->momentum_size += carom_vec2_length(momentum);
  sums->energy_j += 0.5 * mass_kg * carom_vec2_dot(velocity, velocity);
}

/* The index of @body in the scene; -1 where it is a wall. */
static inline int carom_contact_record_disc(const CaromContactRecord *record,
                                            CaromContactBody body) {
  return CAROM_OF_BODY(body, (int)record->a, record->b);
}

/* ---- Measures ---- */

/* The impulse that a contact of two bodies gives a: a's change of momentum, or the opposite of b's,
 * whichever body is lighter. The change of momentum of a body that is many times heavier is mostly
 * rounding, because its velocity hardly changes. */
static inline CaromVec2 carom_contact_impulse(const CaromContact *c, const CaromOutcome *outcome) {
  return c->mass_a_kg <= c->mass_b_kg
             ? carom_vec2_scale(carom_vec2_sub(outcome->velocity_a, c->velocity_a), c->mass_a_kg)
             : carom_vec2_scale(carom_vec2_sub(c->velocity_b, outcome->velocity_b), c->mass_b_kg);
}

/* Returns: the greater of |u_a| + |u_b| and |v_a| + |v_b|, the scale of the rounding in the
 *   velocities after; where bodies come to rest, their remaining speeds are rounding compared with
 *   those before */
static inline double carom_contact_speed_scale(const CaromContact *c, const CaromOutcome *outcome) {
  return fmax(carom_vec2_length(c->velocity_a) + carom_vec2_length(c->velocity_b),
              carom_vec2_length(outcome->velocity_a) + carom_vec2_length(outcome->velocity_b));
}

/* ---- Immovable bodies ---- */

/* Whether a body of that mass and velocity is a wall or equivalent to one: immovable and at
 * rest. */
static inline gboolean carom_contact_is_immovable_at_rest(double mass_kg, CaromVec2 velocity) {
  return isinf(mass_kg) && velocity.x == 0 && velocity.y == 0;
}

/* Returns: which body is immovable, or NONE. */
static inline CaromContactBody carom_contact_immovable(const CaromContact *c) {
  return isinf(c->mass_a_kg) ? CAROM_BODY_A : isinf(c->mass_b_kg) ? CAROM_BODY_B : CAROM_BODY_NONE;
}

/* Whether @body is driven: immovable, and in motion. */
static inline gboolean carom_contact_is_driven(const CaromContact *c, CaromContactBody body) {
  return !carom_contact_is_movable(c, body) &&
         !carom_contact_is_immovable_at_rest(carom_contact_mass_kg(c, body),
                                             carom_contact_velocity(c, body));
}

/* Returns: which body is still, or NONE. */
static inline CaromContactBody carom_contact_immovable_at_rest(const CaromContact *c) {
  return carom_contact_is_immovable_at_rest(c->mass_a_kg, c->velocity_a)   ? CAROM_BODY_A
         : carom_contact_is_immovable_at_rest(c->mass_b_kg, c->velocity_b) ? CAROM_BODY_B
                                                                           : CAROM_BODY_NONE;
}

/* Called at every resolved contact, in the order in which they are resolved. */
typedef void (*CaromContactFunc)(const CaromContactRecord *record, gpointer user_data);
