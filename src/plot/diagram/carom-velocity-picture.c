/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-velocity-picture: from the bottom: axes, the diagonal, what momentum and energy allow, the
 * way from before to after, the points, the labels. */
#include "carom-velocity-picture.h"

#include "carom-arrow.h"
#include "carom-digits.h"
#include "carom-line.h"
#include "carom-pane-style.h"
#include "carom-velocity-layout.h"
#include "carom-velocity-legend.h"

#include <glib/gi18n-lib.h>

/* Widths of lines, the length of dashes, the radius of a dot and half the length of a mark, in
 * points at the usual size of type. */
static const double thin = 1, usual = 1.6, arrow = 2.2, dash = 4, dot = 3.4, half_mark = 4.5;
/* The mark of the first resolver; each further one is smaller, so that all are seen where they
 * coincide, as they should. */
static const double greatest_mark = 8, next_mark = 0.68, least_mark = 2.6, lit_mark = 1.5,
                    alone_mark = 5;
static const double snap = 9;

gboolean carom_velocity_picture_exists(const CaromExplanation *explanation) {
  CaromVelocityPlane plane;
  return carom_explanation_has_working(explanation) &&
         !carom_explanation_is_of_cluster(explanation) &&
         carom_velocity_plane_init(&plane, &explanation->record.contact);
}

static double line_width(const CaromVelocityLayout *layout, double width) {
  return width * layout->unit * layout->diagram->theme->line_factor;
}

static CaromVec2 place_at(const CaromVelocityLayout *layout, double e) {
  return carom_velocity_layout_place(layout, carom_velocity_plane_at(&layout->plane, e));
}

/* ---- Axes ---- */

/* Returns: the formula of how fast the body moves along n, in the frame of the plane */
static const char *axis_formula(const CaromVelocityPlane *plane, CaromContactBody body) {
  static const char *const plain[] = {"v_a·n", "v_b·n"};
  static const char *const seen_from_a[] = {"(v_a - u_a)·n", "(v_b - u_a)·n"};
  static const char *const seen_from_b[] = {"(v_a - u_b)·n", "(v_b - u_b)·n"};
  return plane->frame == 0 || plane->immovable == CAROM_BODY_NONE ? plain[body]
         : plane->immovable == CAROM_BODY_A                       ? seen_from_a[body]
                                                                  : seen_from_b[body];
}

/* @align: 0: @x is the left end; 1: the right one */
static void draw_axis_title(CaromVelocityLayout *layout, CaromContactBody body, double x,
                            double middle, double align) {
  const CaromDiagram *diagram = layout->diagram;
  g_autofree char *unit =
      carom_unit_symbol(CAROM_DIMENSION_VELOCITY, diagram->explanation->length_unit);
  g_autofree char *in_unit = g_strdup_printf(" (%s)", unit);
  g_autoptr(CaromMathBox) box =
      carom_diagram_formula(diagram, &layout->text, axis_formula(&layout->plane, body));
  carom_math_box_append(box, carom_diagram_text(&layout->text, in_unit));
  carom_colour_set(layout->text.cr, diagram->theme->text, 1);
  carom_math_box_draw(box, layout->text.cr, x - align * box->width,
                      middle + (box->ascent - box->descent) / 2);
}

static void draw_grid(CaromVelocityLayout *layout) {
  const CaromTheme *theme = layout->diagram->theme;
  double width = line_width(layout, thin), line = layout->text.line_height;
  for (guint i = 0; i < layout->across_ticks->len; i++) {
    const CaromTick *tick = &g_array_index(layout->across_ticks, CaromTick, i);
    double x = carom_axis_place(&layout->across, tick->value);
    carom_diagram_draw_line(layout->text.cr, carom_vec2(x, layout->top),
                            carom_vec2(x, layout->bottom),
                            tick->value == 0 ? theme->axis : theme->grid, width, 0);
    double half = carom_text_width(&layout->text, tick->label) / 2;
    carom_text_draw(&layout->text, tick->label, theme->dim_text,
                    CLAMP(x, half, layout->width - half), layout->bottom + 0.65 * line, 0.5);
  }
  for (guint i = 0; i < layout->up_ticks->len; i++) {
    const CaromTick *tick = &g_array_index(layout->up_ticks, CaromTick, i);
    double y = carom_axis_place(&layout->up, tick->value);
    carom_diagram_draw_line(layout->text.cr, carom_vec2(layout->left, y),
                            carom_vec2(layout->right, y),
                            tick->value == 0 ? theme->axis : theme->grid, width, 0);
    carom_text_draw_fitted(&layout->text, tick->label, theme->dim_text, layout->left - 0.4 * line,
                           y, 1, layout->left - 0.5 * line);
  }
}

