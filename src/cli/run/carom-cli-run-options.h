/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-run-options: the options of the command that runs a scene and reports, checked: when
 * the run ends, and what it leaves behind. */
#pragma once

#include "carom-cli-scene-options.h"
#include "carom-cli-show-option.h"
#include "carom-quantity.h"

typedef struct {
  CaromCliSceneOptions
      scene; /* must be first, so that the data of callbacks can be used as a pointer to either */

  guint64 max_collisions; /* of the leading pane; 0: any number */
  gboolean until_quiet;   /* stop when no further contact is possible */

  /* Outputs: paths, each given once; NULL: not asked for. */
  char *trace, *collisions, *save, *save_state;
  GStrv plots;
  GPtrArray *quantities;   /* (element-type CaromQuantity): a chart each */
  CaromCliShowOption show; /* what the panes of plots show */
  gboolean json, cost;
} CaromCliRunOptions;

/* Returns: (transfer full): the options, or NULL with @error, of bad usage, set */
CaromCliRunOptions *carom_cli_run_options_parse(int argc, char **argv, GError **error);

/* Chooses the charts if none were asked for.
 *
 * Returns: whether those that were can be drawn of @scene; if not, @error is set */
gboolean carom_cli_run_options_fit_scene(CaromCliRunOptions *options, const CaromScene *scene,
                                         GError **error);

/* Frees the options and what they hold. */
void carom_cli_run_options_free(CaromCliRunOptions *options);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromCliRunOptions, carom_cli_run_options_free)

/* Whether to print a table, which is not done where another output goes to standard output. */
gboolean carom_cli_run_options_print_table(const CaromCliRunOptions *options);

/* Returns: whether each output has a place of its own; otherwise @error, of bad usage, says which
 *   has not */
gboolean carom_cli_run_options_check_files(const CaromCliRunOptions *options, GError **error);
