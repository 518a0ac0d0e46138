/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-labels: each label in turn gets the best of several places along its line that are
 * free, judged by the lines below it there; or, if none is, a free place elsewhere and a line to
 * what it belongs to. */
#include "carom-overlay-labels.h"

#include "carom-digits.h"
#include "carom-overlay-lens.h"
#include "carom-unit.h"

/* The distance between a label and what it belongs to, in half heights of the label: a little more
 * than that at which a line seems to run into it. */
static const double gap = 0.43;

/* The least distance between two labels in a row, or a label and a letter, in units, lest they be
 * read as one formula. */
static const double gap_between = 7;

/* The penalties for being less close to the usual place, and for being elsewhere, beside those for
 * lines below the label. A label is left out if its penalty is greater than the limit. */
static const double loss_of_turn = 0.6, loss_of_leader = 16;
static const double loss_limit[CAROM_N_STRENGTHS] = {18, 90, INFINITY};

/* A label that is further away from what it belongs to, in heights of a line, has a line to it. */
static const double far = 0.9;

/* Half the width and half the height of a letter, in heights of a line. */
static const double half_letter = 0.45;

/* How much worse it is for a letter to leave the room than to come near a line. */
static const double away_from_edge = 10;

/* The height of a line of 10 pt type, which is the usual one, in points. */
static const double usual_height = 15.5;

/* The distance from the middle of a box, in @direction of length 1, at which a line perpendicular
 * to that just clears it. */
static double support(const CaromTextBox *box, CaromVec2 direction) {
  return box->half.x * fabs(direction.x) + box->half.y * (fabs(direction.y) + gap);
}

/* ---- Letters ---- */

/* The most lines that may be drawn from one centre to the other, or from one of them; and the wall.
 */
enum { N_LINES_TO_AVOID = 7 };

static CaromOverlayShape velocity_from(const CaromOverlayFrame *frame, CaromVec2 place,
                                       CaromVec2 velocity) {
  CaromVec2 arrow = carom_overlay_frame_vector(frame, velocity, CAROM_DIMENSION_VELOCITY);
  return (CaromOverlayShape){
      .kind = CAROM_SHAPE_ARROW, .from = place, .to = carom_vec2_add(place, arrow)};
}

static void lines_to_avoid(const CaromOverlayFrame *frame,
                           CaromOverlayShape lines[N_LINES_TO_AVOID]) {
  const CaromContact *before = &frame->overlay->record->contact;
  const CaromOutcome *after = &frame->overlay->record->outcome;
  CaromVec2 relative = carom_vec2_sub(before->velocity_b, before->velocity_a);
  double beyond = 2 * (frame->radius_a + frame->radius_b);
  lines[0] = velocity_from(frame, frame->place_a, before->velocity_a);
  lines[1] = velocity_from(frame, frame->place_a, after->velocity_a);
  lines[2] = velocity_from(frame, frame->place_b, before->velocity_b);
  lines[3] = velocity_from(frame, frame->place_b, after->velocity_b);
  lines[4] = velocity_from(frame, frame->place_b, relative);
  lines[5] = (CaromOverlayShape){.kind = CAROM_SHAPE_LINE,
                                 .from = carom_vec2_add_scaled(frame->place_a, frame->n, -beyond),
                                 .to = carom_vec2_add_scaled(frame->place_b, frame->n, beyond)};
  lines[6] = lines[5];
  if (carom_overlay_frame_has_wall(frame))
    carom_overlay_frame_wall(frame, &lines[6].from, &lines[6].to);
}

/* How far a letter at @place is beyond the room's edge. */
static double distance_outside(const CaromOverlayRoom *room, CaromVec2 place, double half) {
  double x = MAX(room->left + half - place.x, place.x + half - room->right);
  double y = MAX(room->top + half - place.y, place.y + half - room->bottom);
  return MAX(MAX(x, y), 0);
}

