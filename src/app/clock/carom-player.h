/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-player: the clock of a comparison. It plays at a given speed and goes to frames and
 * contacts. Work that takes long is done in slices, so that no call takes longer than a time
 * budget. It knows no widgets: a window calls carom_player_tick() once a display frame while the
 * player is active. */
#pragma once

#include "carom-clock.h"
#include "carom-playback.h"

#include <glib-object.h>

#define CAROM_TYPE_PLAYER (carom_player_get_type())
G_DECLARE_FINAL_TYPE(CaromPlayer, carom_player, CAROM, PLAYER, GObject)

/* Properties:
 *   "playing" (boolean): whether it plays
 *   "speed" (double): seconds of the scene per second, as asked for
 *   "loop" (boolean): whether playing starts again at the end, after a short rest
 *   "slow-at-contacts" (boolean): whether playing is slowed down around contacts, as far as they
 *     are known beforehand, see carom-slow-motion.h
 *   "active" (boolean, read-only): whether it needs ticks: it plays or is on its way to a frame
 *
 * Signals:
 *   "replaced": it has another comparison, or the one that it has is to be shown in full, see
 *     carom_player_show_in_full(); "changed" follows
 *   "moving": the clock is about to move, or to be asked to: what is still to be done where it
 *     stands is done now, also if that gives the player another comparison
 *   "changed": the frame has changed, or something that is shown about it
 *   "stopped" (guint contact): it has stopped where carom_player_set_stop() asked it to, just
 *     before that contact, as far as the leading pane can tell before from after
 *   "failed" (const char *message): the numbers have left the range of doubles; it has stopped */

/* Returns: (transfer full): a player without a comparison, which does not play */
CaromPlayer *carom_player_new(void);

/* Replaces the comparison. The player goes on playing if it was playing.
 *
 * @comparison: (transfer full): the new one */
void carom_player_set_comparison(CaromPlayer *self, CaromComparison *comparison);
/* Puts another scene in the place of the comparison's, with "replaced", see
 * carom_comparison_restage(). The clock and what is known of the run stay.
 *
 * Returns: whether that could be done; otherwise nothing happens */
gboolean carom_player_restage(CaromPlayer *self, CaromScene *scene);
/* Returns: (transfer none) (nullable): the comparison, or NULL before the first one was set */
CaromComparison *carom_player_get_comparison(CaromPlayer *self);

/* ---- While a scene is being changed ----
 *
 * As something is dragged, comparisons follow each other as quickly as frames. Until the last one
 * is at rest (it has been there for a while and has then been rehearsed), or is shown in full,
 * what takes time waits; only after that is it told that there is something to be shown in full. */

/* How long a comparison that may be replaced rests before it is rehearsed, and for how long at a
 * time. */
#define CAROM_PLAYER_REST_MS  300
#define CAROM_PLAYER_SLICE_US 4000

/* Whether such a change is under way; its comparisons are set as ever. Meanwhile playing cannot
 * begin: each comparison would begin it anew, under the pointer that holds something. */
void carom_player_set_drafting(CaromPlayer *self, gboolean drafting);
/* Whether the comparison may soon be replaced by a similar one: what is seen of it keeps its place
 * and scale. */
gboolean carom_player_is_drafting(CaromPlayer *self);
/* Whether it may be replaced at once: nothing is done that takes time. */
gboolean carom_player_is_in_flux(CaromPlayer *self);
/* Emits "replaced" and "changed" once more, for all that has waited; and again later if what the
 * comparison is going to do is more than can be rehearsed at once. */
void carom_player_show_in_full(CaromPlayer *self);

/* Whether there is anything that a run could move: a disc, or an emitter that lets some in. It can
 * change with "replaced". */
gboolean carom_player_can_play(CaromPlayer *self);

/* Whether it plays. */
gboolean carom_player_get_playing(CaromPlayer *self);
/* Playing stops by itself at the end of the timeline, and where nothing can be played any more.
 * When it is started again at the end, it starts from frame 0. */
void carom_player_set_playing(CaromPlayer *self, gboolean playing);

/* Whether the clock stands where playing ends. A step leads beyond it, and the end moves on. */
gboolean carom_player_is_at_end(CaromPlayer *self);

/* Plays on from where the clock stands, and for the scene's duration beyond the end. */
void carom_player_play_beyond(CaromPlayer *self);

/* Plays, and stops just before the next contact of the leading pane, with "stopped", as
 * carom_player_set_stop() would; or at the end, from which it does not start again. Whatever else
 * stops the clock ends that.
 *
 * @least_s: contacts within so many seconds of the scene are passed, >= 0; INFINITY: all are */
