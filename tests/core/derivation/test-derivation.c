/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* The derivation of the master line: every line has the value of the line before it, every method
 * ends with the master line, and that is what the resolvers answer. */
#include "carom-derivation.h"

#include "carom-formula-size.h"
#include "carom-resolver.h"
#include "carom-rounding.h"
#include "rounds-test.h"
#include "sentence-test.h"

#include <float.h>
#include <string.h>

/* The most that 20 operations can do, as many as the longest line has with the names in it, since
 * each rounds by up to ε/2 of the numbers that are added up. */
#define TOLERANCE_EPS 10

#define N_CONTACTS (test_is_thorough() ? 10000u : 300u)

static double uniform(GRand *random, double min, double max) {
  return g_rand_double_range(random, min, max);
}

static CaromVec2 random_vector(GRand *random, double length) {
  double angle_rad = uniform(random, -G_PI, G_PI), r = uniform(random, 0, length);
  return carom_vec2(r * cos(angle_rad), r * sin(angle_rad));
}

static double random_mass_kg(GRand *random) {
  return pow(10, uniform(random, -3, 15));
}

static double one_of(GRand *random, double first, double second, double max) {
  guint i = (guint)g_rand_int_range(random, 0, 3);
  return i == 0 ? first : i == 1 ? second : uniform(random, 0, max);
}

/* One body may be a wall, pinned or driven. */
static void make_immovable(GRand *random, CaromContact *c) {
  gboolean is_a = g_rand_boolean(random), is_driven = g_rand_boolean(random);
  *(is_a ? &c->mass_a_kg : &c->mass_b_kg) = INFINITY;
  if (!is_driven)
    *(is_a ? &c->velocity_a : &c->velocity_b) = carom_vec2(0, 0);
}

/* Any contact that is resolved: e from 0 to 2, with friction or without, in any direction and along
 * the axes. */
static CaromContact random_contact(GRand *random) {
  CaromContact c = {
      .mass_a_kg = random_mass_kg(random),
      .mass_b_kg = random_mass_kg(random),
      .velocity_a = random_vector(random, 10),
      .velocity_b = random_vector(random, 10),
      .d = random_vector(random, pow(10, uniform(random, -6, 6))),
      .restitution = one_of(random, 0, 1, 2),
      .tangential_factor = one_of(random, 1, 0, 1),
  };
  if (g_rand_int_range(random, 0, 8) == 0)
    *(g_rand_boolean(random) ? &c.d.x : &c.d.y) = 0;
  if (g_rand_int_range(random, 0, 8) == 0)
    c.mass_b_kg = c.mass_a_kg;
  if (g_rand_int_range(random, 0, 3) == 0)
    make_immovable(random, &c);
  if (carom_vec2_dot(carom_vec2_sub(c.velocity_b, c.velocity_a), c.d) > 0)
    c.d = carom_vec2_scale(c.d, -1);
  return c;
}

/* ---- Every line ---- */

typedef struct {
  CaromValue value;
  double size;
  CaromDimension dimension;
  gboolean is_zero; /* 0 can be of any kind */
} Side;

static Side side_of(const CaromDerivation *derivation, const char *source) {
  const CaromFormula *formula = carom_formula_constant(source);
  const CaromTerm *terms = (const CaromTerm *)derivation->terms->data;
  guint n = derivation->terms->len;
  return (Side){
      .value = carom_formula_evaluate(formula, terms, n),
      .size = carom_formula_size(formula, terms, n, (const double *)derivation->sizes->data),
      .dimension = carom_formula_dimension(formula, terms, n),
      .is_zero = strcmp(source, "0") == 0,
  };
}

static double length_of(CaromValue value) {
  return carom_formula_size_of_value(value);
}

static double distance(CaromValue one, CaromValue other) {
  return length_of(carom_value_sub(one, other));
}

