/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-cost-report: goes through the rows and columns of a CaromCostGrowth. The keys of JSON
 * are part of the interface of the program. */
#include "carom-cli-cost-report.h"

#include "carom-cli-number.h"
#include "carom-json-writer.h"
#include "carom-printable.h"
#include "carom-text-table.h"

#include <glib/gi18n-lib.h>

/* ---- For people ---- */

static char *show_value(double value) {
  return isnan(value) ? g_strdup("–") : carom_cli_number_to_text(value, "%.6g");
}

static char *show_slope(double slope) {
  g_autofree char *number = carom_cli_number_to_text(slope, "%.2f");
  return isnan(slope) ? g_strdup("–") : g_strdup_printf("N^%s", number);
}

static char *show_row_title(const CaromCostGrowth *growth, guint row) {
  guint n = carom_cost_growth_get_n_discs(growth, row);
  return row == 0 ? g_strdup_printf(_("this scene (%u)"), n) : g_strdup_printf("%u", n);
}

static void add_headings(CaromTextTable *table, const CaromCostGrowth *growth) {
  /* Translators: the heading of a column of numbers of discs */
  carom_text_table_add(table, C_("number", "Discs"));
  for (guint i = 0; i < carom_cost_growth_count_detections(growth); i++)
    carom_text_table_add(table, _(carom_cost_growth_get_detection(growth, i)->part.title));
}

static void add_slopes(CaromTextTable *table, const CaromCostGrowth *growth,
                       CaromCostFigure figure) {
  carom_text_table_add(table, _("grows like"));
  for (guint i = 0; i < carom_cost_growth_count_detections(growth); i++)
    carom_text_table_take(table, show_slope(carom_cost_growth_slope(growth, i, figure)));
}

static void append_figure(GString *text, const CaromCostGrowth *growth, CaromCostFigure figure) {
  guint n = carom_cost_growth_count_detections(growth);
  g_autofree char *columns = g_strnfill(1 + n, 'r');
  g_autoptr(CaromTextTable) table = carom_text_table_new(columns);
  add_headings(table, growth);
  for (guint row = 0; row < carom_cost_growth_count_rows(growth); row++) {
    carom_text_table_take(table, show_row_title(growth, row));
    for (guint i = 0; i < n; i++)
      carom_text_table_take(table,
                            show_value(carom_cost_growth_get(growth, row, i)->figures[figure]));
  }
  add_slopes(table, growth, figure);
  g_autofree char *rows = carom_text_table_to_text(table, 2);
  g_string_append_printf(text, "\n%s:\n%s", _(carom_cost_growth_figure_part(figure)->summary),
                         rows);
}

char *carom_cli_cost_report_to_table(const CaromCostGrowth *growth, const char *title) {
  GString *text = g_string_new(NULL);
  g_autofree char *shown = carom_printable(title, CAROM_PRINTABLE_LINE);
  g_autofree char *span = carom_cost_growth_describe_span(growth);
  if (!carom_cost_growth_has_crowds(growth))
    g_string_append_printf(text, "%s\n%s\n", shown, span);
  else
    /* Translators: a scene's title; then a sentence of what the figures of the scene are the mean.
     */
    g_string_append_printf(text, _("%s, and crowds of discs like its own\n%s\n"), shown, span);
  for (guint figure = 0; figure < CAROM_N_COST_FIGURES; figure++)
    append_figure(text, growth, figure);
  g_string_append_printf(
      text,
      /* Translators: a number of discs, then a number from 2 on; N is the number of discs */
      _("\nThe growth is that of crowds of %u discs or more, if the largest has at least %u times "
        "the discs of the smallest. Times were measured on this computer, now.\n"),
      CAROM_COST_GROWTH_SLOPE_FROM, CAROM_COST_GROWTH_SLOPE_SPAN);
  return g_string_free(text, FALSE);
}

/* ---- For programs ---- */

static void add_row(CaromJsonWriter *json, const char *key, const CaromCostGrowth *growth,
                    guint row) {
  carom_json_writer_begin_object(json, key, CAROM_JSON_LINES);
  carom_json_writer_add_count(json, "discs", carom_cost_growth_get_n_discs(growth, row));
  for (guint i = 0; i < carom_cost_growth_count_detections(growth); i++) {
    carom_json_writer_begin_object(json, carom_cost_growth_get_detection(growth, i)->part.id,
                                   CAROM_JSON_ONE_LINE);
    for (guint figure = 0; figure < CAROM_N_COST_FIGURES; figure++)
      carom_json_writer_add_number(json, carom_cost_growth_figure_part(figure)->id,
                                   carom_cost_growth_get(growth, row, i)->figures[figure]);
    carom_json_writer_end(json);
  }
  carom_json_writer_end(json);
}

static void add_json_slopes(CaromJsonWriter *json, const CaromCostGrowth *growth) {
  carom_json_writer_begin_object(json, "slopes", CAROM_JSON_LINES);
  for (guint i = 0; i < carom_cost_growth_count_detections(growth); i++) {
    carom_json_writer_begin_object(json, carom_cost_growth_get_detection(growth, i)->part.id,
                                   CAROM_JSON_ONE_LINE);
    for (guint figure = 0; figure < CAROM_N_COST_FIGURES; figure++)
      carom_json_writer_add_number(json, carom_cost_growth_figure_part(figure)->id,
                                   carom_cost_growth_slope(growth, i, figure));
    carom_json_writer_end(json);
  }
  carom_json_writer_end(json);
}

char *carom_cli_cost_report_to_json(const CaromCostGrowth *growth, const char *scene_name) {
  g_autoptr(CaromJsonWriter) json = carom_json_writer_new();
  carom_json_writer_begin_object(json, NULL, CAROM_JSON_LINES);
  carom_json_writer_add_string(json, "name", scene_name);
  add_row(json, "scene", growth, 0);
  carom_json_writer_begin_array(json, "crowds", CAROM_JSON_LINES);
  for (guint row = 1; row < carom_cost_growth_count_rows(growth); row++)
    add_row(json, NULL, growth, row);
  carom_json_writer_end(json);
  add_json_slopes(json, growth);
  carom_json_writer_end(json);
  return carom_json_writer_to_text(json);
}
