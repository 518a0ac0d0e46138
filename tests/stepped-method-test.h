/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* stepped-method-test: methods in steps, for tests of what steps do, and of what has overlaps. */
#pragma once

#include "carom-detection.h"
#include "carom-method-option.h"
#include "carom-scene.h"

static inline CaromMethod test_stepped_method(void) {
  CaromMethod method = {.detection = &carom_detection_stepped};
  carom_method_option_complete(&method);
  return method;
}

/* Suggests a pane in steps for each resolver, in that order. */
static inline void test_suggest_steps(CaromScene *scene) {
  guint n_resolvers;
  const CaromResolver *const *resolvers = carom_resolvers(&n_resolvers);
  g_array_set_size(scene->methods, 0);
  for (guint i = 0; i < n_resolvers; i++) {
    CaromMethod method = test_stepped_method();
    method.resolver = resolvers[i];
    g_array_append_val(scene->methods, method);
  }
}
