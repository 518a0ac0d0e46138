/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-diagram: words, formulas and lines that more than one picture needs. */
#include "carom-diagram.h"

#include "carom-arrow.h"
#include "carom-digits.h"

#include <glib/gi18n-lib.h>

/* Of numbers in sentences. */

/* In lines of text. */
static const double least_width = 16, least_height = 11, title_height = 1.4;

/* Of a readout: its width, in lines of text and at most of the room, and the space around it. */
static const double readout_width = 15, readout_share = 0.6, readout_padding = 0.35;

/* An arrow shorter than this, in points, is a dot of that radius in widths of its line. */
static const double least_arrow = 2, dot_radius = 1.6;

static const double lit_factor = 1.5, dim_factor = 0.75;

CaromDiagram carom_diagram(const CaromExplanation *explanation, const CaromScene *scene,
                           const CaromMethod *methods, guint n_methods, const CaromTheme *theme) {
  return (CaromDiagram){
      .explanation = explanation,
      .scene = scene,
      .methods = methods,
      .n_methods = n_methods,
      .theme = theme,
      .digits = CAROM_DIGITS_READ,
      .lit_band = CAROM_N_FINDINGS,
      .lit_resolver = -1,
      .look = CAROM_N_LOOKS,
  };
}

void carom_diagram_get_least_size(const CaromDiagram *diagram, double *width, double *height) {
  g_auto(CaromText) text;
  carom_text_init(&text, NULL, diagram->font);
  *width = ceil(least_width * text.line_height);
  *height = ceil(least_height * text.line_height);
}

gboolean carom_diagram_find_pane(const CaromDiagram *diagram, guint resolver, guint *pane) {
  return carom_method_find_resolver(diagram->methods, diagram->n_methods,
                                    diagram->explanation->resolvers[resolver], pane);
}

static CaromStage stage_of(CaromFindingKind kind) {
  return carom_finding_info(kind)->stage;
}

CaromColour carom_diagram_colour_of(const CaromDiagram *diagram, CaromFindingKind kind) {
  return diagram->theme->quantities[stage_of(kind)];
}

double carom_diagram_strength_of(const CaromDiagram *diagram, CaromFindingKind kind) {
  if (diagram->lit_band == CAROM_N_FINDINGS || stage_of(diagram->lit_band) == CAROM_STAGE_DIRECTION)
    return 1; /* of the direction there is nothing to be seen */
  return stage_of(diagram->lit_band) == stage_of(kind) ? lit_factor : dim_factor;
}

/* ---- Words ---- */

char *carom_diagram_quantity(const CaromDiagram *diagram, double value, CaromDimension dimension) {
  g_autofree char *number = carom_digits_text(value, diagram->digits);
  return carom_unit_quantity_of(number, dimension, diagram->explanation->length_unit);
}

char *carom_diagram_vector(const CaromDiagram *diagram, CaromVec2 value, CaromDimension dimension) {
  g_autofree char *number = carom_digits_vector(value, diagram->digits);
  return carom_unit_quantity_of(number, dimension, diagram->explanation->length_unit);
}

CaromMathBox *carom_diagram_formula(const CaromDiagram *diagram, CaromText *text,
                                    const char *notation) {
  CaromValue number = CAROM_VALUE(0.0), vector = CAROM_VALUE(carom_vec2(0, 0));
  const CaromTerm terms[] = {
      carom_formula_term("u", vector, CAROM_DIMENSION_VELOCITY),
      carom_formula_term("u_a", vector, CAROM_DIMENSION_VELOCITY),
      carom_formula_term("u_b", vector, CAROM_DIMENSION_VELOCITY),
      carom_formula_term("v_a", vector, CAROM_DIMENSION_VELOCITY),
      carom_formula_term("v_b", vector, CAROM_DIMENSION_VELOCITY),
      carom_formula_term("d", vector, CAROM_DIMENSION_LENGTH),
      carom_formula_term("n", vector, CAROM_DIMENSION_NONE),
      carom_formula_term("t̂", vector, CAROM_DIMENSION_NONE),
      carom_formula_term("Δv_a", vector, CAROM_DIMENSION_VELOCITY),
      carom_formula_term("Δv_b", vector, CAROM_DIMENSION_VELOCITY),
      carom_formula_term("Σp", vector, CAROM_DIMENSION_MOMENTUM),
      carom_formula_term("J", number, CAROM_DIMENSION_MOMENTUM),
  };
  CaromMathNames names = {
      .name_a = diagram->explanation->name_a,
      .name_b = diagram->explanation->name_b,
      .terms = terms,
      .n_terms = G_N_ELEMENTS(terms),
  };
  const CaromFormula *formula = carom_formula_constant(notation);
  return carom_math_set_symbols(&(CaromMathStyle){text, 1}, formula, &names,
                                (CaromMathRoom){.width = INFINITY});
}

