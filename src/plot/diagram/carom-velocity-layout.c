/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-velocity-layout: fits the points of the contact into the plot, and the whole ellipse where
 * it is not much larger; both axes have one scale. */
#include "carom-velocity-layout.h"

#include "carom-digits.h"
#include "carom-extents.h"
#include "carom-finding.h"
#include "carom-line.h"
#include "carom-rounding.h"
#include "carom-velocity-legend.h"

#include <glib/gi18n-lib.h>

/* The heights of the rows of the title, of an axis' title and of tick labels, the distance from the
 * picture's edge, the margin around the points, and the distance of ticks, in lines of text. */
static const double title_row = 1.4, axis_row = 1.5, tick_row = 1.2, edge = 0.4, padding = 1.5;
static const double tick_distance = 4.5;

/* The ellipse is shown as a whole if it is not larger than the points by more than this. */
static const double most_ellipse = 2.6;
/* A wrong point further away than this, in sizes of what is right, is at the edge. */
static const double most_stray = 1.5;
/* The least range of velocities, relative to the velocities: less is mostly rounding. */
static const double least_range = 1e-9;

/* ---- Steps ---- */

static gboolean is_far_off(double value, double scale) {
  return fabs(value) > CAROM_ROUNDING_AGREEMENT_EPS * DBL_EPSILON * scale;
}

/* A pair of velocities as a resolver found it, in its own terms.
 *
 * @otherwise: the velocities of bodies about which it says nothing, such as an immovable one */
static CaromVec2 point_of(const CaromVelocityLayout *layout, const CaromNormalSpeed speeds[],
                          CaromVec2 otherwise) {
  CaromVec2 found = carom_velocity_plane_point(&layout->plane, speeds[CAROM_BODY_A].value,
                                               speeds[CAROM_BODY_B].value);
  return carom_vec2(speeds[CAROM_BODY_A].formula ? found.x : otherwise.x,
                    speeds[CAROM_BODY_B].formula ? found.y : otherwise.y);
}

static void set_step(CaromVelocityLayout *layout, guint i) {
  const CaromExplanation *explanation = layout->diagram->explanation;
  const CaromContact *contact = &explanation->record.contact;
  const CaromWorking *working = &explanation->workings[i];
  CaromVelocityStep *step = &layout->steps[i];
  step->before = point_of(layout, working->before, layout->plane.before);
  step->after = carom_velocity_plane_after(&layout->plane, contact, &explanation->outcomes[i]);
  step->is_shown = !explanation->is_veiled[i] && working->n_lines > 0 &&
                   carom_vec2_is_finite(step->before) && carom_vec2_is_finite(step->after);
  /* A mistake may be seen across n alone. */
  CaromVec2 right = carom_velocity_plane_at(&layout->plane, layout->plane.restitution);
  step->departs =
      step->is_shown && is_far_off(carom_vec2_distance(step->after, right),
                                   carom_contact_speed_scale(contact, &explanation->outcomes[i]));
  step->is_off_line =
      step->departs && is_far_off(carom_velocity_plane_off_line(&layout->plane, step->after),
                                  carom_contact_speed_scale(contact, &explanation->outcomes[i]));
}

/* ---- What is to be seen ---- */

static double size_of(const CaromExtents *range) {
  return MAX(range->max.x - range->min.x, range->max.y - range->min.y);
}

static void include_ellipse(const CaromVelocityPlane *plane, CaromExtents *range) {
  CaromVec2 half = plane->half_axes;
  if (!(2 * MAX(half.x, half.y) <= most_ellipse * size_of(range)))
    return;
  carom_extents_include(range, half, 0);
  carom_extents_include(range, carom_vec2_scale(half, -1), 0);
}

static void include_strays(const CaromVelocityLayout *layout, CaromExtents *range) {
  double most = most_stray * size_of(range);
  CaromExtents right = *range;
  for (guint i = 0; i < layout->diagram->explanation->n_resolvers; i++) {
    CaromVec2 point = layout->steps[i].after;
    if (layout->steps[i].is_shown && point.x > right.min.x - most && point.x < right.max.x + most &&
        point.y > right.min.y - most && point.y < right.max.y + most)
      carom_extents_include(range, point, 0);
  }
}

