/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-math-box: a box is a flat list of inks, which are letters and strokes with their places, so
 * that combining boxes means moving the inks of one list into another. */
#include "carom-math-box.h"

#include "carom-letters.h"
#include "carom-vec2.h"

/* ---- Styles ----
 *
 * All lengths are derived from the height of digits. Smaller styles have a lower limit, so that
 * nested fractions can still be read. */

/* What is known of the font is the height of its digits. */
static const double em_over_digit_height = 1.37;

static const double fraction_size = 0.9, fraction_size_min = 0.75;
static const double script_size = 0.74, script_size_min = 0.6;

double carom_math_box_em(const CaromMathStyle *style) {
  return style->text->digit_height * em_over_digit_height * style->size;
}

double carom_math_box_axis(const CaromMathStyle *style) {
  return style->text->digit_height * style->size / 2;
}

CaromMathStyle carom_math_box_fraction_style(const CaromMathStyle *style) {
  double least = MIN(style->size, fraction_size_min);
  return (CaromMathStyle){style->text, MAX(style->size * fraction_size, least)};
}

CaromMathStyle carom_math_box_script_style(const CaromMathStyle *style) {
  double least = MIN(style->size, script_size_min);
  return (CaromMathStyle){style->text, MAX(style->size * script_size, least)};
}

/* Returns: (transfer none): @text in this style, until the next are asked for */
static const CaromLetters *get_letters(const CaromMathStyle *style, const char *text,
                                       gboolean italic) {
  PangoLayout *ordinary = style->text->layout;
  PangoFontDescription *font =
      pango_font_description_copy_static(pango_layout_get_font_description(ordinary));
  int size = (int)(pango_font_description_get_size(font) * style->size + 0.5);
  if (pango_font_description_get_size_is_absolute(font))
    pango_font_description_set_absolute_size(font, size);
  else
    pango_font_description_set_size(font, size);
  if (italic)
    pango_font_description_set_style(font, PANGO_STYLE_ITALIC);
  const CaromLetters *letters =
      carom_letters_of_text(pango_layout_get_context(ordinary), font, text);
  pango_font_description_free(font);
  return letters;
}

/* ---- Inks ---- */

/* The most points in a stroke, those of the root sign. */
#define MAX_INK_POINTS 5

/* The kinds of ink: letters, a line through points, or a parenthesis: a curve with two end points
 * and two control points that is thicker in the middle. */
typedef enum {
  INK_LETTERS,
  INK_LINE,
  INK_CRESCENT,
} InkKind;

typedef struct {
  InkKind kind;
  CaromVec2 place;     /* where the letters' baseline begins */
  PangoLayout *layout; /* the letters; owned by the ink */
  guint n_points;
  CaromVec2 points[MAX_INK_POINTS];
  double width; /* the width of the line */
  double swell; /* the thickness of the crescent in its middle; negative if it opens to the left */
  gboolean is_tinted;
  CaromColour tint; /* the ink’s own colour, if it has one */
} Ink;

static void clear_ink(gpointer ink) {
  g_clear_object(&((Ink *)ink)->layout);
}

/* Adds a line or a parenthesis to the path. */
static void trace(cairo_t *cr, const Ink *ink) {
  const CaromVec2 *p = ink->points;
  if (ink->kind == INK_LINE) {
    for (guint i = 0; i < ink->n_points; i++)
      cairo_line_to(cr, p[i].x, p[i].y);
    return;
  }
  cairo_move_to(cr, p[0].x, p[0].y);
  cairo_curve_to(cr, p[1].x, p[1].y, p[2].x, p[2].y, p[3].x, p[3].y);
  cairo_curve_to(cr, p[2].x - ink->swell, p[2].y, p[1].x - ink->swell, p[1].y, p[0].x, p[0].y);
  cairo_close_path(cr);
}

