/* carom-notices: messages of the window: in a bar above the panes, or, where something went wrong,
 * in a dialog. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_NOTICES (carom_notices_get_type())
G_DECLARE_FINAL_TYPE(CaromNotices, carom_notices, CAROM, NOTICES, GtkBox)

/* Shows a message in the bar.
 *
 * @text: (nullable): the message; NULL hides the bar */
void carom_notices_show(CaromNotices *self, const char *text);
/* Shows in a dialog what went wrong.
 *
 * @title: a short sentence
 * @message: the file, the place and the remedy */
void carom_notices_show_error(CaromNotices *self, const char *title, const char *message);
