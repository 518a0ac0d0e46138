/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-strip: gives each pane the same whole number of pixels, and keeps them alike: the same
 * framing, the same camera, the same zoom for contacts, the same settings for drawing. */
#include "carom-pane-strip.h"

#include "carom-pane-approach.h"
#include "carom-pane-pointer.h"
#include "carom-pane-view.h"
#include "carom-stage-framing.h"
#include "carom-strip-arrangement.h"
#include "carom-strip-editing.h"

/* Between panes, and the least height of a stage under its header, in pixels. */
enum { GAP = 8, LEAST_STAGE = 150 };

struct _CaromPaneStrip {
  GtkWidget parent_instance;
  CaromInspector *inspector;
  CaromPredictionSession *session;
  CaromStagingChoice *staging;
  GPtrArray *views; /* (element-type CaromPaneView): in reading order; owned by their parent */
  GtkSizeGroup *headers, *footers;
  CaromCamera *camera;
  CaromSceneCamera camera_apart; /* what it showed before the panes were put into one */
  CaromPaneApproach approach;    /* to a disc, seen close up */
  CaromStripEditing *editing;    /* (nullable): before there is an editor */
  CaromPaneDrawing drawing;
  gboolean is_asked; /* whether predictions are asked for */
  CaromStageFraming framing;
  CaromStripArrangement arranged;
};

G_DEFINE_FINAL_TYPE(CaromPaneStrip, carom_pane_strip, GTK_TYPE_WIDGET)

