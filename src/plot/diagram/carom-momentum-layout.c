/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-momentum-layout: arrows that would lie on one another, as in every central collision, are
 * moved aside into lanes, and thin lines lead back to where they belong. */
#include "carom-momentum-layout.h"

#include "carom-line.h"
#include "carom-round-number.h"
#include "carom-view.h"

#include <glib/gi18n-lib.h>

/* The heights of the title and of the line with the scale, the margin around the arrows, and the
 * distance between two lanes, in lines of text. */
static const double title_row = 1.4, scale_row = 1.7, padding = 1.6, lane_width = 1.25;
/* The most of the height that one lane may take. */
static const double most_lane = 0.07;

/* Arrows lie on one another if more than this of the shorter one is nearer than that many lanes,
 * and they are not further apart in direction, as a sine. A short one across another's end is seen.
 */
static const double overlapping = 0.35, too_near = 0.5, most_apart = 0.5;
enum { N_SAMPLES = 20, MOST_LANES = 4 };

/* Shorter ones, in points, cannot lie on anything. */
static const double least_length = 2;

/* ---- The arrows ---- */

static void add(CaromMomentumLayout *layout, CaromMomentumKind kind, CaromContactBody body,
                const char *notation, CaromVec2 tail, CaromVec2 vector) {
  g_assert(layout->n_arrows < CAROM_MOMENTUM_LAYOUT_MAX_ARROWS);
  layout->arrows[layout->n_arrows++] = (CaromMomentumArrow){
      .kind = kind,
      .body = body,
      .notation = notation,
      .tail = tail,
      .tip = carom_vec2_add(tail, vector),
  };
}

/* Adds the momenta of both bodies, tip to tail. */
static void add_chain(CaromMomentumLayout *layout, CaromSide side) {
  static const char *const notations[][2] = {{"m_a u_a", "m_b u_b"}, {"m_a v_a", "m_b v_b"}};
  const CaromBalance *balance = &layout->diagram->explanation->balance;
  CaromVec2 tail = carom_vec2(0, 0);
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
    const CaromParty *party = carom_balance_party(balance, body);
    if (party->immovable)
      continue;
    add(layout, side == CAROM_BEFORE ? CAROM_MOMENTUM_BEFORE : CAROM_MOMENTUM_AFTER, body,
        notations[side][body], tail, party->momentum[side]);
    tail = carom_vec2_add(tail, party->momentum[side]);
  }
}

/* Adds what passed over: from where the momentum of the first body that can move ends before to
 * where it ends after. */
static void add_transfer(CaromMomentumLayout *layout) {
  const CaromExplanation *explanation = layout->diagram->explanation;
  const CaromBalance *balance = &explanation->balance;
  CaromContactBody body = balance->a.immovable ? CAROM_BODY_B : CAROM_BODY_A;
  double sign = CAROM_OF_BODY(body, -1, 1);
  CaromVec2 tail = carom_balance_party(balance, body)->momentum[CAROM_BEFORE];
  CaromVec2 along = carom_vec2_scale(balance->normal, sign * balance->impulse);
  CaromVec2 across =
      carom_vec2_scale(carom_vec2_perpendicular(balance->normal), sign * balance->friction_impulse);
  add(layout, CAROM_MOMENTUM_TRANSFER, body, CAROM_OF_BODY(body, "-J n", "J n"), tail, along);
  if (explanation->record.contact.tangential_factor < 1)
    add(layout, CAROM_MOMENTUM_FRICTION, body, CAROM_OF_BODY(body, "-J_t t̂", "J_t t̂"),
        carom_vec2_add(tail, along), across);
}

/* Adds all arrows. A body that alone can move has no sum but itself. Of several contacts at once,
 * only the two bodies of this one have arrows, whose sum is not that of all, Σp. */
