/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-run-queue: that the queue tells what happens next, that its counts balance and are those of
 * the run however it was reached, and that to look at it changes nothing. */
#include "carom-run-queue.h"
#include "carom-ties.h"
#include "engine-test.h"
#include "evil-name.h"

#include <string.h>

/* ---- Scenes ---- */

static void add_crowd(CaromScene *scene, guint per_row, double side) {
  g_autoptr(GRand) random = g_rand_new_with_seed(7);
  for (guint i = 0; i < per_row * per_row; i++)
    test_add_disc(scene, (i % per_row + 0.5) * side / per_row, (i / per_row + 0.5) * side / per_row,
                  g_rand_double_range(random, -1, 1), g_rand_double_range(random, -1, 1),
                  g_rand_double_range(random, 0.2, 0.4), g_rand_double_range(random, 1, 5));
  test_add_box(scene, side, side);
}

static void add_nothing(CaromScene *scene) {
}

static void add_pins(CaromScene *scene) {
  for (guint i = 7; i < scene->bodies->len; i += 9) {
    CaromBody *body = &g_array_index(scene->bodies, CaromBody, i);
    body->pinned = TRUE;
    body->velocity = carom_vec2(0, 0);
  }
}

static void add_gravity(CaromScene *scene) {
  scene->gravity = carom_vec2(0.1, -1);
}

/* Equal discs that all fly towards the middle, and meet there in threes and more at once. */
static void add_symmetry(CaromScene *scene) {
  for (guint i = 0; i < scene->bodies->len; i++) {
    CaromBody *body = &g_array_index(scene->bodies, CaromBody, i);
    body->radius = 0.3;
    body->mass_kg = 1;
    body->velocity = carom_vec2_scale(carom_vec2_sub(carom_vec2(3, 3), body->position), 0.5);
  }
}

typedef struct {
  const char *name;
  void (*add)(CaromScene *scene);
  const char *ties;
} Case;

static const Case cases[] = {
    {"gas", add_nothing, "serial"},
    {"pins", add_pins, "serial"},
    {"gravity", add_gravity, "serial"},
    {"together", add_symmetry, "simultaneous"},
};

static CaromScene *scene_of(const Case *c) {
  CaromScene *scene = carom_scene_new();
  add_crowd(scene, 6, 6);
  c->add(scene);
  scene->dt_s = 0.05;
  return scene;
}

static CaromMethod method_of(const Case *c) {
  CaromMethod method = test_method("ties", c->ties);
  const CaromMethodOption *detection = carom_method_option_by_key("detection");
  carom_method_option_set(&method, detection, carom_method_option_part(detection, "events"));
  return method;
}

/* ---- What is first happens next ---- */

static void assert_same_contact(const CaromContactRecord *record, const CaromQueueEvent *event) {
  gint32 partner = event->partner;
  g_assert_true(record->time_s == event->time_s);
  g_assert_cmpuint(record->a, ==, partner < 0 ? event->disc : MIN(event->disc, (guint)partner));
  if (partner < 0)
    g_assert_cmpint(record->wall, ==, ~partner);
  else
    g_assert_cmpint(record->b, ==, MAX((gint32)event->disc, partner));
}

static CaromQueueEvent first_of(const CaromRun *run) {
  g_autoptr(GArray) events = carom_run_queue_list(run, 1, TRUE);
  g_assert_cmpuint(events->len, ==, 1);
  return g_array_index(events, CaromQueueEvent, 0);
}

static void test_first_is_next(gconstpointer data) {
  g_autoptr(CaromScene) scene = scene_of(data);
  scene->dt_s = 1000; /* a single frame, in which the run stops at every event */
  CaromMethod method = method_of(data);
  g_autoptr(CaromRun) run = carom_run_new(scene, &method);
  guint n_of_kind[3] = {0};
  for (guint i = 0; i < 3000; i++) {
    CaromQueueEvent event = first_of(run);
    gboolean is_void = carom_run_queue_is_void(&event);
    gboolean comes = event.kind == CAROM_QUEUE_CONTACT && !is_void;
    guint n = carom_run_count_contacts(run);
    g_assert_true(carom_run_advance(run, event.time_s, event.time_s, NULL));
    if (comes)
      assert_same_contact(test_contact(run, n), &event);
    n_of_kind[comes ? 0 : is_void ? 1 : 2]++;
    CaromQueueEvent next = first_of(run);
    g_assert_cmpfloat(next.time_s, >=, event.time_s);
    g_assert_cmpint(memcmp(&next, &event, sizeof event), !=, 0);
  }
  g_test_message("%u contacts, %u void, %u crossings", n_of_kind[0], n_of_kind[1], n_of_kind[2]);
  for (guint k = 0; k < G_N_ELEMENTS(n_of_kind); k++)
    g_assert_cmpuint(n_of_kind[k], >, 0);
}

