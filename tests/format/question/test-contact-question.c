/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-contact-question: over random contacts, each question that is made has exactly one right
 * choice, which a calculation of the test's own finds too, and the others differ from it by more
 * than what is shown. */
#include "carom-contact-question.h"
#include "carom-resolver.h"
#include "carom-scene-json.h"
#include "carom-unit.h"

#include <stdlib.h>
#include <string.h>

#define N_CONTACTS 10000

typedef long double Real;
typedef struct {
  Real x, y;
} Vector;

/* ---- Contacts ---- */

static CaromVec2 random_vector(GRand *random, double length) {
  double angle = g_rand_double_range(random, 0, 2 * G_PI);
  return carom_vec2(length * cos(angle), length * sin(angle));
}

static double random_mass_kg(GRand *random) {
  return g_rand_boolean(random) ? pow(10, g_rand_double_range(random, -3, 3))
                                : g_rand_int_range(random, 1, 4);
}

/* A number in [0, 1] that is often one of its ends. */
static double random_fraction(GRand *random) {
  double any = g_rand_double_range(random, -0.5, 1.5);
  return CLAMP(any, 0, 1);
}

/* A quarter each: along the x axis; equal masses; against a wall or a pinned disc, which may move;
 * anything. */
static CaromContact random_contact(GRand *random) {
  guint kind = (guint)g_rand_int_range(random, 0, 4);
  CaromContact c = {
      .mass_a_kg = random_mass_kg(random),
      .mass_b_kg = random_mass_kg(random),
      .velocity_a = random_vector(random, g_rand_double_range(random, 0, 10)),
      .velocity_b = random_vector(random, g_rand_int_range(random, 0, 3)),
      .d = random_vector(random, g_rand_double_range(random, 0.1, 2)),
      .restitution = g_rand_int_range(random, 0, 8) == 0 ? 1.3 : random_fraction(random),
      .tangential_factor = random_fraction(random),
  };
  if (kind == 0) {
    c.velocity_a.y = c.velocity_b.y = 0;
    c.d = carom_vec2(1, 0);
  } else if (kind == 1)
    c.mass_b_kg = c.mass_a_kg;
  else if (kind == 2) {
    c.mass_b_kg = INFINITY;
    if (g_rand_boolean(random))
      c.velocity_b = carom_vec2(0, 0);
  }
  return c;
}

/* Returns: whether they approach, and have been resolved */
static gboolean random_record(GRand *random, CaromContactRecord *record) {
  CaromContact c = random_contact(random);
  gboolean is_wall = isinf(c.mass_b_kg);
  *record = (CaromContactRecord){.time_s = g_rand_double(random),
                                 .b = is_wall ? -1 : 1,
                                 .wall = is_wall ? 0 : -1,
                                 .contact = c,
                                 .cluster_size = 1};
  if (carom_resolver_resolve(&carom_resolver_impulse, &c, &record->outcome) !=
      CAROM_RESOLUTION_RESOLVED)
    return FALSE;
  record->impulse = carom_contact_impulse(&c, &record->outcome);
  return TRUE;
}

static CaromScene *make_scene(void) {
  CaromScene *scene = carom_scene_new();
  carom_scene_add_body(scene, carom_body_default());
  carom_scene_add_body(scene, carom_body_default());
  return scene;
}

/* ---- The test's own calculation ----
 *
 * In the frame of the centre of mass, or of what is immovable, the relative velocity is turned
 * round along the line of centres. */

static Vector add(Vector a, Vector b, Real factor) {
  return (Vector){a.x + factor * b.x, a.y + factor * b.y};
}

static Real dot(Vector a, Vector b) {
  return a.x * b.x + a.y * b.y;
}

static Real size(Vector a) {
  return sqrtl(dot(a, a));
}

static Vector exact(CaromVec2 v) {
  return (Vector){v.x, v.y};
}

