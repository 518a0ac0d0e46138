/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-undo-offers: what the window says of undo and redo: which step they are about, in its menu
 * and on its buttons, and a bar where an edit has taken a later state as the start. */
#pragma once

#include "carom-document.h"
#include "carom-notices.h"

/* @menu: its first two items, undo and redo, are kept up to date
 * @notices: where the bar is shown; it closes with the next step of the history */
void carom_undo_offers_add(CaromDocument *document, GMenu *menu, CaromNotices *notices);

/* Their tooltips are kept up to date. */
void carom_undo_offers_add_buttons(CaromDocument *document, GtkWidget *undo, GtkWidget *redo);
