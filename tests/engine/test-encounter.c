/* What a pane did at a contact: where it found, resolved and left the bodies, which contact of
 * another pane is the same, and how the clock goes to a contact. */
#include "carom-encounter.h"
#include "carom-separation.h"
#include "engine-test.h"

#include <float.h>
#include <string.h>

/* ---- Scenes ---- */

/* At 3 m/s, 1.53 m from touching: they touch at 0.51 s, at −0.01 m and 0.49 m. */
static CaromScene *head_on(void) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = 0.1;
  test_add_disc(scene, -1.03, 0, 2, 0, 0.25, 2);
  test_add_disc(scene, 1, 0, -1, 0, 0.25, 1);
  carom_scene_set_restitution(scene, 0.5); /* leave with 0.5 m/s and 2 m/s */
  return scene;
}

/* A crowd in a box under gravity, with a pinned disc that moves among them. */
static CaromScene *gas(void) {
  CaromScene *scene = carom_scene_new();
  scene->gravity = carom_vec2(0, -50);
  test_add_box(scene, 100, 100);
  test_add_disc(scene, 50, 50, 3, 1, 8, 1);
  g_array_index(scene->bodies, CaromBody, 0).pinned = TRUE;
  scene->n_placed = 1;
  CaromCrowd crowd = carom_crowd_default();
  crowd.count = 40;
  crowd.max = carom_vec2(100, 100);
  crowd.radius_min = 3;
  crowd.radius_max = 5;
  crowd.speed_max = 120;
  g_array_append_val(scene->crowds, crowd);
  g_assert_true(carom_scene_populate(scene, 8, NULL, NULL));
  carom_scene_set_restitution(scene, 0.9);
  return scene;
}

static CaromComparison *compare_two(CaromScene *scene, CaromMethod one, CaromMethod other) {
  CaromMethod methods[] = {one, other};
  return carom_comparison_new(scene, methods, 2);
}

static void go_to(CaromComparison *comparison, guint64 frame) {
  g_autoptr(GError) error = NULL;
  carom_comparison_seek(comparison, frame, &error);
  g_assert_no_error(error);
}

static guint n_contacts(const CaromComparison *comparison, guint run) {
  return carom_comparison_get_run(comparison, run)->contacts->len;
}

static const CaromContactRecord *contact(const CaromComparison *comparison, guint run, guint i) {
  return test_contact(carom_comparison_get_run(comparison, run), i);
}

static CaromEncounter examine(const CaromComparison *comparison, guint run, guint i) {
  CaromEncounter encounter;
  g_assert_true(carom_encounter_examine(comparison, run, i, &encounter));
  return encounter;
}

/* All that panes show and have logged, as bytes. */
static GBytes *bits(const CaromComparison *comparison, gboolean with_logs) {
  GByteArray *bytes = g_byte_array_new();
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromRun *run = carom_comparison_get_run(comparison, i);
    g_byte_array_append(bytes, (const guint8 *)run->world->bodies.x,
                        (guint)(4 * sizeof(double)) * run->world->bodies.n);
    g_byte_array_append(bytes, (const guint8 *)&run->now, sizeof run->now);
    if (with_logs)
      g_byte_array_append(bytes, (const guint8 *)run->contacts->data,
                          run->contacts->len * (guint)sizeof(CaromContactRecord));
  }
  return g_byte_array_free_to_bytes(bytes);
}

static void assert_same_vec2(CaromVec2 one, CaromVec2 other) {
  g_assert_cmpfloat(one.x, ==, other.x);
  g_assert_cmpfloat(one.y, ==, other.y);
}

static void assert_same_record(const CaromContactRecord *one, const CaromContactRecord *other) {
  g_assert_cmpuint(one->frame, ==, other->frame);
  g_assert_cmpfloat(one->time_s, ==, other->time_s);
  g_assert_cmpuint(one->a, ==, other->a);
  g_assert_cmpint(one->b, ==, other->b);
  g_assert_cmpint(one->wall, ==, other->wall);
  g_assert_cmpuint(one->cluster_size, ==, other->cluster_size);
  g_assert_cmpmem(&one->contact, sizeof one->contact, &other->contact, sizeof other->contact);
  g_assert_cmpmem(&one->outcome, sizeof one->outcome, &other->outcome, sizeof other->outcome);
  assert_same_vec2(one->impulse, other->impulse);
}

