/* carom-cli-progress: how far a long run has come, on a terminal and only there. */
#pragma once

#include <glib.h>

typedef struct {
  gboolean enabled;
  gint64 next_us; /* monotonic time when it is due again */
} CaromCliProgress;

/* @wanted: FALSE: show nothing; otherwise it is shown if standard error is a terminal */
CaromCliProgress carom_cli_progress_start(gboolean wanted);

/* @fraction: from 0 to 1 */
void carom_cli_progress_show(CaromCliProgress *progress, double fraction);

/* Leaves the line as it was before. */
void carom_cli_progress_erase(const CaromCliProgress *progress);
