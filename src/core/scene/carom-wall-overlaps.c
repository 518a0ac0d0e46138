/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-wall-overlaps: asks for one wall after the other which discs it runs through. Those have
 * found their first wall, and are out of the way of the walls after it. */
#include "carom-wall-overlaps.h"

#include "carom-overlaps.h"

static gboolean is_open_at_start(const CaromWall *wall) {
  return wall->open && wall->open->interval[0].from_s == 0;
}

guint *carom_wall_overlaps_find(const CaromScene *scene, guint64 most_steps, guint *n_walls) {
  guint *walls = g_new0(guint, scene->bodies->len + 1);
  *n_walls = 0;
  if (scene->walls->len == 0) /* sorting the discs would take the longest */
    return walls;
  g_autoptr(CaromOverlaps) all = carom_overlaps_new(scene->bodies);
  g_autoptr(GArray) found = g_array_new(FALSE, FALSE, sizeof(guint));
  guint64 n_steps = 0;
  for (; *n_walls < scene->walls->len && n_steps < most_steps; ++*n_walls) {
    const CaromWall *wall = carom_scene_wall(scene, *n_walls);
    if (is_open_at_start(wall))
      continue;
    g_array_set_size(found, 0);
    n_steps += carom_overlaps_take_at_wall(all, wall, found);
    for (guint k = 0; k < found->len; k++)
      if (!carom_scene_body(scene, g_array_index(found, guint, k))->pinned)
        walls[g_array_index(found, guint, k)] = *n_walls + 1;
  }
  return walls;
}
