/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-sketch: evaluates formulas. */
#include "carom-sketch.h"

CaromPlace carom_sketch_other_place(CaromPlace place) {
  static const CaromPlace other[] = {
      [CAROM_PLACE_A] = CAROM_PLACE_B,
      [CAROM_PLACE_B] = CAROM_PLACE_A,
      [CAROM_PLACE_TIP_A] = CAROM_PLACE_TIP_B,
      [CAROM_PLACE_TIP_B] = CAROM_PLACE_TIP_A,
      [CAROM_PLACE_CONTACT] = CAROM_PLACE_CONTACT,
  };
  return other[place];
}

/* Only the direction of axes and angles matters. */
static gboolean has_length(CaromMarkKind kind) {
  return kind != CAROM_MARK_AXIS && kind != CAROM_MARK_ANGLE;
}

/* @notation: (nullable): NULL if nothing is drawn */
static CaromVec2 vector_of(const char *notation, const CaromTerm *terms, guint n_terms) {
  if (!notation)
    return (CaromVec2){0};
  return carom_formula_evaluate(carom_formula_constant(notation), terms, n_terms).vector;
}

static CaromDimension dimension_of(const char *notation, const CaromTerm *terms, guint n_terms) {
  return carom_formula_dimension(carom_formula_constant(notation), terms, n_terms);
}

CaromMark carom_sketch_draw(const CaromSketch *sketch, gboolean exchanged, const CaromTerm *terms,
                            guint n_terms) {
  const char *const written[] = {sketch->label,
                                 sketch->other_label,
                                 sketch->vector ? sketch->vector : sketch->label,
                                 sketch->other ? sketch->other : sketch->other_label,
                                 sketch->shift,
                                 sketch->before};
  const char *told[G_N_ELEMENTS(written)];
  if (sketch->kind == CAROM_MARK_NONE)
    return (CaromMark){0};
  for (guint i = 0; i < G_N_ELEMENTS(written); i++)
    told[i] = exchanged ? carom_formula_exchange_bodies(written[i]) : written[i];
  return (CaromMark){
      .kind = sketch->kind,
      .place = exchanged ? carom_sketch_other_place(sketch->place) : sketch->place,
      .shift = vector_of(told[4], terms, n_terms),
      .vector = vector_of(told[2], terms, n_terms),
      .other = vector_of(told[3], terms, n_terms),
      .before = vector_of(told[5], terms, n_terms),
      .dimension =
          has_length(sketch->kind) ? dimension_of(told[2], terms, n_terms) : CAROM_DIMENSION_NONE,
      .label = told[0],
      .other_label = told[1],
  };
}
