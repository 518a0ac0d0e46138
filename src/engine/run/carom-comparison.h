/* carom-comparison: one scene under several methods, on one clock: all the state that the window
 * and the command line show. A pure function of the scene, the methods and the frame. */
#pragma once

#include "carom-method-title.h"
#include "carom-run.h"

typedef struct CaromComparison CaromComparison;

#define CAROM_COMPARISON_MAX_PANES 16

/* carom_comparison_new:
 * @scene: a reference is taken; it must not change any more
 * @methods: one a pane; the first is the leading pane, with which the others are compared
 * @n_methods: 1 to CAROM_COMPARISON_MAX_PANES
 *
 * Returns: (transfer full): the comparison at frame 0. */
CaromComparison *carom_comparison_new(CaromScene *scene, const CaromMethod *methods,
                                      guint n_methods);

/* The panes that @scene suggests, or all resolvers under the default method.
 * Returns: (transfer full) (element-type CaromMethod) */
GArray *carom_comparison_suggest_methods(const CaromScene *scene);

/* Returns: what a pane has where nothing else is asked for: the default of every part, but the
 *   detection of the first pane that @scene suggests. So panes differ in what was asked for, and
 *   not also in when things touch. */
CaromMethod carom_comparison_suggest_usual(const CaromScene *scene);

void carom_comparison_free(CaromComparison *comparison);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromComparison, carom_comparison_free)

CaromScene *carom_comparison_get_scene(const CaromComparison *comparison);
guint carom_comparison_get_n_runs(const CaromComparison *comparison);
const CaromRun *carom_comparison_get_run(const CaromComparison *comparison, guint i);
/* Returns: (transfer none): the methods, one a pane. */
const CaromMethod *carom_comparison_get_methods(const CaromComparison *comparison);
/* Returns: (transfer none): the panes' titles, as carom_method_title() gives them. */
const char *carom_comparison_get_title(const CaromComparison *comparison, guint i);

guint64 carom_comparison_get_frame(const CaromComparison *comparison);
/* That of the frame, or of the instant. */
double carom_comparison_get_time_s(const CaromComparison *comparison);
/* The furthest frame ever reached: up to there the series are known. */
guint64 carom_comparison_get_furthest(const CaromComparison *comparison);

/* carom_comparison_step:
 * @error: set where a pane's numbers have left the range of doubles; the comparison then stays at
 *   the frame before
 *
 * All panes one frame on.
 *
 * Returns: whether it could be done. */
gboolean carom_comparison_step(CaromComparison *comparison, GError **error);

/* carom_comparison_seek:
 * @frame: any
 *
 * Goes to @frame, backwards from stored states bit for bit, or forwards by stepping.
 *
 * Returns: whether it got there; see carom_comparison_step(). */
gboolean carom_comparison_seek(CaromComparison *comparison, guint64 frame, GError **error);

/* ---- Between frames ----
 *
 * A detection that knows of contacts beforehand can stop at them. Then all panes of such a
 * detection show the instant of the contact, just before it or just after; the others show the
 * frame before. Contacts of several panes that differ only by rounding are one instant. Any step
 * or seek leaves the instant; it goes on from the frame before. */

typedef enum {
  CAROM_INSTANT_NONE, /* at a frame */
  CAROM_INSTANT_BEFORE,
  CAROM_INSTANT_AFTER,
} CaromInstant;

CaromInstant carom_comparison_get_instant(const CaromComparison *comparison);

/* Contacts of several panes that are nearer in time than this are one instant, see
 * carom-same-instant.h. */
double carom_comparison_instant_width_s(const CaromComparison *comparison);

/* carom_comparison_foresee:
 * @record: (out) (optional): the contact as it will be
 * @run: (out) (optional): in which pane
 *
 * The next contact of any pane that can tell, within the frame that has begun. Nothing happens yet.
 *
 * Returns: whether there is one. */
gboolean carom_comparison_foresee(CaromComparison *comparison, CaromContactRecord *record,
                                  guint *run);

/* From just before a contact on to just after it; otherwise to just before the next one within the
 * frame that has begun. Returns FALSE, and stays, where there is none. */
gboolean carom_comparison_next_instant(CaromComparison *comparison);
/* From just after a contact back to just before it; otherwise to just after the one before, if it
 * is in the contacts' log. Returns FALSE, and stays, where there is none. */
gboolean carom_comparison_previous_instant(CaromComparison *comparison);

/* ---- At a contact ----
 *
 * While the clock stands just before or just after an instant, the contacts of that instant are in
 * the logs, also where their frame is not finished. Indices in a log stay what they are as the
 * clock goes on or back; but those of an unfinished frame go while it is left. */

/* carom_comparison_seek_contact:
 * @run, @contact: pane and index in its log of contacts
 * @side: just before the contact or just after it, for a pane that knows instants; another goes to
 *   the frame at whose end the contact was resolved, and there is no side to it
 *
 * Returns: whether it got there; see carom_comparison_step(). */
gboolean carom_comparison_seek_contact(CaromComparison *comparison, guint run, guint contact,
                                       CaromInstant side, GError **error);

/* Whether the clock stands where carom_comparison_seek_contact() puts it, on either side. */
gboolean carom_comparison_is_at_contact(const CaromComparison *comparison, guint run,
                                        guint contact);

/* carom_comparison_last_contact:
 * @contact: (out): index in the log of pane @run of the last contact that is not after now; one
 *   that the clock stands just before counts
 *
 * Returns: whether there is one. */
gboolean carom_comparison_last_contact(const CaromComparison *comparison, guint run,
                                       guint *contact);

/* carom_comparison_rerun:
 * @frame: one already reached
 *
 * Returns: (transfer full): pane @run at @frame once more, bit for bit, with an empty log. The
 *   comparison stays as it is. */
CaromRun *carom_comparison_rerun(const CaromComparison *comparison, guint run, guint64 frame);

/* ---- Contacts on the timeline ---- */

/* The nearest frame after (@direction > 0) or before the present one at whose end a contact of any
 * pane has been resolved, among the frames already known. Returns FALSE where there is none. */
gboolean carom_comparison_find_contact(const CaromComparison *comparison, int direction,
                                       guint64 *frame);

typedef enum {
  CAROM_COMPARISON_ERROR_NOT_FINITE,
} CaromComparisonError;
#define CAROM_COMPARISON_ERROR (carom_comparison_error_quark())
GQuark carom_comparison_error_quark(void);
