/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-store: a path, a digest of what the file is known to contain, and a monitor. Programs
 * write files in several ways, some by removing them first, so the file is only looked at once
 * nothing has happened to it for a while. */
#include "carom-scene-store.h"

#include "carom-file-id.h"
#include "carom-input.h"
#include "carom-output.h"
#include "carom-scene-file.h"
#include "carom-scene-format.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#define REST_MS 300

struct _CaromSceneStore {
  GObject parent_instance;
  char *path;   /* (nullable) */
  char *digest; /* (nullable): of what it is known to contain */
  gboolean can_save;
  CaromFileDigestResult state; /* as last noticed */
  char *seen;                  /* (nullable): the digest that has been told of */
  GFileMonitor *monitor;       /* (nullable) */
  guint timer;
};

G_DEFINE_FINAL_TYPE(CaromSceneStore, carom_scene_store, G_TYPE_OBJECT)

enum { SIGNAL_MOVED, SIGNAL_DISTURBED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- Watching ---- */

static gboolean on_rest(gpointer data) {
  CaromSceneStore *self = data;
  self->timer = 0;
  carom_scene_store_look(self);
  return G_SOURCE_REMOVE;
}

static void on_event(CaromSceneStore *self) {
  g_clear_handle_id(&self->timer, g_source_remove);
  self->timer = g_timeout_add(REST_MS, on_rest, self);
}

static void stop_watching(CaromSceneStore *self) {
  g_clear_handle_id(&self->timer, g_source_remove);
  if (self->monitor)
    g_signal_handlers_disconnect_by_data(self->monitor, self);
  g_clear_object(&self->monitor);
}

/* A link stays when the file that it leads to is written, so that file is watched. Where files
 * cannot be watched, they are still looked at before they are written. */
static void watch(CaromSceneStore *self) {
  stop_watching(self);
  g_autofree char *target = self->path ? carom_file_id_follow_links(self->path) : NULL;
  if (!target)
    return;
  g_autoptr(GFile) file = g_file_new_for_path(target);
  self->monitor = g_file_monitor_file(file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor)
    g_signal_connect_swapped(self->monitor, "changed", G_CALLBACK(on_event), self);
}

/* @digest: (transfer full) (nullable) */
static void know(CaromSceneStore *self, char *digest) {
  g_free(self->digest);
  self->digest = digest;
  g_free(self->seen);
  self->seen = g_strdup(digest);
  self->state = CAROM_FILE_DIGEST_SAME;
}

CaromFileDigestResult carom_scene_store_get_state(CaromSceneStore *self) {
  g_return_val_if_fail(CAROM_IS_SCENE_STORE(self), CAROM_FILE_DIGEST_SAME);
  return self->state;
}

CaromFileDigestResult carom_scene_store_look(CaromSceneStore *self) {
  g_return_val_if_fail(CAROM_IS_SCENE_STORE(self), CAROM_FILE_DIGEST_SAME);
  if (!self->path)
    return CAROM_FILE_DIGEST_SAME;
  g_autofree char *now = NULL;
  CaromFileDigestResult state = carom_file_digest_compare(self->path, self->digest, &now);
  gboolean is_news = state != self->state ||
                     (state == CAROM_FILE_DIGEST_CHANGED && g_strcmp0(now, self->seen) != 0);
  self->state = state;
  g_free(self->seen);
  self->seen = g_steal_pointer(&now);
  if (is_news)
    g_signal_emit(self, signals[SIGNAL_DISTURBED], 0);
  return self->state;
}

void carom_scene_store_accept(CaromSceneStore *self) {
  g_return_if_fail(CAROM_IS_SCENE_STORE(self));
  carom_scene_store_look(self);
  know(self, g_strdup(self->seen));
}

/* ---- Reading and writing ---- */

void carom_scene_store_set_file(CaromSceneStore *self, const char *path, const char *digest,
                                gboolean can_save) {
  g_return_if_fail(CAROM_IS_SCENE_STORE(self));
  char *taken = g_strdup(path); /* it may be the present one */
  g_free(self->path);
  self->path = taken;
  self->can_save = path && can_save;
  know(self, g_strdup(digest));
  watch(self);
  g_signal_emit(self, signals[SIGNAL_MOVED], 0);
}

static CaromScene *load_file(CaromSceneStore *self, const char *path, GPtrArray **remarks,
                             GError **error) {
  g_autofree char *name = g_filename_display_name(path);
  g_autoptr(GBytes) bytes = carom_input_read(path, name, error);
  if (!bytes)
    return NULL;
  gsize length;
  const char *text = g_bytes_get_data(bytes, &length);
  CaromScene *scene = carom_scene_text_parse(name, text, length, remarks, error);
  if (!scene)
    return NULL;
  g_autofree char *digest = carom_file_digest_of_data(text, length);
  carom_scene_store_set_file(self, path, digest, carom_scene_text_is_json(text, length));
  return scene;
}

/* A pipe, a device or the like may make whoever opens it wait for another program, and the window
 * with it.
 *
 * Returns: whether @path is none */
static gboolean is_no_pipe(const char *path, GError **error) {
  if (!g_file_test(path, G_FILE_TEST_EXISTS) || g_file_test(path, G_FILE_TEST_IS_REGULAR) ||
      g_file_test(path, G_FILE_TEST_IS_DIR))
    return TRUE;
  g_autofree char *name = g_filename_display_name(path);
  g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_READ,
              _("%s: is a pipe or a device, on which the window would wait. Choose a file; "
                "“carom-cli convert” makes one of a scene that comes from a pipe."),
              name);
  return FALSE;
}

