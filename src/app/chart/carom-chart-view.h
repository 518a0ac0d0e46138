/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-view: a chart of one quantity over time, with a chooser for the quantity and a legend
 * of the panes. */
#pragma once

#include "carom-chart-area.h"

#define CAROM_TYPE_CHART_VIEW (carom_chart_view_get_type())
G_DECLARE_FINAL_TYPE(CaromChartView, carom_chart_view, CAROM, CHART_VIEW, GtkBox)

/* Signals:
 *   "chosen": the viewer has chosen the quantity, be it the same one again
 *   "arranged": it needs other room beside its plot, or its header another height
 *   "add-wanted": another chart is wanted beside it
 *   "remove-wanted": it is wanted no more */

/* Shows @player, which is referenced. */
void carom_chart_view_set_player(CaromChartView *self, CaromPlayer *player);

/* Returns: (transfer none): the chart itself */
CaromChartArea *carom_chart_view_get_area(CaromChartView *self);

/* The quantity that the chart shows. Once the player has another scene, it is to be one that can be
 * shown of that. */
const CaromQuantity *carom_chart_view_get_quantity(CaromChartView *self);
void carom_chart_view_set_quantity(CaromChartView *self, const CaromQuantity *quantity);

/* Whether the viewer may add one beside it, and remove it. */
void carom_chart_view_set_changeable(CaromChartView *self, gboolean can_add, gboolean can_remove);

/* Shows @quantity as the viewer's choice. */
void carom_chart_view_choose_quantity(CaromChartView *self, const CaromQuantity *quantity);

/* Where charts stand beside each other, their plots begin at the same height: there is space below
 * headers that are lower than others. A group of GTK's for the headers would be no help, since
 * their height depends on their width. */
void carom_chart_view_set_space(CaromChartView *self, int space);
int carom_chart_view_get_header_height(CaromChartView *self);

/* Whether it says which line belongs to which pane, as it does by itself. Where the panes beside it
 * say so, or another chart, it need not. */
void carom_chart_view_set_legend_shown(CaromChartView *self, gboolean shown);

/* The quantity that the scene itself has for this chart; NULL: it has none. While another is shown,
 * a button leads back to it; by that, the viewer chooses it. */
void carom_chart_view_set_own_quantity(CaromChartView *self, const CaromQuantity *quantity);
