/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-ground: each kind of shape is hidden by a box in its own way. */
#include "carom-overlay-ground.h"

#include "carom-line.h"

/* Half the width of arrows and of their heads, and the length of heads, in units, for each
 * strength.
 */
static const double half_line[CAROM_N_STRENGTHS] = {1.5, 2, 3};
static const double half_head[CAROM_N_STRENGTHS] = {3.5, 4.8, 6.5};
static const double head_length[CAROM_N_STRENGTHS] = {8, 11, 15};

/* The penalties for lying on a line, on a wall, or on the outline of a body; for each wall or
 * leader that parts a label from what it names, and for what is written between; and for each point
 * of distance. */
static const double loss_of_line = 20, loss_of_wall = 30, loss_of_outline = 16;
static const double loss_of_parting = 40, loss_of_passing = 12, loss_of_way = 0.15;

/* The distance between places that are tried, in units. */
static const double distance_tried = 6;

enum { N_ON_ARC = 32, N_ON_PATH = 16 };

static gboolean hides_head(const CaromOverlayGround *ground, const CaromTextBox *box,
                           const CaromOverlayShape *shape) {
  CaromVec2 along = carom_vec2_sub(shape->to, shape->from);
  double length = carom_vec2_length(along), head = head_length[shape->strength] * ground->unit;
  CaromVec2 neck =
      length > head ? carom_vec2_add_scaled(shape->to, along, -head / length) : shape->from;
  return carom_text_box_is_crossed(box, neck, shape->to, half_head[shape->strength] * ground->unit);
}

static gboolean hides_arrow(const CaromOverlayGround *ground, const CaromTextBox *box,
                            const CaromOverlayShape *shape) {
  return carom_text_box_is_crossed(box, shape->from, shape->to,
                                   half_line[shape->strength] * ground->unit) ||
         hides_head(ground, box, shape);
}

static gboolean hides_arc(const CaromOverlayGround *ground, const CaromTextBox *box,
                          const CaromOverlayShape *arc) {
  CaromOverlayArc curve = carom_overlay_shape_arc(arc);
  for (int i = 0; i <= N_ON_ARC; i++)
    if (carom_text_box_covers(box, carom_overlay_shape_arc_point(curve, (double)i / N_ON_ARC),
                              half_line[arc->strength] * ground->unit))
      return TRUE;
  return FALSE;
}

static gboolean hides(const CaromOverlayGround *ground, const CaromTextBox *box,
                      const CaromOverlayShape *shape) {
  switch (shape->kind) {
  case CAROM_SHAPE_ARROW:
  case CAROM_SHAPE_LEG:
  case CAROM_SHAPE_SPAN:
  case CAROM_SHAPE_BEYOND:
    return hides_arrow(ground, box, shape);
  case CAROM_SHAPE_AXIS:
    return hides_head(ground, box, shape);
  case CAROM_SHAPE_ARC:
    return hides_arc(ground, box, shape);
  case CAROM_SHAPE_DOT:
  case CAROM_SHAPE_GRIP:
    return carom_text_box_covers(box, shape->from, shape->radius);
  default:
    return FALSE;
  }
}

gboolean carom_overlay_ground_is_free(const CaromOverlayGround *ground, const CaromTextBox *box) {
  const CaromOverlayRoom *room = &ground->frame->room;
  if (!carom_text_box_fits(box, carom_vec2(room->left, room->top),
                           carom_vec2(room->right, room->bottom)))
    return FALSE;
  for (guint i = 0; i < ground->taken->len; i++)
    if (carom_text_box_overlaps(box, &g_array_index(ground->taken, CaromTextBox, i)))
      return FALSE;
  for (guint i = 0; i < ground->shapes->len; i++)
    if (hides(ground, box, &g_array_index(ground->shapes, CaromOverlayShape, i)))
      return FALSE;
  return TRUE;
}

static gboolean is_on_ring(const CaromTextBox *box, CaromVec2 centre, double radius) {
  CaromVec2 off = carom_vec2_sub(centre, box->middle);
  double near_x = MAX(fabs(off.x) - box->half.x, 0), far_x = fabs(off.x) + box->half.x;
  double near_y = MAX(fabs(off.y) - box->half.y, 0), far_y = fabs(off.y) + box->half.y;
  return hypot(near_x, near_y) <= radius && hypot(far_x, far_y) >= radius;
}

static gboolean is_on_path(const CaromTextBox *box, const CaromOverlayShape *shape) {
  CaromOverlayPath path = carom_overlay_shape_path(shape);
  for (int i = 0; i < N_ON_PATH; i++)
    if (carom_text_box_is_crossed(box, carom_overlay_shape_path_point(&path, (double)i / N_ON_PATH),
                                  carom_overlay_shape_path_point(&path, (i + 1.0) / N_ON_PATH), 0))
      return TRUE;
  return FALSE;
}

/* A line so near to a label, in units, seems to belong to it: a dash that ends there is read as a
 * minus or a prime. */
static const double too_near = 3;

