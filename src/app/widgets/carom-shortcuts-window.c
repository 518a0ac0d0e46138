/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-shortcuts-window: made by a GtkBuilder, since GTK 4.8 has no function that adds a group or
 * a shortcut to a window of shortcuts. */
#include "carom-shortcuts-window.h"

#include "carom-shortcuts.h"

#include <glib/gi18n-lib.h>

/* As a GtkShortcutsShortcut reads it. */
static char *join_keys(const CaromShortcut *shortcut) {
  guint n_keys = carom_shortcuts_count_keys(shortcut);
  gboolean is_range = carom_shortcuts_is_range(shortcut);
  g_autoptr(GString) text = g_string_new(shortcut->keys[0].key);
  if (is_range)
    g_string_append_printf(text, "...%s", shortcut->keys[n_keys - 1].key);
  for (guint i = 1; i < n_keys && !is_range; i++)
    g_string_append_printf(text, " %s", shortcut->keys[i].key);
  return g_string_free(g_steal_pointer(&text), FALSE);
}

static void append_property(GString *xml, const char *name, const char *value) {
  g_autofree char *property =
      g_markup_printf_escaped("<property name=\"%s\">%s</property>", name, value);
  g_string_append(xml, property);
}

static void append_shortcut(GString *xml, const CaromShortcut *shortcut) {
  g_autofree char *keys = join_keys(shortcut);
  g_string_append(xml, "<child><object class=\"GtkShortcutsShortcut\">");
  append_property(xml, "title", _(shortcut->title));
  append_property(xml, "accelerator", keys);
  g_string_append(xml, "</object></child>");
}

static void append_group(GString *xml, CaromShortcutGroup group) {
  guint n_shortcuts;
  const CaromShortcut *shortcuts = carom_shortcuts(&n_shortcuts);
  g_string_append(xml, "<child><object class=\"GtkShortcutsGroup\">");
  append_property(xml, "title", _(carom_shortcuts_group_title(group)));
  for (guint i = 0; i < n_shortcuts; i++)
    if (shortcuts[i].group == group)
      append_shortcut(xml, &shortcuts[i]);
  g_string_append(xml, "</object></child>");
}

/* A page for each group: two groups beside each other would be wider than a small screen. */
static void append_page(GString *xml, CaromShortcutGroup group) {
  g_autofree char *name = g_strdup_printf("%d", (int)group);
  g_string_append(xml, "<child><object class=\"GtkShortcutsSection\">");
  append_property(xml, "section-name", name);
  append_property(xml, "title", _(carom_shortcuts_group_title(group)));
  append_group(xml, group);
  g_string_append(xml, "</object></child>");
}

GtkWidget *carom_shortcuts_window_new(void) {
  g_autoptr(GString) xml =
      g_string_new("<interface><object class=\"GtkShortcutsWindow\" id=\"keys\">"
                   "<property name=\"modal\">1</property>");
  for (CaromShortcutGroup group = 0; group < CAROM_SHORTCUT_N_GROUPS; group++)
    append_page(xml, group);
  g_string_append(xml, "</object></interface>");
  g_autoptr(GtkBuilder) builder = gtk_builder_new_from_string(xml->str, (gssize)xml->len);
  return GTK_WIDGET(gtk_builder_get_object(builder, "keys"));
}
