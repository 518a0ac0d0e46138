/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* print-keys: prints what data/docs/keys.md has to be. */
#include "carom-shortcuts.h"

#include <stdio.h>

/* As people write a key. */
static char *write_key(const char *key) {
  static const char *const words[][2] = {{"<Control>", "Ctrl+"},     {"<Shift>", "Shift+"},
                                         {"<Alt>", "Alt+"},          {"Page_Up", "Page Up"},
                                         {"Page_Down", "Page Down"}, {"question", "?"},
                                         {"space", "Space"},         {"period", "."},
                                         {"Return", "Enter"},        {"bracketleft", "["},
                                         {"bracketright", "]"},      {"comma", ","}};
  GString *text = g_string_new(key);
  for (guint i = 0; i < G_N_ELEMENTS(words); i++)
    g_string_replace(text, words[i][0], words[i][1], 0);
  if (text->len == 1 || text->str[text->len - 2] == '+')
    text->str[text->len - 1] = g_ascii_toupper(text->str[text->len - 1]);
  return g_string_free(text, FALSE);
}

static char *write_row(const CaromShortcut *shortcut) {
  guint n = carom_shortcuts_count_keys(shortcut);
  g_autoptr(GPtrArray) keys = g_ptr_array_new_with_free_func(g_free);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add(keys, write_key(shortcut->keys[i].key));
  if (carom_shortcuts_is_range(shortcut))
    return g_strdup_printf("| %s … %s | %s |", (char *)keys->pdata[0], (char *)keys->pdata[n - 1],
                           shortcut->title);
  g_ptr_array_add(keys, NULL);
  g_autofree char *all = g_strjoinv(", ", (char **)keys->pdata);
  return g_strdup_printf("| %s | %s |", all, shortcut->title);
}

int main(void) {
  guint n;
  const CaromShortcut *shortcuts = carom_shortcuts(&n);
  puts("<!-- SPDX-FileCopyrightText: The Carom developers\n"
       "     SPDX-License-Identifier: GPL-3.0-or-later -->");
  puts("# Keys\n\nThe window of *Keyboard Shortcuts* (Ctrl+?) lists them, too. A key without Ctrl "
       "or Alt means what it says here unless something is being typed.");
  for (CaromShortcutGroup group = 0; group < CAROM_SHORTCUT_N_GROUPS; group++) {
    printf("\n## %s\n\n| key | does |\n| --- | --- |\n", carom_shortcuts_group_title(group));
    for (guint i = 0; i < n; i++) {
      g_autofree char *row = shortcuts[i].group == group ? write_row(&shortcuts[i]) : NULL;
      if (row)
        puts(row);
    }
  }
  return 0;
}