static void assert_equal(const char *left, const Side *one, const char *right, const Side *other) {
  double scale = MAX(one->size, other->size);
  g_assert_cmpint(one->value.is_vector, ==, other->value.is_vector);
  if (!(distance(one->value, other->value) <= TOLERANCE_EPS * DBL_EPSILON * scale))
    g_error("%s and %s differ by %g ε", left, right,
            distance(one->value, other->value) / (DBL_EPSILON * scale));
  if (!one->is_zero && !other->is_zero && one->dimension != other->dimension)
    g_error("%s and %s are not of the same kind", left, right);
}

/* @before: the right side of the line before it
 * Returns: its own right side */
static Side check_line(const CaromDerivation *derivation, guint i, Side before) {
  const CaromDerivationLine *line = carom_derivation_line(derivation, i);
  const char *left = line->left ? line->left : carom_derivation_line(derivation, i - 1)->right;
  Side one = line->left ? side_of(derivation, left) : before;
  Side other = side_of(derivation, line->right);
  assert_equal(left, &one, line->right, &other);
  g_assert_cmpint(line->dimension, ==, other.dimension);
  g_assert_true(distance(line->value, other.value) == 0);
  g_assert_true(isfinite(length_of(line->value)));
  g_assert_cmpstr(line->reason, !=, "");
  return other;
}

/* A line says nothing of a mass that is infinite, and nothing at all of what also stands still. */
static void check_silence(const CaromDerivation *derivation, const CaromContact *c, guint i) {
  static const char *const masses[] = {"m_a", "m_b", "γ_a", "γ_b"}, *const bodies[] = {"_a", "_b"};
  const CaromDerivationLine *line = carom_derivation_line(derivation, i);
  CaromContactBody immovable = carom_contact_immovable(c);
  CaromContactBody resting = carom_contact_immovable_at_rest(c);
  g_autofree char *both = g_strconcat(line->left ? line->left : "", " = ", line->right, NULL);
  if (immovable != CAROM_BODY_NONE && (strstr(both, masses[immovable]) || strstr(both, "M_")))
    g_error("%s: it has an infinite mass", both);
  if (resting != CAROM_BODY_NONE && strstr(both, bodies[resting]))
    g_error("%s: it has a body that is not there", both);
  if (!(c->tangential_factor < 1) && (strstr(both, "w_t") || strstr(both, "J_t")))
    g_error("%s: there is no friction", both);
}

/* Every line has something to draw, unless it is about masses alone, or says the very number. */
static void check_marks(const CaromDerivation *derivation, guint i) {
  const CaromDerivationLine *line = carom_derivation_line(derivation, i);
  gboolean is_of_masses =
      line->dimension == CAROM_DIMENSION_MASS || line->dimension == CAROM_DIMENSION_NONE;
  if (line->marks[0].kind == CAROM_MARK_NONE && !is_of_masses)
    g_error("%s = %s draws nothing", line->left, line->right);
  for (guint k = 0; k < CAROM_DERIVATION_MAX_MARKS; k++)
    if (!isfinite(carom_vec2_length(line->marks[k].vector)))
      g_error("%s = %s draws what has no length", line->left, line->right);
}

/* ---- The master line ---- */

static const CaromDerivationChapter *find_chapter(const CaromDerivation *derivation,
                                                  const char *id) {
  for (guint i = 0; i < derivation->chapters->len; i++)
    if (g_str_equal(carom_derivation_chapter(derivation, i)->id, id))
      return carom_derivation_chapter(derivation, i);
  g_error("no chapter “%s”", id);
}

/* The line that says what the velocity is, at the end of a method's chapter. */
static void check_end(const CaromDerivation *derivation, const char *id) {
  const CaromDerivationChapter *chapter = find_chapter(derivation, id);
  guint last = chapter->first_line + chapter->n_lines - 1;
  const char *velocity = CAROM_OF_BODY(derivation->body, "v_a", "v_b");
  g_assert_cmpstr(carom_derivation_line(derivation, last)->right, ==, derivation->master);
  g_assert_cmpstr(
      carom_derivation_line(derivation, carom_derivation_head_of(derivation, last))->left, ==,
      velocity);
}

