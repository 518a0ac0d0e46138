/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-player: at each tick it either plays or goes on with an errand, both for as long as a tick
 * may take. The stop function is asked about the contacts that the clock has reached
 * before any signal is emitted. */
#include "carom-player.h"

#include "carom-comparison.h"
#include "carom-errand.h"
#include "carom-playback.h"
#include "carom-run-queue.h"

/* Short enough for 60 frames a second, with some time left for drawing them. */
#define DEFAULT_BUDGET_US 9000

/* A frame that takes longer than that is stopped, and goes on at the next tick. To stop it takes
 * some time itself, so what only takes a little longer than it should is not stopped. */
#define LONGEST_FRAME_US 50000

/* A rehearsal that takes longer than that goes on in idle time. */
#define LONGEST_REHEARSAL_US 100000
/* If ticks are further apart than this (a suspended machine, a dragged window), the time between
 * them is skipped. */
#define LONGEST_GAP_US 100000

struct _CaromPlayer {
  GObject parent_instance;
  CaromComparison *comparison;
  gboolean playing;
  gboolean was_active;
  CaromPlayback playback;
  gint64 budget_us, longest_frame_us;
  gint64 last_tick_us; /* 0: time starts to count at the next tick */
  CaromErrand errand;
  CaromStop stop;
  gint64 deadline_us; /* when a frame is to be stopped that is under way */
  gboolean drafting;
  guint rest_id; /* of a timer, and then of idle time; 0: nothing is waited for */
};

G_DEFINE_FINAL_TYPE(CaromPlayer, carom_player, G_TYPE_OBJECT)

enum { PROP_PLAYING = 1, PROP_SPEED, PROP_LOOP, PROP_SLOW_AT_CONTACTS, PROP_ACTIVE, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

enum { SIGNAL_REPLACED, SIGNAL_MOVING, SIGNAL_CHANGED, SIGNAL_STOPPED, SIGNAL_FAILED, N_SIGNALS };
static guint signals[N_SIGNALS];

static gboolean is_active(const CaromPlayer *self) {
  return self->playing || self->errand.kind != CAROM_ERRAND_NONE;
}

static void update_active(CaromPlayer *self) {
  if (is_active(self) == self->was_active)
    return;
  self->was_active = is_active(self);
  self->last_tick_us = 0;
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_ACTIVE]);
}

static guint64 get_frame(const CaromPlayer *self) {
  return carom_comparison_get_frame(self->comparison);
}

static void changed(CaromPlayer *self) {
  update_active(self);
  g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
}

/* Every function that moves the clock, or begins to, begins with this. */
static void about_to_move(CaromPlayer *self) {
  g_signal_emit(self, signals[SIGNAL_MOVING], 0);
}

static void fail(CaromPlayer *self, const GError *error) {
  carom_errand_end(&self->errand);
  carom_player_set_playing(self, FALSE);
  g_signal_emit(self, signals[SIGNAL_FAILED], 0, error->message);
}

/* Nobody waits longer than for a part of what the comparison is asked for. */
static void begin_to_work(CaromPlayer *self) {
  self->deadline_us = g_get_monotonic_time() + MAX(self->budget_us, self->longest_frame_us);
  carom_comparison_set_stop(self->comparison, &self->stop);
}

/* ---- Stopping at contacts ---- */

/* Goes back to just before @contact, and only then emits "stopped". As what came of the contact
 * must not be seen, this is not done in parts. */
static void stop_at(CaromPlayer *self, guint contact) {
  g_autoptr(GError) error = NULL;
  carom_errand_end(&self->errand);
  carom_pace_drop(&self->playback.pace);
  carom_comparison_set_stop(self->comparison, NULL);
  if (!carom_comparison_seek_contact(self->comparison, 0, contact, CAROM_INSTANT_BEFORE, &error)) {
    fail(self, error);
    changed(self);
    return;
  }
  carom_player_set_playing(self, FALSE);
  changed(self);
  g_signal_emit(self, signals[SIGNAL_STOPPED], 0, contact);
}

/* Stops at the first contact since the clock set out for which the stop function returns TRUE.
 *
 * Returns: whether there was one */
static gboolean stop_if_asked(CaromPlayer *self) {
  guint contact;
  if (!carom_playback_find_stop(&self->playback, self->comparison, &contact))
    return FALSE;
  stop_at(self, contact);
  return TRUE;
}

/* The clock has reached its goal. */
static void arrive(CaromPlayer *self) {
  if (!stop_if_asked(self))
    changed(self);
}

/* ---- Errands ---- */

