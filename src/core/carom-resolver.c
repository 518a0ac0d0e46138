#include "carom-resolver.h"

#include <float.h>
#include <string.h>

#define ADDRESS(name) &carom_resolver_##name,
static const CaromResolver *const resolvers[] = {CAROM_RESOLVER_LIST(ADDRESS)};

const CaromResolver *const *carom_resolvers(guint *n_resolvers) {
  if (n_resolvers)
    *n_resolvers = G_N_ELEMENTS(resolvers);
  return resolvers;
}

const CaromResolver *carom_resolver_by_id(const char *id) {
  for (guint i = 0; i < G_N_ELEMENTS(resolvers); i++)
    if (strcmp(resolvers[i]->part.id, id) == 0)
      return resolvers[i];
  return NULL;
}

static gboolean is_mass(double mass_kg) {
  return mass_kg > 0;
}

static CaromResolution classify(const CaromContact *c) {
  if (!is_mass(c->mass_a_kg) || !is_mass(c->mass_b_kg) || !(c->restitution >= 0) ||
      !isfinite(c->restitution) || !(c->tangential_factor >= 0 && c->tangential_factor <= 1))
    return CAROM_RESOLUTION_UNUSABLE;
  if (isinf(c->mass_a_kg) && isinf(c->mass_b_kg))
    return CAROM_RESOLUTION_IMMOVABLE;
  /* The square of d must be a normal number: below that, its direction is mostly rounding. */
  double dd = carom_vec2_dot(c->d, c->d);
  if (!isfinite(dd))
    return CAROM_RESOLUTION_UNUSABLE;
  if (dd < DBL_MIN)
    return CAROM_RESOLUTION_NO_DIRECTION;
  double parting = carom_vec2_dot(carom_vec2_sub(c->velocity_b, c->velocity_a), c->d);
  if (!isfinite(parting))
    return CAROM_RESOLUTION_UNUSABLE;
  return parting < 0 ? CAROM_RESOLUTION_RESOLVED : CAROM_RESOLUTION_SEPARATING;
}

CaromResolution carom_resolve(const CaromResolver *resolver, const CaromContact *contact,
                              CaromOutcome *outcome) {
  CaromResolution resolution = classify(contact);
  *outcome = (CaromOutcome){contact->velocity_a, contact->velocity_b};
  if (resolution != CAROM_RESOLUTION_RESOLVED)
    return resolution;
  CaromOutcome after = resolver->resolve(contact);
  if (!isinf(contact->mass_a_kg))
    outcome->velocity_a = after.velocity_a;
  if (!isinf(contact->mass_b_kg))
    outcome->velocity_b = after.velocity_b;
  return resolution;
}

double carom_resolvers_disagreement(const CaromContact *contact) {
  double worst = 0;
  for (guint i = 0; i < G_N_ELEMENTS(resolvers); i++) {
    CaromOutcome one;
    if (carom_resolve(resolvers[i], contact, &one) != CAROM_RESOLUTION_RESOLVED)
      return 0;
    double scale = carom_vec2_length(one.velocity_a) + carom_vec2_length(one.velocity_b);
    for (guint j = 0; j < i; j++) {
      CaromOutcome other;
      carom_resolve(resolvers[j], contact, &other);
      double apart = MAX(carom_vec2_length(carom_vec2_sub(one.velocity_a, other.velocity_a)),
                         carom_vec2_length(carom_vec2_sub(one.velocity_b, other.velocity_b)));
      if (apart > 0)
        worst = MAX(worst, apart / (scale * DBL_EPSILON));
    }
  }
  return worst;
}
