/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-momentum-picture: the momenta of a contact as arrows, tip to tail: dashed before, solid
 * after, and what passed over. Where a body is immovable, what it gave is the difference. */
#pragma once

#include "carom-diagram.h"

/* Draws it into the rectangle (0, 0)–(@width, @height), on the existing background. */
void carom_momentum_picture_draw(const CaromDiagram *diagram, cairo_t *cr, double width,
                                 double height);

/* How many arrows it has, of which each can be read. */
guint carom_momentum_picture_count(const CaromDiagram *diagram);

/* The arrow nearest to a place.
 *
 * @place: (inout): in points of a picture of that size; moved to the arrow that is read
 * Returns: (transfer full) (nullable): translated: what it is and its value; NULL if none is near
 */
char *carom_momentum_picture_read(const CaromDiagram *diagram, double width, double height,
                                  CaromVec2 *place);

/* The middle of arrow number @i. */
CaromVec2 carom_momentum_picture_place(const CaromDiagram *diagram, double width, double height,
                                       guint i);
