/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-sight: which cells of a table are in view, all or a share of the rows, so that a table
 * can be shown anew in several frames. */
#pragma once

#include "carom-item-cell.h"

/* Of every "n_shares" rows one, the "share"-th, counted from 0: share < n_shares. */
typedef struct {
  guint share, n_shares;
} CaromItemSight;

/* @cells: (element-type CaromItemCell): the keys are cells of @table, each with a row
 * @sight: (nullable): NULL: all of them, in view or not
 * Returns: (transfer container) (element-type CaromItemCell): valid while no row is added or
 *   removed */
GPtrArray *carom_item_sight_find(GHashTable *cells, GtkColumnView *table,
                                 const CaromItemSight *sight);
