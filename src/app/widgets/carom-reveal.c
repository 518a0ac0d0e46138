/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-reveal: scrolls at each of the frames in which widgets find their places. */
#include "carom-reveal.h"

/* What has just appeared, and what unfolds around it, has its place after some frames. */
#define FRAMES_OF_LAYOUT 15

/* It is done at once: gtk_adjustment_clamp_page() would take its time, and begin anew at each
 * frame. */
static void scroll_to(GtkWidget *part, GtkWidget *scroller) {
  GtkWidget *viewport = gtk_scrolled_window_get_child(GTK_SCROLLED_WINDOW(scroller));
  graphene_rect_t bounds;
  if (!GTK_IS_VIEWPORT(viewport) || !gtk_widget_compute_bounds(part, viewport, &bounds))
    return;
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(viewport));
  double top = gtk_adjustment_get_value(adjustment) + (double)bounds.origin.y;
  double last = top + (double)bounds.size.height - gtk_adjustment_get_page_size(adjustment);
  double value = MAX(gtk_adjustment_get_value(adjustment), last);
  gtk_adjustment_set_value(adjustment, MIN(value, top));
}

static gboolean reveal_while_laid_out(GtkWidget *part, GdkFrameClock *clock, gpointer n_frames) {
  guint *n = n_frames;
  GtkWidget *scroller = gtk_widget_get_ancestor(part, GTK_TYPE_SCROLLED_WINDOW);
  if (scroller && gtk_widget_get_mapped(part))
    scroll_to(part, scroller);
  return ++*n < FRAMES_OF_LAYOUT ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

void carom_reveal(GtkWidget *part) {
  gtk_widget_add_tick_callback(part, reveal_while_laid_out, g_new0(guint, 1), g_free);
}
