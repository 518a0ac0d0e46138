/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-ties: does what the policies for ties share: it resolves contacts one by one, and finds
 * which contacts are connected, by union-find over the discs that can move. */
#include "carom-ties.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

CaromPair carom_ties_pair(const CaromContactRecord *record) {
  return (CaromPair){record->a, record->b >= 0 ? (guint)record->b : record->a};
}

/* ---- One contact ---- */

void carom_ties_read_velocities(const CaromEngine *engine, CaromContactRecord *record) {
  const CaromBodies *bodies = &engine->world->bodies;
  record->contact.velocity_a = carom_bodies_velocity(bodies, record->a);
  if (record->b >= 0)
    record->contact.velocity_b = carom_bodies_velocity(bodies, (guint)record->b);
}

void carom_ties_resolve_one(const CaromEngine *engine, CaromContactRecord *record) {
  carom_ties_read_velocities(engine, record);
  if (carom_engine_resolve_and_apply(engine, record) != CAROM_RESOLUTION_RESOLVED)
    record->cluster_size = 0;
}

char *carom_ties_describe_turn(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  if (encounter->n_turns < 2)
    return NULL;
  return g_strdup_printf(
      /* Translators: the place of a contact in an order, and how many contacts there are */
      _("It was number %u of %u contacts with discs in common, which were resolved "
        "one by one."),
      encounter->turn, encounter->n_turns);
}

/* ---- Which pairs are connected ---- */

static guint find_root(guint *parents, guint k) {
  while (parents[k] != k)
    k = parents[k] = parents[parents[k]];
  return k;
}

/* The lower index becomes the root, so that it is the first of its group. */
static void join(guint *parents, guint one, guint other) {
  guint a = find_root(parents, one), b = find_root(parents, other);
  parents[MAX(a, b)] = MIN(a, b);
}

/* Joins pair @k with the last pair that had @disc, unless that is pinned.
 *
 * @last: maps a disc to 1 + the last pair that it was in */
static void join_through(const CaromBodies *bodies, guint disc, guint k, GHashTable *last,
                         guint *parents) {
  if (carom_bodies_is_pinned(bodies, disc))
    return;
  guint before = GPOINTER_TO_UINT(g_hash_table_lookup(last, GUINT_TO_POINTER(disc)));
  if (before > 0)
    join(parents, before - 1, k);
  g_hash_table_insert(last, GUINT_TO_POINTER(disc), GUINT_TO_POINTER(k + 1));
}

void carom_ties_label(const CaromBodies *bodies, const CaromPair *pairs, guint n, guint *labels) {
  g_autoptr(GHashTable) last = g_hash_table_new(NULL, NULL);
  for (guint k = 0; k < n; k++) {
    labels[k] = k;
    join_through(bodies, pairs[k].a, k, last, labels);
    join_through(bodies, pairs[k].b, k, last, labels);
  }
  for (guint k = 0; k < n; k++)
    labels[k] = find_root(labels, k);
}

typedef struct {
  guint label, index;
  CaromPair pair;
} Labelled;

static int compare_labelled(const void *one, const void *other) {
  const Labelled *a = one, *b = other;
  if (a->label != b->label)
    return a->label < b->label ? -1 : 1;
  return (a->index > b->index) - (a->index < b->index);
}

void carom_ties_connect(const CaromBodies *bodies, GArray *pairs, GArray *ends) {
  guint n = pairs->len;
  g_autofree guint *labels = g_new(guint, n);
  g_autofree Labelled *sorted = g_new(Labelled, n);
  carom_ties_label(bodies, (const CaromPair *)pairs->data, n, labels);
  for (guint k = 0; k < n; k++)
    sorted[k] = (Labelled){labels[k], k, g_array_index(pairs, CaromPair, k)};
  if (n > 1)
    qsort(sorted, n, sizeof *sorted, compare_labelled);
  g_array_set_size(ends, 0);
  for (guint k = 0; k < n; k++) {
    g_array_index(pairs, CaromPair, k) = sorted[k].pair;
    guint end = k + 1;
    if (end == n || sorted[end].label != sorted[k].label)
      g_array_append_val(ends, end);
  }
}

void carom_ties_take_apart(const GArray *pairs, GArray *ends) {
  g_array_set_size(ends, pairs->len);
  for (guint k = 0; k < pairs->len; k++)
    g_array_index(ends, guint, k) = k + 1;
}
