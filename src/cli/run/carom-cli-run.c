/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-run: the command that runs a scene under several methods and reports. */
#include "carom-cli-command.h"
#include "carom-cli-interrupt.h"
#include "carom-cli-message.h"
#include "carom-cli-number.h"
#include "carom-cli-outputs.h"
#include "carom-cli-report.h"
#include "carom-cli-run-scene.h"
#include "carom-cli-sampling.h"
#include "carom-cli-simulation.h"
#include "carom-cost.h"

#include <glib/gi18n-lib.h>

typedef struct {
  CaromCliRunOptions *options;
  CaromScene *scene;           /* as it was asked for */
  CaromComparison *comparison; /* of the scene as it is run */
  CaromCliTrace *trace;        /* NULL if not wanted */
} Job;

static void job_clear(Job *job) {
  g_clear_pointer(&job->trace, carom_cli_trace_free);
  g_clear_pointer(&job->comparison, carom_comparison_free);
  g_clear_pointer(&job->scene, carom_scene_unref);
  g_clear_pointer(&job->options, carom_cli_run_options_free);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Job, job_clear)

/* Does everything that can fail before anything is run. */
static gboolean job_prepare(Job *job, int argc, char **argv, GError **error) {
  job->options = carom_cli_run_options_parse(argc, argv, error);
  if (!job->options || !carom_cli_run_options_check_files(job->options, error))
    return FALSE;
  job->scene = carom_cli_run_scene_new(&job->options->scene, error);
  if (!job->scene || !carom_cli_run_options_fit_scene(job->options, job->scene, error))
    return FALSE;
  g_autoptr(CaromScene) scene = carom_cli_sampling_scene(job->options, job->scene);
  CaromRetention retention = carom_cli_sampling_retention(job->options, scene);
  job->comparison = carom_comparison_new_retaining(scene, (const CaromMethod *)scene->methods->data,
                                                   scene->methods->len, &retention);
  if (!job->options->trace)
    return TRUE;
  job->trace = carom_cli_trace_open(job->options->trace, job->comparison, error);
  return job->trace != NULL;
}

static void note_interruption(const Job *job) {
  double time_s = carom_comparison_get_time_s(job->comparison);
  g_autofree char *time = carom_cli_number_to_text(time_s, "%g");
  g_autofree char *duration = carom_cli_number_to_text(job->scene->duration_s, "%g");
  g_autofree char *note = g_strdup_printf(
      _("Stopped after %s s of %s s. The results so far are kept."), time, duration);
  carom_cli_message_note(note);
}

/* Returns: the exit code. */
static int job_simulate(const Job *job, CaromCliEnding *ending) {
  const CaromCliSimulation simulation = {
      .comparison = job->comparison,
      .trace = job->trace,
      .n_frames = carom_cli_run_scene_count_frames(carom_comparison_get_scene(job->comparison)),
      .max_collisions = job->options->max_collisions,
      .until_quiet = job->options->until_quiet,
      .show_progress = !job->options->scene.quiet,
  };
  g_autoptr(GError) error = NULL;
  if (!carom_cli_simulation_run(&simulation, ending, &error)) {
    g_autofree char *name = g_filename_display_name(job->options->scene.name);
    g_prefix_error(&error, "%s: ", name);
    return carom_cli_message_fail(error);
  }
  if (!carom_cli_interrupt_was_asked() || *ending != CAROM_CLI_ENDING_INTERRUPTED)
    return CAROM_CLI_DONE;
  if (!job->options->scene.quiet)
    note_interruption(job);
  return CAROM_CLI_INTERRUPTED;
}

static int job_write(Job *job) {
  int exit_code = carom_cli_outputs_write(job->options, job->scene, job->comparison);
  g_autoptr(GError) error = NULL;
  if (job->trace && !carom_cli_trace_commit(job->trace, &error))
    exit_code = carom_cli_message_fail(error);
  return exit_code;
}

/* Returns: (transfer full) (nullable): time per contact of each pane, where it was asked for. */
static double *job_measure_cost(const Job *job) {
  if (!job->options->cost)
    return NULL;
  guint n_runs = carom_comparison_get_n_runs(job->comparison);
  double *contact_ns = g_new(double, n_runs);
  for (guint i = 0; i < n_runs; i++) {
    const CaromRun *run = carom_comparison_get_run(job->comparison, i);
    contact_ns[i] = carom_cost_contact_ns(run->method.resolver, run->log);
  }
  return contact_ns;
}

