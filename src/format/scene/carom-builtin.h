/* carom-builtin: the scenes that come with the program, in the groups and the order in which they
 * are offered. They are ordinary .carom files, compiled in. */
#pragma once

#include "carom-scene.h"

typedef struct {
  const char *id;
  const char *group;   /* translated */
  const char *title;   /* translated */
  const char *summary; /* translated: the first sentence of the lesson */
} CaromBuiltin;

/* Returns: (transfer none): the list; @n_builtins may not be NULL. */
const CaromBuiltin *carom_builtins(guint *n_builtins);

/* Returns: (transfer full) (nullable): the text of the built-in scene's file. */
GBytes *carom_builtin_text(const char *id);

/* carom_builtin_load:
 * @remarks: as for carom_scene_file_load(), which knows files too
 *
 * Returns: (transfer full) (nullable): the scene, its texts translated. */
CaromScene *carom_builtin_load(const char *id, GPtrArray **remarks);

/* The scene a program starts with when none is asked for. */
#define CAROM_BUILTIN_DEFAULT "oblique"
