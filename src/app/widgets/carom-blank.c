/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-blank: covers what is in the window; the title bar, which is not, is hidden by a class of
 * the style sheet. Keys and clicks are taken by controllers of the window that are added when the
 * cover is first used, and so come before all others. */
#include "carom-blank.h"

#include <glib/gi18n-lib.h>

struct _CaromBlank {
  GtkWidget parent_instance;
  gboolean is_watching;
};

G_DEFINE_FINAL_TYPE(CaromBlank, carom_blank, GTK_TYPE_WIDGET)

static void end(CaromBlank *self) {
  gtk_widget_remove_css_class(GTK_WIDGET(gtk_widget_get_root(GTK_WIDGET(self))), "blank");
  gtk_widget_set_visible(GTK_WIDGET(self), FALSE);
}

static gboolean on_key_pressed(CaromBlank *self) {
  if (!gtk_widget_get_visible(GTK_WIDGET(self)))
    return FALSE;
  end(self);
  return TRUE;
}

static void on_pressed(GtkGesture *click, int n_presses, double x, double y, CaromBlank *self) {
  gboolean was_blank = on_key_pressed(self);
  gtk_gesture_set_state(click, was_blank ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED);
}

static void watch(CaromBlank *self) {
  GtkWidget *root = GTK_WIDGET(gtk_widget_get_root(GTK_WIDGET(self)));
  GtkEventController *keys = gtk_event_controller_key_new();
  GtkGesture *click = gtk_gesture_click_new();
  gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(click), 0);
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(click), GTK_PHASE_CAPTURE);
  g_signal_connect_object(keys, "key-pressed", G_CALLBACK(on_key_pressed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(click, "pressed", G_CALLBACK(on_pressed), self, 0);
  gtk_widget_add_controller(root, keys);
  gtk_widget_add_controller(root, GTK_EVENT_CONTROLLER(click));
  self->is_watching = TRUE;
}

/* Screen readers are told of alerts as they appear; later versions of GTK can also ask for it. */
static void announce(CaromBlank *self) {
  const char *text = _("The screen is blank. Any key or click brings it back.");
  gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
#if GTK_CHECK_VERSION(4, 14, 0)
  /* The build is told of any call that GTK 4.8 lacks, by the same warning as of deprecated ones. */
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_accessible_announce(GTK_ACCESSIBLE(self), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  G_GNUC_END_IGNORE_DEPRECATIONS
#endif
}

void carom_blank_start(CaromBlank *self) {
  g_return_if_fail(CAROM_IS_BLANK(self) && gtk_widget_get_root(GTK_WIDGET(self)));
  if (!self->is_watching)
    watch(self);
  gtk_widget_add_css_class(GTK_WIDGET(gtk_widget_get_root(GTK_WIDGET(self))), "blank");
  gtk_widget_set_visible(GTK_WIDGET(self), TRUE);
  announce(self);
}

static void carom_blank_class_init(CaromBlankClass *klass) {
  gtk_widget_class_set_accessible_role(GTK_WIDGET_CLASS(klass), GTK_ACCESSIBLE_ROLE_ALERT);
  gtk_widget_class_set_css_name(GTK_WIDGET_CLASS(klass), "cover");
}

static void carom_blank_init(CaromBlank *self) {
  gtk_widget_set_visible(GTK_WIDGET(self), FALSE);
  gtk_widget_set_cursor_from_name(GTK_WIDGET(self), "none");
}
