/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-rehearsal: runs all panes in turn, frame by frame, and keeps the states of the discs and
 * the times of the contacts. */
#include "carom-rehearsal.h"

#include "carom-detection.h"

/* The properties of a disc that stay the same. */
typedef struct {
  double radius, mass_kg;
} Disc;

struct CaromRehearsal {
  guint n_panes, n_discs, n_frames;
  GArray *counts; /* (element-type guint): by frame and pane, how many discs there are */
  GArray *states; /* (element-type CaromDiscState): by frame, pane and disc */
  GArray *discs;  /* (element-type Disc): by pane and disc; filled when all is done */
  gboolean is_complete;
  CaromVec2 fastest;
  GArray *times;   /* (element-type double): of the contacts of all panes, ascending */
  GPtrArray *runs; /* (nullable) (element-type CaromRun): NULL when there is nothing more to do */
  guint n_due; /* how many frames are to be rehearsed: as many as the scene's duration has, or as
                  are not too much work */
  guint next;  /* the pane whose frame is run next */
  CaromStop stop;
  gint64 deadline_us;
};

/* What discs do between contacts is work, too, of which so many events are too much: at the very
 * most they take as long as the most contacts do. */
#define MOST_EVENTS 65536

static void take_frame(CaromRehearsal *rehearsal) {
  for (guint k = 0; k < rehearsal->n_panes; k++) {
    const CaromRun *run = g_ptr_array_index(rehearsal->runs, k);
    const CaromBodies *bodies = &run->world->bodies;
    g_array_append_val(rehearsal->counts, bodies->n);
    for (guint i = 0; i < rehearsal->n_discs; i++) {
      CaromDiscState state = carom_track_state_of(bodies, i);
      g_array_append_val(rehearsal->states, state);
      if (carom_track_has(&state) && !carom_bodies_is_pinned(bodies, i))
        rehearsal->fastest = carom_vec2(MAX(rehearsal->fastest.x, fabs(state.velocity.x)),
                                        MAX(rehearsal->fastest.y, fabs(state.velocity.y)));
    }
  }
  rehearsal->n_frames++;
}

/* Returns: how many times the usual work a disc is, because of the walls that it may meet */
static guint count_wall_work(const CaromScene *scene) {
  return 1 + scene->walls->len / 64;
}

static gboolean is_too_much_work(const CaromRehearsal *rehearsal) {
  guint64 n = 0, n_asked = 0;
  for (guint i = 0; i < rehearsal->runs->len; i++) {
    const CaromRun *run = g_ptr_array_index(rehearsal->runs, i);
    n += carom_run_count_contacts(run);
    n_asked += run->n_asked;
  }
  const CaromRun *first = g_ptr_array_index(rehearsal->runs, 0);
  return n_asked * CAROM_STOP_EVENTS >= MOST_EVENTS ||
         n * count_wall_work(first->world->scene) >= CAROM_REHEARSAL_MAX_CONTACTS;
}

/* A CaromStop.is_asked. It is asked within frames, which may have millions of contacts. */
static gboolean is_to_stop(gpointer data) {
  const CaromRehearsal *rehearsal = data;
  return is_too_much_work(rehearsal) || g_get_monotonic_time() >= rehearsal->deadline_us;
}

typedef enum { DONE, NOT_YET, NEVER } Progress;

/* Returns: whether all panes have completed their next frame, with finite numbers and without too
 *   much work; NOT_YET after the deadline: they go on with it */
static Progress run_frame(CaromRehearsal *rehearsal) {
  for (; rehearsal->next < rehearsal->runs->len; rehearsal->next++) {
    CaromRun *run = g_ptr_array_index(rehearsal->runs, rehearsal->next);
    g_autoptr(GError) problem = NULL;
    gboolean has_run = carom_run_frame(run, &problem);
    if (carom_detection_was_stopped(problem) && !is_too_much_work(rehearsal))
      return NOT_YET;
    if (!has_run || is_too_much_work(rehearsal) || !carom_world_is_finite(run->world))
      return NEVER;
  }
  rehearsal->next = 0;
  return DONE;
}

/* Returns: how many frames the scene's duration has, with frame 0 */
static double count_all(const CaromScene *scene) {
  return ceil(scene->duration_s / scene->dt_s) + 1;
}

CaromRehearsal *carom_rehearsal_begin(CaromScene *scene, const CaromMethod *methods,
                                      guint n_methods) {
  guint64 n_discs = carom_scene_count_most_discs(scene);
  if (n_discs == 0 || n_discs > CAROM_REHEARSAL_MAX_DISCS ||
      scene->walls->len > CAROM_REHEARSAL_MAX_WALLS)
    return NULL;
  CaromRehearsal *rehearsal = g_new0(CaromRehearsal, 1);
  rehearsal->n_panes = n_methods;
  rehearsal->n_discs = (guint)n_discs;
  rehearsal->counts = g_array_new(FALSE, FALSE, sizeof(guint));
  rehearsal->discs = g_array_new(FALSE, FALSE, sizeof(Disc));
  rehearsal->states = g_array_new(FALSE, FALSE, sizeof(CaromDiscState));
  rehearsal->times = g_array_new(FALSE, FALSE, sizeof(double));
  rehearsal->runs = g_ptr_array_new_with_free_func((GDestroyNotify)carom_run_free);
  double due = count_all(scene);
  guint most =
      CAROM_REHEARSAL_MAX_STATES / (n_methods * rehearsal->n_discs * count_wall_work(scene));
  rehearsal->n_due = due < most ? (guint)due : most;
  rehearsal->stop = (CaromStop){is_to_stop, rehearsal};
  for (guint i = 0; i < n_methods; i++) {
    CaromRun *run = carom_run_new(scene, &methods[i]);
    carom_run_set_stop(run, &rehearsal->stop);
    g_ptr_array_add(rehearsal->runs, run);
  }
  take_frame(rehearsal);
  return rehearsal;
}