static void check_resolvers(const CaromDerivation *derivation, const CaromContact *c) {
  Side master = side_of(derivation, derivation->master);
  guint n;
  const CaromResolver *const *resolvers = carom_resolvers(&n);
  for (guint i = 0; i < n; i++) {
    CaromOutcome outcome;
    check_end(derivation, resolvers[i]->part.id);
    g_assert_cmpint(carom_resolver_resolve(resolvers[i], c, &outcome), ==,
                    CAROM_RESOLUTION_RESOLVED);
    CaromVec2 velocity = carom_contact_outcome_velocity(&outcome, derivation->body);
    double apart = carom_vec2_distance(velocity, master.value.vector);
    g_assert_cmpfloat(apart, <=,
                      CAROM_ROUNDING_AGREEMENT_EPS * DBL_EPSILON *
                          carom_contact_speed_scale(c, &outcome));
  }
}

/* ---- The picture ---- */

static const CaromMark *find_mark(const CaromMark *marks, CaromPlace place, CaromMarkKind kind) {
  for (guint i = 0; i < CAROM_DERIVATION_MAX_MARKS; i++)
    if (marks[i].kind == kind && marks[i].place == place)
      return &marks[i];
  return NULL;
}

/* Whatever a method calls it, it draws the part along n of what can move, and n. */
static void check_readings(const CaromDerivation *derivation, const CaromContact *c) {
  CaromVec2 n = carom_vec2_scale(c->d, 1 / carom_vec2_length(c->d));
  guint n_resolvers;
  const CaromResolver *const *resolvers = carom_resolvers(&n_resolvers);
  for (guint i = 0; i < n_resolvers; i++) {
    CaromOutcome outcome;
    CaromWorking working;
    CaromMark marks[CAROM_DERIVATION_MAX_MARKS];
    carom_resolver_explain(resolvers[i], c, &outcome, &working);
    carom_derivation_look_marks(derivation, CAROM_LOOK_READINGS, &working, marks);
    g_assert_nonnull(find_mark(marks, CAROM_PLACE_CONTACT, CAROM_MARK_AXIS));
    for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
      if (!working.before[body].reading)
        continue;
      const CaromMark *mark =
          find_mark(marks, CAROM_OF_BODY(body, CAROM_PLACE_A, CAROM_PLACE_B), CAROM_MARK_ARROW);
      CaromVec2 u = carom_contact_velocity(c, body);
      CaromVec2 along = carom_vec2_scale(n, carom_vec2_dot(u, n));
      g_assert_cmpfloat(carom_vec2_distance(mark->vector, along), <=,
                        TOLERANCE_EPS * DBL_EPSILON * carom_contact_speed_scale(c, &outcome));
    }
  }
}

/* At every look but that of the line there are arrows, and none of what cannot move or change. */
static void check_looks(const CaromDerivation *derivation, const CaromContact *c) {
  for (CaromLook look = 0; look < CAROM_N_LOOKS; look++)
    for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
      CaromPlace place = look == CAROM_LOOK_CHANGE
                             ? CAROM_OF_BODY(body, CAROM_PLACE_TIP_A, CAROM_PLACE_TIP_B)
                             : CAROM_OF_BODY(body, CAROM_PLACE_A, CAROM_PLACE_B);
      const CaromMark *arrow = find_mark(derivation->looks[look].marks, place, CAROM_MARK_ARROW);
      gboolean is_drawn = look == CAROM_LOOK_CHANGE
                              ? carom_contact_is_movable(c, body)
                              : look != CAROM_LOOK_NORMAL && look != CAROM_LOOK_READINGS &&
                                    body != carom_contact_immovable_at_rest(c);
      g_assert_cmpint(arrow != NULL, ==, is_drawn);
      g_assert_true(!arrow || isfinite(carom_vec2_length(arrow->vector)));
    }
  check_readings(derivation, c);
}

