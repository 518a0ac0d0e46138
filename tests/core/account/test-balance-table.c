/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-balance-table: the table of a contact's account: texts for every row, the numbers of the
 * right body, and which of them are only rounding. */
#include "carom-balance-table.h"
#include "carom-rounding.h"

#include <string.h>

static const CaromBalanceRow *row_called(const char *title) {
  for (guint i = 0; i < CAROM_N_BALANCE_ROWS; i++)
    if (g_strcmp0(carom_balance_table[i].title, title) == 0)
      return &carom_balance_table[i];
  g_error("There is no row “%s”.", title);
}

/* A disc of 2 kg and one of 1 kg, elastic, head on. */
static CaromContactRecord head_on(void) {
  return (CaromContactRecord){
      .b = 1,
      .wall = -1,
      .contact = {2, 1, {1, 0}, {-1, 0}, {3, 0}, 1, 1},
      .outcome = {{-1.0 / 3, 0}, {5.0 / 3, 0}},
      .impulse = {-8.0 / 3, 0},
      .cluster_size = 1,
  };
}

/* ---- Words ---- */

static void test_words(void) {
  for (guint i = 0; i < CAROM_N_BALANCE_ROWS; i++) {
    const CaromBalanceRow *row = &carom_balance_table[i];
    gboolean is_of_body = row->kind == CAROM_BALANCE_OF_BODY || row->kind == CAROM_BALANCE_GIVEN;
    g_assert_cmpint(row->title_of != NULL, ==, is_of_body);
    g_assert_true(row->title || row->kind == CAROM_BALANCE_GIVEN);
    if (!is_of_body)
      continue;
    g_autofree char *title = row->title_of("Q17");
    g_assert_nonnull(strstr(title, "Q17"));
  }
}

/* ---- Numbers ---- */

static double number_of(const char *title, const CaromBalance *balance, CaromContactBody body,
                        CaromSide side) {
  return row_called(title)->value(balance, body, side).number;
}

static void test_values(void) {
  CaromContactRecord record = head_on();
  CaromBalance balance = carom_balance_of(&record);
  const CaromBalanceRow *velocity = row_called("Velocity v");
  g_assert_cmpfloat(velocity->value(&balance, CAROM_BODY_A, CAROM_BEFORE).vector.x, ==, 1);
  g_assert_cmpfloat(velocity->value(&balance, CAROM_BODY_A, CAROM_AFTER).vector.x, ==, -1.0 / 3);
  g_assert_cmpfloat(velocity->value(&balance, CAROM_BODY_B, CAROM_AFTER).vector.x, ==, 5.0 / 3);
  g_assert_cmpfloat(number_of("Kinetic energy E", &balance, CAROM_BODY_A, CAROM_BEFORE), ==, 1);
  g_assert_cmpfloat(number_of("Kinetic energy E", &balance, CAROM_BODY_B, CAROM_BEFORE), ==, 0.5);
  g_assert_cmpfloat(number_of("Kinetic energy ΣE", &balance, CAROM_BODY_NONE, CAROM_BEFORE), ==,
                    1.5);
  g_assert_cmpfloat(number_of("Speed of approach", &balance, CAROM_BODY_NONE, CAROM_AFTER), ==, 2);
  g_assert_cmpfloat(number_of("Impulse J along n", &balance, CAROM_BODY_NONE, CAROM_AFTER), ==,
                    8.0 / 3);
}

/* ---- What applies ---- */

static gboolean applies(const char *title, const CaromContactRecord *record,
                        CaromContactBody body) {
  return carom_balance_table_row_applies(row_called(title), record, body);
}

static void test_applies(void) {
  CaromContactRecord record = head_on();
  g_assert_true(applies("Momentum p", &record, CAROM_BODY_B));
  g_assert_false(applies("Impulse of friction", &record, CAROM_BODY_NONE));
  g_assert_false(applies("Energy gone into height", &record, CAROM_BODY_NONE));
  record.contact.mass_b_kg = INFINITY;
  record.contact.tangential_factor = 0.5;
  record.kind = CAROM_CONTACT_LYING;
  g_assert_true(applies("Velocity v", &record, CAROM_BODY_B));
  g_assert_true(applies("Momentum p", &record, CAROM_BODY_A));
  g_assert_false(applies("Momentum p", &record, CAROM_BODY_B));
  g_assert_false(applies("Kinetic energy E", &record, CAROM_BODY_B));
  g_assert_true(applies("Impulse of friction", &record, CAROM_BODY_NONE));
  g_assert_true(applies("Energy gone into height", &record, CAROM_BODY_NONE));
}

