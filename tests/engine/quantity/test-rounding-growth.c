/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-rounding-growth: how fast rounding grows, as the fit to the disagreement of two panes has
 * it, against the growth of a small difference along the same trajectory and the same stretch of
 * it, which is made small again at each step (G. Benettin, L. Galgani, J.-M. Strelcyn, "Kolmogorov
 * entropy and numerical experiments", Physical Review A 14, 1976). */
#include "carom-channel.h"
#include "carom-fit.h"
#include "engine-test.h"

#define N_DISCS  5
#define N_FRAMES 1600

/* So many frames from one renormalisation to the next. */
#define STEP 4

/* Small enough for a straight line, and far above rounding, which the steps add anew. */
static const double small = 1e-7;

/* From where rounding of single contacts is left behind, to where the difference is no longer
 * small beside a disc. */
static const double first_distance = 1e-11, last_distance = 1e-4;

static CaromScene *make_scene(void) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = 1.0 / 64;
  test_add_box(scene, 10, 10);
  for (guint i = 0; i < N_DISCS; i++)
    test_add_disc(scene, 1.5 + 2.3 * (i % 4), 2.1 + 3.7 * (i / 4) + 0.3 * (i % 3),
                  4.1 * cos(2.0 * i), 3.3 * sin(3.0 * i + 1), 0.6, 1 + 0.1 * i);
  return scene;
}

/* ---- The difference along the trajectory ---- */

typedef struct {
  CaromVec2 position[N_DISCS], velocity[N_DISCS];
} Difference;

static Difference find_difference(const CaromRun *one, const CaromRun *other) {
  Difference difference;
  for (guint i = 0; i < N_DISCS; i++) {
    difference.position[i] = carom_vec2_sub(test_position(other, i), test_position(one, i));
    difference.velocity[i] = carom_vec2_sub(test_velocity(other, i), test_velocity(one, i));
  }
  return difference;
}

/* In m and m/s, of one second: which norm it is does not matter for the rate. */
static double find_size(const Difference *difference) {
  double sum = 0;
  for (guint i = 0; i < N_DISCS; i++)
    sum += carom_vec2_dot(difference->position[i], difference->position[i]) +
           carom_vec2_dot(difference->velocity[i], difference->velocity[i]);
  return sqrt(sum);
}

/* As the disagreement of panes has it. */
static double find_distance(const Difference *difference) {
  double most = 0;
  for (guint i = 0; i < N_DISCS; i++)
    most = fmax(most, carom_vec2_length(difference->position[i]));
  return most;
}

static void scale(Difference *difference, double factor) {
  for (guint i = 0; i < N_DISCS; i++) {
    difference->position[i] = carom_vec2_scale(difference->position[i], factor);
    difference->velocity[i] = carom_vec2_scale(difference->velocity[i], factor);
  }
}

/* Runs the present state and one that differs from it, side by side. */
static Difference carry_on(const CaromRun *now, CaromMethod method, const Difference *difference) {
  g_autoptr(CaromScene) scene = carom_run_make_scene(now);
  g_autoptr(CaromScene) other = carom_scene_copy(scene);
  for (guint i = 0; i < N_DISCS; i++) {
    CaromBody *body = &g_array_index(other->bodies, CaromBody, i);
    body->position = carom_vec2_add(body->position, difference->position[i]);
    body->velocity = carom_vec2_add(body->velocity, difference->velocity[i]);
  }
  g_autoptr(CaromRun) one = test_run(scene, method, STEP);
  g_autoptr(CaromRun) two = test_run(other, method, STEP);
  return find_difference(one, two);
}

/* Returns: (transfer full) (element-type CaromVec2): at the end of each step the time, and how
 * large the difference would be by then without being made small again, but for a factor */
static GArray *find_growth(CaromScene *scene, CaromMethod method) {
  GArray *growth = g_array_new(FALSE, FALSE, sizeof(CaromVec2));
  g_autoptr(CaromRun) run = carom_run_new(scene, &method);
  Difference difference = {.position = {{1, 0}}};
  double log_size = 0;
  scale(&difference, small);
  for (guint k = STEP; k <= N_FRAMES; k += STEP) {
    Difference later = carry_on(run, method, &difference);
    for (guint i = 0; i < STEP; i++)
      g_assert_true(carom_run_frame(run, NULL));
    double size = find_size(&later);
    log_size += log(size / small);
    difference = later;
    scale(&difference, small / size);
    CaromVec2 point = {k * scene->dt_s, exp(log_size) * find_distance(&difference) / small};
    g_array_append_val(growth, point);
  }
  return growth;
}

/* ---- What the fit says ---- */

static double fit(const GArray *points, double from_s, double to_s) {
  g_autoptr(GArray) within = g_array_new(FALSE, FALSE, sizeof(CaromVec2));
  CaromFit found;
  for (guint i = 0; i < points->len; i++) {
    CaromVec2 point = g_array_index(points, CaromVec2, i);
    if (point.x >= from_s && point.x <= to_s)
      g_array_append_val(within, point);
  }
  g_assert_true(carom_fit(carom_fit_law_by_id("exponential"), (const CaromVec2 *)within->data,
                          within->len, &found));
  g_test_message("%g ± %g per s from %g to %g s", found.slope, found.slope_error, from_s, to_s);
  return found.slope;
}

/* Returns: (transfer full) (element-type CaromVec2): the disagreement of two panes that are the
 * same but for their resolvers, as its chart has it */
static GArray *find_disagreement(CaromScene *scene, CaromMethod method) {
  CaromMethod methods[] = {method, method};
  methods[1].resolver = carom_resolver_by_id("impulse");
  g_assert_true(methods[0].resolver != methods[1].resolver);
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, methods, 2);
  g_assert_true(carom_comparison_seek(comparison, N_FRAMES, NULL));
  CaromChannel channel = {.quantity = carom_quantity_by_id("disagreement")};
  const CaromRun *run = carom_comparison_get_run(comparison, 1);
  GArray *points = g_array_new(FALSE, FALSE, sizeof(CaromVec2));
  for (guint i = 0; i < carom_channel_length(&channel, run); i++) {
    CaromVec2 point = {carom_channel_time_s(&channel, run, i),
                       carom_channel_value(&channel, run, i)};
    if (fmod(point.x, STEP * scene->dt_s) == 0) /* as the growth has it */
      g_array_append_val(points, point);
  }
  return points;
}

static void test_lyapunov(gconstpointer detection) {
  g_autoptr(CaromScene) scene = make_scene();
  CaromMethod method = test_method("detection", detection);
  g_autoptr(GArray) disagreement = find_disagreement(scene, method);
  g_autoptr(GArray) growth = find_growth(scene, method);
  double from_s = NAN, to_s = NAN;
  for (guint i = 0; i < disagreement->len; i++) {
    CaromVec2 point = g_array_index(disagreement, CaromVec2, i);
    if (isnan(from_s) && point.y > first_distance)
      from_s = point.x;
    if (isnan(to_s) && point.y > last_distance)
      to_s = point.x;
  }
  g_assert_cmpfloat(from_s, <, to_s);
  double seen = fit(disagreement, from_s, to_s), wanted = fit(growth, from_s, to_s);
  /* The two differences have not turned into the same direction to the last bit, of which less than
   * a percent of the slope is left here; errors of a method would be much larger. */
  g_assert_cmpfloat_with_epsilon(seen / wanted, 1, 0.05);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_data_func("/rounding-growth/lyapunov/events", "events", test_lyapunov);
  g_test_add_data_func("/rounding-growth/lyapunov/stepped", "stepped", test_lyapunov);
  return g_test_run();
}
