/* carom-handle: a search through all discs and walls, one kind of handle after the other. */
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

/* The nearest so far. */
typedef struct {
  CaromHandle handle;
  double distance;
} Nearest;

static double distance_of(CaromVec2 one, CaromVec2 other) {
  return carom_vec2_length(carom_vec2_sub(one, other));
}

static CaromVec2 tip_of(const CaromBody *body, const CaromEditView *view) {
  return carom_vec2_add_scaled(body->position, body->velocity, view->arrow_s);
}

/* Whether the tip is too near to the centre to be found. */
static gboolean is_hidden(const CaromBody *body, CaromVec2 tip, const CaromEditView *view) {
  double nearest_tip = MIN(TIP_OUTSIDE * body->radius, TIP_BEYOND * view->reach);
  return distance_of(tip, body->position) <= nearest_tip;
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
  for (guint i = 0; i < scene->bodies->len && view->arrow_s > 0; i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    CaromVec2 tip = tip_of(body, view);
    if (!is_hidden(body, tip, view))
      offer(nearest, (CaromHandle){CAROM_HANDLE_ARROW, .index = i}, distance_of(tip, place));
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
      offer(nearest, (CaromHandle){CAROM_HANDLE_WALL_END, i, end},
            distance_of(end_of(carom_scene_wall(scene, i), end), place));
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
      offer(nearest, (CaromHandle){CAROM_HANDLE_RIM, .index = i}, fabs(outside));
  }
}

/* All discs that are there are equally near, so that the last one is taken. */
static void find_discs(const CaromScene *scene, const CaromEditView *view, CaromVec2 place,
                       Nearest *nearest) {
  for (guint i = 0; i < scene->bodies->len; i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    double outside = distance_of(body->position, place) - MAX(body->radius, view->reach);
    if (outside <= 0)
      offer(nearest, (CaromHandle){CAROM_HANDLE_DISC, .index = i}, 0);
  }
}

static void find_walls(const CaromScene *scene, const CaromEditView *view, CaromVec2 place,
                       Nearest *nearest) {
  for (guint i = 0; i < scene->walls->len; i++)
    offer(nearest, (CaromHandle){CAROM_HANDLE_WALL, .index = i},
          carom_wall_distance(carom_scene_wall(scene, i), place));
}

/* ---- To launch a disc by ---- */

/* The tip as it would be shown. */
static CaromVec2 launched_tip(const CaromBody *body, const CaromEditView *view) {
  return carom_vec2_add_scaled(body->position, body->velocity, carom_handle_arrow_s(view));
}

gboolean carom_handle_can_launch(const CaromScene *scene, const CaromEditView *view, guint disc) {
  const CaromBody *body = carom_scene_body(scene, disc);
  return !body->pinned && distance_of(launched_tip(body, view), body->position) <= body->radius;
}

/* Whether @place is in the picture, with its reach. */
static gboolean is_shown(const CaromEditView *view, CaromVec2 place) {
  const CaromExtents *shown = &view->shown;
  return shown->max.x <= shown->min.x ||
         (place.x - view->reach >= shown->min.x && place.x + view->reach <= shown->max.x &&
          place.y - view->reach >= shown->min.y && place.y + view->reach <= shown->max.y);
}

/* Whether another disc or a wall is within the reach of @place. */
static gboolean is_taken(const CaromScene *scene, const CaromEditView *view, guint disc,
                         CaromVec2 place) {
  for (guint i = 0; i < scene->bodies->len; i++) {
    const CaromBody *other = carom_scene_body(scene, i);
    if (i != disc && distance_of(other->position, place) < other->radius + view->reach)
      return TRUE;
  }
  for (guint i = 0; i < scene->walls->len; i++)
    if (carom_wall_distance(carom_scene_wall(scene, i), place) < view->reach)
      return TRUE;
  return FALSE;
}

/* Where the disc goes, if it is at rest on the right, or on the first side on which nothing else
 * is, and which is seen. */
