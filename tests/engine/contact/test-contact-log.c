/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* The log of contacts against all that the run has told of them, bit for bit: whatever resolves
 * them, also one of another program and those that are wrong on purpose, at exact times and in
 * steps, at walls with factors of their own and several at once. */
#include "carom-contact-log.h"
#include "carom-detection.h"
#include "carom-ties.h"
#include "engine-test.h"

#define N_FRAMES 200
#define ENOUGH   2000

/* Discs that fall on walls, some of which take energy; one is pinned, and of some the mass differs
 * by orders of magnitude. */
static CaromScene *lively_scene(double gravity, gboolean loses) {
  CaromScene *scene = carom_scene_new();
  scene->gravity = carom_vec2(0, -gravity);
  scene->restitution = loses ? 0.8 : 1;
  test_add_box(scene, 12, 12);
  for (guint i = 0; loses && i < scene->walls->len; i++) {
    g_array_index(scene->walls, CaromWall, i).restitution = 1 - 0.1 * i;
    g_array_index(scene->walls, CaromWall, i).tangential_factor = 1 - 0.05 * i;
  }
  for (guint i = 0; i < 16; i++)
    test_add_disc(scene, 1.5 + 3 * (i % 4), 1.5 + 3 * (i / 4), 3 - (i % 5) * 1.5, (i % 3) - 1.0,
                  0.9, i % 4 == 0 ? 1e-3 : i + 1);
  g_array_index(scene->bodies, CaromBody, 5).pinned = TRUE;
  return scene;
}

static void take(const CaromContactRecord *record, gpointer told) {
  g_array_append_vals(told, record, 1);
}

static void assert_same(const CaromContactRecord *one, const CaromContactRecord *other) {
  g_assert_cmpuint(one->frame, ==, other->frame);
  g_assert_cmpmem(&one->time_s, sizeof one->time_s, &other->time_s, sizeof other->time_s);
  g_assert_cmpuint(one->a, ==, other->a);
  g_assert_cmpint(one->b, ==, other->b);
  g_assert_cmpint(one->wall, ==, other->wall);
  g_assert_cmpmem(&one->contact, sizeof one->contact, &other->contact, sizeof other->contact);
  g_assert_cmpmem(&one->outcome, sizeof one->outcome, &other->outcome, sizeof other->outcome);
  g_assert_cmpmem(&one->impulse, sizeof one->impulse, &other->impulse, sizeof other->impulse);
  g_assert_cmpmem(&one->rebound, sizeof one->rebound, &other->rebound, sizeof other->rebound);
  g_assert_cmpuint(one->cluster_size, ==, other->cluster_size);
  g_assert_cmpmem(one->cluster, sizeof one->cluster, other->cluster, sizeof other->cluster);
  g_assert_cmpint(one->kind, ==, other->kind);
  g_assert_cmpmem(&one->not_lost_j, sizeof one->not_lost_j, &other->not_lost_j,
                  sizeof other->not_lost_j);
  g_assert_cmpmem(&one->kept_j, sizeof one->kept_j, &other->kept_j, sizeof other->kept_j);
}

static void assert_tells_all(CaromScene *scene, const CaromMethod *method) {
  g_autoptr(CaromRun) run = carom_run_new(scene, method);
  g_autoptr(GArray) told = g_array_new(FALSE, FALSE, sizeof(CaromContactRecord));
  carom_run_set_on_contact(run, take, told);
  for (guint i = 0; i < N_FRAMES && told->len < ENOUGH && carom_run_frame(run, NULL); i++)
    carom_run_measure(run);
  g_assert_cmpuint(told->len, >, 50);
  g_assert_cmpuint(carom_run_count_contacts(run), ==, told->len);
  for (guint i = 0; i < told->len; i++) {
    assert_same(carom_run_get_contact(run, i), &g_array_index(told, CaromContactRecord, i));
    g_assert_cmpuint(carom_run_get_contact_frame(run, i), ==,
                     g_array_index(told, CaromContactRecord, i).frame);
  }
}

/* Every resolver there is, and how the run finds contacts. */
static void try_each(CaromResolverTable *table, const char *detection) {
  static const char *const ties[] = {"serial", "random", "simultaneous"};
  guint n;
  const CaromResolver *const *resolvers = carom_resolver_table_get(table, &n);
  g_assert_cmpuint(n, >, 0);
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < G_N_ELEMENTS(ties); k++) {
      gboolean loses = k != 1;
      g_autoptr(CaromScene) scene = lively_scene(loses ? 9.81 : 0, loses);
      CaromMethod method = test_method("detection", detection);
      method.resolver = resolvers[i];
      method.ties = test_method("ties", ties[k]).ties;
      assert_tells_all(scene, &method);
    }
}

