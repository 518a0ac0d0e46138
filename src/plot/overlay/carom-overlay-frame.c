/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-frame: chooses the zoom from the size of the two bodies, the scale of arrows from
 * the velocities before and after, and then shrinks or moves the picture until everything that a
 * method may draw fits into the room. */
#include "carom-overlay-frame.h"

#include "carom-extents.h"
#include "carom-resolver.h"

/* The fraction of the room that the pair should fill; and the largest radius that the smaller of
 * two discs, or the only one, should have, as a fraction of the room's smaller side. */
static const double pair_share = 0.78, radius_share = 0.23;

/* No zoom if the pair would be only this much smaller or larger than it should be. */
static const double least_zoom_out = 0.8, least_zoom_in = 1.2;

/* The length of the longest velocity before and after, and of the longest difference, as fractions
 * of the smaller side; and that of the longest momentum. They are shorter if they would leave the
 * room. */
static const double speed_share_min = 0.34, speed_share_max = 0.44, difference_share = 0.6;
static const double momentum_share = 0.34, shrinking = 0.93;

/* They are not shrunk further than this: arrows that extend beyond the edge are better than arrows
 * that nobody can see. */
enum { MAX_SHRINKINGS = 12 };

/* A picture that turns has to fit at so many angles on the way. */
enum { N_ANGLES = 4 };

/* For handles: the longest velocity before is no longer than the one share of the smaller side, and
 * no shorter than the other, even if guesses then leave the room. */
static const double handle_share_max = 0.44, handle_share_min = 0.12;

/* In a room of this size, in points, lines and letters have their usual size. In a larger one they
 * are larger, up to a limit, because it is shown to the back row. */
static const double usual_side = 260, size_max = 1.6;

/* The margin around arrows for labels, and around discs for the letters beside them, in points. */
static const double label_room = 16, letter_room = 26;

static double smaller_side(const CaromOverlayRoom *room) {
  return MAX(MIN(room->right - room->left, room->bottom - room->top), 1);
}

/* ---- Zoom ---- */

/* 1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, … and 0.8, 0.6, … */
static double round_down(double zoom) {
  static const double steps[] = {8, 6, 5, 4, 3, 2.5, 2, 1.5, 1.2, 1};
  double power = pow(10, floor(log10(zoom)));
  for (guint i = 0; i < G_N_ELEMENTS(steps); i++)
    if (steps[i] * power <= zoom)
      return steps[i] * power;
  return power;
}

/* Where the body of @mark is away from the contact: at the place of an outline, or half-way along a
 * path, which may be far from both ends.
 *
 * Returns: FALSE if it is no mark of that kind */
static gboolean get_way(const CaromMark *mark, CaromVec2 *way) {
  *way = mark->vector;
  if (mark->kind == CAROM_MARK_PATH)
    *way = carom_vec2_add_scaled(carom_vec2_add_scaled(mark->shift, mark->vector, 0.5), mark->other,
                                 -0.25);
  return mark->kind == CAROM_MARK_DISC || mark->kind == CAROM_MARK_PATH;
}

/* Adds where the working draws bodies away from the contact, such as where they come from.
 *
 * @from_a, @from_b: the centres at the contact, in @view */
static void add_outlines(CaromExtents *box, const CaromWorking *working, const CaromView *view,
                         CaromVec2 from_a, CaromVec2 from_b, double radius_a, double radius_b) {
  for (guint i = 0; i < working->n_lines; i++)
    for (guint k = 0; k < CAROM_LINE_MAX_MARKS; k++) {
      const CaromMark *mark = &working->lines[i].marks[k];
      gboolean of_a = mark->place == CAROM_PLACE_A;
      CaromVec2 way;
      if (get_way(mark, &way))
        carom_extents_include(box,
                              carom_vec2_add_scaled(of_a ? from_a : from_b,
                                                    carom_view_direction(view, way),
                                                    view->points_per_unit),
                              of_a ? radius_a : radius_b);
    }
}

/* The scale at which @box fills that @share of the room. */
static double scale_to_fill(const CaromExtents *box, const CaromOverlayRoom *room, double share) {
  return MIN(share * (room->right - room->left) / (box->max.x - box->min.x),
             share * (room->bottom - room->top) / (box->max.y - box->min.y));
}

