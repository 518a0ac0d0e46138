/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-builder: adds the shapes of a contact's geometry to a list. */
#pragma once

#include "carom-overlay-shape.h"

/* Shorter arrows, in points, have no visible direction and are drawn as dots. */
#define CAROM_OVERLAY_BUILDER_LEAST_ARROW 2.5

/* The length of the sign that something goes on beyond the edge, in points at the usual size. */
#define CAROM_OVERLAY_BUILDER_CHEVRONS 12.0

/* Where the builder stands: what it adds has that strength, and belongs to that line and quantity.
 */
typedef struct {
  const CaromOverlayFrame *frame;
  GArray *shapes; /* (element-type CaromOverlayShape) */
  CaromStrength strength;
  int line;              /* as of CaromOverlayShape */
  CaromFindingKind band; /* as of CaromOverlayShape */
} CaromOverlayBuilder;

/* @from, @to: in points
 * @label: (nullable): a formula that outlives the shapes
 * Returns: (transfer none): the shape, valid until the next one is added */
CaromOverlayShape *carom_overlay_builder_add(CaromOverlayBuilder *builder, CaromShapeKind kind,
                                             CaromVec2 from, CaromVec2 to, const char *label);

/* Adds a line through @place, to both sides as far as an axis reaches.
 *
 * @direction: of length 1, in the picture */
void carom_overlay_builder_add_line(CaromOverlayBuilder *builder, CaromShapeKind kind,
                                    CaromVec2 place, CaromVec2 direction, const char *label);

/* Adds chevrons that end where something goes on beyond the edge.
 *
 * @at: that place
 * @direction: in which it goes on, of length 1, in the picture
 * Returns: (transfer none): as of carom_overlay_builder_add() */
CaromOverlayShape *carom_overlay_builder_add_chevrons(CaromOverlayBuilder *builder, CaromVec2 at,
                                                      CaromVec2 direction, const char *label);

/* The direction of @vector, which is in the scene, as it is drawn.
 *
 * Returns: of length 1; 0 where @vector is */
CaromVec2 carom_overlay_builder_direction(const CaromOverlayFrame *frame, CaromVec2 vector);
