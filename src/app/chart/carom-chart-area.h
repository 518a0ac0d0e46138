/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-area: a chart of one quantity, or of one against another, with what reads it off. A
 * click asks for the frame there by the action win.seek, and dragging for all on the way. The
 * wheel, a pinch and the keys look closer; then dragging moves what is shown, and a double click
 * shows all again. Dragging with Shift marks a stretch, which another run keeps. A menu
 * copies, marks and fits. */
#pragma once

#include "carom-chart.h"
#include "carom-fit.h"
#include "carom-player.h"
#include "carom-quantity.h"
#include "carom-time-span.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_CHART_AREA (carom_chart_area_get_type())
G_DECLARE_FINAL_TYPE(CaromChartArea, carom_chart_area, CAROM, CHART_AREA, GtkDrawingArea)

/* Signals:
 *   "arranged": it needs other room beside its plot
 *   "pointed" (double time_s): the pointer is at another time, or has left (NAN)
 *   "marked" (double time_s): differences are to be read off from that time, or none (NAN)
 *   "zoomed": another part of the time axis is shown, by the viewer or by the clock
 *   "switched": the viewer hides or shows a pane's curves
 *   "table": the data are wanted as a table
 *   "chosen" (const CaromQuantity *): the viewer wants that in place of its own: the same against
 *     another quantity, or over time again
 * Properties:
 *   "is-part": whether only a part of the time axis is shown
 *   "is-logarithmic": whether the axis of the values is
 *   "across": the id of the quantity across, or "time"
 *   "only-contacts": whether a phase plot has no lines from one contact to the next
 *   "until-now": see carom_chart_area_set_until_now()
 *   "hidden-panes": see carom_chart_area_get_hidden_panes()
 *   "fit": the id of the law whose slopes are read off, or "none" */

/* Shows @player, which is referenced. */
void carom_chart_area_set_player(CaromChartArea *self, CaromPlayer *player);

/* Once the player has another scene, it is to be one that can be shown of that. */
void carom_chart_area_set_quantity(CaromChartArea *self, const CaromQuantity *quantity);

/* Reads off the values at that time in place of the present ones; NAN: the present ones. */
void carom_chart_area_set_pointed(CaromChartArea *self, double time_s);

/* Reads off differences to the values at that time; NAN: the values themselves. */
void carom_chart_area_set_marked(CaromChartArea *self, double time_s);

/* Reads off slopes of that law in place of values; NULL: values again. */
void carom_chart_area_set_fit(CaromChartArea *self, const CaromFitLaw *fit);

/* Whether what is known of the time after the present is not shown, as in a presentation. */
void carom_chart_area_set_until_now(CaromChartArea *self, gboolean until_now);

/* Returns: the last frame that can be read off */
guint64 carom_chart_area_get_last_frame(CaromChartArea *self);

/* Sets the range of the upright axis, until another quantity is shown.
 *
 * @range: empty: it follows the values
 * Returns: whether the axis can have it */
gboolean carom_chart_area_set_range(CaromChartArea *self, CaromChartRange range);

/* The part of the time axis that is shown. A chart follows the present when that changes. */
CaromTimeSpan carom_chart_area_get_shown(CaromChartArea *self);
void carom_chart_area_set_shown(CaromChartArea *self, CaromTimeSpan shown);

/* Shows the part that @other shows; while the viewer moves that, this moves along. */
void carom_chart_area_show_same(CaromChartArea *self, CaromChartArea *other);

/* Shows all curves and the whole time axis, and marks and fits nothing, as at first. */
void carom_chart_area_reset(CaromChartArea *self);

/* Shows all again, of the time or of a phase plot, as the viewer does. */
void carom_chart_area_show_whole(CaromChartArea *self);

/* Opens its menu, about the time that is read off, at a place in it.
 *
 * @by_keys: the focus stays with the chart when it closes */
void carom_chart_area_pop_up(CaromChartArea *self, double x, double y, gboolean by_keys);

/* The discs whose curves stand out where there are many, as in CaromChart. */
void carom_chart_area_set_lit_discs(CaromChartArea *self, guint64 discs);

/* The panes whose curves are not shown, bit by bit. */
guint64 carom_chart_area_get_hidden_panes(CaromChartArea *self);
void carom_chart_area_set_hidden_panes(CaromChartArea *self, guint64 hidden);

/* Hides the curves of a pane, or shows them again, as the viewer's choice; the last one stays. */
void carom_chart_area_switch_pane(CaromChartArea *self, guint pane);

/* It keeps at least so much room beside its plot, so that charts beside it are alike. */
void carom_chart_area_set_least_room(CaromChartArea *self, CaromChartRoom least);

/* Returns: so much */
CaromChartRoom carom_chart_area_get_least_room(CaromChartArea *self);

/* Returns: what it needed itself when it was drawn last */
CaromChartRoom carom_chart_area_get_room(CaromChartArea *self);
