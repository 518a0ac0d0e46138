/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-prediction-veil: runs each pane again up to the beginning of the frame, when it is first
 * asked for. */
#include "carom-prediction-veil.h"

struct CaromPredictionVeil {
  const CaromComparison *comparison;
  guint64 frame;   /* the last one before the contact */
  GPtrArray *runs; /* (element-type CaromRun): NULL until it is asked for */
};

static void run_free(gpointer data) {
  CaromRun *run = data;
  if (!run)
    return;
  run->track = NULL; /* it is the comparison's */
  carom_run_free(run);
}

CaromPredictionVeil *carom_prediction_veil_new(const CaromComparison *comparison, guint64 frame) {
  g_return_val_if_fail(comparison && frame >= 1, NULL);
  CaromPredictionVeil *veil = g_new(CaromPredictionVeil, 1);
  *veil = (CaromPredictionVeil){
      .comparison = comparison,
      .frame = frame - 1,
      .runs = g_ptr_array_new_with_free_func(run_free),
  };
  g_ptr_array_set_size(veil->runs, (int)carom_comparison_get_n_runs(comparison));
  return veil;
}

void carom_prediction_veil_free(CaromPredictionVeil *veil) {
  g_ptr_array_unref(veil->runs);
  g_free(veil);
}

const CaromRun *carom_prediction_veil_get_run(CaromPredictionVeil *veil, guint pane) {
  g_return_val_if_fail(veil && pane < veil->runs->len, NULL);
  if (!veil->runs->pdata[pane]) {
    CaromRun *run = carom_comparison_rerun(veil->comparison, pane, veil->frame);
    carom_run_measure(run);
    /* The way there is the same, and only it is drawn. */
    g_clear_pointer(&run->track, carom_track_free);
    run->track = carom_comparison_get_run(veil->comparison, pane)->track;
    veil->runs->pdata[pane] = run;
  }
  return veil->runs->pdata[pane];
}
