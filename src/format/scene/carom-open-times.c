/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-open-times: split at the semicolons, and then at the dots; what is left are expressions. */
#include "carom-open-times.h"

#include "carom-decimal.h"
#include "carom-digits.h"
#include "carom-expression.h"
#include "carom-format-error.h"
#include "carom-scene.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define BETWEEN_ENDS     ".."
#define ELLIPSIS         "…" /* what some keyboards make of dots */
#define BETWEEN_OPENINGS ";"

/* Of what is shown in short. */
#define SHORT_DIGITS   3
#define SHORT_OPENINGS 3

/* ---- Writing ---- */

typedef char *(*WriteTime)(double time_s);

static char *write_exactly(double time_s) {
  char buffer[CAROM_DECIMAL_SIZE];
  return g_strdup(carom_decimal_display(buffer, time_s));
}

static char *write_roughly(double time_s) {
  return carom_digits_text(time_s, SHORT_DIGITS);
}

static char *write_list(const CaromIntervals *intervals, guint most, WriteTime write_time) {
  GString *text = g_string_new(NULL);
  for (guint i = 0; intervals && i < MIN(intervals->n, most); i++) {
    g_autofree char *from = write_time(intervals->interval[i].from_s);
    g_autofree char *until = write_time(intervals->interval[i].until_s);
    g_string_append_printf(text, "%s%s" BETWEEN_ENDS "%s", i > 0 ? BETWEEN_OPENINGS " " : "", from,
                           until);
  }
  if (intervals && intervals->n > most)
    g_string_append(text, BETWEEN_OPENINGS " …");
  return g_string_free(text, FALSE);
}

char *carom_open_times_write(const CaromIntervals *intervals) {
  return write_list(intervals, G_MAXUINT, write_exactly);
}

char *carom_open_times_write_short(const CaromIntervals *intervals) {
  return write_list(intervals, SHORT_OPENINGS, write_roughly);
}

/* ---- Reading ---- */

/* @message: (transfer full) */
static gboolean fail(GError **error, char *message) {
  g_set_error_literal(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_VALUE, message);
  g_free(message);
  return FALSE;
}

static gboolean read_time(const char *text, double *time_s, GError **error) {
  g_auto(CaromExpressionError) problem = {0};
  if (!carom_expression_evaluate(text, CAROM_DIMENSION_TIME, "m", time_s, &problem))
    /* Translators: %1$s is what was typed for a time, %2$s a sentence about what is wrong with it.
     */
    return fail(error, g_strdup_printf(_("In “%1$s”: %2$s"), text, problem.message));
  return TRUE;
}

/* @text: the opening, as it was typed
 * Returns: (transfer full): a sentence */
static char *say_fault(CaromWallOpeningFault fault, const char *text) {
  switch (fault) {
  case CAROM_WALL_OPENING_BEFORE_RUN:
    return g_strdup_printf(_("“%s” begins before the run does, which is at 0."), text);
  case CAROM_WALL_OPENING_BACKWARDS:
    return g_strdup_printf(_("“%s” does not end after it begins. Give first when the door opens, "
                             "then when it closes."),
                           text);
  case CAROM_WALL_OPENING_BEFORE_LAST:
    return g_strdup_printf(
        _("“%s” begins before the previous opening has ended. Give openings in the "
          "order of time."),
        text);
  case CAROM_WALL_OPENING_TOO_MANY:
    return g_strdup_printf(_("A door can open %u times at most."), (guint)CAROM_SCENE_MAX_OPENINGS);
  case CAROM_WALL_OPENING_FINE:
    break;
  }
  g_assert_not_reached();
}

static gboolean read_opening(const char *text, GArray *openings, GError **error) {
  g_auto(GStrv) ends = g_strsplit(text, BETWEEN_ENDS, -1);
  CaromInterval opening;
  if (g_strv_length(ends) != 2 || !*g_strstrip(ends[0]) || !*g_strstrip(ends[1]))
    /* Translators: the example stays as it is: two openings, with dots and a semicolon. */
    return fail(error, g_strdup(_("Type when the door opens and when it closes, in seconds, with "
                                  "two dots between them, and a semicolon between one opening "
                                  "and the next: 0.5..1.2; 3..4")));
  if (!read_time(ends[0], &opening.from_s, error) || !read_time(ends[1], &opening.until_s, error))
    return FALSE;
  CaromWallOpeningFault fault = carom_wall_append_opening(openings, opening);
  return fault == CAROM_WALL_OPENING_FINE || fail(error, say_fault(fault, text));
}

/* Returns: (transfer full): @text with dots for ellipses */
static char *with_dots(const char *text) {
  GString *dots = g_string_new(text);
  g_string_replace(dots, ELLIPSIS, BETWEEN_ENDS, 0);
  return g_string_free(dots, FALSE);
}

gboolean carom_open_times_read(const char *text, const CaromIntervals **intervals, GError **error) {
  g_autoptr(GArray) openings = g_array_new(FALSE, FALSE, sizeof(CaromInterval));
  g_autofree char *dots = with_dots(text);
  g_auto(GStrv) parts = g_strsplit(g_strstrip(dots), BETWEEN_OPENINGS, -1);
  guint n = g_strv_length(parts);
  for (guint i = 0; i < n; i++) {
    g_strstrip(parts[i]);
    if (i > 0 && i == n - 1 && !*parts[i]) /* a semicolon at the end */
      continue;
    if (!read_opening(parts[i], openings, error))
      return FALSE;
  }
  *intervals = carom_intervals_intern((const CaromInterval *)openings->data, openings->len);
  return TRUE;
}
