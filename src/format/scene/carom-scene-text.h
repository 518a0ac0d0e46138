/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
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

/* The same for what goes into another scene.
 *
 * @unit: of that scene: the lengths of a table that names none are in it
 * Returns: (transfer full): the scene, or NULL with @error set */
CaromScene *carom_scene_text_parse_in(const char *unit, const char *name, const char *text,
                                      gsize length, GError **error);

/* Whether the text @data has the format that is written, .carom, judged by how it begins. */
gboolean carom_scene_text_is_json(const char *data, gsize length);

/* Makes a title such as "Gas" for a scene that has none of its own.
 *
 * @name: of its file, such as "lectures/Gas.carom"
 * Returns: (transfer full): the title */
char *carom_scene_text_make_title(const char *name);

/* Returns: (transfer full): as much of @title as a title may have, from its beginning */
char *carom_scene_text_cut_title(const char *title);