static double distance(CaromVec2 one, CaromVec2 other) {
  return carom_vec2_length(carom_vec2_sub(other, one));
}

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
    {"nudge", 0.17, 0.4, 0.22, 0.6, 0.6, {"“Nudge”", "0.05", "Afterwards they were 0.12"}},
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
  g_autoptr(CaromScene) scene = head_on();
  CaromMethod method = test_method("separation", placing->separation);
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  go_to(comparison, 6);
  g_assert_cmpuint(n_contacts(comparison, 0), ==, 1);
  CaromEncounter encounter = examine(comparison, 0, 0);
  const double eps = 16 * DBL_EPSILON; /* of lengths up to 1 */
  g_assert_true(encounter.overlapped);
  g_assert_false(encounter.in_several);
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
  assert_same_vec2(encounter.left_a, test_position(run, 0));
  assert_same_vec2(encounter.left_b, test_position(run, 1));

  g_autofree char *text = carom_encounter_describe(comparison, 0, &encounter);
  g_test_message("%s", text);
  g_assert_nonnull(strstr(text, "0.27\u00a0m deep"));
  for (guint i = 0; i < G_N_ELEMENTS(placing->words); i++)
    g_assert_nonnull(strstr(text, placing->words[i]));
}

static void test_two_discs_by_events(void) {
  g_autoptr(CaromScene) scene = head_on();
  CaromMethod method = test_method("detection", "events");
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  go_to(comparison, 6);
  CaromEncounter encounter = examine(comparison, 0, 0);
  g_assert_false(encounter.overlapped);
  g_assert_cmpfloat(encounter.depth, ==, 0);
  g_assert_cmpfloat_with_epsilon(encounter.found_a.x, -0.01, 16 * DBL_EPSILON);
  g_assert_cmpfloat_with_epsilon(encounter.found_b.x, 0.49, 16 * DBL_EPSILON);
  assert_same_vec2(encounter.found_a, encounter.contact_a);
  assert_same_vec2(encounter.contact_b, encounter.left_b);
  g_autofree char *text = carom_encounter_describe(comparison, 0, &encounter);
  g_test_message("%s", text);
  g_assert_cmpstr(
      text, ==, "A and B met at the exact time, t = 0.51\u00a0s: there was nothing to put back.\n");
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
  go_to(comparison, 1);
  CaromEncounter encounter = examine(comparison, 0, 0);
  const double eps = 8 * DBL_EPSILON;
  g_assert_cmpuint(encounter.n_turns, ==, 0);
  g_assert_cmpfloat_with_epsilon(encounter.depth, 0.5, eps);
  g_assert_cmpfloat_with_epsilon(distance(encounter.found_a, carom_vec2(0.75, 0.5)), 0, eps);
  g_assert_cmpfloat_with_epsilon(distance(encounter.found_b, carom_vec2(0.75, 0)), 0, eps);
  CaromVec2 at = {path ? 0.375 : 0.75, 1};
  g_assert_cmpfloat_with_epsilon(distance(encounter.contact_a, at), 0, eps);
  g_assert_cmpfloat_with_epsilon(distance(encounter.contact_b, carom_vec2(at.x, 0)), 0, eps);
  assert_same_vec2(encounter.left_a, encounter.contact_a);
  assert_same_vec2(encounter.velocity_found_a, carom_vec2(3, -4));
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
  g_autoptr(CaromComparison) comparison = compare_two(scene, test_method("sliding-lift", "on"),
                                                      test_method("speed-correction", "none"));
  go_to(comparison, 1);
  CaromEncounter lifted = examine(comparison, 0, 0), plain = examine(comparison, 1, 0);
  const double eps = 16 * DBL_EPSILON;
  g_assert_cmpfloat_with_epsilon(lifted.velocity_found_a.y, -2.5, eps);
  g_assert_cmpfloat_with_epsilon(lifted.record.contact.velocity_a.y, -sqrt(5.25), eps);
  g_assert_cmpfloat_with_epsilon(lifted.contact_a.y, 0.1, eps);
  g_assert_cmpfloat_with_epsilon(lifted.left_a.y, 0.15, eps);
  assert_same_vec2(plain.velocity_found_a, plain.record.contact.velocity_a);
  g_assert_cmpfloat_with_epsilon(plain.left_a.y, 0.1, eps);
  g_autofree char *text = carom_encounter_describe(comparison, 0, &lifted);
  g_test_message("%s", text);
  g_assert_nonnull(strstr(text, "from 2.5\u00a0m/s to 2.291\u00a0m/s"));
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
  g_autoptr(CaromComparison) comparison =
      compare_two(scene, test_method("tunnel-guard", "on"), test_method("tunnel-guard", "off"));
  go_to(comparison, 3);
  CaromEncounter encounter = examine(comparison, 0, 0);
  g_assert_cmpfloat_with_epsilon(encounter.depth, 0.6, 8 * DBL_EPSILON);
  g_assert_cmpfloat_with_epsilon(encounter.found_a.x, 0.5, 8 * DBL_EPSILON);
  g_assert_cmpfloat_with_epsilon(encounter.contact_a.x, -0.1, 8 * DBL_EPSILON);
  g_autofree char *text = carom_encounter_describe(comparison, 0, &encounter);
  g_test_message("%s", text);
  g_assert_nonnull(strstr(text, "only the tunnel guard noticed"));
  guint match;
  g_assert_false(carom_encounter_match(comparison, 0, 0, 1, &match));
  g_autofree char *missing = carom_encounter_describe_missing(comparison, 0, 0, 1);
  g_assert_cmpstr(missing, ==, "Here A and wall 1 have not met, up to t = 0.3\u00a0s.");
  g_autofree char *difference = carom_encounter_describe_difference(comparison);
  g_assert_nonnull(strstr(difference, "Tunnel guard"));
}

