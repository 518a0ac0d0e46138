/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* random: resolves one contact after the other, in an order drawn from the scene's seed, so that no
 * disc is always the first.
 *
 * The draw is a hash of the seed, the instant and the discs. It keeps no state: a frame that is run
 * once more draws the same. */
#include "carom-mix.h"
#include "carom-ties.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

/* @instant: anything that distinguishes instants
 * @partner: a disc's index, or ~ a wall's */
static guint64 draw(const CaromEngine *engine, guint64 instant, guint a, gint32 partner) {
  guint64 bits = carom_mix(engine->world->scene->seed + CAROM_MIX_STEP);
  bits = carom_mix((bits ^ instant) + CAROM_MIX_STEP);
  return carom_mix((bits ^ ((guint64)a << 32 | (guint32)partner)) + CAROM_MIX_STEP);
}

/* A pair or a record with the number that it has drawn. */
typedef struct {
  guint64 drawn;
  guint index; /* decides between equals */
} Turn;

static int compare(const void *one, const void *other) {
  const Turn *a = one, *b = other;
  if (a->drawn != b->drawn)
    return a->drawn < b->drawn ? -1 : 1;
  return (a->index > b->index) - (a->index < b->index);
}

static void arrange(const CaromEngine *engine, GArray *pairs, GArray *ends) {
  guint n = pairs->len;
  carom_ties_take_apart(pairs, ends);
  if (n < 2)
    return;
  g_autofree Turn *turns = g_new(Turn, n);
  g_autofree CaromPair *old = g_memdup2(pairs->data, sizeof(CaromPair) * n);
  for (guint i = 0; i < n; i++)
    turns[i] = (Turn){draw(engine, engine->world->frame, old[i].a, (gint32)old[i].b), i};
  qsort(turns, n, sizeof *turns, compare);
  for (guint i = 0; i < n; i++)
    g_array_index(pairs, CaromPair, i) = old[turns[i].index];
}

static void settle(const CaromEngine *engine, CaromContactRecord *records, guint n) {
  if (n == 1) { /* nearly always */
    carom_ties_resolve_one(engine, records);
    return;
  }
  g_autofree Turn *turns = g_new(Turn, n);
  for (guint i = 0; i < n; i++) {
    const CaromContactRecord *record = &records[i];
    guint64 instant;
    memcpy(&instant, &record->time_s, sizeof instant);
    turns[i] = (Turn){draw(engine, instant, record->a, carom_contact_record_partner(record)), i};
  }
  qsort(turns, n, sizeof *turns, compare);
  for (guint i = 0; i < n; i++)
    carom_ties_resolve_one(engine, &records[turns[i].index]);
}

static char *describe(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  if (encounter->n_turns < 2)
    return NULL;
  return g_strdup_printf(
      /* Translators: the place of a contact in an order, and how many contacts there are */
      _("It was number %u of %u contacts with discs in common, in an order drawn from the "
        "scene’s seed."),
      encounter->turn, encounter->n_turns);
}

const CaromTies carom_ties_random = {
    .part = {.id = "random",
             .title = N_("In random order"),
             .summary = N_("Resolves contacts at the same instant one after the other, in an order "
                           "drawn from the scene’s seed.")},
    .uses_seed = TRUE,
    .gathers = TRUE,
    .arrange = arrange,
    .settle = settle,
    .describe = describe,
};
