/* carom-camera-actions: "zoom-in", "zoom-out" and "zoom-fit". */
#pragma once

#include "carom-camera.h"

#include <gio/gio.h>

/* @camera: must live as long as @map */
void carom_camera_actions_add(GActionMap *map, CaromCamera *camera);
