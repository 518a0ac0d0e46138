/* carom-working-rounding: a working for people to read: numbers that are nothing but rounding are
 * 0 in it. */
#pragma once

#include "carom-working.h"

/* How many significant digits of each number are shown in a formula. */
#define CAROM_WORKING_ROUNDING_DIGITS 6

/* A number is rounding if it is tiny beside the numbers that cancelled on the way to it, see
 * carom_rounding_covers(). One that is small because it was calculated from small ones is kept.
 * What is left where numbers nearly cancel, such as −4×10⁻¹⁴ where both are shown as 0.1, does not
 * follow from them as they are shown: there the formula hides its numbers.
 *
 * Returns: a copy of @working with such numbers dropped from lines, terms and findings */
CaromWorking carom_working_rounding_drop(const CaromWorking *working);
