/* carom-balance-view: before and after: the books of the contact that is being looked at, with what
 * changed and what did not. */
#pragma once

#include "carom-inspector.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_BALANCE_VIEW (carom_balance_view_get_type())
G_DECLARE_FINAL_TYPE(CaromBalanceView, carom_balance_view, CAROM, BALANCE_VIEW, GtkBox)

/* carom_balance_view_set_inspector:
 * @inspector: referenced; once
 *
 * It speaks to the window by the actions win.next-contact and win.copy-balance. */
void carom_balance_view_set_inspector(CaromBalanceView *self, CaromInspector *inspector);
