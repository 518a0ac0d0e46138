/* carom-copy-actions: the actions that put something on the clipboard: copy-working (s: one of the
 * formats of an explanation) and copy-balance, a table for a spreadsheet. */
#pragma once

#include "carom-inspector.h"

#include <gio/gio.h>

/* Adds the actions to @map. They copy from the contact that @inspector looks at; it must outlive
 * them. */
void carom_copy_actions_add(GActionMap *map, CaromInspector *inspector);