static CaromExtents find_range(const CaromVelocityLayout *layout) {
  const CaromVelocityPlane *plane = &layout->plane;
  CaromExtents range = carom_extents_nothing();
  carom_extents_include(&range, plane->before, 0);
  carom_extents_include(&range, carom_velocity_plane_at(plane, 0), 0);
  carom_extents_include(&range, carom_velocity_plane_at(plane, 1), 0);
  carom_extents_include(&range, layout->after, 0);
  include_ellipse(plane, &range);
  include_strays(layout, &range);
  double least = least_range * (fabs(plane->before.x) + fabs(plane->before.y));
  if (size_of(&range) < least) {
    carom_extents_include(&range, carom_vec2_add(range.min, carom_vec2(-least / 2, -least / 2)), 0);
    carom_extents_include(&range, carom_vec2_add(range.min, carom_vec2(least, least)), 0);
  }
  return range;
}

/* ---- Axes ---- */

static CaromAxis axis_of(double low, double high, double from, double to) {
  return (CaromAxis){.min = low, .max = high, .from = from, .to = to};
}

static GArray *ticks_of(const CaromVelocityLayout *layout, const CaromAxis *axis) {
  double wanted = fabs(axis->to - axis->from) / (tick_distance * layout->text.line_height);
  return carom_axis_ticks(axis, MAX((guint)wanted, 2));
}

static void make_axes(CaromVelocityLayout *layout) {
  CaromVec2 low = carom_view_position(&layout->view, carom_vec2(layout->left, layout->bottom));
  CaromVec2 high = carom_view_position(&layout->view, carom_vec2(layout->right, layout->top));
  layout->across = axis_of(low.x, high.x, layout->left, layout->right);
  layout->up = axis_of(low.y, high.y, layout->bottom, layout->top);
  g_clear_pointer(&layout->across_ticks, g_array_unref);
  g_clear_pointer(&layout->up_ticks, g_array_unref);
  layout->across_ticks = ticks_of(layout, &layout->across);
  layout->up_ticks = ticks_of(layout, &layout->up);
}

static double widest_tick(CaromVelocityLayout *layout) {
  double width = 0;
  for (guint i = 0; i < layout->up_ticks->len; i++)
    width = MAX(width, carom_text_width(&layout->text,
                                        g_array_index(layout->up_ticks, CaromTick, i).label));
  return width;
}

static void fit(CaromVelocityLayout *layout, CaromExtents range, double left) {
  double line = layout->text.line_height, pad = padding * line;
  layout->left = left;
  layout->right = layout->width - edge * line;
  layout->top = (title_row + axis_row) * line;
  layout->bottom = layout->height - layout->legend - (tick_row + axis_row) * line;
  layout->view = carom_view_fit(range.min, range.max, layout->left + pad, layout->top + pad,
                                layout->right - pad, layout->bottom - pad);
  make_axes(layout);
}

/* ---- Places ---- */

gboolean carom_velocity_layout_clip(const CaromVelocityLayout *layout, CaromVec2 point,
                                    CaromVec2 direction, CaromVec2 *from, CaromVec2 *to) {
  CaromVec2 at = carom_velocity_layout_place(layout, point);
  double far = 4 * (layout->width + layout->height), begin, end;
  CaromVec2 way =
      carom_vec2_scale(carom_vec2(direction.x, -direction.y), far / carom_vec2_length(direction));
  CaromVec2 a = carom_vec2_sub(at, way), b = carom_vec2_add(at, way);
  CaromVec2 min = carom_vec2(layout->left, layout->top),
            max = carom_vec2(layout->right, layout->bottom);
  if (!carom_line_clip(a, b, min, max, &begin, &end))
    return FALSE;
  CaromVec2 whole = carom_vec2_sub(b, a);
  *from = carom_vec2_add_scaled(a, whole, begin);
  *to = carom_vec2_add_scaled(a, whole, end);
  return TRUE;
}

CaromVec2 carom_velocity_layout_ellipse(const CaromVelocityLayout *layout, guint i) {
  const CaromVelocityPlane *plane = &layout->plane;
  CaromVec2 half = plane->half_axes;
  double start = atan2(plane->before.y / half.y, plane->before.x / half.x);
  double share = 2.0 * i / (CAROM_VELOCITY_LAYOUT_ELLIPSE_POINTS - 1) - 1;
  double angle = start + G_PI * share * share * share;
  return carom_vec2(half.x * cos(angle), half.y * sin(angle));
}

/* A place that is not in the plot is led back to its edge, on the way from the point before. */
static CaromVec2 hold_inside(const CaromVelocityLayout *layout, CaromVec2 from, CaromVec2 to,
                             gboolean *is_beyond) {
  CaromVec2 min = carom_vec2(layout->left, layout->top),
            max = carom_vec2(layout->right, layout->bottom);
  double begin, end;
  *is_beyond = to.x < min.x || to.y < min.y || to.x > max.x || to.y > max.y;
  if (!*is_beyond || !carom_line_clip(from, to, min, max, &begin, &end))
    return to;
  return carom_vec2_add_scaled(from, carom_vec2_sub(to, from), end);
}

