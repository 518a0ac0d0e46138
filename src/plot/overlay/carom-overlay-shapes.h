/* carom-overlay-shapes: the lines, arrows and arcs that make up the geometry of a contact: the
 * same ones are drawn, labelled and pointed at. */
#pragma once

#include "carom-overlay-frame.h"

typedef enum {
  CAROM_SHAPE_ARROW,  /* a velocity or a momentum */
  CAROM_SHAPE_LEG,    /* an arrow as well: one of the legs of a triangle */
  CAROM_SHAPE_SPAN,   /* a thin arrow: a length */
  CAROM_SHAPE_AXIS,   /* dashed, with a direction */
  CAROM_SHAPE_LINE,   /* dashed */
  CAROM_SHAPE_RULE,   /* thin: what an angle is measured from */
  CAROM_SHAPE_ARC,    /* around from, from the right to the point to */
  CAROM_SHAPE_SQUARE, /* of a right angle: from and to are opposite corners */
  CAROM_SHAPE_DOT,    /* at from: an arrow of no length, or too short to draw */
  CAROM_SHAPE_GRIP,   /* at from: what to drag an arrow by */
} CaromShapeKind;

typedef enum {
  CAROM_STRENGTH_FAINT,
  CAROM_STRENGTH_CALM,
  CAROM_STRENGTH_LIT,
  CAROM_N_STRENGTHS,
} CaromStrength;

typedef struct {
  CaromShapeKind kind;
  CaromStrength strength;
  int line; /* of the working whose mark it belongs to; -1: of none: a body has it by itself */
  CaromVec2 from, to; /* in points */
  CaromVec2 outside;  /* of a LEG: to which side of it its triangle is not; else zero */
  double radius;      /* of a DOT or a GRIP */
  const char *label;  /* (nullable): a formula */
} CaromOverlayShape;

/* carom_overlay_shapes:
 * Returns: (transfer full) (element-type CaromOverlayShape): what to draw, the faintest first. */
GArray *carom_overlay_shapes(const CaromOverlayFrame *frame);

/* How far @place is from the drawn line of @shape, in points. */
double carom_overlay_shapes_distance(const CaromOverlayShape *shape, CaromVec2 place);

/* carom_overlay_shapes_handle_tip:
 * Returns: whether that body has a handle, and at which place. */
gboolean carom_overlay_shapes_handle_tip(const CaromOverlayFrame *frame, CaromContactBody body,
                                         CaromVec2 *place);

/* The radius of a grip, in points. */
double carom_overlay_shapes_grip_radius(const CaromOverlayFrame *frame);
