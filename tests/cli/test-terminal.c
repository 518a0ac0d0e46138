/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-terminal: whatever names and titles contain, a terminal on which the output is shown obeys
 * none of it. */
#include "cli-test.h"

#include <string.h>

/* Clears the screen, sets the window's title, begins a line, turns the reading order; and a byte
 * that is no UTF-8. As part of a word in single quotes. */
#define NASTY                                                                                      \
  "x\x1b[2J\x1b]0;t\a\rz\nfake\xc2\x9b"                                                            \
  "1mA\u202eb\u2066\x7f"
#define INVALID    "\xff"
#define NASTY_JSON "x\\u001b[2J\\u001b]0;t\\u0007\\rz\\nfake\\u009b1mA\\u202eb\\u2066\\u007f"

/* What a scene's words may have of that: a language that is written from the right may need it. */
#define ODD_JSON "x\\u202eb\\u2066"
/* A title or a unit is put into sentences, which these do not turn round. */
#define MARKED      "x\u200fb\u200e"
#define MARKED_JSON "x\\u200fb\\u200e"

#define SCENE                                                                                      \
  "{\"format\": \"carom-scene\", \"version\": 1, \"title\": \"" MARKED_JSON "\","                  \
  " \"lesson\": \"" ODD_JSON "\", \"unit\": \"m" MARKED_JSON "\", \"" NASTY_JSON "\": 1,"          \
  " \"duration\": 3, \"dt\": 0.1, \"bodies\": ["                                                   \
  "{\"position\": [0, 0], \"velocity\": [1, 0], \"radius\": 1, \"mass\": 1},"                      \
  "{\"position\": [4, 0], \"velocity\": [-1, 0], \"radius\": 1, \"mass\": 1}]}"

/* In each line, $C is the program, and $N the name of a file that is such a scene. What the program
 * says comes to standard output or standard error. */
static const char *const lines[] = {
    "$C check \"$N\"",
    "$C run \"$N\"",
    "$C run \"$N\" --json",
    "$C run \"$N\" --trace -",
    "$C run \"$N\" --collisions -",
    "$C run \"$N\" --save -",
    "$C run \"$N\" --seed 1 --cost",
    "$C run \"$N\" --mass-ratio 1e999",
    "$C run \"$N\" --trace \"$N\"",
    "$C run \"$N\" --trace new\"$N\" --save ./new\"$N\"",
    "$C run \"$N\" --trace \"$N/$N\"",
    "mkdir d\"$N\"; $C run \"$N\" --trace d\"$N\"",
    "chmod 444 \"$N\"; $C run oblique --trace \"$N\"",
    "ln -s loop\"$N\" loop\"$N\"; $C run loop\"$N\"",
    "ln -s gone\"$N\" link; $C run link",
    "$C explain \"$N\" --collision 1",
    "$C explain \"$N\" --collision 1 --format markdown",
    "$C explain \"$N\" --collision 1 --format latex",
    "$C explain \"$N\" --collision 1 --format json",
    "$C explain \"$N\" --collision 1 --output -",
    "$C explain \"$N\" --collision 99",
    "$C explain \"$N\" --collision 1 --format \"$N\"",
    "$C convert \"$N\" \"$N\".xml",
    "$C convert \"$N\" out.txt",
    "$C check missing\"$N\"",
    "echo '{' >bad\"$N\"; $C check bad\"$N\"",
    "printf '{\"a\\033[2J\": ]' >bad; $C check bad",
    "printf '{\"format\": \"carom-scene\", \"version\": 1, \"title\": \"" NASTY_JSON
    "\"}' >\"$N\"; "
    "$C run \"$N\"",
    "printf '{\"format\": \"carom-scene\", \"version\": 1, \"unit\": \"" NASTY_JSON "\"}' >\"$N\"; "
    "$C run \"$N\"",
    "printf '1\\n0.5 0.5 0.5 0 0.1 1 0 0 0\\n' >\"$N\"; $C run \"$N\"",
    "printf '1\\n\\033[2J 0 0 0 0 1' >bad; $C check bad",
    "printf '\\033[2J' >bad; $C check bad",
    "printf '\\377' >bad; $C check bad",
    "$C \"$N\"",
    "$C list \"$N\"",
    "$C run --\"$N\"",
    "$C run --resolver \"$N\"",
    "$C run --duration \"$N\"",
    "$C run --seed \"$N\"",
    "$C run --gravity \"$N\"",
    "$C run --plot a.svg --quantity \"$N\"",
    "$C run --plot \"$N\"",
    "$C run \"$N\" \"$N\"",
};

