/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Every built-in scene in steps, with every separation, put-back and speed correction: what panes
 * say of where they put the bodies of a contact is what they did. */
#include "carom-builtin.h"
#include "carom-method-option.h"
#include "encounter-work-test.h"

/* How far scenes are run, and how many contacts of a pane are looked at. */
#define MOST_FRAMES   600
#define MOST_CONTACTS 8

static void set(CaromMethod *method, const char *key, const char *id) {
  const CaromMethodOption *option = carom_method_option_by_key(key);
  carom_method_option_set(method, option, carom_method_option_part(option, id));
}

/* Returns: how many contacts have been looked at */
static guint check_pane(const CaromComparison *comparison, guint run, const CaromMethod *method) {
  guint n = carom_run_count_contacts(carom_comparison_get_run(comparison, run)), n_checked = 0;
  for (guint i = 0; i < n; i += 1 + n / MOST_CONTACTS) {
    CaromEncounterRecord encounter;
    g_assert_true(carom_encounter_examine(comparison, run, i, &encounter));
    work_check_where(carom_comparison_get_scene(comparison), method, &encounter, NULL);
    n_checked++;
  }
  return n_checked;
}

/* A pane for each part of @key, the rest as in @base. */
static guint check_panes(CaromScene *scene, CaromMethod base, const char *key) {
  const CaromMethodOption *option = carom_method_option_by_key(key);
  g_autofree CaromMethod *methods = g_new(CaromMethod, option->n_parts);
  for (guint i = 0; i < option->n_parts; i++) {
    methods[i] = base;
    carom_method_option_set(&methods[i], option, option->parts[i]);
  }
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, methods, option->n_parts);
  g_autoptr(GError) error = NULL;
  double n_frames = MIN(ceil(scene->duration_s / scene->dt_s), MOST_FRAMES);
  carom_comparison_seek(comparison, (guint64)n_frames, &error);
  g_assert_no_error(error);
  guint n_checked = 0;
  for (guint run = 0; run < option->n_parts; run++)
    n_checked += check_pane(comparison, run, &methods[run]);
  return n_checked;
}

static void test_scene(gconstpointer data) {
  g_autoptr(CaromScene) scene = carom_builtin_load(data, NULL);
  CaromMethod method = carom_method_option_defaults();
  set(&method, "detection", "stepped");
  guint n_checked = check_panes(scene, method, "separation");
  n_checked += check_panes(scene, method, "speed-correction");
  set(&method, "ties", "simultaneous");
  n_checked += check_panes(scene, method, "separation");
  set(&method, "wall-putback", "path");
  set(&method, "sliding-lift", "on");
  n_checked += check_panes(scene, method, "speed-correction");
  g_test_message("%u contacts", n_checked);
  g_assert_cmpuint(n_checked, >, 0);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  guint n;
  const CaromBuiltin *builtins = carom_builtins(&n);
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf("/encounters-where/%s", builtins[i].id);
    g_test_add_data_func(path, builtins[i].id, test_scene);
  }
  return g_test_run();
}
