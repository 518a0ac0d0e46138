/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-explain-options: adds the options of the command to those about the scene, and chooses
 * the format by the suffix of the output if none is given. */
#include "carom-cli-explain-options.h"

#include "carom-cli-command.h"
#include "carom-cli-files.h"
#include "carom-cli-message.h"
#include "carom-cli-number.h"
#include "carom-comparison.h"
#include "carom-figure-file.h"

#include <glib/gi18n-lib.h>

static gboolean parse_count(const char *option_name, const char *value, guint64 max, guint *count,
                            GError **error) {
  guint64 number;
  if (!carom_cli_number_parse_integer(option_name, value, 1, max, &number, error))
    return FALSE;
  *count = (guint)number;
  return TRUE;
}

static gboolean parse_collision(const char *option_name, const char *value, gpointer data,
                                GError **error) {
  CaromCliExplainOptions *options = data;
  return parse_count(option_name, value, CAROM_RUN_MAX_CONTACTS, &options->collision, error);
}

static gboolean parse_pane(const char *option_name, const char *value, gpointer data,
                           GError **error) {
  CaromCliExplainOptions *options = data;
  return parse_count(option_name, value, CAROM_COMPARISON_MAX_PANES, &options->pane, error);
}

/* Returns: (transfer full): "text, markdown, …" */
static char *list_formats(void) {
  guint n_formats;
  const CaromExplanationFormat *const *formats = carom_explanation_formats(&n_formats);
  GString *list = g_string_new(NULL);
  for (guint i = 0; i < n_formats; i++)
    g_string_append_printf(list, "%s%s", i ? ", " : "", formats[i]->part.id);
  return g_string_free(list, FALSE);
}

static gboolean parse_format(const char *option_name, const char *value, gpointer data,
                             GError **error) {
  CaromCliExplainOptions *options = data;
  options->format = carom_explanation_format_by_id(value);
  if (options->format)
    return TRUE;
  g_autofree char *ids = list_formats();
  carom_cli_message_set_value_error(error, option_name, value,
                                    /* Translators: %s is a list of names: leave them. */
                                    g_strdup_printf(_("Choose from %s."), ids));
  return FALSE;
}

/* @format_summary: must live as long as the group */
static void add_entries(GOptionGroup *group, CaromCliExplainOptions *options,
                        const char *format_summary) {
  const GOptionEntry entries[] = {
      {"collision", 0, 0, G_OPTION_ARG_CALLBACK, (gpointer)parse_collision,
       /* Translators: N, ID and FILE stand for what to give. */
       _("Explain contact N, walls included, counted from 1"), _("N")},
      {"pane", 0, 0, G_OPTION_ARG_CALLBACK, (gpointer)parse_pane,
       _("Count the contacts of pane N; the first, which leads, if not given"), _("N")},
      {"why", 0, 0, G_OPTION_ARG_NONE, &options->why,
       _("Show why all resolvers give the same, in place of how each works it out"), NULL},
      {"format", 0, 0, G_OPTION_ARG_CALLBACK, (gpointer)parse_format, format_summary, _("ID")},
      {"output", 0, 0, G_OPTION_ARG_FILENAME, &options->output,
       _("Write to a file, in the format of its suffix unless --format says another"), _("FILE")},
      {"plot", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options->plots,
       _("Draw its velocity plane and momenta, too, or with --why, that page; can be given several "
         "times"),
       _("FILE.pdf|.svg|.png")},
      {"numbers", 0, 0, G_OPTION_ARG_NONE, &options->numbers,
       _("With --why and --plot: draw it in this contact’s numbers, in place of symbols"), NULL},
      {"quiet", 'q', 0, G_OPTION_ARG_NONE, &options->scene.quiet,
       _("Print no notes and no progress"), NULL},
      G_OPTION_ENTRY_NULL,
  };
  g_option_group_add_entries(group, entries);
}

static gboolean check_collision(const CaromCliExplainOptions *options, GError **error) {
  if (options->collision > 0)
    return TRUE;
  carom_cli_message_set_usage_error(
      error, g_strdup(_("Say which contact to explain: --collision 1 is the first one.")));
  return FALSE;
}

static gboolean check_numbers(const CaromCliExplainOptions *options, GError **error) {
  if (!options->numbers || (options->why && options->plots))
    return TRUE;
  carom_cli_message_set_usage_error(
      error, g_strdup(_("--numbers is about a picture of why all give the same. Give --why and "
                        "--plot FILE.pdf, too.")));
  return FALSE;
}

/* Nobody looks for text in a file that is called a picture. */
static gboolean check_output(const CaromCliExplainOptions *options, GError **error) {
  CaromFigureFileFormat picture;
  if (!options->output || options->format ||
      !carom_figure_file_format_from_name(options->output, &picture))
    return TRUE;
  g_autofree char *shown = g_filename_display_name(options->output);
  carom_cli_message_set_usage_error(
      error,
      /* Translators: %1$s is the name of a file; leave the suffixes and options as they are. */
      g_strdup_printf(_("--output %1$s: The working is text, and this is the name of a picture. "
                        "Give --plot %1$s to draw the contact, or let the name end in .txt, .md, "
                        ".tex or .json."),
                      shown));
  return FALSE;
}

static void choose_format(CaromCliExplainOptions *options) {
  guint n_formats;
  if (!options->format && options->output)
    options->format = carom_explanation_format_by_name(options->output);
  if (!options->format)
    options->format = carom_explanation_formats(&n_formats)[0];
}

CaromCliExplainOptions *carom_cli_explain_options_parse(int argc, char **argv, GError **error) {
  g_autoptr(CaromCliExplainOptions) options = g_new0(CaromCliExplainOptions, 1);
  carom_cli_scene_options_init(&options->scene);
  options->pane = 1;

  g_autofree char *ids = list_formats();
  /* Translators: %s is a list of names. */
  g_autofree char *format_summary = g_strdup_printf(_("How to write it (%s)"), ids);
  GOptionGroup *group = carom_cli_scene_options_group(&options->scene);
  add_entries(group, options, format_summary);
  g_auto(GStrv) arguments =
      carom_cli_command_parse(&carom_cli_command_explain, group, argc, argv, error);
  if (!arguments || !check_collision(options, error) || !check_numbers(options, error) ||
      !carom_cli_files_check_plots(options->plots, error) || !check_output(options, error))
    return NULL;
  choose_format(options);
  carom_cli_scene_options_take_name(&options->scene, arguments);
  return g_steal_pointer(&options);
}

void carom_cli_explain_options_free(CaromCliExplainOptions *options) {
  carom_cli_scene_options_clear(&options->scene);
  g_free(options->output);
  g_strfreev(options->plots);
  g_free(options);
}

GArray *carom_cli_explain_options_shown(const CaromCliExplainOptions *options,
                                        const CaromExplanation *explanation) {
  const CaromMethodOption *option = carom_method_option_by_key("resolver");
  const GPtrArray *named = carom_cli_methods_named(options->scene.methods, option);
  if (!named)
    return NULL;
  GArray *shown = g_array_new(FALSE, FALSE, sizeof(guint));
  for (guint i = 0; i < named->len; i++)
    for (guint j = 0; j < explanation->n_resolvers; j++)
      if (&explanation->resolvers[j]->part == g_ptr_array_index(named, i))
        g_array_append_val(shown, j);
  return shown;
}
