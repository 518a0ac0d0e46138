/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Several methods on one clock: back and forth in time, what is measured, and how it ends. */
#include "carom-contact-walk.h"
#include "carom-detection.h"
#include "carom-method-suggestion.h"
#include "carom-method-title.h"
#include "carom-quantity.h"
#include "engine-test.h"
#include "rounds-test.h"

#include <float.h>
#include <string.h>

static CaromScene *gas(double restitution) {
  CaromScene *scene = test_gas(20, 60);
  carom_scene_set_restitution(scene, restitution);
  return scene;
}

/* @scene under all resolvers. */
static CaromComparison *compare_detected(CaromScene *scene, const char *detection) {
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  for (guint i = 0; i < methods->len; i++)
    g_array_index(methods, CaromMethod, i).detection =
        test_method("detection", detection).detection;
  return carom_comparison_new(scene, (const CaromMethod *)methods->data, methods->len);
}

static CaromComparison *compare(CaromScene *scene) {
  return compare_detected(scene, "stepped");
}

static void go_to(CaromComparison *comparison, guint64 frame) {
  g_autoptr(GError) error = NULL;
  g_assert_true(carom_comparison_seek(comparison, frame, &error));
  g_assert_no_error(error);
  g_assert_cmpuint(carom_comparison_get_frame(comparison), ==, frame);
}

/* All that a pane shows, as bytes. */
static GBytes *state(const CaromComparison *comparison) {
  GByteArray *bytes = g_byte_array_new();
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromRun *run = carom_comparison_get_run(comparison, i);
    g_byte_array_append(bytes, (const guint8 *)run->world->bodies.x,
                        (guint)(4 * sizeof(double)) * run->world->bodies.n);
    g_byte_array_append(bytes, (const guint8 *)&run->now, sizeof run->now);
  }
  return g_byte_array_free_to_bytes(bytes);
}

typedef struct {
  const char *name, *detection;
  double restitution;
} BackAndForth;

/* Whatever the restitution, going back gives the bits that were there. */
static void test_back_and_forth(gconstpointer data) {
  const BackAndForth *given = data;
  g_autoptr(CaromScene) scene = gas(given->restitution);
  g_autoptr(CaromComparison) comparison = compare_detected(scene, given->detection);
  enum { N = 100 };
  GBytes *states[N + 1];
  for (guint frame = 0; frame <= N; frame++) {
    go_to(comparison, frame);
    states[frame] = state(comparison);
  }
  guint contacts = carom_run_count_contacts(carom_comparison_get_run(comparison, 0));
  g_assert_cmpuint(contacts, >, 10);
  const guint64 visits[] = {99, 98, 97, 50, 0, 1, 63, 64, 65, 100, 8, 7, 9, 100};
  for (guint i = 0; i < G_N_ELEMENTS(visits); i++) {
    go_to(comparison, visits[i]);
    g_autoptr(GBytes) again = state(comparison);
    g_assert_true(g_bytes_equal(again, states[visits[i]]));
  }
  g_assert_cmpuint(carom_run_count_contacts(carom_comparison_get_run(comparison, 0)), ==, contacts);
  g_assert_cmpuint(carom_comparison_get_furthest(comparison), ==, N);
  for (guint frame = 0; frame <= N; frame++)
    g_bytes_unref(states[frame]);
}

