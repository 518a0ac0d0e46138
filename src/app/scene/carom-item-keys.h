/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-keys: the keyboard in a table of discs, walls or emitters: from cell to cell, and into
 * them. */
#pragma once

#include "carom-item-grid.h"

/* Rows are deleted by the action "item-table.delete". */
void carom_item_keys_add(CaromItemGrid *grid);
