/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-drift: moves discs by a step, and watches how far they have moved.
 *
 * Discs hardly move in a single step. So what each of them may meet is searched for rarely, with a
 * margin, and kept in lists (Verlet, Phys. Rev. 159, 98, 1967). The drift tells when lists are out
 * of date: as soon as a disc has moved further than half the margin since they were made. */
#pragma once

#include "carom-grid.h"
#include "carom-world.h"

typedef struct {
  /*< private >*/
  double square_reach;       /* of half the margin */
  double *start_x, *start_y; /* [body]: where it was at the start of the step */
  double *noted_x, *noted_y; /* [body]: where it was when lists were made; NAN: not yet */
} CaromDrift;

/* Nothing is noted yet, so lists have to be made before they are used.
 *
 * @bodies: their number must not change
 * @margin: that of the lists
 * Returns: (transfer full): a drift of which nothing is known */
CaromDrift *carom_drift_new(const CaromBodies *bodies, double margin);
void carom_drift_free(CaromDrift *drift);

/* Notes the positions of @bodies, from which lists are made now. */
void carom_drift_note(CaromDrift *drift, const CaromBodies *bodies);

/* Advances the discs of @world by scene->dt_s, in free flight on parabolas, which is exact for a
 * constant acceleration. Pinned discs keep their velocity.
 *
 * Returns: whether every disc was before, and is now, within half the margin of where it was
 *   noted */
gboolean carom_drift_advance(CaromDrift *drift, CaromWorld *world);

/* Where disc @i was before the last advance. */
static inline CaromVec2 carom_drift_start(const CaromDrift *drift, guint i) {
  return carom_vec2(drift->start_x[i], drift->start_y[i]);
}

/* @pairs: (element-type CaromPair)
 * Returns: whether every disc of @pairs is within half the margin of where it was noted */
gboolean carom_drift_in_reach(const CaromDrift *drift, const CaromBodies *bodies,
                              const GArray *pairs);