static void check(const CaromContact *c) {
  g_autoptr(CaromDerivation) derivation = carom_derivation_of(c);
  Side right = {.size = 0};
  for (guint i = 0; i < derivation->lines->len; i++) {
    right = check_line(derivation, i, right);
    check_silence(derivation, c, i);
    check_marks(derivation, i);
  }
  check_resolvers(derivation, c);
  check_looks(derivation, c);
}

static void test_random(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(20260721);
  for (guint i = 0; i < N_CONTACTS; i++) {
    CaromContact c = random_contact(random);
    check(&c);
  }
}

/* ---- What it is about ---- */

#define OBLIQUE                                                                                    \
  .mass_a_kg = 1, .mass_b_kg = 1, .velocity_a = {100, -30}, .velocity_b = {-50, -30},              \
  .d = {51.961524227066320, 30}, .restitution = 1, .tangential_factor = 1

static const CaromContact oblique = {OBLIQUE};

/* At 30°: the numbers are known. */
static void test_oblique(void) {
  g_autoptr(CaromDerivation) derivation = carom_derivation_of(&oblique);
  CaromValue w = side_of(derivation, "w").value, v = side_of(derivation, "v_a").value;
  g_assert_cmpfloat_with_epsilon(w.number, 75 * sqrt(3), 1e-12);
  g_assert_cmpfloat_with_epsilon(v.vector.x, -12.5, 1e-12);
  g_assert_cmpfloat_with_epsilon(v.vector.y, -30 - 37.5 * sqrt(3), 1e-12);
  g_assert_cmpstr(derivation->master, ==, "u_a - (1 + e) (μ / m_a) w n");
}

/* Where only b can move, it is about b. */
static void test_letters(void) {
  CaromContact c = {OBLIQUE};
  c.mass_a_kg = INFINITY;
  c.tangential_factor = 0.5;
  g_autoptr(CaromDerivation) driven = carom_derivation_of(&c);
  g_assert_cmpint(driven->body, ==, CAROM_BODY_B);
  g_assert_cmpstr(driven->master, ==, "u_b + (1 + e) (μ / m_b) w n + (1 - f) (μ / m_b) w_t t̂");
  c.velocity_a = carom_vec2(0, 0);
  g_autoptr(CaromDerivation) at_wall = carom_derivation_of(&c);
  const CaromDerivationChapter *walls = find_chapter(at_wall, "immovable");
  g_assert_cmpstr(carom_derivation_line(at_wall, walls->first_line + walls->n_lines - 1)->right, ==,
                  "u_b - (1 + e) (u_b·n) n - (1 - f) (u_b·t̂) t̂");
}

/* Resolvers that have been added have their chapters among those of the others. */
static void test_order(void) {
  const char *const order =
      "unknown equation master energy impulse projection rotation immovable books differences";
  for (double e = 0; e <= 1; e += 0.5) {
    CaromContact c = {OBLIQUE};
    c.restitution = e;
    g_autoptr(CaromDerivation) derivation = carom_derivation_of(&c);
    g_autoptr(GString) found = g_string_new(NULL);
    for (guint k = 0; k < derivation->chapters->len; k++) {
      const char *id = carom_derivation_chapter(derivation, k)->id;
      if (!carom_resolver_by_id(id) || strstr(order, id))
        g_string_append_printf(found, "%s%s", k ? " " : "", id);
    }
    g_assert_cmpstr(found->str, ==, order);
  }
}

/* About a dozen lines carry the whole, whatever the contact: they are counted from the top, what
 * all find is among them, and each method but that of the derivation itself has at least one. */
