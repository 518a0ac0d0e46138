/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-area: the chart is drawn by carom-chart, with an image of its finished part
 * (carom-chart-past). Pointer, keys and menu find times in the same layout. */
#include "carom-chart-area.h"

#include "carom-channel.h"
#include "carom-chart-across.h"
#include "carom-chart-arrange.h"
#include "carom-chart-copy.h"
#include "carom-chart-draw.h"
#include "carom-chart-past.h"
#include "carom-chart-range.h"
#include "carom-chart-readout.h"
#include "carom-chart-switches.h"
#include "carom-digits.h"
#include "carom-shortcuts.h"
#include "carom-soon.h"
#include "carom-widget-theme.h"
#include "carom-window-keys.h"
#include "carom-zoom-gestures.h"

#include <glib/gi18n-lib.h>

/* No chart shows that. */
static const CaromTimeSpan never = {-2, -1};

static const CaromVec2 nowhere = {NAN, NAN};

/* A press that moves no further is a click, in points. */
#define CLICK_REACH 3

struct _CaromChartArea {
  GtkDrawingArea parent_instance;
  CaromPlayer *player;
  const CaromQuantity *quantity;
  CaromChartPast *past;
  guint64 drawn_frame; /* the present one at the last drawing, in a presentation */
  double kept_high;
  CaromVec2 drag_start; /* where it was pressed */
  CaromVec2 dragged;    /* and how far it was dragged up to now */
  gboolean is_spent;    /* the press has had its effect */
  gboolean measures;    /* it has marked a time, and the release says until when */
  gboolean drags;       /* and was no click */
  int n_pressed;        /* one after the other */
  guint64 frame_before; /* the first of them */
  CaromTimeSpan shown, drawn_span;
  gint64 drawing_us; /* that it took to draw another span */
  guint rest_id;     /* of the time until it is drawn, unless another one is shown before */
  gboolean moves;    /* it is being moved by hand, and others follow */
  double followed_s; /* the present that is in it */
  GMenu *chart_menu, *across_menu, *fit_menu, *curves_menu;
  GtkPopover *menu; /* (nullable): once it has been asked for */
  guint popup_id;
  CaromChartRoom room, told_room, least_room; /* needed at the last drawing, told of, and kept */
  gboolean describes;                         /* once the present event is over */
  double pointed_s;                           /* NAN: nothing is pointed at */
  gboolean reads_by_keys;                     /* and not by the pointer */
  CaromVec2 pointer;                          /* not finite: it is not here */
  CaromTimeSpan pointed_in;                   /* what was shown when it came there */
  gboolean until_now;                         /* what is known of the time after it is not shown */
  double marked_s;                            /* NAN: nothing is marked */
  const CaromFitLaw *fit;                     /* (nullable): whose slopes are read off */
  gboolean has_other_scale;                   /* as in CaromChart */
  gboolean only_contacts;                     /* likewise */
  CaromChartRange range;                      /* likewise */
  CaromChartPart part;                        /* likewise */
  guint64 lit_discs;                          /* likewise */
  guint64 hidden_panes, hidden_channels;      /* bit by bit, as in CaromChart, */
  guint n_panes, n_channels;                  /* of so many */
  double menu_s;                              /* the time that the menu is about */
  gboolean is_menu_pointed;                   /* it was opened by the pointer */
};

G_DEFINE_FINAL_TYPE(CaromChartArea, carom_chart_area, GTK_TYPE_DRAWING_AREA)

enum {
  PROP_0,
  PROP_FIT,
  PROP_IS_LOGARITHMIC,
  PROP_ACROSS,
  PROP_ONLY_CONTACTS,
  PROP_UNTIL_NOW,
  PROP_IS_PART,
  PROP_HIDDEN_PANES,
  N_PROPERTIES
};
static GParamSpec *properties[N_PROPERTIES];

enum {
  SIGNAL_ARRANGED,
  SIGNAL_POINTED,
  SIGNAL_MARKED,
  SIGNAL_ZOOMED,
  SIGNAL_TABLE,
  SIGNAL_SWITCHED,
  SIGNAL_CHOSEN,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

/* Stands for no law. */
static const char *const no_fit = "none";

/* In a presentation, and while contacts are predicted, no question is answered by what is known of
 * the time to come. */
static gboolean is_until_now(CaromChartArea *self) {
  GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(self));
  return self->until_now || (root && gtk_widget_has_css_class(GTK_WIDGET(root), "presentation"));
}

/* What is kept of a curve only grows. */
static void forget_future(CaromChartArea *self) {
  guint64 frame = is_until_now(self)
                      ? carom_comparison_get_frame(carom_player_get_comparison(self->player))
                      : G_MAXUINT64;
  if (frame < self->drawn_frame) {
    carom_chart_past_free(self->past);
    self->past = carom_chart_past_new();
  }
  self->drawn_frame = frame;
}

static gboolean is_over_time(CaromChartArea *self) {
  return carom_quantity_is_over_time(self->quantity);
}

static gboolean is_phase_plot(CaromChartArea *self) {
  return self->quantity->across != NULL;
}

guint64 carom_chart_area_get_last_frame(CaromChartArea *self) {
  g_return_val_if_fail(CAROM_IS_CHART_AREA(self), 0);
  const CaromComparison *comparison = carom_player_get_comparison(self->player);
  return is_until_now(self) ? carom_comparison_get_frame(comparison)
                            : carom_comparison_get_known(comparison);
}

static double get_known_s(CaromChartArea *self) {
  return carom_chart_known_s(carom_player_get_comparison(self->player), is_until_now(self));
}

/* Whether what it shows has a time. */
static gboolean has_pointed(CaromChartArea *self) {
  return is_over_time(self) || is_phase_plot(self);
}

