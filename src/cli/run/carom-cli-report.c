/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-report: what the two forms of report have in common. */
#include "carom-cli-report.h"

CaromCliDisagreement carom_cli_report_disagreement(const CaromCliReport *report) {
  CaromCliDisagreement greatest = {0};
  for (guint i = 0; i < carom_comparison_get_n_runs(report->comparison); i++) {
    const CaromSample *sample = &carom_comparison_get_run(report->comparison, i)->now;
    greatest.contact_max_eps = MAX(greatest.contact_max_eps, sample->contact_eps);
    if (!carom_comparison_counts(report->comparison, i))
      continue;
    greatest.position_max = MAX(greatest.position_max, sample->position_distance);
    greatest.velocity_max = MAX(greatest.velocity_max, sample->velocity_distance);
  }
  return greatest;
}
