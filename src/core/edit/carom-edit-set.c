/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-set: something is given a number or two, a name, or times. */
#include "carom-edit-field.h"
#include "carom-edit-work.h"
#include "carom-edit.h"

static gboolean set(CaromScene *scene, CaromItem item, const CaromEditWork *work, GError **error) {
  g_autoptr(CaromSelection) selection = carom_selection_new_of(item);
  return carom_edit_work_do(scene, selection, work, error);
}

gboolean carom_edit_set_radius(CaromScene *scene, CaromItem item, double radius, guint mass_power,
                               GError **error) {
  const CaromEditField *field = carom_edit_field_by_id(item.kind, "r");
  g_autoptr(CaromSelection) selection = carom_selection_new_of(item);
  return carom_edit_field_set(field, scene, selection, radius, mass_power, error);
}

static gboolean set_velocity(CaromBody *body, guint index, gconstpointer data, GError **error) {
  body->velocity = *(const CaromVec2 *)data;
  return TRUE;
}

static gboolean set_emission(CaromEmitter *emitter, guint index, gconstpointer data,
                             GError **error) {
  emitter->velocity = *(const CaromVec2 *)data;
  return TRUE;
}

gboolean carom_edit_set_velocity(CaromScene *scene, CaromItem item, CaromVec2 velocity,
                                 GError **error) {
  CaromEditWork work = {.disc = set_velocity, .emitter = set_emission, .data = &velocity};
  return set(scene, item, &work, error);
}

static gboolean set_spread(CaromEmitter *emitter, guint index, gconstpointer data, GError **error) {
  emitter->spread = *(const CaromVec2 *)data;
  return TRUE;
}

gboolean carom_edit_set_spread(CaromScene *scene, guint emitter, CaromVec2 spread, GError **error) {
  CaromEditWork work = {.emitter = set_spread, .data = &spread};
  return set(scene, (CaromItem){CAROM_ITEM_EMITTER, emitter}, &work, error);
}

typedef struct {
  CaromWallEnd end;
  CaromVec2 position;
} EndPlace;

static gboolean set_end(CaromWall *wall, guint index, gconstpointer data, GError **error) {
  const EndPlace *place = data;
  *(place->end == CAROM_WALL_END_P1 ? &wall->p1 : &wall->p2) = place->position;
  return TRUE;
}

gboolean carom_edit_set_wall_end(CaromScene *scene, guint wall, CaromWallEnd end,
                                 CaromVec2 position, GError **error) {
  EndPlace place = {end, position};
  CaromEditWork work = {.wall = set_end, .data = &place};
  return set(scene, (CaromItem){CAROM_ITEM_WALL, wall}, &work, error);
}

static gboolean set_name(CaromBody *body, guint index, gconstpointer data, GError **error) {
  body->name = data;
  return TRUE;
}

void carom_edit_set_name(CaromScene *scene, const CaromSelection *selection, const char *name) {
  CaromEditWork work = {.disc = set_name,
                        .data = name ? carom_pool_add_text(scene->pool, name) : NULL};
  carom_edit_work_do(scene, selection, &work, NULL);
}

static gboolean set_open(CaromWall *wall, guint index, gconstpointer data, GError **error) {
  wall->open = data;
  return TRUE;
}

void carom_edit_set_open(CaromScene *scene, const CaromSelection *selection,
                         const CaromIntervals *open) {
  const CaromIntervals *kept =
      open ? carom_pool_add_intervals(scene->pool, open->interval, open->n) : NULL;
  CaromEditWork work = {.wall = set_open, .data = kept};
  carom_edit_work_do(scene, selection, &work, NULL);
}