static void go_on(CaromPlayer *self) {
  g_autoptr(GError) error = NULL;
  gboolean has_arrived;
  gint64 deadline_us = g_get_monotonic_time() + self->budget_us;
  if (!carom_errand_go_on(&self->errand, self->comparison, deadline_us, &has_arrived, &error))
    fail(self, error);
  if (has_arrived)
    arrive(self);
  else
    changed(self);
}

/* ---- Playing ---- */

static void play_on(CaromPlayer *self, double elapsed_s) {
  g_autoptr(GError) error = NULL;
  switch (
      carom_playback_go_on(&self->playback, self->comparison, elapsed_s, self->budget_us, &error)) {
  case CAROM_PLAYBACK_STAYED:
    break;
  case CAROM_PLAYBACK_MOVED:
    changed(self);
    break;
  case CAROM_PLAYBACK_ENDED:
    carom_player_set_playing(self, FALSE);
    break;
  case CAROM_PLAYBACK_STOPPED:
    stop_at(self, self->playback.contact);
    break;
  case CAROM_PLAYBACK_FAILED:
    fail(self, error);
    break;
  }
}

void carom_player_tick(CaromPlayer *self, gint64 now_us) {
  g_return_if_fail(CAROM_IS_PLAYER(self) && self->comparison);
  about_to_move(self);
  gint64 elapsed_us = self->last_tick_us ? now_us - self->last_tick_us : 0;
  self->last_tick_us = now_us;
  begin_to_work(self);
  if (self->errand.kind != CAROM_ERRAND_NONE)
    go_on(self);
  else if (self->playing)
    play_on(self, (double)CLAMP(elapsed_us, 0, LONGEST_GAP_US) / G_USEC_PER_SEC);
}

/* @asks: as of carom_errand_set_out() */
static void go_to_clock(CaromPlayer *self, CaromClock clock, gboolean asks) {
  carom_pace_drop(&self->playback.pace);
  begin_to_work(self);
  carom_errand_set_out(&self->errand, clock, asks);
  go_on(self);
}

void carom_player_seek(CaromPlayer *self, guint64 frame) {
  g_return_if_fail(CAROM_IS_PLAYER(self) && self->comparison);
  about_to_move(self);
  go_to_clock(self, (CaromClock){.frame = frame}, FALSE);
}

void carom_player_go_to(CaromPlayer *self, const CaromClock *clock) {
  g_return_if_fail(CAROM_IS_PLAYER(self) && self->comparison && clock);
  about_to_move(self);
  go_to_clock(self, *clock, FALSE);
}

void carom_player_step(CaromPlayer *self, int n_frames) {
  g_return_if_fail(CAROM_IS_PLAYER(self) && self->comparison);
  about_to_move(self);
  guint64 frame = get_frame(self);
  carom_player_set_playing(self, FALSE);
  /* From an instant within the next frame, the first step back leads to the frame itself. */
  if (n_frames < 0 && carom_comparison_get_instant(self->comparison) != CAROM_INSTANT_NONE)
    frame++;
  if (n_frames >= 0) {
    carom_playback_set_out(&self->playback, self->comparison);
    go_to_clock(self, (CaromClock){.frame = frame + (guint64)n_frames}, TRUE);
  } else
    carom_player_seek(self, frame - MIN(frame, (guint64)-n_frames));
}

/* Stops whatever moves the clock. */
static void halt(CaromPlayer *self) {
  carom_player_set_playing(self, FALSE);
  carom_errand_end(&self->errand);
  carom_pace_drop(&self->playback.pace);
  carom_comparison_give_up(self->comparison);
}

/* The comparison goes where it was asked to, or has been stopped on the way there.
 *
 * @asks: as of carom_errand_set_out() */
static void follow(CaromPlayer *self, gboolean asks) {
  carom_errand_follow(&self->errand, asks);
  go_on(self);
}

static void seek_previous_contact(CaromPlayer *self) {
  if (carom_contact_walk_back(self->comparison))
    follow(self, FALSE);
  else
    carom_player_seek(self, 0);
}

static void seek_next_contact(CaromPlayer *self) {
  CaromContactWalkFrom from;
  carom_playback_set_out(&self->playback, self->comparison);
  if (carom_contact_walk_needs_frame(self->comparison, &from))
    carom_errand_walk(&self->errand, &from);
  else if (carom_contact_walk_on(self->comparison))
    carom_errand_follow(&self->errand, TRUE);
  else
    carom_errand_search(&self->errand, self->comparison);
  go_on(self);
}