/* The list is sorted, without repetition, and a short list is the beginning of a long one. */
static void test_order(gconstpointer data) {
  g_autoptr(CaromScene) scene = scene_of(data);
  g_autoptr(CaromRun) run = test_run(scene, method_of(data), 30);
  g_autoptr(GArray) all = carom_run_queue_list(run, 1000, TRUE);
  g_autoptr(GArray) some = carom_run_queue_list(run, 10, TRUE);
  g_autoptr(GArray) contacts = carom_run_queue_list(run, 1000, FALSE);
  g_assert_cmpuint(some->len, ==, 10);
  g_assert_cmpuint(contacts->len, <, all->len);
  g_assert_cmpint(memcmp(some->data, all->data, 10 * sizeof(CaromQueueEvent)), ==, 0);
  for (guint i = 1; i < all->len; i++) {
    const CaromQueueEvent *event = &g_array_index(all, CaromQueueEvent, i);
    g_assert_cmpfloat(event[-1].time_s, <=, event->time_s);
    g_assert_false(event->is_mutual && (guint)event->partner < event->disc);
  }
}

/* ---- Counts ---- */

static void assert_balance(const CaromQueueCounts *counts) {
  g_assert_cmpuint(counts->foretold, ==,
                   counts->resolved + counts->voided + counts->displaced + counts->waiting);
}

/* How many contacts the list has that are not void. */
static guint count_listed(const CaromRun *run) {
  g_autoptr(GArray) events = carom_run_queue_list(run, 1000, FALSE);
  guint n = 0;
  for (guint i = 0; i < events->len; i++)
    n += !carom_run_queue_is_void(&g_array_index(events, CaromQueueEvent, i));
  return n;
}

/* Each contact came true once, be it that both of its bodies had foretold it. Of several at the
 * same instant, those that come of the others were not foretold. What is still to come is what the
 * list has of it. */
static void test_counts_balance(gconstpointer data) {
  g_autoptr(CaromScene) scene = scene_of(data);
  CaromMethod method = method_of(data);
  g_autoptr(CaromRun) run = carom_run_new(scene, &method);
  CaromQueueCounts counts = carom_run_queue_count(run);
  assert_balance(&counts);
  g_assert_cmpuint(counts.foretold, ==, counts.waiting);
  for (guint i = 0; i < 200; i++) {
    g_assert_true(carom_run_frame(run, NULL));
    counts = carom_run_queue_count(run);
    guint64 contacts = carom_audit_count_contacts(&run->world->books);
    assert_balance(&counts);
    g_assert_cmpuint(counts.waiting, ==, count_listed(run));
    if (!method.ties->gathers)
      g_assert_cmpuint(counts.resolved, ==, contacts);
    g_assert_cmpuint(counts.resolved, <=, contacts);
  }
  g_assert_cmpuint(counts.voided, >, 0);
  g_assert_cmpuint(counts.displaced, >, 0);
  g_assert_cmpuint(counts.crossings, >, 0);
}

/* ---- However it is reached ---- */

/* The counts and the whole list, as bytes. */
static GBytes *queue_of(const CaromComparison *comparison) {
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  CaromQueueCounts counts = carom_run_queue_count(run);
  g_autoptr(GArray) events = carom_run_queue_list(run, 1000, TRUE);
  GByteArray *bytes = g_byte_array_new();
  g_byte_array_append(bytes, (const guint8 *)&counts, sizeof counts);
  for (guint i = 0; i < events->len; i++) {
    const CaromQueueEvent *event = &g_array_index(events, CaromQueueEvent, i);
    g_byte_array_append(bytes, (const guint8 *)&event->time_s, sizeof event->time_s);
    g_byte_array_append(bytes, (const guint8 *)&event->disc, sizeof event->disc);
    g_byte_array_append(bytes, (const guint8 *)&event->partner, sizeof event->partner);
    g_byte_array_append(bytes, (const guint8 *)&event->flights_since, sizeof event->flights_since);
    g_byte_array_append(bytes, (const guint8 *)&event->is_mutual, sizeof event->is_mutual);
  }
  return g_byte_array_free_to_bytes(bytes);
}