/* Draws @ink in its own colour or, if it has none, in the source colour of @cr. */
static void draw_ink(const Ink *ink, cairo_t *cr) {
  cairo_save(cr);
  if (ink->is_tinted)
    carom_colour_set(cr, ink->tint, 1);
  if (ink->kind == INK_LETTERS) {
    cairo_move_to(cr, ink->place.x, ink->place.y);
    pango_cairo_show_layout_line(cr, pango_layout_get_line_readonly(ink->layout, 0));
    cairo_new_path(cr);
  } else {
    trace(cr, ink);
    if (ink->kind == INK_CRESCENT)
      cairo_fill_preserve(cr);
    cairo_set_line_width(cr, ink->width);
    cairo_stroke(cr);
  }
  cairo_restore(cr);
}

/* Draws only the surroundings of @ink, which are wider than @ink by @margin on each side: its
 * outline with a wide pen. */
static void draw_ink_halo(const Ink *ink, cairo_t *cr, double margin) {
  if (ink->kind == INK_LETTERS) {
    cairo_move_to(cr, ink->place.x, ink->place.y);
    pango_cairo_layout_line_path(cr, pango_layout_get_line_readonly(ink->layout, 0));
  } else {
    trace(cr, ink);
  }
  cairo_set_line_width(cr, ink->width + 2 * margin);
  cairo_stroke(cr);
}

/* ---- Widths ---- */

/* Lengths in em, the size of the letters. */
static const double rule = 0.062;        /* thickness of drawn lines */
static const double fraction_gap = 0.16; /* between the bar and what is above and below it */
static const double fraction_overhang = 0.08;
static const double side_bearing = 0.07;  /* to the left and right of fractions and brackets */
static const double row_height = 1.45;    /* between the baselines of a column, at least */
static const double row_gap = 0.2;        /* between the rows of a column, at least */
static const double broken_row_gap = 0.6; /* the same if they have several rows themselves */
static const double column_bearing = 0.1; /* where tall parentheses are curved */
static const double fence_reach_min = 0.6, fence_shortfall = 0.1;
static const double parenthesis_width = 0.3, parenthesis_bulge = 0.24, parenthesis_swell = 0.06;
static const double arrow_gap = 0.1, arrow_head = 0.15, arrow_length_min = 0.5;
static const double root_width = 0.56, root_gap = 0.14;
static const double prime_width = 0.2, prime_top = 0.82, prime_bottom = 0.52;
static const double prime_slant = 0.09, prime_thickness = 0.08;
static const double power_overlap = 0.36; /* of a tall base and its exponent */
static const double raised_by = 0.36, lowered_by = 0.2, script_space = 0.03;

double carom_math_box_parentheses_width(const CaromMathStyle *style) {
  return 2 * (parenthesis_width + side_bearing) * carom_math_box_em(style);
}

double carom_math_box_column_width(const CaromMathStyle *style) {
  return 2 * column_bearing * carom_math_box_em(style);
}

double carom_math_box_fraction_width(const CaromMathStyle *style) {
  return 2 * (fraction_overhang + side_bearing) * carom_math_box_em(style);
}

/* ---- Making boxes ---- */

CaromMathBox *carom_math_box_new(void) {
  CaromMathBox *box = g_new0(CaromMathBox, 1);
  box->inks = g_array_new(FALSE, FALSE, sizeof(Ink));
  g_array_set_clear_func(box->inks, clear_ink);
  return box;
}

void carom_math_box_free(CaromMathBox *box) {
  g_array_unref(box->inks);
  g_free(box);
}

static double to_points(int pango_units) {
  return (double)pango_units / PANGO_SCALE;
}

CaromMathBox *carom_math_box_text(const CaromMathStyle *style, const char *letters,
                                  gboolean italic) {
  CaromMathBox *box = carom_math_box_new();
  const CaromLetters *laid = get_letters(style, letters, italic);
  Ink ink = {INK_LETTERS, .layout = g_object_ref(laid->layout)};
  PangoRectangle drawn = laid->drawn, logical = laid->logical;
  double baseline = to_points(laid->baseline);
  /* Slanted letters may extend beyond their logical width. */
  ink.place.x = to_points(MAX(-drawn.x, 0));
  box->width = ink.place.x + to_points(MAX(logical.x + logical.width, drawn.x + drawn.width));
  box->ascent = box->tight_ascent = MAX(baseline - to_points(drawn.y), 0);
  box->descent = MAX(to_points(drawn.y + drawn.height) - baseline, 0);
  g_array_append_val(box->inks, ink);
  return box;
}

