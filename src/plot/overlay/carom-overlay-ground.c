/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-ground: everything is a box, or a line that is crossed by a box that is larger by
 * the line's width. */
#include "carom-overlay-ground.h"

#include "carom-clip.h"

/* Half the width of arrows and of their heads, and the length of heads, by strength, in units. */
static const double half_line[CAROM_N_STRENGTHS] = {1.5, 2, 3};
static const double half_head[CAROM_N_STRENGTHS] = {3.5, 4.8, 6.5};
static const double head_length[CAROM_N_STRENGTHS] = {8, 11, 15};

/* The penalties for lying on a line, by its strength; on the wall; and for each point of distance.
 */
static const double loss_of_line[CAROM_N_STRENGTHS] = {1.5, 4, 5};
static const double loss_of_wall = 5, loss_of_way = 0.15;

/* The distance between places that are tried, in units. */
static const double distance_tried = 6;

enum { N_ON_ARC = 32, N_ON_PATH = 16 };

static gboolean overlap(const CaromOverlayBox *one, const CaromOverlayBox *other) {
  return fabs(one->place.x - other->place.x) < one->half_width + other->half_width &&
         fabs(one->place.y - other->place.y) < one->half_height + other->half_height;
}

static gboolean is_within(const CaromOverlayBox *box, CaromVec2 place, double around) {
  return fabs(box->place.x - place.x) < box->half_width + around &&
         fabs(box->place.y - place.y) < box->half_height + around;
}

/* Whether the line comes nearer to the box than @around. */
static gboolean is_crossed(const CaromOverlayBox *box, CaromVec2 from, CaromVec2 to,
                           double around) {
  CaromVec2 half = carom_vec2(box->half_width + around, box->half_height + around);
  double first, last;
  return carom_clip_line(from, to, carom_vec2_sub(box->place, half),
                         carom_vec2_add(box->place, half), &first, &last);
}

static gboolean hides_arrow(const CaromOverlayGround *ground, const CaromOverlayBox *box,
                            const CaromOverlayShape *shape) {
  CaromVec2 along = carom_vec2_sub(shape->to, shape->from);
  double length = carom_vec2_length(along), head = head_length[shape->strength] * ground->unit;
  CaromVec2 neck =
      length > head ? carom_vec2_add_scaled(shape->to, along, -head / length) : shape->from;
  return is_crossed(box, shape->from, shape->to, half_line[shape->strength] * ground->unit) ||
         is_crossed(box, neck, shape->to, half_head[shape->strength] * ground->unit);
}

static gboolean hides_arc(const CaromOverlayGround *ground, const CaromOverlayBox *box,
                          const CaromOverlayShape *arc) {
  CaromOverlayArc curve = carom_overlay_shape_arc(arc);
  for (int i = 0; i <= N_ON_ARC; i++)
    if (is_within(box, carom_overlay_arc_point(curve, (double)i / N_ON_ARC),
                  half_line[arc->strength] * ground->unit))
      return TRUE;
  return FALSE;
}

gboolean carom_overlay_ground_hides(const CaromOverlayGround *ground, const CaromOverlayBox *box,
                                    const CaromOverlayShape *shape) {
  switch (shape->kind) {
  case CAROM_SHAPE_ARROW:
  case CAROM_SHAPE_LEG:
  case CAROM_SHAPE_SPAN:
  case CAROM_SHAPE_BEYOND:
    return hides_arrow(ground, box, shape);
  case CAROM_SHAPE_ARC:
    return hides_arc(ground, box, shape);
  case CAROM_SHAPE_DOT:
  case CAROM_SHAPE_GRIP:
    return is_within(box, shape->from, shape->radius);
  default:
    return FALSE;
  }
}

static gboolean is_in_room(const CaromOverlayRoom *room, const CaromOverlayBox *box) {
  return box->place.x - box->half_width >= room->left &&
         box->place.x + box->half_width <= room->right &&
         box->place.y - box->half_height >= room->top &&
         box->place.y + box->half_height <= room->bottom;
}

