/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-line-picture: rows are broken before equals signs, which are aligned. A piece that is still
 * too wide is broken within the formula, and made smaller only if that does not help. */
#include "carom-line-picture.h"

#include "carom-band.h"
#include "carom-derivation.h"
#include "carom-formula-digits.h"
#include "carom-math-fill.h"
#include "carom-math.h"

/* In em. */
static const double equals_space = 0.3; /* on both sides of = */
static const double unit_space = 0.25;
static const double plain_indent = 1; /* of all rows but the first, if the symbol is wide */
static const double tag_room =
    2.4; /* for the number of a line of a derivation, to the left of it */
static const double row_gap = 0.36;
static const double strut_ascent = 0.95, strut_descent = 0.3; /* the minimum height of a row */

/* If there is less room than this, the whole line is drawn smaller. */
static const double width_min = 6;

/* A symbol counts as wide from this fraction of the line on. */
static const double wide_symbol = 0.3;

/* How much paler than the text the steps to the value are. */
static const double dimness = 0.6;

/* How much sums of widths may be off, in points. */
static const double rounding = 1e-6;

static const CaromMathRoom one_row = {.width = INFINITY};

/* What is tried in turn with a piece that is too wide for a row: where it may be broken, and how
 * small it may become before more breaks are allowed. A narrow column of a working would get many
 * rows; lines of a derivation have more room, and are read one after the other, so they have
 * letters of one size as long as breaks help. */
typedef struct {
  CaromMathBreaks breaks;
  double scale;
} Attempt;
#define N_ATTEMPTS 5
static const Attempt of_working[N_ATTEMPTS] = {
    {CAROM_MATH_BREAK_TERMS, 1},   {CAROM_MATH_BREAK_TERMS, 0.85},   {CAROM_MATH_BREAK_PARTS, 1},
    {CAROM_MATH_BREAK_PARTS, 0.7}, {CAROM_MATH_BREAK_ANYWHERE, 0.7},
};
static const Attempt of_derivation[N_ATTEMPTS] = {
    {CAROM_MATH_BREAK_TERMS, 1},      {CAROM_MATH_BREAK_PARTS, 1},
    {CAROM_MATH_BREAK_ANYWHERE, 1},   {CAROM_MATH_BREAK_ANYWHERE, 0.85},
    {CAROM_MATH_BREAK_ANYWHERE, 0.7},
};

typedef enum { PIECE_SYMBOL, PIECE_FORMULA, PIECE_NUMBERS, PIECE_VALUE } PieceKind;
#define MAX_PIECES (PIECE_VALUE + 1)

typedef struct {
  PieceKind kind;
  CaromMathBox *box;
  double scale; /* how large it is drawn: if < 1, smaller */
  double x, baseline;
} Piece;

typedef struct {
  const CaromLinePicture *picture;
  const CaromSheetLine *line;
  CaromText text;
  CaromMathStyle style;
  const CaromFormula *formula; /* (nullable) */
  double em;
  double scale;         /* how large the whole line is drawn */
  double left;          /* where it begins */
  double width;         /* how much room there is, before scaling */
  CaromMathBox *equals; /* the sign with its space */
  double indent;        /* where the equals sign of a further row begins */
  guint n_pieces;
  Piece pieces[MAX_PIECES];
  double height;
  double least_height; /* the height of all pieces if they are in one row */
} Layout;

/* ---- Pieces ---- */

static CaromMathBox *set_value(const Layout *layout, CaromMathRoom room) {
  const CaromLinePicture *picture = layout->picture;
  gboolean breaks_anywhere = room.breaks == CAROM_MATH_BREAK_ANYWHERE;
  CaromMathFill fill = carom_math_fill(&layout->style, breaks_anywhere ? room.width : INFINITY);
  g_autofree char *unit = carom_unit_symbol(layout->line->dimension, picture->length_unit);
  room.is_factor = *unit != '\0';
  carom_math_fill_add(
      &fill, 0, carom_math_set_value(&layout->style, layout->line->value, picture->digits, room));
  if (*unit)
    carom_math_fill_add(&fill, unit_space * layout->em,
                        carom_math_box_text(&layout->style, unit, FALSE));
  return carom_math_fill_end(&fill);
}

/* Numbers have as many digits as it takes to calculate the value from them. */
static CaromMathBox *set_numbers(const Layout *layout, const CaromFormula *formula,
                                 const CaromMathNames *names, CaromMathRoom room) {
  int digits = carom_formula_digits(formula, names->terms, names->n_terms, layout->line->value,
                                    layout->picture->digits);
  return carom_math_set_numbers(&layout->style, formula, names, digits, room);
}

