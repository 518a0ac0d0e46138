/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-files: no output replaces the scene that is read, or another output, whatever the paths look
 * like; and for files that cannot be read or written, the message names the problem. */
#include "cli-test.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

/* What a folder holds at the start of each test: a scene under several names, and a file that is
 * an old output. */
static void set_up(void) {
  cli_clean_up();
  g_autofree char *path = cli_path("my.carom");
  g_autofree char *hard = cli_path("hard.carom");
  g_autofree char *soft = cli_path("soft.carom");
  g_autofree char *dangling = cli_path("dangling.csv");
  g_autofree char *inner = cli_path("inner");
  g_autofree char *also_inner = cli_path("also-inner");
  cli_write("my.carom", CLI_HEAD_ON);
  cli_write("old.csv", "what was there");
  g_assert_cmpint(g_mkdir(inner, 0700), ==, 0);
  g_assert_cmpint(link(path, hard), ==, 0);
  g_assert_cmpint(symlink("my.carom", soft), ==, 0);
  g_assert_cmpint(symlink("inner", also_inner), ==, 0);
  g_assert_cmpint(symlink("inner/new.csv", dangling), ==, 0);
}

static guint count_files(const char *folder) {
  g_autoptr(GDir) dir = g_dir_open(folder, 0, NULL);
  guint n = 0;
  while (g_dir_read_name(dir))
    n++;
  return n;
}

static guint count_all(void) {
  g_autofree char *inner = cli_path("inner");
  return count_files(cli_folder()) + count_files(inner);
}

static void assert_untouched(void) {
  g_autofree char *scene = cli_read("my.carom", NULL);
  g_autofree char *old = cli_read("old.csv", NULL);
  g_assert_cmpstr(scene, ==, CLI_HEAD_ON);
  g_assert_cmpstr(old, ==, "what was there");
}

/* Long enough for a contact, and for more output than a pipe holds. */
#define SHORT "--duration 3 "

/* In each line, $C is the program. */
static const struct {
  const char *path;
  const char *line;
  const char *says;
} clashes[] = {
    {"trace-over-scene", "$C run my.carom --trace my.carom", "my.carom: This is the file"},
    {"collisions-over-scene", "$C run my.carom --collisions ./my.carom", "scene is read from"},
    {"save-over-scene", "$C run my.carom --save inner/../my.carom", "scene is read from"},
    {"plot-over-scene", "cp my.carom my.svg; $C run my.svg --plot a.svg --plot $PWD/my.svg",
     "scene is read from"},
    {"explain-over-scene", "$C explain my.carom --collision 1 --output my.carom",
     "scene is read from"},
    {"convert-over-scene", "$C convert my.carom my.carom", "scene is read from"},
    {"convert-over-link", "$C convert my.carom soft.carom", "scene is read from"},
    {"hard-link", "$C run my.carom --save hard.carom", "hard.carom: This is the file"},
    {"scene-by-link", "$C run soft.carom --save my.carom", "my.carom: This is the file"},
    {"standard-input", "$C run - --trace my.carom <my.carom", "scene is read from"},
    {"standard-input-by-name", "$C run /dev/stdin --trace my.carom <my.carom",
     "scene is read from"},
    {"open-file", "$C run /dev/fd/9 --trace my.carom 9<my.carom", "scene is read from"},
    {"output-to-open-file", "$C run my.carom --trace /dev/fd/9 9<>my.carom", "scene is read from"},
    {"printed-over-scene", "$C run my.carom >>my.carom", "standard output: This is the file"},
    {"json-over-scene", "$C run my.carom --json >>my.carom", "standard output: This is the file"},
    {"explained-over-scene", "$C explain my.carom --collision 1 >>my.carom",
     "standard output: This is the file"},
    {"two-spellings", "$C run my.carom --trace a.csv --collisions ./a.csv",
     "a.csv and ./a.csv: These two outputs"},
    {"through-folder-link", "$C run my.carom --trace inner/a.csv --collisions also-inner/a.csv",
     "same file"},
    {"dangling-link", "$C run my.carom --trace dangling.csv --collisions inner/new.csv",
     "same file"},
    {"old-file-twice", "$C run my.carom --trace old.csv --save $PWD/old.csv", "same file"},
    {"two-plots", "$C run my.carom --plot a.svg --plot ./a.svg", "same file"},
    {"last-of-many",
     "$C run my.carom --plot 1.svg --plot 2.svg --plot 3.svg --plot 4.svg --plot 5.svg "
     "--plot 6.svg --plot 7.svg --trace t.csv --collisions c.csv --save ./4.svg",
     "./4.svg"},
    {"table-in-trace", "$C run my.carom --trace new.csv >new.csv", "standard output"},
    {"json-in-trace", "$C run my.carom --json --trace new.csv >>new.csv", "standard output"},
    {"stdout-twice", "$C run my.carom --json --trace /dev/stdout", "standard output"},
    {"stdout-twice-by-another-name", "$C run my.carom --json --trace //dev/./stdout",
     "standard output"},
    {"stdout-twice-in-a-file", "$C run my.carom --json --trace /dev/stdout >new.csv",
     "standard output"},
    {"messages-in-trace",
     "$C run my.carom --trace new.csv 2>new.csv; e=$?; cat new.csv >&2; "
     "exit $e",
     "new.csv: Messages go to the same file"},
};

