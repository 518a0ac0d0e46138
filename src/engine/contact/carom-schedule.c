/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-schedule: an array of states for the doors and one for the emitters. There are few, so all
 * are looked through. */
#include "carom-schedule.h"

#include <string.h>

static guint count_doors(const CaromScene *scene) {
  guint n = 0;
  for (guint i = 0; i < scene->walls->len; i++)
    n += carom_scene_wall(scene, i)->open ? 1 : 0;
  return n;
}

static CaromDoorState door_at_start(const CaromScene *scene, guint wall) {
  const CaromInterval *first = &carom_scene_wall(scene, wall)->open->interval[0];
  gboolean is_open = first->from_s <= 0;
  return (CaromDoorState){
      .wall = wall, .is_open = is_open, .due_s = is_open ? first->until_s : first->from_s};
}

static void set_start(CaromSchedule *schedule, const CaromScene *scene) {
  for (guint i = 0, door = 0; i < scene->walls->len; i++)
    if (carom_scene_wall(scene, i)->open)
      schedule->doors[door++] = door_at_start(scene, i);
  for (guint i = 0; i < schedule->n_emitters; i++) {
    const CaromEmitter *emitter = carom_scene_emitter(scene, i);
    schedule->emitters[i].due_s = emitter->count > 0 ? emitter->first_s : INFINITY;
  }
}

CaromSchedule *carom_schedule_new(const CaromScene *scene) {
  guint n_doors = count_doors(scene);
  if (n_doors + scene->emitters->len == 0)
    return NULL;
  CaromSchedule *schedule = g_new0(CaromSchedule, 1);
  schedule->n_doors = n_doors;
  schedule->n_emitters = scene->emitters->len;
  schedule->n_most = (guint)(carom_scene_count_most_discs(scene) - scene->bodies->len);
  schedule->doors = g_new0(CaromDoorState, n_doors);
  schedule->emitters = g_new0(CaromEmitterState, schedule->n_emitters);
  schedule->emitter_of = g_new0(guint, schedule->n_most);
  schedule->is_open = g_new0(guint8, scene->walls->len);
  set_start(schedule, scene);
  carom_schedule_update(schedule);
  return schedule;
}

void carom_schedule_free(CaromSchedule *schedule) {
  g_free(schedule->doors);
  g_free(schedule->emitters);
  g_free(schedule->emitter_of);
  g_free(schedule->is_open);
  g_free(schedule);
}

void carom_schedule_update(CaromSchedule *schedule) {
  schedule->next_s = INFINITY;
  for (guint i = 0; i < schedule->n_doors; i++) {
    const CaromDoorState *door = &schedule->doors[i];
    schedule->is_open[door->wall] = (guint8)door->is_open;
    schedule->next_s = MIN(schedule->next_s, door->due_s);
  }
  for (guint i = 0; i < schedule->n_emitters; i++)
    schedule->next_s = MIN(schedule->next_s, schedule->emitters[i].due_s);
}

void carom_schedule_note(CaromSchedule *schedule, gint32 body, double now_s) {
  for (guint i = 0; i < schedule->n_doors; i++) {
    CaromDoorState *door = &schedule->doors[i];
    if (door->is_held && door->by == body)
      schedule->next_s = door->due_s = MIN(door->due_s, now_s);
  }
  for (guint i = 0; i < schedule->n_emitters; i++) {
    CaromEmitterState *emitter = &schedule->emitters[i];
    if (emitter->waits && emitter->by == body)
      schedule->next_s = emitter->due_s = MIN(emitter->due_s, now_s);
  }
}

/* ---- Saving ---- */

/* The parts of a state, one after the other. */
typedef struct {
  gsize doors, emitters, entered; /* in bytes */
} Sizes;

static Sizes sizes_of(const CaromSchedule *schedule) {
  return (Sizes){schedule->n_doors * sizeof(CaromDoorState),
                 schedule->n_emitters * sizeof(CaromEmitterState),
                 schedule->n_most * sizeof(guint)};
}

gsize carom_schedule_state_size(const CaromSchedule *schedule) {
  if (!schedule)
    return 0;
  Sizes sizes = sizes_of(schedule);
  return sizes.doors + sizes.emitters + sizes.entered + sizeof(guint);
}

/* There may be none of them, and then no memory for them. */
static void copy(gpointer to, gconstpointer from, gsize size) {
  if (size > 0)
    memcpy(to, from, size);
}

void carom_schedule_save(const CaromSchedule *schedule, gpointer state) {
  Sizes sizes = sizes_of(schedule);
  guint8 *at = state;
  copy(at, schedule->doors, sizes.doors);
  copy(at += sizes.doors, schedule->emitters, sizes.emitters);
  copy(at += sizes.emitters, schedule->emitter_of, sizes.entered);
  copy(at + sizes.entered, &schedule->n_entered, sizeof(guint));
}

void carom_schedule_restore(CaromSchedule *schedule, gconstpointer state) {
  Sizes sizes = sizes_of(schedule);
  const guint8 *at = state;
  copy(schedule->doors, at, sizes.doors);
  copy(schedule->emitters, at += sizes.doors, sizes.emitters);
  copy(schedule->emitter_of, at += sizes.emitters, sizes.entered);
  copy(&schedule->n_entered, at + sizes.entered, sizeof(guint));
  carom_schedule_update(schedule);
}
