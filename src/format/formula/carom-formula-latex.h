/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-formula-latex: the notation for formulas in LaTeX with amsmath, and in anything else that
 * understands its math mode. */
#pragma once

#include "carom-formula-writer.h"

/* For math mode: "\frac{m_{A}}{m_{B}}", "\vec{u}_{A}", "\begin{pmatrix} x \\ y \end{pmatrix}" */
extern const CaromFormulaStyle carom_formula_latex;
