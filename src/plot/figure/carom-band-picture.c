/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-band-picture: from the top: the title with the value that all have in common, and below it
 * if there is no room beside it; a row of formulas; and, if one departs, a row of values.
 *
 * The functions that draw also do the layout: without a cairo_t they only return the height. */
#include "carom-band-picture.h"

#include "carom-line-picture.h"
#include "carom-math-fill.h"
#include "carom-math.h"

/* In lines of text. */
static const double title_height = 1.3, value_gap = 0.2;

/* In em. */
static const double equals_space = 0.3; /* after = */
static const double unit_space = 0.25;
static const double value_space = 0.4;   /* between the title and the value */
static const double caption_space = 1.2; /* before the caption */
static const double sign_space = 0.4;    /* around the sign of a departure */
static const double sign_size = 1;

/* The value that all have in common is what a band is for. */
static const double common_size = 1.15;

typedef struct {
  const CaromBandPicture *picture;
  CaromText text;
  CaromMathStyle style;
  double em;
  double width, column; /* the widths of everything, and of a column */
  gboolean departs;     /* one of the resolvers departs */
  gboolean has_common;
  CaromValue common; /* the value of those that do not depart */
} Band;

static gboolean any_departs(const CaromBandPicture *picture) {
  return carom_explanation_band_any_departs(picture->explanation, picture->kind, NULL,
                                            picture->explanation->n_resolvers);
}

static void band_init(Band *band, const CaromBandPicture *picture, cairo_t *cr, double width) {
  guint n = picture->explanation->n_resolvers;
  *band = (Band){
      .picture = picture,
      .width = width,
      .column = MAX((width - (n - 1) * picture->gap) / n, 1),
      .departs = any_departs(picture),
  };
  band->has_common = carom_explanation_band_common(picture->explanation, picture->kind, NULL, n,
                                                   &band->common) > 0;
  carom_text_init(&band->text, cr, picture->font);
  band->style = (CaromMathStyle){&band->text, 1};
  band->em = carom_math_box_em(&band->style);
}

static void band_clear(Band *band) {
  carom_text_clear(&band->text);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Band, band_clear)

static CaromColour quantity_colour(const CaromBandPicture *picture) {
  return picture->theme->quantities[carom_finding_info(picture->kind)->stage];
}

CaromColour carom_band_picture_colour(const CaromBandPicture *picture) {
  return any_departs(picture) ? picture->theme->departure : quantity_colour(picture);
}

static double column_x(const Band *band, guint i) {
  return i * (band->column + band->picture->gap);
}

/* ---- Formulas ---- */

/* Returns: FALSE if the resolver finds none */
static gboolean get_formula(const Band *band, guint i, CaromLinePicture *line) {
  const CaromBandPicture *picture = band->picture;
  const CaromExplanation *explanation = picture->explanation;
  *line = (CaromLinePicture){
      .line = carom_sheet_line_of_finding(&explanation->readable[i], picture->kind),
      .name_a = explanation->name_a,
      .name_b = explanation->name_b,
      .length_unit = explanation->length_unit,
      .theme = picture->theme,
      .font = picture->font,
      .digits = picture->digits,
      .symbol_only = TRUE,
  };
  return carom_explanation_band_shows(explanation, i, picture->kind);
}

static double formulas_height(const Band *band) {
  double height = 0;
  for (guint i = 0; i < band->picture->explanation->n_resolvers; i++) {
    CaromLinePicture line;
    if (get_formula(band, i, &line))
      height = MAX(height, carom_line_picture_height(&line, band->column));
  }
  return height;
}

/* Puts a question mark in place of what may not be told yet. */
static void put_questions(Band *band, double middle) {
  const CaromBandPicture *picture = band->picture;
  for (guint i = 0; i < picture->explanation->n_resolvers; i++)
    if (picture->explanation->is_veiled[i])
      carom_text_draw(&band->text, "?", picture->theme->dim_text, column_x(band, i), middle, 0);
}

