/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-emitter: where discs come into a scene in the course of a run, one after the other. A disc
 * comes in at its time; while its place is taken it waits. The next one is due so long after it has
 * come in. In a run, carom-due-changes.c lets them in, and carom-schedule.h has who is due and
 * waits. */
#pragma once

#include "carom-body.h"
#include "carom-extents.h"

typedef struct {
  CaromVec2 position; /* the middle of where its discs come in */
  CaromVec2 spread;   /* >= 0: how far from there they may come in, to either side */
  CaromVec2 velocity; /* with which they come in */
  double radius;      /* > 0 */
  double mass_kg;     /* as in CaromBody */
  double first_s;     /* >= 0: when the first one is due */
  double every_s;     /* >= 0: how long after one has come in the next one is due */
  guint32 count;      /* how many there are */
  const char *others; /* (nullable): as in CaromBody; its discs have none */
} CaromEmitter;

/* A hundred discs of radius 1 and mass 1 kg, one a second, at rest at the origin. */
CaromEmitter carom_emitter_default(void);

/* The disc that an emitter brings in, in its place. Places are uniform about the emitter's
 * position, and depend on nothing but the emitter and these numbers.
 *
 * @seed: the scene's
 * @index: the emitter's, in its scene
 * @nth: counts its discs, from 0 */
CaromBody carom_emitter_disc(const CaromEmitter *emitter, guint32 seed, guint index, guint nth);

/* What the discs of @emitter can take up as they come in. */
CaromExtents carom_emitter_extents(const CaromEmitter *emitter);

/* Whether both bring in the same discs at the same times. */
gboolean carom_emitter_equal(const CaromEmitter *one, const CaromEmitter *other);
