/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* simultaneous: resolves connected contacts at once, by one linear system (carom-cluster), so that
 * a symmetrical start stays symmetrical.
 *
 * A contact by itself goes to the pane's resolver, as under any policy. So do contacts for which
 * the linear system has no solution: too many, or a disc between pinned ones that close in on
 * it. */
#include "carom-cluster.h"
#include "carom-ties.h"

#include <float.h>
#include <glib/gi18n-lib.h>

/* Speeds of approach, as a fraction of the discs' own speeds, that are only rounding. */
#define AT_REST (64 * DBL_EPSILON)

static void arrange(const CaromEngine *engine, GArray *pairs, GArray *ends) {
  carom_ties_connect(&engine->world->bodies, pairs, ends);
}

/* Whether the bodies approach, or rest against each other; FALSE if nothing can be computed. */
static gboolean presses(const CaromContact *c) {
  double dd = carom_vec2_dot(c->d, c->d);
  double parting = carom_vec2_dot(carom_vec2_sub(c->velocity_b, c->velocity_a), c->d);
  double speeds = carom_vec2_length(c->velocity_a) + carom_vec2_length(c->velocity_b);
  return dd >= DBL_MIN && parting <= AT_REST * speeds * sqrt(dd) &&
         !(isinf(c->mass_a_kg) && isinf(c->mass_b_kg));
}

/* Copies the records whose bodies press, and stores their places in @indices.
 *
 * Returns: (transfer full) (element-type CaromContactRecord): the copies */
static GArray *find_pressing(const CaromContactRecord *records, guint n, guint *indices) {
  GArray *pressing = g_array_new(FALSE, FALSE, sizeof(CaromContactRecord));
  for (guint i = 0; i < n; i++)
    if (presses(&records[i].contact)) {
      indices[pressing->len] = i;
      g_array_append_val(pressing, records[i]);
    }
  return pressing;
}

/* Removes the contacts without an impulse from all three lists.
 *
 * Returns: how many are left */
static guint keep_active(GArray *contacts, guint *indices, double *impulses) {
  guint kept = 0;
  for (guint k = 0; k < contacts->len; k++)
    if (impulses[k] > 0) {
      g_array_index(contacts, CaromContactRecord, kept) =
          g_array_index(contacts, CaromContactRecord, k);
      indices[kept] = indices[k];
      impulses[kept++] = impulses[k];
    }
  g_array_set_size(contacts, kept);
  return kept;
}

/* Counts for each contact how many are connected with it, including itself.
 *
 * Returns: (transfer full): [contact]: the label of its cluster, below @n */
static guint *find_clusters(const CaromBodies *bodies, CaromContactRecord *records, guint n) {
  g_autofree CaromPair *pairs = g_new(CaromPair, n);
  g_autofree guint *sizes = g_new0(guint, n);
  guint *labels = g_new(guint, n);
  for (guint k = 0; k < n; k++)
    pairs[k] = carom_ties_pair(&records[k]);
  carom_ties_label(bodies, pairs, n, labels);
  for (guint k = 0; k < n; k++)
    sizes[labels[k]]++;
  for (guint k = 0; k < n; k++)
    records[k].cluster_size = sizes[labels[k]];
  return labels;
}

/* Notes in each contact what all discs of its cluster have at present; each counts once. */
static void sum_up(const CaromBodies *bodies, CaromContactRecord *records, guint n,
                   const guint *labels, CaromSide side) {
  g_autofree CaromContactSums *sums = g_new0(CaromContactSums, n);
  g_autoptr(GHashTable) counted = g_hash_table_new(NULL, NULL); /* (element-type int) */
  for (guint k = 0; k < n; k++)
    for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
      int disc = carom_contact_record_disc(&records[k], body);
      if (disc >= 0 && g_hash_table_add(counted, GINT_TO_POINTER(disc)))
        carom_contact_sums_add(&sums[labels[k]], carom_contact_mass_kg(&records[k].contact, body),
                               carom_bodies_velocity(bodies, (guint)disc));
    }
  for (guint k = 0; k < n; k++)
    if (records[k].cluster_size > 1)
      records[k].cluster[side] = sums[labels[k]];
}

