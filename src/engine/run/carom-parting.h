/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-parting: from which frame to which two panes have been apart: a history of the frames at
 * which that changed, so that every frame ever reached can be asked about. */
#pragma once

#include <glib.h>

typedef struct CaromParting CaromParting;

/* Returns: (transfer full): the history of two panes of which nothing is known yet */
CaromParting *carom_parting_new(void);
void carom_parting_free(CaromParting *parting);

/* Adds a frame, unless it is known already. Frames come in order, from 0, without gaps; frames that
 * have been added may come again.
 *
 * @apart: whether the panes are apart at its end */
void carom_parting_take(CaromParting *parting, guint64 frame, gboolean apart);

/* What is so at a frame. */
typedef struct {
  gboolean apart;
  gboolean has_changed; /* the panes have been apart at this frame or before it */
  guint64 since;        /* the first frame at which it was so, if it has changed */
} CaromPartingState;

/* @frame: any; after the last frame that was added it is as it was there */
CaromPartingState carom_parting_at(const CaromParting *parting, guint64 frame);
