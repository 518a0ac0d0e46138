/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-strip-arrangement: how the panes stand in the room that a strip has. The arrangement up to
 * now counts while the room is dragged or the picture edited. In another room it does not: who goes
 * to another page, or presents, and comes back finds what has been there. */
#pragma once

#include "carom-arrangement.h"

typedef struct {
  int width, height;
  CaromArrangementNeeds needs;
} CaromStripRoom;

typedef struct {
  gboolean is_chosen;
  CaromArrangement arrangement; /* valid if it is chosen */
  CaromStripRoom room;          /* likewise: what it was chosen for, or kept in */
} CaromStripArrangement;

/* @gap: between panes
 * @frame: the height of what is above and below a stage, together
 * @not_low: see CaromArrangementNeeds
 * Returns: a room of that size */
CaromStripRoom carom_strip_arrangement_room(int width, int height, double gap, double frame,
                                            gboolean not_low);

/* Chooses for @room, or keeps what there is.
 *
 * @picture: of any of the panes */
void carom_strip_arrangement_choose(CaromStripArrangement *self, const CaromScenePicture *picture,
                                    guint n_panes, const CaromStripRoom *room);
