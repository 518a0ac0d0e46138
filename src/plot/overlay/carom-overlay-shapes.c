/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-shapes: how each kind of mark becomes shapes, which marks of the working's lines
 * are in the picture, and what all methods share: normal and tangent, the velocities, the handles
 * of a guess. Lengths are those of the picture: what is small there is a dot, and what is beyond
 * the edge is pointed at. */
#include "carom-overlay-shapes.h"

#include "carom-band.h"
#include "carom-derivation.h"

/* Shorter arrows, in points, have no visible direction and are drawn as dots. */
static const double least_arrow = 2.5;

/* The length of the sign that something goes on beyond the edge, in points at the usual size. */
static const double chevrons_length = 12;

/* How far axes reach from the contact, as a fraction of the room's smaller side; their ends stay
 * clear of the room's edge, for the label. */
static const double axis_share = 0.46, axis_margin = 20;

/* The radius of an arc, as a fraction of the length that it points along, and its limits in
 * points. */
static const double arc_share = 0.42, arc_min = 26, arc_max = 60;

/* The arc of a small angle is further away, so that it is at least as long as this, in points; but
 * not further than so many times. */
static const double arc_length_min = 12, arc_further_max = 1.5;

/* The length of the line from which an angle is measured, in radii of the arc. */
static const double rule_length = 1.4;

/* The largest side of a right angle's square, in points, and its fraction of the shorter leg. */
static const double square_side = 10, square_share = 0.35;

/* The radii of dots and of grips, in points at the usual size. */
static const double dot_radius = 3.2, grip_radius = 6;

/* ---- Adding shapes ---- */

/* What the builder adds has the strength, the line and the quantity that it stands at. */
typedef struct {
  const CaromOverlayFrame *frame;
  GArray *shapes; /* (element-type CaromOverlayShape) */
  CaromStrength strength;
  int line;              /* as in CaromOverlayShape */
  CaromFindingKind band; /* as in CaromOverlayShape */
} Builder;

/* Adds a shape with the strength, the line and the quantity that the builder stands at.
 *
 * @from, @to: in points
 * @label: (nullable): a formula that outlives the shapes
 * Returns: (transfer none): the shape, valid until the next one is added */
static CaromOverlayShape *add(Builder *builder, CaromShapeKind kind, CaromVec2 from, CaromVec2 to,
                              const char *label) {
  CaromOverlayShape shape = {.overlay = builder->frame->overlay,
                             .kind = kind,
                             .strength = builder->strength,
                             .line = builder->line,
                             .band = builder->band,
                             .from = from,
                             .to = to,
                             .label = label};
  g_array_append_val(builder->shapes, shape);
  return &g_array_index(builder->shapes, CaromOverlayShape, builder->shapes->len - 1);
}

static CaromVec2 axis_end(const CaromOverlayFrame *frame, CaromVec2 place, CaromVec2 direction) {
  const CaromOverlayRoom *room = &frame->room;
  double reach = axis_share * MIN(room->right - room->left, room->bottom - room->top);
  reach =
      MIN(reach, carom_overlay_frame_ways_to_edge(place.x, direction.x, room->left + axis_margin,
                                                  room->right - axis_margin));
  reach = MIN(reach, carom_overlay_frame_ways_to_edge(place.y, direction.y, room->top + axis_margin,
                                                      room->bottom - axis_margin));
  return carom_vec2_add_scaled(place, direction, reach);
}

/* Adds a line through @place, to both sides as far as an axis reaches.
 *
 * @direction: of length 1, in the picture */
static void add_line(Builder *builder, CaromShapeKind kind, CaromVec2 place, CaromVec2 direction,
                     const char *label) {
  add(builder, kind, axis_end(builder->frame, place, carom_vec2_scale(direction, -1)),
      axis_end(builder->frame, place, direction), label);
}

/* Returns: the direction in which @vector of the scene is drawn, of length 1; 0 where @vector is */
static CaromVec2 direction_of(const CaromOverlayFrame *frame, CaromVec2 vector) {
  CaromVec2 direction = carom_view_direction(&frame->view, vector);
  double length = carom_vec2_length(vector);
  return length > 0 ? carom_vec2(direction.x / length, direction.y / length) : carom_vec2(0, 0);
}

/* Adds chevrons that end at the place @at, where something goes on beyond the edge.
 *
 * @direction: in which it goes on, of length 1, in the picture
 * Returns: (transfer none): the chevrons, valid until the next shape is added */