/* Of both bodies, before and after. */
typedef struct {
  Real mass[2];
  gboolean is_wall;
  Vector u[2], v[2];
} Reference;

static Reference calculate(const CaromContact *c) {
  Reference r = {{c->mass_a_kg, c->mass_b_kg}, isinf(c->mass_b_kg)};
  r.u[0] = exact(c->velocity_a);
  r.u[1] = exact(c->velocity_b);
  Real share_b = r.is_wall ? 1 : r.mass[1] / (r.mass[0] + r.mass[1]);
  Vector relative = add(r.u[0], r.u[1], -1), d = exact(c->d);
  Vector along = add((Vector){0, 0}, d, dot(relative, d) / dot(d, d));
  Vector across = add(relative, along, -1);
  Vector after = add(add((Vector){0, 0}, along, -c->restitution), across, c->tangential_factor);
  Vector change = add(after, relative, -1);
  r.v[0] = add(r.u[0], change, share_b);
  r.v[1] = add(r.u[1], change, -(1 - share_b));
  return r;
}

static Real energy(const Reference *r, const Vector *v) {
  return r->mass[0] * dot(v[0], v[0]) / 2 + (r->is_wall ? 0 : r->mass[1] * dot(v[1], v[1]) / 2);
}

/* ---- What a question of each kind must be ---- */

typedef struct {
  const CaromContactQuestion *made;
  const CaromContact *contact;
  Reference reference;
} Case;

static const CaromQuestionChoice *choice_of(const Case *test, guint i) {
  return carom_question_choice(&test->made->question, i);
}

static guint find_right(const Case *test) {
  guint n_right = 0;
  for (guint i = 0; i < carom_question_n_choices(&test->made->question); i++)
    n_right += choice_of(test, i)->is_right;
  g_assert_cmpuint(n_right, ==, 1);
  return carom_contact_question_right(test->made);
}

static const char *right_text(const Case *test) {
  return choice_of(test, find_right(test))->choice;
}

static Real speed_scale(const Reference *r) {
  return fmaxl(size(r->u[0]) + size(r->u[1]), size(r->v[0]) + size(r->v[1]));
}

/* Rounding: some ten operations, each of half an ε of the speeds, and the lighter one's part of a
 * sum of velocities in which the masses differ by 10⁶. */
#define ROUNDING 1e-9

static void check_outcome(const Case *test) {
  const Reference *r = &test->reference;
  const CaromOutcome *outcomes = test->made->outcomes;
  guint n = carom_question_n_choices(&test->made->question), right = find_right(test);
  g_assert_true(test->made->has_pictures);
  g_assert_cmpfloat(size(add(exact(outcomes[right].velocity_a), r->v[0], -1)), <=,
                    ROUNDING * speed_scale(r));
  g_assert_cmpfloat(size(add(exact(outcomes[right].velocity_b), r->v[1], -1)), <=,
                    ROUNDING * speed_scale(r));
  double longest = 0;
  for (guint i = 0; i < n; i++)
    longest = fmax(longest, fmax(carom_vec2_length(outcomes[i].velocity_a),
                                 carom_vec2_length(outcomes[i].velocity_b)));
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < i; j++)
      g_assert_cmpfloat(fmax(carom_vec2_distance(outcomes[i].velocity_a, outcomes[j].velocity_a),
                             carom_vec2_distance(outcomes[i].velocity_b, outcomes[j].velocity_b)),
                        >=, CAROM_QUESTION_MAKER_LEAST_ARROW * longest);
}

/* The words for a direction, with the angle in the middle of it. */
static const struct {
  const char *words;
  double angle_deg;
} directions[] = {
    {"To the right", 0},  {"To the right and up", 45},
    {"Up", 90},           {"To the left and up", 135},
    {"To the left", 180}, {"To the left and down", 225},
    {"Down", 270},        {"To the right and down", 315},
};

