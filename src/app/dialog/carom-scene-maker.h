/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-maker: runs a generator in the background, so that a window can go on while thousands
 * of discs find their places. It knows no widgets. */
#pragma once

#include "carom-generator.h"
#include "carom-run.h"

#include <gio/gio.h>

#define CAROM_TYPE_SCENE_MAKER (carom_scene_maker_get_type())
G_DECLARE_FINAL_TYPE(CaromSceneMaker, carom_scene_maker, CAROM, SCENE_MAKER, GObject)

/* Signals:
 *   "made": what was asked for last is there, or why it cannot be */

/* Returns: (transfer full): a maker that has made nothing yet */
CaromSceneMaker *carom_scene_maker_new(void);

/* Asks for a scene. Where one is being made already, that is no longer wanted, and this one comes
 * next.
 *
 * @values: as for carom_generator_make(); copied */
void carom_scene_maker_ask(CaromSceneMaker *self, const CaromGenerator *generator,
                           const double *values);
/* Nothing is wanted any more. */
void carom_scene_maker_forget(CaromSceneMaker *self);

/* Whether what was asked for last is not there yet. */
gboolean carom_scene_maker_is_busy(CaromSceneMaker *self);

/* Returns: (transfer none) (nullable): the last scene that could be made, at its start under the
 *   usual method; it stays until another one is made */
const CaromRun *carom_scene_maker_get_run(CaromSceneMaker *self);

/* Returns: (transfer none) (nullable): what was asked for last, once it is there */
CaromScene *carom_scene_maker_get_scene(CaromSceneMaker *self);

/* @culprit: (out): the index of the option whose value does not go with the others
 * Returns: (transfer none) (nullable): why what was asked for last cannot be, in a sentence */
const char *carom_scene_maker_get_problem(CaromSceneMaker *self, guint *culprit);
