/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-notices: messages of the window: in a bar over the panes, or, where something went wrong,
 * in a dialog. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_NOTICES (carom_notices_get_type())
G_DECLARE_FINAL_TYPE(CaromNotices, carom_notices, CAROM, NOTICES, GtkBox)

/* What a message is about is its subject, by which it is withdrawn once it no longer holds: a word
 * of its own, or the action that it offers.
 *
 * Signals:
 *   "dismissed" (const char *subject): the bar has been closed by hand; with what its message was
 *     about, "" if that was never said
 *   "withdrawn" (const char *subject): likewise, by carom_notices_withdraw() */

/* Shows a message in the bar.
 *
 * @text: (nullable): the message; NULL hides the bar */
void carom_notices_show(CaromNotices *self, const char *text);
/* Shows a message in the bar that can be withdrawn.
 *
 * @subject: what it is about */
void carom_notices_show_about(CaromNotices *self, const char *subject, const char *text);
/* Shows a message in the bar, with a button for what may be done about it.
 *
 * @label: of the button, with a mnemonic
 * @tooltip: what exactly the button does
 * @action: the button's, with its target if it has one, as in "win.a::b", and the message's
 *   subject */
void carom_notices_offer(CaromNotices *self, const char *text, const char *label,
                         const char *tooltip, const char *action);
/* A button of the bar: what it says, with a mnemonic; what exactly it does; and its action. */
typedef struct {
  const char *label, *tooltip, *action;
} CaromNoticesOffer;

/* Shows a message in the bar, with two buttons to choose from.
 *
 * @offers: (array fixed-size=2): the buttons; both go with carom_notices_withdraw() of the first */
void carom_notices_offer_two(CaromNotices *self, const char *text, const CaromNoticesOffer *offers);

/* Hides the bar if its message is about @subject, which is out of date; another message stays. */
void carom_notices_withdraw(CaromNotices *self, const char *subject);
/* Shows in a dialog what went wrong.
 *
 * @title: a short sentence
 * @message: the file, the place and the remedy */
void carom_notices_show_error(CaromNotices *self, const char *title, const char *message);
