/* carom-scene-text: converts between scenes and text, as .carom files and as Algorithms text
 * files. */
#pragma once

#include "carom-format-error.h"
#include "carom-scene.h"

/* @name: how messages name the text
 * @remarks: (out) (optional) (element-type utf8) (transfer container): sentences about what is
 *   legal but worth mentioning: unknown fields, overlaps at the start
 * Returns: (transfer full): the scene, whole and checked, or NULL with @error set */
CaromScene *carom_scene_text_parse(const char *name, const char *text, gsize length,
                                   GPtrArray **remarks, GError **error);

/* The scene as a .carom file.
 *
 * Returns: (transfer full): its text, UTF-8, ending in a newline */
char *carom_scene_json_write(const CaromScene *scene);

/* Writes the scene as an Algorithms text file.
 *
 * Returns: (transfer full) (nullable): its text, or NULL with @error set if the format cannot hold
 *   the scene (walls other than the unit box, gravity, pinned discs, …) */
char *carom_algorithms_write(const CaromScene *scene, GError **error);
