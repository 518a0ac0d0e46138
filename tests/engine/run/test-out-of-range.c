/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-out-of-range: if a run's numbers leave the range of doubles, the message names the actual
 * cause. */
#include "engine-test.h"
#include "rounds-test.h"

#include <string.h>

/* Two discs that meet at t = 1 in a box, with walls 1 to 4. */
static CaromScene *pair(void) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = 0.25;
  test_add_box(scene, 10, 10);
  test_add_disc(scene, 3, 5, 1, 0, 1, 1);
  test_add_disc(scene, 7, 5, -1, 0, 1, 1);
  return scene;
}

static CaromBody *body(CaromScene *scene, guint i) {
  return &g_array_index(scene->bodies, CaromBody, i);
}

static void long_frame(CaromScene *scene) {
  scene->dt_s = 1e300;
  g_array_set_size(scene->walls, 0); /* which would keep the discs near */
}

static void strong_gravity(CaromScene *scene) {
  scene->gravity = carom_vec2(0, -1e200);
}

/* It has no kinetic energy that is a number, and with an other speed no momentum squared. */
static void heavy_disc(CaromScene *scene) {
  body(scene, 0)->mass_kg = 1e308;
  body(scene, 0)->velocity = carom_vec2(2, 0);
}

static void heavy_disc_at_rest(CaromScene *scene) {
  body(scene, 0)->mass_kg = 1e160;
  body(scene, 0)->velocity = carom_vec2(0, 0);
}

static void light_disc(CaromScene *scene) {
  body(scene, 1)->mass_kg = 5e-324;
}

/* Its first contact overflows: the restitution has added nothing by then. */
static void light_disc_that_gains(CaromScene *scene) {
  light_disc(scene);
  carom_scene_set_restitution(scene, 2);
}

/* Its square is out of range from the start, and could come back into it by a contact. */
static void fast_disc(CaromScene *scene) {
  body(scene, 0)->velocity = carom_vec2(1e160, 0);
}

static void distant_disc(CaromScene *scene) {
  body(scene, 1)->position = carom_vec2(5, -1e180);
}

static void large_disc(CaromScene *scene) {
  body(scene, 0)->radius = 1e200;
}

static void huge_restitution(CaromScene *scene) {
  scene->restitution = 1e200;
}

static void huge_wall_restitution(CaromScene *scene) {
  g_array_index(scene->walls, CaromWall, 1).restitution = 1e160;
}

static void restitution_above_one(CaromScene *scene) {
  carom_scene_set_restitution(scene, 2);
}

/* A number that is far off and does nothing is not to blame where energy was gained all along. */
static void restitution_besides_tiny_mass(CaromScene *scene) {
  restitution_above_one(scene);
  body(scene, 0)->mass_kg = body(scene, 1)->mass_kg = 1e-110;
}

/* Nothing here is odd but for the whole. */
static void slow_growth(CaromScene *scene) {
  scene->dt_s = 1e90;
  scene->gravity = carom_vec2(0, 1e20);
  g_array_set_size(scene->walls, 0);
}

static const struct {
  const char *path;
  void (*change)(CaromScene *scene);
  const char *says;
} causes[] = {
    {"long-frame", long_frame, "a frame lasts 1×10³⁰⁰ s"},
    {"gravity", strong_gravity, "gravity has a component of −1×10²⁰⁰"},
    {"heavy", heavy_disc, "disc A has a mass of 1×10³⁰⁸ kg. Give it one that is nearer to 1 kg."},
    {"heavy-at-rest", heavy_disc_at_rest, "disc A has a mass of 1×10¹⁶⁰ kg"},
    {"mass", light_disc, "disc B has a mass of 4.94066×10⁻³²⁴ kg"},
    {"mass-with-restitution", light_disc_that_gains, "disc B has a mass of 4.94066×10⁻³²⁴ kg"},
    {"velocity", fast_disc, "disc A starts with a velocity of 1×10¹⁶⁰"},
    {"position", distant_disc, "disc B starts at a coordinate of −1×10¹⁸⁰"},
    {"radius", large_disc, "disc A has a radius of 1×10²⁰⁰"},
    {"restitution", huge_restitution, "the restitution of discs is 1×10²⁰⁰"},
    {"wall-restitution", huge_wall_restitution, "the restitution of wall 2 is 1×10¹⁶⁰"},
    {"restitution-above-one", restitution_above_one, "A restitution above 1"},
    {"restitution-besides-tiny-mass", restitution_besides_tiny_mass, "A restitution above 1"},
    {"unknown", slow_growth, "masses, lengths, speeds and times"},
};

/* More than the slowest of them takes: doubled at each of some five contacts in a crossing of the
 * box, energy overflows within 1e4 frames. */
#define FRAMES 100000

static void test_cause(gconstpointer data) {
  guint i = GPOINTER_TO_UINT(data);
  g_autoptr(CaromScene) scene = pair();
  causes[i].change(scene);
  CaromMethod method = test_method("resolver", "impulse"); /* the one that divides by masses */
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  g_autoptr(GError) error = NULL;
  for (guint frame = 0; !error && frame < FRAMES; frame++)
    carom_comparison_step(comparison, &error);
  g_assert_error(error, CAROM_COMPARISON_ERROR, CAROM_COMPARISON_ERROR_NOT_FINITE);
  g_test_message("%s", error->message);
  g_assert_nonnull(strstr(error->message, causes[i].says));
}

/* It has no room in the box, and contacts of one instant do not end. */
static void wide_disc(CaromScene *scene) {
  body(scene, 0)->radius = 6;
}

/* In so long a frame there are as many contacts as a frame may have. */
static void falling(CaromScene *scene) {
  scene->gravity = carom_vec2(0, -1);
}

/* With exact times as well, where such numbers make contacts without end first. */
static void test_exact_times(void) {
  void (*const changes[])(CaromScene * scene) = {wide_disc, falling};
  for (guint i = 0; i < (test_is_thorough() ? G_N_ELEMENTS(changes) : 1); i++) {
    g_autoptr(CaromScene) scene = pair();
    scene->dt_s = scene->duration_s = 1e300;
    changes[i](scene);
    CaromMethod method = test_method("detection", "events");
    g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
    g_autoptr(GError) error = NULL;
    g_assert_false(carom_comparison_step(comparison, &error));
    g_assert_nonnull(strstr(error->message, "a frame lasts 1×10³⁰⁰ s"));
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(causes); i++) {
    g_autofree char *path = g_strconcat("/out-of-range/", causes[i].path, NULL);
    g_test_add_data_func(path, GUINT_TO_POINTER(i), test_cause);
  }
  g_test_add_func("/out-of-range/exact-times", test_exact_times);
  return g_test_run();
}