/* Each formula is in the middle of the row, which is as high as the highest. */
static double put_formulas(Band *band, double y) {
  double height = formulas_height(band);
  if (band->text.cr)
    put_questions(band, y + height / 2);
  for (guint i = 0; band->text.cr && i < band->picture->explanation->n_resolvers; i++) {
    CaromLinePicture line;
    if (!get_formula(band, i, &line))
      continue;
    cairo_save(band->text.cr);
    cairo_translate(band->text.cr, column_x(band, i),
                    y + (height - carom_line_picture_height(&line, band->column)) / 2);
    carom_line_picture_draw(&line, band->text.cr, band->column);
    cairo_restore(band->text.cr);
  }
  return height;
}

/* ---- Values ---- */

/* Sets "= (0.866025, 0.5) m/s". */
static CaromMathBox *set_quantity(const Band *band, const CaromMathStyle *style, CaromValue value,
                                  double width) {
  const CaromBandPicture *picture = band->picture;
  CaromDimension dimension = carom_finding_info(picture->kind)->dimension;
  g_autofree char *unit = carom_unit_symbol(dimension, picture->explanation->length_unit);
  CaromMathRoom room = {CAROM_MATH_BREAK_ANYWHERE, width, .is_factor = *unit != '\0'};
  CaromMathFill fill = carom_math_fill(style, width);
  CaromMathBox *start = carom_math_box_text(style, "=", FALSE);
  carom_math_box_append_space(start, equals_space * carom_math_box_em(style));
  carom_math_box_append(start, carom_math_set_value(style, value, picture->digits, room));
  carom_math_fill_add(&fill, 0, start);
  if (*unit)
    carom_math_fill_add(&fill, unit_space * carom_math_box_em(style),
                        carom_math_box_text(style, unit, FALSE));
  return carom_math_fill_end(&fill);
}

static double height_of(const CaromMathBox *box) {
  return box->ascent + box->descent;
}

static void draw_quantity(Band *band, const CaromMathBox *box, CaromColour colour, double x,
                          double y) {
  if (!band->text.cr)
    return;
  carom_colour_set(band->text.cr, colour, 1);
  carom_math_box_draw(box, band->text.cr, x, y + box->ascent);
}

/* Draws a triangle with an exclamation mark. */
static void draw_sign(Band *band, double x, double middle) {
  cairo_t *cr = band->text.cr;
  double side = sign_size * band->em, top = middle - side * 0.45, bottom = top + side * 0.9;
  carom_colour_set(cr, band->picture->theme->departure, 1);
  cairo_move_to(cr, x + side / 2, top);
  cairo_line_to(cr, x + side, bottom);
  cairo_line_to(cr, x, bottom);
  cairo_close_path(cr);
  cairo_fill(cr);
  carom_colour_set(cr, band->picture->theme->background, 1);
  cairo_rectangle(cr, x + side * 0.44, top + side * 0.3, side * 0.12, side * 0.3);
  cairo_rectangle(cr, x + side * 0.44, top + side * 0.67, side * 0.12, side * 0.12);
  cairo_fill(cr);
}

/* Puts the sign of a departure, and words beside it. */
static double put_remark(Band *band, guint i, double y) {
  const CaromBandPicture *picture = band->picture;
  double indent = (sign_size + sign_space) * band->em;
  g_autofree char *markup = g_markup_printf_escaped(
      "<span weight='bold'>%s</span>",
      carom_explanation_band_remark(picture->explanation, i, picture->kind));
  if (band->text.cr)
    draw_sign(band, column_x(band, i), y + band->text.line_height / 2);
  return carom_text_draw_paragraph(&band->text, markup, picture->theme->departure,
                                   column_x(band, i) + indent, y, MAX(band->column - indent, 1));
}

