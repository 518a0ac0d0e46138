/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-recent-files: GtkRecentManager. What it lists for other programs, or is gone, is left out.
 */
#include "carom-recent-files.h"

#include <glib/gi18n-lib.h>

/* As in data/io.github.carom_physics.Carom.mime.xml. */
#define MIME_TYPE "application/x-carom-scene"
/* As many files as the menu lists. */
#define MAX_FILES 10

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

/* ---- The menu ---- */

/* Menus take an underscore for the mark of a key. */
static char *write_label(const char *path) {
  g_autofree char *name = g_filename_display_basename(path);
  g_auto(GStrv) parts = g_strsplit(name, "_", -1);
  return g_strjoinv("__", parts);
}

static void append(GMenu *menu, const char *path) {
  g_autofree char *label = write_label(path);
  g_autoptr(GMenuItem) item = g_menu_item_new(label, NULL);
  g_menu_item_set_action_and_target(item, "win.go-to-scene", "^ay", path);
  g_menu_append_item(menu, item);
}

static void fill(GMenu *menu) {
  g_autoptr(GPtrArray) paths = carom_recent_files_list(MAX_FILES);
  g_menu_remove_all(menu);
  for (guint i = 0; i < paths->len; i++)
    append(menu, g_ptr_array_index(paths, i));
  if (paths->len == 0) /* there is no such action, so this cannot be chosen */
    g_menu_append(menu, _("No recent files"), "win.no-recent-files");
}

void carom_recent_files_fill_menu(GMenu *menu, GtkPopover *popover) {
  g_return_if_fail(G_IS_MENU(menu) && GTK_IS_POPOVER(popover));
  fill(menu);
  g_signal_connect_object(popover, "show", G_CALLBACK(fill), menu, G_CONNECT_SWAPPED);
}
