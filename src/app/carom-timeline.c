/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-timeline: a GtkScale, so that dragging, keys, focus and accessibility are those of every
 * other slider. Only the marks of the contacts are drawn here. */
#include "carom-timeline.h"

#include "carom-bookmark-popover.h"
#include "carom-contact-marks.h"
#include "carom-pane-style.h"
#include "carom-tooltip.h"
#include "carom-unlisted.h"
#include "carom-widget-theme.h"
#include "carom-window-keys.h"

#include <glib/gi18n-lib.h>

/* The marks are below the trough, larger with larger type. However many panes there are, their
 * lanes share the same height, so that nothing moves. */
#define MARK_GAP     4
#define MARK_HEIGHT  12
#define MARK_WIDTH   2
#define LANE_WIDTH   3 /* at least */
#define MARK_OPACITY 0.75F

struct _CaromTimeline {
  GtkScale parent_instance;
  CaromPlayer *player;
  CaromContactMarks marks;
  gboolean hide_ahead;   /* whether contacts after the present time have no marks */
  char *description;     /* (nullable): what assistive technology was told */
  GtkWidget *popover;    /* (nullable): that of the bookmarks, while it is open */
  gboolean is_following; /* the value is being set to the clock's time */
};

G_DEFINE_FINAL_TYPE(CaromTimeline, carom_timeline, GTK_TYPE_SCALE)

static CaromComparison *get_comparison(CaromTimeline *self) {
  return carom_player_get_comparison(self->player);
}

/* ---- Marks ---- */

static double get_factor(CaromTimeline *self) {
  return carom_widget_theme_get(GTK_WIDGET(self))->line_factor;
}

/* Where the marks are. The slider overhangs the trough so that its centre reaches both ends; these
 * are the places of time 0 and of the end. */
static graphene_rect_t get_strip(CaromTimeline *self) {
  GdkRectangle trough;
  gtk_range_get_range_rect(GTK_RANGE(self), &trough);
  return GRAPHENE_RECT_INIT(trough.x, trough.y + trough.height / 2 + MARK_GAP, MAX(trough.width, 1),
                            MARK_HEIGHT * (float)get_factor(self));
}

static void update_marks(CaromTimeline *self) {
  carom_contact_marks_update(&self->marks, get_comparison(self),
                             carom_player_get_end_s(self->player),
                             (guint)get_strip(self).size.width, self->hide_ahead);
}

/* Turns the pixel @x of @n into that from the other end of the trough, where writing runs from
 * right to left, and so does the slider. */
static double mirror_if_needed(CaromTimeline *self, double x, double n) {
  gboolean mirrored = gtk_widget_get_direction(GTK_WIDGET(self)) == GTK_TEXT_DIR_RTL;
  return mirrored ? n - x : x;
}

/* Returns: the marks of the pixels from @first up to @end within @band, on whole pixels, none of
 * which is beyond an end of the trough; a mark of one pixel is @width wide */
static graphene_rect_t place_mark(CaromTimeline *self, const graphene_rect_t *band, guint first,
                                  guint end, double width) {
  double length = band->size.width;
  double middle = mirror_if_needed(self, (first + end) / 2.0, length);
  double size = MIN(end - first + MAX(round(width), 1) - 1, length);
  double x = CLAMP(ceil(middle - size / 2), 0, length - size);
  return GRAPHENE_RECT_INIT(band->origin.x + (float)x, band->origin.y, (float)size,
                            band->size.height);
}

static void draw_lane(CaromTimeline *self, GtkSnapshot *snapshot, guint lane,
                      const graphene_rect_t *band, double width, const GdkRGBA *colour) {
  guint first = 0, end;
  for (; carom_contact_marks_find_run(&self->marks, lane, &first, &end); first = end) {
    graphene_rect_t mark = place_mark(self, band, first, end, width);
    gtk_snapshot_append_color(snapshot, colour, &mark);
  }
}

static graphene_rect_t get_band(const CaromContactMarks *marks, const graphene_rect_t *strip,
                                guint pane) {
  graphene_rect_t band = *strip;
  band.size.height /= (float)marks->n_panes;
  band.origin.y += (float)pane * band.size.height;
  return band;
}

/* Its colour, its place among the others, and its width, which is less from pane to pane as that of
 * the curves is. */
