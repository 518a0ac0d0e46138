/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derivation-band: which quantity the names in a derivation belong to, of those that all
 * resolvers find: the derivation has names of its own, and turns those of each resolver into
 * them. */
#pragma once

#include "carom-band.h"
#include "carom-derivation.h"

/* Makes known what the derivation itself calls the quantities, and what the resolvers do. */
void carom_derivation_band_init(CaromDerivation *derivation);

/* As carom_band_of_formula(); what a resolver calls its own has the colour that it has there. */
CaromFindingKind carom_derivation_band_of_formula(const CaromDerivation *derivation,
                                                  const CaromFormula *formula);

/* As carom_band_of_label(). */
CaromFindingKind carom_derivation_band_of_label(const CaromDerivation *derivation,
                                                const char *notation);

/* Returns: the line that says what the quantity is; -1 if there is none */
int carom_derivation_band_line(const CaromDerivation *derivation, CaromFindingKind kind);
