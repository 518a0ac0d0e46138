/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-camera-actions: "zoom-in", "zoom-out", "zoom-fit" and "zoom-to-difference". */
#pragma once

#include "carom-pane-strip.h"

#include <gio/gio.h>

/* @panes: must live as long as @map */
void carom_camera_actions_add(GActionMap *map, CaromPaneStrip *panes);
