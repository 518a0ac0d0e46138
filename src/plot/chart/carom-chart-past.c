/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-past: a growth for each curve, all made anew when what they depend on changes; and an
 * image, which is divided at a column of pixels. What is left of it does not change any more; the
 * curves to the right of it are drawn each time, starting a little further left and with the same
 * phase of their dashes. */
#include "carom-chart-past.h"

#include "carom-chart-curves.h"
#include "carom-curve-growth.h"
#include "carom-quantity.h"
#include "carom-theme.h"

#include <string.h>

/* The image grows in steps of about this width, in points, because each step may cost a copy of it
 * while the window still holds the last frame. */
static const double growth = 16;

/* Which curves there are. */
typedef struct {
  const CaromComparison *comparison;
  const CaromQuantity *quantity;
  guint64 hidden_panes, hidden_channels;
} Subject;

/* Everything but the samples on which a curve depends. */
typedef struct {
  Subject subject;
  CaromTimeSpan span;
  double column_s, busy_s;
} CurvesKey;

/* Everything on which the picture of what is final of a curve depends. */
typedef struct {
  Subject subject;
  CaromTheme theme; /* a widget changes its own in place */
  guint64 lit_discs;
  guint64 stride; /* of the channels */
  double width, height;
  double pixels_per_point;
  CaromAxis across, value;
  double bottom;
} Key;

/* What is known of the runs. */
typedef struct {
  double now_s;
  CaromInstant instant;
  guint64 known, furthest;
  gboolean until_now;
} Moment;

struct CaromChartPast {
  CurvesKey curves_key;
  GPtrArray *growths; /* (element-type CaromCurveGrowth): by curve; empty at first */
  Key nested_key;
  GPtrArray *nested; /* (element-type GArray): the stretches of each curve; empty at first, */
  double settled;    /* which do not change any more left of it */
  Subject phases_of;
  GPtrArray *phases;      /* (element-type CaromPhase): those of a phase plot, likewise */
  GArray *traces;         /* (element-type CaromChartTrace): of these */
  gboolean only_contacts; /* they are drawn so */
  guint n_restarts;       /* of these, then */

  double pixels_per_point; /* for the next image */
  Key key;
  cairo_surface_t *image; /* (nullable): of the chart's size, transparent but for the curves */
  int n_columns;          /* so many columns of pixels do not change any more */
  cairo_surface_t *rest;  /* (nullable): the columns from @n_painted on, at the last drawing */
  int n_painted;
  gboolean is_restless; /* as in the layout of that, */
  Moment moment;        /* which was at this one */
  GArray *names;        /* (nullable) (element-type CaromChartName): that are still in place */
};

CaromChartPast *carom_chart_past_new(void) {
  CaromChartPast *past = g_new0(CaromChartPast, 1);
  past->growths = g_ptr_array_new_with_free_func((GDestroyNotify)carom_curve_growth_free);
  past->nested = g_ptr_array_new_with_free_func((GDestroyNotify)g_array_unref);
  past->phases = g_ptr_array_new_with_free_func((GDestroyNotify)carom_phase_free);
  past->traces = g_array_new(FALSE, TRUE, sizeof(CaromChartTrace));
  past->pixels_per_point = 1;
  return past;
}

void carom_chart_past_free(CaromChartPast *past) {
  carom_chart_past_forget(past);
  g_ptr_array_unref(past->growths);
  g_ptr_array_unref(past->nested);
  g_ptr_array_unref(past->phases);
  g_array_unref(past->traces);
  g_free(past);
}

void carom_chart_past_set_resolution(CaromChartPast *past, double pixels_per_point) {
  past->pixels_per_point = pixels_per_point;
}

static void forget_image(CaromChartPast *past) {
  g_clear_pointer(&past->image, cairo_surface_destroy);
  g_clear_pointer(&past->rest, cairo_surface_destroy);
  g_clear_pointer(&past->names, g_array_unref);
  past->n_columns = 0;
}

void carom_chart_past_forget(CaromChartPast *past) {
  forget_image(past);
  g_ptr_array_set_size(past->growths, 0);
  g_ptr_array_set_size(past->nested, 0);
  g_ptr_array_set_size(past->phases, 0);
}

static Subject subject_of(const CaromChart *chart) {
  return (Subject){chart->comparison, chart->quantity, chart->hidden_panes, chart->hidden_channels};
}

