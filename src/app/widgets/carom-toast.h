/* carom-toast: a message of success (ui/carom-toast.ui) that lies over the window and moves
 * nothing. It disappears by itself, except while the pointer or the focus is in it. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_TOAST (carom_toast_get_type())
G_DECLARE_FINAL_TYPE(CaromToast, carom_toast, CAROM, TOAST, GtkBox)

/* Shows a message in place of the one before, and has it read aloud.
 *
 * @path: the file that it is about, whose folder can be shown */
void carom_toast_show(CaromToast *self, const char *text, const char *path);

/* Closes the message. */
void carom_toast_hide(CaromToast *self);

/* Sets for how long messages are shown; one that is shown now stays for so long from now on. */
void carom_toast_set_duration(CaromToast *self, guint milliseconds);
