/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-handle: a search through everything, one kind of handle after the other. */
#include "carom-handle.h"

#include "carom-degrees.h"

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

/* The nearest so far. */
typedef struct {
  CaromHandle handle;
  double distance;
} Nearest;

static double distance_of(CaromVec2 one, CaromVec2 other) {
  return carom_vec2_length(carom_vec2_sub(one, other));
}

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
  return distance_of(tip, mover->position) <= nearest_tip;
}

static CaromVec2 tip_of_gravity(const CaromScene *scene, const CaromEditView *view) {
  return carom_vec2_add_scaled(view->gravity_at, scene->gravity, view->gravity_s2);
}

static CaromVec2 end_of(const CaromWall *wall, CaromWallEnd end) {
  return end == CAROM_WALL_END_P1 ? wall->p1 : wall->p2;
}

/* Takes @handle if it is nearer than the nearest so far. */
static void offer(Nearest *nearest, CaromHandle handle, double distance) {
  if (distance <= nearest->distance)
    *nearest = (Nearest){handle, distance};
}

static void find_arrows(const CaromScene *scene, const CaromEditView *view, CaromVec2 place,
                        Nearest *nearest) {
  for (guint kind = 0; kind < CAROM_N_ITEM_KINDS && view->arrow_s > 0; kind++)
    for (guint i = 0; carom_item_moves(kind) && i < carom_item_count(scene, kind); i++) {
      CaromItem item = {kind, i};
      Mover mover = get_mover(scene, item);
      CaromVec2 tip = tip_of(&mover, view->arrow_s);
      if (!is_hidden(&mover, tip, view))
        offer(nearest, (CaromHandle){CAROM_HANDLE_ARROW, item}, distance_of(tip, place));
    }
}

static void find_gravity(const CaromScene *scene, const CaromEditView *view, CaromVec2 place,
                         Nearest *nearest) {
  if (view->gravity_s2 > 0)
    offer(nearest, (CaromHandle){CAROM_HANDLE_GRAVITY},
          distance_of(tip_of_gravity(scene, view), place));
}

static void find_wall_ends(const CaromScene *scene, const CaromEditView *view, CaromVec2 place,
                           Nearest *nearest) {
  for (guint i = 0; i < scene->walls->len; i++)
    for (CaromWallEnd end = CAROM_WALL_END_P1; end <= CAROM_WALL_END_P2; end++)
      offer(nearest, (CaromHandle){CAROM_HANDLE_WALL_END, {CAROM_ITEM_WALL, i}, end},
            distance_of(end_of(carom_scene_wall(scene, i), end), place));
}

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

CaromVec2 carom_handle_grow_spread(const CaromEmitter *emitter, CaromVec2 way) {
  CaromVec2 side = corner_side(emitter);
  return carom_vec2(MAX(emitter->spread.x + side.x * way.x, 0),
                    MAX(emitter->spread.y + side.y * way.y, 0));
}

static void find_spreads(const CaromScene *scene, const CaromEditView *view, CaromVec2 place,
                         Nearest *nearest) {
  for (guint i = 0; i < scene->emitters->len; i++)
    offer(nearest, (CaromHandle){CAROM_HANDLE_SPREAD, {CAROM_ITEM_EMITTER, i}},
          distance_of(corner_of(carom_scene_emitter(scene, i), view), place));
}

/* Where discs overlap, what is drawn on top hides the rims of the others.
 *
 * Returns: the disc that is seen at @place; the number of discs if there is none */
static guint find_seen(const CaromScene *scene, CaromVec2 place) {
  for (guint i = scene->bodies->len; i > 0; i--) {
    const CaromBody *body = carom_scene_body(scene, i - 1);
    if (distance_of(body->position, place) < body->radius)
      return i - 1;
  }
  return scene->bodies->len;
}

static void find_rims(const CaromScene *scene, const CaromEditView *view, CaromVec2 place,
                      Nearest *nearest) {
  guint seen = find_seen(scene, place);
  for (guint i = 0; i < scene->bodies->len; i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    double outside = distance_of(body->position, place) - body->radius;
    if ((i == seen || seen == scene->bodies->len) && body->radius > view->reach &&
        outside >= -RIM_INSIDE * body->radius && outside <= RIM_OUTSIDE * body->radius)
      offer(nearest, (CaromHandle){CAROM_HANDLE_RIM, {CAROM_ITEM_DISC, i}}, fabs(outside));
  }
}

