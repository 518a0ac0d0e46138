/* carom-cli-run-options: the options of the command that runs a scene, checked. */
#pragma once

#include "carom-cli-methods.h"
#include "carom-sample.h"
#include "carom-vec2.h"

typedef struct {
  gboolean given;
  double value;
} CaromCliNumber;

typedef struct {
  char *scene; /* what to load */
  CaromCliMethods *methods;

  /* What replaces the scene's own values. */
  CaromCliNumber duration_s, dt_s;
  CaromCliNumber restitution, wall_restitution, wall_friction, mass_ratio;
  gboolean has_gravity;
  CaromVec2 gravity;
  gboolean has_seed;
  guint32 seed;
  guint64 max_collisions; /* of the leading pane; 0: any number */
  gboolean until_quiet;   /* stop when no further contact is possible */

  /* Outputs: paths, each given once; NULL: not asked for. */
  char *trace, *collisions, *save;
  GStrv plots;
  GPtrArray *quantities; /* (element-type CaromQuantity): a chart each */
  gboolean json, cost, quiet;
} CaromCliRunOptions;

/* carom_cli_run_options_parse:
 * Returns: (transfer full): the options, or NULL with @error, of bad usage, set. */
CaromCliRunOptions *carom_cli_run_options_parse(int argc, char **argv, GError **error);
void carom_cli_run_options_free(CaromCliRunOptions *options);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromCliRunOptions, carom_cli_run_options_free)

/* Whether one of the output files is standard output, which then is no place for a table. */
gboolean carom_cli_run_options_claim_stdout(const CaromCliRunOptions *options);
