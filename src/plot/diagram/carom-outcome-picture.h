/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-outcome-picture: a small picture of what may come of a contact: the two bodies where they
 * touch, and arrows of the velocities that they leave with. All pictures of a question have one
 * scale. */
#pragma once

#include "carom-contact.h"
#include "carom-scene.h"
#include "carom-theme.h"

/* It owns nothing. */
typedef struct {
  const CaromScene *scene; /* whose discs have colours */
  const CaromContactRecord *record;
  const CaromOutcome *outcomes; /* of all pictures of the question */
  guint n_outcomes;
  guint shown; /* which one this picture shows */
  const CaromTheme *theme;
  const char *font; /* (nullable): of the letters, as of carom_text_init() */
} CaromOutcomePicture;

/* The least size of a picture, in points: two that differ by CAROM_QUESTION_MAKER_LEAST_ARROW of
 * the longest arrow differ by twelve points then. */
#define CAROM_OUTCOME_PICTURE_LEAST 110

/* Where the arrow of @body begins and ends in a picture of that size, in points, y down. */
void carom_outcome_picture_arrow(const CaromOutcomePicture *picture, CaromContactBody body,
                                 double width, double height, CaromVec2 *from, CaromVec2 *to);

/* Draws it into the rectangle from (0, 0) on. */
void carom_outcome_picture_draw(const CaromOutcomePicture *picture, cairo_t *cr, double width,
                                double height);
