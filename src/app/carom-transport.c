/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-transport: keeps the bar's widgets (in ui/carom-transport.ui) in step with the player: the
 * speed, the button that plays or pauses, the time, and a word on where the clock stands. */
#include "carom-transport.h"

#include "carom-contact-walk.h"
#include "carom-digits.h"
#include "carom-fitting-label.h"
#include "carom-layout.h"
#include "carom-slow-motion.h"
#include "carom-timeline.h"
#include "carom-tooltip.h"
#include "carom-unlisted.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Anything slower stands more than it runs. */
#define LEAST_SPEED_TOLD 0.05

/* Speeds that can always be chosen: scene seconds a second. */
static const struct {
  double speed;
  const char *title;
} speeds[] = {
    {1.0 / 100, "1⁄100 ×"},
    {1.0 / 32, "1⁄32 ×"},
    {1.0 / 16, "1⁄16 ×"},
    {1.0 / 8, "1⁄8 ×"},
    {1.0 / 4, "1⁄4 ×"},
    {1.0 / 2, "1⁄2 ×"},
    {1, "1 ×"},
    {2, "2 ×"},
    {4, "4 ×"},
    {8, "8 ×"},
    {16, "16 ×"},
};

/* What the button in the middle does next. */
typedef enum { PLAY, PAUSE, PLAY_AGAIN, NOTHING_TO_PLAY } Play;

static const struct {
  const char *icon, *tooltip, *name;
} plays[] = {
    [PLAY] = {"carom-play-symbolic", N_("Play (Space)"), N_("Play")},
    [PAUSE] = {"carom-pause-symbolic", N_("Pause (Space)"), N_("Pause")},
    [PLAY_AGAIN] = {"carom-replay-symbolic",
                    N_("Play again (Space), or on beyond the end (Ctrl+End)"), N_("Play again")},
    [NOTHING_TO_PLAY] = {"carom-play-symbolic",
                         N_("Nothing to play yet: there is no disc, and no emitter of discs"),
                         N_("Play")},
};

/* What the switch does where the clock stands. */
static const char *const reaches[] = {
    [CAROM_SLOW_MOTION_WORKS] =
        N_("Slow at contacts: the clock slows down around each, if they are "
           "known beforehand and do not come too often (S)"),
    [CAROM_SLOW_MOTION_CROWDED] =
        N_("Slow at contacts: not here, where they come too often for it (S)"),
    [CAROM_SLOW_MOTION_UNKNOWN] =
        N_("Slow at contacts: not here, where they are not known beforehand (S)"),
};

struct _CaromTransport {
  GtkBox parent_instance;
  CaromEditBar *edit_bar;
  CaromPlayer *player;
  GArray *speeds; /* (element-type double): in the list, ascending */
  gboolean selecting;
  int play; /* the Play that the button shows; -1: none yet */
  GtkButton *play_button;
  GtkDropDown *speed_drop_down;
  GtkWidget *slow_button;
  CaromSlowMotionReach reach; /* what the button says */
  gboolean hide_ahead, slim;
  GtkLabel *time_label;
  GtkLabel *end_label;
  CaromFittingLabel *status_label;
  CaromTimeline *timeline;
};

G_DEFINE_FINAL_TYPE(CaromTransport, carom_transport, GTK_TYPE_BOX)

