/* carom-prediction-which: a small parser that tries a word, “every” with a number, and a list of
 * ranges in turn, and remembers where reading failed for the message. */
#include "carom-prediction-which.h"

#include "carom-format-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define EN_DASH "–"

/* The kinds that are written as one word, by CaromWhichKind. */
static const char *const words[] = {
    [CAROM_WHICH_ALL] = "all",
    [CAROM_WHICH_DISCS] = "discs",
    [CAROM_WHICH_WALLS] = "walls",
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

static gboolean read_range(const char **text, CaromWhichRange *range) {
  if (!read_number(text, &range->first))
    return FALSE;
  range->last = range->first;
  return !skip_dash(text) || (read_number(text, &range->last) && range->last >= range->first);
}

/* Returns: whether the whole @text consists of ranges */
static gboolean read_ranges(const char *text, GArray *ranges, const char **wrong) {
  CaromWhichRange range;
  text += strspn(text, ", ");
  do {
    *wrong = text;
    if (!read_range(&text, &range))
      return FALSE;
    g_array_append_val(ranges, range);
    text += strspn(text, ", ");
  } while (*text);
  return TRUE;
}

static gboolean read_every(const char *text, guint *every) {
  if (!g_str_has_prefix(text, every_word))
    return FALSE;
  text += strlen(every_word);
  text += strspn(text, " ");
  return read_number(&text, every) && !*text;
}

static gboolean read_word(const char *text, CaromWhichKind *kind) {
  for (*kind = 0; *kind < G_N_ELEMENTS(words); (*kind)++)
    if (g_str_equal(text, words[*kind]))
      return TRUE;
  return FALSE;
}

static gboolean read_which(CaromWhich *which, const char *text, const char **wrong) {
  *wrong = text;
  if (read_word(text, &which->kind))
    return TRUE;
  which->kind = CAROM_WHICH_EVERY;
  if (g_str_has_prefix(text, every_word))
    return read_every(text, &which->every);
  which->kind = CAROM_WHICH_NUMBERS;
  which->ranges = g_array_new(FALSE, FALSE, sizeof(CaromWhichRange));
  return read_ranges(text, which->ranges, wrong);
}

CaromWhich *carom_which_parse(const char *text, GError **error) {
  g_autofree char *stripped = g_strstrip(g_strdup(text));
  g_autoptr(CaromWhich) which = g_new0(CaromWhich, 1);
  const char *wrong;
  if (read_which(which, stripped, &wrong))
    return g_steal_pointer(&which);
  if (!*stripped)
    g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_VALUE,
                _("Say which contacts ask, by their numbers, such as “1, 3, 5–7”."));
  else
    g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_VALUE,
                _("“%s” is no number of a contact. Write numbers from 1 on, such as “1, 3, 5–7”."),
                wrong);
  return NULL;
}

void carom_which_free(CaromWhich *which) {
  g_clear_pointer(&which->ranges, g_array_unref);
  g_free(which);
}

static char *ranges_to_text(const GArray *ranges) {
  GString *text = g_string_new(NULL);
  for (guint i = 0; i < ranges->len; i++) {
    const CaromWhichRange *range = &g_array_index(ranges, CaromWhichRange, i);
    g_string_append_printf(text, "%s%u", i > 0 ? ", " : "", range->first);
    if (range->last > range->first)
      g_string_append_printf(text, EN_DASH "%u", range->last);
  }
  return g_string_free(text, FALSE);
}

char *carom_which_to_text(const CaromWhich *which) {
  if (which->kind == CAROM_WHICH_NUMBERS)
    return ranges_to_text(which->ranges);
  if (which->kind == CAROM_WHICH_EVERY)
    return g_strdup_printf("%s %u", every_word, which->every);
  return g_strdup(words[which->kind]);
}

static gboolean is_listed(const GArray *ranges, guint number) {
  for (guint i = 0; i < ranges->len; i++) {
    const CaromWhichRange *range = &g_array_index(ranges, CaromWhichRange, i);
    if (range->first <= number && number <= range->last)
      return TRUE;
  }
  return FALSE;
}

gboolean carom_which_asks(const CaromWhich *which, guint number, const CaromContactRecord *record) {
  switch (which->kind) {
  case CAROM_WHICH_DISCS:
    return record->b >= 0;
  case CAROM_WHICH_WALLS:
    return record->b < 0;
  case CAROM_WHICH_EVERY:
    return number % which->every == 0;
  case CAROM_WHICH_NUMBERS:
    return is_listed(which->ranges, number);
  case CAROM_WHICH_ALL:
    break;
  }
  return TRUE;
}
