/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-queue-view: the queue of an event-driven pane at a glance: what comes next, what is void,
 * and what a contact makes void. It follows the clock. */
#pragma once

#include "carom-player.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_QUEUE_VIEW (carom_queue_view_get_type())
G_DECLARE_FINAL_TYPE(CaromQueueView, carom_queue_view, CAROM, QUEUE_VIEW, GtkBox)

/* Signal "foretold" (guint pane, const CaromQueueEvent *event): this event is selected, as it is
 * now; or none is, if it is NULL. */

/* @player: a reference is taken */
void carom_queue_view_set_player(CaromQueueView *self, CaromPlayer *player);
