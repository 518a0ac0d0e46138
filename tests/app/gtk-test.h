/* gtk-test: the beginning of every test of widgets: an application, or a message that there is no
 * display. */
#pragma once

#include "carom-application.h"

/* Returns: (transfer full) (nullable): the application, whose resources contain the templates;
 *   without a display NULL, after printing a message */
static inline GtkApplication *test_application_new(int *argc, char ***argv) {
  g_test_init(argc, argv, NULL);
  if (!gtk_init_check()) {
    g_print("1..0 # SKIP no display\n");
    return NULL;
  }
  GtkApplication *application = GTK_APPLICATION(carom_application_new(G_APPLICATION_NON_UNIQUE));
  g_application_register(G_APPLICATION(application), NULL, NULL);
  return application;
}
