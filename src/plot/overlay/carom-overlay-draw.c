/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-draw: draws shapes in order of their strength, and their labels last. Highlighted
 * shapes have the full colour and are thicker, so that they can be recognised without colour
 * too. */
#include "carom-overlay-draw.h"

#include "carom-arrow.h"
#include "carom-colour.h"
#include "carom-overlay-labels.h"
#include "carom-overlay-lanes.h"
#include "carom-overlay-lens.h"
#include "carom-overlay-shapes.h"
#include "carom-pane-style.h"

/* The width of lines, and the length of arrow heads, in points. */
typedef struct {
  double width, head;
} Pen;

static const Pen arrow_pens[CAROM_N_STRENGTHS] = {{1.3, 8}, {2, 11}, {3.4, 15}};
static const Pen leg_pens[CAROM_N_STRENGTHS] = {{1.1, 6}, {1.7, 8}, {2.6, 10}};
static const Pen span_pens[CAROM_N_STRENGTHS] = {{0.9, 6}, {1.2, 7}, {2.2, 10}};
static const Pen arc_pens[CAROM_N_STRENGTHS] = {{1.3, 0}, {1.8, 0}, {3.2, 0}};
static const Pen line_pens[CAROM_N_STRENGTHS] = {{0.9, 6}, {1.2, 7}, {2, 10}};

/* The fraction of the background's colour that is mixed in. */
static const double paleness[CAROM_N_STRENGTHS] = {0.35, 0.1, 0};

/* The margin around marks in the colour of the background, so that they stand out on discs and on
 * one another; in points, on each side. */
static const double halo_width = 0.9;

/* Half the length of the tick that marks the start of a span, in points. */
static const double tick = 4;

typedef struct {
  const CaromOverlayFrame *frame;
  const CaromTheme *theme;
  CaromText *text;
  cairo_t *cr;
} Drawing;

/* Marks of what all methods find have the colour of that quantity, other marks and guesses that of
 * the overlay; what belongs to the bodies has that of arrows. */
static CaromColour full_colour_of(const Drawing *drawing, const CaromOverlayShape *shape) {
  if (shape->is_own)
    return carom_pane_style_of(drawing->theme, shape->overlay->pane).text_colour;
  if (shape->band < CAROM_N_FINDINGS)
    return drawing->theme->quantities[carom_finding_info(shape->band)->stage];
  return carom_overlay_shape_is_mark(shape) ? shape->overlay->colour : drawing->theme->arrow;
}

static CaromColour colour_of(const Drawing *drawing, const CaromOverlayShape *shape) {
  CaromColour colour = full_colour_of(drawing, shape);
  return carom_colour_mix(colour, drawing->theme->background, paleness[shape->strength]);
}

/* Returns: the factor by which all widths are larger than in points */
static double factor_of(const Drawing *drawing) {
  return drawing->theme->line_factor * drawing->frame->size;
}

static void set_line(const Drawing *drawing, CaromColour colour, double width) {
  carom_colour_set(drawing->cr, colour, 1);
  cairo_set_line_width(drawing->cr, width * factor_of(drawing));
  cairo_set_dash(drawing->cr, NULL, 0, 0);
}

/* Sets the line of a shape in its colour; it is solid unless the shape is a pane's own. */
static void set_line_of(const Drawing *drawing, const CaromOverlayShape *shape, double width) {
  set_line(drawing, colour_of(drawing, shape), width);
  if (!shape->is_own)
    return;
  CaromPaneLine line = carom_pane_style_of(drawing->theme, shape->overlay->pane).thin;
  cairo_set_dash(drawing->cr, line.dash, line.n_dash, line.dash_offset);
}

static void stroke_segment(const Drawing *drawing, CaromVec2 from, CaromVec2 to) {
  cairo_move_to(drawing->cr, from.x, from.y);
  cairo_line_to(drawing->cr, to.x, to.y);
  cairo_stroke(drawing->cr);
}

