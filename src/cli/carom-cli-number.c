/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-number: parses by carom_decimal_parse(), which accepts the same numbers as scene files,
 * and checks the range. */
#include "carom-cli-number.h"

#include "carom-cli-message.h"
#include "carom-decimal.h"

#include <float.h>
#include <glib/gi18n-lib.h>

const CaromCliNumberRange carom_cli_number_range_positive = {0, DBL_MAX, TRUE,
                                                             N_("Give a finite number above 0.")};
const CaromCliNumberRange carom_cli_number_range_not_negative = {
    0, DBL_MAX, FALSE, N_("Give a finite number that is 0 or more.")};
const CaromCliNumberRange carom_cli_number_range_fraction = {0, 1, FALSE,
                                                             N_("Give a number from 0 to 1.")};

char *carom_cli_number_to_text(double value, const char *format) {
  char text[G_ASCII_DTOSTR_BUF_SIZE];
  return g_strdup(g_ascii_formatd(text, sizeof text, format, value));
}

static gboolean in_range(const CaromCliNumberRange *range, double value) {
  return value >= range->min && value <= range->max && !(range->above_min && value == range->min);
}

gboolean carom_cli_number_parse(const char *option, const char *text,
                                const CaromCliNumberRange *range, double *value, GError **error) {
  if (carom_decimal_parse(text, value) && in_range(range, *value))
    return TRUE;
  carom_cli_message_set_value_error(error, option, text, g_strdup(_(range->remedy)));
  return FALSE;
}

gboolean carom_cli_number_parse_vec2(const char *option, const char *text, CaromVec2 *value,
                                     GError **error) {
  g_auto(GStrv) parts = g_strsplit(text, ",", -1);
  if (g_strv_length(parts) == 2 && carom_decimal_parse(parts[0], &value->x) &&
      carom_decimal_parse(parts[1], &value->y))
    return TRUE;
  carom_cli_message_set_value_error(
      error, option, text,
      g_strdup(_("Give two numbers with a comma and no space between them, such as 0,-9.81.")));
  return FALSE;
}

gboolean carom_cli_number_parse_integer(const char *option, const char *text, guint64 min,
                                        guint64 max, guint64 *value, GError **error) {
  if (g_ascii_string_to_unsigned(text, 10, min, max, value, NULL))
    return TRUE;
  g_autofree char *lowest = g_strdup_printf("%" G_GUINT64_FORMAT, min);
  if (max == G_MAXUINT64) {
    carom_cli_message_set_value_error(
        error, option, text, g_strdup_printf(_("Give a whole number of at least %s."), lowest));
    return FALSE;
  }
  g_autofree char *highest = g_strdup_printf("%" G_GUINT64_FORMAT, max);
  carom_cli_message_set_value_error(
      error, option, text,
      g_strdup_printf(_("Give a whole number from %s to %s."), lowest, highest));
  return FALSE;
}
