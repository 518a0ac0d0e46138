/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pointer-dot: drawn and not a cursor, because a cursor of that size is beyond what many
 * screens can show, and is missing in recordings of the screen. */
#include "carom-pointer-dot.h"

/* The diameter as a part of the window's height. */
#define SHARE 0.04F

/* Okabe and Ito's vermillion: seen on white and on black. */
static const GdkRGBA colour = {0.84F, 0.37F, 0, 0.6F};

struct _CaromPointerDot {
  GtkWidget parent_instance;
  gboolean enabled, presenting;
  gboolean is_inside;
  graphene_point_t place;
};

G_DEFINE_FINAL_TYPE(CaromPointerDot, carom_pointer_dot, GTK_TYPE_WIDGET)

enum { PROP_ENABLED = 1, PROP_PRESENTING, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

static gboolean is_used(CaromPointerDot *self) {
  return self->enabled && self->presenting;
}

/* The arrow goes when the dot comes. */
static void update(CaromPointerDot *self) {
  GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(self));
  if (root)
    gtk_widget_set_cursor_from_name(GTK_WIDGET(root), is_used(self) ? "none" : NULL);
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

static void on_motion(CaromPointerDot *self, double x, double y) {
  GtkWidget *widget = GTK_WIDGET(self);
  graphene_point_t place = GRAPHENE_POINT_INIT((float)x, (float)y);
  self->is_inside = gtk_widget_compute_point(GTK_WIDGET(gtk_widget_get_root(widget)), widget,
                                             &place, &self->place);
  if (is_used(self))
    gtk_widget_queue_draw(widget);
}

static void on_leave(CaromPointerDot *self) {
  self->is_inside = FALSE;
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

static void carom_pointer_dot_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  CaromPointerDot *self = CAROM_POINTER_DOT(widget);
  float size = SHARE * (float)gtk_widget_get_height(widget);
  graphene_rect_t bounds =
      GRAPHENE_RECT_INIT(self->place.x - size / 2, self->place.y - size / 2, size, size);
  GskRoundedRect circle;
  if (!self->is_inside || !is_used(self))
    return;
  gsk_rounded_rect_init_from_rect(&circle, &bounds, size / 2);
  gtk_snapshot_push_rounded_clip(snapshot, &circle);
  gtk_snapshot_append_color(snapshot, &colour, &bounds);
  gtk_snapshot_pop(snapshot);
}

static void carom_pointer_dot_root(GtkWidget *widget) {
  GTK_WIDGET_CLASS(carom_pointer_dot_parent_class)->root(widget);
  GtkWidget *root = GTK_WIDGET(gtk_widget_get_root(widget));
  GtkEventController *motion = gtk_event_controller_motion_new();
  gtk_event_controller_set_propagation_phase(motion, GTK_PHASE_CAPTURE);
  g_signal_connect_object(motion, "enter", G_CALLBACK(on_motion), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object(motion, "motion", G_CALLBACK(on_motion), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object(motion, "leave", G_CALLBACK(on_leave), widget, G_CONNECT_SWAPPED);
  gtk_widget_add_controller(root, motion);
}

static void carom_pointer_dot_get_property(GObject *object, guint id, GValue *value,
                                           GParamSpec *pspec) {
  CaromPointerDot *self = CAROM_POINTER_DOT(object);
  g_value_set_boolean(value, id == PROP_ENABLED ? self->enabled : self->presenting);
}

static void carom_pointer_dot_set_property(GObject *object, guint id, const GValue *value,
                                           GParamSpec *pspec) {
  CaromPointerDot *self = CAROM_POINTER_DOT(object);
  *(id == PROP_ENABLED ? &self->enabled : &self->presenting) = g_value_get_boolean(value);
  update(self);
}

static void carom_pointer_dot_class_init(CaromPointerDotClass *klass) {
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  object_class->get_property = carom_pointer_dot_get_property;
  object_class->set_property = carom_pointer_dot_set_property;
  widget_class->snapshot = carom_pointer_dot_snapshot;
  widget_class->root = carom_pointer_dot_root;
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  properties[PROP_PRESENTING] = g_param_spec_boolean("presenting", NULL, NULL, FALSE,
                                                     G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_ENABLED] = g_param_spec_boolean("enabled", NULL, NULL, FALSE,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties(object_class, N_PROPERTIES, properties);
}

static void carom_pointer_dot_init(CaromPointerDot *self) {
  gtk_widget_set_can_target(GTK_WIDGET(self), FALSE);
}
