/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-working-figure: from the top: title, contact, a column for each method, in which each stage
 * begins at the same height and ends in bands across all columns, and how well the methods agree.
 */
#include "carom-working-figure.h"

#include "carom-band-picture.h"
#include "carom-math-fill.h"
#include "carom-math.h"
#include "carom-pane-style.h"

#include <glib/gi18n-lib.h>

/* In points. */
enum { edge = 24 };                  /* between the text and the figure's rectangle */
static const double band_margin = 4; /* how far a band's ground reaches into that */
static const double band_mark = 2;   /* the width of the mark at its left */
static const double column_gap = 24;
static const double sample_gap = 7;

/* In lines of text. */
static const double line_gap = 0.7; /* between lines of a working */
static const double stage_gap = 0.6;
static const double band_gap = 0.5;     /* above a band */
static const double band_padding = 0.3; /* within it, above and below */
static const double paragraph_gap = 0.5;
static const double column_width = 24; /* of a figure whose width is not given */

/* In em. */
static const double equals_space = 0.3; /* on both sides of = */
static const double unit_space = 0.25;
static const double given_space = 1.6; /* between the contact's numbers */

static const int digits = 6;

typedef CaromFigurePage Page;

static double column_width_of(const Page *page) {
  guint n = page->explanation->n_resolvers;
  return (page->width - (n - 1) * column_gap) / n;
}

static double column_x(const Page *page, guint i) {
  return edge + i * (column_width_of(page) + column_gap);
}

/* ---- Columns ----
 *
 * All of these return the height of what they put at @y. */

/* The lines of @stage in column @i. */
static double put_lines(Page *page, guint i, CaromStage stage, double y) {
  const CaromWorking *working = &page->explanation->workings[i];
  double top = y, line_height = page->text.line_height;
  for (guint line = 0; line < working->n_lines; line++) {
    if (working->lines[line].stage != stage)
      continue;
    y += y > top ? line_gap * line_height : 0;
    y += carom_contact_figure_put_working_line(page, &page->explanation->readable[i], line,
                                               column_x(page, i), y, column_width_of(page));
  }
  return y - top;
}

static double put_heading(Page *page, const char *title, double y) {
  double height = page->text.line_height * 1.5;
  g_autofree char *markup = g_markup_printf_escaped("<b>%s</b>", title);
  if (!page->text.cr)
    return height;
  cairo_t *cr = page->text.cr;
  carom_text_draw(&page->text, markup, page->theme->dim_text, edge, y + height * 0.35, 0);
  carom_colour_set(cr, page->theme->grid, 1);
  cairo_set_line_width(cr, 1);
  cairo_move_to(cr, edge, y + height * 0.8);
  cairo_line_to(cr, edge + page->width, y + height * 0.8);
  cairo_stroke(cr);
  return height;
}

/* Contacts that are not resolved have no lines at all. */
static gboolean has_lines(const Page *page, CaromStage stage) {
  for (guint i = 0; i < page->explanation->n_resolvers; i++)
    for (guint line = 0; line < page->explanation->workings[i].n_lines; line++)
      if (page->explanation->workings[i].lines[line].stage == stage)
        return TRUE;
  return FALSE;
}

static void draw_ground(Page *page, CaromColour colour, double y, double height) {
  cairo_t *cr = page->text.cr;
  double x = edge - band_margin;
  carom_colour_set(cr, colour, CAROM_BAND_PICTURE_TINT);
  cairo_rectangle(cr, x, y, page->width + 2 * band_margin, height);
  cairo_fill(cr);
  carom_colour_set(cr, colour, 1);
  cairo_rectangle(cr, x, y, band_mark, height);
  cairo_fill(cr);
}

static double put_band(Page *page, CaromFindingKind kind, double y) {
  CaromBandPicture picture = {
      .explanation = page->explanation,
      .kind = kind,
      .theme = page->theme,
      .font = page->font,
      .digits = digits,
      .gap = column_gap,
  };
  double line_height = page->text.line_height, padding = band_padding * line_height;
  double height = carom_band_picture_height(&picture, page->width) + 2 * padding;
  y += band_gap * line_height;
  if (page->text.cr) {
    draw_ground(page, carom_band_picture_colour(&picture), y, height);
    cairo_save(page->text.cr);
    cairo_translate(page->text.cr, edge, y + padding);
    carom_band_picture_draw(&picture, page->text.cr, page->width);
    cairo_restore(page->text.cr);
  }
  return band_gap * line_height + height;
}

static double put_bands(Page *page, CaromStage stage, double y) {
  double top = y;
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++)
    if (carom_finding_info(kind)->stage == stage &&
        carom_explanation_band_exists(page->explanation, kind))
      y += put_band(page, kind, y);
  return y - top;
}

static double put_stage(Page *page, CaromStage stage, double y) {
  double heading = put_heading(page, carom_explanation_stage_title(stage), y), height = 0;
  for (guint i = 0; i < page->explanation->n_resolvers; i++) {
    double lines = put_lines(page, i, stage, y + heading);
    height = MAX(height, lines);
  }
  height += put_bands(page, stage, y + heading + height);
  return heading + height + stage_gap * page->text.line_height;
}

