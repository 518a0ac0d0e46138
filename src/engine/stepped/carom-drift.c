/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-drift: moves all discs in a loop without branches, and compares the squares of the
 * distances from the noted positions with that of half the margin. */
#include "carom-drift.h"

CaromDrift *carom_drift_new(const CaromBodies *bodies, double margin) {
  CaromDrift *drift = g_new(CaromDrift, 1);
  *drift = (CaromDrift){
      .square_reach = 0.25 * margin * margin,
      .start_x = g_new(double, bodies->n),
      .start_y = g_new(double, bodies->n),
      .noted_x = g_new(double, bodies->n),
      .noted_y = g_new(double, bodies->n),
  };
  for (guint i = 0; i < bodies->n; i++)
    drift->noted_x[i] = drift->noted_y[i] = NAN;
  return drift;
}

void carom_drift_free(CaromDrift *drift) {
  g_free(drift->start_x);
  g_free(drift->start_y);
  g_free(drift->noted_x);
  g_free(drift->noted_y);
  g_free(drift);
}

void carom_drift_note(CaromDrift *drift, const CaromBodies *bodies) {
  for (guint i = 0; i < bodies->n; i++) {
    drift->noted_x[i] = bodies->x[i];
    drift->noted_y[i] = bodies->y[i];
  }
}

/* One component of the flight. There is no branch and the arrays do not overlap, so the compiler
 * can process several discs at a time. */
static void fly(gsize n, double *restrict x, double *restrict v, double *restrict start,
                const double *restrict mass_kg, double g, double dt_s) {
  for (gsize i = 0; i < n; i++) {
    double fall_s = isinf(mass_kg[i]) ? 0 : dt_s;
    start[i] = x[i];
    x[i] += (v[i] + 0.5 * g * fall_s) * dt_s;
    v[i] += g * fall_s;
  }
}

/* A position that is not a number is out of reach. */
static inline gboolean is_in_reach(const CaromDrift *drift, guint i, double x, double y) {
  double dx = x - drift->noted_x[i], dy = y - drift->noted_y[i];
  return dx * dx + dy * dy < drift->square_reach;
}

static gboolean all_in_reach(const CaromDrift *drift, const CaromBodies *bodies) {
  for (guint i = 0; i < bodies->n; i++)
    if (!is_in_reach(drift, i, drift->start_x[i], drift->start_y[i]) ||
        !is_in_reach(drift, i, bodies->x[i], bodies->y[i]))
      return FALSE;
  return TRUE;
}

gboolean carom_drift_advance(CaromDrift *drift, CaromWorld *world) {
  const CaromBodies *bodies = &world->bodies;
  CaromVec2 g = world->scene->gravity;
  double dt_s = world->scene->dt_s;
  fly(bodies->n, bodies->x, bodies->vx, drift->start_x, bodies->mass_kg, g.x, dt_s);
  fly(bodies->n, bodies->y, bodies->vy, drift->start_y, bodies->mass_kg, g.y, dt_s);
  return all_in_reach(drift, bodies);
}

gboolean carom_drift_in_reach(const CaromDrift *drift, const CaromBodies *bodies,
                              const GArray *pairs) {
  for (guint k = 0; k < pairs->len; k++) {
    CaromPair pair = g_array_index(pairs, CaromPair, k);
    if (!is_in_reach(drift, pair.a, bodies->x[pair.a], bodies->y[pair.a]) ||
        !is_in_reach(drift, pair.b, bodies->x[pair.b], bodies->y[pair.b]))
      return FALSE;
  }
  return TRUE;
}