static void place_steps(CaromVelocityLayout *layout) {
  for (guint i = 0; i < layout->diagram->explanation->n_resolvers; i++) {
    CaromVelocityStep *step = &layout->steps[i];
    if (!step->is_shown)
      continue;
    gboolean is_beyond;
    CaromVec2 start = carom_velocity_layout_place(layout, layout->plane.before);
    step->from =
        hold_inside(layout, start, carom_velocity_layout_place(layout, step->before), &is_beyond);
    step->to = hold_inside(layout, start, carom_velocity_layout_place(layout, step->after),
                           &step->is_beyond);
  }
}

/* ---- Labels ---- */

static void label_at(CaromVelocityLayout *layout, const char *words, CaromColour colour,
                     CaromVec2 point) {
  carom_diagram_labels_put(&layout->labels, carom_diagram_text(&layout->text, words), colour,
                           &point, 1, TRUE);
}

static CaromVec2 place_of_restitution(const CaromVelocityLayout *layout, double e) {
  return carom_velocity_layout_place(layout, carom_velocity_plane_at(&layout->plane, e));
}

static void label_points(CaromVelocityLayout *layout) {
  static const struct {
    double e;
    const char *words;
  } marks[] = {{0, "e = 0"}, {1, "e = 1"}, {0.5, "e = ½"}};
  const CaromTheme *theme = layout->diagram->theme;
  g_autofree char *e = carom_digits_coefficient(layout->plane.restitution);
  /* Translators: labels of points in a picture: the velocities before and after a contact, and the
     coefficient of restitution that leads to the latter. */
  g_autofree char *after = g_strdup_printf(_("after, e = %s"), e);
  const CaromContactRecord *record = &layout->diagram->explanation->record;
  gboolean is_astray = carom_velocity_plane_is_astray(
      &layout->plane, layout->after, carom_contact_speed_scale(&record->contact, &record->outcome));
  CaromVec2 at = carom_velocity_layout_place(layout, layout->after);
  CaromVec2 before = carom_velocity_layout_place(layout, layout->plane.before);
  double apart = layout->text.line_height / 2;
  carom_diagram_labels_avoid_point(&layout->labels, before);
  carom_diagram_labels_avoid_point(&layout->labels, at);
  for (guint i = 0; i < G_N_ELEMENTS(marks); i++)
    if (carom_vec2_distance(place_of_restitution(layout, marks[i].e), at) > apart)
      carom_diagram_labels_avoid_point(&layout->labels, place_of_restitution(layout, marks[i].e));
  label_at(layout, C_("point", "before"), theme->text, before);
  if (is_astray)
    /* Translators: a label of a point in a picture, like the one above. */
    label_at(layout, _("after, wrong on purpose"), theme->departure, at);
  else
    label_at(layout, after, theme->text, at);
  for (guint i = 0; i < G_N_ELEMENTS(marks); i++) {
    CaromVec2 place = place_of_restitution(layout, marks[i].e);
    if (carom_vec2_distance(place, at) > apart)
      carom_diagram_labels_put(&layout->labels, carom_diagram_text(&layout->text, marks[i].words),
                               theme->dim_text, &place, 1, FALSE);
  }
}

static void label_strays(CaromVelocityLayout *layout) {
  for (guint i = 0; i < layout->diagram->explanation->n_resolvers; i++) {
    const CaromVelocityStep *step = &layout->steps[i];
    if (step->departs)
      label_at(layout,
               /* Translators: labels of where a wrong calculation leads to in a picture in which
                  everything that keeps the momentum is on a line. */
               step->is_off_line ? _("off the line") : _("on the line, but not there"),
               layout->diagram->theme->departure, step->to);
  }
}

/* Names a straight line near its ends. */
static void label_line(CaromVelocityLayout *layout, CaromMathBox *box, CaromColour colour,
                       CaromVec2 point, CaromVec2 direction) {
  static const double shares[] = {0.9, 0.1, 0.8, 0.2, 0.7, 0.3};
  CaromVec2 from, to;
  if (!carom_velocity_layout_clip(layout, point, direction, &from, &to)) {
    carom_math_box_free(box);
    return;
  }
  carom_diagram_labels_put_at_line(&layout->labels, box, colour, from, to, shares,
                                   G_N_ELEMENTS(shares));
}

