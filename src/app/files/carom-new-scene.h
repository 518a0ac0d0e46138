/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-new-scene: the scenes from which one begins: nothing but room, or a box. */
#pragma once

#include "carom-scene.h"

#include <gio/gio.h>

typedef struct {
  const char *id;
  const char *title; /* in menus, with a mnemonic; to be translated */
  /* Returns: (transfer full): the scene */
  CaromScene *(*make)(void);
} CaromNewScene;

/* Returns: (transfer none) (nullable): the kind of that id */
const CaromNewScene *carom_new_scene_by_id(const char *id);

/* Returns: (transfer none): the title that they have until they are given another one */
const char *carom_new_scene_title(void);

/* Adds an item for each kind to @menu, by the action win.new. */
void carom_new_scene_fill_menu(GMenu *menu);
