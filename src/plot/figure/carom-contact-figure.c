/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-contact-figure: four kinds of pages, made of the same parts: paragraphs, typeset lines and
 * the sentences about them. The functions that draw also do the layout: those that put something
 * at a height return how high it is, and without a cairo_t do nothing else. */
#include "carom-contact-figure.h"

#include "carom-band-picture.h"
#include "carom-derivation.h"
#include "carom-diagram-words.h"
#include "carom-formula-digits.h"
#include "carom-line-picture.h"
#include "carom-math-fill.h"
#include "carom-math.h"
#include "carom-momentum-picture.h"
#include "carom-pane-style.h"
#include "carom-ruler-picture.h"
#include "carom-sentence-picture.h"
#include "carom-text.h"
#include "carom-velocity-picture.h"

#include <glib/gi18n-lib.h>

typedef struct {
  const CaromContactFigure *figure;
  const CaromExplanation *explanation;
  const CaromTheme *theme;
  char *font; /* in points of the figure */
  CaromText text;
  double edge;     /* between the contents and the figure's rectangle, in points */
  double width;    /* between the edges, in points */
  double gap;      /* below a paragraph, in points */
  guint n_columns; /* of equal width, beside each other */
} Page;

/* Lengths are in points, or in lines of text where that is said. */
struct _CaromContactFigureKind {
  double edge;
  double paragraph_gap; /* in lines of text */
  double column_width;  /* in a figure whose width is not given, in lines of text */
  /* Returns: how many columns there are; NULL: one */
  guint (*count_columns)(const CaromContactFigure *figure);
  /* Puts everything below the edge at the top.
   *
   * Returns: where it ends */
  double (*put)(Page *page);
};

static const double column_gap = 24;

static const double reason_gap = 0.1;  /* between a line and its reason, in lines of text */
static const double reason_size = 0.9; /* relative to the font */

static void page_init(Page *page, const CaromContactFigure *figure, cairo_t *cr, double width) {
  const CaromContactFigureKind *kind = figure->kind;
  *page = (Page){
      .figure = figure,
      .explanation = figure->explanation,
      .theme = figure->theme,
      .font = carom_figure_file_font(figure->font),
      .edge = kind->edge,
      .width = width - 2 * kind->edge,
      .n_columns = kind->count_columns ? kind->count_columns(figure) : 1,
  };
  carom_text_init(&page->text, cr, page->font);
  page->gap = kind->paragraph_gap * page->text.line_height;
}

static void page_clear(Page *page) {
  carom_text_clear(&page->text);
  g_free(page->font);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Page, page_clear)

static double column_width_of(const Page *page) {
  return (page->width - (page->n_columns - 1) * column_gap) / page->n_columns;
}

static double column_x(const Page *page, guint i) {
  return page->edge + i * (column_width_of(page) + column_gap);
}

/* ---- Parts of all pages ---- */

/* Puts words at (@x, @y), which go on below each other where they do not fit.
 *
 * @format: attributes of Pango markup */
static double put_words(Page *page, const char *words, const char *format, CaromColour colour,
                        double x, double y, double width) {
  g_autofree char *escaped = g_markup_escape_text(words, -1);
  g_autofree char *markup = g_strdup_printf("<span %s>%s</span>", format, escaped);
  return carom_text_draw_paragraph(&page->text, markup, colour, x, y, width);
}

/* Puts words across the whole page, and the gap below them. */
static double put_paragraph(Page *page, const char *words, const char *format, CaromColour colour,
                            double y) {
  return put_words(page, words, format, colour, page->edge, y, page->width) + page->gap;
}

/* Puts a sentence with formulas in it at (@x, @y).
 *
 * @terms: (array length=n_terms): what the names in its formulas mean
 * @size: relative to @font */
static double put_sentence(Page *page, const char *sentence, const CaromTerm *terms, guint n_terms,
                           const char *font, double size, CaromColour colour, double x, double y,
                           double width) {
  CaromSentencePicture picture = {
      .sentence = sentence,
      .terms = terms,
      .n_terms = n_terms,
      .name_a = page->explanation->name_a,
      .name_b = page->explanation->name_b,
      .length_unit = page->explanation->length_unit,
      .font = font,
      .size = size,
      .colour = colour,
      .digits = CAROM_FORMULA_DIGITS,
  };
  if (page->text.cr) {
    cairo_save(page->text.cr);
    cairo_translate(page->text.cr, x, y);
    carom_sentence_picture_draw(&picture, page->text.cr, width);
    cairo_restore(page->text.cr);
  }
  return carom_sentence_picture_height(&picture, width);
}