static void assert_queue(const CaromComparison *comparison, GBytes *expected) {
  g_autoptr(GBytes) queue = queue_of(comparison);
  g_assert_true(g_bytes_equal(queue, expected));
}

#define N_FRAMES 60

static void test_however_reached(gconstpointer data) {
  g_autoptr(CaromScene) scene = scene_of(data);
  CaromMethod method = method_of(data);
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  g_autoptr(GPtrArray) queues = g_ptr_array_new_with_free_func((GDestroyNotify)g_bytes_unref);
  for (guint i = 0; i < N_FRAMES; i++) {
    g_ptr_array_add(queues, queue_of(comparison));
    g_assert_true(carom_comparison_step(comparison, NULL));
  }
  for (guint i = N_FRAMES; i-- > 0;) {
    g_assert_true(carom_comparison_seek(comparison, i, NULL));
    assert_queue(comparison, queues->pdata[i]);
  }
  g_assert_true(carom_comparison_seek(comparison, 20, NULL));
  while (carom_comparison_get_frame(comparison) == 20 && carom_comparison_next_instant(comparison))
    continue;
  g_assert_true(carom_comparison_foresee(comparison, NULL, NULL) ||
                carom_comparison_get_frame(comparison) == 20);
  g_assert_true(carom_comparison_seek(comparison, 21, NULL));
  assert_queue(comparison, queues->pdata[21]);
  g_autoptr(CaromRun) again = carom_comparison_rerun(comparison, 0, 33);
  g_assert_true(carom_comparison_seek(comparison, 33, NULL));
  assert_queue(comparison, queues->pdata[33]);
  CaromQueueCounts counts = carom_run_queue_count(again);
  g_assert_cmpint(memcmp(&counts, g_bytes_get_data(queues->pdata[33], NULL), sizeof counts), ==, 0);
}

/* To foresee a contact examines what comes before it, and puts it back. */
static void test_foresee_changes_nothing(gconstpointer data) {
  g_autoptr(CaromScene) scene = scene_of(data);
  CaromMethod method = method_of(data);
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  guint n_foreseen = 0;
  for (guint i = 0; i < N_FRAMES; i++) {
    g_autoptr(GBytes) before = queue_of(comparison);
    CaromContactRecord record;
    gboolean found = carom_comparison_foresee(comparison, &record, NULL);
    assert_queue(comparison, before);
    const CaromRun *run = carom_comparison_get_run(comparison, 0);
    guint n = carom_run_count_contacts(run);
    g_assert_true(carom_comparison_step(comparison, NULL));
    g_assert_true(found == (carom_run_count_contacts(run) > n));
    if (found)
      g_assert_true(test_contact(run, n)->time_s == record.time_s);
    n_foreseen += found;
  }
  g_assert_cmpuint(n_foreseen, >, 0);
}

static void test_view_changes_nothing(gconstpointer data) {
  g_autoptr(CaromScene) scene = scene_of(data);
  CaromMethod method = method_of(data);
  g_autoptr(CaromRun) seen = carom_run_new(scene, &method);
  for (guint i = 0; i < N_FRAMES; i++) {
    g_autoptr(GArray) events = carom_run_queue_list(seen, 50, TRUE);
    g_autoptr(GArray) voided = carom_run_queue_list_voided(seen, 0, INFINITY);
    carom_run_queue_count(seen);
    g_assert_true(carom_run_frame(seen, NULL));
  }
  g_autoptr(CaromRun) unseen = test_run(scene, method, N_FRAMES);
  CaromQueueCounts one = carom_run_queue_count(seen), other = carom_run_queue_count(unseen);
  g_assert_cmpint(memcmp(&one, &other, sizeof one), ==, 0);
  g_assert_cmpint(memcmp(seen->world->bodies.x, unseen->world->bodies.x,
                         4 * sizeof(double) * seen->world->bodies.n),
                  ==, 0);
}

/* ---- Void ---- */

/* A meets B at 1 s, which C, that comes from below, was to meet at 2 s. B and C see each other from
 * the start. */
static CaromScene *three(void) {
  CaromScene *scene = carom_scene_new();
  test_add_disc(scene, -1.5, -0.1, 1, 0, 0.5, 1);
  test_add_disc(scene, 0.5, -0.1, 0, 0, 0.5, 1);
  test_add_disc(scene, 0.5, -2, 0, 0.45, 0.5, 1);
  scene->dt_s = 10;
  return scene;
}

static const Case plain = {"plain", add_nothing, "serial"};

