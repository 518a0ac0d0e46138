/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-camera: a CaromSceneCamera that tells of its changes. */
#include "carom-camera.h"

struct _CaromCamera {
  GObject parent_instance;
  CaromSceneCamera camera;
};

G_DEFINE_FINAL_TYPE(CaromCamera, carom_camera, G_TYPE_OBJECT)

enum { SIGNAL_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

const CaromSceneCamera *carom_camera_get(CaromCamera *self) {
  g_return_val_if_fail(CAROM_IS_CAMERA(self), NULL);
  return &self->camera;
}

gboolean carom_camera_is_used(CaromCamera *self) {
  g_return_val_if_fail(CAROM_IS_CAMERA(self), FALSE);
  return carom_scene_camera_is_used(&self->camera);
}

void carom_camera_zoom_at(CaromCamera *self, const CaromView *view, CaromVec2 place,
                          double factor) {
  g_return_if_fail(CAROM_IS_CAMERA(self) && factor > 0);
  carom_scene_camera_zoom_at(&self->camera, view, place, factor);
  g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
}

void carom_camera_zoom(CaromCamera *self, double factor) {
  /* The middle is the same place in any view, so any will do. */
  const CaromView any = {.points_per_unit = 1};
  carom_camera_zoom_at(self, &any, carom_vec2(0, 0), factor);
}

void carom_camera_move(CaromCamera *self, const CaromView *view, CaromVec2 by) {
  g_return_if_fail(CAROM_IS_CAMERA(self));
  carom_scene_camera_move(&self->camera, view, by);
  g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
}

void carom_camera_look_at(CaromCamera *self, const CaromView *framed, CaromVec2 position,
                          double zoom) {
  g_return_if_fail(CAROM_IS_CAMERA(self) && zoom > 0);
  carom_scene_camera_look_at(&self->camera, framed, position, zoom);
  g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
}

void carom_camera_set(CaromCamera *self, const CaromSceneCamera *camera) {
  g_return_if_fail(CAROM_IS_CAMERA(self));
  self->camera = *camera;
  g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
}

void carom_camera_set_zoom_max(CaromCamera *self, double zoom_max) {
  g_return_if_fail(CAROM_IS_CAMERA(self));
  self->camera.zoom_max = zoom_max;
}

void carom_camera_reset(CaromCamera *self) {
  g_return_if_fail(CAROM_IS_CAMERA(self));
  if (!carom_camera_is_used(self))
    return;
  self->camera = (CaromSceneCamera){.zoom_max = self->camera.zoom_max};
  g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
}

static void carom_camera_class_init(CaromCameraClass *klass) {
  signals[SIGNAL_CHANGED] = g_signal_new("changed", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void carom_camera_init(CaromCamera *self) {
}

CaromCamera *carom_camera_new(void) {
  return g_object_new(CAROM_TYPE_CAMERA, NULL);
}
