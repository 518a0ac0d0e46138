/* carom-copy-actions: the actions that put something on the clipboard: copy-working (s: one of the
 * formats of an explanation) and copy-balance, a table for a spreadsheet. */
#pragma once

#include "carom-window.h"

/* Adds them to @window. */
void carom_copy_actions_add(CaromWindow *window);
