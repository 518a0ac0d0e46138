/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* gas: places discs on a lattice with random numbers from a fixed seed, so that every engine gets
 * the same ones. */
#include "gas.h"

#include <glib.h>
#include <math.h>

/* Components of velocity are uniform up to this. Fast, because Box2D takes contacts slower than
 * 1 m/s for inelastic: at this speed hardly any are. */
#define SPEED 30.0
/* The length of a step, as a fraction of the time in which the fastest component crosses a radius
 * of 1. */
#define STEP_LENGTH 0.03

/* The mean square of radii that are uniform from 1 to @ratio. */
static double mean_square_radius(double ratio) {
  return (1 + ratio + ratio * ratio) / 3;
}

CaromGas *carom_gas_new(const CaromGasKind *kind) {
  g_autoptr(GRand) random = g_rand_new_with_seed(1);
  CaromGas *gas = g_new(CaromGas, 1);
  unsigned per_row = (unsigned)ceil(sqrt(kind->n));
  gas->n = kind->n;
  gas->discs = g_new(CaromGasDisc, kind->n);
  gas->side = sqrt(kind->n * G_PI * mean_square_radius(kind->radius_ratio) / kind->fraction);
  gas->dt_s = STEP_LENGTH / SPEED;
  for (unsigned i = 0; i < kind->n; i++) {
    CaromGasDisc *disc = &gas->discs[i];
    disc->x = (i % per_row + 0.5) * gas->side / per_row;
    disc->y = (i / per_row + 0.5) * gas->side / per_row;
    disc->vx = SPEED * g_rand_double_range(random, -1, 1);
    disc->vy = SPEED * g_rand_double_range(random, -1, 1);
    disc->radius = 1 + (kind->radius_ratio - 1) * g_rand_double(random);
    disc->mass_kg = disc->radius * disc->radius;
  }
  return gas;
}

void carom_gas_free(CaromGas *gas) {
  g_free(gas->discs);
  g_free(gas);
}

/* Collision frequency of a disc: 2 n σ χ √(π T/m), with χ by Henderson (Mol. Phys. 30, 971, 1975).
 */
double carom_gas_free_time_s(const CaromGasKind *kind) {
  double phi = kind->fraction;
  double chi = (1 - 7 * phi / 16) / ((1 - phi) * (1 - phi));
  double msr = mean_square_radius(kind->radius_ratio);
  double density = phi / (G_PI * msr);
  double diameter = 2 * sqrt(msr);
  double mean_square_component = SPEED * SPEED / 3;
  return 1 / (2 * density * diameter * chi * sqrt(G_PI * mean_square_component));
}

char *carom_gas_title(const CaromGasKind *kind) {
  return kind->radius_ratio > 1
             ? g_strdup_printf("fraction %g, radii 1:%g", kind->fraction, kind->radius_ratio)
             : g_strdup_printf("fraction %g", kind->fraction);
}