/* ---- Putting them together ---- */

void carom_math_box_place(CaromMathBox *box, CaromMathBox *inner, double x, double y) {
  CaromVec2 by = carom_vec2(x, y);
  for (guint i = 0; i < inner->inks->len; i++) {
    Ink ink = g_array_index(inner->inks, Ink, i);
    ink.place = carom_vec2_add(ink.place, by);
    for (guint k = 0; k < ink.n_points; k++)
      ink.points[k] = carom_vec2_add(ink.points[k], by);
    g_array_append_val(box->inks, ink);
  }
  if (inner->inks->len > 0) {
    box->ascent = MAX(box->ascent, inner->ascent - y);
    box->descent = MAX(box->descent, inner->descent + y);
    box->tight_ascent = MAX(box->tight_ascent, inner->tight_ascent - y);
  }
  if (carom_math_box_is_broken(inner))
    box->last_baseline = MAX(box->last_baseline, y + inner->last_baseline);
  g_array_set_clear_func(inner->inks, NULL); /* they belong to the box now */
  carom_math_box_free(inner);
}

void carom_math_box_append(CaromMathBox *row, CaromMathBox *box) {
  double x = row->width;
  row->width += box->width;
  carom_math_box_place(row, box, x, 0);
}

void carom_math_box_append_space(CaromMathBox *row, double width) {
  row->width += width;
}

void carom_math_box_append_text(CaromMathBox *row, const CaromMathStyle *style, const char *letters,
                                gboolean italic) {
  carom_math_box_append(row, carom_math_box_text(style, letters, italic));
}

CaromMathBox *carom_math_box_raised(const CaromMathStyle *style, CaromMathBox *inner) {
  CaromMathBox *box = carom_math_box_new();
  box->width = inner->width;
  carom_math_box_place(box, inner, 0, -raised_by * carom_math_box_em(style));
  return box;
}

CaromMathBox *carom_math_box_power(const CaromMathStyle *style, CaromMathBox *base,
                                   CaromMathBox *exponent) {
  double em = carom_math_box_em(style), x = base->width + script_space * em;
  double up = MAX(raised_by * em, base->tight_ascent - power_overlap * em);
  base->width = x + exponent->width;
  carom_math_box_place(base, exponent, x, -up);
  return base;
}

CaromMathBox *carom_math_box_scripts(const CaromMathStyle *style, CaromMathBox *base,
                                     CaromMathBox *raised, CaromMathBox *lowered) {
  double em = carom_math_box_em(style), width = MAX(raised->width, lowered->width);
  double space = width > 0 ? script_space * em : 0, x = base->width + space;
  carom_math_box_place(base, raised, x, 0);
  carom_math_box_place(base, lowered, x, lowered_by * em);
  base->width = x + width;
  return base;
}

/* Rows of one line each have equal distances; others are kept apart. */
CaromMathBox *carom_math_box_column(const CaromMathStyle *style, CaromMathBox *upper,
                                    CaromMathBox *lower) {
  CaromMathBox *box = carom_math_box_new();
  double em = carom_math_box_em(style), axis = carom_math_box_axis(style);
  gboolean is_even = !carom_math_box_is_broken(upper) && !carom_math_box_is_broken(lower);
  double gap = (is_even ? row_gap : broken_row_gap) * em;
  double apart = MAX(row_height * em, upper->descent + gap + lower->ascent);
  double height = upper->ascent + apart + lower->descent;
  double up = is_even ? apart / 2 : height / 2 - upper->ascent + axis;
  double width = MAX(upper->width, lower->width), align = is_even ? 0.5 : 0;
  double bearing = column_bearing * em;
  box->width = width + 2 * bearing;
  carom_math_box_place(box, upper, bearing + (width - upper->width) * align, -up);
  carom_math_box_place(box, lower, bearing + (width - lower->width) * align, apart - up);
  box->last_baseline = 0;
  return box;
}

/* ---- Strokes ---- */

static void add_stroke(CaromMathBox *box, double width, const CaromVec2 *points, guint n_points) {
  Ink ink = {INK_LINE, .n_points = n_points, .width = width};
  for (guint i = 0; i < n_points; i++)
    ink.points[i] = points[i];
  g_array_append_val(box->inks, ink);
}

