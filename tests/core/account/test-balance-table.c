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
                    -8.0 / 3);
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

/* ---- Rounding ---- */

/* The numbers beside which each row's rounding is nothing, worked out by hand. */
static void test_scales(void) {
  static const struct {
    const char *title;
    double scale;
  } rows[] = {
      {"Velocity v", 2},                 /* 1 + 1 before; 1/3 + 5/3 after */
      {"Momentum p", 3},                 /* 2 + 1 */
      {"Momentum Σp", 3},                /* of which Σp = 1 is what is left */
      {"Kinetic energy ΣE", 1.5},        /* 1 + 0.5 */
      {"Normal n", 1},                   /* its length */
      {"Restitution, measured", 1},      /* of speeds of 2, over the closing speed 2 */
      {"Impulse J along n", 2},          /* the lighter one's kilogram at those speeds */
      {"Energy lost at the contact", 4}, /* times the speeds once more */
  };
  CaromContactRecord record = head_on();
  CaromBalance balance = carom_balance_of(&record);
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++)
    /* Thirds do not add up to the last bit. */
    g_assert_cmpfloat_with_epsilon(row_called(rows[i].title)->scale(&balance), rows[i].scale,
                                   4 * DBL_EPSILON * rows[i].scale);
}

static void test_dropping(void) {
  const double hair = CAROM_ROUNDING_EPS * DBL_EPSILON;
  gboolean dropped = FALSE;
  g_assert_cmpfloat(carom_rounding_drop(carom_value_number(0), 1, &dropped).number, ==, 0);
  g_assert_cmpfloat(carom_rounding_drop(carom_value_number(3 * hair), 2, &dropped).number, ==,
                    3 * hair);
  g_assert_false(dropped);
  g_assert_cmpfloat(carom_rounding_drop(carom_value_number(-2 * hair), 2, &dropped).number, ==, 0);
  g_assert_true(dropped);
  dropped = FALSE;
  CaromValue vector = carom_rounding_drop(carom_value_vector(carom_vec2(1, hair)), 1, &dropped);
  g_assert_true(vector.is_vector && dropped);
  g_assert_cmpfloat(vector.vector.x, ==, 1);
  g_assert_cmpfloat(vector.vector.y, ==, 0);
}

/* Of several contacts at once, one may rest; its restitution is then not a number, and not 0. */
static void test_resting(void) {
  const CaromBalanceRow *restitution = row_called("Restitution, measured");
  CaromContactRecord record = head_on();
  CaromBalance balance = carom_balance_of(&record);
  balance.closing_speed = 0;
  balance.restitution = balance.parting_speed / balance.closing_speed;
  CaromValue value = restitution->value(&balance, CAROM_BODY_NONE, CAROM_AFTER);
  gboolean dropped = FALSE;
  CaromValue kept = carom_rounding_drop(value, restitution->scale(&balance), &dropped);
  g_assert_true(isinf(kept.number));
  g_assert_false(dropped);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/balance-table/words", test_words);
  g_test_add_func("/balance-table/values", test_values);
  g_test_add_func("/balance-table/applies", test_applies);
  g_test_add_func("/balance-table/applies-driven", test_applies_driven);
  g_test_add_func("/balance-table/scales", test_scales);
  g_test_add_func("/balance-table/dropping", test_dropping);
  g_test_add_func("/balance-table/resting", test_resting);
  return g_test_run();
}
