/* carom-player: the clock of a comparison. It plays at a speed, goes to frames and contacts, and
 * does long ways in slices, so that whoever calls it never waits for longer than a budget. It knows
 * no widgets: a window ticks it once a display frame while it is active. */
#pragma once

#include "carom-breakpoint.h"
#include "carom-comparison.h"

#include <glib-object.h>

#define CAROM_TYPE_PLAYER (carom_player_get_type())
G_DECLARE_FINAL_TYPE(CaromPlayer, carom_player, CAROM, PLAYER, GObject)

/* Properties:
 *   "playing" (boolean): whether it plays
 *   "speed" (double): scene seconds a second asked for
 *   "active" (boolean, read-only): whether it wants ticks: it plays or is on its way to a frame
 *
 * Signals:
 *   "replaced": it has another comparison; "changed" follows
 *   "changed": the frame, or what is said about it, is another
 *   "stopped" (guint contact): it has stopped where carom_player_set_stop() asked it to, just
 *     before that contact, as far as the leading pane can tell before from after
 *
 *   "failed" (const char *message): the numbers have left the range of doubles; it has stopped */

CaromPlayer *carom_player_new(void);

/* Takes @comparison, which replaces the one before. It goes on playing if it was. */
void carom_player_set_comparison(CaromPlayer *self, CaromComparison *comparison);
/* Returns: (transfer none) (nullable): NULL before the first one was set. */
CaromComparison *carom_player_get_comparison(CaromPlayer *self);

gboolean carom_player_get_playing(CaromPlayer *self);
/* Playing stops by itself at the end of the scene's duration; started again, it goes on. */
void carom_player_set_playing(CaromPlayer *self, gboolean playing);

#define CAROM_PLAYER_SPEED_MIN (1.0 / 1024)
#define CAROM_PLAYER_SPEED_MAX 1024.0

double carom_player_get_speed(CaromPlayer *self);
void carom_player_set_speed(CaromPlayer *self, double speed);

/* carom_player_seek:
 * Goes to @frame: at once if that fits the budget, else on the way that the next ticks continue. */
void carom_player_seek(CaromPlayer *self, guint64 frame);
/* The frame nearest to a time, >= 0. */
guint64 carom_player_frame_at(CaromPlayer *self, double time_s);

/* Stops playing and goes @n_frames on (or back, < 0). */
void carom_player_step(CaromPlayer *self, int n_frames);

/* carom_player_seek_contact:
 * Stops playing and goes to the next contact (@direction > 0) or the one before: to just before it
 * and then to just after it, where a pane knows its instant; else to the end of the frame in which
 * it was resolved. Beyond what is known it runs on until there is one, for the scene's duration at
 * most. */
void carom_player_seek_contact(CaromPlayer *self, int direction);

/* carom_player_go_to_contact:
 * @run, @contact: pane and index in its log of contacts
 * @side: just before it or just after it, as far as the pane can tell
 *
 * Stops playing and goes to a contact that has been logged. */
void carom_player_go_to_contact(CaromPlayer *self, guint run, guint contact, CaromInstant side);

/* carom_player_set_stop:
 * @stop: (nullable): asked about the contacts of the leading pane, each in its turn, when the clock
 *   comes to them by playing, by steps or by seeking the next contact
 *
 * Where it says so, the clock goes back to just before the contact before anything of it has been
 * told to anybody, and rests there. */
void carom_player_set_stop(CaromPlayer *self, CaromBreakpointFunc stop, gpointer user_data);

/* Where the timeline ends, in s: the scene's duration, or so many of them that all that is known
 * fits. It grows by jumps, so that what is drawn over time mostly stands still. */
double carom_player_get_end_s(CaromPlayer *self);

/* Whether it is still on its way to a frame that was asked for. */
gboolean carom_player_is_seeking(CaromPlayer *self);
/* The speed that it really plays at: less than asked for where a scene is too much work. */
double carom_player_get_actual_speed(CaromPlayer *self);

/* carom_player_tick:
 * @now_us: a clock in microseconds, such as the frame clock's
 *
 * Moves on by the time that has passed since the last tick, as far as the budget allows. */
void carom_player_tick(CaromPlayer *self, gint64 now_us);

/* How long a tick may work. At least one frame is done, whatever the budget. */
void carom_player_set_budget(CaromPlayer *self, gint64 budget_us);
