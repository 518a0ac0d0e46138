/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-recovery-window: offers what was open when the program came to an end that was not regular:
 * each scene can be restored, or its copy discarded. What is not decided is offered again the next
 * time. */
#pragma once

#include "carom-recovery-record.h"

#include <gtk/gtk.h>

/* Returns: whether the document is open again, and has a copy of its own */
typedef gboolean (*CaromRecoveryFunc)(gpointer context, const CaromRecoveryRecord *record);

/* Looks for copies that were left, and shows a window about them if there are any.
 *
 * @parent: the window before which it stands
 * @restore: opens a document
 * @context: given to @restore; not owned
 * Returns: (transfer none) (nullable): the window, or NULL if nothing was left */
GtkWindow *carom_recovery_window_offer(GtkWindow *parent, CaromRecoveryFunc restore,
                                       gpointer context);
