/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-arrangement: how the panes of a comparison stand together, in a window or on a page: so
 * that the discs are largest, and every pane is the same size. */
#pragma once

#include "carom-scene-picture.h"

/* What is needed around the stages, in points. */
typedef struct {
  double gap;          /* between panes */
  double frame;        /* what is above and below a stage, together */
  double line_width;   /* a pane at least this wide has all of that in one line; 0: none has */
  double line;         /* the height of that line */
  double column;       /* the width of the same at the left of a stage */
  double least_stage;  /* the least height of a stage */
  double least_column; /* the least height of such a column */
  gboolean not_low;    /* there is something that needs height, such as large digits */
  gboolean largest;    /* what makes the picture largest counts, in however many rows and columns */
  gboolean contact;    /* the picture of a contact counts as well, which is as high as it is wide */
} CaromArrangementNeeds;

typedef struct {
  guint n_columns, n_rows;
  gboolean beside; /* whether what is around a stage stands in a column at its left */
} CaromArrangement;

/* Chooses between side by side, a square of four, and one wide low stage below another; or, where
 * the largest is asked for, among all rows and columns. Side by side is preferred where another
 * arrangement makes little difference.
 *
 * @picture: of any of the panes
 * @n_panes: >= 1
 * @width, @height: for all panes together
 * @earlier: (nullable): the arrangement up to now, which is left only for a difference that can be
 *   seen */
CaromArrangement carom_arrangement_choose(const CaromScenePicture *picture, guint n_panes,
                                          double width, double height,
                                          const CaromArrangementNeeds *needs,
                                          const CaromArrangement *earlier);

typedef struct {
  double width, height;
} CaromArrangementSize;

/* Returns: the size of each pane: whole points, so that all are alike to the pixel */
CaromArrangementSize carom_arrangement_pane_size(const CaromArrangement *arrangement, double width,
                                                 double height, const CaromArrangementNeeds *needs);

/* Returns: the size of the stage in a pane of that size */
CaromArrangementSize carom_arrangement_stage_size(const CaromArrangement *arrangement,
                                                  const CaromArrangementSize *pane,
                                                  const CaromArrangementNeeds *needs);

/* Where pane @i begins. What is left over by whole points is left at both ends alike.
 *
 * @width, @height: for all panes together */
CaromVec2 carom_arrangement_pane_place(const CaromArrangement *arrangement, guint i, double width,
                                       double height, const CaromArrangementNeeds *needs);
