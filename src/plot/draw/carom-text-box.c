/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-text-box: a line comes near a box where it crosses a larger one. */
#include "carom-text-box.h"

#include "carom-line.h"

gboolean carom_text_box_overlaps(const CaromTextBox *box, const CaromTextBox *other) {
  return fabs(box->middle.x - other->middle.x) < box->half.x + other->half.x &&
         fabs(box->middle.y - other->middle.y) < box->half.y + other->half.y;
}

gboolean carom_text_box_fits(const CaromTextBox *box, CaromVec2 min, CaromVec2 max) {
  CaromVec2 least = carom_text_box_min(box), most = carom_text_box_max(box);
  return least.x >= min.x && most.x <= max.x && least.y >= min.y && most.y <= max.y;
}

gboolean carom_text_box_covers(const CaromTextBox *box, CaromVec2 place, double around) {
  return fabs(box->middle.x - place.x) < box->half.x + around &&
         fabs(box->middle.y - place.y) < box->half.y + around;
}

gboolean carom_text_box_is_crossed(const CaromTextBox *box, CaromVec2 from, CaromVec2 to,
                                   double around) {
  CaromVec2 half = carom_vec2(box->half.x + around, box->half.y + around);
  double begin, end;
  return carom_line_clip(from, to, carom_vec2_sub(box->middle, half),
                         carom_vec2_add(box->middle, half), &begin, &end);
}

/* Between two things that are convex, one of the corners is nearest to the other. */
double carom_text_box_distance(const CaromTextBox *box, CaromVec2 from, CaromVec2 to) {
  CaromVec2 min = carom_text_box_min(box), max = carom_text_box_max(box);
  const CaromVec2 corners[] = {min, {max.x, min.y}, {min.x, max.y}, max}, ends[] = {from, to};
  double least = INFINITY;
  if (carom_text_box_is_crossed(box, from, to, 0))
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS(corners); i++)
    least = MIN(least, carom_line_distance(from, to, corners[i]));
  for (guint i = 0; i < G_N_ELEMENTS(ends); i++)
    least = MIN(least, carom_vec2_distance(ends[i], carom_text_box_nearest(box, ends[i])));
  return least;
}

CaromVec2 carom_text_box_nearest(const CaromTextBox *box, CaromVec2 place) {
  CaromVec2 min = carom_text_box_min(box), max = carom_text_box_max(box);
  return carom_vec2(CLAMP(place.x, min.x, max.x), CLAMP(place.y, min.y, max.y));
}

double carom_text_box_ways_to_edge(CaromVec2 half, CaromVec2 way) {
  return MIN(way.x != 0 ? half.x / fabs(way.x) : INFINITY,
             way.y != 0 ? half.y / fabs(way.y) : INFINITY);
}
