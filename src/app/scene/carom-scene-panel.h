/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-panel: what to look for in the scene, its parameters, and tables of its discs,
 * walls and emitters. It asks for changes by the actions named after the parameters, such as
 * win.restitution. */
#pragma once

#include "carom-editor.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_SCENE_PANEL (carom_scene_panel_get_type())
G_DECLARE_FINAL_TYPE(CaromScenePanel, carom_scene_panel, CAROM, SCENE_PANEL, GtkBox)

/* Shows @document's scene, all answers hidden when one is opened, and lets @editor edit it in
 * tables; references to both are taken; to be set once. */
void carom_scene_panel_set_document(CaromScenePanel *self, CaromDocument *document,
                                    CaromEditor *editor);

/* Selects an item, and shows its row in its table, with the focus in it. */
void carom_scene_panel_show_item(CaromScenePanel *self, CaromItem item);

/* Sets whether what may give the answer to a question away is hidden: the words about the scene,
 * and the table of the discs with their velocities. By default it is shown. */
void carom_scene_panel_set_secret(CaromScenePanel *self, gboolean is_secret);