/* What has a name of its own keeps it: "n = (0.6, 0.8)"; "(v_B − v_A)·n" is calculated. */
static CaromMathBox *set_symbol(const Layout *layout, const CaromMathNames *names,
                                CaromMathRoom room) {
  const CaromLinePicture *picture = layout->picture;
  const CaromFormula *symbol = carom_formula_constant(layout->line->symbol);
  CaromValue value;
  if (!picture->in_numbers || carom_formula_get_known(symbol, names->terms, names->n_terms, &value))
    return carom_math_set_symbols(&layout->style, symbol, names, room);
  return set_numbers(layout, symbol, names, room);
}

/* Finds the colour of the quantity that @part belongs to. */
static gboolean find_colour(gconstpointer data, const CaromFormula *part, CaromColour *colour) {
  const CaromLinePicture *picture = data;
  const CaromSheetLine *line = &picture->line;
  CaromFindingKind kind = line->working ? carom_band_of_formula(line->working, part)
                                        : carom_derivation_band_of_formula(line->derivation, part);
  if (kind == CAROM_N_FINDINGS)
    return FALSE;
  *colour = picture->theme->quantities[carom_finding_info(kind)->stage];
  return TRUE;
}

/* All terms tell which names are vectors, but numbers can only be inserted for known ones. */
static CaromMathNames names_of(const Layout *layout, PieceKind kind) {
  const CaromLinePicture *picture = layout->picture;
  const CaromSheetLine *line = layout->line;
  return (CaromMathNames){picture->name_a, picture->name_b,
                          line->terms,     kind == PIECE_NUMBERS ? line->n_known : line->n_terms,
                          find_colour,     picture};
}

static CaromMathBox *set_piece(const Layout *layout, PieceKind kind, CaromMathRoom room) {
  CaromMathNames names = names_of(layout, kind);
  switch (kind) {
  case PIECE_SYMBOL:
    return set_symbol(layout, &names, room);
  case PIECE_FORMULA:
    return carom_math_set_symbols(&layout->style, layout->formula, &names, room);
  case PIECE_NUMBERS:
    return set_numbers(layout, layout->formula, &names, room);
  case PIECE_VALUE:
    return set_value(layout, room);
  }
  g_assert_not_reached();
}

/* Whether @formula has any part that can be replaced by a number, other than the numbers that are
 * written in it. */
static gboolean takes_numbers(const CaromFormula *formula, const CaromMathNames *names) {
  CaromValue value;
  if (formula->kind == CAROM_FORMULA_NUMBER)
    return FALSE;
  if (carom_formula_get_known(formula, names->terms, names->n_terms, &value))
    return TRUE;
  for (guint i = 0; i < formula->operands->len; i++)
    if (takes_numbers(carom_formula_operand(formula, i), names))
      return TRUE;
  return FALSE;
}

/* Whether nothing is left to calculate once numbers are put in: "w", or "-w" where that is the
 * value, sign and all. */
static gboolean is_value(const Layout *layout, const CaromMathNames *names) {
  const CaromFormula *formula =
      carom_formula_drop_sign_of_zero(layout->formula, names->terms, names->n_terms);
  CaromValue known, value = layout->line->value;
  if (carom_formula_get_known(formula, names->terms, names->n_terms, &known))
    return TRUE;
  return formula->kind == CAROM_FORMULA_NEGATIVE &&
         carom_formula_get_known(carom_formula_operand(formula, 0), names->terms, names->n_terms,
                                 &known) &&
         !known.is_vector && value.number < 0 && known.number == -value.number;
}

/* Whether the picture shows that piece, if there is one. */
static gboolean shows_piece(const CaromLinePicture *picture, PieceKind kind) {
  gboolean is_derived = picture->line.derivation != NULL;
  switch (kind) {
  case PIECE_SYMBOL:
    return TRUE;
  case PIECE_FORMULA:
    return is_derived ? !picture->in_numbers : !picture->result_only;
  case PIECE_NUMBERS:
    return is_derived ? picture->in_numbers : !picture->result_only && !picture->line.hides_numbers;
  case PIECE_VALUE:
    return is_derived ? picture->in_numbers : !picture->symbol_only;
  }
  g_assert_not_reached();
}

