/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-comparison: one scene under several methods, on one clock. This is the whole state that the
 * window and the command line show: a pure function of the scene, the methods and the frame. */
#pragma once

#include "carom-method-title.h"
#include "carom-rehearsal.h"
#include "carom-run.h"
#include "carom-same-motion.h"

typedef struct CaromComparison CaromComparison;

#define CAROM_COMPARISON_MAX_PANES 16

/* Begins a comparison that keeps all of its run, see CAROM_RETENTION_ALL.
 *
 * @scene: a reference is taken; it must not change any more
 * @methods: one for each pane; with which of them the others are compared, see
 *   carom-method-reference.h
 * @n_methods: 1 to CAROM_COMPARISON_MAX_PANES
 * Returns: (transfer full): the comparison at frame 0; free it with carom_comparison_free() */
CaromComparison *carom_comparison_new(CaromScene *scene, const CaromMethod *methods,
                                      guint n_methods);

/* Begins a comparison that keeps of its run only what @retention says. It steps forwards, and at
 * other frames than those sampled only the worlds' clocks and books are up to date until
 * carom_comparison_measure(); the places of several panes are compared at every frame all the same.
 *
 * Returns: (transfer full): the comparison at frame 0 */
CaromComparison *carom_comparison_new_retaining(CaromScene *scene, const CaromMethod *methods,
                                                guint n_methods, const CaromRetention *retention);

/* Frees the comparison and all of its runs. */
void carom_comparison_free(CaromComparison *comparison);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromComparison, carom_comparison_free)

/* Returns: (transfer none): the scene that all panes run */
CaromScene *carom_comparison_get_scene(const CaromComparison *comparison);

/* Takes another scene in the place of the one that all panes run, if it runs in the same way: then
 * all that is known of the run stays, and only names, colours, staging, bookmarks are others.
 *
 * @scene: a reference is taken; it must not change any more
 * Returns: whether it runs in the same way, for the same time; otherwise nothing happens */
gboolean carom_comparison_restage(CaromComparison *comparison, CaromScene *scene);
/* Returns: the number of panes */
guint carom_comparison_get_n_runs(const CaromComparison *comparison);
/* Returns: (transfer none): the run of pane @i */
const CaromRun *carom_comparison_get_run(const CaromComparison *comparison, guint i);
/* Returns: (transfer none): the methods, one a pane */
const CaromMethod *carom_comparison_get_methods(const CaromComparison *comparison);
/* Returns: (transfer none): the title of pane @i, as carom_method_title() gives it */
const char *carom_comparison_get_title(const CaromComparison *comparison, guint i);

/* Rehearses a part of the run, for those who cannot wait for all of it.
 *
 * @deadline_us: when to leave off, see carom_rehearsal_work()
 * Returns: whether there is more to do */
gboolean carom_comparison_rehearse(const CaromComparison *comparison, gint64 deadline_us);
/* From now on only carom_comparison_rehearse() rehearses: carom_comparison_get_rehearsal() does not
 * wait any more. */
void carom_comparison_rehearse_in_parts(CaromComparison *comparison);

/* Returns: (transfer none) (nullable): what the panes are going to do; NULL if the scene is too
 *   large to be rehearsed, or if it is rehearsed in parts and some of them are still to come */
const CaromRehearsal *carom_comparison_get_rehearsal(const CaromComparison *comparison);

/* Returns: the present frame */
guint64 carom_comparison_get_frame(const CaromComparison *comparison);
/* Returns: the time of the frame, or that of the instant if the clock stands between frames */
double carom_comparison_get_time_s(const CaromComparison *comparison);
/* Returns: the furthest frame ever measured, up to which the series are known; where frames are
 *   left out, see CaromRetention, a frame beyond it may have been run */
guint64 carom_comparison_get_furthest(const CaromComparison *comparison);

/* The frame within which the clock stands at an instant has been run to its end, if only to look
 * for the instant. What comes of it is not told ahead of the clock, unless the run has gone on.
 *
 * Returns: the last frame of which all can be told */
