/* carom-wall-rules: what a stepped run does with a disc found in a wall: where it is put back, and
 * how its velocity is corrected for the way back under gravity. */
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
  /* @velocity: where the overlap was noticed, not 0
   * @gravity: the acceleration
   * @way: Δs, from where the disc is put back to where the overlap was noticed
   *
   * Returns: what the velocity was at the contact. */
  CaromVec2 (*velocity_at_contact)(CaromVec2 velocity, CaromVec2 gravity, CaromVec2 way);
  CaromTellFunc tell; /* (nullable): what it did to the velocity */
};

extern const CaromWallPutback carom_wall_putback_edge;
extern const CaromWallPutback carom_wall_putback_path;

extern const CaromSpeedCorrection carom_speed_correction_along_gravity;
extern const CaromSpeedCorrection carom_speed_correction_exact;
extern const CaromSpeedCorrection carom_speed_correction_first_order;
extern const CaromSpeedCorrection carom_speed_correction_none;
