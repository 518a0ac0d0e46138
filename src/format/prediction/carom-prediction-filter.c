/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-prediction-filter: a small parser that tries a word, “every” with a number, and a list of
 * ranges in turn, and remembers where reading failed for the message. */
#include "carom-prediction-filter.h"

#include "carom-format-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define EN_DASH "–"

/* The kinds that are written as one word, by CaromPredictionFilterKind. */
static const char *const words[] = {
    [CAROM_PREDICTION_FILTER_ALL] = "all",
    [CAROM_PREDICTION_FILTER_DISCS] = "discs",
    [CAROM_PREDICTION_FILTER_WALLS] = "walls",
};
static const char every_word[] = "every";

/* Reads a number, from 1, and the blanks after it. */
static gboolean read_number(const char **text, guint *number) {
  char *end;
  guint64 value;
  if (!g_ascii_isdigit(**text))
    return FALSE;
  value = g_ascii_strtoull(*text, &end, 10);
  *number = (guint)value;
  *text = end + strspn(end, " ");
  return value >= 1 && value <= G_MAXUINT;
}

/* Skips a hyphen or a dash and the blanks after it, if there is one. */
static gboolean skip_dash(const char **text) {
  gsize length = **text == '-' ? 1 : g_str_has_prefix(*text, EN_DASH) ? strlen(EN_DASH) : 0;
  *text += length;
  *text += strspn(*text, " ");
  return length > 0;
}

static gboolean read_range(const char **text, CaromPredictionFilterRange *range) {
  if (!read_number(text, &range->first))
    return FALSE;
  range->last = range->first;
  return !skip_dash(text) || (read_number(text, &range->last) && range->last >= range->first);
}

/* @wrong: (out) (transfer full): if not, what stands between commas where a range should
 * Returns: whether the whole @text consists of ranges */
static gboolean read_ranges(const char *text, GArray *ranges, char **wrong) {
  CaromPredictionFilterRange range;
  text += strspn(text, ", ");
  do {
    const char *start = text;
    if (!read_range(&text, &range)) {
      *wrong = g_strchomp(g_strndup(start, strcspn(start, ",")));
      return FALSE;
    }
    g_array_append_val(ranges, range);
    text += strspn(text, ", ");
  } while (*text);
  return TRUE;
}

/* @text: begins with the word */
static gboolean read_every(const char *text, guint *every, char **wrong) {
  const char *number = text + strlen(every_word);
  number += strspn(number, " ");
  if (read_number(&number, every) && !*number)
    return TRUE;
  *wrong = g_strdup(text);
  return FALSE;
}

static gboolean read_word(const char *text, CaromPredictionFilterKind *kind) {
  for (*kind = 0; *kind < G_N_ELEMENTS(words); (*kind)++)
    if (g_str_equal(text, words[*kind]))
      return TRUE;
  return FALSE;
}

/* @wrong: (out) (transfer full): what cannot be read, if it returns FALSE */
static gboolean read_filter(CaromPredictionFilter *filter, const char *text, char **wrong) {
  if (read_word(text, &filter->kind))
    return TRUE;
  filter->kind = CAROM_PREDICTION_FILTER_EVERY;
  if (g_str_has_prefix(text, every_word))
    return read_every(text, &filter->every, wrong);
  filter->kind = CAROM_PREDICTION_FILTER_NUMBERS;
  filter->ranges = g_array_new(FALSE, FALSE, sizeof(CaromPredictionFilterRange));
  return read_ranges(text, filter->ranges, wrong);
}

CaromPredictionFilter *carom_prediction_filter_parse(const char *text, GError **error) {
  g_autofree char *stripped = g_strstrip(g_strdup(text));
  g_autoptr(CaromPredictionFilter) filter = g_new0(CaromPredictionFilter, 1);
  g_autofree char *wrong = NULL;
  if (read_filter(filter, stripped, &wrong))
    return g_steal_pointer(&filter);
  if (!*stripped)
    g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_VALUE,
                _("Give the numbers of the contacts to ask at, such as “1, 3, 5–7”."));
  else
    g_set_error(
        error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_VALUE,
        _("“%s” is not the number of a contact. Write numbers from 1 on, such as “1, 3, 5–7”."),
        wrong);
  return NULL;
}

void carom_prediction_filter_free(CaromPredictionFilter *filter) {
  g_clear_pointer(&filter->ranges, g_array_unref);
  g_free(filter);
}

static char *ranges_to_text(const GArray *ranges) {
  GString *text = g_string_new(NULL);
  for (guint i = 0; i < ranges->len; i++) {
    const CaromPredictionFilterRange *range = &g_array_index(ranges, CaromPredictionFilterRange, i);
    g_string_append_printf(text, "%s%u", i > 0 ? ", " : "", range->first);
    if (range->last > range->first)
      g_string_append_printf(text, EN_DASH "%u", range->last);
  }
  return g_string_free(text, FALSE);
}

char *carom_prediction_filter_to_text(const CaromPredictionFilter *filter) {
  if (filter->kind == CAROM_PREDICTION_FILTER_NUMBERS)
    return ranges_to_text(filter->ranges);
  if (filter->kind == CAROM_PREDICTION_FILTER_EVERY)
    return g_strdup_printf("%s %u", every_word, filter->every);
  return g_strdup(words[filter->kind]);
}

static gboolean is_listed(const GArray *ranges, guint number) {
  for (guint i = 0; i < ranges->len; i++) {
    const CaromPredictionFilterRange *range = &g_array_index(ranges, CaromPredictionFilterRange, i);
    if (range->first <= number && number <= range->last)
      return TRUE;
  }
  return FALSE;
}

gboolean carom_prediction_filter_matches(const CaromPredictionFilter *filter, guint number,
                                         const CaromContactRecord *record) {
  switch (filter->kind) {
  case CAROM_PREDICTION_FILTER_DISCS:
    return record->b >= 0;
  case CAROM_PREDICTION_FILTER_WALLS:
    return record->b < 0;
  case CAROM_PREDICTION_FILTER_EVERY:
    return number % filter->every == 0;
  case CAROM_PREDICTION_FILTER_NUMBERS:
    return is_listed(filter->ranges, number);
  case CAROM_PREDICTION_FILTER_ALL:
    break;
  }
  return TRUE;
}
