/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-explain: the command that shows how the resolvers work out one contact. */
#include "carom-cli-command.h"
#include "carom-cli-files.h"
#include "carom-cli-interrupt.h"
#include "carom-cli-message.h"
#include "carom-cli-number.h"
#include "carom-cli-run-scene.h"
#include "carom-cli-scene-options.h"
#include "carom-cli-simulation.h"
#include "carom-contact-figure.h"
#include "carom-encounter.h"
#include "carom-explanation-format.h"
#include "carom-format-error.h"
#include "carom-output.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* ---- Options ---- */

typedef struct {
  CaromCliSceneOptions
      scene; /* must be first, so that the data of callbacks can be used as a pointer to either */
  guint collision;  /* the number of the contact, from 1 */
  guint pane;       /* the number of the pane that had it, from 1 */
  gboolean why;     /* say why all methods give the same, in place of how each works it out */
  gboolean numbers; /* draw that in the contact's numbers, in place of symbols */
  const CaromExplanationFormat *format;
  char *output; /* (nullable): where to write; NULL: to standard output */
  char **plots; /* (nullable) (array zero-terminated=1): where to draw the diagrams, or why */
} Options;

static void options_free(Options *options) {
  carom_cli_scene_options_clear(&options->scene);
  g_free(options->output);
  g_strfreev(options->plots);
  g_free(options);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC(Options, options_free)

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
  Options *options = data;
  return parse_count(option_name, value, CAROM_RUN_MAX_CONTACTS, &options->collision, error);
}

