/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-overlaps: asks for each selected disc who is there, and for each wall which of the
 * selected discs it runs through. */
#include "carom-edit-overlaps.h"

#include "carom-overlaps.h"

static gint compare(gconstpointer one, gconstpointer other) {
  const CaromEditOverlap *a = one, *b = other;
  if (a->disc != b->disc)
    return a->disc < b->disc ? -1 : 1;
  if (a->other.kind != b->other.kind)
    return a->other.kind < b->other.kind ? -1 : 1;
  if (a->other.index != b->other.index)
    return a->other.index < b->other.index ? -1 : 1;
  return 0;
}

static double depth_of_discs(const CaromBody *one, const CaromBody *other) {
  CaromVec2 apart = carom_vec2_sub(other->position, one->position);
  return one->radius + other->radius - hypot(apart.x, apart.y);
}

/* A pair of selected discs is found from both sides, and counts from the first one's. */
static void add_discs(const CaromScene *scene, const CaromSelection *selection, guint disc,
                      const GArray *found, GArray *overlaps) {
  for (guint k = 0; k < found->len; k++) {
    guint other = g_array_index(found, guint, k);
    gboolean has_other = carom_selection_has(selection, (CaromItem){CAROM_ITEM_DISC, other});
    if (other == disc || (has_other && other < disc))
      continue;
    CaromEditOverlap overlap = {
        .disc = MIN(disc, other),
        .other = {CAROM_ITEM_DISC, MAX(disc, other)},
        .depth = depth_of_discs(carom_scene_body(scene, disc), carom_scene_body(scene, other)),
    };
    g_array_append_val(overlaps, overlap);
  }
}

static void add_wall(const CaromScene *scene, guint disc, guint wall, GArray *overlaps) {
  const CaromBody *body = carom_scene_body(scene, disc);
  double distance = carom_wall_distance(carom_scene_wall(scene, wall), body->position);
  CaromEditOverlap overlap = {disc, {CAROM_ITEM_WALL, wall}, body->radius - distance};
  g_array_append_val(overlaps, overlap);
}

static void add_of_disc(const CaromScene *scene, const CaromSelection *selection, guint disc,
                        const CaromOverlaps *all, GArray *overlaps) {
  g_autoptr(GArray) found = g_array_new(FALSE, FALSE, sizeof(guint));
  const CaromBody *body = carom_scene_body(scene, disc);
  carom_overlaps_find(all, body->position, body->radius, found);
  add_discs(scene, selection, disc, found, overlaps);
}

/* Those with selected discs are found from there. */
static void add_of_wall(const CaromScene *scene, const CaromSelection *selection, guint wall,
                        const CaromOverlaps *all, GArray *overlaps) {
  g_autoptr(GArray) found = g_array_new(FALSE, FALSE, sizeof(guint));
  carom_overlaps_find_at_wall(all, carom_scene_wall(scene, wall), found);
  for (guint k = 0; k < found->len; k++) {
    guint disc = g_array_index(found, guint, k);
    if (!carom_selection_has(selection, (CaromItem){CAROM_ITEM_DISC, disc}))
      add_wall(scene, disc, wall, overlaps);
  }
}

/* The selected discs with all walls. */
static void add_in_walls(const CaromScene *scene, const CaromSelection *selection,
                         GArray *overlaps) {
  guint n = carom_selection_count_of(selection, CAROM_ITEM_DISC);
  g_autoptr(GArray) bodies = g_array_sized_new(FALSE, FALSE, sizeof(CaromBody), n);
  g_autoptr(GArray) indices = g_array_sized_new(FALSE, FALSE, sizeof(guint), n);
  for (guint nth = 0; nth < carom_selection_count(selection); nth++) {
    CaromItem item = carom_selection_get(selection, nth);
    if (item.kind != CAROM_ITEM_DISC)
      continue;
    g_array_append_vals(bodies, carom_scene_body(scene, item.index), 1);
    g_array_append_val(indices, item.index);
  }
  g_autoptr(CaromOverlaps) selected = carom_overlaps_new(bodies);
  g_autoptr(GArray) found = g_array_new(FALSE, FALSE, sizeof(guint));
  for (guint wall = 0; wall < scene->walls->len; wall++) {
    g_array_set_size(found, 0);
    carom_overlaps_find_at_wall(selected, carom_scene_wall(scene, wall), found);
    for (guint k = 0; k < found->len; k++)
      add_wall(scene, g_array_index(indices, guint, g_array_index(found, guint, k)), wall,
               overlaps);
  }
}

