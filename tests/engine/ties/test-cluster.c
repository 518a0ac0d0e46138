/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Several contacts at once: Newton's law at every contact, momentum and energy. */
#include "carom-cluster.h"

#include <float.h>
#include <string.h>

/* A linear system of up to a thousand contacts rounds by some K ε of the speeds. */
#define TOLERANCE 1e-12

/* Discs that touch, and their contacts. */
typedef struct {
  guint n;
  CaromVec2 position[400], u[400], v[400];
  double mass_kg[400];
  GArray *contacts; /* (element-type CaromContactRecord): those that approach or rest */
  double *impulses;
} Cluster;

static void cluster_clear(Cluster *c) {
  g_array_unref(c->contacts);
  g_free(c->impulses);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Cluster, cluster_clear)

static void add_contact(Cluster *c, guint a, int b, CaromVec2 d, double e) {
  CaromContactRecord record = {
      .a = a,
      .b = b,
      .wall = b < 0 ? 0 : -1,
      .contact = {.mass_a_kg = c->mass_kg[a],
                  .mass_b_kg = b < 0 ? INFINITY : c->mass_kg[b],
                  .velocity_a = c->u[a],
                  .velocity_b = b < 0 ? carom_vec2(0, 0) : c->u[b],
                  .d = d,
                  .restitution = e,
                  .tangential_factor = 1},
  };
  CaromVec2 du = carom_vec2_sub(record.contact.velocity_b, record.contact.velocity_a);
  if (carom_vec2_dot(du, d) <= 0 && !(isinf(c->mass_kg[a]) && isinf(record.contact.mass_b_kg)))
    g_array_append_val(c->contacts, record);
}

/* Replaces all contacts by those of discs of radius 1; nearer than 2.1 counts as touching.
 * @e: of all contacts, or < 0 for each its own */
static void find_contacts(Cluster *c, GRand *random, double e) {
  g_array_set_size(c->contacts, 0);
  for (guint i = 0; i < c->n; i++)
    for (guint j = i + 1; j < c->n; j++) {
      CaromVec2 d = carom_vec2_sub(c->position[j], c->position[i]);
      if (carom_vec2_length(d) < 2.1)
        add_contact(c, i, (int)j, d, e < 0 ? g_rand_double_range(random, 0, 1.5) : e);
    }
}

/* On a hexagonal lattice of @size × @size; masses from 10^-spread to 10^spread. */
static void make_packing(Cluster *c, GRand *random, guint size, double spread, double e) {
  c->n = size * size;
  c->contacts = g_array_new(FALSE, FALSE, sizeof(CaromContactRecord));
  for (guint i = 0; i < c->n; i++) {
    guint row = i / size;
    c->position[i] = carom_vec2(2.0 * (i % size) + row % 2, sqrt(3) * row);
    c->u[i] = carom_vec2(g_rand_double_range(random, -1, 1), g_rand_double_range(random, -1, 1));
    c->mass_kg[i] = pow(10, g_rand_double_range(random, -spread, spread));
  }
  find_contacts(c, random, e);
}

/* All move towards the middle, so that every contact approaches, and many are redundant. */
static void make_implosion(Cluster *c, GRand *random, guint size, double e) {
  make_packing(c, random, size, 0, e);
  CaromVec2 centre = c->position[c->n / 2];
  for (guint i = 0; i < c->n; i++)
    c->u[i] = carom_vec2_sub(centre, c->position[i]);
  find_contacts(c, random, e);
}

static gboolean solve(Cluster *c) {
  guint n = c->contacts->len;
  c->impulses = g_new(double, n);
  memcpy(c->v, c->u, sizeof c->v);
  if (!carom_cluster_solve((const CaromContactRecord *)c->contacts->data, n, c->impulses))
    return FALSE;
  for (guint k = 0; k < n; k++) {
    const CaromContactRecord *record = &g_array_index(c->contacts, CaromContactRecord, k);
    CaromVec2 d = record->contact.d;
    CaromVec2 impulse = carom_vec2_scale(d, c->impulses[k] / carom_vec2_length(d));
    c->v[record->a] =
        carom_vec2_add_scaled(c->v[record->a], impulse, -1 / record->contact.mass_a_kg);
    if (record->b >= 0)
      c->v[record->b] =
          carom_vec2_add_scaled(c->v[record->b], impulse, 1 / record->contact.mass_b_kg);
  }
  return TRUE;
}

static double normal_velocity(const CaromContactRecord *record, const CaromVec2 *v) {
  CaromVec2 v_b = record->b >= 0 ? v[record->b] : carom_vec2(0, 0);
  CaromVec2 d = record->contact.d;
  return carom_vec2_dot(carom_vec2_sub(v_b, v[record->a]), d) / carom_vec2_length(d);
}

