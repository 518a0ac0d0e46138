/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-bar: the tools of editing, and a menu of all that can be done with them. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_EDIT_BAR (carom_edit_bar_get_type())
G_DECLARE_FINAL_TYPE(CaromEditBar, carom_edit_bar, CAROM, EDIT_BAR, GtkBox)
