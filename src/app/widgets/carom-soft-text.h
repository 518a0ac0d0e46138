/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-soft-text: the author's words, so that a label can show them whatever they are; and
 * words with equations in them. */
#pragma once

#include <glib.h>

/* Pango takes the square of its length, and more, to break a word that is longer than a line; a
 * thousand letters are seen to take their time.
 *
 * Returns: (transfer full): @text with unseen breaks in words of more than
 *   CAROM_SOFT_TEXT_LONGEST letters */
char *carom_soft_text(const char *text);

#define CAROM_SOFT_TEXT_LONGEST 50

/* No line ends at the sign of an equation.
 *
 * Returns: (transfer full): @text with spaces around those signs at which nothing breaks */
char *carom_soft_text_equations(const char *text);