static gboolean subjects_equal(const Subject *one, const Subject *other) {
  return one->comparison == other->comparison && one->quantity == other->quantity &&
         one->hidden_panes == other->hidden_panes && one->hidden_channels == other->hidden_channels;
}

gboolean carom_chart_past_can_stretch(const CaromChartPast *past, const CaromChart *chart) {
  Subject subject = subject_of(chart);
  return past->image && past->growths->len > 0 && subjects_equal(&past->key.subject, &subject) &&
         subjects_equal(&past->curves_key.subject, &subject);
}

/* ---- Curves ---- */

void carom_chart_past_get_curve(CaromChartPast *past, const CaromChartLayout *layout, guint i,
                                double column_s, double busy_s, CaromCurve *curve) {
  CaromTimeSpan span = layout->chart->shown;
  const CurvesKey *kept = &past->curves_key;
  CurvesKey key = {subject_of(layout->chart), span, column_s, busy_s};
  gboolean is_kept = past->growths->len > 0 && subjects_equal(&kept->subject, &key.subject) &&
                     carom_time_span_equal(kept->span, span) && kept->column_s == column_s &&
                     kept->busy_s == busy_s;
  if (!is_kept && !layout->is_stretched) {
    g_ptr_array_set_size(past->growths, 0);
    past->curves_key = key;
    for (guint k = 0; k < carom_chart_layout_count_curves(layout); k++)
      g_ptr_array_add(past->growths,
                      carom_curve_growth_new(carom_chart_layout_run_of_curve(layout, k),
                                             carom_chart_layout_channel_of_curve(layout, k), span,
                                             column_s, busy_s));
  }
  carom_curve_growth_take(g_ptr_array_index(past->growths, i),
                          carom_chart_layout_count_samples(layout, i), curve);
}

GArray *carom_chart_past_get_outline(CaromChartPast *past, const CaromChartLayout *layout,
                                     guint i) {
  CaromCurvePlaces places = carom_chart_layout_places(layout);
  return carom_curve_growth_outline(g_ptr_array_index(past->growths, i), &places);
}

CaromPhase *carom_chart_past_get_phase(CaromChartPast *past, const CaromChartLayout *layout,
                                       guint i) {
  Subject subject = subject_of(layout->chart);
  if (past->phases->len == 0 || !subjects_equal(&past->phases_of, &subject)) {
    g_ptr_array_set_size(past->phases, 0);
    past->phases_of = subject;
    for (guint k = 0; k < carom_chart_layout_count_curves(layout); k++)
      g_ptr_array_add(past->phases, carom_phase_new(carom_chart_layout_run_of_curve(layout, k),
                                                    carom_chart_layout_channel_of_curve(layout, k),
                                                    &g_array_index(layout->partners, CaromChannel,
                                                                   k % layout->n_curves_a_pane)));
  }
  return g_ptr_array_index(past->phases, i);
}

/* ---- The image ---- */

static Key key_of(const CaromChartLayout *layout, double pixels_per_point) {
  const CaromChart *chart = layout->chart;
  const CaromRun *run = carom_comparison_get_run(chart->comparison, 0);
  guint64 stride =
      layout->channels->len > 0
          ? carom_channel_stride(&g_array_index(layout->channels, CaromChannel, 0), run)
          : 0;
  return (Key){
      .subject = subject_of(chart),
      .theme = *chart->theme,
      .lit_discs = chart->lit_discs,
      .stride = stride,
      .width = layout->width,
      .height = layout->height,
      .pixels_per_point = pixels_per_point,
      .across = layout->across,
      .value = layout->value,
      .bottom = layout->bottom,
  };
}

/* A theme is compared with what may be between its fields, which is copied with it; at worst a
 * curve is drawn anew. */
static gboolean keys_equal(const Key *one, const Key *other) {
  return subjects_equal(&one->subject, &other->subject) &&
         memcmp(&one->theme, &other->theme, sizeof one->theme) == 0 &&
         one->lit_discs == other->lit_discs && one->stride == other->stride &&
         one->width == other->width && one->height == other->height &&
         one->pixels_per_point == other->pixels_per_point &&
         carom_axis_equal(&one->across, &other->across) &&
         carom_axis_equal(&one->value, &other->value) && one->bottom == other->bottom;
}

