/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* When two bodies touched, in all scenes that come with the program: every line is what its formula
 * gives, and the time is that of the contact. */
#include "carom-builtin.h"
#include "carom-detection.h"
#include "carom-scene-file.h"
#include "encounter-test.h"
#include "when-test.h"

#include <string.h>

/* How many contacts of each scene are looked at; each takes as long as going back to it. */
#define N_CONTACTS 40

/* Contacts are looked for up to then. */
#define UNTIL_S 8

static CaromScene *load(const char *id) {
  g_autoptr(GError) error = NULL;
  CaromScene *scene = carom_scene_file_load(id, NULL, &error);
  g_assert_no_error(error);
  return scene;
}

/* Where the flights lead to it, the time is the engine's own; only where several contacts are at
 * the same instant, it is that of the first of them. */
static void check_exact(const CaromWorking *working, const CaromEncounterRecord *encounter,
                        gboolean meet) {
  const CaromWorkingLine *last = &working->lines[working->n_lines - 1];
  double time_s = encounter->record.time_s;
  g_assert_cmpfloat(last->value.number, ==, time_s);
  g_assert_cmpstr(last->symbol, ==,
                  meet && last->value.number == test_when_number(working, "t") ? "t" : "t_1");
  if (g_str_equal(last->symbol, "t_1"))
    g_assert_cmpuint(encounter->n_turns, >, 1);
}

static void check_step(const CaromWorking *working, const CaromEncounterRecord *encounter,
                       const CaromScene *scene) {
  g_assert_cmpfloat(test_when_number(working, "t_N"), ==,
                    (double)encounter->record.frame * scene->dt_s);
  g_assert_cmpfloat(test_when_number(working, "L"), ==, encounter->depth);
}

/* @least: of the contacts, the flights lead to at least one in so many */
static void check_scene(const char *id, CaromMethod method, guint least) {
  g_autoptr(CaromScene) scene = load(id);
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  while (run->world->time_s < UNTIL_S && test_n_contacts(comparison, 0) < N_CONTACTS)
    test_go_to(comparison, run->world->frame + 1);
  guint n = MIN(test_n_contacts(comparison, 0), N_CONTACTS), n_meet = 0;
  for (guint i = 0; i < n; i++) {
    CaromEncounterRecord encounter = test_examine(comparison, 0, i);
    CaromWorking working =
        carom_encounter_account_work(scene, &method, &encounter, CAROM_ENCOUNTER_WHEN);
    gboolean meet = test_when_check(&working, &encounter, scene);
    n_meet += meet ? 1 : 0;
    if (method.detection->is_stepped)
      check_step(&working, &encounter, scene);
    else
      check_exact(&working, &encounter, meet);
  }
  g_test_message("%s: %u of %u", id, n_meet, n);
  g_assert_cmpuint(n_meet * least, >=, n);
}

static void test_events(gconstpointer data) {
  check_scene(data, test_method("detection", "events"), 1);
}

static void test_events_together(gconstpointer data) {
  CaromMethod method = test_method("ties", "simultaneous");
  method.detection = &carom_detection_events;
  /* In a rack, most touch all the time. */
  check_scene(data, method, 4);
}

static void test_stepped(gconstpointer data) {
  check_scene(data, test_method("detection", "stepped"), 4);
}

static void add(const char *name, const char *id, GTestDataFunc func) {
  g_autofree char *path = g_strdup_printf("/when/%s/%s", name, id);
  g_test_add_data_func(path, id, func);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  guint n;
  const CaromBuiltin *builtins = carom_builtins(&n);
  for (guint i = 0; i < n; i++) {
    add("events", builtins[i].id, test_events);
    add("events-together", builtins[i].id, test_events_together);
    add("stepped", builtins[i].id, test_stepped);
  }
  return g_test_run();
}
