/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-disagreement: keeps a list of the contacts that set a new maximum, in their order. */
#include "carom-disagreement.h"
#include "carom-resolver.h"

/* The greatest disagreement from a contact on, until the next rise. */
typedef struct {
  guint64 frame;
  double time_s;
  double eps;
} Rise;

struct CaromDisagreement {
  GArray *rises; /* (element-type Rise) */
};

CaromDisagreement *carom_disagreement_new(void) {
  CaromDisagreement *disagreement = g_new(CaromDisagreement, 1);
  disagreement->rises = g_array_new(FALSE, FALSE, sizeof(Rise));
  return disagreement;
}

void carom_disagreement_free(CaromDisagreement *disagreement) {
  g_array_unref(disagreement->rises);
  g_free(disagreement);
}

void carom_disagreement_take(CaromDisagreement *disagreement, const CaromContactRecord *record) {
  if (carom_contact_kind_settles(record->kind))
    return;
  double eps = carom_resolvers_disagreement(&record->contact);
  if (eps > carom_disagreement_at(disagreement, G_MAXUINT64)) {
    Rise rise = {record->frame, record->time_s, eps};
    g_array_append_val(disagreement->rises, rise);
  }
}

void carom_disagreement_take_back(CaromDisagreement *disagreement, guint64 frame) {
  GArray *rises = disagreement->rises;
  while (rises->len > 0 && g_array_index(rises, Rise, rises->len - 1).frame > frame)
    g_array_set_size(rises, rises->len - 1);
}

double carom_disagreement_at(const CaromDisagreement *disagreement, guint64 frame) {
  return carom_disagreement_until(disagreement, frame, -INFINITY);
}

double carom_disagreement_until(const CaromDisagreement *disagreement, guint64 frame,
                                double until_s) {
  for (guint i = disagreement->rises->len; i-- > 0;) {
    const Rise *rise = &g_array_index(disagreement->rises, Rise, i);
    if (rise->frame <= frame || (rise->frame == frame + 1 && rise->time_s <= until_s))
      return rise->eps;
  }
  return 0;
}
