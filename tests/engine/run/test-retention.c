/* A run of which next to nothing is kept: it ends as one does of which all is kept, and what is
 * kept is no more than was asked for. */
#include "carom-detection.h"
#include "engine-test.h"

#include <string.h>

/* Not a multiple of any stride but 1, so that the last frame is not a sampled one. */
#define N_FRAMES 203

static CaromScene *gas(double gravity) {
  CaromScene *scene = carom_scene_new();
  scene->gravity = carom_vec2(0, -gravity);
  test_add_box(scene, 100, 100);
  CaromRandomPlacement placement = carom_random_placement_default();
  placement.count = 40;
  placement.max = carom_vec2(100, 100);
  placement.radius_min = 3;
  placement.radius_max = 5;
  placement.speed_max = 600;
  g_array_append_val(scene->placements, placement);
  g_assert_true(carom_scene_populate(scene, 8, NULL, NULL));
  return scene;
}

/* Two resolvers, or one, under a detection. */
static CaromComparison *compare(CaromScene *scene, const char *detection, guint n,
                                const CaromRetention *retention) {
  CaromMethod methods[2] = {test_method("resolver", "rotation"),
                            test_method("resolver", "impulse")};
  for (guint i = 0; i < n; i++)
    methods[i].detection = test_method("detection", detection).detection;
  return carom_comparison_new_retaining(scene, methods, n, retention);
}

static CaromRetention little(guint64 sampled_every) {
  return (CaromRetention){.sampled_every = sampled_every};
}

static void run_to(CaromComparison *comparison, guint64 frame) {
  g_autoptr(GError) error = NULL;
  while (carom_comparison_get_frame(comparison) < frame) {
    carom_comparison_step(comparison, &error);
    g_assert_no_error(error);
  }
  carom_comparison_measure(comparison);
}

/* Bodies, books and what was measured, bit for bit. */
static void assert_same_end(const CaromComparison *one, const CaromComparison *other) {
  for (guint i = 0; i < carom_comparison_get_n_runs(one); i++) {
    const CaromRun *a = carom_comparison_get_run(one, i), *b = carom_comparison_get_run(other, i);
    g_assert_cmpmem(a->world->bodies.x, 4 * sizeof(double) * a->world->bodies.n, b->world->bodies.x,
                    4 * sizeof(double) * b->world->bodies.n);
    g_assert_cmpmem(&a->world->books, sizeof a->world->books, &b->world->books,
                    sizeof b->world->books);
    g_assert_cmpmem(&a->now, sizeof a->now, &b->now, sizeof b->now);
    CaromSamePlace here = carom_comparison_get_same_place(one, i);
    CaromSamePlace there = carom_comparison_get_same_place(other, i);
    g_assert_cmpint(here.state, ==, there.state);
    g_assert_cmpint(here.was_apart, ==, there.was_apart);
    g_assert_cmpfloat(here.since_s, ==, there.since_s);
  }
}

typedef struct {
  const char *detection;
  guint n_panes;
  double gravity;
} Way;

static const Way ways[] = {
    {"stepped", 1, 0}, {"stepped", 2, 20}, {"events", 1, 0},    {"events", 1, 20},
    {"events", 2, 0},  {"events", 2, 20},  {"all-pairs", 1, 0}, {"all-pairs", 2, 20},
};

static void test_same_end(gconstpointer data) {
  const Way *way = data;
  g_autoptr(CaromScene) scene = gas(way->gravity);
  g_autoptr(CaromComparison) whole =
      compare(scene, way->detection, way->n_panes, &CAROM_RETENTION_ALL);
  run_to(whole, N_FRAMES);
  g_assert_cmpuint(carom_comparison_get_run(whole, 0)->now.books.collisions, >, 100);
  for (guint64 every = 1; every <= 256; every *= 4) {
    CaromRetention retention = little(every);
    g_autoptr(CaromComparison) bare = compare(scene, way->detection, way->n_panes, &retention);
    run_to(bare, N_FRAMES);
    assert_same_end(bare, whole);
    const CaromRun *run = carom_comparison_get_run(bare, 0);
    g_assert_cmpuint(carom_run_count_contacts(run), ==, 0);
    g_assert_cmpuint(carom_series_length(run->series), ==, N_FRAMES / every + 1);
  }
}

/* What is looked at in between makes no difference to what follows. */
static void test_looked_at_in_between(void) {
  g_autoptr(CaromScene) scene = gas(20);
  CaromRetention retention = little(64);
  g_autoptr(CaromComparison) whole = compare(scene, "events", 1, &CAROM_RETENTION_ALL);
  g_autoptr(CaromComparison) bare = compare(scene, "events", 1, &retention);
  for (guint64 frame = 7; frame < N_FRAMES; frame += 7) {
    run_to(whole, frame);
    run_to(bare, frame);
    assert_same_end(bare, whole);
  }
}

