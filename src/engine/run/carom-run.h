/* carom-run: one scene under one method: a pane. */
#pragma once

#include "carom-encounter-record.h"
#include "carom-method-option.h"
#include "carom-sample.h"
#include "carom-series.h"
#include "carom-world.h"

/* To be read by all, and written by carom_run_…() only. */
typedef struct {
  CaromMethod method;
  CaromWorld *world;
  CaromTotals start;   /* measured at frame 0 */
  CaromSample now;     /* measured by the last carom_run_measure() */
  CaromSeries *series; /* of what carom_run_take_sample() has taken */
  guint64 furthest;    /* the furthest frame measured */

  /*< private >*/
  CaromContactFunc on_contact;
  gpointer user_data;
  const CaromProbe *probe;
  gpointer memory;
  GArray *log;           /* (element-type CaromContactRecord) */
  gboolean log_is_ahead; /* it holds contacts of an unfinished frame that will be run once more */
} CaromRun;

/* @scene under @method at frame 0, measured. */
CaromRun *carom_run_new(CaromScene *scene, const CaromMethod *method);
void carom_run_free(CaromRun *run);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromRun, carom_run_free)

/* ---- The log of contacts ---- */

/* Contacts beyond that are counted by the books, but not kept: 150 MB are enough. */
#define CAROM_RUN_MAX_CONTACTS (1u << 20)

/* carom_run_count_contacts:
 * Returns: how many contacts are logged: those that have happened up to the furthest frame reached,
 *   in order, and those of an unfinished frame after it up to the instant shown; at most
 *   CAROM_RUN_MAX_CONTACTS. */
guint carom_run_count_contacts(const CaromRun *run);

/* carom_run_get_contact:
 * @i: below carom_run_count_contacts()
 *
 * Returns: (transfer none): valid until the run goes on. */
const CaromContactRecord *carom_run_get_contact(const CaromRun *run, guint i);

/* carom_run_get_contacts:
 * Returns: (transfer none) (array length=n) (nullable): all of them, valid until the run goes on.
 */
const CaromContactRecord *carom_run_get_contacts(const CaromRun *run, guint *n);

/* Index of the first logged contact in @frame or later; the number of contacts where there is none.
 */
guint carom_run_find_contact(const CaromRun *run, guint64 frame);

/* Forgets the contacts of frames that were run but never measured. */
void carom_run_take_back(CaromRun *run);

/* Takes the frames up to @frame as measured, so that their contacts are not logged. */
void carom_run_start_log_after(CaromRun *run, guint64 frame);

/* @on_contact is called at every contact, also when a frame is run once more. */
void carom_run_set_on_contact(CaromRun *run, CaromContactFunc on_contact, gpointer user_data);

/* @probe: (nullable): told about every contact of a stepped run; must live until it is replaced */
void carom_run_set_probe(CaromRun *run, const CaromProbe *probe);

/* ---- Running ---- */

/* carom_run_frame:
 * @error: what the detection cannot do
 *
 * One frame on; does not measure.
 *
 * Returns: whether it was done; if not, the world is somewhere in between. */
gboolean carom_run_frame(CaromRun *run, GError **error);

/* Whether carom_run_foresee() and carom_run_advance() can be used. */
gboolean carom_run_knows_instants(const CaromRun *run);

/* carom_run_foresee:
 * @until_s: how far to look, within the frame that has begun
 * @record: (out): the contact as it will be, before and after
 *
 * The next contact of a run that knows instants; nothing happens yet.
 *
 * Returns: whether there is one. */
gboolean carom_run_foresee(CaromRun *run, double until_s, CaromContactRecord *record);

/* carom_run_advance:
 * @until_s: all contacts up to then happen
 * @show_s: the instant at which to show the world, within the frame that has begun
 *
 * Of a run that knows instants: goes on to an instant within the frame. carom_run_frame() then
 * completes the frame, with the same result bit for bit. */
gboolean carom_run_advance(CaromRun *run, double until_s, double show_s, GError **error);

/* carom_run_look_ahead:
 * @until_s: within the frame that has begun
 *
 * Of a run that knows instants, at the end of a frame: logs the contacts up to then, and stays
 * where it is. Until carom_run_take_back() the log takes no others. */
void carom_run_look_ahead(CaromRun *run, double until_s);

/* All of the state of a run under way. */
typedef struct CaromRunState CaromRunState;

/* Returns: (transfer full): free with carom_run_state_free(). Only at the end of a frame. */
CaromRunState *carom_run_save(const CaromRun *run);
void carom_run_state_free(CaromRunState *state);
/* How many bytes a saved state takes. */
gsize carom_run_state_size(const CaromRun *run);
/* @state must have been saved from this run, or from one of the same scene and method. */
void carom_run_restore(CaromRun *run, const CaromRunState *state);

/* ---- Measuring ---- */

/* Measures the world as it is now. The fields of @run->now that compare it with other runs are left
 * alone. */
void carom_run_measure(CaromRun *run);

/* carom_run_measure_against:
 * @leader: of the same scene
 * @contact_eps: how far resolvers have disagreed about contacts so far
 *
 * Measures those others: how far its discs are from where, and from how fast, those of @leader are.
 */
void carom_run_measure_against(CaromRun *run, const CaromRun *leader, double contact_eps);

/* What has been measured becomes part of the series. */
void carom_run_take_sample(CaromRun *run);
