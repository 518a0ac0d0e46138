/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-chooser: the popover that lists all scenes, with a search field: those that come with
 * the program, in groups, and the files opened recently. It asks for a scene by the action
 * win.go-to-scene. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_SCENE_CHOOSER (carom_scene_chooser_get_type())
G_DECLARE_FINAL_TYPE(CaromSceneChooser, carom_scene_chooser, CAROM, SCENE_CHOOSER, GtkPopover)