static CaromOverlayShape *add_chevrons(Builder *builder, CaromVec2 at, CaromVec2 direction,
                                       const char *label) {
  double length = chevrons_length * builder->frame->size;
  return add(builder, CAROM_SHAPE_BEYOND, carom_vec2_add_scaled(at, direction, -length), at, label);
}

/* ---- Marks ---- */

/* An arrow of a line belongs to what its label names; if that is nothing, a leg belongs to nothing
 * either, and any other arrow to what its line does. */
static CaromFindingKind band_of(const Builder *builder, CaromShapeKind kind, const char *label) {
  if (builder->line < 0)
    return builder->band;
  CaromFindingKind band =
      label ? carom_band_of_label(builder->frame->overlay->working, label) : CAROM_N_FINDINGS;
  return band == CAROM_N_FINDINGS && kind != CAROM_SHAPE_LEG ? builder->band : band;
}

static CaromOverlayShape *add_arrow(Builder *builder, CaromShapeKind kind, CaromVec2 from,
                                    CaromVec2 to, const char *label) {
  gboolean is_dot = carom_vec2_distance(from, to) < least_arrow;
  CaromOverlayShape *shape = add(builder, is_dot ? CAROM_SHAPE_DOT : kind, from, to, label);
  shape->band = band_of(builder, kind, label);
  shape->radius = is_dot ? dot_radius * builder->frame->size : 0;
  return shape;
}

static CaromVec2 tip_of_velocity(const CaromOverlayFrame *frame, CaromVec2 place, CaromVec2 u) {
  return carom_vec2_add(place, carom_overlay_frame_vector(frame, u, CAROM_DIMENSION_VELOCITY));
}

static CaromVec2 place_of(const CaromOverlayFrame *frame, CaromPlace place) {
  const CaromContact *contact = &frame->overlay->record->contact;
  switch (place) {
  case CAROM_PLACE_A:
    return frame->place_a;
  case CAROM_PLACE_B:
    return frame->place_b;
  case CAROM_PLACE_TIP_A:
    return tip_of_velocity(frame, frame->place_a, contact->velocity_a);
  case CAROM_PLACE_TIP_B:
    return tip_of_velocity(frame, frame->place_b, contact->velocity_b);
  default:
    return frame->contact;
  }
}

/* Returns: where the mark starts, in points */
static CaromVec2 start_of(const CaromOverlayFrame *frame, const CaromMark *mark) {
  return carom_vec2_add(place_of(frame, mark->place),
                        carom_overlay_frame_vector(frame, mark->shift, CAROM_DIMENSION_LENGTH));
}

static CaromVec2 tip_of(const CaromOverlayFrame *frame, const CaromMark *mark) {
  return carom_vec2_add(start_of(frame, mark),
                        carom_overlay_frame_vector(frame, mark->vector, mark->dimension));
}

static void set_magnitude(CaromOverlayShape *shape, CaromVec2 vector, CaromDimension dimension) {
  shape->magnitude = carom_vec2_length(vector);
  shape->dimension = dimension;
}

/* Adds a length, or a velocity or a momentum. */
static void add_vector(Builder *builder, const CaromMark *mark) {
  CaromOverlayShape *shape =
      add_arrow(builder, mark->kind == CAROM_MARK_SPAN ? CAROM_SHAPE_SPAN : CAROM_SHAPE_ARROW,
                start_of(builder->frame, mark), tip_of(builder->frame, mark), mark->label);
  set_magnitude(shape, mark->vector, mark->dimension);
}

static void add_axis(Builder *builder, const CaromMark *mark) {
  add_line(builder, CAROM_SHAPE_AXIS, start_of(builder->frame, mark),
           direction_of(builder->frame, mark->vector), mark->label);
}

static void add_angle(Builder *builder, const CaromMark *mark) {
  const CaromOverlayFrame *frame = builder->frame;
  CaromVec2 place = start_of(frame, mark);
  double length = carom_vec2_distance(frame->place_a, frame->place_b);
  CaromVec2 x_axis = direction_of(frame, carom_vec2(1, 0));
  CaromVec2 direction = direction_of(frame, mark->vector);
  double usual = CLAMP(arc_share * length, arc_min * frame->size, arc_max * frame->size);
  double angle = fabs(atan2(mark->vector.y, mark->vector.x));
  double radius = CLAMP(arc_length_min * frame->size / angle, usual, arc_further_max * usual);
  add(builder, CAROM_SHAPE_RULE, place, carom_vec2_add_scaled(place, x_axis, radius * rule_length),
      NULL);
  CaromOverlayShape *arc = add(builder, CAROM_SHAPE_ARC, place,
                               carom_vec2_add_scaled(place, direction, radius), mark->label);
  arc->start_rad = atan2(x_axis.y, x_axis.x);
}