double carom_overlay_labels_clearance(const CaromOverlayFrame *frame, CaromVec2 place) {
  CaromOverlayShape lines[N_LINES_TO_AVOID];
  double clear = INFINITY;
  lines_to_avoid(frame, lines);
  for (guint k = 0; k < N_LINES_TO_AVOID; k++)
    clear = MIN(clear, carom_overlay_shape_distance(&lines[k], place));
  return clear;
}

/* The same for a name, of the middle and both ends of its middle line. */
static double clearance_of_name(const CaromOverlayFrame *frame, CaromVec2 place, double reach) {
  double clear = carom_overlay_labels_clearance(frame, place);
  for (int side = -1; side <= 1 && reach > 0; side += 2)
    clear = MIN(clear,
                carom_overlay_labels_clearance(frame, carom_vec2(place.x + side * reach, place.y)));
  return clear;
}

/* Finds the place around @centre that is furthest from all lines to avoid, or far enough from them;
 * above @centre and in the room if possible. */
static CaromVec2 find_clear_place(const CaromOverlayFrame *frame, CaromVec2 centre, double away,
                                  double reach, double enough) {
  enum { N = 24 };
  CaromVec2 best = centre;
  double most = -INFINITY;
  for (int i = 0; i < N; i++) {
    double turn =
        G_PI * i / N * (i % 2 == 0 ? 1 : -1); /* alternately to one side and to the other */
    CaromVec2 place = carom_vec2_add_scaled(centre, carom_vec2(sin(turn), -cos(turn)), away);
    double clear = MIN(clearance_of_name(frame, place, reach), enough);
    clear -= distance_outside(&frame->room, place, enough / 2 + reach) * away_from_edge;
    if (clear > most) {
      most = clear;
      best = place;
    }
  }
  return best;
}

/* The letter of a wall is behind the wall, on the side away from the disc; where that is beyond the
 * edge, on the other side, or in front of the wall. */
static CaromOverlayLetter letter_of_wall(const CaromOverlayFrame *frame, const CaromText *text,
                                         double reach) {
  CaromVec2 u = frame->overlay->record->contact.velocity_a, t = carom_vec2_perpendicular(frame->n);
  double side = carom_vec2_dot(carom_view_direction(&frame->view, u), t) > 0 ? -1 : 1;
  double along = side * (frame->radius_a + text->line_height);
  double behind = text->line_height * 0.8 + reach * fabs(frame->n.x);
  double least = INFINITY;
  CaromVec2 best = frame->contact;
  for (int i = 0; i < 4; i++) {
    CaromVec2 place = carom_vec2_add_scaled(frame->contact, frame->n, i < 2 ? behind : -behind);
    place = carom_vec2_add_scaled(place, t, i % 2 == 0 ? along : -along);
    double outside = distance_outside(&frame->room, place, text->line_height / 2 + reach);
    if (outside < least) {
      least = outside;
      best = place;
    }
  }
  return (CaromOverlayLetter){best, FALSE, reach};
}

static double reach_of_name(const CaromOverlayFrame *frame, const CaromText *text,
                            CaromContactBody body) {
  g_autofree char *name = carom_text_write_name(carom_overlay_name(frame->overlay, body));
  g_autofree char *markup = g_strdup_printf("<b>%s</b>", name);
  return MAX(carom_text_width(text, markup) / 2 - half_letter * text->line_height, 0);
}

CaromOverlayLetter carom_overlay_labels_place_letter(const CaromOverlayFrame *frame,
                                                     const CaromText *text, CaromContactBody body) {
  const CaromContactRecord *record = frame->overlay->record;
  double reach = reach_of_name(frame, text, body);
  if (carom_contact_record_disc(record, body) < 0)
    return letter_of_wall(frame, text, reach);
  CaromVec2 centre = carom_overlay_frame_place(frame, body);
  double radius = carom_overlay_frame_radius(frame, body);
  gboolean inside = radius >= text->line_height * 1.2 + reach;
  double away = inside ? MIN(radius * 0.62, radius - text->line_height * 0.55 - reach)
                       : radius + text->line_height * 0.6 + reach;
  return (CaromOverlayLetter){find_clear_place(frame, centre, away, reach, text->line_height),
                              inside, reach};
}