static void add_line(CaromMathBox *box, const CaromMathStyle *style, const CaromVec2 *points,
                     guint n_points) {
  add_stroke(box, rule * carom_math_box_em(style), points, n_points);
}

/* Primes are drawn as strokes, because those of many fonts are too faint to distinguish u′ from u
 * on a wall. */
CaromMathBox *carom_math_box_primes(const CaromMathStyle *style, guint n) {
  CaromMathBox *box = carom_math_box_new();
  double em = carom_math_box_em(style), width = prime_width * em;
  for (guint i = 0; i < n; i++) {
    double x = (i + 0.4) * width;
    const CaromVec2 points[] = {carom_vec2(x + prime_slant * em, -prime_top * em),
                                carom_vec2(x, -prime_bottom * em)};
    add_stroke(box, prime_thickness * em, points, G_N_ELEMENTS(points));
    box->ascent = box->tight_ascent = (prime_top + prime_thickness / 2) * em;
  }
  box->width = n > 0 ? n * width + (prime_slant + prime_thickness) * em / 2 : 0;
  return box;
}

CaromMathBox *carom_math_box_fraction(const CaromMathStyle *style, CaromMathBox *numerator,
                                      CaromMathBox *denominator) {
  CaromMathBox *box = carom_math_box_new();
  double em = carom_math_box_em(style), axis = carom_math_box_axis(style);
  double bearing = side_bearing * em, gap = fraction_gap * em;
  double bar = MAX(numerator->width, denominator->width) + 2 * fraction_overhang * em;
  box->width = bar + 2 * bearing; /* carom_math_box_fraction_width() wider than what it contains */
  add_line(box, style,
           (const CaromVec2[]){carom_vec2(bearing, -axis), carom_vec2(bearing + bar, -axis)}, 2);
  double up = axis + gap + numerator->descent, down = gap + denominator->ascent - axis;
  carom_math_box_place(box, numerator, (box->width - numerator->width) / 2, -up);
  carom_math_box_place(box, denominator, (box->width - denominator->width) / 2, down);
  box->last_baseline = 0;
  return box;
}

CaromMathBox *carom_math_box_root(const CaromMathStyle *style, CaromMathBox *inner) {
  CaromMathBox *box = carom_math_box_new();
  double em = carom_math_box_em(style), sign = root_width * em;
  double top = -inner->ascent - root_gap * em, bottom = inner->descent;
  double tick = bottom - (bottom - top) * 0.45;
  const CaromVec2 points[] = {
      carom_vec2(0.06 * sign, tick + 0.06 * em), carom_vec2(0.28 * sign, tick),
      carom_vec2(0.55 * sign, bottom),           carom_vec2(0.94 * sign, top),
      carom_vec2(sign + inner->width, top),
  };
  box->width = sign + inner->width + side_bearing * em;
  add_line(box, style, points, G_N_ELEMENTS(points));
  carom_math_box_place(box, inner, sign, 0);
  box->ascent = MAX(box->ascent, -top + rule * em / 2);
  box->descent = MAX(box->descent, bottom + rule * em / 2);
  return box;
}

/* Makes @box, which begins with a bracket, as tall as brackets around @inner. These have the same
 * height around anything in one line, extend as far up as down otherwise, and do not cover parts
 * that only just stick out, such as subscripts. */
static void make_fence_tall(CaromMathBox *box, const CaromMathStyle *style,
                            const CaromMathBox *inner) {
  double em = carom_math_box_em(style), axis = carom_math_box_axis(style);
  double up = inner->tight_ascent - axis, down = inner->descent + axis;
  double reach = MAX(fence_reach_min * em, MAX(up, down) - fence_shortfall * em);
  box->ascent = box->tight_ascent =
      (carom_math_box_is_broken(inner) ? fence_reach_min * em : reach) + axis;
  box->descent = carom_math_box_is_broken(inner) ? inner->descent : reach - axis;
}

