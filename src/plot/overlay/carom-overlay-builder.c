/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-builder: every shape gets the strength, the line and the quantity that the builder
 * stands at. */
#include "carom-overlay-builder.h"

/* How far axes reach from the contact, as a fraction of the room's smaller side; their ends stay
 * clear of the room's edge, for the label. */
static const double axis_share = 0.46, axis_margin = 20;

CaromOverlayShape *carom_overlay_builder_add(CaromOverlayBuilder *builder, CaromShapeKind kind,
                                             CaromVec2 from, CaromVec2 to, const char *label) {
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

/* The distance from @at in @direction to @low or @high. */
static double room_along(double at, double direction, double low, double high) {
  double edge = direction > 0 ? high : low;
  return direction == 0 ? INFINITY : MAX((edge - at) / direction, 0);
}

static CaromVec2 axis_end(const CaromOverlayFrame *frame, CaromVec2 place, CaromVec2 direction) {
  const CaromOverlayRoom *room = &frame->room;
  double reach = axis_share * MIN(room->right - room->left, room->bottom - room->top);
  reach = MIN(
      reach, room_along(place.x, direction.x, room->left + axis_margin, room->right - axis_margin));
  reach = MIN(
      reach, room_along(place.y, direction.y, room->top + axis_margin, room->bottom - axis_margin));
  return carom_vec2_add_scaled(place, direction, reach);
}

void carom_overlay_builder_add_line(CaromOverlayBuilder *builder, CaromShapeKind kind,
                                    CaromVec2 place, CaromVec2 direction, const char *label) {
  carom_overlay_builder_add(builder, kind,
                            axis_end(builder->frame, place, carom_vec2_scale(direction, -1)),
                            axis_end(builder->frame, place, direction), label);
}

CaromVec2 carom_overlay_builder_direction(const CaromOverlayFrame *frame, CaromVec2 vector) {
  CaromVec2 direction = carom_view_direction(&frame->view, vector);
  double length = carom_vec2_length(vector);
  return length > 0 ? carom_vec2(direction.x / length, direction.y / length) : carom_vec2(0, 0);
}

CaromOverlayShape *carom_overlay_builder_add_chevrons(CaromOverlayBuilder *builder, CaromVec2 at,
                                                      CaromVec2 direction, const char *label) {
  double length = CAROM_OVERLAY_BUILDER_CHEVRONS * builder->frame->size;
  return carom_overlay_builder_add(builder, CAROM_SHAPE_BEYOND,
                                   carom_vec2_add_scaled(at, direction, -length), at, label);
}
