/* carom-wall-overlaps: which discs overlap walls at the start of a scene. */
#pragma once

#include "carom-scene.h"

/* Takes about n log n steps for n discs, and some more for each wall. Walls that are open at the
 * start are not there, and pinned discs are not held by walls.
 *
 * Returns: (transfer full): for each disc the number of the first wall that it overlaps, from 1;
 *   0: none; free it with g_free() */
guint *carom_wall_overlaps_find(const CaromScene *scene);
