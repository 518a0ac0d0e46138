/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* A run of which next to nothing is kept: it ends as one does of which all is kept, and what is
 * kept is no more than was asked for. */
#include "carom-detection.h"
#include "engine-test.h"
#include "rounds-test.h"

#include <string.h>

/* Not a multiple of any stride but 1, so that the last frame is not a sampled one. */
#define N_FRAMES 203

static CaromScene *gas(double gravity) {
  return test_gas(gravity, 600);
}

/* How long a unit of time of changing() is where frames are as long as usual. */
#define UNIT_S 0.0101

/* The same with a short door in the middle, which something is in the way of now and then, and with
 * discs that come in, some of which have to wait. */
static CaromScene *changing(double gravity, double unit_s) {
  CaromScene *scene = gas(gravity);
  CaromInterval open[8];
  for (guint i = 0; i < G_N_ELEMENTS(open); i++)
    open[i] = (CaromInterval){40.1 * i * unit_s, (40.1 * i + 5) * unit_s};
  CaromWall door = carom_wall_default(carom_vec2(50, 90), carom_vec2(50, 100));
  door.open = carom_intervals_intern(open, G_N_ELEMENTS(open));
  g_array_append_val(scene->walls, door);
  CaromEmitter emitter = carom_emitter_default();
  emitter.position = carom_vec2(30, 70);
  emitter.spread = carom_vec2(10, 10);
  emitter.velocity = carom_vec2(100, 50);
  emitter.radius = 2;
  emitter.first_s = 3.3 * unit_s;
  emitter.every_s = 20.7 * unit_s;
  emitter.count = 12;
  g_array_append_val(scene->emitters, emitter);
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

static void assert_same_bodies(const CaromBodies *one, const CaromBodies *other) {
  gsize size = one->n * sizeof(double);
  g_assert_cmpmem(one->x, size, other->x, other->n * sizeof(double));
  g_assert_cmpmem(one->y, size, other->y, size);
  g_assert_cmpmem(one->vx, size, other->vx, size);
  g_assert_cmpmem(one->vy, size, other->vy, size);
}

static void assert_same_changes(const CaromRun *one, const CaromRun *other) {
  guint n_here, n_there;
  const CaromChange *here = carom_run_get_changes(one, &n_here);
  const CaromChange *there = carom_run_get_changes(other, &n_there);
  g_assert_cmpuint(n_here, ==, n_there);
  for (guint i = 0; i < n_here; i++) {
    g_assert_cmpint(here[i].kind, ==, there[i].kind);
    g_assert_cmpuint(here[i].frame, ==, there[i].frame);
    g_assert_cmpfloat(here[i].time_s, ==, there[i].time_s);
    g_assert_cmpuint(here[i].which, ==, there[i].which);
    g_assert_cmpint(here[i].body, ==, there[i].body);
  }
}

/* Bodies, books, and what is expected, bit for bit. */
static void assert_same_run(const CaromRun *one, const CaromRun *other) {
  assert_same_bodies(&one->world->bodies, &other->world->bodies);
  g_assert_cmpmem(&one->world->books, sizeof one->world->books, &other->world->books,
                  sizeof other->world->books);
  if (!carom_run_knows_instants(one))
    return;
  CaromQueueCounts here = carom_run_queue_count(one), there = carom_run_queue_count(other);
  g_assert_cmpmem(&here, sizeof here, &there, sizeof there);
}

/* Bodies, books, what doors and emitters did, and what was measured, bit for bit. */
static void assert_same_end(const CaromComparison *one, const CaromComparison *other) {
  for (guint i = 0; i < carom_comparison_get_n_runs(one); i++) {
    const CaromRun *a = carom_comparison_get_run(one, i), *b = carom_comparison_get_run(other, i);
    assert_same_bodies(&a->world->bodies, &b->world->bodies);
    assert_same_changes(a, b);
    g_assert_cmpmem(&a->world->books, sizeof a->world->books, &b->world->books,
                    sizeof b->world->books);
    g_assert_cmpmem(&a->now, sizeof a->now, &b->now, sizeof b->now);
    CaromSameMotion here = carom_comparison_get_same_motion(one, i);
    CaromSameMotion there = carom_comparison_get_same_motion(other, i);
    g_assert_cmpint(here.state, ==, there.state);
    g_assert_cmpint(here.motion.was_apart, ==, there.motion.was_apart);
    g_assert_cmpfloat(here.motion.since_s, ==, there.motion.since_s);
  }
}

typedef struct {
  const char *detection;
  guint n_panes;
  double gravity;
  gboolean changes;
} Way;

static const Way ways[] = {
    {"stepped", 1, 0},      {"stepped", 2, 20},      {"events", 1, 0},
    {"events", 1, 20},      {"events", 2, 0},        {"events", 2, 20},
    {"all-pairs", 1, 0},    {"all-pairs", 2, 20},    {"stepped", 1, 20, TRUE},
    {"events", 1, 0, TRUE}, {"events", 1, 20, TRUE}, {"events", 2, 20, TRUE},
};

static CaromScene *scene_of(const Way *way) {
  return way->changes ? changing(way->gravity, UNIT_S) : gas(way->gravity);
}

/* Of changes there are some of each kind. */
static void assert_is_lively(const Way *way, const CaromRun *run) {
  gboolean seen[CAROM_CHANGE_ENTERS + 1] = {FALSE};
  guint n;
  const CaromChange *changes = carom_run_get_changes(run, &n);
  g_assert_cmpuint(run->now.books.collisions, >, 100);
  for (guint i = 0; i < n; i++)
    seen[changes[i].kind] = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS(seen); i++)
    g_assert_cmpint(seen[i], ==, way->changes);
}

