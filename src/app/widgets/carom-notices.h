/* carom-notices: what the window has to say: in passing, in a bar above the panes, or, where
 * something went wrong, in a dialog. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_NOTICES (carom_notices_get_type())
G_DECLARE_FINAL_TYPE(CaromNotices, carom_notices, CAROM, NOTICES, GtkBox)

/* Says something in passing; NULL takes it back. */
void carom_notices_show(CaromNotices *self, const char *text);
/* Says in a dialog what went wrong. @title: a short sentence; @message: file, place and remedy. */
void carom_notices_show_error(CaromNotices *self, const char *title, const char *message);
