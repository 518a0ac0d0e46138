/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-arrangement: lays the picture out in each arrangement and compares the scales. */
#include "carom-arrangement.h"

#include "carom-scene-picture-layout.h"

/* How much larger discs have to become for another arrangement than side by side; and to leave or
 * to keep one, so that a small change of the size changes nothing. */
static const double worth_it = 1.25, worth_keeping = 1.1;

/* The same where the largest is asked for; and what it is worth to leave no place empty. */
static const double worth_it_for_largest = 1.05, worth_filling = 1.05,
                    worth_keeping_for_largest = 1.3;

CaromArrangementSize carom_arrangement_pane_size(const CaromArrangement *arrangement, double width,
                                                 double height,
                                                 const CaromArrangementNeeds *needs) {
  guint n_columns = arrangement->n_columns, n_rows = arrangement->n_rows;
  return (CaromArrangementSize){floor((width - (n_columns - 1) * needs->gap) / n_columns),
                                floor((height - (n_rows - 1) * needs->gap) / n_rows)};
}

CaromArrangementSize carom_arrangement_stage_size(const CaromArrangement *arrangement,
                                                  const CaromArrangementSize *pane,
                                                  const CaromArrangementNeeds *needs) {
  gboolean has_line = needs->line_width > 0 && pane->width >= needs->line_width;
  if (arrangement->beside)
    return (CaromArrangementSize){pane->width - needs->column, pane->height};
  return (CaromArrangementSize){pane->width,
                                pane->height - (has_line ? needs->line : needs->frame)};
}

/* Where the @i-th of @n lengths begins in a room. */
static double place_along(guint i, guint n, double length, double gap, double room) {
  double left_over = room - (n * length + (n - 1) * gap);
  return floor(MAX(left_over, 0) / 2) + i * (length + gap);
}

CaromVec2 carom_arrangement_pane_place(const CaromArrangement *arrangement, guint i, double width,
                                       double height, const CaromArrangementNeeds *needs) {
  guint n_columns = arrangement->n_columns;
  CaromArrangementSize pane = carom_arrangement_pane_size(arrangement, width, height, needs);
  return carom_vec2(
      place_along(i % n_columns, n_columns, pane.width, needs->gap, width),
      place_along(i / n_columns, arrangement->n_rows, pane.height, needs->gap, height));
}

/* Where the picture of a contact counts as well, to be twice as large is worth as much for either.
 *
 * Returns: what points per unit are proportional to; 0 if the stages would be too low */
static double scale_in(const CaromArrangement *arrangement, const CaromScenePicture *picture,
                       double width, double height, const CaromArrangementNeeds *needs) {
  CaromArrangementSize pane = carom_arrangement_pane_size(arrangement, width, height, needs);
  CaromArrangementSize stage = carom_arrangement_stage_size(arrangement, &pane, needs);
  CaromScenePictureLayout layout;
  double least = arrangement->beside ? needs->least_column : needs->least_stage;
  if (stage.height < least || stage.width <= 0)
    return 0;
  carom_scene_picture_layout_measure(&layout, picture, stage.width, stage.height);
  double scale = layout.view.points_per_unit;
  return needs->contact ? sqrt(scale * MIN(stage.width, stage.height)) : scale;
}

static gboolean is_same(const CaromArrangement *one, const CaromArrangement *other) {
  return other && one->n_columns == other->n_columns && one->n_rows == other->n_rows &&
         one->beside == other->beside;
}

/* Whether it is one to choose from. It has as few rows as its columns allow; where the largest is
 * asked for, also as few columns as its rows allow. */
static gboolean is_candidate(const CaromArrangement *arrangement, guint n_panes,
                             const CaromArrangementNeeds *needs) {
  guint n_columns = arrangement->n_columns, n_rows = arrangement->n_rows;
  if (arrangement->beside && needs->not_low)
    return FALSE;
  if (needs->largest)
    return (n_columns - 1) * n_rows < n_panes;
  return arrangement->beside ? n_columns == 1
                             : n_rows == 1 || (n_rows == 2 && n_columns == 2 && n_panes == 4);
}

/* Side by side, without an empty place, or the one up to now, weighs more. */
static double weigh(const CaromArrangement *arrangement, guint n_panes,
                    const CaromArrangementNeeds *needs, const CaromArrangement *earlier) {
  double keeping = needs->largest ? worth_keeping_for_largest : worth_keeping;
  double weight = is_same(arrangement, earlier) ? keeping : 1;
  if (arrangement->n_rows == 1 && !arrangement->beside)
    weight *= needs->largest ? worth_it_for_largest : worth_it;
  if (arrangement->n_columns * arrangement->n_rows == n_panes)
    weight *= worth_filling;
  return weight;
}

CaromArrangement carom_arrangement_choose(const CaromScenePicture *picture, guint n_panes,
                                          double width, double height,
                                          const CaromArrangementNeeds *needs,
                                          const CaromArrangement *earlier) {
  CaromScenePicture framed = *picture;
  framed.overlay = NULL;
  framed.camera = (CaromSceneCamera){0};
  CaromArrangement best = {n_panes, 1, FALSE};
  double most = 0;
  for (guint i = 0; i < 2 * n_panes && n_panes > 1; i++) {
    guint n_columns = n_panes - i / 2;
    CaromArrangement arrangement = {n_columns, (n_panes + n_columns - 1) / n_columns, i % 2 == 1};
    if (!is_candidate(&arrangement, n_panes, needs))
      continue;
    double scale = scale_in(&arrangement, &framed, width, height, needs) *
                   weigh(&arrangement, n_panes, needs, earlier);
    if (scale > most) {
      most = scale;
      best = arrangement;
    }
  }
  return best;
}