static void draw_axes(CaromVelocityLayout *layout) {
  cairo_t *cr = layout->text.cr;
  double line = layout->text.line_height;
  draw_grid(layout);
  carom_colour_set(cr, layout->diagram->theme->axis, 1);
  cairo_set_line_width(cr, line_width(layout, thin));
  cairo_rectangle(cr, layout->left, layout->top, layout->right - layout->left,
                  layout->bottom - layout->top);
  cairo_stroke(cr);
  draw_axis_title(layout, CAROM_BODY_B, 0, layout->top - 0.85 * line, 0);
  draw_axis_title(layout, CAROM_BODY_A, layout->right, layout->bottom + 1.85 * line, 1);
}

/* ---- What the laws allow ---- */

static void draw_straight(CaromVelocityLayout *layout, CaromVec2 point, CaromVec2 direction,
                          CaromColour colour, double width, double dashes) {
  CaromVec2 from, to;
  if (carom_velocity_layout_clip(layout, point, direction, &from, &to))
    carom_diagram_draw_line(layout->text.cr, from, to, colour, line_width(layout, width),
                            dashes * layout->unit);
}

static void draw_ellipse(CaromVelocityLayout *layout) {
  cairo_t *cr = layout->text.cr;
  for (guint i = 1; i < CAROM_VELOCITY_LAYOUT_ELLIPSE_POINTS; i++) {
    CaromVec2 from =
        carom_velocity_layout_place(layout, carom_velocity_layout_ellipse(layout, i - 1));
    CaromVec2 to = carom_velocity_layout_place(layout, carom_velocity_layout_ellipse(layout, i));
    double begin, end;
    if (!carom_line_clip(from, to, carom_vec2(layout->left, layout->top),
                         carom_vec2(layout->right, layout->bottom), &begin, &end))
      continue;
    CaromVec2 way = carom_vec2_sub(to, from);
    CaromVec2 first = carom_vec2_add_scaled(from, way, begin);
    CaromVec2 last = carom_vec2_add_scaled(from, way, end);
    if (begin > 0 || !cairo_has_current_point(cr))
      cairo_move_to(cr, first.x, first.y);
    cairo_line_to(cr, last.x, last.y);
  }
  carom_colour_set(cr, layout->diagram->theme->dim_text, 1);
  cairo_set_line_width(cr, line_width(layout, usual));
  cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke(cr);
}

static void draw_energy(CaromVelocityLayout *layout) {
  const CaromVelocityPlane *plane = &layout->plane;
  if (plane->immovable == CAROM_BODY_NONE) {
    cairo_new_path(layout->text.cr);
    draw_ellipse(layout);
    return;
  }
  for (double e = -1; e <= 1; e += 2)
    draw_straight(layout, carom_velocity_plane_at(plane, e),
                  carom_vec2(plane->weight_b, plane->weight_a), layout->diagram->theme->dim_text,
                  usual, 0);
}

static void draw_laws(CaromVelocityLayout *layout) {
  const CaromTheme *theme = layout->diagram->theme;
  const CaromVelocityPlane *plane = &layout->plane;
  draw_straight(layout, carom_velocity_plane_at(plane, 0), carom_vec2(1, 1), theme->axis, usual,
                dash);
  draw_energy(layout);
  draw_straight(layout, plane->before, carom_vec2(-plane->share_b, plane->share_a), theme->momentum,
                usual, 0);
}

/* ---- The contact ---- */

/* Short lines across that of momentum. */
static void draw_marks(CaromVelocityLayout *layout) {
  static const double marks[] = {0, 0.5, 1};
  CaromVec2 along = carom_vec2(-layout->plane.share_b, layout->plane.share_a);
  CaromVec2 across = carom_vec2_scale(carom_vec2(along.y, along.x),
                                      half_mark * layout->unit / carom_vec2_length(along));
  for (guint i = 0; i < G_N_ELEMENTS(marks); i++) {
    CaromVec2 place = place_at(layout, marks[i]);
    carom_diagram_draw_line(layout->text.cr, carom_vec2_sub(place, across),
                            carom_vec2_add(place, across), layout->diagram->theme->text,
                            line_width(layout, usual), 0);
  }
}

/* The way from u to the diagonal is w, and the way along the line is what is passed on; its parts
 * are the changes of velocity. */