/* The share of the room that outlines may fill, so that letters beside discs have room too. */
static double outlines_share(const CaromOverlayRoom *room) {
  return MAX(1 - 2 * letter_room / smaller_side(room), 0.5);
}

/* Whether the scene's view shows both bodies whole. */
static gboolean is_whole(const CaromOverlay *overlay, const CaromView *fitted,
                         const CaromOverlayRoom *room, double radius_a, double radius_b) {
  CaromExtents pair = carom_extents_nothing();
  carom_extents_include(&pair, carom_view_place(fitted, overlay->position_a),
                        radius_a * fitted->points_per_unit);
  carom_extents_include(&pair, carom_view_place(fitted, overlay->position_b),
                        radius_b * fitted->points_per_unit);
  return pair.min.x >= room->left && pair.max.x <= room->right && pair.min.y >= room->top &&
         pair.max.y <= room->bottom;
}

/* Where the bodies have come from may be far away. The picture zooms in less to show it, but if it
 * would have to zoom out, it leaves it beyond the edge. */
static double suggest_zoom_of(const CaromOverlay *overlay, const CaromView *fitted,
                              const CaromOverlayRoom *room, double radius_a, double radius_b,
                              double angle_rad) {
  CaromView view = {.points_per_unit = 1};
  carom_view_turn(&view, angle_rad);
  CaromVec2 a = carom_view_place(&view, overlay->position_a);
  CaromVec2 b = carom_view_place(&view, overlay->position_b);
  CaromExtents pair = carom_extents_nothing();
  carom_extents_include(&pair, a, radius_a);
  carom_extents_include(&pair, b, radius_b);
  CaromExtents all = pair;
  add_outlines(&all, overlay->working, &view, a, b, radius_a, radius_b);
  double smaller = radius_b > 0 ? MIN(radius_a, radius_b) : radius_a;
  double scale = scale_to_fill(&pair, room, pair_share);
  scale = MIN(scale, radius_share * smaller_side(room) / smaller);
  if (scale_to_fill(&all, room, 1) >= fitted->points_per_unit)
    scale =
        MIN(scale, MAX(scale_to_fill(&all, room, outlines_share(room)), fitted->points_per_unit));
  double zoom = scale / fitted->points_per_unit;
  if (zoom < 1 && is_whole(overlay, fitted, room, radius_a, radius_b))
    return 1; /* closer than the scene's view, or as close */
  gboolean is_good = zoom >= least_zoom_out && zoom < least_zoom_in;
  return is_good || !(zoom > 0) || !isfinite(zoom) ? 1 : round_down(zoom);
}

/* Angle number @i of those at which the picture has to fit: from where it is not turned to where
 * it is. */
static double angle_to_fit(const CaromOverlay *overlay, int i) {
  return overlay->any_turn_rad * i / N_ANGLES;
}

double carom_overlay_frame_suggest_zoom(const CaromOverlay *overlay, const CaromView *fitted,
                                        const CaromOverlayRoom *room, double radius_a,
                                        double radius_b) {
  double zoom = INFINITY;
  for (int i = 0; i <= N_ANGLES; i++)
    zoom = MIN(
        zoom, suggest_zoom_of(overlay, fitted, room, radius_a, radius_b, angle_to_fit(overlay, i)));
  return zoom;
}

/* ---- Arrows ---- */

/* Record @i of those that all panes have: this pane's own, and those beside. */
static const CaromContactRecord *get_record(const CaromOverlay *overlay, guint i) {
  return i == 0 ? overlay->record : overlay->beside[i - 1];
}

/* The greatest speed of both bodies, before and after. */
static double greatest_speed(const CaromContactRecord *record) {
  const CaromVec2 velocities[] = {record->contact.velocity_a, record->contact.velocity_b,
                                  record->outcome.velocity_a, record->outcome.velocity_b};
  double greatest = 0;
  for (guint i = 0; i < G_N_ELEMENTS(velocities); i++)
    greatest = MAX(greatest, carom_vec2_length(velocities[i]));
  return greatest;
}

