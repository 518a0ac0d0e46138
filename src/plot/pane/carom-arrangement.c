/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-arrangement: lays the picture out in each arrangement and compares the scales. */
#include "carom-arrangement.h"

#include "carom-scene-picture-layout.h"

/* How much larger discs have to become for another arrangement than side by side; and to leave or
 * to keep one, so that a small change of the size changes nothing. */
static const double worth_it = 1.25, worth_keeping = 1.1;

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
  return arrangement->beside ? (CaromArrangementSize){pane->width - needs->column, pane->height}
                             : (CaromArrangementSize){pane->width, pane->height - needs->frame};
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

/* Returns: points per unit; 0 if the stages would be too low */
static double scale_in(const CaromArrangement *arrangement, const CaromScenePicture *picture,
                       double width, double height, const CaromArrangementNeeds *needs) {
  CaromArrangementSize pane = carom_arrangement_pane_size(arrangement, width, height, needs);
  CaromArrangementSize stage = carom_arrangement_stage_size(arrangement, &pane, needs);
  CaromScenePictureLayout layout;
  if (stage.height < needs->least_stage || stage.width <= 0)
    return 0;
  carom_scene_picture_layout_measure(&layout, picture, stage.width, stage.height);
  return layout.view.points_per_unit;
}

static gboolean is_same(const CaromArrangement *one, const CaromArrangement *other) {
  return other && one->n_columns == other->n_columns && one->n_rows == other->n_rows &&
         one->beside == other->beside;
}

CaromArrangement carom_arrangement_choose(const CaromScenePicture *picture, guint n_panes,
                                          double width, double height,
                                          const CaromArrangementNeeds *needs,
                                          const CaromArrangement *earlier) {
  const CaromArrangement all[] = {{n_panes, 1, FALSE}, {2, 2, FALSE}, {1, n_panes, TRUE}};
  CaromScenePicture framed = *picture;
  framed.overlay = NULL;
  framed.camera = (CaromSceneCamera){0};
  CaromArrangement best = all[0];
  double most = 0;
  for (guint i = 0; i < G_N_ELEMENTS(all) && n_panes > 1; i++) {
    if ((i == 1 && n_panes != 4) || (all[i].beside && needs->not_low))
      continue;
    double scale = scale_in(&all[i], &framed, width, height, needs);
    scale *= i == 0 ? worth_it : 1;
    scale *= is_same(&all[i], earlier) ? worth_keeping : 1;
    if (scale > most) {
      most = scale;
      best = all[i];
    }
  }
  return best;
}