/* Left of which place stretches do not change any more, as further samples no longer move the
 * points of any curve so near that they matter, if the axes do not change. The last busy column is
 * not complete. The present sample, which is ahead of the series, may be taken back. */
static double find_settled(const CaromChartLayout *layout) {
  double last_s = layout->across.max;
  for (guint i = 0; i < carom_chart_layout_count_curves(layout); i++) {
    const CaromRun *run = carom_chart_layout_run_of_curve(layout, i);
    const CaromChannel *channel = carom_chart_layout_channel_of_curve(layout, i);
    guint n = carom_chart_layout_count_samples(layout, i);
    last_s = MIN(last_s, n > 0 ? carom_channel_time_s(channel, run, n - 1) : 0);
  }
  return carom_axis_place(&layout->across, last_s) - CAROM_CHART_BUSY_COLUMN -
         carom_chart_nesting_reach();
}

double carom_chart_past_get_stretches(CaromChartPast *past, const CaromChartLayout *layout,
                                      GArray **stretches) {
  Key key = key_of(layout, past->pixels_per_point);
  if (!keys_equal(&past->nested_key, &key))
    g_ptr_array_set_size(past->nested, 0);
  past->nested_key = key;
  for (guint i = 0; i < past->nested->len; i++)
    stretches[i] = g_array_ref(g_ptr_array_index(past->nested, i));
  double before = past->nested->len > 0 ? past->settled : -INFINITY;
  past->settled = find_settled(layout);
  return MIN(past->settled, before);
}

void carom_chart_past_keep_stretches(CaromChartPast *past, const CaromChartLayout *layout) {
  g_ptr_array_set_size(past->nested, 0);
  for (guint i = 0; i < carom_chart_layout_count_curves(layout); i++)
    g_ptr_array_add(past->nested, g_array_ref(layout->stretches[i]));
}

/* How many columns of pixels from the left do not change any more. */
static int count_final(const CaromChartLayout *layout, double pixels_per_point) {
  double right = find_settled(layout) - carom_chart_curves_reach(layout);
  return (int)floor(CLAMP(right, 0, layout->width) * pixels_per_point);
}

static cairo_surface_t *make_image(const CaromChartLayout *layout, double scale) {
  cairo_surface_t *image = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, (int)ceil(layout->width * scale), (int)ceil(layout->height * scale));
  cairo_surface_set_device_scale(image, scale, scale);
  return image;
}

