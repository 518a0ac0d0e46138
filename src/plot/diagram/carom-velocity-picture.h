/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-velocity-picture: a contact on the velocity plane (see carom-velocity-plane.h): the line of
 * constant momentum and the ellipse of constant energy, the points before and after, where other
 * coefficients of restitution lead, and where each resolver got. */
#pragma once

#include "carom-diagram.h"

/* Whether there is anything to draw: the bodies approach, and the contact was resolved by itself.
 * Of several that were resolved together, none keeps the momentum of its own two bodies. */
gboolean carom_velocity_picture_exists(const CaromExplanation *explanation);

/* Draws it into the rectangle (0, 0)–(@width, @height), on the existing background. */
void carom_velocity_picture_draw(const CaromDiagram *diagram, cairo_t *cr, double width,
                                 double height);

/* The value at a place, which snaps to the line of momentum where it is near.
 *
 * @place: (inout): in points of a picture of that size; moved to the point that is read
 * Returns: (transfer full) (nullable): translated; NULL outside of the plot */
char *carom_velocity_picture_read(const CaromDiagram *diagram, double width, double height,
                                  CaromVec2 *place);

/* The place of the point on the line of momentum to which @restitution leads; −1 is the point
 * before. */
CaromVec2 carom_velocity_picture_place(const CaromDiagram *diagram, double width, double height,
                                       double restitution);