gboolean carom_overlay_ground_is_free(const CaromOverlayGround *ground,
                                      const CaromOverlayBox *box) {
  if (!is_in_room(&ground->frame->room, box))
    return FALSE;
  for (guint i = 0; i < ground->taken->len; i++)
    if (overlap(box, &g_array_index(ground->taken, CaromOverlayBox, i)))
      return FALSE;
  for (guint i = 0; i < ground->shapes->len; i++)
    if (carom_overlay_ground_hides(ground, box,
                                   &g_array_index(ground->shapes, CaromOverlayShape, i)))
      return FALSE;
  return TRUE;
}

static gboolean is_on_ring(const CaromOverlayBox *box, const CaromOverlayShape *ring) {
  CaromVec2 off = carom_vec2_sub(ring->from, box->place);
  double near_x = MAX(fabs(off.x) - box->half_width, 0), far_x = fabs(off.x) + box->half_width;
  double near_y = MAX(fabs(off.y) - box->half_height, 0), far_y = fabs(off.y) + box->half_height;
  return hypot(near_x, near_y) <= ring->radius && hypot(far_x, far_y) >= ring->radius;
}

static gboolean is_on_path(const CaromOverlayBox *box, const CaromOverlayShape *shape) {
  CaromOverlayPath path = carom_overlay_shape_path(shape);
  for (int i = 0; i < N_ON_PATH; i++)
    if (is_crossed(box, carom_overlay_path_point(&path, (double)i / N_ON_PATH),
                   carom_overlay_path_point(&path, (i + 1.0) / N_ON_PATH), 0))
      return TRUE;
  return FALSE;
}

/* Whether @shape is a line that runs below @box. */
static gboolean runs_below(const CaromOverlayBox *box, const CaromOverlayShape *shape) {
  switch (shape->kind) {
  case CAROM_SHAPE_AXIS:
  case CAROM_SHAPE_LINE:
  case CAROM_SHAPE_RULE:
  case CAROM_SHAPE_SQUARE:
  case CAROM_SHAPE_EQUAL:
    return is_crossed(box, shape->from, shape->to, 0);
  case CAROM_SHAPE_RING:
    return is_on_ring(box, shape);
  case CAROM_SHAPE_PATH:
    return is_on_path(box, shape);
  default:
    return FALSE;
  }
}

static gboolean is_on_wall(const CaromOverlayGround *ground, const CaromOverlayBox *box) {
  CaromVec2 from, to;
  if (!carom_overlay_frame_has_wall(ground->frame))
    return FALSE;
  carom_overlay_frame_wall(ground->frame, &from, &to);
  return is_crossed(box, from, to, 0);
}

double carom_overlay_ground_loss(const CaromOverlayGround *ground, const CaromOverlayBox *box) {
  double loss = is_on_wall(ground, box) ? loss_of_wall : 0;
  for (guint i = 0; i < ground->shapes->len; i++) {
    const CaromOverlayShape *shape = &g_array_index(ground->shapes, CaromOverlayShape, i);
    if (runs_below(box, shape))
      loss += loss_of_line[shape->strength];
  }
  return loss;
}

gboolean carom_overlay_ground_search(const CaromOverlayGround *ground, CaromVec2 from,
                                     CaromOverlayBox *box) {
  const CaromOverlayRoom *room = &ground->frame->room;
  double step = distance_tried * ground->unit, least = INFINITY;
  CaromOverlayBox at = *box;
  for (at.place.y = room->top + box->half_height; at.place.y <= room->bottom; at.place.y += step)
    for (at.place.x = room->left + box->half_width; at.place.x <= room->right; at.place.x += step) {
      double way = loss_of_way * carom_vec2_distance(at.place, from);
      if (way >= least || !carom_overlay_ground_is_free(ground, &at))
        continue;
      double loss = way + carom_overlay_ground_loss(ground, &at);
      if (loss < least) {
        least = loss;
        *box = at;
      }
    }
  return isfinite(least);
}
