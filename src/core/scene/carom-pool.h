/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pool: texts and door times to which the parts of a scene point, so that these are plain
 * values. Each scene has a pool, and what is in it lives as long as the scene, or any scene that
 * has got parts of it. */
#pragma once

#include "carom-intervals.h"

typedef struct CaromPool CaromPool;

/* Returns: (transfer full): an empty pool */
CaromPool *carom_pool_new(void);
CaromPool *carom_pool_ref(CaromPool *pool);
void carom_pool_unref(CaromPool *pool);

/* Returns: (transfer none): a copy of @text, the same for the same as long as nothing is kept from
 *   elsewhere */
const char *carom_pool_add_text(CaromPool *pool, const char *text);

/* @intervals: (array length=n): as for carom_intervals_intern()
 * Returns: (transfer none) (nullable): a copy; NULL if @n is 0 */
const CaromIntervals *carom_pool_add_intervals(CaromPool *pool, const CaromInterval *intervals,
                                               guint n);

/* Keeps all that is in @other as long as @pool. Call it wherever parts go from scene to scene. */
void carom_pool_keep(CaromPool *pool, CaromPool *other);

/* Returns: how many pools there are that something is in, for tests */
guint carom_pool_count(void);
