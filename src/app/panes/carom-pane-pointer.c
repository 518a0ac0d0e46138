/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-pointer: event controllers that translate places in the picture into lines and
 * guesses, for the inspector and the session, and ways into what the camera shows. */
#include "carom-pane-pointer.h"

#include "carom-hover.h"
#include "carom-scene-picture-pointer.h"
#include "carom-zoom-gestures.h"

/* The line of a pane's working whose mark is at a place; -1 if there is none.
 *
 * @pane: (out): whose working that is */
static int line_at(CaromPaneArea *area, double x, double y, guint *pane) {
  g_auto(CaromPaneAreaPicture) picture;
  carom_pane_area_get_picture(area, &picture);
  *pane = carom_pane_area_get_index(area);
  return carom_scene_picture_pointer_line_at(&picture.picture, picture.width, picture.height, x, y,
                                             pane);
}

/* ---- Dragging the arrows of a guess ---- */

static CaromContactBody handle_at(CaromPaneArea *area, double x, double y) {
  g_auto(CaromPaneAreaPicture) picture;
  carom_pane_area_get_picture(area, &picture);
  return carom_scene_picture_pointer_handle_at(&picture.picture, picture.width, picture.height, x,
                                               y);
}

/* The body whose handle is being dragged is kept with the gesture. */
#define DRAGGED "carom-handle"

static void on_drag_begin(GtkGestureDrag *drag, double x, double y, CaromPaneArea *area) {
  CaromContactBody body = carom_pane_area_is_asking(area) ? handle_at(area, x, y) : CAROM_BODY_NONE;
  g_object_set_data(G_OBJECT(drag), DRAGGED, GINT_TO_POINTER(body));
  gtk_gesture_set_state(GTK_GESTURE(drag), body == CAROM_BODY_NONE ? GTK_EVENT_SEQUENCE_DENIED
                                                                   : GTK_EVENT_SEQUENCE_CLAIMED);
}

static void on_drag_update(GtkGestureDrag *drag, double dx, double dy, CaromPaneArea *area) {
  CaromContactBody body = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(drag), DRAGGED));
  double x, y;
  if (body == CAROM_BODY_NONE || !carom_pane_area_is_asking(area) ||
      !gtk_gesture_drag_get_start_point(drag, &x, &y))
    return;
  g_auto(CaromPaneAreaPicture) picture;
  carom_pane_area_get_picture(area, &picture);
  CaromVec2 velocity = carom_scene_picture_pointer_velocity_at(
      &picture.picture, picture.width, picture.height, body, x + dx, y + dy);
  carom_prediction_session_set_guess(carom_pane_area_get_session(area), body, velocity);
}

/* While nothing is asked, the cursor tells about the scene. */
static void show_cursor(CaromPaneArea *area, double x, double y) {
  if (carom_pane_area_is_asking(area))
    gtk_widget_set_cursor_from_name(GTK_WIDGET(area),
                                    handle_at(area, x, y) != CAROM_BODY_NONE ? "grab" : NULL);
}

/* ---- Pointing and clicking ---- */

/* Of the working of the pane's resolver. */
static guint get_column(CaromPaneArea *area, guint pane) {
  return carom_inspector_column_of(carom_pane_area_get_inspector(area), pane);
}

static gboolean shows_encounter(CaromPaneArea *area) {
  return carom_inspector_get_topic(carom_pane_area_get_inspector(area)) == CAROM_TOPIC_ENCOUNTER;
}

/* @line: of what the picture shows of @pane; -1: none */
static void point_at(CaromPaneArea *area, guint pane, int line) {
  CaromInspector *inspector = carom_pane_area_get_inspector(area);
  if (!shows_encounter(area)) {
    carom_inspector_point_at(inspector, get_column(area, pane), line);
    return;
  }
  int row = carom_pane_area_find_row(area, pane, line);
  guint column = row < 0 ? 0 : carom_inspector_get_columns(inspector)->column_of[pane];
  carom_inspector_point_at_row(inspector, column, row);
}