static gboolean has_piece(const Layout *layout, PieceKind kind) {
  CaromMathNames names = names_of(layout, kind);
  if (!shows_piece(layout->picture, kind))
    return FALSE;
  if (kind == PIECE_FORMULA)
    return layout->formula && !g_str_equal(layout->line->formula, layout->line->symbol);
  if (kind == PIECE_NUMBERS) /* and they are not yet the value */
    return layout->formula && takes_numbers(layout->formula, &names) && !is_value(layout, &names);
  return TRUE;
}

static void add_pieces(Layout *layout) {
  PieceKind first = layout->line->goes_on ? PIECE_FORMULA : PIECE_SYMBOL;
  for (PieceKind kind = first; kind <= PIECE_VALUE; kind++)
    if (has_piece(layout, kind))
      layout->pieces[layout->n_pieces++] =
          (Piece){.kind = kind, .box = set_piece(layout, kind, one_row), .scale = 1};
}

/* ---- Rows ---- */

/* Returns: the width including the equals sign before the piece */
static double taken_width(const Layout *layout, const Piece *piece) {
  return piece->box->width * piece->scale +
         (piece->kind == PIECE_SYMBOL ? 0 : layout->equals->width);
}

/* Returns: where the first row begins; a line that goes on from another is indented */
static double first_x(const Layout *layout) {
  return layout->line->goes_on ? layout->indent : 0;
}

static double natural_width(const Layout *layout) {
  double width = first_x(layout);
  for (guint i = 0; i < layout->n_pieces; i++)
    width += taken_width(layout, &layout->pieces[i]);
  return width;
}

/* Breaks a piece, and makes it smaller if that is not enough, until it is no wider than @room;
 * after the last attempt it becomes as small as necessary. */
static void make_fit(const Layout *layout, Piece *piece, double room) {
  const Attempt *attempts = layout->line->derivation ? of_derivation : of_working;
  for (guint i = 0; i < N_ATTEMPTS && piece->box->width * piece->scale > room + rounding; i++) {
    carom_math_box_free(piece->box);
    piece->box = set_piece(layout, piece->kind,
                           (CaromMathRoom){attempts[i].breaks, room / attempts[i].scale});
    double scale = MIN(1, room / piece->box->width);
    gboolean is_last = i + 1 == N_ATTEMPTS;
    piece->scale = is_last || scale >= attempts[i].scale ? scale : 1;
  }
}

/* Returns: how wide a piece may be in a row of its own */
static double room_for(const Layout *layout, const Piece *piece) {
  double taken = piece->kind == PIECE_SYMBOL ? 0 : layout->indent + layout->equals->width;
  return layout->width - taken;
}

/* Whether piece @i, which is not the first of its row, fits there, disregarding rounding. A piece
 * with several rows may only be beside the symbol, if that has one. */
static gboolean may_follow(const Layout *layout, guint i, double right) {
  const Piece *piece = &layout->pieces[i], *before = &layout->pieces[i - 1];
  gboolean is_beside_symbol = before->kind == PIECE_SYMBOL;
  return right <= layout->width + rounding && !carom_math_box_is_broken(before->box) &&
         (is_beside_symbol || !carom_math_box_is_broken(piece->box));
}

/* Places the pieces from @first on that fit in one row, whose top is at the layout's height.
 *
 * Returns: the first piece of the next row */
static guint fill_row(Layout *layout, guint first) {
  double x = first == 0 ? first_x(layout) : layout->indent;
  double ascent = strut_ascent * layout->em, descent = strut_descent * layout->em;
  guint end = first;
  for (; end < layout->n_pieces; end++) {
    Piece *piece = &layout->pieces[end];
    double right = x + taken_width(layout, piece);
    if (end > first && !may_follow(layout, end, right))
      break;
    piece->x = right - piece->box->width * piece->scale;
    x = right;
    ascent = MAX(ascent, piece->box->ascent * piece->scale);
    descent = MAX(descent, piece->box->descent * piece->scale);
  }
  for (guint i = first; i < end; i++)
    layout->pieces[i].baseline = layout->height + ascent;
  layout->height += ascent + descent;
  return end;
}

static double one_row_height(const Layout *layout) {
  double ascent = strut_ascent * layout->em, descent = strut_descent * layout->em;
  for (guint i = 0; i < layout->n_pieces; i++) {
    ascent = MAX(ascent, layout->pieces[i].box->ascent);
    descent = MAX(descent, layout->pieces[i].box->descent);
  }
  return ascent + descent;
}

static void fill_rows(Layout *layout) {
  if (natural_width(layout) > layout->width)
    for (guint i = 0; i < layout->n_pieces; i++)
      make_fit(layout, &layout->pieces[i], room_for(layout, &layout->pieces[i]));
  for (guint i = 0; i < layout->n_pieces;) {
    layout->height += i > 0 ? row_gap * layout->em : 0;
    i = fill_row(layout, i);
  }
}