/* What is not known yet is pointed at in vain. */
static CaromChart get_chart(CaromChartArea *self, const char *font) {
  return (CaromChart){
      .comparison = carom_player_get_comparison(self->player),
      .quantity = self->quantity,
      .theme = carom_widget_theme_get(GTK_WIDGET(self)),
      .font = font,
      .show_cursor = TRUE,
      .is_pointed = has_pointed(self) && self->pointed_s <= get_known_s(self),
      .pointed_s = self->pointed_s,
      .is_marked = is_over_time(self) && self->marked_s <= get_known_s(self),
      .marked_s = self->marked_s,
      .only_contacts = self->only_contacts,
      .range = self->range,
      .part = self->part,
      .fit = has_pointed(self) ? self->fit : NULL,
      .has_other_scale = self->has_other_scale,
      .most_digits = carom_widget_theme_get_digits(GTK_WIDGET(self), CAROM_DIGITS_EXACT),
      .until_now = is_until_now(self),
      .least = self->least_room,
      .lit_discs = self->lit_discs,
      .time_end_s = carom_player_get_end_s(self->player),
      .shown = is_over_time(self) ? self->shown : (CaromTimeSpan){0},
      .is_moving = self->rest_id > 0,
      .hidden_panes = self->hidden_panes,
      .hidden_channels = self->hidden_channels,
      .past = self->past,
  };
}

static gboolean is_same_room(CaromChartRoom one, CaromChartRoom other) {
  return one.n_lines == other.n_lines && one.left == other.left && one.right == other.right;
}

/* Not while it is drawn: others follow. */
static gboolean tell_room(gpointer area) {
  CaromChartArea *self = area;
  self->told_room = self->room;
  g_signal_emit(self, signals[SIGNAL_ARRANGED], 0);
  return G_SOURCE_REMOVE;
}

static void draw_chart(GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer unused) {
  CaromChartArea *self = CAROM_CHART_AREA(area);
  if (!self->player || !carom_player_get_comparison(self->player))
    return;
  g_autofree char *font = carom_widget_theme_get_font(GTK_WIDGET(area));
  forget_future(self);
  CaromChart chart = get_chart(self, font);
  gint64 start_us = g_get_monotonic_time();
  carom_chart_past_set_resolution(self->past, gtk_widget_get_scale_factor(GTK_WIDGET(area)));
  chart.kept_high = &self->kept_high;
  chart.own = &self->room;
  carom_chart_draw(&chart, cr, width, height);
  if (!chart.is_moving && !carom_time_span_equal(self->drawn_span, self->shown)) {
    self->drawn_span = self->shown;
    self->drawing_us = g_get_monotonic_time() - start_us;
  }
  if (!is_same_room(self->room, self->told_room))
    carom_soon(self, tell_room);
}

/* Says what can be read off, once the clock stands. */
static gboolean describe(gpointer data) {
  CaromChartArea *self = data;
  GtkWidget *area = GTK_WIDGET(self);
  self->describes = FALSE;
  if (!self->player || !carom_player_get_comparison(self->player) || !gtk_widget_get_mapped(area) ||
      carom_player_get_playing(self->player) || carom_player_is_in_flux(self->player))
    return G_SOURCE_REMOVE;
  g_autofree char *font = carom_widget_theme_get_font(area);
  CaromChart chart = get_chart(self, font);
  g_auto(CaromText) text;
  g_auto(CaromChartLayout) layout;
  carom_text_init(&text, NULL, font);
  carom_chart_arrange_axes(&layout, &chart, &text, gtk_widget_get_width(area),
                           gtk_widget_get_height(area));
  g_autofree char *words = carom_chart_readout_describe(&layout);
  gtk_accessible_update_property(GTK_ACCESSIBLE(area), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words,
                                 -1);
  return G_SOURCE_REMOVE;
}

/* What is out of sight says nothing that may not be so any more. */
static void on_unmapped(GtkWidget *area) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(area), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", -1);
}

static void enable_actions(CaromChartArea *self);

static void redraw(CaromChartArea *self) {
  gtk_widget_queue_draw(GTK_WIDGET(self));
  if (!self->describes)
    carom_soon(self, describe);
  self->describes = TRUE;
}

/* Wheels and fingers ask for another span with each frame. Where it takes longer than that to draw
 * one, it waits until they rest for so long, in milliseconds. */
#define FRAME_US 12000
#define REST_MS  120

static gboolean come_to_rest(gpointer area) {
  CaromChartArea *self = area;
  self->rest_id = 0;
  redraw(self);
  return G_SOURCE_REMOVE;
}

static void rest_soon(CaromChartArea *self) {
  g_clear_handle_id(&self->rest_id, g_source_remove);
  if (self->drawing_us > FRAME_US)
    self->rest_id = g_timeout_add(REST_MS, come_to_rest, self);
}

/* ---- Times ---- */

static gboolean has_times(CaromChartArea *self) {
  return self->player && carom_player_get_comparison(self->player) && is_over_time(self);
}

/* Whether it is a phase plot of something. */
static gboolean has_paths(CaromChartArea *self) {
  return self->player && carom_player_get_comparison(self->player) && is_phase_plot(self);
}

/* The time at a place; NAN in a phase plot if there is none. */
static double find_time_s(CaromChartArea *self, CaromVec2 place) {
  GtkWidget *area = GTK_WIDGET(self);
  g_autofree char *font = carom_widget_theme_get_font(area);
  CaromChart chart = get_chart(self, font);
  double time_s = carom_chart_arrange_time_at(&chart, gtk_widget_get_width(area),
                                              gtk_widget_get_height(area), place);
  return isnan(time_s) ? NAN : CLAMP(time_s, 0, chart.time_end_s);
}

static double get_end_s(CaromChartArea *self) {
  CaromChart chart = get_chart(self, NULL);
  return carom_chart_arrange_end_s(&chart);
}

/* The times at the ends of the plot. */
static CaromTimeSpan get_ends(CaromChartArea *self) {
  return carom_time_span_is_part(self->shown) ? self->shown : (CaromTimeSpan){0, get_end_s(self)};
}

static void seek_to(CaromChartArea *self, double time_s) {
  if (isnan(time_s))
    return;
  gtk_widget_activate_action(GTK_WIDGET(self), "win.seek", "t",
                             carom_player_frame_at(self->player, time_s));
}

static void point_at(CaromChartArea *self, double time_s) {
  g_signal_emit(self, signals[SIGNAL_POINTED], 0, time_s);
}

/* What is not known yet is not marked. NAN: no time any more.
 *
 * Returns: whether that is done */
