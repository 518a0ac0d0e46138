/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-output: files are replaced whole or not at all; links, permissions and pipes are respected.
 */
#include "carom-output.h"
#include "carom-scene-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/xattr.h>
#endif

typedef struct {
  char *folder;
  char *path; /* in the folder; not there yet */
} Fixture;

static void set_up(Fixture *f, gconstpointer data) {
  f->folder = g_dir_make_tmp("carom-XXXXXX", NULL);
  f->path = g_build_filename(f->folder, "out.csv", NULL);
}

/* Empties the folder. Returns how many entries it had: none may be left over. */
static guint empty_folder(const Fixture *f) {
  g_autoptr(GDir) dir = g_dir_open(f->folder, 0, NULL);
  guint n = 0;
  const char *name;
  while ((name = g_dir_read_name(dir)) != NULL) {
    g_autofree char *path = g_build_filename(f->folder, name, NULL);
    g_remove(path);
    n++;
  }
  return n;
}

static void tear_down(Fixture *f, gconstpointer data) {
  empty_folder(f);
  g_rmdir(f->folder);
  g_free(f->folder);
  g_free(f->path);
}

static void assert_writes(const char *path, const char *text) {
  g_autoptr(GError) error = NULL;
  gboolean done = carom_output_write(path, text, strlen(text), &error);
  g_assert_no_error(error);
  g_assert_true(done);
}

static void assert_contents(const char *path, const char *text) {
  g_autofree char *contents = NULL;
  g_assert_true(g_file_get_contents(path, &contents, NULL, NULL));
  g_assert_cmpstr(contents, ==, text);
}

static mode_t mode_of(const char *path) {
  GStatBuf status;
  g_assert_cmpint(g_stat(path, &status), ==, 0);
  return status.st_mode & 07777;
}

static void test_new(Fixture *f, gconstpointer data) {
  mode_t before = umask(027);
  assert_writes(f->path, "a,b\r\n");
  umask(before);
  assert_contents(f->path, "a,b\r\n");
  g_assert_cmpint(mode_of(f->path), ==, 0640);
  g_assert_cmpuint(empty_folder(f), ==, 1);
}

static void test_replace(Fixture *f, gconstpointer data) {
  assert_writes(f->path, "a long first version");
  g_assert_cmpint(g_chmod(f->path, 0604), ==, 0);
  assert_writes(f->path, "new");
  assert_contents(f->path, "new");
  g_assert_cmpint(mode_of(f->path), ==, 0604);
  g_assert_cmpuint(empty_folder(f), ==, 1);
}

/* ---- Whose a file is ---- */

/* Some user and group without rights; nothing has to be known of them. */
#define OTHER_USER  12345
#define OTHER_GROUP 12346

static gboolean is_administrator(void) {
  if (geteuid() == 0)
    return TRUE;
  g_test_skip("only the administrator gives files away");
  return FALSE;
}

/* What the administrator saves stays with those who had it, also where they have a program that
 * takes its owner's rights. */
static void test_owner(Fixture *f, gconstpointer data) {
  if (!is_administrator())
    return;
  assert_writes(f->path, "old");
  g_assert_cmpint(chown(f->path, OTHER_USER, OTHER_GROUP), ==, 0);
  g_assert_cmpint(g_chmod(f->path, 06640), ==, 0);
  assert_writes(f->path, "new");
  assert_contents(f->path, "new");
  GStatBuf status;
  g_assert_cmpint(g_stat(f->path, &status), ==, 0);
  g_assert_cmpuint(status.st_uid, ==, OTHER_USER);
  g_assert_cmpuint(status.st_gid, ==, OTHER_GROUP);
  g_assert_cmpint(mode_of(f->path), ==, 06640);
}

/* A user who may write to somebody else's file cannot give the new one away. That is no failure,
 * and the group of that user, to which nobody has given rights, gets none. */
