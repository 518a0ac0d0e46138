/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-box: from corner to corner, against the clock. */
#include "carom-box.h"

static CaromWall make_wall(const CaromScene *scene, CaromVec2 p1, CaromVec2 p2) {
  if (scene->walls->len > 0)
    return carom_wall_like(carom_scene_wall(scene, 0), p1, p2);
  CaromWall wall = carom_wall_default(p1, p2);
  wall.restitution = scene->restitution;
  return wall;
}

void carom_box_add(CaromScene *scene) {
  g_return_if_fail(scene);
  CaromVec2 corners[4];
  carom_scene_view(scene, &corners[0], &corners[2]);
  corners[1] = carom_vec2(corners[2].x, corners[0].y);
  corners[3] = carom_vec2(corners[0].x, corners[2].y);
  for (guint i = 0; i < G_N_ELEMENTS(corners); i++) {
    CaromWall wall = make_wall(scene, corners[i], corners[(i + 1) % G_N_ELEMENTS(corners)]);
    g_array_append_val(scene->walls, wall);
  }
}
