/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-camera: how the viewer has zoomed and moved the stages. All panes share one, so that they
 * always show the same part of the scene at the same scale. */
#pragma once

#include "carom-scene-camera.h"

#include <glib-object.h>

#define CAROM_TYPE_CAMERA (carom_camera_get_type())
G_DECLARE_FINAL_TYPE(CaromCamera, carom_camera, CAROM, CAMERA, GObject)

/* Signals:
 *   "changed": it shows something else */

/* A press of a key zooms by this factor. */
#define CAROM_CAMERA_KEY_STEP 1.4142135623730951

/* Returns: (transfer full): a camera that shows the framing */
CaromCamera *carom_camera_new(void);

/* Returns: (transfer none): its zoom and shift, valid as long as the camera */
const CaromSceneCamera *carom_camera_get(CaromCamera *self);

/* Whether it shows anything else than the framing. */
gboolean carom_camera_is_used(CaromCamera *self);

/* Zooms about a place in a pane, or about the middle of all.
 *
 * @view: what the pane shows at present */
void carom_camera_zoom_at(CaromCamera *self, const CaromView *view, CaromVec2 place, double factor);
void carom_camera_zoom(CaromCamera *self, double factor);

/* Moves what is shown by that much, in points, y down.
 *
 * @view: what the pane shows at present */
void carom_camera_move(CaromCamera *self, const CaromView *view, CaromVec2 by);

/* See carom_scene_camera_look_at(). */
void carom_camera_look_at(CaromCamera *self, const CaromView *framed, CaromVec2 position,
                          double zoom);

/* Shows what @camera shows. */
void carom_camera_set(CaromCamera *self, const CaromSceneCamera *camera);

/* How far it zooms at most; 0: as far as usual. What it shows now does not change. */
void carom_camera_set_zoom_max(CaromCamera *self, double zoom_max);

/* Shows exactly the framing again. */
void carom_camera_reset(CaromCamera *self);
