/* carom-widget-theme: what the plots need to know of how a widget looks: its theme's kind and its
 * font. */
#pragma once

#include "carom-theme.h"

#include <gtk/gtk.h>

/* The theme of plots that goes with @widget's: light, dark or high contrast. */
const CaromTheme *carom_widget_theme_get(GtkWidget *widget);

/* Returns: (transfer full): Pango's description of the widget's font. */
char *carom_widget_theme_get_font(GtkWidget *widget);

/* Redraws @widget whenever the theme changes. */
void carom_widget_theme_watch(GtkWidget *widget);
