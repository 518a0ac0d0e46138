/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-style-sample: draws the same sample as the legends of the charts. */
#include "carom-style-sample.h"

#include "carom-pane-style.h"
#include "carom-widget-theme.h"

#define WIDTH  30
#define HEIGHT 12

struct _CaromStyleSample {
  GtkDrawingArea parent_instance;
  guint index;
  gboolean grey;
};

G_DEFINE_FINAL_TYPE(CaromStyleSample, carom_style_sample, GTK_TYPE_DRAWING_AREA)

static void draw_sample(GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data) {
  CaromStyleSample *self = CAROM_STYLE_SAMPLE(area);
  const CaromTheme *theme = carom_widget_theme_get(GTK_WIDGET(area));
  CaromPaneStyle style = self->grey
                             ? carom_pane_style_in_colour(theme, self->index, theme->dim_text)
                             : carom_pane_style_of(theme, self->index);
  carom_pane_style_draw_sample(cr, &style, 0, 0, width, height);
}

static void set(CaromStyleSample *self, guint index, gboolean grey) {
  g_return_if_fail(CAROM_IS_STYLE_SAMPLE(self));
  self->index = index;
  self->grey = grey;
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

void carom_style_sample_set_index(CaromStyleSample *self, guint index) {
  set(self, index, FALSE);
}

void carom_style_sample_set_grey(CaromStyleSample *self, guint index) {
  set(self, index, TRUE);
}

static void carom_style_sample_class_init(CaromStyleSampleClass *klass) {
  /* The title of the pane is beside it. */
  gtk_widget_class_set_accessible_role(GTK_WIDGET_CLASS(klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void carom_style_sample_init(CaromStyleSample *self) {
  GtkDrawingArea *area = GTK_DRAWING_AREA(self);
  gtk_drawing_area_set_content_width(area, WIDTH);
  gtk_drawing_area_set_content_height(area, HEIGHT);
  gtk_drawing_area_set_draw_func(area, draw_sample, NULL, NULL);
  carom_widget_theme_watch(GTK_WIDGET(self));
}
