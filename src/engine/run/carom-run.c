/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-run: connects a world with the detection of its method, logs the contacts, and saves the
 * world together with the detection's memory. A frame that was run but not measured can be taken
 * back from the log. */
#include "carom-run.h"
#include "carom-detection.h"
#include "carom-due-changes.h"
#include "carom-scene-compare.h"

/* ---- The log of contacts ---- */

/* A log that is full stays full until something is taken back. */
static void log_contact(const CaromContactRecord *record, gpointer user_data) {
  CaromRun *run = user_data;
  if (run->is_hidden) /* what is shown has been logged before */
    return;
  if (run->keeps_contacts && record->frame > run->furthest && !run->log_is_ahead &&
      !carom_contact_log_append(run->log, record) && run->left_out_in == 0)
    run->left_out_in = record->frame;
  if (run->on_contact)
    run->on_contact(record, run->user_data);
}

/* Changes at the very start are made before anything else. */
static void log_change(const CaromChange *change, gpointer user_data) {
  CaromRun *run = user_data;
  gboolean is_first = !run->memory;
  if (!run->is_hidden && (change->frame > run->furthest || is_first) && !run->log_is_ahead &&
      run->changes->len < CAROM_RUN_MAX_CONTACTS)
    g_array_append_val(run->changes, *change);
}

const CaromChange *carom_run_get_changes(const CaromRun *run, guint *n) {
  *n = run->is_hidden ? run->shown.n_changes : run->changes->len;
  return (const CaromChange *)run->changes->data;
}

guint carom_run_count_contacts(const CaromRun *run) {
  return run->is_hidden ? run->shown.n_contacts : carom_contact_log_length(run->log);
}

const CaromContactRecord *carom_run_get_contact(const CaromRun *run, guint i) {
  return carom_contact_log_get(run->log, i);
}

guint64 carom_run_get_contact_frame(const CaromRun *run, guint i) {
  return carom_contact_log_get_frame(run->log, i);
}

guint64 carom_run_get_listed_until(const CaromRun *run) {
  return run->left_out_in > 0 ? run->left_out_in - 1 : G_MAXUINT64;
}

guint carom_run_find_contact(const CaromRun *run, guint64 frame) {
  return carom_contact_log_find(run->log, carom_run_count_contacts(run), frame);
}

void carom_run_take_back(CaromRun *run) {
  guint n = run->changes->len;
  run->log_is_ahead = FALSE;
  if (run->left_out_in > run->furthest)
    run->left_out_in = 0;
  while (n > 0 && g_array_index(run->changes, CaromChange, n - 1).frame > run->furthest)
    n--;
  g_array_set_size(run->changes, n);
  carom_contact_log_truncate(run->log, carom_run_find_contact(run, run->furthest + 1));
}

void carom_run_start_log_after(CaromRun *run, guint64 frame) {
  run->furthest = frame;
}

void carom_run_set_on_contact(CaromRun *run, CaromContactFunc on_contact, gpointer user_data) {
  run->on_contact = on_contact;
  run->user_data = user_data;
}

void carom_run_set_probe(CaromRun *run, const CaromProbe *probe) {
  run->probe = probe;
}

void carom_run_set_stop(CaromRun *run, const CaromStop *stop) {
  run->stop = stop;
}

/* ---- State ---- */

struct CaromRunState {
  CaromSnapshot *world;
  gpointer detection; /* (nullable): what the detection's memory holds beyond the world */
};

static gsize detection_state_size(const CaromRun *run) {
  const CaromDetection *detection = run->method.detection;
  return detection->state_size ? detection->state_size(run->memory) : 0;
}

gsize carom_run_state_size(const CaromRun *run) {
  return carom_world_snapshot_size(run->world) + detection_state_size(run);
}

CaromRunState *carom_run_save(const CaromRun *run) {
  CaromRunState *state = g_new(CaromRunState, 1);
  state->world = carom_world_save(run->world);
  state->detection = g_malloc(detection_state_size(run));
  if (state->detection)
    run->method.detection->save(run->memory, state->detection);
  return state;
}

void carom_run_state_free(CaromRunState *state) {
  g_free(state->world);
  g_free(state->detection);
  g_free(state);
}

void carom_run_restore(CaromRun *run, const CaromRunState *state) {
  const CaromDetection *detection = run->method.detection;
  carom_world_restore(run->world, state->world);
  if (detection->restore)
    detection->restore(run->memory, state->detection, run->world->time_s);
}

/* A door that something holds open is open for a moment, after which it is held again.
 *
 * Returns: (transfer none) (nullable): in the pool of @start */
