/* carom-sketch: turns what is to be drawn, given by formulas, into a mark with numbers. */
#pragma once

#include "carom-working.h"

/* @exchanged: whether to draw the same of the other body
 * @terms: (array length=n_terms): what the formulas mean; all their names must be known
 * Returns: the mark; one of kind NONE for a sketch of that kind */
CaromMark carom_sketch_draw(const CaromSketch *sketch, gboolean exchanged, const CaromTerm *terms,
                            guint n_terms);
