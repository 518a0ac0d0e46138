/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-handle: a table with a row for each kind of handle: where it is, what is found by it, and
 * what dragging it does. What was there at the beginning of a drag gets the pointer's way added, so
 * that a hold beside a tip or a rim changes nothing, and comes to the nearest number of the grid's
 * steps, or of the free ones, which are too small to be felt. Off the grid, what the pointer does
 * not go along stays as it is, bit for bit. */
#include "carom-handle.h"

#include "carom-degrees.h"
#include "carom-digits.h"
#include "carom-edit-name.h"
#include "carom-snap.h"

#include <glib/gi18n-lib.h>

/* How far the rim of a disc reaches at most, inwards and outwards, as parts of the radius. */
#define RIM_INSIDE  0.25
#define RIM_OUTSIDE 1
/* A tip that is nearer to its own disc's centre, as a part of the radius and as a multiple of the
 * reach, is not found. */
#define TIP_OUTSIDE 0.5
#define TIP_BEYOND  1.5
/* The handle to launch a disc by is so many points off its edge, clear of the rim's for a finger,
 * too. */
#define LAUNCH_POINTS 22
/* The corner of a spread is at least so many times the reach off the emitter's centre, to each
 * side, so that it leaves the centre of a small one free. */
#define CORNER_REACHES 2
/* A disc that is neither drawn nor like another one has a radius of so many times the reach. */
#define FIRST_RADIUS 4
/* A tip that is brought nearer to where its arrow begins, in parts of the reach, makes it 0. */
#define REST_REACH 0.5

/* The nearest so far. */
typedef struct {
  CaromHandle handle;
  double distance;
} Nearest;

/* Takes @handle if it is nearer than the nearest so far. */
static void offer(Nearest *nearest, CaromHandle handle, double distance) {
  if (distance <= nearest->distance)
    *nearest = (Nearest){handle, distance};
}

static gboolean is_new(const CaromHandle *handle) {
  return handle->kind >= CAROM_HANDLE_NEW_DISC;
}

/* Returns: what is dragged; of what is new, the last one of its kind in @scene */
static CaromItem item_of(const CaromDrag *drag, const CaromScene *scene) {
  CaromItem item = drag->handle.item;
  if (is_new(&drag->handle))
    item.index = carom_item_count(scene, item.kind) - 1;
  return item;
}

/* ---- Ways that are held to the grid ---- */

static CaromVec2 way_of(const CaromDrag *drag) {
  return carom_vec2_sub(drag->to, drag->from);
}