static const CaromIntervals *open_from_now(const CaromRun *run, const CaromDoorState *door,
                                           const CaromScene *start) {
  const CaromScene *scene = run->scene;
  double now_s = run->world->time_s;
  const CaromIntervals *open = carom_scene_wall(scene, door->wall)->open;
  g_autoptr(GArray) seen = g_array_new(FALSE, FALSE, sizeof(CaromInterval));
  CaromInterval held = {0, scene->dt_s};
  if (door->is_held)
    g_array_append_val(seen, held);
  g_autoptr(GArray) later = carom_intervals_seen_from(open, now_s);
  for (guint i = 0; i < later->len; i++) {
    CaromInterval next = g_array_index(later, CaromInterval, i);
    next.from_s = door->is_held ? MAX(next.from_s, scene->dt_s) : next.from_s;
    if (next.from_s < next.until_s)
      g_array_append_val(seen, next);
  }
  return carom_pool_add_intervals(start->pool, (const CaromInterval *)seen->data, seen->len);
}

/* What its doors and emitters have done: makes discs that have come in discs from the start, and
 * lets the times count from now. */
static void start_anew(const CaromRun *run, CaromScene *scene) {
  const CaromSchedule *schedule = run->world->schedule;
  const CaromBodies *bodies = &run->world->bodies;
  for (guint i = scene->bodies->len; i < bodies->n; i++) {
    CaromBody body = carom_body_default();
    body.radius = bodies->radius[i];
    body.mass_kg = bodies->mass_kg[i];
    carom_scene_add_body(scene, body);
  }
  for (guint i = 0; schedule && i < schedule->n_doors; i++)
    g_array_index(scene->walls, CaromWall, schedule->doors[i].wall).open =
        open_from_now(run, &schedule->doors[i], scene);
  for (guint i = 0; schedule && i < schedule->n_emitters; i++) {
    const CaromEmitterState *state = &schedule->emitters[i];
    CaromEmitter *emitter = &g_array_index(scene->emitters, CaromEmitter, i);
    emitter->count -= state->n_entered;
    emitter->first_s =
        state->waits || emitter->count == 0 ? 0 : MAX(state->due_s - run->world->time_s, 0);
  }
}

CaromScene *carom_run_make_scene(const CaromRun *run) {
  CaromScene *scene = carom_scene_copy(run->scene);
  carom_scene_place_by_hand(scene);
  start_anew(run, scene);
  for (guint i = 0; i < scene->bodies->len; i++) {
    CaromBody *body = &g_array_index(scene->bodies, CaromBody, i);
    body->position = carom_bodies_position(&run->world->bodies, i);
    body->velocity = carom_bodies_velocity(&run->world->bodies, i);
  }
  scene->words_are_older = carom_scene_compare_age(scene, run->scene);
  return scene;
}

/* ---- Running ---- */

static gboolean has_rebounds(const CaromMethod *method) {
  return carom_resolver_is_wrong(method->resolver) && !method->detection->is_stepped;
}

static CaromEngine engine_of(CaromRun *run) {
  return (CaromEngine){
      .world = run->world,
      .method = &run->method,
      .rebounds = has_rebounds(&run->method),
      .on_contact = log_contact,
      .on_change = log_change,
      .user_data = run,
      .probe = run->probe,
      .stop = &run->counted,
  };
}

/* A CaromStop.is_asked. */
static gboolean count_asked(gpointer data) {
  CaromRun *run = data;
  run->n_asked++;
  return run->stop && run->stop->is_asked(run->stop->user_data);
}

/* ---- Out of sight ----
 *
 * The world from which the log has the masses, and its memory, are those that run; others take
 * their place while they are out of sight. */

void carom_run_note_shown(CaromRun *run) {
  g_assert(!run->is_hidden);
  run->shown = (CaromRunShown){carom_contact_log_length(run->log), run->changes->len,
                               run->left_out_in, run->log_is_ahead};
}

static void swap(CaromRun *run) {
  CaromWorld *world = run->world;
  gpointer memory = run->memory;
  run->world = run->other_world;
  run->memory = run->other_memory;
  run->other_world = world;
  run->other_memory = memory;
  run->is_hidden = !run->is_hidden;
}

gboolean carom_run_hide(CaromRun *run) {
  gboolean is_first = !run->other_world;
  g_assert(!run->is_hidden);
  if (is_first) {
    run->other_world = carom_world_new(run->world->scene);
    run->other_memory = run->method.detection->memory_new(run->other_world);
  }
  swap(run);
  return is_first;
}

void carom_run_unhide(CaromRun *run) {
  if (run->is_hidden)
    swap(run);
}

static void free_other(CaromRun *run) {
  if (run->other_world)
    run->method.detection->memory_free(run->other_memory);
  g_clear_pointer(&run->other_world, carom_world_free);
}

