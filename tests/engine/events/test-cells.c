/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Cells: whatever can touch is in the same cell or in a neighbour, also over the torus's seams. */
#include "carom-cells.h"

#include <float.h>

typedef struct {
  guint n;
  double radius_min, radius_max;
  double width, height; /* of the rectangle in which the centres are */
} Placement;

static const Placement placements[] = {
    {200, 1, 1, 40, 40},     {300, 0.1, 3, 50, 20}, {50, 1, 1, 1000, 0},
    {100, 1, 1, 1e-9, 1e-9}, {1, 1, 1, 0, 0},       {400, 0.01, 0.01, 1e6, 1e6},
};

static CaromScene *scene_of(const Placement *placement, GRand *random) {
  CaromScene *scene = carom_scene_new();
  for (guint i = 0; i < placement->n; i++) {
    CaromBody body = carom_body_default();
    body.position.x = (g_rand_double(random) - 0.5) * placement->width;
    body.position.y = (g_rand_double(random) - 0.5) * placement->height;
    body.radius = placement->radius_min +
                  (placement->radius_max - placement->radius_min) * g_rand_double(random);
    carom_scene_add_body(scene, body);
  }
  for (guint i = 0; i < 12; i++) {
    CaromVec2 p1 = {(g_rand_double(random) - 0.5) * placement->width, 5 - (double)i};
    CaromVec2 p2 = {(g_rand_double(random) - 0.5) * placement->width + 1, (double)i};
    CaromWall wall = carom_wall_default(p1, p2);
    g_array_append_val(scene->walls, wall);
  }
  return scene;
}

static gboolean list_holds(const CaromCells *cells, guint list, guint disc) {
  CaromCellList entries = cells->lists[list];
  if (entries.first == disc || entries.second == disc)
    return TRUE;
  if (carom_cells_is_chain(entries.second))
    for (guint i = entries.second & ~CAROM_CELLS_CHAIN; i != CAROM_CELLS_NONE; i = cells->next[i])
      if (i == disc)
        return TRUE;
  return FALSE;
}

static guint times_near(const CaromCells *cells, CaromCell cell, guint disc) {
  guint lists[CAROM_CELLS_N_AROUND], n = 0;
  carom_cells_around(cells, cell, lists);
  for (guint k = 0; k < CAROM_CELLS_N_AROUND; k++)
    n += list_holds(cells, lists[k], disc);
  return n;
}

static gboolean walls_hold(const CaromCells *cells, CaromCell cell, guint wall) {
  CaromCellWalls near = carom_cells_walls(cells, carom_cells_list(cells, cell));
  for (guint k = 0; k < near.n; k++)
    if (near.walls[k] == wall)
      return TRUE;
  return FALSE;
}

/* Every pair that touches sees each other, once; every wall that a disc touches is in its list. */
static void assert_all_near(const CaromCells *cells, const CaromScene *scene,
                            const CaromVec2 *positions, const CaromCell *cell_of) {
  for (guint i = 0; i < scene->bodies->len; i++) {
    CaromCell cell = cell_of[i];
    double radius = carom_scene_body(scene, i)->radius;
    g_assert_cmpuint(times_near(cells, cell, i), ==, 1);
    for (guint j = 0; j < scene->bodies->len; j++) {
      double away = carom_vec2_distance(positions[i], positions[j]);
      if (away <= radius + carom_scene_body(scene, j)->radius)
        g_assert_cmpuint(times_near(cells, cell, j), ==, 1);
    }
    for (guint w = 0; w < scene->walls->len; w++) {
      CaromVec2 nearest = carom_wall_foot(carom_scene_wall(scene, w), positions[i]).nearest;
      if (carom_vec2_distance(positions[i], nearest) <= radius)
        g_assert_true(walls_hold(cells, cell, w));
    }
  }
}

