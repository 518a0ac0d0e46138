/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-copy: draws and arranges the chart anew, as large as it is on the screen. */
#include "carom-chart-copy.h"

#include "carom-chart-arrange.h"
#include "carom-chart-draw.h"
#include "carom-chart-readout.h"
#include "carom-csv.h"

/* Pixels a point, so that it can be printed as well. */
#define PICTURE_SCALE 3

void carom_chart_copy_data(GtkWidget *widget, const CaromChart *chart, CaromTimeSpan span,
                           guint64 last_frame) {
  g_autofree char *table =
      carom_csv_chart(chart->comparison, chart->quantity, span.from_s, span.to_s, last_frame);
  gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), table);
}

void carom_chart_copy_picture(GtkWidget *widget, const CaromChart *chart) {
  int width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
  CaromChart copied = *chart;
  copied.show_cursor = chart->is_marked || chart->fit;
  copied.show_title = copied.show_legend = TRUE;
  copied.past = NULL; /* which draws it whole, too */
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, PICTURE_SCALE * width,
                                                        PICTURE_SCALE * height);
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, PICTURE_SCALE, PICTURE_SCALE);
  carom_colour_set(cr, chart->theme->background, 1);
  cairo_paint(cr);
  carom_chart_draw(&copied, cr, width, height);
  cairo_destroy(cr);
  cairo_surface_flush(surface);
  if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) { /* it is too large */
    cairo_surface_destroy(surface);
    gtk_widget_error_bell(widget);
    return;
  }
  gsize stride = (gsize)cairo_image_surface_get_stride(surface);
  g_autoptr(GBytes) pixels =
      g_bytes_new(cairo_image_surface_get_data(surface), stride * PICTURE_SCALE * (gsize)height);
  g_autoptr(GdkTexture) texture = gdk_memory_texture_new(
      PICTURE_SCALE * width, PICTURE_SCALE * height, GDK_MEMORY_DEFAULT, pixels, stride);
  cairo_surface_destroy(surface);
  gdk_clipboard_set_texture(gtk_widget_get_clipboard(widget), texture);
}

void carom_chart_copy_readout(GtkWidget *widget, const CaromChart *chart) {
  g_auto(CaromText) text;
  g_auto(CaromChartLayout) layout;
  carom_text_init(&text, NULL, chart->font);
  carom_chart_arrange_axes(&layout, chart, &text, gtk_widget_get_width(widget),
                           gtk_widget_get_height(widget));
  g_autofree char *words = carom_chart_readout_write(&layout);
  gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), words);
}