void carom_player_play_to_contact(CaromPlayer *self, double least_s);
/* Whether it plays so, and not to the end. */
gboolean carom_player_plays_to_contact(CaromPlayer *self);
/* If it plays so, the rest of the way is played as fast as it can be calculated. */
void carom_player_hurry(CaromPlayer *self);

/* The speed asked for, in seconds of the scene per second, within the limits of carom-staging.h. */
double carom_player_get_speed(CaromPlayer *self);
void carom_player_set_speed(CaromPlayer *self, double speed);
/* Plays at a part of that for a while; the speed asked for stays as it is.
 *
 * @part: from above 0 to 1, which is the speed asked for */
void carom_player_set_part(CaromPlayer *self, double part);

/* Goes to @frame. This happens at once if it fits the budget; otherwise the next ticks continue the
 * way there. */
void carom_player_seek(CaromPlayer *self, guint64 frame);
/* Goes to a frame or an instant, like carom_player_seek(). */
void carom_player_go_to(CaromPlayer *self, const CaromClock *clock);
/* Where the clock stands or, if it is on its way to a frame or an instant, will stand. */
CaromClock carom_player_get_clock(CaromPlayer *self);
/* The frame nearest to a time, >= 0. */
guint64 carom_player_frame_at(CaromPlayer *self, double time_s);

/* Stops playing and goes @n_frames forward, or back if that is negative. */
void carom_player_step(CaromPlayer *self, int n_frames);

/* Stops playing and goes to the next contact (@direction > 0) or the previous one, from stop to
 * stop, see carom-contact-walk.h. Beyond the contacts that are known one is looked for without
 * moving the clock, while the player is active. If there is none the clock stays, and nothing more
 * has been computed, see carom_player_get_quiet_until_s(). */
void carom_player_seek_contact(CaromPlayer *self, int direction);

/* Stops playing, and what takes the clock to a frame or looks for a contact; the clock stays where
 * it has come. */
void carom_player_halt(CaromPlayer *self);

/* Stops playing and goes to a contact that has been logged. If "moving" brings another comparison,
 * which has no such contact, nothing happens.
 *
 * @run, @contact: pane and index in its log of contacts
 * @side: just before it or just after it, as far as the pane can tell */
void carom_player_go_to_contact(CaromPlayer *self, guint run, guint contact, CaromInstant side);

/* Stops playing and goes to the next event of the queue of pane @run, see carom-run-queue.h. */
void carom_player_next_event(CaromPlayer *self, guint run);

/* Where @stop returns TRUE, the clock goes back to just before the contact and stays there. No
 * signal tells of the contact before that.
 *
 * @stop: (nullable): called for each contact of the leading pane in turn when the clock reaches it
 *   by playing, by stepping or by seeking the next contact or event */
void carom_player_set_stop(CaromPlayer *self, CaromPlaybackStopFunc stop, gpointer user_data);

/* Where the timeline ends, in s, see carom-playback.h. */
double carom_player_get_end_s(CaromPlayer *self);

/* Returns: if the next contact was asked for where the clock stands, and none was found, until when
 *   there is none; INFINITY if there cannot be one. Otherwise NAN */
double carom_player_get_quiet_until_s(CaromPlayer *self);

/* Whether it is still on its way to a frame that was asked for. */
gboolean carom_player_is_seeking(CaromPlayer *self);
/* Returns: the time of that frame in s, or NAN if it is not on its way, or looks for where to go */
double carom_player_get_goal_s(CaromPlayer *self);
/* The actual speed, which is less than the one asked for where a scene takes too much work. */
double carom_player_get_actual_speed(CaromPlayer *self);
/* Whether it plays and is being slowed down at a contact. */
gboolean carom_player_is_slowed(CaromPlayer *self);

/* Moves on by the time that has passed since the last tick, as far as the budget allows.
 *
 * @now_us: a clock in microseconds, such as the frame clock's */
void carom_player_tick(CaromPlayer *self, gint64 now_us);

/* How long a tick may take. At least one frame is computed, whatever the budget, unless it has so
 * many contacts that it takes several ticks. Meanwhile the clock stays where it is; it may be
 * halted or sent elsewhere at any time. */
void carom_player_set_budget(CaromPlayer *self, gint64 budget_us);

/* How long a frame may take before the rest of it waits for the next tick, if that is more than a
 * tick may take. */
void carom_player_set_longest_frame(CaromPlayer *self, gint64 longest_us);
