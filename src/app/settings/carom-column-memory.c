/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-column-memory: a group of the file of settings. It has an entry for each table: the ids of
 * its columns that the viewer has chosen, with a sign before each. */
#include "carom-column-memory.h"

#include "carom-settings-file.h"

#define GROUP "columns"

#define SHOWN  '+'
#define HIDDEN '-'

static gboolean is_about(const char *choice, const char *column) {
  return (choice[0] == SHOWN || choice[0] == HIDDEN) && g_str_equal(choice + 1, column);
}

void carom_column_memory_recall(const char *table, const char *const *columns, gboolean *shown,
                                guint n) {
  g_return_if_fail(table && columns && shown);
  g_autoptr(GKeyFile) file = carom_settings_file_load();
  g_auto(GStrv) choices = g_key_file_get_string_list(file, GROUP, table, NULL, NULL);
  for (guint i = 0; choices && choices[i]; i++)
    for (guint j = 0; j < n; j++)
      if (is_about(choices[i], columns[j]))
        shown[j] = choices[i][0] == SHOWN;
}

/* Returns: (transfer full) (element-type utf8): the choices, but none about @column */
static GPtrArray *read_others(GKeyFile *file, const char *table, const char *column) {
  GPtrArray *others = g_ptr_array_new_with_free_func(g_free);
  g_auto(GStrv) choices = g_key_file_get_string_list(file, GROUP, table, NULL, NULL);
  for (guint i = 0; choices && choices[i]; i++)
    if (!is_about(choices[i], column))
      g_ptr_array_add(others, g_strdup(choices[i]));
  return others;
}

gboolean carom_column_memory_keep(const char *table, const char *column, gboolean is_first,
                                  gboolean is_shown, GError **error) {
  g_return_val_if_fail(table && column, FALSE);
  g_autoptr(GKeyFile) file = carom_settings_file_load();
  g_autoptr(GPtrArray) choices = read_others(file, table, column);
  if (is_shown != is_first)
    g_ptr_array_add(choices, g_strdup_printf("%c%s", is_shown ? SHOWN : HIDDEN, column));
  if (choices->len > 0)
    g_key_file_set_string_list(file, GROUP, table, (const char *const *)choices->pdata,
                               choices->len);
  else
    g_key_file_remove_key(file, GROUP, table, NULL);
  return carom_settings_file_save(file, error);
}
