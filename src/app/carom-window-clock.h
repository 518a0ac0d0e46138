/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-window-clock: lets a player tick with the frames of a widget, while it needs it, so that a
 * window in which nothing moves costs nothing. */
#pragma once

#include "carom-player.h"

#include <gtk/gtk.h>

/* From now on ticks @player while that is active, as long as both live. */
void carom_window_clock_add(GtkWidget *widget, CaromPlayer *player);
