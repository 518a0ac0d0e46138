/* Coordinate rotation: turn the axes until the line of centres lies along x', collide the x'
 * components in one dimension, leave the y' components alone, and turn back.
 *
 * Of the one-dimensional step it uses the first formula for the heavier body,
 *     v_h = ((m_h − e m_l) u_h + (1 + e) m_l u_l) / (m_h + m_l),
 * and the definition of restitution for the lighter one: v_l = v_h + e (u_h − u_l). In this order
 * rounding in the second line is of the size of the light body's own speed, and an immovable body
 * needs no case of its own. */
#include "carom-resolver.h"

#include <glib/gi18n.h>

/* One-dimensional collision. @ratio: m_light / m_heavy, 0 for an immovable heavy body. */
static void collide(double ratio, double e, double *u_heavy, double *u_light) {
  double v_heavy = ((1 - e * ratio) * *u_heavy + (1 + e) * ratio * *u_light) / (1 + ratio);
  double v_light = v_heavy + e * (*u_heavy - *u_light);
  *u_heavy = v_heavy;
  *u_light = v_light;
}

static CaromVec2 rotate(CaromVec2 u, double cosine, double sine) {
  return carom_vec2(u.x * cosine - u.y * sine, u.y * cosine + u.x * sine);
}

static void resolve(const CaromContact *c, CaromOutcome *outcome) {
  double angle_rad = atan2(c->d.y, c->d.x);
  double cosine = cos(angle_rad), sine = sin(angle_rad);
  /* No double is π/2 or π: their cosine and sine, which should be 0, come out as 1e-16, and discs
   * would slowly drift off a line that runs along an axis. There the exact 0 is known. */
  cosine = c->d.x == 0 ? 0 : cosine;
  sine = c->d.y == 0 ? 0 : sine;

  gboolean a_is_light = c->mass_a_kg <= c->mass_b_kg;
  double ratio = a_is_light ? c->mass_a_kg / c->mass_b_kg : c->mass_b_kg / c->mass_a_kg;
  CaromVec2 heavy = rotate(a_is_light ? c->velocity_b : c->velocity_a, cosine, -sine);
  CaromVec2 light = rotate(a_is_light ? c->velocity_a : c->velocity_b, cosine, -sine);
  collide(ratio, c->restitution, &heavy.x, &light.x);
  /* Friction is the same collision along y', in which a fraction f of the relative velocity stays
     and keeps its sign: e = −f. Without friction y' is left alone. */
  if (c->tangential_factor < 1)
    collide(ratio, -c->tangential_factor, &heavy.y, &light.y);

  heavy = rotate(heavy, cosine, sine);
  light = rotate(light, cosine, sine);
  *outcome = a_is_light ? (CaromOutcome){light, heavy} : (CaromOutcome){heavy, light};
}

const CaromResolver carom_resolver_rotation = {
    .part = {.id = "rotation",
             .title = N_("Coordinate rotation"),
             .summary = N_("Turns the axes along the line of centres, collides in one dimension, "
                           "and turns back.")},
    .resolve = resolve,
};
