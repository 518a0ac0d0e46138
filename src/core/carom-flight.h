/* carom-flight: a disc in free flight, on a straight line or, if it can fall, on a parabola; and
 * when it will meet a disc or a wall.
 *
 * A flight is known by the state at its beginning, the disc's last contact, and stays the same
 * until the next. So what is predicted from two flights does not depend on when one asks. */
#pragma once

#include "carom-body.h"
#include "carom-descent.h"
#include "carom-wall.h"

typedef struct {
  CaromVec2 position; /* at the beginning */
  CaromVec2 velocity; /* at the beginning */
  double time_s;      /* of the beginning */
  double radius;
  double mass_kg;       /* INFINITY for a pinned disc, which does not fall */
  guint32 number;       /* of the disc's flights so far: another one, another number */
  gint32 after_contact; /* whether it began with a contact; not so a disc's first */
} CaromFlight;

/* A body that turns round while it touches another has no speed yet to collide with. It is given
 * this long, in seconds, to gain some: under gravity it sinks less than a picometre meanwhile. */
#define CAROM_FLIGHT_PATIENCE_S 1e-7

static inline CaromVec2 carom_flight_acceleration(const CaromFlight *flight, CaromVec2 gravity) {
  return isinf(flight->mass_kg) ? carom_vec2(0, 0) : gravity;
}

static inline CaromVec2 carom_flight_velocity_at(const CaromFlight *flight, CaromVec2 gravity,
                                                 double time_s) {
  return carom_vec2_add_scaled(flight->velocity, carom_flight_acceleration(flight, gravity),
                               time_s - flight->time_s);
}

static inline CaromVec2 carom_flight_position_at(const CaromFlight *flight, CaromVec2 gravity,
                                                 double time_s) {
  double dt = time_s - flight->time_s;
  CaromVec2 mean =
      carom_vec2_add_scaled(flight->velocity, carom_flight_acceleration(flight, gravity), 0.5 * dt);
  return carom_vec2_add_scaled(flight->position, mean, dt);
}

/* carom_flight_meet_disc:
 * @a, @b: two discs, not both pinned
 * @gravity: acceleration of those that are not pinned
 *
 * Two discs that fall alike move in a straight line relative to each other: a quadratic. A disc
 * that falls meets a pinned one on a parabola: a quartic.
 *
 * Returns: when they meet, not before the later of their beginnings; INFINITY: never. */
double carom_flight_meet_disc(const CaromFlight *a, const CaromFlight *b, CaromVec2 gravity);

/* carom_flight_meet_wall:
 * @left: unit normal of @wall, as carom_wall_normal() gives it
 *
 * Either side of the wall, and its ends as discs of radius 0.
 *
 * Returns: when they meet, not before the flight begins; INFINITY: never. */
double carom_flight_meet_wall(const CaromFlight *flight, const CaromWall *wall, CaromVec2 left,
                              CaromVec2 gravity);