static double energy(const Cluster *c, const CaromVec2 *v) {
  double sum = 0;
  for (guint i = 0; i < c->n; i++)
    sum += 0.5 * c->mass_kg[i] * carom_vec2_dot(v[i], v[i]);
  return sum;
}

static double speed_scale(const Cluster *c) {
  double scale = 0;
  for (guint i = 0; i < c->n; i++)
    scale = MAX(scale, carom_vec2_length(c->u[i]) + carom_vec2_length(c->v[i]));
  return scale;
}

/* J >= 0, v' >= −e v, and one of the two with equality. */
static void assert_newton(const Cluster *c, double tolerance) {
  double scale = speed_scale(c);
  for (guint k = 0; k < c->contacts->len; k++) {
    const CaromContactRecord *record = &g_array_index(c->contacts, CaromContactRecord, k);
    double missing =
        normal_velocity(record, c->v) + record->contact.restitution * normal_velocity(record, c->u);
    g_assert_cmpfloat(c->impulses[k], >=, 0);
    g_assert_cmpfloat(missing, >=, -tolerance * scale);
    if (c->impulses[k] > 0)
      g_assert_cmpfloat(missing, <=, tolerance * scale);
  }
}

/* The energy that is lost is ½ (1 − e) J |v|, summed; momentum is kept. */
static void assert_conserved(const Cluster *c, double tolerance) {
  double lost = 0, scale = 0;
  CaromVec2 gained = {0, 0};
  for (guint k = 0; k < c->contacts->len; k++) {
    const CaromContactRecord *record = &g_array_index(c->contacts, CaromContactRecord, k);
    lost += 0.5 * (1 - record->contact.restitution) * c->impulses[k] *
            fabs(normal_velocity(record, c->u));
  }
  for (guint i = 0; i < c->n; i++) {
    gained = carom_vec2_add_scaled(gained, carom_vec2_sub(c->v[i], c->u[i]), c->mass_kg[i]);
    scale += c->mass_kg[i] * speed_scale(c);
  }
  double start = energy(c, c->u), now = energy(c, c->v);
  g_assert_cmpfloat(carom_vec2_length(gained), <=, tolerance * scale);
  g_assert_cmpfloat(fabs(now - start + lost), <=, tolerance * MAX(start, now));
}

static void assert_solved(const Cluster *c, double tolerance) {
  assert_newton(c, tolerance);
  assert_conserved(c, tolerance);
}

/* The worked example: three touching in a row, the first with 3 m/s, give −1, 2 and 2 m/s. */
static void test_row(void) {
  g_auto(Cluster) c = {.n = 3, .u = {{3, 0}}, .mass_kg = {1, 1, 1}};
  c.contacts = g_array_new(FALSE, FALSE, sizeof(CaromContactRecord));
  add_contact(&c, 0, 1, carom_vec2(2, 0), 1);
  add_contact(&c, 1, 2, carom_vec2(2, 0), 1);
  g_assert_true(solve(&c));
  const double expected[] = {-1, 2, 2};
  for (guint i = 0; i < 3; i++)
    g_assert_cmpfloat_with_epsilon(c.v[i].x, expected[i], 8 * DBL_EPSILON);
  g_assert_cmpfloat_with_epsilon(c.impulses[0], 4, 16 * DBL_EPSILON);
  g_assert_cmpfloat_with_epsilon(c.impulses[1], 2, 16 * DBL_EPSILON);
}

/* A disc that hits two on both sides of its way at once: by symmetry and the two laws of
 * conservation v = u/5 back, and u 2√3/5 along the lines of centres (billiards' two-ball break). */
static void test_two_at_once(void) {
  double s = sqrt(3);
  g_auto(Cluster) c = {.n = 3, .u = {{1, 0}}, .mass_kg = {1, 1, 1}};
  c.contacts = g_array_new(FALSE, FALSE, sizeof(CaromContactRecord));
  add_contact(&c, 0, 1, carom_vec2(s, 1), 1);
  add_contact(&c, 0, 2, carom_vec2(s, -1), 1);
  g_assert_true(solve(&c));
  g_assert_cmpfloat_with_epsilon(c.v[0].x, -0.2, 8 * DBL_EPSILON);
  g_assert_cmpfloat_with_epsilon(c.v[0].y, 0, 8 * DBL_EPSILON);
  g_assert_cmpfloat_with_epsilon(carom_vec2_length(c.v[1]), 2 * s / 5, 8 * DBL_EPSILON);
  g_assert_cmpfloat_with_epsilon(c.v[1].x, c.v[2].x, 8 * DBL_EPSILON);
  g_assert_cmpfloat_with_epsilon(c.v[1].y, -c.v[2].y, 8 * DBL_EPSILON);
}