static gboolean mark(CaromChartArea *self, double time_s) {
  gboolean can = isnan(time_s) || time_s <= get_known_s(self);
  if (can)
    g_signal_emit(self, signals[SIGNAL_MARKED], 0, time_s);
  return can;
}

/* In all charts. */
static void show_span(CaromChartArea *self, CaromTimeSpan shown) {
  carom_chart_area_set_shown(self, shown);
  g_signal_emit(self, signals[SIGNAL_ZOOMED], 0);
}

/* By hand: others may follow at once. */
static void move_to(CaromChartArea *self, CaromTimeSpan shown) {
  rest_soon(self);
  self->moves = TRUE;
  show_span(self, shown);
  self->moves = FALSE;
}

/* ---- The pointer ---- */

static void on_motion(CaromChartArea *self, double x, double y) {
  self->reads_by_keys = FALSE;
  self->pointer = carom_vec2(x, y);
  self->pointed_in = self->shown;
  if (has_times(self) || has_paths(self))
    point_at(self, find_time_s(self, self->pointer));
}

static gboolean has_menu(CaromChartArea *self) {
  return self->popup_id > 0 || (self->menu && gtk_widget_get_visible(GTK_WIDGET(self->menu)));
}

/* While the menu is open, what it is about is read off; and keys do not need the pointer. */
static void on_leave(CaromChartArea *self) {
  self->pointer = nowhere;
  if (!has_menu(self) && !self->reads_by_keys)
    point_at(self, NAN);
}

/* Values are known at the ends of frames, and where a frame has a contact, there. Where it has
 * several, as in a Newton's cradle, what is between them is not in the chart. */
#define LEAST_FRAMES 4

static void zoom_at(CaromChartArea *self, double time_s, double factor) {
  double dt_s = carom_comparison_get_scene(carom_player_get_comparison(self->player))->dt_s;
  move_to(self,
          carom_time_span_zoom(self->shown, get_end_s(self), LEAST_FRAMES * dt_s, time_s, factor));
}

/* Whether a part of a phase plot is shown. */
static gboolean is_close(CaromChartArea *self) {
  return is_phase_plot(self) && carom_chart_part_is_any(self->part);
}

static gboolean shows_part(CaromChartArea *self) {
  return is_close(self) || (is_over_time(self) && carom_time_span_is_part(self->shown));
}

static void show_part(CaromChartArea *self, CaromChartPart part) {
  self->part = part;
  enable_actions(self);
  redraw(self);
}

/* Looks at a phase plot more closely, and moves it. */
static void look(CaromChartArea *self, CaromVec2 place, double factor, CaromVec2 moved) {
  g_autofree char *font = carom_widget_theme_get_font(GTK_WIDGET(self));
  CaromChart chart = get_chart(self, font);
  show_part(self, carom_chart_arrange_look(&chart, gtk_widget_get_width(GTK_WIDGET(self)),
                                           gtk_widget_get_height(GTK_WIDGET(self)), place, factor,
                                           moved));
}

/* The time that is pointed at stays, however much room the numbers of an axis take. */
static void on_zoom(double x, double y, double factor, gpointer area) {
  CaromChartArea *self = area;
  if (has_paths(self)) {
    look(self, carom_vec2(x, y), factor, carom_vec2(0, 0));
    if (carom_vec2_is_finite(self->pointer))
      on_motion(self, x, y); /* what was near may be far now */
  }
  if (!has_times(self))
    return;
  zoom_at(self, isnan(self->pointed_s) ? find_time_s(self, carom_vec2(x, y)) : self->pointed_s,
          factor);
  self->pointed_in = self->shown;
}

static void on_move(double dx, double dy, gpointer area) {
  CaromChartArea *self = area;
  if (is_close(self))
    look(self, carom_vec2(0, 0), 1, carom_vec2(dx, dy));
  if (!has_times(self) || !carom_time_span_is_part(self->shown))
    return;
  double middle = gtk_widget_get_width(GTK_WIDGET(self)) / 2.0;
  double a_point_s =
      find_time_s(self, carom_vec2(middle + 1, 0)) - find_time_s(self, carom_vec2(middle, 0));
  move_to(self, carom_time_span_move(self->shown, get_end_s(self), -dx * a_point_s));
}

void carom_chart_area_show_whole(CaromChartArea *self) {
  g_return_if_fail(CAROM_IS_CHART_AREA(self));
  if (is_phase_plot(self))
    show_part(self, (CaromChartPart){0});
  else
    show_span(self, (CaromTimeSpan){0});
}

/* Comes before the drag of the same press. */
static void on_pressed(CaromChartArea *self, int n_press) {
  self->n_pressed = n_press;
  if (n_press == 1 && (has_times(self) || has_paths(self)))
    self->frame_before = carom_comparison_get_frame(carom_player_get_comparison(self->player));
}

/* A second press shows the whole axis again, and takes back where the first one has led. */
static gboolean press_again(CaromChartArea *self) {
  if (self->n_pressed != 2 || !shows_part(self))
    return FALSE;
  carom_chart_area_show_whole(self);
  gtk_widget_activate_action(GTK_WIDGET(self), "win.seek", "t", self->frame_before);
  return TRUE;
}

/* With Shift, differences are read off from there. */
static gboolean press_with_shift(CaromChartArea *self, GtkEventController *drag) {
  if (!(gtk_event_controller_get_current_event_state(drag) & GDK_SHIFT_MASK))
    return FALSE;
  self->measures = mark(self, find_time_s(self, self->drag_start));
  return TRUE;
}

/* A part of the axis is dragged along; on the whole of it, the present is. */
static void on_drag_begin(CaromChartArea *self, double x, double y, GtkEventController *drag) {
  self->drag_start = carom_vec2(x, y);
  self->dragged = carom_vec2(0, 0);
  self->drags = self->measures = FALSE;
  self->is_spent =
      press_again(self) || (has_times(self) ? press_with_shift(self, drag) : !has_paths(self));
  if (!self->is_spent && !shows_part(self))
    seek_to(self, find_time_s(self, self->drag_start));
}

