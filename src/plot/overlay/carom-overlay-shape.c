/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-shape: how far a place is from what is drawn. */
#include "carom-overlay-shape.h"

double carom_overlay_shape_distance(const CaromOverlayShape *shape, CaromVec2 place) {
  switch (shape->kind) {
  case CAROM_SHAPE_ARC:
    return carom_overlay_arc_distance(carom_overlay_shape_arc(shape), place);
  case CAROM_SHAPE_DOT:
  case CAROM_SHAPE_GRIP:
    return carom_vec2_distance(shape->from, place);
  case CAROM_SHAPE_RING:
    return fabs(carom_vec2_distance(shape->from, place) - shape->radius);
  case CAROM_SHAPE_PATH: {
    CaromOverlayPath path = carom_overlay_shape_path(shape);
    return carom_overlay_path_distance(&path, place);
  }
  default:
    return carom_overlay_path_distance_to_segment(shape->from, shape->to, place);
  }
}

CaromMathNames carom_overlay_shape_names(const CaromOverlayShape *shape) {
  const CaromOverlay *overlay = shape->overlay;
  const CaromDerivation *derivation = overlay->derivation;
  CaromMathNames names = {overlay->name_a, overlay->name_b, overlay->working->terms,
                          overlay->working->n_terms};
  if (derivation) {
    names.terms = (const CaromTerm *)derivation->terms->data;
    names.n_terms = derivation->terms->len;
  }
  return names;
}
