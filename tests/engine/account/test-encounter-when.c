/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* When two bodies touched, line by line: every line is what its formula gives, and the last one is
 * the time of the contact. */
#include "carom-detection.h"
#include "carom-flight-work.h"
#include "carom-working-rounding.h"
#include "encounter-test.h"
#include "when-test.h"

#include <string.h>

/* ---- Contacts at random ---- */

static CaromFlight random_flight(GRand *random) {
  return (CaromFlight){
      .position = {test_uniform(random, -4, 4), test_uniform(random, -4, 4)},
      .velocity = test_random_velocity(random, 5),
      .time_s = g_rand_int_range(random, 0, 3) == 0 ? 0 : test_uniform(random, 0, 2),
      .radius = test_uniform(random, 0.05, 1),
      .mass_kg = 1,
  };
}

static CaromVec2 random_gravity(GRand *random) {
  switch (g_rand_int_range(random, 0, 4)) {
  case 0:
    return carom_vec2(0, -9.81);
  case 1:
    return carom_vec2(test_uniform(random, -9, 9), test_uniform(random, -9, 9));
  default:
    return carom_vec2(0, 0);
  }
}

static void add_body(CaromScene *scene, const CaromFlight *flight) {
  CaromBody body = carom_body_default();
  body.position = flight->position;
  body.radius = flight->radius;
  body.pinned = flight->pinned;
  carom_scene_add_body(scene, body);
}

/* Two discs, of which one may be pinned; or a disc and a wall. */
static CaromScene *random_scene(GRand *random, CaromEncounterRecord *encounter) {
  CaromScene *scene = carom_scene_new();
  gboolean with_wall = g_rand_int_range(random, 0, 2) == 0;
  scene->gravity = random_gravity(random);
  *encounter =
      (CaromEncounterRecord){.flight_a = random_flight(random), .flight_b = random_flight(random)};
  encounter->record = (CaromContactRecord){.a = 0, .b = with_wall ? -1 : 1, .wall = -!with_wall};
  int pinned = g_rand_int_range(random, 0, 6);
  encounter->flight_a.pinned = !with_wall && pinned == 0;
  encounter->flight_b.pinned = !with_wall && pinned == 1;
  add_body(scene, &encounter->flight_a);
  if (with_wall)
    test_add_wall(scene, test_uniform(random, -4, 4), test_uniform(random, -4, 4),
                  test_uniform(random, -4, 4), test_uniform(random, -4, 4));
  else
    add_body(scene, &encounter->flight_b);
  return scene;
}

static double when_they_meet(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  if (encounter->record.b >= 0)
    return carom_flight_meet_disc(&encounter->flight_a, &encounter->flight_b, scene->gravity);
  const CaromWall *wall = carom_scene_wall(scene, 0);
  return carom_flight_meet_wall(&encounter->flight_a, wall, carom_wall_normal(wall), scene->gravity,
                                INFINITY);
}

static void follow_to(CaromEncounterRecord *encounter, const CaromScene *scene, double time_s) {
  encounter->record.time_s = time_s;
  encounter->contact_a = carom_flight_position_at(&encounter->flight_a, scene->gravity, time_s);
  encounter->contact_b =
      encounter->record.b >= 0
          ? carom_flight_position_at(&encounter->flight_b, scene->gravity, time_s)
          : carom_wall_foot(carom_scene_wall(scene, 0), encounter->contact_a).nearest;
}

static CaromWorking work_out(const CaromScene *scene, const char *detection,
                             const CaromEncounterRecord *encounter) {
  CaromMethod method = test_method("detection", detection);
  return carom_encounter_account_work(scene, &method, encounter, CAROM_ENCOUNTER_WHEN);
}

typedef enum {
  DISCS,
  DISCS_FALLING,
  PIN_FALLING,
  LINE,
  LINE_FALLING,
  END,
  END_FALLING,
  N_KINDS
} Kind;

static Kind kind_of(const CaromEncounterRecord *encounter, const CaromScene *scene,
                    const CaromWorking *working) {
  gboolean falls = scene->gravity.x != 0 || scene->gravity.y != 0;
  if (encounter->record.b < 0)
    return test_find_line(working, "h_0") ? (falls ? LINE_FALLING : LINE)
                                          : (falls ? END_FALLING : END);
  gboolean one_pinned = encounter->flight_a.pinned || encounter->flight_b.pinned;
  return !falls ? DISCS : one_pinned ? PIN_FALLING : DISCS_FALLING;
}

/* By kind and by how the gap closes; on a straight line it always falls from the start. */
typedef struct {
  guint of_kind[N_KINDS], at_once[N_KINDS], of_root[CAROM_ROOT_AFTER_TURN + 1];
} Counts;

