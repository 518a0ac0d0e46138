/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-outputs: a function for each kind of output; a failure of one does not keep the others
 * from being written. */
#include "carom-cli-outputs.h"

#include "carom-cli-message.h"
#include "carom-csv.h"
#include "carom-encounter-words.h"
#include "carom-figure.h"
#include "carom-output.h"
#include "carom-quantity.h"
#include "carom-scene-file.h"
#include "carom-scene-format.h"
#include "carom-scene-json.h"
#include "carom-theme.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* @text: (transfer full) */
static gboolean write_text(const char *path, char *text, GError **error) {
  gboolean done = carom_output_write(path, text, strlen(text), error);
  g_free(text);
  return done;
}

/* The log of contacts of a run is limited, so that it cannot use up the memory. */
static void note_unlogged_contacts(const CaromComparison *comparison) {
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromRun *run = carom_comparison_get_run(comparison, i);
    if (carom_audit_count_contacts(&run->now.books) <= carom_run_count_contacts(run))
      continue;
    g_autofree char *time =
        carom_encounter_words_clock((double)carom_run_get_listed_until(run) * run->scene->dt_s);
    g_autofree char *note = g_strdup_printf(
        /* Translators: %1$u is a number, %2$s a method, %3$s a time. */
        _("Only the first %1$u contacts of “%2$s” are in the list of contacts: all up to %3$s."),
        carom_run_count_contacts(run), carom_comparison_get_title(comparison, i), time);
    carom_cli_message_note(note);
  }
}

typedef struct {
  const CaromCliRunOptions *options;
  const CaromScene *scene; /* as it was asked for */
  CaromComparison *comparison;
} Outputs;

static gboolean write_collisions(const Outputs *outputs, const char *path, GError **error) {
  if (!outputs->options->scene.quiet)
    note_unlogged_contacts(outputs->comparison);
  return write_text(path, carom_csv_contacts(outputs->comparison), error);
}

static gboolean write_scene(const Outputs *outputs, const char *path, GError **error) {
  return write_text(path, carom_scene_json_write(outputs->scene), error);
}

static gboolean write_state(const Outputs *outputs, const char *path, GError **error) {
  const CaromSceneFormat *format = carom_scene_format_by_name(path);
  g_autoptr(CaromScene) state =
      carom_run_make_scene(carom_comparison_get_run(outputs->comparison, 0));
  state->dt_s = outputs->scene->dt_s;
  char *text =
      carom_scene_format_write_state(format ? format : &carom_scene_format_carom, state, error);
  if (text)
    return write_text(path, text, error);
  g_autofree char *shown = g_filename_display_name(path);
  g_prefix_error(error, "%s: ", shown);
  return FALSE;
}

static gboolean write_plot(const Outputs *outputs, const char *path, GError **error) {
  const CaromCliRunOptions *options = outputs->options;
  CaromComparison *comparison = outputs->comparison;
  CaromFraming framing = carom_framing_new(comparison, NULL);
  CaromFigure figure = {
      .comparison = comparison,
      .theme = carom_theme_light(),
      .framing = &framing,
      .quantities = (const CaromQuantity *const *)options->quantities->pdata,
      .n_quantities = options->quantities->len,
      .show_panes = TRUE,
      .staging = options->show.given ? options->show.staging
                                     : carom_comparison_get_scene(comparison)->staging,
      .superposed = options->show.superposed,
      .show_counter = carom_comparison_get_scene(comparison)->counter,
  };
  CaromFigureFileFormat format;
  gboolean known = carom_figure_file_format_from_name(path, &format);
  g_assert(known); /* the options have been checked */
  g_autoptr(GBytes) bytes = carom_figure_render(&figure, format, error);
  return bytes &&
         carom_output_write(path, g_bytes_get_data(bytes, NULL), g_bytes_get_size(bytes), error);
}

typedef gboolean (*Writer)(const Outputs *outputs, const char *path, GError **error);

/* @path: (nullable): NULL if it is not wanted
 * Returns: the exit code */
static int write_output(Writer writer, const Outputs *outputs, const char *path) {
  g_autoptr(GError) error = NULL;
  if (!path || writer(outputs, path, &error))
    return CAROM_CLI_DONE;
  carom_cli_message_fail(error);
  return CAROM_CLI_FAILED;
}

int carom_cli_outputs_write(const CaromCliRunOptions *options, const CaromScene *scene,
                            CaromComparison *comparison) {
  const Outputs outputs = {options, scene, comparison};
  int exit_code = write_output(write_collisions, &outputs, options->collisions);
  for (guint i = 0; options->plots && options->plots[i]; i++)
    exit_code |= write_output(write_plot, &outputs, options->plots[i]);
  exit_code |= write_output(write_scene, &outputs, options->save);
  exit_code |= write_output(write_state, &outputs, options->save_state);
  return exit_code;
}