guint64 carom_comparison_get_known(const CaromComparison *comparison);

/* Returns: the last frame up to whose end the logs of all panes have all contacts, see
 *   carom_run_get_listed_until() */
guint64 carom_comparison_get_listed_until(const CaromComparison *comparison);

/* ---- The same motion ----
 *
 * Panes are compared with the reference at every frame that is run. What was so at a frame is so
 * again whenever the clock comes back to it. Between frames, panes that show the same instant are
 * compared there; for others the last frame counts. */

/* Returns: the index of the reference, see carom-method-reference.h */
guint carom_comparison_get_reference(const CaromComparison *comparison);

/* Returns: how the discs of pane @i move, compared with those of the reference, at present */
CaromSameMotion carom_comparison_get_same_motion(const CaromComparison *comparison, guint i);

/* Whether the distance of pane @i from the reference says anything about the methods. It does not
 * if the resolver of either is wrong on purpose. */
static inline gboolean carom_comparison_counts(const CaromComparison *comparison, guint i) {
  const CaromMethod *methods = carom_comparison_get_methods(comparison);
  return !carom_resolver_is_wrong(methods[carom_comparison_get_reference(comparison)].resolver) &&
         !carom_resolver_is_wrong(methods[i].resolver);
}

/* Whether any pane that counts is visibly apart from the reference at present. */
gboolean carom_comparison_is_any_apart(const CaromComparison *comparison);

/* Returns: the distance, or the difference of velocities, beyond which panes are visibly apart, see
 *   CaromSameMotionScale */
double carom_comparison_get_visible_from(const CaromComparison *comparison);
double carom_comparison_get_visible_from_speed(const CaromComparison *comparison);

/* ---- The clock ---- */

/* Sets who is asked whether to stop on the way, also within frames. Functions that move the clock
 * then fail with CAROM_DETECTION_ERROR_STOPPED. All is shown as it was before or, where there is a
 * frame on the way, as it is there. Whoever asks for the same again, or calls
 * carom_comparison_go_on(), comes to where they would have come without a stop, with the same
 * result bit for bit; whoever asks for something else gives up what has been done.
 *
 * @stop: (nullable): must live until it is replaced */
void carom_comparison_set_stop(CaromComparison *comparison, const CaromStop *stop);

/* Goes on with the move that was stopped.
 *
 * Returns: whether it got there, or no move was under way */
gboolean carom_comparison_go_on(CaromComparison *comparison, GError **error);
/* Whether a move was stopped and has not been given up. */
gboolean carom_comparison_is_under_way(const CaromComparison *comparison);
/* Gives the move up that was stopped: the clock is where it is shown. */
void carom_comparison_give_up(CaromComparison *comparison);

/* Advances all panes by one frame.
 *
 * @error: set if a pane's numbers have left the range of doubles, or to
 *   CAROM_DETECTION_ERROR_STOPPED; the comparison then stays at the frame before
 * Returns: whether it was possible */
gboolean carom_comparison_step(CaromComparison *comparison, GError **error);

/* Shows and measures the present frame, where that has been left out. The frame becomes part of no
 * series. */
void carom_comparison_measure(CaromComparison *comparison);

/* Goes to any frame: backwards from stored states, bit for bit, or forwards by stepping.
 *
 * Returns: whether it got there; see carom_comparison_step() */
gboolean carom_comparison_seek(CaromComparison *comparison, guint64 frame, GError **error);

/* ---- Between frames ----
 *
 * A detection that knows contacts in advance can stop at them. Then all panes with such a detection
 * show the instant of the contact, just before it or just after; the others show the frame before.
 * Contacts of several panes that differ only by rounding are one instant. Any step or seek leaves
 * the instant and continues from the frame before. */