static void draw_way(CaromVelocityLayout *layout) {
  const CaromDiagram *diagram = layout->diagram;
  cairo_t *cr = layout->text.cr;
  CaromVec2 from = carom_velocity_layout_place(layout, layout->plane.before);
  CaromVec2 to = carom_velocity_layout_place(layout, layout->after);
  CaromVec2 corner = carom_velocity_layout_place(layout, carom_velocity_layout_corner(layout));
  CaromVec2 equal = carom_velocity_layout_place(layout, carom_velocity_layout_equal(layout));
  CaromFindingKind approach = CAROM_FINDING_APPROACH, transfer = CAROM_FINDING_TRANSFER;
  double strength = carom_diagram_strength_of(diagram, CAROM_FINDING_CHANGE_A);
  if (strength > 1) {
    CaromColour colour = carom_diagram_colour_of(diagram, CAROM_FINDING_CHANGE_A);
    carom_diagram_draw_arrow(cr, from, corner, colour, line_width(layout, arrow), 0);
    carom_diagram_draw_arrow(cr, corner, to, colour, line_width(layout, arrow), 0);
  } else {
    carom_diagram_draw_line(
        cr, from, equal, carom_diagram_colour_of(diagram, approach),
        line_width(layout, usual * carom_diagram_strength_of(diagram, approach)),
        dash / 2 * layout->unit);
  }
  carom_diagram_draw_arrow(cr, from, to, carom_diagram_colour_of(diagram, transfer),
                           line_width(layout, arrow * carom_diagram_strength_of(diagram, transfer)),
                           0);
}

static void draw_dot(const CaromVelocityLayout *layout, CaromVec2 place, double radius,
                     CaromColour colour) {
  cairo_t *cr = layout->text.cr;
  cairo_arc(cr, place.x, place.y, radius * layout->unit, 0, 2 * G_PI);
  carom_colour_set(cr, colour, 1);
  cairo_fill(cr);
}

/* Draws where resolver @i comes from and where it gets. */
static void draw_step(const CaromVelocityLayout *layout, guint i, double radius) {
  const CaromDiagram *diagram = layout->diagram;
  const CaromVelocityStep *step = &layout->steps[i];
  double size = radius * layout->unit * (diagram->lit_resolver == (int)i ? lit_mark : 1);
  guint pane;
  if (step->departs)
    carom_diagram_draw_arrow(layout->text.cr, step->from, step->to, diagram->theme->departure,
                             line_width(layout, usual), dash * layout->unit);
  if (!carom_diagram_find_pane(diagram, i, &pane)) {
    draw_dot(layout, step->to, least_mark, diagram->theme->dim_text);
    return;
  }
  CaromPaneStyle style = carom_pane_style_of(diagram->theme, pane);
  carom_pane_style_draw_mark(layout->text.cr, &style, step->from.x, step->from.y, size);
  /* Where it is alone, it need not be small. */
  double size_there = step->departs ? MAX(size, alone_mark * layout->unit) : size;
  carom_pane_style_draw_mark(layout->text.cr, &style, step->to.x, step->to.y, size_there);
}

static void draw_steps(const CaromVelocityLayout *layout) {
  double radius = greatest_mark;
  for (guint i = 0; i < layout->diagram->explanation->n_resolvers; i++)
    if (layout->steps[i].is_shown) {
      draw_step(layout, i, radius);
      radius = MAX(radius * next_mark, least_mark);
    }
}

/* ---- Reading ---- */

/* Moves @place to the line of momentum where it is near.
 *
 * @point: (out): what it stands for
 * Returns: whether it is on the line */
static gboolean find_point(const CaromVelocityLayout *layout, CaromVec2 *place, CaromVec2 *point) {
  const CaromVelocityPlane *plane = &layout->plane;
  *point = carom_view_position(&layout->view, *place);
  CaromVec2 along = carom_vec2(-plane->share_b, plane->share_a);
  double way =
      carom_vec2_dot(carom_vec2_sub(*point, plane->before), along) / carom_vec2_dot(along, along);
  CaromVec2 on_line = carom_vec2_add_scaled(plane->before, along, way);
  CaromVec2 there = carom_velocity_layout_place(layout, on_line);
  if (carom_vec2_distance(there, *place) > snap * layout->unit)
    return FALSE;
  *place = there;
  *point = on_line;
  return TRUE;
}

