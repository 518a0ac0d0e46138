/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-bookmark-popover: made when it is asked for, and gone when it has closed. While it is open
 * its rows follow the scene. */
#include "carom-bookmark-popover.h"

#include "carom-bookmarks.h"
#include "carom-digits.h"
#include "carom-passing-popover.h"
#include "carom-soon.h"
#include "carom-tooltip.h"

#include <glib/gi18n-lib.h>

/* In characters. */
#define NAME_WIDTH 24

/* More rows than fit into that are scrolled to, in points. */
#define MOST_HEIGHT 260

/* Longer times are not written to milliseconds. */
#define MOST_FIXED_S 1e6

/* So many have a key, see carom-shortcuts. */
#define N_KEYS 9

typedef struct {
  CaromPlayer *player;
  GtkWidget *popover; /* which has this */
  GtkWidget *rows, *entry, *add_button;
} Bookmarks;

static void free_bookmarks(gpointer data) {
  g_object_unref(((Bookmarks *)data)->player);
  g_free(data);
}

static const CaromScene *get_scene(Bookmarks *self) {
  return carom_comparison_get_scene(carom_player_get_comparison(self->player));
}

static char *write_time(double time_s) {
  g_autofree char *number = time_s < MOST_FIXED_S ? carom_digits_fixed(time_s, 3)
                                                  : carom_digits_text(time_s, CAROM_DIGITS_USUAL);
  /* Translators: a time in seconds. */
  return g_strdup_printf(_("%s s"), number);
}

/* ---- The rows ---- */

static GtkWidget *make_name(Bookmarks *self, guint i, const CaromBookmark *bookmark) {
  GtkWidget *button = gtk_button_new_with_label(bookmark->name);
  GtkLabel *label = GTK_LABEL(gtk_button_get_child(GTK_BUTTON(button)));
  gtk_label_set_xalign(label, 0);
  gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars(label, NAME_WIDTH);
  gtk_widget_set_hexpand(button, TRUE);
  gtk_widget_add_css_class(button, "flat");
  gtk_actionable_set_detailed_action_name(GTK_ACTIONABLE(button), "win.bookmark(uint32 0)");
  gtk_actionable_set_action_target(GTK_ACTIONABLE(button), "u", i + 1);
  g_signal_connect_swapped(button, "clicked", G_CALLBACK(gtk_popover_popdown), self->popover);
  return button;
}

static GtkWidget *make_remove(guint i, const CaromBookmark *bookmark) {
  GtkWidget *button = gtk_button_new_from_icon_name("list-remove-symbolic");
  /* Translators: the name of a bookmark. */
  g_autofree char *what = g_strdup_printf(_("Remove the bookmark “%s”"), bookmark->name);
  gtk_widget_add_css_class(button, "flat");
  carom_tooltip_set_text(button, what);
  gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, what, -1);
  gtk_actionable_set_detailed_action_name(GTK_ACTIONABLE(button), "win.remove-bookmark(uint32 0)");
  gtk_actionable_set_action_target(GTK_ACTIONABLE(button), "u", i + 1);
  return button;
}

static GtkWidget *make_dim_label(const char *text) {
  GtkWidget *label = gtk_label_new(text);
  gtk_widget_add_css_class(label, "dim-label");
  gtk_widget_add_css_class(label, "numeric");
  return label;
}

static void add_row(Bookmarks *self, guint i, const CaromBookmark *bookmark) {
  g_autofree char *time = write_time(bookmark->at_s);
  g_autofree char *key =
      i < N_KEYS ? gtk_accelerator_get_label(GDK_KEY_1 + i, GDK_ALT_MASK) : g_strdup("");
  GtkWidget *const cells[] = {make_name(self, i, bookmark), make_dim_label(time),
                              make_dim_label(key), make_remove(i, bookmark)};
  for (guint column = 0; column < G_N_ELEMENTS(cells); column++)
    gtk_grid_attach(GTK_GRID(self->rows), cells[column], (int)column, (int)i, 1, 1);
}

static void fill(Bookmarks *self) {
  const GArray *bookmarks = get_scene(self)->bookmarks;
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(self->rows)))
    gtk_grid_remove(GTK_GRID(self->rows), child);
  for (guint i = 0; i < bookmarks->len; i++)
    add_row(self, i, &g_array_index(bookmarks, CaromBookmark, i));
  gtk_widget_set_visible(self->rows, bookmarks->len > 0);
}

/* Nothing is moved below the pointer in what is closing. */
static gboolean fill_again(gpointer popover) {
  Bookmarks *self = g_object_get_data(G_OBJECT(popover), "bookmarks");
  if (!gtk_widget_get_visible(popover))
    return G_SOURCE_REMOVE;
  fill(self);
  gtk_widget_grab_focus(self->entry);
  return G_SOURCE_REMOVE;
}

