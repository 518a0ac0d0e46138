/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-recent-files: GtkRecentManager. What it lists for other programs, or is gone, is left out.
 */
#include "carom-recent-files.h"

#include <gtk/gtk.h>

/* As in data/io.github.carom_physics.Carom.mime.xml. */
#define MIME_TYPE "application/x-carom-scene"

void carom_recent_files_add(const char *path) {
  g_return_if_fail(path);
  g_autoptr(GFile) file = g_file_new_for_path(path);
  g_autofree char *uri = g_file_get_uri(file);
  g_autofree char *command = g_strconcat(g_get_prgname(), " %u", NULL);
  const GtkRecentData data = {
      .mime_type = (char *)MIME_TYPE,
      .app_name = (char *)g_get_application_name(),
      .app_exec = command,
  };
  gtk_recent_manager_add_full(gtk_recent_manager_get_default(), uri, &data);
}

/* What is opened again is entered again, as modified; the time of a visit stays that of the first.
 */
static int compare_by_use(gconstpointer one, gconstpointer other) {
  return g_date_time_compare(gtk_recent_info_get_modified((GtkRecentInfo *)other),
                             gtk_recent_info_get_modified((GtkRecentInfo *)one));
}

/* A dialog adds what is exported, too, under the program's name. */
static gboolean is_scene(GtkRecentInfo *info, const char *path) {
  return g_strcmp0(gtk_recent_info_get_mime_type(info), MIME_TYPE) == 0 ||
         g_str_has_suffix(path, ".carom");
}

/* Returns: (transfer full) (nullable): NULL if it is not for the list */
static char *find_path(GtkRecentInfo *info) {
  g_autoptr(GFile) file = g_file_new_for_uri(gtk_recent_info_get_uri(info));
  g_autofree char *path = g_file_get_path(file);
  gboolean is_ours = gtk_recent_info_has_application(info, g_get_application_name());
  gboolean is_listed =
      path && is_ours && is_scene(info, path) && g_file_test(path, G_FILE_TEST_EXISTS);
  return is_listed ? g_steal_pointer(&path) : NULL;
}

GPtrArray *carom_recent_files_list(guint max) {
  GPtrArray *paths = g_ptr_array_new_with_free_func(g_free);
  GList *infos = gtk_recent_manager_get_items(gtk_recent_manager_get_default());
  infos = g_list_sort(infos, compare_by_use);
  for (GList *link = infos; link && paths->len < max; link = link->next) {
    char *path = find_path(link->data);
    if (path)
      g_ptr_array_add(paths, path);
  }
  g_list_free_full(infos, (GDestroyNotify)gtk_recent_info_unref);
  return paths;
}
