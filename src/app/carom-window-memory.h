/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-window-memory: gives a window the size and the look that the last one was left with, and
 * remembers what has been changed in it; and what a presentation, which fills the screen, changes.
 */
#pragma once

#include "carom-settings.h"
#include "carom-split.h"
#include "carom-staging-choice.h"

typedef struct {
  GtkWindow *window;
  CaromSplit *split;
  GtkWidget *side_panel;
  GObject *edit_bar;           /* has the property "unfolded" */
  GObject *pointer_dot;        /* has the property "enabled" */
  GObject *session;            /* of which it remembers what is asked */
  CaromStagingChoice *staging; /* of which it remembers whether pictures turn */
  GObject *document;           /* has the property "memory-mb" */
  GObject *lecture;            /* has the properties "words" and "few-digits" */

  /*< private >*/
  gboolean presents;                 /* there is a presentation */
  gboolean panel_after_presentation; /* whether the side panel comes back behind it */
  CaromSplitRoom other_room;         /* of the presentation; while there is one, of the window */
  double other_share;                /* likewise: the share of the panes */
  int type_height;                   /* for which the letters of the presentation are sized */
  CaromSettings found;               /* as it was in the file, or as the window itself chose */
} CaromWindowMemory;

/* Gives the window its size; before it is shown. All widgets must be set. */
void carom_window_memory_recall(CaromWindowMemory *memory);

/* Begins a presentation, which hides the side panel, has larger type and shares the room as the
 * last one did; or ends it, and shows what the window had before. */
void carom_window_memory_present(CaromWindowMemory *memory, gboolean presents);

/* Shows the side panel or hides it, as wide as its screen has room for. Once the window is
 * realized, so that this is known. */
void carom_window_memory_make_room(CaromWindowMemory *memory);

/* Remembers what is not as it was found. A presentation ends. */
void carom_window_memory_keep(CaromWindowMemory *memory);
