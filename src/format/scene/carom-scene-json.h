/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-json: scenes as .carom files, from text and back. */
#pragma once

#include "carom-scene.h"
#include "carom-source-text.h"

/* @title: the scene's title where the file gives none
 * @remarks: (element-type utf8): sentences are added
 * Returns: (transfer full): the scene, with all its discs placed, or NULL with @error set */
CaromScene *carom_scene_json_read(const CaromSourceText *text, const char *title,
                                  GPtrArray *remarks, GError **error);

/* The scene as a .carom file.
 *
 * Returns: (transfer full): its text, UTF-8, ending in a newline */
char *carom_scene_json_write(const CaromScene *scene);