GArray *carom_edit_overlaps_list(const CaromScene *scene, const CaromSelection *selection) {
  GArray *overlaps = g_array_new(FALSE, FALSE, sizeof(CaromEditOverlap));
  g_autoptr(CaromOverlaps) all = carom_overlaps_new(scene->bodies);
  for (guint nth = 0; nth < carom_selection_count(selection); nth++) {
    CaromItem item = carom_selection_get(selection, nth);
    if (item.kind == CAROM_ITEM_DISC)
      add_of_disc(scene, selection, item.index, all, overlaps);
    else if (item.kind == CAROM_ITEM_WALL)
      add_of_wall(scene, selection, item.index, all, overlaps);
  }
  add_in_walls(scene, selection, overlaps);
  g_array_sort(overlaps, compare);
  return overlaps;
}

/* ---- Since another scene ---- */

static GArray *list_all(const CaromScene *scene) {
  g_autoptr(CaromSelection) all = carom_selection_new();
  carom_selection_all(all, scene);
  return carom_edit_overlaps_list(scene, all);
}

/* Where both are and how large, whichever their indices.
 *
 * Returns: (transfer full): the same for the same */
static GBytes *make_key(const CaromScene *scene, const CaromEditOverlap *overlap) {
  const CaromBody *disc = carom_scene_body(scene, overlap->disc);
  double key[] = {
      disc->position.x, disc->position.y, disc->radius, overlap->other.kind, 0, 0, 0, 0};
  if (overlap->other.kind == CAROM_ITEM_DISC) {
    const CaromBody *other = carom_scene_body(scene, overlap->other.index);
    key[4] = other->position.x, key[5] = other->position.y, key[6] = other->radius;
  } else {
    const CaromWall *wall = carom_scene_wall(scene, overlap->other.index);
    key[4] = wall->p1.x, key[5] = wall->p1.y, key[6] = wall->p2.x, key[7] = wall->p2.y;
  }
  return g_bytes_new(key, sizeof key);
}

/* Returns: (transfer full) (element-type GBytes): the keys of all overlaps */
static GHashTable *make_keys(const CaromScene *scene) {
  GHashTable *keys =
      g_hash_table_new_full(g_bytes_hash, g_bytes_equal, (GDestroyNotify)g_bytes_unref, NULL);
  g_autoptr(GArray) overlaps = list_all(scene);
  for (guint i = 0; i < overlaps->len; i++)
    g_hash_table_add(keys, make_key(scene, &g_array_index(overlaps, CaromEditOverlap, i)));
  return keys;
}

GArray *carom_edit_overlaps_list_new(const CaromScene *scene, const CaromScene *before) {
  GArray *overlaps = g_array_new(FALSE, FALSE, sizeof(CaromEditOverlap));
  g_autoptr(GHashTable) keys = make_keys(before);
  g_autoptr(GArray) all = list_all(scene);
  for (guint i = 0; i < all->len; i++) {
    const CaromEditOverlap *overlap = &g_array_index(all, CaromEditOverlap, i);
    g_autoptr(GBytes) key = make_key(scene, overlap);
    if (!g_hash_table_contains(keys, key))
      g_array_append_val(overlaps, *overlap);
  }
  return overlaps;
}

gboolean carom_edit_overlaps_equal(const GArray *one, const GArray *other) {
  if (one->len != other->len)
    return FALSE;
  for (guint i = 0; i < one->len; i++)
    if (compare(&g_array_index(one, CaromEditOverlap, i),
                &g_array_index(other, CaromEditOverlap, i)) != 0)
      return FALSE;
  return TRUE;
}
