/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-format: the formats in which scenes are written, by the suffixes of their files. */
#pragma once

#include "carom-scene.h"

typedef struct {
  const char *suffix; /* ".carom" */
  /* Returns: (transfer full): the text of a file, or NULL with @error set if the format cannot hold
   *   @scene */
  char *(*write)(const CaromScene *scene, GError **error);
} CaromSceneFormat;

extern const CaromSceneFormat carom_scene_format_carom;
extern const CaromSceneFormat carom_scene_format_csv; /* discs alone, see carom-disc-csv.h */
extern const CaromSceneFormat carom_scene_format_algorithms;

/* @name: of a file, in any case
 * Returns: (transfer none) (nullable): the format in which to write it; NULL: its suffix is none of
 *   theirs */
const CaromSceneFormat *carom_scene_format_by_name(const char *name);

/* Like @format's write, for a state that a run has come to, whose numbers may have left their
 * range.
 *
 * Returns: (transfer full): the text of a file, or NULL with @error set */
char *carom_scene_format_write_state(const CaromSceneFormat *format, const CaromScene *scene,
                                     GError **error);
