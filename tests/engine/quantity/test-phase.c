/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-phase: the paths of phase plots, held by what is kept along them. */
#include "carom-phase.h"
#include "engine-test.h"

static const char *const detections[] = {"events", "stepped"};

static CaromComparison *compare(CaromScene *scene, const char *detection, guint n_frames) {
  scene->dt_s = 1.0 / 64;
  CaromMethod method = test_method("detection", detection);
  CaromComparison *comparison = carom_comparison_new(scene, &method, 1);
  g_autoptr(GError) error = NULL;
  carom_comparison_seek(comparison, n_frames, &error);
  g_assert_no_error(error);
  return comparison;
}

/* Of the first channel of a plot that is shown. */
typedef struct {
  const CaromRun *run;
  CaromChannel upright, across;
  CaromPhase *phase;
  GArray *points;
} Path;

static void path_init(Path *path, const CaromComparison *comparison, const char *id, guint i,
                      guint n) {
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  const CaromQuantity *plot = carom_quantity_by_id(id);
  g_assert_nonnull(plot);
  g_autoptr(GArray) channels =
      carom_channels_shown(plot, scene, carom_comparison_get_rehearsal(comparison));
  g_assert_cmpuint(channels->len, >, i);
  path->run = carom_comparison_get_run(comparison, 0);
  path->upright = g_array_index(channels, CaromChannel, i);
  g_assert_true(carom_channel_find_partner(
      &path->upright, scene, carom_comparison_get_rehearsal(comparison), &path->across));
  path->phase = carom_phase_new(path->run, &path->upright, &path->across);
  path->points = carom_phase_take(path->phase, n);
}

static void path_clear(Path *path) {
  carom_phase_free(path->phase);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Path, path_clear)

static const CaromPhasePoint *get(const Path *path, guint k) {
  return &g_array_index(path->points, CaromPhasePoint, k);
}

/* A heavy disc drives a light one against a wall, and comes back. */
static CaromScene *heavy_and_light(double ratio) {
  CaromScene *scene = carom_scene_new();
  scene->duration_s = 4;
  test_add_disc(scene, 1, 0, 1, 0, 0.35, ratio);
  test_add_disc(scene, 3, 0, 0, 0, 0.12, 1);
  test_add_wall(scene, 4, -1, 4, 1);
  return scene;
}

/* Contacts without loss keep √M V and √m v on a circle: π's. Each contact of both is a chord, and
 * each hit of the wall turns the light disc's sign. */
static void test_circle(void) {
  for (guint d = 0; d < G_N_ELEMENTS(detections); d++) {
    guint n_kicks = 0;
    g_autoptr(CaromScene) scene = heavy_and_light(3);
    g_autoptr(CaromComparison) comparison = compare(scene, detections[d], 256);
    g_auto(Path) path;
    path_init(&path, comparison, "weighted-velocity/weighted-velocity", 0, 257);
    g_assert_cmpuint(path.upright.disc, ==, 1);
    g_assert_cmpuint(path.across.disc, ==, 0);
    double radius = sqrt(2 * path.run->start.kinetic_energy_j);
    for (guint k = 0; k < path.points->len; k++) {
      g_assert_cmpfloat_with_epsilon(carom_vec2_length(get(&path, k)->at), radius,
                                     16 * DBL_EPSILON * radius);
      n_kicks += get(&path, k)->is_kick;
    }
    g_assert_cmpuint(n_kicks, ==, carom_run_count_contacts(path.run)); /* one in a frame */
    g_assert_cmpuint(n_kicks, >=, 3);
  }
}

/* Where there are many contacts a frame, the path has all of them: as many as π has digits for, on
 * the circle to the rounding of as many contacts. */
static void test_many_a_frame(void) {
  guint n_kicks = 0;
  g_autoptr(CaromScene) scene = heavy_and_light(10000);
  g_autoptr(CaromComparison) comparison = compare(scene, "events", 2048);
  g_auto(Path) path;
  path_init(&path, comparison, "weighted-velocity/weighted-velocity", 0, 2049);
  double radius = sqrt(2 * path.run->start.kinetic_energy_j);
  for (guint k = 0; k < path.points->len; k++) {
    g_assert_cmpfloat_with_epsilon(carom_vec2_length(get(&path, k)->at), radius,
                                   314 * DBL_EPSILON * radius);
    n_kicks += get(&path, k)->is_kick;
  }
  g_assert_cmpuint(n_kicks, ==, 314);
  g_assert_cmpuint(carom_run_count_contacts(path.run), ==, 314);
}

