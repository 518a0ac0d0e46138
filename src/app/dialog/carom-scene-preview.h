/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-preview: the start of a scene as a pane draws it, and a few words about it. */
#pragma once

#include "carom-run.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_SCENE_PREVIEW (carom_scene_preview_get_type())
G_DECLARE_FINAL_TYPE(CaromScenePreview, carom_scene_preview, CAROM, SCENE_PREVIEW, GtkBox)

/* Returns: (transfer floating): a preview of nothing */
GtkWidget *carom_scene_preview_new(void);

/* @run: (nullable): at its start; it must live until another one is set. NULL: nothing is drawn */
void carom_scene_preview_set_run(CaromScenePreview *self, const CaromRun *run);

/* Shows that something else is coming, or that it cannot be, by @words instead of those about the
 * run.
 *
 * @words: (nullable): translated; NULL: those about the run again */
void carom_scene_preview_set_words(CaromScenePreview *self, const char *words);
