/* gtk-test: how tests of widgets begin, find a widget, and wait for it. */
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

/* The first widget of @type in @widget, @widget included, that shows @text or one that begins with
 * it. @text: (nullable): any. Of a button, its label. */
static inline GtkWidget *test_find(GtkWidget *widget, GType type, const char *text) {
  if (G_TYPE_CHECK_INSTANCE_TYPE(widget, type)) {
    const char *shown = NULL;
    if (text && GTK_IS_LABEL(widget))
      shown = gtk_label_get_text(GTK_LABEL(widget));
    else if (text && GTK_IS_BUTTON(widget))
      shown = gtk_button_get_label(GTK_BUTTON(widget));
    if (!text || (shown && g_str_has_prefix(shown, text)))
      return widget;
  }
  GtkWidget *found = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child && !found;
       child = gtk_widget_get_next_sibling(child))
    found = test_find(child, type, text);
  return found;
}

static inline void test_iterate(void) {
  while (g_main_context_iteration(NULL, FALSE))
    ;
}

/* Until a callback that waits for two frames has been called. */
static inline void test_wait_for_frames(GtkWidget *window) {
  for (int i = 0; i < 3; i++) {
    gtk_widget_queue_draw(window);
    gtk_test_widget_wait_for_draw(window);
  }
  test_iterate();
}
