/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-sketch: the geometry that a line talks about: what is to be drawn is given by formulas, a
 * sketch, and turned into a mark with numbers. */
#pragma once

#include "carom-formula.h"

typedef enum {
  CAROM_MARK_NONE,
  CAROM_MARK_SPAN,  /* vector, a length, from the place */
  CAROM_MARK_AXIS,  /* a straight line through the place along vector, with its label at that end */
  CAROM_MARK_ANGLE, /* from the x axis to vector, around the place */
  CAROM_MARK_ARROW, /* vector, a velocity or a momentum, from the place */
  CAROM_MARK_LEGS,  /* a right-angled triangle: vector from the place, then other from its tip */
  CAROM_MARK_DISC,  /* the outline of the body of the place, A or B, by vector, a length, from where
                       it is at the contact; the label, which may be anything, names the moment */
  CAROM_MARK_STAY,  /* of a velocity whose part along one axis changes while that across it stays:
                       other, which stays, from the tip of vector, from the place, and as it was,
                       from the tip of before; both are marked as equal */
  CAROM_MARK_PATH,  /* the path of a body's centre, along vector, a length, from the place; of that
                       other, also a length, is what it falls: it is a parabola, and straight if
                       other is zero. The label may be anything */
  CAROM_MARK_POINT, /* a point, by vector, a length, from the place; the label, which may be
                       anything, is its name */
} CaromMarkKind;

typedef enum {
  CAROM_PLACE_A, /* the centre of body a */
  CAROM_PLACE_B, /* the centre of body b; for a wall, the point that is touched */
  CAROM_PLACE_CONTACT,
  CAROM_PLACE_TIP_A, /* where the arrow of u_a that starts at that centre ends, so that something
                        can be added to it */
  CAROM_PLACE_TIP_B,
} CaromPlace;

typedef struct {
  CaromMarkKind kind;
  CaromPlace place;
  CaromVec2 shift; /* a length: by so much the mark is away from the place; not used for a DISC */
  CaromVec2 vector;
  CaromVec2 other;  /* of LEGS and STAY: at right angles to vector; of a PATH: how far it falls */
  CaromVec2 before; /* of STAY: what vector was before */
  CaromDimension
      dimension;     /* of vector: LENGTH, VELOCITY, MOMENTUM; NONE if only its direction counts */
  const char *label; /* (nullable): the label, as a formula; for LEGS that of vector */
  const char *other_label; /* (nullable): for LEGS and STAY: the label of other */
} CaromMark;

/* A mark, given by the formulas of what it draws. */
typedef struct {
  CaromMarkKind kind;
  CaromPlace place;
  const char *label, *other_label; /* as of the mark */
  const char *vector, *other;      /* (nullable): what is drawn; NULL: what the labels mean */
  const char *shift;               /* (nullable): NULL: none */
  const char *before;              /* (nullable): NULL: none */
} CaromSketch;

/* @exchanged: whether to draw the same of the other body
 * @terms: (array length=n_terms): what the formulas mean; all their names must be known
 * Returns: the mark; one of kind NONE for a sketch of that kind */
CaromMark carom_sketch_draw(const CaromSketch *sketch, gboolean exchanged, const CaromTerm *terms,
                            guint n_terms);

/* Returns: the same place of the other body */
CaromPlace carom_sketch_other_place(CaromPlace place);