enum { PROP_SHOW_CONTACT = 1, PROP_SHOW_GUESS, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

static CaromPaneView *get_view(const CaromPaneStrip *self, guint i) {
  return g_ptr_array_index(self->views, i);
}

static CaromPaneArea *get_area(const CaromPaneStrip *self, guint i) {
  return carom_pane_view_get_area(get_view(self, i));
}

/* If a menu were open while its pane is removed, it would keep the keyboard. */
static void close_menus(CaromPaneStrip *self) {
  for (guint i = 0; i < self->views->len; i++)
    carom_pane_view_close_menu(get_view(self, i));
}

/* As each pane goes, the pointer leaves it, and whoever is told of that must not meet any of those
 * that are about to go: none of them is listed then, and the pointer does not come to the next. */
static void remove_panes(CaromPaneStrip *self) {
  g_autoptr(GPtrArray) going = g_steal_pointer(&self->views);
  self->views = g_ptr_array_new();
  self->approach.area = NULL;
  if (self->editing)
    carom_strip_editing_clear(self->editing);
  for (guint i = 0; i < going->len; i++)
    carom_pane_view_forget(going->pdata[i]);
  for (guint i = 0; i < going->len; i++)
    gtk_widget_unparent(going->pdata[i]);
}

/* ---- Editing ---- */

void carom_pane_strip_set_editor(CaromPaneStrip *self, CaromEditor *editor) {
  g_return_if_fail(CAROM_IS_PANE_STRIP(self) && CAROM_IS_EDITOR(editor));
  g_return_if_fail(self->inspector && !self->editing);
  CaromPlayer *player = carom_inspector_get_player(self->inspector);
  self->editing = carom_strip_editing_new(GTK_WIDGET(self), player, editor);
  for (guint i = 0; i < self->views->len; i++)
    carom_strip_editing_add(self->editing, get_area(self, i));
}

CaromEditor *carom_pane_strip_get_editor(CaromPaneStrip *self) {
  g_return_val_if_fail(CAROM_IS_PANE_STRIP(self), NULL);
  return self->editing ? carom_strip_editing_get_editor(self->editing) : NULL;
}

void carom_pane_strip_set_edit_menu(CaromPaneStrip *self, GMenuModel *menu) {
  g_return_if_fail(CAROM_IS_PANE_STRIP(self) && self->editing);
  carom_strip_editing_set_menu(self->editing, menu);
}

gboolean carom_pane_strip_get_edit_view(CaromPaneStrip *self, CaromEditView *view) {
  g_return_val_if_fail(CAROM_IS_PANE_STRIP(self) && view, FALSE);
  return self->editing && carom_strip_editing_get_view(self->editing, view);
}

const char *carom_pane_strip_get_edit_obstacle(CaromPaneStrip *self) {
  g_return_val_if_fail(CAROM_IS_PANE_STRIP(self), NULL);
  return self->editing ? carom_strip_editing_get_obstacle(self->editing) : NULL;
}

guint carom_pane_strip_get_used_pane(CaromPaneStrip *self) {
  g_return_val_if_fail(CAROM_IS_PANE_STRIP(self), 0);
  return self->editing ? carom_strip_editing_get_pane(self->editing) : 0;
}

gboolean carom_pane_strip_get_edit_place(CaromPaneStrip *self, CaromVec2 *place) {
  g_return_val_if_fail(CAROM_IS_PANE_STRIP(self) && place, FALSE);
  return self->editing && carom_strip_editing_get_place(self->editing, place);
}

gboolean carom_pane_strip_get_menu_place(CaromPaneStrip *self, CaromVec2 *place) {
  g_return_val_if_fail(CAROM_IS_PANE_STRIP(self) && place, FALSE);
  return self->editing && carom_strip_editing_get_menu_place(self->editing, place);
}

/* ---- Close up ---- */

static void show_stage(CaromPaneStrip *self);

static void approach(GtkWidget *widget) {
  CaromPaneStrip *self = CAROM_PANE_STRIP(widget);
  if (!carom_pane_approach_move(&self->approach))
    show_stage(self);
}

void carom_pane_strip_zoom_to_difference(CaromPaneStrip *self) {
  g_return_if_fail(CAROM_IS_PANE_STRIP(self) && self->staging);
  g_object_set(self->staging, "superposed", TRUE, NULL);
  carom_pane_approach_begin(&self->approach);
}

/* Whoever goes back to the panes finds them as they were. */
static void keep_camera(CaromPaneStrip *self, gboolean superposed) {
  CaromSceneCamera shown = *carom_camera_get(self->camera);
  carom_glide_clear(&self->approach.glide);
  if (superposed)
    self->camera_apart = shown;
  else
    carom_camera_set(self->camera, &self->camera_apart);
}

/* ---- The panes ---- */

/* All panes show a contact at the same zoom, the largest that suits each of them. */
static void share_zoom(CaromPaneStrip *self) {
  double zoom = INFINITY;
  for (guint i = 0; i < self->views->len; i++)
    zoom = MIN(zoom, carom_pane_area_suggest_zoom(get_area(self, i)));
  for (guint i = 0; i < self->views->len; i++)
    carom_pane_area_set_zoom(get_area(self, i), isfinite(zoom) ? zoom : 0);
  carom_pane_approach_limit_zoom(&self->approach);
}

static void make_panes(CaromPaneStrip *self, guint n) {
  close_menus(self);
  remove_panes(self);
  for (guint i = 0; i < n; i++) {
    GtkWidget *view = carom_pane_view_new(self->inspector, self->session, i);
    g_ptr_array_add(self->views, view);
    gtk_widget_set_parent(view, GTK_WIDGET(self));
    carom_pane_view_align(get_view(self, i), self->headers, self->footers);
    carom_pane_pointer_add(get_area(self, i), self->camera);
    if (self->editing)
      carom_strip_editing_add(self->editing, get_area(self, i));
    g_signal_connect_object(get_area(self, i), "resize", G_CALLBACK(share_zoom), self,
                            G_CONNECT_SWAPPED);
  }
  self->arranged.is_chosen = FALSE;
}

static void show_stage(CaromPaneStrip *self) {
  CaromFraming shown = carom_stage_framing_get_shown(&self->framing);
  gboolean is_framed =
      !carom_camera_is_used(self->camera) && !carom_glide_is_moving(&self->approach.glide);
  if (is_framed && self->views->len > 0)
    carom_pane_area_set_closeup_disc(get_area(self, 0), -1);
  for (guint i = 0; i < self->views->len; i++)
    carom_pane_view_set_stage(get_view(self, i), self->framing.is_framed ? &shown : NULL,
                              carom_camera_get(self->camera));
}

/* The arrangement suits what is shown in the end. */
static void settle(GtkWidget *widget) {
  show_stage(CAROM_PANE_STRIP(widget));
  if (!carom_glide_is_moving(&CAROM_PANE_STRIP(widget)->framing.glide))
    gtk_widget_queue_allocate(widget);
}

static void frame(CaromPaneStrip *self, gboolean is_opened) {
  CaromPlayer *player = carom_inspector_get_player(self->inspector);
  carom_stage_framing_frame(&self->framing, carom_player_get_comparison(player), is_opened,
                            carom_prediction_session_get_active(self->session));
  show_stage(self);
  gtk_widget_queue_allocate(GTK_WIDGET(self));
}

static void show_drawing(CaromPaneStrip *self) {
  for (guint i = 0; i < self->views->len; i++) {
    carom_pane_area_set_drawing(get_area(self, i), &self->drawing);
    carom_pane_view_set_superposed(get_view(self, i), self->drawing.superposed);
  }
  self->approach.area = self->drawing.superposed && self->views->len > 0 ? get_area(self, 0) : NULL;
}

/* What is drawn may need more height, or another zoom. */
static void draw_anew(CaromPaneStrip *self) {
  show_drawing(self);
  share_zoom(self);
  gtk_widget_queue_allocate(GTK_WIDGET(self));
}

/* How many panes there are to be seen. */
static guint count_panes(CaromPaneStrip *self, const CaromComparison *comparison) {
  return self->drawing.superposed ? 1 : carom_comparison_get_n_runs(comparison);
}

static void show_comparison(CaromPaneStrip *self) {
  CaromPlayer *player = carom_inspector_get_player(self->inspector);
  CaromComparison *comparison = carom_player_get_comparison(player);
  guint n = count_panes(self, comparison);
  if (n != self->views->len)
    make_panes(self, n);
  show_drawing(self);
  for (guint i = 0; i < n; i++)
    carom_pane_view_set_comparison(get_view(self, i), comparison);
  if (self->editing)
    carom_strip_editing_follow(self->editing);
  if (self->framing.is_framed && carom_player_is_drafting(player))
    carom_stage_framing_drag(&self->framing);
  else
    frame(self, !self->framing.is_framed);
}

/* Where each pane shows its discs, in the strip's coordinates.
 *
 * Returns: how many there are; 0 if they cannot be seen */
static guint find_views(CaromPaneStrip *self, CaromView views[CAROM_COMPARISON_MAX_PANES]) {
  for (guint i = 0; i < self->views->len; i++) {
    GtkWidget *area = GTK_WIDGET(get_area(self, i));
    double x, y;
    if (!carom_pane_area_get_view(get_area(self, i), &views[i]) ||
        !gtk_widget_translate_coordinates(area, GTK_WIDGET(self), 0, 0, &x, &y))
      return 0;
    views[i].x += x;
    views[i].y += y;
  }
  return self->views->len;
}

static void show_contact(CaromPaneStrip *self) {
  share_zoom(self);
  for (guint i = 0; i < self->views->len; i++)
    carom_pane_view_update_contact(get_view(self, i));
}

/* Putting the panes on top of each other, or side by side again, makes them anew. */
static void show_staging(CaromPaneStrip *self) {
  CaromPlayer *player = carom_inspector_get_player(self->inspector);
  gboolean superposed = carom_staging_choice_get_superposed(self->staging);
  gboolean was_superposed = self->drawing.superposed;
  if (superposed != was_superposed && self->editing)
    carom_strip_editing_let_go(self->editing);
  self->drawing.staging = carom_staging_choice_get_staging(self->staging);
  self->drawing.superposed = superposed;
  self->drawing.labels = carom_staging_choice_get_labels(self->staging);
  self->drawing.counter = carom_staging_choice_get_counter(self->staging);
  self->drawing.turns = carom_staging_choice_get_turns(self->staging);
  if (superposed != was_superposed && carom_player_get_comparison(player)) {
    CaromView views[CAROM_COMPARISON_MAX_PANES];
    guint n = superposed ? find_views(self, views) : 0;
    keep_camera(self, superposed);
    show_comparison(self);
    show_contact(self); /* as it is, turned or not */
    if (n > 0 && self->views->len > 0)
      carom_pane_area_slide_from(get_area(self, 0), GTK_WIDGET(self), views, n);
  } else
    draw_anew(self);
}

/* The stage changes once when the asking begins, and once when it ends. */
static void on_session_changed(CaromPaneStrip *self) {
  CaromPlayer *player = carom_inspector_get_player(self->inspector);
  gboolean is_asked = carom_prediction_session_get_active(self->session);
  if (is_asked == self->is_asked || !carom_player_get_comparison(player))
    return;
  self->is_asked = is_asked;
  frame(self, FALSE);
}

static void show_frame(CaromPaneStrip *self) {
  if (!carom_pane_approach_follow(&self->approach))
    show_stage(self);
  for (guint i = 0; i < self->views->len; i++)
    carom_pane_view_update(get_view(self, i));
}

void carom_pane_strip_show(CaromPaneStrip *self, CaromInspector *inspector,
                           CaromPredictionSession *session, CaromStagingChoice *staging) {
  g_return_if_fail(CAROM_IS_PANE_STRIP(self) && !self->inspector);
  CaromPlayer *player = carom_inspector_get_player(inspector);
  self->inspector = g_object_ref(inspector);
  self->session = g_object_ref(session);
  self->staging = g_object_ref(staging);
  carom_pane_approach_watch(&self->approach, player, session);
  g_signal_connect_object(player, "replaced", G_CALLBACK(show_comparison), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "changed", G_CALLBACK(show_frame), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(staging, "changed", G_CALLBACK(show_staging), self, G_CONNECT_SWAPPED);
  show_staging(self);
  g_signal_connect_object(inspector, "walked", G_CALLBACK(show_contact), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(session, "guessed", G_CALLBACK(show_contact), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(session, "changed", G_CALLBACK(show_contact), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(session, "changed", G_CALLBACK(on_session_changed), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(session, "changed", G_CALLBACK(show_frame), self, G_CONNECT_SWAPPED);
}

/* There must be a place for the menu to point to, so the pane must have been laid out. */
static gboolean open_menu(GtkWidget *view, GdkFrameClock *clock, gpointer data) {
  if (gtk_widget_get_width(view) <= 0)
    return G_SOURCE_CONTINUE;
  carom_pane_view_open_menu(CAROM_PANE_VIEW(view));
  return G_SOURCE_REMOVE;
}

void carom_pane_strip_offer_method(CaromPaneStrip *self, guint i) {
  g_return_if_fail(CAROM_IS_PANE_STRIP(self));
  if (i < self->views->len)
    gtk_widget_add_tick_callback(GTK_WIDGET(get_view(self, i)), open_menu, NULL, NULL);
}

void carom_pane_strip_show_anew(CaromPaneStrip *self) {
  g_return_if_fail(CAROM_IS_PANE_STRIP(self) && self->inspector);
  self->arranged.is_chosen = FALSE;
  self->camera_apart = (CaromSceneCamera){0};
  carom_glide_clear(&self->approach.glide);
  carom_camera_reset(self->camera);
  self->framing.was_dragged = FALSE;
  frame(self, TRUE);
}

const CaromFraming *carom_pane_strip_get_framing(CaromPaneStrip *self) {
  g_return_val_if_fail(CAROM_IS_PANE_STRIP(self), NULL);
  return self->framing.is_framed ? &self->framing.framing : NULL;
}

CaromCamera *carom_pane_strip_get_camera(CaromPaneStrip *self) {
  g_return_val_if_fail(CAROM_IS_PANE_STRIP(self), NULL);
  return self->camera;
}

/* ---- Sizes ---- */

/* Header and footer of each pane; all are alike. */
static int frame_height(const CaromPaneStrip *self) {
  return self->views->len > 0 ? carom_pane_view_get_frame_height(get_view(self, 0)) : 0;
}

/* Whatever the arrangement will be, there is room for panes side by side. */
static void carom_pane_strip_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                                     int *minimum, int *natural, int *minimum_baseline,
                                     int *natural_baseline) {
  CaromPaneStrip *self = CAROM_PANE_STRIP(widget);
  int n = (int)self->views->len, most_minimum = 0, most_natural = 0;
  for (int i = 0; i < n; i++) {
    gtk_widget_measure(GTK_WIDGET(get_view(self, (guint)i)), orientation, -1, minimum, natural,
                       NULL, NULL);
    most_minimum = MAX(most_minimum, *minimum);
    most_natural = MAX(most_natural, *natural);
  }
  if (orientation == GTK_ORIENTATION_VERTICAL) {
    *minimum = n > 0 ? MAX(most_minimum, frame_height(self) + LEAST_STAGE) : 0;
    *natural = MAX(most_natural, *minimum);
  } else {
    *minimum = n * most_minimum + MAX(n - 1, 0) * GAP;
    *natural = n * most_natural + MAX(n - 1, 0) * GAP;
  }
}

static void carom_pane_strip_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  CaromPaneStrip *self = CAROM_PANE_STRIP(widget);
  if (self->views->len == 0 || !carom_pane_area_get_comparison(get_area(self, 0)))
    return;
  g_auto(CaromPaneAreaPicture) picture;
  CaromStripRoom room = carom_strip_arrangement_room(
      width, height, GAP, frame_height(self), self->drawing.contact || self->drawing.counter);
  carom_pane_area_get_picture(get_area(self, 0), &picture);
  carom_strip_arrangement_choose(&self->arranged, &picture.picture, self->views->len, &room);
  const CaromArrangement *arrangement = &self->arranged.arrangement;
  CaromArrangementSize size = carom_arrangement_pane_size(arrangement, width, height, &room.needs);
  for (guint i = 0; i < self->views->len; i++) {
    GtkWidget *view = GTK_WIDGET(get_view(self, i));
    CaromVec2 place = carom_arrangement_pane_place(arrangement, i, width, height, &room.needs);
    carom_pane_view_set_column(get_view(self, i), arrangement->beside ? (int)room.needs.column : 0);
    gtk_widget_queue_allocate(view);
    gtk_widget_size_allocate(
        view, &(GtkAllocation){(int)place.x, (int)place.y, (int)size.width, (int)size.height}, -1);
  }
}

/* ---- Overlays and settings ---- */

void carom_pane_strip_show_foretold(CaromPaneStrip *self, guint i, const CaromQueueEvent *event) {
  g_return_if_fail(CAROM_IS_PANE_STRIP(self));
  for (guint k = 0; k < self->views->len; k++)
    carom_pane_area_set_foretold(get_area(self, k), k == i ? event : NULL);
}

CaromOverlay *carom_pane_strip_get_overlay(CaromPaneStrip *self, guint i, const CaromTheme *theme) {
  g_return_val_if_fail(CAROM_IS_PANE_STRIP(self), NULL);
  if (!self->drawing.superposed && i >= self->views->len)
    return NULL;
  return carom_pane_area_make_overlay(get_area(self, self->drawing.superposed ? 0 : i), i, theme);
}

static gboolean *find_switch(CaromPaneStrip *self, guint id) {
  gboolean *switches[N_PROPERTIES] = {
      [PROP_SHOW_CONTACT] = &self->drawing.contact,
      [PROP_SHOW_GUESS] = &self->drawing.guess,
  };
  return switches[id];
}

static void carom_pane_strip_get_property(GObject *object, guint id, GValue *value,
                                          GParamSpec *pspec) {
  g_value_set_boolean(value, *find_switch(CAROM_PANE_STRIP(object), id));
}

static void carom_pane_strip_set_property(GObject *object, guint id, const GValue *value,
                                          GParamSpec *pspec) {
  CaromPaneStrip *self = CAROM_PANE_STRIP(object);
  *find_switch(self, id) = g_value_get_boolean(value);
  draw_anew(self);
}

static void carom_pane_strip_dispose(GObject *object) {
  CaromPaneStrip *self = CAROM_PANE_STRIP(object);
  carom_glide_clear(&self->approach.glide);
  carom_glide_clear(&self->framing.glide);
  remove_panes(self);
  g_clear_pointer(&self->editing, carom_strip_editing_free);
  g_clear_object(&self->inspector);
  g_clear_object(&self->session);
  g_clear_object(&self->staging);
  g_clear_object(&self->headers);
  g_clear_object(&self->footers);
  g_clear_object(&self->camera);
  G_OBJECT_CLASS(carom_pane_strip_parent_class)->dispose(object);
}

static void carom_pane_strip_finalize(GObject *object) {
  g_ptr_array_unref(CAROM_PANE_STRIP(object)->views);
  G_OBJECT_CLASS(carom_pane_strip_parent_class)->finalize(object);
}

static void carom_pane_strip_class_init(CaromPaneStripClass *klass) {
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  object_class->get_property = carom_pane_strip_get_property;
  object_class->set_property = carom_pane_strip_set_property;
  object_class->dispose = carom_pane_strip_dispose;
  object_class->finalize = carom_pane_strip_finalize;
  GTK_WIDGET_CLASS(klass)->measure = carom_pane_strip_measure;
  GTK_WIDGET_CLASS(klass)->size_allocate = carom_pane_strip_size_allocate;
  gtk_widget_class_set_accessible_role(GTK_WIDGET_CLASS(klass), GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name(GTK_WIDGET_CLASS(klass), "panes");

  properties[PROP_SHOW_CONTACT] = g_param_spec_boolean("show-contact", NULL, NULL, FALSE,
                                                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SHOW_GUESS] = g_param_spec_boolean("show-guess", NULL, NULL, FALSE,
                                                     G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties(object_class, N_PROPERTIES, properties);
}

static void carom_pane_strip_init(CaromPaneStrip *self) {
  gtk_widget_set_focusable(GTK_WIDGET(self), TRUE);
  self->views = g_ptr_array_new();
  self->headers = gtk_size_group_new(GTK_SIZE_GROUP_VERTICAL);
  self->footers = gtk_size_group_new(GTK_SIZE_GROUP_VERTICAL);
  self->camera = carom_camera_new();
  carom_pane_approach_init(&self->approach, GTK_WIDGET(self), approach, self->camera);
  carom_stage_framing_init(&self->framing, GTK_WIDGET(self), settle);
  g_signal_connect_object(self->camera, "changed", G_CALLBACK(show_stage), self, G_CONNECT_SWAPPED);
}
