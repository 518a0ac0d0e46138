/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a stepped pane put the bodies of a contact, line by line: over contacts of all kinds, with
 * every separation, put-back and speed correction. */
#include "encounter-test.h"
#include "encounter-work-test.h"
#include "rounds-test.h"

#define N_SCENES 10000

/* ---- Random contacts ---- */

static double uniform(GRand *random, double min, double max) {
  return g_rand_double_range(random, min, max);
}

static gboolean one_in(GRand *random, int n) {
  return g_rand_int_range(random, 0, n) == 0;
}

static CaromBody *body(CaromScene *scene, guint i) {
  return &g_array_index(scene->bodies, CaromBody, i);
}

/* Some are at rest, some pinned, of which some are driven. */
static void add_random_disc(CaromScene *scene, GRand *random, double reach,
                            gboolean may_be_pinned) {
  double speed = one_in(random, 5) ? 0 : 10, radius = uniform(random, 0.5, 2);
  test_add_disc(scene, uniform(random, -reach, reach), uniform(random, -reach, reach),
                uniform(random, -speed, speed), uniform(random, -speed, speed), radius,
                uniform(random, 0.5, 3));
  if (may_be_pinned && one_in(random, 6))
    body(scene, scene->bodies->len - 1)->pinned = TRUE;
}

/* Equal discs, head on at the same speed; without restitution both stop. */
static void make_symmetric(CaromScene *scene) {
  CaromBody *a = body(scene, 0), *b = body(scene, 1);
  b->position.y = a->position.y;
  b->mass_kg = a->mass_kg;
  a->velocity = carom_vec2(a->position.x < b->position.x ? 4 : -4, 0);
  b->velocity = carom_vec2(-a->velocity.x, 0);
  carom_scene_set_restitution(scene, 0);
}

/* The step brings the centres together. */
static void make_concentric(CaromScene *scene) {
  CaromBody *a = body(scene, 0), *b = body(scene, 1);
  scene->dt_s = 0.125;
  scene->gravity = a->position = a->velocity = carom_vec2(0, 0);
  b->position = carom_vec2(0.5, 0);
  b->velocity = carom_vec2(-4, 0);
}

/* Anywhere, from the middle of the other disc to beyond a step's reach. */
static CaromScene *random_pair(GRand *random) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = one_in(random, 3) ? 0.001 : 0.1;
  add_random_disc(scene, random, 1, FALSE);
  add_random_disc(scene, random, 2, TRUE);
  if (one_in(random, 10))
    body(scene, 1)->velocity = carom_vec2(0, 0);
  if (one_in(random, 2))
    scene->gravity = carom_vec2(uniform(random, -5, 5), -10);
  carom_scene_set_restitution(scene, uniform(random, 0, 1));
  if (one_in(random, 20))
    make_symmetric(scene);
  if (one_in(random, 20))
    make_concentric(scene);
  return scene;
}

/* Discs on top of each other. */
static CaromScene *random_heap(GRand *random) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = one_in(random, 2) ? 0.001 : 0.05;
  for (guint i = 0; i < 5; i++)
    add_random_disc(scene, random, 3, i == 0);
  return scene;
}

/* At the end of the step it moves neither up nor down. */
static void make_apex(CaromScene *scene) {
  scene->dt_s = 0.125;
  scene->gravity = carom_vec2(0, -8);
  body(scene, 0)->velocity = carom_vec2(2, 1);
}

/* A disc before, in or behind a wall, at its ends or fast enough to pass. */
static CaromScene *random_wall(GRand *random) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = one_in(random, 3) ? 0.001 : one_in(random, 2) ? 1 : 0.1;
  double x = uniform(random, -2, 2), y = uniform(random, -2, 2);
  test_add_wall(scene, x, y, x + uniform(random, -3, 3), y + uniform(random, -3, 3));
  add_random_disc(scene, random, 2, FALSE);
  if (one_in(random, 8)) /* on the line itself */
    body(scene, 0)->position = carom_vec2(x, y);
  if (!one_in(random, 3))
    scene->gravity = carom_vec2(uniform(random, -5, 5), -10);
  if (one_in(random, 3)) /* a fall from rest, or nearly so, onto what is below */
    body(scene, 0)->velocity = carom_vec2(0, uniform(random, -0.1, 0));
  if (one_in(random, 20))
    make_apex(scene);
  carom_scene_set_restitution(scene, one_in(random, 4) ? 0 : uniform(random, 0, 1));
  return scene;
}

/* ---- All contacts of a run ---- */

