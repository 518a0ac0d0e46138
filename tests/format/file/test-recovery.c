/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-recovery: the copy of a document comes back as it was, whatever its name, and damaged copies
 * are refused; what files contain is told from what was known of them. The folder
 * for copies is there as long as there are any. */
#include "carom-file-digest.h"
#include "carom-format-error.h"
#include "carom-limits.h"
#include "carom-recovery-record.h"
#include "carom-recovery.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/resource.h>

static char *make_file(const char *text) {
  g_autofree char *folder = g_dir_make_tmp("carom-XXXXXX", NULL);
  char *path = g_build_filename(folder, "copy", NULL);
  g_assert_true(g_file_set_contents(path, text, -1, NULL));
  return path;
}

static void remove_file(const char *path) {
  g_autofree char *folder = g_path_get_dirname(path);
  g_unlink(path);
  g_assert_cmpint(g_rmdir(folder), ==, 0);
}

static void test_round_trip(void) {
  static const CaromRecoveryRecord records[] = {
      {.title = (char *)"", .scene = (char *)"{}\n"},
      {.title = (char *)"Stoß: “a”\n\nb", .path = (char *)"/tmp/\xff\n: x.carom"},
      {.title = (char *)"path: /x",
       .path = (char *)"/x",
       .digest = (char *)"12",
       .can_save = TRUE,
       .scene = (char *)"\n\n{\"title\": \"x\"}"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(records); i++) {
    g_autoptr(GError) error = NULL;
    g_autofree char *text = carom_recovery_record_write(&records[i]);
    g_autofree char *path = make_file(text);
    g_autoptr(CaromRecoveryRecord) record = carom_recovery_record_read(path, &error);
    g_assert_no_error(error);
    g_assert_cmpstr(record->title, ==, records[i].title);
    g_assert_cmpstr(record->path, ==, records[i].path);
    g_assert_cmpstr(record->digest, ==, records[i].digest);
    g_assert_cmpstr(record->scene, ==, records[i].scene);
    g_assert_true(record->can_save == records[i].can_save);
    g_assert_cmpint(record->time_s, >, 0);
    remove_file(path);
  }
}

static void test_damaged(void) {
  static const char *const texts[] = {
      "",
      "carom-recovery 1\n",
      "carom-recovery 1\ntitle: a\npath: /b",
      "carom-recovery 2\ntitle: a\n\n{}",
      "carom-recovery 1\ntitle: a\n\n",
      "carom-recovery 1\n\n{}",
      "{}",
  };
  for (guint i = 0; i < G_N_ELEMENTS(texts); i++) {
    g_autoptr(GError) error = NULL;
    g_autofree char *path = make_file(texts[i]);
    g_assert_null(carom_recovery_record_read(path, &error));
    g_assert_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_SYNTAX);
    g_assert_nonnull(strstr(error->message, path));
    remove_file(path);
  }
}

static void test_digest(void) {
  g_autofree char *path = make_file("one");
  g_autofree char *known = carom_file_digest_of_data("one", 3);
  g_autofree char *same = NULL, *other = NULL, *none = NULL, *again = NULL;
  g_assert_cmpint(carom_file_digest_compare(path, known, &same), ==, CAROM_FILE_DIGEST_SAME);
  g_assert_cmpstr(same, ==, known);
  g_assert_true(g_file_set_contents(path, "two", -1, NULL));
  g_assert_cmpint(carom_file_digest_compare(path, known, &other), ==, CAROM_FILE_DIGEST_CHANGED);
  g_assert_cmpstr(other, !=, known);
  remove_file(path);
  g_assert_cmpint(carom_file_digest_compare(path, known, &none), ==, CAROM_FILE_DIGEST_GONE);
  g_assert_null(none);
  g_assert_cmpint(carom_file_digest_compare(path, NULL, &again), ==, CAROM_FILE_DIGEST_SAME);
}

/* Where no lock can be had, here since no more files can be opened, nothing is left behind, and the
 * reason is told. */
static void test_no_lock(void) {
  g_autoptr(GError) error = NULL;
  g_autofree char *folder = g_build_filename(g_get_user_state_dir(), "carom", NULL);
  struct rlimit before, none;
  g_assert_cmpint(getrlimit(RLIMIT_NOFILE, &before), ==, 0);
  none = (struct rlimit){0, before.rlim_max};
  g_assert_cmpint(setrlimit(RLIMIT_NOFILE, &none), ==, 0);
  CaromRecoverySlot *slot = carom_recovery_slot_new(&error);
  g_assert_cmpint(setrlimit(RLIMIT_NOFILE, &before), ==, 0);
  g_assert_null(slot);
  g_assert_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_WRITE);
  g_assert_nonnull(strstr(error->message, folder));
  g_assert_nonnull(strstr(error->message, g_strerror(EMFILE)));
  g_assert_false(g_file_test(folder, G_FILE_TEST_EXISTS));
}

/* The place of a program at work is not for others, and goes with its last copy. */
static void test_place(void) {
  g_autoptr(GError) error = NULL;
  g_autofree char *folder = g_build_filename(g_get_user_state_dir(), "carom", NULL);
  g_autoptr(CaromRecoverySlot) slot = carom_recovery_slot_new(&error);
  g_assert_no_error(error);
  g_assert_true(carom_recovery_slot_write(slot, 1, "copy", &error));
  g_assert_no_error(error);
  g_autoptr(GPtrArray) left = carom_recovery_take_left();
  g_assert_cmpuint(left->len, ==, 0);
  carom_recovery_slot_close(slot);
  g_assert_false(g_file_test(folder, G_FILE_TEST_EXISTS));
}

/* A copy of the largest scene that can be opened has some lines more than that. */
static void test_large(void) {
  g_autofree char *scene = g_strnfill((gsize)CAROM_LIMIT_FILE_MIB * 1024 * 1024, 'a');
  CaromRecoveryRecord large = {.title = (char *)"Large", .scene = scene};
  g_autoptr(GError) error = NULL;
  g_autofree char *text = carom_recovery_record_write(&large);
  g_autofree char *path = make_file(text);
  g_autoptr(CaromRecoveryRecord) record = carom_recovery_record_read(path, &error);
  g_assert_no_error(error);
  g_assert_cmpuint(strlen(record->scene), ==, strlen(scene));
  remove_file(path);
}

/* Threads may come in any order: a later text stays. */
static void test_order(void) {
  g_autoptr(GError) error = NULL;
  g_autoptr(CaromRecoverySlot) slot = carom_recovery_slot_new(&error);
  g_assert_no_error(error);
  g_assert_true(carom_recovery_slot_write(slot, 2, "later", &error));
  g_assert_true(carom_recovery_slot_write(slot, 1, "earlier", &error));
  carom_recovery_slot_leave(slot);
  g_autoptr(GPtrArray) left = carom_recovery_take_left();
  g_assert_cmpuint(left->len, ==, 1);
  g_autofree char *text = NULL;
  g_file_get_contents(carom_recovery_left_get_path(left->pdata[0]), &text, NULL, &error);
  g_assert_no_error(error);
  g_assert_cmpstr(text, ==, "later");
  carom_recovery_left_remove(left->pdata[0]);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func("/recovery/round-trip", test_round_trip);
  g_test_add_func("/recovery/damaged", test_damaged);
  g_test_add_func("/recovery/digest", test_digest);
  g_test_add_func("/recovery/no-lock", test_no_lock);
  g_test_add_func("/recovery/place", test_place);
  g_test_add_func("/recovery/large", test_large);
  g_test_add_func("/recovery/order", test_order);
  return g_test_run();
}
