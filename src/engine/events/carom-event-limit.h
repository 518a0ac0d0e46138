/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-event-limit: no contacts without end. Contacts can come ever faster, as between a disc and
 * a wall on which it is pressed, or all at one instant, where a disc is wedged in; a run then gives
 * up, and says where. */
#pragma once

#include "carom-engine.h"
#include "carom-event-pair.h"
#include "carom-flight.h"

typedef struct {
  guint n_most;      /* discs */
  gboolean is_wrong; /* the resolver is, on purpose: less is allowed */
  double instant_s;  /* of the last contact */
  guint64 n_at_instant;
  guint64 frame_budget;  /* contacts and crossings of cells that are left in this frame */
  gboolean gains_energy; /* a contact in this frame had a restitution of its own above 1 */
  gboolean has_gained;   /* the same of any frame */
} CaromEventLimit;

/* @n_most: how many discs there may be in the end
 * @now_s: where the run begins, or goes on from another state */
void carom_event_limit_start(CaromEventLimit *limit, guint n_most, double now_s);

/* To be called when a frame begins. */
void carom_event_limit_begin_frame(CaromEventLimit *limit);

/* What a crossing counts for if the resolver is wrong; see carom-event-limit.c. */
#define CAROM_EVENT_LIMIT_CROSSING_IF_WRONG 20

/* How many crossings of cells by discs are left in the frame. */
static inline guint64 carom_event_limit_crossings(const CaromEventLimit *limit) {
  return G_UNLIKELY(limit->is_wrong) ? limit->frame_budget / CAROM_EVENT_LIMIT_CROSSING_IF_WRONG
                                     : limit->frame_budget;
}

/* Takes @n crossings from what is left; if @is_used_up, all that is. */
static inline void carom_event_limit_cross(CaromEventLimit *limit, guint64 n, gboolean is_used_up) {
  guint64 cost = limit->is_wrong ? CAROM_EVENT_LIMIT_CROSSING_IF_WRONG : 1;
  limit->frame_budget = is_used_up ? 0 : limit->frame_budget - n * cost;
}

/* Takes the contact that @disc is due for from what is left, which must not be nothing.
 *
 * @flight: that of @disc
 * Returns: whether the run goes on; if not, contacts come ever faster, or the disc goes too far in
 *   too short a time */
gboolean carom_event_limit_contact(CaromEventLimit *limit, const CaromScene *scene, guint disc,
                                   const CaromFlight *flight, GError **error);

/* Counts the contact of @pair at its instant.
 *
 * Returns: whether the run goes on; if not, a disc is wedged between others, and there is no end of
 *   contacts at this instant */
gboolean carom_event_limit_instant(CaromEventLimit *limit, const CaromEventPair *pair,
                                   GError **error);

/* Takes note of the restitution with which a contact is resolved. */
static inline void carom_event_limit_note(CaromEventLimit *limit,
                                          const CaromContactRecord *record) {
  if (record->contact.restitution > 1 && record->kind == CAROM_CONTACT_PLAIN)
    limit->gains_energy = limit->has_gained = TRUE;
}

/* Counts @n more contacts at the same instant, which come with that one. */
void carom_event_limit_tied(CaromEventLimit *limit, guint n);
