/* gtk-test: how tests of widgets begin. */
#pragma once

#include "carom-application.h"

/* Returns: (transfer full) (nullable): the application, whose resources bring the templates; NULL,
 * having said so, without a display. */
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
