/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-gravity-place: tries places, the nearest to the corner first. */
#include "carom-gravity-place.h"

#include "carom-momentum-sum.h"
#include "carom-round-number.h"

/* About how long the arrow is, in points, and where it begins, from the right and from the upper
 * edge of the picture. Between 1, 2 and 5 a number is at most 1.75 times the nearest of them, so
 * the tip is at most 49 points away, and stays in the picture whichever way it points. */
static const double length = 28, off = 50;

/* In points: how far it is from one place that is tried to the next one, and how many are, to the
 * left and downwards each. */
static const double step = 12;
static const int n_steps = 4;

/* The grip and a wall or a disc are found within the reach each, so that at twice of it neither is
 * in the way of the other. */
static const double clear_reaches = 2;

static gboolean is_free(const CaromScene *scene, CaromVec2 place, double clear) {
  for (guint i = 0; i < scene->walls->len; i++)
    if (carom_wall_distance(carom_scene_wall(scene, i), place) < clear)
      return FALSE;
  for (guint i = 0; i < scene->bodies->len; i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    if (carom_vec2_length(carom_vec2_sub(place, body->position)) < body->radius + clear)
      return FALSE;
  }
  return TRUE;
}

static CaromVec2 corner_of(const CaromScenePictureLayout *layout) {
  double right = layout->width - carom_momentum_sum_get_right(layout);
  return carom_vec2(right - off, off);
}

static CaromVec2 find_place(const CaromScenePictureLayout *layout, const CaromEditView *view) {
  const CaromScene *scene = layout->scene;
  CaromVec2 corner = corner_of(layout);
  double clear = clear_reaches * view->reach;
  for (int away = 0; away <= 2 * n_steps; away++)
    for (int left = MAX(away - n_steps, 0); left <= MIN(away, n_steps); left++) {
      CaromVec2 tried = {corner.x - left * step, corner.y + (away - left) * step};
      CaromVec2 place = carom_view_position(&layout->view_at_rest, tried);
      CaromVec2 tip = carom_vec2_add_scaled(place, scene->gravity, view->gravity_s2);
      if (is_free(scene, place, clear) && is_free(scene, tip, clear))
        return place;
    }
  return carom_view_position(&layout->view_at_rest, corner);
}

void carom_gravity_place_find(const CaromScenePictureLayout *layout, CaromEditView *view) {
  double strength = carom_vec2_length(layout->scene->gravity);
  if (!isfinite(strength))
    return;
  double usual = strength > 0 ? strength : layout->height / view->points_per_unit;
  double round = carom_round_number_times(carom_round_number_near(usual), 1);
  view->gravity_s2 = length / round / view->points_per_unit;
  view->gravity_at = find_place(layout, view);
}