static void count(Counts *counts, const CaromEncounterRecord *encounter, const CaromScene *scene,
                  const CaromWorking *working) {
  CaromFlightMeeting meeting = carom_flight_work_meeting(encounter, scene);
  Kind kind = kind_of(encounter, scene, working);
  counts->of_kind[kind]++;
  counts->at_once[kind] += meeting.time_s == meeting.since_s ? 1 : 0;
  if (meeting.kind != CAROM_FLIGHT_GAP_STRAIGHT)
    counts->of_root[meeting.root.kind]++;
}

static void check_counts(const Counts *counts) {
  for (Kind kind = 0; kind < N_KINDS; kind++) {
    g_test_message("kind %d: %u, at once %u", (int)kind, counts->of_kind[kind],
                   counts->at_once[kind]);
    g_assert_cmpuint(counts->of_kind[kind], >, 100);
    g_assert_cmpuint(counts->at_once[kind], >, 10);
  }
  for (CaromRootKind root = CAROM_ROOT_NOW; root <= CAROM_ROOT_AFTER_TURN; root++) {
    g_test_message("root %d: %u", (int)root, counts->of_root[root]);
    g_assert_cmpuint(counts->of_root[root], >, 10);
  }
}

static void test_random(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(22);
  Counts counts = {0};
  for (guint i = 0; i < 40000; i++) {
    CaromEncounterRecord encounter;
    g_autoptr(CaromScene) scene = random_scene(random, &encounter);
    double time_s = when_they_meet(&encounter, scene);
    if (!(time_s < INFINITY))
      continue;
    follow_to(&encounter, scene, time_s);
    CaromWorking working = work_out(scene, "events", &encounter);
    g_assert_true(test_when_check(&working, &encounter, scene));
    const CaromWorkingLine *last = &working.lines[working.n_lines - 1];
    g_assert_cmpstr(last->symbol, ==, "t");
    g_assert_cmpfloat(last->value.number, ==, time_s);
    count(&counts, &encounter, scene, &working);
  }
  check_counts(&counts);
}

/* Where the flights do not lead to a contact, because it is one of several at the same instant, the
 * lines say why, and end with the time at which they were resolved. */
static void test_random_without(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(23);
  guint n = 0;
  for (guint i = 0; i < 10000; i++) {
    CaromEncounterRecord encounter;
    g_autoptr(CaromScene) scene = random_scene(random, &encounter);
    if (when_they_meet(&encounter, scene) < INFINITY)
      continue;
    follow_to(&encounter, scene, 3);
    CaromWorking working = work_out(scene, "events", &encounter);
    g_assert_false(test_when_check(&working, &encounter, scene));
    const CaromWorkingLine *last = &working.lines[working.n_lines - 1];
    g_assert_cmpstr(last->symbol, ==, "t_1");
    g_assert_cmpfloat(last->value.number, ==, 3);
    n++;
  }
  g_assert_cmpuint(n, >, 1000);
}

/* ---- Numbers from books ---- */

static const struct {
  const char *name;
  CaromBody a, b;
  double time_s;
} books[] = {
    {"spheres",
     {.position = {-1, 0}, .velocity = {1, 0}, .mass_kg = 0.5},
     {.position = {1, 0}, .velocity = {-0.5, 0}, .mass_kg = 1.5},
     1.088256},
    {"oblique-spheres",
     {.position = {-0.65, 0}, .velocity = {0, 0}, .mass_kg = 1.8},
     {.position = {0.6, 0.12}, .velocity = {-1, 0}, .mass_kg = 0.3},
     0.913081},
};

static CaromWorking work_out_first(CaromScene *scene, const char *detection, guint64 frames,
                                   CaromEncounterRecord *encounter) {
  CaromMethod method = test_method("detection", detection);
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  test_go_to(comparison, frames);
  *encounter = test_examine(comparison, 0, 0);
  CaromWorking working =
      carom_encounter_account_work(scene, &method, encounter, CAROM_ENCOUNTER_WHEN);
  g_assert_true(test_when_check(&working, encounter, scene));
  return working;
}

static CaromScene *scene_of(CaromBody a, CaromBody b, double dt_s) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = dt_s;
  carom_scene_add_body(scene, a);
  carom_scene_add_body(scene, b);
  return scene;
}

/* With the radius of a sphere of 35 kg/m³. */
static CaromBody sphere(CaromBody body) {
  body.radius = cbrt(3 * body.mass_kg / (4 * G_PI * 35));
  return body;
}