/* It goes back, too, by running again. */
static void test_back(gconstpointer data) {
  const Way *way = data;
  g_autoptr(CaromScene) scene = gas(way->gravity);
  CaromRetention retention = little(1);
  g_autoptr(CaromComparison) whole =
      compare(scene, way->detection, way->n_panes, &CAROM_RETENTION_ALL);
  g_autoptr(CaromComparison) bare = compare(scene, way->detection, way->n_panes, &retention);
  run_to(whole, N_FRAMES);
  run_to(bare, N_FRAMES);
  for (guint64 frame = 0; frame <= N_FRAMES; frame += 29) {
    g_assert_true(carom_comparison_seek(whole, frame, NULL));
    g_assert_true(carom_comparison_seek(bare, frame, NULL));
    assert_same_end(bare, whole);
  }
}

/* A disc that falls until its speed has no square. */
static CaromScene *endless_fall(void) {
  CaromScene *scene = carom_scene_new();
  scene->gravity = carom_vec2(0, -1e152);
  test_add_disc(scene, 0.5, 0, 10, 0, 0.1, 1);
  return scene;
}

/* A driven disc presses another one to a wall: contacts ever faster. */
static CaromScene *pressed(void) {
  CaromScene *scene = carom_scene_new();
  test_add_wall(scene, 3, -5, 3, 5);
  test_add_disc(scene, 0, 0, 1, 0, 0.5, 1);
  test_add_disc(scene, 2, 0, 0, 0, 0.5, 1);
  g_array_index(scene->bodies, CaromBody, 0).pinned = TRUE;
  return scene;
}

static GError *run_until_it_fails(CaromComparison *comparison) {
  GError *error = NULL;
  while (carom_comparison_step(comparison, &error))
    g_assert_cmpuint(carom_comparison_get_frame(comparison), <, 10000);
  return error;
}

/* A run that cannot go on says the same about the same frame, and stays there. */
static void test_same_failure(void) {
  CaromScene *(*const scenes[])(void) = {endless_fall, pressed};
  for (guint i = 0; i < G_N_ELEMENTS(scenes); i++) {
    g_autoptr(CaromScene) scene = scenes[i]();
    g_autoptr(CaromComparison) whole = compare(scene, "events", 1, &CAROM_RETENTION_ALL);
    g_autoptr(GError) expected = run_until_it_fails(whole);
    for (guint64 every = 32; every <= 1024; every *= 32) {
      CaromRetention retention = little(every);
      g_autoptr(CaromComparison) bare = compare(scene, "events", 1, &retention);
      g_autoptr(GError) error = run_until_it_fails(bare);
      g_assert_error(error, expected->domain, expected->code);
      g_assert_cmpstr(error->message, ==, expected->message);
      g_assert_cmpuint(carom_comparison_get_frame(bare), ==, carom_comparison_get_frame(whole));
      assert_same_end(bare, whole);
    }
  }
}

static gboolean is_asked(gpointer data) {
  guint *left = data;
  return *left > 0 && --*left == 0;
}

/* Stopped in a frame, it is at the one before, which is shown. */
static void test_stopped(void) {
  g_autoptr(CaromScene) scene = gas(0);
  scene->dt_s = 100; /* so much happens in a frame that somebody is asked */
  CaromRetention retention = little(64);
  g_autoptr(CaromComparison) whole = compare(scene, "events", 1, &CAROM_RETENTION_ALL);
  g_autoptr(CaromComparison) bare = compare(scene, "events", 1, &retention);
  guint left = 0;
  const CaromStop stop = {is_asked, &left};
  carom_comparison_set_stop(bare, &stop);
  run_to(whole, 3);
  g_autoptr(GError) error = NULL;
  for (guint i = 0; i < 3; i++)
    g_assert_true(carom_comparison_step(bare, NULL));
  left = 1;
  g_assert_false(carom_comparison_step(bare, &error));
  g_assert_error(error, CAROM_DETECTION_ERROR, CAROM_DETECTION_ERROR_STOPPED);
  g_assert_cmpuint(carom_comparison_get_frame(bare), ==, 3);
  assert_same_end(bare, whole);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(ways); i++) {
    const Way *way = &ways[i];
    g_autofree char *same = g_strdup_printf("/retention/same-end/%s/%u-panes/gravity-%g",
                                            way->detection, way->n_panes, way->gravity);
    g_autofree char *back = g_strdup_printf("/retention/back/%s/%u-panes/gravity-%g",
                                            way->detection, way->n_panes, way->gravity);
    g_test_add_data_func(same, way, test_same_end);
    g_test_add_data_func(back, way, test_back);
  }
  g_test_add_func("/retention/looked-at-in-between", test_looked_at_in_between);
  g_test_add_func("/retention/same-failure", test_same_failure);
  g_test_add_func("/retention/stopped", test_stopped);
  return g_test_run();
}
