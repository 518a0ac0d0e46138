/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* The neighbour search against all pairs, and its cost. */
#include "carom-grid.h"

typedef struct {
  const char *name;
  guint n;
  double width;
  double radius_min, radius_max;
  double far_away; /* where every tenth disc is sent; 0: nowhere */
} Case;

static const Case cases[] = {
    {"equal-radii", 800, 60, 1, 1, 0},
    {"mixed-radii", 500, 80, 0.5, 4, 0},
    {"one-to-a-thousand", 400, 100, 0.01, 10, 0},
    {"a-handful", 12, 8, 1, 1, 0},
    {"all-in-a-heap", 150, 1, 1, 1, 0},
    {"far-apart", 300, 30, 1, 1, 1e9},
    {"beyond-counting", 300, 30, 1, 1, 1e300},
};

static CaromBodies random_bodies(const Case *c, GRand *random, double *numbers) {
  guint n = c->n;
  CaromBodies bodies = {
      n, numbers, numbers + n, numbers + 2 * n, numbers + 3 * n, numbers + 4 * n, numbers + 5 * n};
  for (guint i = 0; i < n; i++) {
    double t = g_rand_double(random);
    bodies.radius[i] = c->radius_min * pow(c->radius_max / c->radius_min, t * t * t);
    bodies.x[i] = g_rand_double_range(random, -0.5, 0.5) * c->width;
    bodies.y[i] = g_rand_double_range(random, -0.5, 0.5) * c->width;
    bodies.mass_kg[i] = i % 7 == 0 ? INFINITY : 1;
    if (c->far_away != 0 && i % 10 == 0)
      bodies.x[i] = i % 20 == 0 ? c->far_away : -c->far_away;
  }
  return bodies;
}

static GArray *all_pairs(const CaromBodies *bodies, double margin) {
  GArray *pairs = g_array_new(FALSE, FALSE, sizeof(CaromPair));
  for (guint i = 0; i < bodies->n; i++)
    for (guint j = i + 1; j < bodies->n; j++) {
      double dx = bodies->x[j] - bodies->x[i], dy = bodies->y[j] - bodies->y[i];
      double reach = bodies->radius[i] + bodies->radius[j] + margin;
      CaromPair pair = {i, j};
      if (dx * dx + dy * dy < reach * reach &&
          !(carom_bodies_is_pinned(bodies, i) && carom_bodies_is_pinned(bodies, j)))
        g_array_append_val(pairs, pair);
    }
  return pairs;
}

static int compare_pairs(gconstpointer one, gconstpointer other) {
  const CaromPair *a = one, *b = other;
  if (a->a != b->a)
    return a->a < b->a ? -1 : 1;
  return (a->b > b->b) - (a->b < b->b);
}

static void test_finds_all(gconstpointer data) {
  const Case *c = data;
  g_autoptr(GRand) random = g_rand_new_with_seed(3);
  g_autofree double *numbers = g_new0(double, 6 * c->n);
  g_autoptr(GArray) found = g_array_new(FALSE, FALSE, sizeof(CaromPair));
  for (int round = 0; round < 5; round++) {
    CaromBodies bodies = random_bodies(c, random, numbers);
    CaromGrid *grid = carom_grid_new(&bodies, 0.5);
    double margin = round % 2 == 0 ? 0 : 0.5;
    g_autoptr(GArray) expected = all_pairs(&bodies, margin);
    g_assert_cmpuint(expected->len, >, 0);
    guint64 n_tested = carom_grid_find_pairs(grid, &bodies, margin, found);
    g_array_sort(found, compare_pairs);
    g_assert_cmpmem(found->data, found->len * sizeof(CaromPair), expected->data,
                    expected->len * sizeof(CaromPair));
    g_assert_cmpuint(n_tested, >=, expected->len);
    g_assert_cmpuint(n_tested, <=, c->n * (c->n - 1) / 2);
    carom_grid_free(grid);
  }
}

static void test_empty(void) {
  CaromBodies bodies = {0};
  CaromGrid *grid = carom_grid_new(&bodies, 0);
  g_autoptr(GArray) found = g_array_new(FALSE, FALSE, sizeof(CaromPair));
  carom_grid_find_pairs(grid, &bodies, 0, found);
  g_assert_cmpuint(found->len, ==, 0);
  carom_grid_free(grid);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    g_autofree char *path = g_strdup_printf("/grid/finds-all/%s", cases[i].name);
    g_test_add_data_func(path, &cases[i], test_finds_all);
  }
  g_test_add_func("/grid/empty", test_empty);
  return g_test_run();
}
