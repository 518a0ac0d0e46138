/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-no-more-contacts: takes every disc as a flight from its present state, and looks through
 * walls and partners until anything is going to meet. */
#include "carom-no-more-contacts.h"
#include "carom-flight.h"

/* Returns: when @flight meets a wall, the first that is found; INFINITY if it meets none */
static double first_wall(const CaromWorld *world, const CaromFlight *flight) {
  const CaromScene *scene = world->scene;
  for (guint w = 0; w < scene->walls->len && !flight->pinned; w++) {
    if (carom_schedule_is_open(world->schedule, w))
      continue;
    const CaromWall *wall = carom_scene_wall(scene, w);
    double time_s =
        carom_flight_meet_wall(flight, wall, carom_wall_normal(wall), scene->gravity, INFINITY);
    if (time_s < INFINITY)
      return time_s;
  }
  return INFINITY;
}

/* Returns: when disc @i meets one of those after it, the first that is found; INFINITY if it meets
 *   none */
static double first_partner(const CaromScene *scene, const CaromFlight *flights, guint i, guint n) {
  for (guint k = i + 1; k < n; k++) {
    double time_s = carom_flight_meet_disc(&flights[i], &flights[k], scene->gravity);
    if (time_s < INFINITY)
      return time_s;
  }
  return INFINITY;
}

double carom_no_more_contacts_until(const CaromWorld *world) {
  guint n = world->bodies.n;
  g_autofree CaromFlight *flights = g_new(CaromFlight, n);
  for (guint i = 0; i < n; i++)
    flights[i] = carom_flight_of(&world->bodies, i, world->time_s);
  for (guint i = 0; i < n; i++) {
    double time_s = first_wall(world, &flights[i]);
    if (!(time_s < INFINITY))
      time_s = first_partner(world->scene, flights, i, n);
    if (time_s < INFINITY)
      return time_s;
  }
  /* A door or a disc that comes in may change all that. */
  return MAX(carom_schedule_next_s(world->schedule), world->time_s);
}