static char *with_program(const char *line) {
  return g_strconcat("C=\"$CAROM_CLI\"; ", line, NULL);
}

static void test_clash(gconstpointer data) {
  guint i = GPOINTER_TO_UINT(data);
  set_up();
  guint before = count_all();
  g_autofree char *line = with_program(clashes[i].line);
  g_autoptr(CliResult) result = cli_shell(line);
  cli_assert_exit(result, 2);
  cli_assert_says(result, clashes[i].says);
  assert_untouched();
  /* A file made by the shell is not an output. */
  g_autofree char *made_by_shell = cli_path("new.csv");
  g_autofree char *copied_by_shell = cli_path("my.svg");
  g_remove(made_by_shell);
  g_remove(copied_by_shell);
  g_assert_cmpuint(count_all(), ==, before);
}

/* Commands in which names may be the same. */
static const char *const allowed[] = {
    "$C run my.carom " SHORT "--trace /dev/null --collisions /dev/null --save /dev/null",
    "$C run my.carom " SHORT "--trace - >all.txt 2>&1",
    "$C run my.carom " SHORT "--trace /dev/stdout >all.txt 2>&1",
    "$C run my.carom " SHORT "--trace /dev/stderr 2>all.txt",
    "$C run my.carom " SHORT "--json | cat >all.txt",
    "mkfifo pipe; cat pipe >all.txt & $C run my.carom " SHORT
    "--trace pipe --collisions pipe; wait",
    "$C run my.carom " SHORT
    "--trace a.csv --collisions b.csv --save c.carom --plot d.svg --plot e.svg",
    "$C run oblique --save oblique --trace ./my.csv",
    "$C run my.carom " SHORT "--trace inner/my.carom",
    "$C convert my.carom other.carom",
    "$C explain my.carom --collision 1 --output old.tex",
    "$C run my.carom " SHORT "-q --trace a.csv >a.csv",
};

static void test_allowed(gconstpointer data) {
  set_up();
  g_autofree char *line = with_program(data);
  g_autoptr(CliResult) result = cli_shell(line);
  cli_assert_exit(result, 0);
  assert_untouched();
}

/* /dev/stdout is standard output: no table follows what goes there. */
static void test_stdout_by_name(void) {
  set_up();
  g_autoptr(CliResult) dash = cli_shell("\"$CAROM_CLI\" run my.carom " SHORT "--trace -");
  g_autoptr(CliResult) named =
      cli_shell("\"$CAROM_CLI\" run my.carom " SHORT "--trace /dev/stdout");
  cli_assert_exit(named, 0);
  g_assert_cmpstr(named->out, ==, dash->out);
}

/* Nor is the previous content of the file lost, by whatever name it is called. */
static void test_appended(void) {
  static const char *const names[] = {"/dev/stdout",     "//dev/stdout", "/dev/./stdout",
                                      "/proc/self/fd/1", "link",         "/proc/thread-self/fd/1"};
  for (guint i = 0; i < G_N_ELEMENTS(names); i++) {
    set_up();
    g_autofree char *line =
        g_strdup_printf("ln -sf /dev/stdout link; echo before > log;"
                        "\"$CAROM_CLI\" run my.carom " SHORT "-q --trace %s >> log",
                        names[i]);
    g_autoptr(CliResult) result = cli_shell(line);
    cli_assert_exit(result, 0);
    g_autofree char *written = cli_read("log", NULL);
    g_assert_true(g_str_has_prefix(written, "before\npane,"));
  }
}

