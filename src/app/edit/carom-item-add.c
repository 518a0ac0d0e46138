/* carom-item-add: an edit like others. What is added is made like the last one of its kind. */
#include "carom-item-add.h"

#include "carom-edit.h"
#include "carom-free-place.h"

/* A wall is so much of the width that is shown. */
#define WALL_PART 0.25

/* What is shown, or some place where nothing is there yet. */
static void get_view(const CaromScene *scene, CaromVec2 *centre, double *width) {
  CaromVec2 min, max;
  carom_scene_view(scene, &min, &max);
  gboolean is_there = carom_vec2_is_finite(min) && carom_vec2_is_finite(max) && max.x > min.x;
  *centre = is_there ? carom_vec2((min.x + max.x) / 2, (min.y + max.y) / 2) : carom_vec2(0, 0);
  *width = is_there ? max.x - min.x : 4;
}

static void find_place(CaromScene *scene, guint disc) {
  g_autoptr(CaromFreePlace) places = carom_free_place_new(scene);
  CaromBody *body = &g_array_index(scene->bodies, CaromBody, disc);
  CaromVec2 place;
  if (!carom_free_place_is_free(places, disc, body->position) &&
      carom_free_place_find(places, disc, &place))
    body->position = place;
}

/* What is to be added. */
typedef struct {
  CaromItem item; /* what it will be */
  const CaromEditView *view;
  const CaromVec2 *place; /* (nullable) */
} Addition;

static gboolean add_disc(CaromScene *scene, const Addition *added, CaromVec2 centre,
                         GError **error) {
  CaromBody body = carom_edit_next_disc(scene, carom_drag_first_radius(added->view));
  guint n = scene->bodies->len;
  body.position = centre;
  if (!carom_edit_add_disc(scene, body, error))
    return FALSE;
  find_place(scene, n);
  return TRUE;
}

static gboolean add_wall(CaromScene *scene, CaromVec2 centre, double width, GError **error) {
  CaromVec2 half = carom_vec2(width * WALL_PART / 2, 0);
  CaromWall wall =
      carom_edit_next_wall(scene, carom_vec2_sub(centre, half), carom_vec2_add(centre, half));
  return carom_edit_add_wall(scene, wall, error);
}

static gboolean add_emitter(CaromScene *scene, const Addition *added, CaromVec2 centre,
                            GError **error) {
  CaromEmitter emitter = carom_edit_next_emitter(scene, carom_drag_first_radius(added->view));
  emitter.position = centre;
  return carom_edit_add_emitter(scene, emitter, error);
}

static gboolean add_of_kind(CaromScene *scene, const Addition *added, CaromVec2 centre,
                            double width, GError **error) {
  switch (added->item.kind) {
  case CAROM_ITEM_DISC:
    return add_disc(scene, added, centre, error);
  case CAROM_ITEM_WALL:
    return add_wall(scene, centre, width, error);
  case CAROM_ITEM_EMITTER:
    break;
  }
  return add_emitter(scene, added, centre, error);
}

static gboolean add(CaromScene *scene, CaromSelection *selection, gconstpointer data,
                    GError **error) {
  const Addition *added = data;
  CaromVec2 centre;
  double width;
  get_view(scene, &centre, &width);
  if (added->place)
    centre = *added->place;
  if (!add_of_kind(scene, added, centre, width, error))
    return FALSE;
  carom_selection_clear(selection);
  carom_selection_add(selection, added->item);
  return TRUE;
}

gboolean carom_item_add(CaromItemKind kind, CaromEditor *editor, const CaromEditView *view,
                        const CaromVec2 *place) {
  const CaromScene *scene = carom_editor_get_shown(editor, view);
  CaromItem item = {kind, carom_item_count(scene, kind)};
  g_autoptr(CaromSelection) selection = carom_selection_new_of(item);
  g_autofree char *name = carom_edit_name(CAROM_EDIT_VERB_ADD, scene, selection);
  CaromVec2 at = place ? carom_editor_keep_to_grid(editor, view, *place) : carom_vec2(0, 0);
  Addition added = {item, view, place ? &at : NULL};
  return carom_editor_do(editor, view, name, add, &added, NULL);
}
