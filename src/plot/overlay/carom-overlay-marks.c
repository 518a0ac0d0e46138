/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-marks: a function for each kind of mark. Lengths are those of the picture: what is
 * small there is a dot, and what is beyond the edge is pointed at. */
#include "carom-overlay-marks.h"

#include "carom-band.h"

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

/* In points, at the usual size. */
static const double dot_radius = 3.2;

/* An arrow of a line belongs to what its label names; if that is nothing, a leg belongs to nothing
 * either, and any other arrow to what its line does. */
static CaromFindingKind band_of(const CaromOverlayBuilder *builder, CaromShapeKind kind,
                                const char *label) {
  if (builder->line < 0)
    return builder->band;
  CaromFindingKind band =
      label ? carom_band_of_label(builder->frame->overlay->working, label) : CAROM_N_FINDINGS;
  return band == CAROM_N_FINDINGS && kind != CAROM_SHAPE_LEG ? builder->band : band;
}

static CaromOverlayShape *add_arrow(CaromOverlayBuilder *builder, CaromShapeKind kind,
                                    CaromVec2 from, CaromVec2 to, const char *label) {
  gboolean is_dot = carom_vec2_distance(from, to) < CAROM_OVERLAY_BUILDER_LEAST_ARROW;
  CaromOverlayShape *shape =
      carom_overlay_builder_add(builder, is_dot ? CAROM_SHAPE_DOT : kind, from, to, label);
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

/* Where the mark starts. */
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

static void add_span(CaromOverlayBuilder *builder, const CaromMark *mark) {
  CaromOverlayShape *shape = add_arrow(builder, CAROM_SHAPE_SPAN, start_of(builder->frame, mark),
                                       tip_of(builder->frame, mark), mark->label);
  set_magnitude(shape, mark->vector, mark->dimension);
}

static void add_arrow_mark(CaromOverlayBuilder *builder, const CaromMark *mark) {
  CaromOverlayShape *shape = add_arrow(builder, CAROM_SHAPE_ARROW, start_of(builder->frame, mark),
                                       tip_of(builder->frame, mark), mark->label);
  set_magnitude(shape, mark->vector, mark->dimension);
}

static void add_axis(CaromOverlayBuilder *builder, const CaromMark *mark) {
  carom_overlay_builder_add_line(builder, CAROM_SHAPE_AXIS, start_of(builder->frame, mark),
                                 carom_overlay_builder_direction(builder->frame, mark->vector),
                                 mark->label);
}

static void add_angle(CaromOverlayBuilder *builder, const CaromMark *mark) {
  const CaromOverlayFrame *frame = builder->frame;
  CaromVec2 place = start_of(frame, mark);
  double length = carom_vec2_distance(frame->place_a, frame->place_b);
  CaromVec2 x_axis = carom_overlay_builder_direction(frame, carom_vec2(1, 0));
  CaromVec2 direction = carom_overlay_builder_direction(frame, mark->vector);
  double usual = CLAMP(arc_share * length, arc_min * frame->size, arc_max * frame->size);
  double angle = fabs(atan2(mark->vector.y, mark->vector.x));
  double radius = CLAMP(arc_length_min * frame->size / angle, usual, arc_further_max * usual);
  carom_overlay_builder_add(builder, CAROM_SHAPE_RULE, place,
                            carom_vec2_add_scaled(place, x_axis, radius * rule_length), NULL);
  CaromOverlayShape *arc =
      carom_overlay_builder_add(builder, CAROM_SHAPE_ARC, place,
                                carom_vec2_add_scaled(place, direction, radius), mark->label);
  arc->start_rad = atan2(x_axis.y, x_axis.x);
}

/* The square where the legs meet, on the inside of the triangle. */
static void add_square(CaromOverlayBuilder *builder, CaromVec2 corner, CaromVec2 back,
                       CaromVec2 on) {
  double back_length = carom_vec2_length(back), on_length = carom_vec2_length(on);
  double side = MIN(square_side, square_share * MIN(back_length, on_length));
  if (side < CAROM_OVERLAY_BUILDER_LEAST_ARROW)
    return;
  CaromVec2 opposite = carom_vec2_add_scaled(corner, back, side / back_length);
  carom_overlay_builder_add(builder, CAROM_SHAPE_SQUARE, corner,
                            carom_vec2_add_scaled(opposite, on, side / on_length), NULL);
}

/* If a leg has no length, there is no triangle; if it has a label, a dot has it. */
static void add_legs(CaromOverlayBuilder *builder, const CaromMark *mark) {
  const CaromOverlayFrame *frame = builder->frame;
  CaromVec2 start = start_of(frame, mark), corner = tip_of(frame, mark);
  CaromVec2 other = carom_overlay_frame_vector(frame, mark->other, mark->dimension);
  CaromVec2 end = carom_vec2_add(corner, other), back = carom_vec2_sub(start, corner);
  /* It is often a velocity that is drawn anyway. */
  carom_overlay_builder_add(builder, CAROM_SHAPE_LINE, start, end, NULL)->strength =
      CAROM_STRENGTH_FAINT;
  add_square(builder, corner, back, other);
  CaromOverlayShape *leg = add_arrow(builder, CAROM_SHAPE_LEG, start, corner, mark->label);
  leg->outside = carom_vec2_scale(other, -1);
  set_magnitude(leg, mark->vector, mark->dimension);
  if (carom_vec2_length(other) < CAROM_OVERLAY_BUILDER_LEAST_ARROW && !mark->other_label)
    return;
  leg = add_arrow(builder, CAROM_SHAPE_LEG, corner, end, mark->other_label);
  leg->outside = carom_vec2_scale(back, -1);
  set_magnitude(leg, mark->other, mark->dimension);
}

/* Adds a leg that stays, marked as equal to that before or after. */
static CaromOverlayShape *add_equal_leg(CaromOverlayBuilder *builder, CaromVec2 from, CaromVec2 to,
                                        const char *label) {
  CaromOverlayShape *equal = carom_overlay_builder_add(builder, CAROM_SHAPE_EQUAL, from, to, NULL);
  equal->strength = MAX(equal->strength, CAROM_STRENGTH_CALM);
  return add_arrow(builder, CAROM_SHAPE_LEG, from, to, label);
}

/* As it was and as it is, with the sum as it will be; a level line between the tips shows that they
 * are equally far from the axis. */
static void add_stay(CaromOverlayBuilder *builder, const CaromMark *mark) {
  const CaromOverlayFrame *frame = builder->frame;
  CaromVec2 start = start_of(frame, mark), foot = tip_of(frame, mark);
  CaromVec2 foot_before =
      carom_vec2_add(start, carom_overlay_frame_vector(frame, mark->before, mark->dimension));
  CaromVec2 leg = carom_overlay_frame_vector(frame, mark->other, mark->dimension);
  CaromVec2 tip = carom_vec2_add(foot, leg), tip_before = carom_vec2_add(foot_before, leg);
  if (carom_vec2_length(leg) < CAROM_OVERLAY_BUILDER_LEAST_ARROW)
    return;
  carom_overlay_builder_add(builder, CAROM_SHAPE_LINE, tip_before, tip, NULL)->strength =
      CAROM_STRENGTH_FAINT;
  carom_overlay_builder_add(builder, CAROM_SHAPE_LINE, start, tip, NULL)->strength =
      CAROM_STRENGTH_FAINT;
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
  return radius > 0 && carom_vec2_distance(centre, nearest) <= radius &&
         carom_vec2_distance(centre, furthest) >= radius;
}

/* On the way @from a place to one beyond the edge, the chevrons say in which direction that is.
 *
 * Returns: (nullable): the chevrons; NULL if @to is not beyond the edge */
static CaromOverlayShape *add_way_beyond(CaromOverlayBuilder *builder, const CaromMark *mark,
                                         CaromVec2 from, CaromVec2 to) {
  CaromVec2 edge, way = carom_vec2_sub(to, from);
  if (!carom_overlay_path_leave(&builder->frame->room, from, to, &edge))
    return NULL;
  return carom_overlay_builder_add_chevrons(
      builder, edge, carom_vec2_scale(way, 1 / carom_vec2_length(way)), mark->label);
}

/* The same for a disc at @centre, in points, and how far away it is. */
static void add_disc_beyond(CaromOverlayBuilder *builder, const CaromMark *mark, CaromVec2 centre) {
  CaromVec2 from = place_of(builder->frame, mark->place);
  CaromOverlayShape *shape = add_way_beyond(builder, mark, from, centre);
  if (shape)
    set_magnitude(shape, mark->vector, mark->dimension);
}

/* A wall has no outline. */
static void add_disc(CaromOverlayBuilder *builder, const CaromMark *mark) {
  const CaromOverlayFrame *frame = builder->frame;
  CaromVec2 centre = tip_of(frame, mark);
  double radius = mark->place == CAROM_PLACE_A ? frame->radius_a : frame->radius_b;
  if (!is_outline_in_room(&frame->room, centre, radius)) {
    if (radius > 0)
      add_disc_beyond(builder, mark, centre);
    return;
  }
  CaromOverlayShape *ring =
      carom_overlay_builder_add(builder, CAROM_SHAPE_RING, centre, centre, mark->label);
  ring->radius = radius;
  ring->home = start_of(frame, mark);
  set_magnitude(ring, mark->vector, mark->dimension);
}

static void add_path(CaromOverlayBuilder *builder, const CaromMark *mark) {
  const CaromOverlayFrame *frame = builder->frame;
  CaromVec2 way = carom_overlay_frame_vector(frame, mark->vector, mark->dimension);
  CaromVec2 fall = carom_overlay_frame_vector(frame, mark->other, mark->dimension);
  CaromVec2 start = start_of(frame, mark);
  CaromOverlayPath path = {start, carom_vec2_add_scaled(start, carom_vec2_sub(way, fall), 0.5),
                           carom_vec2_add(start, way)};
  gboolean is_cut;
  /* What is thrown straight up falls back to where it was. */
  gboolean is_point =
      carom_vec2_distance(path.from, path.to) < CAROM_OVERLAY_BUILDER_LEAST_ARROW &&
      carom_vec2_distance(path.from, path.control) < CAROM_OVERLAY_BUILDER_LEAST_ARROW;
  if (is_point || !carom_overlay_path_enter(&path, &frame->room, &is_cut))
    return;
  CaromOverlayShape *shape =
      carom_overlay_builder_add(builder, CAROM_SHAPE_PATH, path.from, path.to, mark->label);
  shape->control = path.control;
  set_magnitude(shape, mark->vector, mark->dimension);
  CaromVec2 back = carom_vec2_sub(path.from, path.control);
  if (is_cut && carom_vec2_length(back) > 0)
    carom_overlay_builder_add_chevrons(builder, path.from,
                                       carom_vec2_scale(back, 1 / carom_vec2_length(back)), NULL);
}

/* Of a point beyond the edge it is shown in which direction it is. */
static void add_point(CaromOverlayBuilder *builder, const CaromMark *mark) {
  CaromVec2 point = tip_of(builder->frame, mark);
  if (!add_way_beyond(builder, mark, builder->frame->contact, point))
    carom_overlay_builder_add(builder, CAROM_SHAPE_DOT, point, point, mark->label)->radius =
        dot_radius * builder->frame->size;
}

void carom_overlay_marks_add(CaromOverlayBuilder *builder, const CaromMark *mark) {
  static void (*const adders[])(CaromOverlayBuilder *, const CaromMark *) = {
      [CAROM_MARK_SPAN] = add_span,   [CAROM_MARK_AXIS] = add_axis,
      [CAROM_MARK_ANGLE] = add_angle, [CAROM_MARK_ARROW] = add_arrow_mark,
      [CAROM_MARK_LEGS] = add_legs,   [CAROM_MARK_DISC] = add_disc,
      [CAROM_MARK_STAY] = add_stay,   [CAROM_MARK_PATH] = add_path,
      [CAROM_MARK_POINT] = add_point,
  };
  if (mark->kind != CAROM_MARK_NONE)
    adders[mark->kind](builder, mark);
}
