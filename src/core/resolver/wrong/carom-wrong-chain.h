/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-wrong-chain: three ways to resolve a contact, as students write them, into which a mistake
 * is put: one line whose formula is replaced. Here the formulas that are shown are what is
 * calculated, so a wrong one has exactly the consequences that it would have. */
#pragma once

#include "carom-resolver.h"

typedef struct {
  const CaromMistake *mistake;
  CaromWorking *working;
  CaromContactBody body; /* which body the lines are about; NONE: neither or either */
  gboolean bare;         /* only the values are wanted, not the lines */
} CaromWrongChain;

/* Goes all the way from the contact to v_a and v_b. */
typedef void (*CaromWrongChainFunc)(CaromWrongChain *chain);

/* Coordinate rotation. The symbols are θ, u'_a, ρ, v'_a.x, v'_b.x, v_a; of a collision a is the
 * heavier body. */
void carom_wrong_chain_rotate(CaromWrongChain *chain);

/* Vector projection. The symbols are α_a, u_t_a, M_a, β_a, v_a. */
void carom_wrong_chain_project(CaromWrongChain *chain);

/* The same without the shares M of the mass, for a mistake that does not use them. */
void carom_wrong_chain_project_without_masses(CaromWrongChain *chain);

/* Impulse. The symbols are |d|, n, Δu, Δu·n, μ, J, Δv_a, v_a. */
void carom_wrong_chain_push(CaromWrongChain *chain);

/* ---- For the chains ---- */

/* Calculates @formula, or what the mistake puts in its place, and adds the line.
 *
 * @...: as of CAROM_LINE */
#define CAROM_WRONG_LINE(chain, symbol, formula, reason, ...)                                      \
  carom_wrong_chain_add_line((chain), (symbol), (formula), (reason),                               \
                             (const CaromSketch[CAROM_LINE_MAX_MARKS]){__VA_ARGS__})
void carom_wrong_chain_add_line(CaromWrongChain *chain, const char *symbol, const char *formula,
                                const char *reason,
                                const CaromSketch sketches[CAROM_LINE_MAX_MARKS]);

/* Like carom_working_find(). */
void carom_wrong_chain_find(CaromWrongChain *chain, CaromFindingKind kind, const char *formula);

/* Like carom_working_find_speeds(), for the body that the lines are about. */
void carom_wrong_chain_find_speeds(CaromWrongChain *chain, const char *before, const char *after);

/* Runs a statement for a and, with the letters exchanged, for b, unless that body is @except. */
#define CAROM_WRONG_FOR_BODIES(chain, except)                                                      \
  CAROM_FOR_BOTH_BODIES((chain)->working, i)                                                       \
    if (((chain)->body = i) != (except))

/* The last finding: the same for all chains, since the mistake need not keep to the chain's
 * terms. */
void carom_wrong_chain_find_change(CaromWrongChain *chain);

/* ---- For the resolvers ---- */

/* @mistake: what to put into @chain
 * @outcome: (out): where that leads */
void carom_wrong_chain_resolve(CaromWrongChainFunc chain, const CaromMistake *mistake,
                               const CaromContact *contact, CaromOutcome *outcome);
/* The same line by line; @working has been prepared by carom_working_init(). */
void carom_wrong_chain_explain(CaromWrongChainFunc chain, const CaromMistake *mistake,
                               CaromWorking *working);

/* Defines the resolver @name, with @mistake_of, which is a constant of the file, in @chain.
 *
 * @...: initialisers of its CaromPart */
#define CAROM_WRONG_CHAIN_DEFINE(name, chain, mistake_of, ...)                                     \
  static void resolve(const CaromContact *contact, CaromOutcome *outcome) {                        \
    carom_wrong_chain_resolve((chain), &(mistake_of), contact, outcome);                           \
  }                                                                                                \
  static void explain(const CaromContact *contact, CaromWorking *working) {                        \
    carom_wrong_chain_explain((chain), &(mistake_of), working);                                    \
  }                                                                                                \
  const CaromResolver carom_resolver_##name = {                                                    \
      .part = {__VA_ARGS__},                                                                       \
      .resolve = resolve,                                                                          \
      .explain = explain,                                                                          \
      .mistake = &(mistake_of),                                                                    \
  }
