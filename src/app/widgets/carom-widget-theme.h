/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-widget-theme: what the plots need to know about the look of a widget: whether its theme is
 * light or dark and of high contrast, its font, and how many digits its numbers have. */
#pragma once

#include "carom-theme.h"

#include <gtk/gtk.h>

/* Returns: (transfer none): the theme for plots that matches that of @widget; where its type is
 *   large, lines are wide in proportion. Valid until the next call for the same widget. */
const CaromTheme *carom_widget_theme_get(GtkWidget *widget);

/* Returns: (transfer full): Pango's description of the widget's font */
char *carom_widget_theme_get_font(GtkWidget *widget);

/* Numbers have few digits where the window of @widget has the class "few-digits".
 *
 * Returns: how many significant ones they have there: @usual, or fewer */
int carom_widget_theme_get_digits(GtkWidget *widget, int usual);

/* @update: called whenever that may have changed */
void carom_widget_theme_watch_digits(GtkWidget *widget, void (*update)(GtkWidget *widget));

/* Redraws @widget whenever the theme changes. */
void carom_widget_theme_watch(GtkWidget *widget);
