/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-run: runs one scene under one method, which is what a pane shows: the world, the log of its
 * contacts, and what has been measured of it. */
#pragma once

#include "carom-change.h"
#include "carom-contact-log.h"
#include "carom-detection.h"
#include "carom-encounter-record.h"
#include "carom-method-option.h"
#include "carom-series.h"
#include "carom-stop.h"
#include "carom-track.h"
#include "carom-world.h"

/* What is kept of a run besides its present frame, and how much memory that may take. Who watches a
 * run wants all; who wants to know how it ends wants next to nothing. */
typedef struct {
  gboolean contacts; /* whether contacts are logged; they are counted and booked in any case, and
                        what doors and emitters do is logged */
  gboolean seeks;    /* whether states of sampled frames are stored to go back from: that of the
                        first frame and, after much work, a late one. If not, one of these two is
                        stored, and no frame before the last sampled one can be gone back to, see
                        carom-history.h */
  guint64 sampled_every; /* frames, a power of two: only such frames are measured, and become part
                            of series and tracks */
  gsize budget; /* bytes that contacts, samples and stored states may take, of all panes together:
                   contacts up to a half, samples up to a quarter, stored states what these leave;
                   somewhat more where the budget is next to nothing. What doors and emitters do
                   comes on top, and so do contacts that are calculated again while somebody reads
                   them */
} CaromRetention;

/* This is 256 MB. */
#define CAROM_RETENTION_BUDGET ((gsize)256 << 20)

/* A window needs all contacts and all frames, and goes back anywhere at once. */
#define CAROM_RETENTION_ALL                                                                        \
  ((CaromRetention){                                                                               \
      .contacts = TRUE, .seeks = TRUE, .sampled_every = 1, .budget = CAROM_RETENTION_BUDGET})

/* What was logged when carom_run_note_shown() was called. */
typedef struct {
  guint n_contacts, n_changes;
  guint64 left_out_in;
  gboolean log_is_ahead;
} CaromRunShown;

/* Anybody may read it; only the functions carom_run_…() change it. */
typedef struct {
  CaromMethod method;
  CaromScene *scene; /* what it runs, as its discs are called and drawn now; the world keeps the
                        scene that it started from, see carom_run_restage() */
  CaromWorld *world;
  CaromTotals start;   /* measured at frame 0 */
  CaromSample now;     /* measured by the last carom_run_measure() */
  CaromSeries *series; /* what carom_run_take_sample() has taken */
  CaromTrack *track;   /* (nullable): the discs at the same frames; NULL unless
                          carom_track_serves() */
  guint64 furthest;    /* the furthest frame measured */
  guint64 n_asked; /* how often the run has been asked within frames whether to stop, also if nobody
                      was there to be asked: once in CAROM_STOP_EVENTS events, which is a measure of
                      the work */

  /*< private >*/
  CaromWorld *other_world; /* (nullable): see carom_run_hide() */
  gpointer other_memory;
  gboolean is_hidden; /* whether these two are what has been run, and not what is shown */
  CaromRunShown shown;
  CaromStop counted; /* counts in n_asked, and asks @stop */
  CaromContactFunc on_contact;
  gpointer user_data;
  const CaromProbe *probe;
  const CaromStop *stop;
  gpointer memory;
  gboolean keeps_contacts;
  CaromContactLog *log;
  GArray *changes;       /* (element-type CaromChange) */
  guint64 left_out_in;   /* the frame of the first contact for which the log had no room; 0: none */
  gboolean log_is_ahead; /* the log holds contacts of an incomplete frame that will be run again */
} CaromRun;

/* Begins a run that keeps all, see CAROM_RETENTION_ALL.
 *
 * Returns: (transfer full): @scene under @method at frame 0, measured */
CaromRun *carom_run_new(CaromScene *scene, const CaromMethod *method);
/* Begins a run that keeps what @retention says.
 *
 * @n_panes: how many runs share the budget of @retention
 * Returns: (transfer full): @scene under @method at frame 0, measured */
CaromRun *carom_run_new_retaining(CaromScene *scene, const CaromMethod *method,
                                  const CaromRetention *retention, guint n_panes);
void carom_run_free(CaromRun *run);

