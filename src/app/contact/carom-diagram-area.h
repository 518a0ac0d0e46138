/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-diagram-area: one picture of a contact as geometry. Pointing into it reads the value there;
 * while it has the focus, arrow keys go through what can be read. */
#pragma once

#include "carom-inspector.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_DIAGRAM_AREA (carom_diagram_area_get_type())
G_DECLARE_FINAL_TYPE(CaromDiagramArea, carom_diagram_area, CAROM, DIAGRAM_AREA, GtkWidget)

/* Properties:
 *   "picture" (string): "velocity", the velocity plane, at first; "momentum", the momenta tip to
 * tail; or "rulers", what each method reads, which is as high as it has to be; to be set once */

/* Shows what @inspector says now; a reference is taken. There is no picture without a contact. */
void carom_diagram_area_update(CaromDiagramArea *self, CaromInspector *inspector);

/* Returns: (transfer full) (nullable): the picture in translated sentences, or why there is none;
 *   NULL without a contact */
char *carom_diagram_area_describe(CaromDiagramArea *self);

/* Returns: (transfer full) (nullable): what is read where the pointer is, or where the arrow keys
 *   have gone; NULL: nothing */
char *carom_diagram_area_read(CaromDiagramArea *self);

/* What is looked at in a picture that is shown, see carom-derivation.h; all of it if nothing is.
 *
 * @top, @bottom: (out): down from the top, in pixels */
void carom_diagram_area_find_look(CaromDiagramArea *self, double *top, double *bottom);

/* Returns: the height below which the picture cannot be read, in pixels */
int carom_diagram_area_get_least_height(CaromDiagramArea *self);
