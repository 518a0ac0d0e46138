/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-document-actions: the actions that change what is being compared: one a parameter, named
 * after it (d: value), method (uss: pane, option, part), add-pane, remove-pane (u), reset, undo and
 * redo. */
#pragma once

#include "carom-document.h"

#include <gio/gio.h>

/* Adds them to @map. @document must outlive it. */
void carom_document_actions_add(GActionMap *map, CaromDocument *document);
