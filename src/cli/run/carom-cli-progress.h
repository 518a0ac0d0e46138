/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-progress: shows on a terminal, and only there, how far a long run has come. */
#pragma once

#include <glib.h>

typedef struct {
  gboolean enabled;
  gint64 next_us; /* monotonic time when it is due again */
} CaromCliProgress;

/* @wanted: FALSE to show nothing; otherwise progress is shown if standard error is a terminal */
CaromCliProgress carom_cli_progress_start(gboolean wanted);

/* @fraction: from 0 to 1 */
void carom_cli_progress_show(CaromCliProgress *progress, double fraction);

/* Erases the percentage from the line. */
void carom_cli_progress_erase(const CaromCliProgress *progress);
