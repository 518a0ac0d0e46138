/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-text: a Pango layout without hinting, so that text is the same on screen and in files. All
 * functions measure the markup, move to the aligned place, and show it. */
#include "carom-text.h"

#include "carom-letters.h"
#include "carom-vec2.h"

#define DEFAULT_FONT "Sans 10"

/* Dots per inch for sizes in points, as in GTK. */
static const double resolution = 96;

static double to_points(int pango_units) {
  return (double)pango_units / PANGO_SCALE;
}

/* Turns hinting off, so that text is the same on screen and in files, and does not jump when a
 * number changes. */
static void make_even(PangoContext *context) {
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(context, FALSE);
  pango_cairo_context_set_resolution(context, resolution);
}

/* The context is not told the scale of the drawing. Without hinting it does not need it, and Pango
 * 1.50 would multiply the size of subscripts by it. */
static PangoContext *make_context(void) {
  PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  make_even(context);
  return context;
}

/* All texts of a thread have the same, as they have the same font map; so what is kept for it
 * serves them all.
 *
 * Returns: (transfer none) */
static PangoContext *get_context(void) {
  static GPrivate own = G_PRIVATE_INIT(g_object_unref);
  PangoContext *context = g_private_get(&own);
  if (!context) {
    context = make_context();
    g_private_set(&own, context);
  }
  return context;
}

void carom_text_init(CaromText *text, cairo_t *cr, const char *font) {
  carom_text_init_scaled(text, cr, font, 1);
}

static void scale_font(PangoFontDescription *description, double factor) {
  double size = pango_font_description_get_size(description) * factor;
  if (pango_font_description_get_size_is_absolute(description))
    pango_font_description_set_absolute_size(description, size);
  else
    pango_font_description_set_size(description, (int)(size + 0.5));
}

char *carom_text_make_bold(const char *font) {
  PangoFontDescription *description =
      pango_font_description_from_string(font ? font : DEFAULT_FONT);
  pango_font_description_set_weight(description, PANGO_WEIGHT_BOLD);
  char *bold = pango_font_description_to_string(description);
  pango_font_description_free(description);
  return bold;
}

void carom_text_init_scaled(CaromText *text, cairo_t *cr, const char *font, double factor) {
  PangoFontDescription *description =
      pango_font_description_from_string(font ? font : DEFAULT_FONT);
  scale_font(description, factor);
  *text = (CaromText){.cr = cr, .layout = pango_layout_new(get_context())};
  pango_layout_set_font_description(text->layout, description);
  pango_font_description_free(description);
  const CaromLetters *zero =
      carom_letters_of_text(get_context(), pango_layout_get_font_description(text->layout), "0");
  text->line_height = to_points(zero->logical.height);
  text->digit_height = to_points(zero->drawn.height);
}

void carom_text_clear(CaromText *text) {
  g_clear_object(&text->layout);
}

