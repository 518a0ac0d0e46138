/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-open-times: when a door is open, typed and shown. */
#include "carom-open-times.h"

#include "carom-scene.h"

#include <string.h>

static const CaromIntervals *read(const char *text) {
  g_autoptr(GError) error = NULL;
  const CaromIntervals *open = NULL;
  g_assert_true(carom_open_times_read(text, &open, &error));
  g_assert_no_error(error);
  return open;
}

/* Seconds are the unit where there is none; calculations go as in other cells. */
static void test_read(void) {
  static const struct {
    const char *text;
    guint n;
    CaromInterval expected[2];
  } cases[] = {
      {"0.5..1.2; 3..4", 2, {{0.5, 1.2}, {3, 4}}},
      {"  0 .. 1  ", 1, {{0, 1}}},
      {"0..1;1..2;", 2, {{0, 1}, {1, 2}}},
      {"1/2 .. 2*3", 1, {{0.5, 6}}},
      {"500 ms..1 min", 1, {{0.5, 60}}},
      {"1e-3..1e3", 1, {{1e-3, 1e3}}},
      {"1…2", 1, {{1, 2}}},
      {"0...5", 1, {{0, 0.5}}},
  };
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    const CaromIntervals *open = read(cases[i].text);
    g_test_message("%s", cases[i].text);
    g_assert_nonnull(open);
    g_assert_true(open == carom_intervals_intern(cases[i].expected, cases[i].n));
  }
  g_assert_null(read(""));
  g_assert_null(read("  "));
}

/* Each time the message says how, and quotes what is wrong. */
static void test_refusals(void) {
  static const struct {
    const char *text, *said;
  } cases[] = {
      {"0.5", "0.5..1.2; 3..4"},
      {"0.5-1.2", "0.5..1.2; 3..4"},
      {"3..", "0.5..1.2; 3..4"},
      {"..3", "0.5..1.2; 3..4"},
      {"1..2..3", "0.5..1.2; 3..4"},
      {"0..1;;2..3", "0.5..1.2; 3..4"},
      {"1..2, 3..4", "0.5..1.2; 3..4"},
      {"2..1", "“2..1” does not end after it begins"},
      {"1..1", "“1..1” does not end after it begins"},
      {"0..2; 1..3", "“1..3” begins before the previous opening has ended"},
      {"-1..2", "“-1..2” begins before the run does"},
      {"1 m..2", "“1 m”"},
      {"one..2", "“one”"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    g_autoptr(GError) error = NULL;
    const CaromIntervals *open;
    g_test_message("%s", cases[i].text);
    g_assert_false(carom_open_times_read(cases[i].text, &open, &error));
    g_assert_nonnull(error);
    g_assert_nonnull(strstr(error->message, cases[i].said));
  }
}

/* Whatever is written is read again, bit for bit. */
static void test_round_trip(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(3);
  for (guint i = 0; i < 1000; i++) {
    CaromInterval times[5];
    double now = 0;
    guint n = (guint)g_rand_int_range(random, 0, 6);
    for (guint k = 0; k < n; k++) {
      times[k].from_s = now + g_rand_double(random);
      now = times[k].until_s = times[k].from_s + g_rand_double(random) + 1e-9;
    }
    const CaromIntervals *open = carom_intervals_intern(times, n);
    g_autofree char *text = carom_open_times_write(open);
    g_assert_true(read(text) == open);
  }
}

static void test_short(void) {
  const CaromIntervals *few = read("1/3..2/3; 1..2"), *many = read("0..1; 2..3; 4..5; 6..7");
  g_autofree char *of_few = carom_open_times_write_short(few);
  g_autofree char *of_many = carom_open_times_write_short(many);
  g_assert_cmpstr(of_few, ==, "0.333..0.667; 1..2");
  g_assert_cmpstr(of_many, ==, "0..1; 2..3; 4..5; …");
}

static void test_most(void) {
  g_autoptr(GString) text = g_string_new(NULL);
  for (guint i = 0; i < CAROM_SCENE_MAX_OPENINGS; i++)
    g_string_append_printf(text, "%u..%u;", 2 * i, 2 * i + 1);
  g_assert_cmpuint(read(text->str)->n, ==, CAROM_SCENE_MAX_OPENINGS);
  g_string_append(text, "1e6..1e7");
  g_autoptr(GError) error = NULL;
  const CaromIntervals *open;
  g_assert_false(carom_open_times_read(text->str, &open, &error));
  g_assert_nonnull(strstr(error->message, "1000 times at most"));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/open-times/read", test_read);
  g_test_add_func("/open-times/refusals", test_refusals);
  g_test_add_func("/open-times/round-trip", test_round_trip);
  g_test_add_func("/open-times/short", test_short);
  g_test_add_func("/open-times/most", test_most);
  return g_test_run();
}
