/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* What a pane did at a contact: where it found, resolved and left the bodies, in what order, and in
 * words. */
#include "carom-encounter-missed.h"
#include "carom-method-difference.h"
#include "carom-separation.h"
#include "encounter-test.h"

#include <float.h>
#include <string.h>

/* ---- Two discs ---- */

typedef struct {
  const char *separation;
  double contact_a, contact_b, left_a, left_b; /* x */
  double time_s;                               /* of the contact */
  const char *words[3];                        /* in its sentences */
} Placing;

/* Found 0.09 s late, 0.27 m deep, at 0.17 m and 0.4 m. */
static const Placing placings[] = {
    /* 0.5 : 2 of 0.27 m */
    {"share", 0.17, 0.4, 0.17 - 0.054, 0.4 + 0.216, 0.6, {"“Share”", "0.054", "0.216"}},
    /* 0.1 s with the new velocities; 0.12 m deep they stay */
    {"nudge", 0.17, 0.4, 0.22, 0.6, 0.6, {"“Nudge”", "0.05", "They still overlapped by 0.12"}},
    /* 2 : 1 of 0.27 m */
    {"rewind-normal", -0.01, 0.49, -0.01, 0.49, 0.6, {"“Rewind (normal)”", "0.18", "0.09"}},
    /* 0.09 s back with the old velocities, and forth with the new */
    {"rewind-path",
     -0.01,
     0.49,
     -0.01 + 0.045,
     0.49 + 0.18,
     0.51,
     {"“Rewind (path)”", "0.09\u00a0s", "0.18"}},
};

static void test_two_discs(gconstpointer data) {
  const Placing *placing = data;
  g_autoptr(CaromScene) scene = test_head_on_scene();
  CaromMethod method = test_method("separation", placing->separation);
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  test_go_to(comparison, 6);
  g_assert_cmpuint(test_n_contacts(comparison, 0), ==, 1);
  CaromEncounterRecord encounter = test_examine(comparison, 0, 0);
  const double eps = 16 * DBL_EPSILON; /* of lengths up to 1 */
  g_assert_true(encounter.overlapped);
  g_assert_false(carom_encounter_record_in_several(&encounter));
  g_assert_cmpuint(encounter.n_turns, ==, 1);
  g_assert_cmpfloat_with_epsilon(encounter.depth, 0.27, eps);
  g_assert_cmpfloat_with_epsilon(encounter.found_a.x, 0.17, eps);
  g_assert_cmpfloat_with_epsilon(encounter.found_b.x, 0.4, eps);
  g_assert_cmpfloat_with_epsilon(encounter.contact_a.x, placing->contact_a, eps);
  g_assert_cmpfloat_with_epsilon(encounter.contact_b.x, placing->contact_b, eps);
  g_assert_cmpfloat_with_epsilon(encounter.left_a.x, placing->left_a, eps);
  g_assert_cmpfloat_with_epsilon(encounter.left_b.x, placing->left_b, eps);
  g_assert_cmpfloat_with_epsilon(encounter.record.time_s, placing->time_s, eps);
  /* The contact ends the frame. */
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  test_assert_same_vec2(encounter.left_a, test_position(run, 0));
  test_assert_same_vec2(encounter.left_b, test_position(run, 1));

  g_autofree char *text = carom_encounter_describe(comparison, 0, &encounter);
  g_test_message("%s", text);
  g_assert_nonnull(strstr(text, "overlapping by 0.27\u00a0m"));
  for (guint i = 0; i < G_N_ELEMENTS(placing->words); i++)
    g_assert_nonnull(strstr(text, placing->words[i]));
}

static void test_two_discs_by_events(void) {
  g_autoptr(CaromScene) scene = test_head_on_scene();
  CaromMethod method = test_method("detection", "events");
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  test_go_to(comparison, 6);
  CaromEncounterRecord encounter = test_examine(comparison, 0, 0);
  g_assert_false(encounter.overlapped);
  g_assert_cmpfloat(encounter.depth, ==, 0);
  g_assert_cmpfloat_with_epsilon(encounter.found_a.x, -0.01, 16 * DBL_EPSILON);
  g_assert_cmpfloat_with_epsilon(encounter.found_b.x, 0.49, 16 * DBL_EPSILON);
  test_assert_same_vec2(encounter.found_a, encounter.contact_a);
  test_assert_same_vec2(encounter.contact_b, encounter.left_b);
  g_autofree char *text = carom_encounter_describe(comparison, 0, &encounter);
  g_test_message("%s", text);
  g_assert_cmpstr(
      text, ==,
      "A and B met at t = 0.51\u00a0s, which was calculated from their paths: without overlap, so "
      "nothing had to be corrected.\n");
}

