/* carom-working-rounding: a line is rounding if its value is tiny beside the numbers that its
 * formula adds up, see carom-formula-size.h. */
#include "carom-working-rounding.h"

#include "carom-formula-size.h"
#include "carom-rounding.h"

/* @notation: (nullable): how @value was calculated; NULL if it was given
 * @n_known, @sizes: how many terms the notation may refer to, and their sizes */
static double size_of_result(const char *notation, CaromValue value, const CaromTerm *terms,
                             guint n_known, const double *sizes) {
  double least = carom_formula_size_of_value(value);
  if (!notation)
    return least;
  g_autoptr(CaromFormula) formula = carom_formula_parse(notation);
  /* An infinite mass makes sizes that say nothing. */
  double size = carom_formula_size(formula, terms, n_known, sizes);
  return isfinite(size) ? MAX(size, least) : least;
}

static void drop_from_findings(CaromWorking *readable, const double *sizes, gboolean *dropped) {
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++) {
    CaromFinding *finding = &readable->findings[kind];
    guint n_known;
    if (!finding->formula)
      continue;
    const CaromTerm *terms = carom_working_known_to_find(readable, kind, &n_known);
    double size = size_of_result(finding->formula, finding->value, terms, n_known, sizes);
    finding->value = carom_rounding_drop(finding->value, size, dropped);
  }
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
    const CaromWorkingLine *line = &working->lines[i];
    double size = size_of_result(line->formula, line->value, terms, own, sizes);
    readable.lines[i].value = carom_rounding_drop(line->value, size, &dropped);
    sizes[own] = size;
    readable.terms[own].value = readable.lines[i].value;
  }
  drop_from_findings(&readable, sizes, &dropped);
  return readable;
}