static void check_tags(const CaromDerivation *derivation) {
  guint n = 0, of_chapter[32] = {0};
  for (guint i = 0; i < derivation->lines->len; i++) {
    guint tag = carom_derivation_line(derivation, i)->tag;
    if (tag == 0)
      continue;
    g_assert_cmpuint(tag, ==, ++n);
    of_chapter[carom_derivation_chapter_of(derivation, i)]++;
  }
  g_assert_cmpuint(n, >=, 11);
  g_assert_cmpuint(n, <=, 13);
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++) {
    int line = carom_derivation_band_line(derivation, kind);
    g_assert_true(line < 0 || carom_derivation_line(derivation, (guint)line)->tag > 0);
  }
  static const char *const told[] = {"unknown", "equation", "master", "projection", "rotation"};
  for (guint i = 0; i < derivation->chapters->len; i++) {
    const char *id = carom_derivation_chapter(derivation, i)->id;
    gboolean is_told = FALSE;
    for (guint k = 0; k < G_N_ELEMENTS(told); k++)
      is_told = is_told || g_str_equal(told[k], id);
    g_assert_cmpint(of_chapter[i] > 0, ==, is_told);
  }
}

static void test_tags(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(38);
  for (guint i = 0; i < test_rounds(2000); i++) {
    CaromContact c = random_contact(random);
    g_autoptr(CaromDerivation) derivation = carom_derivation_of(&c);
    check_tags(derivation);
  }
}

/* With e = 0 all of ½ μ w² is lost, along n: the change is after less before. */
static void test_energy(void) {
  CaromContact c = {OBLIQUE};
  c.restitution = 0;
  g_autoptr(CaromDerivation) derivation = carom_derivation_of(&c);
  const CaromDerivationChapter *energy = find_chapter(derivation, "energy");
  for (guint i = 0; i < energy->n_lines; i++)
    g_assert_cmpfloat_with_epsilon(
        carom_derivation_line(derivation, energy->first_line + i)->value.number, -4218.75, 1e-9);
}

/* The kinetic energy of what can move, as seen from something with velocity @origin. */
static double energy_of(const CaromContact *c, const CaromOutcome *v, CaromVec2 origin) {
  CaromVec2 a = carom_vec2_sub(v->velocity_a, origin), b = carom_vec2_sub(v->velocity_b, origin);
  return c->mass_a_kg / 2 * carom_vec2_dot(a, a) +
         (isfinite(c->mass_b_kg) ? c->mass_b_kg / 2 * carom_vec2_dot(b, b) : 0);
}

/* What restitution and friction take is all that the resolvers leave out, as seen from a body that
 * is driven. */
static void test_energy_with_friction(void) {
  const double masses_kg[] = {3, INFINITY};
  for (guint i = 0; i < G_N_ELEMENTS(masses_kg); i++)
    for (double speed = 0; speed <= 5; speed += 5) {
      CaromContact c = {OBLIQUE};
      c.mass_b_kg = masses_kg[i];
      c.velocity_b = carom_vec2(-speed, 0);
      c.restitution = 0.5;
      c.tangential_factor = 0.25;
      CaromVec2 origin = isfinite(c.mass_b_kg) ? carom_vec2(0, 0) : c.velocity_b;
      CaromOutcome before = {c.velocity_a, c.velocity_b}, after;
      carom_resolver_resolve(carom_resolver_by_id("impulse"), &c, &after);
      double change = energy_of(&c, &after, origin) - energy_of(&c, &before, origin);
      g_autoptr(CaromDerivation) derivation = carom_derivation_of(&c);
      double e = side_of(derivation, "-(1 - e²) (μ / 2) w²").value.number,
             e_t = side_of(derivation, "-(1 - f²) (μ / 2) w_t²").value.number;
      g_assert_cmpfloat(e_t, <, 0);
      g_assert_cmpfloat_with_epsilon(e + e_t, change, 1e-12 * -change); /* rounding */
    }
}

