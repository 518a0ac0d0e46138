/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-make: the command that makes a scene with a generator. Its options are those of the
 * generator's table. */
#include "carom-cli-command.h"
#include "carom-cli-files.h"
#include "carom-cli-message.h"
#include "carom-decimal.h"
#include "carom-file-id.h"
#include "carom-generator.h"
#include "carom-output.h"
#include "carom-scene-format.h"
#include "carom-suggest.h"
#include "carom-text-table.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* ---- Options of a generator ---- */

typedef struct {
  const CaromGenerator *generator;
  double *values;
  char **given; /* (array length=n_options): the values as given; NULL where none is */
  char *output; /* (nullable) */
} Options;

static void options_init(Options *options, const CaromGenerator *generator) {
  *options = (Options){
      .generator = generator,
      .values = carom_generator_usual_values(generator),
      .given = g_new0(char *, generator->n_options),
  };
}

static void options_clear(Options *options) {
  for (guint i = 0; i < options->generator->n_options; i++)
    g_free(options->given[i]);
  g_free(options->given);
  g_free(options->values);
  g_free(options->output);
}

/* @given: as on the command line
 * Returns: FALSE, with @error set to one of bad usage that names the option before @message */
static gboolean fail_for_value(const CaromGeneratorOption *option, const char *given,
                               const char *message, GError **error) {
  g_autofree char *name = g_strconcat("--", option->part.id, NULL);
  carom_cli_message_set_usage_error(
      /* Translators: an option, its value as given, and a sentence: what to give instead. */
      error, g_strdup_printf(_("%s %s: %s"), name, given, message));
  return FALSE;
}

static gboolean parse_value(const char *option_name, const char *text, gpointer data,
                            GError **error) {
  Options *options = data;
  const CaromGeneratorOption *option = options->generator->options;
  guint i = 0;
  while (!g_str_equal(option_name + strlen("--"), option[i].part.id))
    i++;
  double value;
  if (!carom_decimal_parse(text, &value))
    value = NAN; /* which is in no range */
  g_autoptr(GError) range_error = NULL;
  if (!carom_generator_option_check(&option[i], value, &range_error))
    return fail_for_value(&option[i], text, range_error->message, error);
  options->values[i] = value;
  g_free(options->given[i]);
  options->given[i] = g_strdup(text);
  return TRUE;
}

static void add_value_entry(GOptionGroup *group, const CaromGeneratorOption *option,
                            GPtrArray *texts) {
  char *description = carom_generator_option_describe(option);
  const GOptionEntry entries[] = {
      {option->part.id, 0, 0, G_OPTION_ARG_CALLBACK, (gpointer)parse_value, description,
       _(option->argument)},
      G_OPTION_ENTRY_NULL,
  };
  g_option_group_add_entries(group, entries);
  g_ptr_array_add(texts, description);
}

/* @texts: (element-type utf8): gets what has to live as long as the group
 * Returns: (transfer full): the options */
static GOptionGroup *group_new(Options *options, GPtrArray *texts) {
  GOptionGroup *group = g_option_group_new(NULL, NULL, NULL, options, NULL);
  for (guint i = 0; i < options->generator->n_options; i++)
    add_value_entry(group, &options->generator->options[i], texts);
  const GOptionEntry entries[] = {
      {"output", 'o', 0, G_OPTION_ARG_FILENAME, &options->output,
       _("Write the scene to a file; without it, or to “-”, to standard output"),
       /* Translators: a file's name. */
       _("FILE")},
      G_OPTION_ENTRY_NULL,
  };
  g_option_group_add_entries(group, entries);
  return group;
}

/* ---- Making ---- */

/* @error: of a value that does not go with the others */
static gboolean fail_for_culprit(const Options *options, guint culprit, const char *message,
                                 GError **error) {
  const CaromGeneratorOption *option = &options->generator->options[culprit];
  char usual[CAROM_DECIMAL_SIZE];
  const char *given = options->given[culprit];
  return fail_for_value(option, given ? given : carom_decimal_format(usual, option->usual), message,
                        error);
}

static gboolean write_scene(const Options *options, GError **error) {
  guint culprit;
  g_autoptr(GError) own_error = NULL;
  g_autoptr(CaromScene) scene =
      carom_generator_make(options->generator, options->values, &culprit, &own_error);
  if (!scene)
    return fail_for_culprit(options, culprit, own_error->message, error);
  g_autofree char *text = carom_scene_format_carom.write(scene, error);
  return text &&
         carom_output_write(options->output ? options->output : "-", text, strlen(text), error);
}