/* The greatest length of Δu, Δv_a and Δv_b. */
static double greatest_difference(const CaromContactRecord *record) {
  const CaromContact *before = &record->contact;
  const CaromOutcome *after = &record->outcome;
  double approach = carom_vec2_distance(before->velocity_b, before->velocity_a);
  double change_a = carom_vec2_distance(after->velocity_a, before->velocity_a);
  double change_b = carom_vec2_distance(after->velocity_b, before->velocity_b);
  return MAX(approach, MAX(change_a, change_b));
}

static double usable_scale(double scale) {
  return scale > 0 && isfinite(scale) ? scale : 0;
}

/* The scale of speeds does not depend on the working, so it is the same for all methods. */
static double speed_scale(const CaromOverlay *overlay, double side, double usual_scale) {
  double speed = 0, difference = 0;
  for (guint i = 0; i <= overlay->n_beside; i++) {
    speed = MAX(speed, greatest_speed(get_record(overlay, i)));
    difference = MAX(difference, greatest_difference(get_record(overlay, i)));
  }
  double scale = CLAMP(usual_scale * speed, speed_share_min * side, speed_share_max * side) / speed;
  return usable_scale(MIN(scale, difference_share * side / difference));
}

/* The impulse of this contact alone, as in workings, even if several were resolved together. All
 * methods agree on it. */
static CaromVec2 impulse_of(const CaromContact *contact) {
  CaromOutcome outcome;
  carom_resolver_resolve(carom_resolvers(NULL)[0], contact, &outcome);
  return carom_contact_impulse(contact, &outcome);
}

static double momentum_scale(const CaromOverlay *overlay, double side) {
  double impulse = 0;
  for (guint i = 0; i <= overlay->n_beside; i++)
    impulse = MAX(impulse, carom_vec2_length(impulse_of(&get_record(overlay, i)->contact)));
  return usable_scale(momentum_share * side / impulse);
}

CaromVec2 carom_overlay_frame_vector(const CaromOverlayFrame *frame, CaromVec2 vector,
                                     CaromDimension dimension) {
  double scale = dimension == CAROM_DIMENSION_LENGTH     ? frame->view.points_per_unit
                 : dimension == CAROM_DIMENSION_MOMENTUM ? frame->momentum_scale
                                                         : frame->speed_scale;
  return carom_vec2_scale(carom_view_direction(&frame->view, vector), scale);
}

CaromVec2 carom_overlay_frame_velocity(const CaromOverlayFrame *frame, CaromVec2 centre,
                                       CaromVec2 place) {
  CaromVec2 arrow = carom_vec2_sub(place, centre);
  CaromVec2 velocity = carom_view_vector(&frame->view, arrow);
  return frame->speed_scale > 0
             ? carom_vec2(velocity.x / frame->speed_scale, velocity.y / frame->speed_scale)
             : carom_vec2(0, 0);
}

/* ---- View ---- */

static CaromExtents pair_box(const CaromOverlayFrame *frame) {
  CaromExtents box = carom_extents_nothing();
  carom_extents_include(&box, frame->place_a, frame->radius_a);
  carom_extents_include(&box, frame->place_b, frame->radius_b);
  return box;
}

static void add_arrow_to_box(CaromExtents *box, const CaromOverlayFrame *frame, CaromVec2 place,
                             CaromVec2 vector, CaromDimension dimension) {
  CaromVec2 arrow = carom_overlay_frame_vector(frame, vector, dimension);
  carom_extents_include(box, carom_vec2_add(place, arrow), label_room * frame->size);
}

/* Adds all arrows that a method may draw there: velocities, the relative velocity and the speed of
 * approach, impulses. */
