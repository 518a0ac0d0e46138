/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-shapes: which marks of the working's lines are in the picture, in order of their
 * strength, and what all methods share: normal and tangent, the velocities, the handles of a guess.
 */
#include "carom-overlay-shapes.h"

#include "carom-band.h"
#include "carom-derivation-band.h"
#include "carom-overlay-marks.h"

/* In points, at the usual size. */
static const double grip_radius = 6;

/* ---- Which marks ---- */

static gboolean has_lit_line(const CaromOverlay *overlay) {
  return overlay->line >= 0 && (guint)overlay->line < overlay->working->n_lines;
}

/* Where several contacts were resolved together, there are no lines, and nothing was found. */
static gboolean has_lit_band(const CaromOverlay *overlay) {
  return overlay->has_band && overlay->working->n_lines > 0;
}

/* Returns: (nullable): the line of the derivation that is shown, if one is */
static const CaromDerivationLine *get_derived(const CaromOverlay *overlay) {
  return overlay->derivation ? carom_derivation_line(overlay->derivation, overlay->derived_line)
                             : NULL;
}

/* Whether anything is highlighted, and not only a few marks are shown. */
static gboolean is_lit(const CaromOverlay *overlay) {
  return has_lit_line(overlay) || has_lit_band(overlay);
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
  return mark->kind == CAROM_MARK_ARROW &&
         carom_vec2_length(arrow) < CAROM_OVERLAY_BUILDER_LEAST_ARROW;
}

/* Without a walk: where the bodies were, or the axes and what happens along them, as far as it can
 * be seen. */
