/* carom-edit-work: goes through the items once to see what becomes of them, and once to write it,
 * so that nothing has to be taken back. */
#include "carom-edit-work.h"

typedef struct {
  CaromScene *scene;
  const CaromEditWork *work;
  gboolean write;
  gboolean settles; /* (out): whether a seed could not follow the change */
  gint64 n_more;    /* (out): by how many there are more discs in the end */
} Pass;

static gboolean same_place(const CaromBody *one, const CaromBody *other) {
  return one->position.x == other->position.x && one->position.y == other->position.y &&
         one->radius == other->radius;
}

static gboolean pass_disc(Pass *pass, guint index, GError **error) {
  CaromBody *place = &g_array_index(pass->scene->bodies, CaromBody, index), body = *place;
  if (!pass->work->disc(&body, index, pass->work->data, error) ||
      !carom_edit_error_check_disc(&body, index, error))
    return FALSE;
  pass->settles |= index >= pass->scene->n_placed || !same_place(&body, place);
  if (pass->write)
    *place = body;
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
  Pass look = {scene, work, .write = FALSE}, write = {scene, work, .write = TRUE};
  if (!go_through(&look, selection, error))
    return FALSE;
  if (look.n_more > 0 && !carom_edit_error_check_room(scene, (guint64)look.n_more, 0, 0, error))
    return FALSE;
  go_through(&write, selection, NULL);
  if (look.settles)
    carom_scene_settle(scene);
  return TRUE;
}
