/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-export-source: asks the charts for their quantities, the panes for their overlays, the
 * inspector for its explanation, and the page of the cost for what it has measured. */
#include "carom-export-source.h"
#include "carom-theme.h"

static GPtrArray *find_quantities(const CaromExportSource *source) {
  GPtrArray *quantities = g_ptr_array_new();
  for (guint i = 0; i < source->n_charts; i++)
    g_ptr_array_add(quantities, (gpointer)carom_chart_view_get_quantity(source->charts[i]));
  return quantities;
}

static GPtrArray *make_overlays(const CaromExportSource *source, guint n_panes) {
  GPtrArray *overlays = g_ptr_array_new_with_free_func(g_free);
  for (guint i = 0; i < n_panes; i++)
    g_ptr_array_add(overlays, carom_pane_strip_get_overlay(source->panes, i, carom_theme_light()));
  return overlays;
}

/* What has never been looked at has measured nothing. */
static const CaromCostGrowth *find_growth(const CaromExportSource *source) {
  GtkWidget *view = carom_lazy_page_get_made(source->cost);
  return view ? carom_cost_view_get_growth(CAROM_COST_VIEW(view)) : NULL;
}

void carom_export_source_get_content(const CaromExportSource *source,
                                     CaromExporterContent *content) {
  CaromPlayer *player = carom_inspector_get_player(source->inspector);
  const CaromComparison *comparison = carom_player_get_comparison(player);
  *content = (CaromExporterContent){
      .comparison = comparison,
      .framing = carom_pane_strip_get_framing(source->panes),
      .quantities = find_quantities(source),
      .overlays = make_overlays(source, carom_comparison_get_n_runs(comparison)),
      .explanation = carom_inspector_get_explanation(source->inspector),
      .context = carom_inspector_get_context(source->inspector),
      .in_numbers = carom_inspector_get_in_numbers(source->inspector),
      .growth = find_growth(source),
      .pane = carom_pane_strip_get_used_pane(source->panes),
  };
  content->staging = carom_staging_choice_get_staging(source->staging);
  content->superposed = carom_staging_choice_get_superposed(source->staging);
  content->show_counter = carom_staging_choice_get_counter(source->staging);
}
