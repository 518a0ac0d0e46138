/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-style: a pane's hue, width and dashes follow from its index, and its lightness from
 * the theme. */
#include "carom-pane-style.h"

#include <math.h>

/* Two colours of each hue, the darker one first. The blues, the first vermillion, the first green
 * and the second purple are from Okabe and Ito. */
static const CaromColour families[][2] = {
    {CAROM_COLOUR_RGB(0x0072b2), CAROM_COLOUR_RGB(0x56b4e9)}, /* blue */
    {CAROM_COLOUR_RGB(0xd55e00), CAROM_COLOUR_RGB(0xf2a56c)}, /* vermillion */
    {CAROM_COLOUR_RGB(0x009e73), CAROM_COLOUR_RGB(0x6fdcb9)}, /* bluish green */
    {CAROM_COLOUR_RGB(0x9a3a72), CAROM_COLOUR_RGB(0xcc79a7)}, /* reddish purple */
};

/* The dashes interlock with a period of 20 points: the dots of the third layer are in the middle of
 * the dashes and gaps of the second, and the fourth fills the places between the dots. */
static const CaromPaneLine layers[CAROM_THEME_PANE_LAYERS] = {
    {.width = 7},
    {.width = 4, .dash = {12, 8}, .n_dash = 2},
    {.width = 2, .dash = {4, 6}, .n_dash = 2, .dash_offset = 6},
    {.width = 1, .dash = {3, 7}, .n_dash = 2, .dash_offset = 0.5},
};

/* Side by side, in the same order as the layers. */
static const CaromPaneLine thin_lines[CAROM_THEME_PANE_LAYERS] = {
    {.width = 1.8},
    {.width = 1.8, .dash = {9, 3}, .n_dash = 2},
    {.width = 1.8, .dash = {3, 2}, .n_dash = 2},
    {.width = 1.8, .dash = {9, 2.5, 2.5, 2.5}, .n_dash = 4},
};

/* The colour of that lightness on the path from black through the family's colours to white. */
static CaromColour family_at_luma(const CaromColour family[2], double luma) {
  const CaromColour way[] = {{0, 0, 0}, family[0], family[1], {1, 1, 1}};
  guint i = 0;
  while (i + 2 < G_N_ELEMENTS(way) && carom_colour_luma(way[i + 1]) < luma)
    i++;
  double from = carom_colour_luma(way[i]), to = carom_colour_luma(way[i + 1]);
  return carom_colour_mix(way[i], way[i + 1], (luma - from) / (to - from));
}

static CaromPaneLine scaled(CaromPaneLine line, double factor) {
  line.width *= factor;
  return line;
}

CaromPaneStyle carom_pane_style_of(const CaromTheme *theme, guint index) {
  guint round = index / CAROM_THEME_PANE_LAYERS, layer = index % CAROM_THEME_PANE_LAYERS;
  const CaromColour *family = families[(index + round) % G_N_ELEMENTS(families)];
  return (CaromPaneStyle){
      .colour = family_at_luma(family, theme->layer_luma[layer]),
      .text_colour = family_at_luma(family, theme->text_luma),
      .edge = theme->background,
      .nested = scaled(layers[layer], theme->line_factor),
      .thin = scaled(thin_lines[layer], theme->line_factor),
      .mark = (CaromPaneMark)layer,
  };
}

CaromPaneStyle carom_pane_style_in_colour(const CaromTheme *theme, guint index,
                                          CaromColour colour) {
  CaromPaneStyle style = carom_pane_style_of(theme, index);
  style.colour = style.text_colour = colour;
  return style;
}

void carom_pane_style_set(cairo_t *cr, const CaromPaneStyle *style, const CaromPaneLine *line,
                          double length) {
  carom_colour_set(cr, style->colour, 1);
  cairo_set_line_width(cr, line->width);
  cairo_set_dash(cr, line->dash, line->n_dash, line->dash_offset + length);
}

static void trace_corners(cairo_t *cr, double x, double y, double radius, guint n, double turn) {
  for (guint i = 0; i < n; i++) {
    double angle = (turn + i) * 2 * G_PI / n - G_PI / 2;
    cairo_line_to(cr, x + radius * cos(angle), y + radius * sin(angle));
  }
  cairo_close_path(cr);
}

static void trace_mark(cairo_t *cr, CaromPaneMark mark, double x, double y, double radius) {
  cairo_new_path(cr);
  switch (mark) {
  case CAROM_PANE_MARK_CIRCLE:
    cairo_arc(cr, x, y, radius * 0.9, 0, 2 * G_PI);
    break;
  case CAROM_PANE_MARK_SQUARE:
    trace_corners(cr, x, y, radius * 1.1, 4, 0.5);
    break;
  case CAROM_PANE_MARK_TRIANGLE:
    trace_corners(cr, x, y + radius * 0.2, radius * 1.2, 3, 0);
    break;
  case CAROM_PANE_MARK_DIAMOND:
    trace_corners(cr, x, y, radius * 1.2, 4, 0);
    break;
  }
}

void carom_pane_style_draw_mark(cairo_t *cr, const CaromPaneStyle *style, double x, double y,
                                double radius) {
  cairo_save(cr);
  cairo_set_dash(cr, NULL, 0, 0);
  cairo_set_line_width(cr, 2);
  cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
  trace_mark(cr, style->mark, x, y, radius);
  carom_colour_set(cr, style->edge, 1);
  cairo_stroke_preserve(cr);
  carom_colour_set(cr, style->colour, 1);
  cairo_fill(cr);
  cairo_restore(cr);
}

void carom_pane_style_draw_sample(cairo_t *cr, const CaromPaneStyle *style, double x, double y,
                                  double width, double height) {
  cairo_save(cr);
  carom_pane_style_set(cr, style, &style->nested, 0);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT);
  cairo_move_to(cr, x, y + height / 2);
  cairo_line_to(cr, x + width, y + height / 2);
  cairo_stroke(cr);
  cairo_restore(cr);
  carom_pane_style_draw_mark(cr, style, x + width / 2, y + height / 2, 4.5);
}
