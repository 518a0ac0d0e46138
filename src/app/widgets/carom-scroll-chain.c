/* carom-scroll-chain: a controller that gets turns of the wheel before @inner does. */
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

/* With Shift a wheel goes sideways. */
static gboolean on_scroll(GtkEventControllerScroll *wheel, double dx, double dy,
                          GtkScrolledWindow *inner) {
  GtkWidget *outer =
      gtk_widget_get_ancestor(gtk_widget_get_parent(GTK_WIDGET(inner)), GTK_TYPE_SCROLLED_WINDOW);
  GdkModifierType state = gtk_event_controller_get_current_event_state(GTK_EVENT_CONTROLLER(wheel));
  if (!outer || dy == 0 || (state & GDK_SHIFT_MASK) || !is_at_end(inner, dy))
    return FALSE;
  scroll_by(GTK_SCROLLED_WINDOW(outer), dy, gtk_event_controller_scroll_get_unit(wheel));
  return TRUE;
}

void carom_scroll_chain_add(GtkScrolledWindow *inner) {
  g_return_if_fail(GTK_IS_SCROLLED_WINDOW(inner));
  GtkEventController *wheel = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  gtk_event_controller_set_propagation_phase(wheel, GTK_PHASE_CAPTURE);
  g_signal_connect(wheel, "scroll", G_CALLBACK(on_scroll), inner);
  gtk_widget_add_controller(GTK_WIDGET(inner), wheel);
}