static void draw_pane(CaromTimeline *self, GtkSnapshot *snapshot, const graphene_rect_t *strip,
                      guint pane) {
  CaromPaneStyle style = carom_pane_style_of(carom_widget_theme_get(GTK_WIDGET(self)), pane);
  CaromColour colour = style.text_colour;
  GdkRGBA rgba = {(float)colour.red, (float)colour.green, (float)colour.blue, 1};
  graphene_rect_t band = get_band(&self->marks, strip, pane);
  draw_lane(self, snapshot, pane, &band, MAX(LANE_WIDTH, style.nested.width / 2), &rgba);
}

/* ---- Contacts that are not listed ---- */

/* Slanted lines, so far apart from left to right, in pixels. */
#define HATCH_GAP   6
#define HATCH_WIDTH 1

/* Returns: the part of @band in which @run has contacts that are not listed; empty if all are. It
 *   ends at what has been computed or, with the future hidden, at the present time */
static graphene_rect_t find_unlisted(CaromTimeline *self, const CaromRun *run,
                                     const graphene_rect_t *band) {
  const CaromComparison *comparison = get_comparison(self);
  double end_s = carom_player_get_end_s(self->player);
  double dt_s = carom_comparison_get_scene(comparison)->dt_s;
  guint64 known = self->hide_ahead ? carom_comparison_get_frame(comparison)
                                   : carom_comparison_get_furthest(comparison);
  guint64 first = MIN(carom_run_get_listed_until(run), known);
  double width = band->size.width;
  double from = MIN((double)first * dt_s / end_s, 1) * width;
  double to = MIN((double)known * dt_s / end_s, 1) * width;
  double left = MIN(mirror_if_needed(self, from, width), mirror_if_needed(self, to, width));
  return GRAPHENE_RECT_INIT(band->origin.x + (float)left, band->origin.y, (float)(to - from),
                            band->size.height);
}

/* The lines go on from lane to lane of @strip. */
static void hatch(GtkSnapshot *snapshot, const graphene_rect_t *area, const graphene_rect_t *strip,
                  const GdkRGBA *colour) {
  if (area->size.width <= 0)
    return;
  cairo_t *cr = gtk_snapshot_append_cairo(snapshot, area);
  double top = strip->origin.y, height = strip->size.height;
  double end = area->origin.x + area->size.width + height;
  gdk_cairo_set_source_rgba(cr, colour);
  cairo_set_line_width(cr, HATCH_WIDTH);
  for (double x = floor(area->origin.x / HATCH_GAP) * HATCH_GAP; x < end; x += HATCH_GAP) {
    cairo_move_to(cr, x, top);
    cairo_line_to(cr, x - height, top + height);
  }
  cairo_stroke(cr);
  cairo_destroy(cr);
}

static void draw_unlisted(CaromTimeline *self, GtkSnapshot *snapshot, const graphene_rect_t *strip,
                          const GdkRGBA *colour) {
  for (guint pane = 0; pane < self->marks.n_panes; pane++) {
    graphene_rect_t band = get_band(&self->marks, strip, pane);
    const CaromRun *run = carom_comparison_get_run(get_comparison(self), pane);
    graphene_rect_t area = find_unlisted(self, run, &band);
    hatch(snapshot, &area, strip, colour);
  }
}

/* ---- Bookmarks ----
 *
 * Those that are ahead are seen, too: what they are called is no secret. */

/* A mark points down to the trough, from above; in pixels. */
#define FLAG_WIDTH  9
#define FLAG_HEIGHT 6
#define FLAG_GAP    1

static const GArray *get_bookmarks(CaromTimeline *self) {
  return carom_comparison_get_scene(get_comparison(self))->bookmarks;
}

/* Returns: where the mark of bookmark @i is, about; its width is 0 beyond the end of the time */
static graphene_rect_t find_flag(CaromTimeline *self, guint i) {
  double at_s = g_array_index(get_bookmarks(self), CaromBookmark, i).at_s;
  double share = at_s / carom_player_get_end_s(self->player);
  double factor = get_factor(self), width = share <= 1 ? FLAG_WIDTH * factor : 0;
  graphene_rect_t strip = get_strip(self);
  double middle = mirror_if_needed(self, share * (double)strip.size.width, strip.size.width);
  double top = (double)strip.origin.y - MARK_GAP - (FLAG_GAP + FLAG_HEIGHT) * factor;
  return GRAPHENE_RECT_INIT((float)(strip.origin.x + middle - width / 2), (float)top, (float)width,
                            (float)(FLAG_HEIGHT * factor));
}

