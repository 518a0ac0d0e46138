/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-expression: a number as it is typed into a cell, which may be calculated: "2*pi/3",
 * "sqrt(2)", "30deg", "-1.2e-3", "(1+2)*3", "5 cm", "½", "2³".
 *
 * There are + - * / ^, brackets, pi, and the functions sqrt, abs, exp, ln, sin, cos, tan, asin,
 * acos and atan. "2pi" is a product; after a division such a product is refused, since 1/2pi is
 * read in two ways. A unit multiplies all factors before it: "1/2 m" is half a metre. A number
 * without a unit is in that of carom_unit_symbol(), an angle in radians. Unicode's signs stand for
 * those of ASCII: "2·π÷3", "−0.5". The decimal sign is a point or that of the locale. */
#pragma once

#include "carom-unit.h"

/* What is wrong, and where. */
typedef struct {
  gsize byte;      /* <= the length of the text: where it is */
  glong character; /* the same in characters */
  char *message;   /* translated sentences: what is wrong, and the remedy */
} CaromExpressionError;

/* Frees what @error holds, if anything. */
void carom_expression_error_clear(CaromExpressionError *error);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromExpressionError, carom_expression_error_clear)

/* How deep brackets, functions and powers may lie within one another. */
#define CAROM_EXPRESSION_MAX_DEPTH 64

/* @text: any bytes up to a 0
 * @dimension: what the number is, which decides which units it may have
 * @length_unit: the scene's unit of length
 * @value: (out): the number, finite, in the scene's unit; only set on success
 * @error: (out): set on failure only; clear it with carom_expression_error_clear()
 * Returns: whether @text is such a number and nothing else */
gboolean carom_expression_evaluate(const char *text, CaromDimension dimension,
                                   const char *length_unit, double *value,
                                   CaromExpressionError *error);

/* The same for an angle where people give degrees: the number is in degrees, and one without a unit
 * is, too. "pi/3 rad" is in radians, and so are the arguments of functions. */
gboolean carom_expression_evaluate_degrees(const char *text, double *value,
                                           CaromExpressionError *error);

/* The same as people type it into a field: angles in degrees, all else in the scene's unit. */
gboolean carom_expression_evaluate_field(const char *text, CaromDimension dimension,
                                         const char *length_unit, double *value,
                                         CaromExpressionError *error);
/* Returns: (transfer full): the symbol of the unit that a number has there if it is typed without
 *   one, such as "°"; "" for pure numbers */
char *carom_expression_field_unit(CaromDimension dimension, const char *length_unit);
