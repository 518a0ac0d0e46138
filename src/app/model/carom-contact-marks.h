/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-contact-marks: where along a timeline there are contacts, and of which panes: one flag for
 * each pane and pixel, so that any number of contacts costs the same. Where all panes have one,
 * that is one mark; elsewhere each pane has its own, on a lane of its own. */
#pragma once

#include "carom-comparison.h"

typedef struct {
  GArray *panes; /* (element-type guint): by pixel, bit i: there is a contact of pane i */
  guint n_panes;
  guint n_marked[CAROM_COMPARISON_MAX_PANES]; /* how many contacts are included, by pane … */
  double end_s;                               /* … while the timeline ended at this time */
} CaromContactMarks;

/* @marks: (out): none */
void carom_contact_marks_init(CaromContactMarks *marks);
void carom_contact_marks_clear(CaromContactMarks *marks);

/* Forgets all marks, because there is another comparison. */
void carom_contact_marks_forget(CaromContactMarks *marks);

/* Returns: how many contacts of @pane have a mark; with @hide_ahead, not those after the present
 *   time, although they are known */
guint carom_contact_marks_count(const CaromComparison *comparison, guint pane, gboolean hide_ahead);

/* Adds the marks of new contacts, or of all contacts if the scale has changed.
 *
 * @end_s: the time of the last of @n_pixels; the first one is time 0
 * @n_pixels: >= 1 */
void carom_contact_marks_update(CaromContactMarks *marks, const CaromComparison *comparison,
                                double end_s, guint n_pixels, gboolean hide_ahead);

/* Finds the next pixels side by side that are marked on @lane.
 *
 * @lane: a pane; or the number of panes, for the marks that all panes share
 * @first: (inout): where to look from; the first of these pixels
 * @end: (out): the pixel after the last of them
 * Returns: FALSE if there are no more */
gboolean carom_contact_marks_find_run(const CaromContactMarks *marks, guint lane, guint *first,
                                      guint *end);

/* Finds the contact of @pane whose mark is nearest to @pixel.
 *
 * @reach: how many pixels away it may be
 * @contact: (out): its index in the pane's log
 * @at: (out): the pixel of its mark
 * Returns: FALSE if none is within reach */
gboolean carom_contact_marks_find(const CaromContactMarks *marks, const CaromComparison *comparison,
                                  guint pane, double pixel, double reach, guint *contact,
                                  guint *at);

/* Whether all panes have a contact at @pixel. */
gboolean carom_contact_marks_is_shared(const CaromContactMarks *marks, guint pixel);
