/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-event-changes: looks for what is in the way among the flights, and hands the forecast what
 * has changed. */
#include "carom-event-changes.h"
#include "carom-departure.h"

static const CaromInTheWay nothing = {CAROM_DUE_CHANGES_NOTHING, 0};

static const CaromScene *scene_of(const CaromEventChanges *changes) {
  return changes->engine->world->scene;
}

/* A disc that leaves at this instant is not in the way any more. */
static CaromInTheWay disc_until(guint disc, double until_s, double now_s) {
  return until_s > now_s ? (CaromInTheWay){(gint32)disc, until_s} : nothing;
}

static CaromInTheWay look_for_disc(const CaromEventChanges *changes, const CaromBody *disc,
                                   double now_s) {
  CaromVec2 gravity = scene_of(changes)->gravity;
  g_autoptr(GArray) near = g_array_new(FALSE, FALSE, sizeof(guint));
  carom_forecast_find_near(changes->forecast, disc->position, near);
  CaromInTheWay first = nothing;
  for (guint k = 0; k < near->len; k++) {
    guint i = g_array_index(near, guint, k);
    const CaromFlight *flight = &changes->flights[i];
    double apart = flight->radius + disc->radius;
    CaromInTheWay found = disc_until(
        i, carom_departure_from_place(flight, disc->position, apart, gravity, now_s), now_s);
    if (found.by < first.by) /* which nothing is not */
      first = found;
  }
  return first;
}

/* A wall stays where it is; when one opens, the schedule takes note. */
static CaromInTheWay look_at_place(gpointer data, const CaromBody *disc, double now_s) {
  const CaromEventChanges *changes = data;
  int wall = carom_due_changes_find_wall(changes->engine->world, disc);
  return wall >= 0 ? (CaromInTheWay){~wall, INFINITY} : look_for_disc(changes, disc, now_s);
}

static CaromInTheWay look_at_door(gpointer data, guint wall, double now_s) {
  const CaromEventChanges *changes = data;
  const CaromScene *scene = scene_of(changes);
  CaromInTheWay first = nothing;
  for (guint i = 0; i < changes->engine->world->bodies.n && first.by == nothing.by; i++) {
    const CaromFlight *flight = &changes->flights[i];
    if (!flight->pinned)
      first = disc_until(
          i,
          carom_departure_from_wall(flight, carom_scene_wall(scene, wall), scene->gravity, now_s),
          now_s);
  }
  return first;
}

/* Whether the flight of a disc has led it, while the door was open, to where the wall is. What is
 * foretold from that flight would have it touch the wall in the past. */
static gboolean has_passed(const CaromFlight *flight, const CaromWall *wall, CaromVec2 gravity,
                           double now_s) {
  return !flight->pinned && flight->time_s < now_s &&
         carom_flight_meet_wall(flight, wall, carom_wall_normal(wall), gravity, INFINITY) < now_s;
}

static void begin_anew(const CaromEventChanges *changes, guint disc, double now_s) {
  CaromFlight *flight = &changes->flights[disc];
  CaromVec2 gravity = scene_of(changes)->gravity;
  CaromVec2 position = carom_flight_position_at(flight, gravity, now_s);
  CaromVec2 velocity = carom_flight_velocity_at(flight, gravity, now_s);
  carom_forecast_end_flight(changes->forecast, disc);
  flight->position = position;
  flight->velocity = velocity;
  flight->time_s = now_s;
  flight->number++;
}

static void on_door(gpointer data, guint wall, double now_s) {
  const CaromEventChanges *changes = data;
  const CaromScene *scene = scene_of(changes);
  const CaromWorld *world = changes->engine->world;
  gboolean is_open = carom_schedule_is_open(world->schedule, wall);
  for (guint i = 0; i < world->bodies.n && !is_open; i++)
    if (has_passed(&changes->flights[i], carom_scene_wall(scene, wall), scene->gravity, now_s))
      begin_anew(changes, i, now_s);
  carom_forecast_renew_all(changes->forecast, wall, now_s);
}

static void on_disc(gpointer data, guint disc, double now_s) {
  const CaromEventChanges *changes = data;
  changes->flights[disc] = carom_flight_of(&changes->engine->world->bodies, disc, now_s);
  carom_forecast_add(changes->forecast, now_s);
}

void carom_event_changes_make(CaromEventChanges *changes, guint64 frame, double now_s) {
  CaromDueChangesView view = {look_at_place, look_at_door, on_door, on_disc, changes};
  carom_due_changes_make(changes->engine, &view, frame, now_s);
}

void carom_event_changes_foreach(const CaromSchedule *schedule, CaromQueueFunc func,
                                 gpointer user_data) {
  for (guint i = 0; schedule && i < schedule->n_doors; i++) {
    const CaromDoorState *door = &schedule->doors[i];
    CaromQueueEvent event = {CAROM_QUEUE_DOOR, door->due_s, door->wall, .opens = !door->is_open};
    if (door->due_s < INFINITY)
      func(&event, user_data);
  }
  for (guint i = 0; schedule && i < schedule->n_emitters; i++) {
    CaromQueueEvent event = {CAROM_QUEUE_ENTRY, schedule->emitters[i].due_s, i};
    if (event.time_s < INFINITY)
      func(&event, user_data);
  }
}
