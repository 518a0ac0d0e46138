/* carom-working-rounding: a line is rounding if its value is tiny beside the numbers that its
 * formula adds up, see carom-formula-size.h. */
#include "carom-working-rounding.h"

#include "carom-formula-size.h"
#include "carom-rounding.h"

/* @n_known, @sizes: how many terms the formula may refer to, and their sizes */
static double size_of_line(const CaromWorkingLine *line, const CaromTerm *terms, guint n_known,
                           const double *sizes) {
  double least = carom_formula_size_of_value(line->value);
  if (!line->formula)
    return least;
  g_autoptr(CaromFormula) formula = carom_formula_parse(line->formula);
  /* An infinite mass makes sizes that say nothing. */
  double size = carom_formula_size(formula, terms, n_known, sizes);
  return isfinite(size) ? MAX(size, least) : least;
}

CaromWorking carom_working_rounding_drop(const CaromWorking *working) {
  CaromWorking readable = *working;
  double sizes[CAROM_WORKING_MAX_TERMS];
  gboolean dropped = FALSE;
  for (guint i = 0; i < working->n_terms; i++)
    sizes[i] = carom_formula_size_of_value(working->terms[i].value);
  for (guint i = 0; i < working->n_lines; i++) {
    guint own; /* the index of the term that the line adds */
    const CaromTerm *terms = carom_working_known(working, i, &own);
    double size = size_of_line(&working->lines[i], terms, own, sizes);
    readable.lines[i].value = carom_rounding_drop(working->lines[i].value, size, &dropped);
    sizes[own] = size;
    readable.terms[own].value = readable.lines[i].value;
  }
  return readable;
}
