/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-split: not a GtkPaned, because the place of its divider is a number of pixels: it drifts
 * when the window is resized or one side needs more for a while, and what the user has chosen
 * cannot be told from that. Here a share is kept, and the place follows from it. */
#include "carom-split.h"

#include "carom-tooltip.h"
#include "carom-window-keys.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* By how much a key moves the divider: a part of the height. */
#define KEY_STEP 0.04

/* Where nobody has moved it: in a window 768 pixels high the panes have 45 % of the height then,
 * since the title bar, the clock and the tabs have some of it, too. */
#define USUAL_SHARE 0.6

struct _CaromSplit {
  GtkWidget parent_instance;
  GtkWidget *start, *end, *handle;
  double share;
  CaromSplitRoom room;
  int place;      /* of the divider */
  double dragged; /* the place from which it is being dragged */
};

G_DEFINE_FINAL_TYPE(CaromSplit, carom_split, GTK_TYPE_WIDGET)

enum { PROP_START_CHILD = 1, PROP_END_CHILD, PROP_SHARE, PROP_ROOM, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

GType carom_split_room_get_type(void) {
  static const GEnumValue values[] = {{CAROM_ROOM_PANES, "CAROM_ROOM_PANES", "panes"},
                                      {CAROM_ROOM_BOTH, "CAROM_ROOM_BOTH", "both"},
                                      {CAROM_ROOM_PAGE, "CAROM_ROOM_PAGE", "page"},
                                      {0, NULL, NULL}};
  static gsize type;
  if (g_once_init_enter(&type))
    g_once_init_leave(&type, g_enum_register_static("CaromSplitRoom", values));
  return type;
}

/* ---- Layout ---- */

static int measure_least(GtkWidget *widget, int width) {
  int least = 0;
  if (widget && gtk_widget_should_layout(widget))
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  return least;
}

static GtkSizeRequestMode carom_split_get_request_mode(GtkWidget *widget) {
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void carom_split_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                                int *minimum, int *natural, int *minimum_baseline,
                                int *natural_baseline) {
  gboolean is_width = orientation == GTK_ORIENTATION_HORIZONTAL;
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child)) {
    int least, usual;
    if (!gtk_widget_should_layout(child))
      continue;
    gtk_widget_measure(child, orientation, is_width ? -1 : for_size, &least, &usual, NULL, NULL);
    *minimum = is_width ? MAX(*minimum, least) : *minimum + least;
    *natural = is_width ? MAX(*natural, usual) : *natural + usual;
  }
}

/* The range of places that leaves each side what it needs. */
typedef struct {
  int room, low, high;
} Range;

static Range find_range(CaromSplit *self, int width, int height) {
  Range range = {.room = height - measure_least(self->handle, width),
                 .low = measure_least(self->start, width)};
  range.high = MAX(range.room - measure_least(self->end, width), range.low);
  return range;
}

static void allocate_child(GtkWidget *child, int y, int width, int height) {
  if (child && gtk_widget_should_layout(child))
    gtk_widget_size_allocate(child, &(GtkAllocation){0, y, width, MAX(height, 0)}, -1);
}

static void carom_split_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  CaromSplit *self = CAROM_SPLIT(widget);
  Range range = find_range(self, width, height);
  const double shares[CAROM_N_ROOMS] = {[CAROM_ROOM_PANES] = 1, [CAROM_ROOM_BOTH] = self->share};
  double share = shares[self->room];
  int thickness = height - range.room;
  self->place = CLAMP((int)lround(share * range.room), range.low, range.high);
  allocate_child(self->start, 0, width, self->place);
  allocate_child(self->handle, self->place, width, thickness);
  allocate_child(self->end, self->place + thickness, width, range.room - self->place);
  gtk_accessible_update_property(GTK_ACCESSIBLE(self->handle), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
                                 (double)self->place, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN,
                                 (double)range.low, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
                                 (double)range.high, -1);
}

/* ---- Moving the divider ---- */

static void set_room(CaromSplit *self, CaromSplitRoom room) {
  if (self->room == room)
    return;
  self->room = room;
  gtk_widget_set_visible(self->handle, room == CAROM_ROOM_BOTH);
  gtk_widget_queue_resize(GTK_WIDGET(self));
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_ROOM]);
}

static void set_share(CaromSplit *self, double share) {
  if (self->share == share)
    return;
  self->share = share;
  gtk_widget_queue_allocate(GTK_WIDGET(self));
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_SHARE]);
}

/* Where it cannot go to, it is not remembered to be. */
static void move_to(CaromSplit *self, double place) {
  GtkWidget *widget = GTK_WIDGET(self);
  Range range = find_range(self, gtk_widget_get_width(widget), gtk_widget_get_height(widget));
  if (range.room <= 0)
    return;
  set_share(self, CLAMP(place, range.low, range.high) / range.room);
}

static gboolean on_key_pressed(CaromSplit *self, guint key) {
  int height = gtk_widget_get_height(GTK_WIDGET(self));
  switch (key) {
  case GDK_KEY_Up:
  case GDK_KEY_KP_Up:
    move_to(self, self->place - KEY_STEP * height);
    return TRUE;
  case GDK_KEY_Down:
  case GDK_KEY_KP_Down:
    move_to(self, self->place + KEY_STEP * height);
    return TRUE;
  case GDK_KEY_Home:
  case GDK_KEY_KP_Home:
    move_to(self, 0);
    return TRUE;
  case GDK_KEY_End:
  case GDK_KEY_KP_End:
    move_to(self, height);
    return TRUE;
  default:
    return FALSE;
  }
}

