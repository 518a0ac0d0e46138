/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-suggest: the edit distance to each known word; up to a third of the letters may be
 * wrong. */
#include "carom-suggest.h"

#include <string.h>

/* Longer words are not typing errors and need not be compared. */
#define MAX_LENGTH 64

/* The least number of letters changed, added, left out, or swapped with the next one, which turns
 * one word into the other: the distance of Damerau and Levenshtein, where nothing is edited twice.
 * Letters are bytes. In each row of the table is the distance from the beginning of @one that long
 * to each beginning of @other; three rows are enough. */
static gsize distance(const char *one, const char *other) {
  gsize rows[3][MAX_LENGTH + 1];
  gsize *before = rows[0], *last = rows[1], *row = rows[2];
  gsize n = strlen(other);
  for (gsize j = 0; j <= n; j++)
    row[j] = j;
  for (gsize i = 1; one[i - 1]; i++) {
    gsize *free_row = before;
    before = last;
    last = row;
    row = free_row;
    row[0] = i;
    for (gsize j = 1; j <= n; j++) {
      gsize changed = last[j - 1] + (one[i - 1] != other[j - 1]);
      row[j] = MIN(changed, 1 + MIN(last[j], row[j - 1]));
      if (i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1])
        row[j] = MIN(row[j], before[j - 2] + 1);
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
