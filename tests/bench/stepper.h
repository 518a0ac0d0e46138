/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* stepper: an engine that moves a gas on by steps: Carom, or one of its peers. Plain C that C++
 * reads too. Each has its own file; bench-stepped.c lists them. */
#pragma once

#include "gas.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
  const char *name;
  /* How many times as long as Carom's its step should take; 0 for Carom itself. */
  double target_ratio;
  void *(*create)(const CaromGas *gas); /* elastic, without friction, and nothing falls asleep */
  void (*destroy)(void *world);
  void (*step)(void *world); /* by the gas's dt_s */
  void (*velocity)(const void *world, unsigned i, double *vx, double *vy);
} CaromStepper;

extern const CaromStepper carom_stepper_carom;
extern const CaromStepper carom_stepper_chipmunk;
extern const CaromStepper carom_stepper_box2d;

#ifdef __cplusplus
}
#endif
