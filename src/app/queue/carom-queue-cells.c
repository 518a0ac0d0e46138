/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-queue-cells: a table of columns. A cell is written again whenever its item changes. */
#include "carom-queue-cells.h"

#include "carom-column-view.h"
#include "carom-number-text.h"
#include "carom-number.h"
#include "carom-queue-item.h"
#include "carom-tooltip.h"

#include <glib/gi18n-lib.h>

typedef struct {
  const char *title;   /* translatable */
  const char *summary; /* translatable: what the column is, in a sentence */
  gboolean is_number;
  /* Returns: (transfer full): Pango markup for a number, or else plain text */
  char *(*text)(CaromQueueItem *item);
} Column;

static char *format_number(double value, int decimals) {
  char markup[CAROM_NUMBER_SIZE];
  carom_number_format(markup, value, decimals, 0);
  return g_strdup(markup);
}

static char *get_time(CaromQueueItem *item) {
  return format_number(carom_queue_item_get_event(item)->time_s, 6);
}

/* A contact at which the clock stands may be a rounding error ago. */
static char *get_until(CaromQueueItem *item) {
  return format_number(MAX(carom_queue_item_get_until_s(item), 0), 3);
}

static char *get_event(CaromQueueItem *item) {
  return g_strdup(carom_queue_item_get_what(item));
}

static char *get_state(CaromQueueItem *item) {
  return carom_run_queue_words_state(carom_queue_item_get_event(item),
                                     carom_queue_item_get_rank(item));
}

static char *get_why(CaromQueueItem *item) {
  return g_strdup(carom_queue_item_get_why(item));
}

static const Column columns[] = {
    {N_("Time (s)"), N_("When it is to happen"), TRUE, get_time},
    /* Translators: the time until something happens. */
    {N_("In (s)"), N_("How long it is until then"), TRUE, get_until},
    {N_("What"), N_("Who meets whom, or leaves a cell"), FALSE, get_event},
    {N_("State"),
     N_("Next: this happens next. First in sight: no contact that is known by now is sooner, but "
        "discs look no further than the cells around their own, and one that leaves its cell may "
        "see a sooner one. Foretold: for later. Provisional: also for later, but the disc leaves "
        "its cell before then, and may see something sooner, even a wall on its way. Void: made "
        "void by another contact, which the queue notices when its time comes."),
     FALSE, get_state},
    {N_("Why"), N_("For whom it was calculated, or by which contact it is void"), FALSE, get_why},
};

static void write_cell(GtkListItem *cell) {
  GtkLabel *label = GTK_LABEL(gtk_list_item_get_child(cell));
  const Column *column = g_object_get_data(G_OBJECT(label), "column");
  g_autofree char *text = column->text(gtk_list_item_get_item(cell));
  if (column->is_number)
    gtk_label_set_markup(label, text);
  else
    gtk_label_set_text(label, text);
}

static void on_setup(GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer data) {
  const Column *column = data;
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), column->is_number ? 1 : 0);
  if (column->is_number)
    carom_number_text_mark(label);
  carom_tooltip_set_text(label, _(column->summary));
  g_object_set_data(G_OBJECT(label), "column", data);
  gtk_list_item_set_child(cell, label);
}

static void on_bind(GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer data) {
  g_signal_connect_swapped(gtk_list_item_get_item(cell), "changed", G_CALLBACK(write_cell), cell);
  write_cell(cell);
}

static void on_unbind(GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer data) {
  g_signal_handlers_disconnect_by_func(gtk_list_item_get_item(cell), write_cell, cell);
}

void carom_queue_cells_add_to(GtkColumnView *view) {
  for (guint i = 0; i < G_N_ELEMENTS(columns); i++) {
    gpointer data = (gpointer)&columns[i];
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(on_setup), data);
    g_signal_connect(factory, "bind", G_CALLBACK(on_bind), data);
    g_signal_connect(factory, "unbind", G_CALLBACK(on_unbind), data);
    g_autoptr(GtkColumnViewColumn) column =
        gtk_column_view_column_new(_(columns[i].title), factory);
    gtk_column_view_column_set_expand(column, TRUE);
    gtk_column_view_append_column(view, column);
    if (columns[i].is_number)
      carom_column_view_align_title_right(view, i);
  }
}
