/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-cost-report: the table of what detections cost, for people and for programs. */
#pragma once

#include "carom-cost-growth.h"

/* Returns: (transfer full): UTF-8 text: a table for each figure, and how they grow */
char *carom_cli_cost_report_to_table(const CaromCostGrowth *growth, const char *title);

/* Returns: (transfer full): UTF-8 text: an object with "scene", "crowds" and "slopes"; null stands
 *   for what cannot be measured */
char *carom_cli_cost_report_to_json(const CaromCostGrowth *growth, const char *scene_name);
