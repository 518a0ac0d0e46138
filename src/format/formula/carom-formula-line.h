/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-formula-line: a line of working in pieces, in any notation: symbol = formula = formula with
 * numbers = value and unit. A piece that would only repeat another one is left out. */
#pragma once

#include "carom-derivation.h"
#include "carom-explanation.h"
#include "carom-formula-writer.h"

typedef struct {
  char *symbol;  /* "" in a line of a derivation that goes on from the one before */
  char *formula; /* (nullable) */
  char *numbers; /* (nullable): the formula with numbers put in */
  char *value;   /* (nullable): with its unit */
} CaromFormulaLine;

/* Frees the pieces. */
void carom_formula_line_clear(CaromFormulaLine *line);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromFormulaLine, carom_formula_line_clear)

/* @working: of the contact that @explanation is about: a resolver's, or of when and where the
 *   bodies touched
 * Returns: line @line of it; clear it with carom_formula_line_clear() */
CaromFormulaLine carom_formula_line_of(const CaromFormulaStyle *style,
                                       const CaromExplanation *explanation,
                                       const CaromWorking *working, guint line);

/* Returns: the names in @working, which is of the same contact, as symbols */
CaromFormulaNames carom_formula_line_names_of(const CaromExplanation *explanation,
                                              const CaromWorking *working);
/* The same in @derivation, of the contact that @explanation is about. */
CaromFormulaNames carom_formula_line_names_in(const CaromExplanation *explanation,
                                              const CaromDerivation *derivation);

/* @name: a number that the contact comes with, such as "m_a"
 * Returns: the line that gives its value; clear it with carom_formula_line_clear() */
CaromFormulaLine carom_formula_line_given(const CaromFormulaStyle *style,
                                          const CaromExplanation *explanation, const char *name,
                                          CaromDimension dimension);

/* @derivation: of the contact that @explanation is about
 * Returns: line @line of it; clear it with carom_formula_line_clear() */
CaromFormulaLine carom_formula_line_derived(const CaromFormulaStyle *style,
                                            const CaromExplanation *explanation,
                                            const CaromDerivation *derivation, guint line);

/* What a resolver calls a quantity that all of them find, which it must have found.
 *
 * Returns: the line, whose symbol is the formula; clear it with carom_formula_line_clear() */
CaromFormulaLine carom_formula_line_of_finding(const CaromFormulaStyle *style,
                                               const CaromExplanation *explanation, guint resolver,
                                               CaromFindingKind kind);

/* Returns: (transfer full): the pieces with @equals between them */
char *carom_formula_line_join(const CaromFormulaLine *line, const char *equals);
