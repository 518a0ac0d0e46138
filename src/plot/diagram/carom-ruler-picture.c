/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-ruler-picture: one scale serves for the velocities and for all rulers, so that a line drops
 * from the tip of an arrow to what each method reads there. Each method says itself by which
 * numbers it knows a speed along n. */
#include "carom-ruler-picture.h"

#include "carom-axis.h"
#include "carom-digits.h"
#include "carom-disc-hue.h"
#include "carom-distinct.h"
#include "carom-velocity-picture.h"

#include <glib/gi18n-lib.h>

/* Widths of lines and the radius of a mark, in points at the usual size of type. */
static const double thin = 1, usual = 1.6, heavy = 2.6, dash = 5, short_dash = 2, radius = 3.6;
/* In lines of text. */
static const double usual_line = 15.5, ruler_height = 2.7, tick = 0.28, least_plane = 4,
                    most_plane = 15, above = 2.2, below = 1.4;
/* How much wider than what is marked the rulers are, and the least distance of ticks, in lines. */
static const double slack = 0.1, tick_distance = 5;
/* The most of the width that the masses may have. */
static const double most_left = 0.3;
/* Arrows that are all along n are this far beside it, in lines. */
static const double lane = 0.2, level_lane = 0.9;

/* Where something of a body is, before and after. */
enum { BEFORE, AFTER, N_TIMES, CHANGE = N_TIMES };

/* The parts of the picture, the first three of which are the arrows, of these times. */
typedef enum {
  PART_BEFORE = BEFORE,
  PART_AFTER = AFTER,
  PART_CHANGE = CHANGE,
  PART_NORMAL, /* the directions, and what stays across them */
  PART_RULER,
  PART_READ_BEFORE, /* what is read on them, and the lines down from the arrows */
  PART_READ_AFTER,
  N_PARTS
} Part;

/* How strong each part is at each look; at none, all are. */
#define PALE 0.22
#define HALF 0.5
static const double strengths[CAROM_N_LOOKS][N_PARTS] = {
    [CAROM_LOOK_VELOCITIES] = {1, 1, PALE, PALE, PALE, PALE, PALE},
    [CAROM_LOOK_NORMAL] = {HALF, HALF, HALF, 1, PALE, PALE, PALE},
    [CAROM_LOOK_READINGS] = {HALF, HALF, PALE, HALF, 1, 1, 1},
    [CAROM_LOOK_CHANGE] = {HALF, HALF, 1, HALF, PALE, PALE, PALE},
    [CAROM_LOOK_SAME] = {PALE, 1, PALE, PALE, 1, PALE, 1},
};

typedef struct {
  const CaromDiagram *diagram;
  CaromText text;
  double width, height, unit;
  guint n_rulers;
  guint *resolvers;                             /* of the rulers */
  double left, right;                           /* the ends of the rulers */
  double top, bottom;                           /* of the plane */
  CaromVec2 v[CAROM_N_CONTACT_BODIES][N_TIMES]; /* velocities along and across n */
  double per_speed;                             /* points */
  double origin, zero;                          /* where 0 is, across and down */
  double min, max;                              /* the speeds at the ends */
  double low, high;                             /* what there is across n */
  CaromDiagramLabels labels;
} Layout;

static double line_width(const Layout *layout, double width) {
  return width * layout->unit * layout->diagram->theme->line_factor;
}

static const CaromContact *contact_of(const Layout *layout) {
  return &layout->diagram->explanation->record.contact;
}

/* ---- What is drawn ---- */

gboolean carom_ruler_picture_exists(const CaromExplanation *explanation) {
  return carom_velocity_picture_exists(explanation);
}

static CaromVec2 turn(const Layout *layout, CaromVec2 velocity) {
  CaromVec2 d = contact_of(layout)->d;
  CaromVec2 n = carom_vec2_scale(d, 1 / carom_vec2_length(d));
  return carom_vec2(carom_vec2_dot(velocity, n),
                    carom_vec2_dot(velocity, carom_vec2_perpendicular(n)));
}

static const CaromNormalSpeed *speeds_of(const Layout *layout, guint ruler, guint when) {
  const CaromWorking *working = &layout->diagram->explanation->workings[layout->resolvers[ruler]];
  return when == BEFORE ? working->before : working->after;
}

/* The number that the ruler has for a speed, which is in proportion to that. */
static double reading_of_one(const Layout *layout, guint ruler) {
  for (guint when = 0; when < N_TIMES; when++)
    for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
      const CaromNormalSpeed *speed = &speeds_of(layout, ruler, when)[body];
      if (speed->formula && speed->value != 0)
        return speed->read / speed->value;
    }
  return 1;
}

/* One that the method says something about. */
static CaromContactBody any_body(const Layout *layout, guint ruler) {
  return speeds_of(layout, ruler, BEFORE)[CAROM_BODY_A].formula ? CAROM_BODY_A : CAROM_BODY_B;
}

static char *unit_of(const Layout *layout, guint ruler) {
  return carom_unit_symbol(speeds_of(layout, ruler, BEFORE)[any_body(layout, ruler)].dimension,
                           layout->diagram->explanation->length_unit);
}

/* Right resolvers that say what they read. */
static void find_rulers(Layout *layout) {
  const CaromExplanation *explanation = layout->diagram->explanation;
  layout->resolvers = g_new(guint, explanation->n_right + 1);
  for (guint i = 0; i < explanation->n_right; i++) {
    const CaromNormalSpeed *before = explanation->workings[i].before;
    if (before[CAROM_BODY_A].formula || before[CAROM_BODY_B].formula)
      layout->resolvers[layout->n_rulers++] = i;
  }
}

