/* carom-tabs: a GtkStackSwitcher makes a button with a label for each page, and lets no label be
 * cut short. */
#include "carom-tabs.h"

/* Letters that are always seen. */
#define LEAST_WIDTH 4

static GtkWidget *find_label(GtkWidget *widget) {
  GtkWidget *found = GTK_IS_LABEL(widget) ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child && !found;
       child = gtk_widget_get_next_sibling(child))
    found = find_label(child);
  return found;
}

void carom_tabs_let_shrink(GtkStackSwitcher *switcher) {
  g_return_if_fail(GTK_IS_STACK_SWITCHER(switcher));
  for (GtkWidget *tab = gtk_widget_get_first_child(GTK_WIDGET(switcher)); tab;
       tab = gtk_widget_get_next_sibling(tab)) {
    GtkWidget *label = find_label(tab);
    if (!label)
      continue;
    gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
    gtk_label_set_width_chars(GTK_LABEL(label), LEAST_WIDTH);
    gtk_widget_set_tooltip_text(tab, gtk_label_get_text(GTK_LABEL(label)));
  }
}
