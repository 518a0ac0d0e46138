/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-strip: gives each pane the same whole number of pixels, and keeps them alike: the same
 * framing, the same camera, the same zoom for contacts, the same settings for drawing. It knows in
 * which of them the scene is edited. */
#include "carom-pane-strip.h"

#include "carom-arrangement.h"
#include "carom-closeup.h"
#include "carom-glide.h"
#include "carom-pane-editing.h"
#include "carom-pane-outlooks.h"
#include "carom-pane-pointer.h"
#include "carom-pane-view.h"
#include "carom-presses.h"
#include "carom-window-keys.h"

/* Between panes, the least height of a stage under its header, and how much a size changes at most
 * from frame to frame while it is dragged, in pixels. */
enum { GAP = 8, SLIM_GAP = 4, LEAST_STAGE = 150, DRAG_STEP = 32 };

/* The width of a column at the left of a stage: this fraction of the pane's, and so many times the
 * height of what stands in it, as far as that is no larger fraction of the pane's than the last. */
static const double column_share = 0.2, column_of_frame = 3.4, column_share_max = 0.3;

/* How long it takes to glide to what fits the run, and to a disc. */
static const double reframing_s = 0.4, approach_s = 2.5;

/* How long the outlooks of all panes may take in a frame. */
#define OUTLOOK_BUDGET_US 3000

/* What the panes are arranged in. */
typedef struct {
  int width, height;
  CaromArrangementNeeds needs;
} Room;

struct _CaromPaneStrip {
  GtkWidget parent_instance;
  CaromInspector *inspector;
  CaromPredictionSession *session;
  CaromStagingChoice *staging;
  GPtrArray *views; /* (element-type CaromPaneView): in reading order; owned by their parent */
  GtkSizeGroup *headers, *footers;
  CaromPaneDrawing drawing;
  gboolean is_asked; /* whether predictions are asked for */
  gboolean presenting;
  gboolean is_alone; /* there is no page below, which may be about a contact */
  guint slim_id;     /* of the callback that makes the panes slim, or not; 0 if there is none */
  guint filled_by;   /* the number of the pane that has all the room; 0: all have their share */

  /* How the panes stand in the room. */
  gboolean is_arranged;
  gboolean is_reframed;         /* since then */
  CaromArrangement arrangement; /* valid if it is arranged */
  Room room;                    /* likewise: what it was chosen for, or kept in */
  CaromArrangement alone; /* in a presentation: that of the last room that was not lower than */
  Room alone_room;        /* the one before; of height 0 where there was none */

  /* What the stages show without the camera. They glide to what fits the run once a drag is over,
   * because what has just been dragged must not jump away from the pointer. */
  gboolean is_framed;
  CaromFraming framing;        /* valid if it is framed */
  CaromFraming opened_framing; /* likewise: that of the scene as it was opened */
  gboolean was_dragged;        /* what is framed has been, since it was framed */
  CaromFraming framed_from;    /* what was shown then */
  CaromGlide reframing;        /* how far it has come from there */

  CaromCamera *camera;
  CaromSceneCamera camera_apart; /* what it showed before the panes were put into one */
  /* The way from all panes in one, as they are usually seen, to the last bit of where the copies of
   * one disc are; and there, the disc is followed. */
  CaromGlide approach;
  CaromView approach_from; /* what was shown at the start */
  double approach_zoom;    /* the one that the approach has given the camera last */
  guint approach_disc;

  CaromEditor *editor; /* (nullable) */
  guint used_pane;     /* in which something was pressed last */
  CaromPaneOutlooks *outlooks;
  guint outlook_id;     /* of the callback that works on them; 0 while there is nothing to do */
  GMenuModel *menu;     /* (nullable): what is offered about what is selected */
  CaromVec2 menu_place; /* in the scene: where the menu was opened … */
  gboolean is_pointed;  /* … by the pointer */
  GtkWidget *opened;    /* (nullable): the menu that was opened last */
  guint popup_id;       /* of the callback that shows it; 0 if there is none */
};

G_DEFINE_FINAL_TYPE(CaromPaneStrip, carom_pane_strip, GTK_TYPE_WIDGET)