static void find_velocities(Layout *layout) {
  const CaromContactRecord *record = &layout->diagram->explanation->record;
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
    layout->v[body][BEFORE] = turn(layout, carom_contact_velocity(&record->contact, body));
    layout->v[body][AFTER] = turn(layout, carom_contact_outcome_velocity(&record->outcome, body));
  }
}

/* ---- Where it is ---- */

static const char *title_of(const Layout *layout, guint ruler) {
  return _(layout->diagram->explanation->resolvers[layout->resolvers[ruler]]->part.title);
}

/* Returns: (transfer full): by which number it knows a velocity, of either body, what that is, and
 * its unit, such as "α = u·n / |d| (s⁻¹)" */
static CaromMathBox *reading_of(Layout *layout, guint ruler) {
  CaromContactBody body = any_body(layout, ruler);
  const CaromNormalSpeed *speed = &speeds_of(layout, ruler, BEFORE)[body];
  g_autoptr(GString) reading = g_string_new(speed->reading);
  g_string_replace(reading, CAROM_OF_BODY(body, "_a", "_b"), "", 0);
  CaromMathBox *box =
      carom_diagram_formula(layout->diagram, &layout->text, g_intern_string(reading->str));
  if (!g_str_equal(reading->str, "u·n")) {
    carom_math_box_append(box, carom_diagram_text(&layout->text, " = "));
    carom_math_box_append(box, carom_diagram_formula(layout->diagram, &layout->text, "u·n"));
  }
  if (speed->dimension == CAROM_DIMENSION_RATE) { /* it counts how often d goes into the velocity */
    carom_math_box_append(box, carom_diagram_text(&layout->text, " / "));
    carom_math_box_append(box, carom_diagram_formula(layout->diagram, &layout->text, "|d|"));
  }
  g_autofree char *unit = unit_of(layout, ruler);
  g_autofree char *in_unit = g_strdup_printf(" (%s)", unit);
  carom_math_box_append(box, carom_diagram_text(&layout->text, in_unit));
  return box;
}

/* Returns: (transfer full) (nullable): what the method calls the impulse; NULL: nothing */
static CaromMathBox *impulse_of(Layout *layout, guint ruler) {
  const CaromWorking *working = &layout->diagram->explanation->workings[layout->resolvers[ruler]];
  const char *formula = working->findings[CAROM_FINDING_TRANSFER].formula;
  return formula ? carom_diagram_formula(layout->diagram, &layout->text, formula) : NULL;
}

/* At most so many digits more than usual are written. */
#define MORE_DIGITS 2

/* More than usual where these would make another number of it: 2 of 1.9998. */
static int digits_to_tell(double value, int usual_digits) {
  g_autofree char *fewer = carom_digits_text(value, usual_digits - 1);
  g_autofree char *usual_text = carom_digits_text(value, usual_digits);
  return g_str_equal(fewer, usual_text) ? usual_digits + MORE_DIGITS : usual_digits;
}

/* Returns: (transfer full): "J = 4.777 kg·m/s =" */
static CaromMathBox *name_impulse(Layout *layout) {
  CaromValue found = carom_finding_expect(contact_of(layout), CAROM_FINDING_TRANSFER);
  CaromDiagram diagram = *layout->diagram;
  diagram.digits = digits_to_tell(found.number, diagram.digits);
  g_autofree char *quantity =
      carom_diagram_quantity(&diagram, found.number, CAROM_DIMENSION_MOMENTUM);
  g_autofree char *equals = g_strdup_printf(" = %s =", quantity);
  CaromMathBox *box = carom_diagram_formula(layout->diagram, &layout->text, "J");
  carom_math_box_append(box, carom_diagram_text(&layout->text, equals));
  return box;
}

/* Returns: (transfer full): how fast a body moves across n; with friction before and after */
static char *tell_across(const Layout *layout, CaromContactBody body) {
  const CaromVec2 *v = layout->v[body];
  g_autofree char *before =
      carom_diagram_quantity(layout->diagram, v[BEFORE].y, CAROM_DIMENSION_VELOCITY);
  g_autofree char *after =
      carom_diagram_quantity(layout->diagram, v[AFTER].y, CAROM_DIMENSION_VELOCITY);
  return contact_of(layout)->tangential_factor == 1 || g_str_equal(before, after)
             ? g_steal_pointer(&before)
             : g_strdup_printf("%s → %s", before, after);
}

static double across_width(Layout *layout, CaromContactBody body) {
  g_autofree char *words = tell_across(layout, body);
  return carom_text_width(&layout->text, words);
}

/* Returns: (transfer full): "m_a = 3 kg, m_b = 2 kg"; of a single one that can move, its mass */
static CaromMathBox *name_masses(Layout *layout) {
  static const char *const names[] = {"m_a", "m_b"};
  CaromMathBox *box = carom_math_box_new();
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
    if (!carom_contact_is_movable(contact_of(layout), body))
      continue;
    g_autofree char *quantity = carom_diagram_quantity(
        layout->diagram, carom_contact_mass_kg(contact_of(layout), body), CAROM_DIMENSION_MASS);
    g_autofree char *equals = g_strdup_printf(" = %s", quantity);
    if (box->width > 0)
      carom_math_box_append(box, carom_diagram_text(&layout->text, ", "));
    carom_math_box_append(box, carom_diagram_formula(layout->diagram, &layout->text, names[body]));
    carom_math_box_append(box, carom_diagram_text(&layout->text, equals));
  }
  return box;
}

