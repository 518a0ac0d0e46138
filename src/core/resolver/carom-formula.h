/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-formula: formulas that are written as text, such as "(1 + e) μ (Δu·n)", read into a tree.
 * The one tree serves for the typeset formula, with symbols or with numbers, for plain text and
 * LaTeX, and for computing the value.
 *
 * The notation:
 *
 *     m_a, u'_b, Δu, θ   names: letters, primes, and after "_" a subscript, whose last part "a" or
 *                        "b" stands for a body; "u_t_a" has the subscript t and the body a, "t_0"
 *                        the subscript 0; t̂, a letter with a hat, is a vector of length 1
 *     u_a.x              a component of a vector
 *     2, 0.5             numbers
 *     e μ                a product: factors side by side
 *     u·n                the scalar product of two vectors
 *     p / q              a fraction of two factors; parentheses around either only group
 *     a + b - c, -a      sums
 *     (a + b)            parentheses
 *     (a; b)             a vector by its components
 *     |d|, √(q)          length, root; inside of a length there is no other
 *     w², (1 + e)²       the square of a factor, which is a number
 *     cos(θ), sin(θ), atan2(y; x)
 */
#pragma once

#include "carom-unit.h"
#include "carom-value.h"

typedef enum {
  CAROM_FORMULA_NUMBER,
  CAROM_FORMULA_NAME,
  CAROM_FORMULA_SUM,       /* operands; those that are NEGATIVE are subtracted */
  CAROM_FORMULA_NEGATIVE,  /* − operand */
  CAROM_FORMULA_PRODUCT,   /* operands side by side */
  CAROM_FORMULA_DOT,       /* two operands: the scalar product */
  CAROM_FORMULA_FRACTION,  /* two operands: numerator, denominator */
  CAROM_FORMULA_GROUP,     /* an operand in parentheses */
  CAROM_FORMULA_COLUMN,    /* two operands: x, y */
  CAROM_FORMULA_LENGTH,    /* |operand| */
  CAROM_FORMULA_SQUARE,    /* operand², of a number */
  CAROM_FORMULA_ROOT,      /* √operand */
  CAROM_FORMULA_COSINE,    /* cos operand */
  CAROM_FORMULA_SINE,      /* sin operand */
  CAROM_FORMULA_ARCTANGENT /* two operands, y and x: the direction of (x; y) */
} CaromFormulaKind;

/* More than any formula of the program has. */
#define CAROM_FORMULA_MAX_OPERANDS 8

typedef struct CaromFormula CaromFormula;
struct CaromFormula {
  CaromFormulaKind kind;
  double number;       /* of a NUMBER */
  const char *source;  /* the notation of this formula, without space around it, interned */
  const char *whole;   /* (nullable): of a component, that of its vector, interned */
  char *base;          /* of a NAME: "u", "Δu", "θ" */
  guint n_primes;      /* of a NAME */
  char *subscript;     /* of a NAME: "t", or "" */
  char body;           /* of a NAME: 'a', 'b', or 0 */
  char component;      /* of a NAME: 'x', 'y', or 0 */
  GPtrArray *operands; /* (element-type CaromFormula): never NULL */
};

/* The hat of the letter before it: U+0302. */
#define CAROM_FORMULA_HAT "\xcc\x82"

/* @letters: at least one letter of a name
 * Returns: (transfer none): what follows the first letter, and its hat if it has one */
const char *carom_formula_next_letter(const char *letters);

/* @source: the notation; a mistake in it is a programming error
 * Returns: (transfer full): the tree */
CaromFormula *carom_formula_parse(const char *source);
void carom_formula_free(CaromFormula *formula);

/* Does the same for a notation that is a constant in the program, which is parsed only once.
 *
 * Returns: (transfer none): the tree */
const CaromFormula *carom_formula_constant(const char *source);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromFormula, carom_formula_free)

/* Turns "(γ_a - e γ_b) α_a" into "(γ_b - e γ_a) α_b".
 *
 * @source: (nullable): the notation
 * Returns: (transfer none) (nullable): the same of the other body */
const char *carom_formula_exchange_bodies(const char *source);

static inline const CaromFormula *carom_formula_operand(const CaromFormula *formula, guint i) {
  return (const CaromFormula *)g_ptr_array_index(formula->operands, i);
}

/* What a name, or a factor such as "cos(θ)" or "Δu·n", stands for; sums and fractions are never
 * terms. Each part of a formula is looked for among all terms, so names are interned and compared
 * as pointers. */
typedef struct {
  const char *name; /* interned */
  CaromValue value;
  CaromDimension dimension;
} CaromTerm;

/* Returns: the term that is called @name in formulas */
CaromTerm carom_formula_term(const char *name, CaromValue value, CaromDimension dimension);

/* Finds the term that @formula stands for as a whole, whatever its operands are. A component of a
 * vector is not a term of its own.
 *
 * @terms: (array length=n_terms): what is known; of two with the same name the last counts
 * Returns: (transfer none) (nullable): the term */
const CaromTerm *carom_formula_find_term(const CaromFormula *formula, const CaromTerm *terms,
                                         guint n_terms);

/* Returns: (transfer none) (nullable): the term whose value is put in for @formula: the same, or
 *   that of the vector that it is a component of */
const CaromTerm *carom_formula_find_put_in(const CaromFormula *formula, const CaromTerm *terms,
                                           guint n_terms);

/* Returns: what is put in for @formula, whose @term has been found by carom_formula_find_put_in()
 */
CaromValue carom_formula_value_put_in(const CaromFormula *formula, const CaromTerm *term);

/* Like carom_formula_find_term(), but finds components of known vectors too, and knows that what is
 * divided by itself is 1, and −0 is 0.
 *
 * @value: (out): what to write in place of @formula
 * Returns: whether the value of @formula is known without calculating */
gboolean carom_formula_get_known(const CaromFormula *formula, const CaromTerm *terms, guint n_terms,
                                 CaromValue *value);

/* Where numbers are put in, "-n.y u" may become "−0 · 2", but −0 is no number for people.
 *
 * Returns: (transfer none): @formula without its minus sign if 0 is written behind that, else
 *   @formula */
const CaromFormula *carom_formula_drop_sign_of_zero(const CaromFormula *formula,
                                                    const CaromTerm *terms, guint n_terms);

/* Whether @formula is a vector, as far as @terms tell. */
gboolean carom_formula_is_vector(const CaromFormula *formula, const CaromTerm *terms,
                                 guint n_terms);

/* @operands: the value of each operand of @formula
 * Returns: what @formula, which is neither a number nor a name, makes of them */
CaromValue carom_formula_combine(const CaromFormula *formula, const CaromValue *operands);

/* Returns: the value of @formula, all of whose names must be known */
CaromValue carom_formula_evaluate(const CaromFormula *formula, const CaromTerm *terms,
                                  guint n_terms);

/* Derives the kind of quantity from the terms. All names in @formula must be known, and it must not
 * add quantities of different kinds.
 *
 * Returns: the dimension of @formula */
CaromDimension carom_formula_dimension(const CaromFormula *formula, const CaromTerm *terms,
                                       guint n_terms);