enum { PROP_SLIM = 1, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

static gboolean is_listed(CaromTransport *self, double speed, guint *i) {
  for (*i = 0; *i < self->speeds->len; ++*i)
    if (g_array_index(self->speeds, double, *i) >= speed)
      return g_array_index(self->speeds, double, *i) == speed;
  return FALSE;
}

static void list_speed(CaromTransport *self, double speed) {
  guint i;
  if (!is_listed(self, speed, &i))
    g_array_insert_val(self->speeds, i, speed);
}

/* Returns: (transfer full): a usual speed as a fraction, another one as it is */
static char *write_speed(double speed) {
  for (guint i = 0; i < G_N_ELEMENTS(speeds); i++)
    if (speeds[i].speed == speed)
      return g_strdup(speeds[i].title);
  g_autofree char *number = carom_digits_text(speed, 3);
  /* Translators: a speed, such as “0.3 ×”. */
  return g_strdup_printf(_("%s ×"), number);
}

static void on_speed_selected(CaromTransport *self) {
  guint i = gtk_drop_down_get_selected(self->speed_drop_down);
  double speed = i < self->speeds->len ? g_array_index(self->speeds, double, i) : 0;
  self->selecting = TRUE;
  if (speed > 0 && speed != carom_player_get_speed(self->player))
    gtk_widget_activate_action(GTK_WIDGET(self), "win.speed", "d", speed);
  self->selecting = FALSE;
}

/* The usual speeds, that of the scene and the present one. */
static void collect_speeds(CaromTransport *self) {
  const CaromComparison *comparison = carom_player_get_comparison(self->player);
  g_array_set_size(self->speeds, 0);
  for (guint i = 0; i < G_N_ELEMENTS(speeds); i++)
    list_speed(self, speeds[i].speed);
  list_speed(self, carom_player_get_speed(self->player));
  if (comparison)
    list_speed(self, carom_comparison_get_scene(comparison)->staging.speed);
}

static gboolean is_same(const GArray *a, const GArray *b) {
  return a->len == b->len && memcmp(a->data, b->data, a->len * sizeof(double)) == 0;
}

/* The list is made anew only if that changes. */
static void list_speeds(CaromTransport *self) {
  g_autoptr(GArray) listed = g_array_copy(self->speeds);
  collect_speeds(self);
  if (is_same(self->speeds, listed))
    return;
  g_autoptr(GtkStringList) titles = gtk_string_list_new(NULL);
  for (guint i = 0; i < self->speeds->len; i++)
    gtk_string_list_take(titles, write_speed(g_array_index(self->speeds, double, i)));
  gtk_drop_down_set_model(self->speed_drop_down, G_LIST_MODEL(titles));
}

/* While the user selects from the list, it must stay as it is; what is selected is right already.
 */
static void show_speed(CaromTransport *self) {
  guint i;
  if (self->selecting)
    return;
  g_signal_handlers_block_by_func(self->speed_drop_down, on_speed_selected, self);
  list_speeds(self);
  is_listed(self, carom_player_get_speed(self->player), &i);
  gtk_drop_down_set_selected(self->speed_drop_down, i);
  g_signal_handlers_unblock_by_func(self->speed_drop_down, on_speed_selected, self);
}

/* A speed of the scene's own is listed once that is at rest. */
static void on_replaced(CaromTransport *self) {
  if (!carom_player_is_in_flux(self->player))
    show_speed(self);
}

static Play find_play(CaromTransport *self) {
  if (!carom_player_can_play(self->player))
    return NOTHING_TO_PLAY;
  if (carom_player_get_playing(self->player))
    return PAUSE;
  return carom_player_is_at_end(self->player) ? PLAY_AGAIN : PLAY;
}

static void show_play(CaromTransport *self) {
  Play play = find_play(self);
  if (self->play == (int)play)
    return;
  self->play = (int)play;
  gtk_button_set_icon_name(self->play_button, plays[play].icon);
  carom_tooltip_set_text(GTK_WIDGET(self->play_button), _(plays[play].tooltip));
  gtk_accessible_update_property(GTK_ACCESSIBLE(self->play_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 _(plays[play].name), -1);
}

/* Texts for where the clock stands between two frames, ever shorter. */
static const char *const instants[][CAROM_FITTING_LABEL_N_TEXTS] = {
    [CAROM_INSTANT_NONE] = {"", "", ""},
    [CAROM_INSTANT_BEFORE] = {N_("Just before the contact"), N_("Just before"), N_("Before")},
    [CAROM_INSTANT_AFTER] = {N_("Just after the contact"), N_("Just after"), N_("After")},
    [CAROM_INSTANT_BETWEEN] = {N_("Between two frames"), N_("Between"), N_("Between")},
};

static void show_instant(CaromTransport *self, CaromInstant instant) {
  const char *texts[CAROM_FITTING_LABEL_N_TEXTS];
  for (guint i = 0; i < G_N_ELEMENTS(texts); i++)
    texts[i] = *instants[instant][i] == '\0' ? "" : _(instants[instant][i]);
  carom_fitting_label_set(self->status_label, NULL, texts);
}

/* While a single frame takes long the clock stands, and there is no speed to tell. */
static void show_speed_reached(CaromTransport *self, double speed) {
  gboolean is_least = speed < LEAST_SPEED_TOLD;
  g_autofree char *factor = carom_digits_text(is_least ? LEAST_SPEED_TOLD : speed, 2);
  g_autofree char *whole =
      g_strdup_printf(is_least ? _("Running at less than %s ×") : _("Running at %s ×"), factor);
  g_autofree char *alone =
      /* Translators: how fast the clock runs, where there is little room. */
      g_strdup_printf(is_least ? _("< %s ×") : _("%s ×"), factor);
  carom_fitting_label_set(self->status_label, NULL, (const char *const[]){whole, alone, alone});
}

static void show_slow(CaromTransport *self) {
  g_autofree char *speed = write_speed(carom_player_get_speed(self->player));
  /* Translators: “%s” is the speed that was chosen, such as “1 ×”. */
  g_autofree char *whole = g_strdup_printf(_("%s · slow at the contact"), speed);
  /* Translators: the same in fewer words. */
  g_autofree char *brief = g_strdup_printf(_("%s · slow"), speed);
  carom_fitting_label_set(self->status_label, NULL, (const char *const[]){whole, brief, _("Slow")});
}

static void show_not_slow(CaromTransport *self) {
  g_autofree char *speed = write_speed(carom_player_get_speed(self->player));
  g_autofree char *whole =
      self->reach == CAROM_SLOW_MOTION_CROWDED
          /* Translators: “%s” is the speed that was chosen, such as “1 ×”. */
          ? g_strdup_printf(_("%s · not slow: contacts come too often"), speed)
          /* Translators: “%s” is the speed that was chosen, such as “1 ×”. */
          : g_strdup_printf(_("%s · not slow: contacts are not known beforehand"), speed);
  /* Translators: the same in fewer words. */
  g_autofree char *brief = g_strdup_printf(_("%s · not slow"), speed);
  carom_fitting_label_set(self->status_label, NULL,
                          (const char *const[]){whole, brief, _("Not slow")});
}

/* What is ahead is looked at only for who has asked for it, and while it is no secret. */
static CaromSlowMotionReach find_reach(CaromTransport *self) {
  CaromComparison *comparison = carom_player_get_comparison(self->player);
  gboolean is_chosen;
  g_object_get(self->player, "slow-at-contacts", &is_chosen, NULL);
  if (!is_chosen || self->hide_ahead || !comparison)
    return CAROM_SLOW_MOTION_WORKS;
  return carom_slow_motion_get_reach(comparison, carom_player_get_speed(self->player));
}

static void show_reach(CaromTransport *self) {
  self->reach = find_reach(self);
  carom_tooltip_set_text(self->slow_button, _(reaches[self->reach]));
}

/* That there is no next contact, ever or until then. */
static void show_quiet(CaromTransport *self, double until_s) {
  /* Translators: that there is no further contact, where there is little room. */
  const char *none = _("None");
  if (isinf(until_s)) {
    const char *no_further = _("No further contact");
    carom_fitting_label_set(self->status_label, NULL,
                            (const char *const[]){no_further, no_further, none});
    return;
  }
  g_autofree char *number = carom_digits_text(until_s, CAROM_DIGITS_READ);
  /* Translators: a time. Nothing has been found that touches until then. */
  g_autofree char *whole = g_strdup_printf(_("No contact until %s s"), number);
  /* Translators: the same in fewer words. */
  g_autofree char *brief = g_strdup_printf(_("None until %s s"), number);
  carom_fitting_label_set(self->status_label, NULL, (const char *const[]){whole, brief, none});
}

/* How many contacts came one upon the other. */
static void show_burst(CaromTransport *self, guint n) {
  const CaromScene *scene = carom_comparison_get_scene(carom_player_get_comparison(self->player));
  g_autofree char *dt = carom_digits_text(scene->dt_s, CAROM_DIGITS_READ);
  g_autofree char *whole =
      /* Translators: a number of contacts, more than ten, and how long a frame is. */
      g_strdup_printf(ngettext("%u contact within %s s", "%u contacts within %s s", n), n, dt);
  g_autofree char *brief =
      /* Translators: the same in fewer words. */
      g_strdup_printf(ngettext("%u contact", "%u contacts", n), n);
  carom_fitting_label_set(self->status_label, NULL, (const char *const[]){whole, brief, brief});
}

/* Where contacts are passed over because they are not listed. */
static void show_unlisted(CaromTransport *self, CaromUnlistedPlace place) {
  const char *whole = place == CAROM_UNLISTED_LAST ? _("After this not all are listed")
                                                   : _("Not all contacts are listed here");
  /* Translators: the same in fewer words: “After this not all are listed”, and “Not all contacts
     are listed here”. */
  const char *brief = place == CAROM_UNLISTED_LAST ? _("All listed so far") : _("Not all listed");
  carom_fitting_label_set(self->status_label, NULL, (const char *const[]){whole, brief, brief});
}

static void show_place(CaromTransport *self) {
  const CaromComparison *comparison = carom_player_get_comparison(self->player);
  gboolean rests = !carom_player_get_playing(self->player) && !self->hide_ahead;
  CaromUnlistedPlace place = rests ? carom_unlisted_get_place(comparison) : CAROM_UNLISTED_NOT_HERE;
  guint n = rests ? carom_contact_walk_count_burst(comparison) : 0;
  if (place != CAROM_UNLISTED_NOT_HERE)
    show_unlisted(self, place);
  else if (n > 0)
    show_burst(self, n);
  else
    show_instant(self, carom_comparison_get_instant(comparison));
}

/* @goal_s: NAN if it is not known yet */
static void show_way(CaromTransport *self, double goal_s) {
  if (isnan(goal_s)) {
    const char *whole = _("On the way · Esc stops");
    /* Translators: the clock is on its way somewhere, where there is little room. */
    const char *brief = _("On the way…");
    carom_fitting_label_set(self->status_label, NULL, (const char *const[]){whole, brief, brief});
    return;
  }
  g_autofree char *goal = carom_digits_text(goal_s, CAROM_DIGITS_USUAL);
  /* Translators: a time to which the clock is on its way; the Escape key stops it. */
  g_autofree char *whole = g_strdup_printf(_("To %s s · Esc stops"), goal);
  /* Translators: the same in fewer words. */
  g_autofree char *brief = g_strdup_printf(_("To %s s…"), goal);
  carom_fitting_label_set(self->status_label, NULL, (const char *const[]){whole, brief, brief});
}

/* Says so whenever the clock does not do what was asked for. */
static void show_status(CaromTransport *self) {
  double actual = carom_player_get_actual_speed(self->player);
  double quiet_until_s = carom_player_get_quiet_until_s(self->player);
  if (carom_player_is_seeking(self->player))
    show_way(self, carom_player_get_goal_s(self->player));
  else if (!isnan(quiet_until_s))
    show_quiet(self, quiet_until_s);
  else if (carom_player_is_slowed(self->player))
    show_slow(self);
  else if (carom_player_get_playing(self->player) && actual < carom_player_get_speed(self->player))
    show_speed_reached(self, actual);
  else if (carom_player_get_playing(self->player) && self->reach != CAROM_SLOW_MOTION_WORKS)
    show_not_slow(self);
  else
    show_place(self);
}

/* The clock has room for the longest time that it can come to, so that nothing moves as it counts.
 */
static void show_width(CaromTransport *self) {
  g_autofree char *end_s = carom_digits_fixed(carom_player_get_end_s(self->player), 3);
  g_autofree char *end = g_strdup_printf(_("%s s"), end_s);
  gtk_label_set_width_chars(self->time_label, (int)g_utf8_strlen(end, -1));
}

static void show_frame(CaromTransport *self) {
  CaromComparison *comparison = carom_player_get_comparison(self->player);
  g_autofree char *now_s = carom_digits_fixed(carom_comparison_get_time_s(comparison), 3);
  g_autofree char *end_s =
      carom_digits_text(carom_player_get_end_s(self->player), CAROM_DIGITS_USUAL);
  g_autofree char *time = g_strdup_printf(_("%s s"), now_s);
  g_autofree char *end = g_strdup_printf(_("/ %s s"), end_s);
  gtk_label_set_text(self->time_label, time);
  show_width(self);
  gtk_label_set_text(self->end_label, end);
  show_play(self);
  show_reach(self);
  show_status(self);
}

static void on_slow(CaromTransport *self) {
  show_reach(self);
  if (carom_player_get_comparison(self->player))
    show_status(self);
}

void carom_transport_set_player(CaromTransport *self, CaromPlayer *player) {
  g_return_if_fail(CAROM_IS_TRANSPORT(self) && !self->player);
  self->player = g_object_ref(player);
  carom_timeline_set_player(self->timeline, player);
  g_signal_connect_object(player, "changed", G_CALLBACK(show_frame), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "notify::playing", G_CALLBACK(show_play), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "notify::speed", G_CALLBACK(show_speed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "notify::slow-at-contacts", G_CALLBACK(on_slow), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "replaced", G_CALLBACK(on_replaced), self, G_CONNECT_SWAPPED);
  show_play(self);
  show_reach(self);
  show_speed(self);
}

CaromEditBar *carom_transport_get_edit_bar(CaromTransport *self) {
  g_return_val_if_fail(CAROM_IS_TRANSPORT(self), NULL);
  return self->edit_bar;
}

void carom_transport_pop_up_bookmarks(CaromTransport *self) {
  g_return_if_fail(CAROM_IS_TRANSPORT(self));
  carom_timeline_pop_up_bookmarks(self->timeline);
}

void carom_transport_set_hide_ahead(CaromTransport *self, gboolean hide) {
  g_return_if_fail(CAROM_IS_TRANSPORT(self));
  self->hide_ahead = hide;
  on_slow(self);
  carom_timeline_set_hide_ahead(self->timeline, hide);
}

static void carom_transport_get_property(GObject *object, guint id, GValue *value,
                                         GParamSpec *pspec) {
  g_value_set_boolean(value, CAROM_TRANSPORT(object)->slim);
}

static void carom_transport_set_property(GObject *object, guint id, const GValue *value,
                                         GParamSpec *pspec) {
  CAROM_TRANSPORT(object)->slim = g_value_get_boolean(value);
}

static void carom_transport_dispose(GObject *object) {
  g_clear_object(&CAROM_TRANSPORT(object)->player);
  G_OBJECT_CLASS(carom_transport_parent_class)->dispose(object);
}

static void carom_transport_finalize(GObject *object) {
  g_array_unref(CAROM_TRANSPORT(object)->speeds);
  G_OBJECT_CLASS(carom_transport_parent_class)->finalize(object);
}

static void carom_transport_class_init(CaromTransportClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  object_class->get_property = carom_transport_get_property;
  object_class->set_property = carom_transport_set_property;
  object_class->dispose = carom_transport_dispose;
  object_class->finalize = carom_transport_finalize;
  properties[PROP_SLIM] =
      g_param_spec_boolean("slim", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties(object_class, N_PROPERTIES, properties);
  g_type_ensure(CAROM_TYPE_EDIT_BAR);
  g_type_ensure(CAROM_TYPE_FITTING_LABEL);
  g_type_ensure(CAROM_TYPE_TIMELINE);
  g_type_ensure(CAROM_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource(widget_class,
                                              "/io/github/carom_physics/Carom/carom-transport.ui");
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_TOOLBAR);
  gtk_widget_class_bind_template_child(widget_class, CaromTransport, edit_bar);
  gtk_widget_class_bind_template_child(widget_class, CaromTransport, play_button);
  gtk_widget_class_bind_template_child(widget_class, CaromTransport, speed_drop_down);
  gtk_widget_class_bind_template_child(widget_class, CaromTransport, slow_button);
  gtk_widget_class_bind_template_child(widget_class, CaromTransport, time_label);
  gtk_widget_class_bind_template_child(widget_class, CaromTransport, end_label);
  gtk_widget_class_bind_template_child(widget_class, CaromTransport, status_label);
  gtk_widget_class_bind_template_child(widget_class, CaromTransport, timeline);
}

static void carom_transport_init(CaromTransport *self) {
  self->speeds = g_array_new(FALSE, FALSE, sizeof(double));
  self->play = -1;
  gtk_widget_init_template(GTK_WIDGET(self));
  g_signal_connect_object(self->speed_drop_down, "notify::selected", G_CALLBACK(on_speed_selected),
                          self, G_CONNECT_SWAPPED);
}
