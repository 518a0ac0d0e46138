/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-text: short texts (Pango markup) at a place, aligned. Heights refer to the middle of the
 * digits, so that texts at the same height share a baseline even if they have superscripts or
 * subscripts. */
#pragma once

#include "carom-colour.h"

#include <pango/pangocairo.h>

typedef struct {
  cairo_t *cr; /* (nullable): if NULL, texts can only be measured */
  PangoLayout *layout;
  double line_height; /* between lines of ordinary text */
  double digit_height;
} CaromText;

/* @cr: (nullable): where to draw; it must outlive @text
 * @font: (nullable): Pango description of ordinary text; default "Sans 10". Sizes in pt are for a
 *   screen of 96 dpi, as in GTK; sizes in px are in the units of the drawing. */
void carom_text_init(CaromText *text, cairo_t *cr, const char *font);
/* The same, @factor times as large. */
void carom_text_init_scaled(CaromText *text, cairo_t *cr, const char *font, double factor);
void carom_text_clear(CaromText *text);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromText, carom_text_clear)

/* @font: (nullable): as above
 * Returns: (transfer full): it in bold */
char *carom_text_make_bold(const char *font);

/* A letter that is a bare stroke would be taken for a line, so it has serifs.
 *
 * Returns: (transfer full): the name of a disc, as markup */
char *carom_text_write_name(const char *name);

/* The width of @markup on one line. */
double carom_text_width(const CaromText *text, const char *markup);

/* @x: of the text's left end, right end or middle, if @align is 0, 1 or 0.5
 * @y: of the middle of its digits */
void carom_text_draw(CaromText *text, const char *markup, CaromColour colour, double x, double y,
                     double align);

/* The same, but cut off with an ellipsis if it is wider than @width. Not for text with superscripts
 * or subscripts: Pango 1.50 warns when it cuts that. */
void carom_text_draw_within(CaromText *text, const char *markup, CaromColour colour, double x,
                            double y, double align, double width);

/* The same, surrounded by the colour @halo of the background, so that it is legible on top of
 * lines. */
void carom_text_draw_on_top(CaromText *text, const char *markup, CaromColour colour,
                            CaromColour halo, double x, double y, double align);

/* The same, but made smaller if it is wider than @width. */
void carom_text_draw_fitted(CaromText *text, const char *markup, CaromColour colour, double x,
                            double y, double align, double width);

/* Draws upwards, centred at (@x, @y), and made smaller if it is longer than @width. */
void carom_text_draw_upwards(CaromText *text, const char *markup, CaromColour colour, double x,
                             double y, double width);

/* Wraps at @width.
 *
 * @y: of the top
 * Returns: the height that it takes; without a cairo_t it is only measured */
double carom_text_draw_paragraph(CaromText *text, const char *markup, CaromColour colour, double x,
                                 double y, double width);

/* The same, surrounded by the colour @halo of the background.
 *
 * @bottom: above which it stands */
void carom_text_draw_paragraph_on_top(CaromText *text, const char *markup, CaromColour colour,
                                      CaromColour halo, double x, double bottom, double width);