/* To the digits that the books print. */
static void test_books(void) {
  for (guint i = 0; i < G_N_ELEMENTS(books); i++) {
    g_autoptr(CaromScene) scene = scene_of(sphere(books[i].a), sphere(books[i].b), 0.01);
    CaromEncounterRecord encounter;
    CaromWorking working = work_out_first(scene, "events", 150, &encounter);
    g_assert_cmpfloat_with_epsilon(test_when_number(&working, "t"), books[i].time_s, 5e-7);
    g_assert_cmpfloat(test_when_number(&working, "t"), ==, encounter.record.time_s);
    g_assert_cmpfloat(test_when_number(&working, "b_0"), <, 0);
    g_assert_cmpfloat(test_when_number(&working, "τ_2"), >, test_when_number(&working, "τ_1"));
    /* A step finds them late, and knows by how much. */
    CaromWorking late = work_out_first(scene, "stepped", 150, &encounter);
    double noticed_s = test_when_number(&late, "t_N");
    g_assert_cmpfloat_with_epsilon(noticed_s, ceil(books[i].time_s / 0.01) * 0.01, 1e-12);
    g_assert_cmpfloat_with_epsilon(test_when_number(&late, "t"), books[i].time_s, 5e-7);
    g_assert_cmpfloat_with_epsilon(test_when_number(&late, "λ"), noticed_s - books[i].time_s, 5e-7);
  }
}

/* Worked out by hand: 2 m above the floor and 0.5 m in radius, thrown up at 1 m/s: 1.5 + t − 5 t²
 * is zero at (1 + √31) / 10. */
static void test_thrown_up(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->gravity = carom_vec2(0, -10);
  scene->dt_s = 0.01;
  test_add_disc(scene, 0, 2, 0, 1, 0.5, 1);
  test_add_wall(scene, -3, 0, 3, 0);
  CaromEncounterRecord encounter;
  CaromWorking working = work_out_first(scene, "events", 80, &encounter);
  g_assert_cmpfloat(test_when_number(&working, "ℓ"), ==, 1.5);
  g_assert_cmpfloat(test_when_number(&working, "w_0"), ==, -1);
  g_assert_cmpfloat(test_when_number(&working, "k"), ==, 5);
  g_assert_cmpfloat(test_when_number(&working, "D"), ==, 31);
  g_assert_cmpfloat_with_epsilon(test_when_number(&working, "t"), (1 + sqrt(31)) / 10, 1e-15);
}

/* Gravity runs along the wall, but for rounding, and nothing is divided by that: the way and the
 * speed along the normal, (−3, −1) / √10, are worked out by hand. */
static void test_along_the_wall(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->gravity = carom_vec2(3, -9);
  scene->dt_s = 0.01;
  test_add_disc(scene, 1.8, 0.77, -3.8, -1.3, 0.1, 1);
  test_add_wall(scene, 1, 0, 0.7, 0.9);
  CaromVec2 to_wall = carom_vec2_scale(carom_vec2(-3, -1), 1 / sqrt(10));
  double way = carom_vec2_dot(carom_vec2(-0.8, -0.77), to_wall) - 0.1;
  double speed = carom_vec2_dot(carom_vec2(-3.8, -1.3), to_wall);
  CaromEncounterRecord encounter;
  CaromWorking working = work_out_first(scene, "events", 80, &encounter);
  g_assert_null(test_find_line(&working, "k"));
  g_assert_cmpstr(test_find_line(&working, "τ_1")->formula, ==, "ℓ / w_0");
  g_assert_cmpfloat_with_epsilon(test_when_number(&working, "w_0"), speed, 1e-14);
  g_assert_cmpfloat_with_epsilon(test_when_number(&working, "t"), way / speed, 1e-14);
}

/* Speeds whose squares are no doubles any more: the same meetings, later by a power of two, and
 * lines that say why one of them has no formula. */
static void test_slow(void) {
  const int power = 900;
  for (guint with_wall = 0; with_wall < 2; with_wall++) {
    CaromEncounterRecord usual, slow;
    for (guint i = 0; i < 2; i++) {
      g_autoptr(CaromScene) scene = carom_scene_new();
      scene->dt_s = ldexp(1, i * power);
      test_add_disc(scene, 0, 0, ldexp(1, -(int)i * power), 0, 0.25, 1);
      if (with_wall)
        test_add_wall(scene, 3, -1, 3, 1);
      else
        test_add_disc(scene, 3, 0.125, 0, 0, 0.25, 1);
      CaromWorking working = work_out_first(scene, "events", 4, i == 0 ? &usual : &slow);
      const char *reason = i == 0 || with_wall ? NULL : test_find_line(&working, "D")->reason;
      g_assert_true(!reason || strstr(reason, "may vanish"));
    }
    g_assert_true(slow.record.time_s == ldexp(usual.record.time_s, power));
  }
}

/* A disc that lies on a slope from the start. Nothing that is shown of its contacts is rounding,
 * and no discriminant without a root stands beside them: they are said to rest. */
