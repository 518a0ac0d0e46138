#include "carom-near-walls.h"

struct CaromNearWalls {
  const CaromWallLine *lines;
  guint n_lines;
  double margin;
  GArray *discs; /* (element-type guint): all that were nearer than the margin */
  CaromVec2 *at; /* [body]: positions when the list was made; NAN: there is none yet */
};

CaromWallLine carom_wall_line(const CaromWall *wall) {
  return (CaromWallLine){wall->p1, carom_wall_normal(wall)};
}

CaromNearWalls *carom_near_walls_new(const CaromBodies *bodies, double margin,
                                     const CaromWallLine *lines, guint n_lines) {
  CaromNearWalls *near_walls = g_new(CaromNearWalls, 1);
  *near_walls = (CaromNearWalls){
      .lines = lines,
      .n_lines = n_lines,
      .margin = margin,
      .discs = g_array_new(FALSE, FALSE, sizeof(guint)),
      .at = g_new(CaromVec2, bodies->n),
  };
  for (guint i = 0; i < bodies->n; i++)
    near_walls->at[i] = carom_vec2(NAN, NAN);
  return near_walls;
}

void carom_near_walls_free(CaromNearWalls *near_walls) {
  g_array_unref(near_walls->discs);
  g_free(near_walls->at);
  g_free(near_walls);
}

static double square_distance(CaromVec2 one, CaromVec2 other) {
  CaromVec2 apart = carom_vec2_sub(one, other);
  return carom_vec2_dot(apart, apart);
}

/* Whether the whole way of each disc lies so near to where it was that none can be missing. */
static gboolean list_serves(const CaromNearWalls *near_walls, const CaromBodies *bodies,
                            const CaromVec2 *start) {
  double limit = 0.25 * near_walls->margin * near_walls->margin;
  guint n_moved = 0;
  for (guint i = 0; i < bodies->n; i++) {
    CaromVec2 at = near_walls->at[i];
    n_moved += !(square_distance(carom_bodies_position(bodies, i), at) < limit);
    n_moved += !(square_distance(start[i], at) < limit);
  }
  return n_moved == 0;
}

static gboolean is_near(const CaromNearWalls *near_walls, CaromVec2 start, CaromVec2 now,
                        double reach) {
  for (guint w = 0; w < near_walls->n_lines; w++) {
    double side = carom_wall_line_side(&near_walls->lines[w], now);
    if (fabs(side) < reach || side * carom_wall_line_side(&near_walls->lines[w], start) < 0)
      return TRUE;
  }
  return FALSE;
}

static void make_list(CaromNearWalls *near_walls, const CaromBodies *bodies,
                      const CaromVec2 *start) {
  g_array_set_size(near_walls->discs, 0);
  for (guint i = 0; i < bodies->n; i++) {
    near_walls->at[i] = carom_bodies_position(bodies, i);
    if (is_near(near_walls, start[i], near_walls->at[i], bodies->radius[i] + near_walls->margin))
      g_array_append_val(near_walls->discs, i);
  }
}

const GArray *carom_near_walls_find(CaromNearWalls *near_walls, const CaromBodies *bodies,
                                    const CaromVec2 *start) {
  if (near_walls->n_lines > 0 && !list_serves(near_walls, bodies, start))
    make_list(near_walls, bodies, start);
  return near_walls->discs;
}
