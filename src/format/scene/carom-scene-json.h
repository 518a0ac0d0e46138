/* carom-scene-json: reads .carom files; carom_scene_json_write() in carom-scene-text.h writes them.
 */
#pragma once

#include "carom-scene-text.h"
#include "carom-source-text.h"

/* @title: the scene's title where the file gives none
 * @remarks: (element-type utf8): sentences are added
 * Returns: (transfer full): the scene with its random placements placed, or NULL with @error set */
CaromScene *carom_scene_json_read(const CaromSourceText *text, const char *title,
                                  GPtrArray *remarks, GError **error);
