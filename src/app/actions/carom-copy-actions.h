/* carom-copy-actions: the actions that put something on the clipboard: copy-working (s: one of the
 * formats of an explanation) and copy-balance, a table for a spreadsheet. */
#pragma once

#include "carom-inspector.h"

#include <gio/gio.h>

/* Adds them to @map; what they copy is of the contact that @inspector looks at, which must outlive
 * them. */
void carom_copy_actions_add(GActionMap *map, CaromInspector *inspector);
