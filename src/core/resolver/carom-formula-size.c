/* carom-formula-size: follows the size of the numbers through the tree. */
#include "carom-formula-size.h"

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
  case CAROM_FORMULA_SQUARE: {
    double once = size_of_operands(formula, known, FALSE);
    return once * once;
  }
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

double carom_formula_size_of_value(CaromValue value) {
  return value.is_vector ? carom_vec2_length(value.vector) : fabs(value.number);
}

double carom_formula_size(const CaromFormula *formula, const CaromTerm *terms, guint n_terms,
                          const double *sizes) {
  return size_of_formula(formula, &(Known){terms, n_terms, sizes});
}
