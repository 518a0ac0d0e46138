/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-recent-menu: files may go at any time, so the list is made anew as the menu opens. */
#include "carom-recent-menu.h"

#include "carom-recent-files.h"

#include <glib/gi18n-lib.h>

#define MAX_FILES 10

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

void carom_recent_menu_fill(GMenu *menu, GtkPopover *popover) {
  g_return_if_fail(G_IS_MENU(menu) && GTK_IS_POPOVER(popover));
  fill(menu);
  g_signal_connect_object(popover, "show", G_CALLBACK(fill), menu, G_CONNECT_SWAPPED);
}
