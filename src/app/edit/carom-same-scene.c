/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-same-scene: compares what would be saved. */
#include "carom-same-scene.h"

#include "carom-gravity.h"
#include "carom-scene-json.h"

static gboolean has_same_direction(const CaromScene *one, const CaromScene *other) {
  return carom_gravity_get(one).angle_deg == carom_gravity_get(other).angle_deg;
}

gboolean carom_same_scene(const CaromScene *one, const CaromScene *other) {
  if (one == other)
    return TRUE;
  if (!has_same_direction(one, other))
    return FALSE;
  g_autofree char *json = carom_scene_json_write(one);
  g_autofree char *other_json = carom_scene_json_write(other);
  return g_str_equal(json, other_json);
}
