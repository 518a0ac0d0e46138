/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-push-apart: each disc is put where nothing is at its turn, and those after it keep off it.
 * So going through them once is enough, unless some find no place. */
#include "carom-push-apart.h"

#include "carom-edit-overlaps.h"
#include "carom-edit-work.h"
#include "carom-free-place.h"

/* How often all are gone through: what moves on may leave room for what found none before. */
#define MOST_ROUNDS 8

/* Pinned discs are where somebody wants them.
 *
 * @stuck: (out): how many have found no place
 * Returns: how many have been moved */
static guint push_all(CaromFreePlace *places, const CaromScene *scene, const CaromSelection *moved,
                      guint *stuck) {
  guint n = 0;
  *stuck = 0;
  for (guint nth = 0; nth < carom_selection_count_of(moved, CAROM_ITEM_DISC); nth++) {
    if (carom_free_place_is_spent(places)) {
      ++*stuck; /* or free, which is not looked at any more */
      break;
    }
    guint disc = carom_selection_get(moved, nth).index;
    CaromVec2 place = carom_free_place_get(places, disc);
    if (carom_scene_body(scene, disc)->pinned || carom_free_place_is_free(places, disc, place))
      continue;
    if (carom_free_place_find(places, disc, &place)) {
      carom_free_place_put(places, disc, place);
      n++;
    } else {
      ++*stuck;
    }
  }
  return n;
}

/* Goes through all of them until all are free, or none can be moved any more. */
static void push_in_rounds(CaromFreePlace *places, const CaromScene *scene,
                           const CaromSelection *moved) {
  guint stuck = 1, n = 1;
  for (guint round = 0;
       round < MOST_ROUNDS && stuck > 0 && n > 0 && !carom_free_place_is_spent(places); round++)
    n = push_all(places, scene, moved, &stuck);
}

static guint count_moved(const CaromFreePlace *places, const CaromScene *scene) {
  guint n = 0;
  for (guint i = 0; i < scene->bodies->len; i++) {
    CaromVec2 was = carom_scene_body(scene, i)->position, is = carom_free_place_get(places, i);
    n += was.x != is.x || was.y != is.y;
  }
  return n;
}

static gboolean put_disc(CaromBody *body, guint index, gconstpointer data, GError **error) {
  body->position = carom_free_place_get(data, index);
  return TRUE;
}

gboolean carom_push_apart(CaromScene *scene, const CaromSelection *moved, guint *n_pushed) {
  g_autoptr(CaromFreePlace) places = carom_free_place_new(scene);
  push_in_rounds(places, scene, moved);
  if (n_pushed)
    *n_pushed = count_moved(places, scene);
  CaromEditWork work = {.disc = put_disc, .data = places};
  carom_edit_work_do(scene, moved, &work, NULL);
  g_autoptr(GArray) left = carom_edit_overlaps_list(scene, moved);
  return left->len == 0;
}

/* ---- What an edit has put there ---- */

/* Returns: (transfer full): the discs of @selection that are in one of @overlaps */
static CaromSelection *select_overlapping(const CaromSelection *selection, const GArray *overlaps) {
  CaromSelection *discs = carom_selection_new();
  for (guint i = 0; i < overlaps->len; i++) {
    const CaromEditOverlap *overlap = &g_array_index(overlaps, CaromEditOverlap, i);
    CaromItem items[] = {{CAROM_ITEM_DISC, overlap->disc}, overlap->other};
    for (guint k = 0; k < G_N_ELEMENTS(items); k++)
      if (items[k].kind == CAROM_ITEM_DISC && carom_selection_has(selection, items[k]))
        carom_selection_add(discs, items[k]);
  }
  return discs;
}

CaromPushApart carom_push_apart_new(CaromScene *scene, const CaromScene *before,
                                    const CaromSelection *selection) {
  CaromPushApart pushed = {0};
  g_autoptr(GArray) overlaps = carom_edit_overlaps_list_new(scene, before);
  if (overlaps->len == 0)
    return pushed;
  g_autoptr(CaromSelection) moved = select_overlapping(selection, overlaps);
  carom_push_apart(scene, moved, &pushed.n_moved);
  g_autoptr(GArray) left = carom_edit_overlaps_list_new(scene, before);
  pushed.n_left = left->len;
  return pushed;
}
