/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-formula-line: a line of a sheet in pieces, in any notation: symbol = formula = formula with
 * numbers = value and unit. A piece that would only repeat another one is left out. */
#pragma once

#include "carom-explanation.h"
#include "carom-formula-writer.h"
#include "carom-sheet-line.h"

typedef struct {
  guint tag;     /* the number by which it is known; 0: it has none */
  char *symbol;  /* "" in a line of a derivation that goes on from the one before */
  char *formula; /* (nullable): the formula in symbols */
  char *numbers; /* (nullable): the formula with numbers put in */
  char *value;   /* (nullable): the value with its unit */
} CaromFormulaLine;

/* Frees the pieces. */
void carom_formula_line_clear(CaromFormulaLine *line);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromFormulaLine, carom_formula_line_clear)

/* @explanation: the explanation of the contact that @line is about
 * Returns: the line in that notation; clear it with carom_formula_line_clear() */
CaromFormulaLine carom_formula_line(const CaromFormulaStyle *style,
                                    const CaromExplanation *explanation, CaromSheetLine line);

/* Returns: (transfer full): the pieces with " = " between them, without the tag */
char *carom_formula_line_join(const CaromFormulaLine *line);

/* Returns: (transfer full): the whole line as plain text, such as "r_A + r_B = 0.2 + 0.3 = 0.5 m",
 *   or "(7) J = …" if it has a tag */
char *carom_formula_line_text(const CaromExplanation *explanation, CaromSheetLine line);