enum { PROP_SHOW_CONTACT = 1, PROP_SHOW_GUESS, PROP_PRESENTING, PROP_FILLED_BY, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

static void forget_arrangement(CaromPaneStrip *self) {
  self->is_arranged = FALSE;
  self->alone_room = (Room){0};
}

static CaromPaneView *get_view(const CaromPaneStrip *self, guint i) {
  return g_ptr_array_index(self->views, i);
}

static CaromPaneArea *get_area(const CaromPaneStrip *self, guint i) {
  return carom_pane_view_get_area(get_view(self, i));
}

static CaromPaneEditing *get_editing(const CaromPaneStrip *self, guint i) {
  return carom_pane_editing_of(get_area(self, i));
}

static CaromPlayer *get_player(CaromPaneStrip *self) {
  return carom_inspector_get_player(self->inspector);
}

/* Returns: (nullable): which has all panes in one; NULL: they are apart */
static CaromPaneArea *get_whole(CaromPaneStrip *self) {
  return self->drawing.superposed && self->views->len > 0 ? get_area(self, 0) : NULL;
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
  for (guint i = 0; i < going->len; i++) {
    CaromPaneArea *area = carom_pane_view_get_area(going->pdata[i]);
    if (self->editor)
      g_signal_handlers_disconnect_by_data(carom_pane_editing_of(area), self);
    carom_pane_area_set_outlook(area, NULL);
  }
  for (guint i = 0; i < going->len; i++)
    carom_pane_view_forget(going->pdata[i]);
  for (guint i = 0; i < going->len; i++)
    gtk_widget_unparent(going->pdata[i]);
}

/* ---- Where editing is ---- */

guint carom_pane_strip_get_used_pane(CaromPaneStrip *self) {
  return self->used_pane < self->views->len ? self->used_pane : 0;
}

/* Returns: (nullable): NULL before there is an editor or a pane */
static CaromPaneArea *get_used_area(CaromPaneStrip *self) {
  guint i = carom_pane_strip_get_used_pane(self);
  return self->editor && i < self->views->len ? get_area(self, i) : NULL;
}

CaromEditor *carom_pane_strip_get_editor(CaromPaneStrip *self) {
  return self->editor;
}

gboolean carom_pane_strip_get_edit_view(CaromPaneStrip *self, CaromEditView *view) {
  CaromPaneArea *area = get_used_area(self);
  return area && carom_pane_area_get_edit_view(area, view);
}

const char *carom_pane_strip_get_edit_obstacle(CaromPaneStrip *self) {
  CaromPaneArea *area = get_used_area(self);
  return area ? carom_pane_area_get_edit_obstacle(area) : NULL;
}

gboolean carom_pane_strip_get_edit_place(CaromPaneStrip *self, CaromVec2 *place) {
  CaromPaneArea *area = get_used_area(self);
  if (!area)
    return FALSE;
  for (guint i = 0; i < self->views->len; i++)
    if (carom_pane_editing_get_pointer(get_editing(self, i), place))
      return TRUE;
  *place = carom_pane_editing_get_position(carom_pane_editing_of(area),
                                           gtk_widget_get_width(GTK_WIDGET(area)) / 2.0,
                                           gtk_widget_get_height(GTK_WIDGET(area)) / 2.0);
  return TRUE;
}

/* ---- Where discs are going while something is dragged ---- */

static void show_outlooks(CaromPaneStrip *self) {
  for (guint i = 0; i < self->views->len; i++)
    carom_pane_area_set_outlook(get_area(self, i), carom_pane_outlooks_get(self->outlooks, i));
}

static gboolean work_on_outlooks(GtkWidget *strip, GdkFrameClock *clock, gpointer data) {
  CaromPaneStrip *self = data;
  gint64 deadline_us = g_get_monotonic_time() + OUTLOOK_BUDGET_US;
  gboolean has_more = carom_pane_outlooks_work(self->outlooks, deadline_us);
  show_outlooks(self);
  if (!has_more)
    self->outlook_id = 0;
  return has_more ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void rest_outlooks(CaromPaneStrip *self) {
  if (self->outlook_id != 0)
    gtk_widget_remove_tick_callback(GTK_WIDGET(self), self->outlook_id);
  self->outlook_id = 0;
}

/* The panes have another comparison. */
static void follow_outlooks(CaromPaneStrip *self) {
  CaromComparison *comparison = carom_player_get_comparison(get_player(self));
  if (!carom_player_is_drafting(get_player(self))) {
    rest_outlooks(self);
    carom_pane_outlooks_drop(self->outlooks);
  } else if (carom_player_is_in_flux(get_player(self))) {
    g_autoptr(CaromSelection) changed =
        carom_editor_get_changed(self->editor, carom_comparison_get_scene(comparison));
    carom_pane_outlooks_start(self->outlooks, comparison, changed);
    if (self->outlook_id == 0)
      self->outlook_id =
          gtk_widget_add_tick_callback(GTK_WIDGET(self), work_on_outlooks, self, NULL);
  }
  show_outlooks(self);
}

/* ---- The menu ---- */

static void forget_opened(CaromPaneStrip *self) {
  g_clear_handle_id(&self->popup_id, g_source_remove);
  if (self->opened)
    carom_presses_cancel(self->opened);
  g_clear_pointer(&self->opened, gtk_widget_unparent);
}

/* Of a mouse, and not the first one, which a finger that rests counts as. */
static gboolean is_button_down(GtkWidget *widget) {
  GdkSeat *seat = gdk_display_get_default_seat(gtk_widget_get_display(widget));
  GdkDevice *pointer = seat ? gdk_seat_get_pointer(seat) : NULL;
  GdkSurface *surface = gtk_native_get_surface(gtk_widget_get_native(widget));
  GdkModifierType state = 0;
  if (pointer)
    gdk_surface_get_device_position(surface, pointer, NULL, NULL, &state);
  return (state & (GDK_BUTTON2_MASK | GDK_BUTTON3_MASK)) != 0;
}

/* Who has pressed a button again meanwhile wants something else; and GTK would lose count of what
 * is pressed, see carom_pane_editing_ask_menu(). */
static gboolean pop_up(gpointer data) {
  CaromPaneStrip *self = data;
  self->popup_id = 0;
  if (is_button_down(GTK_WIDGET(self)))
    forget_opened(self);
  else
    gtk_popover_popup(GTK_POPOVER(self->opened));
  return G_SOURCE_REMOVE;
}

/* In the pane that is used. */
static void open_menu(CaromPaneStrip *self, CaromPaneEditing *editing, double x, double y) {
  GtkWidget *strip = GTK_WIDGET(self);
  CaromPaneArea *area = get_used_area(self);
  double strip_x, strip_y;
  if (!gtk_widget_translate_coordinates(GTK_WIDGET(area), strip, x, y, &strip_x, &strip_y))
    return;
  g_autoptr(GMenuModel) menu = carom_pane_editing_make_menu(editing, self->menu, x, y);
  forget_opened(self);
  self->opened = gtk_popover_menu_new_from_model(menu);
  gtk_widget_set_parent(self->opened, strip);
  carom_window_keys_watch_menu(GTK_POPOVER(self->opened), strip);
  gtk_widget_set_halign(self->opened, GTK_ALIGN_START);
  gtk_popover_set_has_arrow(GTK_POPOVER(self->opened), FALSE);
  gtk_popover_set_pointing_to(GTK_POPOVER(self->opened),
                              &(GdkRectangle){(int)strip_x, (int)strip_y, 1, 1});
  /* GTK 4.8 puts the lines between sections in when it is idle, and a popover that is shown before
   * that does not grow for them, so that its last items are cut off. */
  self->popup_id = g_idle_add(pop_up, self);
}

static void on_menu(CaromPaneEditing *editing, double x, double y, CaromPaneStrip *self) {
  self->menu_place = carom_pane_editing_get_position(editing, x, y);
  self->is_pointed = TRUE;
  open_menu(self, editing, x, y);
}

gboolean carom_pane_strip_get_menu_place(CaromPaneStrip *self, CaromVec2 *place) {
  *place = self->menu_place;
  return self->is_pointed;
}

void carom_pane_strip_set_edit_menu(CaromPaneStrip *self, GMenuModel *menu) {
  g_set_object(&self->menu, menu);
}

/* By the keyboard: of what is selected. */
static gboolean open_by_key(GtkWidget *strip, GVariant *arguments, gpointer data) {
  CaromPaneStrip *self = data;
  CaromPaneArea *area = get_used_area(self);
  if (!area || !carom_pane_area_get_comparison(area))
    return FALSE;
  double x, y;
  CaromPaneEditing *editing = carom_pane_editing_of(area);
  carom_pane_editing_get_menu_place(editing, &x, &y);
  self->is_pointed = FALSE;
  open_menu(self, editing, x, y);
  return TRUE;
}

static void add_keys(CaromPaneStrip *self) {
  GtkEventController *keys = gtk_shortcut_controller_new();
  gtk_shortcut_controller_add_shortcut(
      GTK_SHORTCUT_CONTROLLER(keys),
      gtk_shortcut_new(gtk_shortcut_trigger_parse_string("Menu|<Shift>F10"),
                       gtk_callback_action_new(open_by_key, self, NULL)));
  gtk_widget_add_controller(GTK_WIDGET(self), keys);
}

/* ---- Editing ---- */

/* The focus is there where the pointer is, and so are the grips for a finger. */
static void on_pressed(CaromPaneEditing *editing, CaromPaneStrip *self) {
  for (guint i = 0; i < self->views->len; i++) {
    CaromPaneEditing *other = get_editing(self, i);
    if (other == editing)
      self->used_pane = i;
    else
      carom_pane_editing_set_touch(other, FALSE);
  }
  gtk_widget_grab_focus(GTK_WIDGET(self));
}

/* Lets the scene be edited in pane @i; the first says how an empty one is. */
static void add_editing(CaromPaneStrip *self, guint i) {
  CaromPaneEditing *editing = carom_pane_editing_add(get_area(self, i), self->editor);
  g_signal_connect(editing, "pressed", G_CALLBACK(on_pressed), self);
  g_signal_connect(editing, "menu", G_CALLBACK(on_menu), self);
  if (i == 0)
    carom_pane_view_help_with(get_view(self, i), self->editor);
}

void carom_pane_strip_set_editor(CaromPaneStrip *self, CaromEditor *editor) {
  g_return_if_fail(CAROM_IS_EDITOR(editor));
  g_return_if_fail(self->inspector && !self->editor);
  self->editor = g_object_ref(editor);
  add_keys(self);
  for (guint i = 0; i < self->views->len; i++)
    add_editing(self, i);
}

/* Ends what is held in any of the panes, as Escape does: others are about to take their place. */
static void let_go(CaromPaneStrip *self) {
  for (guint i = 0; self->editor && i < self->views->len; i++)
    carom_pane_editing_cancel(get_editing(self, i));
}

/* ---- Close up ---- */

static void show_stage(CaromPaneStrip *self);

/* Only where all panes are drawn in one are their copies of a disc seen beside each other.
 *
 * @framed: (out): what is shown without the camera
 * Returns: (transfer none) (nullable): the comparison; NULL if they are not */
static CaromComparison *look(CaromPaneStrip *self, CaromView *framed) {
  CaromPaneArea *area = get_whole(self);
  CaromComparison *comparison = carom_player_get_comparison(get_player(self));
  gboolean can_look =
      area && comparison && !carom_prediction_session_is_secret(self->session) &&
      carom_comparison_get_run(comparison, 0)->world->bodies.n > self->approach_disc &&
      carom_pane_area_get_framed_view(area, framed);
  return can_look ? comparison : NULL;
}

static double get_side(CaromPaneStrip *self) {
  GtkWidget *area = GTK_WIDGET(get_whole(self));
  return MIN(gtk_widget_get_width(area), gtk_widget_get_height(area));
}

/* Lets the camera zoom in until neighbouring doubles are apart, or as far as usual. */
static void limit_zoom(CaromPaneStrip *self) {
  CaromView framed;
  CaromComparison *comparison = look(self, &framed);
  double zoom_max = 0;
  if (comparison) {
    CaromCloseup finest = carom_closeup_of_disc(comparison, self->approach_disc);
    finest.apart = 0;
    zoom_max = carom_closeup_scale(&finest, get_side(self)) / framed.points_per_unit;
  }
  carom_camera_set_zoom_max(self->camera, zoom_max);
}

/* Goes on to where the glide is: zooms by as many decades in any second, while the disc comes
 * straight to the middle.
 *
 * Returns: FALSE if the viewer has taken over the camera, which ends it */
static gboolean move_closer(CaromPaneStrip *self) {
  CaromView framed;
  if (carom_scene_camera_zoom(carom_camera_get(self->camera)) != self->approach_zoom) {
    carom_glide_clear(&self->approach);
    return FALSE;
  }
  CaromComparison *comparison = look(self, &framed);
  if (!comparison)
    return TRUE;
  CaromCloseup closeup = carom_closeup_of_disc(comparison, self->approach_disc);
  double share = self->approach.value, from = self->approach_from.points_per_unit;
  double to = MAX(carom_closeup_scale(&closeup, get_side(self)), framed.points_per_unit);
  double scale = from * pow(to / from, share);
  CaromVec2 off = carom_vec2_sub(self->approach_from.centre, closeup.centre);
  CaromVec2 middle = share < 1
                         ? carom_vec2_add_scaled(closeup.centre, off, (1 - share) * from / scale)
                         : closeup.centre;
  limit_zoom(self);
  self->approach_zoom = scale / framed.points_per_unit;
  carom_camera_look_at(self->camera, &framed, middle, self->approach_zoom);
  return TRUE;
}

/* After the clock: what is seen close up is gone with the next frame unless it is followed.
 *
 * Returns: as above */
static gboolean follow_disc(CaromPaneStrip *self) {
  double zoom = carom_scene_camera_zoom(carom_camera_get(self->camera));
  CaromView framed;
  CaromComparison *comparison = look(self, &framed);
  if (!comparison ||
      (zoom <= CAROM_SCENE_CAMERA_ZOOM_MAX && !carom_pane_area_is_closeup(get_whole(self))))
    return TRUE;
  if (carom_glide_is_moving(&self->approach))
    return move_closer(self);
  CaromCloseup closeup = carom_closeup_of_disc(comparison, self->approach_disc);
  carom_camera_look_at(self->camera, &framed, closeup.centre, zoom);
  return TRUE;
}

/* The one pane may have just been made. Nothing is said of the copies before they are there. */
static gboolean is_ready(CaromPaneArea *whole) {
  return gtk_widget_get_width(GTK_WIDGET(whole)) > 0 && !carom_pane_area_is_sliding(whole);
}

/* Sets out as soon as the panes have come together. */
static gboolean set_out(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  CaromPaneStrip *self = CAROM_PANE_STRIP(widget);
  CaromPaneArea *area = get_whole(self);
  CaromView framed;
  if (area && !is_ready(area))
    return G_SOURCE_CONTINUE;
  self->approach_disc = 0;
  CaromComparison *comparison = look(self, &framed);
  if (!comparison)
    return G_SOURCE_REMOVE;
  self->approach_disc = carom_closeup_find(comparison).disc;
  carom_pane_area_set_closeup_disc(area, (int)self->approach_disc);
  carom_pane_area_get_framed_view(area, &framed); /* without a contact's geometry */
  self->approach_from = carom_scene_camera_apply(carom_camera_get(self->camera), &framed);
  self->approach_zoom = carom_scene_camera_zoom(carom_camera_get(self->camera));
  carom_glide_start_at(&self->approach, 0);
  carom_glide_to(&self->approach, 1);
  return G_SOURCE_REMOVE;
}

void carom_pane_strip_zoom_to_difference(CaromPaneStrip *self) {
  g_return_if_fail(self->staging);
  g_object_set(self->staging, "superposed", TRUE, NULL);
  if (set_out(GTK_WIDGET(self), NULL, NULL) == G_SOURCE_CONTINUE)
    gtk_widget_add_tick_callback(GTK_WIDGET(self), set_out, NULL, NULL);
}

static void approach(GtkWidget *widget) {
  if (!move_closer(CAROM_PANE_STRIP(widget)))
    show_stage(CAROM_PANE_STRIP(widget));
}

/* Whoever goes back to the panes finds them as they were. */
static void keep_camera(CaromPaneStrip *self, gboolean superposed) {
  CaromSceneCamera shown = *carom_camera_get(self->camera);
  carom_glide_clear(&self->approach);
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
  limit_zoom(self);
}

/* All the room is for that pane; 0, or a number that no pane has: it is for all of them. */
static void set_filled_by(CaromPaneStrip *self, guint number) {
  guint n = self->views->len;
  number = n > 1 && number <= n ? number : 0;
  if (self->filled_by == number)
    return;
  self->filled_by = number;
  if (number > 0)
    self->used_pane = number - 1;
  forget_arrangement(self);
  gtk_widget_queue_allocate(GTK_WIDGET(self));
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_FILLED_BY]);
}