static double measure_left(Layout *layout) {
  g_autoptr(CaromMathBox) masses = name_masses(layout);
  double across = across_width(layout, CAROM_BODY_A);
  double widest = fmax(masses->width < most_left * layout->width ? masses->width : 0, across);
  for (guint i = 0; i < layout->n_rulers; i++) {
    g_autofree char *markup = g_markup_printf_escaped("<b>%s</b>", title_of(layout, i));
    g_autoptr(CaromMathBox) reading = reading_of(layout, i);
    widest = fmax(widest, fmax(reading->width, carom_text_width(&layout->text, markup)));
  }
  return widest;
}

static double measure_right(Layout *layout) {
  g_autoptr(CaromMathBox) name = name_impulse(layout);
  double widest = fmax(name->width, across_width(layout, CAROM_BODY_B));
  for (guint i = 0; i < layout->n_rulers; i++) {
    g_autoptr(CaromMathBox) box = impulse_of(layout, i);
    widest = fmax(widest, box ? box->width : 0);
  }
  return widest;
}

static void include(double value, double *min, double *max) {
  *min = fmin(*min, value);
  *max = fmax(*max, value);
}

/* One scale for all, as large as fits across and down. */
static void fit(Layout *layout) {
  double low = 0, high = 0, line = layout->text.line_height;
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++)
    for (guint when = 0; when < N_TIMES; when++) {
      include(layout->v[body][when].x, &layout->min, &layout->max);
      include(layout->v[body][when].y, &low, &high);
    }
  layout->low = low;
  layout->high = high;
  double span = layout->max - layout->min, margin = slack * span;
  layout->min -= margin;
  layout->max += margin;
  span += 2 * margin;
  double wide = (layout->right - layout->left) / span;
  double high_room = layout->bottom - layout->top - (above + below) * line;
  layout->per_speed = high > low ? fmin(wide, high_room / (high - low)) : wide;
  double half = (layout->right - layout->left) / 2 / layout->per_speed;
  double middle = (layout->min + layout->max) / 2;
  layout->min = middle - half; /* the rulers are as long as there is room */
  layout->max = middle + half;
  layout->origin = layout->left - layout->min * layout->per_speed;
  layout->zero = (layout->top + above * line + layout->bottom - below * line) / 2 +
                 (high + low) / 2 * layout->per_speed;
}

static CaromVec2 place_of(const Layout *layout, CaromVec2 v) {
  return carom_vec2(layout->origin + v.x * layout->per_speed,
                    layout->zero - v.y * layout->per_speed);
}

static double ruler_y(const Layout *layout, guint ruler) {
  return layout->bottom + (ruler_height * ruler + 1.5) * layout->text.line_height;
}

static void layout_init(Layout *layout, const CaromDiagram *diagram, cairo_t *cr, double width,
                        double height) {
  *layout = (Layout){.diagram = diagram, .width = width, .height = height};
  carom_text_init(&layout->text, cr, diagram->font);
  double line = layout->text.line_height;
  layout->unit = line / usual_line;
  find_rulers(layout);
  find_velocities(layout);
  layout->left = measure_left(layout) + 1.5 * line;
  layout->right = width - measure_right(layout) - 1.5 * line;
  layout->top = 1.4 * line;
  layout->bottom = height - layout->n_rulers * ruler_height * line;
  fit(layout);
  carom_diagram_labels_init(&layout->labels, carom_vec2(0, layout->top),
                            carom_vec2(width, layout->bottom), line);
}

static void layout_clear(Layout *layout) {
  carom_diagram_labels_clear(&layout->labels);
  carom_text_clear(&layout->text);
  g_free(layout->resolvers);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Layout, layout_clear)

/* ---- What is looked at ---- */

static CaromColour shade(const Layout *layout, Part part, CaromColour colour) {
  CaromLook look = layout->diagram->look;
  double strength = look < CAROM_N_LOOKS ? strengths[look][part] : 1;
  return carom_colour_mix(colour, layout->diagram->theme->background, 1 - strength);
}

/* ---- The velocities ---- */

static CaromColour colour_of(const Layout *layout, Part part, CaromContactBody body) {
  const CaromDiagram *diagram = layout->diagram;
  int disc = carom_contact_record_disc(&diagram->explanation->record, body);
  return shade(layout, part,
               disc >= 0 ? carom_disc_hue_line(diagram->theme, diagram->scene, (guint)disc)
                         : diagram->theme->wall);
}

/* The same for letters, which are thinner than lines. */
static CaromColour ink_of(const Layout *layout, Part part, CaromContactBody body) {
  return carom_colour_mix(colour_of(layout, part, body),
                          shade(layout, part, layout->diagram->theme->text), 0.35);
}

static gboolean rests(const Layout *layout, CaromContactBody body) {
  return carom_contact_is_immovable_at_rest(carom_contact_mass_kg(contact_of(layout), body),
                                            carom_contact_velocity(contact_of(layout), body));
}

/* Whether an arrow of A lies on one of B. */
static gboolean lie_on_one_another(const Layout *layout) {
  for (guint i = 0; i < N_TIMES; i++)
    for (guint j = 0; j < N_TIMES; j++) {
      CaromVec2 a = layout->v[CAROM_BODY_A][i], b = layout->v[CAROM_BODY_B][j];
      double longer = fmax(carom_vec2_length(a), carom_vec2_length(b));
      if (longer > 0 && carom_vec2_dot(a, b) > 0 &&
          fabs(carom_vec2_dot(a, carom_vec2_perpendicular(b))) / longer * layout->per_speed <
              2 * lane * layout->text.line_height)
        return TRUE;
    }
  return FALSE;
}