/* ---- Any contact of a crowd, under every method ---- */

static double reach(const CaromScene *scene, const CaromContactRecord *record) {
  double radius = carom_scene_body(scene, record->a)->radius;
  return record->b < 0 ? radius : radius + carom_scene_body(scene, (guint)record->b)->radius;
}

static void check_discs(const CaromScene *scene, const CaromMethod *method,
                        const CaromEncounter *encounter) {
  const CaromContactRecord *record = &encounter->record;
  double sigma = reach(scene, record), eps = 1e-12 * 100; /* rounding in a box of 100 */
  double found = distance(encounter->found_a, encounter->found_b);
  g_assert_cmpfloat_with_epsilon(MAX(sigma - found, 0), encounter->depth, eps);
  g_assert_cmpfloat(encounter->depth, <, sigma);
  /* It was resolved along the line of centres. */
  assert_same_vec2(record->contact.d, carom_vec2_sub(encounter->contact_b, encounter->contact_a));
  if (encounter->in_several)
    return;
  if (record->time_s < (double)record->frame * scene->dt_s) /* rewound to the instant of contact */
    g_assert_cmpfloat_with_epsilon(distance(encounter->contact_a, encounter->contact_b), sigma,
                                   eps);
  if (method->separation == &carom_separation_share)
    g_assert_cmpfloat_with_epsilon(distance(encounter->left_a, encounter->left_b),
                                   MAX(sigma, found), eps);
}

static void check_wall(const CaromScene *scene, const CaromEncounter *encounter) {
  const CaromContactRecord *record = &encounter->record;
  const CaromWall *wall = carom_scene_wall(scene, (guint)record->wall);
  double radius = reach(scene, record), eps = 1e-12 * 100;
  /* The disc only touches the wall, or is on its way out of an end or a corner. */
  g_assert_cmpfloat(distance(encounter->contact_a, encounter->contact_b), >, radius - eps);
  assert_same_vec2(encounter->contact_b, carom_wall_foot(wall, encounter->contact_a).nearest);
  g_assert_cmpfloat(carom_vec2_dot(encounter->velocity_found_a, record->contact.d), >, 0);
}

