/* carom-working-grid: the workings of a contact in columns, a resolver each, a row for every step
 * of the walk through them. */
#pragma once

#include "carom-inspector.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_WORKING_GRID (carom_working_grid_get_type())
G_DECLARE_FINAL_TYPE(CaromWorkingGrid, carom_working_grid, CAROM, WORKING_GRID, GtkWidget)

/* Shows @inspector, which is referenced; call carom_working_grid_show() whenever its explanation is
 * another. */
void carom_working_grid_set_inspector(CaromWorkingGrid *self, CaromInspector *inspector);

/* Makes all lines anew. */
void carom_working_grid_show(CaromWorkingGrid *self);

/* Lights the lines that are lit. */
void carom_working_grid_update(CaromWorkingGrid *self);

/* Where the lines that are lit are, from above. They are beside each other, at least in a part. */
typedef struct {
  double top;             /* of the first of them */
  double row_top, bottom; /* of the part in which all of them are */
} CaromLitLines;

/* carom_working_grid_find_lit:
 * @target: a widget around this one
 * @lit: (out): where they are, in its coordinates
 *
 * Returns: whether there are any. */
gboolean carom_working_grid_find_lit(CaromWorkingGrid *self, GtkWidget *target, CaromLitLines *lit);