/* The right words are nearer to where it goes than all others, by 4.5° at least. */
static void check_direction(const Case *test) {
  Vector v = test->reference.v[0];
  const char *right = right_text(test);
  if (g_str_equal(right, "It stands still")) {
    g_assert_cmpfloat(size(v), <=, ROUNDING * speed_scale(&test->reference));
    return;
  }
  for (guint i = 0; i < G_N_ELEMENTS(directions); i++) {
    Real angle = directions[i].angle_deg * G_PI / 180;
    Real off = acosl(CLAMP((v.x * cosl(angle) + v.y * sinl(angle)) / size(v), -1, 1));
    if (g_str_equal(directions[i].words, right))
      g_assert_cmpfloat(off, <=, 18.001 * G_PI / 180);
    else
      g_assert_cmpfloat(off, >=, 26.999 * G_PI / 180);
  }
}

static void check_push(const Case *test) {
  g_assert_cmpstr(right_text(test), ==, "Both equally");
}

/* The right choice is the body that has more, by a tenth, or both. */
static void check_compared(const Case *test, Real of_a, Real of_b, const char *both) {
  const char *right = right_text(test);
  if (g_str_equal(right, both))
    g_assert_cmpfloat(fabsl(of_a - of_b), <=, 2 * ROUNDING * fmaxl(of_a, of_b));
  else if (g_str_equal(right, "A"))
    g_assert_cmpfloat(of_a, >, of_b * 1.099L);
  else {
    g_assert_cmpstr(right, ==, "B");
    g_assert_cmpfloat(of_b, >, of_a * 1.099L);
  }
}

static Real change_of(const Reference *r, guint body) {
  return size(add(r->v[body], r->u[body], -1));
}

static void check_change(const Case *test) {
  const Reference *r = &test->reference;
  check_compared(test, change_of(r, 0), change_of(r, 1), "Both equally");
}

static void check_momentum(const Case *test) {
  const Reference *r = &test->reference;
  check_compared(test, r->mass[0] * size(r->v[0]), r->mass[1] * size(r->v[1]),
                 "Both have the same");
}

static void check_energy(const Case *test) {
  const Reference *r = &test->reference;
  check_compared(test, r->mass[0] * dot(r->v[0], r->v[0]), r->mass[1] * dot(r->v[1], r->v[1]),
                 "Both have the same");
}

/* The number in @text, which has four digits. */
static double number_in(const char *text) {
  while (*text && !g_ascii_isdigit(*text))
    text++;
  char *end;
  double value = g_ascii_strtod(text, &end);
  if (g_str_has_prefix(end, "×10")) {
    static const char *const raised[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    const char *digit = end + strlen("×10");
    gboolean is_negative = g_str_has_prefix(digit, "⁻");
    digit += is_negative ? strlen("⁻") : 0;
    int exponent = 0;
    for (int i = 0; i < 10; i++)
      if (g_str_has_prefix(digit, raised[i])) {
        exponent = 10 * exponent + i;
        digit += strlen(raised[i]);
        i = -1;
      }
    value *= pow(10, is_negative ? -exponent : exponent);
  }
  return value;
}

/* All numbers differ by a tenth; @right is right to the digits that are shown. */
static void check_numbers(const Case *test, Real right, double digits, double least) {
  guint n = carom_question_n_choices(&test->made->question), i_right = find_right(test);
  g_assert_cmpfloat(fabsl(number_in(choice_of(test, i_right)->choice) - right), <=,
                    digits * fmaxl(fabsl(right), ROUNDING));
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < i; j++) {
      double one = number_in(choice_of(test, i)->choice),
             other = number_in(choice_of(test, j)->choice);
      g_assert_cmpfloat(fabs(one - other), >=, 0.09 * fmax(one, other));
      g_assert_cmpfloat(fabs(one - other), >=, least);
    }
}

