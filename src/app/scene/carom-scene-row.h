/* carom-scene-row: a row of the scene chooser: one scene with its title and summary. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_SCENE_ROW (carom_scene_row_get_type())
G_DECLARE_FINAL_TYPE(CaromSceneRow, carom_scene_row, CAROM, SCENE_ROW, GtkListBoxRow)

/* @name: of the scene, as carom_scene_file_load() takes it
 * @group: the heading under which the scene is listed
 * Returns: (transfer floating): the row */
GtkWidget *carom_scene_row_new(const char *name, const char *group, const char *title,
                               const char *summary);

/* The name and the group that were given to carom_scene_row_new(). */
const char *carom_scene_row_get_name(CaromSceneRow *self);
const char *carom_scene_row_get_group(CaromSceneRow *self);
/* Whether the title, summary or group contain all the words of @text, ignoring case. */
gboolean carom_scene_row_matches(CaromSceneRow *self, const char *text);