void carom_player_seek_contact(CaromPlayer *self, int direction) {
  g_return_if_fail(CAROM_IS_PLAYER(self) && self->comparison);
  about_to_move(self);
  halt(self);
  carom_errand_forget(&self->errand);
  begin_to_work(self);
  if (direction > 0)
    seek_next_contact(self);
  else
    seek_previous_contact(self);
}

void carom_player_halt(CaromPlayer *self) {
  g_return_if_fail(CAROM_IS_PLAYER(self) && self->comparison);
  about_to_move(self);
  halt(self);
  changed(self);
}

void carom_player_go_to_contact(CaromPlayer *self, guint run, guint contact, CaromInstant side) {
  g_return_if_fail(CAROM_IS_PLAYER(self) && self->comparison);
  const CaromComparison *meant = self->comparison;
  about_to_move(self);
  if (self->comparison != meant) /* in which there is no such contact */
    return;
  halt(self);
  begin_to_work(self);
  carom_comparison_seek_contact(self->comparison, run, contact, side, NULL);
  follow(self, FALSE);
}

void carom_player_next_event(CaromPlayer *self, guint run) {
  g_return_if_fail(CAROM_IS_PLAYER(self) && self->comparison);
  about_to_move(self);
  CaromClock goal;
  halt(self);
  carom_playback_set_out(&self->playback, self->comparison);
  if (carom_run_queue_find_next_stop(self->comparison, run, &goal.instant_s, &goal.instant)) {
    goal.frame = carom_comparison_frame_before(self->comparison, goal.instant_s);
    go_to_clock(self, goal, TRUE);
  } else {
    arrive(self);
  }
}

void carom_player_set_stop(CaromPlayer *self, CaromPlaybackStopFunc stop, gpointer user_data) {
  g_return_if_fail(CAROM_IS_PLAYER(self));
  self->playback.stop = stop;
  self->playback.stop_data = user_data;
  self->playback.stops_next = FALSE;
  self->playback.n_passed = 0;
}

/* ---- Comparisons ---- */

static void tell_replaced(CaromPlayer *self) {
  g_signal_emit(self, signals[SIGNAL_REPLACED], 0);
  changed(self);
}

/* A GSourceFunc: rehearses in slices of idle time, and then tells. */
static gboolean rehearse_on(gpointer player) {
  CaromPlayer *self = player;
  if (carom_comparison_rehearse(self->comparison, g_get_monotonic_time() + CAROM_PLAYER_SLICE_US))
    return G_SOURCE_CONTINUE;
  self->rest_id = 0;
  tell_replaced(self);
  return G_SOURCE_REMOVE;
}

static gboolean on_rested(gpointer player) {
  CaromPlayer *self = player;
  self->rest_id = g_idle_add(rehearse_on, self);
  return G_SOURCE_REMOVE;
}

static void end_rest(CaromPlayer *self) {
  g_clear_handle_id(&self->rest_id, g_source_remove);
}

/* Others like the comparison may still take its place: it is shown in full once it has been there
 * for a while and has then been rehearsed. */
static void begin_rest(CaromPlayer *self) {
  end_rest(self);
  self->rest_id = g_timeout_add(CAROM_PLAYER_REST_MS, on_rested, self);
}

void carom_player_set_drafting(CaromPlayer *self, gboolean drafting) {
  g_return_if_fail(CAROM_IS_PLAYER(self));
  self->drafting = drafting;
}

/* Tries to know what the comparison is going to do, and else waits for it to be at rest. */
static void rehearse(CaromPlayer *self) {
  gint64 longest_us = MAX(self->budget_us, LONGEST_REHEARSAL_US);
  end_rest(self);
  if (carom_comparison_rehearse(self->comparison, g_get_monotonic_time() + longest_us))
    begin_rest(self);
}

void carom_player_show_in_full(CaromPlayer *self) {
  g_return_if_fail(CAROM_IS_PLAYER(self) && self->comparison);
  rehearse(self);
  tell_replaced(self);
}

void carom_player_set_comparison(CaromPlayer *self, CaromComparison *comparison) {
  g_return_if_fail(CAROM_IS_PLAYER(self) && comparison);
  CaromComparison *before = self->comparison; /* shown until all have been told */
  self->comparison = comparison;
  carom_errand_forget(&self->errand);
  carom_pace_drop(&self->playback.pace);
  self->playback.n_passed = 0;
  carom_pace_start_anew(&self->playback.pace);
  self->playback.beyond = 0;
  self->playback.rest_s = 0;
  carom_comparison_rehearse_in_parts(comparison);
  if (self->drafting)
    begin_rest(self);
  else
    rehearse(self);
  tell_replaced(self);
  if (!carom_player_can_play(self))
    carom_player_set_playing(self, FALSE);
  g_clear_pointer(&before, carom_comparison_free);
}

