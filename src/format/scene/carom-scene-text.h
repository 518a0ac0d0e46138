/* carom-scene-text: scenes from text, whichever of the formats that is in: .carom, a table of
 * discs, or Algorithms. */
#pragma once

#include "carom-format-error.h"
#include "carom-scene.h"

/* @name: how messages name the text
 * @remarks: (out) (optional) (element-type utf8) (transfer container): sentences about what is
 *   legal but worth mentioning: unknown fields, overlaps at the start
 * Returns: (transfer full): the scene, whole and checked, or NULL with @error set */
CaromScene *carom_scene_text_parse(const char *name, const char *text, gsize length,
                                   GPtrArray **remarks, GError **error);
