/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-soon: an idle callback that comes before GTK's layout, and does not keep its object: a
 * window that is closed meanwhile would outlive the one that it belongs to, which GTK does not
 * expect. */
#include "carom-soon.h"

void carom_soon(gpointer object, GSourceFunc func) {
  g_return_if_fail(G_IS_OBJECT(object) && func);
  g_autoptr(GSource) source = g_idle_source_new();
  g_source_set_priority(source, G_PRIORITY_HIGH_IDLE);
  g_source_set_closure(source, g_cclosure_new_object(G_CALLBACK(func), object));
  g_source_attach(source, NULL);
}