static void test_not_my_owner(Fixture *f, gconstpointer data) {
  if (!is_administrator())
    return;
  if (g_test_subprocess()) {
    assert_writes(f->path, "old");
    g_assert_cmpint(g_chmod(f->path, 02662), ==, 0);
    g_assert_cmpint(g_chmod(f->folder, 0777), ==, 0);
    g_assert_cmpint(setegid(OTHER_GROUP), ==, 0);
    g_assert_cmpint(seteuid(OTHER_USER), ==, 0);
    assert_writes(f->path, "new");
    g_assert_cmpint(seteuid(0), ==, 0);
    g_assert_cmpint(setegid(0), ==, 0);
    assert_contents(f->path, "new");
    GStatBuf status;
    g_assert_cmpint(g_stat(f->path, &status), ==, 0);
    g_assert_cmpuint(status.st_uid, ==, OTHER_USER);
    g_assert_cmpuint(status.st_gid, ==, OTHER_GROUP);
    g_assert_cmpint(mode_of(f->path), ==, 0622);
    return;
  }
  g_test_trap_subprocess(NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed();
}

#ifdef __linux__
#define NOTE         "user.carom.note"
#define ACCESS_LIST  "system.posix_acl_access"
#define DEFAULT_LIST "system.posix_acl_default"

/* A list that gives one more user the right to read: a version, 2, and for each entry what it is
 * for (1 the owner, 2 that user, 4 the group, 0x10 the most that lists and group give, 0x20
 * everybody), its rights and, for the user, the number; all little-endian, see
 * linux/posix_acl_xattr.h. */
static const guint8 list[] = {2,    0,    0,    0,    1,    0,    6,    0,    0xff, 0xff, 0xff,
                              0xff, 2,    0,    4,    0,    0x39, 0x30, 0,    0,    4,    0,
                              0,    0,    0xff, 0xff, 0xff, 0xff, 0x10, 0,    4,    0,    0xff,
                              0xff, 0xff, 0xff, 0x20, 0,    0,    0,    0xff, 0xff, 0xff, 0xff};

static gboolean set_attribute(const char *path, const char *name, gconstpointer value, gsize size) {
  if (setxattr(path, name, value, size, 0) == 0)
    return TRUE;
  g_test_skip("the file system has no such attributes");
  return FALSE;
}

static void assert_attribute(const char *path, const char *name, gconstpointer value, gsize size) {
  guint8 got[64];
  ssize_t got_size = getxattr(path, name, got, sizeof got);
  g_assert_cmpint(got_size, >=, 0);
  g_assert_cmpmem(got, got_size, value, size);
}

static void test_attributes(Fixture *f, gconstpointer data) {
  assert_writes(f->path, "old");
  if (!set_attribute(f->path, NOTE, "by hand", 7) ||
      !set_attribute(f->path, ACCESS_LIST, list, sizeof list))
    return;
  assert_writes(f->path, "new");
  assert_attribute(f->path, NOTE, "by hand", 7);
  assert_attribute(f->path, ACCESS_LIST, list, sizeof list);
}

/* What a folder gives to new files is not given to one that replaces a file without it. */
static void test_list_of_folder(Fixture *f, gconstpointer data) {
  assert_writes(f->path, "old");
  g_assert_cmpint(g_chmod(f->path, 0640), ==, 0);
  if (!set_attribute(f->folder, DEFAULT_LIST, list, sizeof list))
    return;
  assert_writes(f->path, "new");
  assert_contents(f->path, "new");
  g_assert_cmpint(getxattr(f->path, ACCESS_LIST, NULL, 0), ==, -1);
  g_assert_cmpint(errno, ==, ENODATA);
  g_assert_cmpint(mode_of(f->path), ==, 0640);
}

/* A list of a file's own holds, and not that of its folder. */
static void test_list_of_both(Fixture *f, gconstpointer data) {
  static const gsize right_of_user = 14;
  guint8 own[sizeof list];
  memcpy(own, list, sizeof list);
  own[right_of_user] = 0;
  assert_writes(f->path, "old");
  if (!set_attribute(f->path, ACCESS_LIST, own, sizeof own) ||
      !set_attribute(f->folder, DEFAULT_LIST, list, sizeof list))
    return;
  assert_writes(f->path, "new");
  assert_attribute(f->path, ACCESS_LIST, own, sizeof own);
}

/* Where the group cannot be kept, the list of the folder is not kept either. */
static void test_list_of_folder_not_my_owner(Fixture *f, gconstpointer data) {
  if (!is_administrator())
    return;
  if (g_test_subprocess()) {
    assert_writes(f->path, "old");
    g_assert_cmpint(g_chmod(f->path, 0662), ==, 0);
    g_assert_cmpint(g_chmod(f->folder, 0777), ==, 0);
    if (!set_attribute(f->folder, DEFAULT_LIST, list, sizeof list))
      return;
    g_assert_cmpint(setegid(OTHER_GROUP), ==, 0);
    g_assert_cmpint(seteuid(OTHER_USER), ==, 0);
    assert_writes(f->path, "new");
    g_assert_cmpint(seteuid(0), ==, 0);
    g_assert_cmpint(setegid(0), ==, 0);
    g_assert_cmpint(getxattr(f->path, ACCESS_LIST, NULL, 0), ==, -1);
    g_assert_cmpint(mode_of(f->path), ==, 0622);
    return;
  }
  g_test_trap_subprocess(NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed();
}
#endif

/* Names may have 255 bytes on most file systems. */
static void test_long_name(Fixture *f, gconstpointer data) {
  g_autofree char *name = g_strnfill(255, 'n');
  g_autofree char *path = g_build_filename(f->folder, name, NULL);
  assert_writes(path, "long");
  assert_contents(path, "long");
}

/* A reader that has the old file open keeps the whole old file. */
static void test_replace_is_atomic(Fixture *f, gconstpointer data) {
  assert_writes(f->path, "old");
  int fd = g_open(f->path, O_RDONLY, 0);
  assert_writes(f->path, "newer");
  char buffer[16];
  g_assert_cmpint(read(fd, buffer, sizeof buffer), ==, 3);
  g_assert_cmpmem(buffer, 3, "old", 3);
  close(fd);
}

static void test_symlink(Fixture *f, gconstpointer data) {
  g_autofree char *link = g_build_filename(f->folder, "link", NULL);
  assert_writes(f->path, "old");
  g_assert_cmpint(symlink("out.csv", link), ==, 0);
  assert_writes(link, "new");
  g_assert_true(g_file_test(link, G_FILE_TEST_IS_SYMLINK));
  assert_contents(f->path, "new");
}

/* A file with two names keeps both, whichever is written, and whether it gets longer or shorter.
 * What is not committed does nothing to it. */
static void test_hard_link(Fixture *f, gconstpointer data) {
  g_autofree char *other = g_build_filename(f->folder, "other", NULL);
  g_autofree char *longer = g_strnfill(200000, 'x');
  assert_writes(f->path, "a long first version");
  g_assert_cmpint(g_chmod(f->path, 0604), ==, 0);
  g_assert_cmpint(link(f->path, other), ==, 0);
  const char *const texts[] = {"new", longer, ""};
  for (guint i = 0; i < G_N_ELEMENTS(texts); i++) {
    assert_writes(i % 2 ? other : f->path, texts[i]);
    assert_contents(f->path, texts[i]);
    assert_contents(other, texts[i]);
    g_assert_cmpint(mode_of(other), ==, 0604);
  }
  CaromOutput *output = carom_output_open(other, NULL);
  carom_output_append(output, "half", 4);
  carom_output_free(output);
  assert_contents(f->path, "");
  g_assert_cmpuint(empty_folder(f), ==, 2);
}

static void test_dangling_symlink(Fixture *f, gconstpointer data) {
  g_autofree char *link = g_build_filename(f->folder, "link", NULL);
  g_assert_cmpint(symlink("out.csv", link), ==, 0);
  assert_writes(link, "new");
  g_assert_true(g_file_test(link, G_FILE_TEST_IS_SYMLINK));
  assert_contents(f->path, "new");
}

static gpointer read_pipe(gpointer path) {
  char *contents = NULL;
  g_file_get_contents(path, &contents, NULL, NULL);
  return contents;
}

static void test_pipe(Fixture *f, gconstpointer data) {
  g_assert_cmpint(mkfifo(f->path, 0600), ==, 0);
  GThread *reader = g_thread_new("reader", read_pipe, f->path);
  assert_writes(f->path, "through the pipe");
  g_autofree char *received = g_thread_join(reader);
  g_assert_cmpstr(received, ==, "through the pipe");
  GStatBuf status;
  g_assert_cmpint(g_stat(f->path, &status), ==, 0);
  g_assert_true(S_ISFIFO(status.st_mode));
}

static void test_device(Fixture *f, gconstpointer data) {
  assert_writes("/dev/null", "gone");
}

/* What stands for an open file is that file: it is not replaced under its other users. */
static void test_file_descriptor(Fixture *f, gconstpointer data) {
  assert_writes(f->path, "begun, ");
  int fd = g_open(f->path, O_WRONLY, 0);
  g_autofree char *name = g_strdup_printf("/dev/fd/%d", fd);
  if (g_file_test(name, G_FILE_TEST_EXISTS)) {
    assert_writes(name, "continued");
    assert_contents(f->path, "begun, continued");
  } else
    g_test_skip("there is no /dev/fd");
  close(fd);
}

static void assert_fails(const char *path) {
  g_autoptr(GError) error = NULL;
  g_assert_false(carom_output_write(path, "new", 3, &error));
  g_assert_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_WRITE);
  g_assert_true(g_str_has_prefix(error->message, path));
  g_assert_nonnull(strstr(error->message, "another name"));
}

static void test_missing_folder(Fixture *f, gconstpointer data) {
  g_autofree char *path = g_build_filename(f->folder, "missing", "out.csv", NULL);
  assert_fails(path);
}

static void test_folder(Fixture *f, gconstpointer data) {
  assert_fails(f->folder);
}

static void assert_fails_saying(const char *path, const char *text) {
  g_autoptr(GError) error = NULL;
  g_assert_false(carom_output_write(path, "new", 3, &error));
  g_assert_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_WRITE);
  g_assert_true(g_str_has_prefix(error->message, path));
  if (!strstr(error->message, text))
    g_test_message("“%s” is not in: %s", text, error->message);
  g_assert_nonnull(strstr(error->message, text));
}