gboolean carom_player_restage(CaromPlayer *self, CaromScene *scene) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self) && scene, FALSE);
  if (!self->comparison || !carom_comparison_restage(self->comparison, scene))
    return FALSE;
  tell_replaced(self);
  return TRUE;
}

/* Stops at once at a contact that comes next at the same place as the one it has stopped at: what
 * came of it must not be seen first.
 *
 * Returns: whether there is one */
static gboolean stop_here(CaromPlayer *self) {
  if (!self->comparison)
    return FALSE;
  carom_playback_set_out(&self->playback, self->comparison);
  return stop_if_asked(self);
}

void carom_player_set_playing(CaromPlayer *self, gboolean playing) {
  g_return_if_fail(CAROM_IS_PLAYER(self));
  if (self->playing == playing)
    return;
  about_to_move(self);
  if (playing && (self->drafting || !carom_player_can_play(self) || stop_here(self)))
    return;
  if (playing && carom_player_is_at_end(self))
    carom_playback_start_again(&self->playback, self->comparison);
  self->playing = playing;
  self->playback.stops_next = self->playback.stops_next && playing;
  self->playback.hurries = FALSE;
  carom_playback_begin(&self->playback);
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_PLAYING]);
  changed(self);
}

void carom_player_play_beyond(CaromPlayer *self) {
  g_return_if_fail(CAROM_IS_PLAYER(self) && self->comparison);
  about_to_move(self);
  carom_playback_go_beyond(&self->playback, self->comparison);
  carom_player_set_playing(self, TRUE);
}

gboolean carom_player_plays_to_contact(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self), FALSE);
  return self->playing && self->playback.stops_next && isfinite(self->playback.stops_from_s);
}

void carom_player_play_to_contact(CaromPlayer *self, double least_s) {
  g_return_if_fail(CAROM_IS_PLAYER(self) && self->comparison);
  self->playback.stops_next = TRUE;
  self->playback.stops_from_s = carom_comparison_get_time_s(self->comparison) + least_s;
  carom_player_set_playing(self, TRUE);
  if (!self->playing)
    self->playback.stops_next = FALSE;
}

void carom_player_hurry(CaromPlayer *self) {
  g_return_if_fail(CAROM_IS_PLAYER(self));
  self->playback.hurries = carom_player_plays_to_contact(self);
}

void carom_player_set_speed(CaromPlayer *self, double speed) {
  g_return_if_fail(CAROM_IS_PLAYER(self));
  self->playback.pace.speed = CLAMP(speed, CAROM_STAGING_SPEED_MIN, CAROM_STAGING_SPEED_MAX);
  carom_pace_start_anew(&self->playback.pace);
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_SPEED]);
  changed(self);
}

void carom_player_set_part(CaromPlayer *self, double part) {
  g_return_if_fail(CAROM_IS_PLAYER(self) && part > 0 && part <= 1);
  self->playback.pace.part = part;
  carom_pace_start_anew(&self->playback.pace);
  changed(self);
}

void carom_player_set_budget(CaromPlayer *self, gint64 budget_us) {
  g_return_if_fail(CAROM_IS_PLAYER(self));
  self->budget_us = budget_us;
}

void carom_player_set_longest_frame(CaromPlayer *self, gint64 longest_us) {
  g_return_if_fail(CAROM_IS_PLAYER(self));
  self->longest_frame_us = longest_us;
}

/* ---- What it tells of itself ---- */

CaromComparison *carom_player_get_comparison(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self), NULL);
  return self->comparison;
}

CaromClock carom_player_get_clock(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self) && self->comparison, (CaromClock){0});
  return self->errand.kind == CAROM_ERRAND_CLOCK && !self->errand.asks
             ? self->errand.goal
             : carom_clock_read(self->comparison);
}

guint64 carom_player_frame_at(CaromPlayer *self, double time_s) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self) && self->comparison, 0);
  return (guint64)(MAX(time_s, 0) / carom_comparison_get_scene(self->comparison)->dt_s + 0.5);
}

gboolean carom_player_is_drafting(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self), FALSE);
  return self->drafting;
}

gboolean carom_player_is_in_flux(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self), FALSE);
  return self->rest_id != 0;
}

gboolean carom_player_can_play(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self), FALSE);
  return self->comparison &&
         carom_scene_count_most_discs(carom_comparison_get_scene(self->comparison)) > 0;
}

gboolean carom_player_get_playing(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self), FALSE);
  return self->playing;
}

