/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-shapes: the lines, arrows and arcs that make up the geometry of a contact. The same
 * shapes are drawn, labelled and pointed at. */
#pragma once

#include "carom-overlay-shape.h"

/* Returns: (transfer full) (element-type CaromOverlayShape): what to draw, the faintest first */
GArray *carom_overlay_shapes(const CaromOverlayFrame *frame);

/* The same of several panes in one picture. What all of them draw at the same place, to the pixel,
 * is there once, with the greatest strength that it has in any; the rest is each pane's own.
 *
 * @frames: (array length=n): one of each pane
 * Returns: (transfer full) (element-type CaromOverlayShape): what to draw, the faintest first */
GArray *carom_overlay_shapes_of_panes(const CaromOverlayFrame *frames, guint n);

/* The grip is at the tip of the arrow, or where the arrow leaves the room, so that it can always be
 * taken hold of.
 *
 * @place: (out): the place of the grip
 * @is_beyond: (out) (optional): whether the arrow goes on beyond it
 * Returns: whether that body has a handle */
gboolean carom_overlay_shapes_grip(const CaromOverlayFrame *frame, CaromContactBody body,
                                   CaromVec2 *place, gboolean *is_beyond);

/* The radius of a grip, in points. */
double carom_overlay_shapes_grip_radius(const CaromOverlayFrame *frame);
