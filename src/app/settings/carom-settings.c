/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-settings: four groups of the file of settings. */
#include "carom-settings.h"

#include "carom-settings-file.h"

#define WINDOW  "window"
#define LOOK    "look"
#define RUNS    "runs"
#define PREDICT "predict"
#define PRESENT "present"

/* The limits of what is believed. */
#define MIN_SIDE  200
#define MAX_SIDE  16384
#define MIN_SHARE 0.05
#define MAX_SHARE 0.95
#define MIN_MB    16
#define MAX_MB    65536

static const char *const styles[] = {"system", "light", "dark"};

const char *carom_settings_style(const char *id) {
  for (guint i = 0; i < G_N_ELEMENTS(styles); i++)
    if (g_strcmp0(styles[i], id) == 0)
      return styles[i];
  return styles[0];
}

/* By CaromSplitRoom. */
static const char *const rooms[] = {"panes", "both", "page"};

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

static double read_share(GKeyFile *file, const char *group) {
  double share = g_key_file_get_double(file, group, "panes-share", NULL);
  return share >= MIN_SHARE && share <= MAX_SHARE ? share : 0; /* not for NaN */
}

/* The first one if none was chosen. */
static guint read_room(GKeyFile *file) {
  g_autofree char *room = g_key_file_get_string(file, PRESENT, "room", NULL);
  for (guint i = 0; i < G_N_ELEMENTS(rooms); i++)
    if (g_strcmp0(rooms[i], room) == 0)
      return i;
  return 0;
}

static guint read_memory(GKeyFile *file) {
  int mb = g_key_file_get_integer(file, RUNS, "memory-mb", NULL);
  return mb >= MIN_MB && mb <= MAX_MB ? (guint)mb : 0;
}

void carom_settings_read(CaromSettings *settings) {
  g_return_if_fail(settings);
  g_autoptr(GKeyFile) file = carom_settings_file_load_with_defaults();
  g_autofree char *style = g_key_file_get_string(file, LOOK, "style", NULL);
  *settings = (CaromSettings){
      .width = read_side(file, "width"),
      .height = read_side(file, "height"),
      .maximized = read_choice(file, WINDOW, "maximized") == CAROM_CHOICE_YES,
      .side_panel = read_choice(file, WINDOW, "side-panel"),
      .tools = read_choice(file, WINDOW, "tools") == CAROM_CHOICE_YES,
      .panes_share = read_share(file, WINDOW),
      .style = carom_settings_style(style),
      .pointer_dot = read_choice(file, LOOK, "pointer-dot") == CAROM_CHOICE_YES,
      .keeps_upright = read_choice(file, LOOK, "turn-scene") == CAROM_CHOICE_NO,
      .present_room = read_room(file),
      .present_share = read_share(file, PRESENT),
      .present_without_words = read_choice(file, PRESENT, "words") == CAROM_CHOICE_NO,
      .present_all_digits = read_choice(file, PRESENT, "few-digits") == CAROM_CHOICE_NO,
      .predict_arrows = read_choice(file, PREDICT, "choices") == CAROM_CHOICE_NO,
      .predict_left_out = (guint)MAX(0, g_key_file_get_integer(file, PREDICT, "left-out", NULL)),
      .memory_mb = read_memory(file),
  };
  if (settings->width == 0 || settings->height == 0)
    settings->width = settings->height = 0;
}

/* ---- Writing ---- */

static gboolean write_window(GKeyFile *file, const CaromSettings *was, const CaromSettings *now) {
  gboolean resized = was->width != now->width || was->height != now->height;
  gboolean changed = resized || was->maximized != now->maximized ||
                     was->side_panel != now->side_panel || was->tools != now->tools ||
                     was->panes_share != now->panes_share;
  if (resized) {
    g_key_file_set_integer(file, WINDOW, "width", now->width);
    g_key_file_set_integer(file, WINDOW, "height", now->height);
  }
  if (was->maximized != now->maximized)
    g_key_file_set_boolean(file, WINDOW, "maximized", now->maximized);
  if (was->side_panel != now->side_panel)
    g_key_file_set_boolean(file, WINDOW, "side-panel", now->side_panel == CAROM_CHOICE_YES);
  if (was->tools != now->tools)
    g_key_file_set_boolean(file, WINDOW, "tools", now->tools);
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
  if (was->keeps_upright != now->keeps_upright)
    g_key_file_set_boolean(file, LOOK, "turn-scene", !now->keeps_upright);
  return styled || was->pointer_dot != now->pointer_dot || was->keeps_upright != now->keeps_upright;
}

static gboolean write_present(GKeyFile *file, const CaromSettings *was, const CaromSettings *now) {
  if (was->present_room != now->present_room)
    g_key_file_set_string(file, PRESENT, "room", rooms[now->present_room]);
  if (was->present_without_words != now->present_without_words)
    g_key_file_set_boolean(file, PRESENT, "words", !now->present_without_words);
  if (was->present_share != now->present_share)
    g_key_file_set_double(file, PRESENT, "panes-share", now->present_share);
  if (was->present_all_digits != now->present_all_digits)
    g_key_file_set_boolean(file, PRESENT, "few-digits", !now->present_all_digits);
  return was->present_room != now->present_room || was->present_share != now->present_share ||
         was->present_all_digits != now->present_all_digits ||
         was->present_without_words != now->present_without_words;
}

static gboolean write_predict(GKeyFile *file, const CaromSettings *was, const CaromSettings *now) {
  if (was->predict_arrows != now->predict_arrows)
    g_key_file_set_boolean(file, PREDICT, "choices", !now->predict_arrows);
  if (was->predict_left_out != now->predict_left_out)
    g_key_file_set_integer(file, PREDICT, "left-out", (int)now->predict_left_out);
  return was->predict_arrows != now->predict_arrows ||
         was->predict_left_out != now->predict_left_out;
}

static gboolean write_runs(GKeyFile *file, const CaromSettings *was, const CaromSettings *now) {
  if (was->memory_mb != now->memory_mb)
    g_key_file_set_integer(file, RUNS, "memory-mb", (int)now->memory_mb);
  return was->memory_mb != now->memory_mb;
}

gboolean carom_settings_write(const CaromSettings *was, const CaromSettings *now, GError **error) {
  g_return_val_if_fail(was && now, FALSE);
  g_autoptr(GKeyFile) file = carom_settings_file_load();
  gboolean window_changed = write_window(file, was, now);
  gboolean look_changed = write_look(file, was, now);
  gboolean present_changed = write_present(file, was, now);
  gboolean predict_changed = write_predict(file, was, now);
  gboolean runs_changed = write_runs(file, was, now);
  return (!window_changed && !look_changed && !present_changed && !predict_changed &&
          !runs_changed) ||
         carom_settings_file_save(file, error);
}