static void make_panes(CaromPaneStrip *self, guint n) {
  close_menus(self);
  remove_panes(self);
  for (guint i = 0; i < n; i++) {
    GtkWidget *view = carom_pane_view_new(self->inspector, self->session, i);
    g_ptr_array_add(self->views, view);
    gtk_widget_set_parent(view, GTK_WIDGET(self));
    carom_pane_view_align(get_view(self, i), self->headers, self->footers);
    carom_pane_view_set_presenting(get_view(self, i), self->presenting);
    carom_pane_pointer_add(get_area(self, i), self->camera);
    if (self->editor)
      add_editing(self, i);
    g_signal_connect_object(get_area(self, i), "resize", G_CALLBACK(share_zoom), self,
                            G_CONNECT_SWAPPED);
  }
  forget_arrangement(self);
  set_filled_by(self, 0);
}

static CaromVec2 between(CaromVec2 from, CaromVec2 to, double share) {
  return carom_vec2_add_scaled(from, carom_vec2_sub(to, from), share);
}

/* What the stages show now, without the camera; it must be framed. */
static CaromFraming get_shown(CaromPaneStrip *self) {
  CaromFraming shown = self->framing;
  double share = self->reframing.value;
  if (share < 1) {
    shown.min = between(self->framed_from.min, shown.min, share);
    shown.max = between(self->framed_from.max, shown.max, share);
  }
  return shown;
}