/* Of two discs that approach at 3 m/s the contact is known, reached and left again. */
static void test_instants(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->dt_s = 0.1;
  test_add_disc(scene, -1, 0, 2, 0, 0.25, 2);
  test_add_disc(scene, 1, 0, -1, 0, 0.25, 1);
  g_autoptr(CaromComparison) comparison = compare_detected(scene, "events");
  const CaromRun *last = carom_comparison_get_run(comparison, 2);
  CaromContactRecord next;
  g_assert_false(carom_comparison_foresee(comparison, &next, NULL)); /* not in this frame */
  g_assert_false(carom_comparison_next_instant(comparison));
  go_to(comparison, 4);
  g_assert_true(carom_comparison_foresee(comparison, &next, NULL));
  g_assert_cmpfloat_with_epsilon(next.time_s, 0.5, 4 * DBL_EPSILON); /* 1.5 m at 3 m/s */
  g_assert_cmpuint(last->world->books.collisions, ==, 0);

  g_assert_true(carom_comparison_next_instant(comparison));
  g_assert_cmpint(carom_comparison_get_instant(comparison), ==, CAROM_INSTANT_BEFORE);
  g_assert_cmpfloat(carom_comparison_get_time_s(comparison), ==, next.time_s);
  g_assert_cmpfloat_with_epsilon(test_position(last, 1).x - test_position(last, 0).x, 0.5, 1e-15);
  g_assert_cmpfloat(test_velocity(last, 0).x, ==, 2);
  g_assert_cmpuint(last->now.books.collisions, ==, 0);
  g_assert_true(carom_comparison_next_instant(comparison));
  g_assert_cmpint(carom_comparison_get_instant(comparison), ==, CAROM_INSTANT_AFTER);
  g_assert_cmpfloat_with_epsilon(test_velocity(last, 0).x, 0, 4 * DBL_EPSILON); /* 1D formulas */
  g_assert_cmpfloat_with_epsilon(test_velocity(last, 1).x, 3, 8 * DBL_EPSILON);
  g_assert_cmpuint(last->now.books.collisions, ==, 1);
  g_assert_false(carom_comparison_next_instant(comparison)); /* they part */

  g_assert_true(carom_contact_walk_back(comparison));
  g_assert_cmpint(carom_comparison_get_instant(comparison), ==, CAROM_INSTANT_BEFORE);
  g_assert_cmpfloat(test_velocity(last, 0).x, ==, 2);
  g_assert_false(carom_contact_walk_back(comparison)); /* there was none before */
}

/* Stopping at every contact on the way changes neither states nor logs. */
static void test_instants_leave_no_trace(void) {
  g_autoptr(CaromScene) scene = gas(0.9);
  g_autoptr(CaromComparison) straight = compare_detected(scene, "events");
  g_autoptr(CaromComparison) stopping = compare_detected(scene, "events");
  guint n_stops = 0;
  while (carom_comparison_get_frame(stopping) < 30) {
    double before_s = carom_comparison_get_time_s(stopping);
    if (carom_comparison_next_instant(stopping)) {
      g_assert_cmpfloat(carom_comparison_get_time_s(stopping), >=, before_s);
      n_stops++;
    } else {
      go_to(stopping, carom_comparison_get_frame(stopping) + 1);
    }
  }
  go_to(straight, 30);
  g_assert_cmpuint(n_stops, >, 20);
  g_autoptr(GBytes) one = state(straight), other = state(stopping);
  g_assert_true(g_bytes_equal(one, other));
  for (guint i = 0; i < 3; i++) {
    const CaromRun *run = carom_comparison_get_run(straight, i);
    const CaromRun *again = carom_comparison_get_run(stopping, i);
    g_assert_cmpuint(carom_run_count_contacts(run), ==, carom_run_count_contacts(again));
    for (guint k = 0; k < carom_run_count_contacts(run); k++)
      g_assert_cmpfloat(carom_run_get_contact(run, k)->time_s, ==,
                        carom_run_get_contact(again, k)->time_s);
  }
}

static void test_disagreements(void) {
  g_autoptr(CaromScene) scene = gas(1);
  g_autoptr(CaromComparison) comparison = compare(scene);
  const CaromSample *leader = &carom_comparison_get_run(comparison, 0)->now;
  const CaromSample *other = &carom_comparison_get_run(comparison, 2)->now;
  g_assert_cmpfloat(leader->contact_eps, ==, 0);
  go_to(comparison, 60);
  double early = other->position_distance;
  g_assert_cmpfloat(leader->position_distance, ==, 0);
  g_assert_cmpfloat(leader->contact_eps, >, 0);
  g_assert_cmpfloat(leader->contact_eps, <=, 64);
  /* Billiards amplify rounding: from ε to the size of the box in a few hundred contacts. */
  g_assert_cmpfloat(early, <, 1e-6);
  go_to(comparison, 1500);
  g_assert_cmpfloat(other->position_distance, >, 1e6 * early);
  g_assert_cmpfloat(leader->contact_eps, <=, 64);
}

