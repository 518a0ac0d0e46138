/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-sampling: frames in round numbers for runs at exact times, and samples of every second,
 * fourth, eighth … frame. */
#include "carom-cli-sampling.h"

#include "carom-cli-run-scene.h"
#include "carom-decimal.h"
#include "carom-detection.h"

/* Samples of a run that only its end is wanted of: enough to say where it was when it cannot go
 * on. */
#define SAMPLES 1000

static gboolean is_any_stepped(const CaromScene *scene) {
  for (guint i = 0; i < scene->methods->len; i++)
    if (g_array_index(scene->methods, CaromMethod, i).detection->is_stepped)
      return TRUE;
  return FALSE;
}

CaromScene *carom_cli_sampling_scene(const CaromCliSceneOptions *options, CaromScene *scene) {
  double dt_s = carom_decimal_round_down(scene->duration_s / SAMPLES);
  if (!scene->has_chosen_times || options->dt_s.given || is_any_stepped(scene) ||
      dt_s <= scene->dt_s)
    return carom_scene_ref(scene);
  CaromScene *sampled = carom_scene_copy(scene);
  sampled->dt_s = dt_s;
  return sampled;
}

CaromRetention carom_cli_sampling_retention(const CaromCliRunOptions *options,
                                            const CaromScene *scene) {
  gboolean by_frame = options->trace || options->plots;
  CaromRetention retention = {
      .contacts = options->collisions || options->plots || options->cost,
      .sampled_every = 1,
      .budget = G_MAXSIZE, /* a file is to have all */
  };
  guint64 n_frames = carom_cli_run_scene_count_frames(scene);
  while (!by_frame && n_frames / retention.sampled_every > SAMPLES)
    retention.sampled_every *= 2;
  return retention;
}
