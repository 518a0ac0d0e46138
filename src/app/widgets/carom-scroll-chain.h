/* carom-scroll-chain: a list that scrolls, in a panel that does. */
#pragma once

#include <gtk/gtk.h>

/* Lets a wheel over @inner go on with the next window around it that scrolls, where @inner is at
 * its end: GTK keeps such turns to itself. */
void carom_scroll_chain_add(GtkScrolledWindow *inner);
