/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* What the lines of a working say beside their values: units, the marks that draw them, and that
 * they treat both bodies alike. */
#include "working-test.h"

/* ---- Units ---- */

/* The same contact in other units, all powers of two of the first, has the same digits. */
#define LENGTH_FACTOR 2.0
#define MASS_FACTOR   8.0
#define TIME_FACTOR   16.0
#define SPEED_FACTOR  (LENGTH_FACTOR / TIME_FACTOR)

static const double unit_factors[] = {
    [CAROM_DIMENSION_NONE] = 1,
    [CAROM_DIMENSION_ANGLE] = 1,
    [CAROM_DIMENSION_TIME] = TIME_FACTOR,
    [CAROM_DIMENSION_RATE] = 1 / TIME_FACTOR,
    [CAROM_DIMENSION_LENGTH] = LENGTH_FACTOR,
    [CAROM_DIMENSION_AREA] = LENGTH_FACTOR * LENGTH_FACTOR,
    [CAROM_DIMENSION_VELOCITY] = SPEED_FACTOR,
    [CAROM_DIMENSION_MASS] = MASS_FACTOR,
    [CAROM_DIMENSION_MOMENTUM] = MASS_FACTOR * SPEED_FACTOR,
    [CAROM_DIMENSION_ACCELERATION] = SPEED_FACTOR * SPEED_FACTOR / LENGTH_FACTOR,
    [CAROM_DIMENSION_SWEEP] = LENGTH_FACTOR * SPEED_FACTOR,
    [CAROM_DIMENSION_VELOCITY_SQUARED] = SPEED_FACTOR * SPEED_FACTOR,
    [CAROM_DIMENSION_VELOCITY_ACCELERATION] =
        SPEED_FACTOR * SPEED_FACTOR * SPEED_FACTOR / LENGTH_FACTOR,
    [CAROM_DIMENSION_ACCELERATION_SQUARED] =
        SPEED_FACTOR * SPEED_FACTOR / LENGTH_FACTOR * SPEED_FACTOR * SPEED_FACTOR / LENGTH_FACTOR,
    [CAROM_DIMENSION_SWEEP_SQUARED] = LENGTH_FACTOR * SPEED_FACTOR * LENGTH_FACTOR * SPEED_FACTOR,
    [CAROM_DIMENSION_ENERGY] = MASS_FACTOR * SPEED_FACTOR * SPEED_FACTOR,
};

static CaromContact in_other_units(const CaromContact *c) {
  CaromContact other = *c;
  other.mass_a_kg *= MASS_FACTOR;
  other.mass_b_kg *= MASS_FACTOR;
  other.velocity_a = carom_vec2_scale(c->velocity_a, SPEED_FACTOR);
  other.velocity_b = carom_vec2_scale(c->velocity_b, SPEED_FACTOR);
  other.d = carom_vec2_scale(c->d, LENGTH_FACTOR);
  return other;
}

static void check_scaled(CaromVec2 one, CaromVec2 other, double factor) {
  g_assert_cmpfloat(one.x * factor, ==, other.x);
  g_assert_cmpfloat(one.y * factor, ==, other.y);
}

static void check_scaled_line(const CaromWorkingLine *one, const CaromWorkingLine *other) {
  double factor = unit_factors[one->dimension];
  g_assert_cmpstr(one->symbol, ==, other->symbol);
  g_assert_cmpstr(one->formula, ==, other->formula);
  g_assert_cmpfloat(one->value.number * factor, ==, other->value.number);
  check_scaled(one->value.vector, other->value.vector, factor);
  for (guint i = 0; i < CAROM_LINE_MAX_MARKS; i++) {
    const CaromMark *mark = &one->marks[i], *scaled = &other->marks[i];
    if (mark->dimension == CAROM_DIMENSION_NONE)
      continue;
    check_scaled(mark->vector, scaled->vector, unit_factors[mark->dimension]);
    check_scaled(mark->other, scaled->other, unit_factors[mark->dimension]);
    check_scaled(mark->before, scaled->before, unit_factors[mark->dimension]);
  }
}

/* So each line and mark has the unit it says. */
static void test_units(gconstpointer data) {
  const CaromResolver *resolver = data;
  if (resolver == &carom_resolver_wrong_normal) {
    g_test_skip("the unit of its n is wrong: that is the mistake");
    return;
  }
  g_autoptr(GRand) random = g_rand_new_with_seed(8);
  for (guint i = 0; i < test_count_contacts(resolver); i++) {
    CaromContact c = test_random_contact(random), other = in_other_units(&c);
    CaromOutcome outcome;
    CaromWorking working, scaled;
    carom_resolver_explain(resolver, &c, &outcome, &working);
    carom_resolver_explain(resolver, &other, &outcome, &scaled);
    g_assert_cmpuint(working.n_lines, ==, scaled.n_lines);
    for (guint line = 0; line < working.n_lines; line++)
      check_scaled_line(&working.lines[line], &scaled.lines[line]);
  }
}

