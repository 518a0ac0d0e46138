/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-change: what happens in a scene by itself, at a time and not at a contact: a door opens or
 * closes, or a disc comes in. */
#pragma once

#include "carom-scene.h"

typedef enum {
  CAROM_CHANGE_OPENS,
  CAROM_CHANGE_CLOSES,
  CAROM_CHANGE_HELD,   /* a door stays open, since a disc is in the way */
  CAROM_CHANGE_WAITS,  /* a disc does not come in, since its place is taken */
  CAROM_CHANGE_ENTERS, /* it comes in */
} CaromChangeKind;

typedef struct {
  CaromChangeKind kind;
  guint64 frame; /* in which it is, as of a contact */
  double time_s;
  guint which; /* the index of the wall, or of the emitter */
  gint32 body; /* what is in the way: a disc's index, or ~ a wall's; of a disc that comes in, its
                  index; of others, 0 */
} CaromChange;

/* Called at every change, in their order. */
typedef void (*CaromChangeFunc)(const CaromChange *change, gpointer user_data);

/* Returns: (transfer full): a translated sentence about @change, with its time */
char *carom_change_words(const CaromScene *scene, const CaromChange *change);
