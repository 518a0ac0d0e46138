/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-chooser: fills the list again each time the popover is shown, since files may have
 * been opened meanwhile. A search filters the rows and puts the best match first; Enter takes that.
 */
#include "carom-scene-chooser.h"

#include "carom-builtin.h"
#include "carom-recent-files.h"
#include "carom-scene-row.h"
#include "carom-tab-stop.h"

#include <glib/gi18n-lib.h>

#define MAX_RECENT 6

struct _CaromSceneChooser {
  GtkPopover parent_instance;
  GtkSearchEntry *search_entry;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE(CaromSceneChooser, carom_scene_chooser, GTK_TYPE_POPOVER)

static void on_row_activated(CaromSceneChooser *self, CaromSceneRow *row) {
  g_autofree char *name = g_strdup(carom_scene_row_get_name(row));
  gtk_popover_popdown(GTK_POPOVER(self));
  gtk_widget_activate_action(GTK_WIDGET(self), "win.go-to-scene", "^ay", name);
}

/* ---- Searching ---- */

static const char *get_search(CaromSceneChooser *self) {
  return gtk_editable_get_text(GTK_EDITABLE(self->search_entry));
}

static gboolean matches_search(GtkListBoxRow *row, gpointer data) {
  return carom_scene_row_rank(CAROM_SCENE_ROW(row), get_search(data)) != CAROM_SCENE_ROW_NO_MATCH;
}

static int compare_rows(GtkListBoxRow *one, GtkListBoxRow *other, gpointer data) {
  CaromSceneRow *rows[] = {CAROM_SCENE_ROW(one), CAROM_SCENE_ROW(other)};
  guint keys[2][2];
  for (int i = 0; i < 2; i++) {
    keys[i][0] = carom_scene_row_rank(rows[i], get_search(data));
    keys[i][1] = carom_scene_row_get_place(rows[i]);
  }
  int by_place = keys[0][1] < keys[1][1] ? -1 : keys[0][1] > keys[1][1];
  return keys[0][0] != keys[1][0] ? (keys[0][0] < keys[1][0] ? -1 : 1) : by_place;
}

/* At once, and not when the field says that the typing has paused: Enter may follow sooner. */
static void on_search_changed(CaromSceneChooser *self) {
  gtk_list_box_invalidate_filter(self->list);
  gtk_list_box_invalidate_sort(self->list);
  gtk_list_box_invalidate_headers(self->list);
  gtk_adjustment_set_value(gtk_list_box_get_adjustment(self->list), 0);
}

static void show_all(CaromSceneChooser *self) {
  gtk_editable_set_text(GTK_EDITABLE(self->search_entry), "");
  gtk_widget_grab_focus(GTK_WIDGET(self->search_entry));
}

/* The best match, or NULL if there is none. */
static GtkListBoxRow *get_first_row(CaromSceneChooser *self) {
  GtkListBoxRow *row = gtk_list_box_get_row_at_index(self->list, 0);
  return row && matches_search(row, self) ? row : NULL;
}

static void on_search_activate(CaromSceneChooser *self) {
  GtkListBoxRow *row = get_first_row(self);
  if (row)
    on_row_activated(self, CAROM_SCENE_ROW(row));
}

/* Down leads from the search field into the list, Up from its first row back. */
static gboolean on_key_pressed(CaromSceneChooser *self, guint key) {
  GtkWidget *focus = gtk_root_get_focus(gtk_widget_get_root(GTK_WIDGET(self)));
  GtkWidget *first = GTK_WIDGET(get_first_row(self)), *search = GTK_WIDGET(self->search_entry);
  if (!focus || !first)
    return FALSE;
  if ((key == GDK_KEY_Down || key == GDK_KEY_KP_Down) && gtk_widget_is_ancestor(focus, search))
    return gtk_widget_grab_focus(first);
  if ((key == GDK_KEY_Up || key == GDK_KEY_KP_Up) && focus == first)
    return gtk_widget_grab_focus(search);
  return FALSE;
}

/* ---- The list ---- */

/* The name of a group is the header of its first row; what was found is in no groups. */
static void update_header(GtkListBoxRow *row, GtkListBoxRow *before, gpointer data) {
  const char *group = carom_scene_row_get_group(CAROM_SCENE_ROW(row));
  if (*get_search(data) != '\0' ||
      (before && g_str_equal(group, carom_scene_row_get_group(CAROM_SCENE_ROW(before))))) {
    gtk_list_box_row_set_header(row, NULL);
    return;
  }
  GtkWidget *label = gtk_label_new(group);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_widget_add_css_class(label, "group-header");
  gtk_list_box_row_set_header(row, label);
}

static void add_builtins(CaromSceneChooser *self) {
  guint n_builtins;
  const CaromBuiltin *builtins = carom_builtins(&n_builtins);
  for (guint i = 0; i < n_builtins; i++)
    gtk_list_box_append(self->list, carom_scene_row_new(i, builtins[i].id, builtins[i].group,
                                                        builtins[i].title, builtins[i].summary));
}

static void add_recent_files(CaromSceneChooser *self) {
  g_autoptr(GPtrArray) paths = carom_recent_files_list(MAX_RECENT);
  for (guint i = 0; i < paths->len; i++) {
    const char *path = g_ptr_array_index(paths, i);
    g_autofree char *name = g_filename_display_basename(path);
    gtk_list_box_append(self->list, carom_scene_row_new(G_MAXUINT - MAX_RECENT + i, path,
                                                        _("Recent files"), name, path));
  }
}

static void fill_list(CaromSceneChooser *self) {
  GtkListBoxRow *row;
  while ((row = gtk_list_box_get_row_at_index(self->list, 0)))
    gtk_list_box_remove(self->list, GTK_WIDGET(row));
  add_builtins(self);
  add_recent_files(self);
}

static void carom_scene_chooser_map(GtkWidget *widget) {
  CaromSceneChooser *self = CAROM_SCENE_CHOOSER(widget);
  gtk_editable_set_text(GTK_EDITABLE(self->search_entry), "");
  fill_list(self);
  GTK_WIDGET_CLASS(carom_scene_chooser_parent_class)->map(widget);
  gtk_widget_grab_focus(GTK_WIDGET(self->search_entry));
}

static void carom_scene_chooser_class_init(CaromSceneChooserClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  widget_class->map = carom_scene_chooser_map;
  g_type_ensure(CAROM_TYPE_TAB_STOP);
  gtk_widget_class_set_template_from_resource(
      widget_class, "/io/github/carom_physics/Carom/carom-scene-chooser.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromSceneChooser, search_entry);
  gtk_widget_class_bind_template_child(widget_class, CaromSceneChooser, list);
  gtk_widget_class_bind_template_callback(widget_class, on_row_activated);
  gtk_widget_class_bind_template_callback(widget_class, on_search_changed);
  gtk_widget_class_bind_template_callback(widget_class, on_search_activate);
  gtk_widget_class_bind_template_callback(widget_class, on_key_pressed);
  gtk_widget_class_bind_template_callback(widget_class, show_all);
  gtk_widget_class_bind_template_callback(widget_class, gtk_popover_popdown);
}

static void carom_scene_chooser_init(CaromSceneChooser *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
  gtk_list_box_set_header_func(self->list, update_header, self, NULL);
  gtk_list_box_set_sort_func(self->list, compare_rows, self, NULL);
  gtk_list_box_set_filter_func(self->list, matches_search, self, NULL);
}