static void test_same_bits(gconstpointer detection) {
  try_each(&carom_resolver_methods, detection);
  try_each(&carom_resolver_wrong, detection);
}

/* ---- Its size ---- */

static CaromContactRecord record_of(guint frame) {
  CaromContactRecord record = {.frame = frame, .a = 0, .b = 1, .wall = -1, .cluster_size = 1};
  record.contact = (CaromContact){.mass_a_kg = 1,
                                  .mass_b_kg = 2,
                                  .velocity_a = {1, 0},
                                  .d = {1, 0.5},
                                  .restitution = 1,
                                  .tangential_factor = 1};
  return record;
}

/* It takes what its budget is, and is not full before; what several contacts gave at once is kept
 * as well, and takes more. */
static void test_budget(void) {
  enum { BUDGET = 1 << 20 };
  double masses_kg[] = {1, 2};
  CaromBodies bodies = {.n = 2, .mass_kg = masses_kg};
  const CaromResolver *resolver = carom_method_option_defaults().resolver;
  guint n_held[2];
  for (guint is_cluster = 0; is_cluster <= 1; is_cluster++) {
    CaromContactLog *log = carom_contact_log_new(&bodies, resolver, FALSE, BUDGET);
    CaromContactRecord record = record_of(1);
    carom_resolver_resolve(resolver, &record.contact, &record.outcome);
    record.impulse = carom_contact_impulse(&record.contact, &record.outcome);
    record.outcome.velocity_b.y += is_cluster;
    record.cluster_size += is_cluster;
    while (carom_contact_log_append(log, &record))
      record.frame++;
    n_held[is_cluster] = carom_contact_log_length(log);
    gsize bytes = CAROM_CONTACT_LOG_BYTES + (is_cluster ? (gsize)CAROM_CONTACT_LOG_WHOLE_BYTES : 0);
    /* Blocks are allocated whole. */
    g_assert_cmpfloat_with_epsilon((double)(n_held[is_cluster] * bytes), BUDGET, 0.03 * BUDGET);
    g_assert_cmpfloat(carom_contact_log_get(log, n_held[is_cluster] - 1)->outcome.velocity_b.y, ==,
                      record.outcome.velocity_b.y);
    carom_contact_log_truncate(log, 700);
    g_assert_cmpuint(carom_contact_log_length(log), ==, 700);
    g_assert_cmpuint(carom_contact_log_get(log, 699)->frame, ==, 700);
    g_assert_cmpfloat((double)carom_contact_log_bytes(log), <, 1.1 * 700 * (double)bytes);
    g_assert_true(carom_contact_log_append(log, &record)); /* there is room again */
    carom_contact_log_free(log);
  }
  g_assert_cmpuint(n_held[0], >, n_held[1]);
}

/* Wherever it was asked for last, the first contact that is not before a frame is found, as by
 * going through them, and within as many as count. */
static void test_find(void) {
  g_autoptr(CaromScene) scene = lively_scene(5, TRUE);
  CaromMethod method = test_method("detection", "events");
  g_autoptr(CaromRun) run = carom_run_new(scene, &method);
  for (guint i = 0; i < N_FRAMES && carom_run_frame(run, NULL); i++)
    carom_run_measure(run);
  guint n_all = carom_run_count_contacts(run);
  g_assert_cmpuint(n_all, >, 50);
  for (guint i = 0; i < 2000; i++) {
    guint n = i % 3 ? n_all : (guint)g_test_rand_int_range(0, (gint32)n_all + 1), expected = 0;
    guint64 frame = (guint64)g_test_rand_int_range(0, N_FRAMES + 3);
    while (expected < n && carom_contact_log_get_frame(run->log, expected) < frame)
      expected++;
    g_assert_cmpuint(carom_contact_log_find(run->log, n, frame), ==, expected);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_data_func("/contact-log/same-bits/stepped", "stepped", test_same_bits);
  g_test_add_data_func("/contact-log/same-bits/events", "events", test_same_bits);
  g_test_add_data_func("/contact-log/same-bits/all-pairs", "all-pairs", test_same_bits);
  g_test_add_func("/contact-log/find", test_find);
  g_test_add_func("/contact-log/budget", test_budget);
  return g_test_run();
}
