/* carom-cli-report: what a run came to, as a table for people and as JSON for programs. */
#pragma once

#include "carom-cli-simulation.h"

typedef struct {
  const CaromComparison *comparison;
  const char *scene_name; /* UTF-8: what was asked for */
  CaromCliEnding ending;
  const double
      *contact_ns; /* (nullable): time per contact of each pane's resolver; NULL: not asked */
} CaromCliReport;

/* The greatest of all panes, of two kinds that must not be mixed up: all resolvers given the same
 * contact, and the panes' states given the same start. */
typedef struct {
  double contact_max_eps; /* at any contact so far, in ε */
  double position_max;    /* of a disc from itself in the leading pane, at the end */
  double velocity_max;
} CaromCliDisagreement;

CaromCliDisagreement carom_cli_report_disagreement(const CaromCliReport *report);

/* Returns: (transfer full): UTF-8 text of several lines. */
char *carom_cli_report_to_json(const CaromCliReport *report);
char *carom_cli_report_to_table(const CaromCliReport *report);