/* In free fall, energy is a straight line over height, whatever is between two frames; and the
 * corners of both are at the contact. */
static void test_fall(void) {
  const double g = 8;
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->gravity = carom_vec2(0, -g);
  test_add_wall(scene, -5, 0, 5, 0);
  test_add_disc(scene, 0, 3, 0, 0, 0.5, 2);
  g_autoptr(CaromComparison) comparison = compare(scene, "events", 150);
  g_auto(Path) path;
  path_init(&path, comparison, "energy-by-disc/position", 0, 151);
  guint n_kicks = 0;
  for (guint k = 0; k < path.points->len; k++) {
    const CaromPhasePoint *point = get(&path, k);
    double energy_j = 2 * g * (3 - point->at.x);
    g_assert_cmpfloat_with_epsilon(point->at.y, energy_j, 1e-12 * 2 * g * 3);
    n_kicks += point->is_kick;
    if (point->is_kick)
      g_assert_cmpfloat_with_epsilon(point->at.x, 0.5, 1e-12);
  }
  g_assert_cmpuint(n_kicks, >=, 1);
}

/* Samples that come one by one make the same path as all at once, and as the clock goes back its
 * end is forgotten. */
static void test_grows(void) {
  g_autoptr(CaromScene) scene = heavy_and_light(3);
  g_autoptr(CaromComparison) comparison = compare(scene, "events", 256);
  g_auto(Path) whole, bit_by_bit;
  path_init(&whole, comparison, "velocity/position", 0, 257);
  path_init(&bit_by_bit, comparison, "velocity/position", 0, 0);
  static const guint steps[] = {1, 2, 3, 50, 20, 51, 200, 257};
  for (guint i = 0; i < G_N_ELEMENTS(steps); i++)
    bit_by_bit.points = carom_phase_take(bit_by_bit.phase, steps[i]);
  g_assert_cmpuint(bit_by_bit.points->len, ==, whole.points->len);
  for (guint k = 0; k < whole.points->len; k++) {
    g_assert_cmpfloat(get(&whole, k)->time_s, ==, get(&bit_by_bit, k)->time_s);
    g_assert_true(carom_vec2_equal(get(&whole, k)->at, get(&bit_by_bit, k)->at));
  }
}

/* Every point is where both channels are at its time, seen from one side or the other. */
static void test_times(void) {
  g_autoptr(CaromScene) scene = heavy_and_light(3);
  g_autoptr(CaromComparison) comparison = compare(scene, "events", 256);
  g_auto(Path) path;
  path_init(&path, comparison, "velocity/position", 1, 257);
  double before_s = -1;
  for (guint k = 0; k < path.points->len; k++) {
    const CaromPhasePoint *point = get(&path, k);
    CaromVec2 at = carom_phase_at(path.phase, point->time_s);
    g_assert_cmpfloat(point->time_s, >=, before_s);
    g_assert_cmpfloat_with_epsilon(point->at.x, at.x, 1e-12 * 4);
    gboolean is_before = k + 1 < path.points->len && get(&path, k + 1)->is_kick;
    if (!is_before)
      g_assert_cmpfloat(point->at.y, ==, at.y);
    before_s = point->time_s;
  }
}

/* Of very many values not every one has a point, but the path still ends where the run is. */
static void test_long(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc(scene, 0, 0, 1, 0.5, 0.5, 1);
  g_autoptr(CaromComparison) comparison = compare(scene, "events", 50000);
  g_auto(Path) path;
  path_init(&path, comparison, "position/position", 0, 50001);
  g_assert_cmpuint(path.points->len, <=, 20002);
  CaromVec2 end = get(&path, path.points->len - 1)->at;
  g_assert_cmpfloat_with_epsilon(end.x, 50000.0 / 64, 1e-9);
  g_assert_cmpfloat_with_epsilon(end.y, 25000.0 / 64, 1e-9);
}