/* ---- Candidates ---- */

/* A place beside a line: at a fraction of its length, on one side of it, or beyond its end. */
typedef struct {
  double share;
  int side; /* 1, −1; 0: beyond */
} Spot;

enum { N_AROUND_ARC = 10, N_IN_RING = 8, N_RINGS = 3 };

/* Places in order of preference. */
typedef struct {
  guint n;
  Spot spots[9];
} Spots;

static const Spots arrow_spots = {
    7, {{1, 0}, {0.9, 1}, {0.9, -1}, {0.6, 1}, {0.6, -1}, {0.35, 1}, {0.35, -1}}};
static const Spots middle_spots = {
    7, {{0.5, 1}, {0.5, -1}, {0.3, 1}, {0.3, -1}, {0.75, 1}, {0.75, -1}, {1, 0}}};
static const Spots axis_spots = {
    9,
    {{1, 0}, {1, 1}, {1, -1}, {0.93, 1}, {0.93, -1}, {0.85, 1}, {0.85, -1}, {0.75, 1}, {0.75, -1}}};

static CaromVec2 at_spot(const CaromTextBox *box, const CaromOverlayShape *shape, Spot spot) {
  CaromVec2 along = carom_vec2_sub(shape->to, shape->from);
  double length = carom_vec2_length(along);
  CaromVec2 unit = length > 0 ? carom_vec2_scale(along, 1 / length) : carom_vec2(1, 0);
  CaromVec2 across = carom_vec2_perpendicular(unit);
  if (carom_vec2_dot(across, shape->outside) < 0)
    across = carom_vec2_scale(across, -1);
  CaromVec2 way = spot.side == 0 ? unit : carom_vec2_scale(across, spot.side);
  CaromOverlayPath path = carom_overlay_shape_path(shape);
  CaromVec2 at = shape->kind == CAROM_SHAPE_PATH
                     ? carom_overlay_shape_path_point(&path, spot.share)
                     : carom_vec2_add_scaled(shape->from, along, spot.share);
  return carom_vec2_add_scaled(at, way, support(box, way));
}

/* The places of an arc's label are outside the arc, along it; then, if the arc is too short, on the
 * other side of its start; then the same, further out. */
static CaromVec2 around_arc(const CaromTextBox *box, const CaromOverlayShape *shape, guint number) {
  static const double shares[N_AROUND_ARC / 2] = {0.5, 0.35, 0.65, 0.2, 0.8};
  static const double turn_rad = 0.35;
  guint i = number % N_AROUND_ARC, ring = number / N_AROUND_ARC;
  CaromOverlayArc arc = carom_overlay_shape_arc(shape);
  double away = turn_rad * (i + 1.0 - G_N_ELEMENTS(shares)) * (arc.sweep_rad > 0 ? -1 : 1);
  double angle = arc.start_rad + (i < G_N_ELEMENTS(shares) ? arc.sweep_rad * shares[i] : away);
  CaromVec2 direction = carom_vec2(cos(angle), sin(angle));
  return carom_vec2_add_scaled(arc.centre, direction,
                               arc.radius + support(box, direction) + ring * box->half.y);
}

/* Further places are in rings around the end of a line, around a dot, or outside of a disc's
 * outline.
 */
static CaromVec2 around_end(const CaromTextBox *box, const CaromOverlayShape *shape, guint i) {
  double angle = 2 * G_PI * (i % N_IN_RING + 1) / N_IN_RING;
  CaromVec2 direction = carom_vec2(cos(angle), -sin(angle));
  double ring = i / N_IN_RING * box->half.y;
  return carom_vec2_add_scaled(shape->to, direction,
                               support(box, direction) + shape->radius + ring);
}

