/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-show-option: the option that says what the panes of a plot show. */
#pragma once

#include "carom-staging.h"

typedef struct {
  gboolean given;
  CaromStaging staging; /* what was asked for, if it was given */
  gboolean superposed;
} CaromCliShowOption;

/* Takes a list such as "trails=2,strobe=0.1,ghost".
 *
 * @name: of the option, for the message
 * Returns: whether all of it can be shown; otherwise @error, of bad usage, says what can */
gboolean carom_cli_show_option_parse(CaromCliShowOption *option, const char *name,
                                     const char *value, GError **error);
