/* carom-scene-text: scenes from text and back: .carom files and Algorithms text files. */
#pragma once

#include "carom-format-error.h"
#include "carom-scene.h"

/* carom_scene_text_parse:
 * @name: how messages name the text
 * @remarks: (out) (optional) (element-type utf8) (transfer container): sentences about what is
 *   legal but worth saying: unknown fields, overlapping starts
 *
 * Returns: (transfer full): the scene, whole and checked, or NULL with @error set. */
CaromScene *carom_scene_text_parse(const char *name, const char *text, gsize length,
                                   GPtrArray **remarks, GError **error);

/* The scene as a .carom file. Returns: (transfer full): its text, UTF-8, ending in a newline. */
char *carom_scene_json_write(const CaromScene *scene);

/* The scene as an Algorithms text file. Returns: (transfer full) (nullable): NULL with @error set
 * where the format cannot hold it (walls other than the unit box, gravity, pinned discs, …). */
char *carom_algorithms_write(const CaromScene *scene, GError **error);
