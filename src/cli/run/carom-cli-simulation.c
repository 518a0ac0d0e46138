/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-simulation: steps a comparison until one of the conditions to end is met, and writes
 * the trace and the progress on the way. */
#include "carom-cli-simulation.h"

#include "carom-cli-interrupt.h"
#include "carom-cli-number.h"
#include "carom-cli-progress.h"
#include "carom-detection.h"
#include "carom-no-more-contacts.h"

#include <glib/gi18n-lib.h>

static guint64 leading_collisions(const CaromCliSimulation *simulation) {
  return carom_comparison_get_run(simulation->comparison, 0)->world->books.collisions;
}

static guint logged_contacts(const CaromCliSimulation *simulation) {
  return carom_run_count_contacts(
      carom_comparison_get_run(simulation->comparison, simulation->contacts_pane));
}

static gboolean is_done(const CaromCliSimulation *simulation) {
  return carom_comparison_get_frame(simulation->comparison) >= simulation->n_frames ||
         (simulation->max_collisions &&
          leading_collisions(simulation) >= simulation->max_collisions) ||
         (simulation->max_contacts && logged_contacts(simulation) >= simulation->max_contacts);
}

/* A time before which it is pointless to ask whether more contacts are possible; INFINITY if none
 * are. */
static double quiet_until(const CaromCliSimulation *simulation) {
  double until_s = INFINITY;
  for (guint i = 0; i < carom_comparison_get_n_runs(simulation->comparison); i++)
    until_s = MIN(until_s, carom_no_more_contacts_until(
                               carom_comparison_get_run(simulation->comparison, i)->world));
  return until_s;
}

static double fraction_done(const CaromCliSimulation *simulation) {
  double fraction =
      (double)carom_comparison_get_frame(simulation->comparison) / (double)simulation->n_frames;
  if (simulation->max_collisions)
    fraction =
        MAX(fraction, (double)leading_collisions(simulation) / (double)simulation->max_collisions);
  if (simulation->max_contacts)
    fraction =
        MAX(fraction, (double)logged_contacts(simulation) / (double)simulation->max_contacts);
  return MIN(fraction, 1);
}

/* Whether there is more to do.
 *
 * @busy_until_s: (inout): when to ask again whether more contacts are possible */
static gboolean goes_on(const CaromCliSimulation *simulation, double *busy_until_s) {
  if (is_done(simulation) || carom_cli_interrupt_was_asked())
    return FALSE;
  if (simulation->until_quiet &&
      carom_comparison_get_time_s(simulation->comparison) >= *busy_until_s) {
    carom_comparison_measure(simulation->comparison); /* the frame may not be sampled */
    *busy_until_s = quiet_until(simulation);
  }
  return *busy_until_s < INFINITY;
}

/* What can be had all the same. */
static void add_remedy(const CaromComparison *comparison, GError **error) {
  double time_s = carom_comparison_get_time_s(comparison);
  if (!error || time_s == 0)
    return;
  g_autoptr(GError) problem = g_steal_pointer(error);
  g_autofree char *time = carom_cli_number_to_text(time_s, "%.15g");
  g_set_error(error, problem->domain, problem->code,
              /* Translators: sentences that say why a run cannot go on, and a number of seconds. */
              _("%1$s Or let it end before that: --duration %2$s."), problem->message, time);
}

/* Steps, unless a signal comes meanwhile.
 *
 * Returns: FALSE with @error set if a pane cannot go on */
static gboolean step(const CaromCliSimulation *simulation, GError **error) {
  g_autoptr(GError) problem = NULL;
  if (carom_comparison_step(simulation->comparison, &problem) ||
      carom_detection_was_stopped(problem))
    return TRUE;
  g_propagate_error(error, g_steal_pointer(&problem));
  return FALSE;
}

gboolean carom_cli_simulation_run(const CaromCliSimulation *simulation, CaromCliEnding *ending,
                                  GError **error) {
  CaromCliProgress progress = carom_cli_progress_start(simulation->show_progress);
  carom_comparison_set_stop(simulation->comparison, &carom_cli_interrupt_stop);
  carom_cli_interrupt_watch();
  gboolean runs = TRUE, traced = TRUE;
  double busy_until_s = 0;
  while (runs && traced && goes_on(simulation, &busy_until_s)) {
    guint64 frame = carom_comparison_get_frame(simulation->comparison);
    runs = step(simulation, error);
    if (carom_comparison_get_frame(simulation->comparison) > frame && simulation->trace)
      traced = carom_cli_trace_frame(simulation->trace);
    carom_cli_progress_show(&progress, fraction_done(simulation));
  }
  carom_cli_interrupt_unwatch();
  carom_comparison_measure(simulation->comparison);
  carom_cli_progress_erase(&progress);
  if (!runs)
    add_remedy(simulation->comparison, error);
  *ending = is_done(simulation)        ? CAROM_CLI_ENDING_WHOLE
            : busy_until_s == INFINITY ? CAROM_CLI_ENDING_QUIET
                                       : CAROM_CLI_ENDING_INTERRUPTED;
  return runs;
}