static void draw_arrow(const Drawing *drawing, const CaromOverlayShape *shape, const Pen *pens) {
  CaromArrow arrow = {shape->from, shape->to};
  const Pen *pen = &pens[shape->strength];
  double factor = factor_of(drawing);
  if (shape->strength == CAROM_STRENGTH_LIT)
    carom_arrow_draw_halo(drawing->cr, &arrow, drawing->theme->background, pen->width * factor,
                          pen->head * factor, halo_width * factor);
  set_line_of(drawing, shape, pen->width);
  carom_arrow_draw(drawing->cr, &arrow, colour_of(drawing, shape), pen->width * factor,
                   pen->head * factor);
}

/* Returns: the unit vector across a line; zero where the line has no length */
static CaromVec2 across(const CaromOverlayShape *shape) {
  CaromVec2 along = carom_vec2_sub(shape->to, shape->from);
  double length = carom_vec2_length(along);
  return length > 0 ? carom_vec2_perpendicular(carom_vec2_scale(along, 1 / length))
                    : carom_vec2(0, 0);
}

static void draw_span(const Drawing *drawing, const CaromOverlayShape *shape) {
  CaromVec2 aside = carom_vec2_scale(across(shape), tick * factor_of(drawing));
  draw_arrow(drawing, shape, span_pens);
  set_line(drawing, colour_of(drawing, shape), span_pens[shape->strength].width);
  stroke_segment(drawing, carom_vec2_sub(shape->from, aside), carom_vec2_add(shape->from, aside));
}

static void draw_dashed(const Drawing *drawing, const CaromOverlayShape *shape) {
  double factor = factor_of(drawing), dashes[] = {6 * factor, 4 * factor};
  if (shape->strength == CAROM_STRENGTH_LIT) { /* an axis, which may run along a wall */
    set_line(drawing, drawing->theme->background,
             line_pens[CAROM_STRENGTH_LIT].width + 2 * halo_width);
    stroke_segment(drawing, shape->from, shape->to);
  }
  set_line(drawing, colour_of(drawing, shape), line_pens[shape->strength].width);
  cairo_set_dash(drawing->cr, dashes, G_N_ELEMENTS(dashes), 0);
  stroke_segment(drawing, shape->from, shape->to);
  cairo_set_dash(drawing->cr, NULL, 0, 0);
}

/* The head is open, so that it is not taken for a velocity. */
static void draw_axis(const Drawing *drawing, const CaromOverlayShape *shape) {
  double head = line_pens[shape->strength].head * factor_of(drawing);
  CaromVec2 side = across(shape), back = carom_vec2(side.y, -side.x);
  draw_dashed(drawing, shape);
  CaromVec2 base = carom_vec2_add_scaled(shape->to, back, -head);
  CaromVec2 left = carom_vec2_add_scaled(base, side, head / 2);
  CaromVec2 right = carom_vec2_add_scaled(base, side, -head / 2);
  cairo_move_to(drawing->cr, left.x, left.y);
  cairo_line_to(drawing->cr, shape->to.x, shape->to.y);
  cairo_line_to(drawing->cr, right.x, right.y);
  cairo_stroke(drawing->cr);
}

/* An angle of no size is a dot on the line from which it is measured. */
static void draw_arc(const Drawing *drawing, const CaromOverlayShape *shape) {
  CaromOverlayArc arc = carom_overlay_shape_arc(shape);
  double end = arc.start_rad + arc.sweep_rad;
  double width = arc_pens[shape->strength].width;
  set_line_of(drawing, shape, width);
  cairo_new_path(drawing->cr);
  if (fabs(arc.sweep_rad) * arc.radius < width * factor_of(drawing)) {
    cairo_arc(drawing->cr, shape->to.x, shape->to.y, width * factor_of(drawing), 0, 2 * G_PI);
    cairo_fill(drawing->cr);
    return;
  }
  if (arc.sweep_rad < 0) /* anticlockwise, since y is down */
    cairo_arc_negative(drawing->cr, arc.centre.x, arc.centre.y, arc.radius, arc.start_rad, end);
  else
    cairo_arc(drawing->cr, arc.centre.x, arc.centre.y, arc.radius, arc.start_rad, end);
  cairo_stroke(drawing->cr);
}

