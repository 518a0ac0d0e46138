/* carom-settings: a GKeyFile. It is read again before it is written, so that windows that are open
 * at the same time keep each other's changes, and a newer version's keys survive an older one. */
#include "carom-settings.h"

#include "carom-output.h"

#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

#define WINDOW "window"
#define LOOK   "look"

/* A larger file is none of ours. */
#define MAX_FILE_SIZE 65536

/* The limits of what is believed. */
#define MIN_SIDE  200
#define MAX_SIDE  16384
#define MIN_SHARE 0.05
#define MAX_SHARE 0.95

static const char *const styles[] = {"system", "light", "dark"};

const char *carom_settings_style(const char *id) {
  for (guint i = 0; i < G_N_ELEMENTS(styles); i++)
    if (g_strcmp0(styles[i], id) == 0)
      return styles[i];
  return styles[0];
}

/* ---- The file ---- */

static char *make_path(void) {
  return g_build_filename(g_get_user_config_dir(), "carom", "settings.ini", NULL);
}

/* Whether @path is a file of a size that can be ours: to read a pipe, say, could take forever. */
static gboolean is_ours(const char *path) {
  GStatBuf status;
  return g_stat(path, &status) == 0 && S_ISREG(status.st_mode) && status.st_size <= MAX_FILE_SIZE;
}

/* Returns: (transfer full): what the file has; nothing if it cannot be read */
static GKeyFile *load(const char *path) {
  GKeyFile *file = g_key_file_new();
  if (is_ours(path) && !g_key_file_load_from_file(file, path, G_KEY_FILE_KEEP_COMMENTS, NULL)) {
    g_key_file_unref(file);
    return g_key_file_new();
  }
  return file;
}

static gboolean save(GKeyFile *file, const char *path, GError **error) {
  gsize length;
  g_autofree char *folder = g_path_get_dirname(path);
  g_autofree char *text = g_key_file_to_data(file, &length, NULL);
  if (g_mkdir_with_parents(folder, 0700) != 0 ||
      (g_file_test(path, G_FILE_TEST_EXISTS) && !g_file_test(path, G_FILE_TEST_IS_REGULAR))) {
    g_set_error(error, G_FILE_ERROR, G_FILE_ERROR_FAILED, "%s", path);
    return FALSE;
  }
  return carom_output_write(path, text, length, error);
}

/* ---- Reading ---- */

/* An edge of the window, or 0. */
static int read_side(GKeyFile *file, const char *key) {
  int side = g_key_file_get_integer(file, WINDOW, key, NULL);
  return side >= MIN_SIDE && side <= MAX_SIDE ? side : 0;
}

static CaromChoice read_choice(GKeyFile *file, const char *group, const char *key) {
  g_autoptr(GError) error = NULL;
  gboolean chosen = g_key_file_get_boolean(file, group, key, &error);
  return error ? CAROM_CHOICE_NONE : chosen ? CAROM_CHOICE_YES : CAROM_CHOICE_NO;
}

static double read_share(GKeyFile *file) {
  double share = g_key_file_get_double(file, WINDOW, "panes-share", NULL);
  return share >= MIN_SHARE && share <= MAX_SHARE ? share : 0; /* not for NaN */
}

void carom_settings_read(CaromSettings *settings) {
  g_return_if_fail(settings);
  g_autofree char *path = make_path();
  g_autoptr(GKeyFile) file = load(path);
  g_autofree char *style = g_key_file_get_string(file, LOOK, "style", NULL);
  *settings = (CaromSettings){
      .width = read_side(file, "width"),
      .height = read_side(file, "height"),
      .maximized = read_choice(file, WINDOW, "maximized") == CAROM_CHOICE_YES,
      .side_panel = read_choice(file, WINDOW, "side-panel"),
      .panes_share = read_share(file),
      .style = carom_settings_style(style),
      .pointer_dot = read_choice(file, LOOK, "pointer-dot") == CAROM_CHOICE_YES,
  };
  if (settings->width == 0 || settings->height == 0)
    settings->width = settings->height = 0;
}

/* ---- Writing ---- */

static gboolean write_window(GKeyFile *file, const CaromSettings *was, const CaromSettings *now) {
  gboolean resized = was->width != now->width || was->height != now->height;
  gboolean changed = resized || was->maximized != now->maximized ||
                     was->side_panel != now->side_panel || was->panes_share != now->panes_share;
  if (resized) {
    g_key_file_set_integer(file, WINDOW, "width", now->width);
    g_key_file_set_integer(file, WINDOW, "height", now->height);
  }
  if (was->maximized != now->maximized)
    g_key_file_set_boolean(file, WINDOW, "maximized", now->maximized);
  if (was->side_panel != now->side_panel)
    g_key_file_set_boolean(file, WINDOW, "side-panel", now->side_panel == CAROM_CHOICE_YES);
  if (was->panes_share != now->panes_share)
    g_key_file_set_double(file, WINDOW, "panes-share", now->panes_share);
  return changed;
}

static gboolean write_look(GKeyFile *file, const CaromSettings *was, const CaromSettings *now) {
  gboolean styled = g_strcmp0(was->style, now->style) != 0;
  if (styled)
    g_key_file_set_string(file, LOOK, "style", now->style);
  if (was->pointer_dot != now->pointer_dot)
    g_key_file_set_boolean(file, LOOK, "pointer-dot", now->pointer_dot);
  return styled || was->pointer_dot != now->pointer_dot;
}

gboolean carom_settings_write(const CaromSettings *was, const CaromSettings *now, GError **error) {
  g_return_val_if_fail(was && now, FALSE);
  g_autofree char *path = make_path();
  g_autoptr(GKeyFile) file = load(path);
  gboolean window_changed = write_window(file, was, now);
  gboolean look_changed = write_look(file, was, now);
  return (!window_changed && !look_changed) || save(file, path, error);
}
