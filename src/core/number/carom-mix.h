/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-mix: numbers that are as good as random and keep no state: whatever is drawn once more from
 * the same is the same. */
#pragma once

#include <glib.h>

/* 2^64 over the golden ratio. What is mixed one after the other is added to it, so that zeros do
 * not stay zeros. */
#define CAROM_MIX_STEP G_GUINT64_CONSTANT(0x9e3779b97f4a7c15)

/* The finaliser of SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
 * generators", 2014).
 *
 * Returns: a number of which every bit depends on every bit of @bits */
static inline guint64 carom_mix(guint64 bits) {
  bits = (bits ^ (bits >> 30)) * G_GUINT64_CONSTANT(0xbf58476d1ce4e5b9);
  bits = (bits ^ (bits >> 27)) * G_GUINT64_CONSTANT(0x94d049bb133111eb);
  return bits ^ (bits >> 31);
}

/* Returns: a number in [0, 1) that depends on all bits of @mixed but the last eleven */
static inline double carom_mix_fraction(guint64 mixed) {
  return (double)(mixed >> 11) * 0x1p-53;
}
