/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-extents: of discs and of walls. */
#include "carom-extents.h"

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

gboolean carom_extents_contain(const CaromExtents *extents, const CaromExtents *inner) {
  return inner->min.x >= extents->min.x && inner->max.x <= extents->max.x &&
         inner->min.y >= extents->min.y && inner->max.y <= extents->max.y;
}

/* Half of each, since the sum of both may be out of range. */
CaromVec2 carom_extents_centre(const CaromExtents *extents) {
  return carom_vec2(extents->min.x / 2 + extents->max.x / 2,
                    extents->min.y / 2 + extents->max.y / 2);
}