void carom_run_forget_hidden(CaromRun *run) {
  if (run->is_hidden) {
    /* What is shown moves to the other world, because the log stays with the one from which it has
     * the masses. */
    CaromRunState *state = carom_run_save(run);
    swap(run);
    carom_run_restore(run, state);
    carom_run_state_free(state);
    carom_contact_log_truncate(run->log, run->shown.n_contacts);
    g_array_set_size(run->changes, run->shown.n_changes);
    run->left_out_in = run->shown.left_out_in;
    run->log_is_ahead = run->shown.log_is_ahead;
  }
  free_other(run);
}

/* ---- Beginning and end ---- */

CaromRun *carom_run_new(CaromScene *scene, const CaromMethod *method) {
  return carom_run_new_retaining(scene, method, &CAROM_RETENTION_ALL, 1);
}

CaromRun *carom_run_new_retaining(CaromScene *scene, const CaromMethod *method,
                                  const CaromRetention *retention, guint n_panes) {
  CaromRun *run = g_new0(CaromRun, 1);
  run->method = *method;
  run->scene = carom_scene_ref(scene);
  run->counted = (CaromStop){count_asked, run};
  run->world = carom_world_new(scene);
  /* Of the budget, the log gets a half and samples a quarter, of which the track is the smaller
   * part; stored states get the rest, see carom_history_new(). */
  gsize share = retention->budget / 16;
  run->series = carom_series_new(retention->sampled_every, share * 3 / n_panes);
  if (carom_track_serves(scene))
    run->track = carom_track_new(run->world->n_most, retention->sampled_every, share / n_panes);
  run->keeps_contacts = retention->contacts;
  run->log = carom_contact_log_new(&run->world->bodies, method->resolver, has_rebounds(method),
                                   retention->budget / 2 / n_panes);
  run->changes = g_array_new(FALSE, FALSE, sizeof(CaromChange));
  run->start = carom_audit_totals(&run->world->bodies, scene->gravity);
  /* Discs that come in at the very start are there before the detection begins. */
  CaromEngine engine = engine_of(run);
  carom_due_changes_make_in_step(&engine);
  run->memory = method->detection->memory_new(run->world);
  carom_run_measure(run);
  return run;
}

void carom_run_free(CaromRun *run) {
  carom_run_unhide(run);
  free_other(run);
  run->method.detection->memory_free(run->memory);
  carom_contact_log_free(run->log);
  g_array_unref(run->changes);
  carom_series_free(run->series);
  g_clear_pointer(&run->track, carom_track_free);
  carom_world_free(run->world);
  carom_scene_unref(run->scene);
  g_free(run);
}

void carom_run_restage(CaromRun *run, CaromScene *scene) {
  g_assert(carom_scene_compare_physics(scene, run->scene));
  carom_scene_ref(scene);
  carom_scene_unref(run->scene);
  run->scene = scene;
}

static gboolean run_frame(CaromRun *run, gboolean unseen, GError **error) {
  const CaromDetection *detection = run->method.detection;
  CaromEngine engine = engine_of(run);
  engine.unseen = unseen;
  return carom_detection_accepts(detection, run->world->n_most, error) &&
         detection->frame(&engine, run->memory, error);
}

gboolean carom_run_frame(CaromRun *run, GError **error) {
  return run_frame(run, FALSE, error);
}

gboolean carom_run_frame_unseen(CaromRun *run, GError **error) {
  return run_frame(run, TRUE, error);
}

void carom_run_show(CaromRun *run) {
  double now_s = run->world->time_s;
  if (carom_run_knows_instants(run))
    carom_run_advance(run, now_s, now_s, NULL); /* no contact is left up to now */
}

gboolean carom_run_frames_until(CaromRun *run, guint64 frame, GError **error) {
  while (run->world->frame < frame)
    if (!run_frame(run, run->world->frame + 1 < frame, error))
      return FALSE;
  return TRUE;
}

gboolean carom_run_knows_instants(const CaromRun *run) {
  return run->method.detection->foresee != NULL;
}

gboolean carom_run_foresee(CaromRun *run, double until_s, CaromContactRecord *record) {
  CaromEngine engine = engine_of(run);
  return run->method.detection->foresee(&engine, run->memory, until_s, record);
}

gboolean carom_run_advance(CaromRun *run, double until_s, double show_s, GError **error) {
  CaromEngine engine = engine_of(run);
  return run->method.detection->advance(&engine, run->memory, until_s, show_s, error);
}

gboolean carom_run_look_ahead(CaromRun *run, double until_s, const CaromRunState *here) {
  g_autoptr(GError) problem = NULL; /* any other is reported when the frame is run */
  if (!carom_run_advance(run, until_s, until_s, &problem) && carom_detection_was_stopped(problem))
    return FALSE;
  carom_run_restore(run, here);
  run->log_is_ahead = TRUE;
  return TRUE;
}