/* Names, colours, staging and the like are those of @scene from now on; what has been run stays.
 *
 * @scene: of the same physics, see carom-scene-compare.h; a reference is taken */
void carom_run_restage(CaromRun *run, CaromScene *scene);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromRun, carom_run_free)

/* ---- The log of contacts ---- */

/* The log has so many contacts at most; further ones are counted in the books but not kept. */
#define CAROM_RUN_MAX_CONTACTS CAROM_CONTACT_LOG_MAX

/* The log has the contacts up to the furthest frame reached, in order, and those of an incomplete
 * frame after it up to the instant shown.
 *
 * Returns: how many these are, at most CAROM_RUN_MAX_CONTACTS */
guint carom_run_count_contacts(const CaromRun *run);

/* Returns: the last frame up to whose end the log has all contacts; G_MAXUINT64 as long as none has
 *   been left out because there are as many as may be, or as the budget of the run has room for */
guint64 carom_run_get_listed_until(const CaromRun *run);

/* @i: below carom_run_count_contacts()
 * Returns: (transfer none): the record, valid until the run goes on */
const CaromContactRecord *carom_run_get_contact(const CaromRun *run, guint i);

/* Returns: the frame in which contact @i was resolved, which takes less time than its record */
guint64 carom_run_get_contact_frame(const CaromRun *run, guint i);

/* Returns: (transfer none) (array length=n) (nullable): what doors and emitters have done up to the
 *   same instant, in order; valid until the run goes on */
const CaromChange *carom_run_get_changes(const CaromRun *run, guint *n);

/* Returns: the index of the first logged contact in @frame or later; the number of contacts if
 *   there is none */
guint carom_run_find_contact(const CaromRun *run, guint64 frame);

/* Removes the contacts and changes of frames that were run but never measured. */
void carom_run_take_back(CaromRun *run);

/* Treats the frames up to @frame as measured, so that their contacts are not logged. */
void carom_run_start_log_after(CaromRun *run, guint64 frame);

/* Sets a function that is called at every contact, also when a frame is run again. */
void carom_run_set_on_contact(CaromRun *run, CaromContactFunc on_contact, gpointer user_data);

/* Sets an observer that is told of every contact that is resolved: in steps how the bodies were
 * found and where they were put, at exact times from which flights they came.
 *
 * @probe: (nullable): must live until it is replaced */
void carom_run_set_probe(CaromRun *run, const CaromProbe *probe);

/* ---- Running ---- */

/* Sets who is asked within a frame whether to stop.
 *
 * @stop: (nullable): must live until it is replaced */
void carom_run_set_stop(CaromRun *run, const CaromStop *stop);

/* Advances the run by one frame, without measuring.
 *
 * @error: says what the detection cannot do, or CAROM_DETECTION_ERROR_STOPPED
 * Returns: whether it was possible; if not, the world is in an intermediate state. A run that was
 *   asked to stop goes on with the frame at the next call, with the same result bit for bit */
gboolean carom_run_frame(CaromRun *run, GError **error);

/* Advances the run by one frame at whose end nobody looks: the discs may stay where they were shown
 * last, which spares a detection that does not move them itself the most of its work in a sparse
 * scene. What follows is the same bit for bit.
 *
 * Returns: as carom_run_frame() */
gboolean carom_run_frame_unseen(CaromRun *run, GError **error);
/* Shows the discs after such frames. */
void carom_run_show(CaromRun *run);

/* Advances the run to the end of @frame, where somebody looks, by frames at whose end nobody does.
 *
 * @frame: not before the present one
 * Returns: as carom_run_frame(), also if it was asked to stop on the way */
gboolean carom_run_frames_until(CaromRun *run, guint64 frame, GError **error);

/* ---- Out of sight ----
 *
 * A frame that was stopped goes on later. In between, what is to be seen is a state from before. */

/* Notes what is logged so far, which stays in sight. Call it before what may be stopped. */
void carom_run_note_shown(CaromRun *run);

/* Puts what has been run out of sight, with the contacts and changes that were logged since
 * carom_run_note_shown().
 *
 * Returns: FALSE if what was shown is shown again; TRUE if this is the first time, and @run must be
 *   brought to what is to be shown, by carom_run_restore() */
gboolean carom_run_hide(CaromRun *run);

