/* carom-cli-run-scene: the scene to run: loaded, then changed as the options say. */
#pragma once

#include "carom-cli-scene-options.h"
#include "carom-scene.h"

/* carom_cli_run_scene_new:
 * Says on standard error what is worth saying about the scene.
 *
 * Returns: (transfer full): the scene, its methods being the panes to run; or NULL with @error set.
 */
CaromScene *carom_cli_run_scene_new(const CaromCliSceneOptions *options, GError **error);

/* How many frames the scene's duration takes: rounded up, where the rounding of the two numbers and
 * of their quotient does not count. */
guint64 carom_cli_run_scene_count_frames(const CaromScene *scene);
