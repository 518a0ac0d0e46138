/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pushed-toast: two handlers of signals. */
#include "carom-pushed-toast.h"

#include <glib/gi18n-lib.h>

static char *describe_asked(guint n) {
  return g_strdup_printf(ngettext("%u disc that overlapped is at the nearest free place.",
                                  "%u discs that overlapped are at the nearest free places.", n),
                         n);
}

static char *describe_moved(guint n) {
  return g_strdup_printf(
      ngettext("Push Apart is on: %u disc that overlapped is at the nearest free "
               "place.",
               "Push Apart is on: %u discs that overlapped are at the nearest "
               "free places.",
               n),
      n);
}

static char *describe_left(guint n) {
  /* Translators: %u is how many pairs of discs, or of a disc and a wall, overlap. */
  return g_strdup_printf(ngettext("%u pair still overlaps.", "%u pairs still overlap.", n), n);
}

static char *describe_left_alone(guint n) {
  /* Translators: %u is how many pairs of discs, or of a disc and a wall, overlap. */
  return g_strdup_printf(ngettext("Push Apart is on, but %u pair overlaps: no disc that was edited "
                                  "could be moved to a free place near enough.",
                                  "Push Apart is on, but %u pairs overlap: no disc that was edited "
                                  "could be moved to a free place near enough.",
                                  n),
                         n);
}

static char *describe(guint n, guint n_left, gboolean was_asked) {
  if (n == 0)
    return describe_left_alone(n_left);
  g_autofree char *moved = was_asked ? describe_asked(n) : describe_moved(n);
  if (n_left == 0)
    return g_steal_pointer(&moved);
  g_autofree char *left = describe_left(n_left);
  /* Translators: two sentences. */
  return g_strdup_printf(_("%1$s %2$s"), moved, left);
}

static void show_pushed(CaromToast *toast, guint n, guint n_left, gboolean was_asked) {
  g_autofree char *text = describe(n, n_left, was_asked);
  carom_toast_show(toast, text, _("_Undo"), "win.undo", NULL);
}

/* Once something else has been edited, its button would undo that. */
static void withdraw_pushed(CaromToast *toast) {
  carom_toast_withdraw(toast, "win.undo");
}

void carom_pushed_toast_add(CaromToast *toast, CaromEditor *editor, CaromDocument *document) {
  g_return_if_fail(CAROM_IS_TOAST(toast) && CAROM_IS_EDITOR(editor) && CAROM_IS_DOCUMENT(document));
  g_signal_connect_object(editor, "pushed", G_CALLBACK(show_pushed), toast, G_CONNECT_SWAPPED);
  g_signal_connect_object(document, "notify::undo-name", G_CALLBACK(withdraw_pushed), toast,
                          G_CONNECT_SWAPPED);
}
