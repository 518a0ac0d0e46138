/* carom-application: the program: its windows, command line, accelerators and style. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_APPLICATION (carom_application_get_type())
G_DECLARE_FINAL_TYPE(CaromApplication, carom_application, CAROM, APPLICATION, GtkApplication)

/* @flags: added to those that the program needs itself
 * Returns: (transfer full): the application */
CaromApplication *carom_application_new(GApplicationFlags flags);
