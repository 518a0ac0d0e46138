/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-builtin-wrong: every built-in scene under every resolver that is wrong on purpose, in steps
 * and at exact times. Such a resolver can leave bodies approaching, drive them through walls, or
 * make numbers grow without bound; a run then stops with a message, or it goes on, but it always
 * comes to an end. */
#include "carom-builtin.h"
#include "carom-comparison.h"
#include "carom-detection.h"
#include "carom-method-option.h"
#include "carom-scene-file.h"
#include "rounds-test.h"

#include <unistd.h>

/* Long enough for a computer that is busy with other things; a run that hangs takes forever. */
#define PATIENCE_S 240

/* In most scenes all that is free has met something by then; in the short one, something has. */
#define DURATION_S       3.0
#define SHORT_DURATION_S 1.0

static void check_finite(const CaromRun *run) {
  const CaromBodies *bodies = &run->world->bodies;
  for (guint i = 0; i < bodies->n; i++) {
    g_assert_true(carom_vec2_is_finite(carom_bodies_position(bodies, i)));
    g_assert_true(carom_vec2_is_finite(carom_bodies_velocity(bodies, i)));
  }
}

/* Whatever happens, what is shown are numbers. */
static void check_run(CaromScene *scene, const CaromMethod *method) {
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, method, 1);
  double duration_s = MIN(scene->duration_s, test_is_thorough() ? DURATION_S : SHORT_DURATION_S);
  g_autoptr(GError) error = NULL;
  while (carom_comparison_get_time_s(comparison) < duration_s &&
         carom_comparison_step(comparison, &error))
    check_finite(carom_comparison_get_run(comparison, 0));
  if (!error)
    return;
  g_test_message("%s %s %s: %s", scene->id, method->resolver->part.id, method->detection->part.id,
                 error->message);
  g_assert_cmpstr(error->message, !=, "");
  check_finite(carom_comparison_get_run(comparison, 0));
}

/* Where tests are short, each resolver under one detection, in every scene under the next one. */
static void test_scene(gconstpointer data) {
  const CaromBuiltin *builtin = data;
  guint n, nth = (guint)(builtin - carom_builtins(&n));
  g_autoptr(GError) error = NULL;
  g_autoptr(CaromScene) scene = carom_scene_file_load(builtin->id, NULL, &error);
  g_assert_no_error(error);
  const CaromMethodOption *detection = carom_method_option_by_key("detection");
  const CaromResolver *const *wrong = carom_resolver_table_get(&carom_resolver_wrong, &n);
  for (guint i = 0; i < n; i++) {
    for (guint k = 0; k < detection->n_parts; k++) {
      if (!test_runs_cell(nth + i, n, k, detection->n_parts))
        continue;
      CaromMethod method = carom_method_option_defaults();
      method.resolver = wrong[i];
      carom_method_option_set(&method, detection, detection->parts[k]);
      gint64 from = g_get_monotonic_time();
      check_run(scene, &method);
      if (g_get_monotonic_time() - from > G_USEC_PER_SEC)
        g_test_message("%s: %s %s took %.1f s", builtin->id, wrong[i]->part.id,
                       detection->parts[k]->id,
                       (double)(g_get_monotonic_time() - from) / G_USEC_PER_SEC);
    }
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  alarm(PATIENCE_S);
  guint n;
  const CaromBuiltin *builtins = carom_builtins(&n);
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf("/builtin-wrong/%s", builtins[i].id);
    g_test_add_data_func(path, &builtins[i], test_scene);
  }
  return g_test_run();
}