/* Only an immovable body that moves is driven, on either side. */
static void test_applies_driven(void) {
  CaromContactRecord record = head_on();
  g_assert_false(applies("Work done by the driven disc", &record, CAROM_BODY_NONE));
  record.contact.mass_b_kg = INFINITY;
  g_assert_true(applies("Work done by the driven disc", &record, CAROM_BODY_NONE));
  g_assert_true(applies("Impulse of the driven disc", &record, CAROM_BODY_NONE));
  record.contact.velocity_b = carom_vec2(0, 0);
  g_assert_false(applies("Work done by the driven disc", &record, CAROM_BODY_NONE));
  record = head_on();
  record.contact.mass_a_kg = INFINITY;
  g_assert_true(applies("Work done by the driven disc", &record, CAROM_BODY_NONE));
}

/* Of several contacts at once, one may rest, or all but rest: there is no restitution to measure.
 */
static void test_applies_approach(void) {
  const char *restitution = "Restitution, measured";
  CaromContactRecord record = head_on();
  g_assert_true(applies(restitution, &record, CAROM_BODY_NONE));
  record.contact.velocity_a = record.contact.velocity_b;
  g_assert_false(applies(restitution, &record, CAROM_BODY_NONE));
  record.contact.velocity_a.x += DBL_EPSILON;
  g_assert_false(applies(restitution, &record, CAROM_BODY_NONE));
  record.contact.velocity_a.x += 1e-9;
  g_assert_true(applies(restitution, &record, CAROM_BODY_NONE));
  record.contact.velocity_a.x -= 1;
  g_assert_false(applies(restitution, &record, CAROM_BODY_NONE));
}

/* ---- Rounding ---- */

/* The numbers beside which each row's rounding is nothing, worked out by hand. The impulse is that
 * of the lighter one's kilogram at speeds of 2 m/s. */
static void test_scales(void) {
  static const struct {
    const char *title;
    CaromContactBody body;
    double scale;
  } rows[] = {
      {"Velocity v", CAROM_BODY_A, 2},                      /* 1, and 2/2 by the impulse */
      {"Velocity v", CAROM_BODY_B, 5.0 / 3 + 2},            /* and 2/1 */
      {"Momentum p", CAROM_BODY_A, 4},                      /* of 2 kg */
      {"Momentum p", CAROM_BODY_B, 5.0 / 3 + 2},            /* of 1 kg */
      {"Kinetic energy E", CAROM_BODY_A, 4},                /* at 1 m/s */
      {"Kinetic energy E", CAROM_BODY_B, 5.0 / 3 * 11 / 3}, /* at 5/3 m/s */
      {"Momentum Σp", CAROM_BODY_NONE, 3},                  /* of which Σp = 1 is what is left */
      {"Kinetic energy ΣE", CAROM_BODY_NONE, 1.5},          /* 1 + 0.5 */
      {"Normal n", CAROM_BODY_NONE, 1},                     /* its length */
      {"Restitution, measured", CAROM_BODY_NONE, 1},        /* of speeds of 2, over 2 */
      {"Impulse J along n", CAROM_BODY_NONE, 2},
      {"Energy lost at the contact", CAROM_BODY_NONE, 4}, /* times the speeds once more */
  };
  CaromContactRecord record = head_on();
  CaromBalance balance = carom_balance_of(&record);
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++)
    /* Thirds do not add up to the last bit. */
    g_assert_cmpfloat_with_epsilon(row_called(rows[i].title)->scale(&balance, rows[i].body),
                                   rows[i].scale, 4 * DBL_EPSILON * rows[i].scale);
}

