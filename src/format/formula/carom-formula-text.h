/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-formula-text: the notation for formulas and lines of working as plain Unicode text, for
 * terminals, tables and screen readers. */
#pragma once

#include "carom-explanation.h"
#include "carom-formula-writer.h"

/* Examples: "((1 − e ρ) u′_Bx + (1 + e) ρ u′_Ax) / (1 + ρ)", "(x, y)", "1.5×10⁻⁵" */
extern const CaromFormulaStyle carom_formula_text;

/* @working, @line: which line of which working of the contact that @explanation is about
 * Returns: (transfer full): such as "J = (1 + e) μ (Δu·n) = (1 + 0.9) · 0.5 · (−2.17) = −2.06
 *   kg·m/s" */
char *carom_formula_text_of_line(const CaromExplanation *explanation, const CaromWorking *working,
                                 guint line);