/* Adds the square where the legs meet, on the inside of the triangle. */
static void add_square(Builder *builder, CaromVec2 corner, CaromVec2 back, CaromVec2 on) {
  double back_length = carom_vec2_length(back), on_length = carom_vec2_length(on);
  double side = MIN(square_side, square_share * MIN(back_length, on_length));
  if (side < least_arrow)
    return;
  CaromVec2 opposite = carom_vec2_add_scaled(corner, back, side / back_length);
  add(builder, CAROM_SHAPE_SQUARE, corner, carom_vec2_add_scaled(opposite, on, side / on_length),
      NULL);
}

/* If a leg has no length, there is no triangle; if it has a label, a dot has it. */
static void add_legs(Builder *builder, const CaromMark *mark) {
  const CaromOverlayFrame *frame = builder->frame;
  CaromVec2 start = start_of(frame, mark), corner = tip_of(frame, mark);
  CaromVec2 other = carom_overlay_frame_vector(frame, mark->other, mark->dimension);
  CaromVec2 end = carom_vec2_add(corner, other), back = carom_vec2_sub(start, corner);
  /* It is often a velocity that is drawn anyway. */
  add(builder, CAROM_SHAPE_LINE, start, end, NULL)->strength = CAROM_STRENGTH_FAINT;
  add_square(builder, corner, back, other);
  CaromOverlayShape *leg = add_arrow(builder, CAROM_SHAPE_LEG, start, corner, mark->label);
  leg->outside = carom_vec2_scale(other, -1);
  set_magnitude(leg, mark->vector, mark->dimension);
  if (carom_vec2_length(other) < least_arrow && !mark->other_label)
    return;
  leg = add_arrow(builder, CAROM_SHAPE_LEG, corner, end, mark->other_label);
  leg->outside = carom_vec2_scale(back, -1);
  set_magnitude(leg, mark->other, mark->dimension);
}

/* Adds a leg that stays, marked as equal to that before or after. */
static CaromOverlayShape *add_equal_leg(Builder *builder, CaromVec2 from, CaromVec2 to,
                                        const char *label) {
  CaromOverlayShape *equal = add(builder, CAROM_SHAPE_EQUAL, from, to, NULL);
  equal->strength = MAX(equal->strength, CAROM_STRENGTH_CALM);
  return add_arrow(builder, CAROM_SHAPE_LEG, from, to, label);
}

/* Adds the part that stays as it was and as it is, with the sum as it will be. A level line between
 * the tips shows that they are equally far from the axis. */
static void add_stay(Builder *builder, const CaromMark *mark) {
  const CaromOverlayFrame *frame = builder->frame;
  CaromVec2 start = start_of(frame, mark), foot = tip_of(frame, mark);
  CaromVec2 foot_before =
      carom_vec2_add(start, carom_overlay_frame_vector(frame, mark->before, mark->dimension));
  CaromVec2 leg = carom_overlay_frame_vector(frame, mark->other, mark->dimension);
  CaromVec2 tip = carom_vec2_add(foot, leg), tip_before = carom_vec2_add(foot_before, leg);
  if (carom_vec2_length(leg) < least_arrow)
    return;
  add(builder, CAROM_SHAPE_LINE, tip_before, tip, NULL)->strength = CAROM_STRENGTH_FAINT;
  add(builder, CAROM_SHAPE_LINE, start, tip, NULL)->strength = CAROM_STRENGTH_FAINT;
  add_equal_leg(builder, foot_before, tip_before, NULL)->strength =
      MIN(builder->strength, CAROM_STRENGTH_CALM);
  CaromOverlayShape *stays = add_equal_leg(builder, foot, tip, mark->other_label);
  stays->outside = carom_vec2_sub(foot, start);
  set_magnitude(stays, mark->other, mark->dimension);
}

/* Whether any of the disc's outline is in the room. */
static gboolean is_outline_in_room(const CaromOverlayRoom *room, CaromVec2 centre, double radius) {
  CaromVec2 nearest = carom_vec2(CLAMP(centre.x, room->left, room->right),
                                 CLAMP(centre.y, room->top, room->bottom));
  CaromVec2 furthest =
      carom_vec2(centre.x < (room->left + room->right) / 2 ? room->right : room->left,
                 centre.y < (room->top + room->bottom) / 2 ? room->bottom : room->top);
  return carom_vec2_distance(centre, nearest) <= radius &&
         carom_vec2_distance(centre, furthest) >= radius;
}

