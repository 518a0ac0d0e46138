/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-sheet-line: a line of what is told of a contact, whichever sheet it stands on: how a
 * resolver works the contact out, when and where it was, or why all methods give the same. Whoever
 * writes or draws lines needs to know no more of them than this. */
#pragma once

#include "carom-derivation.h"
#include "carom-working.h"

/* Nothing is owned: a line is valid as long as that of which it is one. */
typedef struct {
  const CaromWorking *working;       /* (nullable): of which it is a line */
  const CaromDerivation *derivation; /* (nullable): the same, if working is NULL */
  guint number;                      /* which line of it, from 0 */

  const CaromTerm *terms; /* what the names in its formulas and sentences mean, for people */
  guint n_terms;
  guint n_known;       /* how many of the terms, from the first, are known before the line: numbers
                          may stand in their places */
  guint tag;           /* the number by which a line of a derivation is known; 0: it has none */
  const char *symbol;  /* what is calculated, as a formula */
  gboolean goes_on;    /* the line goes on from the one before, which has shown the symbol */
  const char *formula; /* (nullable): how people calculate it; NULL where the value is given */
  gboolean hides_numbers; /* the formula is not shown with numbers in it, see CaromWorkingLine */
  CaromValue value;       /* with 0 in place of mere rounding */
  CaromDimension dimension;
} CaromSheetLine;

/* @working: for people: mere rounding is dropped, see carom_working_rounding_drop()
 * Returns: line @i of it */
CaromSheetLine carom_sheet_line_of_working(const CaromWorking *working, guint i);

/* @working: as above
 * @given: one of carom_working_givens()
 * Returns: the line that gives the number which the contact comes with. It has no sentences. */
CaromSheetLine carom_sheet_line_of_given(const CaromWorking *working, const CaromGiven *given);

/* @working: as above; it has found a quantity of that kind
 * Returns: the line whose symbol is what the resolver calls the quantity. It has no sentences. */
CaromSheetLine carom_sheet_line_of_finding(const CaromWorking *working, CaromFindingKind kind);

/* Returns: line @i of @derivation, counted through all chapters */
CaromSheetLine carom_sheet_line_of_derivation(const CaromDerivation *derivation, guint i);

/* What the line says in words, with formulas in it, in the user's language: see carom-sentence.h.
 *
 * Returns: (transfer full): first why it is so, then what else there is to say, each for a row of
 *   its own */
GStrv carom_sheet_line_tell(const CaromSheetLine *line);
