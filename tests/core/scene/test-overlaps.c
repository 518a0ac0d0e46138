/* test-overlaps: all pairs that overlap are counted, the same as by comparing all pairs, but
 * without doing so. */
#include "carom-overlaps.h"

static GArray *bodies_new(void) {
  return g_array_new(FALSE, FALSE, sizeof(CaromBody));
}

static void add(GArray *bodies, double x, double y, double radius) {
  CaromBody body = carom_body_default();
  body.position = carom_vec2(x, y);
  body.radius = radius;
  g_array_append_val(bodies, body);
}

static guint count_each_with_each(const GArray *bodies) {
  guint n = 0;
  for (guint i = 0; i < bodies->len; i++)
    for (guint j = i + 1; j < bodies->len; j++) {
      const CaromBody *a = &g_array_index(bodies, CaromBody, i);
      const CaromBody *b = &g_array_index(bodies, CaromBody, j);
      CaromVec2 apart = carom_vec2_sub(b->position, a->position);
      double reach = a->radius + b->radius;
      n += hypot(apart.x, apart.y) < reach;
    }
  return n;
}

/* Sizes over many orders of magnitude; from none at all to a number that is no power of two. */
static void test_random(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(7);
  guint n_all = 0;
  for (guint n = 0; n < 400; n += 1 + n / 8) {
    g_autoptr(GArray) bodies = bodies_new();
    for (guint i = 0; i < n; i++) {
      double x = g_rand_double(random), y = g_rand_double(random);
      add(bodies, x, y, 0.3 * pow(10, -4 * g_rand_double(random)));
    }
    guint counted = carom_overlaps_count(bodies, G_MAXUINT);
    g_assert_cmpuint(counted, ==, count_each_with_each(bodies));
    n_all += counted;
  }
  g_assert_cmpuint(n_all, >, 1000);
}

/* A row of discs, each as far from the one before as it can be and still overlap it. Edges of
 * boxes, being rounded, may not show it. */
static void test_by_a_hair(void) {
  enum { N = 4000 };
  g_autoptr(GRand) random = g_rand_new_with_seed(8);
  g_autoptr(GArray) bodies = bodies_new();
  double x = 1e6, radius = 0.05;
  add(bodies, x, 0, radius);
  for (guint i = 1; i < N; i++) {
    double next_radius = 0.05 + 0.05 * g_rand_double(random), reach = radius + next_radius;
    double next = x + 2 * reach;
    while (!((next - x) * (next - x) < reach * reach))
      next = next > x + (1 + 1e-8) * reach ? x + (1 + 1e-8) * reach : nextafter(next, x);
    add(bodies, next, 0, next_radius);
    x = next;
    radius = next_radius;
  }
  g_assert_cmpuint(carom_overlaps_count(bodies, G_MAXUINT), ==, N - 1);
}

/* For each disc, the others that overlap it; each pair is found from both sides. */
static void test_find(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(9);
  g_autoptr(GArray) bodies = bodies_new();
  for (guint i = 0; i < 300; i++) {
    double x = g_rand_double(random), y = g_rand_double(random);
    add(bodies, x, y, 0.3 * pow(10, -4 * g_rand_double(random)));
  }
  g_autoptr(CaromOverlaps) overlaps = carom_overlaps_new(bodies);
  g_autoptr(GArray) found = g_array_new(FALSE, FALSE, sizeof(guint));
  for (guint i = 0; i < bodies->len; i++) {
    const CaromBody *body = &g_array_index(bodies, CaromBody, i);
    guint before = found->len;
    carom_overlaps_find(overlaps, body->position, body->radius, found);
    gboolean has_itself = FALSE;
    for (guint k = before; k < found->len; k++)
      has_itself |= g_array_index(found, guint, k) == i;
    g_assert_true(has_itself);
  }
  guint n_pairs = count_each_with_each(bodies);
  g_assert_cmpuint(n_pairs, >, 100);
  g_assert_cmpuint(found->len, ==, bodies->len + 2 * n_pairs);
}

static void test_extremes(void) {
  g_autoptr(GArray) bodies = bodies_new();
  add(bodies, 1e308, 1e308, 1e308);
  add(bodies, -1e308, -1e308, 1);
  for (guint i = 0; i < 30; i++)
    add(bodies, 0, i * 1e-320, 5e-324);
  for (guint i = 0; i < 30; i++)
    add(bodies, 1e300, 1e-300, 1e-300);
  g_assert_cmpuint(carom_overlaps_count(bodies, G_MAXUINT), ==, count_each_with_each(bodies));
}

/* Counting ends where it is told to. */
static void test_most(void) {
  g_autoptr(GArray) bodies = bodies_new();
  for (guint i = 0; i < 10; i++)
    add(bodies, 0, 0, 1);
  g_assert_cmpuint(carom_overlaps_count(bodies, 44), ==, 44);
  g_assert_cmpuint(carom_overlaps_count(bodies, 45), ==, 45);
  g_assert_cmpuint(carom_overlaps_count(bodies, 46), ==, 45);
}

/* Many discs in places where sorting along one axis does not help. Comparing all pairs would take
 * minutes. */
static void test_many(void) {
  enum { N = 200000 };
  g_autoptr(GArray) column = bodies_new();
  g_autoptr(GArray) cross = bodies_new();
  g_autoptr(GArray) heap = bodies_new();
  for (guint i = 0; i < N; i++) {
    add(column, 0.5, 1.999 * i, 1);
    add(cross, i % 2 ? 3.0 * i + 9 : 0, i % 2 ? 0 : 3.0 * i, 1);
    add(heap, 0.5, 0.5, 1);
  }
  g_assert_cmpuint(carom_overlaps_count(column, G_MAXUINT), ==, N - 1);
  g_assert_cmpuint(carom_overlaps_count(cross, G_MAXUINT), ==, 0);
  g_assert_cmpuint(carom_overlaps_count(heap, 1000000), ==, 1000000);
}

/* Radii whose squares are no numbers to compute with. */
static void test_out_of_squares(void) {
  static const double radii[] = {1e-300, 1e-170, 1e200};
  for (guint i = 0; i < G_N_ELEMENTS(radii); i++) {
    g_autoptr(GArray) bodies = bodies_new();
    add(bodies, 0, 0, radii[i]);
    add(bodies, radii[i], radii[i], radii[i]);         /* over the first */
    add(bodies, 9 * radii[i], 9 * radii[i], radii[i]); /* over none */
    g_assert_cmpuint(carom_overlaps_count(bodies, G_MAXUINT), ==, 1);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/overlaps/random", test_random);
  g_test_add_func("/overlaps/by-a-hair", test_by_a_hair);
  g_test_add_func("/overlaps/find", test_find);
  g_test_add_func("/overlaps/extremes", test_extremes);
  g_test_add_func("/overlaps/out-of-squares", test_out_of_squares);
  g_test_add_func("/overlaps/most", test_most);
  g_test_add_func("/overlaps/many", test_many);
  return g_test_run();
}
