/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-file: scenes by name: a built-in id, a .carom file, a CSV table of discs, an
 * Algorithms text file, or "-" for standard input. */
#pragma once

#include "carom-scene-text.h"

/* @name: a built-in id, a path, or "-". A path that exists comes before an id.
 * @remarks: (out) (optional) (element-type utf8) (transfer container): see carom_scene_text_parse()
 * Returns: (transfer full): the scene, whole and checked, or NULL with @error set */
CaromScene *carom_scene_file_load(const char *name, GPtrArray **remarks, GError **error);
