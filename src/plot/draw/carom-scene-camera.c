/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-camera: scales and shifts a view. */
#include "carom-scene-camera.h"

/* A zoom this close to 1 is 1, and a sum that is this small beside its terms is 0: only rounding is
 * between them, after steps in and out again, or there and back. */
static const double rounding = 1e-9;

gboolean carom_scene_camera_is_used(const CaromSceneCamera *camera) {
  return carom_scene_camera_zoom(camera) != 1 || camera->shift.x != 0 || camera->shift.y != 0;
}

CaromView carom_scene_camera_apply(const CaromSceneCamera *camera, const CaromView *framed) {
  CaromView view = *framed;
  view.points_per_unit *= carom_scene_camera_zoom(camera);
  view.centre = carom_vec2_add(view.centre, camera->shift);
  return view;
}

/* Returns: @a + @b; 0 if they cancel each other */
static CaromVec2 add_or_cancel(CaromVec2 a, CaromVec2 b) {
  CaromVec2 sum = carom_vec2_add(a, b);
  gboolean cancel = carom_vec2_length(sum) < rounding * carom_vec2_length(a);
  return cancel ? carom_vec2(0, 0) : sum;
}

void carom_scene_camera_zoom_at(CaromSceneCamera *camera, const CaromView *view, CaromVec2 place,
                                double factor) {
  double before = carom_scene_camera_zoom(camera);
  double most = camera->zoom_max > 0 ? camera->zoom_max : CAROM_SCENE_CAMERA_ZOOM_MAX;
  double after = CLAMP(before * factor, CAROM_SCENE_CAMERA_ZOOM_MIN, most);
  camera->zoom = fabs(after - 1) < rounding ? 1 : after;
  CaromVec2 off = carom_vec2_sub(carom_view_position(view, place), view->centre);
  camera->shift = add_or_cancel(camera->shift, carom_vec2_scale(off, 1 - before / camera->zoom));
}

void carom_scene_camera_look_at(CaromSceneCamera *camera, const CaromView *framed,
                                CaromVec2 position, double zoom) {
  camera->zoom = zoom;
  camera->shift = carom_vec2_sub(position, framed->centre);
}

void carom_scene_camera_move(CaromSceneCamera *camera, const CaromView *view, CaromVec2 by) {
  CaromVec2 off = carom_view_vector(view, by);
  CaromVec2 moved = carom_vec2(-off.x / view->points_per_unit, -off.y / view->points_per_unit);
  camera->shift = add_or_cancel(camera->shift, moved);
}