static void show_stage(CaromPaneStrip *self) {
  CaromFraming shown = get_shown(self);
  gboolean is_whole =
      !carom_camera_is_used(self->camera) && !carom_glide_is_moving(&self->approach);
  if (is_whole && self->views->len > 0)
    carom_pane_area_set_closeup_disc(get_area(self, 0), -1);
  for (guint i = 0; i < self->views->len; i++)
    carom_pane_view_set_stage(get_view(self, i), self->is_framed ? &shown : NULL,
                              carom_camera_get(self->camera));
}

/* The arrangement suits what is shown in the end. */
static void arrange_for_framing(CaromPaneStrip *self) {
  self->is_reframed = TRUE;
  gtk_widget_queue_allocate(GTK_WIDGET(self));
}

static void show_reframing(GtkWidget *widget) {
  show_stage(CAROM_PANE_STRIP(widget));
  if (!carom_glide_is_moving(&CAROM_PANE_STRIP(widget)->reframing))
    arrange_for_framing(CAROM_PANE_STRIP(widget));
}

/* Frames what the comparison is going to do. Arrows keep the scales that they had when the scene
 * was opened, not those of the last edit: what is undone looks as it did. While predictions are
 * asked for, a framing that fits the run would tell how far the discs will get, and how fast they
 * will be.
 *
 * @is_opened: it has just been opened */