static void add_arrows_to_box(CaromExtents *box, const CaromOverlayFrame *frame,
                              const CaromContactRecord *record) {
  const CaromContact *before = &record->contact;
  const CaromOutcome *after = &record->outcome;
  const CaromVec2 of_a[] = {
      before->velocity_a, after->velocity_a,
      carom_vec2_scale(carom_finding_expect(before, CAROM_FINDING_DIRECTION).vector,
                       carom_finding_expect(before, CAROM_FINDING_APPROACH).number)};
  const CaromVec2 of_b[] = {before->velocity_b, after->velocity_b,
                            carom_vec2_sub(before->velocity_b, before->velocity_a)};
  for (guint i = 0; i < G_N_ELEMENTS(of_a); i++)
    add_arrow_to_box(box, frame, frame->place_a, of_a[i], CAROM_DIMENSION_VELOCITY);
  for (guint i = 0; i < G_N_ELEMENTS(of_b); i++)
    add_arrow_to_box(box, frame, frame->place_b, of_b[i], CAROM_DIMENSION_VELOCITY);
  CaromVec2 impulse = impulse_of(before);
  add_arrow_to_box(box, frame, frame->place_a, impulse, CAROM_DIMENSION_MOMENTUM);
  add_arrow_to_box(box, frame, frame->place_b, carom_vec2_scale(impulse, -1),
                   CAROM_DIMENSION_MOMENTUM);
}

/* The box including all arrows, those of the other panes, too. */
static CaromExtents whole_box(const CaromOverlayFrame *frame) {
  CaromExtents box = pair_box(frame);
  for (guint i = 0; i <= frame->overlay->n_beside; i++)
    add_arrows_to_box(&box, frame, get_record(frame->overlay, i));
  return box;
}

static gboolean fits(const CaromExtents *box, const CaromOverlayRoom *room) {
  return box->max.x - box->min.x <= room->right - room->left &&
         box->max.y - box->min.y <= room->bottom - room->top;
}

static void place_pair(CaromOverlayFrame *frame) {
  const CaromOverlay *overlay = frame->overlay;
  CaromVec2 n = carom_view_direction(&frame->view, overlay->record->contact.d);
  double pair_radius = frame->radius_a + frame->radius_b, length = carom_vec2_length(n);
  frame->n = carom_vec2(n.x / length, n.y / length);
  frame->place_a = carom_view_place(&frame->view, overlay->position_a);
  frame->place_b = carom_view_place(&frame->view, overlay->position_b);
  double share = pair_radius > 0 && frame->radius_b > 0 ? frame->radius_a / pair_radius : 1;
  CaromVec2 apart = carom_vec2_sub(frame->place_b, frame->place_a);
  frame->contact = carom_vec2_add_scaled(frame->place_a, apart, share);
}

static void turn(CaromOverlayFrame *frame, double angle_rad) {
  carom_view_turn(&frame->view, angle_rad);
  place_pair(frame);
}

static gboolean fits_at_all_angles(CaromOverlayFrame *frame) {
  gboolean all_fit = TRUE;
  for (int i = N_ANGLES; i >= 0; i--) { /* ends as it was */
    turn(frame, angle_to_fit(frame->overlay, i));
    CaromExtents box = whole_box(frame);
    all_fit = all_fit && fits(&box, &frame->room);
  }
  return all_fit;
}

static void shrink_arrows(CaromOverlayFrame *frame) {
  for (int i = 0; i < MAX_SHRINKINGS && !fits_at_all_angles(frame); i++) {
    frame->speed_scale *= shrinking;
    frame->momentum_scale *= shrinking;
  }
}

/* How far to move something that extends from @min to @max so that it is between @low and @high: no
 * further than necessary, or into the middle. */
static double shift_into(double min, double max, double low, double high, gboolean centred) {
  if (centred || max - min > high - low)
    return (low + high - min - max) / 2;
  return min < low ? low - min : max > high ? high - max : 0;
}

/* An extent along one axis. */
typedef struct {
  double min, max;
} Extent;

/* @letters: the margin for those beside the discs, in points */
static void add_outlines_in_points(CaromExtents *box, const CaromOverlayFrame *frame,
                                   double letters) {
  CaromExtents outlines = carom_extents_nothing();
  add_outlines(&outlines, frame->overlay->working, &frame->view, frame->place_a, frame->place_b,
               frame->radius_a, frame->radius_b);
  if (outlines.min.x > outlines.max.x) /* there are none */
    return;
  carom_extents_include(box, outlines.min, 0);
  carom_extents_include(box, outlines.max, 0);
  carom_extents_include(box, frame->place_a, frame->radius_a + letters);
  carom_extents_include(box, frame->place_b, frame->radius_b + letters);
}