static char *describe_point(const CaromVelocityLayout *layout, CaromVec2 point) {
  const CaromDiagram *diagram = layout->diagram;
  const CaromExplanation *explanation = diagram->explanation;
  double parting = point.y - point.x;
  g_autofree char *a = carom_diagram_quantity(diagram, point.x, CAROM_DIMENSION_VELOCITY);
  g_autofree char *b = carom_diagram_quantity(diagram, point.y, CAROM_DIMENSION_VELOCITY);
  g_autofree char *speed = carom_diagram_quantity(diagram, fabs(parting), CAROM_DIMENSION_VELOCITY);
  g_autofree char *energy =
      carom_digits_text(100 * carom_velocity_plane_energy(&layout->plane, point), 3);
  return g_strdup_printf(parting < 0
                             /* Translators: %1$s and %3$s are the names of two bodies, %2$s and
                                %4$s their velocities, %5$s a speed, %6$s a number. */
                             ? _("%1$s: %2$s, %3$s: %4$s; they approach at %5$s; energy %6$s %%")
                             : _("%1$s: %2$s, %3$s: %4$s; they part at %5$s; energy %6$s %%"),
                         explanation->name_a, a, explanation->name_b, b, speed, energy);
}

static char *read_at(const CaromVelocityLayout *layout, CaromVec2 *place) {
  CaromVec2 point;
  if (!carom_velocity_layout_is_in_plot(layout, *place))
    return NULL;
  gboolean on_line = find_point(layout, place, &point);
  g_autofree char *words = describe_point(layout, point);
  double e = carom_velocity_plane_restitution(&layout->plane, point);
  if (!on_line || e < 0)
    return g_steal_pointer(&words);
  g_autofree char *number = carom_digits_text(e, 3);
  /* Translators: the coefficient of restitution, then what it leads to. */
  return g_strdup_printf(_("e = %1$s: %2$s"), number, words);
}

/* @place: the point that is read */
static void draw_pointer(CaromVelocityLayout *layout, CaromVec2 place) {
  const CaromTheme *theme = layout->diagram->theme;
  double width = line_width(layout, thin);
  carom_diagram_draw_line(layout->text.cr, carom_vec2(layout->left, place.y),
                          carom_vec2(layout->right, place.y), theme->cursor, width, 0);
  carom_diagram_draw_line(layout->text.cr, carom_vec2(place.x, layout->top),
                          carom_vec2(place.x, layout->bottom), theme->cursor, width, 0);
  draw_dot(layout, place, dot, theme->cursor);
}

/* ---- The whole ---- */

void carom_velocity_picture_draw(const CaromDiagram *diagram, cairo_t *cr, double width,
                                 double height) {
  g_return_if_fail(carom_velocity_picture_exists(diagram->explanation));
  g_auto(CaromVelocityLayout) layout;
  carom_velocity_layout_init(&layout, diagram, cr, width, height);
  CaromVec2 place = diagram->pointer;
  g_autofree char *words = diagram->has_pointer ? read_at(&layout, &place) : NULL;
  carom_diagram_draw_title(diagram, &layout.text, _("Velocity plane"), width);
  draw_axes(&layout);
  if (layout.legend > 0)
    carom_velocity_legend_draw(diagram, &layout.text, height - layout.legend);
  cairo_save(cr);
  cairo_rectangle(cr, layout.left, layout.top, layout.right - layout.left,
                  layout.bottom - layout.top);
  cairo_clip(cr);
  draw_laws(&layout);
  draw_marks(&layout);
  draw_way(&layout);
  draw_steps(&layout);
  if (words)
    draw_pointer(&layout, place);
  carom_diagram_labels_draw(&layout.labels, cr, diagram->theme->background);
  cairo_restore(cr);
  if (words)
    carom_diagram_draw_readout(diagram, &layout.text, words, place,
                               carom_vec2(layout.left, layout.top),
                               carom_vec2(layout.right, layout.bottom));
}

char *carom_velocity_picture_read(const CaromDiagram *diagram, double width, double height,
                                  CaromVec2 *place) {
  g_return_val_if_fail(carom_velocity_picture_exists(diagram->explanation), NULL);
  g_auto(CaromVelocityLayout) layout;
  carom_velocity_layout_init(&layout, diagram, NULL, width, height);
  return read_at(&layout, place);
}

CaromVec2 carom_velocity_picture_place(const CaromDiagram *diagram, double width, double height,
                                       double restitution) {
  g_auto(CaromVelocityLayout) layout;
  carom_velocity_layout_init(&layout, diagram, NULL, width, height);
  return place_at(&layout, restitution);
}
