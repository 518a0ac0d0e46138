/* carom-window: the main window. It puts the widgets together and gives them one document to share.
 * What the window does is in its actions (win.…), which have files of their own. */
#pragma once

#include "carom-document.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_WINDOW (carom_window_get_type())
G_DECLARE_FINAL_TYPE(CaromWindow, carom_window, CAROM, WINDOW, GtkApplicationWindow)

/* Returns: (transfer none): a window that shows the default scene; it belongs to @application */
CaromWindow *carom_window_new(GtkApplication *application);

/* Returns: (transfer none): the document that all of the window's widgets share */
CaromDocument *carom_window_get_document(CaromWindow *self);
