/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-soon: what must not be done while an event is being told of. GTK walks the tree of widgets
 * while it tells that the pointer or the focus crosses from one to another: handlers of that only
 * take note, and whatever may change the tree follows before the next frame. */
#pragma once

#include <glib-object.h>

/* Has @func called once with @object, after the present event and before the next frame is laid
 * out and drawn; not at all if @object has gone by then.
 *
 * @func: returns G_SOURCE_REMOVE */
void carom_soon(gpointer object, GSourceFunc func);
