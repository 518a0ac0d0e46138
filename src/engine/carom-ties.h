/* carom-ties: what if several contacts happen at the same instant? Three touching discs in a row,
 * hit by a fourth, have no single answer: momentum and energy alone do not decide, and the policy
 * does. One after the other, or all together; one file each. */
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

  /* Puts @pairs (element-type CaromPair), in order of their indices, into the order of their turns;
   * which ones take their turn together say @ends (element-type guint): the index after the last of
   * each group. */
  void (*arrange)(const CaromEngine *engine, GArray *pairs, GArray *ends);

  /* carom_ties settle:
   * @records: (array length=n): n >= 1 contacts at one instant, each without velocities before and
   * after, impulse and cluster's size; they stay in their places
   *
   * Resolves them, starting from the velocities in engine->world->bodies (for a wall, that in its
   * contact), which become those after all of them; books them and tells the observer. A contact
   * without any impulse, such as one that parts already, has then a cluster's size of 0. */
  void (*settle)(const CaromEngine *engine, CaromContactRecord *records, guint n);
};

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

/* Resolves @record, starting from the present velocities; its cluster's size is 0 if it is not
 * resolved. */
void carom_ties_settle_one(const CaromEngine *engine, CaromContactRecord *record);
