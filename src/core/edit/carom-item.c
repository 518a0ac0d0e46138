/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item: a table of what the kinds do differently. */
#include "carom-item.h"

static CaromExtents bounds_of_disc(gconstpointer body) {
  return carom_extents_of_body(body);
}

static CaromVec2 centre_of_disc(gconstpointer body) {
  return ((const CaromBody *)body)->position;
}

static CaromExtents bounds_of_wall(gconstpointer wall) {
  return carom_extents_of_wall(wall);
}

static CaromVec2 centre_of_wall(gconstpointer wall) {
  CaromExtents extents = carom_extents_of_wall(wall);
  return carom_extents_centre(&extents);
}

static CaromExtents bounds_of_emitter(gconstpointer emitter) {
  return carom_emitter_extents(emitter);
}

static CaromVec2 centre_of_emitter(gconstpointer emitter) {
  return ((const CaromEmitter *)emitter)->position;
}

static const struct {
  gsize list; /* where in CaromScene */
  CaromExtents (*bounds)(gconstpointer item);
  CaromVec2 (*centre)(gconstpointer item);
  gsize velocity, radius; /* where in it; 0: it has none */
} kinds[CAROM_N_ITEM_KINDS] = {
    [CAROM_ITEM_DISC] = {offsetof(CaromScene, bodies), bounds_of_disc, centre_of_disc,
                         offsetof(CaromBody, velocity), offsetof(CaromBody, radius)},
    [CAROM_ITEM_WALL] = {offsetof(CaromScene, walls), bounds_of_wall, centre_of_wall},
    [CAROM_ITEM_EMITTER] = {offsetof(CaromScene, emitters), bounds_of_emitter, centre_of_emitter,
                            offsetof(CaromEmitter, velocity), offsetof(CaromEmitter, radius)},
};

GArray *carom_item_list(const CaromScene *scene, CaromItemKind kind) {
  return G_STRUCT_MEMBER(GArray *, scene, kinds[kind].list);
}

guint carom_item_count_all(const CaromScene *scene) {
  guint n = 0;
  for (guint kind = 0; kind < CAROM_N_ITEM_KINDS; kind++)
    n += carom_item_count(scene, kind);
  return n;
}

gpointer carom_item_get(const CaromScene *scene, CaromItem item) {
  GArray *list = carom_item_list(scene, item.kind);
  g_assert(item.index < list->len);
  return list->data + item.index * g_array_get_element_size(list);
}

CaromExtents carom_item_bounds(const CaromScene *scene, CaromItem item) {
  return kinds[item.kind].bounds(carom_item_get(scene, item));
}

CaromVec2 carom_item_centre(const CaromScene *scene, CaromItem item) {
  return kinds[item.kind].centre(carom_item_get(scene, item));
}

gboolean carom_item_moves(CaromItemKind kind) {
  return kinds[kind].velocity != 0;
}

CaromVec2 carom_item_velocity(const CaromScene *scene, CaromItem item) {
  g_assert(carom_item_moves(item.kind));
  return G_STRUCT_MEMBER(CaromVec2, carom_item_get(scene, item), kinds[item.kind].velocity);
}

double carom_item_radius(const CaromScene *scene, CaromItem item) {
  g_assert(carom_item_moves(item.kind));
  return G_STRUCT_MEMBER(double, carom_item_get(scene, item), kinds[item.kind].radius);
}
