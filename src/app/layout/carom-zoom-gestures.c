/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-zoom-gestures: event controllers that translate what they tell into factors and ways. */
#include "carom-zoom-gestures.h"

#include <math.h>

/* How far two fingers move the picture if the touchpad counts in clicks of a wheel, in points. */
static const double click_length = 12;

typedef struct {
  CaromZoomFuncs funcs;
  gpointer data;
  double x, y;                 /* where the pointer was seen last */
  double pinched;              /* the scale of the pinch up to now */
  double dragged_x, dragged_y; /* the offset of the drag up to now */
} Gestures;

/* ---- The wheel and the touchpad ---- */

static void on_motion(GtkEventController *controller, double x, double y, Gestures *gestures) {
  gestures->x = x;
  gestures->y = y;
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

static void zoom_by(Gestures *gestures, double clicks) {
  gestures->funcs.zoom(gestures->x, gestures->y, pow(CAROM_ZOOM_GESTURES_STEP, clicks),
                       gestures->data);
}

/* With Ctrl, two fingers zoom as well, as they do elsewhere. */
static gboolean on_scroll(GtkEventController *controller, double dx, double dy,
                          Gestures *gestures) {
  GdkEvent *event = gtk_event_controller_get_current_event(controller);
  double length = counts_in_points(event) ? 1 : click_length;
  gboolean has_control =
      (gtk_event_controller_get_current_event_state(controller) & GDK_CONTROL_MASK) != 0;
  if (!is_touchpad(event))
    zoom_by(gestures, -dy);
  else if (has_control)
    zoom_by(gestures, -dy * length / click_length);
  else
    gestures->funcs.move(-dx * length, -dy * length, gestures->data);
  return GDK_EVENT_STOP;
}

static void add_wheel(GtkWidget *widget, Gestures *gestures) {
  GtkEventController *motion = gtk_event_controller_motion_new();
  GtkEventController *scroll =
      gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  g_signal_connect(motion, "enter", G_CALLBACK(on_motion), gestures);
  g_signal_connect(motion, "motion", G_CALLBACK(on_motion), gestures);
  g_signal_connect(scroll, "scroll", G_CALLBACK(on_scroll), gestures);
  gtk_widget_add_controller(widget, motion);
  gtk_widget_add_controller(widget, scroll);
}

/* ---- A pinch ---- */

static void on_pinch_begin(GtkGesture *gesture, GdkEventSequence *sequence, Gestures *gestures) {
  gestures->pinched = 1;
  gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED); /* its first finger drags nothing */
}

static void on_pinch(GtkGestureZoom *gesture, double scale, Gestures *gestures) {
  double x = gestures->x, y = gestures->y;
  gtk_gesture_get_bounding_box_center(GTK_GESTURE(gesture), &x, &y);
  if (!(scale > 0))
    return;
  gestures->funcs.zoom(x, y, scale / gestures->pinched, gestures->data);
  gestures->pinched = scale;
}

static void add_pinch(GtkWidget *widget, Gestures *gestures) {
  GtkGesture *pinch = gtk_gesture_zoom_new();
  g_signal_connect(pinch, "begin", G_CALLBACK(on_pinch_begin), gestures);
  g_signal_connect(pinch, "scale-changed", G_CALLBACK(on_pinch), gestures);
  gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(pinch));
}

/* ---- The middle button ---- */

static void on_drag_begin(GtkGestureDrag *drag, double x, double y, Gestures *gestures) {
  gestures->dragged_x = gestures->dragged_y = 0;
  gtk_gesture_set_state(GTK_GESTURE(drag), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void on_drag(GtkGestureDrag *drag, double dx, double dy, Gestures *gestures) {
  gestures->funcs.move(dx - gestures->dragged_x, dy - gestures->dragged_y, gestures->data);
  gestures->dragged_x = dx;
  gestures->dragged_y = dy;
}

static void add_drag(GtkWidget *widget, Gestures *gestures) {
  GtkGesture *drag = gtk_gesture_drag_new();
  gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(drag), GDK_BUTTON_MIDDLE);
  g_signal_connect(drag, "drag-begin", G_CALLBACK(on_drag_begin), gestures);
  g_signal_connect(drag, "drag-update", G_CALLBACK(on_drag), gestures);
  gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(drag));
}

void carom_zoom_gestures_add(GtkWidget *widget, const CaromZoomFuncs *funcs, gpointer data) {
  g_return_if_fail(GTK_IS_WIDGET(widget) && funcs->zoom && funcs->move);
  Gestures *gestures = g_new0(Gestures, 1);
  gestures->funcs = *funcs;
  gestures->data = data;
  g_object_set_data_full(G_OBJECT(widget), "carom-zoom-gestures", gestures, g_free);
  add_wheel(widget, gestures);
  add_pinch(widget, gestures);
  add_drag(widget, gestures);
}