static void on_drag_update(CaromChartArea *self, double offset_x, double offset_y) {
  CaromVec2 at = carom_vec2_add(self->drag_start, carom_vec2(offset_x, offset_y));
  CaromVec2 further = carom_vec2_sub(at, carom_vec2_add(self->drag_start, self->dragged));
  self->drags |=
      fabs(offset_x) > CLICK_REACH || (is_phase_plot(self) && fabs(offset_y) > CLICK_REACH);
  if (self->measures)
    self->dragged = carom_vec2(offset_x, offset_y);
  if (self->is_spent || !self->drags)
    return;
  if (!shows_part(self)) {
    seek_to(self, find_time_s(self, at));
  } else {
    on_move(further.x, further.y, self);
    on_motion(self, at.x, at.y); /* what is below the pointer is there still */
  }
  self->dragged = carom_vec2(offset_x, offset_y);
}

/* From the mark to the clock, which stands then: it stays when the pointer goes. */
static void keep_stretch(CaromChartArea *self) {
  double from_s = self->marked_s;
  double to_s =
      find_time_s(self, carom_vec2(self->drag_start.x + self->dragged.x, self->drag_start.y));
  gboolean turns = to_s < from_s && is_until_now(self); /* what comes later would not be known */
  carom_player_halt(self->player);
  seek_to(self, turns ? from_s : to_s);
  if (turns)
    mark(self, to_s);
  point_at(self, NAN);
}

/* What was not dragged was clicked. */
static void on_drag_end(CaromChartArea *self) {
  if (self->measures && self->drags)
    keep_stretch(self);
  if (!self->is_spent && !self->drags && shows_part(self))
    seek_to(self, find_time_s(self, self->drag_start));
}

/* ---- The keys ---- */

/* Where the keys read off. */
static double get_read_s(CaromChartArea *self) {
  CaromChart chart = get_chart(self, NULL);
  return carom_chart_read_s(&chart);
}

/* What is shown goes along with what is read off. */
static void read_at(CaromChartArea *self, double time_s) {
  time_s = CLAMP(time_s, 0, get_known_s(self));
  CaromTimeSpan ends = get_ends(self);
  double beyond_s = MAX(time_s - ends.to_s, 0) + MIN(time_s - ends.from_s, 0);
  if (beyond_s != 0)
    show_span(self, carom_time_span_move(self->shown, get_end_s(self), beyond_s));
  self->reads_by_keys = TRUE;
  point_at(self, time_s);
}

static void read_by(CaromChartArea *self, double share) {
  CaromTimeSpan ends = get_ends(self);
  read_at(self, get_read_s(self) + share * (ends.to_s - ends.from_s));
}

static void read_to(CaromChartArea *self, double share) {
  CaromTimeSpan ends = get_ends(self);
  read_at(self, ends.from_s + share * (ends.to_s - ends.from_s));
}

static void zoom_by(CaromChartArea *self, double clicks) {
  CaromTimeSpan ends = get_ends(self);
  double factor = pow(CAROM_ZOOM_GESTURES_STEP, clicks);
  if (is_phase_plot(self))
    look(self, nowhere, factor, carom_vec2(0, 0));
  else
    zoom_at(self, CLAMP(get_read_s(self), ends.from_s, ends.to_s), factor);
}

static void go_there(CaromChartArea *self, double unused) {
  seek_to(self, get_read_s(self));
}

/* A key that has nothing to do, such as to look at more than all, does not lead the focus away.
 *
 * Returns: whether the table has the key for charts */
static gboolean on_key(CaromChartArea *self, guint key, guint code, GdkModifierType state) {
  const char *action;
  g_autofree char *name = NULL;
  g_autoptr(GVariant) amount = NULL;
  if (!carom_shortcuts_find(CAROM_SHORTCUT_CHART, key, state, &action) ||
      !g_action_parse_detailed_name(action, &name, &amount, NULL))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action_variant(GTK_WIDGET(self), name, amount);
  return GDK_EVENT_STOP;
}

/* ---- The menu ---- */

/* As it was when the menu opened, which has the pointer since. */
static CaromChart get_menu_chart(CaromChartArea *self, const char *font) {
  CaromChart chart = get_chart(self, font);
  if (has_pointed(self) && self->is_menu_pointed && self->menu_s <= get_known_s(self)) {
    chart.is_pointed = TRUE;
    chart.pointed_s = self->menu_s;
  }
  return chart;
}

static void copy_data(CaromChartArea *self, double unused) {
  CaromTimeSpan ends = get_ends(self);
  CaromChart chart = get_chart(self, NULL);
  carom_chart_copy_data(GTK_WIDGET(self), &chart, ends, carom_chart_area_get_last_frame(self));
}

static void copy_picture(CaromChartArea *self, double unused) {
  g_autofree char *font = carom_widget_theme_get_font(GTK_WIDGET(self));
  CaromChart chart = get_menu_chart(self, font);
  carom_chart_copy_picture(GTK_WIDGET(self), &chart);
}

static void copy_readout(CaromChartArea *self, double unused) {
  g_autofree char *font = carom_widget_theme_get_font(GTK_WIDGET(self));
  CaromChart chart = get_menu_chart(self, font);
  carom_chart_copy_readout(GTK_WIDGET(self), &chart);
}

static gboolean set_range(GtkWidget *area, CaromChartRange range) {
  return carom_chart_area_set_range(CAROM_CHART_AREA(area), range);
}

/* It begins with what the axis has now. */
static void ask_for_range(CaromChartArea *self, double unused) {
  g_auto(CaromText) text;
  g_auto(CaromChartLayout) layout;
  g_autofree char *font = carom_widget_theme_get_font(GTK_WIDGET(self));
  CaromChart chart = get_chart(self, font);
  carom_text_init(&text, NULL, font);
  carom_chart_arrange_axes(&layout, &chart, &text, gtk_widget_get_width(GTK_WIDGET(self)),
                           gtk_widget_get_height(GTK_WIDGET(self)));
  carom_chart_range_ask(GTK_WIDGET(self), self->quantity->dimension,
                        carom_comparison_get_scene(chart.comparison)->unit,
                        (CaromChartRange){layout.value.min, layout.value.max}, set_range);
}

static void ask_for_table(CaromChartArea *self, double unused) {
  g_signal_emit(self, signals[SIGNAL_TABLE], 0);
}

