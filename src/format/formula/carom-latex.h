/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-latex: puts arbitrary text into a LaTeX document that needs only amsmath. */
#pragma once

#include <glib.h>

/* Returns: (transfer none) (nullable): the command for @character in math mode, such as "\alpha",
 *   or NULL if there is none or none is needed */
const char *carom_latex_command(gunichar character);

/* @text: any UTF-8; line ends count as spaces
 * Returns: (transfer full): @text for text mode, in which characters beyond ASCII stay as they
 *   are */
char *carom_latex_escape(const char *text);

/* @text: the whole text of the document
 * Returns: (transfer full): lines for the preamble that make pdflatex accept every character of
 *   @text. Characters that its fonts lack appear as their code points; xelatex and lualatex take
 *   them from the font. */
char *carom_latex_declarations(const char *text);