/* Whether all arrows lie along n, but for what is hardly seen. */
static gboolean is_level(const Layout *layout) {
  return (layout->high - layout->low) * layout->per_speed < 1.2 * layout->text.line_height;
}

/* How far down an arrow is drawn: those of A above those of B where some would be on top of each
 * other, and each by itself where all would.
 *
 * @which: BEFORE, AFTER or CHANGE */
static double lane_of(const Layout *layout, CaromContactBody body, guint which) {
  double side = (body == CAROM_BODY_A ? -1 : 1) * layout->text.line_height;
  return is_level(layout)             ? side * level_lane * (which + 0.5)
         : lie_on_one_another(layout) ? side * lane
                                      : 0;
}

static CaromVec2 shift(CaromVec2 place, double down) {
  return carom_vec2(place.x, place.y + down);
}

/* In the colour of its body, which tells whose it is; at the tip where arrows lie side by side. */
static void put_label(Layout *layout, Part part, const char *notation, CaromContactBody body,
                      CaromVec2 from, CaromVec2 to) {
  CaromMathBox *box = carom_diagram_formula(layout->diagram, &layout->text, notation);
  if (is_level(layout))
    carom_diagram_labels_put_level(&layout->labels, box, ink_of(layout, part, body), to);
  else
    carom_diagram_labels_put_along(&layout->labels, box, ink_of(layout, part, body), from, to);
}

static void draw_axes(Layout *layout) {
  const CaromTheme *theme = layout->diagram->theme;
  cairo_t *cr = layout->text.cr;
  double width = line_width(layout, layout->diagram->look == CAROM_LOOK_NORMAL ? usual : thin);
  CaromColour axis = shade(layout, PART_NORMAL, theme->axis);
  CaromColour text = shade(layout, PART_NORMAL, theme->text);
  carom_diagram_draw_line(cr, carom_vec2(layout->left, layout->zero),
                          carom_vec2(layout->right, layout->zero), axis, width, 0);
  carom_diagram_draw_line(cr, carom_vec2(layout->origin, layout->top),
                          carom_vec2(layout->origin, ruler_y(layout, layout->n_rulers - 1)), axis,
                          width, 0);
  const CaromVec2 end[] = {{layout->right, layout->zero}};
  carom_diagram_labels_put(&layout->labels,
                           carom_diagram_formula(layout->diagram, &layout->text, "n"), text, end, 1,
                           FALSE);
  const CaromVec2 up[] = {{layout->origin, layout->top + 0.4 * layout->text.line_height}};
  carom_diagram_labels_put(&layout->labels,
                           carom_diagram_formula(layout->diagram, &layout->text, "t̂"), text, up, 1,
                           FALSE);
}

/* From the tips down to the rulers: what is read there. */
static void draw_drops(Layout *layout, CaromContactBody body) {
  for (guint when = 0; when < N_TIMES; when++) {
    CaromVec2 tip = place_of(layout, layout->v[body][when]);
    carom_diagram_draw_line(layout->text.cr, tip,
                            carom_vec2(tip.x, ruler_y(layout, layout->n_rulers - 1)),
                            colour_of(layout, PART_READ_BEFORE + when, body),
                            line_width(layout, thin), short_dash * layout->unit);
  }
}

static gboolean is_told_across(const Layout *layout, CaromContactBody body) {
  double y = place_of(layout, layout->v[body][BEFORE]).y;
  return !rests(layout, body) && fabs(y - layout->zero) >= 0.7 * layout->text.line_height;
}

/* What stays, but for friction: how high the tips are, of A to the left and of B to the right. */
static void draw_across(Layout *layout, CaromContactBody body) {
  double y = place_of(layout, layout->v[body][BEFORE]).y, line = layout->text.line_height;
  gboolean is_left = body == CAROM_BODY_A;
  CaromVec2 foot = carom_vec2(layout->origin, y);
  CaromVec2 end = carom_vec2(is_left ? layout->left : layout->right, y);
  if (!is_told_across(layout, body))
    return;
  carom_diagram_draw_line(layout->text.cr, foot, end,
                          shade(layout, PART_NORMAL, layout->diagram->theme->axis),
                          line_width(layout, thin), short_dash * layout->unit);
  g_autofree char *numbers = tell_across(layout, body);
  carom_text_draw(&layout->text, numbers, ink_of(layout, PART_NORMAL, body),
                  end.x + (is_left ? -0.4 : 0.4) * line, y, is_left ? 1 : 0);
}

typedef struct {
  CaromVec2 from, to;
} Arrow;

/* @which: BEFORE, AFTER or CHANGE, which is along n: what friction adds is across it */
static Arrow arrow_of(const Layout *layout, CaromContactBody body, guint which) {
  const CaromVec2 *v = layout->v[body];
  CaromVec2 from = which == CHANGE ? v[BEFORE] : carom_vec2(0, 0);
  CaromVec2 to = which == CHANGE ? carom_vec2(v[AFTER].x, v[BEFORE].y) : v[which];
  double aside = lane_of(layout, body, which);
  return (Arrow){shift(place_of(layout, from), aside), shift(place_of(layout, to), aside)};
}

/* So that no label is put on another arrow. */
static void avoid_arrows(Layout *layout) {
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++)
    for (guint which = BEFORE; which <= CHANGE && !rests(layout, body); which++) {
      Arrow arrow = arrow_of(layout, body, which);
      carom_diagram_labels_avoid(&layout->labels, arrow.from, arrow.to);
    }
}

static gboolean has_note(const Layout *layout) {
  double approach = layout->v[CAROM_BODY_A][BEFORE].x - layout->v[CAROM_BODY_B][BEFORE].x;
  return approach * layout->per_speed < radius * layout->unit;
}