/* The gesture is that of the whole, because the divider moves under the pointer. */
static void on_drag_begin(GtkGestureDrag *drag, double x, double y, CaromSplit *self) {
  int top = self->place, bottom = top + gtk_widget_get_height(self->handle);
  if (y < top || y >= bottom) {
    gtk_gesture_set_state(GTK_GESTURE(drag), GTK_EVENT_SEQUENCE_DENIED);
    return;
  }
  self->dragged = self->place;
  gtk_gesture_set_state(GTK_GESTURE(drag), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void on_drag_update(GtkGestureDrag *drag, double x, double y, CaromSplit *self) {
  move_to(self, self->dragged + y);
}

/* ---- Life ---- */

static void set_child(CaromSplit *self, GtkWidget **place, GtkWidget *child) {
  g_return_if_fail(!*place && GTK_IS_WIDGET(child));
  *place = child;
  if (place == &self->start)
    gtk_widget_insert_before(child, GTK_WIDGET(self), self->handle);
  else
    gtk_widget_insert_after(child, GTK_WIDGET(self), self->handle);
}

static void carom_split_get_property(GObject *object, guint id, GValue *value, GParamSpec *pspec) {
  CaromSplit *self = CAROM_SPLIT(object);
  switch (id) {
  case PROP_START_CHILD:
    g_value_set_object(value, self->start);
    break;
  case PROP_END_CHILD:
    g_value_set_object(value, self->end);
    break;
  case PROP_SHARE:
    g_value_set_double(value, self->share);
    break;
  case PROP_ROOM:
    g_value_set_enum(value, (int)self->room);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
  }
}

static void carom_split_set_property(GObject *object, guint id, const GValue *value,
                                     GParamSpec *pspec) {
  CaromSplit *self = CAROM_SPLIT(object);
  switch (id) {
  case PROP_START_CHILD:
    set_child(self, &self->start, g_value_get_object(value));
    break;
  case PROP_END_CHILD:
    set_child(self, &self->end, g_value_get_object(value));
    break;
  case PROP_SHARE:
    set_share(self, g_value_get_double(value));
    break;
  case PROP_ROOM:
    set_room(self, (CaromSplitRoom)g_value_get_enum(value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
  }
}

static void carom_split_dispose(GObject *object) {
  CaromSplit *self = CAROM_SPLIT(object);
  g_clear_pointer(&self->start, gtk_widget_unparent);
  g_clear_pointer(&self->end, gtk_widget_unparent);
  g_clear_pointer(&self->handle, gtk_widget_unparent);
  G_OBJECT_CLASS(carom_split_parent_class)->dispose(object);
}

static void carom_split_class_init(CaromSplitClass *klass) {
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  object_class->get_property = carom_split_get_property;
  object_class->set_property = carom_split_set_property;
  object_class->dispose = carom_split_dispose;
  widget_class->get_request_mode = carom_split_get_request_mode;
  widget_class->measure = carom_split_measure;
  widget_class->size_allocate = carom_split_size_allocate;
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name(widget_class, "split");

  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;
  properties[PROP_START_CHILD] =
      g_param_spec_object("start-child", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_END_CHILD] = g_param_spec_object("end-child", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_SHARE] = g_param_spec_double("share", NULL, NULL, 0, 1, USUAL_SHARE, flags);
  properties[PROP_ROOM] = g_param_spec_enum("room", NULL, NULL, CAROM_TYPE_SPLIT_ROOM,
                                            CAROM_ROOM_BOTH, flags | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties(object_class, N_PROPERTIES, properties);
}

static GtkWidget *handle_new(CaromSplit *self) {
  GtkWidget *handle = gtk_separator_new(GTK_ORIENTATION_HORIZONTAL);
  GtkEventController *keys = gtk_event_controller_key_new();
  gtk_widget_set_focusable(handle, TRUE);
  gtk_widget_set_cursor_from_name(handle, "row-resize");
  carom_tooltip_set_text(handle, _("Drag to give the panes or the page more room"));
  gtk_accessible_update_property(GTK_ACCESSIBLE(handle), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 _("Divider between the panes and the page"), -1);
  g_signal_connect_object(keys, "key-pressed", G_CALLBACK(on_key_pressed), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller(handle, keys);
  carom_window_keys_keep(handle);
  return handle;
}

static void carom_split_init(CaromSplit *self) {
  GtkGesture *drag = gtk_gesture_drag_new();
  self->share = USUAL_SHARE;
  self->room = CAROM_ROOM_BOTH;
  self->handle = handle_new(self);
  gtk_widget_set_parent(self->handle, GTK_WIDGET(self));
  gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(drag), GTK_PHASE_CAPTURE);
  g_signal_connect_object(drag, "drag-begin", G_CALLBACK(on_drag_begin), self, 0);
  g_signal_connect_object(drag, "drag-update", G_CALLBACK(on_drag_update), self, 0);
  gtk_widget_add_controller(GTK_WIDGET(self), GTK_EVENT_CONTROLLER(drag));
}