static void check_sentences(const CaromComparison *comparison, const CaromEncounter *encounter) {
  g_autofree char *text = carom_encounter_describe(comparison, 0, encounter);
  g_assert_true(g_utf8_validate(text, -1, NULL));
  g_assert_true(g_str_has_suffix(text, ".\n"));
  g_assert_null(strstr(text, "?")); /* NaN */
  g_assert_null(strstr(text, "∞"));
}

/* Every contact is found again, bit for bit, and nobody notices. */
static void test_any_method(gconstpointer data) {
  const CaromMethod *method = data;
  g_autoptr(CaromScene) scene = gas();
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, method, 1);
  gboolean stepped = !carom_run_knows_instants(carom_comparison_get_run(comparison, 0));
  go_to(comparison, 70);
  go_to(comparison, 33); /* anywhere */
  g_autoptr(GBytes) before = bits(comparison, TRUE);
  guint n = n_contacts(comparison, 0), n_walls = 0;
  g_assert_cmpuint(n, >, 60);
  for (guint i = 0; i < n; i++) {
    CaromEncounter encounter = examine(comparison, 0, i);
    assert_same_record(&encounter.record, contact(comparison, 0, i));
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
  g_autoptr(GBytes) after = bits(comparison, TRUE);
  g_assert_true(g_bytes_equal(before, after));
}