/* ---- Marks ---- */

/* A label is a formula that the mark draws: a vector as it is, a number by its length. Axes may
 * bear a name that is none of the quantities. */
static void check_label(const char *label, CaromMarkKind kind, CaromVec2 vector,
                        const CaromTerm *terms, guint n) {
  if (!label || kind == CAROM_MARK_AXIS)
    return;
  test_check_known(carom_formula_constant(label), terms, n);
  CaromValue value = carom_formula_evaluate(carom_formula_constant(label), terms, n);
  double length = hypot(vector.x, vector.y); /* squares may be no doubles */
  if (kind == CAROM_MARK_ANGLE)
    /* but for full turns, of which an arc has none */
    test_check_close(remainder(value.number - atan2(vector.y, vector.x), 2 * G_PI), 0,
                     TEST_LINE_TOLERANCE * MAX(1, fabs(value.number)));
  else if (value.is_vector)
    test_check_vectors(value.vector, vector, length);
  else
    test_check_close(fabs(value.number), length, TEST_LINE_TOLERANCE * length);
}

static void check_place(const CaromMark *mark, const char *symbol) {
  char body = carom_formula_constant(symbol)->body;
  gboolean at_tip = mark->place == CAROM_PLACE_TIP_A || mark->place == CAROM_PLACE_TIP_B;
  CaromPlace of_a = at_tip ? CAROM_PLACE_TIP_A : CAROM_PLACE_A;
  CaromPlace of_b = at_tip ? CAROM_PLACE_TIP_B : CAROM_PLACE_B;
  if (body && mark->place != CAROM_PLACE_CONTACT)
    g_assert_cmpint(mark->place, ==, body == 'a' ? of_a : of_b);
}

/* The scale of rounding is the @speeds, because sides are what projections leave of velocities. */
static void check_mark(const CaromMark *mark, const CaromWorking *working, guint line,
                       double speeds) {
  if (mark->kind == CAROM_MARK_NONE)
    return;
  guint n = working->lines[line].n_known + 1; /* what the line itself calculates too */
  g_assert_true(carom_vec2_is_finite(mark->vector));
  g_assert_true(carom_vec2_is_finite(mark->other));
  check_label(mark->label, mark->kind, mark->vector, working->terms, n);
  check_label(mark->other_label, mark->kind, mark->other, working->terms, n);
  check_place(mark, working->lines[line].symbol);
  g_assert_true(carom_vec2_is_finite(mark->before));
  if (mark->kind == CAROM_MARK_LEGS || mark->kind == CAROM_MARK_STAY) {
    double length = carom_vec2_length(mark->vector) + carom_vec2_length(mark->other);
    g_assert_cmpfloat(fabs(carom_vec2_dot(mark->vector, mark->other)), <=,
                      TEST_TOLERANCE * length * speeds);
  } else {
    g_assert_null(mark->other_label);
  }
}

/* The velocities after are drawn as they are. */
static void check_velocity_arrow(const CaromWorkingLine *line) {
  gboolean drawn = FALSE;
  for (guint i = 0; i < CAROM_LINE_MAX_MARKS; i++) {
    const CaromMark *mark = &line->marks[i];
    if (mark->kind != CAROM_MARK_ARROW || g_strcmp0(mark->label, line->symbol) != 0)
      continue;
    g_assert_cmpmem(&mark->vector, sizeof mark->vector, &line->value.vector, sizeof mark->vector);
    g_assert_cmpint(mark->dimension, ==, CAROM_DIMENSION_VELOCITY);
    drawn = TRUE;
  }
  g_assert_true(drawn);
}

static void check_marks(const CaromContact *c, const CaromOutcome *outcome,
                        const CaromWorking *working) {
  for (guint i = 0; i < working->n_lines; i++) {
    const CaromWorkingLine *line = &working->lines[i];
    for (guint k = 0; k < CAROM_LINE_MAX_MARKS; k++)
      check_mark(&line->marks[k], working, i, (1 + c->restitution) * test_speeds_before(c));
    if (line->stage == CAROM_STAGE_RESULT)
      check_velocity_arrow(line);
  }
}

static void test_marks(gconstpointer resolver) {
  test_check_contacts(resolver, 9, check_marks);
}

