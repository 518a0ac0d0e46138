/* carom-item-add: an edit like others. */
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

static gboolean add_disc(CaromScene *scene, GError **error) {
  guint n = scene->bodies->len;
  CaromBody body = carom_body_default();
  double width;
  if (n > 0) {
    body.radius = carom_scene_body(scene, n - 1)->radius;
    body.mass_kg = carom_scene_body(scene, n - 1)->mass_kg;
  }
  get_view(scene, &body.position, &width);
  if (!carom_edit_add_disc(scene, body, error))
    return FALSE;
  find_place(scene, n);
  return TRUE;
}

static gboolean add_wall(CaromScene *scene, GError **error) {
  CaromVec2 centre;
  double width;
  get_view(scene, &centre, &width);
  CaromVec2 half = carom_vec2(width * WALL_PART / 2, 0);
  return carom_edit_add_wall(
      scene, carom_wall_default(carom_vec2_sub(centre, half), carom_vec2_add(centre, half)), error);
}

/* @item: what will be there */
static gboolean add(CaromScene *scene, CaromSelection *selection, gconstpointer item,
                    GError **error) {
  const CaromItem *added = item;
  if (!(added->kind == CAROM_ITEM_DISC ? add_disc(scene, error) : add_wall(scene, error)))
    return FALSE;
  carom_selection_clear(selection);
  carom_selection_add(selection, *added);
  return TRUE;
}

gboolean carom_item_add(CaromItemKind kind, CaromEditor *editor, const CaromEditView *view) {
  const CaromScene *scene = carom_editor_get_shown(editor, view);
  CaromItem item = {kind, kind == CAROM_ITEM_DISC ? scene->bodies->len : scene->walls->len};
  g_autoptr(CaromSelection) added = carom_selection_new_of(item);
  g_autofree char *name = carom_edit_name(CAROM_EDIT_VERB_ADD, scene, added);
  return carom_editor_do(editor, view, name, add, &item, NULL);
}
