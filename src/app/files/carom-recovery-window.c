/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-recovery-window: a row for each copy; the window closes after the last one. */
#include "carom-recovery-window.h"

#include "carom-recovery.h"
#include "carom-tooltip.h"
#include "carom-window-keys.h"

#include <glib/gi18n-lib.h>

#define WIDTH      600
#define MAX_HEIGHT 320

/* What the window is about; it goes with the window. */
typedef struct {
  GtkWindow *window;
  GtkBox *rows;
  GtkWidget *usual; /* the button that Enter is for: never one that loses something */
  CaromRecoveryFunc restore;
  gpointer context;
  GPtrArray *left; /* (element-type CaromRecoveryLeft) */
} Offer;

/* One copy, with its row. */
typedef struct {
  Offer *offer;
  CaromRecoveryLeft *left;
  CaromRecoveryRecord *record; /* (nullable): NULL: it cannot be read */
} Copy;

#define COPY "carom-recovery-window-copy"

static void free_offer(gpointer data) {
  Offer *offer = data;
  g_ptr_array_unref(offer->left);
  g_free(offer);
}

static void free_copy(gpointer data) {
  Copy *copy = data;
  g_clear_pointer(&copy->record, carom_recovery_record_free);
  g_free(copy);
}

/* ---- What can be done ---- */

static void remove_row(GtkWidget *row) {
  Copy *copy = g_object_get_data(G_OBJECT(row), COPY);
  Offer *offer = copy->offer;
  carom_recovery_left_remove(copy->left);
  gtk_widget_grab_focus(offer->usual);
  gtk_box_remove(offer->rows, row);
  if (!gtk_widget_get_first_child(GTK_WIDGET(offer->rows)))
    gtk_window_destroy(offer->window);
}

static void restore_row(GtkWidget *row) {
  Copy *copy = g_object_get_data(G_OBJECT(row), COPY);
  if (copy->record && copy->offer->restore(copy->offer->context, copy->record))
    remove_row(row);
}

/* Removing a row may be the end of the window, so the next one is found before. */
static void for_each_row(Offer *offer, void (*act)(GtkWidget *row)) {
  GtkWidget *next;
  for (GtkWidget *row = gtk_widget_get_first_child(GTK_WIDGET(offer->rows)); row; row = next) {
    next = gtk_widget_get_next_sibling(row);
    act(row);
  }
}

static void restore_all(Offer *offer) {
  for_each_row(offer, restore_row);
}

/* ---- What is shown ---- */

static GtkWidget *make_label(const char *text, const char *css_class) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_widget_add_css_class(label, css_class);
  return label;
}

/* Of what has no room, such as a long path, the middle is left out; the tooltip has all of it. */
static GtkWidget *make_fitting_label(const char *text, const char *css_class) {
  GtkWidget *label = make_label(text, css_class);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_MIDDLE);
  carom_tooltip_set_text(label, text);
  return label;
}

static GtkWidget *make_sentence(const char *text) {
  GtkWidget *label = make_label(text, "caption");
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  return label;
}

static char *write_time(gint64 time_s) {
  g_autoptr(GDateTime) time = g_date_time_new_from_unix_local(time_s);
  /* Translators: the format of a date and a time, as in strftime. */
  return time ? g_date_time_format(time, _("%Y-%m-%d %H:%M")) : g_strdup("");
}

/* Returns: (transfer full): what the copy has of the document */
static char *describe(const CaromRecoveryRecord *record) {
  g_autofree char *when = write_time(record->time_s);
  if (!record->scene)
    return g_strdup(_("Without unsaved changes"));
  if (record->time_s == 0)
    return g_strdup(_("With unsaved changes"));
  if (record->path)
    /* Translators: %s is a time. */
    return g_strdup_printf(_("With changes up to %s"), when);
  /* Translators: %s is a time. */
  return g_strdup_printf(_("In no file yet, with changes up to %s"), when);
}

/* The document's title, its file on a line of its own, and a sentence. */
static GtkWidget *make_words(const Copy *copy) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
  const CaromRecoveryRecord *record = copy->record;
  const char *path = record ? record->path : carom_recovery_left_get_path(copy->left);
  g_autofree char *place = path ? g_filename_display_name(path) : NULL;
  g_autofree char *about = record ? describe(record) : g_strdup(_("The copy cannot be read."));
  gtk_widget_set_hexpand(box, TRUE);
  gtk_box_append(GTK_BOX(box),
                 make_fitting_label(record ? record->title : _("Unknown scene"), "heading"));
  if (place)
    gtk_box_append(GTK_BOX(box), make_fitting_label(place, "caption"));
  gtk_box_append(GTK_BOX(box), make_sentence(about));
  return box;
}

