/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-past: the image is divided at a column of pixels. What is left of it does not change
 * any more; the curves to the right of it are drawn each time, starting a little further left and
 * with the same phase of their dashes. */
#include "carom-chart-past.h"

#include "carom-chart-curves.h"
#include "carom-quantity.h"
#include "carom-theme.h"

#include <string.h>

/* The image grows in steps of about this width, in points, because each step may cost a copy of it
 * while the window still holds the last frame. */
static const double growth = 16;

/* Everything on which the picture of a settled curve depends. */
typedef struct {
  const CaromComparison *comparison;
  const CaromQuantity *quantity;
  CaromTheme theme; /* a widget's own changes in place */
  guint64 stride;   /* of the channels */
  double width, height;
  double pixels_per_point;
  CaromAxis across, value;
  double bottom;
} Key;

struct CaromChartPast {
  CaromChartCurvesKept *curves;
  double pixels_per_point; /* for the next image */
  Key key;
  cairo_surface_t *image; /* (nullable): of the chart's size, transparent but for the curves */
  int n_columns;          /* of pixels that do not change any more */
};

CaromChartPast *carom_chart_past_new(void) {
  CaromChartPast *past = g_new0(CaromChartPast, 1);
  past->curves = carom_chart_curves_kept_new();
  past->pixels_per_point = 1;
  return past;
}

void carom_chart_past_free(CaromChartPast *past) {
  carom_chart_past_forget(past);
  carom_chart_curves_kept_free(past->curves);
  g_free(past);
}

void carom_chart_past_set_resolution(CaromChartPast *past, double pixels_per_point) {
  past->pixels_per_point = pixels_per_point;
}

static void forget_image(CaromChartPast *past) {
  g_clear_pointer(&past->image, cairo_surface_destroy);
  past->n_columns = 0;
}

void carom_chart_past_forget(CaromChartPast *past) {
  forget_image(past);
  carom_chart_curves_kept_forget(past->curves);
}

CaromChartCurvesKept *carom_chart_past_get_curves(CaromChartPast *past) {
  return past->curves;
}

static guint64 stride_of(const CaromChartLayout *layout) {
  const CaromRun *run = carom_comparison_get_run(layout->chart->comparison, 0);
  return layout->channels->len > 0
             ? carom_channel_stride(&g_array_index(layout->channels, CaromChannel, 0), run)
             : 0;
}

static Key key_of(const CaromChartLayout *layout, double pixels_per_point) {
  const CaromChart *chart = layout->chart;
  return (Key){
      .comparison = chart->comparison,
      .quantity = chart->quantity,
      .theme = *chart->theme,
      .stride = stride_of(layout),
      .width = layout->width,
      .height = layout->height,
      .pixels_per_point = pixels_per_point,
      .across = layout->across,
      .value = layout->value,
      .bottom = layout->bottom,
  };
}

static gboolean axes_equal(const CaromAxis *one, const CaromAxis *other) {
  return one->min == other->min && one->max == other->max &&
         one->logarithmic == other->logarithmic && one->from == other->from && one->to == other->to;
}

/* What may be between the fields of a theme is copied with it; at worst a curve is drawn anew. */
static gboolean themes_equal(const CaromTheme *one, const CaromTheme *other) {
  return memcmp(one, other, sizeof *one) == 0;
}

static gboolean keys_equal(const Key *one, const Key *other) {
  return one->comparison == other->comparison && one->quantity == other->quantity &&
         themes_equal(&one->theme, &other->theme) && one->stride == other->stride &&
         one->width == other->width && one->height == other->height &&
         one->pixels_per_point == other->pixels_per_point &&
         axes_equal(&one->across, &other->across) && axes_equal(&one->value, &other->value) &&
         one->bottom == other->bottom;
}

/* How many columns from the left do not change any more. */
static int count_settled(const CaromChartLayout *layout, double pixels_per_point) {
  double right = carom_chart_layout_settled(layout) - carom_chart_curves_reach(layout);
  return (int)floor(CLAMP(right, 0, layout->width) * pixels_per_point);
}

static void start_anew(CaromChartPast *past, const CaromChartLayout *layout, const Key *key) {
  double scale = key->pixels_per_point;
  forget_image(past);
  past->key = *key;
  past->image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)ceil(layout->width * scale),
                                           (int)ceil(layout->height * scale));
  cairo_surface_set_device_scale(past->image, scale, scale);
}

/* Clips to the pixel columns from @first to before @end of a chart. */
static void clip_to_columns(const CaromChartPast *past, cairo_t *cr, int first, int end) {
  double scale = past->key.pixels_per_point;
  cairo_rectangle(cr, first / scale, 0, (end - first) / scale, past->key.height);
  cairo_clip(cr);
}

static void draw_columns(const CaromChartPast *past, const CaromChartLayout *layout, cairo_t *cr,
                         int first, int end) {
  cairo_save(cr);
  clip_to_columns(past, cr, first, end);
  carom_chart_curves_draw(layout, cr,
                          first / past->key.pixels_per_point - carom_chart_curves_reach(layout));
  cairo_restore(cr);
}

static void grow(CaromChartPast *past, const CaromChartLayout *layout, int n_columns) {
  cairo_t *cr = cairo_create(past->image);
  draw_columns(past, layout, cr, past->n_columns, n_columns);
  cairo_destroy(cr);
  past->n_columns = n_columns;
}

static void paint(const CaromChartPast *past, cairo_t *cr) {
  cairo_save(cr);
  clip_to_columns(past, cr, 0, past->n_columns);
  cairo_set_source_surface(cr, past->image, 0, 0);
  cairo_paint(cr);
  cairo_restore(cr);
}

void carom_chart_past_draw(CaromChartPast *past, const CaromChartLayout *layout, cairo_t *cr) {
  Key key = key_of(layout, past->pixels_per_point);
  int n_settled = count_settled(layout, key.pixels_per_point);
  if (!past->image || !keys_equal(&past->key, &key))
    start_anew(past, layout, &key);
  if (n_settled >= past->n_columns + growth * key.pixels_per_point)
    grow(past, layout, n_settled);
  paint(past, cr);
  draw_columns(past, layout, cr, past->n_columns, (int)ceil(layout->width * key.pixels_per_point));
}
