/* Impulse: one number J, the momentum that the contact hands over along the unit normal n from a
 * to b, follows from restitution and momentum conservation:
 *     J = (1 + e) (Δu·n) / (1/m_a + 1/m_b),   Δu = u_b − u_a,
 *     v_a = u_a + (J/m_a) n,   v_b = u_b − (J/m_b) n.
 * In this sign convention J is negative for an approaching pair. An immovable body has 1/m = 0. */
#include "carom-resolver.h"

#include <glib/gi18n.h>

static void resolve(const CaromContact *c, CaromOutcome *outcome) {
  double inverse_a = 1 / c->mass_a_kg, inverse_b = 1 / c->mass_b_kg;
  double reduced_mass_kg = 1 / (inverse_a + inverse_b);
  CaromVec2 du = carom_vec2_sub(c->velocity_b, c->velocity_a);

  CaromVec2 n = carom_vec2_scale(c->d, 1 / carom_vec2_length(c->d));
  CaromVec2 impulse =
      carom_vec2_scale(n, (1 + c->restitution) * reduced_mass_kg * carom_vec2_dot(du, n));
  if (c->tangential_factor < 1) {
    CaromVec2 t = carom_vec2_perpendicular(n);
    double rubbing = (1 - c->tangential_factor) * reduced_mass_kg * carom_vec2_dot(du, t);
    impulse = carom_vec2_add_scaled(impulse, t, rubbing);
  }
  *outcome = (CaromOutcome){carom_vec2_add_scaled(c->velocity_a, impulse, inverse_a),
                            carom_vec2_add_scaled(c->velocity_b, impulse, -inverse_b)};
}

const CaromResolver carom_resolver_impulse = {
    .part = {.id = "impulse",
             .title = N_("Impulse"),
             .summary = N_("Computes the momentum handed over along the normal, and divides it by "
                           "each mass.")},
    .resolve = resolve,
};
