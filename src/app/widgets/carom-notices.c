/* carom-notices: an info bar (ui/carom-notices.ui), and a modal dialog for errors. */
#include "carom-notices.h"

struct _CaromNotices {
  GtkBox parent_instance;
  GtkInfoBar *bar;
  GtkLabel *label;
  GtkButton *offer, *other_offer; /* are visible only if the message has them */
};

G_DEFINE_FINAL_TYPE(CaromNotices, carom_notices, GTK_TYPE_BOX)

enum { SIGNAL_DISMISSED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Returns: (transfer none): "" if nothing is offered */
static const char *get_offered(CaromNotices *self) {
  return gtk_widget_get_visible(GTK_WIDGET(self->offer))
             ? gtk_actionable_get_action_name(GTK_ACTIONABLE(self->offer))
             : "";
}

void carom_notices_show(CaromNotices *self, const char *text) {
  g_return_if_fail(CAROM_IS_NOTICES(self));
  if (text) {
    gtk_label_set_text(self->label, text);
    gtk_widget_set_visible(GTK_WIDGET(self->offer), FALSE);
    gtk_widget_set_visible(GTK_WIDGET(self->other_offer), FALSE);
  }
  gtk_info_bar_set_revealed(self->bar, text != NULL);
}

static void show_offer(GtkButton *button, const CaromNoticesOffer *offer) {
  gtk_button_set_label(button, offer->label);
  gtk_widget_set_tooltip_text(GTK_WIDGET(button), offer->tooltip);
  gtk_actionable_set_action_name(GTK_ACTIONABLE(button), offer->action);
  gtk_widget_set_visible(GTK_WIDGET(button), TRUE);
}

void carom_notices_offer(CaromNotices *self, const char *text, const char *label,
                         const char *tooltip, const char *action) {
  g_return_if_fail(CAROM_IS_NOTICES(self) && text && label && action);
  carom_notices_show(self, text);
  show_offer(self->offer, &(CaromNoticesOffer){label, tooltip, action});
}

void carom_notices_offer_two(CaromNotices *self, const char *text,
                             const CaromNoticesOffer *offers) {
  g_return_if_fail(CAROM_IS_NOTICES(self) && text && offers);
  carom_notices_show(self, text);
  show_offer(self->offer, &offers[0]);
  show_offer(self->other_offer, &offers[1]);
}

void carom_notices_withdraw(CaromNotices *self, const char *action) {
  g_return_if_fail(CAROM_IS_NOTICES(self) && action);
  if (g_str_equal(get_offered(self), action))
    carom_notices_show(self, NULL);
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
  carom_notices_show(self, NULL);
  g_signal_emit(self, signals[SIGNAL_DISMISSED], 0, get_offered(self));
}

static void carom_notices_class_init(CaromNoticesClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  gtk_widget_class_set_template_from_resource(widget_class,
                                              "/io/github/carom_physics/Carom/carom-notices.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromNotices, bar);
  gtk_widget_class_bind_template_child(widget_class, CaromNotices, label);
  gtk_widget_class_bind_template_child(widget_class, CaromNotices, offer);
  gtk_widget_class_bind_template_child(widget_class, CaromNotices, other_offer);
  gtk_widget_class_bind_template_callback(widget_class, on_response);
  signals[SIGNAL_DISMISSED] = g_signal_new("dismissed", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST,
                                           0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void carom_notices_init(CaromNotices *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
}