/* Puts a typeset line at (@x, @y). */
static double put_formula(Page *page, const CaromSheetLine *line, double x, double y,
                          double width) {
  CaromLinePicture picture = {
      .line = *line,
      .name_a = page->explanation->name_a,
      .name_b = page->explanation->name_b,
      .length_unit = page->explanation->length_unit,
      .theme = page->theme,
      .font = page->font,
      .digits = CAROM_FORMULA_DIGITS,
      .in_numbers = line->derivation && page->figure->in_numbers,
  };
  if (page->text.cr) {
    cairo_save(page->text.cr);
    cairo_translate(page->text.cr, x, y);
    carom_line_picture_draw(&picture, page->text.cr, width);
    cairo_restore(page->text.cr);
  }
  return carom_line_picture_height(&picture, width);
}

/* Puts why a line is so, and what else there is to say of it. */
static double put_told(Page *page, const CaromSheetLine *line, double x, double y, double width) {
  g_auto(GStrv) told = carom_sheet_line_tell(line);
  double top = y;
  for (guint i = 0; told[i]; i++)
    y += put_sentence(page, told[i], line->terms, line->n_terms, page->font, reason_size,
                      page->theme->dim_text, x, y, width);
  return y - top;
}

/* Puts a line of a working in a column, and below it what it says in words.
 *
 * @working: of the figure's contact, for people */
static double put_working_line(Page *page, const CaromWorking *working, guint i, guint column,
                               double y) {
  CaromSheetLine line = carom_sheet_line_of_working(working, i);
  double x = column_x(page, column), width = column_width_of(page), top = y;
  y += put_formula(page, &line, x, y, width);
  y += reason_gap * page->text.line_height;
  y += put_told(page, &line, x, y, width);
  return y - top;
}

/* Puts the scene's title and which contact it is. */
static double put_head(Page *page, double y) {
  double top = y;
  g_autofree char *contact =
      carom_explanation_describe_contact(page->explanation, CAROM_EXPLANATION_TIME_DIGITS);
  y += put_paragraph(page, page->figure->title, "size='130%' weight='bold'", page->theme->text, y);
  y += put_paragraph(page, contact, "", page->theme->text, y);
  return y - top;
}

/* Puts that several contacts were resolved together, if that is the case. */
static double put_cluster(Page *page, double y) {
  g_autofree char *cluster = carom_explanation_describe_cluster(page->explanation);
  return cluster ? put_paragraph(page, cluster, "", page->theme->dim_text, y) : 0;
}

/* ---- Workings ----
 *
 * From the top: title, contact, a column for each method, in which each stage begins at the same
 * height and ends in bands across all columns, and how well the methods agree. */

static const double band_margin = 4; /* how far a band's ground reaches into the edge */
static const double band_mark = 2;   /* the width of the mark at its left */
static const double sample_gap = 7;  /* after each sample of a line */

/* In lines of text. */
static const double line_gap = 0.7; /* between lines of a working */
static const double stage_gap = 0.6;
static const double band_gap = 0.5;     /* above a band */
static const double band_padding = 0.3; /* within it, above and below */

/* In em. */
static const double equals_space = 0.3; /* on both sides of = */
static const double unit_space = 0.25;
static const double given_space = 1.6; /* between the contact's numbers */

static const int digits = 6;

/* Sets "m_A = 1.5 kg". */
static CaromMathBox *set_given(const CaromMathStyle *style, const Page *page,
                               const CaromGiven *given) {
  const CaromExplanation *explanation = page->explanation;
  CaromSheetLine line = carom_sheet_line_of_given(&explanation->workings[0], given);
  CaromMathNames names = {explanation->name_a, explanation->name_b, line.terms, line.n_terms};
  CaromMathRoom room = {.width = INFINITY};
  g_autofree char *unit = carom_unit_symbol(line.dimension, explanation->length_unit);
  double em = carom_math_box_em(style);
  CaromMathBox *row =
      carom_math_set_symbols(style, carom_formula_constant(line.symbol), &names, room);
  carom_math_box_append_space(row, equals_space * em);
  carom_math_box_append_text(row, style, "=", FALSE);
  carom_math_box_append_space(row, equals_space * em);
  room.is_factor = *unit != '\0';
  carom_math_box_append(row, carom_math_set_value(style, line.value, digits, room));
  carom_math_box_append_space(row, unit_space * em);
  carom_math_box_append_text(row, style, unit, FALSE);
  return row;
}

