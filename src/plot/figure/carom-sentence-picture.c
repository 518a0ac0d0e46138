/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-sentence-picture: lays the words out with Pango, which leaves a place of the right size for
 * each formula and asks for it to be drawn there. */
#include "carom-sentence-picture.h"

#include "carom-formula-digits.h"
#include "carom-math-fill.h"
#include "carom-math.h"
#include "carom-sentence.h"

/* Stands for a formula in the text. It is a letter, so that a row is never broken between a formula
 * and a full stop after it. */
#define PLACEHOLDER "x"

/* Nothing to be seen, but as high as a word: so a formula alone stands at the height of words. */
#define STRUT "\u200b"

/* In em. */
static const double equals_space = 0.3; /* on both sides of = */
static const double unit_space = 0.25;

/* What is tried in turn with a formula that is too wide. */
static const CaromMathBreaks all_breaks[] = {CAROM_MATH_BREAK_TERMS, CAROM_MATH_BREAK_PARTS,
                                             CAROM_MATH_BREAK_ANYWHERE};

typedef struct {
  const CaromSentencePicture *picture;
  CaromText text;
  double width;
  GString *words;
  PangoAttrList *places;
  GPtrArray *boxes; /* (element-type CaromMathBox) */
} Layout;

/* ---- Formulas ---- */

static CaromMathBox *set_side(const CaromMathStyle *style, const CaromSentencePicture *picture,
                              const char *notation, CaromMathRoom room) {
  CaromMathNames names = {picture->name_a, picture->name_b, picture->terms, picture->n_terms};
  return carom_math_set_symbols(style, carom_formula_constant(notation), &names, room);
}

static CaromMathBox *set_value(const CaromMathStyle *style, const CaromSentencePicture *picture,
                               const char *notation, CaromMathRoom room) {
  const CaromFormula *formula = carom_formula_constant(notation);
  CaromValue value = carom_formula_digits_evaluate(formula, picture->terms, picture->n_terms);
  CaromDimension dimension = carom_formula_dimension(formula, picture->terms, picture->n_terms);
  g_autofree char *unit = carom_unit_symbol(dimension, picture->length_unit);
  room.is_factor = *unit != '\0';
  CaromMathBox *row = carom_math_set_value(style, value, picture->digits, room);
  carom_math_box_append_space(row, *unit ? unit_space * carom_math_box_em(style) : 0);
  carom_math_box_append_text(row, style, unit, FALSE);
  return row;
}

/* A row may be broken before the equals sign. */
static CaromMathBox *set_piece(const CaromMathStyle *style, const CaromSentencePicture *picture,
                               const CaromSentencePiece *piece, CaromMathRoom room) {
  CaromMathFill fill = carom_math_fill(style, room.width);
  double space = equals_space * carom_math_box_em(style);
  carom_math_fill_add(&fill, 0, set_side(style, picture, piece->left, room));
  if (piece->right || piece->has_value) {
    CaromMathBox *row = carom_math_box_text(style, "=", FALSE);
    carom_math_box_append_space(row, space);
    room.width = carom_math_fill_room(&fill) - row->width;
    carom_math_box_append(row, piece->right ? set_side(style, picture, piece->right, room)
                                            : set_value(style, picture, piece->left, room));
    carom_math_fill_add(&fill, space, row);
  }
  return carom_math_fill_end(&fill);
}

/* Breaks the formula if it is too wide, and makes it smaller if that is not enough. */
static CaromMathBox *set_fitting(Layout *layout, const CaromSentencePiece *piece) {
  CaromMathStyle style = {&layout->text, 1};
  CaromMathBox *box = set_piece(&style, layout->picture, piece, (CaromMathRoom){.width = INFINITY});
  for (guint i = 0; i < G_N_ELEMENTS(all_breaks) && box->width > layout->width; i++) {
    carom_math_box_free(box);
    box = set_piece(&style, layout->picture, piece, (CaromMathRoom){all_breaks[i], layout->width});
  }
  if (box->width > layout->width) {
    style.size = layout->width / box->width;
    carom_math_box_free(box);
    box = set_piece(&style, layout->picture, piece,
                    (CaromMathRoom){CAROM_MATH_BREAK_ANYWHERE, layout->width});
  }
  return box;
}

