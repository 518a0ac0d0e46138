/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cost-sheet: what detections cost, as a picture: the charts side by side, and what their
 * lines mean. */
#pragma once

#include "carom-cost-growth.h"
#include "carom-figure-file.h"
#include "carom-theme.h"

/* The charts: what is counted, and what that takes. */
extern const CaromCostFigure carom_cost_sheet_charts[];
#define CAROM_COST_SHEET_N_CHARTS 2

/* @scene_title: of the scene that was measured
 * Returns: (transfer full): the file's bytes, or NULL with @error set */
GBytes *carom_cost_sheet_render(const CaromCostGrowth *growth, const char *scene_title,
                                const CaromTheme *theme, CaromFigureFileFormat format,
                                GError **error);
