/* carom-patience: asks the clock on the wall. */
#include "carom-patience.h"

#include "carom-digits.h"

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

char *carom_patience_lose(CaromPatience *patience, const CaromComparison *comparison) {
  double next_s = (double)(carom_comparison_get_frame(comparison) + 1) *
                  carom_comparison_get_scene(comparison)->dt_s;
  g_autofree char *time = carom_digits_fixed(next_s, 3);
  g_autofree char *limit = carom_digits_text(patience->limit_s, 3);
  patience->limit_s *= 2;
  patience->frame = carom_comparison_get_frame(comparison);
  g_autofree char *next_limit = carom_digits_text(patience->limit_s, 3);
  return g_strdup_printf(
      /* Translators: a time in the run, and two times that one waits, all in seconds. */
      _("The frame that ends at t = %s s was not complete after %s s: there are a great many "
        "contacts in it. The clock has stayed before it. To wait for %s s, go on once more; with "
        "detection in steps, no frame takes long."),
      time, limit, next_limit);
}