CaromEffort carom_run_get_effort(const CaromRun *run) {
  return run->method.detection->effort(run->memory);
}

/* ---- Measuring ---- */

void carom_run_measure(CaromRun *run) {
  CaromWorld *world = run->world;
  CaromSample *now = &run->now;
  run->furthest = MAX(run->furthest, world->frame);
  now->frame = world->frame;
  now->time_s = world->time_s;
  now->books = world->books;
  now->totals = carom_audit_totals(&world->bodies, world->scene->gravity);
  now->momentum_error = carom_audit_momentum_error(&run->start, &now->totals, &now->books);
  now->energy_error = carom_audit_energy_error(&run->start, &now->totals, &now->books);
}

/* The squares of the greatest differences between two runs. */
typedef struct {
  double position, velocity;
} Squares;

static void compare_discs(Squares *greatest, const CaromBodies *one, guint i,
                          const CaromBodies *other, guint k) {
  CaromVec2 dx = carom_vec2_sub(carom_bodies_position(other, k), carom_bodies_position(one, i));
  CaromVec2 dv = carom_vec2_sub(carom_bodies_velocity(other, k), carom_bodies_velocity(one, i));
  greatest->position = MAX(greatest->position, carom_vec2_dot(dx, dx));
  greatest->velocity = MAX(greatest->velocity, carom_vec2_dot(dv, dv));
}

/* Disc @i of @world, the @nth of its emitter, is somewhere, and in another run it has not come in
 * yet. */
static void compare_with_entry(Squares *greatest, const CaromWorld *world, guint i, guint emitter,
                               guint nth) {
  const CaromScene *scene = world->scene;
  CaromBody disc =
      carom_emitter_disc(carom_scene_emitter(scene, emitter), scene->seed, emitter, nth);
  CaromVec2 way = carom_vec2_sub(carom_bodies_position(&world->bodies, i), disc.position);
  greatest->position = MAX(greatest->position, carom_vec2_dot(way, way));
}

/* Returns: (transfer full): the discs that have come in, by emitter and then in the order in which
 *   they came in; there is room for one more, so that there is always an array */
static guint *by_emitter(const CaromWorld *world) {
  const CaromSchedule *schedule = world->schedule;
  g_autofree guint *at = g_new(guint, schedule->n_emitters);
  guint *discs = g_new(guint, schedule->n_entered + 1), first = world->scene->bodies->len;
  for (guint i = 0, n = 0; i < schedule->n_emitters; n += schedule->emitters[i++].n_entered)
    at[i] = n;
  for (guint i = 0; i < schedule->n_entered; i++)
    discs[at[schedule->emitter_of[i]]++] = first + i;
  return discs;
}

/* Several emitters may let discs in in another order in the other run, so each disc is compared
 * with the one that came in as the same one of the same emitter. */
static void compare_entered(Squares *greatest, const CaromWorld *one, const CaromWorld *other) {
  g_autofree guint *here = by_emitter(one), *there = by_emitter(other);
  const guint *at = here, *at_other = there;
  for (guint i = 0; i < one->schedule->n_emitters; i++) {
    guint n = one->schedule->emitters[i].n_entered,
          n_other = other->schedule->emitters[i].n_entered;
    for (guint nth = 0; nth < MAX(n, n_other); nth++) {
      if (nth < MIN(n, n_other))
        compare_discs(greatest, &one->bodies, at[nth], &other->bodies, at_other[nth]);
      else if (nth < n)
        compare_with_entry(greatest, one, at[nth], i, nth);
      else
        compare_with_entry(greatest, other, at_other[nth], i, nth);
    }
    at += n;
    at_other += n_other;
  }
}

void carom_run_measure_against(CaromRun *run, const CaromRun *other) {
  Squares greatest = {0, 0};
  for (guint i = 0; i < run->scene->bodies->len; i++)
    compare_discs(&greatest, &other->world->bodies, i, &run->world->bodies, i);
  if (run->world->schedule)
    compare_entered(&greatest, other->world, run->world);
  run->now.position_distance = sqrt(greatest.position);
  run->now.velocity_distance = sqrt(greatest.velocity);
}

void carom_run_note_disagreement(CaromRun *run, double contact_eps) {
  run->now.contact_eps = contact_eps;
}

void carom_run_take_sample(CaromRun *run) {
  carom_series_take(run->series, &run->now);
  if (run->track)
    carom_track_take(run->track, run->world->frame, &run->world->bodies);
}

gsize carom_run_kept_bytes(const CaromRun *run) {
  return carom_contact_log_bytes(run->log) + carom_series_bytes(run->series) +
         (run->track ? carom_track_bytes(run->track) : 0);
}
