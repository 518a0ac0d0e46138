/* carom-settings-file: a GKeyFile. */
#include "carom-settings-file.h"

#include "carom-output.h"

#include <glib/gstdio.h>

/* A larger file is none of ours. */
#define MAX_FILE_SIZE 65536

static char *make_path(void) {
  return g_build_filename(g_get_user_config_dir(), "carom", "settings.ini", NULL);
}

/* Whether @path is a file of a size that can be ours: to read a pipe, say, could take forever. */
static gboolean is_ours(const char *path) {
  GStatBuf status;
  return g_stat(path, &status) == 0 && S_ISREG(status.st_mode) && status.st_size <= MAX_FILE_SIZE;
}

GKeyFile *carom_settings_file_load(void) {
  g_autofree char *path = make_path();
  GKeyFile *file = g_key_file_new();
  if (is_ours(path) && !g_key_file_load_from_file(file, path, G_KEY_FILE_KEEP_COMMENTS, NULL)) {
    g_key_file_unref(file);
    return g_key_file_new();
  }
  return file;
}

gboolean carom_settings_file_save(GKeyFile *file, GError **error) {
  g_return_val_if_fail(file, FALSE);
  gsize length;
  g_autofree char *path = make_path();
  g_autofree char *folder = g_path_get_dirname(path);
  g_autofree char *text = g_key_file_to_data(file, &length, NULL);
  if (g_mkdir_with_parents(folder, 0700) != 0 ||
      (g_file_test(path, G_FILE_TEST_EXISTS) && !g_file_test(path, G_FILE_TEST_IS_REGULAR))) {
    g_set_error(error, G_FILE_ERROR, G_FILE_ERROR_FAILED, "%s", path);
    return FALSE;
  }
  return carom_output_write(path, text, length, error);
}