static void add_arrows(CaromMomentumLayout *layout) {
  const CaromExplanation *explanation = layout->diagram->explanation;
  const CaromBalance *balance = &explanation->balance;
  CaromVec2 start = carom_vec2(0, 0), sum = carom_balance_pair_momentum(balance, CAROM_BEFORE);
  gboolean is_of_cluster = carom_explanation_is_of_cluster(explanation);
  if (!balance->a.immovable && !balance->b.immovable)
    add(layout, CAROM_MOMENTUM_SUM, CAROM_BODY_NONE, is_of_cluster ? "m_a u_a + m_b u_b" : "Σp",
        start, sum);
  add_chain(layout, CAROM_BEFORE);
  add_chain(layout, CAROM_AFTER);
  if (is_of_cluster)
    add(layout, CAROM_MOMENTUM_OTHERS, CAROM_BODY_NONE, NULL, sum,
        carom_vec2_sub(carom_balance_pair_momentum(balance, CAROM_AFTER), sum));
  else
    add_transfer(layout);
}

/* ---- The scale ---- */

double carom_momentum_layout_top(const CaromMomentumLayout *layout) {
  return title_row * layout->text.line_height;
}

double carom_momentum_layout_bottom(const CaromMomentumLayout *layout) {
  return layout->height - scale_row * layout->text.line_height;
}

static double lane_of(const CaromMomentumLayout *layout) {
  return MIN(lane_width * layout->text.line_height, most_lane * layout->height);
}

/* @margin: around all arrows, for labels and lanes */
static void fit(CaromMomentumLayout *layout, double margin) {
  CaromVec2 min = carom_vec2(0, 0), max = min;
  for (guint i = 0; i < layout->n_arrows; i++) {
    CaromVec2 tip = layout->arrows[i].tip;
    min = carom_vec2(MIN(min.x, tip.x), MIN(min.y, tip.y));
    max = carom_vec2(MAX(max.x, tip.x), MAX(max.y, tip.y));
  }
  CaromView view =
      carom_view_fit(min, max, margin, carom_momentum_layout_top(layout) + margin,
                     layout->width - margin, carom_momentum_layout_bottom(layout) - margin);
  layout->points_per_unit = view.points_per_unit;
  for (guint i = 0; i < layout->n_arrows; i++) {
    CaromMomentumArrow *arrow = &layout->arrows[i];
    arrow->true_from = carom_view_place(&view, arrow->tail);
    arrow->true_to = carom_view_place(&view, arrow->tip);
  }
}

/* ---- Lanes ---- */

/* Across the arrow, to its left as it points; all that are parallel have one direction. */
static CaromVec2 across(CaromVec2 along) {
  CaromVec2 left = carom_vec2(along.y, -along.x);
  gboolean is_reversed = along.x < 0 || (along.x == 0 && along.y > 0);
  double length = carom_vec2_length(left);
  return length > 0 ? carom_vec2_scale(left, (is_reversed ? -1 : 1) / length) : carom_vec2(0, 0);
}

static void move_aside(CaromMomentumArrow *arrow, double lane, double distance) {
  CaromVec2 along = carom_vec2_sub(arrow->true_to, arrow->true_from);
  CaromVec2 aside = carom_vec2_scale(across(along), lane * distance);
  arrow->lane = lane;
  arrow->from = carom_vec2_add(arrow->true_from, aside);
  arrow->to = carom_vec2_add(arrow->true_to, aside);
}

static double length_of(const CaromMomentumArrow *arrow) {
  return carom_vec2_distance(arrow->to, arrow->from);
}

static gboolean are_across(const CaromMomentumArrow *one, const CaromMomentumArrow *other) {
  CaromVec2 along = carom_vec2_sub(one->to, one->from);
  return fabs(carom_vec2_dot(along, across(carom_vec2_sub(other->to, other->from)))) >
         most_apart * length_of(one);
}

static gboolean lie_on_one_another(const CaromMomentumArrow *one, const CaromMomentumArrow *other,
                                   double distance) {
  if (length_of(one) > length_of(other))
    return lie_on_one_another(other, one, distance);
  if (length_of(one) < least_length || are_across(one, other))
    return FALSE;
  guint n_near = 0;
  for (guint i = 0; i <= N_SAMPLES; i++) {
    CaromVec2 place =
        carom_vec2_add_scaled(one->from, carom_vec2_sub(one->to, one->from), (double)i / N_SAMPLES);
    n_near += carom_line_distance(other->from, other->to, place) < distance;
  }
  return n_near > overlapping * N_SAMPLES;
}

static gboolean is_free(const CaromMomentumLayout *layout, guint n, double distance) {
  for (guint i = 0; i < n; i++)
    if (lie_on_one_another(&layout->arrows[i], &layout->arrows[n], too_near * distance))
      return FALSE;
  return TRUE;
}