static double note_y(const Layout *layout) {
  return layout->bottom - 0.5 * layout->text.line_height;
}

/* Nor on what is written elsewhere. */
static void avoid_words(Layout *layout) {
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
    double y = place_of(layout, layout->v[body][BEFORE]).y;
    gboolean is_left = body == CAROM_BODY_A;
    if (is_told_across(layout, body))
      carom_diagram_labels_avoid(&layout->labels, carom_vec2(is_left ? 0 : layout->right, y),
                                 carom_vec2(is_left ? layout->left : layout->width, y));
  }
  if (has_note(layout))
    carom_diagram_labels_avoid(&layout->labels, carom_vec2(layout->left, note_y(layout)),
                               carom_vec2(layout->right, note_y(layout)));
}

static void draw_velocities(Layout *layout, CaromContactBody body) {
  static const char *const names[][N_TIMES] = {{"u_a", "v_a"}, {"u_b", "v_b"}};
  for (guint when = 0; when < N_TIMES; when++) {
    Arrow arrow = arrow_of(layout, body, when);
    carom_diagram_draw_arrow(layout->text.cr, arrow.from, arrow.to,
                             colour_of(layout, (Part)when, body), line_width(layout, heavy),
                             when == BEFORE ? dash * layout->unit : 0);
    put_label(layout, (Part)when, names[body][when], body, arrow.from, arrow.to);
  }
}

/* Along n and, where there is friction, across it. */
static void draw_change(Layout *layout, CaromContactBody body) {
  static const char *const names[] = {"Δv_a", "Δv_b"}, *const parts[] = {"Δv_a·n", "Δv_b·n"},
                           *const across[] = {"Δv_a·t̂", "Δv_b·t̂"};
  const CaromDiagram *diagram = layout->diagram;
  double strength = carom_diagram_strength_of(diagram, carom_finding_change(body));
  gboolean is_looked_at = diagram->look == CAROM_LOOK_CHANGE;
  double width = line_width(layout, (is_looked_at ? heavy : usual) * strength);
  CaromColour colour = colour_of(layout, PART_CHANGE, body);
  Arrow arrow = arrow_of(layout, body, CHANGE);
  CaromVec2 to = arrow_of(layout, body, AFTER).to;
  gboolean rubs = contact_of(layout)->tangential_factor < 1;
  if (!carom_contact_is_movable(contact_of(layout), body))
    return;
  carom_diagram_draw_arrow(layout->text.cr, arrow.from, arrow.to, colour, width, 0);
  if (rubs && !is_level(layout) &&
      carom_vec2_distance(arrow.to, to) > 0.5 * layout->text.line_height) {
    carom_diagram_draw_arrow(layout->text.cr, arrow.to, to, colour, width,
                             short_dash * layout->unit);
    put_label(layout, PART_CHANGE, across[body], body, arrow.to, to);
  }
  put_label(layout, PART_CHANGE, rubs ? parts[body] : names[body], body, arrow.from, arrow.to);
}

/* Where the velocities differ by less than a mark is wide. */
static void draw_note(Layout *layout) {
  if (!has_note(layout))
    return;
  g_autofree char *note = g_markup_escape_text(
      _("The velocities along n are too close to each other to be told apart here."), -1);
  carom_text_draw_fitted(&layout->text, note, layout->diagram->theme->text,
                         (layout->left + layout->right) / 2, note_y(layout), 0.5,
                         layout->right - layout->left);
}

/* ---- The rulers ---- */

/* Lines behind a number would strike it through. */
static void clear_box(Layout *layout, double x, double y, double half) {
  double line = layout->text.line_height;
  carom_colour_set(layout->text.cr, layout->diagram->theme->background, 1);
  cairo_rectangle(layout->text.cr, x - half, y - 0.4 * line, 2 * half, 0.8 * line);
  cairo_fill(layout->text.cr);
}

static void draw_ticks(Layout *layout, guint ruler) {
  const CaromTheme *theme = layout->diagram->theme;
  double y = ruler_y(layout, ruler), line = layout->text.line_height;
  double one = reading_of_one(layout, ruler);
  CaromAxis axis = {
      .min = layout->min, .max = layout->max, .from = layout->left, .to = layout->right};
  g_autoptr(GArray) ticks = carom_axis_ticks(
      &axis, (guint)fmax(2, (layout->right - layout->left) / (tick_distance * line)));
  for (guint i = 0; i < ticks->len; i++) {
    double value = g_array_index(ticks, CaromTick, i).value, x = carom_axis_place(&axis, value);
    g_autofree char *label = carom_digits_text(value * one, layout->diagram->digits);
    carom_diagram_draw_line(layout->text.cr, carom_vec2(x, y - tick * line),
                            carom_vec2(x, y + tick * line), shade(layout, PART_RULER, theme->text),
                            line_width(layout, thin), 0);
    double half = carom_text_width(&layout->text, label) / 2;
    if (x - half < layout->left - 0.8 * line) /* the ruler's name is there */
      continue;
    clear_box(layout, x, y + 0.8 * line, half);
    carom_text_draw_on_top(&layout->text, label, shade(layout, PART_RULER, theme->dim_text),
                           theme->background, x, y + 0.8 * line, 0.5);
  }
}

/* Whether a filled mark is where that of a body before is. */
static gboolean is_covered(const Layout *layout, CaromContactBody body) {
  for (CaromContactBody other = CAROM_BODY_A; other <= CAROM_BODY_B; other++)
    if (!rests(layout, other) &&
        fabs(layout->v[other][AFTER].x - layout->v[body][BEFORE].x) * layout->per_speed <
            2 * radius * layout->unit)
      return TRUE;
  return FALSE;
}

