/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-draw: draws a chart. One painter for the screen and for files: it draws on any
 * cairo_t, in points, y down. */
#pragma once

#include "carom-chart.h"

#include <cairo.h>

/* Draws into the rectangle (0, 0)–(width, height), on the existing background. Text is kept legible
 * and inside. */
void carom_chart_draw(const CaromChart *chart, cairo_t *cr, double width, double height);
