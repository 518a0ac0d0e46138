/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-strip-arrangement: compares the room with the one before. */
#include "carom-strip-arrangement.h"

/* How much a size changes at most from frame to frame while it is dragged, in pixels. */
enum { DRAG_STEP = 32 };

/* The width of a column at the left of a stage: this fraction of the pane's, and so many times the
 * height of what stands in it, as far as that is no larger fraction of the pane's than the last. */
static const double column_share = 0.2, column_of_frame = 3.4, column_share_max = 0.3;

CaromStripRoom carom_strip_arrangement_room(int width, int height, double gap, double frame,
                                            gboolean not_low) {
  double column = MAX(column_share * width, column_of_frame * frame);
  return (CaromStripRoom){
      .width = width,
      .height = height,
      .needs =
          {
              .gap = gap,
              .frame = frame,
              .column = floor(MIN(column, column_share_max * width)),
              .least_stage = frame,
              .not_low = not_low,
          },
  };
}

static gboolean is_like(const CaromStripRoom *one, const CaromStripRoom *other) {
  return ABS(one->width - other->width) <= DRAG_STEP &&
         ABS(one->height - other->height) <= DRAG_STEP && one->needs.frame == other->needs.frame &&
         one->needs.not_low == other->needs.not_low;
}

void carom_strip_arrangement_choose(CaromStripArrangement *self, const CaromScenePicture *picture,
                                    guint n_panes, const CaromStripRoom *room) {
  gboolean keeps = self->is_chosen && is_like(room, &self->room);
  self->arrangement = carom_arrangement_choose(picture, n_panes, room->width, room->height,
                                               &room->needs, keeps ? &self->arrangement : NULL);
  self->room = *room;
  self->is_chosen = TRUE;
}
