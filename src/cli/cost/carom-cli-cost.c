/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-cost: the command that measures what each detection costs, for a scene and for crowds
 * of more and more discs like its own. */
#include "carom-builtin.h"
#include "carom-cli-command.h"
#include "carom-cli-cost-report.h"
#include "carom-cli-files.h"
#include "carom-cli-interrupt.h"
#include "carom-cli-message.h"
#include "carom-cli-number.h"
#include "carom-cli-progress.h"
#include "carom-comparison.h"
#include "carom-cost-table-text.h"
#include "carom-method-suggestion.h"
#include "carom-output.h"
#include "carom-scene-file.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

/* More take long to place, and no longer fit into caches. */
#define MOST_DISCS 100000

/* How long to measure before progress is shown and a signal is noticed. */
#define SLICE_US 100000

typedef struct {
  guint numbers[CAROM_COST_GROWTH_MAX_NUMBERS];
  guint n_numbers;
  char *csv; /* (nullable): path */
  gboolean json, quiet;
} Options;

static void options_clear(Options *options) {
  g_free(options->csv);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Options, options_clear)

static gboolean add_number(Options *options, const char *option_name, const char *text,
                           GError **error) {
  guint64 number;
  if (!carom_cli_number_parse_integer(option_name, text, 1, MOST_DISCS, &number, error))
    return FALSE;
  if (options->n_numbers > 0 && number <= options->numbers[options->n_numbers - 1]) {
    carom_cli_message_set_usage_error(
        error, g_strdup_printf(_("%s: “%s” is not more than the number before it. Give numbers "
                                 "that grow, such as 10,100,1000."),
                               option_name, text));
    return FALSE;
  }
  if (options->n_numbers == CAROM_COST_GROWTH_MAX_NUMBERS) {
    carom_cli_message_set_usage_error(error,
                                      g_strdup_printf(_("%s: Give at most %d numbers."),
                                                      option_name, CAROM_COST_GROWTH_MAX_NUMBERS));
    return FALSE;
  }
  options->numbers[options->n_numbers++] = (guint)number;
  return TRUE;
}

static gboolean parse_discs(const char *option_name, const char *value, gpointer data,
                            GError **error) {
  g_auto(GStrv) numbers = carom_cli_command_split(value);
  for (guint i = 0; numbers[i]; i++)
    if (!add_number(data, option_name, numbers[i], error))
      return FALSE;
  return TRUE;
}

static GOptionGroup *option_group_new(Options *options) {
  GOptionGroup *group = g_option_group_new("", "", "", options, NULL);
  const GOptionEntry entries[] = {
      {"discs", 0, 0, G_OPTION_ARG_CALLBACK, (gpointer)parse_discs,
       _("How many discs the crowds have"),
       /* Translators: numbers to give. */
       _("N[,N…]")},
      {"csv", 0, 0, G_OPTION_ARG_FILENAME, &options->csv, _("Write the numbers as a table"),
       /* Translators: FILE stands for a file name to give; leave its suffix as it is. */
       _("FILE.csv")},
      {"json", 0, 0, G_OPTION_ARG_NONE, &options->json, _("Print JSON instead of a table"), NULL},
      {"quiet", 'q', 0, G_OPTION_ARG_NONE, &options->quiet,
       _("Print no table, no notes and no progress"), NULL},
      G_OPTION_ENTRY_NULL,
  };
  g_option_group_add_entries(group, entries);
  return group;
}

/* Returns: whether a table is to be printed, and not something else */
static gboolean prints_table(const Options *options) {
  return !options->json && !options->quiet &&
         !(options->csv && carom_output_is_stdout(options->csv));
}

static gboolean check_files(const Options *options, const char *scene, GError **error) {
  g_autoptr(GPtrArray) outputs = g_ptr_array_new();
  if (options->csv)
    g_ptr_array_add(outputs, options->csv);
  if (options->json || prints_table(options))
    g_ptr_array_add(outputs, (gpointer) "-");
  return carom_cli_files_check(scene, outputs, error);
}

