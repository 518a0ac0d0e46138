/* carom-derivation-figure: from the top: title, contact, and the chapters.
 *
 * The functions that draw also do the layout: without a cairo_t they only return the height. */
#include "carom-derivation-figure.h"

#include "carom-derivation-of.h"
#include "carom-line-picture.h"
#include "carom-sentence-picture.h"
#include "carom-text.h"

#include <glib/gi18n-lib.h>

/* In points. */
static const double edge = 16; /* between the contents and the figure's rectangle */
static const double column_gap = 16;

/* Of the width, for equations; the rest is for reasons. */
static const double equation_share = 0.62;

/* In lines of text. */
static const double line_gap = 0.5;
static const double chapter_gap = 0.8;
static const double paragraph_gap = 0.4;
static const double usual_width = 44; /* of a figure whose width is not given */

static const double reason_size = 0.9; /* relative to the font */

static const int digits = 6;

typedef struct {
  const CaromDerivationFigure *figure;
  CaromDerivation *derivation; /* (nullable): NULL if there is nothing to work out */
  char *font;                  /* in points of the figure */
  CaromText text;
  double width; /* between the edges */
} Page;

static void page_init(Page *page, const CaromDerivationFigure *figure, cairo_t *cr, double width) {
  *page = (Page){
      .figure = figure,
      .derivation = carom_explanation_has_working(figure->explanation)
                        ? carom_derivation_of(&figure->explanation->record.contact)
                        : NULL,
      .font = carom_figure_file_font(figure->font),
      .width = width - 2 * edge,
  };
  carom_text_init(&page->text, cr, page->font);
}

static void page_clear(Page *page) {
  carom_text_clear(&page->text);
  g_clear_pointer(&page->derivation, carom_derivation_free);
  g_free(page->font);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Page, page_clear)

/* ---- Chapters ----
 *
 * All of these return the height of what they put at @y. */

static double put_equation(Page *page, guint line, double y, double width) {
  const CaromExplanation *explanation = page->figure->explanation;
  CaromLinePicture picture = {
      .derivation = page->derivation,
      .line = line,
      .name_a = explanation->name_a,
      .name_b = explanation->name_b,
      .length_unit = explanation->length_unit,
      .theme = page->figure->theme,
      .font = page->font,
      .digits = digits,
      .in_numbers = page->figure->in_numbers,
  };
  double height = carom_line_picture_height(&picture, width);
  if (page->text.cr) {
    cairo_save(page->text.cr);
    cairo_translate(page->text.cr, edge, y);
    carom_line_picture_draw(&picture, page->text.cr, width);
    cairo_restore(page->text.cr);
  }
  return height;
}

static double put_words(Page *page, const char *words, const char *format, CaromColour colour,
                        double x, double y) {
  g_autofree char *escaped = g_markup_escape_text(words, -1);
  g_autofree char *markup = g_strdup_printf("<span %s>%s</span>", format, escaped);
  return carom_text_draw_paragraph(&page->text, markup, colour, x, y, edge + page->width - x);
}

/* @sentence: a reason, or the sentence of a chapter */
static double put_sentence(Page *page, const char *sentence, double size, CaromColour colour,
                           double x, double y) {
  const CaromExplanation *explanation = page->figure->explanation;
  g_autofree char *told = carom_derivation_tell(page->derivation, sentence);
  CaromSentencePicture picture = {
      .sentence = told,
      .terms = (const CaromTerm *)page->derivation->readable->data,
      .n_terms = page->derivation->readable->len,
      .name_a = explanation->name_a,
      .name_b = explanation->name_b,
      .length_unit = explanation->length_unit,
      .font = page->font,
      .size = size,
      .colour = colour,
      .digits = digits,
  };
  double width = edge + page->width - x;
  if (page->text.cr) {
    cairo_save(page->text.cr);
    cairo_translate(page->text.cr, x, y);
    carom_sentence_picture_draw(&picture, page->text.cr, width);
    cairo_restore(page->text.cr);
  }
  return carom_sentence_picture_height(&picture, width);
}

static double put_line(Page *page, guint line, double y) {
  double width = (page->width - column_gap) * equation_share;
  const char *reason = carom_derivation_line(page->derivation, line)->reason;
  double equation = put_equation(page, line, y, width);
  double words = put_sentence(page, reason, reason_size, page->figure->theme->dim_text,
                              edge + width + column_gap, y);
  return MAX(equation, words);
}

static double put_chapter(Page *page, guint i, double y) {
  const CaromDerivationChapter *chapter = carom_derivation_chapter(page->derivation, i);
  const CaromTheme *theme = page->figure->theme;
  double top = y, line_height = page->text.line_height;
  y += chapter_gap * line_height;
  y += put_words(page, _(chapter->title), "size='115%' weight='bold'", theme->text, edge, y);
  y += put_sentence(page, chapter->sentence, 1, theme->text, edge, y);
  y += paragraph_gap * line_height;
  for (guint k = chapter->first_line; k < chapter->first_line + chapter->n_lines; k++)
    y += put_line(page, k, y) + line_gap * line_height;
  return y - top;
}

/* ---- The page ---- */

static double put_head(Page *page, double y) {
  const CaromExplanation *explanation = page->figure->explanation;
  const CaromTheme *theme = page->figure->theme;
  double top = y, gap = paragraph_gap * page->text.line_height;
  g_autofree char *contact = carom_explanation_describe_contact(explanation);
  g_autofree char *cluster = carom_explanation_describe_cluster(explanation);
  y +=
      put_words(page, page->figure->title, "size='130%' weight='bold'", theme->text, edge, y) + gap;
  y += put_words(page, contact, "", theme->text, edge, y) + gap;
  if (cluster)
    y += put_words(page, cluster, "", theme->dim_text, edge, y) + gap;
  return y - top;
}

static double put_page(Page *page) {
  double y = edge;
  y += put_head(page, y);
  for (guint i = 0; page->derivation && i < page->derivation->chapters->len; i++)
    y += put_chapter(page, i, y);
  g_autofree char *agreement = carom_explanation_describe_agreement(page->figure->explanation);
  y += put_words(page, agreement, "weight='bold'", page->figure->theme->text, edge, y);
  return y + edge;
}

static double measure_height(const CaromDerivationFigure *figure, double width) {
  g_auto(Page) page;
  page_init(&page, figure, NULL, width);
  return put_page(&page);
}

static double choose_width(const CaromDerivationFigure *figure) {
  g_auto(Page) page;
  page_init(&page, figure, NULL, 0);
  return ceil(2 * edge + usual_width * page.text.line_height);
}

void carom_derivation_figure_get_size(const CaromDerivationFigure *figure, double *width,
                                      double *height) {
  *width = figure->width > 0 ? figure->width : choose_width(figure);
  *height = figure->height > 0 ? figure->height : ceil(measure_height(figure, *width));
}

void carom_derivation_figure_draw(const CaromDerivationFigure *figure, cairo_t *cr, double width,
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
  put_page(&page);
  cairo_restore(cr);
}

static void draw_content(gconstpointer content, cairo_t *cr, double width, double height) {
  carom_derivation_figure_draw(content, cr, width, height);
}

GBytes *carom_derivation_figure_render(const CaromDerivationFigure *figure,
                                       CaromFigureFileFormat format, GError **error) {
  CaromFigureFile file = {
      .title = figure->title,
      .draw = draw_content,
      .content = figure,
      .pixels_per_point = figure->pixels_per_point,
  };
  carom_derivation_figure_get_size(figure, &file.width, &file.height);
  return carom_figure_file_render(&file, format, error);
}
