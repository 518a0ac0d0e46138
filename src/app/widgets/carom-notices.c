/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-notices: an info bar (ui/carom-notices.ui), and a modal dialog for errors. */
#include "carom-notices.h"

#include "carom-layout.h"
#include "carom-tooltip.h"

struct _CaromNotices {
  GtkBox parent_instance;
  GtkInfoBar *bar;
  GtkLabel *label;
  GtkButton *offer, *other_offer; /* are visible only if the message has them */
  char *subject;                  /* of the message that is shown, or was the last; "" if none */
};

G_DEFINE_FINAL_TYPE(CaromNotices, carom_notices, GTK_TYPE_BOX)

enum { SIGNAL_DISMISSED, SIGNAL_WITHDRAWN, N_SIGNALS };
static guint signals[N_SIGNALS];

static void set_subject(CaromNotices *self, const char *subject) {
  char *copy = g_strdup(subject);
  g_free(self->subject);
  self->subject = copy;
}

void carom_notices_show(CaromNotices *self, const char *text) {
  g_return_if_fail(CAROM_IS_NOTICES(self));
  if (text) {
    set_subject(self, "");
    gtk_label_set_text(self->label, text);
    gtk_widget_set_visible(GTK_WIDGET(self->offer), FALSE);
    gtk_widget_set_visible(GTK_WIDGET(self->other_offer), FALSE);
  }
  gtk_info_bar_set_revealed(self->bar, text != NULL);
}

void carom_notices_show_about(CaromNotices *self, const char *subject, const char *text) {
  g_return_if_fail(CAROM_IS_NOTICES(self) && subject && text);
  carom_notices_show(self, text);
  set_subject(self, subject);
}

/* The name goes first and comes last, since GTK warns of one that does not fit the target. */
static void set_action(GtkActionable *button, const char *action) {
  g_autofree char *name = NULL;
  g_autoptr(GVariant) target = NULL;
  gtk_actionable_set_action_name(button, NULL);
  if (!g_action_parse_detailed_name(action, &name, &target, NULL))
    g_return_if_reached();
  gtk_actionable_set_action_target_value(button, target);
  gtk_actionable_set_action_name(button, name);
}

static void show_offer(GtkButton *button, const CaromNoticesOffer *offer) {
  gtk_button_set_label(button, offer->label);
  carom_tooltip_set_text(GTK_WIDGET(button), offer->tooltip);
  set_action(GTK_ACTIONABLE(button), offer->action);
  gtk_widget_set_visible(GTK_WIDGET(button), TRUE);
}

void carom_notices_offer(CaromNotices *self, const char *text, const char *label,
                         const char *tooltip, const char *action) {
  g_return_if_fail(CAROM_IS_NOTICES(self) && text && label && action);
  carom_notices_show_about(self, action, text);
  show_offer(self->offer, &(CaromNoticesOffer){label, tooltip, action});
}

void carom_notices_offer_two(CaromNotices *self, const char *text,
                             const CaromNoticesOffer *offers) {
  g_return_if_fail(CAROM_IS_NOTICES(self) && text && offers);
  carom_notices_show_about(self, offers[0].action, text);
  show_offer(self->offer, &offers[0]);
  show_offer(self->other_offer, &offers[1]);
}

/* Hides the bar and tells what it was about, which a handler may replace. */
static void hide(CaromNotices *self, guint signal) {
  g_autofree char *subject = g_strdup(self->subject);
  carom_notices_show(self, NULL);
  g_signal_emit(self, signals[signal], 0, subject);
}

void carom_notices_withdraw(CaromNotices *self, const char *subject) {
  g_return_if_fail(CAROM_IS_NOTICES(self) && subject);
  if (gtk_info_bar_get_revealed(self->bar) && g_str_equal(self->subject, subject))
    hide(self, SIGNAL_WITHDRAWN);
}

void carom_notices_show_error(CaromNotices *self, const char *title, const char *message) {
  g_return_if_fail(CAROM_IS_NOTICES(self));
  GtkRoot *window = gtk_widget_get_root(GTK_WIDGET(self));
  GtkWidget *dialog =
      gtk_message_dialog_new(GTK_WINDOW(window), GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT,
                             GTK_MESSAGE_ERROR, GTK_BUTTONS_CLOSE, "%s", title);
  gtk_message_dialog_format_secondary_text(GTK_MESSAGE_DIALOG(dialog), "%s", message);
  g_signal_connect(dialog, "response", G_CALLBACK(gtk_window_destroy), NULL);
  gtk_window_present(GTK_WINDOW(dialog));
}

static void on_response(CaromNotices *self) {
  hide(self, SIGNAL_DISMISSED);
}

static void carom_notices_finalize(GObject *object) {
  g_free(CAROM_NOTICES(object)->subject);
  G_OBJECT_CLASS(carom_notices_parent_class)->finalize(object);
}

static guint add_signal(CaromNoticesClass *klass, const char *name) {
  return g_signal_new(name, G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void carom_notices_class_init(CaromNoticesClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->finalize = carom_notices_finalize;
  g_type_ensure(CAROM_TYPE_SCROLL_LAYOUT);
  gtk_widget_class_set_template_from_resource(widget_class,
                                              "/io/github/carom_physics/Carom/carom-notices.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromNotices, bar);
  gtk_widget_class_bind_template_child(widget_class, CaromNotices, label);
  gtk_widget_class_bind_template_child(widget_class, CaromNotices, offer);
  gtk_widget_class_bind_template_child(widget_class, CaromNotices, other_offer);
  gtk_widget_class_bind_template_callback(widget_class, on_response);
  signals[SIGNAL_DISMISSED] = add_signal(klass, "dismissed");
  signals[SIGNAL_WITHDRAWN] = add_signal(klass, "withdrawn");
}

static void carom_notices_init(CaromNotices *self) {
  self->subject = g_strdup("");
  gtk_widget_init_template(GTK_WIDGET(self));
}