/* Before to one side, all else to the other. */
static void choose_lanes(CaromMomentumLayout *layout) {
  double distance = lane_of(layout);
  for (guint n = 0; n < layout->n_arrows; n++) {
    CaromMomentumArrow *arrow = &layout->arrows[n];
    for (guint i = 0; i <= MOST_LANES; i++) {
      double side = arrow->kind == CAROM_MOMENTUM_BEFORE ? 1 : -1;
      move_aside(arrow, side * i, distance);
      if (is_free(layout, n, distance))
        break;
    }
  }
}

static double most_lanes(const CaromMomentumLayout *layout) {
  double most = 0;
  for (guint i = 0; i < layout->n_arrows; i++)
    most = MAX(most, fabs(layout->arrows[i].lane));
  return most;
}

/* ---- Labels ---- */

static CaromMathBox *label_of(CaromMomentumLayout *layout, const CaromMomentumArrow *arrow) {
  const CaromExplanation *explanation = layout->diagram->explanation;
  CaromContactBody immovable = carom_contact_immovable(&explanation->record.contact);
  if (!arrow->notation)
    /* Translators: momentum that came from other bodies. */
    return carom_diagram_text(&layout->text, C_("label of an arrow", "from others"));
  CaromMathBox *box = carom_diagram_formula(layout->diagram, &layout->text, arrow->notation);
  if (arrow->kind != CAROM_MOMENTUM_TRANSFER || immovable == CAROM_BODY_NONE)
    return box;
  /* Translators: stands after the formula of a momentum; %s is the name of an immovable body that
     gave it. */
  g_autofree char *from = g_strdup_printf(C_("label of an arrow", " from %s"),
                                          carom_explanation_name(explanation, immovable));
  carom_math_box_append(box, carom_diagram_text(&layout->text, from));
  return box;
}

static CaromColour label_colour(const CaromDiagram *diagram, CaromMomentumKind kind) {
  return kind == CAROM_MOMENTUM_TRANSFER || kind == CAROM_MOMENTUM_FRICTION
             ? carom_diagram_colour_of(diagram, CAROM_FINDING_TRANSFER)
         : kind == CAROM_MOMENTUM_SUM ? diagram->theme->momentum
                                      : diagram->theme->text;
}

static void place_labels(CaromMomentumLayout *layout) {
  double inset = 2 * layout->unit;
  carom_diagram_labels_init(&layout->labels, carom_vec2(inset, carom_momentum_layout_top(layout)),
                            carom_vec2(layout->width - inset, carom_momentum_layout_bottom(layout)),
                            layout->text.line_height);
  for (guint i = 0; i < layout->n_arrows; i++)
    carom_diagram_labels_avoid(&layout->labels, layout->arrows[i].from, layout->arrows[i].to);
  for (guint i = 0; i < layout->n_arrows; i++) {
    const CaromMomentumArrow *arrow = &layout->arrows[i];
    carom_diagram_labels_put_along(&layout->labels, label_of(layout, arrow),
                                   label_colour(layout->diagram, arrow->kind), arrow->from,
                                   arrow->to);
  }
}

/* ---- The whole ---- */

void carom_momentum_layout_init(CaromMomentumLayout *layout, const CaromDiagram *diagram,
                                cairo_t *cr, double width, double height) {
  static const double usual_line = 15.5, scale_share = 0.3;
  *layout = (CaromMomentumLayout){.diagram = diagram, .width = width, .height = height};
  carom_text_init(&layout->text, cr, diagram->font);
  layout->unit = layout->text.line_height / usual_line;
  double margin = padding * layout->text.line_height;
  add_arrows(layout);
  fit(layout, margin);
  choose_lanes(layout);
  fit(layout, margin + most_lanes(layout) * lane_of(layout));
  choose_lanes(layout);
  layout->scale_length = carom_round_number_times(
      carom_round_number_below(scale_share * width / layout->points_per_unit), 1);
  place_labels(layout);
}

void carom_momentum_layout_clear(CaromMomentumLayout *layout) {
  carom_diagram_labels_clear(&layout->labels);
  carom_text_clear(&layout->text);
}