/* A cosine that is 0 is exactly 0, as in the rotation method; and what cancels reads 0. */
static void test_readable(void) {
  CaromContact c = {OBLIQUE};
  c.d = carom_vec2(0, -2);
  c.velocity_a = carom_vec2(0.1, -1);
  g_autoptr(CaromDerivation) upright = carom_derivation_of(&c);
  g_assert_true(side_of(upright, "cos(θ)").value.number == 0);
  c = (CaromContact){OBLIQUE};
  c.mass_b_kg = INFINITY;
  c.velocity_b = carom_vec2(0, 0);
  g_autoptr(CaromDerivation) elastic = carom_derivation_of(&c);
  const CaromDerivationChapter *energy = find_chapter(elastic, "energy");
  gboolean found = FALSE;
  for (guint i = energy->first_line; i < energy->first_line + energy->n_lines; i++)
    if (strstr(carom_derivation_line(elastic, i)->right, "(u_a·n + v_a·n)")) {
      found = TRUE;
      g_assert_true(carom_derivation_line(elastic, i)->readable.number == 0);
    }
  g_assert_true(found);
}

static void assert_chapter_reads(const CaromDerivation *derivation, const char *id,
                                 const char *left, double expected) {
  const CaromDerivationChapter *chapter = find_chapter(derivation, id);
  guint n_found = 0;
  for (guint i = chapter->first_line; i < chapter->first_line + chapter->n_lines; i++) {
    const char *head =
        carom_derivation_line(derivation, carom_derivation_head_of(derivation, i))->left;
    if (!g_str_equal(head, left))
      continue;
    n_found++;
    g_assert_cmpfloat_with_epsilon(carom_derivation_line(derivation, i)->readable.number, expected,
                                   1e-9);
  }
  g_assert_cmpuint(n_found, >, 0);
}

/* What a disc of 10¹⁷ kg loses in momentum and energy is rounding beside what it has, but not what
 * one of 1 kg gains: an equation is as sure as the surer of its sides, and so is the chain. The
 * speed of approach is 75 √3 m/s, and μ is 1 kg. */
static void test_surest(void) {
  CaromContact c = {OBLIQUE};
  c.mass_b_kg = 1e17;
  g_autoptr(CaromDerivation) elastic = carom_derivation_of(&c);
  assert_chapter_reads(elastic, "energy", "m_a (u_a·n - v_a·n)", 150 * sqrt(3));
  c.restitution = 0;
  g_autoptr(CaromDerivation) inelastic = carom_derivation_of(&c);
  assert_chapter_reads(inelastic, "energy", "ΔE_n", -8437.5);
}

/* ---- Pictures and colours ---- */

/* The line that continues with @right. */
static const CaromDerivationLine *find_line(const CaromDerivation *derivation, const char *left,
                                            const char *right) {
  for (guint i = 0; i < derivation->lines->len; i++) {
    const CaromDerivationLine *line = carom_derivation_line(derivation, i);
    if (g_strcmp0(line->left, left) == 0 && g_str_equal(line->right, right))
      return line;
  }
  g_error("no line %s = %s", left, right);
}

static void assert_mark(const CaromDerivationLine *line, const char *label, CaromMarkKind kind,
                        CaromPlace place, CaromVec2 vector) {
  for (guint i = 0; i < CAROM_DERIVATION_MAX_MARKS; i++) {
    const CaromMark *mark = &line->marks[i];
    if (g_strcmp0(mark->label, label) != 0)
      continue;
    g_assert_cmpint(mark->kind, ==, kind);
    g_assert_cmpint(mark->place, ==, place);
    g_assert_cmpfloat_with_epsilon(mark->vector.x, vector.x, 1e-12);
    g_assert_cmpfloat_with_epsilon(mark->vector.y, vector.y, 1e-12);
    return;
  }
  g_error("%s is not drawn", label);
}

