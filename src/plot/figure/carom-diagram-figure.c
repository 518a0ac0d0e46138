/* carom-diagram-figure: from the top: title, contact, the two pictures side by side, and the words
 * about each below it.
 *
 * The functions that draw also do the layout: without a cairo_t they only return the height. */
#include "carom-diagram-figure.h"

#include "carom-diagram-words.h"
#include "carom-momentum-picture.h"
#include "carom-velocity-picture.h"

#include <glib/gi18n-lib.h>

/* In points. */
static const double edge = 16, column_gap = 24;

/* In lines of text. */
static const double paragraph_gap = 0.4, picture_gap = 0.8;
static const double usual_width = 52; /* of a figure whose width is not given */

/* The height of a picture, in its widths. */
static const double aspect = 0.95;

typedef struct {
  const CaromDiagramFigure *figure;
  CaromDiagram diagram;
  char *font; /* in points of the figure */
  CaromText text;
  double width, column; /* between the edges, and of one of both */
} Page;

static void page_init(Page *page, const CaromDiagramFigure *figure, cairo_t *cr, double width) {
  *page = (Page){
      .figure = figure,
      .diagram = figure->diagram,
      .font = carom_figure_file_font(figure->diagram.font),
      .width = width - 2 * edge,
  };
  page->diagram.font = page->font;
  page->column = MAX((page->width - column_gap) / 2, 1);
  carom_text_init(&page->text, cr, page->font);
}

static void page_clear(Page *page) {
  carom_text_clear(&page->text);
  g_free(page->font);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Page, page_clear)

/* All of these return the height of what they put at @y. */

static double put_words(Page *page, const char *words, const char *format, CaromColour colour,
                        double x, double y, double width) {
  g_autofree char *escaped = g_markup_escape_text(words, -1);
  g_autofree char *markup = g_strdup_printf("<span %s>%s</span>", format, escaped);
  return carom_text_draw_paragraph(&page->text, markup, colour, x, y, width);
}

static double put_head(Page *page, double y) {
  const CaromTheme *theme = page->diagram.theme;
  double top = y, gap = paragraph_gap * page->text.line_height;
  g_autofree char *contact = carom_explanation_describe_contact(page->diagram.explanation);
  y += put_words(page, page->figure->title, "size='130%' weight='bold'", theme->text, edge, y,
                 page->width);
  y += gap + put_words(page, contact, "", theme->text, edge, y + gap, page->width);
  return y - top;
}

typedef void (*DrawFunc)(const CaromDiagram *diagram, cairo_t *cr, double width, double height);

/* @draw: (nullable): NULL: there is nothing but words
 * @words: (transfer full): about the picture */
static double put_picture(Page *page, DrawFunc draw, char *words, double x, double y) {
  g_autofree char *own = words;
  double height = draw ? aspect * page->column : 0, gap = draw ? paragraph_gap : 0;
  if (page->text.cr && draw) {
    cairo_save(page->text.cr);
    cairo_translate(page->text.cr, x, y);
    draw(&page->diagram, page->text.cr, page->column, height);
    cairo_restore(page->text.cr);
  }
  height += gap * page->text.line_height;
  return height +
         put_words(page, own, "size='90%'", page->diagram.theme->text, x, y + height, page->column);
}

static double put_page(Page *page) {
  const CaromDiagram *diagram = &page->diagram;
  gboolean has_plane = carom_velocity_picture_exists(diagram->explanation);
  double y = edge;
  y += put_head(page, y) + picture_gap * page->text.line_height;
  double plane = put_picture(page, has_plane ? carom_velocity_picture_draw : NULL,
                             carom_diagram_words_velocity(diagram), edge, y);
  double momenta =
      put_picture(page, carom_momentum_picture_draw, carom_diagram_words_momentum(diagram),
                  edge + page->column + column_gap, y);
  return y + MAX(plane, momenta) + edge;
}

static double measure_height(const CaromDiagramFigure *figure, double width) {
  g_auto(Page) page;
  page_init(&page, figure, NULL, width);
  return put_page(&page);
}

static double choose_width(const CaromDiagramFigure *figure) {
  g_auto(Page) page;
  page_init(&page, figure, NULL, 0);
  return ceil(2 * edge + usual_width * page.text.line_height);
}

void carom_diagram_figure_get_size(const CaromDiagramFigure *figure, double *width,
                                   double *height) {
  *width = figure->width > 0 ? figure->width : choose_width(figure);
  *height = figure->height > 0 ? figure->height : ceil(measure_height(figure, *width));
}

void carom_diagram_figure_draw(const CaromDiagramFigure *figure, cairo_t *cr, double width,
                               double height) {
  double scale = MIN(1, height / measure_height(figure, width));
  g_auto(Page) page;
  page_init(&page, figure, cr, width);
  cairo_save(cr);
  cairo_rectangle(cr, 0, 0, width, height);
  cairo_clip(cr);
  carom_colour_set(cr, figure->diagram.theme->background, 1);
  cairo_paint(cr);
  cairo_scale(cr, scale, scale);
  put_page(&page);
  cairo_restore(cr);
}

static void draw_content(gconstpointer content, cairo_t *cr, double width, double height) {
  carom_diagram_figure_draw(content, cr, width, height);
}

GBytes *carom_diagram_figure_render(const CaromDiagramFigure *figure, CaromFigureFileFormat format,
                                    GError **error) {
  CaromFigureFile file = {
      .title = figure->title,
      .draw = draw_content,
      .content = figure,
      .pixels_per_point = figure->pixels_per_point,
  };
  carom_diagram_figure_get_size(figure, &file.width, &file.height);
  return carom_figure_file_render(&file, format, error);
}
