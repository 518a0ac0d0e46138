/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-builtin-rebound: runs with a resolver that is wrong on purpose, of scenes in which much
 * happens: what it leaves approaching at exact times rebounds, and that is booked to the last bit;
 * so a mistake breaks in a run what it breaks in a contact. A run that cannot go on says why. */
#include "carom-comparison.h"
#include "carom-method-option.h"
#include "carom-scene-file.h"
#include "rounds-test.h"

#include <float.h>
#include <string.h>

static const char *const crowds[] = {"brownian", "molecules",          "eight-in-a-box",
                                     "pi",       "twenty-overlapping", "newtons-cradle"};

/* By then much has happened; and a heap at rest has thousands of contacts in a frame. */
#define RUN_S  5.0
#define HEAP_S 1.0

static double end_of(const CaromScene *scene) {
  return MIN(scene->duration_s, scene->gravity.y == 0 ? RUN_S : HEAP_S);
}

static CaromScene *load(const char *id) {
  g_autoptr(GError) error = NULL;
  CaromScene *scene = carom_scene_file_load(id, NULL, &error);
  g_assert_no_error(error);
  return scene;
}

static CaromRun *run_frames(CaromScene *scene, CaromMethod method, guint n_frames) {
  CaromRun *run = carom_run_new(scene, &method);
  for (guint i = 0; i < n_frames; i++)
    g_assert_true(carom_run_frame(run, NULL));
  carom_run_measure(run);
  return run;
}

static CaromMethod wrong_method(const CaromResolver *resolver, const char *detection) {
  const CaromMethodOption *option = carom_method_option_by_key("detection");
  CaromMethod method = carom_method_option_defaults();
  carom_method_option_set(&method, option, carom_method_option_part(option, detection));
  method.resolver = resolver;
  return method;
}

/* What all contacts of a run have given the discs that can move, by the resolver alone. */
typedef struct {
  CaromSum momentum[2], energy_j;
  double momentum_scale, energy_scale_j;
  guint n_rebounds;
} Given;

static void add_up(const CaromContactRecord *record, gpointer user_data) {
  Given *given = user_data;
  const CaromContact *c = &record->contact;
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
    if (!carom_contact_is_movable(c, body))
      continue;
    double mass_kg = carom_contact_mass_kg(c, body);
    CaromVec2 u = carom_contact_velocity(c, body);
    CaromVec2 v = carom_contact_outcome_velocity(&record->outcome, body);
    double speed = MAX(carom_vec2_length(u), carom_vec2_length(v));
    carom_sum_add(&given->momentum[0], mass_kg * (v.x - u.x));
    carom_sum_add(&given->momentum[1], mass_kg * (v.y - u.y));
    carom_sum_add(&given->energy_j, 0.5 * mass_kg * (carom_vec2_dot(v, v) - carom_vec2_dot(u, u)));
    given->momentum_scale += mass_kg * speed;
    given->energy_scale_j += mass_kg * speed * speed;
  }
  given->n_rebounds += record->rebound.x != 0 || record->rebound.y != 0;
}

/* What the discs have now is what they had, what the resolver's answers gave, and what is booked as
 * the method's; rounding is relative to all that was ever given. */
static void check_books(const CaromRun *run, const Given *given) {
  const CaromTotals *start = &run->start, *now = &run->now.totals;
  const CaromBooks *books = &run->now.books;
  double p_rounding = 4 * DBL_EPSILON * (start->momentum_scale + given->momentum_scale);
  double e_rounding = 4 * DBL_EPSILON * (start->kinetic_energy_j + given->energy_scale_j);
  double px = now->momentum.x - start->momentum.x - carom_sum_value(given->momentum[0]);
  double py = now->momentum.y - start->momentum.y - carom_sum_value(given->momentum[1]);
  double e = now->kinetic_energy_j - start->kinetic_energy_j - carom_sum_value(given->energy_j);
  g_assert_cmpfloat(fabs(px - carom_sum_value(books->method_impulse[0])), <=, p_rounding);
  g_assert_cmpfloat(fabs(py - carom_sum_value(books->method_impulse[1])), <=, p_rounding);
  g_assert_cmpfloat(fabs(e - carom_sum_value(books->method_work_j)), <=, e_rounding);
}