static void test_resting(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromMethod method = test_method("detection", "events");
  scene->gravity = carom_vec2(0, -9.81);
  scene->dt_s = 0.01;
  test_add_disc(scene, -0.84, 0.755, 0, 0, 0.1, 1);
  test_add_wall(scene, -1.2, 0.9, 1.2, -0.9);
  carom_scene_set_restitution(scene, 0.5);
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  test_go_to(comparison, 1);
  for (guint i = 0; i < 2; i++) {
    CaromEncounterRecord encounter = test_examine(comparison, 0, i);
    CaromWorking working =
        carom_encounter_account_work(scene, &method, &encounter, CAROM_ENCOUNTER_WHEN);
    CaromWorking readable = carom_working_rounding_drop(&working);
    g_assert_true(test_when_check(&working, &encounter, scene));
    g_assert_null(test_find_line(&working, "D"));
    g_assert_true(g_str_has_prefix(test_find_line(&working, "τ_1")->reason, "A resting contact"));
    g_assert_nonnull(strstr(test_find_line(&working, "t")->reason, "resting contact"));
    const CaromWorkingLine *d = test_find_line(&readable, "ℓ");
    g_assert_cmpint(d->hides_numbers, ==, d->value.number != 0); /* 0.1 − 0.1 is not that */
  }
}

/* Discs that are in each other from the start: nothing says that they touch only at t. */
static void test_overlapping(void) {
  static const char *const detections[] = {"events", "stepped"};
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->dt_s = 0.01;
  test_add_disc(scene, 0, 0, 1, 0, 0.5, 1);
  test_add_disc(scene, 0.9, 0.1, 0, 0, 0.5, 1);
  for (guint i = 0; i < G_N_ELEMENTS(detections); i++) {
    CaromEncounterRecord encounter;
    CaromWorking working = work_out_first(scene, detections[i], 2, &encounter);
    g_assert_cmpfloat(test_when_number(&working, "t"), ==, 0);
    for (guint k = 0; k < working.n_lines; k++) {
      g_assert_null(strstr(working.lines[k].reason, "The time at which they touch"));
      g_assert_null(strstr(working.lines[k].reason, "this is the contact"));
      g_assert_null(strstr(working.lines[k].reason, "really touched"));
    }
    g_assert_true(g_str_has_prefix(test_find_line(&working, "τ_1")->reason, "They overlap"));
  }
}

/* ---- Steps ---- */

/* The flights begin with the step, and lead to the contact in it, unless something came between;
 * then what is late is at most a step, but for overlaps that are older. */
static void check_steps(const CaromComparison *comparison, const CaromMethod *method,
                        const CaromScene *scene, guint *n_late) {
  for (guint i = 0; i < test_n_contacts(comparison, 0); i++) {
    CaromEncounterRecord encounter = test_examine(comparison, 0, i);
    CaromWorking working =
        carom_encounter_account_work(scene, method, &encounter, CAROM_ENCOUNTER_WHEN);
    test_when_check(&working, &encounter, scene);
    double noticed_s = test_when_number(&working, "t_N");
    g_assert_cmpfloat(noticed_s, ==, (double)encounter.record.frame * scene->dt_s);
    g_assert_cmpfloat(test_when_number(&working, "L"), ==, encounter.depth);
    if (encounter.depth > 0) /* of discs and walls */
      g_assert_nonnull(test_find_line(&working, "L")->formula);
    const CaromWorkingLine *late = test_find_line(&working, "λ");
    if (!late)
      continue;
    (*n_late)++;
    g_assert_cmpfloat(late->value.number, >=, 0);
    g_assert_cmpfloat(late->value.number, <=, scene->dt_s * (1 + 1e-9)); /* frames are rounded */
  }
}

static void test_steps(void) {
  g_autoptr(CaromScene) scene = test_crowd();
  CaromMethod method = test_method("detection", "stepped");
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  guint n_late = 0;
  test_go_to(comparison, 60);
  check_steps(comparison, &method, scene, &n_late);
  g_test_message("%u of %u", n_late, test_n_contacts(comparison, 0));
  g_assert_cmpuint(n_late, >, test_n_contacts(comparison, 0) / 2);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/when/random", test_random);
  g_test_add_func("/when/random-without-a-root", test_random_without);
  g_test_add_func("/when/books", test_books);
  g_test_add_func("/when/thrown-up", test_thrown_up);
  g_test_add_func("/when/along-the-wall", test_along_the_wall);
  g_test_add_func("/when/resting", test_resting);
  g_test_add_func("/when/slow", test_slow);
  g_test_add_func("/when/overlapping", test_overlapping);
  g_test_add_func("/when/steps", test_steps);
  return g_test_run();
}
