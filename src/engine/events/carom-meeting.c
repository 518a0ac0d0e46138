/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-meeting: takes positions and velocities from the two flights, and finds the direction and
 * the coefficients of the contact. */
#include "carom-meeting.h"

void carom_meeting_init(CaromMeeting *meeting, const CaromScene *scene, const CaromFlight *flights,
                        guint disc, gint32 partner, double now_s) {
  meeting->scene = scene;
  meeting->now_s = now_s;
  meeting->disc = partner >= 0 ? MIN(disc, (guint)partner) : disc;
  meeting->partner = partner >= 0 ? MAX((gint32)disc, partner) : partner;
  meeting->a = carom_meeting_disc(&flights[meeting->disc], scene->gravity, now_s);
  if (partner >= 0)
    meeting->b = carom_meeting_disc(&flights[meeting->partner], scene->gravity, now_s);
}

/* The direction from the disc's centre to the wall, where it touches it. */
static CaromVec2 direction_to_wall(const CaromMeetingDisc *disc, const CaromWall *wall,
                                   CaromVec2 gravity) {
  CaromWallFoot foot = carom_wall_foot(wall, disc->position);
  if (!foot.between_ends)
    return carom_vec2_sub(foot.nearest, disc->position);
  CaromVec2 left = carom_wall_normal(wall);
  int side = carom_flight_side_of_wall(disc->flight, foot.side, left, gravity);
  return carom_vec2_scale(left, side < 0 ? disc->flight->radius : -disc->flight->radius);
}

static CaromContact contact_with_wall(const CaromMeeting *meeting) {
  const CaromWall *wall = carom_scene_wall(meeting->scene, (guint)~meeting->partner);
  return (CaromContact){
      .mass_a_kg = meeting->a.flight->mass_kg,
      .mass_b_kg = INFINITY,
      .velocity_a = meeting->a.velocity,
      .d = direction_to_wall(&meeting->a, wall, meeting->scene->gravity),
      .restitution = wall->restitution,
      .tangential_factor = wall->tangential_factor,
  };
}

static CaromContact contact_of_discs(const CaromMeeting *meeting) {
  return (CaromContact){
      .mass_a_kg = meeting->a.flight->mass_kg,
      .mass_b_kg = meeting->b.flight->mass_kg,
      .velocity_a = meeting->a.velocity,
      .velocity_b = meeting->b.velocity,
      .d = carom_vec2_sub(meeting->b.position, meeting->a.position),
      .restitution = meeting->scene->restitution,
      .tangential_factor = 1,
  };
}

/* All fields are given: if one were left out, the compiler would clear the whole record first. */
CaromContactRecord carom_meeting_record(const CaromMeeting *meeting, guint64 frame) {
  gboolean with_wall = meeting->partner < 0;
  CaromContactRecord record = {
      .frame = frame,
      .time_s = meeting->now_s,
      .a = meeting->disc,
      .b = with_wall ? -1 : meeting->partner,
      .wall = with_wall ? ~meeting->partner : -1,
      .contact = with_wall ? contact_with_wall(meeting) : contact_of_discs(meeting),
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
