/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-menu: the menus of editing, made from the lists of choices and the table of keys. */
#pragma once

#include <gio/gio.h>

/* Returns: (transfer full): what can be done to what is selected, as for a right click, at whose
 *   place it pastes */
GMenuModel *carom_edit_menu_make(void);
/* Returns: (transfer full): the same, what selects, the tools and how they work */
GMenuModel *carom_edit_menu_make_full(void);
