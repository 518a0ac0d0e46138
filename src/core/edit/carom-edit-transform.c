/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-transform: moving, turning and mirroring, which do to places what they do to
 * velocities, but for the point that stays. */
#include "carom-degrees.h"
#include "carom-edit-work.h"
#include "carom-edit.h"
#include "carom-typed.h"

#include <glib/gi18n-lib.h>

/* What becomes of a place, of a velocity, and of a spread. */
typedef struct {
  CaromVec2 (*place)(CaromVec2 place, gconstpointer data);
  CaromVec2 (*velocity)(CaromVec2 velocity, gconstpointer data);
  gboolean (*spread)(CaromVec2 *spread, gconstpointer data, GError **error);
  gconstpointer data;
} Transform;

static gboolean transform_disc(CaromBody *body, guint index, gconstpointer data, GError **error) {
  const Transform *transform = data;
  body->position = transform->place(body->position, transform->data);
  body->velocity = transform->velocity(body->velocity, transform->data);
  return TRUE;
}

static gboolean transform_wall(CaromWall *wall, guint index, gconstpointer data, GError **error) {
  const Transform *transform = data;
  wall->p1 = transform->place(wall->p1, transform->data);
  wall->p2 = transform->place(wall->p2, transform->data);
  return TRUE;
}

static gboolean transform_emitter(CaromEmitter *emitter, guint index, gconstpointer data,
                                  GError **error) {
  const Transform *transform = data;
  emitter->position = transform->place(emitter->position, transform->data);
  emitter->velocity = transform->velocity(emitter->velocity, transform->data);
  return transform->spread(&emitter->spread, transform->data, error);
}

static gboolean transform_all(CaromScene *scene, const CaromSelection *selection,
                              const Transform *transform, GError **error) {
  CaromEditWork work = {transform_disc, transform_wall, transform_emitter, transform};
  return carom_edit_work_do(scene, selection, &work, error);
}

/* ---- Moving ---- */

static CaromVec2 moved(CaromVec2 place, gconstpointer by) {
  return carom_vec2_add(place, *(const CaromVec2 *)by);
}

static CaromVec2 unchanged(CaromVec2 velocity, gconstpointer data) {
  return velocity;
}

static gboolean same_spread(CaromVec2 *spread, gconstpointer data, GError **error) {
  return TRUE;
}

gboolean carom_edit_move(CaromScene *scene, const CaromSelection *selection, CaromVec2 by,
                         GError **error) {
  Transform transform = {moved, unchanged, same_spread, &by};
  return transform_all(scene, selection, &transform, error);
}

typedef struct {
  CaromRoundNumber step;
  CaromVec2 by;
} Steps;

static CaromVec2 moved_in_steps(CaromVec2 place, gconstpointer data) {
  const Steps *steps = data;
  return carom_snap_move(steps->step, place, steps->by);
}

gboolean carom_edit_move_in_steps(CaromScene *scene, const CaromSelection *selection,
                                  CaromRoundNumber step, CaromVec2 by, GError **error) {
  Steps steps = {step, by};
  Transform transform = {moved_in_steps, unchanged, same_spread, &steps};
  return transform_all(scene, selection, &transform, error);
}

/* ---- Turning ---- */

typedef struct {
  CaromVec2 pivot, direction;
} Turn;

static CaromVec2 turned_place(CaromVec2 place, gconstpointer data) {
  const Turn *turn = data;
  CaromVec2 from_pivot = carom_vec2_sub(place, turn->pivot);
  return carom_vec2_add(turn->pivot, carom_degrees_turn(from_pivot, turn->direction));
}

static CaromVec2 turned_velocity(CaromVec2 velocity, gconstpointer data) {
  const Turn *turn = data;
  return carom_degrees_turn(velocity, turn->direction);
}

