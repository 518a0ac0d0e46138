/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-rehearsal: runs all panes of a scene ahead of the show, to know where the discs will get,
 * how fast they will be and when something will meet. So a stage can be built around the run, and
 * the clock can slow down before a contact rather than after it. */
#pragma once

#include "carom-run.h"

/* Scenes with more discs than this, those that will come in included, are not rehearsed: they fill
 * their walls anyway. */
#define CAROM_REHEARSAL_MAX_DISCS 26
/* Nor are scenes with more walls, each of which may be met by each disc. */
#define CAROM_REHEARSAL_MAX_WALLS 1000

/* A rehearsal ends after this many states of a disc, and before the frame with this many contacts,
 * all panes together: a few hundredths of a second of work each. */
#define CAROM_REHEARSAL_MAX_STATES   200000
#define CAROM_REHEARSAL_MAX_CONTACTS 10000

typedef struct CaromRehearsal CaromRehearsal;

/* Begins a rehearsal, whose result is a function of the scene and the methods alone.
 *
 * @methods: (array length=n_methods): one a pane
 * Returns: (transfer full) (nullable): a rehearsal of frame 0, to be worked on; NULL for a scene
 *   with too many discs or walls, or without any disc */
CaromRehearsal *carom_rehearsal_begin(CaromScene *scene, const CaromMethod *methods,
                                      guint n_methods);
/* Goes on with a rehearsal, to the end of the scene's duration or as far as is not too much work.
 * The functions below may be called when that is done.
 *
 * @deadline_us: on the monotonic clock; the function returns after the frame during which this
 *   comes or, soon after it has come, within the frame
 * Returns: whether there is more to do */
gboolean carom_rehearsal_work(CaromRehearsal *rehearsal, gint64 deadline_us);
void carom_rehearsal_free(CaromRehearsal *rehearsal);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromRehearsal, carom_rehearsal_free)

/* Returns: how many frames have been rehearsed, including frame 0 */
guint carom_rehearsal_count_frames(const CaromRehearsal *rehearsal);

/* Whether the rehearsal reaches the end of the scene's duration. */
gboolean carom_rehearsal_is_complete(const CaromRehearsal *rehearsal);

/* Returns: the greatest |v_x| and |v_y| of the discs that can move, in all panes and frames */
CaromVec2 carom_rehearsal_get_fastest(const CaromRehearsal *rehearsal);

/* @pane, @frame: below their numbers
 * Returns: how many discs there are at the end of that frame */
guint carom_rehearsal_count_discs(const CaromRehearsal *rehearsal, guint pane, guint frame);

/* @pane, @frame, @disc: below their numbers
 * Returns: the disc's place and velocity at the end of that frame, as the pane's run will have them
 *   bit for bit */
CaromVec2 carom_rehearsal_get_position(const CaromRehearsal *rehearsal, guint pane, guint frame,
                                       guint disc);
CaromVec2 carom_rehearsal_get_velocity(const CaromRehearsal *rehearsal, guint pane, guint frame,
                                       guint disc);

/* A disc is the same one at all frames, but which disc comes in as which can differ from pane to
 * pane.
 *
 * @pane, @disc: below their numbers
 * Returns: the disc's radius; its mass, INFINITY if it is pinned */
double carom_rehearsal_get_radius(const CaromRehearsal *rehearsal, guint pane, guint disc);
double carom_rehearsal_get_mass_kg(const CaromRehearsal *rehearsal, guint pane, guint disc);

/* Returns: the time of the first contact of any pane after @time_s; INFINITY if none is known */
double carom_rehearsal_next_contact_s(const CaromRehearsal *rehearsal, double time_s);
/* Returns: the time of the last contact of any pane that is not after @time_s; -INFINITY if there
 *   is none */
double carom_rehearsal_last_contact_s(const CaromRehearsal *rehearsal, double time_s);
