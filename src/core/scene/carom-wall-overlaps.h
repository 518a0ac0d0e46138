/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-wall-overlaps: which discs overlap walls at the start of a scene. */
#pragma once

#include "carom-scene.h"

/* Takes about n log n steps for n discs, and for each wall some more: as many as there are discs
 * near it that overlap none of the walls before. Where these are too many together, it ends after
 * one wall or another. Walls that are open at the start are not there, and pinned discs are not
 * held by walls.
 *
 * @most_steps: no wall is begun after so many steps, each of up to some tens of nanoseconds
 * @n_walls: (out): how many walls have been gone through, the first ones of the scene: usually all
 * Returns: (transfer full): for each disc the number of the first of these walls that it overlaps,
 *   from 1; 0: none; free it with g_free() */
guint *carom_wall_overlaps_find(const CaromScene *scene, guint64 most_steps, guint *n_walls);
