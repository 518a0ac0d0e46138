/* carom-text: short texts (Pango markup) at a place, aligned. Heights refer to the middle of the
 * digits, so that texts at the same height share a baseline whatever is raised or lowered in
 * them. */
#pragma once

#include "carom-colour.h"

#include <pango/pangocairo.h>

typedef struct {
  cairo_t *cr; /* (nullable): without it texts can only be measured */
  PangoLayout *layout;
  double line_height; /* from one line of ordinary text to the next */
  double digit_height;
} CaromText;

/* carom_text_init:
 * @cr: (nullable): where to draw; it must outlive @text
 * @font: (nullable): Pango description of ordinary text; default "Sans 10". Sizes in pt are for a
 *   screen of 96 dpi, as in GTK; sizes in px are in the units of the drawing. */
void carom_text_init(CaromText *text, cairo_t *cr, const char *font);
/* The same, @factor times as large. */
void carom_text_init_scaled(CaromText *text, cairo_t *cr, const char *font, double factor);
void carom_text_clear(CaromText *text);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromText, carom_text_clear)

double carom_text_width(CaromText *text, const char *markup);

/* carom_text_draw:
 * @x: of the text's left end, right end or middle, as @align is 0, 1 or 0.5
 * @y: of the middle of its digits */
void carom_text_draw(CaromText *text, const char *markup, CaromColour colour, double x, double y,
                     double align);

/* The same, cut short with an ellipsis where it is wider than @width. Not for raised or lowered
 * text: Pango 1.50 warns when it cuts that. */
void carom_text_draw_within(CaromText *text, const char *markup, CaromColour colour, double x,
                            double y, double align, double width);

/* The same, within a @halo of the colour of the ground: legible on top of lines. */
void carom_text_draw_on_top(CaromText *text, const char *markup, CaromColour colour,
                            CaromColour halo, double x, double y, double align);

/* The same, made smaller where it is wider than @width. */
void carom_text_draw_fitted(CaromText *text, const char *markup, CaromColour colour, double x,
                            double y, double align, double width);

/* Reads upwards, centred at (@x, @y); made smaller where it is longer than @width. */
void carom_text_draw_upwards(CaromText *text, const char *markup, CaromColour colour, double x,
                             double y, double width);

/* carom_text_draw_paragraph:
 * @y: of the top
 *
 * Wraps at @width. Returns: the height taken; without a cairo_t it is only measured. */
double carom_text_draw_paragraph(CaromText *text, const char *markup, CaromColour colour, double x,
                                 double y, double width);
