/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-switches: the rows of a menu that hide what a chart shows, and show it again: its
 * panes, and the curves of each. What is hidden is a set of bits, by number. */
#pragma once

#include "carom-comparison.h"
#include "carom-quantity.h"

#include <gtk/gtk.h>

/* Switches one.
 *
 * @all: the bits of all that can be
 * Returns: what is hidden then */
typedef guint64 (*CaromChartSwitchFunc)(guint number, guint64 all, gpointer data);

/* Appends a section to @menu with a row for each of @titles, and gives @owner the actions for them,
 * as "GROUP.NUMBER". One that is alone cannot be switched.
 *
 * @titles: (element-type utf8): by number; those that are NULL have no row
 * @hidden: which rows are off */
void carom_chart_switches_append(GMenu *menu, GtkWidget *owner, const char *group,
                                 const GPtrArray *titles, guint64 hidden,
                                 CaromChartSwitchFunc on_switched, gpointer data);

/* Returns: (transfer full) (element-type utf8): the titles of the panes */
GPtrArray *carom_chart_switches_list_panes(const CaromComparison *comparison);

/* Returns: (transfer full) (element-type utf8): what the curves of a pane are called, as
 *   carom_channels_of() lists them; NULL for those along which nothing moves */
GPtrArray *carom_chart_switches_list_curves(const CaromComparison *comparison,
                                            const CaromQuantity *quantity);

/* Returns: @hidden with that bit switched; @hidden itself where nothing of @all would be left */
guint64 carom_chart_switches_flip(guint64 hidden, guint number, guint64 all);