/* Hollow before, filled after; a hollow one around what it would cover. */
static void draw_mark(Layout *layout, guint ruler, CaromContactBody body, guint when) {
  cairo_t *cr = layout->text.cr;
  Part part = PART_READ_BEFORE + when;
  double x = place_of(layout, layout->v[body][when]).x;
  gboolean is_around = when == BEFORE && is_covered(layout, body);
  cairo_new_sub_path(cr);
  cairo_arc(cr, x, ruler_y(layout, ruler), (is_around ? 1.6 : 1) * radius * layout->unit, 0,
            2 * G_PI);
  CaromColour colour = colour_of(layout, part, body);
  carom_colour_set(cr, when == BEFORE ? layout->diagram->theme->background : colour, 1);
  if (!is_around)
    cairo_fill_preserve(cr);
  carom_colour_set(cr, colour, 1);
  cairo_set_line_width(cr, line_width(layout, usual));
  cairo_stroke(cr);
}

static int digits_of(const Layout *layout, const CaromValue *value) {
  return MAX(value->digits[0], layout->diagram->digits);
}

/* With as many digits as tell by how much it differs from the others on the ruler, and as many
 * decimals as these: 1.9998 beside 0.9998, so that the two do not seem to differ by more than 1. */
static char *tell_reading(const Layout *layout, guint ruler, CaromContactBody body, guint when) {
  CaromValue values[CAROM_N_CONTACT_BODIES * N_TIMES];
  CaromDistinctValue distinct[G_N_ELEMENTS(values)];
  double size = 0;
  for (guint i = 0; i < G_N_ELEMENTS(values); i++) {
    double read = speeds_of(layout, ruler, i % N_TIMES)[i / N_TIMES].read;
    values[i] = CAROM_VALUE(read);
    size = fmax(size, fabs(read));
  }
  for (guint i = 0; i < G_N_ELEMENTS(values); i++)
    distinct[i] = (CaromDistinctValue){&values[i], CAROM_DIMENSION_VELOCITY, size};
  carom_distinct(distinct, G_N_ELEMENTS(values), layout->diagram->digits);
  int decimals = 0;
  for (guint i = 0; i < G_N_ELEMENTS(values); i++)
    if (values[i].number != 0)
      decimals = MAX(decimals,
                     digits_of(layout, &values[i]) - 1 - carom_digits_exponent(values[i].number));
  const CaromValue *value = &values[(guint)body * N_TIMES + when];
  int digits = decimals + 1 + carom_digits_exponent(value->number);
  return carom_digits_text(value->number, CLAMP(digits, digits_of(layout, value),
                                                digits_of(layout, value) + MORE_DIGITS));
}

/* Whether the same number stands already at the same mark, as where bodies stay together. */
static gboolean is_told(const Layout *layout, guint ruler, CaromContactBody body, guint when,
                        const char *number) {
  for (guint i = 0; i < (guint)body * N_TIMES + when; i++) {
    CaromContactBody other = i / N_TIMES;
    double off = layout->v[other][i % N_TIMES].x - layout->v[body][when].x;
    if (!speeds_of(layout, ruler, i % N_TIMES)[other].formula ||
        fabs(off) * layout->per_speed > 0.5)
      continue;
    g_autofree char *told = tell_reading(layout, ruler, other, i % N_TIMES);
    if (g_str_equal(told, number))
      return TRUE;
  }
  return FALSE;
}

static void put_reading(Layout *layout, CaromDiagramLabels *labels, guint ruler,
                        CaromContactBody body, guint when) {
  const CaromNormalSpeed *speed = &speeds_of(layout, ruler, when)[body];
  CaromVec2 point = {place_of(layout, layout->v[body][when]).x, ruler_y(layout, ruler)};
  if (!speed->formula)
    return;
  g_autofree char *number = tell_reading(layout, ruler, body, when);
  if (is_told(layout, ruler, body, when, number))
    return;
  carom_diagram_labels_put(labels, carom_diagram_text(&layout->text, number),
                           ink_of(layout, PART_READ_BEFORE + when, body), &point, 1, TRUE);
}

/* Above it, as far as there is room. */
static void draw_readings(Layout *layout, guint ruler) {
  double y = ruler_y(layout, ruler), line = layout->text.line_height;
  g_auto(CaromDiagramLabels) labels = {0};
  carom_diagram_labels_init(&labels, carom_vec2(layout->left - line, y - 1.5 * line),
                            carom_vec2(layout->right + line, y), line);
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++)
    for (guint when = 0; when < N_TIMES; when++) {
      double x = place_of(layout, layout->v[body][when]).x; /* beside the line down to it */
      carom_diagram_labels_avoid(&labels, carom_vec2(x, y - 1.5 * line), carom_vec2(x, y));
    }
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++)
    for (guint when = 0; when < N_TIMES; when++)
      put_reading(layout, &labels, ruler, body, when);
  carom_diagram_labels_put_in_order(&labels);
  for (guint i = 0; i < carom_diagram_labels_count(&labels); i++) {
    const CaromTextBox *box = carom_diagram_labels_get(&labels, i);
    clear_box(layout, box->middle.x, box->middle.y, box->half.x);
  }
  carom_diagram_labels_draw(&labels, layout->text.cr, layout->diagram->theme->background);
}