/* Goes on with what is out of sight, if anything is. */
void carom_run_unhide(CaromRun *run);

/* Ends the hiding: what is in sight stays, and what is out of sight, or was, is given up. */
void carom_run_forget_hidden(CaromRun *run);

/* Whether carom_run_foresee() and carom_run_advance() can be used. */
gboolean carom_run_knows_instants(const CaromRun *run);

/* Finds the next contact of a run that knows instants; nothing happens yet.
 *
 * @until_s: how far to look, within the frame that has begun
 * @record: (out): the contact as it will be, before and after
 * Returns: whether there is one */
gboolean carom_run_foresee(CaromRun *run, double until_s, CaromContactRecord *record);

/* Takes a run that knows instants to an instant within the frame. carom_run_frame() then completes
 * the frame, with the same result bit for bit.
 *
 * @until_s: contacts up to then happen
 * @show_s: the instant at which to show the world, within the frame that has begun
 * Returns: whether it was possible; if not, @error is set */
gboolean carom_run_advance(CaromRun *run, double until_s, double show_s, GError **error);

/* The state of a run: its world, and what its detection remembers beyond that. */
typedef struct CaromRunState CaromRunState;

/* Logs the contacts up to @until_s of a run that knows instants and is at the end of a frame,
 * without moving it. The log takes no others until carom_run_take_back() is called.
 *
 * @until_s: within the frame that has begun
 * @here: the state of the run before the first call
 * Returns: FALSE if it was asked to stop; the next call goes on */
gboolean carom_run_look_ahead(CaromRun *run, double until_s, const CaromRunState *here);

/* Saves the state of a run, which must be at the end of a frame.
 *
 * Returns: (transfer full): the state; free it with carom_run_state_free() */
CaromRunState *carom_run_save(const CaromRun *run);
void carom_run_state_free(CaromRunState *state);
/* Returns: how many bytes a saved state takes */
gsize carom_run_state_size(const CaromRun *run);
/* Puts the run back to @state, which must have been saved from it, or from a run of the same scene
 * and method. */
void carom_run_restore(CaromRun *run, const CaromRunState *state);

/* Makes a scene that starts with the discs as the run shows them now, at a frame or at an instant,
 * and is otherwise the same; discs that were placed at random are placed by hand there. Positions
 * and velocities are the same bit for bit, and where the run is at the end of a frame, steps with
 * contacts in serial order or together go on so, too.
 *
 * Discs that emitters have brought in are placed by hand there, those that are still to come come
 * when they would have, though not in the same places if they have a spread; doors open and close
 * when they would have.
 *
 * What is not positions and velocities is not kept: the clock and the books begin anew, contacts in
 * random order draw other numbers, since they draw by the time, and at exact times the flights
 * begin here, so that meetings are rounded otherwise, and no contact follows another that was
 * before (see carom-repeats.h). From an instant between frames on, the frames are others.
 *
 * The words are those about the start of the run; where another start has come of it, they are
 * older than it, see carom_scene_compare_age().
 *
 * Returns: (transfer full): the scene; it need not be one in which all numbers are finite */
CaromScene *carom_run_make_scene(const CaromRun *run);

/* Returns: all the work that has been done on the run, running again included */
CaromEffort carom_run_get_effort(const CaromRun *run);

/* ---- Measuring ---- */

/* Measures the world as it is now. The fields of @run->now that compare it with other runs are left
 * alone. */
void carom_run_measure(CaromRun *run);

/* Measures two of the fields that are left alone: how far the discs are from those of @other, in
 * position and in velocity. A disc that has come in is compared with the same one of the same
 * emitter; as long as one of the two waits, it counts as being where it will come in.
 *
 * @other: a run of the same scene, at the same frame or instant */
void carom_run_measure_against(CaromRun *run, const CaromRun *other);

/* Sets the third of those fields.
 *
 * @contact_eps: how far resolvers have disagreed about a contact so far */
void carom_run_note_disagreement(CaromRun *run, double contact_eps);

/* Adds what has been measured to the series, and where the discs are to the track. */
void carom_run_take_sample(CaromRun *run);

/* Returns: how many bytes the log, the series and the track take */
gsize carom_run_kept_bytes(const CaromRun *run);
