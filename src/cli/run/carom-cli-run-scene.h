/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-run-scene: loads the scene to run and changes it as the options say. */
#pragma once

#include "carom-cli-scene-options.h"
#include "carom-scene.h"

/* Remarks about the scene are printed on standard error.
 *
 * Returns: (transfer full): the scene, whose methods are the panes to run, or NULL with @error
 *   set */
CaromScene *carom_cli_run_scene_new(const CaromCliSceneOptions *options, GError **error);

/* How many frames the scene's duration takes. It is rounded up, but a mere rounding error of the
 * two numbers and their quotient does not add a frame. */
guint64 carom_cli_run_scene_count_frames(const CaromScene *scene);