static void label_ellipse(CaromVelocityLayout *layout, const char *words) {
  enum { N = 40 };
  CaromVec2 points[N];
  guint n = 0;
  for (guint i = 0; i < N; i++) {
    guint point = (i * 18 + 250) % CAROM_VELOCITY_LAYOUT_ELLIPSE_POINTS;
    CaromVec2 place =
        carom_velocity_layout_place(layout, carom_velocity_layout_ellipse(layout, point));
    if (carom_velocity_layout_is_in_plot(layout, place))
      points[n++] = place;
  }
  carom_diagram_labels_put(&layout->labels, carom_diagram_text(&layout->text, words),
                           layout->diagram->theme->dim_text, points, n, FALSE);
}

static void label_lines(CaromVelocityLayout *layout) {
  const CaromVelocityPlane *plane = &layout->plane;
  const CaromTheme *theme = layout->diagram->theme;
  const char *energy = C_("label of a curve", "same energy");
  g_autofree char *still =
      /* Translators: the name of an immovable body: its velocity stays what it is. */
      g_strdup_printf(C_("label of a line", "%s keeps its velocity"),
                      carom_explanation_name(layout->diagram->explanation, plane->immovable));
  gboolean has_ellipse = plane->immovable == CAROM_BODY_NONE;
  /* Translators: the line of all velocities at which the momentum is what it was. */
  const char *momentum = C_("label of a line", "same momentum");
  label_line(layout, carom_diagram_text(&layout->text, has_ellipse ? momentum : still),
             theme->momentum, plane->before, carom_vec2(-plane->share_b, plane->share_a));
  if (has_ellipse)
    label_ellipse(layout, energy);
  else
    label_line(layout, carom_diagram_text(&layout->text, energy), theme->dim_text,
               carom_velocity_plane_at(plane, 1), carom_vec2(plane->weight_b, plane->weight_a));
  label_line(layout, carom_diagram_text(&layout->text, C_("label of a line", "same velocity")),
             theme->dim_text, carom_velocity_plane_at(plane, 0), carom_vec2(1, 1));
}

/* Says on which side of the diagonal they approach, and on which they part. */
static void label_side(CaromVelocityLayout *layout, const char *words, gboolean part) {
  enum { N = 6 };
  CaromVec2 points[N * N];
  guint n = 0;
  for (guint i = 0; i < N * N; i++) {
    double x = (0.5 + i % N) / N, y = (0.5 + i / N) / N;
    CaromVec2 place = carom_vec2(layout->left + (part ? x : 1 - x) * (layout->right - layout->left),
                                 layout->top + (part ? y : 1 - y) * (layout->bottom - layout->top));
    CaromVec2 point = carom_view_position(&layout->view, place);
    double beside = (point.y - point.x) * layout->view.points_per_unit;
    if ((part ? beside : -beside) > 2 * layout->text.line_height)
      points[n++] = place;
  }
  carom_diagram_labels_put_spare(&layout->labels, carom_diagram_text(&layout->text, words),
                                 layout->diagram->theme->dim_text, points, n);
}

static void avoid_axes(CaromVelocityLayout *layout) {
  CaromVec2 from, to;
  for (guint up = 0; up < 2; up++)
    if (carom_velocity_layout_clip(layout, carom_vec2(0, 0), carom_vec2(1 - up, up), &from, &to))
      carom_diagram_labels_avoid(&layout->labels, from, to);
}

static void avoid_curves(CaromVelocityLayout *layout) {
  const CaromVelocityPlane *plane = &layout->plane;
  CaromVec2 from, to;
  CaromVec2 along = carom_vec2(-plane->share_b, plane->share_a);
  if (carom_velocity_layout_clip(layout, plane->before, along, &from, &to))
    carom_diagram_labels_avoid(&layout->labels, from, to);
  if (carom_velocity_layout_clip(layout, carom_velocity_plane_at(plane, 0), carom_vec2(1, 1), &from,
                                 &to))
    carom_diagram_labels_avoid(&layout->labels, from, to);
  if (plane->immovable != CAROM_BODY_NONE) {
    CaromVec2 across = carom_vec2(plane->weight_b, plane->weight_a);
    for (double e = -1; e <= 1; e += 2)
      if (carom_velocity_layout_clip(layout, carom_velocity_plane_at(plane, e), across, &from, &to))
        carom_diagram_labels_avoid(&layout->labels, from, to);
    return;
  }
  for (guint i = 12; i < CAROM_VELOCITY_LAYOUT_ELLIPSE_POINTS; i += 12)
    carom_diagram_labels_avoid(
        &layout->labels,
        carom_velocity_layout_place(layout, carom_velocity_layout_ellipse(layout, i - 12)),
        carom_velocity_layout_place(layout, carom_velocity_layout_ellipse(layout, i)));
}

