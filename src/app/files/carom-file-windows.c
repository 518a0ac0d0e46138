/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-file-windows: each window that has a store carries it. */
#include "carom-file-windows.h"

#include "carom-file-id.h"

#define STORE "carom-scene-store"

void carom_file_windows_add(GtkWindow *window, CaromSceneStore *store) {
  g_return_if_fail(GTK_IS_WINDOW(window) && CAROM_IS_SCENE_STORE(store));
  g_object_set_data_full(G_OBJECT(window), STORE, g_object_ref(store), g_object_unref);
}

static gboolean shows(GtkWindow *window, const char *name) {
  CaromSceneStore *store = g_object_get_data(G_OBJECT(window), STORE);
  const char *path = store ? carom_scene_store_get_path(store) : NULL;
  return path && carom_file_id_is_same(path, name);
}

GtkWindow *carom_file_windows_find(const char *name, GtkWindow *except) {
  g_return_val_if_fail(name, NULL);
  GListModel *windows = gtk_window_get_toplevels();
  for (guint i = 0; i < g_list_model_get_n_items(windows); i++) {
    g_autoptr(GtkWindow) window = g_list_model_get_item(windows, i);
    if (window != except && shows(window, name))
      return window; /* it lives as long as it is a toplevel */
  }
  return NULL;
}

gboolean carom_file_windows_present(const char *name, GtkWindow *except) {
  GtkWindow *window = carom_file_windows_find(name, except);
  if (window)
    gtk_window_present(window);
  return window != NULL;
}
