/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-row: a row of the scene chooser: one scene with its title and summary. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_SCENE_ROW (carom_scene_row_get_type())
G_DECLARE_FINAL_TYPE(CaromSceneRow, carom_scene_row, CAROM, SCENE_ROW, GtkListBoxRow)

/* @place: among all rows, when nothing is searched for
 * @name: of the scene, as carom_scene_file_load() takes it
 * @group: the heading under which the scene is listed
 * Returns: (transfer floating): the row */
GtkWidget *carom_scene_row_new(guint place, const char *name, const char *group, const char *title,
                               const char *summary);

/* What was given to carom_scene_row_new(). */
guint carom_scene_row_get_place(CaromSceneRow *self);
const char *carom_scene_row_get_name(CaromSceneRow *self);
const char *carom_scene_row_get_group(CaromSceneRow *self);
/* The rank of rows that do not match. */
#define CAROM_SCENE_ROW_NO_MATCH G_MAXUINT

/* How well the row matches the words of @text, ignoring case. All of them must be in the title,
 * the summary or the group. A title that begins with the text is best, then one whose words begin
 * with its words, then one that contains them; then those with fewer of them in the title.
 *
 * Returns: 0 for the best match, or CAROM_SCENE_ROW_NO_MATCH */
guint carom_scene_row_rank(CaromSceneRow *self, const char *text);
