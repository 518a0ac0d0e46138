/* carom-view: converts coordinates of a scene (y up) to places in a picture (in points, y down). */
#pragma once

#include "carom-scene.h"

typedef struct {
  CaromVec2 centre;       /* of the view, in the scene */
  double x, y;            /* where it is in the picture */
  double points_per_unit; /* the same in both directions */
} CaromView;

/* Fits the rectangle from @min to @max of the scene into the rectangle (left, top)–(right, bottom)
 * of the picture. */
CaromView carom_view_fit(CaromVec2 min, CaromVec2 max, double left, double top, double right,
                         double bottom);

static inline CaromVec2 carom_view_place(const CaromView *view, CaromVec2 position) {
  return carom_vec2(view->x + (position.x - view->centre.x) * view->points_per_unit,
                    view->y - (position.y - view->centre.y) * view->points_per_unit);
}

/* The coordinates in the scene of a place in the picture. */
static inline CaromVec2 carom_view_position(const CaromView *view, CaromVec2 place) {
  return carom_vec2(view->centre.x + (place.x - view->x) / view->points_per_unit,
                    view->centre.y - (place.y - view->y) / view->points_per_unit);
}

/* Returns: a speed that few discs of the scene exceed at any time of a run, estimated from its
 *   start: the greatest one there, or what gravity or, among many discs, the exchange of energy
 *   will make of it. INFINITY if nothing can move. */
double carom_view_greatest_speed(const CaromScene *scene);
/* The same of momenta. */
double carom_view_greatest_momentum(const CaromScene *scene);