/* For root, who may write all, too. */
static void test_read_only(Fixture *f, gconstpointer data) {
  g_autofree char *link = g_build_filename(f->folder, "link", NULL);
  assert_writes(f->path, "kept");
  g_assert_cmpint(g_chmod(f->path, 0444), ==, 0);
  g_assert_cmpint(symlink("out.csv", link), ==, 0);
  assert_fails_saying(f->path, "the file is read-only");
  assert_fails_saying(link, "the file is read-only");
  assert_contents(f->path, "kept");
  g_assert_cmpint(mode_of(f->path), ==, 0444);
  g_assert_cmpuint(empty_folder(f), ==, 2);
}

static void test_link_loop(Fixture *f, gconstpointer data) {
  g_autofree char *link = g_build_filename(f->folder, "link", NULL);
  g_assert_cmpint(symlink("out.csv", link), ==, 0);
  g_assert_cmpint(symlink("link", f->path), ==, 0);
  assert_fails_saying(link, "a link that leads back to itself");
  g_assert_cmpuint(empty_folder(f), ==, 2);
}

static void test_link_to_nowhere(Fixture *f, gconstpointer data) {
  g_assert_cmpint(symlink("missing/out.csv", f->path), ==, 0);
  assert_fails_saying(f->path, "a link to “missing/out.csv”, which does not exist");
  g_assert_cmpuint(empty_folder(f), ==, 1);
}

