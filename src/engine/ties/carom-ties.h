/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-ties: decides what happens if there are several contacts at the same instant. Where a disc
 * hits the first of two that touch, momentum and energy do not determine three velocities. The
 * policy for ties does: the contacts are resolved one after the other, or all together. Each policy
 * has a file of its own. */
#pragma once

#include "carom-detection.h"
#include "carom-grid.h"

struct CaromTies {
  CaromPart part;

  /* Discs whose gap is up to this fraction of the sum of their radii belong to the same tie as if
   * they touched. 0: only discs that have to be parted belong to it. */
  double tolerance;

  /* Whether the outcome depends on the scene's seed. */
  gboolean uses_seed;

  /* Whether contacts at the same instant have to be known together. If not, events are handled one
   * by one, in order of their indices. */
  gboolean gathers;

  /* Arranges the pairs of a step in the order of their turns.
   *
   * @pairs: (element-type CaromPair): in order of their indices; to be arranged
   * @ends: (element-type guint): set to the index after the last pair of each group that takes its
   *   turn together */
  void (*arrange)(const CaromEngine *engine, GArray *pairs, GArray *ends);

  /* Resolves contacts at one instant, books them and calls the observer.
   *
   * It starts from the velocities in engine->world->bodies, and leaves the velocities after all
   * contacts there; that of a wall is in its contact. A contact without an impulse, because its
   * bodies part already, gets a cluster's size of 0.
   *
   * @records: (array length=n): in any order, which is kept; all is given but velocities, outcome,
   *   impulse and cluster's size
   * @n: >= 1 */
  void (*settle)(const CaromEngine *engine, CaromContactRecord *records, guint n);

  CaromDescribeFunc describe; /* tells what it decided about a contact that was part of a tie */
};

/* Rounding leaves such gaps between discs that touch, as a fraction of the sum of the radii. How
 * close in time their contacts are is a different matter, see carom-same-instant.h. */
#define CAROM_TIES_TOUCHING 1e-9

/* The policies; the first is the default. To add one, write its file and add its name here. */
#define CAROM_TIES_LIST(X)                                                                         \
  X(serial)                                                                                        \
  X(random)                                                                                        \
  X(simultaneous)

#define CAROM_TIES_DECLARE(name) extern const CaromTies carom_ties_##name;
CAROM_TIES_LIST(CAROM_TIES_DECLARE)
#undef CAROM_TIES_DECLARE

/* Sorts @pairs into groups of connected pairs. Groups are in the order of their first pairs, and
 * the pairs in a group stay in order.
 *
 * @bodies: tell which discs are pinned; these connect nothing
 * @pairs: (element-type CaromPair): for a disc and a wall, the disc twice
 * @ends: (element-type guint): replaced by the index after the last pair of each group */
void carom_ties_connect(const CaromBodies *bodies, GArray *pairs, GArray *ends);

/* Finds which pairs are connected.
 *
 * @pairs: (array length=n): for a disc and a wall, the disc twice
 * @labels: (out) (array length=n): for each pair the index of the first pair with which it is
 *   connected */
void carom_ties_label(const CaromBodies *bodies, const CaromPair *pairs, guint n, guint *labels);

/* Makes every pair a group by itself.
 *
 * @ends: (element-type guint): replaced by the index after each pair */
void carom_ties_take_apart(const GArray *pairs, GArray *ends);

/* Returns: the discs of a contact; the disc twice if it is with a wall */
CaromPair carom_ties_pair(const CaromContactRecord *record);

/* Writes the present velocities of its discs into @record. */
void carom_ties_read_velocities(const CaromEngine *engine, CaromContactRecord *record);

/* A CaromDescribeFunc: says that connected contacts took their turns one by one.
 *
 * Returns: (transfer full) (nullable): a translated sentence */
char *carom_ties_describe_turn(const CaromEncounterRecord *encounter, const CaromScene *scene);

/* Resolves @record, starting from the present velocities; its cluster's size is 0 if it is not
 * resolved. */
void carom_ties_resolve_one(const CaromEngine *engine, CaromContactRecord *record);