/* Moves the first of @extents that fits into the room; if none does, the last. */
static double shift_axis(const Extent *extents, guint n, double low, double high,
                         gboolean centred) {
  guint i = 0;
  while (i + 1 < n && extents[i].max - extents[i].min > high - low)
    i++;
  return shift_into(extents[i].min, extents[i].max, low, high, centred || i > 0);
}

/* If zoomed in, the pair and, if there is room, what is drawn away from it are put in the middle;
 * otherwise they are moved only if necessary to show all of them. The range of handles is the same
 * on all sides. */
static void move_into_room(CaromOverlayFrame *frame) {
  const CaromOverlayRoom *room = &frame->room;
  CaromExtents pair = pair_box(frame), whole = frame->overlay->handles ? pair : whole_box(frame);
  CaromExtents all = whole, outlines = pair, bare = pair;
  if (!frame->overlay->handles) {
    add_outlines_in_points(&all, frame, letter_room * frame->size);
    add_outlines_in_points(&outlines, frame, letter_room * frame->size);
    add_outlines_in_points(&bare, frame, 0);
  }
  const Extent along_x[] = {{all.min.x, all.max.x},
                            {outlines.min.x, outlines.max.x},
                            {bare.min.x, bare.max.x},
                            {whole.min.x, whole.max.x},
                            {pair.min.x, pair.max.x}};
  const Extent along_y[] = {{all.min.y, all.max.y},
                            {outlines.min.y, outlines.max.y},
                            {bare.min.y, bare.max.y},
                            {whole.min.y, whole.max.y},
                            {pair.min.y, pair.max.y}};
  gboolean centred = frame->zoom != 1 || frame->overlay->handles;
  frame->view.x += shift_axis(along_x, G_N_ELEMENTS(along_x), room->left, room->right, centred);
  frame->view.y += shift_axis(along_y, G_N_ELEMENTS(along_y), room->top, room->bottom, centred);
  place_pair(frame);
}

/* Shows the contact at @place. */
static void put_contact(CaromOverlayFrame *frame, CaromVec2 place) {
  frame->view.x += place.x - frame->contact.x;
  frame->view.y += place.y - frame->contact.y;
  place_pair(frame);
}

/* Turned or not, the picture is where it suits the room, and on the way in between, but never out
 * of the room. */
static void move_and_turn(CaromOverlayFrame *frame) {
  const CaromOverlay *overlay = frame->overlay;
  const CaromOverlayRoom *room = &frame->room;
  move_into_room(frame);
  if (overlay->turn_rad == 0 || overlay->turn_share <= 0)
    return;
  CaromVec2 from = frame->contact;
  turn(frame, overlay->turn_rad);
  put_contact(frame, from);
  move_into_room(frame);
  if (overlay->turn_share >= 1)
    return;
  CaromVec2 way = carom_vec2_sub(frame->contact, from);
  turn(frame, overlay->turn_rad * overlay->turn_share);
  put_contact(frame, carom_vec2_add_scaled(from, way, overlay->turn_share));
  CaromExtents whole = whole_box(frame);
  frame->view.x += shift_into(whole.min.x, whole.max.x, room->left, room->right, FALSE);
  frame->view.y += shift_into(whole.min.y, whole.max.y, room->top, room->bottom, FALSE);
  place_pair(frame);
}

/* ---- Handles ---- */

/* The scale at which the arrow of @velocity from @centre just leaves room for its grip. */
static double scale_for(const CaromOverlayFrame *frame, CaromVec2 centre, CaromVec2 velocity) {
  const CaromOverlayRoom *room = &frame->room;
  double margin = CAROM_OVERLAY_FRAME_GRIP_MARGIN * frame->size;
  return MIN(carom_overlay_frame_ways_to_edge(centre.x, velocity.x, room->left + margin,
                                              room->right - margin),
             carom_overlay_frame_ways_to_edge(centre.y, -velocity.y, room->top + margin,
                                              room->bottom - margin));
}