/* A line draws what its names stand for, each once; those of b at b. */
static void test_marks(void) {
  g_autoptr(CaromDerivation) derivation = carom_derivation_of(&oblique);
  CaromVec2 n = {sqrt(3) / 2, 0.5};
  const CaromDerivationLine *w = find_line(derivation, "w", "(u_a - u_b)·n");
  assert_mark(w, "w n", CAROM_MARK_ARROW, CAROM_PLACE_A, carom_vec2_scale(n, 75 * sqrt(3)));
  assert_mark(w, "u_b", CAROM_MARK_ARROW, CAROM_PLACE_B, oblique.velocity_b);
  assert_mark(w, "n", CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, n);
  g_assert_cmpint(w->marks[4].kind, ==, CAROM_MARK_NONE);
  const CaromDerivationLine *turned =
      find_line(derivation, "u'_a.x", "u_a.x cos(θ) + u_a.y sin(θ)");
  assert_mark(turned, "x'", CAROM_MARK_AXIS, CAROM_PLACE_CONTACT, n);
  assert_mark(turned, "u_a", CAROM_MARK_ARROW, CAROM_PLACE_A, oblique.velocity_a);
}

/* What is coloured in a resolver's working has the same colour here, and so have the derivation's
 * own names. */
static void test_colours(void) {
  static const struct {
    const char *formula;
    CaromFindingKind kind;
  } names[] = {
      {"n", CAROM_FINDING_DIRECTION},      {"d", CAROM_FINDING_DIRECTION},
      {"cos(θ)", CAROM_FINDING_DIRECTION}, {"x'", CAROM_FINDING_DIRECTION},
      {"w", CAROM_FINDING_APPROACH},       {"u_b·n", CAROM_FINDING_APPROACH},
      {"α_a", CAROM_FINDING_APPROACH},     {"u'_a.x", CAROM_FINDING_APPROACH},
      {"Δu", CAROM_FINDING_APPROACH},      {"J", CAROM_FINDING_TRANSFER},
      {"β_a", CAROM_FINDING_TRANSFER},     {"v'_a.x", CAROM_FINDING_TRANSFER},
      {"Δv_a", CAROM_FINDING_CHANGE_A},    {"m_a", CAROM_N_FINDINGS},
      {"u_a", CAROM_N_FINDINGS},           {"μ", CAROM_N_FINDINGS},
      {"v_a", CAROM_N_FINDINGS},           {"u_t_a", CAROM_N_FINDINGS},
  };
  g_autoptr(CaromDerivation) derivation = carom_derivation_of(&oblique);
  for (guint i = 0; i < G_N_ELEMENTS(names); i++) {
    g_test_message("%s", names[i].formula);
    g_assert_cmpint(
        carom_derivation_band_of_formula(derivation, carom_formula_constant(names[i].formula)), ==,
        names[i].kind);
  }
  g_assert_cmpint(carom_derivation_band_of_label(derivation, "w n"), ==, CAROM_FINDING_APPROACH);
}

/* Each quantity that is found has its line; what does not change has none. */
static void test_band_lines(void) {
  static const char *const left[] = {"n", "w", "J", "Δv_a", "Δv_b"};
  CaromContact at_wall = {OBLIQUE};
  at_wall.mass_b_kg = INFINITY;
  at_wall.velocity_b = carom_vec2(0, 0);
  g_autoptr(CaromDerivation) pair = carom_derivation_of(&oblique);
  g_autoptr(CaromDerivation) wall = carom_derivation_of(&at_wall);
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++) {
    int line = carom_derivation_band_line(pair, kind);
    g_assert_cmpint(line, >=, 0);
    g_assert_cmpstr(carom_derivation_line(pair, (guint)line)->left, ==, left[kind]);
    g_assert_cmpint(carom_derivation_band_line(wall, kind) >= 0, ==,
                    kind != CAROM_FINDING_CHANGE_B);
  }
}

/* ---- Words ---- */

static void check_told(const CaromDerivation *derivation, const char *sentence) {
  g_autofree char *told = carom_derivation_tell(derivation, sentence);
  test_check_sentence(told, (const CaromTerm *)derivation->terms->data, derivation->terms->len);
}

