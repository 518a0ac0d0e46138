/* Vector projection: split each velocity into its projection on the vector d between the centres
 * and the rest, collide the two projections in one dimension, and add the rest back.
 *
 * Lengths along d are measured in units of d itself, (u·d)/(d·d), so no root is taken. The
 * one-dimensional step uses both formulas, written with the bodies' shares of the total mass:
 *     v_a = (M_a − e M_b) u_a + (1 + e) M_b u_b,   M_a = m_a/(m_a + m_b),
 *     v_b = (M_b − e M_a) u_b + (1 + e) M_a u_a,   M_b = m_b/(m_a + m_b). */
#include "carom-resolver.h"

#include <glib/gi18n.h>

typedef struct {
  double normal;        /* in units of d */
  CaromVec2 tangential; /* what the projection leaves */
} Parts;

static Parts split(CaromVec2 u, CaromVec2 d, double dd) {
  double normal = carom_vec2_dot(u, d) / dd;
  return (Parts){normal, carom_vec2_add_scaled(u, d, -normal)};
}

/* This form gives an immovable body the share 1 and its partner 0. */
static double mass_share(double mass_kg, double other_kg) {
  return 1 / (1 + other_kg / mass_kg);
}

static void resolve(const CaromContact *c, CaromOutcome *outcome) {
  double share_a = mass_share(c->mass_a_kg, c->mass_b_kg);
  double share_b = mass_share(c->mass_b_kg, c->mass_a_kg);
  double dd = carom_vec2_dot(c->d, c->d);
  Parts a = split(c->velocity_a, c->d, dd);
  Parts b = split(c->velocity_b, c->d, dd);

  double e = c->restitution;
  double normal_a = (share_a - e * share_b) * a.normal + (1 + e) * share_b * b.normal;
  double normal_b = (share_b - e * share_a) * b.normal + (1 + e) * share_a * a.normal;

  CaromVec2 tangential_a = a.tangential, tangential_b = b.tangential;
  if (c->tangential_factor < 1) {
    CaromVec2 rubbed =
        carom_vec2_scale(carom_vec2_sub(b.tangential, a.tangential), 1 - c->tangential_factor);
    tangential_a = carom_vec2_add_scaled(a.tangential, rubbed, share_b);
    tangential_b = carom_vec2_add_scaled(b.tangential, rubbed, -share_a);
  }
  *outcome = (CaromOutcome){carom_vec2_add_scaled(tangential_a, c->d, normal_a),
                            carom_vec2_add_scaled(tangential_b, c->d, normal_b)};
}

const CaromResolver carom_resolver_projection = {
    .part = {.id = "projection",
             .title = N_("Vector projection"),
             .summary = N_("Projects the velocities on the line of centres, collides the "
                           "projections, and adds the rest back.")},
    .resolve = resolve,
};
