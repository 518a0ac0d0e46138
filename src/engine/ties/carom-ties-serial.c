/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* serial: resolves one contact after the other, in the order of their discs, as most programs do.
 * What the first contact gives to a disc, the next contact passes on. */
#include "carom-ties.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

static void arrange(const CaromEngine *engine, GArray *pairs, GArray *ends) {
  carom_ties_take_apart(pairs, ends);
}

/* Sorts by disc a, then b; the walls of a disc come after its partners. */
static int compare(const void *one, const void *other) {
  const CaromContactRecord *a = *(CaromContactRecord *const *)one;
  const CaromContactRecord *b = *(CaromContactRecord *const *)other;
  if (a->a != b->a)
    return a->a < b->a ? -1 : 1;
  if (a->b != b->b)
    return (guint)a->b < (guint)b->b ? -1 : 1;
  return (a->wall > b->wall) - (a->wall < b->wall);
}

static void settle(const CaromEngine *engine, CaromContactRecord *records, guint n) {
  if (n == 1) { /* nearly always */
    carom_ties_resolve_one(engine, records);
    return;
  }
  g_autofree CaromContactRecord **order = g_new(CaromContactRecord *, n);
  for (guint i = 0; i < n; i++)
    order[i] = &records[i];
  qsort(order, n, sizeof *order, compare);
  for (guint i = 0; i < n; i++)
    carom_ties_resolve_one(engine, order[i]);
}

const CaromTies carom_ties_serial = {
    .part = {.id = "serial",
             .title = N_("One by one"),
             .summary = N_("Resolves contacts at the same instant one after the other, in the "
                           "order of the discs.")},
    .arrange = arrange,
    .settle = settle,
    .describe = carom_ties_describe_turn,
};
