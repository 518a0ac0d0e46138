/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-undo-offers: what the window says of undo and redo, in its menu and on its buttons: which
 * step they are about; and in its menu, on which other basis the last step could be done. */
#pragma once

#include "carom-document.h"

#include <gtk/gtk.h>

/* @menu: its first items, undo, redo and the other basis, are kept up to date */
void carom_undo_offers_add(CaromDocument *document, GMenu *menu);

/* Their tooltips are kept up to date. */
void carom_undo_offers_add_buttons(CaromDocument *document, GtkWidget *undo, GtkWidget *redo);