static int job_report(const Job *job, CaromCliEnding ending) {
  g_autofree char *name = g_filename_display_name(job->options->scene.name);
  g_autofree double *contact_ns = job_measure_cost(job);
  const CaromCliReport report = {
      .comparison = job->comparison,
      .scene_name = name,
      .ending = ending,
      .contact_ns = contact_ns,
  };
  g_autoptr(GError) error = NULL;
  if (job->options->json) {
    g_autofree char *json = carom_cli_report_to_json(&report);
    if (!carom_cli_message_print_data(json, &error))
      return carom_cli_message_fail(error);
  } else if (carom_cli_run_options_print_table(job->options)) {
    g_autofree char *table = carom_cli_report_to_table(&report);
    if (!carom_cli_message_print(table, &error))
      return carom_cli_message_fail(error);
  }
  return CAROM_CLI_DONE;
}

static int run_run(int argc, char **argv) {
  g_auto(Job) job = {0};
  g_autoptr(GError) error = NULL;
  if (!job_prepare(&job, argc, argv, &error))
    return carom_cli_message_fail(error);

  /* A run that is stopped early still writes what it has. */
  CaromCliEnding ending;
  int simulated = job_simulate(&job, &ending);
  int written = job_write(&job);
  int reported = job_report(&job, ending);
  int failed = MAX(written, reported);
  return failed ? failed : simulated;
}

const CaromCliCommand carom_cli_command_run = {
    .name = "run",
    /* Translators: a placeholder for an argument. */
    .arguments = N_("[SCENE]"),
    .summary = N_("Run a scene under several methods and compare them."),
    .description = N_(
        "SCENE is the id of a built-in scene (“carom-cli list” shows them), a .carom file, a CSV\n"
        "table of discs, an Algorithms text file or “-” for standard input. Without it, the scene\n"
        "is the one that the window starts with.\n"
        "\n"
        "Panes: without an option for a part of the method, the panes that the scene suggests are\n"
        "run, and all resolvers if it suggests none. With such options there is a pane for every\n"
        "combination of the parts named: --separation nudge,share with the three resolvers makes\n"
        "six. Resolvers not named are all run; a detection not named is that of the first pane\n"
        "that the scene suggests, but stepped with a rule that means something in steps only; of\n"
        "any other part not named, and of the detection if the scene suggests none, the first\n"
        "choice in its list is taken. An option can be repeated instead of using commas. The\n"
        "panes are compared with the reference: the first with exact times and a right resolver,\n"
        "unless the scene names another.\n"
        "\n"
        "Time: a run has whole frames of --dt seconds. What is not given comes from the scene.\n"
        "Where its file has no times, frames are short enough for steps; if all panes have exact\n"
        "times, a run then has about a thousand frames instead, and --save keeps the short ones.\n"
        "--max-collisions can only end a run earlier.\n"
        "\n"
        "Output: a regular file is replaced whole or not at all, and never if it is read-only; a\n"
        "pipe, a device or “-” (standard output, instead of the table) is written in place. No\n"
        "output may be the scene’s file, nor that of another output. Ctrl-C ends the run at the\n"
        "last whole frame; its results are written as usual, with “interrupted” in the JSON, and\n"
        "the exit status is 3, with -q as well. A second one ends the program and leaves no\n"
        "half-written file.\n"
        "\n"
        "--save-state: with steps, and with contacts in serial order or together, a run from that\n"
        "scene goes on as this one would, bit for bit. At exact times it is the same but for the\n"
        "rounding of the next meetings; contacts in random order are drawn anew. Clock, counts\n"
        "and books begin at 0. Doors and emitters go on when they would have, but places within a\n"
        "spread are drawn anew; a table has the discs that are there, and an Algorithms text file\n"
        "cannot hold what is still to come in.\n"
        "\n"
        "Numbers are decimal, with a point in every language: 0.5, .5 or 5e-1."),
    .min_arguments = 0,
    .max_arguments = 1,
    .run = run_run,
};
