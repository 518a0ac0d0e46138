/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* gas: elastic discs in a box without gravity, the scene of the benchmarks. Plain C that C++ reads
 * too: every engine is given the same discs. */
#pragma once

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
  unsigned n;
  double fraction;     /* of the box that discs cover, less than 0.78 for equal discs */
  double radius_ratio; /* of the largest disc to the smallest, >= 1 */
} CaromGasKind;

typedef struct {
  double x, y, vx, vy;
  double radius;
  double mass_kg;
} CaromGasDisc;

typedef struct {
  unsigned n;
  CaromGasDisc *discs;
  double side; /* of the box, which has a corner at the origin */
  double dt_s; /* of a step: discs move by about a fiftieth of the smallest radius */
} CaromGas;

/* On a square lattice, with random radii (from 1 to the ratio) and velocities; always the same. */
CaromGas *carom_gas_new(const CaromGasKind *kind);
void carom_gas_free(CaromGas *gas);

/* How long a disc flies from one contact to the next, by Enskog's theory, which is about right for
 * mixed radii too. */
double carom_gas_free_time_s(const CaromGasKind *kind);

/* Such as "fraction 0.3, radii 1:3". Free with g_free(). */
char *carom_gas_title(const CaromGasKind *kind);

#ifdef __cplusplus
}
#endif
