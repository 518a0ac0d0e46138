/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-transport: the bar that moves time: buttons, speed, the time itself and the timeline. */
#pragma once

#include "carom-edit-bar.h"
#include "carom-player.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_TRANSPORT (carom_transport_get_type())
G_DECLARE_FINAL_TYPE(CaromTransport, carom_transport, CAROM, TRANSPORT, GtkBox)

/* Property "slim" (boolean): whether it has only what a presentation needs. */

/* Shows @player, which is referenced. */
void carom_transport_set_player(CaromTransport *self, CaromPlayer *player);

/* Returns: (transfer none): the tools of editing, which stand at its left */
CaromEditBar *carom_transport_get_edit_bar(CaromTransport *self);

/* See carom_timeline_pop_up_bookmarks(). */
void carom_transport_pop_up_bookmarks(CaromTransport *self);

/* See carom_timeline_set_hide_ahead(). */
void carom_transport_set_hide_ahead(CaromTransport *self, gboolean hide);