static void check_total(const Case *test) {
  const Reference *r = &test->reference;
  if (r->is_wall) {
    g_assert_true(g_str_has_prefix(right_text(test), "Yes"));
    return;
  }
  Vector p[2], sum[2];
  Real scale = r->mass[0] * size(r->u[0]) + r->mass[1] * size(r->u[1]);
  for (guint side = 0; side < 2; side++) {
    const Vector *v = side == 0 ? r->u : r->v;
    for (guint body = 0; body < 2; body++)
      p[body] = add((Vector){0, 0}, v[body], r->mass[body]);
    sum[side] = add(p[0], p[1], 1);
  }
  g_assert_cmpfloat(size(add(sum[0], sum[1], -1)), <=, ROUNDING * scale);
  g_assert_true(g_str_has_prefix(right_text(test), "It stays "));
  if (size(sum[1]) > 1e-6 * scale)
    check_numbers(test, size(sum[1]), 1e-3, 0);
}

static void check_share(const Case *test) {
  const Reference *r = &test->reference;
  Real share = energy(r, r->v) / energy(r, r->u);
  check_numbers(test, 100 * share, 0.01, 4.5);
}

/* ---- Over random contacts ---- */

static const struct {
  const char *id;
  void (*check)(const Case *test);
  guint least_asked; /* of N_CONTACTS: rarely asked is hardly tested */
} expected[] = {
    {"outcome", check_outcome, N_CONTACTS / 2},   {"direction", check_direction, N_CONTACTS / 3},
    {"push", check_push, N_CONTACTS / 2},         {"change", check_change, N_CONTACTS / 3},
    {"momentum", check_momentum, N_CONTACTS / 4}, {"energy", check_energy, N_CONTACTS / 4},
    {"total", check_total, N_CONTACTS / 3},       {"share", check_share, N_CONTACTS / 3},
};

/* No two choices read alike, and there is nothing to explain about the right one. */
static void check_texts(const CaromQuestion *question) {
  guint n = carom_question_n_choices(question);
  g_assert_cmpuint(n, >=, CAROM_QUESTION_MIN_CHOICES);
  g_assert_cmpuint(n, <=, CAROM_QUESTION_MAX_CHOICES);
  g_assert_cmpuint(strlen(question->question), >, 0);
  for (guint i = 0; i < n; i++) {
    const CaromQuestionChoice *choice = carom_question_choice(question, i);
    for (guint j = 0; j < i; j++)
      g_assert_cmpstr(choice->choice, !=, carom_question_choice(question, j)->choice);
    if (choice->is_right) {
      g_assert_null(choice->belief);
      g_assert_null(choice->meaning);
    }
  }
}

static void test_random(gconstpointer data) {
  guint i = GPOINTER_TO_UINT(data), n_kinds, n_asked = 0;
  const CaromQuestionKind *kind = carom_contact_question_kinds(&n_kinds)[i];
  g_assert_cmpuint(n_kinds, ==, G_N_ELEMENTS(expected));
  g_assert_cmpstr(kind->part.id, ==, expected[i].id);
  g_autoptr(CaromScene) scene = make_scene();
  g_autoptr(GRand) random = g_rand_new_with_seed(g_test_rand_int());
  for (guint j = 0; j < N_CONTACTS;) {
    CaromContactRecord record;
    if (!random_record(random, &record))
      continue;
    j++;
    g_autoptr(CaromContactQuestion) made = carom_contact_question_new(kind, scene, &record);
    if (!made)
      continue;
    n_asked++;
    Case test = {made, &record.contact, calculate(&record.contact)};
    check_texts(&made->question);
    expected[i].check(&test);
  }
  g_test_message("%s: %u of %u", expected[i].id, n_asked, N_CONTACTS);
  g_assert_cmpuint(n_asked, >=, expected[i].least_asked);
}

/* ---- Which kind ---- */

