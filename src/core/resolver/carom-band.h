/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-band: what belongs to a quantity that all resolvers find: the names in one resolver's
 * formulas, its lines, and what is drawn of the quantity in a picture. All of it follows from what
 * the resolver says that it finds. */
#pragma once

#include "carom-working.h"

/* A name, or a whole formula such as "cos(θ)" or "Δu·n", belongs to the first quantity whose
 * formula uses it, of whichever body it is; one that no formula uses, to the quantity that its line
 * calculates. What the contact comes with or leads to belongs to a quantity only if the formula of
 * that has nothing else, as d / √(d·d) has; so masses and velocities belong to none. Where a change
 * of velocity is found as v − u, that belongs to it as a whole, and so does what a line adds to u.
 *
 * Returns: the quantity, or CAROM_N_FINDINGS if it belongs to none */
CaromFindingKind carom_band_of_formula(const CaromWorking *working, const CaromFormula *formula);

/* A line belongs to the quantity of its symbol.
 *
 * @line: an index
 * Returns: the quantity, or CAROM_N_FINDINGS if it belongs to none */
CaromFindingKind carom_band_of_line(const CaromWorking *working, guint line);

/* What a label names belongs to the last of the quantities that its parts belong to: "α_a d" is a
 * direction times an approach, so it is an approach.
 *
 * @notation: a formula
 * Returns: the quantity, or CAROM_N_FINDINGS if no part belongs to one */
CaromFindingKind carom_band_of_label(const CaromWorking *working, const char *notation);

#define CAROM_BAND_MAX_MARKS 2

/* What is drawn of a quantity, as @working has found it: the direction as an axis, the approach as
 * a velocity along it, the momentum as what either body gets, a change of velocity at the tip of
 * the velocity before.
 *
 * @marks: (out caller-allocates): those of kind NONE are absent; all of them if it is not found */
void carom_band_mark(const CaromWorking *working, CaromFindingKind kind,
                     CaromMark marks[CAROM_BAND_MAX_MARKS]);