static gboolean parse_pane(const char *option_name, const char *value, gpointer data,
                           GError **error) {
  Options *options = data;
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
  Options *options = data;
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
static void add_entries(GOptionGroup *group, Options *options, const char *format_summary) {
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

/* Whether what was given goes together. Nobody looks for text in a file that is called a picture.
 */
static gboolean check(const Options *options, GError **error) {
  CaromFigureFileFormat picture;
  if (options->collision == 0) {
    carom_cli_message_set_usage_error(
        error, g_strdup(_("Say which contact to explain: --collision 1 is the first one.")));
    return FALSE;
  }
  if (options->numbers && !(options->why && options->plots)) {
    carom_cli_message_set_usage_error(
        error, g_strdup(_("--numbers is about a picture of why all give the same. Give --why and "
                          "--plot FILE.pdf, too.")));
    return FALSE;
  }
  if (!carom_cli_files_check_plots(options->plots, error))
    return FALSE;
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

/* Adds the options of the command to those about the scene.
 *
 * Returns: (transfer full): the options, or NULL with @error, of bad usage, set */
static Options *options_parse(int argc, char **argv, GError **error) {
  g_autoptr(Options) options = g_new0(Options, 1);
  carom_cli_scene_options_init(&options->scene);
  options->pane = 1;

  g_autofree char *ids = list_formats();
  /* Translators: %s is a list of names. */
  g_autofree char *format_summary = g_strdup_printf(_("How to write it (%s)"), ids);
  GOptionGroup *group = carom_cli_scene_options_group(&options->scene);
  add_entries(group, options, format_summary);
  g_auto(GStrv) arguments =
      carom_cli_command_parse(&carom_cli_command_explain, group, argc, argv, error);
  if (!arguments || !check(options, error))
    return NULL;
  guint n_formats;
  if (!options->format && options->output)
    options->format = carom_explanation_format_by_name(options->output);
  if (!options->format)
    options->format = carom_explanation_formats(&n_formats)[0];
  carom_cli_scene_options_take_name(&options->scene, arguments);
  return g_steal_pointer(&options);
}

/* Returns: (transfer full) (nullable) (element-type guint): the indices in @explanation of the
 *   resolvers that were named, in that order; NULL where none was */
static GArray *list_shown(const Options *options, const CaromExplanation *explanation) {
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

/* ---- Running to the contact ---- */

static CaromComparison *prepare(const Options *options, GError **error) {
  g_autoptr(CaromScene) scene = carom_cli_run_scene_new(&options->scene, error);
  if (!scene)
    return NULL;
  const GArray *panes = scene->methods;
  if (options->pane > panes->len) {
    carom_cli_message_set_usage_error(
        error,
        panes->len == 1
            ? g_strdup_printf(_("--pane %u: The scene has one pane only: give 1."), options->pane)
            : g_strdup_printf(_("--pane %u: Give the number of a pane, from 1 to %u."),
                              options->pane, panes->len));
    return NULL;
  }
  CaromRetention retention = CAROM_RETENTION_ALL;
  retention.budget *= panes->len; /* so that each logs as many contacts as may be asked for */
  return carom_comparison_new_retaining(scene, (const CaromMethod *)panes->data, panes->len,
                                        &retention);
}

static void set_interrupted(const Options *options, const CaromComparison *comparison,
                            guint n_contacts, GError **error) {
  g_autofree char *name = g_filename_display_name(options->scene.name);
  g_autofree char *time = carom_cli_number_to_text(carom_comparison_get_time_s(comparison), "%g");
  g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_VALUE,
              /* Translators: a scene, a time, the title of a pane, a number of contacts, and which
                 of them was asked for. */
              ngettext("%1$s: Stopped after %2$s s, when the pane “%3$s” had had %4$u contact: "
                       "contact %5$u has not come yet.",
                       "%1$s: Stopped after %2$s s, when the pane “%3$s” had had %4$u contacts: "
                       "contact %5$u has not come yet.",
                       n_contacts),
              name, time, carom_comparison_get_title(comparison, options->pane - 1), n_contacts,
              options->collision);
}

static void set_too_few(const Options *options, const CaromComparison *comparison, guint n_contacts,
                        GError **error) {
  g_autofree char *name = g_filename_display_name(options->scene.name);
  g_autofree char *time = carom_cli_number_to_text(carom_comparison_get_time_s(comparison), "%g");
  const char *title = carom_comparison_get_title(comparison, options->pane - 1);
  if (n_contacts == 0) {
    g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_VALUE,
                /* Translators: a scene, the title of a pane, a time. */
                _("%s: The pane “%s” has no contact in %s s. Give a longer --duration."), name,
                title, time);
    return;
  }
  g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_VALUE,
              /* Translators: a scene, the title of a pane, a number of contacts, a time. */
              ngettext("%s: The pane “%s” has only %u contact in %s s. Give a smaller --collision "
                       "or a longer --duration.",
                       "%s: The pane “%s” has only %u contacts in %s s. Give a smaller "
                       "--collision or a longer --duration.",
                       n_contacts),
              name, title, n_contacts, time);
}

/* A pane that works in steps may see the contact a little later: it gets that time, or as much of
 * it as the run goes on. */
static void wait_for_others(const Options *options, CaromComparison *comparison) {
  guint match, last = carom_comparison_get_n_runs(comparison) - 1;
  gboolean goes_on = TRUE;
  for (guint frame = 0; goes_on && frame < CAROM_ENCOUNTER_MATCH_FRAMES; frame++) {
    guint i = 0;
    while (i < last &&
           carom_encounter_match(comparison, options->pane - 1, options->collision - 1, i, &match))
      i++;
    goes_on =
        !carom_encounter_match(comparison, options->pane - 1, options->collision - 1, i, &match) &&
        carom_comparison_step(comparison, NULL);
  }
}

/* Runs until the contact has happened.
 *
 * Returns: (transfer none) (nullable): its record, or NULL with @error set */
static const CaromContactRecord *find_contact(const Options *options, CaromComparison *comparison,
                                              GError **error) {
  const CaromCliSimulation simulation = {
      .comparison = comparison,
      .n_frames = carom_cli_run_scene_count_frames(carom_comparison_get_scene(comparison)),
      .max_contacts = options->collision,
      .contacts_pane = options->pane - 1,
      .show_progress = !options->scene.quiet,
  };
  CaromCliEnding ending;
  gboolean runs = carom_cli_simulation_run(&simulation, &ending, error);
  const CaromRun *run = carom_comparison_get_run(comparison, options->pane - 1);
  if (!runs) {
    g_autofree char *name = g_filename_display_name(options->scene.name);
    g_prefix_error(error, "%s: ", name);
    return NULL;
  }
  if (carom_run_count_contacts(run) < options->collision) {
    if (ending == CAROM_CLI_ENDING_INTERRUPTED)
      set_interrupted(options, comparison, carom_run_count_contacts(run), error);
    else
      set_too_few(options, comparison, carom_run_count_contacts(run), error);
    return NULL;
  }
  wait_for_others(options, comparison);
  return carom_run_get_contact(run, options->collision - 1);
}

/* ---- Explaining ---- */

static char *explain(const Options *options, const CaromComparison *comparison,
                     CaromExplanation *explanation) {
  g_autoptr(CaromExplanationContext) context =
      carom_explanation_context_new(comparison, options->pane - 1, options->collision - 1);
  g_autoptr(GArray) shown = list_shown(options, explanation);
  context->shown = shown ? (const guint *)shown->data : NULL;
  context->n_shown = shown ? shown->len : 0;
  if (options->why)
    context->topic = CAROM_TOPIC_DERIVATION;
  return options->format->write(explanation, context);
}

static gboolean write_out(const Options *options, const char *text, GError **error) {
  if (options->output && !g_str_equal(options->output, "-"))
    return carom_output_write(options->output, text, strlen(text), error);
  return options->format->is_for_people ? carom_cli_message_print(text, error)
                                        : carom_cli_message_print_data(text, error);
}

static gboolean draw(const Options *options, const CaromComparison *comparison,
                     const CaromExplanation *explanation, const char *path, GError **error) {
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  CaromContactFigure figure = {
      .kind = options->why ? &carom_contact_figure_derivation : &carom_contact_figure_diagrams,
      .in_numbers = options->numbers,
      .explanation = explanation,
      .title = scene->title,
      .scene = scene,
      .methods = carom_comparison_get_methods(comparison),
      .n_methods = carom_comparison_get_n_runs(comparison),
      .theme = carom_theme_light(),
  };
  CaromFigureFileFormat format;
  gboolean known = carom_figure_file_format_from_name(path, &format);
  g_assert(known); /* the options have been checked */
  g_autoptr(GBytes) bytes = carom_contact_figure_render(&figure, format, error);
  return bytes &&
         carom_output_write(path, g_bytes_get_data(bytes, NULL), g_bytes_get_size(bytes), error);
}

/* Writes everything that was asked for, in words and in pictures. */
static gboolean write_all(const Options *options, const CaromComparison *comparison,
                          const CaromContactRecord *record, GError **error) {
  g_autoptr(CaromExplanation) explanation = carom_explanation_new_of_methods(
      carom_comparison_get_scene(comparison), record, carom_comparison_get_methods(comparison),
      carom_comparison_get_n_runs(comparison));
  for (guint i = 0; options->plots && options->plots[i]; i++)
    if (!draw(options, comparison, explanation, options->plots[i], error))
      return FALSE;
  g_autofree char *text = explain(options, comparison, explanation);
  return write_out(options, text, error);
}

static gboolean check_files(const Options *options, GError **error) {
  g_autoptr(GPtrArray) outputs = g_ptr_array_new();
  g_ptr_array_add(outputs, (gpointer)(options->output ? options->output : "-"));
  for (guint i = 0; options->plots && options->plots[i]; i++)
    g_ptr_array_add(outputs, options->plots[i]);
  return carom_cli_files_check(options->scene.name, outputs, error);
}

static int run_explain(int argc, char **argv) {
  g_autoptr(GError) error = NULL;
  g_autoptr(Options) options = options_parse(argc, argv, &error);
  if (!options)
    return carom_cli_message_fail(error);
  if (!check_files(options, &error))
    return carom_cli_message_fail(error);
  g_autoptr(CaromComparison) comparison = prepare(options, &error);
  if (!comparison)
    return carom_cli_message_fail(error);
  const CaromContactRecord *record = find_contact(options, comparison, &error);
  if (!record)
    return carom_cli_message_fail(error);
  return write_all(options, comparison, record, &error) ? CAROM_CLI_DONE
                                                        : carom_cli_message_fail(error);
}

const CaromCliCommand carom_cli_command_explain = {
    .name = "explain",
    /* Translators: a placeholder for an argument, and an option. */
    .arguments = N_("[SCENE] --collision N"),
    .summary = N_("Show how each resolver works out a contact, line by line."),
    .description = N_(
        "SCENE and the panes are as for “carom-cli run”, and so are the options that change them.\n"
        "The scene runs until its leading pane, or that of --pane, has had N contacts, walls\n"
        "included. That contact is then worked out by each of the resolvers that --resolver\n"
        "names, or by all. With --why, one line is derived instead, and each method turned\n"
        "into it. With --plot, it is also drawn as geometry: the velocity plane, with what\n"
        "momentum and energy allow, and the momenta tip to tail; or with --why, that page, in\n"
        "symbols or, with --numbers, in this contact’s numbers. Text has both.\n"
        "\n"
        "The LaTeX document needs amsmath and nothing else. The JSON has all numbers in full;\n"
        "its units are kilograms, seconds and the scene’s unit of length. Numbers are decimal,\n"
        "with a point in every language: 0.5, .5 or 5e-1."),
    .min_arguments = 0,
    .max_arguments = 1,
    .run = run_explain,
};
