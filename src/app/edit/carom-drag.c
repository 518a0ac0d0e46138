/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-drag: a function for each kind of drag. What was there at the beginning gets the pointer's
 * way added, so that a hold beside a tip or a rim changes nothing, and comes to the nearest number
 * of the grid's steps, or of the free ones, which are too small to be felt. Off the grid, what the
 * pointer does not go along stays as it is, bit for bit. */
#include "carom-drag.h"

#include "carom-degrees.h"
#include "carom-digits.h"
#include "carom-edit-name.h"
#include "carom-snap.h"

#include <glib/gi18n-lib.h>

/* A disc that is neither drawn nor like another one has a radius of so many times the reach. */
#define FIRST_RADIUS 4
/* A tip that is brought nearer to where its arrow begins, in parts of the reach, makes it 0. */
#define REST_REACH 0.5
/* Digits of what is read beside the pointer. */
#define READ_DIGITS 4

/* What the tools draw. */
static const struct {
  CaromDragKind drag;
  CaromItemKind item;
} drawn[CAROM_N_TOOLS] = {
    [CAROM_TOOL_DISC] = {CAROM_DRAG_NEW_DISC, CAROM_ITEM_DISC},
    [CAROM_TOOL_WALL] = {CAROM_DRAG_NEW_WALL, CAROM_ITEM_WALL},
    [CAROM_TOOL_EMITTER] = {CAROM_DRAG_NEW_EMITTER, CAROM_ITEM_EMITTER},
};

CaromDragKind carom_drag_kind_of(CaromTool tool, const CaromHandle *handle) {
  static const CaromDragKind kinds[] = {
      [CAROM_HANDLE_NONE] = CAROM_DRAG_NOTHING,    [CAROM_HANDLE_ARROW] = CAROM_DRAG_VELOCITY,
      [CAROM_HANDLE_GRAVITY] = CAROM_DRAG_GRAVITY, [CAROM_HANDLE_WALL_END] = CAROM_DRAG_WALL_END,
      [CAROM_HANDLE_RIM] = CAROM_DRAG_RADIUS,      [CAROM_HANDLE_DISC] = CAROM_DRAG_MOVE,
      [CAROM_HANDLE_WALL] = CAROM_DRAG_MOVE,       [CAROM_HANDLE_LAUNCH] = CAROM_DRAG_VELOCITY,
      [CAROM_HANDLE_EMITTER] = CAROM_DRAG_MOVE,    [CAROM_HANDLE_SPREAD] = CAROM_DRAG_SPREAD,
  };
  return tool == CAROM_TOOL_SELECT ? kinds[handle->kind] : drawn[tool].drag;
}

gboolean carom_drag_get_drawn(CaromTool tool, CaromItemKind *kind) {
  g_return_val_if_fail(tool < CAROM_N_TOOLS && kind, FALSE);
  *kind = drawn[tool].item;
  return tool != CAROM_TOOL_SELECT;
}

static double length_between(CaromVec2 one, CaromVec2 other) {
  return carom_vec2_length(carom_vec2_sub(other, one));
}

static CaromVec2 way_of(const CaromDrag *drag) {
  return carom_vec2_sub(drag->to, drag->from);
}

/* @points_per_unit: of what is dragged */
static CaromRoundNumber step_at(const CaromDrag *drag, double points_per_unit) {
  return drag->snap ? carom_snap_step(points_per_unit) : carom_snap_free_step(points_per_unit);
}

/* Of places and lengths. */
static CaromRoundNumber step_of(const CaromDrag *drag) {
  return step_at(drag, drag->view.points_per_unit);
}

/* Returns: @gone where @way leads along, else what @stays */
static CaromVec2 along(CaromVec2 way, CaromVec2 gone, CaromVec2 stays) {
  return carom_vec2(way.x != 0 ? gone.x : stays.x, way.y != 0 ? gone.y : stays.y);
}

/* ---- Places and arrows that are held ---- */

/* Where @place comes to that goes @way. */
static CaromVec2 hold_place(const CaromDrag *drag, CaromRoundNumber step, CaromVec2 place,
                            CaromVec2 way) {
  CaromVec2 held = carom_snap_point(step, carom_vec2_add(place, way));
  return drag->snap ? held : along(way, held, place);
}

