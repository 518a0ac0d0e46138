/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-run-options: parses and checks the options of the command that runs a scene. */
#include "carom-cli-run-options.h"

#include "carom-channel.h"
#include "carom-cli-command.h"
#include "carom-cli-files.h"
#include "carom-cli-message.h"
#include "carom-cli-number.h"
#include "carom-figure.h"
#include "carom-format-error.h"
#include "carom-output.h"
#include "carom-scene-format.h"
#include "carom-suitable.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static gboolean parse_max_collisions(const char *option_name, const char *value, gpointer data,
                                     GError **error) {
  CaromCliRunOptions *options = data;
  return carom_cli_number_parse_integer(option_name, value, 1, G_MAXUINT64,
                                        &options->max_collisions, error);
}

static gboolean parse_quantities(const char *option_name, const char *value, gpointer data,
                                 GError **error) {
  CaromCliRunOptions *options = data;
  g_auto(GStrv) ids = carom_cli_command_split(value);
  for (char **id = ids; *id; id++) {
    const CaromQuantity *quantity = carom_quantity_by_id(*id);
    if (!quantity) {
      carom_cli_message_set_value_error(
          error, option_name, *id,
          g_strdup(
              strchr(*id, '/')
                  ? _("These are no two that belong together. Give two of what “carom-cli list "
                      "quantities” shows, such as velocity/position or velocity/energy.")
                  : _("Give what “carom-cli list quantities” shows, such as momentum,energy.")));
      return FALSE;
    }
    if (!g_ptr_array_find(options->quantities, quantity, NULL))
      g_ptr_array_add(options->quantities, (gpointer)quantity);
  }
  return TRUE;
}

static gboolean parse_show(const char *option_name, const char *value, gpointer data,
                           GError **error) {
  CaromCliRunOptions *options = data;
  return carom_cli_show_option_parse(&options->show, option_name, value, error);
}

static void add_ending_entries(GOptionGroup *group, CaromCliRunOptions *options) {
  const GOptionEntry entries[] = {
      {"max-collisions", 0, 0, G_OPTION_ARG_CALLBACK, (gpointer)parse_max_collisions,
       /* Translators: N stands for a number to give. */
       _("Stop after the frame in which the first pane has had N contacts of discs"), _("N")},
      {"until-quiet", 0, 0, G_OPTION_ARG_NONE, &options->until_quiet,
       _("Stop as soon as no further contact is possible"), NULL},
      G_OPTION_ENTRY_NULL,
  };
  g_option_group_add_entries(group, entries);
}

static void add_output_entries(GOptionGroup *group, CaromCliRunOptions *options) {
  const GOptionEntry entries[] = {
      {"trace", 0, 0, G_OPTION_ARG_FILENAME, &options->trace,
       /* Translators: FILE stands for a file name to give; leave its suffix as it is. */
       _("Write the state of all discs in every frame"), _("FILE.csv")},
      {"collisions", 0, 0, G_OPTION_ARG_FILENAME, &options->collisions,
       _("Write all contacts, with discs and walls as indices from 0"), _("FILE.csv")},
      {"plot", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options->plots,
       _("Draw the panes and charts; can be given several times"), _("FILE.pdf|.svg|.png")},
      {"quantity", 0, 0, G_OPTION_ARG_CALLBACK, (gpointer)parse_quantities,
       _("What the charts of --plot show"), _("ID[,ID…]")},
      {"show", 0, 0, G_OPTION_ARG_CALLBACK, (gpointer)parse_show,
       _("What the panes of --plot show instead of what the scene asks for, such as "
         "trails,strobe=0.2,ghost"),
       /* Translators: a placeholder for a word to give. */
       _("WHAT[,WHAT…]")},
      {"save", 0, 0, G_OPTION_ARG_FILENAME, &options->save,
       _("Write the scene as run, with its panes"), _("FILE.carom")},
      {"save-state", 0, 0, G_OPTION_ARG_FILENAME, &options->save_state,
       _("Write the discs of the first pane as they are at the end: as the start of a scene, as a "
         "table, or as an Algorithms text file"),
       _("FILE.carom|.csv|.txt")},
      {"json", 0, 0, G_OPTION_ARG_NONE, &options->json, _("Print JSON instead of a table"), NULL},
      {"cost", 0, 0, G_OPTION_ARG_NONE, &options->cost,
       _("Report also how many pairs of discs were tested, and how long the resolvers take for a "
         "contact on this computer"),
       NULL},
      {"quiet", 'q', 0, G_OPTION_ARG_NONE, &options->scene.quiet,
       _("Print no table, no notes and no progress"), NULL},
      G_OPTION_ENTRY_NULL,
  };
  g_option_group_add_entries(group, entries);
}

static GOptionGroup *option_group_new(CaromCliRunOptions *options) {
  GOptionGroup *group = carom_cli_scene_options_group(&options->scene);
  add_ending_entries(group, options);
  add_output_entries(group, options);
  return group;
}

/* Returns: (transfer container) (element-type filename): the output files */
static GPtrArray *list_outputs(const CaromCliRunOptions *options) {
  GPtrArray *paths = g_ptr_array_new();
  char *const single[] = {options->trace, options->collisions, options->save, options->save_state};
  for (guint i = 0; i < G_N_ELEMENTS(single); i++)
    if (single[i])
      g_ptr_array_add(paths, single[i]);
  for (guint i = 0; options->plots && options->plots[i]; i++)
    g_ptr_array_add(paths, options->plots[i]);
  return paths;
}

static gboolean claims_stdout(const GPtrArray *paths) {
  for (guint i = 0; i < paths->len; i++)
    if (carom_output_is_stdout(g_ptr_array_index(paths, i)))
      return TRUE;
  return FALSE;
}