/* A tall one is straight far from its ends. */
static void add_crescent(CaromMathBox *box, const CaromMathStyle *style, double x, double bulge) {
  double em = carom_math_box_em(style), width = rule * em * 0.7;
  double top = -box->ascent + width / 2, bottom = box->descent - width / 2;
  double turn = MIN((bottom - top) / 4, em * 0.6);
  Ink ink = {
      INK_CRESCENT,
      .n_points = 4,
      .points = {{x, top}, {x + bulge, top + turn}, {x + bulge, bottom - turn}, {x, bottom}},
      .width = width,
      .swell = copysign(parenthesis_swell * em, bulge),
  };
  g_array_append_val(box->inks, ink);
}

CaromMathBox *carom_math_box_parentheses(const CaromMathStyle *style, CaromMathBox *inner) {
  CaromMathBox *box = carom_math_box_new();
  double em = carom_math_box_em(style), room = (parenthesis_width + side_bearing) * em;
  double inset = parenthesis_width * em, bulge = parenthesis_bulge * em;
  box->width = inner->width + 2 * room;
  make_fence_tall(box, style, inner);
  add_crescent(box, style, inset, -bulge);
  add_crescent(box, style, box->width - inset, bulge);
  carom_math_box_place(box, inner, room, 0);
  return box;
}

static void add_bar(CaromMathBox *box, const CaromMathStyle *style, double x) {
  const CaromVec2 points[] = {carom_vec2(x, -box->ascent), carom_vec2(x, box->descent)};
  add_line(box, style, points, 2);
}

CaromMathBox *carom_math_box_bars(const CaromMathStyle *style, CaromMathBox *inner) {
  CaromMathBox *box = carom_math_box_new();
  double bearing = (side_bearing + rule) * carom_math_box_em(style);
  box->width = inner->width + 4 * bearing;
  make_fence_tall(box, style, inner);
  add_bar(box, style, bearing);
  add_bar(box, style, box->width - bearing);
  carom_math_box_place(box, inner, 2 * bearing, 0);
  return box;
}

CaromMathBox *carom_math_box_arrow(const CaromMathStyle *style, CaromMathBox *letter) {
  double em = carom_math_box_em(style), head = arrow_head * em;
  double length = MAX(letter->width * 0.85, arrow_length_min * em);
  /* The top of slanted letters is to the right of their middle. */
  double left = MAX((letter->width - length) / 2 + 0.06 * em, 0), right = left + length;
  double y = -letter->ascent - arrow_gap * em - head * 0.6;
  add_line(letter, style, (const CaromVec2[]){carom_vec2(left, y), carom_vec2(right, y)}, 2);
  const CaromVec2 points[] = {carom_vec2(right - head, y - head * 0.6), carom_vec2(right, y),
                              carom_vec2(right - head, y + head * 0.6)};
  add_line(letter, style, points, G_N_ELEMENTS(points));
  letter->width = MAX(letter->width, right + rule * em / 2);
  letter->ascent = -y + head * 0.6 + rule * em / 2;
  return letter;
}

/* ---- Drawing ---- */

/* Draws the box or, if @margin is greater than 0, its surroundings. */
static void draw(const CaromMathBox *box, cairo_t *cr, double x, double baseline, double margin) {
  cairo_save(cr);
  cairo_translate(cr, x, baseline);
  cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap(cr, margin > 0 ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  cairo_new_path(cr);
  for (guint i = 0; i < box->inks->len; i++) {
    const Ink *ink = &g_array_index(box->inks, Ink, i);
    if (margin > 0)
      draw_ink_halo(ink, cr, margin);
    else
      draw_ink(ink, cr);
  }
  cairo_restore(cr);
}

void carom_math_box_tint(CaromMathBox *box, CaromColour colour) {
  for (guint i = 0; i < box->inks->len; i++) {
    Ink *ink = &g_array_index(box->inks, Ink, i);
    ink->is_tinted = TRUE;
    ink->tint = colour;
  }
}

void carom_math_box_draw(const CaromMathBox *box, cairo_t *cr, double x, double baseline) {
  draw(box, cr, x, baseline, 0);
}

void carom_math_box_draw_halo(const CaromMathBox *box, cairo_t *cr, double x, double baseline,
                              double margin) {
  draw(box, cr, x, baseline, margin);
}