static gboolean is_shown_calmly(const CaromOverlayFrame *frame, const CaromWorkingLine *line,
                                const CaromMark *mark) {
  return (line->stage == CAROM_STAGE_COLLIDE && mark->kind != CAROM_MARK_STAY &&
          !is_dot(frame, mark)) ||
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

static void add_band(CaromOverlayBuilder *builder, const CaromOverlay *overlay) {
  CaromMark marks[CAROM_BAND_MAX_MARKS];
  carom_band_mark(overlay->working, overlay->band, marks);
  builder->strength = CAROM_STRENGTH_LIT;
  builder->band = overlay->band;
  for (guint i = 0; i < CAROM_BAND_MAX_MARKS; i++)
    if (!is_of_lit_line(overlay, &marks[i]))
      carom_overlay_marks_add(builder, &marks[i]);
}

/* What a line of the derivation talks about, alike in all panes. */
static void add_derived(CaromOverlayBuilder *builder, const CaromOverlay *overlay) {
  const CaromDerivationLine *line = get_derived(overlay);
  builder->strength = CAROM_STRENGTH_LIT;
  for (guint i = 0; i < CAROM_DERIVATION_MAX_MARKS; i++) {
    const CaromMark *mark = &line->marks[i];
    if (mark->kind == CAROM_MARK_NONE)
      continue;
    builder->band = carom_derivation_band_of_label(overlay->derivation, mark->label);
    carom_overlay_marks_add(builder, mark);
  }
  builder->band = CAROM_N_FINDINGS;
}

static void add_marks(CaromOverlayBuilder *builder, const CaromOverlay *overlay) {
  for (guint i = 0; i < overlay->working->n_lines; i++) {
    const CaromWorkingLine *line = &overlay->working->lines[i];
    builder->line = (int)i;
    builder->band = carom_band_of_line(overlay->working, i);
    for (guint k = 0; k < CAROM_LINE_MAX_MARKS; k++) {
      builder->strength = CAROM_STRENGTH_CALM;
      if (is_lit(overlay) ? is_shown_in_walk(overlay, i, &builder->strength)
                          : is_shown_calmly(builder->frame, line, &line->marks[k]))
        carom_overlay_marks_add(builder, &line->marks[k]);
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
static void add_turned_axes(CaromOverlayBuilder *builder, const CaromOverlayFrame *frame) {
  const CaromOverlay *overlay = frame->overlay;
  const CaromWorkingTurn *turn = &overlay->working->turn;
  gboolean in_turn = FALSE;
  for (CaromStage stage = turn->first; turn->is_known && stage <= turn->last; stage++)
    in_turn = in_turn || stands_at(overlay, stage);
  const CaromVec2 axes[] = {turn->right, carom_vec2_perpendicular(turn->right)};
  for (guint i = 0; in_turn && i < G_N_ELEMENTS(axes); i++)
    carom_overlay_builder_add_line(builder, CAROM_SHAPE_AXIS, frame->contact,
                                   carom_overlay_builder_direction(frame, axes[i]), turn->axes[i]);
}

/* Adds normal and tangent, so that it can be seen along which directions the arrows are; not in the
 * first stage of a walk, which is about finding them. */
static void add_normal_and_tangent(CaromOverlayBuilder *builder, const CaromOverlayFrame *frame) {
  const CaromVec2 directions[] = {frame->n, carom_vec2_perpendicular(frame->n)};
  builder->strength = CAROM_STRENGTH_FAINT;
  add_turned_axes(builder, frame);
  for (guint i = 0; i < G_N_ELEMENTS(directions); i++)
    if (!stands_at(frame->overlay, CAROM_STAGE_DIRECTION) &&
        !has_axis(builder->shapes, directions[i]))
      carom_overlay_builder_add_line(builder, CAROM_SHAPE_LINE, frame->contact, directions[i],
                                     NULL);
}

static void add_velocity(CaromOverlayBuilder *builder, CaromVec2 place, CaromVec2 velocity,
                         const char *label) {
  CaromVec2 arrow = carom_overlay_frame_vector(builder->frame, velocity, CAROM_DIMENSION_VELOCITY);
  if (carom_vec2_length(arrow) >= CAROM_OVERLAY_BUILDER_LEAST_ARROW)
    carom_overlay_builder_add(builder, CAROM_SHAPE_ARROW, place, carom_vec2_add(place, arrow),
                              label);
}

/* Whether the line of the derivation draws that velocity itself. */
static gboolean is_derived(const CaromOverlay *overlay, const char *symbol) {
  const CaromDerivationLine *line = overlay->handles ? NULL : get_derived(overlay);
  for (guint i = 0; line && i < CAROM_DERIVATION_MAX_MARKS; i++)
    if (g_strcmp0(line->marks[i].label, symbol) == 0)
      return TRUE;
  return FALSE;
}

/* What the lines call a velocity of @body. */
static const char *velocity_symbol(const CaromOverlay *overlay, CaromContactBody body,
                                   gboolean after) {
  const char *incoming = CAROM_OF_BODY(body, overlay->incoming_a, overlay->incoming_b);
  if (after)
    return CAROM_OF_BODY(body, "v_a", "v_b");
  return incoming ? incoming : CAROM_OF_BODY(body, "u_a", "u_b");
}

/* The first stage does not use the velocities, so they are faint there; while those after are
 * worked out or guessed, those before remain for comparison. */
static void add_velocities(CaromOverlayBuilder *builder, const CaromOverlayFrame *frame) {
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
 * @low to @high. */
static double share_inside(double from, double along, double low, double high) {
  double edge = along > 0 ? high : low;
  /* An arrow that is made to end there must not be taken for one that goes on. */
  return along == 0 || (edge - from) / along >= 1 - 1e-9 ? 1 : MAX((edge - from) / along, 0);
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

static void add_beyond(CaromOverlayBuilder *builder, CaromVec2 centre, CaromVec2 grip) {
  double size = builder->frame->size, length = carom_vec2_distance(centre, grip);
  if (length <= 0)
    return;
  CaromVec2 on = carom_vec2_scale(carom_vec2_sub(grip, centre), 1 / length);
  double start = carom_overlay_shapes_grip_radius(builder->frame);
  carom_overlay_builder_add_chevrons(
      builder, carom_vec2_add_scaled(grip, on, start + CAROM_OVERLAY_BUILDER_CHEVRONS * size), on,
      NULL);
}

static void add_handle(CaromOverlayBuilder *builder, CaromContactBody body, const char *label) {
  CaromVec2 centre = carom_overlay_frame_place(builder->frame, body), grip;
  gboolean is_beyond;
  if (!carom_overlay_shapes_grip(builder->frame, body, &grip, &is_beyond))
    return;
  builder->strength = CAROM_STRENGTH_LIT;
  if (carom_vec2_distance(centre, grip) >= CAROM_OVERLAY_BUILDER_LEAST_ARROW)
    carom_overlay_builder_add(builder, CAROM_SHAPE_ARROW, centre, grip, NULL);
  carom_overlay_builder_add(builder, CAROM_SHAPE_GRIP, grip, grip, label)->radius =
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
  CaromOverlayBuilder builder = {
      .frame = frame, .shapes = shapes, .line = -1, .band = CAROM_N_FINDINGS};
  add_velocities(&builder, frame);
  if (!frame->overlay->handles && get_derived(frame->overlay))
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
