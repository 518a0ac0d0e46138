/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-zoom: event controllers that tell a camera what the viewer wants to see. */
#include "carom-pane-zoom.h"

#include "carom-scene-picture-layout.h"

/* How far two fingers move the picture if the touchpad counts in clicks of a wheel, in points. */
static const double click_length = 12;

typedef struct {
  CaromPaneArea *area; /* owns this */
  CaromCamera *camera;
  double x, y;                 /* where the pointer was seen last */
  double pinched;              /* the scale of the pinch up to now */
  double dragged_x, dragged_y; /* the offset of the drag up to now */
} Zoom;

static void zoom_free(gpointer data) {
  Zoom *zoom = data;
  g_object_unref(zoom->camera);
  g_free(zoom);
}

/* @view: (out): what the pane shows
 * Returns: FALSE if it shows nothing */
static gboolean get_view(const Zoom *zoom, CaromView *view) {
  GtkWidget *area = GTK_WIDGET(zoom->area);
  if (!carom_pane_area_get_comparison(zoom->area))
    return FALSE;
  g_auto(CaromPaneAreaPicture) picture;
  CaromScenePictureLayout layout;
  carom_pane_area_get_picture(zoom->area, &picture);
  carom_scene_picture_layout_measure(&layout, &picture.picture, gtk_widget_get_width(area),
                                     gtk_widget_get_height(area));
  *view = layout.view;
  return TRUE;
}

static void zoom_at(Zoom *zoom, double x, double y, double factor) {
  CaromView view;
  if (get_view(zoom, &view))
    carom_camera_zoom_at(zoom->camera, &view, carom_vec2(x, y), factor);
}

static void move_by(Zoom *zoom, double dx, double dy) {
  CaromView view;
  if (get_view(zoom, &view))
    carom_camera_move(zoom->camera, &view, carom_vec2(dx, dy));
}

/* ---- The wheel and the touchpad ---- */

static void on_motion(GtkEventController *controller, double x, double y, Zoom *zoom) {
  zoom->x = x;
  zoom->y = y;
}

static gboolean counts_in_points(GdkEvent *event) {
  return event && gdk_event_get_event_type(event) == GDK_SCROLL &&
         gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE;
}

static gboolean is_touchpad(GdkEvent *event) {
  GdkDevice *device = event ? gdk_event_get_device(event) : NULL;
  return counts_in_points(event) ||
         (device && gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD);
}

/* With Ctrl, two fingers zoom as well, as they do elsewhere. */
static gboolean on_scroll(GtkEventController *controller, double dx, double dy, Zoom *zoom) {
  GdkEvent *event = gtk_event_controller_get_current_event(controller);
  double length = counts_in_points(event) ? 1 : click_length;
  gboolean has_control =
      (gtk_event_controller_get_current_event_state(controller) & GDK_CONTROL_MASK) != 0;
  if (!is_touchpad(event))
    zoom_at(zoom, zoom->x, zoom->y, pow(CAROM_CAMERA_WHEEL_STEP, -dy));
  else if (has_control)
    zoom_at(zoom, zoom->x, zoom->y, pow(CAROM_CAMERA_WHEEL_STEP, -dy * length / click_length));
  else
    move_by(zoom, -dx * length, -dy * length);
  return GDK_EVENT_STOP;
}

/* ---- A pinch ---- */

static void on_pinch_begin(GtkGesture *gesture, GdkEventSequence *sequence, Zoom *zoom) {
  zoom->pinched = 1;
}

static void on_pinch(GtkGestureZoom *gesture, double scale, Zoom *zoom) {
  double x = zoom->x, y = zoom->y;
  gtk_gesture_get_bounding_box_center(GTK_GESTURE(gesture), &x, &y);
  if (!(scale > 0))
    return;
  zoom_at(zoom, x, y, scale / zoom->pinched);
  zoom->pinched = scale;
}

/* ---- The middle button ---- */

static void on_drag_begin(GtkGestureDrag *drag, double x, double y, Zoom *zoom) {
  zoom->dragged_x = zoom->dragged_y = 0;
  gtk_gesture_set_state(GTK_GESTURE(drag), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void on_drag(GtkGestureDrag *drag, double dx, double dy, Zoom *zoom) {
  move_by(zoom, dx - zoom->dragged_x, dy - zoom->dragged_y);
  zoom->dragged_x = dx;
  zoom->dragged_y = dy;
}

/* ---- Life ---- */

static void add_wheel(Zoom *zoom) {
  GtkEventController *motion = gtk_event_controller_motion_new();
  GtkEventController *scroll =
      gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  g_signal_connect(motion, "enter", G_CALLBACK(on_motion), zoom);
  g_signal_connect(motion, "motion", G_CALLBACK(on_motion), zoom);
  g_signal_connect(scroll, "scroll", G_CALLBACK(on_scroll), zoom);
  gtk_widget_add_controller(GTK_WIDGET(zoom->area), motion);
  gtk_widget_add_controller(GTK_WIDGET(zoom->area), scroll);
}

static void add_pinch(Zoom *zoom) {
  GtkGesture *pinch = gtk_gesture_zoom_new();
  g_signal_connect(pinch, "begin", G_CALLBACK(on_pinch_begin), zoom);
  g_signal_connect(pinch, "scale-changed", G_CALLBACK(on_pinch), zoom);
  gtk_widget_add_controller(GTK_WIDGET(zoom->area), GTK_EVENT_CONTROLLER(pinch));
}

static void add_drag(Zoom *zoom) {
  GtkGesture *drag = gtk_gesture_drag_new();
  gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(drag), GDK_BUTTON_MIDDLE);
  g_signal_connect(drag, "drag-begin", G_CALLBACK(on_drag_begin), zoom);
  g_signal_connect(drag, "drag-update", G_CALLBACK(on_drag), zoom);
  gtk_widget_add_controller(GTK_WIDGET(zoom->area), GTK_EVENT_CONTROLLER(drag));
}

void carom_pane_zoom_add(CaromPaneArea *area, CaromCamera *camera) {
  Zoom *zoom = g_new0(Zoom, 1);
  zoom->area = area;
  zoom->camera = g_object_ref(camera);
  g_object_set_data_full(G_OBJECT(area), "carom-zoom", zoom, zoom_free);
  add_wheel(zoom);
  add_pinch(zoom);
  add_drag(zoom);
}