/* ---- The paragraph ---- */

static int to_pango(double points) {
  return (int)ceil(points * PANGO_SCALE);
}

static void add_formula(Layout *layout, const CaromSentencePiece *piece) {
  CaromMathBox *box = set_fitting(layout, piece);
  PangoRectangle place = {0, -to_pango(box->ascent), to_pango(box->width),
                          to_pango(box->ascent) + to_pango(box->descent)};
  PangoAttribute *shape = pango_attr_shape_new_with_data(&place, &place, box, NULL, NULL);
  shape->start_index = (guint)layout->words->len;
  g_string_append(layout->words, PLACEHOLDER);
  shape->end_index = (guint)layout->words->len;
  pango_attr_list_insert(layout->places, shape);
  g_ptr_array_add(layout->boxes, box);
}

/* Pango has moved to the left end of the baseline. */
static void draw_formula(cairo_t *cr, PangoAttrShape *shape, gboolean is_path, gpointer data) {
  double x, y;
  cairo_get_current_point(cr, &x, &y);
  if (!is_path)
    carom_math_box_draw(shape->data, cr, x, y);
}

static void layout_init(Layout *layout, const CaromSentencePicture *picture, cairo_t *cr,
                        double width) {
  *layout = (Layout){
      .picture = picture,
      .width = MAX(width, 1),
      .words = g_string_new(NULL),
      .places = pango_attr_list_new(),
      .boxes = g_ptr_array_new_with_free_func((GDestroyNotify)(void *)carom_math_box_free),
  };
  carom_text_init_scaled(&layout->text, cr, picture->font, picture->size);
  g_autoptr(GArray) pieces = carom_sentence_split(picture->sentence);
  for (guint i = 0; i < pieces->len; i++) {
    const CaromSentencePiece *piece = &g_array_index(pieces, CaromSentencePiece, i);
    if (piece->words)
      g_string_append(layout->words, piece->words);
    else
      add_formula(layout, piece);
  }
  g_string_append(layout->words, STRUT);
}

static void layout_clear(Layout *layout) {
  g_string_free(layout->words, TRUE);
  pango_attr_list_unref(layout->places);
  g_ptr_array_unref(layout->boxes);
  carom_text_clear(&layout->text);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Layout, layout_clear)

/* Puts the paragraph at (0, 0); without a cairo_t it is only measured.
 *
 * Returns: its extents, in Pango's units */
static PangoRectangle put_paragraph(Layout *layout) {
  PangoLayout *words = layout->text.layout;
  PangoContext *context = pango_layout_get_context(words);
  PangoRectangle logical;
  pango_cairo_context_set_shape_renderer(context, draw_formula, NULL, NULL);
  pango_layout_set_text(words, layout->words->str, -1);
  pango_layout_set_attributes(words, layout->places);
  pango_layout_set_width(words, isfinite(layout->width) ? to_pango(layout->width) : -1);
  pango_layout_set_wrap(words, PANGO_WRAP_WORD_CHAR);
  pango_layout_get_extents(words, NULL, &logical);
  if (layout->text.cr) {
    carom_colour_set(layout->text.cr, layout->picture->colour, 1);
    cairo_move_to(layout->text.cr, 0, 0);
    pango_cairo_show_layout(layout->text.cr, words);
    cairo_new_path(layout->text.cr);
  }
  return logical;
}

double carom_sentence_picture_height(const CaromSentencePicture *picture, double width) {
  g_auto(Layout) layout;
  layout_init(&layout, picture, NULL, width);
  PangoRectangle logical = put_paragraph(&layout);
  return (double)(logical.y + logical.height) / PANGO_SCALE;
}

double carom_sentence_picture_width(const CaromSentencePicture *picture) {
  g_auto(Layout) layout;
  layout_init(&layout, picture, NULL, INFINITY);
  PangoRectangle logical = put_paragraph(&layout);
  return (double)(logical.x + logical.width) / PANGO_SCALE;
}

void carom_sentence_picture_draw(const CaromSentencePicture *picture, cairo_t *cr, double width) {
  g_auto(Layout) layout;
  layout_init(&layout, picture, cr, width);
  put_paragraph(&layout);
}