static void test_same_end(gconstpointer data) {
  const Way *way = data;
  g_autoptr(CaromScene) scene = scene_of(way);
  g_autoptr(CaromComparison) whole =
      compare(scene, way->detection, way->n_panes, &CAROM_RETENTION_ALL);
  run_to(whole, N_FRAMES);
  assert_is_lively(way, carom_comparison_get_run(whole, 0));
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
static void test_looked_at_in_between(gconstpointer data) {
  g_autoptr(CaromScene) scene = scene_of(data);
  CaromRetention retention = little(64);
  g_autoptr(CaromComparison) whole = compare(scene, "events", 1, &CAROM_RETENTION_ALL);
  g_autoptr(CaromComparison) bare = compare(scene, "events", 1, &retention);
  for (guint64 frame = 7; frame < N_FRAMES; frame += 7) {
    run_to(whole, frame);
    run_to(bare, frame);
    assert_same_end(bare, whole);
  }
}

/* It goes back, too, by running again from the first frame. */
static void test_back(gconstpointer data) {
  const Way *way = data;
  g_autoptr(CaromScene) scene = scene_of(way);
  CaromRetention retention = {.seeks = TRUE, .sampled_every = 1, .budget = 1};
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

/* What happens in the frames at whose end nobody looks is the same, and so is what is seen at the
 * end of the last one. */
static void test_until(gconstpointer data) {
  const Way *way = data;
  g_autoptr(CaromScene) scene = scene_of(way);
  CaromMethod method = test_method("detection", way->detection);
  g_autoptr(CaromRun) run = carom_run_new(scene, &method);
  g_autoptr(CaromRun) seen = carom_run_new(scene, &method);
  for (guint64 frame = 0; frame <= N_FRAMES; frame += 29) {
    g_assert_true(carom_run_frames_until(run, frame, NULL));
    while (seen->world->frame < frame)
      g_assert_true(carom_run_frame(seen, NULL));
    assert_same_run(run, seen);
  }
}

/* A state that is put back into another run, in which discs have not come in yet, is the same, and
 * so is what follows. */
static void test_rerun(gconstpointer data) {
  const Way *way = data;
  g_autoptr(CaromScene) scene = scene_of(way);
  g_autoptr(CaromComparison) comparison =
      compare(scene, way->detection, way->n_panes, &CAROM_RETENTION_ALL);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  run_to(comparison, N_FRAMES);
  for (guint64 frame = 0; frame + 20 <= N_FRAMES; frame += 8) {
    g_autoptr(CaromRun) again = carom_comparison_rerun(comparison, 0, frame);
    g_assert_true(carom_comparison_seek(comparison, frame, NULL));
    assert_same_run(again, run);
    g_assert_true(carom_run_frames_until(again, frame + 20, NULL));
    g_assert_true(carom_comparison_seek(comparison, frame + 20, NULL));
    assert_same_run(again, run);
  }
}

/* ---- A small budget ---- */

static void assert_same_contacts(const CaromRun *few, const CaromRun *all) {
  guint n = carom_run_count_contacts(few);
  g_assert_cmpuint(carom_run_get_listed_until(few), <, G_MAXUINT64);
  g_assert_cmpuint(carom_run_get_listed_until(all), ==, G_MAXUINT64);
  g_assert_cmpuint(n, >, 0);
  g_assert_cmpuint(n, <, carom_run_count_contacts(all));
  for (guint i = 0; i < n; i++) {
    const CaromContactRecord *a = carom_run_get_contact(few, i), *b = carom_run_get_contact(all, i);
    g_assert_cmpuint(a->frame, ==, b->frame);
    g_assert_cmpfloat(a->time_s, ==, b->time_s);
    g_assert_cmpmem(&a->contact, sizeof a->contact, &b->contact, sizeof b->contact);
    g_assert_cmpmem(&a->outcome, sizeof a->outcome, &b->outcome, sizeof b->outcome);
  }
}

/* Of both the samples of the frames 0, stride, 2 stride, …, by strides of their own. */
static void assert_same_samples(const CaromSeries *few, const CaromSeries *all) {
  g_assert_cmpuint(few->stride, >, all->stride);
  for (guint i = 0; i < carom_series_length(few); i++) {
    const CaromSample *sample = carom_series_get(few, i);
    g_assert_cmpuint(sample->frame, ==, i * few->stride);
    g_assert_cmpmem(sample, sizeof *sample,
                    carom_series_get(all, (guint)(sample->frame / all->stride)), sizeof *sample);
  }
}

/* Less is kept, and nothing that is kept, shown or gone back to is another. */
static void test_small_budget(gconstpointer data) {
  enum { MANY_FRAMES = 5003, AT_MOST_BYTES = 1 << 20 };
  const Way *way = data;
  g_autoptr(CaromScene) scene = scene_of(way);
  CaromRetention small = CAROM_RETENTION_ALL;
  small.budget = 1;
  g_autoptr(CaromComparison) all =
      compare(scene, way->detection, way->n_panes, &CAROM_RETENTION_ALL);
  g_autoptr(CaromComparison) few = compare(scene, way->detection, way->n_panes, &small);
  run_to(all, MANY_FRAMES);
  run_to(few, MANY_FRAMES);
  assert_same_end(few, all);
  for (guint i = 0; i < way->n_panes; i++) {
    const CaromRun *run = carom_comparison_get_run(few, i);
    assert_same_contacts(run, carom_comparison_get_run(all, i));
    assert_same_samples(run->series, carom_comparison_get_run(all, i)->series);
    g_assert_cmpuint(carom_run_kept_bytes(run), <, AT_MOST_BYTES);
  }
  for (guint64 frame = MANY_FRAMES; frame > 1700; frame -= 1657) {
    g_assert_true(carom_comparison_seek(all, frame, NULL));
    g_assert_true(carom_comparison_seek(few, frame, NULL));
    assert_same_end(few, all);
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

/* A disc in a box that has no room for it: contacts without end at one instant. */
static CaromScene *wedged(void) {
  CaromScene *scene = carom_scene_new();
  test_add_box(scene, 1, 1);
  test_add_disc(scene, 0.5, 0.4, 0.3, 0.2, 0.6, 1);
  return scene;
}

static GError *run_until_it_fails(CaromComparison *comparison) {
  GError *error = NULL;
  while (carom_comparison_step(comparison, &error))
    g_assert_cmpuint(carom_comparison_get_frame(comparison), <, 10000);
  return error;
}

/* A run that cannot go on says the same about the same frame, and stays there. It takes millions of
 * contacts until those that come ever faster are given up, but not until those at one instant are.
 */
static void test_same_failure(void) {
  CaromScene *(*const scenes[])(void) = {endless_fall, wedged, pressed};
  for (guint i = 0; i < (test_is_thorough() ? G_N_ELEMENTS(scenes) : 2); i++) {
    g_autoptr(CaromScene) scene = scenes[i]();
    g_autoptr(CaromComparison) whole = compare(scene, "events", 1, &CAROM_RETENTION_ALL);
    g_autoptr(GError) expected = run_until_it_fails(whole);
    for (guint64 every = 32; every <= (test_is_thorough() ? 1024 : 32); every *= 32) {
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
static void test_stopped(gconstpointer data) {
  const Way *way = data;
  g_autoptr(CaromScene) scene = way->changes ? changing(way->gravity, 100) : gas(way->gravity);
  /* So much happens in a frame that somebody is asked. */
  scene->dt_s = test_is_thorough() ? 100 : 20;
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

/* At exact times, with and without changes. */
static void add_for_events(const char *name, double gravity, GTestDataFunc func) {
  for (guint changes = 0; changes < 2; changes++) {
    Way way = {"events", 1, gravity, changes > 0};
    g_autofree char *path =
        g_strdup_printf("/retention/%s%s", name, changes ? "-with-changes" : "");
    g_test_add_data_func_full(path, g_memdup2(&way, sizeof way), func, g_free);
  }
}

static void add_for_all(const char *name, GTestDataFunc func) {
  for (guint i = 0; i < G_N_ELEMENTS(ways); i++) {
    const Way *way = &ways[i];
    g_autofree char *path =
        g_strdup_printf("/retention/%s/%s/%u-panes/gravity-%g%s", name, way->detection,
                        way->n_panes, way->gravity, way->changes ? "-and-changes" : "");
    g_test_add_data_func(path, way, func);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  add_for_all("same-end", test_same_end);
  add_for_all("back", test_back);
  add_for_all("until", test_until);
  add_for_all("rerun", test_rerun);
  static const Way small[] = {{"stepped", 2, 20}, {"events", 2, 0}, {"events", 1, 20, TRUE}};
  for (guint i = 0; i < G_N_ELEMENTS(small); i++) {
    g_autofree char *path = g_strdup_printf("/retention/small-budget/%s/%u-panes",
                                            small[i].detection, small[i].n_panes);
    g_test_add_data_func(path, &small[i], test_small_budget);
  }
  add_for_events("looked-at-in-between", 20, test_looked_at_in_between);
  g_test_add_func("/retention/same-failure", test_same_failure);
  add_for_events("stopped", 0, test_stopped);
  return g_test_run();
}