/* Whether anything of a body's row is taken for rounding before or after. */
static gboolean is_dropped(const char *title, const CaromBalance *balance, CaromContactBody body) {
  const CaromBalanceRow *row = row_called(title);
  gboolean dropped = FALSE;
  for (CaromSide side = CAROM_BEFORE; side <= CAROM_AFTER; side++)
    carom_rounding_drop(row->value(balance, body, side), row->scale(balance, body), &dropped);
  return dropped;
}

/* A disc of 10¹⁶ kg and one of 1 kg: what one of them has is nothing beside what the other has, and
 * yet no rounding. */
static void test_unequal(void) {
  static const char *const titles[] = {"Velocity v", "Momentum p", "Kinetic energy E"};
  CaromContactRecord onto_light = {
      .b = 1, .wall = -1, .contact = {1e16, 1, {1, 0}, {0, 0}, {1, 0}, 1, 1}, .cluster_size = 1};
  onto_light.outcome = (CaromOutcome){{1, 0}, {2, 0}};
  CaromContactRecord onto_heavy = onto_light;
  onto_heavy.contact.velocity_a = carom_vec2(0, 0);
  onto_heavy.contact.velocity_b = carom_vec2(-1, 0);
  onto_heavy.outcome = (CaromOutcome){{-2e-16, 0}, {1, 0}};
  CaromBalance balances[] = {carom_balance_of(&onto_light), carom_balance_of(&onto_heavy)};
  for (guint i = 0; i < G_N_ELEMENTS(balances); i++)
    for (guint j = 0; j < G_N_ELEMENTS(titles); j++)
      for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++)
        g_assert_false(is_dropped(titles[j], &balances[i], body));
}

/* A light disc stops but for the last bit of its speed: none of that is shown. */
static void test_stopped(void) {
  CaromContactRecord record = {
      .b = 1, .wall = -1, .contact = {1, 3, {4, 0}, {0, 0}, {1, 0}, 1.0 / 3, 1}, .cluster_size = 1};
  record.outcome = (CaromOutcome){{4 * DBL_EPSILON, 0}, {4.0 / 3, 0}};
  CaromBalance balance = carom_balance_of(&record);
  g_assert_true(is_dropped("Velocity v", &balance, CAROM_BODY_A));
  g_assert_true(is_dropped("Momentum p", &balance, CAROM_BODY_A));
  g_assert_true(is_dropped("Kinetic energy E", &balance, CAROM_BODY_A));
}

/* What a heavy body loses to a light one shows in its momentum, and its digits are no more than
 * that takes. */
static void test_heavy(void) {
  CaromContactRecord record = head_on();
  CaromValue values[CAROM_BALANCE_MAX_VALUES];
  double scales[CAROM_BALANCE_MAX_VALUES];
  record.contact.mass_a_kg = 1e8;
  record.outcome = (CaromOutcome){{1 - 4e-8, 0}, {3, 0}};
  CaromBalance balance = carom_balance_of(&record);
  const CaromBalanceRow *momentum = row_called("Momentum p");
  g_assert_cmpuint(carom_balance_table_values(momentum, &balance, CAROM_BODY_A, values, scales), ==,
                   3);
  g_assert_cmpint(values[0].digits[0], ==, 8);
  g_assert_cmpint(values[1].digits[0], ==, 8); /* 99 999 996 */
  g_assert_cmpint(values[1].digits[1], ==, 0);
  g_assert_cmpfloat_with_epsilon(values[2].vector.x, -4, 1e-6);
  carom_balance_table_values(momentum, &balance, CAROM_BODY_B, values, scales);
  g_assert_cmpint(values[1].digits[0], ==, 0);
  g_assert_cmpuint(
      carom_balance_table_values(row_called("Normal n"), &balance, CAROM_BODY_NONE, values, scales),
      ==, 1);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/balance-table/words", test_words);
  g_test_add_func("/balance-table/values", test_values);
  g_test_add_func("/balance-table/applies", test_applies);
  g_test_add_func("/balance-table/applies-driven", test_applies_driven);
  g_test_add_func("/balance-table/applies-approach", test_applies_approach);
  g_test_add_func("/balance-table/scales", test_scales);
  g_test_add_func("/balance-table/unequal", test_unequal);
  g_test_add_func("/balance-table/stopped", test_stopped);
  g_test_add_func("/balance-table/heavy", test_heavy);
  return g_test_run();
}
