/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-suggest: guesses which of the known words a misspelled one was meant to be. */
#pragma once

#include <glib.h>

/* @word: what was given
 * @known: (element-type utf8): the words that exist
 * Returns: (transfer none) (nullable): the word of @known that is nearest to @word, by the number
 *   of letters changed, added, left out, or swapped with the next one; NULL if none is near */
const char *carom_suggest(const char *word, const GPtrArray *known);
