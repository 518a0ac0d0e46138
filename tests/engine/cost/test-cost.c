/* test-cost: timing contacts gives a number and changes nothing. The number itself cannot be
 * tested. */
#include "carom-cost.h"
#include "engine-test.h"

/* Contacts of two discs in a box. */
static CaromRun *run_in_a_box(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_box(scene, 10, 10);
  test_add_disc(scene, 3, 5, 4, 1, 1, 2);
  test_add_disc(scene, 7, 5.5, -3, 2, 1, 1);
  return test_run(scene, test_method(NULL, NULL), 600);
}

static double cost_of(const CaromRun *run, const CaromResolver *resolver) {
  return carom_cost_contact_ns(resolver, run);
}

static void test_every_resolver(void) {
  g_autoptr(CaromRun) run = run_in_a_box();
  g_assert_cmpuint(carom_run_count_contacts(run), >, 3);
  guint n;
  const CaromResolver *const *resolvers = carom_resolvers(&n);
  for (guint i = 0; i < n; i++) {
    double ns = cost_of(run, resolvers[i]);
    g_assert_true(isfinite(ns));
    g_assert_cmpfloat(ns, >, 0);
  }
}

static void test_changes_nothing(void) {
  g_autoptr(CaromRun) run = run_in_a_box();
  g_autoptr(CaromRun) other = run_in_a_box();
  cost_of(run, carom_resolvers(NULL)[0]);
  g_assert_cmpuint(carom_run_count_contacts(run), ==, carom_run_count_contacts(other));
  for (guint i = 0; i < carom_run_count_contacts(run); i++) {
    const CaromContactRecord *here = test_contact(run, i), *there = test_contact(other, i);
    g_assert_cmpmem(&here->contact, sizeof here->contact, &there->contact, sizeof there->contact);
    g_assert_cmpmem(&here->outcome, sizeof here->outcome, &there->outcome, sizeof there->outcome);
  }
  for (guint i = 0; i < 100; i++) {
    carom_run_frame(run, NULL);
    carom_run_frame(other, NULL);
  }
  g_assert_cmpuint(run->world->books.collisions, ==, other->world->books.collisions);
  for (guint i = 0; i < 2; i++) {
    CaromVec2 here = test_position(run, i), there = test_position(other, i);
    g_assert_cmpmem(&here, sizeof here, &there, sizeof there);
  }
}

/* More contacts than are resolved again, and a single one. */
static void test_any_number(void) {
  CaromContactRecord *records = g_new0(CaromContactRecord, 100000);
  for (guint i = 0; i < 100000; i++)
    records[i].contact = (CaromContact){1, 2, {1, 0}, {-1, 0}, {0.5, 0.25}, 1, 1};
  static const guint numbers[] = {1, 2, 255, 256, 257, 100000};
  for (guint i = 0; i < G_N_ELEMENTS(numbers); i++)
    g_assert_cmpfloat(carom_cost_contact_ns(&carom_resolver_impulse, records, numbers[i]), >, 0);
  g_free(records);
}

/* Discs that part are no contact. */
static void test_nothing_to_time(void) {
  CaromContactRecord parting = {.contact = {1, 2, {-1, 0}, {1, 0}, {1, 0}, 1, 1}};
  g_assert_true(isnan(carom_cost_contact_ns(&carom_resolver_impulse, &parting, 1)));
  g_assert_true(isnan(carom_cost_contact_ns(&carom_resolver_impulse, NULL, 0)));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/cost/every-resolver", test_every_resolver);
  g_test_add_func("/cost/changes-nothing", test_changes_nothing);
  g_test_add_func("/cost/any-number", test_any_number);
  g_test_add_func("/cost/nothing-to-time", test_nothing_to_time);
  return g_test_run();
}