/* What a dangling link points to is made whole or not at all, too. */
static void test_dangling_is_whole(Fixture *f, gconstpointer data) {
  g_autofree char *link = g_build_filename(f->folder, "link", NULL);
  g_assert_cmpint(symlink("out.csv", link), ==, 0);
  g_autoptr(GError) error = NULL;
  CaromOutput *output = carom_output_open(link, &error);
  g_assert_no_error(error);
  g_assert_true(carom_output_append(output, "half", 4));
  g_assert_false(g_file_test(f->path, G_FILE_TEST_EXISTS));
  carom_output_free(output);
  g_assert_cmpuint(empty_folder(f), ==, 1);
}

static void test_empty_name(Fixture *f, gconstpointer data) {
  assert_fails("");
}

static void test_is_stdout(Fixture *f, gconstpointer data) {
  g_assert_true(carom_output_is_stdout("-"));
  g_assert_false(carom_output_is_stdout("./-"));
  g_assert_false(carom_output_is_stdout(f->path));
  int fd = dup(STDOUT_FILENO);
  g_autofree char *name = g_strdup_printf("/dev/fd/%d", fd);
  if (g_file_test(name, G_FILE_TEST_EXISTS)) {
    g_assert_true(carom_output_is_stdout("/dev/stdout"));
    g_assert_true(carom_output_is_stdout(name));
  }
  close(fd);
}

