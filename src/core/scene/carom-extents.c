/* carom-extents: least and greatest coordinates. */
#include "carom-extents.h"

CaromExtents carom_extents_nothing(void) {
  return (CaromExtents){{INFINITY, INFINITY}, {-INFINITY, -INFINITY}};
}

CaromExtents carom_extents_of_body(const CaromBody *body) {
  CaromExtents extents = carom_extents_nothing();
  carom_extents_include(&extents, body->position, body->radius);
  return extents;
}

CaromExtents carom_extents_of_wall(const CaromWall *wall) {
  CaromExtents extents = carom_extents_nothing();
  carom_extents_include(&extents, wall->p1, 0);
  carom_extents_include(&extents, wall->p2, 0);
  return extents;
}

void carom_extents_include(CaromExtents *extents, CaromVec2 point, double reach) {
  CaromExtents square = {{point.x - reach, point.y - reach}, {point.x + reach, point.y + reach}};
  carom_extents_add(extents, &square);
}

void carom_extents_add(CaromExtents *extents, const CaromExtents *other) {
  extents->min = carom_vec2(MIN(extents->min.x, other->min.x), MIN(extents->min.y, other->min.y));
  extents->max = carom_vec2(MAX(extents->max.x, other->max.x), MAX(extents->max.y, other->max.y));
}

gboolean carom_extents_contain(const CaromExtents *extents, const CaromExtents *inner) {
  return inner->min.x >= extents->min.x && inner->max.x <= extents->max.x &&
         inner->min.y >= extents->min.y && inner->max.y <= extents->max.y;
}

gboolean carom_extents_meet(const CaromExtents *one, const CaromExtents *other) {
  return one->min.x <= other->max.x && other->min.x <= one->max.x && one->min.y <= other->max.y &&
         other->min.y <= one->max.y;
}

/* Half of each, since the sum of both may be out of range. */
CaromVec2 carom_extents_centre(const CaromExtents *extents) {
  return carom_vec2(extents->min.x / 2 + extents->max.x / 2,
                    extents->min.y / 2 + extents->max.y / 2);
}