static guint check_scene(CaromScene *scene, const CaromResolver *resolver) {
  CaromMethod method = wrong_method(resolver, "events");
  g_autoptr(CaromRun) run = carom_run_new(scene, &method);
  Given given = {0};
  carom_run_set_on_contact(run, add_up, &given);
  while (run->world->time_s < end_of(scene)) {
    CaromRunState *before = carom_run_save(run);
    Given given_before = given;
    gboolean goes_on = carom_run_frame(run, NULL) && carom_world_is_finite(run->world);
    if (!goes_on) {
      carom_run_restore(run, before);
      given = given_before;
    }
    carom_run_state_free(before);
    if (!goes_on)
      break;
  }
  carom_run_measure(run);
  check_books(run, &given);
  return given.n_rebounds;
}

static void test_nothing_unbooked(gconstpointer data) {
  const CaromResolver *resolver = data;
  guint n_rebounds = 0;
  for (guint i = 0; i < G_N_ELEMENTS(crowds); i++) {
    g_autoptr(CaromScene) scene = load(crowds[i]);
    g_test_message("%s", crowds[i]);
    if (carom_vec2_length(scene->gravity) == 0) /* which gives more than contacts do */
      n_rebounds += check_scene(scene, resolver);
  }
  g_test_message("%u rebounds", n_rebounds);
}

/* Those mistakes that keep momentum or energy in a contact keep it in a run. */
static const struct {
  const char *id;
  gboolean keeps_momentum, keeps_energy;
} keepers[] = {
    {"wrong-degrees", TRUE, TRUE},    {"wrong-turn", FALSE, TRUE},   {"wrong-tangent", FALSE, TRUE},
    {"wrong-own-speed", FALSE, TRUE}, {"wrong-normal", TRUE, FALSE},
};

/* As many ε as there are contacts, roughly, or discs. */
#define KEPT 1e-12

static void test_keeps(void) {
  for (guint i = 0; i < G_N_ELEMENTS(keepers); i++) {
    g_autoptr(CaromScene) scene = load("eight-in-a-box");
    CaromMethod method = wrong_method(carom_resolver_by_id(keepers[i].id), "events");
    g_autoptr(CaromRun) run = run_frames(scene, method, 400);
    g_test_message("%s: %g %g", keepers[i].id, run->now.momentum_error, run->now.energy_error);
    g_assert_cmpuint(carom_run_count_contacts(run), >, 10);
    g_assert_true(keepers[i].keeps_momentum == (run->now.momentum_error <= KEPT));
    g_assert_true(keepers[i].keeps_energy == (fabs(run->now.energy_error) <= KEPT));
  }
}

/* A run goes on to its end, or it says why not. */
static void check_end(const char *id, const CaromResolver *resolver, const char *detection) {
  g_autoptr(CaromScene) scene = load(id);
  CaromMethod method = wrong_method(resolver, detection);
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  g_autoptr(GError) error = NULL;
  while (carom_comparison_get_time_s(comparison) < end_of(scene) &&
         carom_comparison_step(comparison, &error))
    continue;
  if (!error)
    return;
  g_test_message("%s", error->message);
  g_assert_nonnull(strstr(error->message, "Its resolver is wrong on purpose"));
  /* What keeps energy can at most make contacts that do not end. */
  if (g_str_equal(resolver->part.id, "wrong-turn") ||
      g_str_equal(resolver->part.id, "wrong-degrees"))
    g_assert_null(strstr(error->message, "faster and faster"));
  if (g_str_equal(resolver->part.id, "wrong-third-law") && !g_str_equal(id, "twenty-overlapping"))
    g_assert_nonnull(strstr(error->message, "faster and faster"));
}

