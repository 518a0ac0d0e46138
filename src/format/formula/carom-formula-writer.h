/* carom-formula-writer: formulas as text, in symbols or with numbers put in: one walk over the tree
 * for every notation. What a notation writes for each part is its CaromFormulaStyle. */
#pragma once

#include "carom-digits.h"
#include "carom-formula.h"
#include "carom-unit.h"

/* A notation. Brackets are what stands before, between and after the parts. */
typedef struct {
  const char *plus, *minus, *negative;
  const char *factor; /* between factors in symbols */
  const char *times;  /* between factors that are numbers */
  const char *dot;
  const char *group[2], *length[2], *root[2], *cosine[2], *sine[2];
  const char *bare_cosine, *bare_sine; /* (nullable): before a mere name, without parentheses */
  const char *column[3], *fraction[3], *arctangent[3];
  gboolean fraction_groups; /* its line keeps the parts together: they need no parentheses */

  /* @body: (nullable): the name of the body that the name is about */
  void (*append_name)(GString *text, const CaromFormula *name, const char *body,
                      gboolean is_vector);
  void (*append_number)(GString *text, CaromDigits number);
  /* With what sets it apart from the number before it. */
  void (*append_unit)(GString *text, const char *unit);
} CaromFormulaStyle;

/* What the names in a formula stand for. */
typedef struct {
  const CaromTerm *terms; /* which names are vectors */
  guint n_terms;
  guint n_put_in; /* the first so many terms are written as numbers */
  const char *name_a, *name_b;
} CaromFormulaNames;

/* Returns: (transfer full): @formula in that notation. */
char *carom_formula_writer_write(const CaromFormulaStyle *style, const CaromFormula *formula,
                                 const CaromFormulaNames *names);

/* Returns: (transfer full): a number with six digits, or a vector of such. */
char *carom_formula_writer_write_value(const CaromFormulaStyle *style, CaromValue value);

/* carom_formula_writer_write_quantity:
 * @length_unit: the scene's unit of length
 *
 * Returns: (transfer full): the same with its unit. */
char *carom_formula_writer_write_quantity(const CaromFormulaStyle *style, CaromValue value,
                                          CaromDimension dimension, const char *length_unit);