/* Names the way between two points of the plane in the colour of a quantity. */
static void label_way(CaromVelocityLayout *layout, const char *notation, CaromFindingKind kind,
                      CaromVec2 start, CaromVec2 end) {
  static const double shares[] = {0.5, 0.65, 0.35, 0.8, 0.2};
  CaromVec2 from = carom_velocity_layout_place(layout, start);
  CaromVec2 way = carom_vec2_sub(carom_velocity_layout_place(layout, end), from);
  CaromVec2 points[G_N_ELEMENTS(shares)];
  for (guint i = 0; i < G_N_ELEMENTS(shares); i++)
    points[i] = carom_vec2_add_scaled(from, way, shares[i]);
  carom_diagram_labels_put(
      &layout->labels, carom_diagram_formula(layout->diagram, &layout->text, notation),
      carom_diagram_colour_of(layout->diagram, kind), points, G_N_ELEMENTS(points), FALSE);
}

static void label_ways(CaromVelocityLayout *layout) {
  CaromVec2 before = layout->plane.before;
  CaromVec2 corner = carom_velocity_layout_corner(layout);
  if (carom_diagram_strength_of(layout->diagram, CAROM_FINDING_CHANGE_A) > 1) {
    label_way(layout, "Δv_a·n", CAROM_FINDING_CHANGE_A, before, corner);
    label_way(layout, "Δv_b·n", CAROM_FINDING_CHANGE_B, corner, layout->after);
  } else {
    label_way(layout, "w", CAROM_FINDING_APPROACH, before, carom_velocity_layout_equal(layout));
  }
}

static void avoid_way(CaromVelocityLayout *layout) {
  CaromVec2 from = carom_velocity_layout_place(layout, layout->plane.before);
  carom_diagram_labels_avoid(
      &layout->labels, from,
      carom_velocity_layout_place(layout, carom_velocity_layout_equal(layout)));
  carom_diagram_labels_avoid(&layout->labels, from,
                             carom_velocity_layout_place(layout, layout->after));
}

static void place_labels(CaromVelocityLayout *layout) {
  double inset = 2 * layout->unit;
  carom_diagram_labels_init(&layout->labels, carom_vec2(layout->left + inset, layout->top + inset),
                            carom_vec2(layout->right - inset, layout->bottom - inset),
                            layout->text.line_height);
  avoid_axes(layout);
  avoid_curves(layout);
  avoid_way(layout);
  label_points(layout);
  label_strays(layout);
  label_ways(layout);
  label_lines(layout);
  label_side(layout, C_("side of a line", "they approach"), FALSE);
  label_side(layout, C_("side of a line", "they part"), TRUE);
}

/* ---- The whole ---- */

void carom_velocity_layout_init(CaromVelocityLayout *layout, const CaromDiagram *diagram,
                                cairo_t *cr, double width, double height) {
  static const double usual_line = 15.5; /* the height of a line of 10 pt */
  const CaromExplanation *explanation = diagram->explanation;
  *layout = (CaromVelocityLayout){.diagram = diagram, .width = width, .height = height};
  carom_text_init(&layout->text, cr, diagram->font);
  layout->unit = layout->text.line_height / usual_line;
  carom_velocity_plane_init(&layout->plane, &explanation->record.contact);
  layout->after = carom_velocity_plane_after(&layout->plane, &explanation->record.contact,
                                             &explanation->record.outcome);
  layout->steps = g_new0(CaromVelocityStep, explanation->n_resolvers);
  for (guint i = 0; i < explanation->n_resolvers; i++)
    set_step(layout, i);
  layout->legend = carom_velocity_legend_height(diagram, &layout->text, width, height);
  CaromExtents range = find_range(layout);
  double gap = edge * layout->text.line_height;
  fit(layout, range, 3 * layout->text.line_height);
  fit(layout, range, MIN(widest_tick(layout) + 2 * gap, width / 3));
  place_steps(layout);
  place_labels(layout);
}

void carom_velocity_layout_clear(CaromVelocityLayout *layout) {
  carom_diagram_labels_clear(&layout->labels);
  g_clear_pointer(&layout->across_ticks, g_array_unref);
  g_clear_pointer(&layout->up_ticks, g_array_unref);
  g_free(layout->steps);
  carom_text_clear(&layout->text);
}
