/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-timeline: a slider for the time, with a mark at every frame in which there was a contact:
 * one for all panes where they agree, otherwise one on the lane of each pane that had one. Its
 * trough is filled as far as frames have been computed. Above it, bookmarks have marks. It asks for
 * frames by the action win.seek, for the contact of a mark by win.show-contact, for a bookmark by
 * win.bookmark, and for all of these by win.bookmarks. */
#pragma once

#include "carom-player.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_TIMELINE (carom_timeline_get_type())
G_DECLARE_FINAL_TYPE(CaromTimeline, carom_timeline, CAROM, TIMELINE, GtkScale)

/* Shows @player, which is referenced. */
void carom_timeline_set_player(CaromTimeline *self, CaromPlayer *player);

/* @hide: whether contacts after the present time have no marks, although they are known */
void carom_timeline_set_hide_ahead(CaromTimeline *self, gboolean hide);

/* Opens the popover of the bookmarks, if the timeline is seen. */
void carom_timeline_pop_up_bookmarks(CaromTimeline *self);