/* The right choices stand at each place about equally often: a place tells nothing. */
static void test_places(void) {
  guint n_kinds, n_at[CAROM_QUESTION_MAX_CHOICES] = {0}, n_of_five = 0;
  const CaromQuestionKind *outcome = carom_contact_question_kinds(&n_kinds)[0];
  g_autoptr(CaromScene) scene = make_scene();
  g_autoptr(GRand) random = g_rand_new_with_seed(g_test_rand_int());
  while (n_of_five < 2000) {
    CaromContactRecord record;
    g_autoptr(CaromContactQuestion) made =
        random_record(random, &record) ? carom_contact_question_new(outcome, scene, &record) : NULL;
    if (!made || carom_question_n_choices(&made->question) != CAROM_QUESTION_MAX_CHOICES)
      continue;
    n_of_five++;
    Case test = {.made = made};
    n_at[find_right(&test)]++;
  }
  /* Of 2,000, 400 ± 18 (σ) are expected: six σ. */
  for (guint i = 0; i < CAROM_QUESTION_MAX_CHOICES; i++) {
    g_assert_cmpuint(n_at[i], >, 290);
    g_assert_cmpuint(n_at[i], <, 510);
  }
}

/* The kinds come in turn, one twice in a row only where there is no other, and none that is
 * switched off. Where one of the two meets another body in the same moment, only the pushes are
 * asked about. */
static void test_pick(void) {
  guint n_kinds;
  const CaromQuestionKind *const *kinds = carom_contact_question_kinds(&n_kinds);
  g_autoptr(CaromScene) scene = make_scene();
  g_autoptr(GRand) random = g_rand_new_with_seed(g_test_rand_int());
  for (guint trial = 0; trial < 1000; trial++) {
    CaromContactRecord record;
    if (!random_record(random, &record))
      continue;
    guint enabled = (guint)g_rand_int_range(random, 0, 1 << n_kinds);
    guint last = (guint)g_rand_int_range(random, 0, (gint32)n_kinds);
    const CaromContactQuestionPlace place = {scene, &record, 1, -INFINITY, trial % 4 == 0};
    g_autoptr(CaromContactQuestion) made =
        carom_contact_question_pick(&place, enabled, kinds[last]);
    if (!made)
      continue;
    guint i = 0;
    while (kinds[i] != made->kind)
      i++;
    g_assert_true(enabled & (1u << i));
    g_assert_true(!place.is_followed || kinds[i] == &carom_question_kind_push);
    for (guint k = 0; k < n_kinds && i == last && !place.is_followed; k++)
      if (k != last && (enabled & (1u << k)))
        g_assert_null(carom_contact_question_new(kinds[k], scene, &record));
  }
}

/* Two discs of the same name are told apart by their letters. */
static void test_same_names(void) {
  guint n_kinds;
  const CaromQuestionKind *const *kinds = carom_contact_question_kinds(&n_kinds);
  g_autoptr(CaromScene) scene = make_scene();
  for (guint i = 0; i < 2; i++)
    g_array_index(scene->bodies, CaromBody, i).name = g_intern_string("Ball");
  const CaromContactRecord record = {.b = 1,
                                     .wall = -1,
                                     .contact = {8, 1, {2, 0}, {-1, 0}, {1, 0}, 0.5, 1},
                                     .outcome = {{1.5, 0}, {3, 0}},
                                     .impulse = {-4, 0},
                                     .cluster_size = 1};
  for (guint i = 0; i < n_kinds; i++) {
    g_autoptr(CaromContactQuestion) made = carom_contact_question_new(kinds[i], scene, &record);
    g_assert_true(!made || strstr(made->question.question, "Ball (A)"));
    if (kinds[i] == &carom_question_kind_push || kinds[i] == &carom_question_kind_momentum)
      g_assert_cmpuint(carom_question_n_choices(&made->question), ==, 3);
  }
}

