/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-labels: finds places for the labels of the geometry, so that they overlap neither
 * each other nor the letters of the discs. */
#pragma once

#include "carom-overlay-ground.h"

/* Large enough for any number with a unit. */
#define CAROM_OVERLAY_DISTANCE_SIZE 48

typedef struct {
  const CaromOverlayShape *shape; /* the shape that it labels */
  CaromTextBox box;
  char distance[CAROM_OVERLAY_DISTANCE_SIZE]; /* stands after the formula of what is beyond the
                                                 edge; "" elsewhere */
  gboolean has_leader; /* it is so far away that there is a line to the shape */
  CaromVec2 leader_from, leader_to;
} CaromOverlayLabel;

/* The letter of a body is in its disc if there is room, otherwise beside it; that of a wall is
 * behind the wall. It avoids the velocities and the normal. */
typedef struct {
  CaromVec2 place;
  gboolean inside; /* whether it is inside the disc */
  double reach;    /* how far its middle line goes to either side: a name may be wider than high */
} CaromOverlayLetter;

/* Finds the place for the letter of @body. */
CaromOverlayLetter carom_overlay_labels_place_letter(const CaromOverlayFrame *frame,
                                                     const CaromText *text, CaromContactBody body);

/* Returns: how far @place is from the velocities, the normal and the wall, in points */
double carom_overlay_labels_clearance(const CaromOverlayFrame *frame, CaromVec2 place);

/* Finds what the shapes and the letters take up before there are labels.
 *
 * @shapes: (element-type CaromOverlayShape)
 * Returns: the ground; its array is the caller's */
CaromOverlayGround carom_overlay_labels_ground(const CaromOverlayFrame *frame, const GArray *shapes,
                                               const CaromText *text);

/* Draws a label, with the distance after it. */
void carom_overlay_labels_draw(const CaromOverlayLabel *label, CaromText *text, CaromColour colour,
                               CaromColour halo);

/* No label hides an arrow, an arc, a letter or another label. Highlighted labels are placed first,
 * wherever there is room. Others are left out if there is none nearby, or if the same label is
 * there already; where several panes are drawn in one picture, for the same pane.
 *
 * @shapes: (element-type CaromOverlayShape): the labels point to them
 * Returns: (transfer full) (element-type CaromOverlayLabel): the labels to draw */
GArray *carom_overlay_labels(const CaromOverlayFrame *frame, const GArray *shapes, CaromText *text);
