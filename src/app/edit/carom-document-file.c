/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-document-file: the scene, what goes into a document's file, and what the file is to the
 * rest of the program. Public functions are declared in carom-document.h. */
#include "carom-document.h"

#include "carom-file-id.h"
#include "carom-format-error.h"
#include "carom-same-scene.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

void carom_document_settle(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self));
  g_signal_emit_by_name(self, "settling");
}

CaromScene *carom_document_get_scene(CaromDocument *self) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self), NULL);
  const CaromSetup *setup = carom_document_get_setup(self);
  return setup ? setup->scene : NULL;
}

const CaromScene *carom_document_get_opened(CaromDocument *self) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self), NULL);
  const CaromSetup *setup = carom_document_get_opened_setup(self);
  return setup ? setup->scene : NULL;
}

static const char *get_path(CaromDocument *self) {
  return carom_scene_store_get_path(carom_document_get_store(self));
}

CaromScene *carom_document_make_scene(CaromDocument *self) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self) && carom_document_get_setup(self), NULL);
  return carom_setup_make_scene(carom_document_get_setup(self));
}

CaromSetup *carom_document_make_tentative_setup(CaromDocument *self) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self), NULL);
  const CaromSetup *now = carom_document_get_setup(self);
  g_autoptr(CaromScene) scene =
      now ? carom_tentative_make_scene(carom_document_get_tentative(self)) : NULL;
  return scene && !carom_same_scene(scene, now->scene) ? carom_setup_change_scene(now, scene)
                                                       : NULL;
}

/* @setup: as it is to be in the file */
static gboolean write_setup(CaromDocument *self, const CaromSetup *setup, const char *path,
                            GError **error) {
  g_autoptr(CaromScene) scene = carom_setup_make_scene(setup);
  return carom_scene_store_save(carom_document_get_store(self), scene, path, error);
}

gboolean carom_document_save(CaromDocument *self, const char *path, GError **error) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self) && carom_document_get_setup(self) && path, FALSE);
  if (!write_setup(self, carom_document_get_setup(self), path, error))
    return FALSE;
  carom_document_note_saved(self);
  return TRUE;
}

gboolean carom_document_save_titled(CaromDocument *self, const char *path, const char *title,
                                    GError **error) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self) && carom_document_get_setup(self), FALSE);
  g_return_val_if_fail(path && title, FALSE);
  g_autoptr(CaromScene) scene = carom_scene_copy(carom_document_get_scene(self));
  g_free(scene->title);
  scene->title = g_strdup(title);
  g_autoptr(CaromSetup) setup = carom_setup_change_scene(carom_document_get_setup(self), scene);
  if (!write_setup(self, setup, path, error))
    return FALSE;
  /* Translators: the name of an edit, as in “Undo Name Scene” */
  carom_document_change_looks(self, scene, _("Name Scene"), NULL);
  carom_document_note_saved(self);
  return TRUE;
}

gboolean carom_document_check_export(CaromDocument *self, const char *path, GError **error) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self) && path, FALSE);
  const char *own = get_path(self);
  if (!own || !carom_file_id_is_same(path, own))
    return TRUE;
  g_autofree char *shown = g_filename_display_name(path);
  g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_WRITE,
              _("%s: This is the file of the scene that is open. Choose another name."), shown);
  return FALSE;
}

char *carom_document_make_key(CaromDocument *self) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self), NULL);
  const char *path = get_path(self);
  if (path) {
    g_autoptr(GFile) file = g_file_new_for_path(path);
    return g_file_get_uri(file);
  }
  const CaromScene *scene = carom_document_get_scene(self);
  return scene ? g_strdup(scene->id) : NULL;
}

gboolean carom_document_is_unused(CaromDocument *self) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self), FALSE);
  gboolean can_undo, can_redo;
  g_object_get(self, "can-undo", &can_undo, "can-redo", &can_redo, NULL);
  return !can_undo && !can_redo && !carom_document_is_modified(self) && !get_path(self);
}