/* Puts what resolver @i has found. */
static double put_own(Band *band, guint i, double y) {
  const CaromBandPicture *picture = band->picture;
  const CaromFinding *finding = &picture->explanation->readable[i].findings[picture->kind];
  if (!carom_explanation_band_shows(picture->explanation, i, picture->kind))
    return 0;
  gboolean departs = carom_explanation_band_departs(picture->explanation, i, picture->kind);
  g_autoptr(CaromMathBox) box = set_quantity(band, &band->style, finding->value, band->column);
  draw_quantity(band, box, departs ? picture->theme->departure : picture->theme->text,
                column_x(band, i), y);
  return height_of(box) + (departs ? put_remark(band, i, y + height_of(box)) : 0);
}

static double put_each(Band *band, double y) {
  double height = 0;
  for (guint i = 0; i < band->picture->explanation->n_resolvers; i++) {
    double own = put_own(band, i, y);
    height = MAX(height, own);
  }
  return height;
}

/* ---- Title ---- */

/* Draws the value in the row of the title, whose middle is at @middle.
 *
 * Returns: where the value ends */
static double draw_beside(Band *band, const CaromMathBox *value, double x, double middle) {
  CaromMathStyle style = {&band->text, common_size};
  double baseline = middle + carom_math_box_axis(&style);
  draw_quantity(band, value, band->picture->theme->text, x, baseline - value->ascent);
  return x + value->width;
}

/* Draws the caption, if there is room for it. */
static void draw_caption(Band *band, double x, double middle) {
  const CaromBandPicture *picture = band->picture;
  const CaromExplanation *explanation = picture->explanation;
  g_autofree char *caption =
      carom_explanation_band_caption(explanation, picture->kind, NULL, explanation->n_resolvers);
  if (!caption)
    return;
  g_autofree char *markup = g_markup_printf_escaped("<span size='85%%'>%s</span>", caption);
  if (x + carom_text_width(&band->text, markup) <= band->width)
    carom_text_draw(&band->text, markup, picture->theme->dim_text, x, middle, 0);
}

/* Puts the title, the value that all have in common, if there is one, and the caption.
 *
 * Returns: the height */
static double put_head(Band *band) {
  const CaromBandPicture *picture = band->picture;
  double height = title_height * band->text.line_height, below = 0;
  g_autofree char *title = carom_explanation_band_title(picture->explanation, picture->kind);
  g_autofree char *strong =
      g_markup_printf_escaped("<span size='85%%' weight='bold'>%s</span>", title);
  double x = carom_text_width(&band->text, strong), after = x;
  if (band->text.cr)
    carom_text_draw_within(&band->text, strong, quantity_colour(picture), 0, height / 2, 0,
                           band->width);
  if (band->has_common && !band->departs) {
    CaromMathStyle style = {&band->text, common_size};
    g_autoptr(CaromMathBox) value = set_quantity(band, &style, band->common, band->width);
    x += value_space * band->em;
    if (x + value->width <= band->width) {
      after = draw_beside(band, value, x, height / 2);
    } else {
      draw_quantity(band, value, picture->theme->text, 0, height);
      below = height_of(value) + value_gap * band->text.line_height;
    }
  }
  if (band->text.cr)
    draw_caption(band, after + caption_space * band->em, height / 2);
  return height + below;
}

/* ---- The whole ---- */

static double put_band(Band *band) {
  double y = put_head(band);
  double end = y + put_formulas(band, y);
  double below = end + value_gap * band->text.line_height;
  return band->departs ? below + put_each(band, below) : end;
}

double carom_band_picture_height(const CaromBandPicture *picture, double width) {
  g_auto(Band) band;
  band_init(&band, picture, NULL, width);
  return put_band(&band);
}

void carom_band_picture_draw(const CaromBandPicture *picture, cairo_t *cr, double width) {
  g_auto(Band) band;
  band_init(&band, picture, cr, width);
  put_band(&band);
}