static int compare_times(gconstpointer one, gconstpointer other) {
  double a = *(const double *)one, b = *(const double *)other;
  return (a > b) - (a < b);
}

/* Takes from the runs the times of their contacts, and the discs that are there in the end. */
static void finish(CaromRehearsal *rehearsal) {
  for (guint k = 0; k < rehearsal->n_panes; k++) {
    const CaromRun *run = g_ptr_array_index(rehearsal->runs, k);
    const CaromBodies *bodies = &run->world->bodies;
    rehearsal->is_complete = rehearsal->n_frames >= count_all(run->scene);
    for (guint i = 0; i < carom_run_count_contacts(run); i++)
      g_array_append_val(rehearsal->times, carom_run_get_contact(run, i)->time_s);
    for (guint i = 0; i < rehearsal->n_discs; i++) {
      Disc disc = i < bodies->n ? (Disc){bodies->radius[i], bodies->mass_kg[i]} : (Disc){0, 0};
      g_array_append_val(rehearsal->discs, disc);
    }
  }
  g_array_sort(rehearsal->times, compare_times);
  g_clear_pointer(&rehearsal->runs, g_ptr_array_unref);
}

gboolean carom_rehearsal_work(CaromRehearsal *rehearsal, gint64 deadline_us) {
  rehearsal->deadline_us = deadline_us;
  while (rehearsal->runs) {
    Progress progress = rehearsal->n_frames < rehearsal->n_due ? run_frame(rehearsal) : NEVER;
    if (progress == NEVER)
      finish(rehearsal);
    else if (progress == DONE)
      take_frame(rehearsal);
    if (g_get_monotonic_time() >= deadline_us)
      break;
  }
  return rehearsal->runs != NULL;
}

void carom_rehearsal_free(CaromRehearsal *rehearsal) {
  g_array_unref(rehearsal->counts);
  g_array_unref(rehearsal->states);
  g_array_unref(rehearsal->discs);
  g_array_unref(rehearsal->times);
  g_clear_pointer(&rehearsal->runs, g_ptr_array_unref);
  g_free(rehearsal);
}

guint carom_rehearsal_count_frames(const CaromRehearsal *rehearsal) {
  return rehearsal->n_frames;
}

gboolean carom_rehearsal_is_complete(const CaromRehearsal *rehearsal) {
  return rehearsal->is_complete;
}

CaromVec2 carom_rehearsal_get_fastest(const CaromRehearsal *rehearsal) {
  return rehearsal->fastest;
}

guint carom_rehearsal_count_discs(const CaromRehearsal *rehearsal, guint pane, guint frame) {
  g_assert(pane < rehearsal->n_panes && frame < rehearsal->n_frames);
  return g_array_index(rehearsal->counts, guint, frame * rehearsal->n_panes + pane);
}

static const CaromDiscState *get_state(const CaromRehearsal *rehearsal, guint pane, guint frame,
                                       guint disc) {
  g_assert(disc < carom_rehearsal_count_discs(rehearsal, pane, frame));
  guint i = (frame * rehearsal->n_panes + pane) * rehearsal->n_discs + disc;
  return &g_array_index(rehearsal->states, CaromDiscState, i);
}

CaromVec2 carom_rehearsal_get_position(const CaromRehearsal *rehearsal, guint pane, guint frame,
                                       guint disc) {
  return get_state(rehearsal, pane, frame, disc)->position;
}

CaromVec2 carom_rehearsal_get_velocity(const CaromRehearsal *rehearsal, guint pane, guint frame,
                                       guint disc) {
  return get_state(rehearsal, pane, frame, disc)->velocity;
}

static const Disc *get_disc(const CaromRehearsal *rehearsal, guint pane, guint disc) {
  g_assert(pane < rehearsal->n_panes && disc < rehearsal->n_discs);
  return &g_array_index(rehearsal->discs, Disc, pane * rehearsal->n_discs + disc);
}

double carom_rehearsal_get_radius(const CaromRehearsal *rehearsal, guint pane, guint disc) {
  return get_disc(rehearsal, pane, disc)->radius;
}

double carom_rehearsal_get_mass_kg(const CaromRehearsal *rehearsal, guint pane, guint disc) {
  return get_disc(rehearsal, pane, disc)->mass_kg;
}

/* Returns: how many contacts are not after @time_s */
static guint count_until(const CaromRehearsal *rehearsal, double time_s) {
  guint low = 0, high = rehearsal->times->len;
  while (low < high) {
    guint middle = low + (high - low) / 2;
    if (g_array_index(rehearsal->times, double, middle) > time_s)
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}

double carom_rehearsal_next_contact_s(const CaromRehearsal *rehearsal, double time_s) {
  guint n = count_until(rehearsal, time_s);
  return n < rehearsal->times->len ? g_array_index(rehearsal->times, double, n) : INFINITY;
}

double carom_rehearsal_last_contact_s(const CaromRehearsal *rehearsal, double time_s) {
  guint n = count_until(rehearsal, time_s);
  return n > 0 ? g_array_index(rehearsal->times, double, n - 1) : -INFINITY;
}