/* ---- A disc and a wall ---- */

/* From (0, 1.5) with (3, −4) in a quarter of a second to (0.75, 0.5), half its radius deep. */
static void test_wall(gconstpointer data) {
  const char *id = data;
  gboolean path = g_str_equal(id, "path");
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_wall(scene, -10, 0, 10, 0);
  test_add_disc(scene, 0, 1.5, 3, -4, 1, 1);
  scene->dt_s = 0.25;
  CaromMethod method = test_method("wall-putback", id);
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  test_go_to(comparison, 1);
  CaromEncounterRecord encounter = test_examine(comparison, 0, 0);
  const double eps = 8 * DBL_EPSILON;
  g_assert_cmpuint(encounter.n_turns, ==, 0);
  g_assert_cmpfloat_with_epsilon(encounter.depth, 0.5, eps);
  g_assert_cmpfloat_with_epsilon(test_distance(encounter.found_a, carom_vec2(0.75, 0.5)), 0, eps);
  g_assert_cmpfloat_with_epsilon(test_distance(encounter.found_b, carom_vec2(0.75, 0)), 0, eps);
  CaromVec2 at = {path ? 0.375 : 0.75, 1};
  g_assert_cmpfloat_with_epsilon(test_distance(encounter.contact_a, at), 0, eps);
  g_assert_cmpfloat_with_epsilon(test_distance(encounter.contact_b, carom_vec2(at.x, 0)), 0, eps);
  test_assert_same_vec2(encounter.left_a, encounter.contact_a);
  test_assert_same_vec2(encounter.velocity_found_a, carom_vec2(3, -4));
  g_autofree char *text = carom_encounter_describe(comparison, 0, &encounter);
  g_test_message("%s", text);
  g_assert_nonnull(
      strstr(text, path ? "0.625\u00a0m, back along its path" : "0.5\u00a0m, straight"));
  g_assert_null(strstr(text, "gravity"));
}

/* From 0.25 m with −1.5 m/s under 10 m/s² in 0.1 s to 0.05 m with −2.5 m/s, 0.05 m deep: at the
 * wall v² = 6.25 − 2 · 10 · 0.05. The lift is what falls in a step from rest: 0.05 m. */
static void test_wall_under_gravity(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->gravity = carom_vec2(0, -10);
  scene->dt_s = 0.1;
  test_add_wall(scene, -1, 0, 1, 0);
  test_add_disc(scene, 0, 0.25, 0, -1.5, 0.1, 1);
  g_autoptr(CaromComparison) comparison = test_compare_two(scene, test_method("sliding-lift", "on"),
                                                           test_method("speed-correction", "none"));
  test_go_to(comparison, 1);
  CaromEncounterRecord lifted = test_examine(comparison, 0, 0),
                       plain = test_examine(comparison, 1, 0);
  const double eps = 16 * DBL_EPSILON;
  g_assert_cmpfloat_with_epsilon(lifted.velocity_found_a.y, -2.5, eps);
  g_assert_cmpfloat_with_epsilon(lifted.record.contact.velocity_a.y, -sqrt(5.25), eps);
  g_assert_cmpfloat_with_epsilon(lifted.contact_a.y, 0.1, eps);
  g_assert_cmpfloat_with_epsilon(lifted.left_a.y, 0.15, eps);
  test_assert_same_vec2(plain.velocity_found_a, plain.record.contact.velocity_a);
  g_assert_cmpfloat_with_epsilon(plain.left_a.y, 0.1, eps);
  g_autofree char *text = carom_encounter_describe(comparison, 0, &lifted);
  g_test_message("%s", text);
  g_assert_nonnull(strstr(text, "from 2.5\u00a0m/\u2060s to 2.291\u00a0m/\u2060s"));
  g_assert_nonnull(strstr(text, "lift"));
  g_autofree char *other = carom_encounter_describe(comparison, 1, &plain);
  g_assert_null(strstr(other, "gravity"));
  g_assert_null(strstr(other, "lift"));
}

