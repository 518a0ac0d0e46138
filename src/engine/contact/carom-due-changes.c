/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-due-changes: looks after each door and each emitter that is due. */
#include "carom-due-changes.h"

#include "carom-overlaps.h"

/* A frame's time and a time in a scene may differ by rounding where they are meant to be the same.
 * This is a fraction of a frame. */
#define FRAME_ROUNDING 1e-9

typedef struct {
  const CaromEngine *engine;
  const CaromDueChangesView *view;
  guint64 frame;
  double now_s;
} Making;

static void report(const Making *making, CaromChangeKind kind, guint which, gint32 body) {
  CaromChange change = {kind, making->frame, making->now_s, which, body};
  if (making->engine->on_change)
    making->engine->on_change(&change, making->engine->user_data);
}

/* ---- Doors ---- */

static void move_door(const Making *making, CaromDoorState *door, gboolean opens) {
  CaromSchedule *schedule = making->engine->world->schedule;
  door->is_open = opens;
  door->is_held = FALSE;
  schedule->is_open[door->wall] = (guint8)opens;
  report(making, opens ? CAROM_CHANGE_OPENS : CAROM_CHANGE_CLOSES, door->wall, 0);
  if (making->view->on_door)
    making->view->on_door(making->view->data, door->wall, making->now_s);
  if (opens)
    carom_schedule_note(schedule, ~(gint32)door->wall, making->now_s);
}

/* While something is in the way it may be time to open again. */
static void go_on_to_present(const Making *making, CaromDoorState *door,
                             const CaromIntervals *open) {
  while (door->next + 1 < open->n && open->interval[door->next + 1].from_s <= making->now_s) {
    door->next++;
    door->is_held = FALSE;
  }
}

static void close_or_hold(const Making *making, CaromDoorState *door, const CaromIntervals *open) {
  CaromInTheWay found = making->view->look_at_door(making->view->data, door->wall, making->now_s);
  if (found.by == CAROM_DUE_CHANGES_NOTHING) {
    door->next++;
    door->due_s = door->next < open->n ? open->interval[door->next].from_s : INFINITY;
    move_door(making, door, FALSE);
    return;
  }
  if (!door->is_held)
    report(making, CAROM_CHANGE_HELD, door->wall, found.by);
  door->is_held = TRUE;
  door->by = found.by;
  door->due_s = found.until_s;
}

static void look_after_door(const Making *making, CaromDoorState *door) {
  const CaromIntervals *open = carom_scene_wall(making->engine->world->scene, door->wall)->open;
  if (!door->is_open) {
    door->due_s = open->interval[door->next].until_s;
    move_door(making, door, TRUE);
    return;
  }
  go_on_to_present(making, door, open);
  if (open->interval[door->next].until_s > making->now_s)
    door->due_s = open->interval[door->next].until_s;
  else
    close_or_hold(making, door, open);
}

/* ---- Emitters ---- */

static void let_in(const Making *making, CaromEmitterState *state, guint i, const CaromBody *disc) {
  CaromWorld *world = making->engine->world;
  const CaromEmitter *emitter = carom_scene_emitter(world->scene, i);
  guint index = carom_world_enter(world, i, disc, making->now_s);
  state->n_entered++;
  state->waits = FALSE;
  state->due_s = state->n_entered < emitter->count ? making->now_s + emitter->every_s : INFINITY;
  report(making, CAROM_CHANGE_ENTERS, i, (gint32)index);
  if (making->view->on_disc)
    making->view->on_disc(making->view->data, index, making->now_s);
}

static void look_after_emitter(const Making *making, CaromEmitterState *state, guint i) {
  const CaromScene *scene = making->engine->world->scene;
  CaromBody disc =
      carom_emitter_disc(carom_scene_emitter(scene, i), scene->seed, i, state->n_entered);
  CaromInTheWay found = making->view->look_at_place(making->view->data, &disc, making->now_s);
  if (found.by == CAROM_DUE_CHANGES_NOTHING) {
    let_in(making, state, i, &disc);
    return;
  }
  if (!state->waits)
    report(making, CAROM_CHANGE_WAITS, i, found.by);
  state->waits = TRUE;
  state->by = found.by;
  state->due_s = found.until_s;
}

