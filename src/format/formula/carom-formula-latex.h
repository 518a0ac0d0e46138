/* carom-formula-latex: formulas for LaTeX with amsmath, and for whatever else knows its math. */
#pragma once

#include "carom-formula-writer.h"

/* "\frac{m_{A}}{m_{B}}", "\vec{u}_{A}", "\begin{pmatrix} x \\ y \end{pmatrix}": for math mode */
extern const CaromFormulaStyle carom_formula_latex;
