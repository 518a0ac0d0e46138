/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cost-sheet: from the top: the scene, the legend, the charts, and the words about each
 * detection. Where there are no crowds and so no curves, it says why, and has numbers instead. */
#include "carom-cost-sheet.h"

#include "carom-digits.h"
#include "carom-growth-chart.h"
#include "carom-text.h"

#include <glib/gi18n-lib.h>

const CaromCostFigure carom_cost_sheet_charts[CAROM_COST_SHEET_N_CHARTS] = {
    CAROM_COST_FIGURE_PAIR_TESTS, CAROM_COST_FIGURE_TIME};

/* In points. */
static const double page_width = 760, edge = 16, chart_height = 250;
static const double column_gap = 24, entry_gap = 24, sample_width = 30, number_width = 110;

/* Between the parts, in lines of text. */
static const double part_gap = 0.7;

typedef struct {
  const CaromCostGrowth *growth;
  const char *scene_title;
  const CaromTheme *theme;
} Sheet;

/* All of these return the height of what they put at @y; without a cairo_t that is only measured.
 */

static double put_words(const Sheet *sheet, CaromText *text, const char *heading, const char *words,
                        double y) {
  g_autofree char *markup = g_markup_printf_escaped("<b>%s</b>  %s", heading, words);
  return carom_text_draw_paragraph(text, markup, sheet->theme->text, edge, y,
                                   page_width - 2 * edge);
}

static double put_legend(const Sheet *sheet, CaromText *text, double y) {
  double x = edge;
  for (guint i = 0; text->cr && i < carom_cost_growth_count_detections(sheet->growth); i++) {
    const CaromPart *part = &carom_cost_growth_get_detection(sheet->growth, i)->part;
    g_autofree char *title = g_markup_printf_escaped("<b>%s</b>", _(part->title));
    cairo_save(text->cr);
    cairo_translate(text->cr, x, y);
    carom_growth_chart_draw_sample(sheet->theme, i, text->cr, sample_width, text->line_height);
    cairo_restore(text->cr);
    x += sample_width + entry_gap / 4;
    carom_text_draw(text, title, sheet->theme->text, x, y + text->line_height / 2, 0);
    x += carom_text_width(text, title) + entry_gap;
  }
  return text->line_height;
}

static double put_charts(const Sheet *sheet, CaromText *text, const char *font, double y) {
  double width = (page_width - 2 * edge - column_gap) / CAROM_COST_SHEET_N_CHARTS;
  for (guint i = 0; text->cr && i < CAROM_COST_SHEET_N_CHARTS; i++) {
    CaromCostFigure figure = carom_cost_sheet_charts[i];
    double x = edge + i * (width + column_gap);
    g_autofree char *title =
        g_markup_printf_escaped("<b>%s</b>", _(carom_cost_growth_figure_part(figure)->summary));
    carom_text_draw_fitted(text, title, sheet->theme->text, x + width / 2,
                           y + text->line_height / 2, 0.5, width);
    cairo_save(text->cr);
    cairo_translate(text->cr, x, y + text->line_height);
    carom_growth_chart_draw_costs(sheet->growth, figure, sheet->theme, font, text->cr, width,
                                  chart_height);
    cairo_restore(text->cr);
  }
  return text->line_height + chart_height;
}

/* ---- Without crowds ---- */

/* The right side of a column of the table. */
static double column_x(const Sheet *sheet, guint detection) {
  guint after = carom_cost_growth_count_detections(sheet->growth) - 1 - detection;
  return page_width - edge - after * number_width;
}

static double put_headings(const Sheet *sheet, CaromText *text, double y) {
  for (guint i = 0; text->cr && i < carom_cost_growth_count_detections(sheet->growth); i++) {
    const CaromPart *part = &carom_cost_growth_get_detection(sheet->growth, i)->part;
    g_autofree char *title = g_markup_printf_escaped("<b>%s</b>", _(part->title));
    carom_text_draw(text, title, sheet->theme->text, column_x(sheet, i), y + text->line_height / 2,
                    1);
  }
  return text->line_height;
}

static double put_figure(const Sheet *sheet, CaromText *text, CaromCostFigure figure, double y) {
  g_autofree char *title =
      g_markup_escape_text(_(carom_cost_growth_figure_part(figure)->summary), -1);
  double middle = y + text->line_height / 2;
  if (text->cr)
    carom_text_draw(text, title, sheet->theme->text, edge, middle, 0);
  for (guint i = 0; text->cr && i < carom_cost_growth_count_detections(sheet->growth); i++) {
    double value = carom_cost_growth_get(sheet->growth, 0, i)->figures[figure];
    g_autofree char *number = isnan(value) ? g_strdup("–") : carom_digits_text(value, 3);
    carom_text_draw(text, number, sheet->theme->text, column_x(sheet, i), middle, 1);
  }
  return text->line_height;
}

/* A table of the scene itself: a row for each figure, a column for each detection. */
static double put_numbers(const Sheet *sheet, CaromText *text, double y) {
  double height = put_headings(sheet, text, y);
  for (guint figure = 0; figure < CAROM_N_COST_FIGURES; figure++)
    height += put_figure(sheet, text, figure, y + height);
  return height;
}

static double put_scene_alone(const Sheet *sheet, CaromText *text, double y) {
  g_autofree char *span = carom_cost_growth_describe_span(sheet->growth);
  g_autofree char *markup = g_markup_escape_text(span, -1);
  double height =
      carom_text_draw_paragraph(text, markup, sheet->theme->text, edge, y, page_width - 2 * edge) +
      part_gap * text->line_height;
  return height + put_numbers(sheet, text, y + height);
}

/* ---- All of it ---- */

static double put_results(const Sheet *sheet, CaromText *text, const char *font, double y) {
  if (!carom_cost_growth_has_crowds(sheet->growth))
    return put_scene_alone(sheet, text, y);
  double legend = put_legend(sheet, text, y) + part_gap * text->line_height;
  return legend + put_charts(sheet, text, font, y + legend);
}

/* Returns: the height of all */
static double put_sheet(const Sheet *sheet, cairo_t *cr) {
  g_autofree char *font = carom_figure_file_font(NULL);
  g_auto(CaromText) text;
  carom_text_init(&text, cr, font);
  double gap = part_gap * text.line_height, y = edge;
  /* Translators: the heading of a picture, before the title of a scene. */
  y += put_words(sheet, &text, _("Cost of finding contacts"), sheet->scene_title, y) + gap;
  y += put_results(sheet, &text, font, y) + gap;
  for (guint i = 0; i < carom_cost_growth_count_detections(sheet->growth); i++) {
    const CaromDetection *detection = carom_cost_growth_get_detection(sheet->growth, i);
    y += put_words(sheet, &text, _(detection->part.title), _(detection->effort_words), y);
  }
  return y + edge;
}

static void draw(gconstpointer content, cairo_t *cr, double width, double height) {
  const Sheet *sheet = content;
  carom_colour_set(cr, sheet->theme->background, 1);
  cairo_paint(cr);
  put_sheet(sheet, cr);
}

GBytes *carom_cost_sheet_render(const CaromCostGrowth *growth, const char *scene_title,
                                const CaromTheme *theme, CaromFigureFileFormat format,
                                GError **error) {
  const Sheet sheet = {growth, scene_title, theme};
  const CaromFigureFile file = {.title = scene_title,
                                .draw = draw,
                                .content = &sheet,
                                .width = page_width,
                                .height = put_sheet(&sheet, NULL)};
  return carom_figure_file_render(&file, format, error);
}
