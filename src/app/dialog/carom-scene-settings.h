/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-settings: the window in which all of a scene can be set besides its discs and its
 * single walls: words, world, time and picture. What is set there holds at once, and is undone like
 * any other edit. */
#pragma once

#include "carom-chart-board.h"
#include "carom-document.h"
#include "carom-pane-strip.h"
#include "carom-staging-choice.h"

#define CAROM_TYPE_SCENE_SETTINGS (carom_scene_settings_get_type())
G_DECLARE_FINAL_TYPE(CaromSceneSettings, carom_scene_settings, CAROM, SCENE_SETTINGS, GtkWindow)

/* Closing it hides it. It goes with @parent.
 *
 * @parent: its window, whose keys for undo, redo and saving it has too
 * @document, @staging, @panes, @charts: where the scene is shown, which must live as long: what is
 *   shown there can be made the scene's own, and follows what it asks for when it is edited
 * Returns: (transfer none): the window, which is not shown yet */
CaromSceneSettings *carom_scene_settings_new(GtkWindow *parent, CaromDocument *document,
                                             CaromStagingChoice *staging, CaromPaneStrip *panes,
                                             CaromChartBoard *charts);

/* Returns: (transfer none): the row of a setting, see carom_setting_by_id(); of those that are
 *   there once */
GtkWidget *carom_scene_settings_get_row(CaromSceneSettings *self, const char *id);

/* Leads to the row of a setting: its page is shown, and its field takes the focus. */
void carom_scene_settings_lead_to(CaromSceneSettings *self, const char *id);
