/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-progress: a percentage that overwrites itself. */
#include "carom-cli-progress.h"

#include <unistd.h>

/* Often enough to look alive; the first one comes so late that short runs show none. */
#define INTERVAL_US (G_USEC_PER_SEC / 4)

CaromCliProgress carom_cli_progress_start(gboolean wanted) {
  return (CaromCliProgress){
      .enabled = wanted && isatty(STDERR_FILENO),
      .next_us = g_get_monotonic_time() + INTERVAL_US,
  };
}

void carom_cli_progress_show(CaromCliProgress *progress, double fraction) {
  if (!progress->enabled || g_get_monotonic_time() < progress->next_us)
    return;
  progress->next_us = g_get_monotonic_time() + INTERVAL_US;
  g_printerr("\r%3d %%", (int)(100 * fraction));
}

void carom_cli_progress_erase(const CaromCliProgress *progress) {
  if (progress->enabled)
    g_printerr("\r     \r");
}