/* Right through, in one step; the pane without a guard never hears of it. */
static void test_tunnelling(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->dt_s = 0.1;
  test_add_wall(scene, 0, -1, 0, 1);
  test_add_disc(scene, -0.5, 0, 10, 0, 0.1, 1);
  g_autoptr(CaromComparison) comparison = test_compare_two(scene, test_method("tunnel-guard", "on"),
                                                           test_method("tunnel-guard", "off"));
  test_go_to(comparison, 3);
  CaromEncounterRecord encounter = test_examine(comparison, 0, 0);
  g_assert_cmpfloat_with_epsilon(encounter.depth, 0.6, 8 * DBL_EPSILON);
  g_assert_cmpfloat_with_epsilon(encounter.found_a.x, 0.5, 8 * DBL_EPSILON);
  g_assert_cmpfloat_with_epsilon(encounter.contact_a.x, -0.1, 8 * DBL_EPSILON);
  g_autofree char *text = carom_encounter_describe(comparison, 0, &encounter);
  g_test_message("%s", text);
  g_assert_nonnull(strstr(text, "only the tunnel guard caught it"));
  guint match;
  g_assert_false(carom_encounter_match(comparison, 0, 0, 1, &match));
  g_autofree char *missing = carom_encounter_describe_missing(comparison, 0, 0, 1);
  g_assert_true(g_str_has_prefix(missing, "Here A and wall 1 have not met by t = 0.3\u00a0s."));
  g_assert_nonnull(strstr(missing, "A passes through wall 1"));
  CaromEncounterMissed missed =
      carom_encounter_missed(comparison, 1, test_contact_of(comparison, 0, 0));
  g_assert_true(missed.is_through);
  g_assert_cmpfloat_with_epsilon(missed.due_s, 0.04, 8 * DBL_EPSILON);
  g_autofree char *difference = carom_method_difference_of_comparison(comparison);
  g_assert_nonnull(strstr(difference, "Tunnel guard"));
}

/* Two discs at 100 m/s pass through each other within a step: at 0.1 s they are 1 m before the
 * place, at 0.2 s well behind it. Where they touch and stay together for a while, or have only been
 * near, nothing was missed. */
static void test_missed(void) {
  const struct {
    double speed, aside;
    gboolean is_missed;
  } cases[] = {{100, 0, TRUE}, {100, 0.6, FALSE}, {1, 0, FALSE}};
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    g_autoptr(CaromScene) scene = carom_scene_new();
    scene->dt_s = 0.1;
    test_add_disc(scene, 0, 0, cases[i].speed, 0, 0.25, 1);
    test_add_disc(scene, 11.5, cases[i].aside, 0, 0, 0.25, 1);
    g_autoptr(CaromComparison) comparison = test_compare_two(
        scene, test_method("detection", "events"), test_method("detection", "stepped"));
    test_go_to(comparison, 3);
    CaromContactRecord record = {.frame = 2, .a = 0, .b = 1, .wall = -1};
    CaromEncounterMissed missed = carom_encounter_missed(comparison, 1, &record);
    g_assert_cmpint(missed.is_missed, ==, cases[i].is_missed);
    g_assert_false(missed.is_through);
    g_assert_false(carom_encounter_missed(comparison, 0, &record).is_missed);
    if (!missed.is_missed)
      continue;
    g_assert_cmpfloat_with_epsilon(missed.due_s, 0.11, 8 * DBL_EPSILON);
    g_autofree char *text = carom_encounter_describe_missing(comparison, 0, 0, 1);
    g_assert_nonnull(strstr(text, "should meet at t = 0.11\u00a0s"));
  }
}

/* ---- Any contact among many discs, under every method ---- */

static double reach(const CaromScene *scene, const CaromContactRecord *record) {
  double radius = carom_scene_body(scene, record->a)->radius;
  return record->b < 0 ? radius : radius + carom_scene_body(scene, (guint)record->b)->radius;
}

static void check_discs(const CaromScene *scene, const CaromMethod *method,
                        const CaromEncounterRecord *encounter) {
  const CaromContactRecord *record = &encounter->record;
  double sigma = reach(scene, record), eps = 1e-12 * 100; /* rounding in a box of 100 */
  double found = test_distance(encounter->found_a, encounter->found_b);
  g_assert_cmpfloat_with_epsilon(MAX(sigma - found, 0), encounter->depth, eps);
  g_assert_cmpfloat(encounter->depth, <, sigma);
  /* It was resolved along the line of centres. */
  test_assert_same_vec2(record->contact.d,
                        carom_vec2_sub(encounter->contact_b, encounter->contact_a));
  if (carom_encounter_record_in_several(encounter))
    return;
  if (record->time_s < (double)record->frame * scene->dt_s) /* rewound to the instant of contact */
    g_assert_cmpfloat_with_epsilon(test_distance(encounter->contact_a, encounter->contact_b), sigma,
                                   eps);
  if (method->separation == &carom_separation_share)
    g_assert_cmpfloat_with_epsilon(test_distance(encounter->left_a, encounter->left_b),
                                   MAX(sigma, found), eps);
}