static void mark_time(CaromChartArea *self, double unused) {
  mark(self, self->menu_s);
}

static void unmark(CaromChartArea *self, double unused) {
  mark(self, NAN);
}

static void toggle_mark(CaromChartArea *self, double unused) {
  mark(self, isnan(self->marked_s) ? get_read_s(self) : NAN);
}

/* The menu gives the focus to the chart, which would keep the keys. */
static gboolean lead_home(gpointer window) {
  carom_window_keys_leave_typing(window);
  return G_SOURCE_REMOVE;
}

static void on_menu_closed(CaromChartArea *self) {
  if (isnan(self->pointer.x) && self->is_menu_pointed)
    point_at(self, NAN);
  GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(self));
  if (root && self->is_menu_pointed)
    carom_soon(root, lead_home);
}

/* ---- Which curves are shown ---- */

guint64 carom_chart_area_get_hidden_panes(CaromChartArea *self) {
  g_return_val_if_fail(CAROM_IS_CHART_AREA(self), 0);
  return self->hidden_panes;
}

void carom_chart_area_set_hidden_panes(CaromChartArea *self, guint64 hidden) {
  g_return_if_fail(CAROM_IS_CHART_AREA(self));
  if (self->hidden_panes == hidden)
    return;
  self->hidden_panes = hidden;
  redraw(self);
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_HIDDEN_PANES]);
}

void carom_chart_area_set_lit_discs(CaromChartArea *self, guint64 discs) {
  g_return_if_fail(CAROM_IS_CHART_AREA(self));
  if (self->lit_discs == discs)
    return;
  self->lit_discs = discs;
  redraw(self);
}

static guint64 switch_pane(guint pane, guint64 all, gpointer area) {
  CaromChartArea *self = area;
  carom_chart_area_set_hidden_panes(self, carom_chart_switches_flip(self->hidden_panes, pane, all));
  g_signal_emit(self, signals[SIGNAL_SWITCHED], 0);
  return self->hidden_panes;
}

void carom_chart_area_switch_pane(CaromChartArea *self, guint pane) {
  g_return_if_fail(CAROM_IS_CHART_AREA(self));
  guint n = carom_comparison_get_n_runs(carom_player_get_comparison(self->player));
  switch_pane(pane, (G_GUINT64_CONSTANT(1) << n) - 1, self);
}

static guint64 switch_curve(guint curve, guint64 all, gpointer area) {
  CaromChartArea *self = area;
  self->hidden_channels = carom_chart_switches_flip(self->hidden_channels, curve, all);
  redraw(self);
  return self->hidden_channels;
}

static void fill_curves_menu(CaromChartArea *self) {
  const CaromComparison *comparison = carom_player_get_comparison(self->player);
  g_autoptr(GPtrArray) panes = carom_chart_switches_list_panes(comparison);
  g_autoptr(GPtrArray) curves = carom_chart_switches_list_curves(comparison, self->quantity);
  g_menu_remove_all(self->curves_menu);
  carom_chart_switches_append(self->curves_menu, GTK_WIDGET(self), "chart-panes", panes,
                              self->hidden_panes, switch_pane, self);
  carom_chart_switches_append(self->curves_menu, GTK_WIDGET(self), "chart-curves", curves,
                              self->hidden_channels, switch_curve, self);
}

/* The view has the quantity. */
static void set_across(CaromChartArea *self, const char *id) {
  const CaromQuantity *quantity = carom_chart_across_choose(self->quantity, id);
  if (quantity && quantity != self->quantity)
    g_signal_emit(self, signals[SIGNAL_CHOSEN], 0, quantity);
}

/* ---- The menu pops up ---- */

/* GTK 4.8 puts the lines between sections in when it is idle, and a popover that is shown before
 * that does not grow for them. */
static gboolean pop_up_now(gpointer area) {
  CaromChartArea *self = area;
  self->popup_id = 0;
  gtk_popover_popup(self->menu);
  return G_SOURCE_REMOVE;
}

static void pop_up(CaromChartArea *self, double x, double y) {
  fill_curves_menu(self);
  carom_chart_across_fill(self->across_menu, carom_player_get_comparison(self->player),
                          self->quantity);
  gtk_widget_action_set_enabled(GTK_WIDGET(self), "chart.mark",
                                has_times(self) && self->menu_s <= get_known_s(self));
  if (!self->menu) {
    self->menu = GTK_POPOVER(gtk_popover_menu_new_from_model(G_MENU_MODEL(self->chart_menu)));
    g_signal_connect_swapped(self->menu, "closed", G_CALLBACK(on_menu_closed), self);
    gtk_widget_set_parent(GTK_WIDGET(self->menu), GTK_WIDGET(self));
    carom_window_keys_watch_menu(self->menu, GTK_WIDGET(self));
    gtk_popover_set_has_arrow(self->menu, FALSE);
    gtk_widget_set_halign(GTK_WIDGET(self->menu), GTK_ALIGN_START);
  }
  gtk_popover_set_pointing_to(self->menu, &(GdkRectangle){(int)x, (int)y, 1, 1});
  if (self->popup_id == 0)
    self->popup_id = g_idle_add(pop_up_now, self);
}

/* By the keyboard: where it reads off. */
static void open_menu(CaromChartArea *self, double unused) {
  GtkWidget *area = GTK_WIDGET(self);
  self->menu_s = get_read_s(self);
  self->is_menu_pointed = FALSE;
  pop_up(self, gtk_widget_get_width(area) / 2.0, gtk_widget_get_height(area) / 2.0);
}

void carom_chart_area_pop_up(CaromChartArea *self, double x, double y, gboolean by_keys) {
  g_return_if_fail(CAROM_IS_CHART_AREA(self));
  if (!self->player || !carom_player_get_comparison(self->player))
    return;
  self->menu_s = get_read_s(self);
  self->is_menu_pointed = !by_keys;
  pop_up(self, x, y);
}

static void on_menu_released(CaromChartArea *self, int n_press, double x, double y) {
  if (!self->player || !carom_player_get_comparison(self->player))
    return;
  self->menu_s = find_time_s(self, carom_vec2(x, y));
  self->is_menu_pointed = TRUE;
  pop_up(self, x, y);
}