/* Draws the two sides that are not on the legs. */
static void draw_square(const Drawing *drawing, const CaromOverlayShape *shape) {
  CaromVec2 half = carom_vec2_scale(carom_vec2_sub(shape->to, shape->from), 0.5);
  CaromVec2 middle = carom_vec2_add(shape->from, half), turned = carom_vec2_perpendicular(half);
  CaromVec2 one = carom_vec2_add(middle, turned), other = carom_vec2_sub(middle, turned);
  set_line(drawing, colour_of(drawing, shape), line_pens[CAROM_STRENGTH_CALM].width);
  cairo_move_to(drawing->cr, one.x, one.y);
  cairo_line_to(drawing->cr, shape->to.x, shape->to.y);
  cairo_line_to(drawing->cr, other.x, other.y);
  cairo_stroke(drawing->cr);
}

/* Draws two strokes, as geometry marks segments of equal length. */
static void draw_equal(const Drawing *drawing, const CaromOverlayShape *shape) {
  CaromVec2 side = across(shape), along = carom_vec2(side.y, -side.x);
  CaromVec2 middle = carom_vec2_scale(carom_vec2_add(shape->from, shape->to), 0.5);
  double half = tick * factor_of(drawing);
  set_line(drawing, colour_of(drawing, shape), line_pens[CAROM_STRENGTH_LIT].width);
  for (int i = -1; i <= 1; i += 2) {
    CaromVec2 at = carom_vec2_add_scaled(middle, along, i * half / 2);
    stroke_segment(drawing, carom_vec2_add_scaled(at, side, half),
                   carom_vec2_add_scaled(at, side, -half));
  }
}

/* Draws a ring; it is filled for an arrow that is too short to draw, but not zero. */
static void draw_round(const Drawing *drawing, const CaromOverlayShape *shape) {
  gboolean is_zero = carom_vec2_equal(shape->from, shape->to);
  gboolean filled = shape->kind == CAROM_SHAPE_DOT && !is_zero;
  CaromColour inside = filled ? colour_of(drawing, shape) : drawing->theme->background;
  cairo_new_path(drawing->cr);
  cairo_arc(drawing->cr, shape->from.x, shape->from.y, shape->radius, 0, 2 * G_PI);
  carom_colour_set(drawing->cr, inside, 1);
  cairo_fill_preserve(drawing->cr);
  set_line(drawing, colour_of(drawing, shape), line_pens[CAROM_STRENGTH_LIT].width);
  cairo_stroke(drawing->cr);
}

/* What is beyond the room is not drawn: the disc may be as large as the whole pane. */
static void draw_ring(const Drawing *drawing, const CaromOverlayShape *shape) {
  const CaromOverlayRoom *room = &drawing->frame->room;
  cairo_save(drawing->cr);
  cairo_rectangle(drawing->cr, room->left, room->top, room->right - room->left,
                  room->bottom - room->top);
  cairo_clip(drawing->cr);
  cairo_new_path(drawing->cr);
  cairo_arc(drawing->cr, shape->from.x, shape->from.y, shape->radius, 0, 2 * G_PI);
  if (shape->strength == CAROM_STRENGTH_LIT) {
    set_line(drawing, drawing->theme->background, arc_pens[shape->strength].width + 2 * halo_width);
    cairo_stroke_preserve(drawing->cr);
  }
  set_line_of(drawing, shape, arc_pens[shape->strength].width);
  cairo_stroke(drawing->cr);
  cairo_restore(drawing->cr);
}

/* A parabola's cubic control points are two thirds of the way to where its tangents meet. */
static void draw_path(const Drawing *drawing, const CaromOverlayShape *shape) {
  double factor = factor_of(drawing), dots[] = {2 * factor, 3 * factor};
  CaromVec2 to_one = carom_vec2_sub(shape->control, shape->from);
  CaromVec2 to_other = carom_vec2_sub(shape->control, shape->to);
  CaromVec2 one = carom_vec2_add_scaled(shape->from, to_one, 2.0 / 3);
  CaromVec2 other = carom_vec2_add_scaled(shape->to, to_other, 2.0 / 3);
  cairo_new_path(drawing->cr);
  cairo_move_to(drawing->cr, shape->from.x, shape->from.y);
  cairo_curve_to(drawing->cr, one.x, one.y, other.x, other.y, shape->to.x, shape->to.y);
  set_line(drawing, drawing->theme->background, arc_pens[shape->strength].width + 2 * halo_width);
  cairo_stroke_preserve(drawing->cr);
  set_line(drawing, colour_of(drawing, shape), arc_pens[shape->strength].width);
  cairo_set_dash(drawing->cr, dots, G_N_ELEMENTS(dots), 0);
  cairo_stroke(drawing->cr);
  cairo_set_dash(drawing->cr, NULL, 0, 0);
}

