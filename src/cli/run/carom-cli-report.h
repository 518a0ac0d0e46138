/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-report: the results of a run, as a table for people and as JSON for programs. */
#pragma once

#include "carom-cli-simulation.h"

typedef struct {
  const CaromComparison *comparison;
  const char *scene_name; /* UTF-8: what was asked for */
  CaromCliEnding ending;
  const double *contact_ns; /* (nullable): time per contact of each pane's resolver; NULL if costs
                               were not asked for */
} CaromCliReport;

/* Returns: (transfer full): UTF-8 text of several lines */
char *carom_cli_report_to_json(const CaromCliReport *report);
char *carom_cli_report_to_table(const CaromCliReport *report);
