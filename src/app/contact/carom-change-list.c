/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-change-list: one label with a line for each of the latest changes. */
#include "carom-change-list.h"

#include "carom-change.h"

#include <glib/gi18n-lib.h>

/* Nobody reads more, and a label lays out all of its text. */
#define MOST_LINES 200
/* In pixels: some lines. */
#define HEIGHT 84

struct _CaromChangeList {
  GtkBox parent_instance;
  GtkLabel *lines;
};

G_DEFINE_FINAL_TYPE(CaromChangeList, carom_change_list, GTK_TYPE_BOX)

static char *describe(const CaromRun *run, const CaromChange *changes, guint n) {
  GString *text = g_string_new(NULL);
  guint first = n > MOST_LINES ? n - MOST_LINES : 0;
  for (guint i = n; i-- > first;) {
    g_autofree char *words = carom_change_words(run->world->scene, &changes[i]);
    g_string_append_printf(text, "%s%s", text->len > 0 ? "\n" : "", words);
  }
  if (n == 0)
    g_string_append(text, _("No door has opened or closed yet, and no disc has come in."));
  return g_string_free(text, FALSE);
}

void carom_change_list_show(CaromChangeList *self, const CaromRun *run) {
  guint n;
  const CaromChange *changes = carom_run_get_changes(run, &n);
  gtk_widget_set_visible(GTK_WIDGET(self), run->world->schedule != NULL);
  if (!run->world->schedule)
    return;
  g_autofree char *text = describe(run, changes, n);
  if (!g_str_equal(text, gtk_label_get_text(self->lines)))
    gtk_label_set_text(self->lines, text);
}

static void carom_change_list_class_init(CaromChangeListClass *klass) {
}

static void carom_change_list_init(CaromChangeList *self) {
  GtkWidget *scrolled = gtk_scrolled_window_new(), *lines = gtk_label_new(NULL);
  self->lines = GTK_LABEL(lines);
  gtk_label_set_xalign(self->lines, 0);
  gtk_label_set_yalign(self->lines, 0);
  gtk_label_set_wrap(self->lines, TRUE);
  gtk_label_set_selectable(self->lines, TRUE);
  gtk_widget_add_css_class(lines, "numeric");
  gtk_accessible_update_property(GTK_ACCESSIBLE(lines), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                 _("What doors and emitters have done, the latest first"), -1);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), lines);
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER,
                                 GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height(GTK_SCROLLED_WINDOW(scrolled), HEIGHT);
  gtk_scrolled_window_set_overlay_scrolling(GTK_SCROLLED_WINDOW(scrolled), FALSE);
  gtk_widget_set_hexpand(scrolled, TRUE);
  gtk_widget_set_margin_start(scrolled, 12);
  gtk_widget_set_margin_bottom(scrolled, 6);
  gtk_box_append(GTK_BOX(self), scrolled);
}
