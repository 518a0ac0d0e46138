/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-shape: a line, an arrow, an arc, a path or a mark of the geometry of a contact.
 * Places are in points of the picture, y down. */
#pragma once

#include "carom-math.h"
#include "carom-overlay-frame.h"

typedef enum {
  CAROM_SHAPE_ARROW,  /* a velocity or a momentum */
  CAROM_SHAPE_LEG,    /* an arrow as well: one of the legs of a triangle */
  CAROM_SHAPE_SPAN,   /* a thin arrow: a length */
  CAROM_SHAPE_AXIS,   /* dashed, with a direction */
  CAROM_SHAPE_LINE,   /* dashed */
  CAROM_SHAPE_RULE,   /* a thin line from which an angle is measured */
  CAROM_SHAPE_ARC,    /* an arc around from, beginning at its start and ending towards to */
  CAROM_SHAPE_SQUARE, /* the mark of a right angle: from and to are opposite corners */
  CAROM_SHAPE_EQUAL, /* two strokes across the middle of from to to: it is as long as another one */
  CAROM_SHAPE_DOT,   /* at from: an arrow of length 0, or too short to draw */
  CAROM_SHAPE_GRIP,  /* at from: a grip by which an arrow is dragged */
  CAROM_SHAPE_BEYOND, /* two chevrons from from to to: the arrow goes on beyond the edge */
  CAROM_SHAPE_RING,   /* the outline of a disc around from */
  CAROM_SHAPE_PATH,   /* dotted, from from to to, and on the way bent towards control */
} CaromShapeKind;

typedef enum {
  CAROM_STRENGTH_FAINT,
  CAROM_STRENGTH_CALM,
  CAROM_STRENGTH_LIT,
  CAROM_N_STRENGTHS,
} CaromStrength;

typedef struct {
  const CaromOverlay *overlay; /* of which contact */
  gboolean is_own; /* where several panes are drawn in one picture: not all of them have it */
  CaromShapeKind kind;
  CaromStrength strength;
  int line; /* the line of the working to which the mark belongs; -1: none, it belongs to a body */
  CaromFindingKind band; /* the quantity to which it belongs, whose colour it has; CAROM_N_FINDINGS:
                            none */
  CaromVec2 from, to;    /* in points */
  CaromVec2 control;     /* of a PATH: where the tangents at both ends meet */
  CaromVec2 outside;     /* for a LEG: the direction away from its triangle; otherwise zero */
  double start_rad;      /* for an ARC: where it begins, clockwise from the right */
  double radius;         /* for a DOT, a GRIP or a RING */
  CaromVec2 home;    /* of a RING: where its body is drawn; it may be so near that the two cannot
                        be told apart */
  const char *label; /* (nullable): a formula */
  double magnitude;  /* of what a mark's arrow stands for; 0: none */
  CaromDimension dimension; /* of the magnitude */
} CaromOverlayShape;

/* Whether it belongs to a line of the working, and not to the contact itself. */
static inline gboolean carom_overlay_shape_is_mark(const CaromOverlayShape *shape) {
  return shape->line >= 0 || shape->strength == CAROM_STRENGTH_LIT;
}

/* Returns: what the formulas of its label talk about */
CaromMathNames carom_overlay_shape_names(const CaromOverlayShape *shape);

/* How far @place is from the drawn line of @shape, in points. */
double carom_overlay_shape_distance(const CaromOverlayShape *shape, CaromVec2 place);

/* ---- The curve of an ARC ---- */

/* A part of a circle, of half of it at most. Angles are clockwise from the right. */
typedef struct {
  CaromVec2 centre;
  double radius, start_rad;
  double sweep_rad; /* −π to π */
} CaromOverlayArc;

/* The arc leads from the shape's start to its end by the shorter way. */
CaromOverlayArc carom_overlay_shape_arc(const CaromOverlayShape *shape);

/* The point at that @share of @arc; 0 is where it begins. */
CaromVec2 carom_overlay_shape_arc_point(CaromOverlayArc arc, double share);

/* ---- The curve of a PATH ---- */

/* The path of a body's centre as it is drawn: straight, or a piece of a parabola, which is what a
 * quadratic Bézier curve is. */
typedef struct {
  CaromVec2 from, control, to; /* control: where the tangents at both ends meet */
} CaromOverlayPath;

/* The path leads from the shape's start to its end, and on the way bends towards its control. */
CaromOverlayPath carom_overlay_shape_path(const CaromOverlayShape *shape);

/* The point at that @share of @path; 0 is where it begins. */
CaromVec2 carom_overlay_shape_path_point(const CaromOverlayPath *path, double share);

/* Cuts off what comes before the path enters the room for the last time.
 *
 * @is_cut: (out): whether anything was cut off
 * Returns: whether the end of the path is in the room, and so any of it is left */
gboolean carom_overlay_shape_path_enter(CaromOverlayPath *path, const CaromOverlayRoom *room,
                                        gboolean *is_cut);
