/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-ruler-picture: every method at once. Above, the velocities before and after, from one
 * origin, turned so that n points to the right: the changes lie along n, and what is across it
 * stays. Below, a ruler along n for each method, all with the same ticks, under each of which
 * stands the number that this method reads there; and what each calls the impulse. */
#pragma once

#include "carom-diagram.h"

/* Whether there is anything to draw: the bodies approach, and the contact was resolved by itself.
 */
gboolean carom_ruler_picture_exists(const CaromExplanation *explanation);

/* How high it is to be where it is @width wide, in points. */
double carom_ruler_picture_height(const CaromDiagram *diagram, double width);

/* What is looked at, where there is too little room for the whole.
 *
 * @top, @bottom: (out): down from the top of the picture */
void carom_ruler_picture_find_look(const CaromDiagram *diagram, double width, double height,
                                   double *top, double *bottom);

/* Draws it into the rectangle (0, 0)–(@width, @height), on the existing background. */
void carom_ruler_picture_draw(const CaromDiagram *diagram, cairo_t *cr, double width,
                              double height);

/* What all rulers say at a place.
 *
 * @place: (inout): in points of a picture of that size; moved to the point that is read
 * Returns: (transfer full) (nullable): translated; NULL beyond the ends of the rulers */
char *carom_ruler_picture_read(const CaromDiagram *diagram, double width, double height,
                               CaromVec2 *place);

/* Returns: (transfer full): the readings in translated sentences, one a line */
char *carom_ruler_picture_describe(const CaromDiagram *diagram);

/* The marks on the rulers, for keys that go from one to the next: before and after of both bodies.
 *
 * @i: less than carom_ruler_picture_count()
 * Returns: where it is read */
CaromVec2 carom_ruler_picture_place(const CaromDiagram *diagram, double width, double height,
                                    guint i);
guint carom_ruler_picture_count(const CaromDiagram *diagram);
