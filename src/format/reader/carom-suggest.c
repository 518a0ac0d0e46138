/* carom-suggest: the edit distance to each known word; up to a third of the letters may be
 * wrong. */
#include "carom-suggest.h"

#include <string.h>

/* Longer words are not typing errors and need not be compared. */
#define MAX_LENGTH 64

/* The Levenshtein distance, in bytes, computed with one row of the table. */
static gsize distance(const char *one, const char *other) {
  gsize row[MAX_LENGTH + 1];
  gsize n = strlen(other);
  for (gsize j = 0; j <= n; j++)
    row[j] = j;
  for (gsize i = 1; one[i - 1]; i++) {
    gsize diagonal = row[0];
    row[0] = i;
    for (gsize j = 1; j <= n; j++) {
      gsize changed = diagonal + (one[i - 1] != other[j - 1]);
      diagonal = row[j];
      row[j] = MIN(changed, 1 + MIN(row[j], row[j - 1]));
    }
  }
  return row[n];
}

const char *carom_suggest(const char *word, const GPtrArray *known) {
  gsize length = strlen(word);
  gsize best_distance = (length + 1) / 3; /* that third, rounded */
  const char *best = NULL;
  for (guint i = 0; length <= MAX_LENGTH && i < known->len; i++) {
    const char *candidate = g_ptr_array_index(known, i);
    if (strlen(candidate) > MAX_LENGTH)
      continue;
    gsize d = distance(word, candidate);
    if (d < best_distance || (d == best_distance && !best)) {
      best_distance = d;
      best = candidate;
    }
  }
  return best;
}