typedef enum {
  CAROM_INSTANT_NONE, /* at a frame */
  CAROM_INSTANT_BEFORE,
  CAROM_INSTANT_AFTER,
  CAROM_INSTANT_BETWEEN, /* between frames, at an instant that need not have a contact; contacts of
                            that instant have happened */
} CaromInstant;

/* Returns: on which side of an instant the clock stands; NONE if it is at a frame */
CaromInstant carom_comparison_get_instant(const CaromComparison *comparison);

/* Whether pane @i shows the scene's start. After contacts at t = 0 it no longer does. */
gboolean carom_comparison_is_at_start(const CaromComparison *comparison, guint i);

/* Returns: the time below which contacts of several panes are one instant, see
 *   carom-same-instant.h */
double carom_comparison_instant_width_s(const CaromComparison *comparison);

/* Finds the next contact of any pane that can foresee it, within the frame that has begun. Nothing
 * happens yet.
 *
 * @record: (out) (optional): the contact as it will be
 * @run: (out) (optional): the pane that will have it
 * Returns: whether there is one */
gboolean carom_comparison_foresee(CaromComparison *comparison, CaromContactRecord *record,
                                  guint *run);

/* Goes from just before a contact to just after it; otherwise to just before the next one within
 * the frame that has begun.
 *
 * Returns: FALSE if there is none, and then nothing changes; TRUE also if it was stopped on the way
 */
gboolean carom_comparison_next_instant(CaromComparison *comparison);

/* Goes to an instant of the frame that follows the present one.
 *
 * @time_s: from the time of the present frame to that of the next
 * @side: not NONE; where no pane has a contact at that instant, it is BETWEEN
 * Returns: FALSE if it was stopped on the way */
gboolean carom_comparison_show_instant(CaromComparison *comparison, double time_s,
                                       CaromInstant side, GError **error);

/* Returns: the frame before the one in which @time_s is; the very start is in the first frame */
guint64 carom_comparison_frame_before(const CaromComparison *comparison, double time_s);

/* Goes to any instant between two frames.
 *
 * @time_s: >= 0; bodies that touch at the very start may have contacts there
 * @side: not NONE
 * Returns: whether it got there; see carom_comparison_step() */
gboolean carom_comparison_seek_instant(CaromComparison *comparison, double time_s,
                                       CaromInstant side, GError **error);

/* ---- At a contact ----
 *
 * While the clock stands just before or just after an instant, the contacts of that instant are in
 * the logs even if their frame is not complete. A contact keeps its index in a log as the clock
 * moves, but the contacts of an incomplete frame are removed while the clock leaves it. */

/* Goes to a contact that has been logged.
 *
 * @run, @contact: the pane, and the index in its log of contacts
 * @side: just before the contact or just after it, if the pane knows instants; otherwise the clock
 *   goes to the frame at whose end the contact was resolved, and there are no sides
 * Returns: whether it got there; see carom_comparison_step() */
gboolean carom_comparison_seek_contact(CaromComparison *comparison, guint run, guint contact,
                                       CaromInstant side, GError **error);

/* Whether the clock stands where carom_comparison_seek_contact() puts it, on either side. */
gboolean carom_comparison_is_at_contact(const CaromComparison *comparison, guint run,
                                        guint contact);

/* Finds the last contact of pane @run that is not after the present time. A contact that the clock
 * stands just before counts.
 *
 * @contact: (out): its index in the log
 * Returns: whether there is one */
gboolean carom_comparison_last_contact(const CaromComparison *comparison, guint run,
                                       guint *contact);

/* Runs one pane again, apart from the comparison, which stays as it is.
 *
 * @frame: one already reached
 * Returns: (transfer full): another run of pane @run at @frame, bit for bit, with an empty log */
CaromRun *carom_comparison_rerun(const CaromComparison *comparison, guint run, guint64 frame);

typedef enum {
  CAROM_COMPARISON_ERROR_NOT_FINITE,
} CaromComparisonError;
#define CAROM_COMPARISON_ERROR (carom_comparison_error_quark())
GQuark carom_comparison_error_quark(void);