/* ---- The bodies exchanged ---- */

static CaromContact mirrored(const CaromContact *c) {
  CaromContact other = *c;
  other.mass_a_kg = c->mass_b_kg;
  other.mass_b_kg = c->mass_a_kg;
  other.velocity_a = c->velocity_b;
  other.velocity_b = c->velocity_a;
  other.d = carom_vec2_scale(c->d, -1);
  return other;
}

/* "u_t_a" to "u_t_b" and back: here, after "_", only a body begins with these letters. */
static char *with_names_exchanged(const char *notation) {
  char *copy = g_strdup(notation);
  for (char *at = copy; (at = strchr(at, '_')); at++)
    at[1] = at[1] == 'a' ? 'b' : at[1] == 'b' ? 'a' : at[1];
  return copy;
}

static const char *without_sign(const char *notation) {
  return notation + (*notation == '-' ? 1 : 0);
}

/* A quantity of one body is calculated for the other by the same formula, but for its sign: the
 * method may say what it does to one and give the opposite to the other. */
static void check_mirrored_line(const CaromWorkingLine *one, const CaromWorkingLine *other,
                                double scale) {
  g_assert_cmpint(one->stage, ==, other->stage);
  if (carom_formula_constant(one->symbol)->body && one->formula) {
    g_autofree char *exchanged = with_names_exchanged(one->formula);
    g_assert_cmpstr(without_sign(exchanged), ==, without_sign(other->formula));
  }
  CaromValue v = test_absolute(one->value), w = test_absolute(other->value);
  if (one->dimension == CAROM_DIMENSION_ANGLE)
    test_check_close(fabs(one->value.number - other->value.number), G_PI, TEST_TOLERANCE);
  else
    test_check_close(v.number, w.number, TEST_TOLERANCE * scale);
  test_check_vectors(v.vector, w.vector, scale);
}

/* The scale of the rounding in a line; with the bodies exchanged, axes are rounded differently. */
static double scale_of_dimension(const CaromContact *c, CaromDimension dimension) {
  double speeds = (1 + c->restitution) * test_speeds_before(c), d = carom_vec2_length(c->d);
  double scales[] = {
      [CAROM_DIMENSION_NONE] = 1,
      [CAROM_DIMENSION_RATE] = speeds / d,
      [CAROM_DIMENSION_LENGTH] = d,
      [CAROM_DIMENSION_AREA] = d * d,
      [CAROM_DIMENSION_VELOCITY] = speeds,
      [CAROM_DIMENSION_MASS] = MIN(c->mass_a_kg, c->mass_b_kg),
      [CAROM_DIMENSION_MOMENTUM] = MIN(c->mass_a_kg, c->mass_b_kg) * speeds,
  };
  return dimension < G_N_ELEMENTS(scales) ? scales[dimension] : 0;
}

static void check_exchange(const CaromContact *c, const CaromWorking *working,
                           const CaromWorking *other) {
  g_assert_cmpuint(working->n_lines, ==, other->n_lines);
  for (guint i = 0; i < working->n_lines; i++) {
    const CaromWorkingLine *line = &working->lines[i];
    g_autofree char *symbol = with_names_exchanged(line->symbol);
    const CaromWorkingLine *partner = test_find_line(other, symbol);
    g_assert_nonnull(partner);
    check_mirrored_line(line, partner, scale_of_dimension(c, line->dimension));
  }
}

/* Not for equal masses: there a method may treat either as the lighter one. */
static void test_exchange(gconstpointer data) {
  const CaromResolver *resolver = data;
  if (resolver == &carom_resolver_wrong_third_law || resolver == &carom_resolver_wrong_degrees) {
    g_test_skip("its answer depends on which body comes first, as the mistake has it");
    return;
  }
  g_autoptr(GRand) random = g_rand_new_with_seed(10);
  for (guint i = 0; i < test_count_contacts(resolver); i++) {
    CaromContact c = test_random_contact(random), exchanged = mirrored(&c);
    CaromOutcome outcome;
    CaromWorking working, other;
    if (c.mass_a_kg == c.mass_b_kg)
      continue;
    carom_resolver_explain(resolver, &c, &outcome, &working);
    carom_resolver_explain(resolver, &exchanged, &outcome, &other);
    check_exchange(&c, &working, &other);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  test_add_for_wrong_ones_too("working-marks/units", test_units);
  test_add_for_wrong_ones_too("working-marks/marks", test_marks);
  test_add_for_wrong_ones_too("working-marks/bodies-exchanged", test_exchange);
  return g_test_run();
}
