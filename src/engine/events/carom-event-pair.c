/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-event-pair: takes positions and velocities from the two flights, and finds the direction
 * and the coefficients of the contact. */
#include "carom-event-pair.h"

/* Where the disc of @flight is at @now_s. */
static inline CaromEventDisc disc_at(const CaromFlight *flight, CaromVec2 gravity, double now_s) {
  return (CaromEventDisc){
      .flight = flight,
      .position = carom_flight_position_at(flight, gravity, now_s),
      .velocity = carom_flight_velocity_at(flight, gravity, now_s),
  };
}

void carom_event_pair_init(CaromEventPair *pair, const CaromScene *scene,
                           const CaromFlight *flights, guint disc, gint32 partner, double now_s) {
  pair->scene = scene;
  pair->now_s = now_s;
  pair->disc = partner >= 0 ? MIN(disc, (guint)partner) : disc;
  pair->partner = partner >= 0 ? MAX((gint32)disc, partner) : partner;
  pair->a = disc_at(&flights[pair->disc], scene->gravity, now_s);
  if (partner >= 0)
    pair->b = disc_at(&flights[pair->partner], scene->gravity, now_s);
}

/* The direction from the disc's centre to the wall, where it touches it. */
static CaromVec2 direction_to_wall(const CaromEventDisc *disc, const CaromWall *wall,
                                   CaromVec2 gravity) {
  CaromWallFoot foot = carom_wall_foot(wall, disc->position);
  if (!foot.between_ends)
    return carom_vec2_sub(foot.nearest, disc->position);
  CaromVec2 left = carom_wall_normal(wall);
  int side = carom_flight_side_of_wall(disc->flight, foot.side, left, gravity);
  return carom_vec2_scale(left, side < 0 ? disc->flight->radius : -disc->flight->radius);
}

static CaromContact contact_with_wall(const CaromEventPair *pair) {
  const CaromWall *wall = carom_scene_wall(pair->scene, (guint)~pair->partner);
  return (CaromContact){
      .mass_a_kg = pair->a.flight->mass_kg,
      .mass_b_kg = INFINITY,
      .velocity_a = pair->a.velocity,
      .d = direction_to_wall(&pair->a, wall, pair->scene->gravity),
      .restitution = wall->restitution,
      .tangential_factor = wall->tangential_factor,
  };
}

static CaromContact contact_of_discs(const CaromEventPair *pair) {
  return (CaromContact){
      .mass_a_kg = pair->a.flight->mass_kg,
      .mass_b_kg = pair->b.flight->mass_kg,
      .velocity_a = pair->a.velocity,
      .velocity_b = pair->b.velocity,
      .d = carom_vec2_sub(pair->b.position, pair->a.position),
      .restitution = pair->scene->restitution,
      .tangential_factor = 1,
  };
}

/* All fields are given: if one were left out, the compiler would clear the whole record first. */
CaromContactRecord carom_event_pair_record(const CaromEventPair *pair, guint64 frame) {
  gboolean with_wall = pair->partner < 0;
  CaromContactRecord record = {
      .frame = frame,
      .time_s = pair->now_s,
      .a = pair->disc,
      .b = with_wall ? -1 : pair->partner,
      .wall = with_wall ? ~pair->partner : -1,
      .contact = with_wall ? contact_with_wall(pair) : contact_of_discs(pair),
      .outcome = {{0, 0}, {0, 0}},
      .impulse = {0, 0},
      .rebound = {0, 0},
      .cluster_size = 0,
      .kind = CAROM_CONTACT_PLAIN,
      .not_lost_j = 0,
      .kept_j = 0,
  };
  return record;
}
