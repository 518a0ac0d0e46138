/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-picture-pointer: lays the picture out as for drawing, and measures distances to what
 * is there. */
#include "carom-scene-picture-pointer.h"

#include "carom-overlay-shapes.h"
#include "carom-scene-picture-layout.h"

/* Highlighted marks are preferred by this distance, in points, because they are on top. Other marks
 * are preferred to axes, which run under them. */
static const double bias_to_lit = 1, bias_against_axes = 4;

static double effort(const CaromOverlayShape *shape, double distance) {
  if (shape->strength == CAROM_STRENGTH_LIT)
    return distance - bias_to_lit;
  return distance + (shape->kind == CAROM_SHAPE_AXIS ? bias_against_axes : 0);
}

int carom_scene_picture_pointer_disc_at(const CaromScenePicture *picture, double width,
                                        double height, double x, double y) {
  CaromScenePictureLayout layout;
  carom_scene_picture_layout_measure(&layout, picture, width, height);
  for (guint i = layout.bodies->n; i-- > 0;) {
    CaromVec2 off = carom_vec2_sub(carom_scene_picture_layout_place(&layout, i), carom_vec2(x, y));
    double radius = carom_scene_picture_layout_radius(&layout, i);
    if (carom_vec2_length(off) <= MAX(radius, CAROM_SCENE_PICTURE_POINTER_REACH))
      return (int)i;
  }
  return -1;
}

/* If marks overlap, the one drawn last is found. */
int carom_scene_picture_pointer_line_at(const CaromScenePicture *picture, double width,
                                        double height, double x, double y, guint *pane) {
  if (!picture->overlay)
    return -1;
  CaromScenePictureLayout layout;
  CaromOverlayFrame frames[CAROM_COMPARISON_MAX_PANES];
  carom_scene_picture_layout_measure(&layout, picture, width, height);
  guint n = carom_scene_picture_layout_frames(&layout, frames);
  g_autoptr(GArray) shapes = carom_overlay_shapes_of_panes(frames, n);
  double least = INFINITY;
  int line = -1;
  guint found = 0;
  for (guint i = 0; i < shapes->len; i++) {
    const CaromOverlayShape *shape = &g_array_index(shapes, CaromOverlayShape, i);
    double distance = carom_overlay_shape_distance(shape, carom_vec2(x, y));
    if (shape->line >= 0 && distance <= CAROM_SCENE_PICTURE_POINTER_REACH &&
        effort(shape, distance) <= least) {
      least = effort(shape, distance);
      line = shape->line;
      found = shape->overlay->pane;
    }
  }
  if (pane && line >= 0)
    *pane = found;
  return line;
}

CaromContactBody carom_scene_picture_pointer_handle_at(const CaromScenePicture *picture,
                                                       double width, double height, double x,
                                                       double y) {
  if (!picture->overlay)
    return CAROM_BODY_NONE;
  CaromScenePictureLayout layout;
  carom_scene_picture_layout_measure(&layout, picture, width, height);
  double nearest =
      carom_overlay_shapes_grip_radius(&layout.frame) + CAROM_SCENE_PICTURE_POINTER_REACH;
  CaromContactBody found = CAROM_BODY_NONE;
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
    CaromVec2 grip;
    if (!carom_overlay_shapes_grip(&layout.frame, body, &grip, NULL))
      continue;
    double distance = carom_vec2_distance(grip, carom_vec2(x, y));
    if (distance <= nearest) {
      nearest = distance;
      found = body;
    }
  }
  return found;
}

CaromVec2 carom_scene_picture_pointer_velocity_at(const CaromScenePicture *picture, double width,
                                                  double height, CaromContactBody body, double x,
                                                  double y) {
  g_return_val_if_fail(picture->overlay, carom_vec2(0, 0));
  CaromScenePictureLayout layout;
  carom_scene_picture_layout_measure(&layout, picture, width, height);
  return carom_overlay_frame_velocity(&layout.frame, carom_overlay_frame_place(&layout.frame, body),
                                      carom_vec2(x, y));
}
