/* carom-scene-picture-pointer: finds what is under the pointer in a pane that shows a contact: the
 * line of a mark, the handle of a guess. */
#include "carom-overlay-shapes.h"
#include "carom-scene-picture.h"

/* Highlighted marks are preferred by this distance, in points, because they are on top. Other marks
 * are preferred to axes, which run under them. */
static const double bias_to_lit = 1, bias_against_axes = 4;

static double effort(const CaromOverlayShape *shape, double distance) {
  if (shape->strength == CAROM_STRENGTH_LIT)
    return distance - bias_to_lit;
  return distance + (shape->kind == CAROM_SHAPE_AXIS ? bias_against_axes : 0);
}

double carom_scene_picture_suggest_zoom(const CaromScenePicture *picture, double width,
                                        double height) {
  g_return_val_if_fail(picture->overlay, 1);
  CaromOverlay overlay = *picture->overlay;
  CaromScenePicture suggested = *picture;
  CaromOverlayFrame frame;
  overlay.zoom = 0;
  suggested.overlay = &overlay;
  carom_scene_picture_place_overlay(&suggested, width, height, &frame);
  return frame.zoom;
}

/* If marks overlap, the one drawn last is found. */
int carom_scene_picture_line_at(const CaromScenePicture *picture, double width, double height,
                                double x, double y) {
  if (!picture->overlay)
    return -1;
  CaromOverlayFrame frame;
  carom_scene_picture_place_overlay(picture, width, height, &frame);
  g_autoptr(GArray) shapes = carom_overlay_shapes(&frame);
  double least = INFINITY;
  int line = -1;
  for (guint i = 0; i < shapes->len; i++) {
    const CaromOverlayShape *shape = &g_array_index(shapes, CaromOverlayShape, i);
    double distance = carom_overlay_shapes_distance(shape, carom_vec2(x, y));
    if (shape->line >= 0 && distance <= CAROM_POINTER_REACH && effort(shape, distance) <= least) {
      least = effort(shape, distance);
      line = shape->line;
    }
  }
  return line;
}

CaromContactBody carom_scene_picture_handle_at(const CaromScenePicture *picture, double width,
                                               double height, double x, double y) {
  if (!picture->overlay)
    return CAROM_BODY_NONE;
  CaromOverlayFrame frame;
  carom_scene_picture_place_overlay(picture, width, height, &frame);
  double nearest = carom_overlay_shapes_grip_radius(&frame) + CAROM_POINTER_REACH;
  CaromContactBody found = CAROM_BODY_NONE;
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
    CaromVec2 tip;
    if (!carom_overlay_shapes_handle_tip(&frame, body, &tip))
      continue;
    double distance = carom_vec2_length(carom_vec2_sub(tip, carom_vec2(x, y)));
    if (distance <= nearest) {
      nearest = distance;
      found = body;
    }
  }
  return found;
}

CaromVec2 carom_scene_picture_velocity_at(const CaromScenePicture *picture, double width,
                                          double height, CaromContactBody body, double x,
                                          double y) {
  g_return_val_if_fail(picture->overlay, carom_vec2(0, 0));
  CaromOverlayFrame frame;
  carom_scene_picture_place_overlay(picture, width, height, &frame);
  return carom_overlay_frame_velocity(&frame, carom_overlay_frame_place(&frame, body),
                                      carom_vec2(x, y));
}