static void draw_flags(CaromTimeline *self, GtkSnapshot *snapshot, const GdkRGBA *colour) {
  for (guint i = 0; i < get_bookmarks(self)->len; i++) {
    graphene_rect_t flag = find_flag(self, i);
    if (flag.size.width == 0)
      continue;
    cairo_t *cr = gtk_snapshot_append_cairo(snapshot, &flag);
    gdk_cairo_set_source_rgba(cr, colour);
    cairo_move_to(cr, flag.origin.x, flag.origin.y);
    cairo_rel_line_to(cr, flag.size.width, 0);
    cairo_rel_line_to(cr, -flag.size.width / 2, flag.size.height);
    cairo_fill(cr);
    cairo_destroy(cr);
  }
}

/* How far from a mark a click may be, in pixels. */
#define FLAG_REACH 3

/* Returns: the bookmark whose mark is at that place; G_MAXUINT: none is */
static guint find_bookmark(CaromTimeline *self, double x, double y) {
  graphene_point_t place = GRAPHENE_POINT_INIT((float)x, (float)y);
  for (guint i = get_bookmarks(self)->len; i-- > 0;) {
    graphene_rect_t flag = find_flag(self, i);
    graphene_rect_inset(&flag, -FLAG_REACH, -FLAG_REACH);
    if (flag.size.width > 2 * FLAG_REACH && graphene_rect_contains_point(&flag, &place))
      return i;
  }
  return G_MAXUINT;
}

void carom_timeline_pop_up_bookmarks(CaromTimeline *self) {
  g_return_if_fail(CAROM_IS_TIMELINE(self));
  /* GTK 4.8 may keep one for ever that was closed as soon as it was open. */
  gboolean is_open = self->popover && gtk_widget_get_visible(self->popover);
  if (!gtk_widget_get_mapped(GTK_WIDGET(self)) || !self->player || !get_comparison(self) || is_open)
    return;
  carom_player_halt(self->player);
  graphene_rect_t strip = get_strip(self);
  double time_s = gtk_range_get_value(GTK_RANGE(self)), width = strip.size.width;
  double middle =
      mirror_if_needed(self, time_s / carom_player_get_end_s(self->player) * width, width);
  GdkRectangle place = {(int)(strip.origin.x + middle), (int)strip.origin.y - MARK_GAP - FLAG_GAP,
                        1, 1};
  g_set_weak_pointer(&self->popover,
                     carom_bookmark_popover_show(GTK_WIDGET(self), &place, self->player));
}

/* ---- All of it ---- */

static void draw_marks(CaromTimeline *self, GtkSnapshot *snapshot) {
  GdkRGBA colour;
  graphene_rect_t strip = get_strip(self);
  gtk_style_context_get_color(gtk_widget_get_style_context(GTK_WIDGET(self)), &colour);
  colour.alpha *= MARK_OPACITY;
  update_marks(self);
  draw_unlisted(self, snapshot, &strip, &colour);
  for (guint pane = 0; pane < self->marks.n_panes; pane++)
    draw_pane(self, snapshot, &strip, pane);
  draw_lane(self, snapshot, self->marks.n_panes, &strip, MARK_WIDTH * get_factor(self), &colour);
  draw_flags(self, snapshot, &colour);
}

static void carom_timeline_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  CaromTimeline *self = CAROM_TIMELINE(widget);
  if (self->player)
    draw_marks(self, snapshot);
  GTK_WIDGET_CLASS(carom_timeline_parent_class)->snapshot(widget, snapshot);
}

/* ---- Picking a contact by its mark ---- */

/* How far from a mark a click may be, in pixels. */
#define MARK_REACH 5

/* How far @y is from what is marked at @pixel on the lane of @pane. */
static double get_distance(const CaromContactMarks *marks, const graphene_rect_t *strip, guint pane,
                           guint pixel, double y) {
  graphene_rect_t band = get_band(marks, strip, pane);
  double top = band.origin.y, bottom = top + band.size.height;
  if (carom_contact_marks_is_shared(marks, pixel))
    return 0;
  return y < top ? top - y : y > bottom ? y - bottom : 0;
}

/* Finds the contact whose mark is nearest; of one that all panes share, that of the leading pane.
 *
 * Returns: FALSE if none is within reach */
static gboolean find_contact(CaromTimeline *self, double x, double y, guint *pane, guint *contact) {
  graphene_rect_t strip = get_strip(self);
  double pixel = mirror_if_needed(self, x - strip.origin.x, strip.size.width - 1);
  double nearest = INFINITY;
  update_marks(self);
  for (guint i = 0; i < self->marks.n_panes; i++) {
    guint found, at;
    if (!carom_contact_marks_find(&self->marks, get_comparison(self), i, pixel, MARK_REACH, &found,
                                  &at))
      continue;
    double distance = hypot(at - pixel, get_distance(&self->marks, &strip, i, at, y));
    if (distance < nearest) {
      nearest = distance;
      *pane = i;
      *contact = found;
    }
  }
  return nearest < INFINITY;
}

