/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-event-tie: starts with the contact that is due, and goes on to whatever the discs found so
 * far touch at this instant, until no disc is added any more. */
#include "carom-event-tie.h"
#include "carom-same-instant.h"
#include "carom-ties.h"

static gboolean is_in(const GArray *discs, guint disc) {
  for (guint k = 0; k < discs->len; k++)
    if (g_array_index(discs, guint, k) == disc)
      return TRUE;
  return FALSE;
}

static void add_disc(CaromEventTie *tie, const CaromFlight *flights, guint disc) {
  GArray *discs = flights[disc].pinned ? tie->pinned : tie->discs;
  if (!is_in(discs, disc))
    g_array_append_val(discs, disc);
}

static double gap_of(const CaromEventPair *pair) {
  const CaromEventDisc *a = &pair->a;
  if (pair->partner >= 0)
    return carom_vec2_distance(pair->b.position, a->position) -
           (a->flight->radius + pair->b.flight->radius);
  const CaromWall *wall = carom_scene_wall(pair->scene, (guint)~pair->partner);
  CaromVec2 nearest = carom_wall_foot(wall, a->position).nearest;
  return carom_vec2_distance(nearest, a->position) - a->flight->radius;
}

/* Whether two bodies that nearly touch have their contact at this instant: if they touch, are about
 * to touch, or neither approach nor part. Bodies that close the last gap slowly have their contact
 * later. */
static gboolean is_of_this_instant(const CaromEventPair *pair, const CaromContact *c) {
  double gap = gap_of(pair);
  double approach = carom_repeats_approach(c);
  double speeds = carom_vec2_length(c->velocity_a) + carom_vec2_length(c->velocity_b);
  return carom_same_instant_touches(gap, approach) ||
         fabs(approach) <= CAROM_EVENT_PAIR_SPEED_ROUNDING * speeds;
}

static void add_contact(CaromEventTie *tie, const CaromFlight *flights,
                        const CaromContactRecord *record) {
  g_array_append_vals(tie->records, record, 1);
  add_disc(tie, flights, record->a);
  if (record->b >= 0)
    add_disc(tie, flights, (guint)record->b);
}

/* Adds the contact of @disc, which is in the tie, with @partner, which it nearly touches, if it is
 * at this instant. */
static void add_if_tied(CaromEventTie *tie, const CaromFlight *flights, const CaromRepeats *repeats,
                        const CaromEventPair *due, guint disc, gint32 partner) {
  const CaromContactRecord *first = &g_array_index(tie->records, CaromContactRecord, 0);
  CaromEventPair pair;
  carom_event_pair_init(&pair, due->scene, flights, disc, partner, due->now_s);
  if (pair.disc == due->disc && pair.partner == due->partner)
    return;
  CaromContactRecord record = carom_event_pair_record(&pair, first->frame);
  carom_repeats_judge(repeats, &record);
  if (record.kind != CAROM_CONTACT_HOP && is_of_this_instant(&pair, &record.contact))
    add_contact(tie, flights, &record);
}

/* Whether the contact of disc number @k of the tie with @partner has been looked at already:
 * @partner then comes before that disc in the tie. */
static gboolean is_looked_at(const CaromEventTie *tie, guint k, gint32 partner) {
  for (guint j = 0; j < k && partner >= 0; j++)
    if (g_array_index(tie->discs, guint, j) == (guint)partner)
      return TRUE;
  return FALSE;
}

void carom_event_tie_init(CaromEventTie *tie, const CaromForecast *forecast,
                          const CaromFlight *flights, const CaromRepeats *repeats,
                          const CaromEventPair *due, const CaromContactRecord *record) {
  g_autoptr(GArray) partners = g_array_new(FALSE, FALSE, sizeof(gint32));
  tie->records = g_array_new(FALSE, FALSE, sizeof(CaromContactRecord));
  tie->discs = g_array_new(FALSE, FALSE, sizeof(guint));
  tie->pinned = g_array_new(FALSE, FALSE, sizeof(guint));
  add_contact(tie, flights, record);
  for (guint k = 0; k < tie->discs->len; k++) {
    guint disc = g_array_index(tie->discs, guint, k);
    carom_forecast_find_touching(forecast, disc, due->now_s, CAROM_TIES_TOUCHING, partners);
    for (guint i = 0; i < partners->len; i++) {
      gint32 partner = g_array_index(partners, gint32, i);
      if (!is_looked_at(tie, k, partner))
        add_if_tied(tie, flights, repeats, due, disc, partner);
    }
  }
}

void carom_event_tie_clear(CaromEventTie *tie) {
  g_clear_pointer(&tie->records, g_array_unref);
  g_clear_pointer(&tie->discs, g_array_unref);
  g_clear_pointer(&tie->pinned, g_array_unref);
}

gboolean carom_event_tie_ends_flight(const CaromEventTie *tie, guint disc) {
  for (guint k = 0; k < tie->records->len; k++) {
    const CaromContactRecord *record = &g_array_index(tie->records, CaromContactRecord, k);
    if ((record->a == disc || record->b == (int)disc) && (k == 0 || record->cluster_size > 0))
      return TRUE;
  }
  return FALSE;
}
