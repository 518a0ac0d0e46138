/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-wrong: resolvers that are wrong on purpose, as students write them. Each is a method's
 * lines with one mistake put in. The formulas that are shown are what is calculated, so a wrong one
 * has exactly the consequences that it would have. */
#pragma once

#include "carom-resolver.h"

/* Adds a line whose value is what its formula, or the mistake in its place, evaluates to.
 *
 * @...: as of CAROM_LINE */
#define CAROM_WRONG_LINE(working, symbol, formula, reason, ...)                                    \
  CAROM_LINE((working), (symbol), (formula), (double)NAN, (reason), __VA_ARGS__)

/* Defines the resolver @name.
 *
 * @lines: the method that the mistake is put into, as of CaromResolver.explain
 * @of: the mistake, a CaromMistake which is a constant of the file
 * @...: initialisers of its CaromPart */
#define CAROM_WRONG_DEFINE(name, lines, of, ...)                                                   \
  static void resolve_##name(const CaromContact *contact, CaromOutcome *outcome) {                 \
    carom_wrong_resolve(&carom_resolver_##name, contact, outcome);                                 \
  }                                                                                                \
  const CaromResolver carom_resolver_##name = {                                                    \
      .part = {__VA_ARGS__},                                                                       \
      .resolve = resolve_##name,                                                                   \
      .explain = (lines),                                                                          \
      .mistake = &(of),                                                                            \
  }

/* Evaluates the lines of @resolver and reads the velocities after off them.
 *
 * @resolver: one with a mistake
 * @outcome: (out): where the mistake leads */
void carom_wrong_resolve(const CaromResolver *resolver, const CaromContact *contact,
                         CaromOutcome *outcome);