/* The share of the way at which a coordinate comes to the edge that it goes towards. */
static double share_to_edge(double from, double to, double low, double high) {
  return to > high ? (high - from) / (to - from) : to < low ? (low - from) / (to - from) : 1;
}

/* Adds chevrons where the way @from a place in the room to one beyond its edge leaves it; they say
 * in which direction that place is.
 *
 * Returns: (nullable): the chevrons; NULL if @to is not beyond the edge */
static CaromOverlayShape *add_way_beyond(Builder *builder, const CaromMark *mark, CaromVec2 from,
                                         CaromVec2 to) {
  const CaromOverlayRoom *room = &builder->frame->room;
  CaromVec2 way = carom_vec2_sub(to, from);
  if (!carom_overlay_frame_is_in_room(room, from) || carom_overlay_frame_is_in_room(room, to))
    return NULL;
  double share = MIN(share_to_edge(from.x, to.x, room->left, room->right),
                     share_to_edge(from.y, to.y, room->top, room->bottom));
  return add_chevrons(builder, carom_vec2_add_scaled(from, way, share),
                      carom_vec2_scale(way, 1 / carom_vec2_length(way)), mark->label);
}

/* Adds the outline of a disc. Of one that is beyond the edge it says in which direction and how far
 * away it is. A wall has no outline. */
static void add_disc(Builder *builder, const CaromMark *mark) {
  const CaromOverlayFrame *frame = builder->frame;
  CaromVec2 centre = tip_of(frame, mark);
  double radius = mark->place == CAROM_PLACE_A ? frame->radius_a : frame->radius_b;
  if (radius <= 0)
    return;
  if (!is_outline_in_room(&frame->room, centre, radius)) {
    CaromOverlayShape *beyond = add_way_beyond(builder, mark, place_of(frame, mark->place), centre);
    if (beyond)
      set_magnitude(beyond, mark->vector, mark->dimension);
    return;
  }
  CaromOverlayShape *ring = add(builder, CAROM_SHAPE_RING, centre, centre, mark->label);
  ring->radius = radius;
  ring->home = start_of(frame, mark);
  set_magnitude(ring, mark->vector, mark->dimension);
}

static void add_path(Builder *builder, const CaromMark *mark) {
  const CaromOverlayFrame *frame = builder->frame;
  CaromVec2 way = carom_overlay_frame_vector(frame, mark->vector, mark->dimension);
  CaromVec2 fall = carom_overlay_frame_vector(frame, mark->other, mark->dimension);
  CaromVec2 start = start_of(frame, mark);
  CaromOverlayPath path = {start, carom_vec2_add_scaled(start, carom_vec2_sub(way, fall), 0.5),
                           carom_vec2_add(start, way)};
  gboolean is_cut;
  /* What is thrown straight up falls back to where it was. */
  gboolean is_point = carom_vec2_distance(path.from, path.to) < least_arrow &&
                      carom_vec2_distance(path.from, path.control) < least_arrow;
  if (is_point || !carom_overlay_shape_path_enter(&path, &frame->room, &is_cut))
    return;
  CaromOverlayShape *shape = add(builder, CAROM_SHAPE_PATH, path.from, path.to, mark->label);
  shape->control = path.control;
  set_magnitude(shape, mark->vector, mark->dimension);
  CaromVec2 back = carom_vec2_sub(path.from, path.control);
  if (is_cut && carom_vec2_length(back) > 0)
    add_chevrons(builder, path.from, carom_vec2_scale(back, 1 / carom_vec2_length(back)), NULL);
}

/* Adds a dot at a point. Of one beyond the edge it says in which direction that is. */
static void add_point(Builder *builder, const CaromMark *mark) {
  CaromVec2 point = tip_of(builder->frame, mark);
  if (!add_way_beyond(builder, mark, builder->frame->contact, point))
    add(builder, CAROM_SHAPE_DOT, point, point, mark->label)->radius =
        dot_radius * builder->frame->size;
}

