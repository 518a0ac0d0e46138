/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-foresee: whoever asks about the next contact may stop before the answer. Such an answer is
 * none, never a contact that comes later; and the run goes on as if nobody had asked. */
#include "engine-test.h"
#include "rounds-test.h"

#include "carom-detection.h"

#include <string.h>

#define N_LANES 100
#define N_FAST  60
#define END_S   4

static CaromWall *add_wall(CaromScene *scene, double x, double y1, double y2) {
  test_add_wall(scene, x, y1, x, y2);
  return &g_array_index(scene->walls, CaromWall, scene->walls->len - 1);
}

/* Discs in lanes, so far that each leaves many cells before anything happens. Half of the lanes
 * have a door 900 away, which is there when their disc comes and opens soon after it, in two lanes
 * at a time; and all have a wall behind that. Beside the lanes discs come in. */
static CaromScene *make_lanes(void) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = END_S; /* all within one frame, so that somebody is asked */
  scene->duration_s = END_S;
  for (guint i = 0; i < N_LANES; i++) {
    double y = 2.0 * i, speed = i < N_FAST ? 1000 + i : 1;
    test_add_disc(scene, 0, y, speed, 0, 0.5, 1);
    add_wall(scene, 2000, y - 0.75, y + 0.75);
    if (i >= N_FAST || i % 2 > 0)
      continue;
    CaromInterval times = {1 + 0.001 * (i / 4 * 4), 9};
    add_wall(scene, 900, y - 0.75, y + 0.75)->open = carom_intervals_intern(&times, 1);
  }
  CaromEmitter emitter = carom_emitter_default();
  emitter.position = carom_vec2(0, -2);
  emitter.velocity = carom_vec2(1, 0);
  emitter.radius = 0.5;
  emitter.first_s = 0.7;
  emitter.every_s = 0.25;
  emitter.count = 12;
  g_array_append_val(scene->emitters, emitter);
  return scene;
}

typedef struct {
  guint n_asked;
  guint nth;   /* the question at which it wishes to stop; 0: at none */
  guint every; /* and again at each so many after that; 0: not again */
} Wish;

static gboolean is_asked(gpointer data) {
  Wish *wish = data;
  guint n = ++wish->n_asked;
  return n == wish->nth ||
         (wish->every > 0 && wish->nth > 0 && n > wish->nth && (n - wish->nth) % wish->every == 0);
}

static void assert_same(const CaromContactRecord *one, const CaromContactRecord *other) {
  g_assert_cmpuint(one->a, ==, other->a);
  g_assert_cmpint(one->b, ==, other->b);
  g_assert_cmpint(one->wall, ==, other->wall);
  g_assert_cmpmem(&one->time_s, sizeof one->time_s, &other->time_s, sizeof other->time_s);
  g_assert_cmpmem(&one->contact, sizeof one->contact, &other->contact, sizeof other->contact);
  g_assert_cmpmem(&one->outcome, sizeof one->outcome, &other->outcome, sizeof other->outcome);
}

static CaromRun *make_run(CaromScene *scene) {
  CaromMethod method = test_method("detection", "events");
  return carom_run_new(scene, &method);
}

/* Stopped at each question in turn, or at one in ten, it either tells the contact that comes next
 * or none; asked again, it tells it. */
static void test_once(void) {
  g_autoptr(CaromScene) scene = make_lanes();
  g_autoptr(CaromRun) free_run = make_run(scene);
  Wish wish = {.nth = 0};
  const CaromStop stop = {is_asked, &wish};
  CaromContactRecord expected, next;
  carom_run_set_stop(free_run, &stop);
  g_assert_true(carom_run_foresee(free_run, END_S, &expected));
  guint n_questions = wish.n_asked;
  g_assert_cmpuint(n_questions, >, 1);
  for (guint nth = 1; nth <= n_questions; nth += test_is_thorough() ? 1 : 10) {
    g_autoptr(CaromRun) run = make_run(scene);
    wish = (Wish){.nth = nth};
    carom_run_set_stop(run, &stop);
    g_assert_false(carom_run_foresee(run, END_S, &next));
    g_assert_cmpuint(wish.n_asked, ==, nth);
    wish = (Wish){.nth = 0};
    g_assert_true(carom_run_foresee(run, END_S, &next));
    assert_same(&next, &expected);
  }
}

/* What the run goes on with after it was stopped. */
static gboolean goes_on(gboolean done, GError *error) {
  g_assert_true(done || carom_detection_was_stopped(error));
  g_clear_error(&error);
  return !done;
}

static gboolean advance(CaromRun *run, double time_s) {
  GError *error = NULL;
  gboolean done = carom_run_advance(run, time_s, time_s, &error);
  return goes_on(done, error);
}

static gboolean run_frame(CaromRun *run) {
  GError *error = NULL;
  gboolean done = carom_run_frame(run, &error);
  return goes_on(done, error);
}

/* Stopped again and again, whatever is foreseen comes next, and all is as if it never had been. */
static void test_often(void) {
  g_autoptr(CaromScene) scene = make_lanes();
  g_autoptr(CaromRun) whole = make_run(scene);
  g_assert_true(carom_run_frame(whole, NULL));
  guint n_contacts = carom_run_count_contacts(whole);
  g_assert_cmpuint(n_contacts, >=, N_FAST);
  for (guint every = 1; every <= 7; every += test_is_thorough() ? 1 : 3) {
    g_autoptr(CaromRun) run = make_run(scene);
    Wish wish = {.nth = every, .every = every};
    const CaromStop stop = {is_asked, &wish};
    CaromContactRecord next;
    carom_run_set_stop(run, &stop);
    do {
      while (carom_run_foresee(run, END_S, &next)) {
        assert_same(&next, test_contact(whole, carom_run_count_contacts(run)));
        while (advance(run, next.time_s))
          ;
      }
    } while (run_frame(run));
    g_assert_cmpuint(wish.n_asked, >, every);
    g_assert_cmpuint(carom_run_count_contacts(run), ==, n_contacts);
    for (guint i = 0; i < n_contacts; i++)
      assert_same(test_contact(run, i), test_contact(whole, i));
    g_assert_cmpmem(run->world->bodies.x, sizeof(double) * run->world->bodies.n,
                    whole->world->bodies.x, sizeof(double) * whole->world->bodies.n);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/foresee/stopped-once", test_once);
  g_test_add_func("/foresee/stopped-often", test_often);
  return g_test_run();
}
