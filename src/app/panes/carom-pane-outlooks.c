/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-outlooks: making an outlook is part of the work, since among thousands of discs it
 * takes its time. */
#include "carom-pane-outlooks.h"

typedef struct {
  CaromMethod method;
  CaromOutlook *outlook; /* (nullable): before the first slice */
  gboolean is_done;
} Pane;

struct CaromPaneOutlooks {
  CaromScene *scene; /* (nullable): NULL: there are none */
  guint discs[CAROM_OUTLOOK_MAX_DISCS];
  guint n_discs;
  Pane panes[CAROM_COMPARISON_MAX_PANES];
  guint n_panes;
  guint next; /* whose turn it is */
};

CaromPaneOutlooks *carom_pane_outlooks_new(void) {
  return g_new0(CaromPaneOutlooks, 1);
}

void carom_pane_outlooks_drop(CaromPaneOutlooks *outlooks) {
  for (guint i = 0; i < outlooks->n_panes; i++)
    g_clear_pointer(&outlooks->panes[i].outlook, carom_outlook_free);
  g_clear_pointer(&outlooks->scene, carom_scene_unref);
  outlooks->n_panes = 0;
}

void carom_pane_outlooks_free(CaromPaneOutlooks *outlooks) {
  carom_pane_outlooks_drop(outlooks);
  g_free(outlooks);
}

static void choose_discs(CaromPaneOutlooks *outlooks, const CaromSelection *selection) {
  guint n = carom_selection_count_of(selection, CAROM_ITEM_DISC);
  gboolean all = n == 0 || n < carom_selection_count(selection);
  if (all)
    n = outlooks->scene->bodies->len;
  outlooks->n_discs = MIN(n, CAROM_OUTLOOK_MAX_DISCS);
  for (guint i = 0; i < outlooks->n_discs; i++)
    outlooks->discs[i] = all ? i : carom_selection_get(selection, i).index;
}

void carom_pane_outlooks_start(CaromPaneOutlooks *outlooks, const CaromComparison *comparison,
                               const CaromSelection *selection) {
  carom_pane_outlooks_drop(outlooks);
  outlooks->scene = carom_scene_ref(carom_comparison_get_scene(comparison));
  outlooks->n_panes = carom_comparison_get_n_runs(comparison);
  outlooks->next = 0;
  for (guint i = 0; i < outlooks->n_panes; i++)
    outlooks->panes[i] = (Pane){.method = carom_comparison_get_methods(comparison)[i]};
  choose_discs(outlooks, selection);
}

static void work_on(CaromPaneOutlooks *outlooks, Pane *pane, gint64 deadline_us) {
  CaromStop stop = {carom_stop_is_past, &deadline_us};
  if (!pane->outlook)
    pane->outlook =
        carom_outlook_new(outlooks->scene, &pane->method, outlooks->discs, outlooks->n_discs);
  else
    pane->is_done = !carom_outlook_step(pane->outlook, &stop);
}

/* Returns: (nullable): the pane whose turn it is; NULL if all are done */
static Pane *take_turn(CaromPaneOutlooks *outlooks) {
  for (guint k = 0; k < outlooks->n_panes; k++) {
    Pane *pane = &outlooks->panes[(outlooks->next + k) % outlooks->n_panes];
    if (pane->is_done)
      continue;
    outlooks->next = (outlooks->next + k + 1) % outlooks->n_panes;
    return pane;
  }
  return NULL;
}

gboolean carom_pane_outlooks_work(CaromPaneOutlooks *outlooks, gint64 deadline_us) {
  Pane *pane;
  while ((pane = take_turn(outlooks))) {
    work_on(outlooks, pane, deadline_us);
    if (g_get_monotonic_time() >= deadline_us)
      return TRUE;
  }
  return FALSE;
}

const CaromOutlook *carom_pane_outlooks_get(const CaromPaneOutlooks *outlooks, guint i) {
  return i < outlooks->n_panes ? outlooks->panes[i].outlook : NULL;
}
