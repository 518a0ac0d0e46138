/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-insert: what is new comes last, be it copied, pasted or made. */
#include "carom-edit.h"

#include "carom-median.h"
#include "carom-placement-list.h"

static gboolean check_all(const CaromScene *source, const CaromScene *scene, GError **error) {
  for (guint i = 0; i < source->bodies->len; i++)
    if (!carom_edit_error_check_disc(carom_scene_body(source, i), scene->bodies->len + i, error))
      return FALSE;
  for (guint i = 0; i < source->walls->len; i++)
    if (!carom_edit_error_check_wall(carom_scene_wall(source, i), scene->walls->len + i, error))
      return FALSE;
  for (guint i = 0; i < source->emitters->len; i++)
    if (!carom_edit_error_check_emitter(carom_scene_emitter(source, i), scene->emitters->len + i,
                                        error))
      return FALSE;
  return carom_edit_error_check_room(scene, carom_scene_count_most_discs(source),
                                     source->walls->len, source->emitters->len, error);
}

/* @inserted: (nullable): becomes a selection of what has been appended */
static void append(CaromScene *scene, const CaromScene *source, CaromSelection *inserted) {
  carom_pool_keep(scene->pool, source->pool);
  if (inserted)
    carom_selection_clear(inserted);
  for (guint kind = 0; kind < CAROM_N_ITEM_KINDS; kind++) {
    const GArray *added = carom_item_list(source, kind);
    guint n = carom_item_count(scene, kind);
    if (added->len > 0)
      g_array_append_vals(carom_item_list(scene, kind), added->data, added->len);
    for (guint i = 0; inserted && i < added->len; i++)
      carom_selection_add(inserted, (CaromItem){kind, n + i});
  }
  carom_placement_list_append(scene, source->bodies->len);
  carom_placement_list_tidy(scene);
}

static gboolean insert_as_it_is(CaromScene *scene, const CaromScene *source,
                                CaromSelection *inserted, GError **error) {
  if (!check_all(source, scene, error))
    return FALSE;
  append(scene, source, inserted);
  return TRUE;
}

/* Returns: (transfer full) (nullable): a copy of @source in another place, or NULL with @error
 *   set */
static CaromScene *moved(const CaromScene *source, CaromVec2 by, GError **error) {
  g_autoptr(CaromScene) copy = carom_scene_copy(source);
  g_autoptr(CaromSelection) all = carom_selection_new();
  carom_selection_all(all, copy);
  return carom_edit_move(copy, all, by, error) ? g_steal_pointer(&copy) : NULL;
}

gboolean carom_edit_insert(CaromScene *scene, const CaromScene *source, const CaromVec2 *place,
                           CaromSelection *inserted, GError **error) {
  CaromExtents extents = carom_scene_extents(source);
  if (!place || carom_extents_is_nothing(&extents))
    return insert_as_it_is(scene, source, inserted, error);
  CaromVec2 by = carom_vec2_sub(*place, carom_extents_centre(&extents));
  g_autoptr(CaromScene) there = moved(source, by, error);
  return there && insert_as_it_is(scene, there, inserted, error);
}

CaromScene *carom_edit_extract(const CaromScene *scene, const CaromSelection *selection) {
  CaromScene *extract = carom_scene_new();
  carom_pool_keep(extract->pool, scene->pool);
  g_free(extract->unit);
  extract->unit = g_strdup(scene->unit);
  extract->dt_s = scene->dt_s;
  extract->duration_s = scene->duration_s;
  extract->gravity = scene->gravity;
  extract->restitution = scene->restitution;
  for (guint nth = 0; nth < carom_selection_count(selection); nth++) {
    CaromItem item = carom_selection_get(selection, nth);
    g_array_append_vals(carom_item_list(extract, item.kind), carom_item_get(scene, item), 1);
  }
  carom_scene_place_by_hand(extract);
  return extract;
}

gboolean carom_edit_duplicate(CaromScene *scene, const CaromSelection *selection, CaromVec2 offset,
                              CaromSelection *copies, GError **error) {
  g_autoptr(CaromScene) originals = carom_edit_extract(scene, selection);
  g_autoptr(CaromScene) there = moved(originals, offset, error);
  return there && insert_as_it_is(scene, there, copies, error);
}

/* ---- One more ---- */

/* So many discs make plain what an emitter does, and leave room. */
#define FIRST_COUNT 10

static double get_median_radius(const CaromScene *scene) {
  guint n = scene->bodies->len;
  g_autofree double *radii = g_new(double, n);
  for (guint i = 0; i < n; i++)
    radii[i] = carom_scene_body(scene, i)->radius;
  return carom_median(radii, n);
}

/* Like the last of the first @n discs. */
static CaromBody next_disc(const CaromScene *scene, guint n, double first_radius) {
  CaromBody body = carom_body_default();
  body.radius = n > 0 ? carom_scene_body(scene, n - 1)->radius : first_radius;
  if (n > 0)
    body.mass_kg = carom_scene_body(scene, n - 1)->mass_kg;
  return body;
}

CaromBody carom_edit_next_disc(const CaromScene *scene, double first_radius) {
  return next_disc(scene, scene->bodies->len, first_radius);
}

CaromBody carom_edit_usual_disc(const CaromScene *scene, double first_radius) {
  guint n = scene->bodies->len;
  double radius = n > 0 ? get_median_radius(scene) : first_radius;
  while (n > 0 && carom_scene_body(scene, n - 1)->radius != radius)
    n--;
  return next_disc(scene, n, first_radius);
}

CaromWall carom_edit_next_wall(const CaromScene *scene, CaromVec2 p1, CaromVec2 p2) {
  guint n = scene->walls->len;
  return n > 0 ? carom_wall_like(carom_scene_wall(scene, n - 1), p1, p2)
               : carom_wall_default(p1, p2);
}

static CaromEmitter first_emitter(const CaromScene *scene, double first_radius) {
  CaromBody like = carom_edit_next_disc(scene, first_radius);
  CaromEmitter emitter = carom_emitter_default();
  emitter.radius = like.radius;
  emitter.mass_kg = like.mass_kg;
  emitter.count = FIRST_COUNT;
  return emitter;
}

CaromEmitter carom_edit_next_emitter(const CaromScene *scene, double first_radius) {
  guint n = scene->emitters->len;
  CaromEmitter emitter =
      n > 0 ? *carom_scene_emitter(scene, n - 1) : first_emitter(scene, first_radius);
  emitter.others = NULL;
  emitter.position = carom_vec2(0, 0);
  return emitter;
}

gboolean carom_edit_add_disc(CaromScene *scene, CaromBody body, GError **error) {
  g_autoptr(CaromScene) source = carom_scene_new();
  carom_scene_add_body(source, body);
  return insert_as_it_is(scene, source, NULL, error);
}

gboolean carom_edit_add_wall(CaromScene *scene, CaromWall wall, GError **error) {
  g_autoptr(CaromScene) source = carom_scene_new();
  g_array_append_val(source->walls, wall);
  return insert_as_it_is(scene, source, NULL, error);
}

gboolean carom_edit_add_emitter(CaromScene *scene, CaromEmitter emitter, GError **error) {
  g_autoptr(CaromScene) source = carom_scene_new();
  g_array_append_val(source->emitters, emitter);
  return insert_as_it_is(scene, source, NULL, error);
}