/* To the right of the rulers: what is said of the impulse. */
static void draw_in_green(Layout *layout, const CaromMathBox *box, double baseline) {
  CaromColour green = carom_diagram_colour_of(layout->diagram, CAROM_FINDING_TRANSFER);
  carom_colour_set(layout->text.cr, shade(layout, PART_CHANGE, green), 1);
  carom_math_box_draw(box, layout->text.cr, layout->right + 1.5 * layout->text.line_height,
                      baseline);
}

/* Its title and unit to the left, and to the right what the method calls the impulse. */
static void draw_ends(Layout *layout, guint ruler) {
  const CaromTheme *theme = layout->diagram->theme;
  double y = ruler_y(layout, ruler), line = layout->text.line_height;
  g_autofree char *title = g_markup_printf_escaped("<b>%s</b>", title_of(layout, ruler));
  g_autoptr(CaromMathBox) reading = reading_of(layout, ruler);
  carom_text_draw_fitted(&layout->text, title, shade(layout, PART_RULER, theme->text), 0,
                         y - 0.35 * line, 0, layout->left - 0.5 * line);
  carom_colour_set(layout->text.cr, shade(layout, PART_RULER, theme->dim_text), 1);
  carom_math_box_draw(reading, layout->text.cr, 0, y + 1.1 * line);
  g_autoptr(CaromMathBox) impulse = impulse_of(layout, ruler);
  if (impulse)
    draw_in_green(layout, impulse, y + (impulse->ascent - impulse->descent) / 2);
}

static void draw_ruler(Layout *layout, guint ruler) {
  double y = ruler_y(layout, ruler);
  carom_diagram_draw_line(
      layout->text.cr, carom_vec2(layout->left, y), carom_vec2(layout->right, y),
      shade(layout, PART_RULER, layout->diagram->theme->text), line_width(layout, usual), 0);
  draw_ticks(layout, ruler);
  draw_ends(layout, ruler);
  for (guint when = N_TIMES; when-- > 0;) /* the hollow ones on top */
    for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++)
      if (!rests(layout, body))
        draw_mark(layout, ruler, body, when);
  draw_readings(layout, ruler);
}

/* So that the impulse can be calculated from what is read. */
static void draw_masses(Layout *layout) {
  g_autoptr(CaromMathBox) masses = name_masses(layout);
  if (masses->width > layout->left)
    return;
  carom_colour_set(layout->text.cr, shade(layout, PART_CHANGE, layout->diagram->theme->dim_text),
                   1);
  carom_math_box_draw(masses, layout->text.cr, 0, layout->bottom + 0.2 * layout->text.line_height);
}

/* J once, above what each method calls it. */
static void draw_impulse(Layout *layout) {
  g_autoptr(CaromMathBox) name = name_impulse(layout);
  draw_in_green(layout, name, layout->bottom + 0.2 * layout->text.line_height);
}

/* ---- Reading ---- */

static gboolean is_on_rulers(const Layout *layout, CaromVec2 place) {
  return place.x >= layout->left && place.x <= layout->right;
}

static char *read_at(const Layout *layout, const CaromVec2 *place) {
  if (!is_on_rulers(layout, *place))
    return NULL;
  double speed = (place->x - layout->origin) / layout->per_speed;
  g_autoptr(GString) words = g_string_new(NULL);
  for (guint i = 0; i < layout->n_rulers; i++) {
    g_autofree char *number =
        carom_digits_text(speed * reading_of_one(layout, i), layout->diagram->digits);
    g_autofree char *unit = unit_of(layout, i);
    g_autofree char *quantity = carom_unit_quantity(number, unit);
    g_string_append(words, i > 0 ? "\n" : "");
    /* Translators: the name of a method, and a quantity that it reads. */
    g_string_append_printf(words, _("%1$s: %2$s"), title_of(layout, i), quantity);
  }
  return g_string_free(g_steal_pointer(&words), FALSE);
}

/* Instead of a number that is there already. */
static void draw_pointed(Layout *layout, const char *markup, double x, double y, double align) {
  const CaromTheme *theme = layout->diagram->theme;
  double width = carom_text_width(&layout->text, markup), line = layout->text.line_height;
  double edge = 0.3 * line;
  carom_colour_set(layout->text.cr, theme->background, 1);
  cairo_rectangle(layout->text.cr, x - align * width - edge, y - 0.6 * line, width + 2 * edge,
                  1.15 * line);
  cairo_fill(layout->text.cr);
  carom_text_draw(&layout->text, markup, theme->cursor, x, y, align);
}

/* On every ruler at once, with its number. */
static void draw_pointer(Layout *layout, CaromVec2 place) {
  const CaromDiagram *diagram = layout->diagram;
  cairo_t *cr = layout->text.cr;
  double line = layout->text.line_height, speed = (place.x - layout->origin) / layout->per_speed;
  gboolean is_right = place.x > (layout->left + layout->right) / 2;
  carom_diagram_draw_line(cr, carom_vec2(place.x, layout->top),
                          carom_vec2(place.x, ruler_y(layout, layout->n_rulers - 1)),
                          diagram->theme->cursor, line_width(layout, thin), 0);
  for (guint i = 0; i < layout->n_rulers; i++) {
    double y = ruler_y(layout, i);
    g_autofree char *number = carom_digits_text(speed * reading_of_one(layout, i), diagram->digits);
    g_autofree char *markup = g_strdup_printf("<b>%s</b>", number);
    cairo_new_sub_path(cr);
    cairo_arc(cr, place.x, y, radius * layout->unit, 0, 2 * G_PI);
    carom_colour_set(cr, diagram->theme->cursor, 1);
    cairo_fill(cr);
    draw_pointed(layout, markup, place.x + (is_right ? -0.5 : 0.5) * line, y - 0.75 * line,
                 is_right ? 1 : 0);
  }
}

