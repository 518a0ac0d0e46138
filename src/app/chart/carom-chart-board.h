/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-board: the charts of a window, one to four. They have one cursor, show the same part
 * of the time and the same panes, and are above each other on one time axis, unless each would be
 * much smaller so than side by side. */
#pragma once

#include "carom-chart-view.h"
#include "carom-suitable.h"

#define CAROM_TYPE_CHART_BOARD (carom_chart_board_get_type())
G_DECLARE_FINAL_TYPE(CaromChartBoard, carom_chart_board, CAROM, CHART_BOARD, GtkWidget)

/* Signals:
 *   "chosen" (guint i): the viewer has chosen what chart @i shows, be it the same again
 *   "add-wanted": the viewer wants another chart
 *   "removed": the viewer has removed one */

/* Shows @player, which is referenced. */
void carom_chart_board_set_player(CaromChartBoard *self, CaromPlayer *player);

/* Returns: what the charts show, one at least */
CaromChartList carom_chart_board_get_charts(CaromChartBoard *self);

/* Has the charts show that, as many as there are, which are to be ones that can be shown.
 *
 * @own: those that the scene has by itself: buttons lead back to them */
void carom_chart_board_set_charts(CaromChartBoard *self, const CaromChartList *charts,
                                  const CaromChartList *own);

/* Has chart @i, of those that there are, show @quantity as the viewer's choice. */
void carom_chart_board_choose(CaromChartBoard *self, guint i, const CaromQuantity *quantity);

/* Shows all curves and the whole time axis in all charts, and marks and fits nothing, as at first.
 */
void carom_chart_board_reset(CaromChartBoard *self);

/* Whether the first chart says which line belongs to which pane. */
void carom_chart_board_set_legend_shown(CaromChartBoard *self, gboolean shown);

/* The discs whose curves stand out where there are many, bit by bit; empty: all are alike. */
void carom_chart_board_set_lit_discs(CaromChartBoard *self, guint64 discs);

/* Whether what is known of the time after the present is not shown. */
void carom_chart_board_set_until_now(CaromChartBoard *self, gboolean until_now);
