/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-store: where a scene is kept: in a file or, as yet, nowhere. It notices when another
 * program changes, replaces or removes the file. */
#pragma once

#include "carom-file-digest.h"
#include "carom-scene.h"

#include <glib-object.h>

#define CAROM_TYPE_SCENE_STORE (carom_scene_store_get_type())
G_DECLARE_FINAL_TYPE(CaromSceneStore, carom_scene_store, CAROM, SCENE_STORE, GObject)

/* Signals:
 *   "moved": the scene is kept in another file, or nowhere
 *   "disturbed": another program has changed what the file contains, or removed it, or brought back
 *     what was known; see carom_scene_store_get_state() */

/* Returns: (transfer full): one without a file */
CaromSceneStore *carom_scene_store_new(void);

/* Loads a scene. If that fails, the store is as it was.
 *
 * @name: a path, whose file is then the scene's, or the id of a built-in scene, which has none
 * @remarks: (out) (element-type utf8) (transfer container): see carom_scene_text_parse()
 * Returns: (transfer full): the scene, or NULL with @error set */
CaromScene *carom_scene_store_load(CaromSceneStore *self, const char *name, GPtrArray **remarks,
                                   GError **error);

/* Writes @scene as a .carom file, which then is the scene's. If that fails, the file and the store
 * are as they were. */
gboolean carom_scene_store_save(CaromSceneStore *self, const CaromScene *scene, const char *path,
                                GError **error);

/* Takes @path for the scene's file, without reading it.
 *
 * @path: (nullable): NULL: it has none
 * @digest: (nullable): what the file is known to contain, see carom-file-digest.h
 * @can_save: whether the scene is to be saved there */
void carom_scene_store_set_file(CaromSceneStore *self, const char *path, const char *digest,
                                gboolean can_save);

/* Returns: (transfer none) (nullable): the scene's file, or NULL if it has none */
const char *carom_scene_store_get_path(CaromSceneStore *self);
/* Returns: (transfer none) (nullable): what the file is known to contain */
const char *carom_scene_store_get_digest(CaromSceneStore *self);
/* Whether the scene can be saved to its file without asking for a name: it has one, and that has
 * the format that is written. */
gboolean carom_scene_store_can_save(CaromSceneStore *self);

/* Whether the file is as it is known, as far as that has been noticed. */
CaromFileDigestResult carom_scene_store_get_state(CaromSceneStore *self);
/* Looks at the file now, and then says what carom_scene_store_get_state() says. */
CaromFileDigestResult carom_scene_store_look(CaromSceneStore *self);
/* Takes what the file contains now for what is known of it. */
void carom_scene_store_accept(CaromSceneStore *self);
