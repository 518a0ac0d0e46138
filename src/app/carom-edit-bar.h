/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-bar: the tools of editing, and a menu of all that can be done with them; a button
 * folds them away as long as nobody edits. */
#pragma once

#include <gtk/gtk.h>

/* Its property "unfolded" says whether there is more than that button. When it is folded, the tool
 * is the one that selects. */
#define CAROM_TYPE_EDIT_BAR (carom_edit_bar_get_type())
G_DECLARE_FINAL_TYPE(CaromEditBar, carom_edit_bar, CAROM, EDIT_BAR, GtkBox)