static void show_whole(CaromChartArea *self, double unused) {
  carom_chart_area_show_whole(self);
}

/* What has to be there for an action. */
typedef enum { NEEDS_NOTHING, NEEDS_VALUES, NEEDS_TIMES, NEEDS_MARK, NEEDS_PART } Need;

static const struct {
  const char *name;
  const char *type; /* (nullable): of its amount */
  void (*does)(CaromChartArea *self, double amount);
  Need need;
} actions[] = {
    {"chart.read-by", "d", read_by, NEEDS_VALUES}, /* a share of what is shown further */
    {"chart.read-to", "d", read_to, NEEDS_VALUES}, /* at a share of it */
    {"chart.zoom", "d", zoom_by, NEEDS_VALUES},    /* as by so many clicks of the wheel */
    {"chart.go-there", NULL, go_there, NEEDS_VALUES},
    {"chart.whole", NULL, show_whole, NEEDS_PART},
    {"chart.mark", NULL, mark_time, NEEDS_TIMES},
    {"chart.unmark", NULL, unmark, NEEDS_MARK},
    {"chart.toggle-mark", NULL, toggle_mark, NEEDS_TIMES},
    {"chart.range", NULL, ask_for_range, NEEDS_VALUES},
    {"chart.table", NULL, ask_for_table, NEEDS_VALUES},
    {"chart.copy-readout", NULL, copy_readout, NEEDS_VALUES},
    {"chart.copy-data", NULL, copy_data, NEEDS_VALUES},
    {"chart.copy-picture", NULL, copy_picture, NEEDS_NOTHING},
    {"chart.menu", NULL, open_menu, NEEDS_NOTHING},
};

static void on_action(GtkWidget *widget, const char *name, GVariant *amount) {
  CaromChartArea *self = CAROM_CHART_AREA(widget);
  for (guint i = 0; i < G_N_ELEMENTS(actions); i++)
    if (g_str_equal(actions[i].name, name) && self->player &&
        carom_player_get_comparison(self->player))
      actions[i].does(self, amount ? g_variant_get_double(amount) : 0);
}

/* What is negative has no logarithm. */
static gboolean is_never_negative(const CaromQuantity *quantity) {
  return quantity->logarithmic ||
         (quantity->from_zero && !quantity->is_signed && !quantity->stack_of);
}

static gboolean is_logarithmic(CaromChartArea *self) {
  return self->quantity->logarithmic != self->has_other_scale;
}

static void set_logarithmic(CaromChartArea *self, gboolean wanted) {
  self->has_other_scale = wanted != self->quantity->logarithmic;
  redraw(self);
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_IS_LOGARITHMIC]);
}

gboolean carom_chart_area_set_range(CaromChartArea *self, CaromChartRange range) {
  g_return_val_if_fail(CAROM_IS_CHART_AREA(self), FALSE);
  gboolean follows = range.from == 0 && range.to == 0;
  if (!follows && !carom_chart_range_is_valid(range, is_logarithmic(self)))
    return FALSE;
  self->range = range;
  show_part(self, (CaromChartPart){0});
  return TRUE;
}

static void set_only_contacts(CaromChartArea *self, gboolean only_contacts) {
  self->only_contacts = only_contacts;
  redraw(self);
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_ONLY_CONTACTS]);
}

static void enable_actions(CaromChartArea *self) {
  gboolean has_axis = is_over_time(self);
  const gboolean has[] = {
      [NEEDS_NOTHING] = TRUE,          [NEEDS_VALUES] = has_pointed(self),
      [NEEDS_TIMES] = has_axis,        [NEEDS_MARK] = has_axis && !isnan(self->marked_s),
      [NEEDS_PART] = shows_part(self),
  };
  for (guint i = 0; i < G_N_ELEMENTS(actions); i++)
    gtk_widget_action_set_enabled(GTK_WIDGET(self), actions[i].name, has[actions[i].need]);
  gtk_widget_action_set_enabled(GTK_WIDGET(self), "chart.fit", has_pointed(self));
  gtk_widget_action_set_enabled(GTK_WIDGET(self), "chart.across",
                                self->quantity->kind != CAROM_QUANTITY_DISTRIBUTION &&
                                    !carom_quantity_repeats(self->quantity));
  gtk_widget_action_set_enabled(GTK_WIDGET(self), "chart.only-contacts", is_phase_plot(self));
  gtk_widget_action_set_enabled(GTK_WIDGET(self), "chart.logarithmic",
                                has_pointed(self) && is_never_negative(self->quantity));
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_IS_PART]);
}

/* ---- What is shown ---- */

static guint count_channels(CaromChartArea *self) {
  const CaromComparison *comparison = carom_player_get_comparison(self->player);
  g_autoptr(GArray) channels =
      carom_channels_of(self->quantity, carom_comparison_get_scene(comparison));
  return channels->len;
}

void carom_chart_area_set_quantity(CaromChartArea *self, const CaromQuantity *quantity) {
  g_return_if_fail(CAROM_IS_CHART_AREA(self) && quantity);
  gboolean stays_upright =
      carom_quantity_upright(quantity) == carom_quantity_upright(self->quantity);
  gboolean was_logarithmic = is_logarithmic(self);
  self->quantity = quantity;
  self->hidden_channels = 0;
  self->range = (CaromChartRange){0};
  self->part = (CaromChartPart){0};
  if (self->player && carom_player_get_comparison(self->player))
    self->n_channels = count_channels(self);
  set_logarithmic(self, stays_upright ? was_logarithmic : quantity->logarithmic);
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_ACROSS]);
  gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 _(quantity->part.title), -1);
  enable_actions(self);
  redraw(self);
}

CaromTimeSpan carom_chart_area_get_shown(CaromChartArea *self) {
  g_return_val_if_fail(CAROM_IS_CHART_AREA(self), (CaromTimeSpan){0});
  return self->shown;
}

void carom_chart_area_show_same(CaromChartArea *self, CaromChartArea *other) {
  g_return_if_fail(CAROM_IS_CHART_AREA(self) && CAROM_IS_CHART_AREA(other));
  if (self == other)
    return;
  if (other->moves)
    rest_soon(self);
  carom_chart_area_set_shown(self, other->shown);
}