static void test_full_device(Fixture *f, gconstpointer data) {
  if (!g_file_test("/dev/full", G_FILE_TEST_EXISTS))
    g_test_skip("there is no /dev/full");
  else
    assert_fails("/dev/full");
}

/* Where the new file cannot be finished the old one stays, and nothing is left beside it. The
 * limit on file sizes stands for a full disk; it holds for root too. */
static void test_failure_keeps_old(Fixture *f, gconstpointer data) {
  if (g_test_subprocess()) {
    struct rlimit limit = {4096, 4096};
    signal(SIGXFSZ, SIG_IGN);
    g_assert_cmpint(setrlimit(RLIMIT_FSIZE, &limit), ==, 0);
    g_autofree char *large = g_strnfill(100000, 'x');
    g_autoptr(GError) error = NULL;
    assert_writes(f->path, "old");
    g_assert_false(carom_output_write(f->path, large, 100000, &error));
    g_assert_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_WRITE);
    assert_contents(f->path, "old");
    g_assert_cmpuint(empty_folder(f), ==, 1);
    return;
  }
  g_test_trap_subprocess(NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed();
}

static void test_stdout(Fixture *f, gconstpointer data) {
  if (g_test_subprocess()) {
    assert_writes("-", "hello, pipe\n");
    return;
  }
  g_test_trap_subprocess(NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed();
  g_test_trap_assert_stdout("*hello, pipe\n*");
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  static const struct {
    const char *path;
    void (*test)(Fixture *, gconstpointer);
  } tests[] = {
      {"/output/new", test_new},
      {"/output/replace", test_replace},
      {"/output/owner", test_owner},
      {"/output/not-my-owner", test_not_my_owner},
#ifdef __linux__
      {"/output/attributes", test_attributes},
      {"/output/list-of-folder", test_list_of_folder},
      {"/output/list-of-both", test_list_of_both},
      {"/output/list-of-folder-not-my-owner", test_list_of_folder_not_my_owner},
#endif
      {"/output/long-name", test_long_name},
      {"/output/replace-is-atomic", test_replace_is_atomic},
      {"/output/symlink", test_symlink},
      {"/output/hard-link", test_hard_link},
      {"/output/dangling-symlink", test_dangling_symlink},
      {"/output/pipe", test_pipe},
      {"/output/device", test_device},
      {"/output/file-descriptor", test_file_descriptor},
      {"/output/missing-folder", test_missing_folder},
      {"/output/folder", test_folder},
      {"/output/full-device", test_full_device},
      {"/output/read-only", test_read_only},
      {"/output/link-loop", test_link_loop},
      {"/output/link-to-nowhere", test_link_to_nowhere},
      {"/output/dangling-is-whole", test_dangling_is_whole},
      {"/output/empty-name", test_empty_name},
      {"/output/is-stdout", test_is_stdout},
      {"/output/failure-keeps-old", test_failure_keeps_old},
      {"/output/stdout", test_stdout},
  };
  for (guint i = 0; i < G_N_ELEMENTS(tests); i++)
    g_test_add(tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run();
}
