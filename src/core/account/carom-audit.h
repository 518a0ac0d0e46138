/* carom-audit: measures momentum and energy of the discs, and keeps the books of what came from
 * outside, from walls, pinned discs and gravity, and of what the method itself has added or taken:
 * a rule of stepping that moves a disc or corrects its speed, or a hop that keeps a disc at rest
 * from bouncing ever faster. One module for all methods: none marks its own work.
 *
 * Only discs that can move count. With the books, Σp − impulses booked stays what it was, and
 * kinetic + potential energy + energy lost − work done − the method's work too; what no account
 * explains is the error. */
#pragma once

#include "carom-body.h"
#include "carom-contact.h"
#include "carom-sum.h"

typedef struct {
  CaromVec2 momentum;        /* Σ m v, kg × lengths/s */
  double momentum_scale;     /* Σ m |v|: what momentum errors are compared with */
  double kinetic_energy_j;   /* Σ ½ m v² */
  double potential_energy_j; /* −Σ m g·x */
  double potential_scale_j;  /* Σ m |g·x|: what rounding of the potential energy goes by */
} CaromTotals;

typedef struct {
  CaromSum wall_impulse[2];    /* x, y: momentum that walls gave the discs */
  CaromSum pinned_impulse[2];  /* momentum that pinned discs gave the others */
  CaromSum gravity_impulse[2]; /* momentum that gravity gave them: g Σ m t, nothing else */
  CaromSum method_impulse[2];  /* momentum that rules of the method gave them */
  CaromSum energy_lost_j; /* what restitution and wall friction take: ½ μ (1 − e²)(Δu·n)² +
                             ½ μ (1 − f²)(Δu·t)², summed over contacts */
  CaromSum work_done_j;   /* by pinned discs that move */
  CaromSum method_work_j; /* kinetic and potential energy that rules of the method gave */
  double method_scale_j;  /* what they gave and took, all counted as positive: what rounding of it
                             goes by */
  guint64 collisions;     /* disc–disc contacts, pinned discs included */
  guint64 wall_hits;      /* disc–wall contacts */
} CaromBooks;

/* Measures @bodies as they are now. */
CaromTotals carom_audit_totals(const CaromBodies *bodies, CaromVec2 gravity);

/* Books a contact that was resolved: counts it, and whatever entered or left through it. */
void carom_audit_book_contact(CaromBooks *books, const CaromContactRecord *record);

/* Books all the momentum that gravity has given since the start, in place of what was booked. */
void carom_audit_set_gravity(CaromBooks *books, CaromVec2 impulse);

/* Books what a rule of the method gave: momentum, and kinetic and potential energy. */
void carom_audit_book_method(CaromBooks *books, CaromVec2 impulse, double work_j);

/* Σp less all impulses booked: stays constant. */
CaromVec2 carom_audit_balance(const CaromTotals *now, const CaromBooks *books);

/* carom_audit_momentum_error:
 * Returns: how far the balance has moved since @start, over Σ m|v| at the start or now or one of
 * the impulses booked, whichever is the largest; 0 where there is none of these. */
double carom_audit_momentum_error(const CaromTotals *start, const CaromTotals *now,
                                  const CaromBooks *books);

/* carom_audit_energy_error:
 * Returns: signed: energy gained (+) or lost (−) beyond what restitution, friction, pinned discs,
 *   gravity and the method itself explain, over the largest of the kinetic energies at start and
 *   now, the change of potential energy and what the method has given and taken; 0 where it is less
 * than rounding of the potential energy can tell. */
double carom_audit_energy_error(const CaromTotals *start, const CaromTotals *now,
                                const CaromBooks *books);
