/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-contact-burst: counts how often each two bodies meet in the frame, and in the one before,
 * where a burst may have begun. */
#include "carom-contact-burst.h"

struct CaromContactBurst {
  guint begin;     /* the first contact of the frame */
  GArray *repeats; /* (element-type gboolean): whether it is one, from there on */
  guint n;
  gboolean is_storm; /* all of them are one burst; then there are no repeats */
};

/* Two bodies, in either order, as a number: a wall counts from the end. */
static gint64 pair_of(const CaromContactRecord *record) {
  guint32 a = record->a, b = (guint32)(record->b >= 0 ? record->b : ~record->wall);
  return (gint64)((guint64)MIN(a, b) << 32 | MAX(a, b));
}

static gboolean is_storm(guint begin, guint end) {
  return end - begin > CAROM_CONTACT_BURST_MANY;
}

/* Returns: (transfer full) (element-type gint64 guint): how many contacts each pair has in @frame;
 *   no pair at all if they are few together, or too many to be counted */
static GHashTable *count_pairs(const CaromRun *run, guint64 frame) {
  GHashTable *counts = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, NULL);
  guint begin = carom_run_find_contact(run, frame), end = carom_run_find_contact(run, frame + 1);
  gboolean counts_any = end - begin > CAROM_CONTACT_BURST_FEW && !is_storm(begin, end);
  for (guint k = begin; counts_any && k < end; k++) {
    gint64 pair = pair_of(carom_run_get_contact(run, k));
    guint n = GPOINTER_TO_UINT(g_hash_table_lookup(counts, &pair));
    g_hash_table_insert(counts, g_memdup2(&pair, sizeof pair), GUINT_TO_POINTER(n + 1));
  }
  return counts;
}

static gboolean is_burst(GHashTable *counts, gint64 pair) {
  return GPOINTER_TO_UINT(g_hash_table_lookup(counts, &pair)) > CAROM_CONTACT_BURST_FEW;
}

CaromContactBurst *carom_contact_burst_new(const CaromRun *run, guint64 frame) {
  g_autoptr(GHashTable) counts = count_pairs(run, frame);
  g_autoptr(GHashTable) before = count_pairs(run, frame - 1);
  g_autoptr(GHashTable) begun = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, NULL);
  CaromContactBurst *burst = g_new0(CaromContactBurst, 1);
  guint end = carom_run_find_contact(run, frame + 1);
  burst->begin = carom_run_find_contact(run, frame);
  burst->repeats = g_array_new(FALSE, FALSE, sizeof(gboolean));
  if (is_storm(burst->begin, end)) {
    burst->is_storm = TRUE;
    burst->n = end - burst->begin;
    return burst;
  }
  for (guint k = burst->begin; k < end; k++) {
    gint64 pair = pair_of(carom_run_get_contact(run, k));
    gboolean belongs = is_burst(counts, pair);
    gboolean begins = belongs && !is_burst(before, pair) &&
                      g_hash_table_add(begun, g_memdup2(&pair, sizeof pair));
    gboolean repeats = belongs && !begins;
    burst->n += belongs;
    g_array_append_val(burst->repeats, repeats);
  }
  return burst;
}

void carom_contact_burst_free(CaromContactBurst *burst) {
  g_array_unref(burst->repeats);
  g_free(burst);
}

guint carom_contact_burst_count(const CaromContactBurst *burst) {
  return burst->n;
}

gboolean carom_contact_burst_repeats(const CaromContactBurst *burst, guint contact) {
  if (burst->is_storm)
    return contact > burst->begin;
  g_assert(contact >= burst->begin && contact - burst->begin < burst->repeats->len);
  return g_array_index(burst->repeats, gboolean, contact - burst->begin);
}
