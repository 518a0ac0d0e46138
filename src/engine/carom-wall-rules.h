/* carom-wall-rules: what a stepped run does with a disc found in a wall: where it is put back, and
 * how its speed is corrected for the way back under acceleration. */
#pragma once

#include "carom-encounter-record.h"
#include "carom-method.h"
#include "carom-vec2.h"

struct CaromWallPutback {
  CaromPart part;
  /* @normal: unit normal of the wall on the side the disc came from
   * @depth: how far the disc has to move along @normal to touch the wall only, > 0
   * @velocity: of the disc
   * @dt_s: length of the step
   *
   * Returns: how to move the disc. */
  CaromVec2 (*displacement)(CaromVec2 normal, double depth, CaromVec2 velocity, double dt_s);
  CaromTellFunc tell; /* how it moved the disc */
};

struct CaromSpeedCorrection {
  CaromPart part;
  /* @speed: where the overlap was noticed, > 0
   * @a_ds: acceleration · way from the contact to there
   *
   * Returns: what the speed was at the contact, >= 0. */
  double (*speed_at_contact)(double speed, double a_ds);
  CaromTellFunc tell; /* (nullable): what it did to the speed */
};

extern const CaromWallPutback carom_wall_putback_edge;
extern const CaromWallPutback carom_wall_putback_path;

extern const CaromSpeedCorrection carom_speed_correction_none;
extern const CaromSpeedCorrection carom_speed_correction_first_order;
extern const CaromSpeedCorrection carom_speed_correction_exact;