/* Draws two open heads, one behind the other. */
static void draw_beyond(const Drawing *drawing, const CaromOverlayShape *shape) {
  CaromVec2 along = carom_vec2_sub(shape->to, shape->from);
  CaromVec2 aside = carom_vec2_scale(carom_vec2_perpendicular(along), 0.5);
  set_line(drawing, colour_of(drawing, shape), line_pens[CAROM_STRENGTH_LIT].width);
  for (int i = 1; i <= 2; i++) {
    CaromVec2 tip = carom_vec2_add_scaled(shape->from, along, i / 2.0);
    CaromVec2 back = carom_vec2_add_scaled(tip, along, -0.4);
    CaromVec2 one = carom_vec2_add(back, aside), other = carom_vec2_sub(back, aside);
    cairo_move_to(drawing->cr, one.x, one.y);
    cairo_line_to(drawing->cr, tip.x, tip.y);
    cairo_line_to(drawing->cr, other.x, other.y);
  }
  cairo_stroke(drawing->cr);
}

/* Whether the middle of such a shape is on a line that leads from one end to the other. */
static gboolean is_straight(CaromShapeKind kind) {
  return kind == CAROM_SHAPE_ARROW || kind == CAROM_SHAPE_LEG || kind == CAROM_SHAPE_SPAN ||
         kind == CAROM_SHAPE_AXIS || kind == CAROM_SHAPE_LINE;
}

/* Draws the mark of its pane on what is a pane's own. Each mark is at another place, so that those
 * on lines that coincide are all seen. */
static void draw_mark(const Drawing *drawing, const CaromOverlayShape *shape) {
  const double first = 0.4, step = 0.12, least = 6 * CAROM_PANE_STYLE_MARK_REACH;
  CaromVec2 along = carom_vec2_sub(shape->to, shape->from);
  if (!shape->is_own || !is_straight(shape->kind) || shape->strength == CAROM_STRENGTH_FAINT ||
      carom_vec2_length(along) < least)
    return;
  CaromPaneStyle style = carom_pane_style_of(drawing->theme, shape->overlay->pane);
  CaromVec2 at =
      carom_vec2_add_scaled(shape->from, along, first + step * (double)shape->overlay->pane);
  carom_pane_style_draw_mark(drawing->cr, &style, at.x, at.y, CAROM_PANE_STYLE_MARK_REACH);
}

static void draw_shape(const Drawing *drawing, const CaromOverlayShape *shape) {
  switch (shape->kind) {
  case CAROM_SHAPE_ARROW:
    draw_arrow(drawing, shape, arrow_pens);
    break;
  case CAROM_SHAPE_LEG:
    draw_arrow(drawing, shape, leg_pens);
    break;
  case CAROM_SHAPE_SPAN:
    draw_span(drawing, shape);
    break;
  case CAROM_SHAPE_AXIS:
    draw_axis(drawing, shape);
    break;
  case CAROM_SHAPE_LINE:
    draw_dashed(drawing, shape);
    break;
  case CAROM_SHAPE_RULE:
    set_line_of(drawing, shape, line_pens[CAROM_STRENGTH_FAINT].width);
    stroke_segment(drawing, shape->from, shape->to);
    break;
  case CAROM_SHAPE_ARC:
    draw_arc(drawing, shape);
    break;
  case CAROM_SHAPE_SQUARE:
    draw_square(drawing, shape);
    break;
  case CAROM_SHAPE_EQUAL:
    draw_equal(drawing, shape);
    break;
  case CAROM_SHAPE_DOT:
  case CAROM_SHAPE_GRIP:
    draw_round(drawing, shape);
    break;
  case CAROM_SHAPE_BEYOND:
    draw_beyond(drawing, shape);
    break;
  case CAROM_SHAPE_RING:
    draw_ring(drawing, shape);
    break;
  case CAROM_SHAPE_PATH:
    draw_path(drawing, shape);
    break;
  }
}

