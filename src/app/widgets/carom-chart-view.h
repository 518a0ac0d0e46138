/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-view: a chart of one quantity over time, with a chooser for the quantity and a legend
 * of the panes. A click asks for the frame there by the action win.seek, and dragging for all on
 * the way. The wheel, a pinch and the keys look closer; then dragging moves what is shown, and a
 * double click shows the whole time again. */
#pragma once

#include "carom-fit.h"
#include "carom-player.h"
#include "carom-quantity.h"
#include "carom-time-span.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_CHART_VIEW (carom_chart_view_get_type())
G_DECLARE_FINAL_TYPE(CaromChartView, carom_chart_view, CAROM, CHART_VIEW, GtkBox)

/* Signals:
 *   "chosen": the viewer has chosen the quantity, be it the same one again
 *   "arranged": it needs another number of lines for what is read off, or its header another height
 *   "pointed" (double time_s): the pointer is at another time, or has left (NAN)
 *   "marked" (double time_s): differences are to be read off from that time, or none (NAN)
 *   "zoomed": another part of the time axis is shown, by the viewer or by the clock */

/* Shows @player, which is referenced. */
void carom_chart_view_set_player(CaromChartView *self, CaromPlayer *player);

/* The quantity that the chart shows. Once the player has another scene, it is to be one that can be
 * shown of that. */
const CaromQuantity *carom_chart_view_get_quantity(CaromChartView *self);
void carom_chart_view_set_quantity(CaromChartView *self, const CaromQuantity *quantity);

/* Shows @quantity as the viewer's choice. */
void carom_chart_view_choose_quantity(CaromChartView *self, const CaromQuantity *quantity);

/* Reads off the values at that time in place of the present ones; NAN: the present ones. */
void carom_chart_view_set_pointed(CaromChartView *self, double time_s);

/* Reads off differences to the values at that time; NAN: the values themselves. */
void carom_chart_view_set_marked(CaromChartView *self, double time_s);

/* Reads off slopes of that law in place of values; NULL: values again. */
void carom_chart_view_set_fit(CaromChartView *self, const CaromFitLaw *fit);

/* Whether what is known of the time after the present is not shown, as in a presentation. */
void carom_chart_view_set_until_now(CaromChartView *self, gboolean until_now);

/* The part of the time axis that is shown. A chart follows the present when that changes. */
CaromTimeSpan carom_chart_view_get_shown(CaromChartView *self);
void carom_chart_view_set_shown(CaromChartView *self, CaromTimeSpan shown);

/* Where charts stand beside each other, their plots begin at the same height: there is space below
 * headers that are lower than others, and all keep as many lines for what is read off as the one
 * that needs most. A group of GTK's for the headers would be no help, since their height depends on
 * their width. */
void carom_chart_view_set_space(CaromChartView *self, int space);
int carom_chart_view_get_header_height(CaromChartView *self);
void carom_chart_view_set_least_lines(CaromChartView *self, guint n_lines);

/* Returns: how many lines it needed itself when it was drawn last */
guint carom_chart_view_get_lines(CaromChartView *self);

/* Whether it says which line belongs to which pane, as it does by itself. Where the panes beside it
 * say so, or another chart, it need not. */
void carom_chart_view_set_legend_shown(CaromChartView *self, gboolean shown);

/* The quantity that the scene itself has for this chart. While another is shown, a button leads
 * back to it; by that, the viewer chooses it. */
const CaromQuantity *carom_chart_view_get_own_quantity(CaromChartView *self);
void carom_chart_view_set_own_quantity(CaromChartView *self, const CaromQuantity *quantity);