/* Returns: the places along the line that suit its kind; none for dots and rings */
static const Spots *spots_for(CaromShapeKind kind) {
  static const Spots none = {0};
  switch (kind) {
  case CAROM_SHAPE_ARROW:
    return &arrow_spots;
  case CAROM_SHAPE_AXIS:
    return &axis_spots;
  case CAROM_SHAPE_DOT:
  case CAROM_SHAPE_GRIP:
  case CAROM_SHAPE_RING:
    return &none;
  default:
    return &middle_spots;
  }
}

/* Puts the box at place number @i for the label of @shape: first the usual places, then others
 * nearby.
 *
 * Returns: whether there are that many */
static gboolean candidate(const CaromOverlayShape *shape, guint i, CaromTextBox *box) {
  const Spots *spots = spots_for(shape->kind);
  if (shape->kind == CAROM_SHAPE_ARC) {
    box->middle = around_arc(box, shape, i);
    return i < N_RINGS * N_AROUND_ARC;
  }
  box->middle =
      i < spots->n ? at_spot(box, shape, spots->spots[i]) : around_end(box, shape, i - spots->n);
  return i < spots->n + N_RINGS * N_IN_RING;
}

/* ---- The choice ---- */

/* So far from other arrows it is clear to which one a line leads, in units. */
static const double clear_of_others = 8;

/* The share of an axis where its label belongs: near its end, since in its middle others cross it.
 */
static const double axis_anchor = 0.85;

/* The point of @shape to which a label belongs. */
static CaromVec2 anchor_of(const CaromOverlayShape *shape) {
  if (shape->kind == CAROM_SHAPE_RING)
    return carom_vec2(shape->from.x, shape->from.y - shape->radius);
  if (shape->kind == CAROM_SHAPE_AXIS)
    return carom_vec2_add_scaled(shape->from, carom_vec2_sub(shape->to, shape->from), axis_anchor);
  if (shape->kind != CAROM_SHAPE_ARC)
    return carom_vec2_scale(carom_vec2_add(shape->from, shape->to), 0.5);
  CaromOverlayArc arc = carom_overlay_shape_arc(shape);
  return carom_overlay_shape_arc_point(arc, 0.5);
}

static gboolean is_straight_arrow(const CaromOverlayShape *shape) {
  return shape->kind == CAROM_SHAPE_ARROW || shape->kind == CAROM_SHAPE_LEG ||
         shape->kind == CAROM_SHAPE_SPAN;
}

/* How far @place is from the arrows other than @shape. */
static double distance_to_others(const CaromOverlayGround *ground, const CaromOverlayShape *shape,
                                 CaromVec2 place) {
  double least = INFINITY;
  for (guint i = 0; i < ground->shapes->len; i++) {
    const CaromOverlayShape *other = &g_array_index(ground->shapes, CaromOverlayShape, i);
    if (other != shape && is_straight_arrow(other))
      least = MIN(least, carom_overlay_shape_distance(other, place));
  }
  return least;
}

/* Where a line from the label ends: on an arrow, where no other one is as near, if there is such a
 * place. */
static CaromVec2 end_of_leader(const CaromOverlayGround *ground, const CaromOverlayShape *shape) {
  static const double shares[] = {0.5, 0.65, 0.35, 0.8, 0.2};
  double enough = clear_of_others * ground->unit, most = 0;
  CaromVec2 best = anchor_of(shape);
  for (guint i = 0; is_straight_arrow(shape) && i < G_N_ELEMENTS(shares); i++) {
    CaromVec2 place =
        carom_vec2_add_scaled(shape->from, carom_vec2_sub(shape->to, shape->from), shares[i]);
    double clear = MIN(distance_to_others(ground, shape, place), enough);
    if (clear > most) {
      most = clear;
      best = place;
    }
  }
  return best;
}

/* Finds the best of the usual places for @box.
 *
 * @end: of a leader
 * Returns: its penalty; INFINITY if all are taken */