/* Not while one of its rows has been clicked. */
static void on_replaced(GtkWidget *popover) {
  carom_soon(popover, fill_again);
}

/* ---- The present time ---- */

static char *get_name(Bookmarks *self) {
  char *name = g_strdup(gtk_editable_get_text(GTK_EDITABLE(self->entry)));
  return g_strstrip(g_strdelimit(name, "\t\r\n", ' '));
}

static void on_changed(Bookmarks *self) {
  g_autofree char *name = get_name(self);
  gtk_widget_set_sensitive(self->add_button, carom_bookmarks_is_name(name));
}

static void add(Bookmarks *self) {
  g_autofree char *name = get_name(self);
  if (!carom_bookmarks_is_name(name))
    return;
  GtkWidget *parent = gtk_widget_get_parent(self->popover);
  gtk_popover_popdown(GTK_POPOVER(self->popover));
  gtk_widget_activate_action(parent, "win.add-bookmark", "s", name);
}

/* Returns: (transfer full): what the present time is called already, or at first */
static char *find_name(Bookmarks *self) {
  double now_s = carom_comparison_get_time_s(carom_player_get_comparison(self->player));
  const GArray *bookmarks = get_scene(self)->bookmarks;
  for (guint i = 0; i < bookmarks->len; i++)
    if (g_array_index(bookmarks, CaromBookmark, i).at_s == now_s)
      return g_strdup(g_array_index(bookmarks, CaromBookmark, i).name);
  g_autofree char *time = write_time(now_s);
  /* Translators: the name that a time has at first: “t = 1.250 s”. */
  return g_strdup_printf(_("t = %s"), time);
}

static GtkWidget *make_entry(Bookmarks *self) {
  g_autofree char *name = find_name(self);
  GtkWidget *entry = gtk_entry_new();
  gtk_editable_set_text(GTK_EDITABLE(entry), name);
  gtk_editable_set_width_chars(GTK_EDITABLE(entry), NAME_WIDTH);
  gtk_entry_set_max_length(GTK_ENTRY(entry), CAROM_SCENE_MAX_BOOKMARK);
  gtk_widget_set_hexpand(entry, TRUE);
  gtk_accessible_update_property(GTK_ACCESSIBLE(entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 _("Name of this time"), -1);
  g_signal_connect_swapped(entry, "activate", G_CALLBACK(add), self);
  g_signal_connect_swapped(entry, "changed", G_CALLBACK(on_changed), self);
  return entry;
}

static GtkWidget *make_line(Bookmarks *self) {
  GtkWidget *line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  self->entry = make_entry(self);
  self->add_button = gtk_button_new_with_mnemonic(C_("bookmark", "_Add"));
  gtk_widget_add_css_class(self->add_button, "suggested-action");
  g_signal_connect_swapped(self->add_button, "clicked", G_CALLBACK(add), self);
  gtk_box_append(GTK_BOX(line), self->entry);
  gtk_box_append(GTK_BOX(line), self->add_button);
  return line;
}

/* ---- All of it ---- */

static GtkWidget *make_scroller(GtkWidget *rows) {
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER,
                                 GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height(GTK_SCROLLED_WINDOW(scroller), TRUE);
  gtk_scrolled_window_set_max_content_height(GTK_SCROLLED_WINDOW(scroller), MOST_HEIGHT);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), rows);
  /* It has a least height of its own. */
  g_object_bind_property(rows, "visible", scroller, "visible", G_BINDING_SYNC_CREATE);
  return scroller;
}

GtkWidget *carom_bookmark_popover_show(GtkWidget *parent, const GdkRectangle *place,
                                       CaromPlayer *player) {
  g_return_val_if_fail(GTK_IS_WIDGET(parent) && place && CAROM_IS_PLAYER(player), NULL);
  Bookmarks *self = g_new0(Bookmarks, 1);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  *self = (Bookmarks){g_object_ref(player), gtk_popover_new(), gtk_grid_new(), NULL, NULL};
  gtk_grid_set_column_spacing(GTK_GRID(self->rows), 8);
  gtk_box_append(GTK_BOX(box), make_scroller(self->rows));
  gtk_box_append(GTK_BOX(box), make_line(self));
  fill(self);
  gtk_popover_set_child(GTK_POPOVER(self->popover), box);
  gtk_popover_set_position(GTK_POPOVER(self->popover), GTK_POS_TOP);
  g_object_set_data_full(G_OBJECT(self->popover), "bookmarks", self, free_bookmarks);
  g_signal_connect_object(player, "replaced", G_CALLBACK(on_replaced), self->popover,
                          G_CONNECT_SWAPPED);
  carom_passing_popover_show(GTK_POPOVER(self->popover), parent, place, _("Bookmarks"));
  gtk_widget_grab_focus(self->entry);
  return self->popover;
}
