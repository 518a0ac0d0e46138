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
#define MOST_SAMPLES 1000

/* Each of them costs some 30 ns for each disc. Where there are many discs, there are fewer samples,
 * so that they cost little beside the contacts. */
#define FEWEST_SAMPLES     10
#define MOST_DISCS_SAMPLED 2000000 /* in all of them */

static gboolean is_by_frame(const CaromCliRunOptions *options) {
  return options->trace || options->plots;
}

/* Returns: how many times the run is looked at, at the most */
static guint64 count_samples(const CaromCliRunOptions *options, const CaromScene *scene) {
  gboolean tells_frames = is_by_frame(options) || options->collisions || options->cost ||
                          options->max_collisions || options->until_quiet;
  guint64 n_discs = MAX(carom_scene_count_most_discs(scene), 1);
  return tells_frames ? MOST_SAMPLES
                      : CLAMP(MOST_DISCS_SAMPLED / n_discs, FEWEST_SAMPLES, MOST_SAMPLES);
}

static gboolean is_any_stepped(const CaromScene *scene) {
  for (guint i = 0; i < scene->methods->len; i++)
    if (g_array_index(scene->methods, CaromMethod, i).detection->is_stepped)
      return TRUE;
  return FALSE;
}

CaromScene *carom_cli_sampling_scene(const CaromCliRunOptions *options, CaromScene *scene) {
  double dt_s = carom_decimal_round_down(scene->duration_s / (double)count_samples(options, scene));
  if (!scene->has_chosen_times || options->scene.dt_s.given || is_any_stepped(scene) ||
      dt_s <= scene->dt_s)
    return carom_scene_ref(scene);
  CaromScene *sampled = carom_scene_copy(scene);
  sampled->dt_s = dt_s;
  return sampled;
}

CaromRetention carom_cli_sampling_retention(const CaromCliRunOptions *options,
                                            const CaromScene *scene) {
  CaromRetention retention = {
      .contacts = options->collisions || options->plots || options->cost,
      .sampled_every = 1,
      .budget = G_MAXSIZE, /* a file is to have all */
  };
  guint64 n_frames = carom_cli_run_scene_count_frames(scene);
  guint64 n_samples = count_samples(options, scene);
  while (!is_by_frame(options) && n_frames / retention.sampled_every > n_samples)
    retention.sampled_every *= 2;
  return retention;
}
