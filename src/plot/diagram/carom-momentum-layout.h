/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-momentum-layout: where the arrows of a momentum diagram are: tip to tail before, tip to
 * tail after, and what passed over from one to the other. Both begin at one point and have one
 * scale, so that they end at one point unless something else took momentum. Lengths are in points.
 */
#pragma once

#include "carom-diagram.h"

typedef enum {
  CAROM_MOMENTUM_SUM,      /* of what can move */
  CAROM_MOMENTUM_BEFORE,   /* of a body */
  CAROM_MOMENTUM_AFTER,    /* of a body */
  CAROM_MOMENTUM_TRANSFER, /* along n */
  CAROM_MOMENTUM_FRICTION, /* across n */
  CAROM_MOMENTUM_OTHERS,   /* what other bodies that touched at that instant gave */
} CaromMomentumKind;

typedef struct {
  CaromMomentumKind kind;
  CaromContactBody body; /* whose it is, if it is of one */
  const char *notation;  /* (nullable): the label, as a formula; NULL: words */
  CaromVec2 tail, tip;   /* in kg × length / s */
  double lane;           /* how many lanes it is moved aside, because it would lie on another */
  CaromVec2 from, to;    /* where it is drawn */
  CaromVec2 true_from, true_to; /* and where it belongs */
} CaromMomentumArrow;

#define CAROM_MOMENTUM_LAYOUT_MAX_ARROWS 9

typedef struct {
  const CaromDiagram *diagram;
  CaromText text;
  double width, height;
  double unit;            /* by which lengths grow with large type */
  double points_per_unit; /* of momentum */
  double scale_length;    /* a round momentum, for the scale */
  guint n_arrows;
  CaromMomentumArrow arrows[CAROM_MOMENTUM_LAYOUT_MAX_ARROWS];
  CaromDiagramLabels labels;
} CaromMomentumLayout;

/* @cr: (nullable): where to draw; NULL: only to measure */
void carom_momentum_layout_init(CaromMomentumLayout *layout, const CaromDiagram *diagram,
                                cairo_t *cr, double width, double height);
void carom_momentum_layout_clear(CaromMomentumLayout *layout);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromMomentumLayout, carom_momentum_layout_clear)

/* The bottom of the title, and the top of the line with the scale. */
double carom_momentum_layout_top(const CaromMomentumLayout *layout);
double carom_momentum_layout_bottom(const CaromMomentumLayout *layout);