void carom_chart_area_reset(CaromChartArea *self) {
  g_return_if_fail(CAROM_IS_CHART_AREA(self));
  self->hidden_channels = 0;
  self->range = (CaromChartRange){0};
  self->part = (CaromChartPart){0};
  carom_chart_area_set_hidden_panes(self, 0);
  carom_chart_area_set_shown(self, (CaromTimeSpan){0});
  carom_chart_area_set_marked(self, NAN);
  carom_chart_area_set_fit(self, NULL);
  set_logarithmic(self, self->quantity->logarithmic);
}

void carom_chart_area_set_shown(CaromChartArea *self, CaromTimeSpan shown) {
  g_return_if_fail(CAROM_IS_CHART_AREA(self));
  if (carom_time_span_equal(self->shown, shown))
    return;
  self->shown = shown;
  enable_actions(self);
  redraw(self);
}

/* So much of what is shown is before the present, if it was not in sight: where the clock goes on,
 * little; where it has gone to a contact, as much as after it. */
static const double before_playing = 0.05, before_standing = 0.5;

/* As the present goes on, or somewhere else, what is shown goes along, and what the keys have read
 * off is over. Whoever looks elsewhere while the clock goes on is left there. */
static void follow(CaromChartArea *self) {
  double now_s = carom_comparison_get_time_s(carom_player_get_comparison(self->player));
  double before_s = self->followed_s;
  gboolean is_playing = carom_player_get_playing(self->player);
  if (now_s == before_s)
    return;
  self->followed_s = now_s;
  if (self->reads_by_keys)
    point_at(self, NAN);
  self->reads_by_keys = FALSE;
  CaromTimeSpan shown = carom_time_span_follow(self->shown, get_end_s(self), now_s,
                                               is_playing ? before_playing : before_standing);
  gboolean was_shown = self->shown.from_s <= before_s && before_s <= self->shown.to_s;
  if (!carom_time_span_equal(shown, self->shown) && (was_shown || !is_playing))
    show_span(self, shown);
  if (!isnan(self->pointer.x) && !carom_time_span_equal(self->shown, self->pointed_in))
    on_motion(self, self->pointer.x, self->pointer.y); /* another time is below it now */
}

void carom_chart_area_set_pointed(CaromChartArea *self, double time_s) {
  g_return_if_fail(CAROM_IS_CHART_AREA(self));
  if (self->pointed_s == time_s || (isnan(self->pointed_s) && isnan(time_s)))
    return;
  self->pointed_s = time_s;
  redraw(self);
}

void carom_chart_area_set_until_now(CaromChartArea *self, gboolean until_now) {
  g_return_if_fail(CAROM_IS_CHART_AREA(self));
  self->until_now = until_now;
  redraw(self);
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_UNTIL_NOW]);
}

void carom_chart_area_set_marked(CaromChartArea *self, double time_s) {
  g_return_if_fail(CAROM_IS_CHART_AREA(self));
  self->marked_s = time_s;
  enable_actions(self);
  redraw(self);
}

void carom_chart_area_set_fit(CaromChartArea *self, const CaromFitLaw *fit) {
  g_return_if_fail(CAROM_IS_CHART_AREA(self));
  if (self->fit == fit)
    return;
  self->fit = fit;
  redraw(self);
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_FIT]);
}

void carom_chart_area_set_least_room(CaromChartArea *self, CaromChartRoom least) {
  g_return_if_fail(CAROM_IS_CHART_AREA(self));
  if (is_same_room(self->least_room, least))
    return;
  self->least_room = least;
  redraw(self);
}

CaromChartRoom carom_chart_area_get_least_room(CaromChartArea *self) {
  g_return_val_if_fail(CAROM_IS_CHART_AREA(self), (CaromChartRoom){0});
  return self->least_room;
}

CaromChartRoom carom_chart_area_get_room(CaromChartArea *self) {
  g_return_val_if_fail(CAROM_IS_CHART_AREA(self), (CaromChartRoom){0});
  return self->room;
}

/* While something is dragged a chart waits, as it may have to rehearse the run first. */
static void on_changed(CaromChartArea *self) {
  if (carom_player_is_in_flux(self->player))
    return;
  if (carom_player_get_comparison(self->player))
    follow(self);
  redraw(self);
}

/* Among others, the numbers of what is hidden mean something else. */
static void show_others(CaromChartArea *self) {
  guint n_panes = carom_comparison_get_n_runs(carom_player_get_comparison(self->player));
  guint n_channels = count_channels(self);
  if (n_panes != self->n_panes)
    carom_chart_area_set_hidden_panes(self, 0);
  if (n_channels != self->n_channels)
    self->hidden_channels = 0;
  self->n_panes = n_panes;
  self->n_channels = n_channels;
}

static void on_replaced(CaromChartArea *self) {
  show_others(self);
  carom_chart_past_forget(self->past);
  self->drawn_span = never;
  self->kept_high = 0;
  if (self->shown.to_s > get_end_s(self))
    carom_chart_area_set_shown(self, (CaromTimeSpan){0});
}

void carom_chart_area_set_player(CaromChartArea *self, CaromPlayer *player) {
  g_return_if_fail(CAROM_IS_CHART_AREA(self) && !self->player);
  self->player = g_object_ref(player);
  g_signal_connect_object(player, "replaced", G_CALLBACK(on_replaced), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "changed", G_CALLBACK(on_changed), self, G_CONNECT_SWAPPED);
  if (carom_player_get_comparison(player))
    on_replaced(self);
}

static void carom_chart_area_set_property(GObject *object, guint id, const GValue *value,
                                          GParamSpec *spec) {
  CaromChartArea *self = CAROM_CHART_AREA(object);
  if (id == PROP_FIT)
    carom_chart_area_set_fit(self, carom_fit_law_by_id(g_value_get_string(value)));
  else if (id == PROP_ACROSS)
    set_across(self, g_value_get_string(value));
  else if (id == PROP_ONLY_CONTACTS)
    set_only_contacts(self, g_value_get_boolean(value));
  else
    set_logarithmic(self, g_value_get_boolean(value));
}