static void test_series_follow(void) {
  g_autoptr(CaromScene) scene = gas(0.9);
  g_autoptr(CaromComparison) comparison = compare(scene);
  go_to(comparison, 40);
  go_to(comparison, 10);
  go_to(comparison, 30);
  const CaromRun *run = carom_comparison_get_run(comparison, 1);
  g_assert_cmpuint(carom_series_length(run->series), ==, 41);
  for (guint i = 0; i <= 40; i++) {
    g_assert_cmpuint(carom_series_get(run->series, i)->frame, ==, i);
    go_to(comparison, i);
    g_assert_cmpmem(carom_series_get(run->series, i), sizeof(CaromSample), &run->now,
                    sizeof(CaromSample));
  }
}

static void test_series_stay_bounded(void) {
  CaromSeries *series = carom_series_new(1, G_MAXSIZE);
  const guint64 n = 1000000;
  for (guint64 frame = 0; frame < n; frame++) {
    CaromSample sample = {.frame = frame};
    carom_series_take(series, &sample);
  }
  guint length = carom_series_length(series);
  g_assert_cmpuint(length, <=, 40000);
  g_assert_cmpuint(length, >=, 10000);
  for (guint i = 0; i < length; i++)
    g_assert_cmpuint(carom_series_get(series, i)->frame, ==, i * series->stride);
  g_assert_cmpuint(length * series->stride, >=, n);
  carom_series_free(series);
}

/* A disc that falls until no double can hold the square of its height. It meets a wall on the way,
 * so that there is a contact to be kept. */
static void test_overflow_ends_the_run(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->gravity = carom_vec2(0, -1e152);
  test_add_wall(scene, 1, -1e150, 1, 1e150);
  test_add_disc(scene, 0.5, 0, 10, 0, 0.1, 1);
  CaromMethod method = test_stepped_method();
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  g_autoptr(GError) error = NULL;
  g_assert_false(carom_comparison_seek(comparison, 100000, &error));
  g_assert_error(error, CAROM_COMPARISON_ERROR, CAROM_COMPARISON_ERROR_NOT_FINITE);
  guint64 last = carom_comparison_get_frame(comparison);
  g_assert_cmpfloat_with_epsilon((double)last * scene->dt_s, sqrt(2 * 1.34e154 / 1e152), 0.1);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  g_assert_true(carom_world_is_finite(run->world));
  guint contacts = carom_run_count_contacts(run);
  g_assert_cmpuint(contacts, >, 0);
  g_clear_error(&error);
  /* It stays there, whole, and can be gone back from. */
  g_assert_false(carom_comparison_step(comparison, &error));
  g_assert_cmpuint(carom_comparison_get_frame(comparison), ==, last);
  g_assert_cmpuint(carom_comparison_get_furthest(comparison), ==, last);
  g_assert_cmpuint(carom_run_count_contacts(run), ==, contacts);
  go_to(comparison, 0);
}

static void count_contact(const CaromContactRecord *record, gpointer n_contacts) {
  ++*(guint *)n_contacts;
}

