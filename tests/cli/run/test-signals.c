/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-signals: Ctrl-C and termination end a run cleanly with what it has. */
#include "cli-test.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Starts a run that would take days. It traces into a pipe, so that output shows that it is
 * running. */
static GSubprocess *start(GSubprocessFlags flags) {
  cli_write("pair.txt", CLI_HEAD_ON);
  g_autofree char *pipe = cli_path("pipe.csv");
  g_unlink(pipe);
  g_assert_cmpint(mkfifo(pipe, 0600), ==, 0);

  g_autoptr(GSubprocessLauncher) launcher = g_subprocess_launcher_new(flags);
  g_subprocess_launcher_set_cwd(launcher, cli_folder());
  g_autoptr(GError) error = NULL;
  GSubprocess *process = g_subprocess_launcher_spawn(
      launcher, &error, cli_program(), "run", "pair.txt", "--dt", "0.01", "--duration", "1e6",
      "--trace", "pipe.csv", "--save", "saved.carom", "--json", NULL);
  g_assert_no_error(error);
  return process;
}

/* Reads the pipe to its end, sending the signal after the first piece.
 *
 * Returns: the last byte */
static char read_and_signal(GSubprocess *process, int number) {
  g_autofree char *pipe = cli_path("pipe.csv");
  int fd = g_open(pipe, O_RDONLY, 0);
  g_assert_cmpint(fd, >=, 0);
  char data[4096], last = 0;
  gboolean sent = FALSE;
  gssize n;
  while ((n = read(fd, data, sizeof data)) > 0) {
    last = data[n - 1];
    if (!sent)
      g_subprocess_send_signal(process, number);
    sent = TRUE;
  }
  close(fd);
  g_assert_true(sent);
  return last;
}