/* There are a few dozen kinds of contacts as far as the words are concerned. */
#define N_TOLD 2000

/* With friction the last line has both directions, and both are told. */
static void test_turned_directions(void) {
  for (guint rubs = 0; rubs < 2; rubs++) {
    CaromContact c = {OBLIQUE};
    c.tangential_factor = rubs ? 0.5 : 1;
    g_autoptr(CaromDerivation) derivation = carom_derivation_of(&c);
    const CaromDerivationChapter *chapter = find_chapter(derivation, "rotation");
    const CaromDerivationLine *last =
        carom_derivation_line(derivation, chapter->first_line + chapter->n_lines - 1);
    g_assert_nonnull(strstr(last->reason, "‹(cos(θ); sin(θ))› is ‹n›"));
    g_assert_true((strstr(last->reason, "‹(-sin(θ); cos(θ))› is ‹t̂›") != NULL) == rubs);
  }
}

/* At a wall, the last sentence about it tells what becomes of either part. */
static void test_wall_words(void) {
  for (int rubs = 0; rubs <= 1; rubs++) {
    const CaromContact c = {.mass_a_kg = 1,
                            .mass_b_kg = INFINITY,
                            .velocity_a = {2, 0.5},
                            .d = {0.2, 0},
                            .restitution = 0.8,
                            .tangential_factor = rubs ? 0.9 : 1};
    g_autoptr(CaromDerivation) derivation = carom_derivation_of(&c);
    const CaromDerivationChapter *chapter = find_chapter(derivation, "immovable");
    const CaromDerivationLine *last =
        carom_derivation_line(derivation, chapter->first_line + chapter->n_lines - 1);
    g_assert_nonnull(strstr(last->reason, "along ‹n›"));
    g_assert_cmpint(strstr(last->right, "(u_a·t̂) t̂") != NULL, ==, rubs);
    g_assert_cmpint(strstr(last->reason, "along ‹t̂›") != NULL, ==, rubs);
    g_assert_cmpint(strstr(last->reason, "‹f› of it") != NULL, ==, rubs);
  }
}

static void test_words(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(9);
  for (guint i = 0; i < test_rounds(N_TOLD); i++) {
    CaromContact c = random_contact(random);
    g_autoptr(CaromDerivation) derivation = carom_derivation_of(&c);
    check_told(derivation, derivation->answer);
    for (guint k = 0; k < derivation->chapters->len; k++) {
      check_told(derivation, carom_derivation_chapter(derivation, k)->word);
      check_told(derivation, carom_derivation_chapter(derivation, k)->title);
      check_told(derivation, carom_derivation_chapter(derivation, k)->sentence);
    }
    for (CaromLook look = 0; look < CAROM_N_LOOKS; look++)
      check_told(derivation, derivation->looks[look].sentence);
    for (guint k = 0; k < derivation->lines->len; k++)
      check_told(derivation, carom_derivation_line(derivation, k)->reason);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/derivation/random", test_random);
  g_test_add_func("/derivation/oblique", test_oblique);
  g_test_add_func("/derivation/letters", test_letters);
  g_test_add_func("/derivation/order", test_order);
  g_test_add_func("/derivation/tags", test_tags);
  g_test_add_func("/derivation/energy", test_energy);
  g_test_add_func("/derivation/energy-with-friction", test_energy_with_friction);
  g_test_add_func("/derivation/readable", test_readable);
  g_test_add_func("/derivation/surest", test_surest);
  g_test_add_func("/derivation/marks", test_marks);
  g_test_add_func("/derivation/colours", test_colours);
  g_test_add_func("/derivation/band-lines", test_band_lines);
  g_test_add_func("/derivation/words", test_words);
  g_test_add_func("/derivation/wall-words", test_wall_words);
  g_test_add_func("/derivation/turned-directions", test_turned_directions);
  return g_test_run();
}
