/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-empty-help: what can be done about a scene without discs, in the middle of a pane: buttons
 * for it with their keys, or a sentence where there is less room, or nothing. With a tool that
 * draws it says how to draw instead, and leaves the pointer to the pane. It goes as soon as there
 * are discs, or an emitter that lets some in. */
#pragma once

#include "carom-editor.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_EMPTY_HELP (carom_empty_help_get_type())
G_DECLARE_FINAL_TYPE(CaromEmptyHelp, carom_empty_help, CAROM, EMPTY_HELP, GtkWidget)

/* Helps with the scene of @player, which @editor edits; to be called once. Neither is referenced.
 */
void carom_empty_help_follow(CaromEmptyHelp *self, CaromEditor *editor, CaromPlayer *player);
