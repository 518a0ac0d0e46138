/* carom-balance: what one contact did to velocities, momentum and kinetic energy: the books of a
 * single contact. It is the same for all methods: none marks its own work. */
#pragma once

#include "carom-contact.h"

typedef enum { CAROM_BEFORE, CAROM_AFTER } CaromSide;

/* One body, before and after: index by CaromSide. */
typedef struct {
  gboolean immovable; /* then momentum and energy are not its own, and stay 0 */
  double mass_kg;
  CaromVec2 velocity[2];
  CaromVec2 momentum[2];
  double energy_j[2]; /* kinetic */
} CaromParty;

typedef struct {
  CaromParty a, b;
  CaromVec2 momentum[2]; /* Σp of those that can move */
  double energy_j[2];    /* Σ ½mv² of those that can move */
  CaromVec2 normal;      /* n, from a to b */
  double closing_speed;  /* −Δu·n: how fast they approach; of several contacts at once some may
                            rest, and have 0 */
  double parting_speed;  /* Δv·n: how fast they part */
  double restitution;    /* measured: parting over closing speed; not finite where they rest */
  double impulse;        /* J: a's change of momentum along n; negative when they push apart */
  double friction_impulse; /* the same along the tangent, n turned by +90° */
  double energy_lost_j;    /* by this contact: its impulse times the mean of the relative velocities
                              before and after. Of two discs alone, before − after; an immovable
                              body that moves does work besides, and of several contacts at once the
                              others have their part in what is left after. Without what the
                              method itself gave or took */
  double not_lost_j;       /* as the record has it */
} CaromBalance;

static inline const CaromParty *carom_balance_party(const CaromBalance *balance,
                                                    CaromContactBody body) {
  return CAROM_OF_BODY(body, &balance->a, &balance->b);
}

/* Measures a contact by its velocities before and after. */
CaromBalance carom_balance_of(const CaromContactRecord *record);
