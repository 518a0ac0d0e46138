/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-balance-view: the page “before and after”: the momentum and energy account of the contact
 * that the inspector looks at, with what changed and what did not. */
#pragma once

#include "carom-inspector.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_BALANCE_VIEW (carom_balance_view_get_type())
G_DECLARE_FINAL_TYPE(CaromBalanceView, carom_balance_view, CAROM, BALANCE_VIEW, GtkBox)

/* It activates the window's actions win.next-contact and win.copy-balance.
 *
 * @inspector: a reference is taken; to be set once */
void carom_balance_view_set_inspector(CaromBalanceView *self, CaromInspector *inspector);