static guint check_contacts(CaromScene *scene, const CaromMethod *method, guint n_frames,
                            GHashTable *seen) {
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, method, 1);
  test_go_to(comparison, n_frames);
  guint n = test_n_contacts(comparison, 0);
  for (guint i = 0; i < n; i++) {
    CaromEncounterRecord encounter = test_examine(comparison, 0, i);
    work_check_where(scene, method, &encounter, seen);
  }
  return n;
}

static void check_scenes(const CaromMethod *method, CaromScene *(*make)(GRand *random),
                         guint n_frames, GHashTable *seen) {
  g_autoptr(GRand) random = g_rand_new_with_seed(21);
  guint n_scenes = test_rounds(N_SCENES), n = 0;
  for (guint i = 0; i < n_scenes; i++) {
    g_autoptr(CaromScene) scene = make(random);
    n += check_contacts(scene, method, n_frames, seen);
  }
  g_assert_cmpuint(n, >, n_scenes / 8);
}

/* Every kind of line has been among them: each of @reasons begins one. */
static void check_seen(GHashTable *seen, const char *const *reasons) {
  for (guint i = 0; reasons[i]; i++) {
    gboolean found = FALSE;
    GHashTableIter iter;
    gpointer reason;
    g_hash_table_iter_init(&iter, seen);
    while (g_hash_table_iter_next(&iter, &reason, NULL))
      found = found || g_str_has_prefix(reason, reasons[i]);
    if (!found)
      g_test_message("no line says “%s”", reasons[i]);
    g_assert_true(found);
  }
}

/* ---- Two discs ---- */

typedef struct {
  const char *separation;
  const char *reasons[12]; /* that are seen */
} Separated;

static const Separated separated[] = {
    {"share",
     {"The faster a disc moves", "Neither disc moves along", "A pinned disc stays",
      "Beside a pinned disc", "The centres coincide", "The centres are as far apart",
      "This disc is in several overlaps", "This contact does not move"}},
    {"rewind-normal",
     {"How much of the growing", "At that rate", "A pinned disc stays",
      "Before the contact, the disc is put back along the line of centres by its share of the",
      "Before the contact, the disc is put back along the line of centres by its share of what",
      "This disc is in several overlaps", "This contact does not move"}},
    {"rewind-path",
     {"Going straight back from",
      "Going straight back, the discs would only touch after this time. That is longer than the "
      "step: the overlap is older, and",
      "Going straight back, the discs would only touch after this time. That is longer than the "
      "step: the overlap is older. And",
      "Nothing says whose", "Back along its path", "The time that was gone back",
      "This disc is in several overlaps", "This contact does not move"}},
    {"nudge",
     {"After the contact, the disc goes on", "What is left of the overlap", "Nothing is left",
      "This disc is in several overlaps", "This contact does not move"}},
};

/* Three in a row that touch, of which two are pushed into each other by a fourth. */
static CaromScene *touching(GRand *random) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = 0.05;
  double speed = uniform(random, 1, 20);
  test_add_disc(scene, 0, 0, 0, 0, 0.5, 1);
  test_add_disc(scene, 1, 0, 0, 0, 0.5, 1);
  test_add_disc(scene, 2, 0, 0, 0, 0.5, uniform(random, 1, 2));
  test_add_disc(scene, -1 - speed * 0.03, 0, speed, 0, 0.5, 1);
  return scene;
}

static void test_discs(gconstpointer data) {
  const Separated *expected = data;
  g_autoptr(GHashTable) seen = g_hash_table_new(g_str_hash, g_str_equal);
  CaromMethod method = test_method("separation", expected->separation);
  check_scenes(&method, random_pair, 1, seen);
  method.ties = test_method("ties", "simultaneous").ties;
  check_scenes(&method, random_heap, 1, seen);
  check_scenes(&method, touching, 1, seen);
  g_autoptr(CaromScene) crowd = test_crowd();
  g_assert_cmpuint(check_contacts(crowd, &method, 20, seen), >, 20);
  check_seen(seen, expected->reasons);
}

/* The step ends just as the discs touch: the lines say how they were found, and of no move. */
static void test_only_touching(gconstpointer data) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromMethod method = test_method("separation", ((const Separated *)data)->separation);
  method.ties = test_method("ties", "simultaneous").ties;
  scene->dt_s = 0.125;
  test_add_disc(scene, 0, 0, 0, 0, 0.5, 1);
  test_add_disc(scene, 1.5, 0, -4, 0, 0.5, 1);
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  test_go_to(comparison, 1);
  CaromEncounterRecord encounter = test_examine(comparison, 0, 0);
  CaromWorking working =
      carom_encounter_account_work(scene, &method, &encounter, CAROM_ENCOUNTER_WHERE);
  work_check_where(scene, &method, &encounter, NULL);
  g_assert_cmpstr(working.lines[working.n_lines - 1].symbol, ==, "L");
  g_assert_cmpfloat(working.lines[working.n_lines - 1].value.number, ==, 0);
}

