/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlap-offers: what a dismissed bar was about is kept with the bar. */
#include "carom-overlap-offers.h"

#include <glib/gi18n-lib.h>

#define ACTION    "win.edit-separate"
#define DISMISSED "carom-dismissed-overlaps"

/* Returns: (transfer none) (nullable): those about which nothing more is to be said */
static const GArray *get_dismissed(CaromNotices *notices) {
  return g_object_get_data(G_OBJECT(notices), DISMISSED);
}

static void offer(CaromNotices *notices, guint n) {
  g_autofree char *text = g_strdup_printf(
      /* Translators: %u is how many pairs of discs, or of a disc and a wall, overlap now; others
       * may have from the beginning. */
      ngettext("%u pair overlaps that did not when the scene was opened, drawn dashed.",
               "%u pairs overlap that did not when the scene was opened, drawn dashed.", n),
      n);
  carom_notices_offer(notices, text, _("_Push Apart"),
                      _("Move discs off what they overlap, to the nearest free place"), ACTION);
}

static void show(CaromEditor *editor, CaromNotices *notices) {
  const GArray *left = carom_editor_get_left_overlaps(editor);
  const GArray *dismissed = get_dismissed(notices);
  if (left->len > 0 && !(dismissed && carom_edit_overlaps_equal(left, dismissed)))
    offer(notices, left->len);
  else
    carom_notices_withdraw(notices, ACTION);
}

/* Another message may have hidden what is still to be said. */
static void show_again(CaromNotices *notices, const char *subject, CaromEditor *editor) {
  if (!g_str_equal(subject, ACTION))
    show(editor, notices);
}

static void on_dismissed(CaromNotices *notices, const char *subject, CaromEditor *editor) {
  if (g_str_equal(subject, ACTION))
    g_object_set_data_full(G_OBJECT(notices), DISMISSED,
                           g_array_copy((GArray *)carom_editor_get_left_overlaps(editor)),
                           (GDestroyNotify)g_array_unref);
  show_again(notices, subject, editor);
}

void carom_overlap_offers_add(CaromEditor *editor, CaromNotices *notices) {
  g_return_if_fail(CAROM_IS_EDITOR(editor) && CAROM_IS_NOTICES(notices));
  g_signal_connect_object(editor, "overlaps-changed", G_CALLBACK(show), notices, 0);
  g_signal_connect_object(notices, "dismissed", G_CALLBACK(on_dismissed), editor, 0);
  g_signal_connect_object(notices, "withdrawn", G_CALLBACK(show_again), editor, 0);
  show(editor, notices);
}
