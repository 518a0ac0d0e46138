/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-audit: measures momentum and energy of the discs, and keeps accounts of where they came
 * from: walls, pinned discs, gravity, and the method itself, whose rules may move a disc, correct
 * its speed, make a disc at rest hop so that it does not bounce ever more often, or part bodies
 * that a resolver has left approaching; and discs that emitters bring in. This one module serves
 * all methods, so that none measures itself.
 *
 * Only discs that can move count. With all accounts included, these stay constant: Σp − impulses
 * booked, and kinetic + potential energy + energy lost − work done − the method's work − what
 * emitted discs brought in. What no account explains is the error. */
#pragma once

#include "carom-body.h"
#include "carom-contact.h"
#include "carom-sum.h"

typedef struct {
  guint64 n_discs;           /* that are there, pinned ones too */
  CaromVec2 momentum;        /* Σ m v, kg × lengths/s */
  double momentum_scale;     /* Σ m |v|: what momentum errors are compared with */
  double kinetic_energy_j;   /* Σ ½ m v² */
  double potential_energy_j; /* −Σ m g·x */
  double potential_scale_j;  /* Σ m |g·x|: the scale of the rounding in the potential energy */
} CaromTotals;

typedef struct {
  CaromSum wall_impulse[2];    /* x, y: momentum that walls gave the discs */
  CaromSum pinned_impulse[2];  /* momentum that pinned discs gave the others */
  CaromSum gravity_impulse[2]; /* momentum that gravity gave them: g Σ m t and nothing else */
  CaromSum method_impulse[2];  /* momentum that rules of the method gave them */
  CaromSum emitted_impulse[2]; /* momentum that discs of emitters brought in with them */
  double emitted_scale;        /* Σ m |v| of these discs as they came in */
  CaromSum emitted_energy_j;   /* kinetic and potential energy that they brought in */
  double emitted_scale_j;      /* the kinetic energy in it */
  CaromSum energy_lost_j;      /* what restitution and wall friction take: ½ μ (1 − e²) w² +
                                  ½ μ (1 − f²) w_t², summed over contacts */
  CaromSum work_done_j;        /* by pinned discs that move */
  CaromSum method_work_j;      /* kinetic and potential energy that rules of the method gave */
  CaromSum kept_j; /* kinetic energy that restitution and friction would have taken from contacts
                      that are elastic only because of their number in a row, see carom-repeats.h */
  double method_scale_j; /* what they gave and took, all counted as positive: the scale of the
                            rounding in it */
  guint64 collisions;    /* disc–disc contacts, pinned discs included */
  guint64 wall_hits;     /* disc–wall contacts */
  guint64 settled;       /* contacts of either kind that had another restitution than their bodies,
                            see carom_contact_kind_settles() */
} CaromBooks;

/* How many contacts of either kind there were. */
static inline guint64 carom_audit_count_contacts(const CaromBooks *books) {
  return books->collisions + books->wall_hits;
}

/* Measures @bodies as they are now. */
CaromTotals carom_audit_totals(const CaromBodies *bodies, CaromVec2 gravity);

/* Books a contact that was resolved: counts it, and books the momentum and energy that entered or
 * left through it. */
void carom_audit_book_contact(CaromBooks *books, const CaromContactRecord *record);

/* Books all the momentum that gravity has given since the start, replacing what was booked
 * before. */
void carom_audit_set_gravity(CaromBooks *books, CaromVec2 impulse);

/* Books what a rule of the method has added: momentum, and kinetic and potential energy. */
void carom_audit_book_method(CaromBooks *books, CaromVec2 impulse, double work_j);

/* Books what a disc brings in that an emitter lets in.
 *
 * @mass_kg: finite */
void carom_audit_book_entry(CaromBooks *books, double mass_kg, CaromVec2 position,
                            CaromVec2 velocity, CaromVec2 gravity);

/* Σp less all impulses booked, which stays constant. */
CaromVec2 carom_audit_balance(const CaromTotals *now, const CaromBooks *books);

/* Returns: how far the balance has moved since @start, relative to the largest of Σ m|v| at the
 *   start and now, the same of what emitted discs brought, and the impulses booked; 0 where all of
 *   these vanish */
double carom_audit_momentum_error(const CaromTotals *start, const CaromTotals *now,
                                  const CaromBooks *books);

/* Returns: the energy gained (+) or lost (−) that restitution, friction, pinned discs, gravity and
 *   the method itself do not explain, relative to the largest of the kinetic energies at the start
 *   and now, the change of potential energy, what the method has given and taken, and the kinetic
 *   energy that emitted discs brought in; 0 where it is within the rounding of the potential
 *   energy */
double carom_audit_energy_error(const CaromTotals *start, const CaromTotals *now,
                                const CaromBooks *books);