static void test_void(void) {
  g_autoptr(CaromScene) scene = three();
  CaromMethod method = method_of(&plain);
  g_autoptr(CaromRun) run = carom_run_new(scene, &method);
  g_assert_true(carom_run_advance(run, 0.999, 0.999, NULL));
  g_autoptr(GArray) before = carom_run_queue_list(run, 10, FALSE);
  g_assert_cmpuint(before->len, ==, 2);
  g_autoptr(GArray) voided = carom_run_queue_list_voided(run, 0.999, 1.001);
  g_assert_cmpuint(voided->len, ==, 1);
  const CaromQueueEvent *event = &g_array_index(voided, CaromQueueEvent, 0);
  g_assert_cmpuint(event->disc, ==, 1);
  g_assert_cmpint(event->partner, ==, 2);
  g_assert_cmpfloat(fabs(event->time_s - 2), <=, 1e-12);
  g_assert_true(carom_run_advance(run, 1.001, 1.001, NULL));
  g_autoptr(GArray) after = carom_run_queue_list(run, 10, FALSE);
  event = &g_array_index(after, CaromQueueEvent, 0);
  guint contact;
  g_assert_true(carom_run_queue_is_void(event));
  g_assert_cmpuint(event->disc, ==, 2);
  g_assert_true(carom_run_queue_find_cause(run, event, &contact));
  g_assert_cmpuint(contact, ==, 0);
  CaromQueueCounts counts = carom_run_queue_count(run);
  g_assert_cmpuint(counts.resolved, ==, 1); /* B waited for C and did not see A come */
  g_assert_cmpuint(counts.voided, ==, 1);   /* though both B and C had foretold that */
}

/* The cause of each void event is the first contact of the partner after the event was foretold: it
 * is not void in the queue just before that contact, and is void just after it. */
static void test_cause(gconstpointer data) {
  g_autoptr(CaromScene) scene = scene_of(data);
  scene->dt_s = 1000;
  CaromMethod method = method_of(data);
  g_autoptr(CaromRun) run = carom_run_new(scene, &method);
  g_autoptr(GHashTable) cause_of = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, NULL);
  guint n_found = 0;
  for (guint i = 0; i < 1000; i++) {
    CaromQueueEvent next = first_of(run);
    g_assert_true(carom_run_advance(run, next.time_s, next.time_s, NULL));
    g_autoptr(GArray) events = carom_run_queue_list(run, 1000, FALSE);
    for (guint k = 0; k < events->len; k++) {
      const CaromQueueEvent *event = &g_array_index(events, CaromQueueEvent, k);
      guint contact;
      if (!carom_run_queue_is_void(event))
        continue;
      g_assert_true(carom_run_queue_find_cause(run, event, &contact));
      gint64 key;
      memcpy(&key, &event->time_s, sizeof key);
      gpointer known;
      if (g_hash_table_lookup_extended(cause_of, &key, NULL, &known))
        g_assert_cmpuint(GPOINTER_TO_UINT(known), ==, contact);
      else /* it has just become void */
        g_assert_true(test_contact(run, contact)->time_s == run->world->time_s);
      g_hash_table_insert(cause_of, g_memdup2(&key, sizeof key), GUINT_TO_POINTER(contact));
      n_found++;
    }
  }
  g_assert_cmpuint(n_found, >, 100);
}

/* Contacts that are resolved together were foretold for times that differ by rounding. */
#define INSTANT_S 1e-9

/* What the contact at an instant is said to make void is void just after it, or gone. */
static void test_voided_are_void(gconstpointer data) {
  g_autoptr(CaromScene) scene = scene_of(data);
  scene->dt_s = 1000;
  CaromMethod method = method_of(data);
  g_autoptr(CaromRun) run = carom_run_new(scene, &method);
  guint n_voided = 0;
  for (guint i = 0; i < 500; i++) {
    CaromQueueEvent next = first_of(run);
    double end_s = next.time_s + INSTANT_S;
    g_autoptr(GArray) voided = carom_run_queue_list_voided(run, next.time_s, end_s);
    CaromQueueCounts before = carom_run_queue_count(run);
    g_assert_true(carom_run_advance(run, end_s, end_s, NULL));
    CaromQueueCounts after = carom_run_queue_count(run);
    g_assert_cmpuint(after.voided - before.voided, >=, voided->len);
    n_voided += voided->len;
  }
  g_assert_cmpuint(n_voided, >, 50);
}