/* A thin elastic gas, in which no disc is in two overlaps that were not parted at once. */
static CaromScene *thin_gas(void) {
  CaromScene *scene = carom_scene_new();
  test_add_box(scene, 300, 300);
  CaromCrowd crowd = carom_crowd_default();
  crowd.count = 40;
  crowd.max = carom_vec2(300, 300);
  crowd.radius_min = 5;
  crowd.radius_max = 9;
  crowd.speed_max = 200;
  g_array_append_val(scene->crowds, crowd);
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
  go_to(comparison, 200);
  guint n_seen = 0;
  for (guint i = 0; i < n_contacts(comparison, 0); i++) {
    CaromEncounter encounter = examine(comparison, 0, i);
    const CaromContactRecord *record = &encounter.record;
    guint64 frame = record->frame;
    if (carom_run_find_contact(run, frame + 1) - carom_run_find_contact(run, frame) > 1)
      continue;
    n_seen++;
    go_to(comparison, frame - 1);
    assert_same_vec2(test_velocity(run, record->a), encounter.velocity_found_a);
    g_assert_cmpfloat_with_epsilon(distance(fly(run, record->a), encounter.found_a), 0, 1e-12);
    if (record->b >= 0)
      g_assert_cmpfloat_with_epsilon(distance(fly(run, (guint)record->b), encounter.found_b), 0,
                                     1e-12);
    go_to(comparison, frame);
    assert_same_vec2(test_position(run, record->a), encounter.left_a);
    if (record->b >= 0)
      assert_same_vec2(test_position(run, (guint)record->b), encounter.left_b);
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
  go_to(comparison, 8);
  guint n = n_contacts(comparison, 0);
  g_assert_cmpuint(n, >=, 1);
  for (guint i = 0; i < n; i++) {
    CaromEncounter encounter = examine(comparison, 0, i);
    assert_same_record(&encounter.record, contact(comparison, 0, i));
    /* Contacts come in the order of their turns, and all hang together. */
    g_assert_cmpuint(encounter.turn, ==, i + 1);
    g_assert_cmpuint(encounter.n_turns, ==, n);
    g_autofree char *text = carom_encounter_describe(comparison, 0, &encounter);
    g_test_message("%s", text);
    g_autofree char *together =
        g_strdup_printf("together with %u other", encounter.record.cluster_size - 1);
    g_autofree char *one_by_one = g_strdup_printf("number %u of %u contacts", i + 1, n);
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
  go_to(comparison, 1);
  guint n = n_contacts(comparison, 0);
  g_assert_cmpuint(n, ==, 314); /* ⌊100 π⌋ */
  for (guint i = 0; i < n; i++) {
    CaromEncounter encounter = examine(comparison, 0, i);
    assert_same_record(&encounter.record, contact(comparison, 0, i));
    g_assert_cmpuint(encounter.turn, ==, 1);
    g_assert_cmpuint(encounter.n_turns, ==, 1);
    g_assert_cmpfloat_with_epsilon(distance(encounter.found_a, encounter.found_b),
                                   reach(scene, &encounter.record), 1e-12);
  }
}

/* ---- The same contact in other panes ---- */

static void test_match(void) {
  g_autoptr(CaromScene) scene = head_on();
  test_add_wall(scene, 3, -1, 3, 1); /* B comes back to A */
  g_autoptr(CaromComparison) comparison =
      compare_two(scene, test_method("detection", "events"), carom_method_default());
  go_to(comparison, 6);
  guint match = G_MAXUINT;
  g_assert_true(carom_encounter_match(comparison, 0, 0, 1, &match)); /* 0.51 s and 0.6 s */
  g_assert_cmpuint(match, ==, 0);
  go_to(comparison, 60);
  g_assert_cmpuint(n_contacts(comparison, 0), ==, n_contacts(comparison, 1));
  for (guint i = 0; i < 2; i++) {
    g_assert_true(carom_encounter_match(comparison, 1, i, 0, &match));
    g_assert_cmpuint(match, ==, i);
    g_assert_true(carom_encounter_match(comparison, 1, i, 1, &match));
    g_assert_cmpuint(match, ==, i);
  }
  g_assert_cmpint(contact(comparison, 0, 1)->wall, ==, 0);
}

/* A ball that loses nothing in one pane and rests on the floor in the other, where it hits it ever
 * again: the first hits are the same, later ones have no like. */
static void test_missing(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->gravity = carom_vec2(0, -10);
  test_add_wall(scene, -1, 0, 1, 0);
  test_add_disc(scene, 0, 1, 0, 0, 0.1, 1);
  g_array_index(scene->walls, CaromWall, 0).restitution = 0.3;
  g_autoptr(CaromComparison) comparison =
      compare_two(scene, test_method("detection", "events"), test_method("detection", "stepped"));
  go_to(comparison, 60);
  guint match, n_stepped = n_contacts(comparison, 1);
  g_assert_true(carom_encounter_match(comparison, 1, 0, 0, &match));
  g_assert_cmpuint(match, ==, 0);
  g_assert_cmpuint(n_stepped, >, 5); /* one a frame, in the end */
  /* By exact times it hits the floor far more often, and its contact of that number came sooner. */
  g_assert_cmpuint(n_contacts(comparison, 0), >, n_stepped);
  g_assert_false(carom_encounter_match(comparison, 1, n_stepped - 1, 0, &match));
  g_autofree char *stranger = carom_encounter_describe_missing(comparison, 1, n_stepped - 1, 0);
  g_test_message("%s", stranger);
  g_autofree char *number = g_strdup_printf("number %u of A and wall 1 was at", n_stepped);
  g_assert_nonnull(strstr(stranger, number));
  guint n_events = n_contacts(comparison, 0);
  g_assert_false(carom_encounter_match(comparison, 0, n_events - 1, 1, &match));
  g_autofree char *fewer = carom_encounter_describe_missing(comparison, 0, n_events - 1, 1);
  g_test_message("%s", fewer);
  g_autofree char *times = g_strdup_printf("only %u times up to t = 1\u00a0s", n_stepped);
  g_assert_nonnull(strstr(fewer, times));
  /* What follows another contact at once has a restitution of its own. */
  CaromEncounter encounter = examine(comparison, 0, n_events - 1);
  g_autofree char *text = carom_encounter_describe(comparison, 0, &encounter);
  g_test_message("%s", text);
  g_assert_nonnull(strstr(text, "without end"));
}

/* Panes that differ by rounding alone have all contacts in common, until chaos takes over. */
static void test_match_in_a_crowd(void) {
  g_autoptr(CaromScene) scene = gas();
  g_autoptr(GArray) methods = carom_comparison_suggest_methods(scene);
  g_autoptr(CaromComparison) comparison =
      carom_comparison_new(scene, (const CaromMethod *)methods->data, methods->len);
  go_to(comparison, 60);
  for (guint i = 0; i < n_contacts(comparison, 0); i++) {
    guint match;
    g_assert_true(carom_encounter_match(comparison, 0, i, 1, &match));
    const CaromContactRecord *one = contact(comparison, 0, i);
    const CaromContactRecord *other = contact(comparison, 1, match);
    g_assert_cmpuint(one->a, ==, other->a);
    g_assert_cmpint(one->b, ==, other->b);
    g_assert_cmpint(one->wall, ==, other->wall);
    g_assert_cmpuint(one->frame, ==, other->frame);
  }
}

/* ---- The clock ---- */

typedef enum { STEPPED, EVENTS, N_DETECTIONS } Detection;

static CaromMethod detected(Detection detection) {
  return test_method("detection", detection == EVENTS ? "events" : "stepped");
}

/* To every contact and back: the bits of a frame and of the logs stay what they are, and what is
 * shown at a contact does not depend on where one comes from. */
static void test_seek(gconstpointer data) {
  Detection leading = GPOINTER_TO_INT(data);
  g_autoptr(CaromScene) scene = gas();
  g_autoptr(CaromComparison) comparison =
      compare_two(scene, detected(leading), detected((leading + 1) % N_DETECTIONS));
  enum { N = 40 };
  go_to(comparison, N);
  g_autoptr(GBytes) straight = bits(comparison, TRUE);
  guint run = leading == EVENTS ? 0 : 1; /* that knows instants */
  for (guint i = 0; i < n_contacts(comparison, run); i++) {
    double time_s = contact(comparison, run, i)->time_s;
    GBytes *seen[2];
    for (guint k = 0; k < 2; k++) {
      go_to(comparison, k == 0 ? 0 : N);
      g_assert_false(carom_comparison_is_at_contact(comparison, run, i));
      g_assert_true(carom_comparison_seek_contact(comparison, run, i, CAROM_INSTANT_BEFORE, NULL));
      g_assert_cmpint(carom_comparison_get_instant(comparison), ==, CAROM_INSTANT_BEFORE);
      g_assert_cmpfloat(carom_comparison_get_time_s(comparison), ==, time_s);
      g_assert_true(carom_comparison_is_at_contact(comparison, run, i));
      seen[k] = bits(comparison, TRUE);
      guint last;
      g_assert_true(carom_comparison_last_contact(comparison, run, &last));
      g_assert_cmpuint(last, >=, i);
      g_assert_true(carom_comparison_is_at_contact(comparison, run, last));
      assert_same_vec2(
          test_velocity(carom_comparison_get_run(comparison, run), contact(comparison, run, i)->a),
          contact(comparison, run, i)->contact.velocity_a);
      g_assert_true(carom_comparison_seek_contact(comparison, run, i, CAROM_INSTANT_AFTER, NULL));
      g_assert_true(carom_comparison_is_at_contact(comparison, run, i));
    }
    g_assert_true(g_bytes_equal(seen[0], seen[1]));
    g_bytes_unref(seen[0]);
    g_bytes_unref(seen[1]);
  }
  for (guint i = 0; i < n_contacts(comparison, 1 - run); i++) {
    g_assert_true(
        carom_comparison_seek_contact(comparison, 1 - run, i, CAROM_INSTANT_BEFORE, NULL));
    g_assert_cmpuint(carom_comparison_get_frame(comparison), ==,
                     contact(comparison, 1 - run, i)->frame);
    g_assert_cmpint(carom_comparison_get_instant(comparison), ==, CAROM_INSTANT_NONE);
    g_assert_true(carom_comparison_is_at_contact(comparison, 1 - run, i));
    guint last;
    g_assert_true(carom_comparison_last_contact(comparison, 1 - run, &last));
    g_assert_cmpuint(last, >=, i);
    g_assert_cmpuint(contact(comparison, 1 - run, last)->frame, ==,
                     contact(comparison, 1 - run, i)->frame);
  }
  go_to(comparison, N);
  g_autoptr(GBytes) again = bits(comparison, TRUE);
  g_assert_true(g_bytes_equal(straight, again));
}

/* From one contact to the next on new ground: each is in the log while the clock stands at it, has
 * the index that it will keep, and can be examined and sought from there. */
static void test_unfinished_frames(void) {
  g_autoptr(CaromScene) scene = gas();
  CaromMethod methods[] = {detected(EVENTS), detected(STEPPED), detected(EVENTS)};
  methods[2].ties = test_method("ties", "simultaneous").ties;
  g_autoptr(CaromComparison) straight = carom_comparison_new(scene, methods, 3);
  g_autoptr(CaromComparison) stopping = carom_comparison_new(scene, methods, 3);
  go_to(straight, 30);
  guint n_stops = 0, last;
  while (carom_comparison_get_frame(stopping) < 30) {
    if (!carom_comparison_next_instant(stopping)) {
      go_to(stopping, carom_comparison_get_frame(stopping) + 1);
      continue;
    }
    double now_s = carom_comparison_get_time_s(stopping);
    CaromInstant side = carom_comparison_get_instant(stopping);
    for (guint run = 0; run < 3; run++) {
      if (!carom_comparison_last_contact(stopping, run, &last))
        continue;
      CaromContactRecord record = *contact(stopping, run, last);
      assert_same_record(&record, contact(straight, run, last));
      CaromEncounter encounter = examine(stopping, run, last);
      assert_same_record(&encounter.record, &record);
      if (run == 1 || !carom_comparison_is_at_contact(stopping, run, last))
        continue;
      g_assert_true(carom_comparison_seek_contact(stopping, run, last, side, NULL));
      g_assert_cmpfloat_with_epsilon(carom_comparison_get_time_s(stopping), now_s, 1e-7);
      assert_same_record(contact(stopping, run, last), &record);
      n_stops++;
    }
  }
  g_assert_cmpuint(n_stops, >, 40);
  g_autoptr(GBytes) one = bits(straight, TRUE), other = bits(stopping, TRUE);
  g_assert_true(g_bytes_equal(one, other));
}

static void test_no_contact_yet(void) {
  g_autoptr(CaromScene) scene = head_on();
  g_autoptr(CaromComparison) comparison = compare_two(scene, detected(EVENTS), detected(STEPPED));
  guint last;
  go_to(comparison, 5);
  for (guint run = 0; run < 2; run++) {
    g_assert_false(carom_comparison_last_contact(comparison, run, &last));
    g_assert_false(carom_comparison_is_at_contact(comparison, run, 0));
  }
  g_assert_true(carom_comparison_next_instant(comparison));
  g_assert_true(carom_comparison_last_contact(comparison, 0, &last));
  g_assert_cmpuint(last, ==, 0);
  g_assert_true(carom_comparison_is_at_contact(comparison, 0, 0));
  g_assert_false(carom_comparison_last_contact(comparison, 1, &last));
  g_autofree char *missing = carom_encounter_describe_missing(comparison, 0, 0, 1);
  g_assert_cmpstr(missing, ==, "Here A and B have not met, up to t = 0.5\u00a0s.");
  go_to(comparison, 6);
  go_to(comparison, 0); /* known, but not yet */
  g_assert_false(carom_comparison_last_contact(comparison, 0, &last));
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
        carom_method_set(&method, ties, ties->parts[t]);
        g_autofree char *path = g_strdup_printf("/encounter/%s/%s/%s/%s", name, ties->parts[t]->id,
                                                option->key, option->parts[i]->id);
        g_test_add_data_func_full(path, g_memdup2(&method, sizeof method), func, g_free);
      }
    }
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
  for (guint i = 0; i < G_N_ELEMENTS(placings); i++) {
    g_autofree char *path = g_strdup_printf("/encounter/between-frames/%s", placings[i].separation);
    g_test_add_data_func(path, placings[i].separation, test_between_frames);
  }
  add_for_methods("any", test_any_method);
  add_for_methods("row", test_row);
  g_test_add_func("/encounter/many-in-a-frame", test_many_in_a_frame);
  g_test_add_func("/encounter/match", test_match);
  g_test_add_func("/encounter/missing", test_missing);
  g_test_add_func("/encounter/match-in-a-crowd", test_match_in_a_crowd);
  g_test_add_data_func("/encounter/seek/stepped", GINT_TO_POINTER(STEPPED), test_seek);
  g_test_add_data_func("/encounter/seek/events", GINT_TO_POINTER(EVENTS), test_seek);
  g_test_add_func("/encounter/unfinished-frames", test_unfinished_frames);
  g_test_add_func("/encounter/no-contact-yet", test_no_contact_yet);
  return g_test_run();
}
