/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-curves-kept: a growth for each curve, all made anew when what they depend on
 * changes. */
#include "carom-chart-curves-kept.h"

#include "carom-curve-growth.h"

/* Everything but the samples on which a curve depends. */
typedef struct {
  const CaromComparison *comparison;
  const CaromQuantity *quantity;
  double column_s, busy_s;
} Key;

struct CaromChartCurvesKept {
  Key key;
  GPtrArray *growths; /* (element-type CaromCurveGrowth): by curve */
};

CaromChartCurvesKept *carom_chart_curves_kept_new(void) {
  CaromChartCurvesKept *kept = g_new0(CaromChartCurvesKept, 1);
  kept->growths = g_ptr_array_new_with_free_func((GDestroyNotify)carom_curve_growth_free);
  return kept;
}

void carom_chart_curves_kept_free(CaromChartCurvesKept *kept) {
  g_ptr_array_unref(kept->growths);
  g_free(kept);
}

void carom_chart_curves_kept_forget(CaromChartCurvesKept *kept) {
  g_ptr_array_set_size(kept->growths, 0);
}

static gboolean keys_equal(const Key *one, const Key *other) {
  return one->comparison == other->comparison && one->quantity == other->quantity &&
         one->column_s == other->column_s && one->busy_s == other->busy_s;
}

static void start_anew(CaromChartCurvesKept *kept, const CaromChartLayout *layout, const Key *key) {
  carom_chart_curves_kept_forget(kept);
  kept->key = *key;
  for (guint i = 0; i < carom_chart_layout_count_curves(layout); i++)
    g_ptr_array_add(kept->growths,
                    carom_curve_growth_new(carom_chart_layout_run_of_curve(layout, i),
                                           carom_chart_layout_channel_of_curve(layout, i),
                                           key->column_s, key->busy_s));
}

void carom_chart_curves_kept_get(CaromChartCurvesKept *kept, const CaromChartLayout *layout,
                                 guint i, double column_s, double busy_s, CaromCurve *curve) {
  Key key = {layout->chart->comparison, layout->chart->quantity, column_s, busy_s};
  if (kept->growths->len == 0 || !keys_equal(&kept->key, &key))
    start_anew(kept, layout, &key);
  carom_curve_growth_take(g_ptr_array_index(kept->growths, i), curve);
}
