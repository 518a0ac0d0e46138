/* Where a disc goes that a step has left in a wall: two rules. */
#include "carom-wall-rules.h"

#include <glib/gi18n.h>

static CaromVec2 by_the_edge(CaromVec2 normal, double depth, CaromVec2 velocity, double dt_s) {
  return carom_vec2_scale(normal, depth);
}

/* Δs = depth/sin θ against the velocity, θ being the angle between velocity and wall: |v| sin θ is
 * the speed towards the wall. A disc cannot have come further in one step than dt allows; what is
 * deeper is put back by the edge. */
static CaromVec2 along_the_path(CaromVec2 normal, double depth, CaromVec2 velocity, double dt_s) {
  double closing_speed = -carom_vec2_dot(velocity, normal);
  if (closing_speed <= 0)
    return by_the_edge(normal, depth, velocity, dt_s);
  double back_s = MIN(depth / closing_speed, dt_s);
  CaromVec2 back = carom_vec2_scale(velocity, -back_s);
  return carom_vec2_add_scaled(back, normal, depth - closing_speed * back_s);
}

const CaromWallPutback carom_wall_putback_edge = {
    .part = {.id = "edge",
             .title = N_("Back to the edge"),
             .summary = N_("Puts the disc back perpendicular to the wall.")},
    .displacement = by_the_edge,
};

const CaromWallPutback carom_wall_putback_path = {
    .part = {.id = "path",
             .title = N_("Back along the path"),
             .summary = N_("Moves the disc back along its line of approach.")},
    .displacement = along_the_path,
};