/* The log holds what the observer is told, in order, but nothing of frames that it starts after. */
static void test_log(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_box(scene, 4, 4);
  test_add_disc(scene, 1, 1, 5, 3, 0.25, 1);
  g_autoptr(CaromRun) run = test_run(scene, test_method(NULL, NULL), 0);
  g_autoptr(CaromRun) late = test_run(scene, test_method(NULL, NULL), 0);
  guint n_told = 0;
  carom_run_set_on_contact(run, count_contact, &n_told);
  carom_run_start_log_after(late, 200);
  for (guint i = 0; i < 500; i++) {
    g_assert_true(carom_run_frame(run, NULL));
    g_assert_true(carom_run_frame(late, NULL));
  }
  guint n = carom_run_count_contacts(run);
  g_assert_cmpuint(n, ==, n_told);
  for (guint i = 1; i < n; i++)
    g_assert_cmpfloat(carom_run_get_contact(run, i - 1)->time_s, <=,
                      carom_run_get_contact(run, i)->time_s);
  guint first = carom_run_find_contact(run, 201);
  g_assert_cmpuint(first, >, 0);
  g_assert_cmpuint(first, <, n);
  g_assert_cmpuint(carom_run_count_contacts(late), ==, n - first);
  g_assert_cmpfloat(carom_run_get_contact(late, 0)->time_s, ==,
                    carom_run_get_contact(run, first)->time_s);
}

/* ---- Methods ---- */

static void test_options(void) {
  guint n;
  const CaromMethodOption *options = carom_method_options(&n);
  CaromMethod method = carom_method_option_defaults();
  for (guint i = 0; i < n; i++) {
    g_assert_true(carom_method_option_by_key(options[i].key) == &options[i]);
    g_assert_true(carom_method_option_get(&method, &options[i]) == options[i].parts[0]);
    for (guint k = 0; k < options[i].n_parts; k++) {
      CaromMethod other = method;
      carom_method_option_set(&other, &options[i], options[i].parts[k]);
      g_assert_true(carom_method_option_get(&other, &options[i]) == options[i].parts[k]);
      g_assert_cmpint(carom_method_option_equal_all(&method, &other), ==, k == 0);
      g_assert_true(carom_method_option_part(&options[i], options[i].parts[k]->id) ==
                    options[i].parts[k]);
    }
    g_assert_null(carom_method_option_part(&options[i], "no such part"));
  }
  g_assert_true(carom_method_option_by_key("wall_putback") ==
                carom_method_option_by_key("wall-putback"));
  g_assert_null(carom_method_option_by_key("no-such-option"));
}

/* Panes are named by what sets them apart. */
static void test_titles(void) {
  CaromMethod methods[] = {test_method("separation", "nudge"), test_method("separation", "share")};
  g_autofree char *id = carom_method_title_id(methods, 2, 0);
  g_assert_cmpstr(id, ==, "nudge");
  methods[1].resolver = &carom_resolver_impulse;
  g_autofree char *both = carom_method_title_id(methods, 2, 1);
  g_assert_cmpstr(both, ==, "impulse+share");
  g_autofree char *alone = carom_method_title_id(methods, 1, 0);
  g_assert_cmpstr(alone, ==, methods[0].resolver->part.id);
  CaromMethod guards[] = {test_method("tunnel-guard", "on"), test_method("tunnel-guard", "off")};
  g_autofree char *title = carom_method_title(guards, 2, 1, CAROM_METHOD_TITLE_SEPARATOR);
  g_assert_cmpstr(title, ==, "Without guard");
  /* A guard means nothing to exact times. */
  CaromMethod exact[3] = {guards[0], guards[1], test_method("detection", "events")};
  g_autofree char *stepped = carom_method_title_id(exact, 3, 1);
  g_assert_cmpstr(stepped, ==, "stepped+off");
  g_autofree char *events = carom_method_title_id(exact, 3, 2);
  g_assert_cmpstr(events, ==, "events");
  CaromMethod same[] = {test_method("detection", "stepped"), test_method("detection", "all-pairs")};
  g_autofree char *all_pairs = carom_method_title(same, 2, 1, CAROM_METHOD_TITLE_SEPARATOR);
  g_assert_cmpstr(all_pairs, ==, "All pairs");
}