static void push(CaromBodies *bodies, guint disc, CaromVec2 impulse) {
  CaromVec2 velocity = carom_bodies_velocity(bodies, disc);
  if (!carom_bodies_is_pinned(bodies, disc))
    carom_bodies_set_velocity(bodies, disc,
                              carom_vec2_add_scaled(velocity, impulse, 1 / bodies->mass_kg[disc]));
}

/* Applies the impulse @j of a contact that is one of several. */
static void hand_over(CaromBodies *bodies, CaromContactRecord *record, double j) {
  CaromContact *c = &record->contact;
  c->tangential_factor = 1;
  CaromVec2 on_b = carom_vec2_scale(c->d, j / carom_vec2_length(c->d));
  record->impulse = carom_vec2_sub(carom_vec2(0, 0), on_b);
  push(bodies, record->a, record->impulse);
  if (record->b >= 0)
    push(bodies, (guint)record->b, on_b);
}

static void report(const CaromEngine *engine, CaromContactRecord *record) {
  const CaromBodies *bodies = &engine->world->bodies;
  record->outcome.velocity_a = carom_bodies_velocity(bodies, record->a);
  record->outcome.velocity_b =
      record->b >= 0 ? carom_bodies_velocity(bodies, (guint)record->b) : record->contact.velocity_b;
  carom_engine_report(engine, record);
}

/* A contact by itself shares no disc that can move with any other, so it starts from the state
 * before, too. */
static void resolve_active(const CaromEngine *engine, CaromContactRecord *records, guint n,
                           const double *impulses) {
  CaromBodies *bodies = &engine->world->bodies;
  g_autofree guint *labels = find_clusters(bodies, records, n);
  sum_up(bodies, records, n, labels, CAROM_BEFORE);
  for (guint k = 0; k < n; k++)
    if (records[k].cluster_size > 1)
      hand_over(bodies, &records[k], impulses[k]);
  sum_up(bodies, records, n, labels, CAROM_AFTER);
  for (guint k = 0; k < n; k++)
    if (records[k].cluster_size > 1)
      report(engine, &records[k]);
    else
      carom_ties_resolve_one(engine, &records[k]);
}

static void resolve_together(const CaromEngine *engine, CaromContactRecord *records, guint n) {
  for (guint i = 0; i < n; i++) {
    carom_ties_read_velocities(engine, &records[i]);
    records[i].cluster_size = 0;
  }
  g_autofree guint *indices = g_new(guint, n);
  g_autofree double *impulses = g_new(double, n);
  g_autoptr(GArray) contacts = find_pressing(records, n, indices);
  if (!carom_cluster_solve((const CaromContactRecord *)contacts->data, contacts->len, impulses)) {
    carom_ties_serial.settle(engine, records, n);
    return;
  }
  guint n_active = keep_active(contacts, indices, impulses);
  resolve_active(engine, (CaromContactRecord *)contacts->data, n_active, impulses);
  for (guint k = 0; k < n_active; k++)
    records[indices[k]] = g_array_index(contacts, CaromContactRecord, k);
}

static void settle(const CaromEngine *engine, CaromContactRecord *records, guint n) {
  if (n == 1) /* nearly always */
    carom_ties_resolve_one(engine, records);
  else
    resolve_together(engine, records, n);
}

static char *describe(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  guint n = encounter->record.cluster_size;
  if (n <= 1)
    return carom_ties_describe_turn(encounter, scene);
  return g_strdup_printf(
      ngettext("It was resolved together with %u other contact, by one linear system.",
               "It was resolved together with %u other contacts, by one linear system.", n - 1),
      n - 1);
}

const CaromTies carom_ties_simultaneous = {
    .part = {.id = "simultaneous",
             .title = N_("All at once"),
             .summary = N_("Resolves contacts at the same instant all at once, by one linear "
                           "system. A contact by itself goes to the resolver.")},
    .tolerance = CAROM_TIES_TOUCHING,
    .gathers = TRUE,
    .arrange = arrange,
    .settle = settle,
    .describe = describe,
};
