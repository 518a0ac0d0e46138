/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-nudges: nudges of what is selected, which a held key asks for faster than a large scene can
 * be shown. The first one is done at once. Those that follow before it is seen are one edit by all
 * of the way, which is done in the next frame, or before anything else reads or changes the scene,
 * see carom_document_settle(). */
#pragma once

#include "carom-editor.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_NUDGES (carom_nudges_get_type())
G_DECLARE_FINAL_TYPE(CaromNudges, carom_nudges, CAROM, NUDGES, GObject)

/* @widget: not owned, and must live as long: what shows the scene
 * @document: that which @editor edits
 * Returns: (transfer full): none so far */
CaromNudges *carom_nudges_new(GtkWidget *widget, CaromDocument *document, CaromEditor *editor);

/* Moves what is selected, see carom_commands_nudge(). */
void carom_nudges_add(CaromNudges *self, const CaromEditView *view, int dx, int dy);
