/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-event-limit: counts contacts in a frame and at an instant. A resolver that is wrong on
 * purpose is allowed fewer. */
#include "carom-event-limit.h"
#include "carom-detection.h"
#include "carom-digits.h"

#include <glib/gi18n-lib.h>

/* If n discs all overlap at the start, far fewer contacts than this at one instant are enough to
 * part them. In a frame there may be as many as Galperin's billiard has at a mass ratio of 1e12,
 * and crossings of cells count too; that takes a few seconds. */
#define MOST_AT_ONE_INSTANT          10000
#define MOST_AT_ONE_INSTANT_PER_DISC 1000
#define MOST_IN_ONE_FRAME            3500000
#define MOST_IN_ONE_FRAME_PER_DISC   100000

/* A resolver that is wrong on purpose may well bring about contacts without end, or discs that
 * cross ever more cells; and it takes up to ten microseconds for a contact. So each counts as so
 * many, and the window is held for tenths of a second at most. In a frame that leaves some 250
 * contacts for each disc; a disc at rest has up to 200. */
#define COST_IF_WRONG            400
#define COST_AT_INSTANT_IF_WRONG 10

void carom_event_limit_begin_frame(CaromEventLimit *limit) {
  limit->frame_budget = MOST_IN_ONE_FRAME + (guint64)MOST_IN_ONE_FRAME_PER_DISC * limit->n_most;
  limit->gains_energy = FALSE;
}

void carom_event_limit_start(CaromEventLimit *limit, guint n_most, double now_s) {
  *limit = (CaromEventLimit){.n_most = n_most, .instant_s = now_s};
  carom_event_limit_begin_frame(limit);
}

gboolean carom_event_limit_contact(CaromEventLimit *limit, const CaromScene *scene, guint disc,
                                   const CaromFlight *flight, GError **error) {
  if (limit->frame_budget > 0) {
    if (limit->is_wrong)
      limit->frame_budget -= MIN(limit->frame_budget, COST_IF_WRONG);
    return TRUE;
  }
  CaromVec2 at = carom_flight_position_at(flight, scene->gravity, limit->instant_s);
  g_autofree char *time = carom_digits_text(limit->instant_s, 6);
  g_autofree char *place = carom_digits_vector(at, 4);
  g_autofree char *name = carom_scene_body_name(scene, disc);
  gboolean falls = scene->gravity.x != 0 || scene->gravity.y != 0;
  g_set_error(
      error, CAROM_DETECTION_ERROR, CAROM_DETECTION_ERROR_JAMMED,
      limit->has_gained
          /* Translators: a time, the name of a disc, and its place */
          ? _("Too much happens after t = %1$s s, last of all to disc %2$s at %3$s: with a "
              "restitution above 1, contacts make discs ever faster. Choose a restitution of at "
              "most 1.")
          : falls
                /* Translators: a time, the name of a disc, and its place */
                ? _("Too much happens after t = %1$s s, last of all to disc %2$s at %3$s: its "
                    "contacts come ever faster, or it goes too far in a frame. Make gravity "
                    "weaker, discs slower or larger, or frames shorter, or choose the detection "
                    "“Steps” (stepped).")
                /* Translators: a time, the name of a disc, and its place */
                : _("Too much happens after t = %1$s s, last of all to disc %2$s at %3$s: its "
                    "contacts come ever faster, or it goes too far in a frame. Make discs slower "
                    "or larger, or frames shorter."),
      time, name, place);
  return FALSE;
}

gboolean carom_event_limit_instant(CaromEventLimit *limit, const CaromEventPair *pair,
                                   GError **error) {
  double now_s = pair->now_s;
  /* A pinned disc is what wedges in, not what is wedged. */
  gboolean is_other = pair->partner >= 0 && pair->a.flight->pinned;
  if (now_s > limit->instant_s) {
    limit->instant_s = now_s;
    limit->n_at_instant = 0;
  }
  limit->n_at_instant += limit->is_wrong ? COST_AT_INSTANT_IF_WRONG : 1;
  if (limit->n_at_instant <=
      MOST_AT_ONE_INSTANT + (guint64)MOST_AT_ONE_INSTANT_PER_DISC * limit->n_most)
    return TRUE;
  g_autofree char *time = carom_digits_text(now_s, 6);
  g_autofree char *place = carom_digits_vector(is_other ? pair->b.position : pair->a.position, 4);
  g_autofree char *name =
      carom_scene_body_name(pair->scene, is_other ? (guint)pair->partner : pair->disc);
  g_set_error(
      error, CAROM_DETECTION_ERROR, CAROM_DETECTION_ERROR_JAMMED,
      limit->gains_energy
          /* Translators: the name of a disc, its place, and a time */
          ? _("Disc %s at %s has too many contacts at t = %s s: with a restitution above 1, "
              "contacts make discs ever faster. Choose a restitution of at most 1.")
          /* Translators: the name of a disc, its place, and a time */
          : _("Disc %s at %s is wedged in: it has too many contacts at t = %s s. Give it "
              "more room, take a pinned disc or a wall away, or make masses less "
              "different. The detection “Steps” (stepped) goes on, but lets discs overlap."),
      name, place, time);
  return FALSE;
}

void carom_event_limit_tied(CaromEventLimit *limit, guint n) {
  limit->n_at_instant += n;
}
