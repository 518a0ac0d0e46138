/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-clipboard: discs, walls and emitters as text, on the clipboard: as a .carom scene, so
 * that they go to an editor and come from one. */
#pragma once

#include "carom-scene.h"

#include <gtk/gtk.h>

/* Puts all of @scene on @clipboard. */
void carom_edit_clipboard_copy(GdkClipboard *clipboard, const CaromScene *scene);

/* Whether there is text on @clipboard. */
gboolean carom_edit_clipboard_has_text(GdkClipboard *clipboard);

/* Reads discs, walls and emitters from text in any of the formats of scenes.
 *
 * @unit: of length, into which they are converted; the lengths of a table that names none are in
 *   it. The scene has another unit if it is not known how to convert that
 * Returns: (transfer full) (nullable): a scene with at least one disc or wall, or NULL with @error
 *   set: a sentence that says what is wrong and what to do */
CaromScene *carom_edit_clipboard_parse(const char *text, const char *unit, GError **error);
