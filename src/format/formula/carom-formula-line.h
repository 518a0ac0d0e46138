/* carom-formula-line: a line of working in pieces, in any notation: symbol = formula = the same
 * with numbers = value and unit, where what would only repeat another piece is left out. */
#pragma once

#include "carom-explanation.h"
#include "carom-formula-writer.h"

typedef struct {
  char *symbol;
  char *formula; /* (nullable) */
  char *numbers; /* (nullable): the formula with numbers put in */
  char *value;   /* with its unit */
} CaromFormulaLine;

void carom_formula_line_clear(CaromFormulaLine *line);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromFormulaLine, carom_formula_line_clear)

/* Returns: (transfer full): line @line of the working of resolver @resolver. */
CaromFormulaLine carom_formula_line_of(const CaromFormulaStyle *style,
                                       const CaromExplanation *explanation, guint resolver,
                                       guint line);

/* carom_formula_line_given:
 * @name: a number that the contact comes with, such as "m_a"
 *
 * Returns: (transfer full): the line that says what it is. */
CaromFormulaLine carom_formula_line_given(const CaromFormulaStyle *style,
                                          const CaromExplanation *explanation, const char *name,
                                          CaromDimension dimension);

/* Returns: (transfer full): the pieces with @equals between them. */
char *carom_formula_line_join(const CaromFormulaLine *line, const char *equals);
