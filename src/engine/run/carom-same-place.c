/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-same-place: where a distance stops being rounding, and where it begins to be seen. */
#include "carom-same-place.h"

#include "carom-rounding.h"

#include <float.h>

/* A disc that is off by more than this fraction of the scene's width is seen to be elsewhere. */
#define VISIBLE_FRACTION (1.0 / 500)

CaromSamePlaceScale carom_same_place_scale(const CaromScene *scene) {
  CaromVec2 min, max;
  carom_scene_view(scene, &min, &max);
  return (CaromSamePlaceScale){
      .view_size = carom_vec2_distance(max, min),
      .visible_from = VISIBLE_FRACTION * (max.x - min.x),
  };
}

/* A contact rounds velocities by so many ε at most, and a disc carries that across the view at
 * most before it meets something else. What is more than the sum of these has been magnified. */
static double most_by_rounding(const CaromSamePlaceScale *scale, guint64 n_contacts) {
  return CAROM_ROUNDING_AGREEMENT_EPS * DBL_EPSILON * scale->view_size * (1 + (double)n_contacts);
}

CaromSamePlaceState carom_same_place_classify(const CaromSamePlaceScale *scale, double distance,
                                              guint64 n_contacts) {
  if (carom_same_place_is_visible(scale, distance))
    return CAROM_SAME_PLACE_APART;
  if (distance == 0)
    return CAROM_SAME_PLACE_EXACTLY;
  return distance <= most_by_rounding(scale, n_contacts) ? CAROM_SAME_PLACE_ROUNDING
                                                         : CAROM_SAME_PLACE_UNSEEN;
}
