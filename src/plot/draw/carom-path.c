/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-path: holds back points as long as one line from the anchor passes all of them closely
 * enough, by narrowing the cone of such lines. */
#include "carom-path.h"

#include "carom-line.h"

/* How far, in points, a line may pass from a point that it stands for. */
static const double tolerance = 0.2;

/* Lines are kept for so far beyond the picture, so that their caps and joins are not seen to end.
 */
static const double surroundings = 20;

void carom_path_init(CaromPath *path, cairo_t *cr, double width, double height) {
  *path = (CaromPath){
      .cr = cr,
      .min = carom_vec2(-surroundings, -surroundings),
      .max = carom_vec2(width + surroundings, height + surroundings),
  };
}

/* Cairo's coordinates have 24 bits before the point, which a large zoom exceeds. */
static void add_line(const CaromPath *path, CaromVec2 a, CaromVec2 b) {
  CaromVec2 along = carom_vec2_sub(b, a);
  double from, to;
  if (!carom_line_clip(a, b, path->min, path->max, &from, &to))
    return;
  CaromVec2 begin = carom_vec2_add_scaled(a, along, from),
            end = carom_vec2_add_scaled(a, along, to);
  double x, y;
  gboolean goes_on = cairo_has_current_point(path->cr);
  if (goes_on)
    cairo_get_current_point(path->cr, &x, &y);
  /* The current point has cairo's precision of 1/256. */
  if (!goes_on || fabs(x - begin.x) > 1.0 / 128 || fabs(y - begin.y) > 1.0 / 128)
    cairo_move_to(path->cr, begin.x, begin.y);
  cairo_line_to(path->cr, end.x, end.y);
}

static double cross(CaromVec2 a, CaromVec2 b) {
  return a.x * b.y - a.y * b.x;
}

/* The part of the cone that passes @point closely enough. */
static void narrow_cone(CaromPath *path, CaromVec2 point) {
  CaromVec2 along = carom_vec2_sub(point, path->anchor);
  double length = carom_vec2_length(along);
  CaromVec2 aside = carom_vec2_scale(carom_vec2_perpendicular(along), tolerance / length);
  CaromVec2 low = carom_vec2_sub(along, aside), high = carom_vec2_add(along, aside);
  if (cross(path->low, low) > 0)
    path->low = low;
  if (cross(high, path->high) > 0)
    path->high = high;
}

/* Lets the line from the anchor to @point be the first of its cone. So near the anchor that any
 * line passes it closely enough, there is no cone yet. */
static void open_cone(CaromPath *path, CaromVec2 point) {
  CaromVec2 along = carom_vec2_sub(point, path->anchor);
  CaromVec2 across = carom_vec2_perpendicular(along);
  path->last = point;
  path->reach = carom_vec2_length(along);
  path->low = carom_vec2_sub(along, across);
  path->high = carom_vec2_add(along, across);
  if (path->reach > tolerance)
    narrow_cone(path, point);
}

/* Whether the line from the anchor to @point passes all points since, without turning back. */
static gboolean fits(const CaromPath *path, CaromVec2 point) {
  CaromVec2 along = carom_vec2_sub(point, path->anchor);
  return carom_vec2_length(along) >= path->reach - tolerance && cross(path->low, along) >= 0 &&
         cross(along, path->high) >= 0;
}

static void go_on(CaromPath *path, CaromVec2 point) {
  if (path->n_points == 2 || path->reach <= tolerance) {
    open_cone(path, point);
  } else if (fits(path, point)) {
    narrow_cone(path, point);
    path->last = point;
    path->reach = fmax(path->reach, carom_vec2_distance(point, path->anchor));
  } else {
    add_line(path, path->anchor, path->last);
    path->anchor = path->last;
    open_cone(path, point);
  }
}

void carom_path_add(CaromPath *path, CaromVec2 point) {
  path->n_points++;
  if (path->n_points == 1)
    path->anchor = point;
  else
    go_on(path, point);
}

void carom_path_finish(CaromPath *path) {
  if (path->n_points >= 2)
    add_line(path, path->anchor, path->last);
}
