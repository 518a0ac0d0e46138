/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-add: an edit like others. What is added is made like the last one of its kind. */
#include "carom-item-add.h"

#include "carom-edit.h"
#include "carom-free-place.h"
#include "carom-snap.h"

/* A wall is so much of the width that is shown. */
#define WALL_PART 0.25
/* So is the grid of places, where no scale says better. */
#define STEP_PART 0.02
/* How many digits more than the grid's a place may have. */
#define MOST_DIGITS 3

/* What is shown, or some place where nothing is there yet. */
static void get_view(const CaromScene *scene, CaromVec2 *centre, double *width) {
  CaromVec2 min, max;
  carom_scene_view(scene, &min, &max);
  gboolean is_there = carom_vec2_is_finite(min) && carom_vec2_is_finite(max) && max.x > min.x;
  *centre = is_there ? carom_vec2((min.x + max.x) / 2, (min.y + max.y) / 2) : carom_vec2(0, 0);
  *width = is_there ? max.x - min.x : 4;
}

/* The step of the grid that suits @view, or such a width where nothing is drawn to a scale. */
static CaromRoundNumber get_step(const CaromEditView *view, double width) {
  return view->points_per_unit > 0 ? carom_snap_step(view->points_per_unit)
                                   : carom_round_number_near(width * STEP_PART);
}

/* Steps that are 10^-@power times as long. */
static CaromRoundNumber divide(CaromRoundNumber step, int power) {
  return (CaromRoundNumber){step.mantissa, step.exponent - power};
}

/* ---- Free places ---- */

/* Finds a corner of the grid beside @place, which is free itself, where @disc is free, too. No wall
 * is in between as long as that is no further than the radius. */
static gboolean find_corner(CaromFreePlace *places, const CaromScene *scene, guint disc,
                            CaromRoundNumber step, CaromVec2 *place) {
  double size = carom_round_number_times(step, 1), nearest = carom_scene_body(scene, disc)->radius;
  CaromVec2 from = *place;
  gboolean is_found = FALSE;
  for (int i = 0; i < 9; i++) {
    CaromVec2 beside = carom_vec2((i % 3 - 1) * size, (i / 3 - 1) * size);
    CaromVec2 corner = carom_snap_point(step, carom_vec2_add(from, beside));
    double distance = carom_vec2_length(carom_vec2_sub(corner, from));
    if (distance > nearest || !carom_free_place_is_free(places, disc, corner))
      continue;
    nearest = distance;
    *place = corner;
    is_found = TRUE;
  }
  return is_found;
}

/* The nearest place that is free, in as few digits as there is room for. */
static void find_place(CaromScene *scene, guint disc, CaromRoundNumber step) {
  g_autoptr(CaromFreePlace) places = carom_free_place_new(scene);
  CaromBody *body = &g_array_index(scene->bodies, CaromBody, disc);
  CaromVec2 place;
  if (carom_free_place_is_free(places, disc, body->position) ||
      !carom_free_place_find(places, disc, &place))
    return;
  for (int power = 0; power <= MOST_DIGITS; power++)
    if (find_corner(places, scene, disc, divide(step, power), &place))
      break;
  body->position = place;
}

/* Whether a wall there meets no disc, and lies on no other wall. */
static gboolean is_clear(const CaromScene *scene, const CaromWall *wall) {
  CaromVec2 middle = carom_vec2_scale(carom_vec2_add(wall->p1, wall->p2), 0.5);
  for (guint i = 0; i < scene->bodies->len; i++)
    if (carom_wall_distance(wall, carom_scene_body(scene, i)->position) <
        carom_scene_body(scene, i)->radius)
      return FALSE;
  for (guint i = 0; i < scene->walls->len; i++)
    if (!(carom_wall_distance(carom_scene_wall(scene, i), middle) > 0))
      return FALSE;
  return TRUE;
}

static void lift(CaromWall *wall, double y) {
  wall->p1.y += y;
  wall->p2.y += y;
}

/* The nearest clear place above or below, if there is one as near as the wall is long. */
static void find_place_of_wall(const CaromScene *scene, CaromWall *wall, CaromRoundNumber step) {
  double most = carom_vec2_length(carom_vec2_sub(wall->p2, wall->p1));
  for (int n = 0; carom_round_number_times(step, n / 2) <= most; n++) {
    CaromWall there = *wall;
    lift(&there, carom_round_number_times(step, (n + 1) / 2 * (n % 2 ? 1 : -1)));
    if (is_clear(scene, &there)) {
      *wall = there;
      return;
    }
  }
}

/* What is to be added. */
typedef struct {
  CaromItem item; /* what it will be */
  const CaromEditView *view;
  const CaromVec2 *place; /* (nullable) */
} Addition;

static gboolean add_disc(CaromScene *scene, const Addition *added, CaromVec2 centre,
                         CaromRoundNumber step, GError **error) {
  CaromBody body = carom_edit_next_disc(scene, carom_drag_first_radius(added->view));
  guint n = scene->bodies->len;
  body.position = centre;
  if (!carom_edit_add_disc(scene, body, error))
    return FALSE;
  find_place(scene, n, step);
  return TRUE;
}

static gboolean add_wall(CaromScene *scene, CaromVec2 centre, double width, CaromRoundNumber step,
                         GError **error) {
  CaromVec2 half = carom_vec2(carom_snap_length(step, width * WALL_PART / 2), 0);
  CaromWall wall =
      carom_edit_next_wall(scene, carom_vec2_sub(centre, half), carom_vec2_add(centre, half));
  find_place_of_wall(scene, &wall, step);
  wall.p1 = carom_snap_point(divide(step, 1), wall.p1); /* a sum may have more digits */
  wall.p2 = carom_snap_point(divide(step, 1), wall.p2);
  return carom_edit_add_wall(scene, wall, error);
}

static gboolean add_emitter(CaromScene *scene, const Addition *added, CaromVec2 centre,
                            GError **error) {
  CaromEmitter emitter = carom_edit_next_emitter(scene, carom_drag_first_radius(added->view));
  emitter.position = centre;
  return carom_edit_add_emitter(scene, emitter, error);
}

static gboolean add_of_kind(CaromScene *scene, const Addition *added, CaromVec2 centre,
                            double width, CaromRoundNumber step, GError **error) {
  switch (added->item.kind) {
  case CAROM_ITEM_DISC:
    return add_disc(scene, added, centre, step, error);
  case CAROM_ITEM_WALL:
    return add_wall(scene, centre, width, step, error);
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
  CaromRoundNumber step = get_step(added->view, width);
  centre = carom_snap_point(divide(step, 1), centre);
  if (!add_of_kind(scene, added, centre, width, step, error))
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
  CaromVec2 at = place ? carom_editor_round_place(editor, view, *place) : carom_vec2(0, 0);
  Addition added = {item, view, place ? &at : NULL};
  return carom_editor_do(editor, view, name, add, &added, NULL, NULL);
}