static gboolean is_harmless(gunichar character) {
  return character == '\n' || (g_unichar_type(character) != G_UNICODE_CONTROL &&
                               !(character >= 0x2028 && character <= 0x202e) &&
                               !(character >= 0x2066 && character <= 0x2069));
}

static void assert_harmless(const char *text, gboolean is_table) {
  g_assert_true(g_utf8_validate(text, -1, NULL));
  g_assert_null(strstr(text, "\nfake")); /* no name begins a line of its own */
  for (const char *p = text; *p; p = g_utf8_next_char(p))
    if (!is_harmless(g_utf8_get_char(p)) && !(is_table && g_str_has_prefix(p, "\r\n")))
      g_error("U+%04X in: %s", g_utf8_get_char(p), text);
}

static void assert_messages(const char *text) {
  assert_harmless(text, FALSE);
  g_auto(GStrv) said = g_strsplit(text, "\n", -1);
  for (char **line = said; *line; line++)
    g_assert_true(g_str_has_prefix(*line, "carom-cli: ") || g_str_has_prefix(*line, "Try “") ||
                  !**line);
}

static void try_line(const char *name, const char *command) {
  cli_clean_up();
  g_autofree char *path = cli_path(name);
  g_autoptr(GError) error = NULL;
  g_file_set_contents(path, SCENE, -1, &error);
  g_assert_no_error(error);
  g_autofree char *line = g_strdup_printf("C=\"$CAROM_CLI\"; N='%s'; %s", name, command);
  g_autoptr(CliResult) result = cli_shell(line);
  g_test_message("%s: %s%s", command, result->out, result->err);
  g_assert_cmpuint(strlen(result->out) + strlen(result->err), >, 0);
  assert_harmless(result->out, TRUE);
  assert_messages(result->err);
}

static void test_line(gconstpointer command) {
  try_line("n" NASTY, command);
  try_line("n" INVALID, command);
}

/* In JSON and in saved files, title and unit are unchanged. */
static void test_kept(void) {
  cli_write("n.carom", SCENE);
  g_autoptr(CliResult) saved = cli_run("run", "n.carom", "-q", "--save", "again.carom", NULL);
  g_autoptr(CliResult) explained =
      cli_run("explain", "n.carom", "--collision", "1", "--format", "json", NULL);
  cli_assert_exit(saved, 0);
  cli_assert_exit(explained, 0);
  g_autoptr(JsonNode) explanation = cli_json(explained);
  g_assert_cmpstr(json_object_get_string_member(json_node_get_object(explanation), "scene"), ==,
                  MARKED);
  g_autofree char *text = cli_read("again.carom", NULL);
  g_autoptr(JsonNode) scene = json_from_string(text, NULL);
  g_assert_cmpstr(json_object_get_string_member(json_node_get_object(scene), "title"), ==, MARKED);
  g_assert_cmpstr(json_object_get_string_member(json_node_get_object(scene), "unit"), ==,
                  "m" MARKED);
}

/* A scene whose title or unit a terminal would obey is not read at all. */
static void test_refused(void) {
  static const char *const fields[] = {"title", "unit", "lesson"};
  for (guint i = 0; i < G_N_ELEMENTS(fields); i++) {
    g_autofree char *text = g_strdup_printf(
        "{\"format\": \"carom-scene\", \"version\": 1, \"%s\": \"m\\u001b[2J\"}", fields[i]);
    cli_write("n.carom", text);
    g_autoptr(CliResult) result = cli_run("run", "n.carom", NULL);
    g_autofree char *start = g_strdup_printf("carom-cli: n.carom: %s: must ", fields[i]);
    cli_assert_exit(result, 1);
    g_assert_cmpstr(result->out, ==, "");
    g_assert_true(g_str_has_prefix(result->err, start));
    g_assert_nonnull(strstr(result->err, "but has \\x1b."));
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(lines); i++) {
    g_autofree char *path = g_strdup_printf("/terminal/line/%u", i + 1);
    g_test_add_data_func(path, lines[i], test_line);
  }
  g_test_add_func("/terminal/kept", test_kept);
  g_test_add_func("/terminal/refused", test_refused);
  int failed = g_test_run();
  cli_clean_up();
  return failed;
}
