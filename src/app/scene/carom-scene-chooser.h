/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-chooser: the popover that lists all scenes, with a search field: those that come with
 * the program, in groups, and the files opened recently. It asks for a scene by the action
 * win.go-to-scene. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_SCENE_CHOOSER (carom_scene_chooser_get_type())
G_DECLARE_FINAL_TYPE(CaromSceneChooser, carom_scene_chooser, CAROM, SCENE_CHOOSER, GtkPopover)

/* Adds a scene to those that are listed, until the list is made anew; for tests as well.
 *
 * @place: among all rows, when nothing is searched for
 * @name: of the scene, as carom_scene_file_load() takes it
 * @group: the heading under which the scene is listed */
void carom_scene_chooser_add(CaromSceneChooser *self, guint place, const char *name,
                             const char *group, const char *title, const char *summary);