/* Ctrl-C ends it: what is half measured says nothing. */
static gboolean measure(const Options *options, CaromCostGrowth *growth, GError **error) {
  CaromCliProgress progress = carom_cli_progress_start(!options->quiet);
  carom_cli_interrupt_watch();
  carom_cost_growth_set_stop(growth, &carom_cli_interrupt_stop);
  while (carom_cost_growth_work(growth, SLICE_US) && !carom_cli_interrupt_was_asked())
    carom_cli_progress_show(&progress, carom_cost_growth_get_progress(growth));
  carom_cli_interrupt_unwatch();
  carom_cli_progress_erase(&progress);
  if (carom_cost_growth_get_progress(growth) == 1)
    return TRUE;
  g_set_error_literal(error, G_IO_ERROR, G_IO_ERROR_CANCELLED,
                      _("Stopped before all was measured; there is no result."));
  return FALSE;
}

static gboolean report(const Options *options, const CaromCostGrowth *growth,
                       const CaromScene *scene, const char *name, GError **error) {
  g_autofree char *csv = carom_cost_table_text_csv(growth);
  if (options->csv && !carom_output_write(options->csv, csv, strlen(csv), error))
    return FALSE;
  if (options->json) {
    g_autofree char *shown = g_filename_display_name(name);
    g_autofree char *json = carom_cli_cost_report_to_json(growth, shown);
    return carom_cli_message_print_data(json, error);
  }
  g_autofree char *table = carom_cli_cost_report_to_table(growth, scene->title);
  return !prints_table(options) || carom_cli_message_print(table, error);
}

static gboolean cost(const Options *options, const char *name, GError **error) {
  g_autoptr(GPtrArray) remarks = NULL;
  if (!check_files(options, name, error))
    return FALSE;
  g_autoptr(CaromScene) scene = carom_scene_file_load(name, &remarks, error);
  if (!options->quiet)
    carom_cli_message_note_all(remarks);
  if (!scene)
    return FALSE;
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  g_autoptr(CaromCostGrowth) growth = carom_cost_growth_new(
      scene, (const CaromMethod *)methods->data, options->numbers, options->n_numbers);
  return measure(options, growth, error) && report(options, growth, scene, name, error);
}

static int run_cost(int argc, char **argv) {
  g_auto(Options) options = {0};
  g_autoptr(GError) error = NULL;
  g_auto(GStrv) arguments = carom_cli_command_parse(&carom_cli_command_cost,
                                                    option_group_new(&options), argc, argv, &error);
  if (!arguments)
    return carom_cli_message_fail(error);
  if (options.n_numbers == 0)
    options.n_numbers = carom_cost_growth_usual_numbers(options.numbers);
  if (!cost(&options, arguments[0] ? arguments[0] : CAROM_BUILTIN_DEFAULT, &error))
    return carom_cli_message_fail(error);
  return CAROM_CLI_DONE;
}

const CaromCliCommand carom_cli_command_cost = {
    .name = "cost",
    /* Translators: a placeholder for an argument. */
    .arguments = N_("[SCENE]"),
    .summary = N_("Measure how the work of each detection grows with the number of discs."),
    .description = N_(
        "SCENE is the id of a built-in scene, a .carom file, a CSV table of discs, an Algorithms\n"
        "text file or “-” for standard input. Without it, the scene is the one that the window\n"
        "starts with.\n"
        "\n"
        "The scene itself is measured, and crowds of discs like its own: with the same radii,\n"
        "masses, speeds, step and density, in a square box, elastic and without gravity. Numbers\n"
        "of pair tests and of contacts are the same every time and on every computer; times are\n"
        "of this computer, now."),
    .min_arguments = 0,
    .max_arguments = 1,
    .run = run_cost,
};
