/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* events-test: scenes under the events detection, for the tests of it. */
#pragma once

#include "carom-events.h"
#include "engine-test.h"
#include "resolvers-test.h"
#include "rounds-test.h"

#include <sys/time.h>

/* As the last resort, a hang becomes a failure: SIGPROF ends the test after that much work from now
 * on. Time in which other programs run does not count. */
static inline void test_events_limit_work(void) {
  const struct itimerval limit = {.it_value = {.tv_sec = 60}};
  setitimer(ITIMER_PROF, &limit, NULL);
}

static inline CaromMethod test_events_method(const CaromResolver *resolver) {
  CaromMethod method = carom_method_option_defaults();
  method.resolver = resolver;
  method.detection = &carom_detection_events;
  return method;
}

static inline void test_add_pinned(CaromScene *scene, double x, double y, double vx, double vy,
                                   double radius) {
  test_add_disc(scene, x, y, vx, vy, radius, 1);
  g_array_index(scene->bodies, CaromBody, scene->bodies->len - 1).pinned = TRUE;
}

/* A run of @scene up to @until_s, which must lie within its first frame. */
static inline CaromRun *test_events_until(CaromScene *scene, const CaromResolver *resolver,
                                          double until_s) {
  CaromMethod method = test_events_method(resolver);
  CaromRun *run = carom_run_new(scene, &method);
  g_autoptr(GError) error = NULL;
  carom_run_advance(run, until_s, until_s, &error);
  g_assert_no_error(error);
  return run;
}

/* A test that takes seconds: with the last resolver alone, unless tests are thorough. */
static inline void test_add_long_for_resolvers(const char *name, GTestDataFunc func) {
  guint n;
  carom_resolvers(&n);
  guint first = test_is_thorough() ? test_first_resolver(n) : n - 1;
  test_add_from_table(&carom_resolver_methods, first, name, func);
}
