/* carom-wall-overlaps: asks for each wall which discs it runs through, the last one first. */
#include "carom-wall-overlaps.h"

#include "carom-overlaps.h"

static gboolean is_open_at_start(const CaromWall *wall) {
  return wall->open && wall->open->interval[0].from_s == 0;
}

guint *carom_wall_overlaps_find(const CaromScene *scene) {
  guint *walls = g_new0(guint, scene->bodies->len + 1);
  g_autoptr(CaromOverlaps) all = carom_overlaps_new(scene->bodies);
  g_autoptr(GArray) found = g_array_new(FALSE, FALSE, sizeof(guint));
  for (guint i = scene->walls->len; i > 0; i--) {
    const CaromWall *wall = carom_scene_wall(scene, i - 1);
    if (is_open_at_start(wall))
      continue;
    g_array_set_size(found, 0);
    carom_overlaps_find_at_wall(all, wall, found);
    for (guint k = 0; k < found->len; k++)
      if (!carom_scene_body(scene, g_array_index(found, guint, k))->pinned)
        walls[g_array_index(found, guint, k)] = i;
  }
  return walls;
}
