/* carom-suggest: which of the known words may have been meant. */
#pragma once

#include <glib.h>

/* carom_suggest:
 * @word: what was given
 * @known: (element-type utf8): the words there are
 *
 * Returns: (transfer none) (nullable): the word of @known that is nearest to @word by letters
 *   changed, added and left out, or NULL where none is near. */
const char *carom_suggest(const char *word, const GPtrArray *known);
