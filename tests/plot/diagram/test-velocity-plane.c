/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of carom-velocity-plane: the line and the ellipse against the resolvers and against the
 * laws themselves. */
#include "carom-resolver.h"
#include "carom-velocity-plane.h"

#include <float.h>

enum { N_CONTACTS = 4000 };

/* Products and sums of a few numbers, each of which rounds once. */
static const double few_eps = 32 * DBL_EPSILON;

/* As far as the answers of resolvers may differ: see carom-rounding.h. */
static const double agreement = 64 * DBL_EPSILON;

typedef enum { MOVABLE, FIXED, DRIVEN } Other;

static CaromVec2 random_vector(GRand *rand) {
  return carom_vec2(g_rand_double_range(rand, -2, 2), g_rand_double_range(rand, -2, 2));
}

static double random_mass(GRand *rand) {
  return pow(10, g_rand_double_range(rand, -4, 4));
}

/* Either body is the immovable one, and masses are up to 1 to 10⁸. */
static gboolean random_contact(GRand *rand, Other other, double e, CaromContact *contact) {
  *contact = (CaromContact){
      .mass_a_kg = random_mass(rand),
      .mass_b_kg = random_mass(rand),
      .velocity_a = random_vector(rand),
      .velocity_b = random_vector(rand),
      .d = random_vector(rand),
      .restitution = e,
      .tangential_factor = g_rand_boolean(rand) ? 1 : g_rand_double(rand),
  };
  gboolean is_a = g_rand_boolean(rand);
  if (other != MOVABLE)
    *(is_a ? &contact->mass_a_kg : &contact->mass_b_kg) = INFINITY;
  if (other == FIXED)
    *(is_a ? &contact->velocity_a : &contact->velocity_b) = carom_vec2(0, 0);
  CaromOutcome outcome;
  return carom_resolver_resolve(carom_resolvers(NULL)[0], contact, &outcome) ==
         CAROM_RESOLUTION_RESOLVED;
}

static double scale_of(const CaromVelocityPlane *plane) {
  return fabs(plane->before.x) + fabs(plane->before.y) + fabs(plane->frame) +
         (1 + plane->restitution) * plane->approach;
}

static void assert_same(CaromVec2 point, CaromVec2 expected, double tolerance) {
  g_assert_cmpfloat_with_epsilon(point.x, expected.x, tolerance);
  g_assert_cmpfloat_with_epsilon(point.y, expected.y, tolerance);
}

typedef void (*CheckFunc)(const CaromVelocityPlane *plane, const CaromContact *contact);

static void for_all(double e, CheckFunc check) {
  g_autoptr(GRand) rand = g_rand_new_with_seed(22);
  for (Other other = MOVABLE; other <= DRIVEN; other++)
    for (int n = 0; n < N_CONTACTS;) {
      CaromContact contact;
      CaromVelocityPlane plane;
      if (!random_contact(rand, other, e, &contact))
        continue;
      g_assert_true(carom_velocity_plane_init(&plane, &contact));
      check(&plane, &contact);
      n++;
    }
}

/* ---- What a contact does ---- */

/* Where every resolver gets is on the line, at its own e, with the energy that this leaves. */
static void check_outcomes(const CaromVelocityPlane *plane, const CaromContact *contact) {
  guint n_resolvers;
  const CaromResolver *const *resolvers = carom_resolvers(&n_resolvers);
  for (guint i = 0; i < n_resolvers; i++) {
    CaromOutcome outcome;
    carom_resolver_resolve(resolvers[i], contact, &outcome);
    CaromVec2 after = carom_velocity_plane_after(plane, contact, &outcome);
    double scale = carom_contact_speed_scale(contact, &outcome);
    assert_same(after, carom_velocity_plane_at(plane, contact->restitution), agreement * scale);
    g_assert_cmpfloat(fabs(carom_velocity_plane_off_line(plane, after)), <=, agreement * scale);
  }
}

static void test_outcomes(void) {
  const double restitutions[] = {0, 0.3, 1, 2};
  for (guint i = 0; i < G_N_ELEMENTS(restitutions); i++)
    for_all(restitutions[i], check_outcomes);
}

/* ---- The curves ---- */

static void check_line(const CaromVelocityPlane *plane, const CaromContact *contact) {
  for (double e = -1; e <= 2; e += 0.25) {
    CaromVec2 point = carom_velocity_plane_at(plane, e);
    double tolerance = few_eps * (scale_of(plane) + 3 * plane->approach);
    g_assert_cmpfloat(fabs(carom_velocity_plane_off_line(plane, point)), <=, tolerance);
    g_assert_cmpfloat_with_epsilon(carom_velocity_plane_restitution(plane, point), e,
                                   tolerance / plane->approach);
  }
  g_assert_cmpfloat(carom_velocity_plane_at(plane, -1).x, ==, plane->before.x);
  g_assert_cmpfloat(carom_velocity_plane_at(plane, -1).y, ==, plane->before.y);
}

