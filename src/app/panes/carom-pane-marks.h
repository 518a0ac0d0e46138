/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-marks: what an editor draws over the picture of a pane. While the panes play this is
 * what is selected, and nothing else; before, also what edits have left overlapping. */
#pragma once

#include "carom-editor.h"
#include "carom-scene-picture.h"

#include <cairo.h>

typedef struct {
  CaromEditor *editor;
  const CaromEditView *view; /* (nullable): NULL: nothing can be edited in the pane now */
  gboolean is_playing;
  gboolean is_over;      /* whether the pointer is in the pane, or was, if it is a finger */
  gboolean is_held;      /* whether something is */
  CaromHandle handle;    /* what is held, or would be */
  CaromVec2 pointer;     /* in the picture, in points */
  double pointer_radius; /* how much a finger hides around it; 0: nothing */
  const char *readout;   /* (nullable) */
} CaromPaneMarks;

/* Draws over @picture, which has been drawn with that width and height. */
void carom_pane_marks_draw(const CaromPaneMarks *marks, const CaromScenePicture *picture,
                           cairo_t *cr, double width, double height);