/* Adds the shapes of @mark; none if it is of kind NONE, or if nothing of it can be seen. */
static void add_mark(Builder *builder, const CaromMark *mark) {
  static void (*const adders[])(Builder *, const CaromMark *) = {
      [CAROM_MARK_SPAN] = add_vector,  [CAROM_MARK_AXIS] = add_axis, [CAROM_MARK_ANGLE] = add_angle,
      [CAROM_MARK_ARROW] = add_vector, [CAROM_MARK_LEGS] = add_legs, [CAROM_MARK_DISC] = add_disc,
      [CAROM_MARK_STAY] = add_stay,    [CAROM_MARK_PATH] = add_path, [CAROM_MARK_POINT] = add_point,
  };
  if (mark->kind != CAROM_MARK_NONE)
    adders[mark->kind](builder, mark);
}

/* ---- Which marks ---- */

static gboolean has_lit_line(const CaromOverlay *overlay) {
  return overlay->line >= 0 && (guint)overlay->line < overlay->working->n_lines;
}

/* Where several contacts were resolved together, there are no lines, and nothing was found. */
static gboolean has_lit_band(const CaromOverlay *overlay) {
  return overlay->has_band && overlay->working->n_lines > 0;
}

/* Whether the highlighted line belongs to @stage or, if there is none, the quantity does. */
static gboolean stands_at(const CaromOverlay *overlay, CaromStage stage) {
  if (has_lit_line(overlay))
    return overlay->working->lines[overlay->line].stage == stage;
  return has_lit_band(overlay) && carom_finding_info(overlay->band)->stage == stage;
}

/* The picture follows the walk: it has the highlighted line and, paler, the earlier lines of its
 * stage; all of them if the walk is at what is found at the end of it. */
static gboolean is_shown_in_walk(const CaromOverlay *overlay, guint i, CaromStrength *strength) {
  gboolean is_earlier = (int)i <= overlay->line || !has_lit_line(overlay);
  *strength = (int)i == overlay->line ? CAROM_STRENGTH_LIT : CAROM_STRENGTH_FAINT;
  return is_earlier && stands_at(overlay, overlay->working->lines[i].stage);
}

/* Whether an arrow would be so short that there is only a dot, which says little. */
static gboolean is_dot(const CaromOverlayFrame *frame, const CaromMark *mark) {
  CaromVec2 arrow = carom_overlay_frame_vector(frame, mark->vector, mark->dimension);
  return mark->kind == CAROM_MARK_ARROW && carom_vec2_length(arrow) < least_arrow;
}

/* Without a walk the picture shows where the bodies were, or the axes and what happens along them,
 * as far as it can be seen. */
static gboolean is_shown_calmly(const CaromOverlayFrame *frame, const CaromWorkingLine *line,
                                const CaromMark *mark) {
  return (line->stage == CAROM_STAGE_COLLIDE && !frame->overlay->is_to_come &&
          mark->kind != CAROM_MARK_STAY && !is_dot(frame, mark)) ||
         mark->kind == CAROM_MARK_DISC || mark->kind == CAROM_MARK_PATH ||
         (line->stage == CAROM_STAGE_DIRECTION && mark->kind == CAROM_MARK_AXIS);
}

/* Marks that differ by less than this of their length are drawn alike. They differ by some 1e-16,
 * as methods round differently, and a picture shows no more than some 1e-4. */
#define SAME_LENGTHS 1e-9

static gboolean is_same_mark(const CaromMark *mark, const CaromMark *other) {
  return mark->kind == other->kind && mark->place == other->place &&
         mark->dimension == other->dimension &&
         carom_vec2_distance(mark->vector, other->vector) <=
             SAME_LENGTHS * carom_vec2_length(other->vector);
}

/* Whether the highlighted line, whose marks can be pointed at, draws @mark as well. */
static gboolean is_of_lit_line(const CaromOverlay *overlay, const CaromMark *mark) {
  gboolean is_same = FALSE;
  if (!has_lit_line(overlay))
    return FALSE;
  for (guint i = 0; i < CAROM_LINE_MAX_MARKS; i++)
    is_same = is_same || is_same_mark(&overlay->working->lines[overlay->line].marks[i], mark);
  return is_same;
}

static void add_band(Builder *builder, const CaromOverlay *overlay) {
  CaromMark marks[CAROM_BAND_MAX_MARKS];
  carom_band_mark(overlay->working, overlay->band, marks);
  builder->strength = CAROM_STRENGTH_LIT;
  builder->band = overlay->band;
  for (guint i = 0; i < CAROM_BAND_MAX_MARKS; i++)
    if (!is_of_lit_line(overlay, &marks[i]))
      add_mark(builder, &marks[i]);
}

