/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-typed: characters, numbers and units as people type them, on keyboards of many languages,
 * or copy them from what Carom shows. */
#pragma once

#include "carom-unit.h"

/* @text: valid UTF-8
 * Returns: its first character as ASCII where it stands for one: digits of all scripts, full-width
 *   characters, minus signs, signs of multiplication and division; else as it is; 0 at the end */
gunichar carom_typed_peek(const char *text);

/* Returns: @text behind the blanks that it begins with, and behind what has no width */
const char *carom_typed_skip_blanks(const char *text);

/* Reads a number without a sign: with a point or the locale's decimal sign, "e-3", and a half or a
 * quarter as one character.
 *
 * @text: (inout): moved behind it, if it begins there
 * @scaled: whether "×10²³" belongs to the number, as it does unless something of higher or of the
 *   same rank stands before it
 * @value: (out): the number, if one begins there; INFINITY if it is too large
 * Returns: whether one does */
gboolean carom_typed_number(const char **text, gboolean scaled, double *value);

typedef enum {
  CAROM_TYPED_UNIT_NONE,  /* no unit begins there */
  CAROM_TYPED_UNIT_OTHER, /* it is a unit of something else, or cannot be converted */
  CAROM_TYPED_UNIT_FITS
} CaromTypedUnitFit;

/* A number in that unit, times @multiply, divided by @divide, is the same in the scene's. They are
 * two, so that 5 cm are 5 / 100 m, the double nearest to 0.05. */
typedef struct {
  double multiply, divide;
} CaromTypedUnit;

/* Reads a unit, such as "cm", "km/h", "m/s²", "m/s^2", "/s" or "°". Units of length other than the
 * scene's are known if that has a length in metres.
 *
 * @text: (inout): moved behind the unit, unless there is none
 * @dimension: what is measured
 * @length_unit: the scene's unit of length
 * @unit: (out): set if it fits */
CaromTypedUnitFit carom_typed_unit(const char **text, CaromDimension dimension,
                                   const char *length_unit, CaromTypedUnit *unit);
