/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scroll-chain: a controller that gets turns of the wheel before the widget itself does. */
#include "carom-scroll-chain.h"

#include <math.h>

/* Whether nothing is left the way that @dy goes. */
static gboolean is_at_end(GtkScrolledWindow *scroller, double dy) {
  GtkAdjustment *rows = gtk_scrolled_window_get_vadjustment(scroller);
  double value = gtk_adjustment_get_value(rows);
  double last = gtk_adjustment_get_upper(rows) - gtk_adjustment_get_page_size(rows);
  return dy < 0 ? value <= gtk_adjustment_get_lower(rows) : value >= last;
}

/* As far as GTK goes: a notch of a wheel by a part of what is seen, and fingers by points. */
static void scroll_by(GtkScrolledWindow *scroller, double dy, GdkScrollUnit unit) {
  GtkAdjustment *rows = gtk_scrolled_window_get_vadjustment(scroller);
  double notch = pow(gtk_adjustment_get_page_size(rows), 2.0 / 3);
  gtk_adjustment_set_value(rows, gtk_adjustment_get_value(rows) +
                                     dy * (unit == GDK_SCROLL_UNIT_WHEEL ? notch : 1));
}

/* Returns: (nullable): the next window around @widget that scrolls */
static GtkWidget *get_outer(GtkWidget *widget) {
  return gtk_widget_get_ancestor(gtk_widget_get_parent(widget), GTK_TYPE_SCROLLED_WINDOW);
}

/* Scrolls the first window around @widget that is not at its end.
 *
 * Returns: whether anything around it scrolls at all */
static gboolean scroll_around(GtkWidget *widget, double dy, GtkEventControllerScroll *wheel) {
  GtkWidget *first = get_outer(widget), *outer = first;
  while (outer && is_at_end(GTK_SCROLLED_WINDOW(outer), dy))
    outer = get_outer(outer);
  if (outer)
    scroll_by(GTK_SCROLLED_WINDOW(outer), dy, gtk_event_controller_scroll_get_unit(wheel));
  return first != NULL;
}

/* With Shift a wheel goes sideways. */
static gboolean is_sideways(GtkEventControllerScroll *wheel, double dy) {
  GdkModifierType state = gtk_event_controller_get_current_event_state(GTK_EVENT_CONTROLLER(wheel));
  return dy == 0 || (state & GDK_SHIFT_MASK);
}

static gboolean on_scroll(GtkEventControllerScroll *wheel, double dx, double dy,
                          GtkScrolledWindow *inner) {
  return !is_sideways(wheel, dy) && is_at_end(inner, dy) &&
         scroll_around(GTK_WIDGET(inner), dy, wheel);
}

static gboolean has_focus(GtkWidget *field) {
  GtkRoot *root = gtk_widget_get_root(field);
  GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
  return focus && (focus == field || gtk_widget_is_ancestor(focus, field));
}

static gboolean on_field_scroll(GtkEventControllerScroll *wheel, double dx, double dy,
                                GtkWidget *field) {
  if (has_focus(field))
    return FALSE;
  return is_sideways(wheel, dy) ? get_outer(field) != NULL : scroll_around(field, dy, wheel);
}

static void add(GtkWidget *widget, GtkEventControllerScrollFlags flags, GCallback callback) {
  GtkEventController *wheel = gtk_event_controller_scroll_new(flags);
  gtk_event_controller_set_propagation_phase(wheel, GTK_PHASE_CAPTURE);
  g_signal_connect(wheel, "scroll", callback, widget);
  gtk_widget_add_controller(widget, wheel);
}

void carom_scroll_chain_add(GtkScrolledWindow *inner) {
  g_return_if_fail(GTK_IS_SCROLLED_WINDOW(inner));
  add(GTK_WIDGET(inner), GTK_EVENT_CONTROLLER_SCROLL_VERTICAL, G_CALLBACK(on_scroll));
}

void carom_scroll_chain_add_field(GtkWidget *field) {
  g_return_if_fail(GTK_IS_WIDGET(field));
  add(field, GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES, G_CALLBACK(on_field_scroll));
}