/* Returns: (transfer full): what the method reads of the body; "" where that is nothing */
static char *describe_reading(const Layout *layout, guint ruler, CaromContactBody body) {
  char *quantities[N_TIMES] = {NULL};
  for (guint when = 0; when < N_TIMES; when++) {
    const CaromNormalSpeed *speed = &speeds_of(layout, ruler, when)[body];
    if (speed->formula)
      quantities[when] = carom_diagram_quantity(layout->diagram, speed->read, speed->dimension);
  }
  const char *name = carom_explanation_name(layout->diagram->explanation, body);
  char *words =
      quantities[BEFORE] && quantities[AFTER]
          /* Translators: the name of a method and of a body, and what that method reads of it. */
          ? g_strdup_printf(_("%1$s, %2$s: %3$s before, %4$s after."), title_of(layout, ruler),
                            name, quantities[BEFORE], quantities[AFTER])
          : g_strdup("");
  g_free(quantities[BEFORE]);
  g_free(quantities[AFTER]);
  return words;
}

char *carom_ruler_picture_describe(const CaromDiagram *diagram) {
  if (!carom_ruler_picture_exists(diagram->explanation))
    return g_strdup("");
  g_auto(Layout) layout = {0};
  layout_init(&layout, diagram, NULL, 1000, INFINITY);
  g_autoptr(GString) words = g_string_new(NULL);
  for (guint ruler = 0; ruler < layout.n_rulers; ruler++)
    for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
      g_autofree char *reading = describe_reading(&layout, ruler, body);
      g_string_append(words, words->len > 0 && *reading ? "\n" : "");
      g_string_append(words, reading);
    }
  return g_string_free(g_steal_pointer(&words), FALSE);
}

/* ---- The whole ---- */

/* And to the right of it the legend, if there is room. */
static void draw_title(Layout *layout) {
  const char *title = _("What each method reads along n");
  const char *legend = C_("legend", "dashed, hollow: before; solid, filled: after");
  g_autofree char *bold = g_markup_printf_escaped("<b>%s</b>", title);
  double height = carom_diagram_draw_title(layout->diagram, &layout->text, title, layout->width);
  double taken = carom_text_width(&layout->text, bold) + 2 * layout->text.line_height;
  if (taken + carom_text_width(&layout->text, legend) < layout->width)
    carom_text_draw(&layout->text, legend, layout->diagram->theme->dim_text, layout->width,
                    height / 2, 1);
}

double carom_ruler_picture_height(const CaromDiagram *diagram, double width) {
  g_auto(Layout) layout = {0};
  layout_init(&layout, diagram, NULL, width, INFINITY);
  double line = layout.text.line_height;
  double lanes = is_level(&layout) ? 2 * (CHANGE + 1) * level_lane * line : 0;
  double plane = (layout.high - layout.low) * layout.per_speed + lanes + (above + below) * line;
  return layout.top + CLAMP(plane, least_plane * line, most_plane * line) +
         layout.n_rulers * ruler_height * line;
}

void carom_ruler_picture_find_look(const CaromDiagram *diagram, double width, double height,
                                   double *top, double *bottom) {
  g_return_if_fail(carom_ruler_picture_exists(diagram->explanation));
  g_auto(Layout) layout = {0};
  layout_init(&layout, diagram, NULL, width, height);
  CaromLook look = diagram->look;
  gboolean is_low = look == CAROM_LOOK_READINGS || look == CAROM_LOOK_SAME;
  *top = is_low ? layout.zero : layout.top;
  *bottom = is_low                      ? height
            : look == CAROM_LOOK_CHANGE ? layout.bottom + layout.text.line_height
                                        : layout.bottom;
}

void carom_ruler_picture_draw(const CaromDiagram *diagram, cairo_t *cr, double width,
                              double height) {
  g_return_if_fail(carom_ruler_picture_exists(diagram->explanation));
  g_auto(Layout) layout = {0};
  layout_init(&layout, diagram, cr, width, height);
  draw_title(&layout);
  avoid_arrows(&layout);
  avoid_words(&layout);
  draw_axes(&layout);
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++)
    if (!rests(&layout, body)) {
      draw_drops(&layout, body);
      draw_across(&layout, body);
    }
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++)
    if (!rests(&layout, body)) {
      draw_velocities(&layout, body);
      draw_change(&layout, body);
    }
  carom_diagram_labels_draw(&layout.labels, cr, diagram->theme->background);
  draw_masses(&layout);
  draw_impulse(&layout);
  draw_note(&layout);
  for (guint i = 0; i < layout.n_rulers; i++)
    draw_ruler(&layout, i);
  if (diagram->has_pointer && is_on_rulers(&layout, diagram->pointer))
    draw_pointer(&layout, diagram->pointer);
}

char *carom_ruler_picture_read(const CaromDiagram *diagram, double width, double height,
                               CaromVec2 *place) {
  g_return_val_if_fail(carom_ruler_picture_exists(diagram->explanation), NULL);
  g_auto(Layout) layout = {0};
  layout_init(&layout, diagram, NULL, width, height);
  return read_at(&layout, place);
}

guint carom_ruler_picture_count(const CaromDiagram *diagram) {
  return CAROM_N_CONTACT_BODIES * N_TIMES;
}

CaromVec2 carom_ruler_picture_place(const CaromDiagram *diagram, double width, double height,
                                    guint i) {
  g_auto(Layout) layout = {0};
  layout_init(&layout, diagram, NULL, width, height);
  return place_of(&layout, layout.v[i / N_TIMES][i % N_TIMES]);
}
