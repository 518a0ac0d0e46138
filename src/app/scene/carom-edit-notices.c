/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-notices: handlers of signals. What a dismissed bar was about is kept with the bar. */
#include "carom-edit-notices.h"

#include "carom-digits.h"

#include <glib/gi18n-lib.h>

#define ACTION    "win.edit-separate"
#define BASIS     "win.switch-basis"
#define DISMISSED "carom-dismissed-overlaps"

/* ---- What overlaps ---- */

/* Returns: (transfer none) (nullable): those about which nothing more is to be said */
static const GArray *get_dismissed(CaromNotices *notices) {
  return g_object_get_data(G_OBJECT(notices), DISMISSED);
}

static void offer(CaromNotices *notices, guint n) {
  g_autofree char *text = g_strdup_printf(
      /* Translators: %u is how many pairs of discs, or of a disc and a wall, overlap now; others
       * may have from the beginning. */
      ngettext("%u pair overlaps that did not when the scene was opened; it is drawn dashed.",
               "%u pairs overlap that did not when the scene was opened; they are drawn dashed.",
               n),
      n);
  carom_notices_offer(notices, text, _("_Push apart"),
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

/* ---- Since when an edit holds ---- */

/* As on the timeline's clock. */
#define TIME_DECIMALS 3

static char *describe_from_now(const CaromDocumentLater *later, guint n_panes) {
  g_autofree char *time = carom_digits_fixed(later->time_s, TIME_DECIMALS);
  if (n_panes == 1)
    /* Translators: %s is a time in seconds. */
    return g_strdup_printf(_("The change holds from now: the state at %s s is the new start."),
                           time);
  return g_strdup_printf(
      /* Translators: the number of a pane, and a time in seconds */
      _("The change holds from now: the state of pane %1$u at %2$s s is the new start."),
      later->pane + 1, time);
}

static char *describe_basis(CaromDocument *document, const CaromDocumentLater *later) {
  guint n_panes;
  g_object_get(document, "n-panes", &n_panes, NULL);
  if (later->basis == CAROM_DOCUMENT_FROM_NOW)
    return describe_from_now(later, n_panes);
  return g_strdup(n_panes == 1
                      ? _("The change holds from the start. The pane runs again to this time.")
                      : _("The change holds from the start. All panes run again to this time."));
}

/* @text: a sentence about the last edit, which offers its other basis, if it has one */
static void offer_basis(CaromToast *toast, const char *text, const CaromDocumentLater *later) {
  if (!later->instead)
    carom_toast_say_about(toast, BASIS, text);
  else if (later->basis == CAROM_DOCUMENT_FROM_NOW)
    carom_toast_show(toast, text, _("From the start i_nstead"), BASIS, NULL);
  else
    carom_toast_show(toast, text, _("From _now instead"), BASIS, NULL);
}

static void show_later(CaromDocument *document, CaromToast *toast) {
  const CaromDocumentLater *later = carom_document_get_later(document);
  g_autofree char *text = describe_basis(document, later);
  offer_basis(toast, text, later);
}

/* Once something else has been edited, its button would switch that. */
static void withdraw_basis(CaromDocument *document, GParamSpec *property, CaromToast *toast) {
  if (!carom_document_get_later(document))
    carom_toast_withdraw(toast, BASIS);
}

/* ---- What was pushed apart ---- */

static char *describe_asked(guint n) {
  return g_strdup_printf(ngettext("%u disc that overlapped is at the nearest free place.",
                                  "%u discs that overlapped are at the nearest free places.", n),
                         n);
}

static char *describe_moved(guint n) {
  return g_strdup_printf(
      ngettext("Push apart is on: %u disc that overlapped is at the nearest free "
               "place.",
               "Push apart is on: %u discs that overlapped are at the nearest "
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
  return g_strdup_printf(ngettext("Push apart is on, but %u pair overlaps: no disc that was edited "
                                  "could be moved to a free place near enough.",
                                  "Push apart is on, but %u pairs overlap: no disc that was edited "
                                  "could be moved to a free place near enough.",
                                  n),
                         n);
}

static char *join(const char *one, const char *other) {
  /* Translators: two sentences. */
  return g_strdup_printf(_("%1$s %2$s"), one, other);
}

static char *describe(guint n, guint n_left, gboolean was_asked) {
  if (n == 0)
    return describe_left_alone(n_left);
  g_autofree char *moved = was_asked ? describe_asked(n) : describe_moved(n);
  if (n_left == 0)
    return g_steal_pointer(&moved);
  g_autofree char *left = describe_left(n_left);
  return join(moved, left);
}

/* It comes after what is said of the basis, and takes its place. */
static void show_pushed(CaromEditor *editor, guint n, guint n_left, gboolean was_asked,
                        CaromToast *toast) {
  CaromDocument *document = carom_editor_get_document(editor);
  const CaromDocumentLater *later = carom_document_get_later(document);
  g_autofree char *text = describe(n, n_left, was_asked);
  if (!later) {
    carom_toast_show(toast, text, _("_Undo"), "win.undo", NULL);
    return;
  }
  g_autofree char *basis = describe_basis(document, later);
  g_autofree char *both = join(text, basis);
  offer_basis(toast, both, later);
}

/* Once something else has been edited, its button would undo that. */
static void withdraw_pushed(CaromToast *toast) {
  carom_toast_withdraw(toast, "win.undo");
}

void carom_edit_notices_add(CaromEditor *editor, CaromDocument *document, CaromNotices *notices,
                            CaromToast *toast) {
  g_return_if_fail(CAROM_IS_EDITOR(editor) && CAROM_IS_DOCUMENT(document));
  g_return_if_fail(CAROM_IS_NOTICES(notices) && CAROM_IS_TOAST(toast));
  g_signal_connect_object(editor, "overlaps-changed", G_CALLBACK(show), notices, 0);
  g_signal_connect_object(notices, "dismissed", G_CALLBACK(on_dismissed), editor, 0);
  g_signal_connect_object(notices, "withdrawn", G_CALLBACK(show_again), editor, 0);
  g_signal_connect_object(document, "edited-later", G_CALLBACK(show_later), toast, 0);
  g_signal_connect_object(document, "notify::can-switch-basis", G_CALLBACK(withdraw_basis), toast,
                          0);
  g_signal_connect_object(editor, "pushed", G_CALLBACK(show_pushed), toast, 0);
  g_signal_connect_object(document, "notify::undo-name", G_CALLBACK(withdraw_pushed), toast,
                          G_CONNECT_SWAPPED);
  show(editor, notices);
}
