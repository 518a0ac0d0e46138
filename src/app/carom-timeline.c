/* carom-timeline: a GtkScale, so that dragging, keys, focus and accessibility are those of every
 * other slider. Only the ticks are drawn here. They are kept as one flag for each pixel, so that
 * any number of contacts costs the same. */
#include "carom-timeline.h"

#include "carom-window-keys.h"

#define TICK_GAP     4
#define TICK_HEIGHT  6
#define TICK_OPACITY 0.6F

struct _CaromTimeline {
  GtkScale parent_instance;
  CaromPlayer *player;
  GByteArray *ticked;  /* whether there is a tick, by pixel along the trough */
  guint n_ticked;      /* how many of the leading pane's contacts are included … */
  double ticked_end_s; /* … while the timeline ended at this time */
  gboolean hide_ahead; /* whether contacts after the present time have no ticks */
};

G_DEFINE_FINAL_TYPE(CaromTimeline, carom_timeline, GTK_TYPE_SCALE)

/* How many of the leading pane's contacts have ticks. */
static guint count_shown(CaromTimeline *self) {
  CaromComparison *comparison = carom_player_get_comparison(self->player);
  guint last;
  if (!self->hide_ahead)
    return carom_run_count_contacts(carom_comparison_get_run(comparison, 0));
  return carom_comparison_last_contact(comparison, 0, &last) ? last + 1 : 0;
}

/* Adds the ticks of new contacts, or of all contacts if the scale has changed. */
static void update_ticks(CaromTimeline *self, guint n_pixels) {
  CaromComparison *comparison = carom_player_get_comparison(self->player);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  double dt_s = carom_comparison_get_scene(comparison)->dt_s;
  double end_s = carom_player_get_end_s(self->player);
  if (self->ticked->len != n_pixels || self->ticked_end_s != end_s ||
      self->n_ticked > count_shown(self)) {
    g_byte_array_set_size(self->ticked, n_pixels);
    memset(self->ticked->data, 0, n_pixels);
    self->n_ticked = 0;
    self->ticked_end_s = end_s;
  }
  for (; self->n_ticked < count_shown(self); self->n_ticked++) {
    guint64 frame = carom_run_get_contact(run, self->n_ticked)->frame;
    double part = (double)frame * dt_s / end_s;
    self->ticked->data[(guint)(CLAMP(part, 0, 1) * (n_pixels - 1) + 0.5)] = 1;
  }
}

/* Turns a distance from the left end of the trough into one from the end where time begins, or
 * back: where writing runs from right to left, so does the slider. */
static double mirror_if_needed(CaromTimeline *self, const GdkRectangle *trough, double distance) {
  gboolean mirrored = gtk_widget_get_direction(GTK_WIDGET(self)) == GTK_TEXT_DIR_RTL;
  return mirrored ? MAX(trough->width, 1) - 1 - distance : distance;
}

/* Draws the ticks below the trough. The slider overhangs the trough so that its centre reaches both
 * ends; these are the places of time 0 and of the end. */
static void draw_ticks(CaromTimeline *self, GtkSnapshot *snapshot) {
  GdkRectangle trough;
  GdkRGBA colour;
  gtk_range_get_range_rect(GTK_RANGE(self), &trough);
  gtk_style_context_get_color(gtk_widget_get_style_context(GTK_WIDGET(self)), &colour);
  colour.alpha *= TICK_OPACITY;
  update_ticks(self, (guint)MAX(trough.width, 1));
  int y = trough.y + trough.height / 2 + TICK_GAP;
  for (guint i = 0; i < self->ticked->len; i++) {
    int x = trough.x + (int)mirror_if_needed(self, &trough, i);
    if (self->ticked->data[i])
      gtk_snapshot_append_color(snapshot, &colour, &GRAPHENE_RECT_INIT(x, y, 1, TICK_HEIGHT));
  }
}

static void carom_timeline_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  CaromTimeline *self = CAROM_TIMELINE(widget);
  if (self->player)
    draw_ticks(self, snapshot);
  GTK_WIDGET_CLASS(carom_timeline_parent_class)->snapshot(widget, snapshot);
}

/* ---- Picking a contact by its tick ---- */

/* How far from a tick a click may be, in pixels. */
#define TICK_REACH 5

/* Finds the leading pane's contact whose tick is nearest to @x.
 *
 * Returns: FALSE if none is within reach */