/* Each contact has its points then, too, and the path ends with the last value. */
static void test_long_contacts(void) {
  guint n_kicks = 0;
  g_autoptr(CaromScene) scene = heavy_and_light(10000);
  g_autoptr(CaromComparison) comparison = compare(scene, "events", 50001);
  g_auto(Path) path;
  path_init(&path, comparison, "weighted-velocity/weighted-velocity", 0, 50002);
  for (guint k = 0; k < path.points->len; k++)
    n_kicks += get(&path, k)->is_kick;
  g_assert_cmpuint(n_kicks, ==, 314);
  g_assert_cmpuint(path.points->len, <=, 20002 + 2 * 314);
  double end_s = get(&path, path.points->len - 1)->time_s;
  g_assert_cmpfloat(end_s, ==, carom_channel_time_s(&path.upright, path.run, 50001));
  g_assert_true(carom_vec2_is_finite(carom_phase_at(path.phase, end_s)));
}

/* ---- What is shown against what ---- */

static guint count_shown(CaromScene *scene, const char *id) {
  const CaromQuantity *plot = carom_quantity_by_id(id);
  g_autoptr(CaromComparison) comparison = compare(scene, "events", 1);
  if (!plot)
    return 0;
  g_autoptr(GArray) channels =
      carom_channels_shown(plot, scene, carom_comparison_get_rehearsal(comparison));
  return channels->len;
}

/* Two discs that move along x; and three in the plane. */
static void test_pairs(void) {
  static const struct {
    const char *id;
    guint in_line, in_plane;
  } cases[] = {
      {"velocity/position", 3, 8},       /* two and their centre; three of them in x and y */
      {"velocity/velocity", 1, 4},       /* the other over the first; y over x of each */
      {"energy-by-disc/position", 3, 4}, /* the sum against the centre */
      {"energy/position", 1, 1},         /* of all, against their centre */
      {"energy-by-disc/energy", 3, 4},   /* of the run, all have one */
      {"momentum/energy", 1, 2},
      {"gap/speed", 0, 0}, /* two discs have no one speed */
      {"gap/energy", 1, 3},
      {"gap/gap", 0, 0},
      {"energy/energy", 0, 0},
      {"momentum/momentum", 0, 1},
      {"speeds/energy", 0, 0}, /* a distribution is no value */
      {"energy/speeds", 0, 0},
      {"height/energy", 0, 0}, /* without gravity */
      {"energy/height", 0, 0},
      {"energy/nothing", 0, 0},
      {"/energy", 0, 0},
  };
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    g_autoptr(CaromScene) line = heavy_and_light(3), plane = carom_scene_new();
    for (int k = 0; k < 3; k++)
      test_add_disc(plane, 3 * k, 0, 1 - k, 0.25 * (k + 1), 0.5, 1 + k);
    g_test_message("%s", cases[i].id);
    g_assert_cmpuint(count_shown(line, cases[i].id), ==, cases[i].in_line);
    g_assert_cmpuint(count_shown(plane, cases[i].id), ==, cases[i].in_plane);
  }
}

/* One plot for the same two, with an id that leads back to it. */
static void test_identity(void) {
  guint n, n_plots = 0;
  const CaromQuantity *quantities = carom_quantities(&n);
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < n; k++) {
      const CaromQuantity *plot = carom_quantity_against(&quantities[i], &quantities[k]);
      if (!plot)
        continue;
      g_assert_true(plot == carom_quantity_by_id(plot->part.id));
      g_assert_true(plot->upright == &quantities[i] && plot->across == &quantities[k]);
      g_assert_true(carom_quantity_upright(plot) == &quantities[i]);
      g_assert_false(carom_quantity_is_over_time(plot));
      n_plots++;
    }
  g_assert_cmpuint(n_plots, >, n * n / 2);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/phase/circle", test_circle);
  g_test_add_func("/phase/many-a-frame", test_many_a_frame);
  g_test_add_func("/phase/fall", test_fall);
  g_test_add_func("/phase/grows", test_grows);
  g_test_add_func("/phase/times", test_times);
  g_test_add_func("/phase/long", test_long);
  g_test_add_func("/phase/long-contacts", test_long_contacts);
  g_test_add_func("/phase/pairs", test_pairs);
  g_test_add_func("/phase/identity", test_identity);
  return g_test_run();
}
