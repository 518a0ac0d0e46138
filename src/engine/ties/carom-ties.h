/* carom-ties: what if several contacts happen at the same instant? Where a disc hits the first of
 * two that touch, momentum and energy do not settle three velocities: the policy decides. One after
 * the other, or all together; one file each. */
#pragma once

#include "carom-detection.h"
#include "carom-grid.h"

struct CaromTies {
  CaromPart part;

  /* Discs that are apart by up to this fraction of the sum of their radii belong to the same tie,
   * as if they touched. 0: only those that have to be parted matter. */
  double tolerance;

  /* Whether the outcome depends on the scene's seed. */
  gboolean uses_seed;

  /* Whether contacts at the same instant have to be known together. If not, events come one by one,
   * in order of their indices. */
  gboolean gathers;

  /* Puts the @pairs of a step (element-type CaromPair), given in order of their indices, into the
   * order of their turns. Which of them take their turn together say @ends (element-type guint):
   * the index after the last of each group. */
  void (*arrange)(const CaromEngine *engine, GArray *pairs, GArray *ends);

  /* Resolves contacts at one instant, books them and tells the observer.
   *
   * It starts from the velocities in engine->world->bodies, and leaves there those after all
   * contacts; the velocity of a wall is that in its contact. Of the @n >= 1 records, in any order,
   * all is given but velocities, outcome, impulse and cluster's size. They stay in their places;
   * one that has no impulse, because its bodies part already, gets a cluster's size of 0. */
  void (*settle)(const CaromEngine *engine, CaromContactRecord *records, guint n);

  CaromDescribeFunc describe; /* what it decided about a contact that was not alone */
};

/* Gaps, as a fraction of the sum of the radii, that rounding leaves between discs that touch. How
 * near in time their contacts are is another matter: carom-same-instant.h. */
#define CAROM_TIES_TOUCHING 1e-9

/* The list of policies, the default first: another one is a new file and one word here. */
#define CAROM_TIES_LIST(X)                                                                         \
  X(serial)                                                                                        \
  X(random)                                                                                        \
  X(simultaneous)

#define CAROM_TIES_DECLARE(name) extern const CaromTies carom_ties_##name;
CAROM_TIES_LIST(CAROM_TIES_DECLARE)
#undef CAROM_TIES_DECLARE

/* carom_ties_connect:
 * @bodies: to tell pinned discs, through which nothing is handed on
 * @pairs: (element-type CaromPair): for a disc and a wall, the disc twice
 * @ends: (element-type guint): replaced by the index after the last pair of each group
 *
 * Sorts @pairs so that those that hang together stand together. Groups come in the order of their
 * first pairs, and pairs within a group stay in order. */
void carom_ties_connect(const CaromBodies *bodies, GArray *pairs, GArray *ends);

/* carom_ties_label:
 * @labels: (out): [n]: for each pair the index of the first one that it hangs together with */
void carom_ties_label(const CaromBodies *bodies, const CaromPair *pairs, guint n, guint *labels);

/* Every pair by itself. */
void carom_ties_take_apart(const GArray *pairs, GArray *ends);

/* The discs of a contact: for a wall, the disc twice. */
CaromPair carom_ties_pair(const CaromContactRecord *record);

/* Writes the present velocities of its discs into @record. */
void carom_ties_read_velocities(const CaromEngine *engine, CaromContactRecord *record);

/* Tells that contacts which hang together took their turns one by one. A CaromDescribeFunc. */
char *carom_ties_describe_turn(const CaromEncounterRecord *encounter, const CaromScene *scene);

/* Resolves @record, starting from the present velocities; its cluster's size is 0 if it is not
 * resolved. */
void carom_ties_settle_one(const CaromEngine *engine, CaromContactRecord *record);