static void check_wall(const CaromScene *scene, const CaromEncounterRecord *encounter) {
  const CaromContactRecord *record = &encounter->record;
  const CaromWall *wall = carom_scene_wall(scene, (guint)record->wall);
  double radius = reach(scene, record), eps = 1e-12 * 100;
  /* The disc only touches the wall, or is on its way out of an end or a corner. */
  g_assert_cmpfloat(test_distance(encounter->contact_a, encounter->contact_b), >, radius - eps);
  test_assert_same_vec2(encounter->contact_b, carom_wall_foot(wall, encounter->contact_a).nearest);
  g_assert_cmpfloat(carom_vec2_dot(encounter->velocity_found_a, record->contact.d), >, 0);
}

static void check_sentences(const CaromComparison *comparison,
                            const CaromEncounterRecord *encounter) {
  g_autofree char *text = carom_encounter_describe(comparison, 0, encounter);
  g_assert_true(g_utf8_validate(text, -1, NULL));
  /* The mean of several corrections has no such direction. */
  if (carom_encounter_record_in_several(encounter))
    g_assert_null(strstr(text, "along the line of centres"));
  g_assert_true(g_str_has_suffix(text, ".\n"));
  g_assert_null(strstr(text, "?")); /* NaN */
  g_assert_null(strstr(text, "∞"));
}

/* Every contact is found again, bit for bit, and nobody notices. */
static void test_any_method(gconstpointer data) {
  const CaromMethod *method = data;
  g_autoptr(CaromScene) scene = test_crowd();
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, method, 1);
  gboolean stepped = !carom_run_knows_instants(carom_comparison_get_run(comparison, 0));
  test_go_to(comparison, 70);
  test_go_to(comparison, 33); /* anywhere */
  g_autoptr(GBytes) before = test_bits(comparison, TRUE);
  guint n = test_n_contacts(comparison, 0), n_walls = 0;
  g_assert_cmpuint(n, >, 60);
  for (guint i = 0; i < n; i++) {
    CaromEncounterRecord encounter = test_examine(comparison, 0, i);
    test_assert_same_record(&encounter.record, test_contact_of(comparison, 0, i));
    g_assert_cmpint(encounter.overlapped, ==, stepped);
    g_assert_cmpuint(encounter.turn, <=, encounter.n_turns);
    if (encounter.record.b >= 0)
      check_discs(scene, method, &encounter);
    else
      check_wall(scene, &encounter);
    n_walls += encounter.record.b < 0;
    check_sentences(comparison, &encounter);
  }
  g_assert_cmpuint(n_walls, >, 10);
  g_assert_cmpuint(n - n_walls, >, 20);
  g_autoptr(GBytes) after = test_bits(comparison, TRUE);
  g_assert_true(g_bytes_equal(before, after));
}

/* A thin elastic gas, in which no disc is in two overlaps that were not parted at once. */
static CaromScene *thin_gas(void) {
  CaromScene *scene = carom_scene_new();
  test_add_box(scene, 300, 300);
  CaromRandomPlacement placement = carom_random_placement_default();
  placement.count = 40;
  placement.max = carom_vec2(300, 300);
  placement.radius_min = 5;
  placement.radius_max = 9;
  placement.speed_max = 200;
  g_array_append_val(scene->placements, placement);
  g_assert_true(carom_scene_populate(scene, 3, NULL, NULL));
  return scene;
}

/* Where free flight takes disc @i of the present state in a step. */
static CaromVec2 fly(const CaromRun *run, guint i) {
  return carom_vec2_add_scaled(test_position(run, i), test_velocity(run, i),
                               run->world->scene->dt_s);
}

/* The only contact of a step finds the discs where they flew to from the frame before, and leaves
 * them where the frame shows them. */