/* All discs that are there are equally near, so that the last one is taken. */
static void find_discs(const CaromScene *scene, const CaromEditView *view, CaromVec2 place,
                       Nearest *nearest) {
  for (guint i = 0; i < scene->bodies->len; i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    double outside = distance_of(body->position, place) - MAX(body->radius, view->reach);
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
    double from_middle = distance_of(emitter->position, place) - emitter->radius;
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
  return distance_of(launched_tip(&mover, view), mover.position) <= mover.radius;
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
    if (!is_itself && distance_of(other->position, place) < other->radius + view->reach)
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

CaromHandle carom_handle_find(const CaromScene *scene, const CaromEditView *view, CaromVec2 place) {
  static void (*const searches[])(const CaromScene *scene, const CaromEditView *view,
                                  CaromVec2 place, Nearest *nearest) = {
      find_arrows, find_gravity, find_wall_ends, find_spreads,
      find_rims,   find_discs,   find_emitters,  find_walls};
  for (guint i = 0; i < G_N_ELEMENTS(searches); i++) {
    Nearest nearest = {.handle = {CAROM_HANDLE_NONE}, .distance = view->reach};
    searches[i](scene, view, place, &nearest);
    if (nearest.handle.kind != CAROM_HANDLE_NONE)
      return nearest.handle;
  }
  return (CaromHandle){CAROM_HANDLE_NONE};
}

gboolean carom_handle_get_item(const CaromHandle *handle, CaromItem *item) {
  if (handle->kind == CAROM_HANDLE_NONE || handle->kind == CAROM_HANDLE_GRAVITY)
    return FALSE;
  *item = handle->item;
  return TRUE;
}

static CaromVec2 rim_near(const CaromBody *body, CaromVec2 place) {
  CaromVec2 way = carom_vec2_sub(place, body->position);
  double length = carom_vec2_length(way);
  CaromVec2 along = length > 0 ? carom_vec2_scale(way, 1 / length) : carom_vec2(1, 0);
  return carom_vec2_add_scaled(body->position, along, body->radius);
}

static CaromVec2 get_arrow_place(const CaromHandle *handle, const CaromScene *scene,
                                 const CaromEditView *view) {
  Mover mover = get_mover(scene, handle->item);
  if (handle->kind == CAROM_HANDLE_ARROW)
    return tip_of(&mover, view->arrow_s);
  return carom_handle_can_launch(scene, view, handle->item)
             ? launch_place(scene, view, handle->item)
             : launched_tip(&mover, view);
}

CaromVec2 carom_handle_get_place(const CaromHandle *handle, const CaromScene *scene,
                                 const CaromEditView *view, CaromVec2 place) {
  guint index = handle->item.index;
  switch (handle->kind) {
  case CAROM_HANDLE_ARROW:
  case CAROM_HANDLE_LAUNCH:
    return get_arrow_place(handle, scene, view);
  case CAROM_HANDLE_GRAVITY:
    return tip_of_gravity(scene, view);
  case CAROM_HANDLE_WALL_END:
    return end_of(carom_scene_wall(scene, index), handle->end);
  case CAROM_HANDLE_SPREAD:
    return corner_of(carom_scene_emitter(scene, index), view);
  case CAROM_HANDLE_RIM:
    return rim_near(carom_scene_body(scene, index), place);
  case CAROM_HANDLE_DISC:
  case CAROM_HANDLE_EMITTER:
    return carom_item_centre(scene, handle->item);
  case CAROM_HANDLE_WALL:
    return carom_scene_wall(scene, index)->p1;
  case CAROM_HANDLE_NONE:
    break;
  }
  return place;
}

/* The cursor for a size that changes along @way: across the screen, up and down, or aslant. */
static const char *resize_cursor(CaromVec2 way) {
  static const char *const cursors[] = {"ew-resize", "nesw-resize", "ns-resize", "nwse-resize"};
  int eighth = (int)lround(carom_degrees_of(way) / 45);
  return cursors[(eighth + 8) % 4];
}

const char *carom_handle_get_cursor(const CaromHandle *handle, const CaromScene *scene,
                                    CaromVec2 place) {
  switch (handle->kind) {
  case CAROM_HANDLE_ARROW:
  case CAROM_HANDLE_LAUNCH:
  case CAROM_HANDLE_GRAVITY:
  case CAROM_HANDLE_WALL_END:
    return "grab";
  case CAROM_HANDLE_SPREAD:
    return resize_cursor(corner_side(carom_scene_emitter(scene, handle->item.index)));
  case CAROM_HANDLE_RIM:
    return resize_cursor(carom_vec2_sub(place, carom_item_centre(scene, handle->item)));
  case CAROM_HANDLE_DISC:
  case CAROM_HANDLE_EMITTER:
  case CAROM_HANDLE_WALL:
    return "move";
  case CAROM_HANDLE_NONE:
    break;
  }
  return "default";
}