static void set_markup(const CaromText *text, const char *markup, double width, gboolean wrap) {
  pango_layout_set_width(text->layout, width < 0 ? -1 : (int)(width * PANGO_SCALE));
  pango_layout_set_ellipsize(text->layout,
                             width < 0 || wrap ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  pango_layout_set_markup(text->layout, markup, -1);
}

/* In a font for code, all letters are told from strokes and from each other. */
char *carom_text_write_name(const char *name) {
  gboolean is_stroke = g_str_equal(name, "I") || g_str_equal(name, "l") || g_str_equal(name, "|");
  return g_markup_printf_escaped(is_stroke ? "<tt>%s</tt>" : "%s", name);
}

static double layout_width(CaromText *text) {
  PangoRectangle logical;
  pango_layout_get_extents(text->layout, NULL, &logical);
  return to_points(logical.width);
}

double carom_text_width(const CaromText *text, const char *markup) {
  return to_points(carom_letters_of_markup(pango_layout_get_context(text->layout),
                                           pango_layout_get_font_description(text->layout), markup)
                       ->logical.width);
}

/* The corner of the layout. */
static CaromVec2 corner_at(CaromText *text, double x, double y, double align) {
  double baseline = to_points(pango_layout_get_baseline(text->layout));
  return carom_vec2(x - align * layout_width(text), y + text->digit_height / 2 - baseline);
}

static void move_to_place(CaromText *text, double x, double y, double align) {
  CaromVec2 corner = corner_at(text, x, y, align);
  cairo_move_to(text->cr, corner.x, corner.y);
}

static void show(CaromText *text, CaromColour colour) {
  carom_colour_set(text->cr, colour, 1);
  pango_cairo_show_layout(text->cr, text->layout);
  cairo_new_path(text->cr);
}

void carom_text_draw(CaromText *text, const char *markup, CaromColour colour, double x, double y,
                     double align) {
  set_markup(text, markup, -1, FALSE);
  move_to_place(text, x, y, align);
  show(text, colour);
}

void carom_text_draw_within(CaromText *text, const char *markup, CaromColour colour, double x,
                            double y, double align, double width) {
  if (width <= 0)
    return;
  set_markup(text, markup, carom_text_width(text, markup) > width ? width : -1, FALSE);
  move_to_place(text, x, y, align);
  show(text, colour);
}

/* @x, @y: of the layout's corner */
static void show_on_top(CaromText *text, CaromColour colour, CaromColour halo, double x, double y) {
  cairo_save(text->cr);
  cairo_move_to(text->cr, x, y);
  pango_cairo_layout_path(text->cr, text->layout);
  carom_colour_set(text->cr, halo, 1);
  cairo_set_line_width(text->cr, text->digit_height / 3);
  cairo_set_line_join(text->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke(text->cr);
  cairo_restore(text->cr);
  cairo_move_to(text->cr, x, y);
  show(text, colour);
}

void carom_text_draw_on_top(CaromText *text, const char *markup, CaromColour colour,
                            CaromColour halo, double x, double y, double align) {
  set_markup(text, markup, -1, FALSE);
  CaromVec2 place = corner_at(text, x, y, align);
  show_on_top(text, colour, halo, place.x, place.y);
}

void carom_text_draw_fitted(CaromText *text, const char *markup, CaromColour colour, double x,
                            double y, double align, double width) {
  double natural = carom_text_width(text, markup);
  if (width <= 0 || natural <= 0)
    return;
  double scale = MIN(1, width / natural);
  cairo_save(text->cr);
  cairo_translate(text->cr, x, y);
  cairo_scale(text->cr, scale, scale);
  carom_text_draw(text, markup, colour, 0, 0, align);
  cairo_restore(text->cr);
}

void carom_text_draw_upwards(CaromText *text, const char *markup, CaromColour colour, double x,
                             double y, double width) {
  cairo_save(text->cr);
  cairo_translate(text->cr, x, y);
  cairo_rotate(text->cr, -G_PI_2);
  carom_text_draw_fitted(text, markup, colour, 0, 0, 0.5, width);
  cairo_restore(text->cr);
}

static double layout_height(CaromText *text) {
  PangoRectangle logical;
  pango_layout_get_extents(text->layout, NULL, &logical);
  return to_points(logical.height);
}

double carom_text_draw_paragraph(CaromText *text, const char *markup, CaromColour colour, double x,
                                 double y, double width) {
  set_markup(text, markup, MAX(width, 0), TRUE);
  if (text->cr) {
    cairo_move_to(text->cr, x, y);
    show(text, colour);
  }
  return layout_height(text);
}

void carom_text_draw_paragraph_on_top(CaromText *text, const char *markup, CaromColour colour,
                                      CaromColour halo, double x, double bottom, double width) {
  set_markup(text, markup, MAX(width, 0), TRUE);
  show_on_top(text, colour, halo, x, bottom - layout_height(text));
}
