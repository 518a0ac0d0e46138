/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-application: the program: its windows, command line, accelerators and style. */
#pragma once

#include "carom-recovery-record.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_APPLICATION (carom_application_get_type())
G_DECLARE_FINAL_TYPE(CaromApplication, carom_application, CAROM, APPLICATION, GtkApplication)

/* @flags: added to those that the program needs itself
 * Returns: (transfer full): the application */
CaromApplication *carom_application_new(GApplicationFlags flags);

/* Opens the document of a copy that was kept of it: in the window that shows its file, if that has
 * no unsaved changes of its own; otherwise in a window in which nothing has been done, or a new
 * one. No two windows then have the same file.
 *
 * Returns: whether that worked, and a copy is kept again where one is needed */
gboolean carom_application_restore(CaromApplication *self, const CaromRecoveryRecord *record);
