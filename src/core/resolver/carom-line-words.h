/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-line-words: what a line of a working says in words, in the user's language: why it is so,
 * and what else there is to say of it. These are sentences with formulas in them, see
 * carom-sentence.h, in terms of the line's working. */
#pragma once

#include "carom-working.h"

/* Returns: (transfer full): one sentence of why */
char *carom_line_words_reason(const CaromWorkingLine *line);

/* Returns: (transfer full) (nullable): one sentence of why it is calculated in another form than
 *   books print; NULL if there is none */
char *carom_line_words_because(const CaromWorkingLine *line);

/* What the formula is solved from, how it is calculated where books print another one, and a second
 * form of the result.
 *
 * Returns: (transfer full): the sentences, each for a row of its own; there may be none */
GStrv carom_line_words_notes(const CaromWorkingLine *line);