CaromMathBox *carom_diagram_text(CaromText *text, const char *words) {
  return carom_math_box_text(&(CaromMathStyle){text, 1}, words, FALSE);
}

/* ---- Parts of pictures ---- */

double carom_diagram_draw_title(const CaromDiagram *diagram, CaromText *text, const char *title,
                                double width) {
  g_autofree char *markup = g_markup_printf_escaped("<span weight='bold'>%s</span>", title);
  double height = title_height * text->line_height;
  if (text->cr)
    carom_text_draw_within(text, markup, diagram->theme->text, 0, height / 2, 0, width);
  return height;
}

/* The height of @markup in a paragraph. */
static double paragraph_height(const CaromDiagram *diagram, const char *markup, double width) {
  g_auto(CaromText) text;
  carom_text_init(&text, NULL, diagram->font);
  return carom_text_draw_paragraph(&text, markup, diagram->theme->text, 0, 0, width);
}

void carom_diagram_draw_readout(const CaromDiagram *diagram, CaromText *text, const char *words,
                                CaromVec2 place, CaromVec2 min, CaromVec2 max) {
  double pad = readout_padding * text->line_height;
  g_autofree char *escaped = g_markup_escape_text(words, -1);
  g_autofree char *markup = g_strdup_printf("<span size='90%%'>%s</span>", escaped);
  double width = MIN(readout_width * text->line_height, readout_share * (max.x - min.x));
  double height = paragraph_height(diagram, markup, width) + 2 * pad;
  double x = place.x < (min.x + max.x) / 2 ? max.x - width - 3 * pad : min.x + pad;
  double y = place.y < (min.y + max.y) / 2 ? max.y - height - pad : min.y + pad;
  carom_colour_set(text->cr, diagram->theme->background, 0.93);
  cairo_rectangle(text->cr, x, y, width + 2 * pad, height);
  cairo_fill_preserve(text->cr);
  carom_colour_set(text->cr, diagram->theme->cursor, 1);
  cairo_set_line_width(text->cr, diagram->theme->line_factor);
  cairo_stroke(text->cr);
  carom_text_draw_paragraph(text, markup, diagram->theme->text, x + pad, y + pad, width);
}

void carom_diagram_draw_line(cairo_t *cr, CaromVec2 from, CaromVec2 to, CaromColour colour,
                             double width, double dash) {
  double on_and_off[] = {dash, dash};
  cairo_save(cr);
  carom_colour_set(cr, colour, 1);
  cairo_set_line_width(cr, width);
  cairo_set_dash(cr, on_and_off, dash > 0 ? 2 : 0, 0);
  cairo_move_to(cr, from.x, from.y);
  cairo_line_to(cr, to.x, to.y);
  cairo_stroke(cr);
  cairo_restore(cr);
}

void carom_diagram_draw_arrow(cairo_t *cr, CaromVec2 from, CaromVec2 to, CaromColour colour,
                              double width, double dash) {
  CaromArrow arrow = {from, to};
  double on_and_off[] = {dash, dash};
  cairo_save(cr);
  if (carom_vec2_distance(to, from) < least_arrow) {
    carom_colour_set(cr, colour, 1);
    cairo_arc(cr, to.x, to.y, dot_radius * width, 0, 2 * G_PI);
    if (dash > 0) {
      cairo_set_line_width(cr, width / 2);
      cairo_stroke(cr);
    } else
      cairo_fill(cr);
  } else {
    cairo_set_dash(cr, on_and_off, dash > 0 ? 2 : 0, 0);
    carom_arrow_draw(cr, &arrow, colour, width, carom_arrow_head(&arrow, width));
  }
  cairo_restore(cr);
}
