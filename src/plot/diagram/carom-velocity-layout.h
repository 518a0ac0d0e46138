/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-velocity-layout: where everything is in a picture of the velocity plane. The same layout
 * serves for drawing and for reading a value under the pointer. Lengths are in points. */
#pragma once

#include "carom-axis.h"
#include "carom-diagram.h"
#include "carom-velocity-plane.h"
#include "carom-view.h"

/* A resolver's way from the pair of velocities before to the pair after. */
typedef struct {
  gboolean is_shown; /* it may be told, and is finite */
  gboolean departs;  /* it does not lead to where it should */
  gboolean is_off_line;
  gboolean is_beyond;      /* it leads out of the picture; then to is at the edge */
  CaromVec2 before, after; /* in the plane */
  CaromVec2 from, to;      /* places */
} CaromVelocityStep;

typedef struct {
  const CaromDiagram *diagram;
  CaromText text;
  CaromVelocityPlane plane;
  CaromVec2 after;                 /* where the contact led to */
  double width, height;            /* of the picture */
  double left, right, top, bottom; /* of the plot */
  double legend;  /* the height at the bottom that is kept for it; 0: there is none */
  double unit;    /* by which lengths grow with large type */
  CaromView view; /* of the plane */
  CaromAxis across, up;
  GArray *across_ticks, *up_ticks; /* (element-type CaromTick) */
  CaromVelocityStep *steps;        /* by resolver */
  CaromDiagramLabels labels;
} CaromVelocityLayout;

/* @diagram: one that carom_velocity_picture_exists()
 * @cr: (nullable): where to draw; NULL: only to measure */
void carom_velocity_layout_init(CaromVelocityLayout *layout, const CaromDiagram *diagram,
                                cairo_t *cr, double width, double height);
void carom_velocity_layout_clear(CaromVelocityLayout *layout);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromVelocityLayout, carom_velocity_layout_clear)

/* The place of a point of the plane. */
static inline CaromVec2 carom_velocity_layout_place(const CaromVelocityLayout *layout,
                                                    CaromVec2 point) {
  return carom_view_place(&layout->view, point);
}

/* Whether a place is in the plot or on its edge. */
static inline gboolean carom_velocity_layout_is_in_plot(const CaromVelocityLayout *layout,
                                                        CaromVec2 place) {
  return place.x >= layout->left && place.x <= layout->right && place.y >= layout->top &&
         place.y <= layout->bottom;
}

/* The point of the diagonal that is w to the left of the point before. */
static inline CaromVec2 carom_velocity_layout_equal(const CaromVelocityLayout *layout) {
  return carom_vec2(layout->plane.before.y, layout->plane.before.y);
}

/* Where the change of a ends and that of b begins on the way from before to after. */
static inline CaromVec2 carom_velocity_layout_corner(const CaromVelocityLayout *layout) {
  return carom_vec2(layout->after.x, layout->plane.before.y);
}

/* The part of a straight line that is in the plot.
 *
 * @point, @direction: of the line, in the plane
 * @from, @to: (out): the ends of the part, as places
 * Returns: whether any of it is */
gboolean carom_velocity_layout_clip(const CaromVelocityLayout *layout, CaromVec2 point,
                                    CaromVec2 direction, CaromVec2 *from, CaromVec2 *to);

#define CAROM_VELOCITY_LAYOUT_ELLIPSE_POINTS 720

/* Point number @i of the ellipse, of which there are CAROM_VELOCITY_LAYOUT_ELLIPSE_POINTS; closer
 * to each other where less of it is seen. There must be one: no body is immovable. */
CaromVec2 carom_velocity_layout_ellipse(const CaromVelocityLayout *layout, guint i);
