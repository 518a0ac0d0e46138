/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-explain-options: the options of the command that explains a contact, checked. */
#pragma once

#include "carom-cli-scene-options.h"
#include "carom-explanation-format.h"

typedef struct {
  CaromCliSceneOptions
      scene; /* must be first, so that the data of callbacks can be used as a pointer to either */
  guint collision;  /* which contact, from 1 */
  guint pane;       /* of which pane, from 1 */
  gboolean why;     /* say why all methods give the same, in place of how each works it out */
  gboolean numbers; /* draw that in the contact's numbers, in place of symbols */
  const CaromExplanationFormat *format;
  char *output; /* (nullable): NULL: standard output */
  char **plots; /* (nullable) (array zero-terminated=1): where to draw the diagrams, or why */
} CaromCliExplainOptions;

/* Returns: (transfer full): the options, or NULL with @error, of bad usage, set */
CaromCliExplainOptions *carom_cli_explain_options_parse(int argc, char **argv, GError **error);
void carom_cli_explain_options_free(CaromCliExplainOptions *options);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromCliExplainOptions, carom_cli_explain_options_free)

/* Returns: (transfer full) (nullable) (element-type guint): the indices in @explanation of the
 *   resolvers that were named, in that order; NULL where none was */
GArray *carom_cli_explain_options_shown(const CaromCliExplainOptions *options,
                                        const CaromExplanation *explanation);