static void frame(CaromPaneStrip *self, gboolean is_opened) {
  CaromComparison *comparison = carom_player_get_comparison(get_player(self));
  self->framed_from = get_shown(self);
  self->framing = carom_prediction_session_get_active(self->session)
                      ? carom_framing_of_flight(carom_comparison_get_scene(comparison))
                      : carom_framing_new(comparison, is_opened ? NULL : &self->opened_framing);
  if (is_opened)
    self->opened_framing = self->framing;
  self->is_framed = TRUE;
  carom_glide_start_at(&self->reframing, self->was_dragged ? 0 : 1);
  self->was_dragged = FALSE;
  carom_glide_to(&self->reframing, 1);
  show_stage(self);
  arrange_for_framing(self);
}

static void show_drawing(CaromPaneStrip *self) {
  for (guint i = 0; i < self->views->len; i++) {
    carom_pane_area_set_drawing(get_area(self, i), &self->drawing);
    carom_pane_view_set_superposed(get_view(self, i), self->drawing.superposed);
  }
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
  CaromPlayer *player = get_player(self);
  CaromComparison *comparison = carom_player_get_comparison(player);
  guint n = count_panes(self, comparison);
  if (n != self->views->len)
    make_panes(self, n);
  show_drawing(self);
  for (guint i = 0; i < n; i++)
    carom_pane_view_set_comparison(get_view(self, i), comparison);
  if (self->editor)
    follow_outlooks(self);
  if (self->is_framed && carom_player_is_drafting(player)) {
    carom_glide_clear(&self->reframing); /* what is being dragged stays where it is */
    self->was_dragged = TRUE;
  } else
    frame(self, !self->is_framed);
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
  CaromPlayer *player = get_player(self);
  gboolean superposed = carom_staging_choice_get_superposed(self->staging);
  gboolean was_superposed = self->drawing.superposed;
  if (superposed != was_superposed)
    let_go(self);
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

void carom_pane_strip_set_pivot_shown(CaromPaneStrip *self, gboolean shown) {
  g_return_if_fail(CAROM_IS_PANE_STRIP(self));
  if (self->drawing.pivot == shown)
    return;
  self->drawing.pivot = shown;
  show_staging(self);
}

/* The stage changes once when the asking begins, and once when it ends; but who has watched the run
 * up to here goes on looking at the same discs. */
static void on_session_changed(CaromPaneStrip *self) {
  CaromComparison *comparison = carom_player_get_comparison(get_player(self));
  gboolean is_asked = carom_prediction_session_get_active(self->session);
  if (is_asked == self->is_asked || !comparison)
    return;
  self->is_asked = is_asked;
  if (is_asked ? carom_comparison_get_time_s(comparison) == 0 : !self->framing.fits_run)
    frame(self, FALSE);
}

static void show_frame(CaromPaneStrip *self) {
  if (!follow_disc(self))
    show_stage(self);
  for (guint i = 0; i < self->views->len; i++)
    carom_pane_view_update(get_view(self, i));
}

void carom_pane_strip_show(CaromPaneStrip *self, CaromInspector *inspector,
                           CaromPredictionSession *session, CaromStagingChoice *staging) {
  g_return_if_fail(!self->inspector);
  CaromPlayer *player = carom_inspector_get_player(inspector);
  self->inspector = g_object_ref(inspector);
  self->session = g_object_ref(session);
  self->staging = g_object_ref(staging);
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
static gboolean open_method_menu(GtkWidget *view, GdkFrameClock *clock, gpointer data) {
  if (gtk_widget_get_width(view) <= 0)
    return G_SOURCE_CONTINUE;
  carom_pane_view_open_menu(CAROM_PANE_VIEW(view));
  return G_SOURCE_REMOVE;
}

void carom_pane_strip_offer_method(CaromPaneStrip *self, guint i) {
  if (i < self->views->len)
    gtk_widget_add_tick_callback(GTK_WIDGET(get_view(self, i)), open_method_menu, NULL, NULL);
}

void carom_pane_strip_show_anew(CaromPaneStrip *self) {
  g_return_if_fail(self->inspector);
  forget_arrangement(self);
  self->camera_apart = (CaromSceneCamera){0};
  carom_glide_clear(&self->approach);
  carom_camera_reset(self->camera);
  self->was_dragged = FALSE;
  frame(self, TRUE);
}

const CaromFraming *carom_pane_strip_get_framing(CaromPaneStrip *self) {
  return self->is_framed ? &self->framing : NULL;
}

CaromCamera *carom_pane_strip_get_camera(CaromPaneStrip *self) {
  return self->camera;
}

/* ---- Sizes ---- */

/* The headers of all panes are as high as the highest, which has the longest title. What a height
 * would be without lines of that is right only where it is told by the pane that has them: that is
 * the least that any tells, and what it would be with them is the most. Otherwise the panes would
 * be arranged in another way each time that they get slim or cease to be. */
static int find_least(const CaromPaneStrip *self, int (*measure)(CaromPaneView *view)) {
  int least = G_MAXINT;
  for (guint i = 0; i < self->views->len; i++)
    least = MIN(least, measure(get_view(self, i)));
  return self->views->len > 0 ? least : 0;
}

static int find_most(const CaromPaneStrip *self, int (*measure)(CaromPaneView *view)) {
  int most = 0;
  for (guint i = 0; i < self->views->len; i++)
    most = MAX(most, measure(get_view(self, i)));
  return most;
}

/* Header and footer of each pane; all are alike. */
static int frame_height(const CaromPaneStrip *self) {
  return find_least(self, carom_pane_view_get_frame_height);
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

void carom_pane_strip_fill_with(CaromPaneStrip *self, guint number) {
  g_return_if_fail(CAROM_IS_PANE_STRIP(self));
  if (number <= self->views->len)
    set_filled_by(self, number);
}

void carom_pane_strip_toggle_filled(CaromPaneStrip *self) {
  g_return_if_fail(CAROM_IS_PANE_STRIP(self));
  set_filled_by(self, self->filled_by > 0 ? 0 : carom_pane_strip_get_used_pane(self) + 1);
}

gboolean carom_pane_strip_is_filled(CaromPaneStrip *self) {
  g_return_val_if_fail(CAROM_IS_PANE_STRIP(self), FALSE);
  return self->filled_by > 0;
}

/* Whether pane @i is seen. */
static gboolean is_shown(const CaromPaneStrip *self, guint i) {
  return self->filled_by == 0 || self->filled_by == i + 1;
}

static void set_presenting(CaromPaneStrip *self, gboolean presenting) {
  self->presenting = presenting;
  for (guint i = 0; i < self->views->len; i++)
    carom_pane_view_set_presenting(get_view(self, i), presenting);
  forget_arrangement(self);
  gtk_widget_queue_resize(GTK_WIDGET(self));
}

void carom_pane_strip_set_alone(CaromPaneStrip *self, gboolean alone) {
  g_return_if_fail(CAROM_IS_PANE_STRIP(self));
  self->is_alone = alone;
  gtk_widget_queue_allocate(GTK_WIDGET(self));
}

/* What stands beside a stage has the whole height; above and below it, it has one line. */
static gboolean make_slim(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  CaromPaneStrip *self = CAROM_PANE_STRIP(widget);
  self->slim_id = 0;
  for (guint i = 0; i < self->views->len; i++)
    carom_pane_view_set_slim(get_view(self, i), self->presenting && !self->arrangement.beside);
  return G_SOURCE_REMOVE;
}

/* Not at once: sizes are just being allocated. */
static void make_slim_soon(CaromPaneStrip *self) {
  if (self->presenting && self->slim_id == 0)
    self->slim_id = gtk_widget_add_tick_callback(GTK_WIDGET(self), make_slim, NULL, NULL);
}

static Room get_room(CaromPaneStrip *self, int width, int height) {
  double frame = frame_height(self), column = MAX(column_share * width, column_of_frame * frame);
  return (Room){
      .width = width,
      .height = height,
      .needs =
          {
              .gap = self->presenting ? SLIM_GAP : GAP,
              .frame = frame,
              .line = self->presenting ? find_least(self, carom_pane_view_get_line_height) : frame,
              .line_width =
                  self->presenting ? carom_pane_view_get_line_width(get_view(self, 0)) : 0,
              .column = floor(MIN(column, column_share_max * width)),
              .least_stage = frame,
              .least_column = find_most(self, carom_pane_view_get_column_height),
              .not_low = self->drawing.counter,
              .largest = self->presenting,
              .contact = self->drawing.contact && !self->is_alone,
          },
  };
}

static gboolean is_like(const Room *one, const Room *other) {
  int step = one->needs.largest ? one->height / 4 : DRAG_STEP;
  return ABS(one->width - other->width) <= DRAG_STEP && ABS(one->height - other->height) <= step &&
         one->needs.frame == other->needs.frame && one->needs.not_low == other->needs.not_low &&
         one->needs.contact == other->needs.contact;
}

/* Panes do not change places for a page below them, if they can help it.
 *
 * Returns: (nullable): the arrangement without it */
static const CaromArrangement *get_alone(CaromPaneStrip *self, const Room *room) {
  gboolean is_lower = self->presenting && room->height < self->alone_room.height &&
                      self->alone_room.width == room->width;
  return is_lower ? &self->alone : NULL;
}

/* The arrangement up to now counts while the room is dragged or the picture edited. In another room
 * it does not: who goes to another page, or presents, and comes back finds what has been there. */
static void arrange(CaromPaneStrip *self, const Room *room) {
  gboolean keeps = self->is_arranged && is_like(room, &self->room);
  if (keeps && self->presenting && !self->is_reframed) {
    make_slim_soon(self);
    return; /* an answer opens above the panes, and they stay as they are */
  }
  const CaromArrangement *alone = get_alone(self, room);
  g_auto(CaromPaneAreaPicture) picture;
  carom_pane_area_get_picture(get_area(self, 0), &picture);
  self->arrangement = carom_arrangement_choose(
      &picture.picture, self->filled_by > 0 ? 1 : self->views->len, room->width, room->height,
      &room->needs, keeps ? &self->arrangement : alone);
  if (self->presenting && !alone) {
    self->alone = self->arrangement;
    self->alone_room = *room;
  }
  self->room = *room;
  self->is_arranged = TRUE;
  self->is_reframed = FALSE;
  make_slim_soon(self);
}

static void carom_pane_strip_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  CaromPaneStrip *self = CAROM_PANE_STRIP(widget);
  if (self->views->len == 0 || !carom_pane_area_get_comparison(get_area(self, 0)))
    return;
  Room room = get_room(self, width, height);
  arrange(self, &room);
  const CaromArrangement *arrangement = &self->arrangement;
  CaromArrangementSize size = carom_arrangement_pane_size(arrangement, width, height, &room.needs);
  for (guint i = 0; i < self->views->len; i++) {
    GtkWidget *view = GTK_WIDGET(get_view(self, i));
    CaromVec2 place = carom_arrangement_pane_place(arrangement, self->filled_by > 0 ? 0 : i, width,
                                                   height, &room.needs);
    gtk_widget_set_child_visible(view, is_shown(self, i));
    if (!is_shown(self, i))
      continue;
    carom_pane_view_set_column(get_view(self, i), arrangement->beside ? (int)room.needs.column : 0);
    gtk_widget_queue_allocate(view);
    gtk_widget_size_allocate(
        view, &(GtkAllocation){(int)place.x, (int)place.y, (int)size.width, (int)size.height}, -1);
  }
}

/* ---- Overlays and settings ---- */

void carom_pane_strip_show_foretold(CaromPaneStrip *self, guint i, const CaromQueueEvent *event) {
  for (guint k = 0; k < self->views->len; k++)
    carom_pane_area_set_foretold(get_area(self, k), k == i ? event : NULL);
}

CaromOverlay *carom_pane_strip_get_overlay(CaromPaneStrip *self, guint i, const CaromTheme *theme) {
  if (!self->drawing.superposed && i >= self->views->len)
    return NULL;
  return carom_pane_area_make_overlay(get_area(self, self->drawing.superposed ? 0 : i), i, theme);
}

static void carom_pane_strip_get_property(GObject *object, guint id, GValue *value,
                                          GParamSpec *pspec) {
  CaromPaneStrip *self = CAROM_PANE_STRIP(object);
  switch (id) {
  case PROP_SHOW_CONTACT:
    g_value_set_boolean(value, self->drawing.contact);
    break;
  case PROP_SHOW_GUESS:
    g_value_set_boolean(value, self->drawing.guess);
    break;
  case PROP_PRESENTING:
    g_value_set_boolean(value, self->presenting);
    break;
  case PROP_FILLED_BY:
    g_value_set_uint(value, self->filled_by);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
  }
}

static void carom_pane_strip_set_property(GObject *object, guint id, const GValue *value,
                                          GParamSpec *pspec) {
  CaromPaneStrip *self = CAROM_PANE_STRIP(object);
  switch (id) {
  case PROP_SHOW_CONTACT:
    self->drawing.contact = g_value_get_boolean(value);
    draw_anew(self);
    break;
  case PROP_SHOW_GUESS:
    self->drawing.guess = g_value_get_boolean(value);
    draw_anew(self);
    break;
  case PROP_PRESENTING:
    set_presenting(self, g_value_get_boolean(value));
    break;
  case PROP_FILLED_BY:
    set_filled_by(self, g_value_get_uint(value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
  }
}

static void carom_pane_strip_dispose(GObject *object) {
  CaromPaneStrip *self = CAROM_PANE_STRIP(object);
  carom_glide_clear(&self->approach);
  carom_glide_clear(&self->reframing);
  remove_panes(self);
  rest_outlooks(self);
  forget_opened(self);
  g_clear_object(&self->menu);
  g_clear_object(&self->editor);
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
  carom_pane_outlooks_free(CAROM_PANE_STRIP(object)->outlooks);
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
  properties[PROP_PRESENTING] = g_param_spec_boolean("presenting", NULL, NULL, FALSE,
                                                     G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_FILLED_BY] =
      g_param_spec_uint("filled-by", NULL, NULL, 0, CAROM_COMPARISON_MAX_PANES, 0,
                        G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties(object_class, N_PROPERTIES, properties);
}

static void carom_pane_strip_init(CaromPaneStrip *self) {
  gtk_widget_set_focusable(GTK_WIDGET(self), TRUE);
  self->views = g_ptr_array_new();
  self->headers = gtk_size_group_new(GTK_SIZE_GROUP_VERTICAL);
  self->footers = gtk_size_group_new(GTK_SIZE_GROUP_VERTICAL);
  self->camera = carom_camera_new();
  self->outlooks = carom_pane_outlooks_new();
  carom_glide_init(&self->approach, GTK_WIDGET(self), approach, approach_s);
  carom_glide_init(&self->reframing, GTK_WIDGET(self), show_reframing, reframing_s);
  carom_glide_start_at(&self->reframing, 1);
  g_signal_connect_object(self->camera, "changed", G_CALLBACK(show_stage), self, G_CONNECT_SWAPPED);
}
