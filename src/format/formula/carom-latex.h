/* carom-latex: text of any kind in a LaTeX document that needs amsmath and nothing else. */
#pragma once

#include <glib.h>

/* carom_latex_command:
 * Returns: (transfer none) (nullable): the command that gives @character in math mode, such as
 *   "\alpha"; NULL where there is none, or none is needed. */
const char *carom_latex_command(gunichar character);

/* carom_latex_escape:
 * @text: any UTF-8; ends of lines count as spaces
 *
 * Returns: (transfer full): @text for text mode. Characters beyond ASCII stay as they are. */
char *carom_latex_escape(const char *text);

/* carom_latex_declarations:
 * @text: all that is going to stand in the document
 *
 * Returns: (transfer full): lines for the preamble, so that pdflatex knows every character of
 *   @text. Those that its fonts lack come out as their numbers; xelatex and lualatex take them from
 *   the font. */
char *carom_latex_declarations(const char *text);
