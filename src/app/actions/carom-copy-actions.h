/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-copy-actions: the actions that put something on the clipboard: copy-working (s: one of the
 * formats of an explanation) and copy-balance, a table for a spreadsheet. */
#pragma once

#include "carom-prediction-session.h"

#include <gio/gio.h>

/* Adds the actions to @map. They copy from the contact that @inspector looks at, unless @session is
 * asking for it; both must outlive them. */
void carom_copy_actions_add(GActionMap *map, CaromInspector *inspector,
                            CaromPredictionSession *session);
