/* carom-look: what the plots need to know of how a widget looks: its theme's kind and its font. */
#pragma once

#include "carom-palette.h"

#include <gtk/gtk.h>

/* The theme of plots that goes with @widget's: light, dark or high contrast. */
const CaromTheme *carom_look_theme(GtkWidget *widget);

/* Returns: (transfer full): Pango's description of the widget's font. */
char *carom_look_font(GtkWidget *widget);

/* Redraws @widget whenever the theme changes. */
void carom_look_watch(GtkWidget *widget);
