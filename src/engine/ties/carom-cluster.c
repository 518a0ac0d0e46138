/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cluster: states the problem as a quadratic program. The change of velocities is found in
 * coordinates weighted by mass, x = √m (v' − u), so that the nearest solution is the shortest x;
 * every condition is scaled to a vector of length 1. */
#include "carom-cluster.h"
#include "carom-quadratic-program.h"

typedef struct {
  GHashTable *places; /* disc → its index among those that can move */
  guint n_places;
} Places;

/* Returns: the index of @disc, which may be new */
static guint place_of(Places *places, guint disc) {
  gpointer known;
  if (g_hash_table_lookup_extended(places->places, GUINT_TO_POINTER(disc), NULL, &known))
    return GPOINTER_TO_UINT(known);
  g_hash_table_insert(places->places, GUINT_TO_POINTER(disc), GUINT_TO_POINTER(places->n_places));
  return places->n_places++;
}

/* Adds the terms of one body to a condition; an immovable body has none. */
static void add_terms(CaromCondition *condition, Places *places, guint disc, double mass_kg,
                      CaromVec2 towards, double scale) {
  if (isinf(mass_kg))
    return;
  guint place = place_of(places, disc);
  const double parts[] = {towards.x, towards.y};
  for (guint axis = 0; axis < 2; axis++) {
    condition->index[condition->n_terms] = 2 * place + axis;
    condition->factor[condition->n_terms++] = parts[axis] / (sqrt(mass_kg) * scale);
  }
}

/* Returns: √(1/m_a + 1/m_b), the length of the condition's vector before it is scaled */
static double condition_scale(const CaromContact *c) {
  return sqrt(1 / c->mass_a_kg + 1 / c->mass_b_kg);
}

static CaromCondition condition_of(const CaromContactRecord *record, Places *places) {
  const CaromContact *c = &record->contact;
  double scale = condition_scale(c);
  CaromVec2 n = carom_vec2_scale(c->d, 1 / carom_vec2_length(c->d));
  double parting = carom_vec2_dot(carom_vec2_sub(c->velocity_b, c->velocity_a), n);
  CaromCondition condition = {.bound = -(1 + c->restitution) * parting / scale};
  add_terms(&condition, places, record->a, c->mass_a_kg, carom_vec2_scale(n, -1), scale);
  add_terms(&condition, places, (guint)record->b, c->mass_b_kg, n, scale);
  return condition;
}

gboolean carom_cluster_solve(const CaromContactRecord *contacts, guint n, double *impulses) {
  if (n > CAROM_CLUSTER_MAX_CONTACTS)
    return FALSE;
  g_autoptr(GHashTable) hash = g_hash_table_new(NULL, NULL);
  g_autofree CaromCondition *conditions = g_new(CaromCondition, n);
  Places places = {.places = hash};
  for (guint k = 0; k < n; k++)
    conditions[k] = condition_of(&contacts[k], &places);
  if (!carom_quadratic_program_solve(conditions, n, 2 * places.n_places, impulses))
    return FALSE;
  for (guint k = 0; k < n; k++)
    impulses[k] /= condition_scale(&contacts[k].contact);
  return TRUE;
}
