/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item: what of a scene can be selected and edited: discs, walls and emitters. Each is known
 * by its kind and its index. */
#pragma once

#include "carom-scene.h"

typedef enum {
  CAROM_ITEM_DISC,
  CAROM_ITEM_WALL,
  CAROM_ITEM_EMITTER,
} CaromItemKind;
#define CAROM_N_ITEM_KINDS 3

/* A disc, a wall or an emitter of a scene. */
typedef struct {
  CaromItemKind kind;
  guint index;
} CaromItem;

/* Returns: (transfer none): all of a kind, each of them a CaromBody, a CaromWall or a CaromEmitter
 */
GArray *carom_item_list(const CaromScene *scene, CaromItemKind kind);

static inline guint carom_item_count(const CaromScene *scene, CaromItemKind kind) {
  return carom_item_list(scene, kind)->len;
}

/* How many there are of all kinds. */
guint carom_item_count_all(const CaromScene *scene);

/* Returns: (transfer none): the CaromBody, CaromWall or CaromEmitter */
gpointer carom_item_get(const CaromScene *scene, CaromItem item);

/* What it takes up: a disc with its rim, and an emitter with the rims of its discs wherever they
 * come in. */
CaromExtents carom_item_bounds(const CaromScene *scene, CaromItem item);

/* The centre of a disc, the middle of a wall, or the position of an emitter. */
CaromVec2 carom_item_centre(const CaromScene *scene, CaromItem item);

/* Whether those of that kind have a velocity and a radius: discs have, and emitters, whose discs
 * have these as they come in. */
gboolean carom_item_moves(CaromItemKind kind);

/* @item: of a kind that moves */
CaromVec2 carom_item_velocity(const CaromScene *scene, CaromItem item);
double carom_item_radius(const CaromScene *scene, CaromItem item);
