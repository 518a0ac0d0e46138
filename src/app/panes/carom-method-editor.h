/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-method-editor: the choices that make up a pane's method, one drop-down each, from the table
 * of options. It asks for changes by the action win.method. */
#pragma once

#include "carom-comparison.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_METHOD_EDITOR (carom_method_editor_get_type())
G_DECLARE_FINAL_TYPE(CaromMethodEditor, carom_method_editor, CAROM, METHOD_EDITOR, GtkGrid)

/* Shows the method of pane @index. */
void carom_method_editor_show(CaromMethodEditor *self, const CaromMethod *method, guint index);
