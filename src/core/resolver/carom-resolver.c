/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-resolver: the table of resolvers, and the one entry to them: it classifies a contact, calls
 * the resolver only if there is something to resolve, and restores the velocities of immovable
 * bodies. */
#include "carom-resolver.h"

#include <float.h>
#include <string.h>

/* ---- Tables ---- */

#define ADDRESS(name) &carom_resolver_##name,
#define ONE(name)     +1
CaromResolverTable carom_resolver_methods = {
    .resolvers = {CAROM_RESOLVER_LIST(ADDRESS)},
    .n_resolvers = 0 CAROM_RESOLVER_LIST(ONE),
};
CaromResolverTable carom_resolver_wrong = {
    .resolvers = {CAROM_RESOLVER_WRONG_LIST(ADDRESS)},
    .n_resolvers = 0 CAROM_RESOLVER_WRONG_LIST(ONE),
};

static const CaromResolver *find(const CaromResolverTable *table, const char *id) {
  for (guint i = 0; i < table->n_resolvers; i++)
    if (strcmp(table->resolvers[i]->part.id, id) == 0)
      return table->resolvers[i];
  return NULL;
}

void carom_resolver_table_add(CaromResolverTable *table, const CaromResolver *resolver) {
  if (table->in_use)
    g_error("resolver “%s” comes too late: the table is in use", resolver->part.id);
  if (table->n_resolvers == CAROM_RESOLVER_TABLE_MAX)
    g_error("resolver “%s” does not fit: raise CAROM_RESOLVER_TABLE_MAX", resolver->part.id);
  if (find(table, resolver->part.id))
    g_error("there are two resolvers “%s”", resolver->part.id);
  table->resolvers[table->n_resolvers++] = resolver;
}

const CaromResolver *const *carom_resolver_table_get(CaromResolverTable *table,
                                                     guint *n_resolvers) {
  table->in_use = TRUE;
  if (n_resolvers)
    *n_resolvers = table->n_resolvers;
  return table->resolvers;
}

const CaromResolver *const *carom_resolvers(guint *n_resolvers) {
  return carom_resolver_table_get(&carom_resolver_methods, n_resolvers);
}

const CaromResolver *carom_resolver_by_id(const char *id) {
  carom_resolver_methods.in_use = carom_resolver_wrong.in_use = TRUE;
  const CaromResolver *right = find(&carom_resolver_methods, id);
  return right ? right : find(&carom_resolver_wrong, id);
}

/* Returns: its index in @table, or how many there are if it is not there */
static guint index_in(CaromResolverTable *table, const CaromResolver *resolver) {
  guint n, i = 0;
  const CaromResolver *const *resolvers = carom_resolver_table_get(table, &n);
  while (i < n && resolvers[i] != resolver)
    i++;
  return i;
}

guint carom_resolver_index(const CaromResolver *resolver) {
  guint i = index_in(&carom_resolver_methods, resolver);
  return i < carom_resolver_methods.n_resolvers ? i : i + index_in(&carom_resolver_wrong, resolver);
}

/* ---- Resolving ---- */

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

/* Whether 0 <= @min <= @q <= @max. Read as integers, the bits of doubles >= 0 have the same order
 * as the doubles, and those of negative numbers, infinities and NAN are greater than all of these.
 * So one comparison is enough. */
static inline gboolean is_within(double q, double min, double max) {
  guint64 q_bits, min_bits, max_bits;
  memcpy(&q_bits, &q, sizeof q);
  memcpy(&min_bits, &min, sizeof min);
  memcpy(&max_bits, &max, sizeof max);
  return q_bits - min_bits <= max_bits - min_bits;
}

/* Whether the contact has nothing special and has to be resolved, which is nearly always true and
 * quickly checked. Some contacts that have to be resolved are not recognised here, above all those
 * with an immovable body; classify() decides about these. */
static inline gboolean is_plain(const CaromContact *c) {
  double dd = carom_vec2_dot(c->d, c->d);
  double closing = carom_vec2_dot(carom_vec2_sub(c->velocity_a, c->velocity_b), c->d);
  return is_within(c->mass_a_kg, DBL_TRUE_MIN, DBL_MAX) &&
         is_within(c->mass_b_kg, DBL_TRUE_MIN, DBL_MAX) && is_within(c->restitution, 0, DBL_MAX) &&
         is_within(c->tangential_factor, 0, 1) && is_within(dd, DBL_MIN, DBL_MAX) &&
         is_within(closing, DBL_TRUE_MIN, DBL_MAX);
}

/* Not inlined, so that the path for plain contacts stays short. */
G_NO_INLINE static CaromResolution resolve_if_possible(const CaromResolver *resolver,
                                                       const CaromContact *contact,
                                                       CaromOutcome *outcome) {
  CaromResolution resolution = classify(contact);
  gboolean resolved = resolution == CAROM_RESOLUTION_RESOLVED;
  if (resolved)
    resolver->resolve(contact, outcome);
  if (!resolved || isinf(contact->mass_a_kg))
    outcome->velocity_a = contact->velocity_a;
  if (!resolved || isinf(contact->mass_b_kg))
    outcome->velocity_b = contact->velocity_b;
  return resolution;
}

CaromResolution carom_resolver_resolve(const CaromResolver *resolver, const CaromContact *contact,
                                       CaromOutcome *outcome) {
  if (!is_plain(contact))
    return resolve_if_possible(resolver, contact, outcome);
  resolver->resolve(contact, outcome);
  return CAROM_RESOLUTION_RESOLVED;
}

CaromResolution carom_resolver_explain(const CaromResolver *resolver, const CaromContact *contact,
                                       CaromOutcome *outcome, CaromWorking *working) {
  CaromResolution resolution = carom_resolver_resolve(resolver, contact, outcome);
  carom_working_init(working, contact);
  working->mistake = resolver->mistake;
  if (resolution == CAROM_RESOLUTION_RESOLVED)
    resolver->explain(contact, working);
  return resolution;
}

static gboolean is_finite(const CaromOutcome *outcome) {
  return carom_vec2_is_finite(outcome->velocity_a) && carom_vec2_is_finite(outcome->velocity_b);
}

static double distance(const CaromOutcome *one, const CaromOutcome *other) {
  return MAX(carom_vec2_distance(one->velocity_a, other->velocity_a),
             carom_vec2_distance(one->velocity_b, other->velocity_b));
}

double carom_resolvers_disagreement(const CaromContact *contact) {
  guint n;
  const CaromResolver *const *resolvers = carom_resolvers(&n);
  CaromOutcome outcomes[CAROM_RESOLVER_TABLE_MAX];
  double worst = 0;
  for (guint i = 0; i < n; i++) {
    if (carom_resolver_resolve(resolvers[i], contact, &outcomes[i]) != CAROM_RESOLUTION_RESOLVED)
      return 0;
    if (!is_finite(&outcomes[i])) /* it has no distance from another */
      return INFINITY;
    double scale = carom_contact_speed_scale(contact, &outcomes[i]);
    for (guint j = 0; j < i; j++) {
      double apart = distance(&outcomes[i], &outcomes[j]);
      double eps = apart == 0 ? 0 : apart / (scale * DBL_EPSILON);
      worst = isnan(eps) ? INFINITY : MAX(worst, eps); /* no length is that great */
    }
  }
  return worst;
}