/* In one of the directions. */
static CaromVec2 hold_direction(CaromRoundNumber step, CaromVec2 arrow) {
  CaromVec2 direction = carom_degrees_direction(carom_snap_angle(carom_degrees_of(arrow)));
  double length = MAX(carom_vec2_dot(arrow, direction), 0);
  return carom_vec2_scale(direction, carom_snap_length(step, length));
}

/* What an arrow of @value becomes whose tip goes @way, both in its own unit.
 *
 * @points_per_unit: of that */
static CaromVec2 hold_arrow(const CaromDrag *drag, CaromVec2 value, CaromVec2 way,
                            double points_per_unit) {
  CaromRoundNumber step = step_at(drag, points_per_unit);
  return drag->constrain ? hold_direction(step, carom_vec2_add(value, way))
                         : hold_place(drag, step, value, way);
}

/* Where a wall's end at @place comes to that goes @way, seen from its other end. */
static CaromVec2 hold_end(const CaromDrag *drag, CaromVec2 other, CaromVec2 place, CaromVec2 way) {
  CaromRoundNumber step = step_of(drag);
  if (!drag->constrain)
    return hold_place(drag, step, place, way);
  CaromVec2 arrow = carom_vec2_sub(carom_vec2_add(place, way), other);
  return carom_snap_move(step, other, hold_direction(step, arrow));
}

/* What an arrow of @value becomes whose tip is moved; @scale times @value is its length in the
 * picture of the scene. */
static CaromVec2 turn_arrow(const CaromDrag *drag, CaromVec2 value, double scale) {
  CaromVec2 way = carom_vec2_scale(way_of(drag), 1 / scale);
  if (carom_vec2_length(carom_vec2_add(value, way)) * scale < REST_REACH * drag->view.reach)
    return carom_vec2(0, 0);
  return hold_arrow(drag, value, way, drag->view.points_per_unit * scale);
}

/* ---- What is dragged ---- */

static CaromVec2 keep_to_axis(CaromVec2 way) {
  return fabs(way.x) >= fabs(way.y) ? carom_vec2(way.x, 0) : carom_vec2(0, way.y);
}

/* What comes to a number of steps: the place of what is held; of several, off the grid, the way,
 * which says as much about each of them. */
static CaromVec2 start_of_move(const CaromDrag *drag, const CaromScene *scene,
                               const CaromSelection *selection) {
  if (!drag->snap && carom_selection_count(selection) > 1)
    return carom_vec2(0, 0);
  return carom_handle_get_place(&drag->handle, scene, &drag->view, drag->from);
}

static gboolean move(const CaromDrag *drag, CaromScene *scene, const CaromSelection *selection,
                     GError **error) {
  CaromRoundNumber step = step_of(drag);
  CaromVec2 way = drag->constrain ? keep_to_axis(way_of(drag)) : way_of(drag);
  CaromVec2 start = start_of_move(drag, scene, selection);
  CaromVec2 end = carom_snap_point(step, carom_vec2_add(start, way));
  CaromVec2 by = carom_vec2_sub(end, carom_snap_tidy(step, start));
  if (drag->constrain || !drag->snap)
    by = along(way, by, carom_vec2(0, 0));
  return carom_edit_move_in_steps(scene, selection, step, by, error);
}

static gboolean change_radius(const CaromDrag *drag, CaromScene *scene, GError **error) {
  const CaromBody *body = carom_scene_body(scene, drag->handle.item.index);
  double grown =
      length_between(body->position, drag->to) - length_between(body->position, drag->from);
  double radius = body->radius;
  if (grown != 0 || drag->snap)
    radius = carom_snap_length(step_of(drag), MAX(radius + grown, 0));
  return carom_edit_set_radius(scene, drag->handle.item, radius, drag->mass_power, error);
}

/* Also by what stands for the tip: the tip goes as far as that is pulled. */
static gboolean change_velocity(const CaromDrag *drag, CaromScene *scene, GError **error) {
  CaromItem item = drag->handle.item;
  CaromVec2 velocity = carom_item_velocity(scene, item);
  return carom_edit_set_velocity(
      scene, item, turn_arrow(drag, velocity, carom_handle_arrow_s(&drag->view)), error);
}

