/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-check: the checks of a scene file's reader, for a scene that is edited, so that the
 * window accepts what a file may have, and nothing else. Messages are about what has been typed:
 * what is wrong, and what to do; whoever shows them names the field. */
#pragma once

#include "carom-reader.h"

/* Checks one field, and what it has to do with others.
 *
 * @key: of the field in a scene file, such as "gravity"
 * Returns: whether a file with it could be read again; if not, @error is set */
gboolean carom_scene_check_field(const CaromScene *scene, const char *key, GError **error);

/* Sets a field that is one number in a scene file.
 *
 * @value: finite
 * Returns: whether a file may have that; if not, @error is set, and @scene is only good to be
 *   thrown away */
gboolean carom_scene_check_set_number(CaromScene *scene, const char *key, double value,
                                      GError **error);

/* Places the discs of all random placements anew, from the scene's seed.
 *
 * Returns: whether there was room; the result is that of carom_scene_check_set_number() */
gboolean carom_scene_check_populate(CaromScene *scene, GError **error);

/* The same while a file is read: places them for the first time.
 *
 * Returns: FALSE with the reader's error set if they are too many, or if there is no room */
gboolean carom_scene_check_place(CaromReader *reader);
