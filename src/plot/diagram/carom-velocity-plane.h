/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-velocity-plane: a contact as geometry. A point of the plane is a pair of velocities along
 * n, that of body a to the right and that of body b upwards. What momentum allows is a straight
 * line, what energy allows is an ellipse, and a contact that keeps both goes from where they cross
 * to where they cross again.
 *
 * Only the motion along n is in it: friction, and what moves across n, are not.
 *
 * Where a body is immovable, velocities are those that it sees, and so its own is 0, whether it is
 * driven or not. It takes any momentum, so the line is the axis on which it stays; and since it
 * does no work in its own frame, all energy is that of the other body, which is the same on two
 * straight lines instead of an ellipse. */
#pragma once

#include "carom-contact.h"

typedef struct {
  CaromContactBody immovable; /* in whose frame velocities are; NONE: in that of the scene */
  double frame;               /* how fast that moves along n in the scene */
  double restitution;         /* e of the contact */
  double approach;            /* w > 0, the speed at which the gap closes */
  double share_a, share_b; /* of the mass; 1 for an immovable body. Momentum divided by all mass is
                              share_a x + share_b y */
  double weight_a, weight_b; /* energy is proportional to weight_a x² + weight_b y²; 0 for an
                                immovable body */
  CaromVec2 before;          /* u */
  CaromVec2 half_axes;       /* of the ellipse around (0, 0); INFINITY for an immovable body */
} CaromVelocityPlane;

/* @plane: (out): the plane of @contact, if it has one
 * Returns: whether the bodies approach, so that there is anything to show */
gboolean carom_velocity_plane_init(CaromVelocityPlane *plane, const CaromContact *contact);

/* The point of two velocities along n, given in the scene's frame. */
static inline CaromVec2 carom_velocity_plane_point(const CaromVelocityPlane *plane,
                                                   double velocity_a, double velocity_b) {
  return carom_vec2(velocity_a - plane->frame, velocity_b - plane->frame);
}

/* The point of an outcome of @contact. */
CaromVec2 carom_velocity_plane_after(const CaromVelocityPlane *plane, const CaromContact *contact,
                                     const CaromOutcome *outcome);

/* Where a contact with that restitution leads to: on the line of momentum. −1: nowhere, to the
 * point before. */
CaromVec2 carom_velocity_plane_at(const CaromVelocityPlane *plane, double restitution);

/* The inverse: e at the point of the line that is as far from the diagonal as @point. */
static inline double carom_velocity_plane_restitution(const CaromVelocityPlane *plane,
                                                      CaromVec2 point) {
  return (point.y - point.x) / plane->approach;
}

/* Whether a contact that has led to @point was resolved by what is wrong on purpose: it is not
 * where momentum and e lead to.
 *
 * @speed_scale: see carom_contact_speed_scale() */
gboolean carom_velocity_plane_is_astray(const CaromVelocityPlane *plane, CaromVec2 point,
                                        double speed_scale);

/* The energy at @point, divided by that before: 1 on the ellipse, less inside of it. */
double carom_velocity_plane_energy(const CaromVelocityPlane *plane, CaromVec2 point);

/* How far @point is off the line of momentum, as a velocity: that by which the centre of mass would
 * have changed its own; 0 on the line. */
double carom_velocity_plane_off_line(const CaromVelocityPlane *plane, CaromVec2 point);