CaromScene *carom_scene_store_load(CaromSceneStore *self, const char *name, GPtrArray **remarks,
                                   GError **error) {
  g_return_val_if_fail(CAROM_IS_SCENE_STORE(self) && name, NULL);
  if (g_file_test(name, G_FILE_TEST_IS_REGULAR))
    return load_file(self, name, remarks, error);
  if (!is_no_pipe(name, error))
    return NULL;
  CaromScene *scene = carom_scene_file_load(name, remarks, error);
  if (scene)
    carom_scene_store_set_file(self, NULL, NULL, FALSE);
  return scene;
}

gboolean carom_scene_store_save(CaromSceneStore *self, const CaromScene *scene, const char *path,
                                GError **error) {
  g_return_val_if_fail(CAROM_IS_SCENE_STORE(self) && scene && path, FALSE);
  if (!is_no_pipe(path, error))
    return FALSE;
  g_autofree char *json = carom_scene_format_carom.write(scene, error);
  gsize length = json ? strlen(json) : 0;
  if (!json || !carom_output_write(path, json, length, error))
    return FALSE;
  g_autofree char *digest = carom_file_digest_of_data(json, length);
  carom_scene_store_set_file(self, path, digest, TRUE);
  return TRUE;
}

const char *carom_scene_store_get_path(CaromSceneStore *self) {
  g_return_val_if_fail(CAROM_IS_SCENE_STORE(self), NULL);
  return self->path;
}

const char *carom_scene_store_get_digest(CaromSceneStore *self) {
  g_return_val_if_fail(CAROM_IS_SCENE_STORE(self), NULL);
  return self->digest;
}

gboolean carom_scene_store_can_save(CaromSceneStore *self) {
  g_return_val_if_fail(CAROM_IS_SCENE_STORE(self), FALSE);
  return self->can_save;
}

/* ---- Life ---- */

static void carom_scene_store_finalize(GObject *object) {
  CaromSceneStore *self = CAROM_SCENE_STORE(object);
  stop_watching(self);
  g_free(self->path);
  g_free(self->digest);
  g_free(self->seen);
  G_OBJECT_CLASS(carom_scene_store_parent_class)->finalize(object);
}

static void carom_scene_store_class_init(CaromSceneStoreClass *klass) {
  G_OBJECT_CLASS(klass)->finalize = carom_scene_store_finalize;
  signals[SIGNAL_MOVED] = g_signal_new("moved", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_DISTURBED] = g_signal_new("disturbed", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST,
                                           0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void carom_scene_store_init(CaromSceneStore *self) {
}

CaromSceneStore *carom_scene_store_new(void) {
  return g_object_new(CAROM_TYPE_SCENE_STORE, NULL);
}
