/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-window: a plain window, with the actions of its parent, and the application's
 * accelerators for them. */
#include "carom-item-window.h"

#include "carom-item-table.h"
#include "carom-overlap-offers.h"
#include "carom-presses.h"
#include "carom-pushed-toast.h"
#include "carom-window-keys.h"

#include <glib/gi18n-lib.h>

#define WIDTH  760
#define HEIGHT 660

static GtkWidget *make_part(CaromItemKind kind, CaromEditor *editor, CaromDocument *document) {
  static const char *const titles[CAROM_N_ITEM_KINDS] = {
      [CAROM_ITEM_DISC] = N_("Discs in the first pane"),
      [CAROM_ITEM_WALL] = N_("Walls"),
      [CAROM_ITEM_EMITTER] = N_("Emitters"),
  };
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *title = gtk_label_new(_(titles[kind]));
  GtkWidget *table = carom_item_table_new(kind);
  gtk_label_set_xalign(GTK_LABEL(title), 0);
  gtk_widget_add_css_class(title, "heading");
  gtk_widget_add_css_class(box, "scene-panel-content");
  gtk_widget_set_vexpand(table, TRUE);
  carom_item_table_take_room(CAROM_ITEM_TABLE(table));
  carom_item_table_remember(CAROM_ITEM_TABLE(table), "window");
  carom_item_table_set_editor(CAROM_ITEM_TABLE(table), editor, document);
  gtk_box_append(GTK_BOX(box), title);
  gtk_box_append(GTK_BOX(box), table);
  return box;
}

/* Above @parts. What an edit has left overlapping is told where it is made, too. */
static GtkWidget *add_notices(GtkWidget *parts, CaromEditor *editor) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  CaromNotices *notices = g_object_new(CAROM_TYPE_NOTICES, "halign", GTK_ALIGN_CENTER, NULL);
  gtk_widget_set_vexpand(parts, TRUE);
  gtk_box_append(GTK_BOX(box), GTK_WIDGET(notices));
  gtk_box_append(GTK_BOX(box), parts);
  carom_overlap_offers_add(editor, notices);
  return box;
}

/* Over @parts. Likewise what an edit has done. */
static GtkWidget *add_toast(GtkWidget *parts, CaromEditor *editor, CaromDocument *document) {
  GtkWidget *overlay = gtk_overlay_new();
  CaromToast *toast = g_object_new(CAROM_TYPE_TOAST, NULL);
  gtk_overlay_set_child(GTK_OVERLAY(overlay), parts);
  gtk_overlay_add_overlay(GTK_OVERLAY(overlay), GTK_WIDGET(toast));
  carom_pushed_toast_add(toast, editor, document);
  return overlay;
}

/* All actions of @parent. As a group, it would be kept alive by a window that only goes when it
 * goes. */
static void share_actions(GtkWidget *window, GtkWindow *parent) {
  g_autoptr(GSimpleActionGroup) actions = g_simple_action_group_new();
  g_auto(GStrv) names = g_action_group_list_actions(G_ACTION_GROUP(parent));
  for (guint i = 0; names[i]; i++)
    g_action_map_add_action(G_ACTION_MAP(actions),
                            g_action_map_lookup_action(G_ACTION_MAP(parent), names[i]));
  gtk_widget_insert_action_group(window, "win", G_ACTION_GROUP(actions));
}

/* ---- Its width ---- */

static GtkSizeRequestMode get_request_mode(GtkWidget *widget) {
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A GtkPaned that is asked how wide it is at its height asks its children the same, and a message
 * for which there is the height of one line would then be as wide as that line. */
static void measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline) {
  gtk_widget_measure(gtk_widget_get_first_child(widget), orientation,
                     orientation == GTK_ORIENTATION_HORIZONTAL ? -1 : for_size, minimum, natural,
                     NULL, NULL);
}

static void allocate(GtkWidget *widget, int width, int height, int baseline) {
  gtk_widget_allocate(gtk_widget_get_first_child(widget), width, height, baseline, NULL);
}

/* Keeps @child from being the wider the lower it is. */
static GtkWidget *keep_width(GtkWidget *child) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(box), child);
  gtk_widget_set_layout_manager(box, gtk_custom_layout_new(get_request_mode, measure, allocate));
  return box;
}

/* One above the other, with dividers that can be dragged. */
static GtkWidget *divide(GtkWidget *above, GtkWidget *below) {
  GtkWidget *parts = gtk_paned_new(GTK_ORIENTATION_VERTICAL);
  gtk_paned_set_start_child(GTK_PANED(parts), above);
  gtk_paned_set_end_child(GTK_PANED(parts), below);
  gtk_paned_set_shrink_start_child(GTK_PANED(parts), FALSE);
  gtk_paned_set_shrink_end_child(GTK_PANED(parts), FALSE);
  return parts;
}

GtkWindow *carom_item_window_new(GtkWindow *parent, CaromEditor *editor, CaromDocument *document) {
  GtkWidget *window = gtk_window_new();
  GtkWidget *parts = divide(make_part(CAROM_ITEM_DISC, editor, document),
                            divide(make_part(CAROM_ITEM_WALL, editor, document),
                                   make_part(CAROM_ITEM_EMITTER, editor, document)));
  gtk_window_set_title(GTK_WINDOW(window), _("Discs, Walls and Emitters"));
  gtk_window_set_default_size(GTK_WINDOW(window), WIDTH, HEIGHT);
  gtk_window_set_transient_for(GTK_WINDOW(window), parent);
  gtk_window_set_destroy_with_parent(GTK_WINDOW(window), TRUE);
  gtk_window_set_child(GTK_WINDOW(window),
                       keep_width(add_toast(add_notices(parts, editor), editor, document)));
  if (G_IS_ACTION_MAP(parent))
    share_actions(window, parent);
  gtk_window_set_application(GTK_WINDOW(window), gtk_window_get_application(parent));
  carom_window_keys_add(window, parts);
  carom_window_keys_close_by_escape(window);
  carom_presses_watch(window);
  return GTK_WINDOW(window);
}
