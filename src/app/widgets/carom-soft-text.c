/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-soft-text: counts letters from one break to the next. */
#include "carom-soft-text.h"

#define ZERO_WIDTH_SPACE  0x200b
#define ZERO_WIDTH_JOINER 0x200d
#define NO_BREAK_SPACE    "\u00a0"

/* Signs that belong together, such as a letter and its accent, stay so. */
static gboolean may_break(gunichar before, gunichar after) {
  return before != ZERO_WIDTH_JOINER && !g_unichar_iszerowidth(after);
}

char *carom_soft_text(const char *text) {
  g_return_val_if_fail(text, NULL);
  GString *soft = g_string_new(NULL);
  gunichar before = ' ';
  guint n = 0;
  for (; *text != '\0'; text = g_utf8_next_char(text)) {
    gunichar now = g_utf8_get_char(text);
    n = g_unichar_isspace(now) || now == ZERO_WIDTH_SPACE ? 0 : n + 1;
    if (n > CAROM_SOFT_TEXT_LONGEST && may_break(before, now)) {
      g_string_append_unichar(soft, ZERO_WIDTH_SPACE);
      n = 1;
    }
    g_string_append_unichar(soft, now);
    before = now;
  }
  return g_string_free(soft, FALSE);
}

char *carom_soft_text_equations(const char *text) {
  g_return_val_if_fail(text, NULL);
  GString *whole = g_string_new(text);
  g_string_replace(whole, " = ", NO_BREAK_SPACE "=" NO_BREAK_SPACE, 0);
  return g_string_free(whole, FALSE);
}
