/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-velocity-plane: shares of the mass are calculated so that the share of an immovable body is
 * 1 and that of its partner 0, and the line needs no case of its own. */
#include "carom-velocity-plane.h"

#include "carom-rounding.h"

static double share_of(double mass_kg, double other_kg) {
  return 1 / (1 + other_kg / mass_kg);
}

static double energy_at(const CaromVelocityPlane *plane, CaromVec2 point) {
  return plane->weight_a * point.x * point.x + plane->weight_b * point.y * point.y;
}

/* An axis of weight 0 has no end. */
static double half_axis(double energy, double weight) {
  return weight > 0 ? sqrt(energy / weight) : INFINITY;
}

static CaromVec2 direction_of(const CaromContact *contact) {
  return carom_vec2_scale(contact->d, 1 / carom_vec2_length(contact->d));
}

static void set_masses(CaromVelocityPlane *plane, const CaromContact *contact) {
  plane->share_a = share_of(contact->mass_a_kg, contact->mass_b_kg);
  plane->share_b = share_of(contact->mass_b_kg, contact->mass_a_kg);
  plane->weight_a =
      plane->immovable == CAROM_BODY_NONE ? plane->share_a : plane->immovable != CAROM_BODY_A;
  plane->weight_b =
      plane->immovable == CAROM_BODY_NONE ? plane->share_b : plane->immovable != CAROM_BODY_B;
}

gboolean carom_velocity_plane_init(CaromVelocityPlane *plane, const CaromContact *contact) {
  CaromVec2 n = direction_of(contact);
  double a = carom_vec2_dot(contact->velocity_a, n), b = carom_vec2_dot(contact->velocity_b, n);
  CaromContactBody immovable = carom_contact_immovable(contact);
  *plane = (CaromVelocityPlane){
      .immovable = immovable,
      .frame = immovable == CAROM_BODY_NONE ? 0 : CAROM_OF_BODY(immovable, a, b),
      .restitution = contact->restitution,
      .approach = a - b,
  };
  set_masses(plane, contact);
  plane->before = carom_velocity_plane_point(plane, a, b);
  double energy = energy_at(plane, plane->before);
  plane->half_axes =
      carom_vec2(half_axis(energy, plane->weight_a), half_axis(energy, plane->weight_b));
  return plane->approach > 0;
}

CaromVec2 carom_velocity_plane_after(const CaromVelocityPlane *plane, const CaromContact *contact,
                                     const CaromOutcome *outcome) {
  CaromVec2 n = direction_of(contact);
  return carom_velocity_plane_point(plane, carom_vec2_dot(outcome->velocity_a, n),
                                    carom_vec2_dot(outcome->velocity_b, n));
}

CaromVec2 carom_velocity_plane_at(const CaromVelocityPlane *plane, double restitution) {
  double change = (1 + restitution) * plane->approach;
  return carom_vec2(plane->before.x - plane->share_b * change,
                    plane->before.y + plane->share_a * change);
}

gboolean carom_velocity_plane_is_astray(const CaromVelocityPlane *plane, CaromVec2 point,
                                        double speed_scale) {
  double scale = speed_scale + fabs(plane->frame);
  double off = carom_vec2_distance(point, carom_velocity_plane_at(plane, plane->restitution));
  return !carom_rounding_explains(off / (DBL_EPSILON * scale));
}

double carom_velocity_plane_energy(const CaromVelocityPlane *plane, CaromVec2 point) {
  return energy_at(plane, point) / energy_at(plane, plane->before);
}

double carom_velocity_plane_off_line(const CaromVelocityPlane *plane, CaromVec2 point) {
  return plane->share_a * (point.x - plane->before.x) +
         plane->share_b * (point.y - plane->before.y);
}
