/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-balance-text: before and after, for a spreadsheet. */
#include "carom-balance-table.h"
#include "carom-balance-text.h"
#include "carom-digits.h"
#include "comma-locale.h"
#include "explanation-test.h"

#include <float.h>
#include <string.h>

/* The cells of the row that begins with @label, its own cell not counted. */
static GStrv cells_of(const char *tsv, const char *label) {
  g_auto(GStrv) rows = g_strsplit(tsv, "\n", -1);
  for (char **row = rows; *row; row++) {
    GStrv cells = g_strsplit(*row, "\t", -1);
    if (cells[0] && g_str_equal(cells[0], label))
      return cells;
    g_strfreev(cells);
  }
  g_test_message("no “%s” in: %s", label, tsv);
  g_assert_not_reached();
}

static void assert_cells(const char *tsv, const char *label, const double *values, guint n) {
  g_auto(GStrv) cells = cells_of(tsv, label);
  g_assert_cmpuint(g_strv_length(cells), ==, n + 1);
  for (guint i = 0; i < n; i++)
    g_assert_cmpfloat(g_ascii_strtod(cells[i + 1], NULL), ==, values[i]);
}

static gboolean has_row(const char *tsv, const char *label) {
  return strstr(tsv, label) != NULL;
}

/* Every number in full, and where it belongs. */
static void test_numbers(gconstpointer data) {
  g_autoptr(CaromExplanation) explanation = test_explain(GPOINTER_TO_UINT(data));
  const CaromBalance *balance = &explanation->balance;
  g_autofree char *tsv = carom_balance_text_tsv(explanation);
  const CaromVec2 *v = balance->a.velocity;
  const CaromContactSums *before = &balance->sums[CAROM_BEFORE];
  const CaromContactSums *after = &balance->sums[CAROM_AFTER];
  assert_cells(tsv, "Velocity of A, x (m/s)", (double[]){v[0].x, v[1].x, v[1].x - v[0].x}, 3);
  assert_cells(tsv, "Velocity of A, y (m/s)", (double[]){v[0].y, v[1].y, v[1].y - v[0].y}, 3);
  assert_cells(
      tsv, "Momentum Σp, y (kg·m/s)",
      (double[]){before->momentum.y, after->momentum.y, after->momentum.y - before->momentum.y}, 3);
  assert_cells(tsv, "Kinetic energy ΣE (J)",
               (double[]){before->energy_j, after->energy_j, after->energy_j - before->energy_j},
               3);
  assert_cells(tsv, "Normal n, x", &balance->normal.x, 1);
  assert_cells(tsv, "Speed of approach (m/s)", &balance->closing_speed, 1);
  assert_cells(tsv, "Restitution, measured", &balance->restitution, 1);
  assert_cells(tsv, "Impulse J along n (kg·m/s)", &balance->impulse, 1);
  assert_cells(tsv, "Energy lost at the contact (J)", &balance->energy_lost_j, 1);
}

/* What is immovable has no momentum of its own, and a smooth contact no friction. */
static void test_rows(gconstpointer data) {
  guint i = GPOINTER_TO_UINT(data);
  const CaromContact *c = &test_contacts[i].contact;
  g_autoptr(CaromExplanation) explanation = test_explain(i);
  g_autofree char *tsv = carom_balance_text_tsv(explanation);
  g_assert_cmpint(has_row(tsv, "Momentum of A"), ==, isfinite(c->mass_a_kg));
  g_assert_cmpint(has_row(tsv, "Mass of A"), ==, isfinite(c->mass_a_kg));
  g_assert_cmpint(has_row(tsv, "Momentum of B"), ==, isfinite(c->mass_b_kg));
  g_assert_cmpint(has_row(tsv, "Velocity of B"), ==, !test_contacts[i].at_wall);
  g_assert_cmpint(has_row(tsv, "Impulse of friction"), ==, c->tangential_factor < 1);
}

static void test_units(void) {
  g_autoptr(CaromExplanation) explanation = test_explain_in(0, "px");
  g_autofree char *tsv = carom_balance_text_tsv(explanation);
  g_assert_true(has_row(tsv, "Kinetic energy of B (kg·px²/s²)\t"));
  g_assert_true(has_row(tsv, "Restitution, measured\t"));
}

