/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-builtin: the scenes that come with the program, in their groups and order. They are
 * ordinary .carom files that are compiled into the program. */
#pragma once

#include "carom-scene.h"

typedef struct {
  const char *id;
  const char *group;   /* translated */
  const char *title;   /* translated */
  const char *summary; /* translated: the first sentence of the lesson */
} CaromBuiltin;

/* Their ids alone, for which none of their files is read.
 *
 * Returns: (transfer none) (array zero-terminated=1): in the order of carom_builtins() */
const char *const *carom_builtin_ids(void);

/* One from a file comes before the first.
 *
 * @id: (nullable): of a scene; NULL: it is none of these
 * Returns: (nullable): the id of the one that is @step places after it, or NULL if there is none */
const char *carom_builtin_neighbour(const char *id, int step);

/* @n_builtins: (out): how many there are; must not be NULL
 * Returns: (transfer none) (array length=n_builtins): the list */
const CaromBuiltin *carom_builtins(guint *n_builtins);

/* Returns: (transfer full) (nullable): the text of the built-in scene's file, or NULL if there is
 *   none of that @id */
GBytes *carom_builtin_text(const char *id);

/* Loads a built-in scene. carom_scene_file_load() also loads files.
 *
 * @remarks: (out) (optional) (element-type utf8) (transfer container): see carom_scene_text_parse()
 * Returns: (transfer full) (nullable): the scene with its texts translated, or NULL if there is
 *   none of that @id */
CaromScene *carom_builtin_load(const char *id, GPtrArray **remarks);

/* The scene that is loaded if none is asked for. */
#define CAROM_BUILTIN_DEFAULT "three-ways"
