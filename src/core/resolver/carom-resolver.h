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
  /* Velocities after a contact that carom_resolver_resolve() has checked. Call that instead. */
  void (*resolve)(const CaromContact *contact, CaromOutcome *outcome);
  /* The same calculation, told line by line. @working has been prepared by carom_working_init().
   * Call carom_resolver_explain() instead. */
  void (*explain)(const CaromContact *contact, CaromWorking *working);
} CaromResolver;

/* ---- Tables ---- */

/* The methods, the default first: another one is a new file and one word here. */
#define CAROM_RESOLVER_LIST(X)                                                                     \
  X(rotation)                                                                                      \
  X(projection)                                                                                    \
  X(impulse)

#define CAROM_RESOLVER_DECLARE(name) extern const CaromResolver carom_resolver_##name;
CAROM_RESOLVER_LIST(CAROM_RESOLVER_DECLARE)
#undef CAROM_RESOLVER_DECLARE

#define CAROM_RESOLVER_TABLE_MAX 8

/* Resolvers to choose from, the default first. */
typedef struct {
  /*< private >*/
  const CaromResolver *resolvers[CAROM_RESOLVER_TABLE_MAX];
  guint n_resolvers;
  gboolean in_use; /* who has seen it relies on it: it stays as it is */
} CaromResolverTable;

/* Those of the list, and what has been put in at the program's start. */
extern CaromResolverTable carom_resolver_methods;

/* Puts @resolver at the end of @table, under an id that is new there. Only before the table's first
 * use: at the program's start. */
void carom_resolver_table_add(CaromResolverTable *table, const CaromResolver *resolver);

/* carom_resolver_table_get:
 * @n_resolvers: (out) (optional): how many there are
 *
 * Returns: (transfer none): all resolvers of @table, from now on the same. */
const CaromResolver *const *carom_resolver_table_get(CaromResolverTable *table, guint *n_resolvers);

/* The same of the methods. */
const CaromResolver *const *carom_resolvers(guint *n_resolvers);

/* Returns: (transfer none) (nullable): the method of that @id. */
const CaromResolver *carom_resolver_by_id(const char *id);

/* Where @resolver, one of the methods, stands among them. */
guint carom_resolver_index(const CaromResolver *resolver);

/* ---- Resolving ---- */

/* Why carom_resolver_resolve() did or did not change the velocities. */
typedef enum {
  CAROM_RESOLUTION_RESOLVED,
  CAROM_RESOLUTION_SEPARATING,   /* no approach along d: they part already, or move side by side */
  CAROM_RESOLUTION_NO_DIRECTION, /* d vanishes, so there is no line of centres */
  CAROM_RESOLUTION_IMMOVABLE,    /* neither body can move */
  CAROM_RESOLUTION_UNUSABLE      /* a number is not finite or out of its range */
} CaromResolution;

/* carom_resolver_resolve:
 * @resolver: the method to use
 * @contact: the contact, any numbers at all
 * @outcome: (out): the velocities after; those before, unless the return value is RESOLVED
 *
 * The one entry to all resolvers. It alone decides which contacts are resolved, so that resolvers
 * cannot differ on edge cases, and it returns an immovable body's velocity bit for bit. */
CaromResolution carom_resolver_resolve(const CaromResolver *resolver, const CaromContact *contact,
                                       CaromOutcome *outcome);

/* carom_resolver_explain:
 * @working: (out): every line of the calculation; it has none unless the return value is RESOLVED
 *
 * The same, and how the outcome came about: both come from one calculation. */
CaromResolution carom_resolver_explain(const CaromResolver *resolver, const CaromContact *contact,
                                       CaromOutcome *outcome, CaromWorking *working);

/* carom_resolvers_disagreement:
 * @contact: any contact
 *
 * The greatest distance between any two methods' answers to @contact, over the speeds as
 * carom_contact_speed_scale() has them, in units of the double's ε = 2^-52. 0 when the contact is
 * not resolved.
 *
 * Returns: a number of ε; a few for every contact if the methods are equivalent. */
double carom_resolvers_disagreement(const CaromContact *contact);