/* A pane says how long its steps are: a short decimal, or a fraction of a second. */
static void test_steps(void) {
  static const struct {
    double dt_s;
    const char *words;
  } rows[] = {{1.0 / 60, "steps of 1/60 s"},         {0.01, "steps of 0.01 s"},
              {0.0005, "steps of 1/2000 s"},         {0.2, "steps of 0.2 s"},
              {1.0 / 3, "steps of 1/3 s"},           {2, "steps of 2 s"},
              {0.0123456789, "steps of 0.0123457 s"}};
  CaromMethod stepped = test_stepped_method(), exact = carom_method_option_defaults();
  g_assert_null(carom_method_title_steps(&exact, 0.01));
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autofree char *words = carom_method_title_steps(&stepped, rows[i].dt_s);
    g_assert_cmpstr(words, ==, rows[i].words);
  }
}

static void test_quantities(void) {
  guint n;
  const CaromQuantity *quantities = carom_quantities(&n);
  g_assert_cmpstr(quantities[0].part.id, ==, "momentum");
  CaromSample sample = {0};
  sample.totals.momentum = carom_vec2(3, 4);
  sample.totals.kinetic_energy_j = 5;
  g_assert_cmpfloat(quantities[0].value(&sample, 1), ==, 4);
  g_assert_cmpfloat(carom_quantity_by_id("energy")->value(&sample, 0), ==, 5);
  for (guint i = 0; i < n; i++) {
    g_assert_true(carom_quantity_by_id(quantities[i].part.id) == &quantities[i]);
    g_assert_cmpuint(quantities[i].n_components, >=, 1);
    g_assert_cmpuint(quantities[i].n_components, <=, CAROM_QUANTITY_MAX_COMPONENTS);
  }
  g_autofree char *joule = carom_unit_symbol(CAROM_DIMENSION_ENERGY, "m");
  g_autofree char *pixels = carom_unit_symbol(CAROM_DIMENSION_ENERGY, "px");
  g_assert_cmpstr(joule, ==, "J");
  g_assert_cmpstr(pixels, ==, "kg·px²/s²");
}

/* ---- Stopping within a frame ---- */

/* A gas so fast that a frame has ten thousands of events. */
static CaromScene *rush(void) {
  CaromScene *scene = gas(1);
  scene->gravity = carom_vec2(0, 0);
  for (guint i = 0; i < scene->bodies->len; i++) {
    CaromBody *body = &g_array_index(scene->bodies, CaromBody, i);
    body->velocity = carom_vec2_scale(body->velocity, test_is_thorough() ? 1e4 : 3e3);
  }
  return scene;
}

/* Counts how often it is asked, and wishes to stop the @left-th time. */
typedef struct {
  guint left, asked;
} Wish;

static gboolean is_asked(gpointer data) {
  Wish *wish = data;
  wish->asked++;
  return wish->left > 0 && --wish->left == 0;
}

/* So many discs on top of each other that a step has ten thousands of contacts, for a while. */
static CaromScene *crush(void) {
  CaromScene *scene = carom_scene_new();
  g_autoptr(GRand) random = g_rand_new_with_seed(7);
  for (guint i = 0; i < 500; i++)
    test_add_disc(scene, g_rand_double(random), g_rand_double(random), g_rand_double(random) - 0.5,
                  g_rand_double(random) - 0.5, 0.7, 1);
  return scene;
}

/* How often the frame after @frame asks whether to stop. */
static guint count_questions_of_next_frame(CaromScene *scene, const char *detection,
                                           guint64 frame) {
  g_autoptr(CaromComparison) comparison = compare_detected(scene, detection);
  Wish wish = {0};
  const CaromStop stop = {is_asked, &wish};
  go_to(comparison, frame);
  carom_comparison_set_stop(comparison, &stop);
  go_to(comparison, frame + 1);
  return wish.asked;
}

/* Wherever it is stopped, the comparison shows the frame before, and goes on from there as if
 * nothing had been; given up, it does so from the beginning. */
