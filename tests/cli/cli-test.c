/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* cli-test: starts carom-cli as a subprocess, collects what it prints, and keeps a temporary folder
 * for the test. */
#include "cli-test.h"

#include <glib/gstdio.h>
#include <math.h>

void cli_result_free(CliResult *result) {
  g_free(result->out);
  g_free(result->err);
  g_free(result);
}

const char *cli_program(void) {
  const char *program = g_getenv("CAROM_CLI");
  g_assert_nonnull(program);
  return program;
}

static char *take_text(GBytes *bytes, gsize *length) {
  gsize size;
  const char *data = g_bytes_get_data(bytes, &size);
  char *text = g_malloc(size + 1);
  if (size)
    memcpy(text, data, size);
  text[size] = 0;
  if (length)
    *length = size;
  g_bytes_unref(bytes);
  return text;
}

static CliResult *spawn(const char *input, const char *const *argv) {
  g_autoptr(GError) error = NULL;
  g_autoptr(GSubprocessLauncher) launcher =
      g_subprocess_launcher_new(G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                                G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_subprocess_launcher_set_cwd(launcher, cli_folder());
  g_autoptr(GSubprocess) process = g_subprocess_launcher_spawnv(launcher, argv, &error);
  g_assert_no_error(error);
  g_autoptr(GBytes) given = g_bytes_new(input ? input : "", input ? strlen(input) : 0);
  GBytes *out, *err;
  g_subprocess_communicate(process, given, NULL, &out, &err, &error);
  g_assert_no_error(error);
  g_assert_true(g_subprocess_get_if_exited(process));

  CliResult *result = g_new0(CliResult, 1);
  result->exit_code = g_subprocess_get_exit_status(process);
  result->out = take_text(out, &result->out_length);
  result->err = take_text(err, NULL);
  return result;
}

static CliResult *run(const char *input, const char *argument, va_list more) {
  g_autoptr(GPtrArray) argv = g_ptr_array_new();
  g_ptr_array_add(argv, (gpointer)cli_program());
  for (; argument; argument = va_arg(more, const char *))
    g_ptr_array_add(argv, (gpointer)argument);
  g_ptr_array_add(argv, NULL);
  return spawn(input, (const char *const *)argv->pdata);
}

CliResult *cli_run_line(const char *line) {
  g_autoptr(GError) error = NULL;
  g_auto(GStrv) arguments = NULL;
  g_shell_parse_argv(line, NULL, &arguments, &error);
  g_assert_no_error(error);
  g_autoptr(GPtrArray) argv = g_ptr_array_new();
  g_ptr_array_add(argv, (gpointer)cli_program());
  for (char **argument = arguments; *argument; argument++)
    g_ptr_array_add(argv, *argument);
  g_ptr_array_add(argv, NULL);
  return spawn(NULL, (const char *const *)argv->pdata);
}

CliResult *cli_shell(const char *line) {
  const char *const argv[] = {"sh", "-c", line, NULL};
  return spawn(NULL, argv);
}

CliResult *cli_run(const char *argument, ...) {
  va_list more;
  va_start(more, argument);
  CliResult *result = run(NULL, argument, more);
  va_end(more);
  return result;
}

CliResult *cli_run_with_input(const char *input, const char *argument, ...) {
  va_list more;
  va_start(more, argument);
  CliResult *result = run(input, argument, more);
  va_end(more);
  return result;
}

void cli_assert_exit(const CliResult *result, int exit_code) {
  if (result->exit_code != exit_code)
    g_test_message("standard error: %s", result->err);
  g_assert_cmpint(result->exit_code, ==, exit_code);
}

void cli_assert_says(const CliResult *result, const char *text) {
  if (!strstr(result->err, text))
    g_test_message("“%s” is not in: %s", text, result->err);
  g_assert_nonnull(strstr(result->err, text));
}

static char *folder;

const char *cli_folder(void) {
  if (!folder) {
    g_autoptr(GError) error = NULL;
    folder = g_dir_make_tmp("carom-cli-XXXXXX", &error);
    g_assert_no_error(error);
  }
  return folder;
}

static void remove_tree(const char *path) {
  if (g_file_test(path, G_FILE_TEST_IS_DIR) && !g_file_test(path, G_FILE_TEST_IS_SYMLINK)) {
    g_autoptr(GDir) dir = g_dir_open(path, 0, NULL);
    const char *name;
    while ((name = g_dir_read_name(dir))) {
      g_autofree char *inner = g_build_filename(path, name, NULL);
      remove_tree(inner);
    }
  }
  g_remove(path);
}

void cli_clean_up(void) {
  if (folder)
    remove_tree(folder);
  g_clear_pointer(&folder, g_free);
}

char *cli_path(const char *name) {
  return g_build_filename(cli_folder(), name, NULL);
}

void cli_write(const char *name, const char *text) {
  g_autofree char *path = cli_path(name);
  g_autoptr(GError) error = NULL;
  g_file_set_contents(path, text, -1, &error);
  g_assert_no_error(error);
}

char *cli_read(const char *name, gsize *length) {
  g_autofree char *path = cli_path(name);
  g_autoptr(GError) error = NULL;
  char *text;
  g_file_get_contents(path, &text, length, &error);
  g_assert_no_error(error);
  return text;
}

gboolean cli_exists(const char *name) {
  g_autofree char *path = cli_path(name);
  return g_file_test(path, G_FILE_TEST_EXISTS);
}

void cli_write_gas(const char *name) {
  g_autoptr(GString) text = g_string_new("36\n");
  for (int i = 0; i < 36; i++) {
    double angle = 2.399963 * i; /* the golden angle */
    g_string_append_printf(text, "%.17g %.17g %.17g %.17g %g %g\n", 0.1 + 0.16 * (i % 6),
                           0.1 + 0.16 * (i / 6), 0.5 * cos(angle), 0.5 * sin(angle),
                           0.02 + 0.01 * (i % 3), 1.0 + 10 * (i % 3));
  }
  cli_write(name, text->str);
}

JsonNode *cli_json(const CliResult *result) {
  g_autoptr(GError) error = NULL;
  JsonNode *node = json_from_string(result->out, &error);
  g_assert_no_error(error);
  g_assert_true(JSON_NODE_HOLDS_OBJECT(node));
  return node;
}

JsonObject *cli_json_run(JsonNode *report, guint i) {
  JsonArray *runs = json_object_get_array_member(json_node_get_object(report), "runs");
  g_assert_cmpuint(i, <, json_array_get_length(runs));
  return json_array_get_object_element(runs, i);
}

double cli_json_body(JsonNode *report, guint i, guint disc, const char *member) {
  JsonArray *bodies = json_object_get_array_member(cli_json_run(report, i), "bodies");
  g_assert_cmpuint(disc, <, json_array_get_length(bodies));
  return json_object_get_double_member(json_array_get_object_element(bodies, disc), member);
}