static gboolean move_wall_end(const CaromDrag *drag, CaromScene *scene, GError **error) {
  const CaromWall *wall = carom_scene_wall(scene, drag->handle.item.index);
  gboolean is_p1 = drag->handle.end == CAROM_WALL_END_P1;
  CaromVec2 end = is_p1 ? wall->p1 : wall->p2, other = is_p1 ? wall->p2 : wall->p1;
  return carom_edit_set_wall_end(scene, drag->handle.item.index, drag->handle.end,
                                 hold_end(drag, other, end, way_of(drag)), error);
}

/* What the pointer does not go along stays as it is, on the grid, too. */
static gboolean change_spread(const CaromDrag *drag, CaromScene *scene, GError **error) {
  const CaromEmitter *emitter = carom_scene_emitter(scene, drag->handle.item.index);
  CaromVec2 way = drag->constrain ? keep_to_axis(way_of(drag)) : way_of(drag);
  CaromVec2 grown = carom_snap_point(step_of(drag), carom_handle_grow_spread(emitter, way));
  return carom_edit_set_spread(scene, drag->handle.item.index, along(way, grown, emitter->spread),
                               error);
}

static gboolean change_gravity(const CaromDrag *drag, CaromScene *scene) {
  scene->gravity = turn_arrow(drag, scene->gravity, drag->view.gravity_s2);
  return TRUE;
}

/* ---- What is new ---- */

/* Where something new begins. */
static CaromVec2 start_of(const CaromDrag *drag) {
  return carom_snap_point(step_of(drag), drag->from);
}

static gboolean is_drawn(const CaromDrag *drag) {
  return drag->from.x != drag->to.x || drag->from.y != drag->to.y;
}

double carom_drag_first_radius(const CaromEditView *view) {
  if (!(view->reach > 0))
    return carom_body_default().radius;
  return carom_round_number_times(carom_round_number_near(FIRST_RADIUS * view->reach), 1);
}

static gboolean add_disc(const CaromDrag *drag, CaromScene *scene, GError **error) {
  CaromBody body = carom_edit_next_disc(scene, carom_drag_first_radius(&drag->view));
  guint index = scene->bodies->len;
  body.position = start_of(drag);
  if (!carom_edit_add_disc(scene, body, error))
    return FALSE;
  if (!is_drawn(drag))
    return TRUE;
  double radius = carom_snap_length(step_of(drag), length_between(body.position, drag->to));
  return carom_edit_set_radius(scene, (CaromItem){CAROM_ITEM_DISC, index}, radius, drag->mass_power,
                               error);
}

static gboolean add_wall(const CaromDrag *drag, CaromScene *scene, GError **error) {
  CaromVec2 start = start_of(drag);
  CaromVec2 way = carom_vec2_sub(drag->to, start);
  CaromWall wall = carom_edit_next_wall(scene, start, hold_end(drag, start, start, way));
  return carom_edit_add_wall(scene, wall, error);
}

/* The tip of its arrow is at the pointer. */
static gboolean add_emitter(const CaromDrag *drag, CaromScene *scene, GError **error) {
  CaromEmitter emitter = carom_edit_next_emitter(scene, carom_drag_first_radius(&drag->view));
  double arrow_s = carom_handle_arrow_s(&drag->view);
  emitter.position = start_of(drag);
  if (is_drawn(drag)) {
    CaromVec2 arrow = carom_vec2_sub(drag->to, emitter.position);
    emitter.velocity = hold_arrow(drag, carom_vec2(0, 0), carom_vec2_scale(arrow, 1 / arrow_s),
                                  drag->view.points_per_unit * arrow_s);
  }
  return carom_edit_add_emitter(scene, emitter, error);
}

gboolean carom_drag_do(const CaromDrag *drag, CaromScene *scene, const CaromSelection *selection,
                       GError **error) {
  switch (drag->kind) {
  case CAROM_DRAG_MOVE:
    return move(drag, scene, selection, error);
  case CAROM_DRAG_RADIUS:
    return change_radius(drag, scene, error);
  case CAROM_DRAG_VELOCITY:
    return change_velocity(drag, scene, error);
  case CAROM_DRAG_WALL_END:
    return move_wall_end(drag, scene, error);
  case CAROM_DRAG_SPREAD:
    return change_spread(drag, scene, error);
  case CAROM_DRAG_GRAVITY:
    return change_gravity(drag, scene);
  case CAROM_DRAG_NEW_DISC:
    return add_disc(drag, scene, error);
  case CAROM_DRAG_NEW_WALL:
    return add_wall(drag, scene, error);
  case CAROM_DRAG_NEW_EMITTER:
    return add_emitter(drag, scene, error);
  case CAROM_DRAG_NOTHING:
    break;
  }
  return TRUE;
}