static void on_hover(const CaromHover *hover, gpointer area) {
  guint pane;
  int line = line_at(area, hover->x, hover->y, &pane);
  point_at(area, pane, line);
  show_cursor(area, hover->x, hover->y);
}

/* Also called while the pane is being destroyed, when there may be no run with its index any
 * more. */
static void on_leave(GtkEventController *controller, CaromPaneArea *area) {
  CaromInspector *inspector = carom_pane_area_get_inspector(area);
  if (!inspector)
    return;
  carom_inspector_point_at(inspector, 0, -1);
  carom_inspector_point_at_row(inspector, 0, -1);
}

static void walk_to(CaromPaneArea *area, guint pane, int line) {
  const CaromExplanation *explanation =
      carom_inspector_get_explanation(carom_pane_area_get_inspector(area));
  int step = shows_encounter(area)
                 ? carom_pane_area_find_row(area, pane, line)
                 : (int)carom_workings_step_of(explanation->workings, explanation->n_resolvers,
                                               get_column(area, pane), (guint)line);
  if (step >= 0)
    gtk_widget_activate_action(GTK_WIDGET(area), "win.line", "i", step);
}

static void on_released(GtkGestureClick *click, int n_presses, double x, double y,
                        CaromPaneArea *area) {
  guint pane;
  int line = carom_pane_area_is_asking(area) ? -1 : line_at(area, x, y, &pane);
  if (line >= 0)
    walk_to(area, pane, line);
}

static void add_pointing(CaromPaneArea *area) {
  GtkEventController *motion = carom_hover_add(GTK_WIDGET(area), on_hover, area);
  GtkGesture *click = gtk_gesture_click_new();
  GtkGesture *drag = gtk_gesture_drag_new();
  g_signal_connect_object(motion, "leave", G_CALLBACK(on_leave), area, 0);
  g_signal_connect_object(click, "released", G_CALLBACK(on_released), area, 0);
  g_signal_connect_object(drag, "drag-begin", G_CALLBACK(on_drag_begin), area, 0);
  g_signal_connect_object(drag, "drag-update", G_CALLBACK(on_drag_update), area, 0);
  gtk_widget_add_controller(GTK_WIDGET(area), GTK_EVENT_CONTROLLER(click));
  gtk_widget_add_controller(GTK_WIDGET(area), GTK_EVENT_CONTROLLER(drag));
}

/* ---- What the camera shows ---- */

typedef struct {
  CaromPaneArea *area; /* owns this */
  CaromCamera *camera;
} Zoom;

static void zoom_free(gpointer data) {
  Zoom *zoom = data;
  g_object_unref(zoom->camera);
  g_free(zoom);
}

/* @view: (out): what the pane shows
 * Returns: FALSE if it shows nothing */
static gboolean get_view(const Zoom *zoom, CaromView *view) {
  if (!carom_pane_area_get_comparison(zoom->area))
    return FALSE;
  g_auto(CaromPaneAreaPicture) picture;
  CaromScenePictureLayout layout;
  carom_pane_area_measure(zoom->area, &picture, &layout);
  *view = layout.view;
  return TRUE;
}

static void zoom_at(double x, double y, double factor, gpointer data) {
  const Zoom *zoom = data;
  CaromView view;
  if (get_view(zoom, &view))
    carom_camera_zoom_at(zoom->camera, &view, carom_vec2(x, y), factor);
}

static void move_by(double dx, double dy, gpointer data) {
  const Zoom *zoom = data;
  CaromView view;
  if (get_view(zoom, &view))
    carom_camera_move(zoom->camera, &view, carom_vec2(dx, dy));
}

void carom_pane_pointer_add(CaromPaneArea *area, CaromCamera *camera) {
  Zoom *zoom = g_new0(Zoom, 1);
  zoom->area = area;
  zoom->camera = g_object_ref(camera);
  g_object_set_data_full(G_OBJECT(area), "carom-zoom", zoom, zoom_free);
  add_pointing(area);
  carom_zoom_gestures_add(GTK_WIDGET(area), &(CaromZoomFuncs){zoom_at, move_by}, zoom);
}