static void test_packings(gconstpointer data) {
  double e = *(const double *)data;
  g_autoptr(GRand) random = g_rand_new_with_seed(3);
  for (int round = 0; round < 300; round++) {
    g_auto(Cluster) c = {0};
    make_packing(&c, random, (guint)g_rand_int_range(random, 2, 7), 2, e);
    g_assert_true(solve(&c));
    assert_solved(&c, TOLERANCE);
  }
}

static void test_implosions(gconstpointer data) {
  g_autoptr(GRand) random = g_rand_new_with_seed(4);
  for (guint size = 2; size <= 8; size++) {
    g_auto(Cluster) c = {0};
    make_implosion(&c, random, size, *(const double *)data);
    g_assert_true(solve(&c));
    assert_solved(&c, TOLERANCE);
  }
}

/* Walls below every disc of the lowest row, and some discs pinned. */
static void test_immovable(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(5);
  for (int round = 0; round < 300; round++) {
    g_auto(Cluster) c = {0};
    make_packing(&c, random, 5, 1, -1);
    for (guint k = 0; k < 2; k++) {
      guint pinned = (guint)g_rand_int_range(random, 0, (gint32)c.n);
      c.mass_kg[pinned] = INFINITY;
      c.u[pinned] = carom_vec2(0, 0);
    }
    find_contacts(&c, random, -1);
    for (guint i = 0; i < 5; i++)
      if (!isinf(c.mass_kg[i]))
        add_contact(&c, i, -1, carom_vec2(0, -1), 0.9);
    g_assert_true(solve(&c));
    assert_newton(&c, TOLERANCE);
    for (guint i = 0; i < c.n; i++)
      if (isinf(c.mass_kg[i]))
        g_assert_true(memcmp(&c.v[i], &c.u[i], sizeof c.u[i]) == 0);
  }
}

/* Velocities do not depend on the order of the contacts, also where the impulses do. */
static void test_order(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(6);
  g_auto(Cluster) one = {0}, other = {0};
  make_implosion(&one, random, 6, 1);
  make_implosion(&other, random, 6, 1);
  for (guint k = other.contacts->len - 1; k > 0; k--) {
    CaromContactRecord *records = (CaromContactRecord *)other.contacts->data;
    guint with = (guint)g_rand_int_range(random, 0, (gint32)k + 1);
    CaromContactRecord swapped = records[k];
    records[k] = records[with];
    records[with] = swapped;
  }
  g_assert_true(solve(&one) && solve(&other));
  for (guint i = 0; i < one.n; i++)
    g_assert_cmpfloat(carom_vec2_distance(one.v[i], other.v[i]), <=,
                      TOLERANCE * 2 * carom_vec2_length(one.u[0]));
}

/* Hundreds of contacts finish, and are right. */
static void test_large(void) {
  g_autoptr(GRand) random = g_rand_new_with_seed(7);
  g_auto(Cluster) c = {0};
  make_implosion(&c, random, 14, 1);
  g_assert_cmpuint(c.contacts->len, >=, 500);
  g_assert_true(solve(&c));
  assert_solved(&c, 10 * TOLERANCE);
}

/* Between two pinned discs that close in, no velocity is right. */
static void test_squeezed(void) {
  g_auto(Cluster) c = {.n = 3, .u = {{1, 0}, {0, 0}, {-1, 0}}, .mass_kg = {INFINITY, 1, INFINITY}};
  c.contacts = g_array_new(FALSE, FALSE, sizeof(CaromContactRecord));
  add_contact(&c, 0, 1, carom_vec2(2, 0), 1);
  add_contact(&c, 1, 2, carom_vec2(2, 0), 1);
  g_assert_false(solve(&c));
}

int main(int argc, char **argv) {
  static const double restitutions[] = {1, 0.5, 0, 1.2, -1};
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/cluster/row", test_row);
  g_test_add_func("/cluster/two-at-once", test_two_at_once);
  for (guint i = 0; i < G_N_ELEMENTS(restitutions); i++) {
    const char *e = restitutions[i] < 0 ? "any" : NULL;
    g_autofree char *shown = e ? g_strdup(e) : g_strdup_printf("%g", restitutions[i]);
    g_autofree char *packings = g_strdup_printf("/cluster/packings/e-%s", shown);
    g_test_add_data_func(packings, &restitutions[i], test_packings);
    g_autofree char *implosions = g_strdup_printf("/cluster/implosions/e-%s", shown);
    g_test_add_data_func(implosions, &restitutions[i], test_implosions);
  }
  g_test_add_func("/cluster/immovable", test_immovable);
  g_test_add_func("/cluster/order", test_order);
  g_test_add_func("/cluster/large", test_large);
  g_test_add_func("/cluster/squeezed", test_squeezed);
  return g_test_run();
}