typedef struct {
  double due_s;
  guint emitter;
} Due;

static int compare_due(gconstpointer one, gconstpointer other) {
  const Due *a = one, *b = other;
  if (a->due_s != b->due_s)
    return a->due_s < b->due_s ? -1 : 1;
  return a->emitter < b->emitter ? -1 : 1;
}

/* Several may have become due in one step: then those that are due first are first, as they are at
 * exact times. */
static void look_after_emitters(const Making *making, double until_s) {
  CaromSchedule *schedule = making->engine->world->schedule;
  g_autofree Due *due = g_new(Due, schedule->n_emitters);
  guint n = 0;
  for (guint i = 0; i < schedule->n_emitters; i++)
    if (schedule->emitters[i].due_s <= until_s)
      due[n++] = (Due){schedule->emitters[i].due_s, i};
  if (n > 1)
    qsort(due, n, sizeof(Due), compare_due);
  for (guint k = 0; k < n; k++)
    look_after_emitter(making, &schedule->emitters[due[k].emitter], due[k].emitter);
}

/* ---- All ---- */

static void make(const Making *making, double until_s) {
  CaromSchedule *schedule = making->engine->world->schedule;
  for (guint i = 0; i < schedule->n_doors; i++)
    if (schedule->doors[i].due_s <= until_s)
      look_after_door(making, &schedule->doors[i]);
  look_after_emitters(making, until_s);
  carom_schedule_update(schedule);
}

void carom_due_changes_make(const CaromEngine *engine, const CaromDueChangesView *view,
                            guint64 frame, double now_s) {
  Making making = {engine, view, frame, now_s};
  make(&making, now_s);
}

/* ---- Where the world shows all discs ---- */

int carom_due_changes_find_wall(const CaromWorld *world, const CaromBody *disc) {
  const CaromScene *scene = world->scene;
  for (guint w = 0; w < scene->walls->len; w++)
    if (!carom_schedule_is_open(world->schedule, w) &&
        carom_overlaps_is_one(carom_wall_distance(carom_scene_wall(scene, w), disc->position),
                              disc->radius))
      return (int)w;
  return -1;
}

static CaromInTheWay look_at_place(gpointer data, const CaromBody *disc, double now_s) {
  const CaromWorld *world = data;
  const CaromBodies *bodies = &world->bodies;
  int wall = carom_due_changes_find_wall(world, disc);
  if (wall >= 0)
    return (CaromInTheWay){~wall, now_s};
  for (guint i = 0; i < bodies->n; i++) {
    double away = carom_vec2_distance(carom_bodies_position(bodies, i), disc->position);
    if (carom_overlaps_is_one(away, bodies->radius[i] + disc->radius))
      return (CaromInTheWay){(gint32)i, now_s};
  }
  return (CaromInTheWay){CAROM_DUE_CHANGES_NOTHING, now_s};
}

static CaromInTheWay look_at_door(gpointer data, guint wall, double now_s) {
  const CaromWorld *world = data;
  const CaromBodies *bodies = &world->bodies;
  const CaromWall *door = carom_scene_wall(world->scene, wall);
  for (guint i = 0; i < bodies->n; i++) {
    double away = carom_wall_distance(door, carom_bodies_position(bodies, i));
    if (!carom_bodies_is_pinned(bodies, i) && carom_overlaps_is_one(away, bodies->radius[i]))
      return (CaromInTheWay){(gint32)i, now_s};
  }
  return (CaromInTheWay){CAROM_DUE_CHANGES_NOTHING, now_s};
}

void carom_due_changes_make_in_step(const CaromEngine *engine) {
  CaromWorld *world = engine->world;
  double until_s = world->time_s + FRAME_ROUNDING * world->scene->dt_s;
  CaromDueChangesView view = {look_at_place, look_at_door, .data = world};
  Making making = {engine, &view, world->frame, world->time_s};
  if (carom_schedule_next_s(world->schedule) <= until_s)
    make(&making, until_s);
}
