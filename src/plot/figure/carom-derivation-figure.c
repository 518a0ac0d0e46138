/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derivation-figure: from the top: title, contact, the answer in one sentence, and the
 * chapters. */
#include "carom-derivation-figure.h"

#include "carom-derivation-of.h"

#include <glib/gi18n-lib.h>

/* In points. */
enum { edge = 16 }; /* between the contents and the figure's rectangle */
static const double column_gap = 16;

/* Of the width, for equations; the rest is for reasons. */
static const double equation_share = 0.62;

/* In lines of text. */
static const double line_gap = 0.5;
static const double chapter_gap = 0.8;
static const double paragraph_gap = 0.4;
static const double usual_width = 44; /* of a figure whose width is not given */

/* Relative to the font. */
static const double answer_size = 1.1;
static const double title_size = 1.15;
static const double reason_size = 0.9;

typedef CaromFigurePage Page;

/* ---- Chapters ----
 *
 * All of these return the height of what they put at @y. */

/* @sentence: a reason, or the title or the sentence of a chapter
 * @font: (nullable): NULL: that of the page */
static double put_sentence_in(Page *page, const CaromDerivation *derivation, const char *sentence,
                              const char *font, double size, CaromColour colour, double x,
                              double y) {
  g_autofree char *told = carom_derivation_tell(derivation, sentence);
  CaromSentencePicture picture = {
      .sentence = told,
      .terms = (const CaromTerm *)derivation->readable->data,
      .n_terms = derivation->readable->len,
      .font = font,
      .size = size,
      .colour = colour,
  };
  return carom_contact_figure_put_sentence(page, picture, x, y, edge + page->width - x);
}

static double put_sentence(Page *page, const CaromDerivation *derivation, const char *sentence,
                           double size, CaromColour colour, double x, double y) {
  return put_sentence_in(page, derivation, sentence, NULL, size, colour, x, y);
}

static double put_title(Page *page, const CaromDerivation *derivation, const char *title,
                        double y) {
  g_autofree char *font = carom_text_make_bold(page->font);
  return put_sentence_in(page, derivation, title, font, title_size, page->theme->text, edge, y);
}

static double put_line(Page *page, const CaromDerivation *derivation, guint line, double y) {
  double width = (page->width - column_gap) * equation_share;
  const char *reason = carom_derivation_line(derivation, line)->reason;
  CaromLinePicture picture = {
      .derivation = derivation, .line = line, .in_numbers = page->figure->in_numbers};
  double equation = carom_contact_figure_put_line(page, picture, edge, y, width);
  double words = put_sentence(page, derivation, reason, reason_size, page->theme->dim_text,
                              edge + width + column_gap, y);
  return MAX(equation, words);
}

static double put_chapter(Page *page, const CaromDerivation *derivation, guint i, double y) {
  const CaromDerivationChapter *chapter = carom_derivation_chapter(derivation, i);
  const CaromTheme *theme = page->theme;
  double top = y, line_height = page->text.line_height;
  y += chapter_gap * line_height;
  y += put_title(page, derivation, chapter->title, y);
  y += put_sentence(page, derivation, chapter->sentence, 1, theme->text, edge, y);
  y += paragraph_gap * line_height;
  for (guint k = chapter->first_line; k < chapter->first_line + chapter->n_lines; k++)
    y += put_line(page, derivation, k, y) + line_gap * line_height;
  return y - top;
}

/* ---- The page ---- */

/* @derivation: (nullable): NULL if there is nothing to work out */
static double put_head(Page *page, const CaromDerivation *derivation, double y) {
  const CaromExplanation *explanation = page->explanation;
  const CaromTheme *theme = page->theme;
  double top = y, gap = paragraph_gap * page->text.line_height;
  g_autofree char *contact = carom_explanation_describe_contact(explanation);
  g_autofree char *cluster = carom_explanation_describe_cluster(explanation);
  y += carom_contact_figure_put_words(page, page->figure->title, "size='130%' weight='bold'",
                                      theme->text, edge, y) +
       gap;
  y += carom_contact_figure_put_words(page, contact, "", theme->text, edge, y) + gap;
  if (cluster)
    y += carom_contact_figure_put_words(page, cluster, "", theme->dim_text, edge, y) + gap;
  if (derivation)
    y += put_sentence(page, derivation, derivation->answer, answer_size, theme->text, edge, y);
  return y - top;
}

static double put_page(Page *page) {
  g_autoptr(CaromDerivation) derivation =
      carom_explanation_has_working(page->explanation)
          ? carom_derivation_of(&page->explanation->record.contact)
          : NULL;
  double y = edge;
  y += put_head(page, derivation, y);
  for (guint i = 0; derivation && i < derivation->chapters->len; i++)
    y += put_chapter(page, derivation, i, y);
  g_autofree char *agreement = carom_explanation_describe_agreement(page->explanation);
  y += carom_contact_figure_put_words(page, agreement, "weight='bold'", page->theme->text, edge, y);
  return y;
}

static double choose_width(const Page *page) {
  return usual_width * page->text.line_height;
}

const CaromContactFigureKind carom_derivation_figure = {
    .edge = edge,
    .choose_width = choose_width,
    .put = put_page,
};
