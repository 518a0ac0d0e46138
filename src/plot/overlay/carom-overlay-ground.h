/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-ground: what of the room is taken by shapes, letters and labels, and where there is
 * room left for something to be read. */
#pragma once

#include "carom-overlay-shape.h"
#include "carom-text-box.h"

/* Of more walls or leaders than that, the others are not kept off. */
#define CAROM_OVERLAY_GROUND_MAX_LINES 16

typedef struct {
  CaromVec2 from, to;
} CaromOverlayLine;

typedef struct {
  const CaromOverlayFrame *frame;
  const GArray *shapes; /* (element-type CaromOverlayShape) */
  double unit;          /* the width of a line that is one point wide at the usual size of type */
  GArray *taken;        /* (element-type CaromTextBox) */
  guint n_walls, n_leaders;
  CaromOverlayLine walls[CAROM_OVERLAY_GROUND_MAX_LINES];   /* that are in the room */
  CaromOverlayLine leaders[CAROM_OVERLAY_GROUND_MAX_LINES]; /* from labels to their shapes */
} CaromOverlayGround;

/* Finds the walls that are in the room. */
void carom_overlay_ground_find_walls(CaromOverlayGround *ground);

/* Whether @box lies within the room and hides nothing that is there. It hides what it covers of a
 * box that is taken, an arrow, the head of an axis, a dot, a grip or an arc; other shapes are lines
 * that may run below it. */
gboolean carom_overlay_ground_is_free(const CaromOverlayGround *ground, const CaromTextBox *box);

/* How much the lines below @box would disturb it, and a wall, a leader or something written between
 * it and what it belongs to.
 *
 * @from: where that is */
double carom_overlay_ground_loss(const CaromOverlayGround *ground, CaromVec2 from,
                                 const CaromTextBox *box);

/* Keeps what comes later from crossing a leader. */
void carom_overlay_ground_add_leader(CaromOverlayGround *ground, CaromVec2 from, CaromVec2 to);

/* Moves @box to a free place near @from, with few lines below it.
 *
 * Returns: whether there is one */
gboolean carom_overlay_ground_search(const CaromOverlayGround *ground, CaromVec2 from,
                                     CaromTextBox *box);