/* e = 0 leads to the diagonal, where both have one velocity. */
static void check_diagonal(const CaromVelocityPlane *plane, const CaromContact *contact) {
  CaromVec2 point = carom_velocity_plane_at(plane, 0);
  g_assert_cmpfloat_with_epsilon(point.x, point.y, few_eps * scale_of(plane));
}

static void test_line(void) {
  for_all(0.5, check_line);
  for_all(0.5, check_diagonal);
}

/* Before and after an elastic contact energy is the same; in between it is less, beyond it more. */
static void check_energy(const CaromVelocityPlane *plane, const CaromContact *contact) {
  double least = carom_velocity_plane_energy(plane, carom_velocity_plane_at(plane, 0));
  g_assert_cmpfloat_with_epsilon(
      carom_velocity_plane_energy(plane, carom_velocity_plane_at(plane, 1)), 1, few_eps);
  g_assert_cmpfloat(carom_velocity_plane_energy(plane, plane->before), ==, 1);
  for (double e = -0.75; e <= 2; e += 0.25) {
    double energy = carom_velocity_plane_energy(plane, carom_velocity_plane_at(plane, e));
    /* A parabola along the line: what is there of the motion to each other goes with e². */
    double expected = least + (1 - least) * e * e;
    g_assert_cmpfloat_with_epsilon(energy, expected, 4 * few_eps);
  }
}

static void test_energy(void) {
  for_all(1, check_energy);
}

/* The half axes belong to the same ellipse as the energy. */
static void check_half_axes(const CaromVelocityPlane *plane, const CaromContact *contact) {
  const CaromVec2 ends[] = {{plane->half_axes.x, 0}, {0, -plane->half_axes.y}};
  for (guint i = 0; i < G_N_ELEMENTS(ends); i++)
    if (carom_vec2_is_finite(ends[i]))
      g_assert_cmpfloat_with_epsilon(carom_velocity_plane_energy(plane, ends[i]), 1, few_eps);
    else
      g_assert_cmpint(carom_contact_immovable(contact), !=, CAROM_BODY_NONE);
}

static void test_half_axes(void) {
  for_all(1, check_half_axes);
}

/* ---- Immovable bodies ---- */

/* What can move has speed w before, and e w after, whatever the immovable one does. */
static void check_immovable(const CaromVelocityPlane *plane, const CaromContact *contact) {
  if (plane->immovable == CAROM_BODY_NONE)
    return;
  gboolean is_a = plane->immovable == CAROM_BODY_A;
  CaromVec2 after = carom_velocity_plane_at(plane, contact->restitution);
  g_assert_true(isinf(is_a ? plane->half_axes.x : plane->half_axes.y)); /* two straight lines */
  g_assert_cmpfloat(is_a ? plane->before.x : plane->before.y, ==, 0);
  g_assert_cmpfloat(is_a ? after.x : after.y, ==, 0);
  g_assert_cmpfloat(is_a ? -plane->before.y : plane->before.x, ==, plane->approach);
  g_assert_cmpfloat_with_epsilon(is_a ? after.y : -after.x, contact->restitution * plane->approach,
                                 few_eps * scale_of(plane));
}

static void test_immovable(void) {
  for_all(0.7, check_immovable);
}

/* A body that is heavier and heavier becomes an immovable one, in whose frame the others are. */
static void test_limit(void) {
  CaromContact contact = {2, INFINITY, {1.2, 0.3}, {-0.4, 0.1}, {0.8, 0.6}, 0.6, 1};
  CaromVelocityPlane immovable, heavy;
  carom_velocity_plane_init(&immovable, &contact);
  for (double mass_kg = 1e4; mass_kg <= 1e12; mass_kg *= 100) {
    contact.mass_b_kg = mass_kg;
    carom_velocity_plane_init(&heavy, &contact);
    for (double e = -1; e <= 2; e += 0.5) {
      CaromVec2 seen = carom_velocity_plane_at(&heavy, e);
      CaromVec2 point = carom_vec2(seen.x - immovable.frame, seen.y - immovable.frame);
      /* What the heavy one still changes: m_a / m_b of (1 + e) w. */
      double left = 2 / mass_kg * (1 + e) * heavy.approach;
      assert_same(point, carom_velocity_plane_at(&immovable, e), left + few_eps);
    }
  }
}

/* Bodies that part have no plane. */
static void test_parting(void) {
  const CaromContact contact = {2, 1, {-1, 0}, {1, 0}, {1, 0}, 1, 1};
  CaromVelocityPlane plane;
  g_assert_false(carom_velocity_plane_init(&plane, &contact));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/velocity-plane/outcomes", test_outcomes);
  g_test_add_func("/velocity-plane/line", test_line);
  g_test_add_func("/velocity-plane/energy", test_energy);
  g_test_add_func("/velocity-plane/half-axes", test_half_axes);
  g_test_add_func("/velocity-plane/immovable", test_immovable);
  g_test_add_func("/velocity-plane/limit", test_limit);
  g_test_add_func("/velocity-plane/parting", test_parting);
  return g_test_run();
}
