/* carom-working-rounding: follows the size of the numbers through the formulas. Where a formula
 * adds up, the size of the sum is that of all its parts, even if they cancel; so a result that is
 * tiny beside its size has kept nothing but rounding. */
#include "carom-working-rounding.h"

#include "carom-rounding.h"

typedef struct {
  const CaromTerm *terms;
  guint n_terms;
  const double *sizes; /* of the terms */
} Known;

static double size_of_formula(const CaromFormula *formula, const Known *known);

/* Of what @formula as a whole stands for, or of the vector that it is a component of.
 *
 * Returns: FALSE if it is neither */
static gboolean find_size(const CaromFormula *formula, const Known *known, double *size) {
  const CaromTerm *term = carom_formula_find_term(formula, known->terms, known->n_terms);
  if (!term && formula->kind == CAROM_FORMULA_NAME && formula->component)
    term = carom_formula_find_whole(formula, known->terms, known->n_terms);
  if (term)
    *size = known->sizes[term - known->terms];
  return term != NULL;
}

/* Of a sum or a product, by its operands. */
static double size_of_operands(const CaromFormula *formula, const Known *known, gboolean adds) {
  double size = adds ? 0 : 1;
  for (guint i = 0; i < formula->operands->len; i++) {
    double operand = size_of_formula(carom_formula_operand(formula, i), known);
    size = adds ? size + operand : size * operand;
  }
  return size;
}

static double size_of_fraction(const CaromFormula *formula, const Known *known) {
  CaromValue below =
      carom_formula_evaluate(carom_formula_operand(formula, 1), known->terms, known->n_terms);
  return size_of_formula(carom_formula_operand(formula, 0), known) / fabs(below.number);
}

static double size_of_formula(const CaromFormula *formula, const Known *known) {
  double size;
  if (find_size(formula, known, &size))
    return size;
  switch (formula->kind) {
  case CAROM_FORMULA_NUMBER:
    return fabs(formula->number);
  case CAROM_FORMULA_SUM:
  case CAROM_FORMULA_COLUMN:
    return size_of_operands(formula, known, TRUE);
  case CAROM_FORMULA_NEGATIVE:
  case CAROM_FORMULA_GROUP:
  case CAROM_FORMULA_LENGTH:
  case CAROM_FORMULA_PRODUCT:
  case CAROM_FORMULA_DOT:
    return size_of_operands(formula, known, FALSE);
  case CAROM_FORMULA_FRACTION:
    return size_of_fraction(formula, known);
  case CAROM_FORMULA_ROOT:
    return sqrt(size_of_operands(formula, known, FALSE));
  case CAROM_FORMULA_COSINE:
  case CAROM_FORMULA_SINE:
    return 1;
  case CAROM_FORMULA_ARCTANGENT:
    return 0; /* it adds nothing up */
  case CAROM_FORMULA_NAME:
    break;
  }
  g_return_val_if_reached(INFINITY); /* every name is known */
}

static double size_of_value(CaromValue value) {
  return value.is_vector ? carom_vec2_length(value.vector) : fabs(value.number);
}

/* @notation: (nullable): how @value was calculated; NULL if it was given */
static double size_of_result(const char *notation, CaromValue value, const Known *known) {
  if (!notation)
    return size_of_value(value);
  g_autoptr(CaromFormula) formula = carom_formula_parse(notation);
  /* An infinite mass makes sizes that say nothing. */
  double size = size_of_formula(formula, known);
  return isfinite(size) ? MAX(size, size_of_value(value)) : size_of_value(value);
}

static void drop_from_findings(CaromWorking *readable, const double *sizes, gboolean *dropped) {
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++) {
    CaromFinding *finding = &readable->findings[kind];
    if (!finding->formula)
      continue;
    Known known = {.sizes = sizes};
    known.terms = carom_working_known_to_find(readable, kind, &known.n_terms);
    finding->value = carom_rounding_drop(
        finding->value, size_of_result(finding->formula, finding->value, &known), dropped);
  }
}

CaromWorking carom_working_rounding_drop(const CaromWorking *working) {
  CaromWorking readable = *working;
  double sizes[CAROM_WORKING_MAX_TERMS];
  gboolean dropped = FALSE;
  for (guint i = 0; i < working->n_terms; i++)
    sizes[i] = size_of_value(working->terms[i].value);
  for (guint i = 0; i < working->n_lines; i++) {
    guint own; /* the index of the term that the line adds */
    const CaromTerm *terms = carom_working_known(working, i, &own);
    const CaromWorkingLine *line = &working->lines[i];
    double size = size_of_result(line->formula, line->value, &(Known){terms, own, sizes});
    readable.lines[i].value = carom_rounding_drop(line->value, size, &dropped);
    sizes[own] = size;
    readable.terms[own].value = readable.lines[i].value;
  }
  drop_from_findings(&readable, sizes, &dropped);
  return readable;
}