static void on_pressed(GtkGestureClick *click, int n_presses, double x, double y,
                       CaromTimeline *self) {
  guint pane = 0, contact = 0, bookmark = find_bookmark(self, x, y);
  guint button = gtk_gesture_single_get_current_button(GTK_GESTURE_SINGLE(click));
  if (button == GDK_BUTTON_SECONDARY || bookmark != G_MAXUINT) {
    gtk_gesture_set_state(GTK_GESTURE(click), GTK_EVENT_SEQUENCE_CLAIMED);
    if (button == GDK_BUTTON_SECONDARY)
      gtk_widget_activate_action(GTK_WIDGET(self), "win.bookmarks", NULL);
    else
      gtk_widget_activate_action(GTK_WIDGET(self), "win.bookmark", "u", bookmark + 1);
    return;
  }
  if (y < get_strip(self).origin.y || !find_contact(self, x, y, &pane, &contact))
    return;
  gtk_gesture_set_state(GTK_GESTURE(click), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_activate_action(GTK_WIDGET(self), "win.show-contact", "(uu)", pane, contact);
}

static void let_pick_marks(CaromTimeline *self) {
  GtkGesture *click = gtk_gesture_click_new();
  gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(click), 0);
  gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(click), GTK_PHASE_CAPTURE);
  g_signal_connect_object(click, "pressed", G_CALLBACK(on_pressed), self, 0);
  gtk_widget_add_controller(GTK_WIDGET(self), GTK_EVENT_CONTROLLER(click));
}

/* ---- The slider ---- */

static gboolean carom_timeline_change_value(GtkRange *range, GtkScrollType scroll, double value) {
  CaromTimeline *self = CAROM_TIMELINE(range);
  double end_s = carom_player_get_end_s(self->player);
  guint64 frame = carom_player_frame_at(self->player, CLAMP(value, 0, end_s));
  gtk_widget_activate_action(GTK_WIDGET(self), "win.seek", "t", frame);
  return TRUE;
}

/* Assistive technology sets the value itself. */
static void carom_timeline_value_changed(GtkRange *range) {
  CaromTimeline *self = CAROM_TIMELINE(range);
  if (self->player && carom_player_get_comparison(self->player) && !self->is_following)
    carom_timeline_change_value(range, GTK_SCROLL_JUMP, gtk_range_get_value(range));
}

/* ---- What assistive technology is told ---- */

static gboolean are_equal(const guint *numbers, guint n) {
  for (guint i = 1; i < n; i++)
    if (numbers[i] != numbers[0])
      return FALSE;
  return TRUE;
}

static char *describe_each(const guint *n_contacts, guint n_panes) {
  g_autoptr(GString) list = g_string_new(NULL);
  for (guint i = 0; i < n_panes; i++)
    /* Translators: between the numbers of a list, such as “1, 3, 3”. */
    g_string_append_printf(list, "%s%u", i > 0 ? _(", ") : "", n_contacts[i]);
  /* Translators: the numbers of contacts, one a pane, such as “1, 3, 3”. */
  return g_strdup_printf(_("Contacts, by pane: %s"), list->str);
}

/* Returns: (transfer full): how many contacts have marks */
static char *describe_marks(CaromTimeline *self) {
  const CaromComparison *comparison = get_comparison(self);
  guint n_panes = carom_comparison_get_n_runs(comparison);
  guint n_contacts[CAROM_COMPARISON_MAX_PANES] = {0};
  for (guint i = 0; i < n_panes; i++)
    n_contacts[i] = carom_contact_marks_count(comparison, i, self->hide_ahead);
  if (!are_equal(n_contacts, n_panes))
    return describe_each(n_contacts, n_panes);
  return g_strdup_printf(
      ngettext("%u contact in each pane", "%u contacts in each pane", n_contacts[0]),
      n_contacts[0]);
}

