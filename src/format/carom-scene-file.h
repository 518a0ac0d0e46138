/* carom-scene-file: scenes by name: a built-in id, a .carom file, an Algorithms text file, or "-"
 * for standard input. Every problem is a GError whose message names file, place and remedy. */
#pragma once

#include "carom-scene.h"

typedef enum {
  CAROM_FORMAT_ERROR_READ,    /* the file cannot be read */
  CAROM_FORMAT_ERROR_SYNTAX,  /* it is not what it claims to be */
  CAROM_FORMAT_ERROR_VALUE,   /* a value is missing or out of range */
  CAROM_FORMAT_ERROR_VERSION, /* made by a newer program */
  CAROM_FORMAT_ERROR_WRITE,   /* the file cannot be written */
} CaromFormatError;
#define CAROM_FORMAT_ERROR (carom_format_error_quark())
GQuark carom_format_error_quark(void);

/* carom_scene_load:
 * @name: a built-in id, a path, or "-". A path that exists comes before an id.
 * @remarks: (out) (optional) (element-type utf8) (transfer container): sentences about what is
 *   legal but worth saying: unknown fields, overlapping starts
 *
 * Returns: (transfer full): the scene, whole and checked, or NULL with @error set. */
CaromScene *carom_scene_load(const char *name, GPtrArray **remarks, GError **error);

/* The same from text. @name: how messages name it. */
CaromScene *carom_scene_parse(const char *name, const char *text, gsize length, GPtrArray **remarks,
                              GError **error);

/* The scene as a .carom file. Returns: (transfer full): its text, UTF-8, ending in a newline. */
char *carom_scene_to_json(const CaromScene *scene);

/* The scene as an Algorithms text file. Returns: (transfer full) (nullable): NULL with @error set
 * where the format cannot hold it (walls other than the unit box, gravity, pinned discs, …). */
char *carom_scene_to_algorithms(const CaromScene *scene, GError **error);