static CaromVec2 launch_place(const CaromScene *scene, const CaromEditView *view, guint disc) {
  const CaromBody *body = carom_scene_body(scene, disc);
  double speed = carom_vec2_length(body->velocity);
  CaromVec2 ahead = speed > 0 ? carom_vec2_scale(body->velocity, 1 / speed) : carom_vec2(1, 0);
  const CaromVec2 sides[] = {ahead, {1, 0}, {0, 1}, {-1, 0}, {0, -1}};
  double off = body->radius + LAUNCH_POINTS / view->points_per_unit;
  for (guint i = 0; i < G_N_ELEMENTS(sides); i++) {
    CaromVec2 place = carom_vec2_add_scaled(body->position, sides[i], off);
    if (is_shown(view, place) && !is_taken(scene, view, disc, place))
      return place;
  }
  return carom_vec2_add_scaled(body->position, sides[0], off);
}

CaromHandle carom_handle_find(const CaromScene *scene, const CaromEditView *view, CaromVec2 place) {
  static void (*const searches[])(const CaromScene *scene, const CaromEditView *view,
                                  CaromVec2 place, Nearest *nearest) = {
      find_arrows, find_gravity, find_wall_ends, find_rims, find_discs, find_walls};
  for (guint i = 0; i < G_N_ELEMENTS(searches); i++) {
    Nearest nearest = {.handle = {CAROM_HANDLE_NONE}, .distance = view->reach};
    searches[i](scene, view, place, &nearest);
    if (nearest.handle.kind != CAROM_HANDLE_NONE)
      return nearest.handle;
  }
  return (CaromHandle){CAROM_HANDLE_NONE};
}

gboolean carom_handle_get_item(const CaromHandle *handle, CaromItem *item) {
  gboolean is_wall = handle->kind == CAROM_HANDLE_WALL || handle->kind == CAROM_HANDLE_WALL_END;
  if (handle->kind == CAROM_HANDLE_NONE || handle->kind == CAROM_HANDLE_GRAVITY)
    return FALSE;
  *item = (CaromItem){is_wall ? CAROM_ITEM_WALL : CAROM_ITEM_DISC, handle->index};
  return TRUE;
}

static CaromVec2 rim_near(const CaromBody *body, CaromVec2 place) {
  CaromVec2 way = carom_vec2_sub(place, body->position);
  double length = carom_vec2_length(way);
  CaromVec2 along = length > 0 ? carom_vec2_scale(way, 1 / length) : carom_vec2(1, 0);
  return carom_vec2_add_scaled(body->position, along, body->radius);
}

CaromVec2 carom_handle_get_place(const CaromHandle *handle, const CaromScene *scene,
                                 const CaromEditView *view, CaromVec2 place) {
  switch (handle->kind) {
  case CAROM_HANDLE_ARROW:
    return tip_of(carom_scene_body(scene, handle->index), view);
  case CAROM_HANDLE_LAUNCH:
    return carom_handle_can_launch(scene, view, handle->index)
               ? launch_place(scene, view, handle->index)
               : launched_tip(carom_scene_body(scene, handle->index), view);
  case CAROM_HANDLE_GRAVITY:
    return tip_of_gravity(scene, view);
  case CAROM_HANDLE_WALL_END:
    return end_of(carom_scene_wall(scene, handle->index), handle->end);
  case CAROM_HANDLE_RIM:
    return rim_near(carom_scene_body(scene, handle->index), place);
  case CAROM_HANDLE_DISC:
    return carom_scene_body(scene, handle->index)->position;
  case CAROM_HANDLE_WALL:
    return carom_scene_wall(scene, handle->index)->p1;
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
  case CAROM_HANDLE_RIM:
    return resize_cursor(carom_vec2_sub(place, carom_scene_body(scene, handle->index)->position));
  case CAROM_HANDLE_DISC:
  case CAROM_HANDLE_WALL:
    return "move";
  case CAROM_HANDLE_NONE:
    break;
  }
  return "default";
}