/* A spreadsheet reads numbers as its user writes them. */
static void test_decimal_comma(void) {
  if (!test_enter_comma_locale())
    return;
  g_autoptr(CaromExplanation) explanation = test_explain(0);
  g_autofree char *tsv = carom_balance_text_tsv(explanation);
  test_leave_comma_locale();
  g_auto(GStrv) cells = cells_of(tsv, "Mass of A (kg)");
  g_assert_cmpstr(cells[1], ==, "0,5");
}

/* The contact of @other, resolved by @method. */
static CaromExplanation *explain_by(const CaromExplanation *other, const CaromMethod *method) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromContactRecord record = other->record;
  carom_resolver_resolve(method->resolver, &record.contact, &record.outcome);
  record.impulse = carom_contact_impulse(&record.contact, &record.outcome);
  return carom_explanation_new_of_methods(scene, &record, method, 1);
}

/* Of a contact that was resolved wrongly on purpose, the words say so, by whom, and that there is
 * no one impulse; of one that was not, they say nothing. */
static void test_wrong(void) {
  const CaromMethod method = {.resolver = carom_resolver_by_id("wrong-equal-masses")};
  g_autoptr(CaromExplanation) right = test_explain(0);
  g_autoptr(CaromExplanation) wrong = explain_by(right, &method);
  g_autofree char *told = carom_balance_text_remarks(wrong);
  g_autofree char *of_right = carom_balance_text_remarks(right);
  g_assert_nonnull(strstr(told, method.resolver->part.title));
  g_assert_nonnull(strstr(told, "The impulses are not opposite"));
  g_assert_cmpstr(of_right, ==, "");
}

/* Where only the parts along the tangent are not opposite, the impulses that are named differ in
 * them: both bodies got the same there, and along n the opposite. */
static void test_unpaired_tangent(void) {
  const CaromMethod method = {.resolver = carom_resolver_by_id("wrong-tangent")};
  g_autoptr(CaromExplanation) right = test_explain(1);
  g_autoptr(CaromExplanation) wrong = explain_by(right, &method);
  const CaromBalance *balance = &wrong->balance;
  g_autofree char *told = carom_balance_text_remarks(wrong);
  const CaromParty *parties[] = {&balance->a, &balance->b};
  CaromVec2 got[G_N_ELEMENTS(parties)];
  for (guint i = 0; i < G_N_ELEMENTS(parties); i++) {
    got[i] = carom_vec2_sub(parties[i]->momentum[CAROM_AFTER], parties[i]->momentum[CAROM_BEFORE]);
    g_autofree char *digits = carom_digits_vector(got[i], CAROM_DIGITS_READ);
    g_assert_nonnull(strstr(told, digits));
  }
  CaromVec2 sum = carom_vec2_add(got[0], got[1]);
  double size = carom_vec2_length(got[0]) + carom_vec2_length(got[1]);
  g_assert_cmpfloat(fabs(carom_vec2_dot(sum, balance->normal)), <, 8 * DBL_EPSILON * size);
  g_assert_cmpfloat(carom_vec2_length(sum), >, 0.1 * size);
}

/* Where J of the lines is not what the second body gets, the words say which of both is counted;
 * where it is, or may not be told yet, they say nothing of it. */
static void test_measured(void) {
  static const struct {
    const char *id;
    gboolean is_lost;
  } cases[] = {{"wrong-swapped-masses", TRUE},
               {"wrong-equal-masses", TRUE},
               {"wrong-tangent", FALSE},
               {"impulse", FALSE}};
  g_autoptr(CaromExplanation) right = test_explain(0);
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    const CaromMethod method = {.resolver = carom_resolver_by_id(cases[i].id)};
    g_autoptr(CaromExplanation) explanation = explain_by(right, &method);
    g_autofree char *told = carom_balance_text_remarks(explanation);
    g_assert_cmpint(strstr(told, "By its lines ") != NULL, ==, cases[i].is_lost);
    if (!cases[i].is_lost)
      continue;
    explanation->is_veiled[explanation->n_right] = TRUE;
    g_autofree char *veiled = carom_balance_text_remarks(explanation);
    g_assert_null(strstr(veiled, "By its lines"));
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  test_add_for_contacts("/balance-text/numbers", test_numbers);
  test_add_for_contacts("/balance-text/rows", test_rows);
  g_test_add_func("/balance-text/units", test_units);
  g_test_add_func("/balance-text/wrong", test_wrong);
  g_test_add_func("/balance-text/unpaired-tangent", test_unpaired_tangent);
  g_test_add_func("/balance-text/measured", test_measured);
  g_test_add_func("/balance-text/decimal-comma", test_decimal_comma);
  return g_test_run();
}
