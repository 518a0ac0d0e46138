/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* gas-scene: copies the discs of a gas into a scene, and puts four walls around them. */
#include "gas-scene.h"

static void add_box(CaromScene *scene, double side) {
  const CaromVec2 corners[] = {{0, 0}, {side, 0}, {side, side}, {0, side}};
  for (guint i = 0; i < G_N_ELEMENTS(corners); i++) {
    CaromWall wall = carom_wall_default(corners[i], corners[(i + 1) % G_N_ELEMENTS(corners)]);
    g_array_append_val(scene->walls, wall);
  }
}

CaromScene *carom_gas_scene_new(const CaromGas *gas) {
  CaromScene *scene = carom_scene_new();
  add_box(scene, gas->side);
  for (guint i = 0; i < gas->n; i++) {
    const CaromGasDisc *disc = &gas->discs[i];
    CaromBody body = carom_body_default();
    body.position = carom_vec2(disc->x, disc->y);
    body.velocity = carom_vec2(disc->vx, disc->vy);
    body.radius = disc->radius;
    body.mass_kg = disc->mass_kg;
    carom_scene_add_body(scene, body);
  }
  scene->dt_s = gas->dt_s;
  return scene;
}
