/* test-signals: Ctrl-C and termination end a run cleanly with what it has. */
#include "cli-test.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* A run that would take days. It traces into a pipe, so that it is known to be under way once
 * something comes out. */
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

/* Reads the pipe to its end, sending the signal after the first piece. Returns: the last byte. */
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
  g_assert_cmpint(g_subprocess_get_exit_status(process), ==, 0);
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

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  /* Where tests are started in the background, Ctrl-C is ignored, and by their children, too. */
  signal(SIGINT, SIG_DFL);
  signal(SIGTERM, SIG_DFL);
  g_test_add_data_func("/signals/interrupt", GINT_TO_POINTER(SIGINT), test_signal);
  g_test_add_data_func("/signals/terminate", GINT_TO_POINTER(SIGTERM), test_signal);
  int failed = g_test_run();
  cli_clean_up();
  return failed;
}