static void test_signal(gconstpointer data) {
  g_autoptr(GSubprocess) process =
      start(G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  /* The trace ends with a whole line. */
  g_assert_cmpint(read_and_signal(process, GPOINTER_TO_INT(data)), ==, '\n');

  CliResult result = {0};
  g_autoptr(GError) error = NULL;
  g_subprocess_communicate_utf8(process, NULL, NULL, &result.out, &result.err, &error);
  g_assert_no_error(error);
  g_assert_true(g_subprocess_get_if_exited(process));
  g_assert_cmpint(g_subprocess_get_exit_status(process), ==, 3);
  cli_assert_says(&result, "carom-cli: note: ");
  g_assert_true(cli_exists("saved.carom"));

  g_autoptr(JsonNode) report = cli_json(&result);
  g_assert_true(json_object_get_boolean_member(json_node_get_object(report), "interrupted"));
  double time = json_object_get_double_member(cli_json_run(report, 0), "time");
  g_assert_cmpfloat(time, >, 0);
  g_assert_cmpfloat(time, <, 1e6);
  g_free(result.out);
  g_free(result.err);
}

/* Where nothing is to be said, the exit status alone tells it; that an output failed matters more.
 */
static void test_quiet(gconstpointer data) {
  const char *more = data;
  cli_clean_up();
  cli_write("pair.txt", CLI_HEAD_ON);
  for (double wait_s = 0.05;; wait_s *= 2) {
    g_autofree char *line =
        g_strdup_printf("\"$CAROM_CLI\" run pair.txt --dt 0.01 --duration 1e6 -q%s & "
                        "sleep %.2f; kill -TERM $!; wait $!",
                        more, wait_s);
    g_autoptr(CliResult) result = cli_shell(line);
    if (result->exit_code == 128 + SIGTERM && wait_s < 60)
      continue;
    cli_assert_exit(result, *more ? 1 : 3);
    if (!*more)
      g_assert_cmpstr(result->err, ==, "");
    return;
  }
}

/* ---- Files under way ---- */

/* Returns: (transfer full) (nullable): an unfinished file in the folder */
static char *find_unfinished(void) {
  g_autoptr(GDir) dir = g_dir_open(cli_folder(), 0, NULL);
  const char *name;
  while ((name = g_dir_read_name(dir)))
    if (*name == '.')
      return cli_path(name);
  return NULL;
}

static void assert_nothing_unfinished(void) {
  g_autofree char *left = find_unfinished();
  g_assert_cmpstr(left, ==, NULL);
}

static gboolean has_contents(const char *path) {
  GStatBuf status;
  return path && g_stat(path, &status) == 0 && status.st_size > 0;
}

#define POLL_US (G_USEC_PER_SEC / 100)

/* A run that would take days, writing a file that grows.
 *
 * @before: what the shell does first */
static GSubprocess *start_writing(const char *before) {
  cli_clean_up();
  cli_write("pair.txt", CLI_HEAD_ON);
  g_autofree char *line = g_strconcat(before,
                                      "exec \"$CAROM_CLI\" run pair.txt --dt 0.01 --duration 1e6 "
                                      "--trace big.csv --collisions pipe -q",
                                      NULL);
  g_autofree char *pipe = cli_path("pipe");
  g_assert_cmpint(mkfifo(pipe, 0600), ==, 0);
  g_autoptr(GSubprocessLauncher) launcher = g_subprocess_launcher_new(G_SUBPROCESS_FLAGS_NONE);
  g_subprocess_launcher_set_cwd(launcher, cli_folder());
  g_autoptr(GError) error = NULL;
  GSubprocess *process = g_subprocess_launcher_spawn(launcher, &error, "sh", "-c", line, NULL);
  g_assert_no_error(error);
  g_autofree char *unfinished = NULL;
  while (!has_contents(unfinished)) {
    g_usleep(POLL_US);
    g_free(unfinished);
    unfinished = find_unfinished();
  }
  return process;
}

static void on_ended(GObject *process, GAsyncResult *result, gpointer ended) {
  g_subprocess_wait_finish(G_SUBPROCESS(process), result, NULL);
  *(gboolean *)ended = TRUE;
}

/* Sends the signal until the process ends. If the program only notes it, the process stops at the
 * pipe, which nobody reads. */
static void signal_until_ended(GSubprocess *process, int number) {
  gboolean ended = FALSE;
  g_subprocess_wait_async(process, NULL, on_ended, &ended);
  while (!ended) {
    g_subprocess_send_signal(process, number);
    g_usleep(POLL_US);
    while (g_main_context_iteration(NULL, FALSE))
      ;
  }
}

/* The parent process learns which signal ended the program. */
static void test_removed(gconstpointer data) {
  int number = GPOINTER_TO_INT(data);
  g_autoptr(GSubprocess) process = start_writing("");
  signal_until_ended(process, number);
  g_assert_true(g_subprocess_get_if_signaled(process));
  g_assert_cmpint(g_subprocess_get_term_sig(process), ==, number);
  assert_nothing_unfinished();
  g_assert_false(cli_exists("big.csv"));
}

/* Files that could not be removed in time are removed when the next file is made; files that are
 * being written stay. */
static void test_killed(void) {
  g_autoptr(GSubprocess) process = start_writing("");
  g_autoptr(CliResult) meanwhile =
      cli_run("run", "pair.txt", "--duration", "3", "--trace", "other.csv", NULL);
  cli_assert_exit(meanwhile, 0);
  g_autofree char *alive = find_unfinished();
  g_assert_nonnull(alive);
  signal_until_ended(process, SIGKILL);
  g_autofree char *left = find_unfinished();
  g_assert_cmpstr(left, ==, alive);
  g_autoptr(CliResult) next =
      cli_run("run", "pair.txt", "--duration", "3", "--trace", "other.csv", NULL);
  cli_assert_exit(next, 0);
  assert_nothing_unfinished();
}

/* As nohup starts programs. */
static void test_ignored(void) {
  g_autoptr(GSubprocess) process = start_writing("trap '' HUP; ");
  g_subprocess_send_signal(process, SIGHUP);
  signal_until_ended(process, SIGTERM);
  g_assert_cmpint(g_subprocess_get_term_sig(process), ==, SIGTERM);
}

/* A reader that closes the pipe, and a file that grows too large; the shell adds 128 to the
 * signal. */
static void test_broken_pipe(void) {
  cli_clean_up();
  cli_write("pair.txt", CLI_HEAD_ON);
  g_autoptr(CliResult) result = cli_shell(
      "{ sleep 0.2; \"$CAROM_CLI\" run pair.txt --trace a.csv --collisions -; echo $? >status; } "
      "| true");
  g_autofree char *status = cli_read("status", NULL);
  g_assert_cmpint(atoi(status), ==, 128 + SIGPIPE);
  assert_nothing_unfinished();
}

static void test_too_large(void) {
  cli_clean_up();
  cli_write("pair.txt", CLI_HEAD_ON);
  g_autoptr(CliResult) result =
      cli_shell("ulimit -c 0; ulimit -f 1; \"$CAROM_CLI\" run pair.txt --trace a.csv; exit $?");
  cli_assert_exit(result, 128 + SIGXFSZ);
  assert_nothing_unfinished();
}

/* Once the run is over there is nothing to stop: the first signal ends a program that waits for
 * somebody to read its scene from a pipe. The list of contacts is written before that, so it tells
 * that the run is over. */
static void test_unread_pipe(gconstpointer data) {
  int number = GPOINTER_TO_INT(data);
  cli_clean_up();
  cli_write("pair.txt", CLI_HEAD_ON);
  g_autofree char *pipe = cli_path("pipe");
  g_assert_cmpint(mkfifo(pipe, 0600), ==, 0);
  g_autoptr(GSubprocessLauncher) launcher = g_subprocess_launcher_new(G_SUBPROCESS_FLAGS_NONE);
  g_subprocess_launcher_set_cwd(launcher, cli_folder());
  g_autoptr(GError) error = NULL;
  g_autoptr(GSubprocess) process =
      g_subprocess_launcher_spawn(launcher, &error, cli_program(), "run", "pair.txt",
                                  "--collisions", "over.csv", "--save", "pipe", "-q", NULL);
  g_assert_no_error(error);
  while (!cli_exists("over.csv"))
    g_usleep(POLL_US);
  g_subprocess_send_signal(process, number);
  g_assert_true(g_subprocess_wait(process, NULL, &error));
  g_assert_no_error(error);
  g_assert_true(g_subprocess_get_if_signaled(process));
  g_assert_cmpint(g_subprocess_get_term_sig(process), ==, number);
}

/* ---- What is said ---- */

/* Nobody who stopped the run wants advice to make it longer. It is not known how long the program
 * takes to start; a signal that comes too early ends it, with 128 + 15. */
static void test_explain_interrupted(void) {
  cli_write("alone.txt", "1\n0.5 0.5 0 0 0.1 2\n");
  for (double wait_s = 0.05;; wait_s *= 2) {
    g_autofree char *line =
        g_strdup_printf("\"$CAROM_CLI\" explain alone.txt --collision 1 --dt 0.01 --duration 1e6 & "
                        "sleep %.2f; kill -TERM $!; wait $!",
                        wait_s);
    g_autoptr(CliResult) result = cli_shell(line);
    if (result->exit_code == 128 + SIGTERM && wait_s < 60)
      continue;
    cli_assert_exit(result, 1);
    cli_assert_says(result, "alone.txt: Stopped after ");
    cli_assert_says(result, "had had 0 contacts: contact 1 has not come yet.");
    g_assert_null(strstr(result->err, "--duration"));
    return;
  }
}

/* A frame that takes long: under such gravity a ball on the ground has contacts without end, and
 * the run gives up only after millions of them, saying so. No time is measured here: if the signal
 * is noted within the frame, that is not what is said. */
static void test_within_a_frame(gconstpointer command) {
  for (double wait_s = 0.05;; wait_s *= 2) {
    g_autofree char *line = g_strdup_printf(
        "\"$CAROM_CLI\" %s & sleep %.2f; kill -TERM $!; wait $!", (const char *)command, wait_s);
    g_autoptr(CliResult) result = cli_shell(line);
    if (result->exit_code == 128 + SIGTERM && wait_s < 60)
      continue;
    cli_assert_says(result, "Stopped ");
    g_assert_null(strstr(result->err, "cannot go on"));
    return;
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  /* If tests are started in the background, they and their children ignore Ctrl-C. */
  signal(SIGINT, SIG_DFL);
  signal(SIGTERM, SIG_DFL);
  signal(SIGHUP, SIG_DFL);
  signal(SIGQUIT, SIG_DFL);
  signal(SIGPIPE, SIG_DFL);
  signal(SIGXFSZ, SIG_DFL);
  g_test_add_data_func("/signals/interrupt", GINT_TO_POINTER(SIGINT), test_signal);
  g_test_add_data_func("/signals/terminate", GINT_TO_POINTER(SIGTERM), test_signal);
  g_test_add_data_func("/signals/quiet/terminate", "", test_quiet);
  g_test_add_data_func("/signals/quiet/failed-output", " --save /dev/full", test_quiet);
  static const struct {
    const char *path;
    int number;
  } ends[] = {
      {"hangup", SIGHUP}, {"second-interrupt", SIGINT},
      {"quit", SIGQUIT},  {"second-terminate", SIGTERM},
      {"user", SIGUSR1},  {"processor-time", SIGXCPU},
  };
  for (guint i = 0; i < G_N_ELEMENTS(ends); i++) {
    g_autofree char *path = g_strconcat("/signals/removed/", ends[i].path, NULL);
    g_test_add_data_func(path, GINT_TO_POINTER(ends[i].number), test_removed);
  }
  g_test_add_func("/signals/removed/broken-pipe", test_broken_pipe);
  g_test_add_func("/signals/removed/too-large", test_too_large);
  g_test_add_data_func("/signals/unread-pipe/interrupt", GINT_TO_POINTER(SIGINT), test_unread_pipe);
  g_test_add_data_func("/signals/unread-pipe/terminate", GINT_TO_POINTER(SIGTERM),
                       test_unread_pipe);
  g_test_add_func("/signals/killed", test_killed);
  g_test_add_func("/signals/ignored", test_ignored);
  g_test_add_func("/signals/explain-interrupted", test_explain_interrupted);
  g_test_add_data_func("/signals/within-a-frame/run",
                       "run bouncing-ball --detection events --gravity 0,-1e15",
                       test_within_a_frame);
  g_test_add_data_func(
      "/signals/within-a-frame/explain",
      "explain bouncing-ball --detection events --gravity 0,-1e15 --collision 1048576",
      test_within_a_frame);
  int failed = g_test_run();
  cli_clean_up();
  return failed;
}
