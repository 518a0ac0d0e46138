/* carom-patience: asks the clock on the wall. */
#include "carom-patience.h"

#include "carom-detection.h"
#include "carom-digits.h"
#include "carom-unit.h"

#include <glib/gi18n-lib.h>

static gboolean is_lost(gpointer data) {
  const CaromPatience *patience = data;
  double waited_s = (double)(g_get_monotonic_time() - patience->since_us) / G_USEC_PER_SEC;
  return waited_s > patience->limit_s;
}

void carom_patience_init(CaromPatience *patience, double first_s) {
  *patience = (CaromPatience){.stop = {is_lost, patience}, .first_s = first_s, .limit_s = first_s};
}

void carom_patience_begin(CaromPatience *patience, CaromComparison *comparison) {
  if (carom_comparison_get_frame(comparison) != patience->frame)
    patience->limit_s = patience->first_s;
  patience->since_us = g_get_monotonic_time();
  carom_comparison_set_stop(comparison, &patience->stop);
}

void carom_patience_forget(CaromPatience *patience) {
  patience->limit_s = patience->first_s;
}

static char *seconds(double time_s) {
  g_autofree char *number = carom_digits_text(time_s, 3);
  return carom_unit_quantity(number, "s");
}

static gboolean has_exact_times(const CaromComparison *comparison) {
  const CaromMethod *methods = carom_comparison_get_methods(comparison);
  guint i = 0;
  while (i < carom_comparison_get_n_runs(comparison) && methods[i].detection->is_stepped)
    i++;
  return i < carom_comparison_get_n_runs(comparison);
}

char *carom_patience_lose(CaromPatience *patience, const CaromComparison *comparison) {
  double next_s = (double)(carom_comparison_get_frame(comparison) + 1) *
                  carom_comparison_get_scene(comparison)->dt_s;
  g_autofree char *number = carom_digits_fixed(next_s, 3);
  g_autofree char *time = carom_unit_quantity(number, "s");
  g_autofree char *limit = seconds(patience->limit_s);
  patience->limit_s *= 2;
  patience->frame = carom_comparison_get_frame(comparison);
  g_autofree char *next_limit = seconds(patience->limit_s);
  /* The remedy is of use to those panes that may be to blame. */
  if (has_exact_times(comparison))
    return g_strdup_printf(
        /* Translators: a time in the run, and two times that one waits. */
        _("The frame that ends at t = %s was not complete after %s: there are a great many "
          "contacts in it. The clock has stayed before it. To wait for %s, go on once more; with "
          "detection in steps, a frame has far fewer."),
        time, limit, next_limit);
  return g_strdup_printf(
      /* Translators: a time in the run, and two times that one waits. */
      _("The frame that ends at t = %s was not complete after %s: there are a great many contacts "
        "in it. The clock has stayed before it. To wait for %s, go on once more; with fewer discs, "
        "a frame has fewer."),
      time, limit, next_limit);
}
