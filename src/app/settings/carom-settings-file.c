/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-settings-file: a GKeyFile. */
#include "carom-settings-file.h"

#include "carom-output.h"

#include <glib/gstdio.h>

/* A larger file is none of ours. */
#define MAX_FILE_SIZE 65536

/* @folder: one for configuration */
static char *make_path(const char *folder) {
  return g_build_filename(folder, "carom", "settings.ini", NULL);
}

/* Whether @path is a file of a size that can be ours: to read a pipe, say, could take forever. */
static gboolean is_ours(const char *path) {
  GStatBuf status;
  return g_stat(path, &status) == 0 && S_ISREG(status.st_mode) && status.st_size <= MAX_FILE_SIZE;
}

static GKeyFile *load(const char *folder) {
  g_autofree char *path = make_path(folder);
  GKeyFile *file = g_key_file_new();
  if (is_ours(path) && !g_key_file_load_from_file(file, path, G_KEY_FILE_KEEP_COMMENTS, NULL)) {
    g_key_file_unref(file);
    return g_key_file_new();
  }
  return file;
}

GKeyFile *carom_settings_file_load(void) {
  return load(g_get_user_config_dir());
}

/* Replaces in @all what is in the file of @folder. */
static void take_from(GKeyFile *all, const char *folder) {
  g_autoptr(GKeyFile) file = load(folder);
  g_auto(GStrv) groups = g_key_file_get_groups(file, NULL);
  for (guint i = 0; groups[i]; i++) {
    g_auto(GStrv) keys = g_key_file_get_keys(file, groups[i], NULL, NULL);
    for (guint j = 0; keys[j]; j++) {
      g_autofree char *value = g_key_file_get_value(file, groups[i], keys[j], NULL);
      if (value) /* it is text */
        g_key_file_set_value(all, groups[i], keys[j], value);
    }
  }
}

/* The first of the system's folders is the most important one, and the user's is before it. */
GKeyFile *carom_settings_file_load_with_defaults(void) {
  const char *const *folders = g_get_system_config_dirs();
  GKeyFile *all = g_key_file_new();
  for (guint i = g_strv_length((char **)folders); i > 0; i--)
    take_from(all, folders[i - 1]);
  take_from(all, g_get_user_config_dir());
  return all;
}

gboolean carom_settings_file_save(GKeyFile *file, GError **error) {
  g_return_val_if_fail(file, FALSE);
  gsize length;
  g_autofree char *path = make_path(g_get_user_config_dir());
  g_autofree char *folder = g_path_get_dirname(path);
  g_autofree char *text = g_key_file_to_data(file, &length, NULL);
  if (g_mkdir_with_parents(folder, 0700) != 0 ||
      (g_file_test(path, G_FILE_TEST_EXISTS) && !g_file_test(path, G_FILE_TEST_IS_REGULAR))) {
    g_set_error(error, G_FILE_ERROR, G_FILE_ERROR_FAILED, "%s", path);
    return FALSE;
  }
  return carom_output_write(path, text, length, error);
}
