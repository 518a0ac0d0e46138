/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-encounter-figure: from the top: title, contact, titles of the columns, and for each
 * question its rows, in which what columns have in common begins at the same height. */
#include "carom-encounter-figure.h"

/* In points. */
enum { edge = 24 }; /* between the text and the figure's rectangle */
static const double column_gap = 24;

/* In lines of text. */
static const double line_gap = 0.7;
static const double question_gap = 0.8;
static const double paragraph_gap = 0.5;
static const double column_width = 34; /* of a figure whose width is not given */

typedef CaromFigurePage Page;

static const CaromEncounterColumns *get_columns(const Page *page) {
  return page->figure->columns;
}

static double column_width_of(const Page *page) {
  guint n = get_columns(page)->n_columns;
  return (page->width - (n - 1) * column_gap) / n;
}

static double column_x(const Page *page, guint i) {
  return edge + i * (column_width_of(page) + column_gap);
}

/* All of these return the height of what they put at @y. */

/* Words in a column. */
static double put_cell(Page *page, guint column, const char *words, const char *format, double y) {
  return carom_contact_figure_put_words_within(page, words, format, page->theme->text,
                                               column_x(page, column), y, column_width_of(page));
}

static double put_paragraph(Page *page, const char *words, const char *format, double y) {
  return carom_contact_figure_put_words(page, words, format, page->theme->text, edge, y) +
         paragraph_gap * page->text.line_height;
}

/* The lines of all columns in a row of the walk. */
static double put_row(Page *page, guint row, double y) {
  const CaromEncounterColumns *columns = get_columns(page);
  CaromEncounterQuestion question = carom_encounter_columns_question_of(columns, row);
  double highest = 0;
  for (guint i = 0; i < columns->n_columns; i++) {
    int line = carom_encounter_columns_line_in(columns, i, row);
    if (line == CAROM_ENCOUNTER_NO_LINE)
      continue;
    double height = carom_contact_figure_put_working_line(
        page, &columns->columns[i].account->readable[question], (guint)line, column_x(page, i), y,
        column_width_of(page));
    highest = MAX(highest, height);
  }
  return highest + line_gap * page->text.line_height;
}

/* What there is in place of lines. */
static double put_remarks(Page *page, CaromEncounterQuestion question, double y) {
  const CaromEncounterColumns *columns = get_columns(page);
  double highest = 0;
  for (guint i = 0; i < columns->n_columns; i++) {
    const char *remark = carom_encounter_columns_remark(columns, i, question);
    double height = remark ? put_cell(page, i, remark, "", y) : 0;
    highest = MAX(highest, height);
  }
  return highest;
}

static double put_question(Page *page, CaromEncounterQuestion question, double y) {
  double top = y;
  y += put_paragraph(page, carom_encounter_account_title(question), "size='115%' weight='bold'", y);
  y += put_remarks(page, question, y);
  for (guint row = 0; row < carom_encounter_columns_count_rows(get_columns(page)); row++)
    if (carom_encounter_columns_question_of(get_columns(page), row) == question)
      y += put_row(page, row, y);
  return y - top + question_gap * page->text.line_height;
}

static double put_titles(Page *page, double y) {
  const CaromEncounterColumns *columns = get_columns(page);
  double highest = 0;
  for (guint i = 0; i < columns->n_columns; i++) {
    double height = put_cell(page, i, columns->columns[i].title, "weight='bold'", y);
    highest = MAX(highest, height);
  }
  return highest + paragraph_gap * page->text.line_height;
}

/* Below all columns. */
static double put_comparisons(Page *page, double y) {
  const CaromEncounterColumns *columns = get_columns(page);
  double top = y;
  if (columns->n_comparisons > 0)
    y += put_paragraph(page, carom_encounter_columns_comparisons_title(),
                       "size='115%' weight='bold'", y);
  for (guint i = 0; i < columns->n_comparisons; i++) {
    g_autofree char *report = g_strchomp(g_strdup(columns->comparisons[i].report));
    y += put_paragraph(page, report, "", y);
  }
  return y - top;
}

static double put_page(Page *page) {
  double y = edge;
  g_autofree char *contact = carom_explanation_describe_contact(page->explanation);
  y += put_paragraph(page, page->figure->title, "size='130%' weight='bold'", y);
  y += put_paragraph(page, contact, "", y);
  y += put_titles(page, y);
  for (CaromEncounterQuestion i = 0; i < CAROM_N_ENCOUNTER_QUESTIONS; i++)
    y += put_question(page, i, y);
  return y + put_comparisons(page, y);
}

static double choose_width(const Page *page) {
  guint n = get_columns(page)->n_columns;
  return n * column_width * page->text.line_height + (n - 1) * column_gap;
}

const CaromContactFigureKind carom_encounter_figure = {
    .edge = edge,
    .choose_width = choose_width,
    .put = put_page,
};
