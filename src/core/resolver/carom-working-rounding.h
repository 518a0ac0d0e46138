/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-working-rounding: a working for people to read: numbers that are nothing but rounding are
 * 0 in it. */
#pragma once

#include "carom-working.h"

/* A number is rounding if it is tiny beside the numbers that cancelled on the way to it, see
 * carom_rounding_covers(). One that is small because it was calculated from small ones is kept.
 * What is left where numbers cancel but for rounding, such as −4×10⁻¹⁴ of 0.1, takes more digits of
 * them than can be read; and what rests on a number that was dropped does not follow from 0. There
 * the formula hides its numbers.
 *
 * Returns: a copy of @working with such numbers dropped from lines, terms and findings */
CaromWorking carom_working_rounding_drop(const CaromWorking *working);