/* What is said of a contact in the log is what was said just before it, wherever the clock is. */
static void test_voided_by(gconstpointer data) {
  g_autoptr(CaromScene) scene = scene_of(data);
  CaromMethod method = method_of(data);
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  double width_s = carom_comparison_instant_width_s(comparison);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  g_assert_true(carom_comparison_seek(comparison, N_FRAMES, NULL));
  guint n = carom_run_count_contacts(run);
  g_assert_cmpuint(n, >, 20);
  for (guint k = 0; k < n; k += 5) {
    double time_s = test_contact(run, k)->time_s;
    g_autoptr(GArray) later = carom_run_queue_list_voided_by(comparison, 0, k);
    g_assert_cmpuint(carom_comparison_get_frame(comparison), ==, N_FRAMES);
    carom_comparison_seek_contact(comparison, 0, k, CAROM_INSTANT_BEFORE, NULL);
    g_autoptr(GArray) before = carom_run_queue_list_voided(run, time_s - width_s, time_s + width_s);
    g_assert_cmpuint(later->len, ==, before->len);
    for (guint i = 0; i < later->len; i++)
      g_assert_true(carom_run_queue_is_same(&g_array_index(later, CaromQueueEvent, i),
                                            &g_array_index(before, CaromQueueEvent, i)));
    g_assert_true(carom_comparison_seek(comparison, N_FRAMES, NULL));
  }
}

/* An event is found as long as it is in the queue, and then it is known whether it is void. */
static void test_look_up(void) {
  g_autoptr(CaromScene) scene = three();
  CaromMethod method = method_of(&plain);
  g_autoptr(CaromRun) run = carom_run_new(scene, &method);
  g_assert_true(carom_run_advance(run, 0.999, 0.999, NULL));
  g_autoptr(GArray) events = carom_run_queue_list(run, 10, FALSE);
  CaromQueueEvent first = g_array_index(events, CaromQueueEvent, 0), later = first;
  later.disc = 2;
  later.partner = 1;
  later.time_s = g_array_index(events, CaromQueueEvent, 1).time_s;
  g_assert_true(carom_run_queue_look_up(run, &first));
  g_assert_true(carom_run_queue_look_up(run, &later));
  g_assert_cmpuint(later.flights_since, ==, 0);
  g_assert_true(carom_run_advance(run, 1.001, 1.001, NULL));
  g_assert_false(carom_run_queue_look_up(run, &first));
  g_assert_true(carom_run_queue_look_up(run, &later));
  g_assert_cmpuint(later.flights_since, ==, 1);
}

/* Event by event: each comes before the next, and the frame is the same afterwards. */
static void test_next_event(gconstpointer data) {
  g_autoptr(CaromScene) scene = scene_of(data);
  CaromMethod method = method_of(data);
  g_autoptr(CaromComparison) walked = carom_comparison_new(scene, &method, 1);
  g_autoptr(CaromComparison) run = carom_comparison_new(scene, &method, 1);
  guint n_at[4] = {0};
  double last_s = 0;
  for (guint i = 0; i < 150; i++) {
    CaromQueueEvent event = first_of(carom_comparison_get_run(walked, 0));
    g_assert_true(test_go_to_next_event(walked, 0));
    g_assert_cmpfloat_with_epsilon(carom_comparison_get_time_s(walked), event.time_s, 1e-6);
    g_assert_cmpfloat(carom_comparison_get_time_s(walked), >=, last_s);
    last_s = carom_comparison_get_time_s(walked);
    n_at[carom_comparison_get_instant(walked)]++;
  }
  g_assert_cmpuint(n_at[CAROM_INSTANT_NONE], ==, 0);
  g_assert_cmpuint(n_at[CAROM_INSTANT_BETWEEN], >, 10);
  g_assert_cmpuint(n_at[CAROM_INSTANT_AFTER], >, 0);
  guint64 frame = carom_comparison_get_frame(walked) + 1;
  g_assert_true(carom_comparison_seek(walked, frame, NULL));
  g_assert_true(carom_comparison_seek(run, frame, NULL));
  g_autoptr(GBytes) expected = queue_of(run);
  assert_queue(walked, expected);
}

static void assert_words(char *text, const char *expected) {
  g_assert_cmpstr(text, ==, expected);
  g_free(text);
}