/* A question of the scene's own comes first, at its contact or its time. */
static void test_own(void) {
  g_autoptr(CaromScene) scene = make_scene();
  CaromContactRecord record = {.time_s = 2,
                               .b = 1,
                               .wall = -1,
                               .contact = {1, 1, {2, 0}, {0, 0}, {1, 0}, 1, 1},
                               .outcome = {{0, 0}, {2, 0}},
                               .impulse = {-2, 0},
                               .cluster_size = 1};
  CaromQuestion question = carom_question_none();
  question.question = g_strdup("Why?");
  question.choices = carom_question_choice_list_new();
  question.before_contact = 3;
  for (guint i = 0; i < 2; i++) {
    CaromQuestionChoice choice = {.choice = g_strdup("So"), .is_right = i == 1};
    g_array_append_val(question.choices, choice);
  }
  g_array_append_val(scene->questions, question);
  CaromQuestion *own = carom_scene_question(scene, 0);
  static const struct {
    guint before_contact;
    double at_s;
    gboolean is_asked;
  } rows[] = {{3, NAN, TRUE}, {2, NAN, FALSE}, {0, 1.5, TRUE}, {0, 2, TRUE},
              {0, 1, FALSE},  {0, 2.1, FALSE}, {0, NAN, FALSE}};
  const CaromContactQuestionPlace place = {scene, &record, 3, 1};
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    own->before_contact = rows[i].before_contact;
    own->at_s = rows[i].at_s;
    g_autoptr(CaromContactQuestion) asked =
        carom_contact_question_pick(&place, CAROM_CONTACT_QUESTION_ALL_KINDS, NULL);
    g_assert_cmpint(asked->kind == NULL, ==, rows[i].is_asked);
    if (rows[i].is_asked)
      g_assert_cmpuint(carom_contact_question_right(asked), ==, 1);
  }
  /* In another scene than it was written for, another choice may be right. */
  own->before_contact = 3;
  own->at_s = NAN;
  scene->words_are_older = TRUE;
  g_autoptr(CaromContactQuestion) made =
      carom_contact_question_pick(&place, CAROM_CONTACT_QUESTION_ALL_KINDS, NULL);
  g_assert_nonnull(made->kind);
}

/* Two discs that stop, and two that pass through each other, head on: known by heart. */
static void test_head_on(void) {
  guint n_kinds;
  const CaromQuestionKind *const *kinds = carom_contact_question_kinds(&n_kinds);
  g_autoptr(CaromScene) scene = make_scene();
  CaromContactRecord record = {.b = 1,
                               .wall = -1,
                               .contact = {1, 1, {2, 0}, {0, 0}, {1, 0}, 1, 1},
                               .outcome = {{0, 0}, {2, 0}},
                               .impulse = {-2, 0},
                               .cluster_size = 1};
  static const char *const rights[] = {NULL,
                                       "It stands still",
                                       "Both equally",
                                       "Both equally",
                                       "B",
                                       "B",
                                       "It stays 2\u00a0kg·m/\u2060s",
                                       NULL};
  for (guint i = 0; i < n_kinds; i++) {
    g_autoptr(CaromContactQuestion) made = carom_contact_question_new(kinds[i], scene, &record);
    Case test = {.made = made};
    if (rights[i])
      g_assert_cmpstr(right_text(&test), ==, rights[i]);
  }
  /* All of the energy is left, which is what e and e² say too: there is nothing to choose. */
  g_assert_null(carom_contact_question_new(kinds[n_kinds - 1], scene, &record));
}

/* Equal and opposite momenta, and e = 0: nothing moves afterwards, whatever rounding leaves. */
static CaromContactRecord nothing_left(guint mass_a, guint mass_b, double angle) {
  CaromVec2 n = carom_vec2(cos(angle), sin(angle));
  CaromContactRecord record = {.b = 1, .wall = -1, .cluster_size = 1};
  record.contact = (CaromContact){
      .mass_a_kg = mass_a,
      .mass_b_kg = mass_b,
      .velocity_a = carom_vec2_scale(n, 0.1 * mass_b),
      .velocity_b = carom_vec2_scale(n, -0.1 * mass_a),
      .d = carom_vec2_scale(n, 0.7),
      .tangential_factor = 1,
  };
  g_assert_cmpint(carom_resolver_resolve(&carom_resolver_impulse, &record.contact, &record.outcome),
                  ==, CAROM_RESOLUTION_RESOLVED);
  record.impulse = carom_contact_impulse(&record.contact, &record.outcome);
  return record;
}

