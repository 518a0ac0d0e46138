/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-work: a change of several items at once, done wholly or not at all. All
 * edits that change what there is are made of it. */
#pragma once

#include "carom-edit-error.h"

/* The functions change a copy, and return FALSE with @error set where they cannot. They are called
 * twice for each item, once to see whether it can be done, and have to do the same both times.
 * NULL: items of that kind stay as they are. */
typedef struct {
  gboolean (*disc)(CaromBody *body, guint index, gconstpointer data, GError **error);
  gboolean (*wall)(CaromWall *wall, guint index, gconstpointer data, GError **error);
  gboolean (*emitter)(CaromEmitter *emitter, guint index, gconstpointer data, GError **error);
  gconstpointer data;
} CaromEditWork;

/* Does @work to all that is selected, and places discs by hand where it has to be.
 *
 * @selection: of what @scene has
 * Returns: whether it was possible; if not, @scene is as it was */
gboolean carom_edit_work_do(CaromScene *scene, const CaromSelection *selection,
                            const CaromEditWork *work, GError **error);