/* ---- A disc and a wall ---- */

static const char *const wall_reasons[] = {
    "The end of the wall that is nearest",
    "The normal: a vector of length 1, at right angles",
    "How far that is from the wall’s line. The side",
    "How far that is from the wall’s line: on the line",
    "How far the centre is from the wall’s line now. It is not above zero any more: the centre has "
    "changed sides, and that is",
    "Where the straight path of the centre crosses",
    "Where along the wall that is",
    NULL};

static const char *const path_reasons[] = {"How long it takes",
                                           "The disc is too deep in the wall",
                                           "The rest is older than the step",
                                           "The angle ‹φ› is that between the path and the wall",
                                           "The angle ‹φ› is that between the path and a line",
                                           "Below zero, this is the gap that is left: the disc "
                                           "does not touch the wall. The rule takes",
                                           "Below zero, this is the gap that is left: the disc "
                                           "does not touch the wall. The rule puts",
                                           NULL};

static const char *const lift_reasons[] = {"A disc falls this far from rest", NULL};

/* A correction leaves a disc at rest, or lying on the wall. */
static const char *const correction_reasons[] = {
    "Over that way gravity gives all",
    "There was no speed along gravity",
    "The approach that was found. The wall has to",
    "The restitution for that: the disc gets away",
    "The restitution for that: of the approach nothing",
    "The restitution for that: this wall gives",
    NULL};

static void test_walls(gconstpointer data) {
  const CaromMethod *method = data;
  g_autoptr(GHashTable) seen = g_hash_table_new(g_str_hash, g_str_equal);
  check_scenes(method, random_wall, 3, seen);
  if (method->tunnel_guard->on)
    check_seen(seen, wall_reasons);
  if (method->wall_putback == &carom_wall_putback_path)
    check_seen(seen, path_reasons);
  if (method->sliding_lift->on)
    check_seen(seen, lift_reasons);
  if (method->speed_correction == &carom_speed_correction_along_gravity)
    check_seen(seen, correction_reasons);
}

/* Without the guard a disc may be beyond the line and still be noticed. */
static void test_unguarded(void) {
  g_autoptr(GHashTable) seen = g_hash_table_new(g_str_hash, g_str_equal);
  CaromMethod method = test_method("tunnel-guard", "off");
  check_scenes(&method, random_wall, 3, seen);
  check_seen(seen, (const char *const[]){
                       "How far the centre is from the wall’s line now. It is not above zero any "
                       "more: the centre has changed sides, and this is noticed only",
                       NULL});
}

static void add_walls(const CaromPart *putback, const CaromPart *correction, const char *lift) {
  CaromMethod method = test_method("wall-putback", putback->id);
  method.speed_correction = test_method("speed-correction", correction->id).speed_correction;
  method.sliding_lift = test_method("sliding-lift", lift).sliding_lift;
  g_autofree char *path =
      g_strdup_printf("/encounter-work/wall/%s/%s/lift-%s", putback->id, correction->id, lift);
  g_test_add_data_func_full(path, g_memdup2(&method, sizeof method), test_walls, g_free);
}

static void add_all_walls(void) {
  const CaromMethodOption *putbacks = carom_method_option_by_key("wall-putback");
  const CaromMethodOption *corrections = carom_method_option_by_key("speed-correction");
  for (guint p = 0; p < putbacks->n_parts; p++)
    for (guint c = 0; c < corrections->n_parts; c++) {
      add_walls(putbacks->parts[p], corrections->parts[c], "off");
      add_walls(putbacks->parts[p], corrections->parts[c], "on");
    }
}

/* ---- Nothing to tell ---- */

static void test_events(void) {
  g_autoptr(CaromScene) scene = test_head_on_scene();
  CaromMethod method = test_method("detection", "events");
  g_assert_cmpuint(check_contacts(scene, &method, 6, NULL), ==, 1);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(separated); i++) {
    g_autofree char *path = g_strdup_printf("/encounter-work/discs/%s", separated[i].separation);
    g_test_add_data_func(path, &separated[i], test_discs);
    g_autofree char *touching_path =
        g_strdup_printf("/encounter-work/touching/%s", separated[i].separation);
    g_test_add_data_func(touching_path, &separated[i], test_only_touching);
  }
  add_all_walls();
  g_test_add_func("/encounter-work/wall/unguarded", test_unguarded);
  g_test_add_func("/encounter-work/events", test_events);
  return g_test_run();
}