/* Adds what the derivation talks about. */
static void add_derived(Builder *builder, const CaromOverlay *overlay) {
  builder->strength = CAROM_STRENGTH_LIT;
  for (guint i = 0; i < CAROM_DERIVATION_MAX_MARKS; i++) {
    const CaromMark *mark = &overlay->derived[i];
    if (mark->kind == CAROM_MARK_NONE)
      continue;
    builder->band = carom_derivation_band_of_label(overlay->derivation, mark->label);
    add_mark(builder, mark);
  }
  builder->band = CAROM_N_FINDINGS;
}

static void add_marks(Builder *builder, const CaromOverlay *overlay) {
  gboolean is_lit = has_lit_line(overlay) || has_lit_band(overlay);
  for (guint i = 0; i < overlay->working->n_lines; i++) {
    const CaromWorkingLine *line = &overlay->working->lines[i];
    builder->line = (int)i;
    builder->band = carom_band_of_line(overlay->working, i);
    for (guint k = 0; k < CAROM_LINE_MAX_MARKS; k++) {
      builder->strength = CAROM_STRENGTH_CALM;
      if (is_lit ? is_shown_in_walk(overlay, i, &builder->strength)
                 : is_shown_calmly(builder->frame, line, &line->marks[k]))
        add_mark(builder, &line->marks[k]);
    }
  }
  builder->line = -1;
  if (has_lit_band(overlay))
    add_band(builder, overlay);
  builder->band = CAROM_N_FINDINGS;
}

/* ---- What all methods share ---- */

/* Whether an axis is drawn along @direction, of length 1. */
static gboolean has_axis(const GArray *shapes, CaromVec2 direction) {
  for (guint i = 0; i < shapes->len; i++) {
    const CaromOverlayShape *shape = &g_array_index(shapes, CaromOverlayShape, i);
    CaromVec2 along = carom_vec2_sub(shape->to, shape->from);
    if (shape->kind == CAROM_SHAPE_AXIS &&
        fabs(carom_vec2_dot(along, direction)) > carom_vec2_length(along) / G_SQRT2)
      return TRUE;
  }
  return FALSE;
}

/* In the stages that calculate in turned axes, those are drawn, by their names. */
static void add_turned_axes(Builder *builder, const CaromOverlayFrame *frame) {
  const CaromOverlay *overlay = frame->overlay;
  const CaromWorkingTurn *turn = &overlay->working->turn;
  gboolean in_turn = FALSE;
  for (CaromStage stage = turn->first; turn->is_known && stage <= turn->last; stage++)
    in_turn = in_turn || stands_at(overlay, stage);
  const CaromVec2 axes[] = {turn->right, carom_vec2_perpendicular(turn->right)};
  for (guint i = 0; in_turn && i < G_N_ELEMENTS(axes); i++)
    add_line(builder, CAROM_SHAPE_AXIS, frame->contact, direction_of(frame, axes[i]),
             turn->axes[i]);
}

/* Adds normal and tangent, so that it can be seen along which directions the arrows are; not in the
 * first stage of a walk, which is about finding them. */
static void add_normal_and_tangent(Builder *builder, const CaromOverlayFrame *frame) {
  const CaromVec2 directions[] = {frame->n, carom_vec2_perpendicular(frame->n)};
  builder->strength = CAROM_STRENGTH_FAINT;
  add_turned_axes(builder, frame);
  for (guint i = 0; i < G_N_ELEMENTS(directions); i++)
    if (!stands_at(frame->overlay, CAROM_STAGE_DIRECTION) &&
        !has_axis(builder->shapes, directions[i]))
      add_line(builder, CAROM_SHAPE_LINE, frame->contact, directions[i], NULL);
}

static void add_velocity(Builder *builder, CaromVec2 place, CaromVec2 velocity, const char *label) {
  CaromVec2 arrow = carom_overlay_frame_vector(builder->frame, velocity, CAROM_DIMENSION_VELOCITY);
  if (carom_vec2_length(arrow) >= least_arrow)
    add(builder, CAROM_SHAPE_ARROW, place, carom_vec2_add(place, arrow), label);
}

/* Whether the derivation draws that velocity itself. */
static gboolean is_derived(const CaromOverlay *overlay, const char *symbol) {
  gboolean shows = overlay->derivation && !overlay->handles;
  for (guint i = 0; shows && i < CAROM_DERIVATION_MAX_MARKS; i++)
    if (g_strcmp0(overlay->derived[i].label, symbol) == 0)
      return TRUE;
  return FALSE;
}

