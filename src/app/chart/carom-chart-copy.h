/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-copy: puts what a chart shows on the clipboard: as data, as a picture, and what is
 * read off. */
#pragma once

#include "carom-chart.h"

#include <gtk/gtk.h>

/* All curves in @span, up to @last_frame. */
void carom_chart_copy_data(GtkWidget *widget, const CaromChart *chart, CaromTimeSpan span,
                           guint64 last_frame);

/* As large as @widget is, with title and legend; with the present only if something is read off:
 * differences or slopes. */
void carom_chart_copy_picture(GtkWidget *widget, const CaromChart *chart);

/* What is read off in @widget, with the title. */
void carom_chart_copy_readout(GtkWidget *widget, const CaromChart *chart);
