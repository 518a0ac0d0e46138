/* carom-cli-simulation: steps a comparison to its end. */
#include "carom-cli-simulation.h"

#include "carom-cli-interrupt.h"
#include "carom-cli-progress.h"

static guint64 leading_collisions(const CaromCliSimulation *simulation) {
  return carom_comparison_get_run(simulation->comparison, 0)->now.books.collisions;
}

gboolean carom_cli_simulation_is_done(const CaromCliSimulation *simulation) {
  return carom_comparison_get_frame(simulation->comparison) >= simulation->n_frames ||
         (simulation->max_collisions &&
          leading_collisions(simulation) >= simulation->max_collisions);
}

static double fraction_done(const CaromCliSimulation *simulation) {
  double fraction =
      (double)carom_comparison_get_frame(simulation->comparison) / (double)simulation->n_frames;
  if (simulation->max_collisions)
    fraction =
        MAX(fraction, (double)leading_collisions(simulation) / (double)simulation->max_collisions);
  return MIN(fraction, 1);
}

gboolean carom_cli_simulate(const CaromCliSimulation *simulation, GError **error) {
  CaromCliProgress progress = carom_cli_progress_start(simulation->show_progress);
  gboolean finite = TRUE;
  gboolean traced = TRUE;
  while (finite && traced && !carom_cli_simulation_is_done(simulation) &&
         !carom_cli_interrupted()) {
    finite = carom_comparison_step(simulation->comparison, error);
    if (finite && simulation->trace)
      traced = carom_cli_trace_frame(simulation->trace);
    carom_cli_progress_show(&progress, fraction_done(simulation));
  }
  carom_cli_progress_erase(&progress);
  return finite;
}
