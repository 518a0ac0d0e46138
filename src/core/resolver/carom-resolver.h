/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-resolver: what are the velocities after a contact?
 *
 * A resolver is a pure function of a CaromContact. It keeps no state, sees no positions and cannot
 * tell a disc from a wall except by an infinite mass. Each resolver has a file of its own and
 * shares no algebra with the others except vector products, because their agreement is meant to
 * prove something. */
#pragma once

#include "carom-contact.h"
#include "carom-part.h"
#include "carom-working.h"

typedef struct CaromDerivation CaromDerivation;

typedef struct {
  CaromPart part;
  /* Computes the velocities after a contact that carom_resolver_resolve() has checked. Call that
   * function instead of this one. */
  void (*resolve)(const CaromContact *contact, CaromOutcome *outcome);
  /* Records the same calculation line by line. @working has been prepared by carom_working_init(),
   * and knows the mistake, if there is one. Call carom_resolver_explain() instead of this one. */
  void (*explain)(const CaromContact *contact, CaromWorking *working);
  /* Writes the chapter of "Why the same?" that turns the method into the master line, with
   * carom-chapter.h. NULL where the method is wrong on purpose. */
  void (*derive)(CaromDerivation *derivation);
  const CaromMistake *mistake; /* (nullable): what is wrong with it on purpose; NULL: nothing is */
} CaromResolver;

/* ---- Tables ---- */

/* The resolvers that can be chosen for a method; the first is the default. To add one, write its
 * file and, in src/core/derivation, its chapter carom_derivation_NAME(), and add its name here. */
#define CAROM_RESOLVER_LIST(X)                                                                     \
  X(rotation)                                                                                      \
  X(projection)                                                                                    \
  X(impulse)

/* The resolvers that are wrong on purpose, for an exercise: to spot the error. They can be chosen
 * as well, but nothing that counts, compares or says "all" ever includes them. */
#define CAROM_RESOLVER_WRONG_LIST(X)                                                               \
  X(wrong_bracket)                                                                                 \
  X(wrong_degrees)                                                                                 \
  X(wrong_turn)                                                                                    \
  X(wrong_sign)                                                                                    \
  X(wrong_tangent)                                                                                 \
  X(wrong_equal_masses)                                                                            \
  X(wrong_own_speed)                                                                               \
  X(wrong_normal)                                                                                  \
  X(wrong_swapped_masses)                                                                          \
  X(wrong_third_law)

#define CAROM_RESOLVER_DECLARE(name) extern const CaromResolver carom_resolver_##name;
#define CAROM_RESOLVER_DECLARE_CHAPTER(name)                                                       \
  void carom_derivation_##name(CaromDerivation *derivation);
CAROM_RESOLVER_LIST(CAROM_RESOLVER_DECLARE)
CAROM_RESOLVER_LIST(CAROM_RESOLVER_DECLARE_CHAPTER)
CAROM_RESOLVER_WRONG_LIST(CAROM_RESOLVER_DECLARE)
#undef CAROM_RESOLVER_DECLARE
#undef CAROM_RESOLVER_DECLARE_CHAPTER

#define CAROM_RESOLVER_TABLE_MAX 16

/* Resolvers to choose from, the default first. */
typedef struct {
  /*< private >*/
  const CaromResolver *resolvers[CAROM_RESOLVER_TABLE_MAX];
  guint n_resolvers;
  gboolean in_use; /* nothing may be added once the table has been read */
} CaromResolverTable;

/* The resolvers of the list, and those that were added when the program started. */
extern CaromResolverTable carom_resolver_methods;
/* The resolvers that are wrong on purpose. */
extern CaromResolverTable carom_resolver_wrong;

/* Adds @resolver at the end of @table; its id must be new there. Call it only when the program
 * starts, before the table is first used. */
void carom_resolver_table_add(CaromResolverTable *table, const CaromResolver *resolver);

/* From the first call on, the table no longer changes.
 *
 * @n_resolvers: (out) (optional): how many there are
 * Returns: (transfer none): all resolvers of @table */
const CaromResolver *const *carom_resolver_table_get(CaromResolverTable *table, guint *n_resolvers);

/* Does the same for the table of the right ones. */
const CaromResolver *const *carom_resolvers(guint *n_resolvers);

/* Returns: (transfer none) (nullable): the one of that @id, right or wrong on purpose */
const CaromResolver *carom_resolver_by_id(const char *id);

/* The index of @resolver among the right ones, followed by those that are wrong on purpose. It must
 * be in one of the two tables. */
guint carom_resolver_index(const CaromResolver *resolver);

static inline gboolean carom_resolver_is_wrong(const CaromResolver *resolver) {
  return resolver->mistake != NULL;
}

/* ---- Resolving ---- */

/* Tells why carom_resolver_resolve() did or did not change the velocities. */
typedef enum {
  CAROM_RESOLUTION_RESOLVED,
  CAROM_RESOLUTION_SEPARATING, /* no approach along d: the bodies already part, or move side by side
                                */
  CAROM_RESOLUTION_NO_DIRECTION, /* d vanishes, so there is no line of centres */
  CAROM_RESOLUTION_IMMOVABLE,    /* neither body can move */
  CAROM_RESOLUTION_UNUSABLE      /* a number is not finite or out of its range */
} CaromResolution;

/* All resolvers are called through this function. It alone decides which contacts are resolved, so
 * that resolvers cannot differ on edge cases, and it returns an immovable body's velocity bit for
 * bit.
 *
 * @resolver: the one to use
 * @contact: the contact, with any numbers at all
 * @outcome: (out): the velocities after; those before, unless the return value is RESOLVED */
CaromResolution carom_resolver_resolve(const CaromResolver *resolver, const CaromContact *contact,
                                       CaromOutcome *outcome);

/* Resolves @contact likewise, and tells the working. Both come from one calculation.
 *
 * @working: (out): every line of the calculation; there are none unless the return value is
 *   RESOLVED */
CaromResolution carom_resolver_explain(const CaromResolver *resolver, const CaromContact *contact,
                                       CaromOutcome *outcome, CaromWorking *working);

/* The greatest distance between any two resolvers' answers to @contact, relative to the speeds of
 * carom_contact_speed_scale(), in units of the double's ε = 2^-52; 0 if the contact is not
 * resolved.
 *
 * @contact: any contact
 * Returns: a number of ε; only a few for every contact if they are equivalent, and INFINITY
 *   if an answer is not finite, because rounding does not explain that */
double carom_resolvers_disagreement(const CaromContact *contact);
