/* carom-transport: keeps the bar's widgets (in ui/carom-transport.ui) in step with the player: the
 * speed, the button that plays or pauses, the time, and a word on where the clock stands. */
#include "carom-transport.h"

#include "carom-digits.h"
#include "carom-fitting-label.h"
#include "carom-timeline.h"

#include <glib/gi18n-lib.h>

/* Speeds to choose from: scene seconds a second. */
static const struct {
  double speed;
  const char *title;
} speeds[] = {
    {1.0 / 16, "1⁄16 ×"}, {1.0 / 8, "1⁄8 ×"}, {1.0 / 4, "1⁄4 ×"}, {1.0 / 2, "1⁄2 ×"},
    {1, "1 ×"},           {2, "2 ×"},         {4, "4 ×"},         {8, "8 ×"},
};

struct _CaromTransport {
  GtkBox parent_instance;
  CaromPlayer *player;
  GtkButton *play_button;
  GtkDropDown *speed_drop_down;
  GtkLabel *time_label;
  GtkLabel *end_label;
  CaromFittingLabel *status_label;
  CaromTimeline *timeline;
};

G_DEFINE_FINAL_TYPE(CaromTransport, carom_transport, GTK_TYPE_BOX)

static void on_speed_selected(CaromTransport *self) {
  guint i = gtk_drop_down_get_selected(self->speed_drop_down);
  if (i < G_N_ELEMENTS(speeds) && speeds[i].speed != carom_player_get_speed(self->player))
    gtk_widget_activate_action(GTK_WIDGET(self), "win.speed", "d", speeds[i].speed);
}

static void show_speed(CaromTransport *self) {
  for (guint i = 0; i < G_N_ELEMENTS(speeds); i++)
    if (speeds[i].speed == carom_player_get_speed(self->player))
      gtk_drop_down_set_selected(self->speed_drop_down, i);
}

static void show_playing(CaromTransport *self) {
  gboolean playing = carom_player_get_playing(self->player);
  const char *tooltip = playing ? _("Pause (Space)") : _("Play (Space)");
  gtk_button_set_icon_name(self->play_button,
                           playing ? "carom-pause-symbolic" : "carom-play-symbolic");
  gtk_widget_set_tooltip_text(GTK_WIDGET(self->play_button), tooltip);
  gtk_accessible_update_property(GTK_ACCESSIBLE(self->play_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 playing ? _("Pause") : _("Play"), -1);
}

/* Texts for where the clock stands between two frames, ever shorter. */
static const char *const instants[][CAROM_FITTING_LABEL_N_TEXTS] = {
    [CAROM_INSTANT_NONE] = {"", "", ""},
    [CAROM_INSTANT_BEFORE] = {N_("Just before the contact"), N_("Just before"), N_("Before")},
    [CAROM_INSTANT_AFTER] = {N_("Just after the contact"), N_("Just after"), N_("After")},
};

static void show_instant(CaromTransport *self, CaromInstant instant) {
  const char *texts[CAROM_FITTING_LABEL_N_TEXTS];
  for (guint i = 0; i < G_N_ELEMENTS(texts); i++)
    texts[i] = *instants[instant][i] == '\0' ? "" : _(instants[instant][i]);
  carom_fitting_label_set(self->status_label, NULL, texts);
}

static void show_speed_reached(CaromTransport *self, double speed) {
  g_autofree char *factor = carom_digits_text(speed, 2);
  g_autofree char *whole = g_strdup_printf(_("Running at %s ×"), factor);
  /* Translators: how fast the clock runs, where there is little room. */
  g_autofree char *alone = g_strdup_printf(_("%s ×"), factor);
  carom_fitting_label_set(self->status_label, NULL, (const char *const[]){whole, alone, alone});
}

/* Says so whenever the clock does not do what was asked for. */
static void show_status(CaromTransport *self) {
  double actual = carom_player_get_actual_speed(self->player);
  const char *catching_up = _("Catching up…");
  if (carom_player_is_seeking(self->player))
    carom_fitting_label_set(self->status_label, NULL,
                            (const char *const[]){catching_up, catching_up, catching_up});
  else if (carom_player_get_playing(self->player) && actual < carom_player_get_speed(self->player))
    show_speed_reached(self, actual);
  else
    show_instant(self, carom_comparison_get_instant(carom_player_get_comparison(self->player)));
}

static void show_frame(CaromTransport *self) {
  CaromComparison *comparison = carom_player_get_comparison(self->player);
  g_autofree char *now_s = carom_digits_fixed(carom_comparison_get_time_s(comparison), 3);
  g_autofree char *end_s = carom_digits_text(carom_player_get_end_s(self->player), 6);
  g_autofree char *time = g_strdup_printf(_("%s s"), now_s);
  g_autofree char *end = g_strdup_printf(_("/ %s s"), end_s);
  gtk_label_set_text(self->time_label, time);
  gtk_label_set_text(self->end_label, end);
  show_status(self);
}

void carom_transport_set_player(CaromTransport *self, CaromPlayer *player) {
  g_return_if_fail(CAROM_IS_TRANSPORT(self) && !self->player);
  self->player = g_object_ref(player);
  carom_timeline_set_player(self->timeline, player);
  g_signal_connect_object(player, "changed", G_CALLBACK(show_frame), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "notify::playing", G_CALLBACK(show_playing), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "notify::speed", G_CALLBACK(show_speed), self, G_CONNECT_SWAPPED);
  show_playing(self);
  show_speed(self);
}

void carom_transport_set_hide_ahead(CaromTransport *self, gboolean hide) {
  g_return_if_fail(CAROM_IS_TRANSPORT(self));
  carom_timeline_set_hide_ahead(self->timeline, hide);
}

static void carom_transport_dispose(GObject *object) {
  g_clear_object(&CAROM_TRANSPORT(object)->player);
  G_OBJECT_CLASS(carom_transport_parent_class)->dispose(object);
}

static void carom_transport_class_init(CaromTransportClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_transport_dispose;
  g_type_ensure(CAROM_TYPE_FITTING_LABEL);
  g_type_ensure(CAROM_TYPE_TIMELINE);
  gtk_widget_class_set_template_from_resource(widget_class,
                                              "/io/github/carom_physics/Carom/carom-transport.ui");
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_TOOLBAR);
  gtk_widget_class_bind_template_child(widget_class, CaromTransport, play_button);
  gtk_widget_class_bind_template_child(widget_class, CaromTransport, speed_drop_down);
  gtk_widget_class_bind_template_child(widget_class, CaromTransport, time_label);
  gtk_widget_class_bind_template_child(widget_class, CaromTransport, end_label);
  gtk_widget_class_bind_template_child(widget_class, CaromTransport, status_label);
  gtk_widget_class_bind_template_child(widget_class, CaromTransport, timeline);
}

static void carom_transport_init(CaromTransport *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
  GtkStringList *titles = gtk_string_list_new(NULL);
  for (guint i = 0; i < G_N_ELEMENTS(speeds); i++)
    gtk_string_list_append(titles, speeds[i].title);
  gtk_drop_down_set_model(self->speed_drop_down, G_LIST_MODEL(titles));
  g_object_unref(titles);
  g_signal_connect_object(self->speed_drop_down, "notify::selected", G_CALLBACK(on_speed_selected),
                          self, G_CONNECT_SWAPPED);
}
