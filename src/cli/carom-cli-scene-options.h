/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-scene-options: the options shared by all commands that run a scene: which scene, what
 * to change in it, and under which methods. They are checked as they are parsed. */
#pragma once

#include "carom-cli-methods.h"
#include "carom-vec2.h"

typedef struct {
  gboolean given;
  double value;
} CaromCliSceneOptionsNumber;

typedef struct {
  char *name; /* what to load */
  CaromCliMethods *methods;

  /* These replace the scene's own values if they are given. */
  CaromCliSceneOptionsNumber duration_s, dt_s;
  CaromCliSceneOptionsNumber restitution, wall_restitution, wall_friction, mass_ratio;
  gboolean has_gravity;
  CaromVec2 gravity;
  gboolean has_seed;
  guint32 seed;

  gboolean quiet; /* no notes and no progress */
} CaromCliSceneOptions;

/* Sets everything to “not given”; carom_cli_scene_options_clear() frees what has been given
 * since. */
void carom_cli_scene_options_init(CaromCliSceneOptions *options);
void carom_cli_scene_options_clear(CaromCliSceneOptions *options);

/* @options: takes what is given; it must outlive the group
 * Returns: (transfer full): the group, to which a command adds its own options. Callbacks of these
 *   get @options as data. */
GOptionGroup *carom_cli_scene_options_group(CaromCliSceneOptions *options);

/* Takes the scene's name from a command's @arguments, "[SCENE]". */
void carom_cli_scene_options_take_name(CaromCliSceneOptions *options, char **arguments);