static void test_words(void) {
  g_autoptr(CaromScene) scene = three();
  CaromMethod method = method_of(&plain);
  g_autoptr(CaromRun) run = carom_run_new(scene, &method);
  g_assert_true(carom_run_advance(run, 0.999, 0.999, NULL));
  g_autoptr(GArray) before = carom_run_queue_list(run, 10, FALSE);
  const CaromQueueEvent *first = &g_array_index(before, CaromQueueEvent, 0);
  assert_words(carom_run_queue_words_event(run->world->scene, first), "A meets B");
  assert_words(carom_run_queue_words_why(run, first), "foretold by A");
  assert_words(carom_run_queue_words_why(run, first + 1), "foretold by both");
  assert_words(carom_run_queue_words_state(first, CAROM_RUN_QUEUE_NEXT), "next");
  g_autoptr(GArray) voided = carom_run_queue_list_voided(run, 0.999, 1.001);
  const CaromQueueEvent *event = &g_array_index(voided, CaromQueueEvent, 0);
  assert_words(carom_run_queue_words_voided(run->world->scene, event, 1, FALSE),
               "B is to meet C at 2 s; B gets another velocity at 1 s.");
  assert_words(carom_run_queue_words_voided(run->world->scene, event, 1, TRUE),
               "B was to meet C at 2 s; B has another velocity since 1 s.");
  g_assert_true(carom_run_advance(run, 1.001, 1.001, NULL));
  g_autoptr(GArray) after = carom_run_queue_list(run, 10, FALSE);
  event = &g_array_index(after, CaromQueueEvent, 0);
  assert_words(carom_run_queue_words_event(run->world->scene, event), "B meets C");
  assert_words(carom_run_queue_words_state(event, CAROM_RUN_QUEUE_NEXT), "void");
  assert_words(carom_run_queue_words_why(run, event), "B met A at 1 s");
  CaromQueueEvent wall = {CAROM_QUEUE_CONTACT, 1, 0, ~1, 0, FALSE};
  assert_words(carom_run_queue_words_event(run->world->scene, &wall), "A meets wall 2");
}

/* Whatever names are, they are put into sentences as they are. */
static void test_named(void) {
  g_autoptr(CaromScene) scene = three();
  test_give_evil_names(scene);
  CaromMethod method = method_of(&plain);
  g_autoptr(CaromRun) run = carom_run_new(scene, &method);
  g_assert_true(carom_run_advance(run, 0.999, 0.999, NULL));
  g_autoptr(GArray) before = carom_run_queue_list(run, 10, FALSE);
  const CaromQueueEvent *first = &g_array_index(before, CaromQueueEvent, 0);
  assert_words(carom_run_queue_words_event(scene, first),
               TEST_EVIL_NAME " meets " TEST_CHINESE_NAME);
  assert_words(carom_run_queue_words_why(run, first), "foretold by " TEST_EVIL_NAME);
  g_assert_true(carom_run_advance(run, 1.001, 1.001, NULL));
  g_autoptr(GArray) after = carom_run_queue_list(run, 10, FALSE);
  const CaromQueueEvent *event = &g_array_index(after, CaromQueueEvent, 0);
  assert_words(carom_run_queue_words_event(scene, event), TEST_CHINESE_NAME " meets C");
  assert_words(carom_run_queue_words_why(run, event),
               TEST_CHINESE_NAME " met " TEST_EVIL_NAME " at 1\u00a0s");
}

static void test_no_queue(void) {
  g_autoptr(CaromScene) scene = three();
  CaromMethod method = test_method("detection", "stepped");
  g_autoptr(CaromRun) run = carom_run_new(scene, &method);
  g_assert_false(carom_run_queue_exists(run));
}

static void add_for_cases(const char *name, GTestDataFunc func) {
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    g_autofree char *path = g_strdup_printf("/queue/%s/%s", name, cases[i].name);
    g_test_add_data_func(path, &cases[i], func);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  add_for_cases("first-is-next", test_first_is_next);
  add_for_cases("order", test_order);
  add_for_cases("counts-balance", test_counts_balance);
  add_for_cases("however-reached", test_however_reached);
  add_for_cases("foresee-changes-nothing", test_foresee_changes_nothing);
  add_for_cases("view-changes-nothing", test_view_changes_nothing);
  add_for_cases("cause", test_cause);
  add_for_cases("voided-are-void", test_voided_are_void);
  g_test_add_func("/queue/void", test_void);
  add_for_cases("voided-by", test_voided_by);
  add_for_cases("next-event", test_next_event);
  g_test_add_func("/queue/look-up", test_look_up);
  g_test_add_func("/queue/words", test_words);
  g_test_add_func("/queue/named", test_named);
  g_test_add_func("/queue/no-queue", test_no_queue);
  return g_test_run();
}