static CaromVec2 keep_to_axis(CaromVec2 way) {
  return fabs(way.x) >= fabs(way.y) ? carom_vec2(way.x, 0) : carom_vec2(0, way.y);
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

/* What an arrow of @value becomes whose tip is moved; @scale times @value is its length in the
 * picture of the scene. */
static CaromVec2 turn_arrow(const CaromDrag *drag, CaromVec2 value, double scale) {
  CaromVec2 way = carom_vec2_scale(way_of(drag), 1 / scale);
  if (carom_vec2_length(carom_vec2_add(value, way)) * scale < REST_REACH * drag->view.reach)
    return carom_vec2(0, 0);
  return hold_arrow(drag, value, way, drag->view.points_per_unit * scale);
}

/* ---- Numbers with their units ---- */

static char *quantity(double value, CaromDimension dimension, const CaromScene *scene) {
  g_autofree char *number = carom_digits_text(value, CAROM_DIGITS_READ);
  return carom_unit_quantity_of(number, dimension, scene->unit);
}

/* ---- The tip of an arrow ---- */

/* What has an arrow, see carom_item_moves(). */
typedef struct {
  CaromVec2 position, velocity;
  double radius;
} Mover;

static Mover get_mover(const CaromScene *scene, CaromItem item) {
  return (Mover){carom_item_centre(scene, item), carom_item_velocity(scene, item),
                 carom_item_radius(scene, item)};
}

static CaromVec2 tip_of(const Mover *mover, double arrow_s) {
  return carom_vec2_add_scaled(mover->position, mover->velocity, arrow_s);
}

/* Whether the tip is too near to the centre to be found. */
static gboolean is_hidden(const Mover *mover, CaromVec2 tip, const CaromEditView *view) {
  double nearest_tip = MIN(TIP_OUTSIDE * mover->radius, TIP_BEYOND * view->reach);
  return carom_vec2_distance(tip, mover->position) <= nearest_tip;
}

static void find_arrows(const CaromScene *scene, const CaromEditView *view, CaromVec2 place,
                        Nearest *nearest) {
  for (guint kind = 0; kind < CAROM_N_ITEM_KINDS && view->arrow_s > 0; kind++)
    for (guint i = 0; carom_item_moves(kind) && i < carom_item_count(scene, kind); i++) {
      CaromItem item = {kind, i};
      Mover mover = get_mover(scene, item);
      CaromVec2 tip = tip_of(&mover, view->arrow_s);
      if (!is_hidden(&mover, tip, view))
        offer(nearest, (CaromHandle){CAROM_HANDLE_ARROW, item}, carom_vec2_distance(tip, place));
    }
}

static CaromVec2 place_of_arrow(const CaromHandle *handle, const CaromScene *scene,
                                const CaromEditView *view, CaromVec2 near) {
  Mover mover = get_mover(scene, handle->item);
  return tip_of(&mover, view->arrow_s);
}

/* Also by what stands for the tip: the tip goes as far as that is pulled. */
static gboolean change_velocity(const CaromDrag *drag, CaromScene *scene,
                                const CaromSelection *selection, GError **error) {
  CaromItem item = drag->handle.item;
  CaromVec2 velocity = carom_item_velocity(scene, item);
  return carom_edit_set_velocity(
      scene, item, turn_arrow(drag, velocity, carom_handle_arrow_s(&drag->view)), error);
}

static gboolean copy_velocity(const CaromDrag *drag, const CaromScene *after, CaromScene *other,
                              const CaromSelection *selection, GError **error) {
  CaromItem item = drag->handle.item;
  return carom_edit_set_velocity(other, item, carom_item_velocity(after, item), error);
}

/* Components are what tables and formulas have, length and direction what is seen. */
static char *describe_vector(const char *symbol, CaromVec2 vector, CaromDimension dimension,
                             const CaromScene *scene) {
  g_autofree char *x = carom_digits_text(vector.x, CAROM_DIGITS_READ);
  g_autofree char *y = carom_digits_text(vector.y, CAROM_DIGITS_READ);
  /* Translators: both components of a vector */
  g_autofree char *pair = g_strdup_printf(C_("vector", "(%1$s, %2$s)"), x, y);
  g_autofree char *components = carom_unit_quantity_of(pair, dimension, scene->unit);
  g_autofree char *length = quantity(carom_vec2_length(vector), dimension, scene);
  g_autofree char *angle = carom_digits_text(carom_degrees_of(vector), CAROM_DIGITS_READ);
  /* Translators: the symbol of a vector, its components with unit, its length with unit, and its
     direction */
  return g_strdup_printf(_("%1$s = %2$s · %3$s, %4$s°"), symbol, components, length, angle);
}

static char *describe_velocity(const CaromDrag *drag, const CaromScene *scene,
                               const CaromScene *before, const CaromSelection *selection) {
  return describe_vector("v", carom_item_velocity(scene, item_of(drag, scene)),
                         CAROM_DIMENSION_VELOCITY, scene);
}

/* ---- To launch something by ---- */

/* The tip as it would be shown. */
static CaromVec2 launched_tip(const Mover *mover, const CaromEditView *view) {
  return tip_of(mover, carom_handle_arrow_s(view));
}

static gboolean can_move(const CaromScene *scene, CaromItem item) {
  return carom_item_moves(item.kind) &&
         !(item.kind == CAROM_ITEM_DISC && carom_scene_body(scene, item.index)->pinned);
}

gboolean carom_handle_can_launch(const CaromScene *scene, const CaromEditView *view,
                                 CaromItem item) {
  if (!can_move(scene, item))
    return FALSE;
  Mover mover = get_mover(scene, item);
  return carom_vec2_distance(launched_tip(&mover, view), mover.position) <= mover.radius;
}

/* Whether @place is in the picture, with its reach. */
static gboolean is_shown(const CaromEditView *view, CaromVec2 place) {
  const CaromExtents *shown = &view->shown;
  return shown->max.x <= shown->min.x ||
         (place.x - view->reach >= shown->min.x && place.x + view->reach <= shown->max.x &&
          place.y - view->reach >= shown->min.y && place.y + view->reach <= shown->max.y);
}

/* Whether another disc or a wall is within the reach of @place. */
static gboolean is_taken(const CaromScene *scene, const CaromEditView *view, CaromItem item,
                         CaromVec2 place) {
  for (guint i = 0; i < scene->bodies->len; i++) {
    const CaromBody *other = carom_scene_body(scene, i);
    gboolean is_itself = item.kind == CAROM_ITEM_DISC && item.index == i;
    if (!is_itself && carom_vec2_distance(other->position, place) < other->radius + view->reach)
      return TRUE;
  }
  for (guint i = 0; i < scene->walls->len; i++)
    if (carom_wall_distance(carom_scene_wall(scene, i), place) < view->reach)
      return TRUE;
  return FALSE;
}

/* Where it goes, if it is at rest on the right, or on the first side on which nothing else is, and
 * which is seen. */
static CaromVec2 launch_place(const CaromScene *scene, const CaromEditView *view, CaromItem item) {
  Mover mover = get_mover(scene, item);
  double speed = carom_vec2_length(mover.velocity);
  CaromVec2 ahead = speed > 0 ? carom_vec2_scale(mover.velocity, 1 / speed) : carom_vec2(1, 0);
  const CaromVec2 sides[] = {ahead, {1, 0}, {0, 1}, {-1, 0}, {0, -1}};
  double off = mover.radius + LAUNCH_POINTS / view->points_per_unit;
  for (guint i = 0; i < G_N_ELEMENTS(sides); i++) {
    CaromVec2 place = carom_vec2_add_scaled(mover.position, sides[i], off);
    if (is_shown(view, place) && !is_taken(scene, view, item, place))
      return place;
  }
  return carom_vec2_add_scaled(mover.position, sides[0], off);
}

static CaromVec2 place_of_launch(const CaromHandle *handle, const CaromScene *scene,
                                 const CaromEditView *view, CaromVec2 near) {
  Mover mover = get_mover(scene, handle->item);
  return carom_handle_can_launch(scene, view, handle->item)
             ? launch_place(scene, view, handle->item)
             : launched_tip(&mover, view);
}

/* ---- Gravity ---- */

static CaromVec2 place_of_gravity(const CaromHandle *handle, const CaromScene *scene,
                                  const CaromEditView *view, CaromVec2 near) {
  return carom_vec2_add_scaled(view->gravity_at, scene->gravity, view->gravity_s2);
}

static void find_gravity(const CaromScene *scene, const CaromEditView *view, CaromVec2 place,
                         Nearest *nearest) {
  CaromHandle handle = {CAROM_HANDLE_GRAVITY};
  if (view->gravity_s2 > 0)
    offer(nearest, handle,
          carom_vec2_distance(place_of_gravity(&handle, scene, view, place), place));
}

static gboolean change_gravity(const CaromDrag *drag, CaromScene *scene,
                               const CaromSelection *selection, GError **error) {
  scene->gravity = turn_arrow(drag, scene->gravity, drag->view.gravity_s2);
  return TRUE;
}

static char *describe_gravity(const CaromDrag *drag, const CaromScene *scene,
                              const CaromScene *before, const CaromSelection *selection) {
  return describe_vector("g", scene->gravity, CAROM_DIMENSION_ACCELERATION, scene);
}

/* ---- The pivot, about which the angular momentum is ---- */

static CaromVec2 place_of_pivot(const CaromHandle *handle, const CaromScene *scene,
                                const CaromEditView *view, CaromVec2 near) {
  return scene->staging.angular_about;
}

static void find_pivot(const CaromScene *scene, const CaromEditView *view, CaromVec2 place,
                       Nearest *nearest) {
  if (view->has_pivot)
    offer(nearest, (CaromHandle){CAROM_HANDLE_PIVOT},
          carom_vec2_distance(scene->staging.angular_about, place));
}

static gboolean move_pivot(const CaromDrag *drag, CaromScene *scene,
                           const CaromSelection *selection, GError **error) {
  CaromVec2 way = drag->constrain ? keep_to_axis(way_of(drag)) : way_of(drag);
  scene->staging.angular_about = hold_place(drag, step_of(drag), scene->staging.angular_about, way);
  return TRUE;
}

static char *describe_pivot(const CaromDrag *drag, const CaromScene *scene,
                            const CaromScene *before, const CaromSelection *selection) {
  return describe_vector("r", scene->staging.angular_about, CAROM_DIMENSION_LENGTH, scene);
}

/* ---- The end of a wall ---- */

static CaromVec2 place_of_end(const CaromHandle *handle, const CaromScene *scene,
                              const CaromEditView *view, CaromVec2 near) {
  const CaromWall *wall = carom_scene_wall(scene, handle->item.index);
  return handle->end == CAROM_WALL_END_P1 ? wall->p1 : wall->p2;
}

static void find_wall_ends(const CaromScene *scene, const CaromEditView *view, CaromVec2 place,
                           Nearest *nearest) {
  for (guint i = 0; i < scene->walls->len; i++)
    for (CaromWallEnd end = CAROM_WALL_END_P1; end <= CAROM_WALL_END_P2; end++) {
      CaromHandle handle = {CAROM_HANDLE_WALL_END, {CAROM_ITEM_WALL, i}, end};
      offer(nearest, handle, carom_vec2_distance(place_of_end(&handle, scene, view, place), place));
    }
}

/* Where a wall's end at @place comes to that goes @way, seen from its other end. */
static CaromVec2 hold_end(const CaromDrag *drag, CaromVec2 other, CaromVec2 place, CaromVec2 way) {
  CaromRoundNumber step = step_of(drag);
  if (!drag->constrain)
    return hold_place(drag, step, place, way);
  CaromVec2 arrow = carom_vec2_sub(carom_vec2_add(place, way), other);
  return carom_snap_move(step, other, hold_direction(step, arrow));
}

static gboolean move_wall_end(const CaromDrag *drag, CaromScene *scene,
                              const CaromSelection *selection, GError **error) {
  const CaromWall *wall = carom_scene_wall(scene, drag->handle.item.index);
  gboolean is_p1 = drag->handle.end == CAROM_WALL_END_P1;
  CaromVec2 end = is_p1 ? wall->p1 : wall->p2, other = is_p1 ? wall->p2 : wall->p1;
  return carom_edit_set_wall_end(scene, drag->handle.item.index, drag->handle.end,
                                 hold_end(drag, other, end, way_of(drag)), error);
}

/* Its length and its direction. */
static char *describe_wall(const CaromDrag *drag, const CaromScene *scene, const CaromScene *before,
                           const CaromSelection *selection) {
  const CaromWall *wall = carom_scene_wall(scene, item_of(drag, scene).index);
  CaromVec2 arrow = carom_vec2_sub(wall->p2, wall->p1);
  g_autofree char *length = quantity(carom_vec2_length(arrow), CAROM_DIMENSION_LENGTH, scene);
  g_autofree char *angle = carom_digits_text(carom_degrees_of(arrow), CAROM_DIGITS_READ);
  /* Translators: %1$s is the symbol of a wall, %2$s its length with unit, %3$s its direction */
  return g_strdup_printf(_("%1$s = %2$s, %3$s°"), "ℓ", length, angle);
}

/* ---- Where the discs of an emitter come in ---- */

/* The arrow ends on the other side, so that both can be taken hold of.
 *
 * Returns: the signs of the corner's coordinates, seen from the centre */
static CaromVec2 corner_side(const CaromEmitter *emitter) {
  return carom_vec2(emitter->velocity.x > 0 ? -1 : 1, emitter->velocity.y > 0 ? -1 : 1);
}

static CaromVec2 corner_of(const CaromEmitter *emitter, const CaromEditView *view) {
  CaromVec2 side = corner_side(emitter);
  double beyond = MAX(emitter->radius, CORNER_REACHES * view->reach);
  return carom_vec2_add(emitter->position, carom_vec2(side.x * (emitter->spread.x + beyond),
                                                      side.y * (emitter->spread.y + beyond)));
}

static CaromVec2 place_of_spread(const CaromHandle *handle, const CaromScene *scene,
                                 const CaromEditView *view, CaromVec2 near) {
  return corner_of(carom_scene_emitter(scene, handle->item.index), view);
}

static void find_spreads(const CaromScene *scene, const CaromEditView *view, CaromVec2 place,
                         Nearest *nearest) {
  for (guint i = 0; i < scene->emitters->len; i++)
    offer(nearest, (CaromHandle){CAROM_HANDLE_SPREAD, {CAROM_ITEM_EMITTER, i}},
          carom_vec2_distance(corner_of(carom_scene_emitter(scene, i), view), place));
}

/* Returns: the spread of @emitter, at least 0 to each side, once its corner has gone @way */
static CaromVec2 grow_spread(const CaromEmitter *emitter, CaromVec2 way) {
  CaromVec2 side = corner_side(emitter);
  return carom_vec2(MAX(emitter->spread.x + side.x * way.x, 0),
                    MAX(emitter->spread.y + side.y * way.y, 0));
}

/* What the pointer does not go along stays as it is, on the grid, too. */
static gboolean change_spread(const CaromDrag *drag, CaromScene *scene,
                              const CaromSelection *selection, GError **error) {
  const CaromEmitter *emitter = carom_scene_emitter(scene, drag->handle.item.index);
  CaromVec2 way = drag->constrain ? keep_to_axis(way_of(drag)) : way_of(drag);
  CaromVec2 grown = carom_snap_point(step_of(drag), grow_spread(emitter, way));
  return carom_edit_set_spread(scene, drag->handle.item.index, along(way, grown, emitter->spread),
                               error);
}

static char *describe_spread(const CaromDrag *drag, const CaromScene *scene,
                             const CaromScene *before, const CaromSelection *selection) {
  const CaromEmitter *emitter = carom_scene_emitter(scene, drag->handle.item.index);
  g_autofree char *x = quantity(emitter->spread.x, CAROM_DIMENSION_LENGTH, scene);
  g_autofree char *y = quantity(emitter->spread.y, CAROM_DIMENSION_LENGTH, scene);
  /* Translators: how far to both sides of x and of y discs may come in, with units */
  return g_strdup_printf(_("± x = %1$s, ± y = %2$s"), x, y);
}

/* ---- The rim of a disc ---- */

/* Where discs overlap, what is drawn on top hides the rims of the others.
 *
 * Returns: the disc that is seen at @place; the number of discs if there is none */
static guint find_seen(const CaromScene *scene, CaromVec2 place) {
  for (guint i = scene->bodies->len; i > 0; i--) {
    const CaromBody *body = carom_scene_body(scene, i - 1);
    if (carom_vec2_distance(body->position, place) < body->radius)
      return i - 1;
  }
  return scene->bodies->len;
}

static void find_rims(const CaromScene *scene, const CaromEditView *view, CaromVec2 place,
                      Nearest *nearest) {
  guint seen = find_seen(scene, place);
  for (guint i = 0; i < scene->bodies->len; i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    double outside = carom_vec2_distance(body->position, place) - body->radius;
    if ((i == seen || seen == scene->bodies->len) && body->radius > view->reach &&
        outside >= -RIM_INSIDE * body->radius && outside <= RIM_OUTSIDE * body->radius)
      offer(nearest, (CaromHandle){CAROM_HANDLE_RIM, {CAROM_ITEM_DISC, i}}, fabs(outside));
  }
}

static CaromVec2 place_of_rim(const CaromHandle *handle, const CaromScene *scene,
                              const CaromEditView *view, CaromVec2 near) {
  const CaromBody *body = carom_scene_body(scene, handle->item.index);
  CaromVec2 way = carom_vec2_sub(near, body->position);
  double length = carom_vec2_length(way);
  CaromVec2 out = length > 0 ? carom_vec2_scale(way, 1 / length) : carom_vec2(1, 0);
  return carom_vec2_add_scaled(body->position, out, body->radius);
}

static gboolean change_radius(const CaromDrag *drag, CaromScene *scene,
                              const CaromSelection *selection, GError **error) {
  const CaromBody *body = carom_scene_body(scene, drag->handle.item.index);
  double grown = carom_vec2_distance(body->position, drag->to) -
                 carom_vec2_distance(body->position, drag->from);
  double radius = body->radius;
  if (grown != 0 || drag->snap)
    radius = carom_snap_length(step_of(drag), MAX(radius + grown, 0));
  return carom_edit_set_radius(scene, drag->handle.item, radius, drag->mass_power, error);
}

static gboolean copy_radius(const CaromDrag *drag, const CaromScene *after, CaromScene *other,
                            const CaromSelection *selection, GError **error) {
  CaromItem item = drag->handle.item;
  return carom_edit_set_radius(other, item, carom_item_radius(after, item), drag->mass_power,
                               error);
}

static char *describe_size(const CaromDrag *drag, const CaromScene *scene, const CaromScene *before,
                           const CaromSelection *selection) {
  const CaromBody *body = carom_scene_body(scene, item_of(drag, scene).index);
  g_autofree char *radius = quantity(body->radius, CAROM_DIMENSION_LENGTH, scene);
  g_autofree char *mass = quantity(body->mass_kg, CAROM_DIMENSION_MASS, scene);
  /* Translators: the radius and the mass of a disc, with units */
  return g_strdup_printf(_("r = %s, m = %s"), radius, mass);
}

/* ---- Whole discs, emitters and walls, which are moved ---- */

/* All discs that are there are equally near, so that the last one is taken. */
static void find_discs(const CaromScene *scene, const CaromEditView *view, CaromVec2 place,
                       Nearest *nearest) {
  for (guint i = 0; i < scene->bodies->len; i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    double outside = carom_vec2_distance(body->position, place) - MAX(body->radius, view->reach);
    if (outside <= 0)
      offer(nearest, (CaromHandle){CAROM_HANDLE_DISC, {CAROM_ITEM_DISC, i}}, 0);
  }
}

/* How far @place is outside of where the discs of @emitter may be; below 0 inside. */
static double outside_of(const CaromEmitter *emitter, CaromVec2 place) {
  double x = fabs(place.x - emitter->position.x) - emitter->spread.x;
  double y = fabs(place.y - emitter->position.y) - emitter->spread.y;
  return MIN(MAX(x, y), 0) + hypot(MAX(x, 0), MAX(y, 0)) - emitter->radius;
}

static void find_emitters(const CaromScene *scene, const CaromEditView *view, CaromVec2 place,
                          Nearest *nearest) {
  for (guint i = 0; i < scene->emitters->len; i++) {
    const CaromEmitter *emitter = carom_scene_emitter(scene, i);
    double from_middle = carom_vec2_distance(emitter->position, place) - emitter->radius;
    double from_edge = fabs(outside_of(emitter, place));
    offer(nearest, (CaromHandle){CAROM_HANDLE_EMITTER, {CAROM_ITEM_EMITTER, i}},
          MIN(MAX(from_middle, 0), from_edge));
  }
}

static void find_walls(const CaromScene *scene, const CaromEditView *view, CaromVec2 place,
                       Nearest *nearest) {
  for (guint i = 0; i < scene->walls->len; i++)
    offer(nearest, (CaromHandle){CAROM_HANDLE_WALL, {CAROM_ITEM_WALL, i}},
          carom_wall_distance(carom_scene_wall(scene, i), place));
}

static CaromVec2 place_of_centre(const CaromHandle *handle, const CaromScene *scene,
                                 const CaromEditView *view, CaromVec2 near) {
  return carom_item_centre(scene, handle->item);
}

static CaromVec2 place_of_wall(const CaromHandle *handle, const CaromScene *scene,
                               const CaromEditView *view, CaromVec2 near) {
  return carom_scene_wall(scene, handle->item.index)->p1;
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

/* A drag of what is held there to where it has come to. */
static gboolean move_there(const CaromDrag *drag, const CaromScene *after, CaromScene *other,
                           const CaromSelection *selection, GError **error) {
  CaromDrag there = *drag;
  there.from = carom_handle_get_place(&drag->handle, other, &drag->view, drag->from);
  there.to = carom_handle_get_place(&drag->handle, after, &drag->view, drag->to);
  there.constrain = FALSE;
  return move(&there, other, selection, error);
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

/* ---- What is new ---- */

/* Where something new begins. */
static CaromVec2 start_of(const CaromDrag *drag) {
  return carom_snap_point(step_of(drag), drag->from);
}

static gboolean is_drawn(const CaromDrag *drag) {
  return drag->from.x != drag->to.x || drag->from.y != drag->to.y;
}

double carom_handle_first_radius(const CaromEditView *view) {
  return carom_round_number_times(carom_round_number_near(FIRST_RADIUS * view->reach), 1);
}

static gboolean add_disc(const CaromDrag *drag, CaromScene *scene, const CaromSelection *selection,
                         GError **error) {
  CaromBody body = carom_edit_next_disc(scene, carom_handle_first_radius(&drag->view));
  guint index = scene->bodies->len;
  body.position = start_of(drag);
  if (!carom_edit_add_disc(scene, body, error))
    return FALSE;
  if (!is_drawn(drag))
    return TRUE;
  double radius = carom_snap_length(step_of(drag), carom_vec2_distance(body.position, drag->to));
  return carom_edit_set_radius(scene, (CaromItem){CAROM_ITEM_DISC, index}, radius, drag->mass_power,
                               error);
}

static gboolean add_wall(const CaromDrag *drag, CaromScene *scene, const CaromSelection *selection,
                         GError **error) {
  CaromVec2 start = start_of(drag);
  CaromVec2 way = carom_vec2_sub(drag->to, start);
  CaromWall wall = carom_edit_next_wall(scene, start, hold_end(drag, start, start, way));
  return carom_edit_add_wall(scene, wall, error);
}

/* The tip of its arrow is at the pointer. */
static gboolean add_emitter(const CaromDrag *drag, CaromScene *scene,
                            const CaromSelection *selection, GError **error) {
  CaromEmitter emitter = carom_edit_next_emitter(scene, carom_handle_first_radius(&drag->view));
  double arrow_s = carom_handle_arrow_s(&drag->view);
  emitter.position = start_of(drag);
  if (is_drawn(drag)) {
    CaromVec2 arrow = carom_vec2_sub(drag->to, emitter.position);
    emitter.velocity = hold_arrow(drag, carom_vec2(0, 0), carom_vec2_scale(arrow, 1 / arrow_s),
                                  drag->view.points_per_unit * arrow_s);
  }
  return carom_edit_add_emitter(scene, emitter, error);
}

/* ---- The table ---- */

/* Those that can be found are looked for in this order; those of what is moved are called by what
 * is selected. */
static const struct {
  /* Offers all that are near to @place; NULL: such are found otherwise. */
  void (*find)(const CaromScene *scene, const CaromEditView *view, CaromVec2 place,
               Nearest *nearest);
  /* See carom_handle_get_place(). */
  CaromVec2 (*place)(const CaromHandle *handle, const CaromScene *scene, const CaromEditView *view,
                     CaromVec2 near);
  const char *cursor; /* NULL: that for a size, which depends on its direction */
  /* See carom_handle_drag(). */
  gboolean (*drag)(const CaromDrag *drag, CaromScene *scene, const CaromSelection *selection,
                   GError **error);
  CaromEditVerb verb; /* what it is called, unless it has a name of its own */
  /* See carom_handle_describe_drag(). */
  char *(*describe)(const CaromDrag *drag, const CaromScene *scene, const CaromScene *before,
                    const CaromSelection *selection);
  CaromEditTopic topic;
  /* See carom_handle_drag_other(); NULL: the same drag does it. */
  gboolean (*drag_other)(const CaromDrag *drag, const CaromScene *after, CaromScene *other,
                         const CaromSelection *selection, GError **error);
  const char *name; /* (nullable): translatable: of what belongs to the scene as a whole */
} kinds[] = {
    [CAROM_HANDLE_NONE] = {.cursor = "default"},
    [CAROM_HANDLE_ARROW] = {find_arrows, place_of_arrow, "grab", change_velocity,
                            CAROM_EDIT_VERB_AIM, describe_velocity, CAROM_EDIT_TOPIC_MOTION,
                            copy_velocity},
    [CAROM_HANDLE_LAUNCH] = {NULL, place_of_launch, "grab", change_velocity, CAROM_EDIT_VERB_AIM,
                             describe_velocity, CAROM_EDIT_TOPIC_MOTION, copy_velocity},
    [CAROM_HANDLE_GRAVITY] = {find_gravity, place_of_gravity, "grab", change_gravity, 0,
                              describe_gravity, CAROM_EDIT_TOPIC_NATURE, NULL,
                              N_("Change Gravity")},
    [CAROM_HANDLE_PIVOT] = {find_pivot, place_of_pivot, "move", move_pivot, 0, describe_pivot,
                            CAROM_EDIT_TOPIC_LOOKS, NULL, N_("Move Point of Angular Momentum")},
    [CAROM_HANDLE_WALL_END] = {find_wall_ends, place_of_end, "grab", move_wall_end,
                               CAROM_EDIT_VERB_AIM, describe_wall, CAROM_EDIT_TOPIC_MOTION},
    [CAROM_HANDLE_SPREAD] = {find_spreads, place_of_spread, NULL, change_spread,
                             CAROM_EDIT_VERB_SPREAD, describe_spread, CAROM_EDIT_TOPIC_MOTION},
    [CAROM_HANDLE_RIM] = {find_rims, place_of_rim, NULL, change_radius, CAROM_EDIT_VERB_RESIZE,
                          describe_size, CAROM_EDIT_TOPIC_NATURE, copy_radius},
    [CAROM_HANDLE_DISC] = {find_discs, place_of_centre, "move", move, CAROM_EDIT_VERB_MOVE,
                           describe_move, CAROM_EDIT_TOPIC_MOTION, move_there},
    [CAROM_HANDLE_EMITTER] = {find_emitters, place_of_centre, "move", move, CAROM_EDIT_VERB_MOVE,
                              describe_move, CAROM_EDIT_TOPIC_MOTION, move_there},
    [CAROM_HANDLE_WALL] = {find_walls, place_of_wall, "move", move, CAROM_EDIT_VERB_MOVE,
                           describe_move, CAROM_EDIT_TOPIC_MOTION, move_there},
    [CAROM_HANDLE_NEW_DISC] = {.drag = add_disc,
                               .verb = CAROM_EDIT_VERB_ADD,
                               .describe = describe_size,
                               .topic = CAROM_EDIT_TOPIC_MOTION},
    [CAROM_HANDLE_NEW_WALL] = {.drag = add_wall,
                               .verb = CAROM_EDIT_VERB_ADD,
                               .describe = describe_wall,
                               .topic = CAROM_EDIT_TOPIC_MOTION},
    [CAROM_HANDLE_NEW_EMITTER] = {.drag = add_emitter,
                                  .verb = CAROM_EDIT_VERB_ADD,
                                  .describe = describe_velocity,
                                  .topic = CAROM_EDIT_TOPIC_MOTION},
};

CaromHandle carom_handle_find(const CaromScene *scene, const CaromEditView *view, CaromVec2 place) {
  for (guint i = 0; i < G_N_ELEMENTS(kinds); i++) {
    Nearest nearest = {.handle = {CAROM_HANDLE_NONE}, .distance = view->reach};
    if (kinds[i].find)
      kinds[i].find(scene, view, place, &nearest);
    if (nearest.handle.kind != CAROM_HANDLE_NONE)
      return nearest.handle;
  }
  return (CaromHandle){CAROM_HANDLE_NONE};
}

gboolean carom_handle_is_of_scene(const CaromHandle *handle) {
  return kinds[handle->kind].name != NULL;
}

gboolean carom_handle_get_item(const CaromHandle *handle, CaromItem *item) {
  if (handle->kind == CAROM_HANDLE_NONE || carom_handle_is_of_scene(handle) || is_new(handle))
    return FALSE;
  *item = handle->item;
  return TRUE;
}

CaromVec2 carom_handle_get_place(const CaromHandle *handle, const CaromScene *scene,
                                 const CaromEditView *view, CaromVec2 place) {
  return kinds[handle->kind].place ? kinds[handle->kind].place(handle, scene, view, place) : place;
}

/* The cursor for a size that changes along @way: across the screen, up and down, or aslant. */
static const char *resize_cursor(CaromVec2 way) {
  static const char *const cursors[] = {"ew-resize", "nesw-resize", "ns-resize", "nwse-resize"};
  int eighth = (int)lround(carom_degrees_of(way) / 45);
  return cursors[(eighth + 8) % 4];
}

const char *carom_handle_get_cursor(const CaromHandle *handle, const CaromScene *scene,
                                    CaromVec2 place) {
  if (handle->kind == CAROM_HANDLE_SPREAD)
    return resize_cursor(corner_side(carom_scene_emitter(scene, handle->item.index)));
  if (handle->kind == CAROM_HANDLE_RIM)
    return resize_cursor(carom_vec2_sub(place, carom_item_centre(scene, handle->item)));
  return kinds[handle->kind].cursor;
}

gboolean carom_handle_drag(const CaromDrag *drag, CaromScene *scene,
                           const CaromSelection *selection, GError **error) {
  return kinds[drag->handle.kind].drag(drag, scene, selection, error);
}

CaromEditTopic carom_handle_get_topic(const CaromHandle *handle) {
  return kinds[handle->kind].topic;
}

gboolean carom_handle_drag_other(const CaromDrag *drag, const CaromScene *after, CaromScene *other,
                                 const CaromSelection *selection, GError **error) {
  return kinds[drag->handle.kind].drag_other
             ? kinds[drag->handle.kind].drag_other(drag, after, other, selection, error)
             : carom_handle_drag(drag, other, selection, error);
}

char *carom_handle_name_drag(const CaromDrag *drag, const CaromScene *scene,
                             const CaromSelection *selection) {
  CaromEditVerb verb = kinds[drag->handle.kind].verb;
  CaromItem item = drag->handle.item;
  if (carom_handle_is_of_scene(&drag->handle))
    return g_strdup(_(kinds[drag->handle.kind].name));
  if (verb == CAROM_EDIT_VERB_MOVE)
    return carom_edit_name(verb, scene, selection);
  if (is_new(&drag->handle))
    item.index = carom_item_count(scene, item.kind);
  g_autoptr(CaromSelection) one = carom_selection_new_of(item);
  return carom_edit_name(verb, scene, one);
}

char *carom_handle_describe_drag(const CaromDrag *drag, const CaromScene *scene,
                                 const CaromScene *before, const CaromSelection *selection) {
  return kinds[drag->handle.kind].describe(drag, scene, before, selection);
}