static void test_between_frames(gconstpointer data) {
  g_autoptr(CaromScene) scene = thin_gas();
  CaromMethod method = test_method("separation", data);
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  test_go_to(comparison, 200);
  guint n_seen = 0;
  for (guint i = 0; i < test_n_contacts(comparison, 0); i++) {
    CaromEncounterRecord encounter = test_examine(comparison, 0, i);
    const CaromContactRecord *record = &encounter.record;
    guint64 frame = record->frame;
    if (carom_run_find_contact(run, frame + 1) - carom_run_find_contact(run, frame) > 1)
      continue;
    n_seen++;
    test_go_to(comparison, frame - 1);
    test_assert_same_vec2(test_velocity(run, record->a), encounter.velocity_found_a);
    g_assert_cmpfloat_with_epsilon(test_distance(fly(run, record->a), encounter.found_a), 0, 1e-12);
    if (record->b >= 0)
      g_assert_cmpfloat_with_epsilon(test_distance(fly(run, (guint)record->b), encounter.found_b),
                                     0, 1e-12);
    test_go_to(comparison, frame);
    test_assert_same_vec2(test_position(run, record->a), encounter.left_a);
    if (record->b >= 0)
      test_assert_same_vec2(test_position(run, (guint)record->b), encounter.left_b);
  }
  g_assert_cmpuint(n_seen, >, 20);
}

/* ---- Many contacts at one instant ---- */

/* Five discs that touch in a row, the first with speed: four contacts, each by its policy. */
static void test_row(gconstpointer data) {
  const CaromMethod *method = data;
  enum { N = 5 };
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->dt_s = 0.1;
  test_add_disc(scene, -1.0, 0, 2, 0, 0.5, 1);
  for (guint i = 1; i < N; i++)
    test_add_disc(scene, 0.5 + i, 0, 0, 0, 0.5, 1); /* the first hits at 0.75 s */
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, method, 1);
  test_go_to(comparison, 8);
  guint n = test_n_contacts(comparison, 0);
  g_assert_cmpuint(n, >=, 1);
  for (guint i = 0; i < n; i++) {
    CaromEncounterRecord encounter = test_examine(comparison, 0, i);
    test_assert_same_record(&encounter.record, test_contact_of(comparison, 0, i));
    /* Contacts are in the order of their turns, and all of them are connected. */
    g_assert_cmpuint(encounter.turn, ==, i + 1);
    g_assert_cmpuint(encounter.n_turns, ==, n);
    g_autofree char *text = carom_encounter_describe(comparison, 0, &encounter);
    g_test_message("%s", text);
    g_autofree char *together =
        g_strdup_printf("together with %u other", encounter.record.cluster_size - 1);
    g_autofree char *one_by_one = g_strdup_printf("number %u of %u ", i + 1, n);
    if (encounter.record.cluster_size > 1)
      g_assert_nonnull(strstr(text, together));
    else if (n > 1)
      g_assert_nonnull(strstr(text, one_by_one));
  }
}

/* A light disc between a wall and a heavy one: many contacts of the same bodies in one long frame,
 * each at its own place, where the two just touch. */
static void test_many_in_a_frame(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->dt_s = 100;
  test_add_wall(scene, 0, -1, 0, 1);
  test_add_disc(scene, 1, 0, 0, 0, 0.25, 1);
  test_add_disc(scene, 2, 0, -1, 0, 0.25, 1e4);
  CaromMethod method = test_method("detection", "events");
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  test_go_to(comparison, 1);
  guint n = test_n_contacts(comparison, 0);
  g_assert_cmpuint(n, ==, 314); /* ⌊100 π⌋ */
  for (guint i = 0; i < n; i++) {
    CaromEncounterRecord encounter = test_examine(comparison, 0, i);
    test_assert_same_record(&encounter.record, test_contact_of(comparison, 0, i));
    g_assert_cmpuint(encounter.turn, ==, 1);
    g_assert_cmpuint(encounter.n_turns, ==, 1);
    g_assert_cmpfloat_with_epsilon(test_distance(encounter.found_a, encounter.found_b),
                                   reach(scene, &encounter.record), 1e-12);
  }
}

/* ---- Every method ---- */

/* Adds @func for every policy for ties with every part of every other option, the rest as it is by
 * default. Its data is the method. */
static void add_for_methods(const char *name, GTestDataFunc func) {
  const CaromMethodOption *ties = carom_method_option_by_key("ties");
  const char *const keys[] = {"separation",   "detection",    "wall-putback", "speed-correction",
                              "tunnel-guard", "sliding-lift", "resolver"};
  for (guint t = 0; t < ties->n_parts; t++)
    for (guint k = 0; k < G_N_ELEMENTS(keys); k++) {
      const CaromMethodOption *option = carom_method_option_by_key(keys[k]);
      for (guint i = 0; i < option->n_parts; i++) {
        CaromMethod method = test_method(option->key, option->parts[i]->id);
        carom_method_option_set(&method, ties, ties->parts[t]);
        g_autofree char *path = g_strdup_printf("/encounter/%s/%s/%s/%s", name, ties->parts[t]->id,
                                                option->key, option->parts[i]->id);
        g_test_add_data_func_full(path, g_memdup2(&method, sizeof method), func, g_free);
      }
    }
}

