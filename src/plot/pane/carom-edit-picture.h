/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-picture: what is drawn over a pane's picture while its scene is edited: the grid, what
 * is selected, where it can be gripped, what overlaps, and numbers at the pointer. It belongs to
 * the window alone, and is never exported. */
#pragma once

#include "carom-arrow.h"
#include "carom-edit-overlaps.h"
#include "carom-scene-picture.h"

#include <cairo.h>

/* A place at which something can be gripped. */
typedef struct {
  CaromVec2 place;  /* in the picture, in points */
  CaromVec2 way;    /* of length 1: it is to be pulled that way; of length 0: any way */
  gboolean is_held; /* or would be, if the button were pressed */
} CaromEditGrip;

typedef struct {
  const CaromSelection *selection; /* (nullable) */
  const CaromItem *pointed;        /* (nullable): what a click would select */
  const CaromEditGrip *grips;      /* (array length=n_grips) */
  guint n_grips;
  const CaromArrow *gravity; /* (nullable): its arrow */
  const CaromExtents *band;  /* (nullable): the rubber band */
  const GArray *overlaps;    /* (nullable) (element-type CaromEditOverlap): while it is dragged */
  const GArray *left;        /* (nullable) (element-type CaromEditOverlap): since it was */
  double grid_step;          /* of places that snap; 0: there is no grid */
  const char *readout;       /* (nullable): text at the pointer */
  CaromVec2 pointer;         /* in the picture, in points */
  double pointer_radius;     /* how much of the picture a finger hides around it; 0: nothing */
  const CaromExtents *held; /* (nullable): what is dragged, in the picture: the text is beside it */
} CaromEditPicture;

/* Draws over @picture, which has been drawn with that width and height. */
void carom_edit_picture_draw(const CaromEditPicture *edit, const CaromScenePicture *picture,
                             cairo_t *cr, double width, double height);
