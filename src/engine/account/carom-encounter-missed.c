/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-encounter-missed: runs the pane again from the last contact of the two, foresees from there
 * when they touch, and looks at the ends of that step. */
#include "carom-encounter-missed.h"

#include "carom-encounter.h"
#include "carom-flight.h"

/* ---- Flights ---- */

/* Returns: the frame of the last contact of either body in the log of @run, up to @frame; 0 if
 * there is none */
static guint64 last_frame(const CaromRun *run, const CaromContactRecord *record, guint64 frame) {
  for (guint i = carom_run_find_contact(run, frame + 1); i > 0; i--) {
    const CaromContactRecord *one = carom_run_get_contact(run, i - 1);
    if (carom_encounter_share_disc(one, record))
      return one->frame;
  }
  return 0;
}

static CaromFlightMeeting foresee(const CaromWorld *world, const CaromContactRecord *record) {
  CaromFlight a = carom_flight_of(&world->bodies, record->a, world->time_s);
  if (record->b >= 0) {
    CaromFlight b = carom_flight_of(&world->bodies, (guint)record->b, world->time_s);
    return carom_flight_meeting_of_discs(&a, &b, world->scene->gravity);
  }
  const CaromWall *wall = carom_scene_wall(world->scene, (guint)record->wall);
  return carom_flight_meeting_with_wall(&a, wall, carom_wall_normal(wall), world->scene->gravity,
                                        a.position);
}

/* ---- The ends of the step ---- */

/* Returns: how far the bodies are apart */
static double gap_of(const CaromWorld *world, const CaromContactRecord *record) {
  const CaromBodies *bodies = &world->bodies;
  CaromVec2 a = carom_bodies_position(bodies, record->a);
  if (record->b >= 0)
    return carom_vec2_distance(carom_bodies_position(bodies, (guint)record->b), a) -
           bodies->radius[record->a] - bodies->radius[record->b];
  const CaromWall *wall = carom_scene_wall(world->scene, (guint)record->wall);
  return carom_vec2_distance(carom_wall_foot(wall, a).nearest, a) - bodies->radius[record->a];
}

/* Returns: how far the disc is from the wall's line; the sign tells on which side */
static double side_of(const CaromWorld *world, const CaromContactRecord *record) {
  const CaromWall *wall = carom_scene_wall(world->scene, (guint)record->wall);
  CaromVec2 from = carom_vec2_sub(carom_bodies_position(&world->bodies, record->a), wall->p1);
  return carom_vec2_dot(from, carom_wall_normal(wall));
}

/* Fills in how step @frame, within which they touched, has passed over that. */
static void look(const CaromComparison *comparison, guint run, guint64 frame,
                 const CaromContactRecord *record, CaromEncounterMissed *missed) {
  g_autoptr(CaromRun) again = carom_comparison_rerun(comparison, run, frame - 1);
  double gaps[2], sides[2];
  for (guint i = 0; i < G_N_ELEMENTS(gaps); i++) {
    gaps[i] = gap_of(again->world, record);
    sides[i] = record->b < 0 ? side_of(again->world, record) : 0;
    if (i == 0)
      carom_run_frame(again, NULL); /* cannot fail, since it has been done before */
  }
  missed->is_missed = gaps[0] > 0 && gaps[1] > 0;
  missed->is_through = missed->is_missed && sides[0] * sides[1] < 0;
}

CaromEncounterMissed carom_encounter_missed(const CaromComparison *comparison, guint run,
                                            const CaromContactRecord *record) {
  const CaromRun *logged = carom_comparison_get_run(comparison, run);
  guint64 furthest = carom_comparison_get_furthest(comparison);
  CaromEncounterMissed missed = {0};
  if (carom_run_knows_instants(logged))
    return missed;
  guint64 from = last_frame(logged, record, MIN(record->frame, furthest));
  g_autoptr(CaromRun) again = carom_comparison_rerun(comparison, run, from);
  CaromFlightMeeting meeting = foresee(again->world, record);
  double step = ceil(meeting.time_s / again->world->scene->dt_s);
  if (!(step > (double)from && step <= (double)furthest) ||
      last_frame(logged, record, (guint64)step) != from)
    return missed;
  missed.due_s = meeting.time_s;
  look(comparison, run, (guint64)step, record, &missed);
  return missed;
}
