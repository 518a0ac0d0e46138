/* carom-tabs: tabs that share what room there is. */
#pragma once

#include <gtk/gtk.h>

/* Where there is too little room for all titles of @switcher, they are cut short, and their
 * tooltips have them in full. */
void carom_tabs_let_shrink(GtkStackSwitcher *switcher);
