/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-run-queue-provisional: that a contact of which a disc may yet learn that something comes
 * before it is called provisional, and no other is displaced. */
#include "carom-intervals.h"
#include "carom-run-queue.h"
#include "engine-test.h"

/* A flies past a row of discs, of which it sees only the next, towards a shut door in the middle of
 * a box; the door opens when A has long been turned back. */
static CaromScene *door_scene(void) {
  CaromScene *scene = carom_scene_new();
  CaromInterval times[] = {{50, 60}};
  CaromWall door = carom_wall_default(carom_vec2(5, 0), carom_vec2(5, 3));
  test_add_disc(scene, 0.5, 2.5, 1, 0, 0.15, 1);
  test_add_disc(scene, 9.5, 0.5, 0, 0.1, 0.15, 1);
  test_add_disc(scene, 9.0, 1.5, -0.2, 0, 0.15, 1);
  test_add_box(scene, 10, 3);
  door.open = carom_intervals_intern(times, G_N_ELEMENTS(times));
  g_array_append_val(scene->walls, door);
  scene->dt_s = 1000; /* a single frame, in which the run stops at every event */
  return scene;
}

static CaromRun *new_run(CaromScene *scene) {
  CaromMethod method = test_method("detection", "events");
  return carom_run_new(scene, &method);
}

/* Returns: (nullable): what @disc has foretold, if it is listed as its own */
static const CaromQueueEvent *contact_of(const GArray *events, guint disc) {
  for (guint i = 0; i < events->len; i++) {
    const CaromQueueEvent *event = &g_array_index(events, CaromQueueEvent, i);
    if (event->kind == CAROM_QUEUE_CONTACT && event->disc == disc)
      return event;
  }
  return NULL;
}

/* The door is 4.35 away from the disc's edge: whatever else was foretold for later is displaced,
 * and was provisional as long as the disc had not looked there. */
static void test_wall_behind_door(void) {
  g_autoptr(CaromScene) scene = door_scene();
  g_autoptr(CaromRun) run = new_run(scene);
  while (carom_run_count_contacts(run) == 0) {
    g_autoptr(GArray) events = carom_run_queue_list(run, 100, TRUE);
    const CaromQueueEvent *event = contact_of(events, 0);
    if (event && event->time_s > 4.35 + 1e-9) {
      g_autofree char *state = carom_run_queue_words_state(event, CAROM_RUN_QUEUE_LATER);
      g_assert_true(event->is_provisional);
      g_assert_cmpstr(state, ==, "provisional");
    }
    double next_s = g_array_index(events, CaromQueueEvent, 0).time_s;
    g_assert_true(carom_run_advance(run, next_s, next_s, NULL));
  }
  g_assert_cmpuint(test_contact(run, 0)->a, ==, 0);
  g_assert_cmpint(test_contact(run, 0)->wall, ==, 4);
}

static void add_crowd(CaromScene *scene) {
  g_autoptr(GRand) random = g_rand_new_with_seed(7);
  for (guint i = 0; i < 36; i++)
    test_add_disc(scene, i % 6 + 0.5, i / 6 + 0.5, g_rand_double_range(random, -1, 1),
                  g_rand_double_range(random, -1, 1), g_rand_double_range(random, 0.1, 0.3), 1);
  test_add_box(scene, 6, 6);
}

/* A contact that gives way to a sooner one as its disc enters a cell was provisional before. */
static void test_displaced_was_provisional(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  add_crowd(scene);
  scene->dt_s = 1000;
  g_autoptr(CaromRun) run = new_run(scene);
  guint n_displaced = 0;
  for (guint i = 0; i < 2000; i++) {
    g_autoptr(GArray) before = carom_run_queue_list(run, 1000, TRUE);
    CaromQueueEvent first = g_array_index(before, CaromQueueEvent, 0);
    guint64 displaced = carom_run_queue_count(run).displaced;
    g_assert_true(carom_run_advance(run, first.time_s, first.time_s, NULL));
    const CaromQueueEvent *contact = contact_of(before, first.disc);
    if (carom_run_queue_count(run).displaced == displaced || !contact)
      continue;
    g_assert_true(contact->is_provisional);
    n_displaced++;
  }
  g_assert_cmpuint(n_displaced, >, 10);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/queue/provisional/wall-behind-door", test_wall_behind_door);
  g_test_add_func("/queue/provisional/displaced", test_displaced_was_provisional);
  return g_test_run();
}
