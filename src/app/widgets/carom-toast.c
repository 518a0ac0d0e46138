/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-toast: hides itself by a timer, which looks first whether it is in use. */
#include "carom-toast.h"

/* Long enough to read a line and to reach the button. */
#define DURATION_MS 8000

struct _CaromToast {
  GtkBox parent_instance;
  GtkLabel *label;
  GtkButton *action_button;
  GtkEventControllerMotion *motion;
  char *subject; /* (nullable): of the message: its action, or a word */
  guint duration_ms;
  GtkWidget *before; /* (nullable), weak: what had the focus when the message came */
  guint hide_id;     /* of the timer that hides the message; 0 if there is none */
};

G_DEFINE_FINAL_TYPE(CaromToast, carom_toast, GTK_TYPE_BOX)

/* The window knows where its focus is also while another window is the active one. */
static GtkWidget *get_focus(CaromToast *self) {
  GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(self));
  return root ? gtk_root_get_focus(root) : NULL;
}

static gboolean has_focus(CaromToast *self) {
  GtkWidget *focus = get_focus(self);
  return focus && gtk_widget_is_ancestor(focus, GTK_WIDGET(self));
}

static gboolean is_used(CaromToast *self) {
  return gtk_event_controller_motion_contains_pointer(self->motion) || has_focus(self);
}

static gboolean on_timeout(gpointer data) {
  CaromToast *self = data;
  if (is_used(self))
    return G_SOURCE_CONTINUE;
  self->hide_id = 0;
  gtk_widget_set_visible(GTK_WIDGET(self), FALSE);
  return G_SOURCE_REMOVE;
}

static void start_timer(CaromToast *self) {
  g_clear_handle_id(&self->hide_id, g_source_remove);
  self->hide_id = g_timeout_add(self->duration_ms, on_timeout, self);
}

/* Screen readers are told of alerts as they appear; later versions of GTK can also ask for it. */
static void announce(CaromToast *self, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
#if GTK_CHECK_VERSION(4, 14, 0)
  /* The build is told of any call that GTK 4.8 lacks, by the same warning as of deprecated ones. */
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_accessible_announce(GTK_ACCESSIBLE(self), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  G_GNUC_END_IGNORE_DEPRECATIONS
#endif
}

/* Without a name in between, the new target would not fit the old action. */
static void set_action(CaromToast *self, const char *label, const char *action, GVariant *target) {
  GtkActionable *button = GTK_ACTIONABLE(self->action_button);
  gtk_button_set_label(self->action_button, label);
  gtk_actionable_set_action_name(button, NULL);
  gtk_actionable_set_action_target_value(button, target);
  gtk_actionable_set_action_name(button, action);
}

static void show(CaromToast *self, const char *text, const char *subject, gboolean has_action) {
  char *copy = g_strdup(subject);
  g_free(self->subject);
  self->subject = copy;
  g_set_weak_pointer(&self->before, get_focus(self));
  gtk_label_set_text(self->label, text);
  gtk_widget_set_visible(GTK_WIDGET(self->action_button), has_action);
  gtk_widget_set_visible(GTK_WIDGET(self), TRUE);
  announce(self, text);
  start_timer(self);
}

void carom_toast_show(CaromToast *self, const char *text, const char *label, const char *action,
                      GVariant *target) {
  g_return_if_fail(CAROM_IS_TOAST(self) && text && label && action);
  carom_toast_hide(self);
  set_action(self, label, action, target);
  show(self, text, action, TRUE);
}

void carom_toast_say(CaromToast *self, const char *text) {
  g_return_if_fail(CAROM_IS_TOAST(self) && text);
  carom_toast_hide(self);
  show(self, text, NULL, FALSE);
}

void carom_toast_say_about(CaromToast *self, const char *subject, const char *text) {
  g_return_if_fail(CAROM_IS_TOAST(self) && subject && text);
  carom_toast_hide(self);
  show(self, text, subject, FALSE);
}

void carom_toast_withdraw(CaromToast *self, const char *subject) {
  g_return_if_fail(CAROM_IS_TOAST(self) && subject);
  if (gtk_widget_get_visible(GTK_WIDGET(self)) && g_strcmp0(self->subject, subject) == 0)
    carom_toast_hide(self);
}

void carom_toast_hide(CaromToast *self) {
  g_return_if_fail(CAROM_IS_TOAST(self));
  g_clear_handle_id(&self->hide_id, g_source_remove);
  if (has_focus(self) && self->before)
    gtk_widget_grab_focus(self->before);
  gtk_widget_set_visible(GTK_WIDGET(self), FALSE);
}

void carom_toast_set_duration(CaromToast *self, guint milliseconds) {
  g_return_if_fail(CAROM_IS_TOAST(self));
  self->duration_ms = milliseconds;
  if (self->hide_id)
    start_timer(self);
}

static void carom_toast_dispose(GObject *object) {
  CaromToast *self = CAROM_TOAST(object);
  g_clear_handle_id(&self->hide_id, g_source_remove);
  g_clear_weak_pointer(&self->before);
  G_OBJECT_CLASS(carom_toast_parent_class)->dispose(object);
}

static void carom_toast_finalize(GObject *object) {
  g_free(CAROM_TOAST(object)->subject);
  G_OBJECT_CLASS(carom_toast_parent_class)->finalize(object);
}

static void carom_toast_class_init(CaromToastClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_toast_dispose;
  G_OBJECT_CLASS(klass)->finalize = carom_toast_finalize;
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
  gtk_widget_class_set_template_from_resource(widget_class,
                                              "/io/github/carom_physics/Carom/carom-toast.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromToast, label);
  gtk_widget_class_bind_template_child(widget_class, CaromToast, action_button);
  gtk_widget_class_bind_template_child(widget_class, CaromToast, motion);
  gtk_widget_class_bind_template_callback(widget_class, carom_toast_hide);
}

static void carom_toast_init(CaromToast *self) {
  self->duration_ms = DURATION_MS;
  gtk_widget_init_template(GTK_WIDGET(self));
}