/* Returns: what the lines call a velocity of @body */
static const char *velocity_symbol(const CaromOverlay *overlay, CaromContactBody body,
                                   gboolean after) {
  const char *incoming = CAROM_OF_BODY(body, overlay->incoming_a, overlay->incoming_b);
  if (after)
    return CAROM_OF_BODY(body, "v_a", "v_b");
  return incoming ? incoming : CAROM_OF_BODY(body, "u_a", "u_b");
}

/* The first stage does not use the velocities, so they are faint there; while those after are
 * worked out or guessed, those before remain for comparison. */
static void add_velocities(Builder *builder, const CaromOverlayFrame *frame) {
  const CaromOverlay *overlay = frame->overlay;
  const CaromContactRecord *record = overlay->record;
  gboolean at_result = stands_at(overlay, CAROM_STAGE_RESULT) && !overlay->handles;
  gboolean at_direction = stands_at(overlay, CAROM_STAGE_DIRECTION) && !overlay->handles;
  gboolean after = overlay->side == CAROM_AFTER && !at_result;
  gboolean faint = at_result || at_direction || (overlay->handles && !after);
  builder->strength = faint ? CAROM_STRENGTH_FAINT : CAROM_STRENGTH_CALM;
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++) {
    const char *symbol = velocity_symbol(overlay, body, after);
    if (!is_derived(overlay, symbol))
      add_velocity(builder, carom_overlay_frame_place(frame, body),
                   after ? carom_contact_outcome_velocity(&record->outcome, body)
                         : carom_contact_velocity(&record->contact, body),
                   at_direction ? NULL : symbol);
  }
}

/* ---- Handles ---- */

double carom_overlay_shapes_grip_radius(const CaromOverlayFrame *frame) {
  return grip_radius * frame->size;
}

/* The part of @along, at most all of it, after which something that starts at @from would leave
 * @low to @high. An arrow that is made to end at the edge must not be taken for one that goes on.
 */
static double share_inside(double from, double along, double low, double high) {
  double share = carom_overlay_frame_ways_to_edge(from, along, low, high);
  return share >= 1 - 1e-9 ? 1 : share;
}

gboolean carom_overlay_shapes_grip(const CaromOverlayFrame *frame, CaromContactBody body,
                                   CaromVec2 *place, gboolean *is_beyond) {
  const CaromOverlay *overlay = frame->overlay;
  const CaromOverlayRoom *room = &frame->room;
  CaromVec2 centre = carom_overlay_frame_place(frame, body);
  CaromVec2 arrow = carom_overlay_frame_vector(frame, carom_overlay_guess(overlay, body),
                                               CAROM_DIMENSION_VELOCITY);
  double margin = CAROM_OVERLAY_FRAME_GRIP_MARGIN * frame->size;
  double left = room->left + margin, right = room->right - margin;
  double top = room->top + margin, bottom = room->bottom - margin;
  double share = MIN(share_inside(centre.x, arrow.x, left, right),
                     share_inside(centre.y, arrow.y, top, bottom));
  CaromVec2 at = carom_vec2_add_scaled(centre, arrow, share);
  /* The centre of a very large disc is not in the room itself. */
  *place = carom_vec2(CLAMP(at.x, left, MAX(left, right)), CLAMP(at.y, top, MAX(top, bottom)));
  if (is_beyond)
    *is_beyond = share < 1;
  return overlay->handles && carom_contact_is_movable(&overlay->record->contact, body);
}

static void add_beyond(Builder *builder, CaromVec2 centre, CaromVec2 grip) {
  double size = builder->frame->size, length = carom_vec2_distance(centre, grip);
  if (length <= 0)
    return;
  CaromVec2 on = carom_vec2_scale(carom_vec2_sub(grip, centre), 1 / length);
  double start = carom_overlay_shapes_grip_radius(builder->frame);
  add_chevrons(builder, carom_vec2_add_scaled(grip, on, start + chevrons_length * size), on, NULL);
}

static void add_handle(Builder *builder, CaromContactBody body, const char *label) {
  CaromVec2 centre = carom_overlay_frame_place(builder->frame, body), grip;
  gboolean is_beyond;
  if (!carom_overlay_shapes_grip(builder->frame, body, &grip, &is_beyond))
    return;
  builder->strength = CAROM_STRENGTH_LIT;
  if (carom_vec2_distance(centre, grip) >= least_arrow)
    add(builder, CAROM_SHAPE_ARROW, centre, grip, NULL);
  add(builder, CAROM_SHAPE_GRIP, grip, grip, label)->radius =
      carom_overlay_shapes_grip_radius(builder->frame);
  if (is_beyond)
    add_beyond(builder, centre, grip);
}

