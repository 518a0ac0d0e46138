/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* The books close: over every built-in scene and every choice of each option, alone, what no
 * account explains is rounding; and no account holds what is not its own. */
#include "carom-builtin.h"
#include "carom-method-option.h"
#include "carom-run.h"

#include <float.h>

/* Many discs that lie on each other have some million contacts in a second of the scene if the
 * times are exact. The first of them are enough for this test. */
#define MOST_CONTACTS 20000

/* Rounding of a state adds up over frames and contacts, of which there are some thousands: each
 * rounds a few times, by ε of what the error is relative to. */
#define TOLERANCE 1e-11

static CaromRun *run_for_a_while(CaromScene *scene, const CaromMethod *method) {
  CaromRun *run = carom_run_new(scene, method);
  guint64 n_frames = (guint64)ceil(scene->duration_s / scene->dt_s);
  for (guint64 i = 0; i < n_frames && carom_run_count_contacts(run) < MOST_CONTACTS; i++) {
    g_autoptr(GError) error = NULL;
    carom_run_frame(run, &error);
    g_assert_no_error(error);
  }
  carom_run_measure(run);
  return run;
}

static CaromVec2 vector_of(const CaromSum sums[2]) {
  return carom_vec2(carom_sum_value(sums[0]), carom_sum_value(sums[1]));
}

/* Σ m t of the discs that have come in, each since it did. */
static double emitted_kg_s(const CaromRun *run) {
  guint n;
  double sum = 0;
  const CaromChange *changes = carom_run_get_changes(run, &n);
  for (guint i = 0; i < n; i++)
    if (changes[i].kind == CAROM_CHANGE_ENTERS)
      sum += carom_scene_emitter(run->world->scene, changes[i].which)->mass_kg *
             (run->now.time_s - changes[i].time_s);
  return sum;
}

/* g Σ m t of all that can fall, and nothing across gravity. */
static void assert_gravity(const CaromRun *run) {
  const CaromScene *scene = run->world->scene;
  double mass_kg = 0;
  for (guint i = 0; i < scene->bodies->len; i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    mass_kg += body->pinned ? 0 : body->mass_kg;
  }
  CaromVec2 given = vector_of(run->now.books.gravity_impulse);
  CaromVec2 expected =
      carom_vec2_scale(scene->gravity, mass_kg * run->now.time_s + emitted_kg_s(run));
  /* Of discs that come in late, a part of their mass times all the time is taken away again. */
  CaromVec2 all = carom_vec2_scale(scene->gravity, run->world->free_mass_kg * run->now.time_s);
  double rounding = run->world->bodies.n * DBL_EPSILON * carom_vec2_length(all);
  g_assert_cmpfloat(carom_vec2_distance(given, expected), <=, rounding);
}

static void assert_books_close(CaromScene *scene, const CaromMethod *method, const char *what) {
  g_autoptr(CaromRun) run = run_for_a_while(scene, method);
  const CaromSample *now = &run->now;
  g_test_message(
      "%s %s: t = %g s, %u contacts, errors %.2g of momentum, %.2g of energy; the method "
      "gave %.3g J",
      scene->id, what, now->time_s, carom_run_count_contacts(run), now->momentum_error,
      now->energy_error, carom_sum_value(now->books.method_work_j));
  g_assert_cmpfloat(now->momentum_error, <=, TOLERANCE);
  g_assert_cmpfloat(fabs(now->energy_error), <=, TOLERANCE);
  assert_gravity(run);
}

static CaromScene *load(const char *id) {
  CaromScene *scene = carom_builtin_load(id, NULL);
  g_assert_nonnull(scene);
  return scene;
}

static void test_books(gconstpointer id) {
  g_autoptr(CaromScene) scene = load(id);
  guint n_options;
  const CaromMethodOption *options = carom_method_options(&n_options);
  const CaromMethod defaults = carom_method_option_defaults();
  assert_books_close(scene, &defaults, "by default");
  for (guint i = 0; i < n_options; i++)
    for (guint k = 0; k < options[i].n_parts; k++) {
      CaromMethod method = defaults;
      carom_method_option_set(&method, &options[i], options[i].parts[k]);
      if (!carom_method_option_equal_all(&method, &defaults))
        assert_books_close(scene, &method, options[i].parts[k]->id);
    }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  guint n;
  const CaromBuiltin *scenes = carom_builtins(&n);
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf("/books/%s", scenes[i].id);
    g_test_add_data_func(path, scenes[i].id, test_books);
  }
  return g_test_run();
}