/* ---- The lens ---- */

static void draw_lens(const Drawing *drawing, const GArray *shapes) {
  CaromOverlayGround ground = carom_overlay_labels_ground(drawing->frame, shapes, drawing->text);
  g_auto(CaromOverlayLens) lens;
  if (carom_overlay_lens_init(&lens, &ground, drawing->text)) {
    CaromColour colour = colour_of(drawing, lens.shape);
    CaromVec2 way = carom_vec2_sub(lens.shape->from, lens.place);
    double radius = lens.radius / carom_vec2_length(way);
    set_line(drawing, colour, line_pens[CAROM_STRENGTH_CALM].width);
    stroke_segment(drawing, carom_vec2_add_scaled(lens.place, way, radius), lens.shape->from);
    cairo_new_path(drawing->cr);
    cairo_arc(drawing->cr, lens.place.x, lens.place.y, lens.radius, 0, 2 * G_PI);
    carom_colour_set(drawing->cr, drawing->theme->background, 1);
    cairo_fill_preserve(drawing->cr);
    set_line(drawing, colour, line_pens[CAROM_STRENGTH_CALM].width);
    cairo_stroke(drawing->cr);
    /* The arrow is as it was, only longer, in the middle of the inset. */
    CaromOverlayShape enlarged = *lens.shape;
    enlarged.from = carom_vec2_add_scaled(lens.place, lens.way, -lens.zoom / 2);
    enlarged.to = carom_vec2_add_scaled(lens.place, lens.way, lens.zoom / 2);
    draw_arrow(drawing, &enlarged, arrow_pens);
    carom_text_draw_on_top(drawing->text, lens.words, drawing->theme->text,
                           drawing->theme->background, lens.box.middle.x,
                           lens.place.y + lens.radius + drawing->text->line_height * 0.5, 0.5);
  }
  g_array_unref(ground.taken);
}

static void draw_labels(const Drawing *drawing, const GArray *shapes) {
  g_autoptr(GArray) labels = carom_overlay_labels(drawing->frame, shapes, drawing->text);
  for (guint i = labels->len; i-- > 0;) {
    const CaromOverlayLabel *label = &g_array_index(labels, CaromOverlayLabel, i);
    CaromColour colour = colour_of(drawing, label->shape), ground = drawing->theme->background;
    if (label->has_leader) {
      set_line(drawing, carom_colour_mix(colour, ground, paleness[CAROM_STRENGTH_FAINT]),
               line_pens[CAROM_STRENGTH_FAINT].width);
      stroke_segment(drawing, label->leader_from, label->leader_to);
    }
    carom_overlay_labels_draw(label, drawing->text, colour, ground);
  }
}

void carom_overlay_draw(const CaromOverlayFrame *frames, guint n, const CaromTheme *theme,
                        CaromText *text) {
  g_autoptr(GArray) shapes = carom_overlay_shapes_of_panes(frames, n);
  Drawing drawing = {&frames[0], theme, text, text->cr};
  carom_overlay_lanes_part(shapes, factor_of(&drawing));
  cairo_save(drawing.cr);
  cairo_set_line_cap(drawing.cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join(drawing.cr, CAIRO_LINE_JOIN_MITER);
  for (guint i = 0; i < shapes->len; i++) {
    draw_shape(&drawing, &g_array_index(shapes, CaromOverlayShape, i));
    draw_mark(&drawing, &g_array_index(shapes, CaromOverlayShape, i));
  }
  /* On the way, what stands beside shapes would jump from place to place. */
  if (!frames[0].is_sliding && !carom_overlay_is_turning(frames[0].overlay)) {
    draw_lens(&drawing, shapes);
    draw_labels(&drawing, shapes);
  }
  cairo_restore(drawing.cr);
}
