/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-rubber-band: what is contained is known by its extents; what is touched needs the distance
 * of a disc, or the part of a wall that is left after the band has cut it on each side. */
#include "carom-rubber-band.h"

static gboolean touches_disc(const CaromExtents *band, const CaromBody *body) {
  CaromVec2 at = body->position;
  CaromVec2 nearest = {CLAMP(at.x, band->min.x, band->max.x),
                       CLAMP(at.y, band->min.y, band->max.y)};
  return hypot(at.x - nearest.x, at.y - nearest.y) <= body->radius;
}

/* Cuts the part of a wall, from *from to *to of its way, down to where it is within a strip.
 *
 * Returns: whether anything is left */
static gboolean cut(double start, double along, double min, double max, double *from, double *to) {
  if (along == 0)
    return start >= min && start <= max;
  double one = (min - start) / along, other = (max - start) / along;
  *from = MAX(*from, MIN(one, other));
  *to = MIN(*to, MAX(one, other));
  return *from <= *to;
}

static gboolean touches_wall(const CaromExtents *band, const CaromWall *wall) {
  CaromVec2 along = carom_vec2_sub(wall->p2, wall->p1);
  double from = 0, to = 1;
  return cut(wall->p1.x, along.x, band->min.x, band->max.x, &from, &to) &&
         cut(wall->p1.y, along.y, band->min.y, band->max.y, &from, &to);
}

static double gap_between(double one_min, double one_max, double min, double max) {
  return MAX(MAX(one_min - max, min - one_max), 0);
}

/* Of all places where its discs can come in, the nearest to the band is the one that counts. */
static gboolean touches_emitter(const CaromExtents *band, const CaromEmitter *emitter) {
  CaromVec2 min = carom_vec2_sub(emitter->position, emitter->spread);
  CaromVec2 max = carom_vec2_add(emitter->position, emitter->spread);
  return hypot(gap_between(band->min.x, band->max.x, min.x, max.x),
               gap_between(band->min.y, band->max.y, min.y, max.y)) <= emitter->radius;
}

static gboolean touches(const CaromExtents *band, const CaromScene *scene, CaromItem item) {
  switch (item.kind) {
  case CAROM_ITEM_DISC:
    return touches_disc(band, carom_scene_body(scene, item.index));
  case CAROM_ITEM_WALL:
    return touches_wall(band, carom_scene_wall(scene, item.index));
  case CAROM_ITEM_EMITTER:
    break;
  }
  return touches_emitter(band, carom_scene_emitter(scene, item.index));
}

static gboolean is_in(const CaromExtents *band, const CaromScene *scene, CaromItem item,
                      CaromRubberBandMode mode) {
  CaromExtents extents = carom_item_bounds(scene, item);
  return mode == CAROM_RUBBER_BAND_CONTAINS ? carom_extents_contain(band, &extents)
                                            : touches(band, scene, item);
}

void carom_rubber_band_select(const CaromScene *scene, CaromVec2 corner, CaromVec2 opposite,
                              CaromRubberBandMode mode, CaromSelection *selection) {
  CaromExtents band = carom_extents_nothing();
  carom_extents_include(&band, corner, 0);
  carom_extents_include(&band, opposite, 0);
  g_autoptr(CaromSelection) all = carom_selection_new();
  carom_selection_all(all, scene);
  for (guint nth = 0; nth < carom_selection_count(all); nth++) {
    CaromItem item = carom_selection_get(all, nth);
    if (is_in(&band, scene, item, mode))
      carom_selection_add(selection, item);
  }
}