/* Puts the numbers that the contact comes with, as many in a row as there is room for. */
static double put_given(Page *page, double y) {
  CaromMathStyle style = {&page->text, 1};
  CaromMathFill fill = carom_math_fill(&style, page->width);
  guint n;
  const CaromGiven *givens = carom_working_givens(&page->explanation->record.contact, &n);
  for (guint i = 0; i < n; i++)
    carom_math_fill_add(&fill, given_space * carom_math_box_em(&style),
                        set_given(&style, page, &givens[i]));
  g_autoptr(CaromMathBox) rows = carom_math_fill_end(&fill);
  if (page->text.cr) {
    carom_colour_set(page->text.cr, page->theme->text, 1);
    carom_math_box_draw(rows, page->text.cr, page->edge, y + rows->ascent);
  }
  return rows->ascent + rows->descent + page->gap;
}

/* Puts the names of the methods, each after samples of the line styles of the panes that have it,
 * which are those of their curves. */
static double put_resolvers(Page *page, double y) {
  const CaromContactFigure *figure = page->figure;
  double height = page->text.line_height * 1.6;
  for (guint i = 0; page->text.cr && i < page->n_columns; i++) {
    const CaromResolver *resolver = page->explanation->resolvers[i];
    double x = column_x(page, i);
    for (guint pane = 0; pane < figure->n_methods; pane++) {
      CaromPaneStyle style = carom_pane_style_of(page->theme, pane);
      if (figure->methods[pane].resolver != resolver)
        continue;
      carom_pane_style_draw_sample(page->text.cr, &style, x, y, CAROM_PANE_STYLE_SAMPLE_WIDTH,
                                   height);
      x += CAROM_PANE_STYLE_SAMPLE_WIDTH + sample_gap;
    }
    g_autofree char *markup = g_markup_printf_escaped("<b>%s</b>", _(resolver->part.title));
    carom_text_draw_within(&page->text, markup, page->theme->text, x, y + height / 2, 0,
                           column_x(page, i) + column_width_of(page) - x);
  }
  return height + page->gap;
}

/* Contacts that are not resolved have no lines at all. */
static gboolean has_lines(const Page *page, CaromStage stage) {
  for (guint i = 0; i < page->n_columns; i++)
    for (guint line = 0; line < page->explanation->workings[i].n_lines; line++)
      if (page->explanation->workings[i].lines[line].stage == stage)
        return TRUE;
  return FALSE;
}

/* Puts the name of a stage, over a line across the page. */
static double put_stage_title(Page *page, CaromStage stage, double y) {
  double height = page->text.line_height * 1.5;
  g_autofree char *markup =
      g_markup_printf_escaped("<b>%s</b>", carom_explanation_stage_title(stage));
  if (!page->text.cr)
    return height;
  cairo_t *cr = page->text.cr;
  carom_text_draw(&page->text, markup, page->theme->dim_text, page->edge, y + height * 0.35, 0);
  carom_colour_set(cr, page->theme->grid, 1);
  cairo_set_line_width(cr, 1);
  cairo_move_to(cr, page->edge, y + height * 0.8);
  cairo_line_to(cr, page->edge + page->width, y + height * 0.8);
  cairo_stroke(cr);
  return height;
}