/* ---- Contacts of what lies ---- */

static char *describe_contact(CaromScene *scene, const char *detection, guint n_frames, guint i) {
  CaromMethod method = test_method("detection", detection);
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  test_go_to(comparison, n_frames);
  CaromEncounterRecord encounter = test_examine(comparison, 0, i);
  char *text = carom_encounter_describe(comparison, 0, &encounter);
  g_test_message("%s", text);
  return text;
}

static CaromScene *lying_on_floor(void) {
  CaromScene *scene = carom_scene_new();
  scene->gravity = carom_vec2(0, -10);
  test_add_wall(scene, -9, 0, 9, 0);
  test_add_disc(scene, 0, 0.1, 0, 0, 0.1, 1);
  return scene;
}

/* 10 m/s² for a sixtieth of a second. */
static void test_lying(void) {
  g_autoptr(CaromScene) scene = lying_on_floor();
  g_autofree char *text = describe_contact(scene, "stepped", 3, 2);
  g_assert_nonnull(strstr(text, "along gravity from 0.1667\u00a0m/\u2060s to 0"));
  g_assert_nonnull(strstr(text, "it lies there"));
  g_assert_nonnull(strstr(text, "found, 0.1667\u00a0m/\u2060s, and carries the weight"));
  g_assert_nonnull(strstr(text, "With e = 0, "));
}

/* One that bounces does not lie. */
static void test_bouncing(void) {
  g_autoptr(CaromScene) scene = lying_on_floor();
  g_array_index(scene->bodies, CaromBody, 0).position.y = 1;
  g_autofree char *text = describe_contact(scene, "stepped", 60, 0);
  g_assert_null(strstr(text, "lies there"));
}

/* Deep in a slope from the start, falling along it: the correction leaves it no fall, and what is
 * left leads away from the slope. */
static void test_turned_away(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->gravity = carom_vec2(0, -9.81);
  scene->dt_s = 0.01;
  test_add_wall(scene, -1, -0.45, 1, 0.45);
  test_add_disc(scene, 0, 0.02, -2.2, -1, 0.1, 1);
  g_autofree char *text = describe_contact(scene, "stepped", 1, 0);
  g_assert_nonnull(strstr(text, "moves away from the wall already"));
  g_assert_nonnull(strstr(text, "from 1.098\u00a0m/\u2060s to 0"));
}

static void test_hop(void) {
  g_autoptr(CaromScene) scene = lying_on_floor();
  g_autofree char *text = describe_contact(scene, "events", 1, 1);
  g_assert_nonnull(strstr(text, "without end"));
  g_assert_nonnull(strstr(text, "settles, by a hop"));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(placings); i++) {
    g_autofree char *path = g_strdup_printf("/encounter/two-discs/%s", placings[i].separation);
    g_test_add_data_func(path, &placings[i], test_two_discs);
  }
  g_test_add_func("/encounter/two-discs/events", test_two_discs_by_events);
  g_test_add_data_func("/encounter/wall/edge", "edge", test_wall);
  g_test_add_data_func("/encounter/wall/path", "path", test_wall);
  g_test_add_func("/encounter/wall/gravity", test_wall_under_gravity);
  g_test_add_func("/encounter/wall/tunnelling", test_tunnelling);
  g_test_add_func("/encounter/missed", test_missed);
  for (guint i = 0; i < G_N_ELEMENTS(placings); i++) {
    g_autofree char *path = g_strdup_printf("/encounter/between-frames/%s", placings[i].separation);
    g_test_add_data_func(path, placings[i].separation, test_between_frames);
  }
  add_for_methods("any", test_any_method);
  add_for_methods("row", test_row);
  g_test_add_func("/encounter/many-in-a-frame", test_many_in_a_frame);
  g_test_add_func("/encounter/lying", test_lying);
  g_test_add_func("/encounter/bouncing", test_bouncing);
  g_test_add_func("/encounter/turned-away", test_turned_away);
  g_test_add_func("/encounter/hop", test_hop);
  return g_test_run();
}