static double find_usual(const CaromOverlayGround *ground, const CaromOverlayShape *shape,
                         CaromVec2 end, CaromTextBox *box) {
  CaromTextBox at = *box;
  double least = INFINITY;
  for (guint i = 0; candidate(shape, i, &at); i++) {
    if (i * loss_of_turn >= least || !carom_overlay_ground_is_free(ground, &at))
      continue;
    double loss = carom_overlay_ground_loss(ground, end, &at) + i * loss_of_turn;
    if (loss < least) {
      least = loss;
      *box = at;
    }
  }
  return least;
}

/* Finds one of the usual places or, where they are all taken or disturbed and the label is needed,
 * any place; to that leads a line. */
static gboolean find_place(const CaromOverlayGround *ground, const CaromOverlayShape *shape,
                           CaromVec2 end, CaromTextBox *box) {
  double loss = find_usual(ground, shape, end, box);
  CaromTextBox elsewhere = *box;
  gboolean needs_more = loss > loss_of_leader && shape->strength != CAROM_STRENGTH_FAINT;
  if (needs_more && carom_overlay_ground_search(ground, end, &elsewhere) &&
      carom_overlay_ground_loss(ground, end, &elsewhere) + loss_of_leader < loss) {
    *box = elsewhere;
    return TRUE;
  }
  return loss <= loss_limit[shape->strength] && isfinite(loss);
}

/* Writes how far away something beyond the edge is, such as "1.2 m". */
static void write_distance(const CaromOverlayShape *shape,
                           char distance[CAROM_OVERLAY_DISTANCE_SIZE]) {
  const CaromOverlay *overlay = shape->overlay;
  distance[0] = '\0';
  if (shape->kind != CAROM_SHAPE_BEYOND || shape->magnitude == 0)
    return;
  g_autofree char *number = carom_digits_text(shape->magnitude, 2);
  g_autofree char *quantity = carom_unit_quantity_of(
      number, shape->dimension, overlay->length_unit ? overlay->length_unit : "m");
  g_autofree char *markup = g_markup_escape_text(quantity, -1);
  g_strlcpy(distance, markup, CAROM_OVERLAY_DISTANCE_SIZE);
}

/* The gap between the name of what is beyond the edge and how far away it is: two things side by
 * side, in any language. */
static double distance_gap(const CaromText *text) {
  return 0.4 * text->line_height;
}

void carom_overlay_labels_draw(const CaromOverlayLabel *label, CaromText *text, CaromColour colour,
                               CaromColour halo) {
  const char *notation = label->shape->label;
  CaromMathNames names = carom_overlay_shape_names(label->shape);
  double left = carom_text_box_min(&label->box).x, middle = label->box.middle.y;
  carom_math_label_draw(text, notation, &names, colour, halo, left, middle, 0);
  if (label->distance[0] != '\0')
    carom_text_draw_on_top(
        text, label->distance, colour, halo,
        left + carom_math_label_width(text, notation, &names) + distance_gap(text), middle, 0);
}

/* A line to the shape begins at the edge of the label's box.
 *
 * @half: of the box
 * @distance: what is written after the formula */
static void place_label(CaromOverlayGround *ground, const CaromOverlayShape *shape, CaromVec2 half,
                        const char *distance, GArray *labels) {
  CaromTextBox box = {.half = half};
  CaromVec2 end = end_of_leader(ground, shape);
  if (!find_place(ground, shape, end, &box))
    return;
  CaromVec2 way = carom_vec2_sub(end, box.middle);
  CaromVec2 edge =
      carom_vec2_add_scaled(box.middle, way, MIN(carom_text_box_ways_to_edge(half, way), 1));
  CaromOverlayLabel label = {.shape = shape,
                             .box = box,
                             .has_leader =
                                 carom_overlay_shape_distance(shape, edge) > far * half.y / 0.6,
                             .leader_from = edge,
                             .leader_to = end};
  g_strlcpy(label.distance, distance, sizeof label.distance);
  g_array_append_val(labels, label);
  if (label.has_leader)
    carom_overlay_ground_add_leader(ground, label.leader_from, label.leader_to);
  box.half.x += gap_between * ground->unit;
  g_array_append_val(ground->taken, box);
}

