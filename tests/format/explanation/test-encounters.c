/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Every built-in scene under the panes that it suggests: what each of them did at its contacts. */
#include "carom-builtin.h"
#include "carom-encounter.h"
#include "carom-method-suggestion.h"

#include <string.h>

/* How far scenes are run, and how many contacts of a pane are looked at. */
#define MOST_FRAMES   1500
#define MOST_CONTACTS 25

static const CaromContactRecord *record_of(const CaromComparison *comparison, guint run, guint i) {
  const CaromRun *pane = carom_comparison_get_run(comparison, run);
  return carom_run_get_contact(pane, i);
}

static void check_examined(const CaromComparison *comparison, guint run, guint i) {
  const CaromContactRecord *record = record_of(comparison, run, i);
  CaromEncounterRecord encounter;
  g_assert_true(carom_encounter_examine(comparison, run, i, &encounter));
  g_assert_cmpfloat(encounter.record.time_s, ==, record->time_s);
  g_assert_cmpmem(&encounter.record.contact, sizeof record->contact, &record->contact,
                  sizeof record->contact);
  g_assert_cmpmem(&encounter.record.outcome, sizeof record->outcome, &record->outcome,
                  sizeof record->outcome);
  g_assert_true(encounter.depth >= 0 && isfinite(encounter.depth));
  g_assert_true(carom_vec2_is_finite(encounter.found_a) && carom_vec2_is_finite(encounter.left_b));
  g_autofree char *text = carom_encounter_describe(comparison, run, &encounter);
  g_assert_true(g_utf8_validate(text, -1, NULL));
  g_assert_true(g_str_has_suffix(text, ".\n"));
  if (i == 0)
    g_test_message("%s: %s", carom_comparison_get_title(comparison, run), text);
}

/* The other panes have the contact, or they say what they had instead. */
static void check_others(const CaromComparison *comparison, guint run, guint i) {
  const CaromContactRecord *record = record_of(comparison, run, i);
  for (guint other = 0; other < carom_comparison_get_n_runs(comparison); other++) {
    guint match;
    if (carom_encounter_match(comparison, run, i, other, &match)) {
      g_assert_cmpuint(record_of(comparison, other, match)->a, ==, record->a);
      g_assert_cmpint(record_of(comparison, other, match)->b, ==, record->b);
      g_assert_cmpint(record_of(comparison, other, match)->wall, ==, record->wall);
      continue;
    }
    g_assert_cmpuint(other, !=, run);
    g_autofree char *missing = carom_encounter_describe_missing(comparison, run, i, other);
    g_assert_true(g_str_has_suffix(missing, "."));
  }
}

static void check_sought(CaromComparison *comparison, guint run, guint i) {
  g_autoptr(GError) error = NULL;
  carom_comparison_seek_contact(comparison, run, i, CAROM_INSTANT_BEFORE, &error);
  g_assert_no_error(error);
  g_assert_true(carom_comparison_is_at_contact(comparison, run, i));
  guint last;
  g_assert_true(carom_comparison_last_contact(comparison, run, &last));
  g_assert_cmpuint(last, >=, i);
  g_assert_true(carom_comparison_is_at_contact(comparison, run, last));
}

static void test_scene(gconstpointer data) {
  g_autoptr(CaromScene) scene = carom_builtin_load(data, NULL);
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  g_autoptr(CaromComparison) comparison =
      carom_comparison_new(scene, (const CaromMethod *)methods->data, methods->len);
  double n_frames = MIN(scene->duration_s / scene->dt_s, MOST_FRAMES);
  g_autoptr(GError) error = NULL;
  carom_comparison_seek(comparison, (guint64)n_frames, &error);
  g_assert_no_error(error);
  for (guint run = 0; run < methods->len; run++) {
    guint n = carom_run_count_contacts(carom_comparison_get_run(comparison, run));
    guint stride = 1 + n / MOST_CONTACTS;
    for (guint i = 0; i < n; i += stride) {
      check_examined(comparison, run, i);
      check_others(comparison, run, i);
      check_sought(comparison, run, i);
    }
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  guint n;
  const CaromBuiltin *builtins = carom_builtins(&n);
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf("/encounters/%s", builtins[i].id);
    g_test_add_data_func(path, builtins[i].id, test_scene);
  }
  return g_test_run();
}