/* The scale is as large as possible so that all guesses fit that can be right as far as one knows:
 * a smooth contact changes velocities along the normal, by twice the speed of approach at most,
 * whatever the masses are, if no energy is gained. What does come of the contact must not be asked
 * for here: the scale would give it away. Where both bodies rest before, because others push them,
 * the scale is that of the pane's other arrows. */
static double handle_scale(const CaromOverlayFrame *frame, double usual_scale) {
  const CaromContact *before = &frame->overlay->record->contact;
  CaromVec2 u_a = before->velocity_a, u_b = before->velocity_b;
  CaromVec2 n = carom_vec2(frame->n.x, -frame->n.y);
  double most = 2 * fabs(carom_vec2_dot(carom_vec2_sub(u_a, u_b), n));
  double speed = MAX(carom_vec2_length(u_a), carom_vec2_length(u_b));
  double side = smaller_side(&frame->room), scale = handle_share_max * side / speed;
  if (speed == 0)
    return usual_scale;
  scale = MIN(scale, scale_for(frame, frame->place_a, u_a));
  scale = MIN(scale, scale_for(frame, frame->place_b, u_b));
  scale = MIN(scale, scale_for(frame, frame->place_a, carom_vec2_add_scaled(u_a, n, -most)));
  scale = MIN(scale, scale_for(frame, frame->place_b, carom_vec2_add_scaled(u_b, n, most)));
  return usable_scale(MAX(scale, handle_share_min * side / speed));
}

void carom_overlay_frame_init(CaromOverlayFrame *frame, const CaromOverlay *overlay,
                              const CaromView *fitted, const CaromOverlayRoom *room,
                              double radius_a, double radius_b, double usual_scale) {
  double side = smaller_side(room);
  *frame = (CaromOverlayFrame){
      .overlay = overlay,
      .room = *room,
      .zoom = overlay->zoom > 0
                  ? overlay->zoom
                  : carom_overlay_frame_suggest_zoom(overlay, fitted, room, radius_a, radius_b),
      .view = *fitted,
      .size = CLAMP(side / usual_side, 1, size_max),
      .speed_scale = overlay->handles ? 0 : speed_scale(overlay, side, usual_scale),
      .momentum_scale = momentum_scale(overlay, side),
  };
  frame->view.points_per_unit *= frame->zoom;
  frame->radius_a = radius_a * frame->view.points_per_unit;
  frame->radius_b = radius_b * frame->view.points_per_unit;
  place_pair(frame);
  if (!overlay->handles)
    shrink_arrows(frame);
  move_and_turn(frame);
  if (overlay->handles)
    frame->speed_scale = handle_scale(frame, usual_scale);
}

void carom_overlay_frame_wall(const CaromOverlayFrame *frame, CaromVec2 *from, CaromVec2 *to) {
  const CaromOverlayRoom *room = &frame->room;
  double reach = hypot(room->right - room->left, room->bottom - room->top);
  CaromVec2 t = carom_vec2_perpendicular(frame->n);
  *from = carom_vec2_add_scaled(frame->contact, t, -reach);
  *to = carom_vec2_add_scaled(frame->contact, t, reach);
}

void carom_overlay_frame_init_beside(CaromOverlayFrame *frame, const CaromOverlayFrame *leading,
                                     const CaromOverlay *overlay, double radius_a,
                                     double radius_b) {
  *frame = *leading;
  frame->overlay = overlay;
  frame->radius_a = radius_a * frame->view.points_per_unit;
  frame->radius_b = radius_b * frame->view.points_per_unit;
  place_pair(frame);
}

void carom_overlay_frame_set_view(CaromOverlayFrame *frame, const CaromView *view) {
  double factor = view->points_per_unit / frame->view.points_per_unit;
  frame->view = *view;
  frame->radius_a *= factor;
  frame->radius_b *= factor;
  place_pair(frame);
}

void carom_overlay_frame_slide(CaromOverlayFrame *frame, const CaromView *view) {
  double factor = view->points_per_unit / frame->view.points_per_unit;
  carom_overlay_frame_set_view(frame, view);
  frame->speed_scale *= factor;
  frame->momentum_scale *= factor;
  frame->is_sliding = TRUE;
}
