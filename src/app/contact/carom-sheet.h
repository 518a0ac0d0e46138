/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-sheet: all that is told of a contact on one topic, line by line: the workings of the
 * resolvers in columns, when and where in columns of the panes, or the derivation in chapters. The
 * lines at which the walk stands are highlighted. */
#pragma once

#include "carom-column-titles.h"
#include "carom-inspector.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_SHEET (carom_sheet_get_type())
G_DECLARE_FINAL_TYPE(CaromSheet, carom_sheet, CAROM, SHEET, GtkBox)

/* Where the lines are at which the walk stands, measured from the top. */
typedef struct {
  double top;             /* of the first of them; a line may stand above the row and wait */
  double row_top, bottom; /* of the row in which they or their results are */
} CaromSheetPlace;

/* To be called once.
 *
 * @inspector: a reference is taken; what it says is shown at each call of carom_sheet_show() and
 *   carom_sheet_update()
 * @titles: those of the columns, which stand above what scrolls the sheet; seen while there are
 *   lines in columns */
void carom_sheet_set_inspector(CaromSheet *self, CaromInspector *inspector, CaromTopic topic,
                               CaromColumnTitles *titles);

/* Makes all lines anew, those of the contact that the inspector has chosen. To look at it in all
 * panes takes a while, so lines of when and where wait while the scene plays. */
void carom_sheet_show(CaromSheet *self);

/* Returns: whether there are no lines yet because the scene played */
gboolean carom_sheet_is_waiting(CaromSheet *self);

/* Highlights the lines that the inspector says are highlighted. */
void carom_sheet_update(CaromSheet *self);

/* Returns: the height of the highest row, as it was last laid out */
int carom_sheet_get_row_height(CaromSheet *self);

/* Finds the lines at which the walk stands; with the last of them, what is said below all lines.
 *
 * @target: a widget around the sheet
 * @place: (out): where they are, in its coordinates
 * Returns: whether there are any */
gboolean carom_sheet_find_place(CaromSheet *self, GtkWidget *target, CaromSheetPlace *place);

/* Returns: (transfer none): what stands last, below all lines if there is anything; there must be
 *   lines */
GtkWidget *carom_sheet_get_end(CaromSheet *self);