static void start_anew(CaromChartPast *past, const CaromChartLayout *layout, const Key *key) {
  double scale = key->pixels_per_point;
  forget_image(past);
  past->key = *key;
  past->image = make_image(layout, scale);
  past->rest = make_image(layout, scale);
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

/* Paints the columns from @first to before @end of @image. */
static void paint(const CaromChartPast *past, cairo_t *cr, cairo_surface_t *image, int first,
                  int end) {
  cairo_save(cr);
  clip_to_columns(past, cr, first, end);
  cairo_set_source_surface(cr, image, 0, 0);
  cairo_paint(cr);
  cairo_restore(cr);
}

static int count_columns(const CaromChartPast *past) {
  return (int)ceil(past->key.width * past->key.pixels_per_point);
}

/* What may change is drawn anew each time, and kept until the next. */
static void draw_rest(CaromChartPast *past, const CaromChartLayout *layout) {
  cairo_t *cr = cairo_create(past->rest);
  clip_to_columns(past, cr, past->n_painted, count_columns(past));
  cairo_set_operator(cr, CAIRO_OPERATOR_CLEAR);
  cairo_paint(cr);
  cairo_set_operator(cr, CAIRO_OPERATOR_OVER);
  draw_columns(past, layout, cr, past->n_painted, count_columns(past));
  cairo_destroy(cr);
}

static void paint_all(const CaromChartPast *past, cairo_t *cr) {
  paint(past, cr, past->image, 0, past->n_painted);
  paint(past, cr, past->rest, past->n_painted, count_columns(past));
}

/* Where the place that a value has on one axis is on the other one: @factor times it and @offset.
 */
static void map_axis(const CaromAxis *from, const CaromAxis *to, double *factor, double *offset) {
  double first = carom_axis_place(to, carom_axis_value(from, from->from));
  double last = carom_axis_place(to, carom_axis_value(from, from->to));
  *factor = (last - first) / (from->to - from->from);
  *offset = first - *factor * from->from;
}

static void draw_stretched(const CaromChartPast *past, const CaromChartLayout *layout,
                           cairo_t *cr) {
  double x_factor, x_offset, y_factor, y_offset;
  if (past->key.value.logarithmic != layout->value.logarithmic)
    return;
  map_axis(&past->key.across, &layout->across, &x_factor, &x_offset);
  map_axis(&past->key.value, &layout->value, &y_factor, &y_offset);
  cairo_save(cr);
  cairo_rectangle(cr, layout->left, layout->top, layout->right - layout->left,
                  layout->bottom - layout->top);
  cairo_clip(cr);
  cairo_translate(cr, x_offset, y_offset);
  cairo_scale(cr, x_factor, y_factor);
  paint_all(past, cr);
  cairo_restore(cr);
}

static guint count_restarts(const CaromChartPast *past) {
  guint n = 0;
  for (guint i = 0; i < past->phases->len; i++)
    n += carom_phase_count_restarts(g_ptr_array_index(past->phases, i));
  return n;
}

cairo_t *carom_chart_past_open_paths(CaromChartPast *past, const CaromChartLayout *layout,
                                     CaromChartTrace **traces) {
  Key key = key_of(layout, past->pixels_per_point);
  gboolean is_kept = past->image && keys_equal(&past->key, &key) &&
                     past->n_restarts == count_restarts(past) &&
                     past->only_contacts == layout->chart->only_contacts &&
                     past->is_restless == layout->is_restless &&
                     past->traces->len == carom_chart_layout_count_curves(layout);
  if (!is_kept) {
    start_anew(past, layout, &key);
    past->only_contacts = layout->chart->only_contacts;
    past->is_restless = layout->is_restless;
    past->n_restarts = count_restarts(past);
    g_array_set_size(past->traces, 0);
    g_array_set_size(past->traces, carom_chart_layout_count_curves(layout));
  }
  *traces = (CaromChartTrace *)past->traces->data;
  return cairo_create(past->image);
}

void carom_chart_past_paint_paths(const CaromChartPast *past, cairo_t *cr) {
  paint(past, cr, past->image, 0, count_columns(past));
}

static Moment moment_of(const CaromChart *chart) {
  return (Moment){carom_comparison_get_time_s(chart->comparison),
                  carom_comparison_get_instant(chart->comparison),
                  carom_comparison_get_known(chart->comparison),
                  carom_comparison_get_furthest(chart->comparison), chart->until_now};
}

gboolean carom_chart_past_holds(const CaromChartPast *past, const CaromChartLayout *layout) {
  Key key = key_of(layout, past->pixels_per_point);
  Moment one = past->moment, other = moment_of(layout->chart);
  return past->rest && keys_equal(&past->key, &key) && one.now_s == other.now_s &&
         one.instant == other.instant && one.known == other.known &&
         one.furthest == other.furthest && one.until_now == other.until_now;
}

GArray *carom_chart_past_get_names(const CaromChartPast *past) {
  return past->names;
}

void carom_chart_past_keep_names(CaromChartPast *past, GArray *names) {
  g_clear_pointer(&past->names, g_array_unref);
  past->names = g_array_ref(names);
}

void carom_chart_past_draw(CaromChartPast *past, const CaromChartLayout *layout, cairo_t *cr) {
  if (layout->is_stretched) {
    draw_stretched(past, layout, cr);
    return;
  }
  if (!layout->outlines) {
    paint_all(past, cr);
    return;
  }
  Key key = key_of(layout, past->pixels_per_point);
  int n_final = count_final(layout, key.pixels_per_point);
  if (!past->image || !keys_equal(&past->key, &key) || past->is_restless != layout->is_restless)
    start_anew(past, layout, &key);
  past->is_restless = layout->is_restless;
  if (n_final >= past->n_columns + growth * key.pixels_per_point) {
    cairo_t *onto = cairo_create(past->image);
    draw_columns(past, layout, onto, past->n_columns, n_final);
    cairo_destroy(onto);
    past->n_columns = n_final;
    g_clear_pointer(&past->names, g_array_unref);
  }
  if (n_final < past->n_columns)
    g_clear_pointer(&past->names, g_array_unref);
  past->n_painted = MIN(past->n_columns, n_final); /* fewer, if the clock has gone back */
  past->moment = moment_of(layout->chart);
  draw_rest(past, layout);
  paint_all(past, cr);
}