static void carom_chart_area_get_property(GObject *object, guint id, GValue *value,
                                          GParamSpec *spec) {
  CaromChartArea *self = CAROM_CHART_AREA(object);
  if (id == PROP_FIT)
    g_value_set_string(value, self->fit ? self->fit->id : no_fit);
  else if (id == PROP_IS_LOGARITHMIC)
    g_value_set_boolean(value, is_logarithmic(self));
  else if (id == PROP_ACROSS)
    g_value_set_string(value, carom_chart_across_get_id(self->quantity));
  else if (id == PROP_ONLY_CONTACTS)
    g_value_set_boolean(value, self->only_contacts);
  else if (id == PROP_UNTIL_NOW)
    g_value_set_boolean(value, self->until_now);
  else if (id == PROP_HIDDEN_PANES)
    g_value_set_uint64(value, self->hidden_panes);
  else
    g_value_set_boolean(value, shows_part(self));
}

static void carom_chart_area_dispose(GObject *object) {
  CaromChartArea *self = CAROM_CHART_AREA(object);
  g_clear_handle_id(&self->popup_id, g_source_remove);
  g_clear_handle_id(&self->rest_id, g_source_remove);
  if (self->menu)
    gtk_widget_unparent(GTK_WIDGET(self->menu));
  self->menu = NULL;
  g_clear_object(&self->player);
  G_OBJECT_CLASS(carom_chart_area_parent_class)->dispose(object);
}

static void carom_chart_area_finalize(GObject *object) {
  carom_chart_past_free(CAROM_CHART_AREA(object)->past);
  G_OBJECT_CLASS(carom_chart_area_parent_class)->finalize(object);
}

static void carom_chart_area_class_init(CaromChartAreaClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  object_class->dispose = carom_chart_area_dispose;
  object_class->finalize = carom_chart_area_finalize;
  object_class->set_property = carom_chart_area_set_property;
  object_class->get_property = carom_chart_area_get_property;
  properties[PROP_FIT] =
      g_param_spec_string("fit", NULL, NULL, no_fit,
                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_IS_LOGARITHMIC] =
      g_param_spec_boolean("is-logarithmic", NULL, NULL, FALSE,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_ACROSS] =
      g_param_spec_string("across", NULL, NULL, NULL,
                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_ONLY_CONTACTS] =
      g_param_spec_boolean("only-contacts", NULL, NULL, FALSE,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_UNTIL_NOW] =
      g_param_spec_boolean("until-now", NULL, NULL, FALSE,
                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_IS_PART] =
      g_param_spec_boolean("is-part", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_HIDDEN_PANES] =
      g_param_spec_uint64("hidden-panes", NULL, NULL, 0, G_MAXUINT64, 0,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties(object_class, N_PROPERTIES, properties);
  gtk_widget_class_set_template_from_resource(widget_class,
                                              "/io/github/carom_physics/Carom/carom-chart-area.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromChartArea, chart_menu);
  gtk_widget_class_bind_template_child(widget_class, CaromChartArea, across_menu);
  gtk_widget_class_bind_template_child(widget_class, CaromChartArea, fit_menu);
  gtk_widget_class_bind_template_child(widget_class, CaromChartArea, curves_menu);
  gtk_widget_class_bind_template_callback(widget_class, on_key);
  gtk_widget_class_bind_template_callback(widget_class, on_menu_released);
  gtk_widget_class_bind_template_callback(widget_class, on_pressed);
  gtk_widget_class_bind_template_callback(widget_class, on_drag_begin);
  gtk_widget_class_bind_template_callback(widget_class, on_drag_update);
  gtk_widget_class_bind_template_callback(widget_class, on_drag_end);
  gtk_widget_class_bind_template_callback(widget_class, on_motion);
  gtk_widget_class_bind_template_callback(widget_class, on_leave);
  for (guint i = 0; i < G_N_ELEMENTS(actions); i++)
    gtk_widget_class_install_action(widget_class, actions[i].name, actions[i].type, on_action);
  gtk_widget_class_install_property_action(widget_class, "chart.fit", "fit");
  gtk_widget_class_install_property_action(widget_class, "chart.logarithmic", "is-logarithmic");
  gtk_widget_class_install_property_action(widget_class, "chart.across", "across");
  gtk_widget_class_install_property_action(widget_class, "chart.only-contacts", "only-contacts");
  GType type = G_TYPE_FROM_CLASS(klass);
  signals[SIGNAL_ARRANGED] =
      g_signal_new("arranged", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_POINTED] = g_signal_new("pointed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_DOUBLE);
  signals[SIGNAL_MARKED] = g_signal_new("marked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 1, G_TYPE_DOUBLE);
  signals[SIGNAL_ZOOMED] =
      g_signal_new("zoomed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_TABLE] =
      g_signal_new("table", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_CHOSEN] = g_signal_new("chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SIGNAL_SWITCHED] =
      g_signal_new("switched", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void fill_fit_menu(CaromChartArea *self) {
  guint n_laws;
  const CaromFitLaw *laws = carom_fit_laws(&n_laws);
  for (guint i = 0; i < n_laws; i++) {
    g_autoptr(GMenuItem) item = g_menu_item_new(_(laws[i].title), NULL);
    g_menu_item_set_action_and_target(item, "chart.fit", "s", laws[i].id);
    g_menu_append_item(self->fit_menu, item);
  }
}

static void carom_chart_area_init(CaromChartArea *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
  self->past = carom_chart_past_new();
  self->drawn_span = never;
  self->pointed_s = self->marked_s = self->menu_s = NAN;
  self->pointer = nowhere;
  self->quantity = carom_quantities(&(guint){0});
  fill_fit_menu(self);
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(self), draw_chart, NULL, NULL);
  carom_widget_theme_watch(GTK_WIDGET(self));
  carom_zoom_gestures_add(GTK_WIDGET(self), &(CaromZoomFuncs){on_zoom, on_move}, self);
  carom_window_keys_keep(GTK_WIDGET(self));
  g_signal_connect(self, "map", G_CALLBACK(redraw), NULL);
  g_signal_connect(self, "unmap", G_CALLBACK(on_unmapped), NULL);
}
