/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* window-keys-test: keys that are pressed in a window. */
#pragma once

#include "window-test.h"

/* The first controller of @type in the window. */
static inline GtkEventController *find_controller(Fixture *fixture, GType type) {
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(GTK_WIDGET(fixture->window));
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item(controllers, i);
    GtkPropagationPhase phase = gtk_event_controller_get_propagation_phase(controller);
    if (G_TYPE_CHECK_INSTANCE_TYPE(controller, type) && phase == GTK_PHASE_CAPTURE)
      return controller; /* the window still has it */
  }
  g_assert_not_reached();
}

/* Presses @key in the window, with the focus where it is. Returns whether the window took it. */
static inline gboolean press_with(Fixture *fixture, guint key, GdkModifierType state) {
  gboolean taken = FALSE;
  g_signal_emit_by_name(find_controller(fixture, GTK_TYPE_EVENT_CONTROLLER_KEY), "key-pressed", key,
                        0, state, &taken);
  return taken;
}

static inline gboolean press(Fixture *fixture, guint key) {
  return press_with(fixture, key, 0);
}