static gboolean find_tick(CaromTimeline *self, double x, guint *contact) {
  GdkRectangle trough;
  gtk_range_get_range_rect(GTK_RANGE(self), &trough);
  CaromComparison *comparison = carom_player_get_comparison(self->player);
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  double px_s = carom_player_get_end_s(self->player) / MAX(trough.width - 1, 1);
  double dt_s = carom_comparison_get_scene(comparison)->dt_s;
  double wanted = mirror_if_needed(self, &trough, x - trough.x) * px_s / dt_s;
  double nearest = TICK_REACH * px_s / dt_s;
  gboolean found = FALSE;
  guint k = carom_run_find_contact(run, (guint64)MAX(wanted - nearest, 0));
  for (; k < count_shown(self); k++) {
    double frame = (double)carom_run_get_contact(run, k)->frame;
    if (fabs(frame - wanted) < nearest) {
      nearest = fabs(frame - wanted);
      *contact = k;
      found = TRUE;
    } else if (frame > wanted) {
      break;
    }
  }
  return found;
}

static void on_pressed(GtkGestureClick *click, int n_presses, double x, double y,
                       CaromTimeline *self) {
  GdkRectangle trough;
  guint contact;
  gtk_range_get_range_rect(GTK_RANGE(self), &trough);
  if (y < trough.y + trough.height / 2.0 + TICK_GAP || !find_tick(self, x, &contact))
    return;
  gtk_gesture_set_state(GTK_GESTURE(click), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_activate_action(GTK_WIDGET(self), "win.show-contact", "(uu)", 0, contact);
}

static void let_pick_ticks(CaromTimeline *self) {
  GtkGesture *click = gtk_gesture_click_new();
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

static void show_frame(CaromTimeline *self) {
  CaromComparison *comparison = carom_player_get_comparison(self->player);
  GtkRange *range = GTK_RANGE(self);
  double end_s = carom_player_get_end_s(self->player);
  double dt_s = carom_comparison_get_scene(comparison)->dt_s;
  gtk_adjustment_configure(gtk_range_get_adjustment(range),
                           MIN(carom_comparison_get_time_s(comparison), end_s), 0, end_s, dt_s,
                           end_s / 20, 0);
  gtk_range_set_fill_level(range,
                           MIN((double)carom_comparison_get_furthest(comparison) * dt_s, end_s));
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

static void forget_ticks(CaromTimeline *self) {
  g_byte_array_set_size(self->ticked, 0);
}

void carom_timeline_set_player(CaromTimeline *self, CaromPlayer *player) {
  g_return_if_fail(CAROM_IS_TIMELINE(self) && !self->player);
  self->player = g_object_ref(player);
  g_signal_connect_object(player, "replaced", G_CALLBACK(forget_ticks), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "changed", G_CALLBACK(show_frame), self, G_CONNECT_SWAPPED);
}

void carom_timeline_set_hide_ahead(CaromTimeline *self, gboolean hide) {
  g_return_if_fail(CAROM_IS_TIMELINE(self));
  self->hide_ahead = hide;
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

static void carom_timeline_finalize(GObject *object) {
  CaromTimeline *self = CAROM_TIMELINE(object);
  g_clear_object(&self->player);
  g_byte_array_unref(self->ticked);
  G_OBJECT_CLASS(carom_timeline_parent_class)->finalize(object);
}

static void carom_timeline_class_init(CaromTimelineClass *klass) {
  G_OBJECT_CLASS(klass)->finalize = carom_timeline_finalize;
  GTK_WIDGET_CLASS(klass)->snapshot = carom_timeline_snapshot;
  GTK_RANGE_CLASS(klass)->change_value = carom_timeline_change_value;
}

static void carom_timeline_init(CaromTimeline *self) {
  self->ticked = g_byte_array_new();
  gtk_range_set_adjustment(GTK_RANGE(self), NULL);
  gtk_scale_set_draw_value(GTK_SCALE(self), FALSE);
  gtk_range_set_show_fill_level(GTK_RANGE(self), TRUE);
  gtk_range_set_restrict_to_fill_level(GTK_RANGE(self), FALSE);
  gtk_range_set_round_digits(GTK_RANGE(self), -1);
  gtk_widget_add_css_class(GTK_WIDGET(self), "timeline");
  carom_window_keys_leave(GTK_WIDGET(self));
  let_pick_ticks(self);
}
