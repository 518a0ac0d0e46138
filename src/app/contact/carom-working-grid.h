/* carom-working-grid: the workings of a contact in columns, one for each resolver, with a row for
 * every step of the walk through them. */
#pragma once

#include "carom-inspector.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_WORKING_GRID (carom_working_grid_get_type())
G_DECLARE_FINAL_TYPE(CaromWorkingGrid, carom_working_grid, CAROM, WORKING_GRID, GtkWidget)

/* Shows the explanation of @inspector, to which a reference is taken. Call
 * carom_working_grid_show() whenever the explanation has changed. */
void carom_working_grid_set_inspector(CaromWorkingGrid *self, CaromInspector *inspector);

/* Creates all lines again from the present explanation. */
void carom_working_grid_show(CaromWorkingGrid *self);

/* Highlights the lines that the inspector says are highlighted. */
void carom_working_grid_update(CaromWorkingGrid *self);

/* Where the highlighted lines are, measured from the top. They stand beside each other, or at least
 * overlap. */
typedef struct {
  double top;             /* of the first of them */
  double row_top, bottom; /* of the part in which all of them are */
} CaromLitLines;

/* @target: a widget around this one
 * @lit: (out): where they are, in its coordinates
 * Returns: whether there are any */
gboolean carom_working_grid_find_lit(CaromWorkingGrid *self, GtkWidget *target, CaromLitLines *lit);
