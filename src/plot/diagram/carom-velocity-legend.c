/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-velocity-legend: a row for each resolver that says what it calls them. */
#include "carom-velocity-legend.h"

#include "carom-pane-style.h"

/* In lines of text. */
static const double row_height = 1.5, mark_width = 1.6, mark_radius = 0.35;
static const double least_gap = 0.3; /* between rows with fractions in them */
/* A picture that is lower than this needs all its height. */
static const double least_height = 21;

static gboolean has_row(const CaromDiagram *diagram, guint i) {
  const CaromWorking *working = &diagram->explanation->workings[i];
  guint pane;
  return !diagram->explanation->is_veiled[i] && carom_diagram_find_pane(diagram, i, &pane) &&
         (working->before[CAROM_BODY_A].formula || working->before[CAROM_BODY_B].formula);
}

/* "(α_a |d|, α_b |d|)", or "α_a |d|" where the other body is immovable. */
static void append_pair(const CaromDiagram *diagram, CaromText *text, CaromMathBox *row,
                        const CaromNormalSpeed speeds[]) {
  const char *a = speeds[CAROM_BODY_A].formula, *b = speeds[CAROM_BODY_B].formula;
  if (a && b)
    carom_math_box_append(row, carom_diagram_text(text, "("));
  if (a)
    carom_math_box_append(row, carom_diagram_formula(diagram, text, a));
  if (a && b)
    carom_math_box_append(row, carom_diagram_text(text, ", "));
  if (b)
    carom_math_box_append(row, carom_diagram_formula(diagram, text, b));
  if (a && b)
    carom_math_box_append(row, carom_diagram_text(text, ")"));
}

static CaromMathBox *make_row(const CaromDiagram *diagram, CaromText *text, guint i) {
  const CaromWorking *working = &diagram->explanation->workings[i];
  CaromMathBox *row = carom_math_box_new();
  append_pair(diagram, text, row, working->before);
  carom_math_box_append(row, carom_diagram_text(text, " → "));
  append_pair(diagram, text, row, working->after);
  return row;
}

static double height_of(const CaromMathBox *box, const CaromText *text) {
  return MAX(row_height * text->line_height,
             box->ascent + box->descent + least_gap * text->line_height);
}

double carom_velocity_legend_height(const CaromDiagram *diagram, CaromText *text, double width,
                                    double height) {
  double sum = 0, room = width - mark_width * text->line_height;
  if (height < least_height * text->line_height)
    return 0;
  for (guint i = 0; i < diagram->explanation->n_resolvers; i++) {
    if (!has_row(diagram, i))
      continue;
    g_autoptr(CaromMathBox) row = make_row(diagram, text, i);
    if (row->width > room)
      return 0;
    sum += height_of(row, text);
  }
  return sum;
}

void carom_velocity_legend_draw(const CaromDiagram *diagram, CaromText *text, double top) {
  double line = text->line_height;
  for (guint i = 0; i < diagram->explanation->n_resolvers; i++) {
    guint pane;
    if (!has_row(diagram, i) || !carom_diagram_find_pane(diagram, i, &pane))
      continue;
    g_autoptr(CaromMathBox) row = make_row(diagram, text, i);
    CaromPaneStyle style = carom_pane_style_of(diagram->theme, pane);
    double height = height_of(row, text), middle = top + height / 2;
    carom_pane_style_draw_mark(text->cr, &style, mark_width * line / 2, middle, mark_radius * line);
    carom_colour_set(text->cr, diagram->theme->text, 1);
    carom_math_box_draw(row, text->cr, mark_width * line,
                        middle + (row->ascent - row->descent) / 2);
    top += height;
  }
}