static void test_near(gconstpointer data) {
  const Placement *placement = data;
  g_autoptr(GRand) random = g_rand_new_with_seed(3);
  g_autoptr(CaromScene) scene = scene_of(placement, random);
  g_autofree CaromVec2 *positions = g_new(CaromVec2, placement->n);
  g_autofree CaromCell *cell_of = g_new(CaromCell, placement->n);
  CaromCells *cells = carom_cells_new(scene);
  for (guint i = 0; i < placement->n; i++) {
    positions[i] = carom_scene_body(scene, i)->position;
    cell_of[i] = carom_cells_at(cells, positions[i]);
    carom_cells_insert(cells, i, carom_cells_list(cells, cell_of[i]));
  }
  assert_all_near(cells, scene, positions, cell_of);
  /* Each goes from cell to neighbouring cell, far over the seams. */
  for (guint k = 0; k < 300; k++) {
    guint i = (guint)g_rand_int_range(random, 0, (gint)placement->n);
    gint columns = g_rand_int_range(random, -1, 2), rows = g_rand_int_range(random, -1, 2);
    CaromCell cell = carom_cells_neighbour(cells, cell_of[i], columns, rows);
    carom_cells_move(cells, i, carom_cells_list(cells, cell_of[i]), carom_cells_list(cells, cell));
    cell_of[i] = cell;
    positions[i].x = ((double)cell.column + 0.5) * cells->width;
    positions[i].y = ((double)cell.row + 0.5) * cells->width;
    CaromCell same = carom_cells_at(cells, positions[i]);
    g_assert_cmpint(same.column, ==, cell.column);
    g_assert_cmpint(same.row, ==, cell.row);
    g_assert_cmpuint(carom_cells_list(cells, same), ==, carom_cells_list(cells, cell));
  }
  assert_all_near(cells, scene, positions, cell_of);
  carom_cells_clear(cells);
  g_assert_cmpuint(times_near(cells, cell_of[0], 0), ==, 0);
  carom_cells_free(cells);
}

/* Where doubles cannot tell one cell from the next, counting ends. */
static void test_outermost(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  carom_scene_add_body(scene, carom_body_default());
  CaromCells *cells = carom_cells_new(scene);
  static const double far[] = {1e30, -1e30, 1e300};
  for (guint i = 0; i < G_N_ELEMENTS(far); i++) {
    g_assert_true(carom_cells_is_outermost(carom_cells_at(cells, carom_vec2(far[i], 0))));
    g_assert_true(carom_cells_is_outermost(carom_cells_at(cells, carom_vec2(0, far[i]))));
  }
  g_assert_false(carom_cells_is_outermost(carom_cells_at(cells, carom_vec2(-1e6, 1e6))));
  carom_cells_free(cells);
}

/* Two coordinates can be further apart than any double is large; there are cells all the same. */
static void test_furthest_apart(void) {
  static const CaromVec2 corners[] = {{1e308, 0}, {0, 1e308}, {1e308, 1e308}, {DBL_MAX, -DBL_MAX}};
  for (guint i = 0; i < G_N_ELEMENTS(corners); i++) {
    g_autoptr(CaromScene) scene = carom_scene_new();
    CaromBody body = carom_body_default();
    body.position = corners[i];
    carom_scene_add_body(scene, body);
    body.position = carom_vec2_scale(corners[i], -1);
    carom_scene_add_body(scene, body);
    CaromCells *cells = carom_cells_new(scene);
    for (guint disc = 0; disc < 2; disc++) {
      CaromCell cell = carom_cells_at(cells, carom_scene_body(scene, disc)->position);
      carom_cells_insert(cells, disc, carom_cells_list(cells, cell));
      g_assert_cmpuint(times_near(cells, cell, disc), ==, 1);
    }
    carom_cells_free(cells);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(placements); i++) {
    g_autofree char *path = g_strdup_printf("/cells/near/%u", i);
    g_test_add_data_func(path, &placements[i], test_near);
  }
  g_test_add_func("/cells/outermost", test_outermost);
  g_test_add_func("/cells/furthest-apart", test_furthest_apart);
  return g_test_run();
}
