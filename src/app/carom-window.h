/* carom-window: the main window: it puts the widgets together and lets them share a document. What
 * it does is in its actions (win.…), which live in files of their own. */
#pragma once

#include "carom-document.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_WINDOW (carom_window_get_type())
G_DECLARE_FINAL_TYPE(CaromWindow, carom_window, CAROM, WINDOW, GtkApplicationWindow)

/* A window with the default scene. */
CaromWindow *carom_window_new(GtkApplication *application);

CaromDocument *carom_window_get_document(CaromWindow *self);