gboolean carom_player_is_at_end(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self), FALSE);
  return self->comparison && carom_playback_is_at_end(&self->playback, self->comparison);
}

double carom_player_get_speed(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self), 1);
  return self->playback.pace.speed;
}

double carom_player_get_actual_speed(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self), 1);
  return carom_pace_actual_speed(&self->playback.pace);
}

gboolean carom_player_is_slowed(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self), FALSE);
  return self->playing && carom_pace_is_slowed(&self->playback.pace);
}

double carom_player_get_end_s(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self) && self->comparison, 0);
  return carom_playback_timeline_s(self->comparison);
}

double carom_player_get_goal_s(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self) && self->comparison, NAN);
  return carom_errand_goal_s(&self->errand, self->comparison);
}

gboolean carom_player_is_seeking(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self), FALSE);
  return self->errand.kind != CAROM_ERRAND_NONE;
}

double carom_player_get_quiet_until_s(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self) && self->comparison, NAN);
  return carom_errand_quiet_until_s(&self->errand, self->comparison);
}

/* ---- Life ---- */

static gboolean *find_switch(CaromPlayer *self, guint id) {
  return id == PROP_LOOP ? &self->playback.loop : &self->playback.pace.slow_at_contacts;
}

static void carom_player_get_property(GObject *object, guint id, GValue *value, GParamSpec *pspec) {
  CaromPlayer *self = CAROM_PLAYER(object);
  switch (id) {
  case PROP_PLAYING:
    g_value_set_boolean(value, self->playing);
    break;
  case PROP_SPEED:
    g_value_set_double(value, self->playback.pace.speed);
    break;
  case PROP_LOOP:
  case PROP_SLOW_AT_CONTACTS:
    g_value_set_boolean(value, *find_switch(self, id));
    break;
  case PROP_ACTIVE:
    g_value_set_boolean(value, is_active(self));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
  }
}

static void carom_player_set_property(GObject *object, guint id, const GValue *value,
                                      GParamSpec *pspec) {
  CaromPlayer *self = CAROM_PLAYER(object);
  switch (id) {
  case PROP_PLAYING:
    carom_player_set_playing(self, g_value_get_boolean(value));
    break;
  case PROP_SPEED:
    carom_player_set_speed(self, g_value_get_double(value));
    break;
  case PROP_LOOP:
  case PROP_SLOW_AT_CONTACTS:
    *find_switch(self, id) = g_value_get_boolean(value);
    g_object_notify_by_pspec(object, pspec);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
  }
}

static void carom_player_finalize(GObject *object) {
  CaromPlayer *self = CAROM_PLAYER(object);
  end_rest(self);
  carom_errand_end(&self->errand);
  g_clear_pointer(&self->comparison, carom_comparison_free);
  G_OBJECT_CLASS(carom_player_parent_class)->finalize(object);
}

static void carom_player_class_init(CaromPlayerClass *klass) {
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  object_class->get_property = carom_player_get_property;
  object_class->set_property = carom_player_set_property;
  object_class->finalize = carom_player_finalize;

  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  properties[PROP_PLAYING] = g_param_spec_boolean("playing", NULL, NULL, FALSE, flags);
  properties[PROP_SPEED] = g_param_spec_double("speed", NULL, NULL, CAROM_STAGING_SPEED_MIN,
                                               CAROM_STAGING_SPEED_MAX, 1, flags);
  properties[PROP_LOOP] = g_param_spec_boolean("loop", NULL, NULL, FALSE, flags);
  properties[PROP_SLOW_AT_CONTACTS] =
      g_param_spec_boolean("slow-at-contacts", NULL, NULL, FALSE, flags);
  properties[PROP_ACTIVE] =
      g_param_spec_boolean("active", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties(object_class, N_PROPERTIES, properties);

  GType type = G_TYPE_FROM_CLASS(klass);
  signals[SIGNAL_REPLACED] =
      g_signal_new("replaced", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_CHANGED] =
      g_signal_new("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_MOVING] =
      g_signal_new("moving", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_STOPPED] = g_signal_new("stopped", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_FAILED] = g_signal_new("failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void carom_player_init(CaromPlayer *self) {
  carom_pace_init(&self->playback.pace, 1);
  self->stop = (CaromStop){carom_stop_is_past, &self->deadline_us};
  carom_errand_forget(&self->errand);
  self->budget_us = DEFAULT_BUDGET_US;
  self->longest_frame_us = LONGEST_FRAME_US;
}

CaromPlayer *carom_player_new(void) {
  return g_object_new(CAROM_TYPE_PLAYER, NULL);
}
