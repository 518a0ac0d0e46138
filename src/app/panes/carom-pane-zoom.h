/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-zoom: the wheel and a pinch zoom about the pointer; dragging with the middle button
 * and two fingers on a touchpad move what is shown. */
#pragma once

#include "carom-camera.h"
#include "carom-pane-area.h"

/* Adds the event controllers for this to @area.
 *
 * @camera: a reference is taken */
void carom_pane_zoom_add(CaromPaneArea *area, CaromCamera *camera);
