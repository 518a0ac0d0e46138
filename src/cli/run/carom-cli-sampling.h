/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-sampling: at which times a run is looked at, and what of it is kept. */
#pragma once

#include "carom-cli-run-options.h"
#include "carom-run.h"
#include "carom-scene.h"

/* Steps need short frames; exact times need none. So where all panes have exact times, and neither
 * the file nor the options say how long a frame is, a run has about a thousand; if only its end is
 * wanted and there are more than 2,000 discs, fewer.
 *
 * @scene: with its panes
 * Returns: (transfer full): @scene as it is run, which is @scene itself or a copy with other
 *   frames */
CaromScene *carom_cli_sampling_scene(const CaromCliRunOptions *options, CaromScene *scene);

/* What the outputs need and no more.
 *
 * @scene: as it is run */
CaromRetention carom_cli_sampling_retention(const CaromCliRunOptions *options,
                                            const CaromScene *scene);
