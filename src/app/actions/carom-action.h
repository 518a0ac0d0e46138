/* carom-action: what can be done at present. */
#pragma once

#include <gio/gio.h>

/* Says whether the GSimpleAction @name of @map can be done. Where there is none, nothing happens: a
 * window that is going has removed its actions. */
void carom_action_set_enabled(GActionMap *map, const char *name, gboolean enabled);
