/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* The queue of events against a search through all of them. */
#include "carom-event-queue.h"

#include <math.h>

/* Of items due at the same time the one with the lower number comes first. */
static gboolean lower_first(guint one, guint other, gpointer user_data) {
  return one < other;
}

static guint search(const double *times, guint n) {
  guint first = CAROM_EVENT_QUEUE_NONE;
  for (guint i = 0; i < n; i++)
    if (times[i] < INFINITY && (first == CAROM_EVENT_QUEUE_NONE || times[i] < times[first]))
      first = i;
  return first;
}

typedef double (*NextTime)(GRand *random, double now);

static double spread(GRand *random, double now) {
  return now + g_rand_double(random);
}

/* Times that are often the same. */
static double coarse(GRand *random, double now) {
  return now + g_rand_int_range(random, 0, 4);
}

/* Bursts, long waits, and items that are never due again. */
static double uneven(GRand *random, double now) {
  switch (g_rand_int_range(random, 0, 3)) {
  case 0:
    return now + 1e-12 * g_rand_double(random);
  case 1:
    return now + 1e9 * g_rand_double(random);
  default:
    return INFINITY;
  }
}

/* Also times in the past: what is overtaken is due at once. */
static double backwards(GRand *random, double now) {
  return now + g_rand_double_range(random, -1, 1);
}

static const struct {
  const char *name;
  NextTime next;
} kinds[] = {{"spread", spread}, {"coarse", coarse}, {"uneven", uneven}, {"backwards", backwards}};

static void test_order(gconstpointer data) {
  NextTime next = kinds[GPOINTER_TO_UINT(data)].next;
  static const guint sizes[] = {1, 2, 3, 7, 64, 100};
  for (guint s = 0; s < G_N_ELEMENTS(sizes); s++) {
    guint n = sizes[s];
    g_autoptr(GRand) random = g_rand_new_with_seed(n);
    g_autofree double *times = g_new(double, n);
    CaromEventQueue *queue = carom_event_queue_new(n, lower_first, NULL);
    double due;
    g_assert_cmpuint(carom_event_queue_first(queue, &due), ==, CAROM_EVENT_QUEUE_NONE);
    for (guint i = 0; i < n; i++)
      times[i] = INFINITY;
    double now = 0;
    for (guint k = 0; k < 5000; k++) {
      guint first = search(times, n);
      g_assert_cmpuint(carom_event_queue_first(queue, &due), ==, first);
      g_assert_cmpfloat(due, ==, first != CAROM_EVENT_QUEUE_NONE ? times[first] : INFINITY);
      /* What is due gets another time, as does one that is not. */
      guint item = k % 2 == 0 && first != CAROM_EVENT_QUEUE_NONE
                       ? first
                       : (guint)g_rand_int_range(random, 0, (gint)n);
      now = first != CAROM_EVENT_QUEUE_NONE ? times[first] : now;
      times[item] = next(random, now);
      carom_event_queue_set(queue, item, times[item]);
      g_assert_cmpfloat(carom_event_queue_get(queue, item), ==, times[item]);
    }
    carom_event_queue_free(queue);
  }
}

/* Leaving out no round, there is one part, whose winner is first of all. The more rounds are left
 * out the smaller is the part, so its winner may be later, but never later than any of its
 * items. */
static void test_parts(void) {
  static const guint sizes[] = {1, 2, 3, 7, 64, 100};
  for (guint s = 0; s < G_N_ELEMENTS(sizes); s++) {
    guint n = sizes[s];
    g_autoptr(GRand) random = g_rand_new_with_seed(n);
    CaromEventQueue *queue = carom_event_queue_new(n, lower_first, NULL);
    for (guint rounds = 0; rounds < 9; rounds++)
      g_assert_cmpuint(carom_event_queue_first_of_part(queue, n - 1, rounds), ==,
                       CAROM_EVENT_QUEUE_NONE);
    for (guint i = 0; i < n; i++)
      carom_event_queue_set(queue, i, g_rand_double(random));
    double due;
    guint first = carom_event_queue_first(queue, &due);
    for (guint i = 0; i < n; i++) {
      g_assert_cmpuint(carom_event_queue_first_of_part(queue, i, 0), ==, first);
      double least = due;
      for (guint rounds = 0; rounds < 9; rounds++) {
        guint winner = carom_event_queue_first_of_part(queue, i, rounds);
        double time = carom_event_queue_get(queue, winner);
        g_assert_cmpfloat(time, >=, least);
        g_assert_cmpfloat(time, <=, carom_event_queue_get(queue, i));
        g_assert_cmpuint(carom_event_queue_first_of_part(queue, winner, rounds), ==, winner);
        least = time;
      }
    }
    carom_event_queue_free(queue);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(kinds); i++) {
    g_autofree char *path = g_strdup_printf("/event-queue/%s", kinds[i].name);
    g_test_add_data_func(path, GUINT_TO_POINTER(i), test_order);
  }
  g_test_add_func("/event-queue/parts", test_parts);
  return g_test_run();
}
