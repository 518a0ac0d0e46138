/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-contact-figure: the functions that draw also do the layout: without a cairo_t they only
 * return the height. */
#include "carom-contact-figure.h"

#include "carom-formula-digits.h"
#include "carom-line-words.h"

static const double reason_gap = 0.1;  /* between a line and its reason, in lines of text */
static const double reason_size = 0.9; /* relative to the font */

static void page_init(CaromFigurePage *page, const CaromContactFigure *figure, cairo_t *cr,
                      double width) {
  *page = (CaromFigurePage){
      .figure = figure,
      .explanation = figure->explanation,
      .theme = figure->theme,
      .edge = figure->kind->edge,
      .font = carom_figure_file_font(figure->font),
      .width = width - 2 * figure->kind->edge,
  };
  carom_text_init(&page->text, cr, page->font);
}

static void page_clear(CaromFigurePage *page) {
  carom_text_clear(&page->text);
  g_free(page->font);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromFigurePage, page_clear)

double carom_contact_figure_put_words_within(CaromFigurePage *page, const char *words,
                                             const char *format, CaromColour colour, double x,
                                             double y, double width) {
  g_autofree char *escaped = g_markup_escape_text(words, -1);
  g_autofree char *markup = g_strdup_printf("<span %s>%s</span>", format, escaped);
  return carom_text_draw_paragraph(&page->text, markup, colour, x, y, width);
}

double carom_contact_figure_put_words(CaromFigurePage *page, const char *words, const char *format,
                                      CaromColour colour, double x, double y) {
  return carom_contact_figure_put_words_within(page, words, format, colour, x, y,
                                               page->edge + page->width - x);
}

double carom_contact_figure_put_line(CaromFigurePage *page, CaromLinePicture picture, double x,
                                     double y, double width) {
  picture.name_a = page->explanation->name_a;
  picture.name_b = page->explanation->name_b;
  picture.length_unit = page->explanation->length_unit;
  picture.theme = page->theme;
  picture.font = page->font;
  picture.digits = CAROM_FORMULA_DIGITS;
  double height = carom_line_picture_height(&picture, width);
  if (page->text.cr) {
    cairo_save(page->text.cr);
    cairo_translate(page->text.cr, x, y);
    carom_line_picture_draw(&picture, page->text.cr, width);
    cairo_restore(page->text.cr);
  }
  return height;
}

double carom_contact_figure_put_sentence(CaromFigurePage *page, CaromSentencePicture picture,
                                         double x, double y, double width) {
  picture.name_a = page->explanation->name_a;
  picture.name_b = page->explanation->name_b;
  picture.length_unit = page->explanation->length_unit;
  if (!picture.font)
    picture.font = page->font;
  picture.digits = CAROM_FORMULA_DIGITS;
  if (page->text.cr) {
    cairo_save(page->text.cr);
    cairo_translate(page->text.cr, x, y);
    carom_sentence_picture_draw(&picture, page->text.cr, width);
    cairo_restore(page->text.cr);
  }
  return carom_sentence_picture_height(&picture, width);
}

/* In terms of @working. */
static double put_reason(CaromFigurePage *page, const CaromWorking *working, const char *sentence,
                         double x, double y, double width) {
  CaromSentencePicture picture = {
      .sentence = sentence,
      .terms = working->terms,
      .n_terms = working->n_terms,
      .size = reason_size,
      .colour = page->theme->dim_text,
  };
  return carom_contact_figure_put_sentence(page, picture, x, y, width);
}

double carom_contact_figure_put_working_line(CaromFigurePage *page, const CaromWorking *working,
                                             guint line, double x, double y, double width) {
  CaromLinePicture picture = {.working = working, .line = line};
  g_autofree char *reason = carom_line_words_reason(&working->lines[line]);
  g_auto(GStrv) notes = carom_line_words_notes(&working->lines[line]);
  double top = y;
  y += carom_contact_figure_put_line(page, picture, x, y, width);
  y += reason_gap * page->text.line_height;
  y += put_reason(page, working, reason, x, y, width);
  for (guint i = 0; notes[i]; i++)
    y += put_reason(page, working, notes[i], x, y, width);
  return y - top;
}

static double measure_height(const CaromContactFigure *figure, double width) {
  g_auto(CaromFigurePage) page;
  page_init(&page, figure, NULL, width);
  return figure->kind->put(&page) + page.edge;
}

static double choose_width(const CaromContactFigure *figure) {
  g_auto(CaromFigurePage) page;
  page_init(&page, figure, NULL, 0);
  return ceil(2 * page.edge + figure->kind->choose_width(&page));
}

void carom_contact_figure_get_size(const CaromContactFigure *figure, double *width,
                                   double *height) {
  *width = figure->width > 0 ? figure->width : choose_width(figure);
  *height = figure->height > 0 ? figure->height : ceil(measure_height(figure, *width));
}

void carom_contact_figure_draw(const CaromContactFigure *figure, cairo_t *cr, double width,
                               double height) {
  double scale = MIN(1, height / measure_height(figure, width));
  g_auto(CaromFigurePage) page;
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