/* Every resolver in every third scene, unless tests are thorough. */
static void test_ends(gconstpointer data) {
  guint n, row = 0;
  const CaromResolver *const *wrong = carom_resolver_table_get(&carom_resolver_wrong, &n);
  while (wrong[row] != data)
    row++;
  for (guint i = 0; i < G_N_ELEMENTS(crowds); i++) {
    if (!test_runs_cell(row, n, i % 3, 3))
      continue;
    check_end(crowds[i], data, "events");
    check_end(crowds[i], data, "stepped");
  }
}

/* Those that leave bodies approaching, but keep what energy there is, run on. */
static void test_no_jam(void) {
  for (guint i = 0; i < G_N_ELEMENTS(crowds); i++) {
    g_autoptr(CaromScene) scene = load(crowds[i]);
    CaromMethod method = wrong_method(carom_resolver_by_id("wrong-degrees"), "events");
    g_autoptr(CaromRun) run = carom_run_new(scene, &method);
    g_autoptr(GError) error = NULL;
    while (run->world->time_s < end_of(scene) && carom_run_frame(run, &error))
      continue;
    g_assert_no_error(error);
  }
}

static void check_same_bits(const CaromRun *run, const CaromBodies *before) {
  for (guint i = 0; i < before->n; i++) {
    CaromVec2 x = carom_bodies_position(before, i), v = carom_bodies_velocity(before, i);
    CaromVec2 x_again = carom_bodies_position(&run->world->bodies, i),
              v_again = carom_bodies_velocity(&run->world->bodies, i);
    g_assert_cmpmem(&x, sizeof x, &x_again, sizeof x);
    g_assert_cmpmem(&v, sizeof v, &v_again, sizeof v);
  }
}

/* Back and on again: the same bits, books included. */
static void test_step_back(void) {
  g_autoptr(CaromScene) scene = load("eight-in-a-box");
  CaromMethod method = wrong_method(carom_resolver_by_id("wrong-degrees"), "events");
  g_autoptr(CaromRun) there = run_frames(scene, method, 600);
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  while (carom_comparison_get_frame(comparison) < 700)
    g_assert_true(carom_comparison_step(comparison, NULL));
  const guint64 frames[] = {600, 1, 600, 700, 600};
  for (guint i = 0; i < G_N_ELEMENTS(frames); i++)
    g_assert_true(carom_comparison_seek(comparison, frames[i], NULL));
  const CaromRun *back = carom_comparison_get_run(comparison, 0);
  check_same_bits(back, &there->world->bodies);
  g_assert_cmpmem(&back->world->books, sizeof(CaromBooks), &there->world->books,
                  sizeof(CaromBooks));
  g_assert_cmpfloat(there->world->books.method_scale_j, >, 0);
}

/* In steps, and with right resolvers, nothing rebounds. */
static void test_only_there(void) {
  static const char *const others[][2] = {
      {"wrong-degrees", "stepped"}, {"wrong-sign", "stepped"}, {"impulse", "events"}};
  for (guint i = 0; i < G_N_ELEMENTS(others); i++) {
    g_autoptr(CaromScene) scene = load("molecules");
    CaromMethod method = wrong_method(carom_resolver_by_id(others[i][0]), others[i][1]);
    Given given = {0};
    g_autoptr(CaromRun) run = carom_run_new(scene, &method);
    carom_run_set_on_contact(run, add_up, &given);
    while (run->world->time_s < 2 && carom_run_frame(run, NULL))
      continue;
    g_assert_cmpfloat(given.momentum_scale, >, 0);
    g_assert_cmpuint(given.n_rebounds, ==, 0);
  }
}

static void add_for_wrong(const char *what, GTestDataFunc test) {
  guint n;
  const CaromResolver *const *wrong = carom_resolver_table_get(&carom_resolver_wrong, &n);
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf("/rebound/%s/%s", what, wrong[i]->part.id);
    g_test_add_data_func(path, wrong[i], test);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/rebound/keeps", test_keeps);
  g_test_add_func("/rebound/no-jam", test_no_jam);
  g_test_add_func("/rebound/step-back", test_step_back);
  g_test_add_func("/rebound/only-there", test_only_there);
  add_for_wrong("nothing-unbooked", test_nothing_unbooked);
  add_for_wrong("ends", test_ends);
  return g_test_run();
}