/* Returns: how many kinds have a question */
static guint check_nothing_left(CaromScene *scene, const CaromContactRecord *record) {
  static const char *const rights[][2] = {{"direction", "It stands still"},
                                          {"momentum", "Both have the same"},
                                          {"energy", "Both have the same"},
                                          {"total", "It stays 0 kg·m/s"},
                                          {"share", "0 %"}};
  guint n_kinds, n_asked = 0;
  const CaromQuestionKind *const *kinds = carom_contact_question_kinds(&n_kinds);
  for (guint i = 0; i < n_kinds; i++) {
    g_autoptr(CaromContactQuestion) asked = carom_contact_question_new(kinds[i], scene, record);
    n_asked += asked ? 1 : 0;
    for (guint k = 0; asked && k < carom_question_n_choices(&asked->question); k++) {
      const CaromQuestionChoice *choice = carom_question_choice(&asked->question, k);
      g_autofree char *all = g_strjoin(" ", choice->choice, choice->meaning, NULL);
      g_assert_null(strstr(all, "×10⁻"));
      for (guint j = 0; choice->is_right && j < G_N_ELEMENTS(rights); j++)
        if (g_str_equal(rights[j][0], kinds[i]->part.id)) {
          g_autofree char *plain = carom_unit_plain_spaces(choice->choice);
          g_assert_cmpstr(plain, ==, rights[j][1]);
        }
    }
  }
  return n_asked;
}

static void test_nothing_left(void) {
  g_autoptr(CaromScene) scene = make_scene();
  for (guint a = 1; a < 10; a++)
    for (guint b = 1; b < 10; b++)
      for (guint i = 0; i < 16; i++) {
        CaromContactRecord record = nothing_left(a, b, i * G_PI / 8);
        g_assert_cmpuint(check_nothing_left(scene, &record), >=, 4);
      }
}

/* A heavy disc at rest that a light one bounces off gets almost twice what that brought, however
 * little it moves. */
static void test_slow_and_heavy(void) {
  g_autoptr(CaromScene) scene = make_scene();
  for (double ratio = 1e3; ratio < 1e12; ratio *= 10) {
    CaromContactRecord record = {.b = 1, .wall = -1, .cluster_size = 1};
    record.contact = (CaromContact){1, ratio, {2, 0}, {0, 0}, {1, 0}, 0.8, 1};
    g_assert_cmpint(
        carom_resolver_resolve(&carom_resolver_impulse, &record.contact, &record.outcome), ==,
        CAROM_RESOLUTION_RESOLVED);
    record.impulse = carom_contact_impulse(&record.contact, &record.outcome);
    g_autoptr(CaromContactQuestion) asked =
        carom_contact_question_new(&carom_question_kind_momentum, scene, &record);
    guint right = carom_contact_question_right(asked);
    g_assert_cmpstr(carom_question_choice(&asked->question, right)->choice, ==, "B");
  }
}

int main(int argc, char *argv[]) {
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(expected); i++) {
    g_autofree char *path = g_strdup_printf("/contact-question/random/%s", expected[i].id);
    g_test_add_data_func(path, GUINT_TO_POINTER(i), test_random);
  }
  g_test_add_func("/contact-question/places", test_places);
  g_test_add_func("/contact-question/pick", test_pick);
  g_test_add_func("/contact-question/same-names", test_same_names);
  g_test_add_func("/contact-question/own", test_own);
  g_test_add_func("/contact-question/head-on", test_head_on);
  g_test_add_func("/contact-question/nothing-left", test_nothing_left);
  g_test_add_func("/contact-question/slow-and-heavy", test_slow_and_heavy);
  return g_test_run();
}
