/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-files: checks, before a command reads or writes anything, that its files do not get in
 * each other's way. */
#pragma once

#include <glib.h>

/* @scene: (nullable): what is read, as on the command line; NULL: nothing is
 * @outputs: (element-type filename): where outputs go; "-" for what is printed
 * Returns: whether none of @outputs would destroy the scene or another output, however their paths
 *   are spelled; otherwise @error, of bad usage, says which */
gboolean carom_cli_files_check(const char *scene, const GPtrArray *outputs, GError **error);

/* @plots: (nullable) (array zero-terminated=1): where to draw pictures
 * Returns: whether the suffix of each says how; if not, @error, of bad usage, is set */
gboolean carom_cli_files_check_plots(char *const *plots, GError **error);