/* No file takes the place of a stream that is closed. */
static void test_closed_streams(void) {
  set_up();
  g_autoptr(CliResult) whole =
      cli_shell("\"$CAROM_CLI\" run my.carom " SHORT "-q --trace whole.csv");
  g_autoptr(CliResult) no_out = cli_shell("\"$CAROM_CLI\" run my.carom " SHORT "--trace a.csv >&-");
  g_autoptr(CliResult) no_err =
      cli_shell("\"$CAROM_CLI\" run my.carom " SHORT "--seed 1 --trace b.csv 2>&-");
  g_autoptr(CliResult) none =
      cli_shell("\"$CAROM_CLI\" run my.carom " SHORT "--trace c.csv <&- >&- 2>&-");
  cli_assert_exit(whole, 0);
  cli_assert_exit(no_out, 1);
  cli_assert_says(no_out, g_strerror(EBADF));
  cli_assert_exit(no_err, 0);
  cli_assert_exit(none, 1);
  g_autofree char *expected = cli_read("whole.csv", NULL);
  for (const char *const *name = (const char *const[]){"a.csv", "b.csv", "c.csv", NULL}; *name;
       name++) {
    g_autofree char *written = cli_read(*name, NULL);
    g_assert_cmpstr(written, ==, expected);
  }
}

/* ---- What cannot be read or written ---- */

static const struct {
  const char *path;
  const char *line;
  const char *says;
} troubles[] = {
    {"loop-read", "ln -s loop loop; $C check loop", "loop: is a link that leads back to itself"},
    {"dangling-read", "ln -s gone.carom gone; $C check gone",
     "gone: is a link to “gone.carom”, which does not exist"},
    {"dangling-read-like-builtin", "ln -s gone.carom oblique; $C run oblique",
     "oblique: is a link to “gone.carom”"},
    {"folder-read", "$C check inner", "inner: is a folder"},
    {"folder-written", "$C run my.carom --trace inner", "inner: is a folder"},
    {"loop-written", "ln -s loop loop; $C run my.carom --trace loop",
     "loop: is a link that leads back to itself"},
    {"dangling-written", "ln -s gone/a.csv link; $C run my.carom --trace link",
     "link: is a link to “gone/a.csv”, which does not exist"},
    {"read-only", "chmod 444 old.csv; $C run my.carom --trace old.csv",
     "old.csv: cannot be written: the file is read-only. Allow writing to it"},
    {"read-only-converted", "cp my.carom a.carom; chmod 444 a.carom; $C convert oblique a.carom",
     "a.carom: cannot be written: the file is read-only"},
};

static void test_trouble(gconstpointer data) {
  guint i = GPOINTER_TO_UINT(data);
  set_up();
  g_autofree char *line = with_program(troubles[i].line);
  g_autoptr(CliResult) result = cli_shell(line);
  cli_assert_exit(result, 1);
  cli_assert_says(result, troubles[i].says);
  assert_untouched();
}

/* A link to a file that does not exist yet is followed. */
static void test_dangling_is_made(void) {
  set_up();
  g_autoptr(CliResult) result =
      cli_shell("\"$CAROM_CLI\" run my.carom " SHORT "--trace dangling.csv");
  cli_assert_exit(result, 0);
  g_autofree char *csv = cli_read("inner/new.csv", NULL);
  g_assert_true(g_str_has_prefix(csv, "pane,"));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(clashes); i++) {
    g_autofree char *path = g_strconcat("/files/clash/", clashes[i].path, NULL);
    g_test_add_data_func(path, GUINT_TO_POINTER(i), test_clash);
  }
  for (guint i = 0; i < G_N_ELEMENTS(allowed); i++) {
    g_autofree char *path = g_strdup_printf("/files/allowed/%u", i);
    g_test_add_data_func(path, allowed[i], test_allowed);
  }
  g_test_add_func("/files/stdout-by-name", test_stdout_by_name);
  g_test_add_func("/files/appended", test_appended);
  g_test_add_func("/files/closed-streams", test_closed_streams);
  for (guint i = 0; i < G_N_ELEMENTS(troubles); i++) {
    g_autofree char *path = g_strconcat("/files/trouble/", troubles[i].path, NULL);
    g_test_add_data_func(path, GUINT_TO_POINTER(i), test_trouble);
  }
  g_test_add_func("/files/dangling-is-made", test_dangling_is_made);
  int failed = g_test_run();
  cli_clean_up();
  return failed;
}
