/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-camera: how the viewer has zoomed and moved a stage, relative to its framing. It is
 * in terms of the scene, so it is the same in all panes. */
#pragma once

#include "carom-view.h"

#define CAROM_SCENE_CAMERA_ZOOM_MIN 0.25
#define CAROM_SCENE_CAMERA_ZOOM_MAX 1e4

typedef struct {
  double zoom;     /* 0 is 1, none, so that a camera of zeroes shows the framing */
  CaromVec2 shift; /* of the middle of what is shown, in the scene */
  double zoom_max; /* 0: CAROM_SCENE_CAMERA_ZOOM_MAX */
} CaromSceneCamera;

/* Returns: its zoom, never 0 */
static inline double carom_scene_camera_zoom(const CaromSceneCamera *camera) {
  return camera->zoom > 0 ? camera->zoom : 1;
}

/* Whether it shows anything else than the framing. */
gboolean carom_scene_camera_is_used(const CaromSceneCamera *camera);

/* Returns: @framed, the view of a stage as it is framed, through the camera */
CaromView carom_scene_camera_apply(const CaromSceneCamera *camera, const CaromView *framed);

/* Zooms by @factor, as far as the limits allow, so that what is shown at @place stays there.
 *
 * @view: what the camera shows at present */
void carom_scene_camera_zoom_at(CaromSceneCamera *camera, const CaromView *view, CaromVec2 place,
                                double factor);

/* Shows @position in the middle, at that @zoom, which may be anything.
 *
 * @framed: the view of the stage as it is framed */
void carom_scene_camera_look_at(CaromSceneCamera *camera, const CaromView *framed,
                                CaromVec2 position, double zoom);

/* Moves what is shown by that much, in points, y down.
 *
 * @view: what the camera shows at present */
void carom_scene_camera_move(CaromSceneCamera *camera, const CaromView *view, CaromVec2 by);
