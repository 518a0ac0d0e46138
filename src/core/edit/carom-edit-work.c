/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-work: goes through the items once to see what becomes of them, and once to write it,
 * so that nothing has to be taken back. */
#include "carom-edit-work.h"

#include "carom-placement-list.h"

typedef struct {
  CaromScene *scene;
  const CaromEditWork *work;
  gboolean write;
  gboolean *takes_apart;   /* (out): of each random placement, whether its discs are changed */
  gboolean changes_places; /* (out): whether discs that were placed by hand lose theirs */
  gint64 n_more;           /* (out): by how many there are more discs in the end */
} Pass;

static gboolean same_place(const CaromBody *one, const CaromBody *other) {
  return carom_vec2_equal(one->position, other->position) && one->radius == other->radius;
}

/* @was, @is: disc @index before and after the change */
static void note_disc(Pass *pass, guint index, const CaromBody *was, const CaromBody *is) {
  guint placement;
  if (carom_body_equal(was, is))
    return;
  if (carom_placement_list_find(pass->scene, index, &placement))
    pass->takes_apart[placement] = TRUE;
  else
    pass->changes_places |= !same_place(was, is);
}

static gboolean pass_disc(Pass *pass, guint index, GError **error) {
  CaromBody *place = &g_array_index(pass->scene->bodies, CaromBody, index), body = *place;
  if (!pass->work->disc(&body, index, pass->work->data, error) ||
      !carom_edit_error_check_disc(&body, index, error))
    return FALSE;
  if (pass->write && !carom_body_equal(place, &body)) /* or −0 would come into a crowd */
    *place = body;
  else if (!pass->write)
    note_disc(pass, index, place, &body);
  return TRUE;
}

static gboolean pass_wall(Pass *pass, guint index, GError **error) {
  CaromWall *place = &g_array_index(pass->scene->walls, CaromWall, index), wall = *place;
  if (!pass->work->wall(&wall, index, pass->work->data, error) ||
      !carom_edit_error_check_wall(&wall, index, error))
    return FALSE;
  if (pass->write)
    *place = wall;
  return TRUE;
}

static gboolean pass_emitter(Pass *pass, guint index, GError **error) {
  CaromEmitter *place = &g_array_index(pass->scene->emitters, CaromEmitter, index);
  CaromEmitter emitter = *place;
  if (!pass->work->emitter(&emitter, index, pass->work->data, error) ||
      !carom_edit_error_check_emitter(&emitter, index, error))
    return FALSE;
  pass->n_more += (gint64)emitter.count - place->count;
  if (pass->write)
    *place = emitter;
  return TRUE;
}

static gboolean go_through(Pass *pass, const CaromSelection *selection, GError **error) {
  for (guint nth = 0; nth < carom_selection_count(selection); nth++) {
    CaromItem item = carom_selection_get(selection, nth);
    gboolean done = TRUE;
    if (item.kind == CAROM_ITEM_DISC && pass->work->disc)
      done = pass_disc(pass, item.index, error);
    else if (item.kind == CAROM_ITEM_WALL && pass->work->wall)
      done = pass_wall(pass, item.index, error);
    else if (item.kind == CAROM_ITEM_EMITTER && pass->work->emitter)
      done = pass_emitter(pass, item.index, error);
    if (!done)
      return FALSE;
  }
  return TRUE;
}

gboolean carom_edit_work_do(CaromScene *scene, const CaromSelection *selection,
                            const CaromEditWork *work, GError **error) {
  guint n_placements = scene->placements->len;
  g_autofree gboolean *takes_apart = g_new0(gboolean, n_placements);
  Pass look = {scene, work, .takes_apart = takes_apart}, write = {scene, work, .write = TRUE};
  if (!go_through(&look, selection, error))
    return FALSE;
  if (look.n_more > 0 && !carom_edit_error_check_room(scene, (guint64)look.n_more, 0, 0, error))
    return FALSE;
  if (look.changes_places)
    carom_placement_list_keep_places(scene);
  for (guint i = 0; i < n_placements; i++)
    if (takes_apart[i])
      carom_placement_list_take_apart(scene, i);
  go_through(&write, selection, NULL);
  carom_placement_list_tidy(scene);
  return TRUE;
}
