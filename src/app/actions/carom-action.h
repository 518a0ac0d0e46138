/* carom-action: enables and disables actions by their names. */
#pragma once

#include <gio/gio.h>

/* Enables or disables the GSimpleAction @name of @map. If @map has no action of that name, nothing
 * happens, because a window that is being closed has already removed its actions. */
void carom_action_set_enabled(GActionMap *map, const char *name, gboolean enabled);