static void test_stop(gconstpointer data) {
  const char *detection = data;
  guint64 frame = g_str_equal(detection, "events") ? 6 : 1; /* later the crush is over */
  g_autoptr(CaromScene) scene = g_str_equal(detection, "events") ? rush() : crush();
  g_autoptr(CaromComparison) comparison = compare_detected(scene, detection);
  g_autoptr(CaromComparison) undisturbed = compare_detected(scene, detection);
  Wish wish = {0};
  const CaromStop stop = {is_asked, &wish};
  carom_comparison_set_stop(comparison, &stop);
  go_to(comparison, frame);
  go_to(undisturbed, frame);
  g_assert_cmpuint(wish.asked / frame, >=, 6);
  guint n_asked = count_questions_of_next_frame(scene, detection, frame);
  g_assert_cmpuint(n_asked, >=, 4);
  g_autoptr(GBytes) before = state(comparison);
  for (guint left = 1; left <= n_asked / 2; left += 1 + n_asked / 8) {
    g_autoptr(GError) error = NULL;
    wish.left = left;
    g_assert_false(carom_comparison_step(comparison, &error));
    g_assert_error(error, CAROM_DETECTION_ERROR, CAROM_DETECTION_ERROR_STOPPED);
    g_assert_true(carom_comparison_is_under_way(comparison));
    g_assert_cmpuint(carom_comparison_get_frame(comparison), ==, frame);
    g_autoptr(GBytes) now = state(comparison);
    g_assert_true(g_bytes_equal(now, before));
    for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++)
      g_assert_cmpuint(carom_run_count_contacts(carom_comparison_get_run(comparison, i)), ==,
                       carom_run_count_contacts(carom_comparison_get_run(undisturbed, i)));
    carom_comparison_give_up(comparison);
    g_autoptr(GBytes) then = state(comparison);
    g_assert_true(g_bytes_equal(then, before));
    g_assert_false(carom_comparison_is_under_way(comparison));
  }
  wish = (Wish){.left = 1};
  for (guint n = 1; !carom_comparison_step(comparison, NULL); n++, wish.left = 1)
    g_assert_cmpuint(n, ==, wish.asked);
  g_assert_cmpuint(wish.asked, >=, n_asked - 1); /* what is asked next may have been due before */
  g_assert_cmpuint(wish.asked, <=, n_asked + 1);
  wish.left = 0;
  go_to(comparison, frame + 2);
  go_to(undisturbed, frame + 2);
  g_autoptr(GBytes) one = state(comparison), other = state(undisturbed);
  g_assert_true(g_bytes_equal(one, other));
}

int main(int argc, char **argv) {
  static const BackAndForth ways[] = {
      {"stepped/e=0", "stepped", 0},   {"stepped/e=0.5", "stepped", 0.5},
      {"stepped/e=1", "stepped", 1},   {"stepped/e=1.1", "stepped", 1.1},
      {"events/e=0.5", "events", 0.5}, {"events/e=1", "events", 1},
      {"events/e=1.1", "events", 1.1},
  };
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(ways); i++) {
    g_autofree char *path = g_strdup_printf("/comparison/back-and-forth/%s", ways[i].name);
    g_test_add_data_func(path, &ways[i], test_back_and_forth);
  }
  g_test_add_func("/comparison/instants", test_instants);
  g_test_add_func("/comparison/instants-leave-no-trace", test_instants_leave_no_trace);
  g_test_add_func("/comparison/disagreements", test_disagreements);
  g_test_add_func("/comparison/series-follow", test_series_follow);
  g_test_add_func("/comparison/overflow-ends-the-run", test_overflow_ends_the_run);
  g_test_add_data_func("/comparison/stop/events", "events", test_stop);
  g_test_add_data_func("/comparison/stop/stepped", "stepped", test_stop);
  g_test_add_data_func("/comparison/stop/all-pairs", "all-pairs", test_stop);
  g_test_add_func("/run/log", test_log);
  g_test_add_func("/series/stay-bounded", test_series_stay_bounded);
  g_test_add_func("/method/options", test_options);
  g_test_add_func("/method/titles", test_titles);
  g_test_add_func("/method/steps", test_steps);
  g_test_add_func("/sample/quantities", test_quantities);
  return g_test_run();
}