/* ---- All ---- */

/* Shapes of the same strength keep the order in which they were added. */
static GArray *sort_by_strength(const GArray *shapes) {
  GArray *sorted = g_array_new(FALSE, FALSE, sizeof(CaromOverlayShape));
  for (CaromStrength strength = 0; strength < CAROM_N_STRENGTHS; strength++)
    for (guint i = 0; i < shapes->len; i++) {
      CaromOverlayShape *shape = &g_array_index(shapes, CaromOverlayShape, i);
      if (shape->strength == strength)
        g_array_append_val(sorted, *shape);
    }
  return sorted;
}

GArray *carom_overlay_shapes(const CaromOverlayFrame *frame) {
  g_autoptr(GArray) shapes = g_array_new(FALSE, FALSE, sizeof(CaromOverlayShape));
  Builder builder = {.frame = frame, .shapes = shapes, .line = -1, .band = CAROM_N_FINDINGS};
  add_velocities(&builder, frame);
  if (!frame->overlay->handles && frame->overlay->derivation)
    add_derived(&builder, frame->overlay);
  else if (!frame->overlay->handles)
    add_marks(&builder, frame->overlay);
  add_normal_and_tangent(&builder, frame);
  /* Beside the true velocity, the guess does not have its name. */
  gboolean revealed = frame->overlay->side == CAROM_AFTER;
  add_handle(&builder, CAROM_BODY_A, revealed ? NULL : "v_a");
  add_handle(&builder, CAROM_BODY_B, revealed ? NULL : "v_b");
  return sort_by_strength(shapes);
}

/* ---- Several panes in one picture ---- */

/* In points: what is not further apart is drawn on the same pixels. */
static const double pixel = 0.5;

static gboolean is_near(CaromVec2 one, CaromVec2 other) {
  return carom_vec2_distance(one, other) < pixel;
}

static gboolean is_same(const CaromOverlayShape *one, const CaromOverlayShape *other) {
  gboolean has_ends = one->kind == other->kind && is_near(one->from, other->from) &&
                      is_near(one->to, other->to) && is_near(one->control, other->control);
  double along = fabs(one->start_rad - other->start_rad) * carom_vec2_distance(one->from, one->to);
  return has_ends && along < pixel && fabs(one->radius - other->radius) < pixel &&
         g_strcmp0(one->label, other->label) == 0;
}

/* Returns: (transfer none) (nullable): what is the same as @shape */
static const CaromOverlayShape *find_same(const GArray *shapes, const CaromOverlayShape *shape) {
  for (guint i = 0; i < shapes->len; i++)
    if (is_same(&g_array_index(shapes, CaromOverlayShape, i), shape))
      return &g_array_index(shapes, CaromOverlayShape, i);
  return NULL;
}

/* Returns: (transfer none) (nullable): the strongest of what all of @lists have at the place of
 *   @shape; NULL if one of them has nothing there */
static const CaromOverlayShape *find_shared(const GPtrArray *lists,
                                            const CaromOverlayShape *shape) {
  const CaromOverlayShape *strongest = shape;
  for (guint i = 0; i < lists->len; i++) {
    const CaromOverlayShape *same = find_same(lists->pdata[i], shape);
    if (!same)
      return NULL;
    strongest = same->strength > strongest->strength ? same : strongest;
  }
  return strongest;
}

/* Adds what pane @i of @lists has, but not what it shares and another one has added. */
static void add_pane(GArray *shapes, const GPtrArray *lists, guint i) {
  const GArray *list = lists->pdata[i];
  for (guint k = 0; k < list->len; k++) {
    CaromOverlayShape shape = g_array_index(list, CaromOverlayShape, k);
    const CaromOverlayShape *shared = find_shared(lists, &shape);
    if (shared && i > 0)
      continue;
    if (shared)
      shape = *shared;
    shape.is_own = !shared;
    g_array_append_val(shapes, shape);
  }
}

GArray *carom_overlay_shapes_of_panes(const CaromOverlayFrame *frames, guint n) {
  g_autoptr(GPtrArray) lists = g_ptr_array_new_with_free_func((GDestroyNotify)g_array_unref);
  g_autoptr(GArray) shapes = g_array_new(FALSE, FALSE, sizeof(CaromOverlayShape));
  for (guint i = 0; i < n; i++)
    g_ptr_array_add(lists, carom_overlay_shapes(&frames[i]));
  for (guint i = 0; i < n; i++)
    add_pane(shapes, lists, i);
  return sort_by_strength(shapes);
}
