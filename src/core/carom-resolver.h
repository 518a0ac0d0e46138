/* carom-resolver: what are the velocities after a contact?
 *
 * A resolver is a pure function of a CaromContact. It keeps no state, sees no positions and cannot
 * tell a disc from a wall except by an infinite mass. Each lives in a file of its own and shares
 * no algebra with the others beyond vector products: that they agree must prove something. */
#pragma once

#include "carom-contact.h"
#include "carom-part.h"
#include "carom-working.h"

typedef struct {
  CaromPart part;
  /* Velocities after a contact that carom_resolve() has checked. Call that instead. */
  void (*resolve)(const CaromContact *contact, CaromOutcome *outcome);
  /* The same calculation, told line by line. @working has been prepared by carom_working_init().
   * Call carom_resolve_with_working() instead. */
  void (*explain)(const CaromContact *contact, CaromWorking *working);
} CaromResolver;

/* Where @resolver stands in that list. */
guint carom_resolver_index(const CaromResolver *resolver);

/* Why carom_resolve() did or did not change the velocities. */
typedef enum {
  CAROM_RESOLUTION_RESOLVED,
  CAROM_RESOLUTION_SEPARATING,   /* no approach along d: they part already, or move side by side */
  CAROM_RESOLUTION_NO_DIRECTION, /* d vanishes, so there is no line of centres */
  CAROM_RESOLUTION_IMMOVABLE,    /* neither body can move */
  CAROM_RESOLUTION_UNUSABLE      /* a number is not finite or out of its range */
} CaromResolution;

/* carom_resolvers:
 * @n_resolvers: (out) (optional): how many there are
 *
 * Returns: (transfer none): all resolvers, the default first. */
const CaromResolver *const *carom_resolvers(guint *n_resolvers);

/* Returns: (transfer none) (nullable): the resolver of that @id. */
const CaromResolver *carom_resolver_by_id(const char *id);

/* carom_resolve:
 * @resolver: the method to use
 * @contact: the contact, any numbers at all
 * @outcome: (out): the velocities after; those before, unless the return value is RESOLVED
 *
 * The one entry to all resolvers. It alone decides which contacts are resolved, so that resolvers
 * cannot differ on edge cases, and it returns an immovable body's velocity bit for bit. */
CaromResolution carom_resolve(const CaromResolver *resolver, const CaromContact *contact,
                              CaromOutcome *outcome);

/* carom_resolve_with_working:
 * @working: (out): every line of the calculation; it has none unless the return value is RESOLVED
 *
 * The same, and how the outcome came about: both come from one calculation. */
CaromResolution carom_resolve_with_working(const CaromResolver *resolver,
                                           const CaromContact *contact, CaromOutcome *outcome,
                                           CaromWorking *working);

/* carom_resolvers_disagreement:
 * @contact: any contact
 *
 * The greatest distance between any two resolvers' answers to @contact, over the speeds as
 * carom_contact_speed_scale() has them, in units of the double's ε = 2^-52. 0 when the contact is
 * not resolved.
 *
 * Returns: a number of ε; a few for every contact if the methods are equivalent. */
double carom_resolvers_disagreement(const CaromContact *contact);

/* The list of resolvers, the default first: another one is a new file and one word here. */
#define CAROM_RESOLVER_LIST(X)                                                                     \
  X(rotation)                                                                                      \
  X(projection)                                                                                    \
  X(impulse)

#define CAROM_RESOLVER_DECLARE(name) extern const CaromResolver carom_resolver_##name;
CAROM_RESOLVER_LIST(CAROM_RESOLVER_DECLARE)
#undef CAROM_RESOLVER_DECLARE