/* Samples of the line styles of the panes that have the resolver, and of their curves.
 *
 * Returns: the width that they take, 0 if no pane has it */
static double put_samples(Page *page, guint i, double x, double y, double height) {
  const CaromContactFigure *figure = page->figure;
  double width = 0;
  for (guint pane = 0; pane < figure->n_methods; pane++) {
    CaromPaneStyle style = carom_pane_style_of(page->theme, pane);
    if (figure->methods[pane].resolver != page->explanation->resolvers[i])
      continue;
    carom_pane_style_draw_sample(page->text.cr, &style, x + width, y, CAROM_PANE_STYLE_SAMPLE_WIDTH,
                                 height);
    width += CAROM_PANE_STYLE_SAMPLE_WIDTH + sample_gap;
  }
  return width;
}

/* The method's name. */
static void put_title(Page *page, guint i, double y, double height) {
  g_autofree char *markup =
      g_markup_printf_escaped("<b>%s</b>", _(page->explanation->resolvers[i]->part.title));
  double x = column_x(page, i), text_x = x + put_samples(page, i, x, y, height);
  carom_text_draw_within(&page->text, markup, page->theme->text, text_x, y + height / 2, 0,
                         x + column_width_of(page) - text_x);
}

static double put_titles(Page *page, double y) {
  double height = page->text.line_height * 1.6;
  for (guint i = 0; page->text.cr && i < page->explanation->n_resolvers; i++)
    put_title(page, i, y, height);
  return height + paragraph_gap * page->text.line_height;
}

/* ---- The page ---- */

static double put_paragraph(Page *page, const char *words, const char *format, CaromColour colour,
                            double y) {
  return carom_contact_figure_put_words(page, words, format, colour, edge, y) +
         paragraph_gap * page->text.line_height;
}

/* "m_A = 1.5 kg" */
static CaromMathBox *set_given(const CaromMathStyle *style, const Page *page,
                               const CaromGiven *given) {
  const CaromExplanation *explanation = page->explanation;
  const CaromWorking *working = &explanation->workings[0];
  CaromMathNames names = {explanation->name_a, explanation->name_b, working->terms,
                          working->n_terms};
  CaromMathRoom room = {.width = INFINITY};
  g_autoptr(CaromFormula) formula = carom_formula_parse(given->name);
  const CaromTerm *term = carom_formula_find_term(formula, names.terms, names.n_terms);
  g_autofree char *unit = carom_unit_symbol(given->dimension, explanation->length_unit);
  double em = carom_math_style_em(style);
  CaromMathBox *row = carom_math_set_symbols(style, formula, &names, room);
  carom_math_box_append_space(row, equals_space * em);
  carom_math_box_append_text(row, style, "=", FALSE);
  carom_math_box_append_space(row, equals_space * em);
  room.is_factor = *unit != '\0';
  carom_math_box_append(row, carom_math_set_value(style, term->value, digits, room));
  carom_math_box_append_space(row, unit_space * em);
  carom_math_box_append_text(row, style, unit, FALSE);
  return row;
}

static double put_given(Page *page, double y) {
  CaromMathStyle style = {&page->text, 1};
  CaromMathFill fill = carom_math_fill(&style, page->width);
  guint n;
  const CaromGiven *givens = carom_working_givens(&page->explanation->record.contact, &n);
  for (guint i = 0; i < n; i++)
    carom_math_fill_add(&fill, given_space * carom_math_style_em(&style),
                        set_given(&style, page, &givens[i]));
  g_autoptr(CaromMathBox) rows = carom_math_fill_end(&fill);
  if (page->text.cr) {
    carom_colour_set(page->text.cr, page->theme->text, 1);
    carom_math_box_draw(rows, page->text.cr, edge, y + rows->ascent);
  }
  return rows->ascent + rows->descent + paragraph_gap * page->text.line_height;
}

static double put_head(Page *page, double y) {
  double top = y;
  g_autofree char *contact = carom_explanation_describe_contact(page->explanation);
  g_autofree char *cluster = carom_explanation_describe_cluster(page->explanation);
  y += put_paragraph(page, page->figure->title, "size='130%' weight='bold'", page->theme->text, y);
  y += put_paragraph(page, contact, "", page->theme->text, y);
  y += put_given(page, y);
  if (cluster)
    y += put_paragraph(page, cluster, "", page->theme->dim_text, y);
  return y - top;
}

static double put_page(Page *page) {
  double y = edge;
  y += put_head(page, y);
  y += put_titles(page, y);
  for (CaromStage stage = 0; stage < CAROM_N_STAGES; stage++)
    if (has_lines(page, stage))
      y += put_stage(page, stage, y);
  g_autofree char *agreement = carom_explanation_describe_agreement(page->explanation);
  y += put_paragraph(page, agreement, "weight='bold'", page->theme->text, y);
  return y - paragraph_gap * page->text.line_height;
}

static double choose_width(const Page *page) {
  guint n = page->explanation->n_resolvers;
  return n * column_width * page->text.line_height + (n - 1) * column_gap;
}

const CaromContactFigureKind carom_working_figure = {
    .edge = edge,
    .choose_width = choose_width,
    .put = put_page,
};
