/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-action: what maps of actions lack: to enable one by its name, and the like. */
#pragma once

#include <gio/gio.h>

/* Enables or disables the GSimpleAction @name of @map. If @map has no action of that name, nothing
 * happens, because a window that is being closed has already removed its actions. */
void carom_action_set_enabled(GActionMap *map, const char *name, gboolean enabled);

/* Adds an action @name that stands for a @property of @object. */
void carom_action_add_property(GActionMap *map, const char *name, gpointer object,
                               const char *property);

/* Removes all actions, which lets go of what they refer to, above all the comparison.
 *
 * @map: a GActionGroup as well */
void carom_action_remove_all(GActionMap *map);
