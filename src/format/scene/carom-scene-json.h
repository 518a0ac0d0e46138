/* carom-scene-json: reads .carom files; carom_scene_to_json() in carom-scene-text.h writes them. */
#pragma once

#include "carom-scene-text.h"
#include "carom-source-text.h"

/* @title: the scene's title where the file gives none
 * @remarks: (element-type utf8): sentences are added
 * Returns: (transfer full): the scene with its crowds placed, or NULL with @error set */
CaromScene *carom_scene_from_json(const CaromSourceText *text, const char *title,
                                  GPtrArray *remarks, GError **error);
