/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-diagram-figure: from the top: title, contact, the two pictures side by side, and the words
 * about each below it. */
#include "carom-diagram-figure.h"

#include "carom-diagram-words.h"
#include "carom-momentum-picture.h"
#include "carom-velocity-picture.h"

/* In points. */
enum { edge = 16 }; /* between the contents and the figure's rectangle */
static const double column_gap = 24;

/* In lines of text. */
static const double paragraph_gap = 0.4, picture_gap = 0.8;
static const double usual_width = 52; /* of a figure whose width is not given */

/* The height of a picture, in its widths. */
static const double aspect = 0.95;

typedef CaromFigurePage Page;

/* All of these return the height of what they put at @y. */

static double put_head(Page *page, double y) {
  double top = y, gap = paragraph_gap * page->text.line_height;
  g_autofree char *contact = carom_explanation_describe_contact(page->explanation);
  y += carom_contact_figure_put_words(page, page->figure->title, "size='130%' weight='bold'",
                                      page->theme->text, edge, y) +
       gap;
  y += carom_contact_figure_put_words(page, contact, "", page->theme->text, edge, y);
  return y - top;
}

typedef void (*DrawFunc)(const CaromDiagram *diagram, cairo_t *cr, double width, double height);

static void draw_at(Page *page, const CaromDiagram *diagram, DrawFunc draw, double x, double y,
                    double width) {
  if (!page->text.cr)
    return;
  cairo_save(page->text.cr);
  cairo_translate(page->text.cr, x, y);
  draw(diagram, page->text.cr, width, aspect * width);
  cairo_restore(page->text.cr);
}

/* @draw: (nullable): NULL: there is nothing but words
 * @words: (transfer full): about the picture */
static double put_picture(Page *page, const CaromDiagram *diagram, DrawFunc draw, char *words,
                          double x, double y, double width) {
  g_autofree char *own = words;
  double height = draw ? aspect * width + paragraph_gap * page->text.line_height : 0;
  if (draw)
    draw_at(page, diagram, draw, x, y, width);
  double whole = page->width;
  page->width = x + width - edge; /* words go on to there */
  height +=
      carom_contact_figure_put_words(page, own, "size='90%'", page->theme->text, x, y + height);
  page->width = whole;
  return height;
}

static double put_page(Page *page) {
  const CaromContactFigure *figure = page->figure;
  CaromDiagram diagram = carom_diagram(page->explanation, figure->scene, figure->methods,
                                       figure->n_methods, page->theme);
  diagram.font = page->font;
  gboolean has_plane = carom_velocity_picture_exists(page->explanation);
  double column = MAX((page->width - column_gap) / 2, 1), y = edge;
  y += put_head(page, y) + picture_gap * page->text.line_height;
  double plane = put_picture(page, &diagram, has_plane ? carom_velocity_picture_draw : NULL,
                             carom_diagram_words_velocity(&diagram), edge, y, column);
  double momenta =
      put_picture(page, &diagram, carom_momentum_picture_draw,
                  carom_diagram_words_momentum(&diagram), edge + column + column_gap, y, column);
  return y + MAX(plane, momenta);
}

static double choose_width(const Page *page) {
  return usual_width * page->text.line_height;
}

const CaromContactFigureKind carom_diagram_figure = {
    .edge = edge,
    .choose_width = choose_width,
    .put = put_page,
};
