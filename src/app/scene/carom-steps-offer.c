/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-steps-offer: looks at the books of each run after each frame. That it has been said is
 * kept with the bar. */
#include "carom-steps-offer.h"

#include "carom-detection.h"

#include <glib/gi18n-lib.h>

#define ACTION "win.detection::stepped"
#define SAID   "carom-said-steps"

/* More than half of its contacts settle. In steps none does. */
static gboolean has_things_at_rest(const CaromRun *run) {
  const CaromBooks *books = &run->now.books;
  return books->settled > carom_audit_count_contacts(books) / 2;
}

static gboolean rests_somewhere(const CaromComparison *comparison) {
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++)
    if (has_things_at_rest(carom_comparison_get_run(comparison, i)))
      return TRUE;
  return FALSE;
}

static gboolean is_late(CaromPlayer *player) {
  return carom_player_get_playing(player) &&
         carom_player_get_actual_speed(player) < carom_player_get_speed(player);
}

static void offer(CaromNotices *notices, const char *text) {
  carom_notices_offer(notices, text, _("_Steps in all panes"),
                      _("Find contacts in steps, in all panes: faster, but each contact is noticed "
                        "late, and discs can sink into each other and through walls"),
                      ACTION);
}

static gboolean was_said(CaromNotices *notices) {
  return g_object_get_data(G_OBJECT(notices), SAID) != NULL;
}

static void set_said(CaromNotices *notices, gboolean said) {
  g_object_set_data(G_OBJECT(notices), SAID, GINT_TO_POINTER(said));
}

/* It is said once, and stays while the clock rests. */
static void on_moved(CaromPlayer *player, CaromNotices *notices) {
  if (was_said(notices) || !is_late(player) ||
      !rests_somewhere(carom_player_get_comparison(player)))
    return;
  set_said(notices, TRUE);
  offer(notices,
        _("The run is slower than its clock: at exact times, discs that seem at rest hop thousands "
          "of times a second. Steps are faster, but less exact."));
}

/* What a run could not do is said until another one takes its place. */
static void on_failed(CaromPlayer *player, const char *message, CaromNotices *notices) {
  if (rests_somewhere(carom_player_get_comparison(player)))
    offer(notices, message);
  else
    carom_notices_show_about(notices, ACTION, message);
}

static void on_opened(CaromDocument *document, CaromNotices *notices) {
  carom_notices_withdraw(notices, ACTION);
  set_said(notices, FALSE);
}

/* Whoever has taken steps, and goes back, hears it again. */
static void on_replaced(CaromPlayer *player, CaromNotices *notices) {
  const CaromComparison *comparison = carom_player_get_comparison(player);
  carom_notices_withdraw(notices, ACTION);
  if (carom_comparison_get_methods(comparison)[0].detection->is_stepped)
    set_said(notices, FALSE);
}

void carom_steps_offer_add(CaromDocument *document, CaromNotices *notices) {
  g_return_if_fail(CAROM_IS_DOCUMENT(document) && CAROM_IS_NOTICES(notices));
  CaromPlayer *player = carom_document_get_player(document);
  g_signal_connect_object(player, "changed", G_CALLBACK(on_moved), notices, 0);
  g_signal_connect_object(player, "failed", G_CALLBACK(on_failed), notices, 0);
  g_signal_connect_object(player, "replaced", G_CALLBACK(on_replaced), notices, 0);
  g_signal_connect_object(document, "opened", G_CALLBACK(on_opened), notices, 0);
}
