/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-selection: for each kind the indices in ascending order, so that two selections of the same
 * are the same bytes. */
#include "carom-selection.h"

#include <string.h>

struct CaromSelection {
  GArray *indices[CAROM_N_ITEM_KINDS]; /* (element-type guint): ascending, each once */
};

CaromSelection *carom_selection_new(void) {
  CaromSelection *selection = g_new(CaromSelection, 1);
  for (guint kind = 0; kind < CAROM_N_ITEM_KINDS; kind++)
    selection->indices[kind] = g_array_new(FALSE, FALSE, sizeof(guint));
  return selection;
}

CaromSelection *carom_selection_new_of(CaromItem item) {
  CaromSelection *selection = carom_selection_new();
  carom_selection_add(selection, item);
  return selection;
}

CaromSelection *carom_selection_copy(const CaromSelection *selection) {
  CaromSelection *copy = g_new(CaromSelection, 1);
  for (guint kind = 0; kind < CAROM_N_ITEM_KINDS; kind++)
    copy->indices[kind] = g_array_copy(selection->indices[kind]);
  return copy;
}

void carom_selection_free(CaromSelection *selection) {
  for (guint kind = 0; kind < CAROM_N_ITEM_KINDS; kind++)
    g_array_unref(selection->indices[kind]);
  g_free(selection);
}

guint carom_selection_count_of(const CaromSelection *selection, CaromItemKind kind) {
  return selection->indices[kind]->len;
}

guint carom_selection_count(const CaromSelection *selection) {
  guint n = 0;
  for (guint kind = 0; kind < CAROM_N_ITEM_KINDS; kind++)
    n += selection->indices[kind]->len;
  return n;
}

CaromItem carom_selection_get(const CaromSelection *selection, guint nth) {
  CaromItemKind kind = 0;
  for (; kind < CAROM_N_ITEM_KINDS - 1 && nth >= selection->indices[kind]->len; kind++)
    nth -= selection->indices[kind]->len;
  g_assert(nth < selection->indices[kind]->len);
  return (CaromItem){kind, g_array_index(selection->indices[kind], guint, nth)};
}

/* The first place whose index is not below @index. */
static guint place_of(const GArray *indices, guint index) {
  guint low = 0, high = indices->len;
  while (low < high) {
    guint middle = low + (high - low) / 2;
    if (g_array_index(indices, guint, middle) < index)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

static gboolean is_at(const GArray *indices, guint place, guint index) {
  return place < indices->len && g_array_index(indices, guint, place) == index;
}

gboolean carom_selection_has(const CaromSelection *selection, CaromItem item) {
  const GArray *indices = selection->indices[item.kind];
  return is_at(indices, place_of(indices, item.index), item.index);
}

gboolean carom_selection_equal(const CaromSelection *one, const CaromSelection *other) {
  for (guint kind = 0; kind < CAROM_N_ITEM_KINDS; kind++) {
    const GArray *a = one->indices[kind], *b = other->indices[kind];
    if (a->len != b->len || (a->len > 0 && memcmp(a->data, b->data, a->len * sizeof(guint)) != 0))
      return FALSE;
  }
  return TRUE;
}

void carom_selection_add(CaromSelection *selection, CaromItem item) {
  GArray *indices = selection->indices[item.kind];
  guint place = place_of(indices, item.index);
  if (!is_at(indices, place, item.index))
    g_array_insert_val(indices, place, item.index);
}

void carom_selection_remove(CaromSelection *selection, CaromItem item) {
  GArray *indices = selection->indices[item.kind];
  guint place = place_of(indices, item.index);
  if (is_at(indices, place, item.index))
    g_array_remove_index(indices, place);
}

void carom_selection_toggle(CaromSelection *selection, CaromItem item) {
  if (carom_selection_has(selection, item))
    carom_selection_remove(selection, item);
  else
    carom_selection_add(selection, item);
}

void carom_selection_clear(CaromSelection *selection) {
  for (guint kind = 0; kind < CAROM_N_ITEM_KINDS; kind++)
    g_array_set_size(selection->indices[kind], 0);
}

void carom_selection_all(CaromSelection *selection, const CaromScene *scene) {
  for (guint kind = 0; kind < CAROM_N_ITEM_KINDS; kind++) {
    g_array_set_size(selection->indices[kind], carom_item_count(scene, kind));
    for (guint i = 0; i < selection->indices[kind]->len; i++)
      g_array_index(selection->indices[kind], guint, i) = i;
  }
}

/* Keeps those of a kind that are below @n. */
static void limit_kind(CaromSelection *selection, CaromItemKind kind, guint n) {
  GArray *indices = selection->indices[kind];
  g_array_set_size(indices, place_of(indices, n));
}

void carom_selection_limit(CaromSelection *selection, const CaromScene *scene) {
  for (guint kind = 0; kind < CAROM_N_ITEM_KINDS; kind++)
    limit_kind(selection, kind, carom_item_count(scene, kind));
}

void carom_selection_limit_at_any_time(CaromSelection *selection, const CaromScene *scene) {
  guint n_discs = (guint)MIN(carom_scene_count_most_discs(scene), G_MAXUINT);
  for (guint kind = 0; kind < CAROM_N_ITEM_KINDS; kind++)
    limit_kind(selection, kind, kind == CAROM_ITEM_DISC ? n_discs : carom_item_count(scene, kind));
}

CaromExtents carom_selection_bounds(const CaromSelection *selection, const CaromScene *scene) {
  CaromExtents bounds = carom_extents_nothing();
  for (guint nth = 0; nth < carom_selection_count(selection); nth++) {
    CaromExtents item = carom_item_bounds(scene, carom_selection_get(selection, nth));
    carom_extents_add(&bounds, &item);
  }
  return bounds;
}

CaromSelection *carom_selection_of_kind(const CaromSelection *selection, CaromItemKind kind) {
  CaromSelection *own = carom_selection_new();
  g_array_unref(own->indices[kind]);
  own->indices[kind] = g_array_copy(selection->indices[kind]);
  return own;
}

CaromVec2 carom_selection_centre(const CaromSelection *selection, const CaromScene *scene) {
  guint n = carom_selection_count(selection);
  CaromVec2 mean = {0, 0};
  for (guint nth = 0; nth < n; nth++)
    mean = carom_vec2_add_scaled(
        mean, carom_item_centre(scene, carom_selection_get(selection, nth)), 1.0 / n);
  return mean;
}