static gboolean turned_spread(CaromVec2 *spread, gconstpointer data, GError **error) {
  CaromVec2 direction = ((const Turn *)data)->direction;
  gboolean is_right_angle = direction.x == 0 || direction.y == 0;
  if (!is_right_angle && (spread->x != 0 || spread->y != 0)) {
    g_set_error_literal(error, CAROM_EDIT_ERROR, CAROM_EDIT_ERROR_NO_VALUE,
                        _("The spread of an emitter can be turned by right angles only. Turn it by "
                          "90°, or make its spread 0."));
    return FALSE;
  }
  if (direction.x == 0)
    *spread = carom_vec2(spread->y, spread->x);
  return TRUE;
}

gboolean carom_edit_turn(CaromScene *scene, const CaromSelection *selection, CaromVec2 pivot,
                         double angle_deg, GError **error) {
  Turn turn = {pivot, carom_degrees_direction(angle_deg)};
  Transform transform = {turned_place, turned_velocity, turned_spread, &turn};
  return transform_all(scene, selection, &transform, error);
}

/* ---- Mirroring ---- */

/* 0 − v instead of −v: nothing gets a velocity of −0, which would be shown. */
static CaromVec2 mirrored_x(CaromVec2 place, gconstpointer axis) {
  return carom_vec2(2 * *(const double *)axis - place.x, place.y);
}

static CaromVec2 mirrored_y(CaromVec2 place, gconstpointer axis) {
  return carom_vec2(place.x, 2 * *(const double *)axis - place.y);
}

static CaromVec2 reversed_x(CaromVec2 velocity, gconstpointer axis) {
  return carom_vec2(0 - velocity.x, velocity.y);
}

static CaromVec2 reversed_y(CaromVec2 velocity, gconstpointer axis) {
  return carom_vec2(velocity.x, 0 - velocity.y);
}

gboolean carom_edit_mirror(CaromScene *scene, const CaromSelection *selection, CaromMirror mirror,
                           double axis, GError **error) {
  Transform transform = mirror == CAROM_MIRROR_LEFT_RIGHT
                            ? (Transform){mirrored_x, reversed_x, same_spread, &axis}
                            : (Transform){mirrored_y, reversed_y, same_spread, &axis};
  return transform_all(scene, selection, &transform, error);
}

/* ---- Another unit ---- */

static double convert(double length, const CaromTypedUnit *unit) {
  return length * unit->multiply / unit->divide;
}

static CaromVec2 convert_vec2(CaromVec2 lengths, const CaromTypedUnit *unit) {
  return carom_vec2(convert(lengths.x, unit), convert(lengths.y, unit));
}

static gboolean convert_disc(CaromBody *body, guint index, gconstpointer unit, GError **error) {
  body->position = convert_vec2(body->position, unit);
  body->velocity = convert_vec2(body->velocity, unit);
  body->radius = convert(body->radius, unit);
  return TRUE;
}

static gboolean convert_wall(CaromWall *wall, guint index, gconstpointer unit, GError **error) {
  wall->p1 = convert_vec2(wall->p1, unit);
  wall->p2 = convert_vec2(wall->p2, unit);
  return TRUE;
}

static gboolean convert_emitter(CaromEmitter *emitter, guint index, gconstpointer unit,
                                GError **error) {
  emitter->position = convert_vec2(emitter->position, unit);
  emitter->velocity = convert_vec2(emitter->velocity, unit);
  emitter->spread = convert_vec2(emitter->spread, unit);
  emitter->radius = convert(emitter->radius, unit);
  return TRUE;
}

gboolean carom_edit_convert(CaromScene *scene, const char *unit) {
  g_return_val_if_fail(scene && unit, FALSE);
  CaromTypedUnit own;
  CaromEditWork work = {convert_disc, convert_wall, convert_emitter, &own};
  const char *text = scene->unit;
  if (carom_typed_unit(&text, CAROM_DIMENSION_LENGTH, unit, &own) != CAROM_TYPED_UNIT_FITS || *text)
    return FALSE;
  g_autoptr(CaromSelection) all = carom_selection_new();
  carom_selection_all(all, scene);
  if (!carom_edit_work_do(scene, all, &work, NULL))
    return FALSE;
  g_free(scene->unit);
  scene->unit = g_strdup(unit);
  return TRUE;
}