/* ---- The whole ---- */

/* Equals signs stand below each other, unless what is before the first one is too wide for that. */
static double choose_indent(const Layout *layout) {
  CaromMathNames names = names_of(layout, PIECE_SYMBOL);
  g_autoptr(CaromMathBox) symbol = set_symbol(layout, &names, one_row);
  return symbol->width <= wide_symbol * layout->width ? symbol->width : plain_indent * layout->em;
}

static void layout_init(Layout *layout, const CaromLinePicture *picture, cairo_t *cr,
                        double width) {
  *layout = (Layout){.picture = picture, .line = &picture->line};
  carom_text_init(&layout->text, cr, picture->font);
  layout->style = (CaromMathStyle){&layout->text, 1};
  layout->em = carom_math_box_em(&layout->style);
  layout->left = picture->line.derivation ? tag_room * layout->em : 0;
  layout->width = MAX(width - layout->left, width_min * layout->em);
  double whole = layout->left + layout->width;
  layout->scale = width < whole ? MAX(width, 1) / whole : 1;
  if (layout->line->formula)
    layout->formula = carom_formula_constant(layout->line->formula);
  layout->equals = carom_math_box_new();
  carom_math_box_append_space(layout->equals, equals_space * layout->em);
  carom_math_box_append_text(layout->equals, &layout->style, "=", FALSE);
  carom_math_box_append_space(layout->equals, equals_space * layout->em);
  add_pieces(layout);
  layout->least_height = one_row_height(layout);
  layout->indent = choose_indent(layout);
  fill_rows(layout);
}

static void layout_clear(Layout *layout) {
  for (guint i = 0; i < layout->n_pieces; i++)
    carom_math_box_free(layout->pieces[i].box);
  carom_math_box_free(layout->equals);
  carom_text_clear(&layout->text);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Layout, layout_clear)

double carom_line_picture_height(const CaromLinePicture *picture, double width) {
  g_auto(Layout) layout;
  layout_init(&layout, picture, NULL, width);
  return MAX(layout.height * layout.scale, layout.least_height);
}

double carom_line_picture_extent(const CaromLinePicture *picture, double width) {
  g_auto(Layout) layout;
  double extent = 0;
  layout_init(&layout, picture, NULL, width);
  for (guint i = 0; i < layout.n_pieces; i++)
    extent = MAX(extent, layout.pieces[i].x + layout.pieces[i].box->width * layout.pieces[i].scale);
  return MIN((layout.left + extent) * layout.scale, width);
}

static void draw_piece(const Layout *layout, const Piece *piece, cairo_t *cr) {
  const CaromTheme *theme = layout->picture->theme;
  gboolean is_way = (piece->kind == PIECE_FORMULA || piece->kind == PIECE_NUMBERS) &&
                    shows_piece(layout->picture, PIECE_VALUE);
  carom_colour_set(cr, carom_colour_mix(theme->text, theme->dim_text, is_way ? dimness : 0), 1);
  if (piece->kind != PIECE_SYMBOL)
    carom_math_box_draw(layout->equals, cr, piece->x - layout->equals->width, piece->baseline);
  cairo_save(cr);
  cairo_translate(cr, piece->x, piece->baseline);
  cairo_scale(cr, piece->scale, piece->scale);
  carom_math_box_draw(piece->box, cr, 0, 0);
  cairo_restore(cr);
}

static void draw_tag(const Layout *layout, cairo_t *cr) {
  if (layout->line->tag == 0)
    return;
  g_autofree char *tag = g_strdup_printf("(%u)", layout->line->tag);
  g_autoptr(CaromMathBox) box = carom_math_box_text(&layout->style, tag, FALSE);
  carom_colour_set(cr, layout->picture->theme->dim_text, 1);
  carom_math_box_draw(box, cr, 0, layout->pieces[0].baseline);
}

void carom_line_picture_draw(const CaromLinePicture *picture, cairo_t *cr, double width) {
  g_auto(Layout) layout;
  layout_init(&layout, picture, cr, width);
  cairo_save(cr);
  cairo_scale(cr, layout.scale, layout.scale);
  draw_tag(&layout, cr);
  cairo_translate(cr, layout.left, 0);
  for (guint i = 0; i < layout.n_pieces; i++)
    draw_piece(&layout, &layout.pieces[i], cr);
  cairo_restore(cr);
}