static void add_button(GtkWidget *box, const char *label, GCallback clicked, gpointer data,
                       gboolean is_possible) {
  GtkWidget *button = gtk_button_new_with_mnemonic(label);
  gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
  gtk_widget_set_sensitive(button, is_possible);
  g_signal_connect_swapped(button, "clicked", clicked, data);
  gtk_box_append(GTK_BOX(box), button);
}

static void add_row(Offer *offer, CaromRecoveryLeft *left) {
  Copy *copy = g_new(Copy, 1);
  *copy = (Copy){offer, left, carom_recovery_record_read(carom_recovery_left_get_path(left), NULL)};
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
  g_object_set_data_full(G_OBJECT(row), COPY, copy, free_copy);
  gtk_box_append(GTK_BOX(row), make_words(copy));
  add_button(row, _("_Discard"), G_CALLBACK(remove_row), row, TRUE);
  add_button(row, _("_Restore"), G_CALLBACK(restore_row), row, copy->record != NULL);
  gtk_box_append(offer->rows, row);
}

static void add_scrolled_rows(Offer *offer, GtkWidget *page) {
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER,
                                 GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height(GTK_SCROLLED_WINDOW(scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height(GTK_SCROLLED_WINDOW(scrolled), MAX_HEIGHT);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), GTK_WIDGET(offer->rows));
  gtk_widget_set_vexpand(scrolled, TRUE);
  gtk_box_append(GTK_BOX(page), scrolled);
}

static void add_bottom(Offer *offer, GtkWidget *page) {
  GtkWidget *bottom = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_set_halign(bottom, GTK_ALIGN_END);
  add_button(bottom, _("Decide _later"), G_CALLBACK(gtk_window_close), offer->window, TRUE);
  add_button(bottom, _("Restore _all"), G_CALLBACK(restore_all), offer, TRUE);
  offer->usual = gtk_widget_get_last_child(bottom);
  gtk_widget_add_css_class(offer->usual, "suggested-action");
  gtk_box_append(GTK_BOX(page), bottom);
}

static void fill(Offer *offer) {
  GtkWidget *page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_add_css_class(page, "recovery");
  GtkWidget *heading =
      gtk_label_new(_("Carom was stopped from outside, or ended unexpectedly. This was open "
                      "then:"));
  gtk_label_set_xalign(GTK_LABEL(heading), 0);
  gtk_label_set_wrap(GTK_LABEL(heading), TRUE);
  gtk_box_append(GTK_BOX(page), heading);
  for (guint i = 0; i < offer->left->len; i++)
    add_row(offer, offer->left->pdata[i]);
  add_scrolled_rows(offer, page);
  add_bottom(offer, page);
  gtk_window_set_child(offer->window, page);
  gtk_window_set_default_widget(offer->window, offer->usual);
  gtk_widget_grab_focus(offer->usual);
}

GtkWindow *carom_recovery_window_offer(GtkWindow *parent, CaromRecoveryFunc restore,
                                       gpointer context) {
  g_return_val_if_fail(GTK_IS_WINDOW(parent) && restore, NULL);
  g_autoptr(GPtrArray) left = carom_recovery_take_left();
  if (left->len == 0)
    return NULL;
  Offer *offer = g_new(Offer, 1);
  *offer = (Offer){
      .window = GTK_WINDOW(gtk_window_new()),
      .rows = GTK_BOX(gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)),
      .restore = restore,
      .context = context,
      .left = g_steal_pointer(&left),
  };
  gtk_window_set_title(offer->window, _("Restore scenes"));
  gtk_window_set_transient_for(offer->window, parent);
  gtk_window_set_modal(offer->window, TRUE);
  gtk_window_set_destroy_with_parent(offer->window, TRUE);
  gtk_window_set_default_size(offer->window, WIDTH, -1);
  g_object_set_data_full(G_OBJECT(offer->window), "carom-recovery-window-offer", offer, free_offer);
  fill(offer);
  carom_window_keys_close_by_escape(GTK_WIDGET(offer->window));
  gtk_window_present(offer->window);
  return offer->window;
}
