/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-nudges: a sum, and a callback that runs until a frame has been drawn with nothing to do. */
#include "carom-nudges.h"

#include "carom-commands.h"

struct _CaromNudges {
  GObject parent_instance;
  GtkWidget *widget; /* not owned */
  CaromEditor *editor;
  CaromEditView view; /* of those that are to be done */
  int dx, dy;         /* their sum */
  gboolean has_sum;
  guint tick_id; /* until what was done last is seen; 0 if it is */
};

G_DEFINE_FINAL_TYPE(CaromNudges, carom_nudges, G_TYPE_OBJECT)

static void settle(CaromNudges *self) {
  if (!self->has_sum)
    return;
  self->has_sum = FALSE;
  carom_commands_nudge(self->editor, &self->view, self->dx, self->dy);
}

/* Before the frame is drawn, so that it shows what comes of it. */
static gboolean on_frame(GtkWidget *widget, GdkFrameClock *clock, gpointer nudges) {
  CaromNudges *self = CAROM_NUDGES(nudges);
  if (self->has_sum) {
    settle(self);
    return G_SOURCE_CONTINUE;
  }
  self->tick_id = 0;
  return G_SOURCE_REMOVE;
}

/* How long a step is depends on it. */
static gboolean is_same_view(const CaromEditView *one, const CaromEditView *other) {
  return one->pane == other->pane && one->points_per_unit == other->points_per_unit;
}

/* What is held with the pointer is let go of by the nudge, before the pointer moves on. */
static gboolean may_wait(CaromNudges *self) {
  return self->tick_id != 0 && !carom_editor_is_dragging(self->editor);
}

void carom_nudges_add(CaromNudges *self, const CaromEditView *view, int dx, int dy) {
  g_return_if_fail(CAROM_IS_NUDGES(self) && view);
  if (self->has_sum && !is_same_view(view, &self->view))
    settle(self);
  self->dx = (self->has_sum ? self->dx : 0) + dx;
  self->dy = (self->has_sum ? self->dy : 0) + dy;
  self->view = *view;
  self->has_sum = TRUE;
  if (may_wait(self))
    return;
  settle(self);
  if (self->tick_id == 0)
    self->tick_id = gtk_widget_add_tick_callback(self->widget, on_frame, self, NULL);
}

static void carom_nudges_dispose(GObject *object) {
  CaromNudges *self = CAROM_NUDGES(object);
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback(self->widget, self->tick_id);
  self->tick_id = 0;
  g_clear_object(&self->editor);
  G_OBJECT_CLASS(carom_nudges_parent_class)->dispose(object);
}

static void carom_nudges_class_init(CaromNudgesClass *klass) {
  G_OBJECT_CLASS(klass)->dispose = carom_nudges_dispose;
}

static void carom_nudges_init(CaromNudges *self) {
}

CaromNudges *carom_nudges_new(GtkWidget *widget, CaromDocument *document, CaromEditor *editor) {
  g_return_val_if_fail(GTK_IS_WIDGET(widget) && CAROM_IS_DOCUMENT(document), NULL);
  g_return_val_if_fail(CAROM_IS_EDITOR(editor), NULL);
  CaromNudges *self = g_object_new(CAROM_TYPE_NUDGES, NULL);
  self->widget = widget;
  self->editor = g_object_ref(editor);
  g_signal_connect_object(document, "settling", G_CALLBACK(settle), self, G_CONNECT_SWAPPED);
  return self;
}
