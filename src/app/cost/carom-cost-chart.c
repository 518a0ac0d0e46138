/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cost-chart: draws by carom-growth-chart, and tells in words how the figures grow. */
#include "carom-cost-chart.h"

#include "carom-digits.h"
#include "carom-growth-chart.h"
#include "carom-widget-theme.h"

#include <glib/gi18n-lib.h>

/* In lines of text: where the page is low, and scrolls; so low that charts and legend are on a
 * projector at once. */
#define LEAST_WIDTH_LINES  14
#define LEAST_HEIGHT_LINES 9

struct _CaromCostChart {
  GtkDrawingArea parent_instance;
  CaromCostFigure figure;
  const CaromCostGrowth *growth; /* (nullable) */
};

G_DEFINE_FINAL_TYPE(CaromCostChart, carom_cost_chart, GTK_TYPE_DRAWING_AREA)

static void draw(GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data) {
  CaromCostChart *self = CAROM_COST_CHART(area);
  g_autofree char *font = carom_widget_theme_get_font(GTK_WIDGET(area));
  if (self->growth)
    carom_growth_chart_draw_costs(self->growth, self->figure,
                                  carom_widget_theme_get(GTK_WIDGET(area)), font, cr, width,
                                  height);
}

/* A line for each detection of which it is known.
 *
 * @growth: (nullable): NULL: nothing is */
static char *describe(const CaromCostGrowth *growth, CaromCostFigure figure) {
  GString *text = g_string_new(_(carom_cost_growth_figure_part(figure)->summary));
  for (guint i = 0; growth && i < carom_cost_growth_count_detections(growth); i++) {
    double slope = carom_cost_growth_slope(growth, i, figure);
    g_autofree char *number = carom_digits_fixed(slope, 2);
    if (isnan(slope))
      continue;
    g_string_append_c(text, '\n');
    /* Translators: the title of a detection, and a number; N is the number of discs */
    g_string_append_printf(text, _("%s: grows like N to the power of %s."),
                           _(carom_cost_growth_get_detection(growth, i)->part.title), number);
  }
  return g_string_free(text, FALSE);
}

void carom_cost_chart_show(CaromCostChart *self, const CaromCostGrowth *growth, gboolean is_final) {
  g_return_if_fail(CAROM_IS_COST_CHART(self));
  self->growth = growth;
  gtk_widget_queue_draw(GTK_WIDGET(self));
  if (!is_final)
    return;
  g_autofree char *text = describe(growth, self->figure);
  gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void carom_cost_chart_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                                     int *minimum, int *natural, int *minimum_baseline,
                                     int *natural_baseline) {
  PangoContext *context = gtk_widget_get_pango_context(widget);
  PangoFontMetrics *metrics = pango_context_get_metrics(context, NULL, NULL);
  int line = PANGO_PIXELS_CEIL(pango_font_metrics_get_height(metrics));
  pango_font_metrics_unref(metrics);
  *minimum = *natural =
      line * (orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH_LINES : LEAST_HEIGHT_LINES);
  *minimum_baseline = *natural_baseline = -1;
}

static void carom_cost_chart_class_init(CaromCostChartClass *klass) {
  GTK_WIDGET_CLASS(klass)->measure = carom_cost_chart_measure;
  gtk_widget_class_set_accessible_role(GTK_WIDGET_CLASS(klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void carom_cost_chart_init(CaromCostChart *self) {
  gtk_widget_set_hexpand(GTK_WIDGET(self), TRUE);
  gtk_widget_set_vexpand(GTK_WIDGET(self), TRUE);
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(self), draw, NULL, NULL);
  carom_widget_theme_watch(GTK_WIDGET(self));
}

GtkWidget *carom_cost_chart_new(CaromCostFigure figure) {
  CaromCostChart *self = g_object_new(CAROM_TYPE_COST_CHART, NULL);
  self->figure = figure;
  return GTK_WIDGET(self);
}