/* What a mark is, and that not every contact has one. */
static gboolean carom_timeline_query_tooltip(GtkWidget *widget, int x, int y, gboolean by_keyboard,
                                             GtkTooltip *tooltip) {
  CaromTimeline *self = CAROM_TIMELINE(widget);
  CaromComparison *comparison = get_comparison(self);
  /* There it would cover what a class reads, as soon as the bar comes under the resting pointer. */
  if (gtk_widget_has_css_class(GTK_WIDGET(gtk_widget_get_root(widget)), "presentation"))
    return FALSE;
  guint bookmark = comparison && !by_keyboard ? find_bookmark(self, x, y) : G_MAXUINT;
  if (bookmark != G_MAXUINT) {
    carom_tooltip_set_lines(tooltip,
                            g_array_index(get_bookmarks(self), CaromBookmark, bookmark).name);
    return TRUE;
  }
  g_autofree char *unlisted = comparison ? carom_unlisted_describe_first(comparison) : NULL;
  const char *usual =
      _("Drag to any time. Each mark below is a contact: click it to see its working. A "
        "right click names the present time");
  g_autofree char *both = g_strconcat(usual, unlisted ? "\n" : NULL, unlisted, NULL);
  carom_tooltip_set_lines(tooltip, both);
  return TRUE;
}

static void show_description(CaromTimeline *self) {
  g_autofree char *marks = describe_marks(self);
  g_autofree char *unlisted = carom_unlisted_describe_first(get_comparison(self));
  g_autofree char *description =
      unlisted ? g_strdup_printf("%s\n%s", marks, unlisted) : g_strdup(marks);
  if (g_strcmp0(description, self->description) == 0)
    return;
  gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                 description, -1);
  g_free(self->description);
  self->description = g_steal_pointer(&description);
}

/* ---- What is shown ---- */

static void show_frame(CaromTimeline *self) {
  CaromComparison *comparison = get_comparison(self);
  GtkRange *range = GTK_RANGE(self);
  double end_s = carom_player_get_end_s(self->player);
  double dt_s = carom_comparison_get_scene(comparison)->dt_s;
  self->is_following = TRUE;
  gtk_adjustment_configure(gtk_range_get_adjustment(range),
                           MIN(carom_comparison_get_time_s(comparison), end_s), 0, end_s, dt_s,
                           end_s / 20, 0);
  self->is_following = FALSE;
  gtk_range_set_fill_level(range,
                           MIN((double)carom_comparison_get_furthest(comparison) * dt_s, end_s));
  show_description(self);
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

static void forget_marks(CaromTimeline *self) {
  carom_contact_marks_forget(&self->marks);
}

void carom_timeline_set_player(CaromTimeline *self, CaromPlayer *player) {
  g_return_if_fail(CAROM_IS_TIMELINE(self) && !self->player);
  self->player = g_object_ref(player);
  g_signal_connect_object(player, "replaced", G_CALLBACK(forget_marks), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "changed", G_CALLBACK(show_frame), self, G_CONNECT_SWAPPED);
}

void carom_timeline_set_hide_ahead(CaromTimeline *self, gboolean hide) {
  g_return_if_fail(CAROM_IS_TIMELINE(self));
  self->hide_ahead = hide;
  if (self->player && get_comparison(self))
    show_description(self);
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

static void carom_timeline_finalize(GObject *object) {
  CaromTimeline *self = CAROM_TIMELINE(object);
  g_clear_object(&self->player);
  g_clear_weak_pointer(&self->popover);
  carom_contact_marks_clear(&self->marks);
  g_free(self->description);
  G_OBJECT_CLASS(carom_timeline_parent_class)->finalize(object);
}

static void carom_timeline_class_init(CaromTimelineClass *klass) {
  G_OBJECT_CLASS(klass)->finalize = carom_timeline_finalize;
  GTK_WIDGET_CLASS(klass)->snapshot = carom_timeline_snapshot;
  GTK_WIDGET_CLASS(klass)->query_tooltip = carom_timeline_query_tooltip;
  GTK_RANGE_CLASS(klass)->change_value = carom_timeline_change_value;
  GTK_RANGE_CLASS(klass)->value_changed = carom_timeline_value_changed;
}

static void carom_timeline_init(CaromTimeline *self) {
  carom_contact_marks_init(&self->marks);
  gtk_widget_set_has_tooltip(GTK_WIDGET(self), TRUE);
  gtk_range_set_adjustment(GTK_RANGE(self), NULL);
  gtk_scale_set_draw_value(GTK_SCALE(self), FALSE);
  gtk_range_set_show_fill_level(GTK_RANGE(self), TRUE);
  gtk_range_set_restrict_to_fill_level(GTK_RANGE(self), FALSE);
  gtk_range_set_round_digits(GTK_RANGE(self), -1);
  gtk_widget_add_css_class(GTK_WIDGET(self), "timeline");
  carom_widget_theme_watch(GTK_WIDGET(self));
  carom_window_keys_leave(GTK_WIDGET(self));
  let_pick_marks(self);
}
