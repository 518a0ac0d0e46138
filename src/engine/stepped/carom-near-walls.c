/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-near-walls: compares the distance of each disc to each wall's line with a part of the
 * margin, enlarged by the disc's radius and by how far it has moved in this step. */
#include "carom-near-walls.h"

/* A fraction of the margin. It is more than half, so that rounding does not decide which discs are
 * on the list. */
#define REACH 0.51

struct CaromNearWalls {
  const CaromWallLine *lines;
  guint n_lines;
  double reach;
  GArray *discs; /* (element-type guint) */
};

CaromNearWalls *carom_near_walls_new(double margin, const CaromWallLine *lines, guint n_lines) {
  CaromNearWalls *near_walls = g_new(CaromNearWalls, 1);
  *near_walls = (CaromNearWalls){
      .lines = lines,
      .n_lines = n_lines,
      .reach = REACH * margin,
      .discs = g_array_new(FALSE, FALSE, sizeof(guint)),
  };
  return near_walls;
}

void carom_near_walls_free(CaromNearWalls *near_walls) {
  g_array_unref(near_walls->discs);
  g_free(near_walls);
}

static gboolean is_near(const CaromNearWalls *near_walls, CaromVec2 position, double reach) {
  for (guint w = 0; w < near_walls->n_lines; w++)
    if (fabs(carom_wall_line_side(&near_walls->lines[w], position)) < reach)
      return TRUE;
  return FALSE;
}

/* The distance of a disc that has crossed a line is at most the distance it has moved. */
void carom_near_walls_make_list(CaromNearWalls *near_walls, const CaromBodies *bodies,
                                const CaromDrift *drift) {
  g_array_set_size(near_walls->discs, 0);
  for (guint i = 0; i < bodies->n; i++) {
    CaromVec2 now = carom_bodies_position(bodies, i);
    CaromVec2 way = carom_vec2_sub(now, carom_drift_start(drift, i));
    double reach = bodies->radius[i] + near_walls->reach + fabs(way.x) + fabs(way.y);
    if (is_near(near_walls, now, reach))
      g_array_append_val(near_walls->discs, i);
  }
}

const GArray *carom_near_walls_discs(const CaromNearWalls *near_walls) {
  return near_walls->discs;
}