/* ---- In words ---- */

static char *name_new(const CaromScene *scene, CaromItem item) {
  g_autoptr(CaromSelection) selection = carom_selection_new_of(item);
  return carom_edit_name(CAROM_EDIT_VERB_ADD, scene, selection);
}

static char *name_own(CaromEditVerb verb, const CaromDrag *drag, const CaromScene *scene) {
  CaromItem item = {0};
  carom_handle_get_item(&drag->handle, &item);
  g_autoptr(CaromSelection) selection = carom_selection_new_of(item);
  return carom_edit_name(verb, scene, selection);
}

char *carom_drag_name(const CaromDrag *drag, const CaromScene *scene,
                      const CaromSelection *selection) {
  switch (drag->kind) {
  case CAROM_DRAG_MOVE:
    return carom_edit_name(CAROM_EDIT_VERB_MOVE, scene, selection);
  case CAROM_DRAG_RADIUS:
    return name_own(CAROM_EDIT_VERB_RESIZE, drag, scene);
  case CAROM_DRAG_VELOCITY:
  case CAROM_DRAG_WALL_END:
    return name_own(CAROM_EDIT_VERB_AIM, drag, scene);
  case CAROM_DRAG_SPREAD:
    return name_own(CAROM_EDIT_VERB_SPREAD, drag, scene);
  case CAROM_DRAG_GRAVITY:
    return g_strdup(_("Change Gravity"));
  case CAROM_DRAG_NEW_DISC:
    return name_new(scene, (CaromItem){CAROM_ITEM_DISC, scene->bodies->len});
  case CAROM_DRAG_NEW_WALL:
    return name_new(scene, (CaromItem){CAROM_ITEM_WALL, scene->walls->len});
  case CAROM_DRAG_NEW_EMITTER:
    return name_new(scene, (CaromItem){CAROM_ITEM_EMITTER, scene->emitters->len});
  case CAROM_DRAG_NOTHING:
    break;
  }
  return g_strdup("");
}

static char *quantity(double value, CaromDimension dimension, const CaromScene *scene) {
  g_autofree char *number = carom_digits_text(value, READ_DIGITS);
  return carom_unit_quantity_of(number, dimension, scene->unit);
}

static char *describe_place(CaromVec2 place, const CaromScene *scene) {
  g_autofree char *x = quantity(place.x, CAROM_DIMENSION_LENGTH, scene);
  g_autofree char *y = quantity(place.y, CAROM_DIMENSION_LENGTH, scene);
  /* Translators: a place: both coordinates with their units */
  return g_strdup_printf(_("x = %s, y = %s"), x, y);
}

static char *describe_way(CaromVec2 way, const CaromScene *scene) {
  g_autofree char *x = quantity(way.x, CAROM_DIMENSION_LENGTH, scene);
  g_autofree char *y = quantity(way.y, CAROM_DIMENSION_LENGTH, scene);
  /* Translators: how far something has been moved, with units */
  return g_strdup_printf(_("Δx = %s, Δy = %s"), x, y);
}

static char *describe_spread(const CaromEmitter *emitter, const CaromScene *scene) {
  g_autofree char *x = quantity(emitter->spread.x, CAROM_DIMENSION_LENGTH, scene);
  g_autofree char *y = quantity(emitter->spread.y, CAROM_DIMENSION_LENGTH, scene);
  /* Translators: how far to both sides of x and of y discs may come in, with units */
  return g_strdup_printf(_("± x = %1$s, ± y = %2$s"), x, y);
}

static char *describe_size(const CaromBody *body, const CaromScene *scene) {
  g_autofree char *radius = quantity(body->radius, CAROM_DIMENSION_LENGTH, scene);
  g_autofree char *mass = quantity(body->mass_kg, CAROM_DIMENSION_MASS, scene);
  /* Translators: the radius and the mass of a disc, with units */
  return g_strdup_printf(_("r = %s, m = %s"), radius, mass);
}

