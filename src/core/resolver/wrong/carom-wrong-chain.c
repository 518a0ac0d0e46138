/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-wrong-chain: how a line is calculated and recorded, and how the outcome is read off. */
#include "carom-wrong-chain.h"

#include <string.h>

/* The mistake may break the units; then the line has those that it is believed to have. */
static void add_wrong_line(const CaromWrongChain *chain, const char *symbol, const char *formula,
                           const char *reason, const CaromSketch sketches[CAROM_LINE_MAX_MARKS]) {
  CaromWorking *working = chain->working;
  carom_working_add_line(working, symbol, formula, carom_working_value_of(working, formula), reason,
                         sketches);
  CaromWorkingLine *line = &working->lines[working->n_lines - 1];
  line->is_mistake = TRUE;
  line->dimension = working->terms[working->n_terms - 1].dimension = chain->mistake->dimension;
}

void carom_wrong_chain_add_line(CaromWrongChain *chain, const char *symbol, const char *formula,
                                const char *reason,
                                const CaromSketch sketches[CAROM_LINE_MAX_MARKS]) {
  CaromWorking *working = chain->working;
  const CaromMistake *mistake = chain->mistake;
  const char *wrong =
      strcmp(symbol, mistake->symbol) == 0 ? mistake->formula(working, chain->body) : NULL;
  const char *used = wrong ? wrong : formula;
  if (chain->bare)
    carom_working_define(working, symbol, carom_working_value_of(working, used),
                         CAROM_DIMENSION_NONE);
  else if (wrong)
    add_wrong_line(chain, symbol, wrong, reason, sketches);
  else
    carom_working_add_line(working, symbol, used, carom_working_value_of(working, used), reason,
                           sketches);
}

void carom_wrong_chain_find(CaromWrongChain *chain, CaromFindingKind kind, const char *formula) {
  if (!chain->bare)
    carom_working_find(chain->working, kind, formula);
}

void carom_wrong_chain_find_speeds(CaromWrongChain *chain, const char *before, const char *after) {
  if (!chain->bare)
    carom_working_find_speeds(chain->working, chain->body, before, after);
}

void carom_wrong_chain_find_change(CaromWrongChain *chain) {
  carom_wrong_chain_find(chain, carom_finding_change(chain->body), "v_a - u_a");
}

/* ---- For the resolvers ---- */

static CaromVec2 velocity_after(const CaromWorking *working, const CaromContact *contact,
                                CaromContactBody body) {
  return body == working->immovable
             ? carom_contact_velocity(contact, body)
             : carom_working_value_of(working, CAROM_OF_BODY(body, "v_a", "v_b")).vector;
}

void carom_wrong_chain_resolve(CaromWrongChainFunc chain, const CaromMistake *mistake,
                               const CaromContact *contact, CaromOutcome *outcome) {
  CaromWorking working;
  carom_working_init(&working, contact);
  chain(&(CaromWrongChain){mistake, &working, CAROM_BODY_NONE, .bare = TRUE});
  *outcome = (CaromOutcome){velocity_after(&working, contact, CAROM_BODY_A),
                            velocity_after(&working, contact, CAROM_BODY_B)};
}

void carom_wrong_chain_explain(CaromWrongChainFunc chain, const CaromMistake *mistake,
                               CaromWorking *working) {
  chain(&(CaromWrongChain){mistake, working, CAROM_BODY_NONE, .bare = FALSE});
}