static gboolean is_written(const GArray *labels, const CaromOverlayShape *shape) {
  for (guint i = 0; i < labels->len; i++) {
    const CaromOverlayShape *other = g_array_index(labels, CaromOverlayLabel, i).shape;
    gboolean is_of_same = other->overlay == shape->overlay || !other->is_own;
    if (is_of_same && g_str_equal(other->label, shape->label))
      return TRUE;
  }
  return FALSE;
}

static void take_letter(const CaromOverlayGround *ground, const CaromText *text,
                        CaromContactBody body) {
  CaromOverlayLetter letter = carom_overlay_labels_place_letter(ground->frame, text, body);
  double half = half_letter * text->line_height;
  CaromTextBox box = {letter.place, {half + letter.reach, half}};
  g_array_append_val(ground->taken, box);
}

/* Places the labels of that strength. A label that is there already is left out. */
static void place_labels_of(CaromOverlayGround *ground, CaromStrength strength, CaromText *text,
                            GArray *labels) {
  for (guint i = 0; i < ground->shapes->len; i++) {
    const CaromOverlayShape *shape = &g_array_index(ground->shapes, CaromOverlayShape, i);
    if (shape->strength != strength || !shape->label || is_written(labels, shape))
      continue;
    CaromMathNames names = carom_overlay_shape_names(shape);
    char distance[CAROM_OVERLAY_DISTANCE_SIZE];
    write_distance(shape, distance);
    double width = carom_math_label_width(text, shape->label, &names);
    if (distance[0] != '\0')
      width += distance_gap(text) + carom_text_width(text, distance);
    double reach = carom_math_label_reach(text, shape->label, &names);
    place_label(ground, shape, carom_vec2(width / 2, MAX(text->line_height * 0.6, reach)), distance,
                labels);
  }
}

CaromOverlayGround carom_overlay_labels_ground(const CaromOverlayFrame *frame, const GArray *shapes,
                                               const CaromText *text) {
  CaromOverlayGround ground = {.frame = frame,
                               .shapes = shapes,
                               .unit = text->line_height / usual_height,
                               .taken = g_array_new(FALSE, FALSE, sizeof(CaromTextBox))};
  CaromVec2 half = carom_vec2_scale(frame->room.legend, 0.5);
  CaromTextBox legend = {{frame->room.left + half.x, frame->room.top + half.y}, half};
  carom_overlay_ground_find_walls(&ground);
  if (half.x > 0)
    g_array_append_val(ground.taken, legend);
  take_letter(&ground, text, CAROM_BODY_A);
  take_letter(&ground, text, CAROM_BODY_B);
  if (frame->n_letters > 0)
    g_array_append_vals(ground.taken, frame->letters, frame->n_letters);
  return ground;
}

GArray *carom_overlay_labels(const CaromOverlayFrame *frame, const GArray *shapes,
                             CaromText *text) {
  GArray *labels = g_array_new(FALSE, FALSE, sizeof(CaromOverlayLabel));
  CaromOverlayGround ground = carom_overlay_labels_ground(frame, shapes, text);
  g_auto(CaromOverlayLens) lens;
  gboolean has_lens = carom_overlay_lens_init(&lens, &ground, text);
  for (guint i = 0; i < ground.taken->len; i++)
    g_array_index(ground.taken, CaromTextBox, i).half.x += gap_between * ground.unit;
  if (has_lens)
    g_array_append_val(ground.taken, lens.box);
  for (int strength = CAROM_N_STRENGTHS - 1; strength >= 0; strength--)
    place_labels_of(&ground, (CaromStrength)strength, text, labels);
  g_array_unref(ground.taken);
  return labels;
}