static char *describe_length(const char *symbol, CaromVec2 arrow, CaromDimension dimension,
                             const CaromScene *scene) {
  g_autofree char *length = quantity(carom_vec2_length(arrow), dimension, scene);
  g_autofree char *angle = carom_digits_text(carom_degrees_of(arrow), READ_DIGITS);
  /* Translators: %1$s is the symbol of a wall, %2$s its length with unit, %3$s its direction */
  return g_strdup_printf(_("%1$s = %2$s, %3$s°"), symbol, length, angle);
}

/* Components are what tables and formulas have, length and direction what is seen. */
static char *describe_vector(const char *symbol, CaromVec2 vector, CaromDimension dimension,
                             const CaromScene *scene) {
  g_autofree char *x = carom_digits_text(vector.x, READ_DIGITS);
  g_autofree char *y = carom_digits_text(vector.y, READ_DIGITS);
  /* Translators: both components of a vector */
  g_autofree char *pair = g_strdup_printf(C_("vector", "(%1$s, %2$s)"), x, y);
  g_autofree char *components = carom_unit_quantity_of(pair, dimension, scene->unit);
  g_autofree char *length = quantity(carom_vec2_length(vector), dimension, scene);
  g_autofree char *angle = carom_digits_text(carom_degrees_of(vector), READ_DIGITS);
  /* Translators: the symbol of a vector, its components with unit, its length with unit, and its
     direction */
  return g_strdup_printf(_("%1$s = %2$s · %3$s, %4$s°"), symbol, components, length, angle);
}

static char *describe_wall(guint index, const CaromScene *scene) {
  const CaromWall *wall = carom_scene_wall(scene, index);
  return describe_length("ℓ", carom_vec2_sub(wall->p2, wall->p1), CAROM_DIMENSION_LENGTH, scene);
}

/* Of one disc or emitter its place, else how far they have been moved. */
static char *describe_move(const CaromDrag *drag, const CaromScene *scene, const CaromScene *before,
                           const CaromSelection *selection) {
  CaromVec2 now = carom_handle_get_place(&drag->handle, scene, &drag->view, drag->to);
  CaromVec2 was = carom_handle_get_place(&drag->handle, before, &drag->view, drag->from);
  if (carom_selection_count(selection) == 1 &&
      (drag->handle.kind == CAROM_HANDLE_DISC || drag->handle.kind == CAROM_HANDLE_EMITTER))
    return describe_place(now, scene);
  return describe_way(carom_vec2_sub(now, was), scene);
}

char *carom_drag_describe(const CaromDrag *drag, const CaromScene *scene, const CaromScene *before,
                          const CaromSelection *selection) {
  switch (drag->kind) {
  case CAROM_DRAG_MOVE:
    return describe_move(drag, scene, before, selection);
  case CAROM_DRAG_RADIUS:
    return describe_size(carom_scene_body(scene, drag->handle.item.index), scene);
  case CAROM_DRAG_VELOCITY:
    return describe_vector("v", carom_item_velocity(scene, drag->handle.item),
                           CAROM_DIMENSION_VELOCITY, scene);
  case CAROM_DRAG_WALL_END:
    return describe_wall(drag->handle.item.index, scene);
  case CAROM_DRAG_SPREAD:
    return describe_spread(carom_scene_emitter(scene, drag->handle.item.index), scene);
  case CAROM_DRAG_GRAVITY:
    return describe_vector("g", scene->gravity, CAROM_DIMENSION_ACCELERATION, scene);
  case CAROM_DRAG_NEW_DISC:
    return describe_size(carom_scene_body(scene, scene->bodies->len - 1), scene);
  case CAROM_DRAG_NEW_WALL:
    return describe_wall(scene->walls->len - 1, scene);
  case CAROM_DRAG_NEW_EMITTER:
    return describe_vector("v", carom_scene_emitter(scene, scene->emitters->len - 1)->velocity,
                           CAROM_DIMENSION_VELOCITY, scene);
  case CAROM_DRAG_NOTHING:
    break;
  }
  return g_strdup("");
}
