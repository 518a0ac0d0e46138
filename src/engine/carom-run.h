/* carom-run: one scene under one method: a pane. */
#pragma once

#include "carom-encounter-record.h"
#include "carom-method-options.h"
#include "carom-sample.h"
#include "carom-series.h"
#include "carom-world.h"

typedef struct {
  CaromMethod method;
  CaromWorld *world;
  CaromTotals start;   /* measured at frame 0 */
  CaromSample now;     /* measured by the last carom_run_measure() */
  CaromSeries *series; /* taken by the comparison, which knows the sample's last fields */
  GArray *contacts;    /* (element-type CaromContactRecord): those that have happened up to the
                          furthest frame reached, in order, and those of an unfinished frame after
                          it up to the instant shown; at most CAROM_RUN_MAX_CONTACTS */
  guint64 furthest;    /* the furthest frame measured */

  /* Called at every contact, also when a frame is run once more. */
  CaromContactFunc on_contact;
  gpointer user_data;

  const CaromProbe *probe; /* (nullable): told about every contact of a stepped run */

  /*< private >*/
  gpointer memory;
  gboolean log_is_ahead; /* it holds contacts of an unfinished frame that will be run once more */
} CaromRun;

/* Contacts beyond that are counted by the books, but not kept: 150 MB are enough. */
#define CAROM_RUN_MAX_CONTACTS (1u << 20)

/* @scene under @method at frame 0, measured. */
CaromRun *carom_run_new(CaromScene *scene, const CaromMethod *method);
void carom_run_free(CaromRun *run);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromRun, carom_run_free)

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

/* Forgets the contacts of frames that were run but never measured. */
void carom_run_take_back(CaromRun *run);

/* Index of the first logged contact in @frame or later; the number of contacts where there is none.
 */
guint carom_run_find_contact(const CaromRun *run, guint64 frame);

/* Measures the world as it is now. The fields of @run->now that compare it with other runs are left
 * alone. */
void carom_run_measure(CaromRun *run);