/* Puts the lines of a stage in column @i. */
static double put_lines(Page *page, guint i, CaromStage stage, double y) {
  const CaromWorking *working = &page->explanation->readable[i];
  double top = y;
  for (guint line = 0; line < working->n_lines; line++) {
    if (working->lines[line].stage != stage)
      continue;
    y += y > top ? line_gap * page->text.line_height : 0;
    y += put_working_line(page, working, line, i, y);
  }
  return y - top;
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
  cairo_t *cr = page->text.cr;
  double line_height = page->text.line_height, padding = band_padding * line_height;
  double height = carom_band_picture_height(&picture, page->width) + 2 * padding;
  y += band_gap * line_height;
  if (cr) {
    CaromColour colour = carom_band_picture_colour(&picture);
    double x = page->edge - band_margin;
    carom_colour_set(cr, colour, CAROM_BAND_PICTURE_TINT);
    cairo_rectangle(cr, x, y, page->width + 2 * band_margin, height);
    cairo_fill(cr);
    carom_colour_set(cr, colour, 1);
    cairo_rectangle(cr, x, y, band_mark, height);
    cairo_fill(cr);
    cairo_save(cr);
    cairo_translate(cr, page->edge, y + padding);
    carom_band_picture_draw(&picture, cr, page->width);
    cairo_restore(cr);
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
  double title = put_stage_title(page, stage, y), height = 0;
  for (guint i = 0; i < page->n_columns; i++) {
    double lines = put_lines(page, i, stage, y + title);
    height = MAX(height, lines);
  }
  height += put_bands(page, stage, y + title + height);
  return title + height + stage_gap * page->text.line_height;
}

static double put_workings(Page *page) {
  double y = page->edge;
  y += put_head(page, y);
  y += put_given(page, y);
  y += put_cluster(page, y);
  y += put_resolvers(page, y);
  for (CaromStage stage = 0; stage < CAROM_N_STAGES; stage++)
    if (has_lines(page, stage))
      y += put_stage(page, stage, y);
  g_autofree char *agreement = carom_explanation_describe_agreement(page->explanation);
  y += put_paragraph(page, agreement, "weight='bold'", page->theme->text, y);
  return y - page->gap;
}

static guint count_resolvers(const CaromContactFigure *figure) {
  return figure->explanation->n_resolvers;
}

const CaromContactFigureKind carom_contact_figure_workings = {
    .edge = 24,
    .paragraph_gap = 0.5,
    .column_width = 24,
    .count_columns = count_resolvers,
    .put = put_workings,
};

/* ---- When and where ----
 *
 * From the top: title, contact, titles of the columns, for each question its rows, in which what
 * columns have in common begins at the same height, and what being late changed. */

static const double question_gap = 0.8; /* in lines of text */
static const char question_format[] = "size='115%' weight='bold'";

/* Puts words in a column. */
static double put_cell(Page *page, guint column, const char *words, const char *format, double y) {
  return put_words(page, words, format, page->theme->text, column_x(page, column), y,
                   column_width_of(page));
}

static double put_titles(Page *page, double y) {
  double highest = 0;
  for (guint i = 0; i < page->n_columns; i++) {
    double height = put_cell(page, i, page->figure->columns->columns[i].title, "weight='bold'", y);
    highest = MAX(highest, height);
  }
  return highest + page->gap;
}

/* Puts the lines of all columns in a row of the walk. */
static double put_row(Page *page, guint row, double y) {
  const CaromEncounterColumns *columns = page->figure->columns;
  CaromEncounterQuestion question = carom_encounter_columns_question_of(columns, row);
  double highest = 0;
  for (guint i = 0; i < page->n_columns; i++) {
    int line = carom_encounter_columns_line_in(columns, i, row);
    if (line == CAROM_ENCOUNTER_NO_LINE)
      continue;
    double height =
        put_working_line(page, &columns->columns[i].account->readable[question], (guint)line, i, y);
    highest = MAX(highest, height);
  }
  return highest + line_gap * page->text.line_height;
}

/* Puts the heading, what there is in place of lines, and the rows. */
static double put_question(Page *page, CaromEncounterQuestion question, double y) {
  const CaromEncounterColumns *columns = page->figure->columns;
  double top = y, remarks = 0;
  y += put_paragraph(page, carom_encounter_account_title(question), question_format,
                     page->theme->text, y);
  for (guint i = 0; i < page->n_columns; i++) {
    const char *remark = carom_encounter_columns_remark(columns, i, question);
    double height = remark ? put_cell(page, i, remark, "", y) : 0;
    remarks = MAX(remarks, height);
  }
  y += remarks;
  for (guint row = 0; row < carom_encounter_columns_count_rows(columns); row++)
    if (carom_encounter_columns_question_of(columns, row) == question)
      y += put_row(page, row, y);
  return y - top + question_gap * page->text.line_height;
}

/* Puts below all columns what being late changed. */
static double put_comparisons(Page *page, double y) {
  const CaromEncounterColumns *columns = page->figure->columns;
  double top = y;
  if (columns->n_comparisons > 0)
    y += put_paragraph(page, carom_encounter_columns_comparisons_title(), question_format,
                       page->theme->text, y);
  for (guint i = 0; i < columns->n_comparisons; i++) {
    g_autofree char *report = g_strchomp(g_strdup(columns->comparisons[i].report));
    y += put_paragraph(page, report, "", page->theme->text, y);
  }
  return y - top;
}

static double put_encounter(Page *page) {
  double y = page->edge;
  y += put_head(page, y);
  y += put_titles(page, y);
  for (CaromEncounterQuestion i = 0; i < CAROM_N_ENCOUNTER_QUESTIONS; i++)
    y += put_question(page, i, y);
  return y + put_comparisons(page, y);
}

static guint count_encounter_columns(const CaromContactFigure *figure) {
  return figure->columns->n_columns;
}

const CaromContactFigureKind carom_contact_figure_encounter = {
    .edge = 24,
    .paragraph_gap = 0.5,
    .column_width = 34,
    .count_columns = count_encounter_columns,
    .put = put_encounter,
};

/* ---- Why all methods give the same ----
 *
 * From the top: title, contact, the answer in one sentence, the chapters, and how well the methods
 * agree. Each equation has its reason beside it. */

static const double equation_share = 0.62; /* of the width; the rest is for reasons */
static const double equation_gap = 16;     /* between the two */

/* In lines of text. */
static const double derived_gap = 0.5; /* between equations */
static const double chapter_gap = 0.8;

/* Relative to the font. */
static const double answer_size = 1.1;
static const double chapter_title_size = 1.15;

/* Puts a sentence of the derivation, or the title or the sentence of a chapter, across the page. */
static double put_derivation_words(Page *page, const CaromDerivation *derivation,
                                   const char *sentence, const char *font, double size, double y) {
  g_autofree char *told = carom_derivation_tell(derivation, sentence);
  return put_sentence(page, told, (const CaromTerm *)derivation->readable->data,
                      derivation->readable->len, font, size, page->theme->text, page->edge, y,
                      page->width);
}

static double put_derived_line(Page *page, const CaromDerivation *derivation, guint i, double y) {
  CaromSheetLine line = carom_sheet_line_of_derivation(derivation, i);
  double width = (page->width - equation_gap) * equation_share;
  double x = page->edge + width + equation_gap; /* where the reason begins */
  double equation = put_formula(page, &line, page->edge, y, width);
  double words = put_told(page, &line, x, y, page->edge + page->width - x);
  return MAX(equation, words);
}

static double put_chapter(Page *page, const CaromDerivation *derivation, guint i, double y) {
  const CaromDerivationChapter *chapter = carom_derivation_chapter(derivation, i);
  g_autofree char *bold = carom_text_make_bold(page->font);
  double top = y, line_height = page->text.line_height;
  y += chapter_gap * line_height;
  y += put_derivation_words(page, derivation, chapter->title, bold, chapter_title_size, y);
  y += put_derivation_words(page, derivation, chapter->sentence, page->font, 1, y);
  y += page->gap;
  for (guint k = chapter->first_line; k < chapter->first_line + chapter->n_lines; k++)
    y += put_derived_line(page, derivation, k, y) + derived_gap * line_height;
  return y - top;
}

static double put_rulers(Page *page, double y) {
  const CaromContactFigure *figure = page->figure;
  CaromDiagram diagram = carom_diagram(page->explanation, figure->scene, figure->methods,
                                       figure->n_methods, page->theme);
  diagram.font = page->font;
  if (!carom_ruler_picture_exists(page->explanation))
    return 0;
  double height = carom_ruler_picture_height(&diagram, page->width);
  if (page->text.cr) {
    cairo_save(page->text.cr);
    cairo_translate(page->text.cr, page->edge, y);
    carom_ruler_picture_draw(&diagram, page->text.cr, page->width, height);
    cairo_restore(page->text.cr);
  }
  return height + page->gap;
}

/* A contact at which there is nothing to work out has no chapters. */
static double put_derivation(Page *page) {
  g_autoptr(CaromDerivation) derivation =
      carom_explanation_has_working(page->explanation)
          ? carom_derivation_of(&page->explanation->record.contact)
          : NULL;
  double y = page->edge;
  y += put_head(page, y);
  y += put_cluster(page, y);
  if (derivation)
    y += put_derivation_words(page, derivation, derivation->answer, page->font, answer_size, y);
  y += put_rulers(page, y);
  for (guint i = 0; derivation && i < derivation->chapters->len; i++)
    y += put_chapter(page, derivation, i, y);
  g_autofree char *agreement = carom_explanation_describe_agreement(page->explanation);
  return y +
         put_words(page, agreement, "weight='bold'", page->theme->text, page->edge, y, page->width);
}

const CaromContactFigureKind carom_contact_figure_derivation = {
    .edge = 16,
    .paragraph_gap = 0.4,
    .column_width = 44,
    .put = put_derivation,
};

/* ---- Geometry ----
 *
 * From the top: title, contact, the two pictures side by side, and the words about each below it.
 */

static const double picture_gap = 0.4;     /* above the pictures, in lines of text */
static const double picture_aspect = 0.95; /* their height, in their widths */

typedef void (*DrawFunc)(const CaromDiagram *diagram, cairo_t *cr, double width, double height);

/* @draw: (nullable): NULL: there is nothing but words
 * @words: (transfer full): about the picture */
static double put_diagram(Page *page, const CaromDiagram *diagram, DrawFunc draw, char *words,
                          double x, double y, double width) {
  g_autofree char *own = words;
  double top = y;
  if (draw && page->text.cr) {
    cairo_save(page->text.cr);
    cairo_translate(page->text.cr, x, y);
    draw(diagram, page->text.cr, width, picture_aspect * width);
    cairo_restore(page->text.cr);
  }
  if (draw)
    y += picture_aspect * width + page->gap;
  y += put_words(page, own, "size='90%'", page->theme->text, x, y, width);
  return y - top;
}

static double put_diagrams(Page *page) {
  const CaromContactFigure *figure = page->figure;
  CaromDiagram diagram = carom_diagram(page->explanation, figure->scene, figure->methods,
                                       figure->n_methods, page->theme);
  diagram.font = page->font;
  gboolean has_plane = carom_velocity_picture_exists(page->explanation);
  double width = MAX((page->width - column_gap) / 2, 1), y = page->edge;
  y += put_head(page, y) + picture_gap * page->text.line_height;
  double plane = put_diagram(page, &diagram, has_plane ? carom_velocity_picture_draw : NULL,
                             carom_diagram_words_velocity(&diagram), page->edge, y, width);
  double momenta = put_diagram(page, &diagram, carom_momentum_picture_draw,
                               carom_diagram_words_momentum(&diagram),
                               page->edge + width + column_gap, y, width);
  return y + MAX(plane, momenta);
}

const CaromContactFigureKind carom_contact_figure_diagrams = {
    .edge = 16,
    .paragraph_gap = 0.4,
    .column_width = 52,
    .put = put_diagrams,
};

/* ---- The whole ---- */

static double measure_height(const CaromContactFigure *figure, double width) {
  g_auto(Page) page;
  page_init(&page, figure, NULL, width);
  return figure->kind->put(&page) + page.edge;
}

static double choose_width(const CaromContactFigure *figure) {
  g_auto(Page) page;
  page_init(&page, figure, NULL, 0);
  return ceil(2 * page.edge + page.n_columns * figure->kind->column_width * page.text.line_height +
              (page.n_columns - 1) * column_gap);
}

void carom_contact_figure_get_size(const CaromContactFigure *figure, double *width,
                                   double *height) {
  *width = figure->width > 0 ? figure->width : choose_width(figure);
  *height = figure->height > 0 ? figure->height : ceil(measure_height(figure, *width));
}

void carom_contact_figure_draw(const CaromContactFigure *figure, cairo_t *cr, double width,
                               double height) {
  double scale = MIN(1, height / measure_height(figure, width));
  g_auto(Page) page;
  page_init(&page, figure, cr, width);
  cairo_save(cr);
  cairo_rectangle(cr, 0, 0, width, height);
  cairo_clip(cr);
  carom_colour_set(cr, figure->theme->background, 1);
  cairo_paint(cr);
  cairo_scale(cr, scale, scale);
  figure->kind->put(&page);
  cairo_restore(cr);
}

static void draw_content(gconstpointer content, cairo_t *cr, double width, double height) {
  carom_contact_figure_draw(content, cr, width, height);
}

GBytes *carom_contact_figure_render(const CaromContactFigure *figure, CaromFigureFileFormat format,
                                    GError **error) {
  CaromFigureFile file = {
      .title = figure->title,
      .draw = draw_content,
      .content = figure,
      .pixels_per_point = figure->pixels_per_point,
  };
  carom_contact_figure_get_size(figure, &file.width, &file.height);
  return carom_figure_file_render(&file, format, error);
}