gboolean carom_cli_run_options_print_table(const CaromCliRunOptions *options) {
  g_autoptr(GPtrArray) paths = list_outputs(options);
  return !options->json && !options->scene.quiet && !claims_stdout(paths);
}

gboolean carom_cli_run_options_check_files(const CaromCliRunOptions *options, GError **error) {
  g_autoptr(GPtrArray) outputs = list_outputs(options);
  if (options->json || carom_cli_run_options_print_table(options))
    g_ptr_array_add(outputs, (gpointer) "-");
  return carom_cli_files_check(options->scene.name, outputs, error);
}

/* A pipe or a device may be called anything; it gets a scene then. */
static gboolean check_state(const CaromCliRunOptions *options, GError **error) {
  const char *path = options->save_state;
  if (!path || carom_scene_format_by_name(path) || !carom_output_replaces(path))
    return TRUE;
  g_autofree char *shown = g_filename_display_name(path);
  carom_cli_message_set_value_error(
      error, "--save-state", shown,
      g_strdup(_("The name has to end in .carom, in .csv for a table of discs, or in .txt for an "
                 "Algorithms text file.")));
  return FALSE;
}

static gboolean check_plots(const CaromCliRunOptions *options, GError **error) {
  if (!options->plots && options->quantities->len) {
    carom_cli_message_set_usage_error(
        error, g_strdup(_("--quantity chooses the charts of a plot. Give --plot FILE.pdf, too.")));
    return FALSE;
  }
  if (!options->plots && options->show.given) {
    carom_cli_message_set_usage_error(
        error, g_strdup(_("--show chooses what a plot shows. Give --plot FILE.pdf, too.")));
    return FALSE;
  }
  return carom_cli_files_check_plots(options->plots, error);
}

CaromCliRunOptions *carom_cli_run_options_parse(int argc, char **argv, GError **error) {
  g_autoptr(CaromCliRunOptions) options = g_new0(CaromCliRunOptions, 1);
  carom_cli_scene_options_init(&options->scene);
  options->quantities = g_ptr_array_new();

  g_auto(GStrv) arguments =
      carom_cli_command_parse(&carom_cli_command_run, option_group_new(options), argc, argv, error);
  if (!arguments || !check_plots(options, error) || !check_state(options, error))
    return NULL;
  carom_cli_scene_options_take_name(&options->scene, arguments);
  return g_steal_pointer(&options);
}

static void choose_quantities(CaromCliRunOptions *options, const CaromScene *scene) {
  CaromChartList charts = carom_suitable_charts(scene);
  for (guint i = 0; i < charts.n; i++)
    g_ptr_array_add(options->quantities, (gpointer)charts.quantities[i]);
}

/* Returns: (transfer full): why @quantity, with that id, does not exist for @scene */
static char *describe_obstacle(const CaromQuantity *quantity, const CaromScene *scene) {
  const char *id = quantity->part.id;
  switch (carom_channel_find_obstacle(quantity, scene)) {
  case CAROM_CHANNEL_NO_EMITTERS:
    /* Translators: the id of a quantity. */
    return g_strdup_printf(_("--quantity %s is about discs that emitters bring in, and there are "
                             "none here. Choose another one, such as “energy”."),
                           id);
  case CAROM_CHANNEL_NO_GRAVITY:
    /* Translators: the id of a quantity. */
    return g_strdup_printf(_("--quantity %s is about gravity, and there is none here. Choose "
                             "another one, such as “energy”."),
                           id);
  case CAROM_CHANNEL_NO_PAIRS:
    /* Translators: the id of a quantity, and numbers of discs. */
    return g_strdup_printf(_("--quantity %s is drawn of 2 to %d discs, at least one of which can "
                             "move; there are %u here. Choose another one, such as “energy”."),
                           id, CAROM_CHANNEL_MAX_PAIRED,
                           (guint)carom_scene_count_most_discs(scene));
  case CAROM_CHANNEL_TOO_MANY_DISCS:
  case CAROM_CHANNEL_NO_OBSTACLE:
    break;
  }
  /* Translators: the id of a quantity, and numbers of discs. */
  return g_strdup_printf(_("--quantity %s is drawn of at most %d discs, but there are %u here, "
                           "with those that come in. Choose another one, such as “speeds”."),
                         id, CAROM_TRACK_MAX_DISCS, (guint)carom_scene_count_most_discs(scene));
}

/* @quantity: one that does not exist for @scene
 * Returns: FALSE */
static gboolean fail_quantity(const CaromCliRunOptions *options, const CaromQuantity *quantity,
                              const CaromScene *scene, GError **error) {
  g_autofree char *name = g_filename_display_name(options->scene.name);
  g_autofree char *why = describe_obstacle(quantity, scene);
  /* Translators: the name of a scene, and what is wrong with an option for it. */
  g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_VALUE, _("%1$s: %2$s"), name, why);
  return FALSE;
}

gboolean carom_cli_run_options_fit_scene(CaromCliRunOptions *options, const CaromScene *scene,
                                         GError **error) {
  for (guint i = 0; i < options->quantities->len; i++) {
    const CaromQuantity *quantity = g_ptr_array_index(options->quantities, i);
    if (carom_channel_exist(quantity, scene))
      continue;
    return fail_quantity(options, quantity, scene, error);
  }
  if (options->quantities->len == 0)
    choose_quantities(options, scene);
  return TRUE;
}

void carom_cli_run_options_free(CaromCliRunOptions *options) {
  carom_cli_scene_options_clear(&options->scene);
  g_ptr_array_unref(options->quantities);
  g_free(options->trace);
  g_free(options->collisions);
  g_free(options->save);
  g_free(options->save_state);
  g_strfreev(options->plots);
  g_free(options);
}