/* Whether @shape is a line that runs below @box, or by it. */
static gboolean runs_below(const CaromOverlayGround *ground, const CaromTextBox *box,
                           const CaromOverlayShape *shape) {
  switch (shape->kind) {
  case CAROM_SHAPE_AXIS:
  case CAROM_SHAPE_LINE:
  case CAROM_SHAPE_RULE:
  case CAROM_SHAPE_SQUARE:
  case CAROM_SHAPE_EQUAL:
    return carom_text_box_is_crossed(box, shape->from, shape->to, too_near * ground->unit);
  case CAROM_SHAPE_RING:
    return is_on_ring(box, shape->from, shape->radius);
  case CAROM_SHAPE_PATH:
    return is_on_path(box, shape);
  default:
    return FALSE;
  }
}

void carom_overlay_ground_find_walls(CaromOverlayGround *ground) {
  const CaromScene *scene = ground->frame->scene;
  const CaromOverlayRoom *room = &ground->frame->room;
  CaromVec2 min = carom_vec2(room->left, room->top), max = carom_vec2(room->right, room->bottom);
  for (guint i = 0; scene && i < scene->walls->len; i++) {
    const CaromWall *wall = carom_scene_wall(scene, i);
    CaromVec2 from = carom_view_place(&ground->frame->view, wall->p1);
    CaromVec2 to = carom_view_place(&ground->frame->view, wall->p2);
    double begin, end;
    if (carom_line_clip(from, to, min, max, &begin, &end) &&
        ground->n_walls < G_N_ELEMENTS(ground->walls))
      ground->walls[ground->n_walls++] = (CaromOverlayLine){from, to};
  }
}

static gboolean is_on_wall(const CaromOverlayGround *ground, const CaromTextBox *box) {
  CaromVec2 from, to;
  for (guint i = 0; i < ground->n_walls; i++)
    if (carom_text_box_is_crossed(box, ground->walls[i].from, ground->walls[i].to, 0))
      return TRUE;
  if (!carom_overlay_frame_has_wall(ground->frame))
    return FALSE;
  carom_overlay_frame_wall(ground->frame, &from, &to);
  return carom_text_box_is_crossed(box, from, to, 0);
}

static guint count_crossed(const CaromOverlayLine *lines, guint n, CaromVec2 from, CaromVec2 to) {
  guint n_crossed = 0;
  for (guint i = 0; i < n; i++)
    n_crossed += carom_line_crosses(from, to, lines[i].from, lines[i].to) ? 1 : 0;
  return n_crossed;
}

/* How many letters and labels lie between. */
static guint count_between(const CaromOverlayGround *ground, CaromVec2 from, CaromVec2 to) {
  guint n = 0;
  for (guint i = 0; i < ground->taken->len; i++)
    n += carom_text_box_is_crossed(&g_array_index(ground->taken, CaromTextBox, i), from, to, 0) ? 1
                                                                                                : 0;
  return n;
}

void carom_overlay_ground_add_leader(CaromOverlayGround *ground, CaromVec2 from, CaromVec2 to) {
  if (ground->n_leaders < G_N_ELEMENTS(ground->leaders))
    ground->leaders[ground->n_leaders++] = (CaromOverlayLine){from, to};
}

double carom_overlay_ground_loss(const CaromOverlayGround *ground, CaromVec2 from,
                                 const CaromTextBox *box) {
  const CaromOverlayFrame *frame = ground->frame;
  double loss = is_on_wall(ground, box) ? loss_of_wall : 0;
  loss += loss_of_parting * (count_crossed(ground->walls, ground->n_walls, from, box->middle) +
                             count_crossed(ground->leaders, ground->n_leaders, from, box->middle));
  loss += loss_of_passing * count_between(ground, from, box->middle);
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
    double radius = carom_overlay_frame_radius(frame, body);
    if (radius > 0 && is_on_ring(box, carom_overlay_frame_place(frame, body), radius))
      loss += loss_of_outline;
  }
  for (guint i = 0; i < ground->shapes->len; i++) {
    const CaromOverlayShape *shape = &g_array_index(ground->shapes, CaromOverlayShape, i);
    if (runs_below(ground, box, shape))
      loss += loss_of_line;
  }
  return loss;
}

gboolean carom_overlay_ground_search(const CaromOverlayGround *ground, CaromVec2 from,
                                     CaromTextBox *box) {
  const CaromOverlayRoom *room = &ground->frame->room;
  double step = distance_tried * ground->unit, least = INFINITY;
  CaromTextBox at = *box;
  for (at.middle.y = room->top + box->half.y; at.middle.y <= room->bottom; at.middle.y += step)
    for (at.middle.x = room->left + box->half.x; at.middle.x <= room->right; at.middle.x += step) {
      double way = loss_of_way * carom_vec2_distance(at.middle, from);
      if (way >= least || !carom_overlay_ground_is_free(ground, &at))
        continue;
      double loss = way + carom_overlay_ground_loss(ground, from, &at);
      if (loss < least) {
        least = loss;
        *box = at;
      }
    }
  return isfinite(least);
}