/* Another suffix would have the scene read as something else. */
static gboolean check_suffix(const Options *options, GError **error) {
  g_auto(CaromFileId) id = {0};
  if (!carom_output_replaces(options->output) || !carom_file_id_of_path(options->output, &id))
    return TRUE; /* a pipe or a device, whatever it is called */
  g_autofree char *shown = g_filename_display_name(options->output);
  g_autofree char *lower = g_utf8_strdown(shown, -1);
  if (g_str_has_suffix(lower, ".carom"))
    return TRUE;
  carom_cli_message_set_usage_error(
      error,
      /* Translators: %s is the name of a file. Leave "--output" and ".carom" as they are. */
      g_strdup_printf(_("--output %s: The name of a scene file has to end in .carom."), shown));
  return FALSE;
}

static gboolean check_output(const Options *options, GError **error) {
  if (!options->output)
    return TRUE;
  g_autoptr(GPtrArray) outputs = g_ptr_array_new();
  g_ptr_array_add(outputs, options->output);
  return check_suffix(options, error) && carom_cli_files_check(NULL, outputs, error);
}

/* @argv: argv[0] is the generator's id */
static gboolean make(Options *options, int argc, char **argv, GError **error) {
  const CaromPart *part = &options->generator->part;
  const CaromCliCommand command = {.name = part->id, .summary = part->summary};
  g_autoptr(GPtrArray) texts = g_ptr_array_new_with_free_func(g_free);
  g_auto(GStrv) arguments =
      carom_cli_command_parse(&command, group_new(options, texts), argc, argv, error);
  return arguments && check_output(options, error) && write_scene(options, error);
}

static int run_generator(const CaromGenerator *generator, int argc, char **argv) {
  g_autofree char *name = g_strjoin(" ", g_get_prgname(), generator->part.id, NULL);
  g_set_prgname(name);
  g_autoptr(GError) error = NULL;
  Options options;
  options_init(&options, generator);
  gboolean made = make(&options, argc, argv, &error);
  options_clear(&options);
  return made ? CAROM_CLI_DONE : carom_cli_message_fail(error);
}

/* ---- Choosing the generator ---- */

/* Returns: (transfer full) (element-type utf8): the ids of all generators */
static GPtrArray *generator_ids(void) {
  GPtrArray *ids = g_ptr_array_new();
  guint n;
  const CaromGenerator *const *generators = carom_generators(&n);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add(ids, (gpointer)generators[i]->part.id);
  return ids;
}

static int fail_for_unknown(const char *word) {
  g_autofree char *shown = g_filename_display_name(word);
  g_autoptr(GPtrArray) ids = generator_ids();
  const char *meant = carom_suggest(shown, ids);
  g_ptr_array_add(ids, NULL);
  g_autofree char *all = g_strjoinv(", ", (char **)ids->pdata);
  g_autoptr(GError) error = NULL;
  carom_cli_message_set_usage_error(
      &error, meant
                  ? g_strdup_printf(_("There is no generator “%s”. Did you mean “%s”? Choose "
                                      "from %s."),
                                    shown, meant, all)
                  : g_strdup_printf(_("There is no generator “%s”. Choose from %s."), shown, all));
  return carom_cli_message_fail(error);
}

/* Returns: (transfer full): the last paragraphs of the help: which generators there are */
static char *describe_generators(void) {
  g_autoptr(CaromTextTable) table = carom_text_table_new("ll");
  guint n;
  const CaromGenerator *const *generators = carom_generators(&n);
  for (guint i = 0; i < n; i++) {
    carom_text_table_add(table, generators[i]->part.id);
    carom_text_table_add(table, _(generators[i]->part.summary));
  }
  g_autofree char *list = carom_text_table_to_text(table, 2);
  /* Translators: %s is a list of generators with a sentence each. Leave the command as it is. */
  return g_strdup_printf(_("Generators:\n"
                           "%s"
                           "\n"
                           "“carom-cli make GENERATOR --help” describes its options."),
                         list);
}

/* @argv: argv[0] is what should be the id of a generator */
static int run_named(int argc, char **argv) {
  const CaromGenerator *generator = carom_generator_by_id(argv[0]);
  return generator ? run_generator(generator, argc, argv) : fail_for_unknown(argv[0]);
}

/* What follows a generator's name is for that. */
static int run_make(int argc, char **argv) {
  if (argc > 1 && argv[1][0] != '-')
    return run_named(argc - 1, argv + 1);
  g_autofree char *description = describe_generators();
  CaromCliCommand command = carom_cli_command_make;
  command.description = description;
  g_autoptr(GError) error = NULL;
  g_auto(GStrv) arguments = carom_cli_command_parse(&command, NULL, argc, argv, &error);
  return arguments ? run_named(1, arguments) : carom_cli_message_fail(error);
}

const CaromCliCommand carom_cli_command_make = {
    .name = "make",
    /* Translators: placeholders for an argument and for options. */
    .arguments = N_("GENERATOR [OPTION…]"),
    .summary = N_("Make a scene of many discs: a gas, a rack, a grid, …"),
    .min_arguments = 1,
    .max_arguments = 1,
    .run = run_make,
};
