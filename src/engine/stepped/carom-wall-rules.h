/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-wall-rules: what a stepped run does with a disc found in a wall: where it is put back, and
 * how its velocity is corrected for the distance it is put back under gravity. */
#pragma once

#include "carom-encounter-record.h"
#include "carom-method.h"
#include "carom-vec2.h"

struct CaromWallPutback {
  CaromPart part;
  /* @normal: unit normal of the wall on the side the disc came from
   * @depth: > 0, how far the disc has to move along @normal to only touch the wall
   * @velocity: of the disc
   * @dt_s: length of the step
   * Returns: how to move the disc */
  CaromVec2 (*displacement)(CaromVec2 normal, double depth, CaromVec2 velocity, double dt_s);
  CaromDescribeFunc describe; /* how it moved the disc */
  CaromWorkFunc work;         /* (nullable): the same, line by line */
};

struct CaromSpeedCorrection {
  CaromPart part;
  /* @velocity: not 0; where the overlap was noticed
   * @gravity: the acceleration
   * @way: Δs, from where the disc is put back to where the overlap was noticed
   * Returns: what the velocity was at the contact */
  CaromVec2 (*velocity_at_contact)(CaromVec2 velocity, CaromVec2 gravity, CaromVec2 way);
  CaromDescribeFunc describe; /* (nullable): what it did to the velocity */
  CaromWorkFunc work;         /* (nullable): the same, line by line */
};

/* The wall put-backs; the first is the default. To add one, write a rule in carom-wall-rules.c
 * and add its name here. */
#define CAROM_WALL_PUTBACK_LIST(X)                                                                 \
  X(edge)                                                                                          \
  X(path)

#define CAROM_WALL_PUTBACK_DECLARE(name) extern const CaromWallPutback carom_wall_putback_##name;
CAROM_WALL_PUTBACK_LIST(CAROM_WALL_PUTBACK_DECLARE)
#undef CAROM_WALL_PUTBACK_DECLARE

/* The speed corrections; the first is the default. To add one, write a rule in
 * carom-wall-rules.c and add its name here. */
#define CAROM_SPEED_CORRECTION_LIST(X)                                                             \
  X(along_gravity)                                                                                 \
  X(exact)                                                                                         \
  X(first_order)                                                                                   \
  X(none)

#define CAROM_SPEED_CORRECTION_DECLARE(name)                                                       \
  extern const CaromSpeedCorrection carom_speed_correction_##name;
CAROM_SPEED_CORRECTION_LIST(CAROM_SPEED_CORRECTION_DECLARE)
#undef CAROM_SPEED_CORRECTION_DECLARE
