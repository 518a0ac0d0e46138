/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-toast: a message (ui/carom-toast.ui) that lies over the window and moves nothing, perhaps
 * with a button for what may be done next. It disappears by itself, except while the
 * pointer or the focus is in it. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_TOAST (carom_toast_get_type())
G_DECLARE_FINAL_TYPE(CaromToast, carom_toast, CAROM, TOAST, GtkBox)

/* Shows a message in place of the one before, and has it read aloud. The button closes it.
 *
 * @label: of the button, with a mnemonic
 * @action: what the button does
 * @target: (nullable): the action's parameter; a floating reference is taken */
void carom_toast_show(CaromToast *self, const char *text, const char *label, const char *action,
                      GVariant *target);

/* Likewise a message without a button. */
void carom_toast_say(CaromToast *self, const char *text);

/* Likewise one that can be withdrawn.
 *
 * @subject: what it is about: a word of its own */
void carom_toast_say_about(CaromToast *self, const char *subject, const char *text);

/* Closes the message if it is about @subject, or has a button for that action, and that is out of
 * date; another message stays. */
void carom_toast_withdraw(CaromToast *self, const char *subject);

/* Closes the message. */
void carom_toast_hide(CaromToast *self);

/* Sets for how long messages are shown; one that is shown now stays for so long from now on. */
void carom_toast_set_duration(CaromToast *self, guint milliseconds);
