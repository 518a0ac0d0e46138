/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-autosave: the copy of unsaved work, also of programs that are killed in the middle of an
 * edit. Needs no display: the programs that are killed are this one, as a child that edits and
 * saves. */
#include "app-test.h"

#include "carom-autosave.h"
#include "carom-recovery-record.h"
#include "carom-recovery.h"
#include "carom-scene-file.h"
#include "carom-unfinished.h"
#include "rounds-test.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* No more than this is lost, on a busy machine, too: a copy begins CAROM_AUTOSAVE_MOST_MS after an
 * edit at most, and 2 s are for writing it. */
#define MOST_LOST_US (5 * G_USEC_PER_SEC)

#define N_KILLED   50
#define N_AT_ONCE  25
#define N_QUICK    8       /* all in all, by default */
#define LIVE_US    7500000 /* until the last of those at once is killed */
#define CHILD      "--child"
#define EDIT_MS    20
#define SAVE_EVERY 97 /* edits */

static char *program; /* of this test */
static char *state;   /* the folder for state */

/* ---- The child: edit k makes gravity k, and the log tells of it ---- */

typedef struct {
  CaromDocument *document;
  const char *path; /* of its scene */
  FILE *log;
  gboolean saves; /* or lives by its copy alone */
  pid_t parent;   /* without which there is nothing to do */
  guint k;
} Child;

static void tell(Child *child, const char *what) {
  fprintf(child->log, "%s %u %" G_GINT64_FORMAT "\n", what, child->k, g_get_monotonic_time());
  fflush(child->log);
}

static gboolean on_edit(gpointer data) {
  Child *child = data;
  if (getppid() != child->parent)
    exit(1);
  g_autoptr(CaromScene) scene = carom_scene_copy(carom_document_get_scene(child->document));
  child->k++;
  scene->gravity.x = child->k;
  carom_document_change(child->document, scene, "Edit", NULL);
  tell(child, "edit");
  if (!child->saves || child->k % SAVE_EVERY != 0)
    return G_SOURCE_CONTINUE;
  tell(child, "saving");
  g_assert_true(carom_document_save(child->document, child->path, NULL));
  tell(child, "saved");
  return G_SOURCE_CONTINUE;
}

static int run_child(const char *path, const char *log, gboolean saves) {
  g_autoptr(CaromPlayer) player = carom_player_new();
  Child child = {carom_document_new(player), path, g_fopen(log, "a"), saves, getppid(), 0};
  g_assert_true(carom_document_open(child.document, path, NULL, NULL));
  g_autoptr(CaromAutosave) autosave = carom_autosave_new(child.document);
  g_timeout_add(EDIT_MS, on_edit, &child);
  g_main_loop_run(g_main_loop_new(NULL, FALSE));
  return 0;
}

/* ---- Killing it ---- */

typedef struct {
  char *path, *log;
  GPid pid;
  gint64 killed_us;
} Victim;

static void start(Victim *victim, const char *folder, guint i) {
  g_autoptr(GError) error = NULL;
  g_autofree char *name = g_strdup_printf("%u.carom", i);
  victim->path = g_build_filename(folder, name, NULL);
  victim->log = g_strconcat(victim->path, ".log", NULL);
  g_file_set_contents(victim->path,
                      "{\"format\": \"carom-scene\", \"version\": 1, \"gravity\": [0, 0],\n"
                      " \"bodies\": [{\"position\": [0, 0], \"radius\": 1, \"mass\": 1}]}\n",
                      -1, &error);
  g_assert_no_error(error);
  char *saves = (char *)(i % 2 == 0 ? "saves" : "");
  char *arguments[] = {program, (char *)CHILD, victim->path, victim->log, saves, NULL};
  g_spawn_async(NULL, arguments, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &victim->pid, &error);
  g_assert_no_error(error);
}

static void kill_it(Victim *victim) {
  g_assert_cmpint(kill(victim->pid, SIGKILL), ==, 0);
  victim->killed_us = g_get_monotonic_time();
  g_assert_cmpint(waitpid(victim->pid, NULL, 0), ==, victim->pid);
  g_spawn_close_pid(victim->pid);
}

/* What the log says. */
typedef struct {
  GArray *edits_us; /* (element-type gint64): when edit i + 1 was made */
  guint saving, saved;
} History;

static History read_log(const Victim *victim) {
  History history = {g_array_new(FALSE, FALSE, sizeof(gint64)), 0, 0};
  g_autofree char *text = NULL;
  if (!g_file_get_contents(victim->log, &text, NULL, NULL)) /* killed before its first edit */
    return history;
  g_auto(GStrv) lines = g_strsplit(text, "\n", -1);
  for (guint i = 0; lines[i]; i++) {
    char what[16];
    guint k;
    gint64 time_us;
    if (sscanf(lines[i], "%15s %u %" G_GINT64_FORMAT, what, &k, &time_us) != 3)
      continue;
    if (g_str_equal(what, "edit"))
      g_array_append_val(history.edits_us, time_us);
    else if (g_str_equal(what, "saving"))
      history.saving = k;
    else
      history.saved = k;
  }
  return history;
}

/* Which edit a scene is of. */
static guint get_edit(const CaromScene *scene) {
  return (guint)scene->gravity.x;
}

/* The file is whole, and as it was saved last, or was being saved. */
static guint check_file(const Victim *victim, const History *history) {
  g_autoptr(GError) error = NULL;
  g_autoptr(CaromScene) scene = carom_scene_file_load(victim->path, NULL, &error);
  g_assert_no_error(error);
  guint k = get_edit(scene);
  g_assert_true(k == history->saved || k == history->saving);
  return k;
}

/* Which edit the copy brings back; that of the file if there is none. */
static guint find_recovered(const Victim *victim, GPtrArray *left, guint in_file) {
  for (guint i = 0; i < left->len; i++) {
    g_autoptr(GError) error = NULL;
    g_autoptr(CaromRecoveryRecord) record =
        carom_recovery_record_read(carom_recovery_left_get_path(left->pdata[i]), &error);
    g_assert_no_error(error);
    if (!g_str_equal(record->path, victim->path) || !record->scene)
      continue;
    g_autoptr(CaromScene) scene =
        carom_scene_text_parse("copy", record->scene, strlen(record->scene), NULL, &error);
    g_assert_no_error(error);
    return MAX(in_file, get_edit(scene));
  }
  return in_file;
}

/* Returns: for how long the first edit that is lost had been made, in seconds */
static double check_victim(const Victim *victim, GPtrArray *left) {
  History history = read_log(victim);
  guint in_file = check_file(victim, &history);
  guint k = find_recovered(victim, left, in_file);
  gint64 lost_us = 0;
  g_assert_cmpuint(k, <=, history.edits_us->len + 1); /* the log may not tell of the last one yet */
  if (k < history.edits_us->len)
    lost_us = victim->killed_us - g_array_index(history.edits_us, gint64, k);
  g_assert_cmpint(lost_us, <=, MOST_LOST_US);
  g_array_unref(history.edits_us);
  return (double)lost_us / G_USEC_PER_SEC;
}

static void forget(Victim *victim) {
  g_unlink(victim->path);
  g_unlink(victim->log);
  g_free(victim->path);
  g_free(victim->log);
}

/* Some at a time, each killed somewhat later than the one before: from before its first copy to
 * after several. Those still at work keep theirs. */
static double kill_some(const char *folder, guint first, guint n) {
  Victim victims[N_AT_ONCE];
  double most_s = 0;
  for (guint i = 0; i < n; i++)
    start(&victims[i], folder, first + i);
  for (guint i = 0; i < n; i++) {
    g_usleep((gulong)g_test_rand_int_range(1, 6) * LIVE_US / 3 / n);
    kill_it(&victims[i]);
    g_autoptr(GPtrArray) left = carom_recovery_take_left();
    g_assert_cmpuint(left->len, <=, 1);
    double lost_s = check_victim(&victims[i], left);
    most_s = MAX(most_s, lost_s);
    for (guint j = 0; j < left->len; j++)
      carom_recovery_left_remove(left->pdata[j]);
  }
  for (guint i = 0; i < n; i++)
    forget(&victims[i]);
  return most_s;
}

static void test_killed(void) {
  g_autofree char *folder = g_dir_make_tmp("carom-XXXXXX", NULL);
  double most_s = 0;
  guint n = test_is_thorough() ? N_KILLED : N_QUICK, n_at_once = MIN(n, N_AT_ONCE);
  for (guint i = 0; i < n; i += n_at_once) {
    double lost_s = kill_some(folder, i, n_at_once);
    most_s = MAX(most_s, lost_s);
  }
  g_test_message("%u killed; at most %.2f s of work lost", n, most_s);
  /* What was unfinished when its program was killed is removed by the next that saves there. */
  g_autofree char *next = g_build_filename(folder, "next.carom", NULL);
  carom_unfinished_free(carom_unfinished_new(next, 0600));
  g_assert_cmpint(g_rmdir(folder), ==, 0);
}

/* ---- In one program ---- */

typedef struct {
  CaromPlayer *player;
  CaromDocument *document;
  CaromAutosave *autosave;
} Fixture;

static void set_up(Fixture *fixture, gconstpointer data) {
  fixture->player = carom_player_new();
  fixture->document = carom_document_new(fixture->player);
  g_assert_true(carom_document_open(fixture->document, "oblique", NULL, NULL));
  fixture->autosave = carom_autosave_new(fixture->document);
}

static gboolean has_state(void) {
  g_autofree char *folder = g_build_filename(state, "carom", NULL);
  return g_file_test(folder, G_FILE_TEST_EXISTS);
}

/* Nothing remains after a regular end. */
static void tear_down(Fixture *fixture, gconstpointer data) {
  g_object_unref(fixture->autosave);
  g_object_unref(fixture->document);
  g_object_unref(fixture->player);
  while (g_main_context_iteration(NULL, FALSE))
    ;
  g_assert_false(has_state());
}

static void edit(Fixture *fixture) {
  carom_document_set_parameter(fixture->document, carom_parameter_by_id("restitution"), 0.5);
}

static void wait_ms(guint ms) {
  gint64 end = g_get_monotonic_time() + ms * G_TIME_SPAN_MILLISECOND;
  while (g_get_monotonic_time() < end) {
    g_main_context_iteration(NULL, FALSE);
    g_usleep(1000);
  }
}

/* A scene that comes with the program needs no copy; once edited it does, soon. */
static void test_only_work(Fixture *fixture, gconstpointer data) {
  carom_document_open(fixture->document, "head-on", NULL, NULL);
  wait_ms(CAROM_AUTOSAVE_REST_MS + 500);
  g_assert_false(has_state());
  edit(fixture);
  g_assert_false(has_state());
  wait_ms(CAROM_AUTOSAVE_REST_MS + 500);
  g_assert_true(has_state());
}

/* ---- What is typed ---- */

/* A field in which is typed what gravity becomes more by. */
typedef struct {
  Fixture *fixture;
  double typed; /* NAN: nothing */
} Typed;

static CaromScene *make_tentative(gpointer field, const CaromScene *so_far) {
  const Typed *typed = g_object_get_data(field, "typed");
  const CaromScene *before = so_far ? so_far : carom_document_get_scene(typed->fixture->document);
  if (isnan(typed->typed))
    return NULL;
  CaromScene *scene = carom_scene_copy(before);
  scene->gravity.x += typed->typed;
  return scene;
}

static GObject *add_field(Typed *typed) {
  GObject *field = g_object_new(G_TYPE_OBJECT, NULL);
  g_object_set_data(field, "typed", typed);
  carom_document_add_field(typed->fixture->document, field, make_tentative);
  return field;
}

static void type(Typed *typed, double value) {
  typed->typed = value;
  carom_document_note_typing(typed->fixture->document);
}

/* Whether there is a copy in the place of this program. */
static gboolean has_copy(void) {
  g_autofree char *folder = g_build_filename(state, "carom", "recovery", NULL);
  g_autoptr(GDir) places = g_dir_open(folder, 0, NULL);
  const char *name;
  while (places && (name = g_dir_read_name(places))) {
    g_autofree char *copy = g_build_filename(folder, name, "1.recovery", NULL);
    if (g_file_test(copy, G_FILE_TEST_EXISTS))
      return TRUE;
  }
  return FALSE;
}

/* It is kept before it is entered, also where nothing else has been done, and without any edit of
 * the document; taken back, or gone with its field, it is kept no longer. */
static void test_typed(Fixture *fixture, gconstpointer data) {
  Typed typed = {fixture, NAN};
  GObject *field = add_field(&typed);
  CaromScene *before = carom_document_get_scene(fixture->document);
  type(&typed, 0.125);
  wait_ms(CAROM_AUTOSAVE_REST_MS + 500);
  g_assert_true(has_copy());
  g_assert_true(carom_document_get_scene(fixture->document) == before);
  g_assert_true(carom_document_is_unused(fixture->document));
  type(&typed, NAN);
  wait_ms(CAROM_AUTOSAVE_REST_MS + 500);
  g_assert_false(has_copy());
  type(&typed, 0.125);
  g_assert_true(carom_autosave_flush(fixture->autosave));
  g_assert_true(has_copy());
  g_object_unref(field);
  g_assert_true(carom_autosave_flush(fixture->autosave));
  g_assert_false(has_copy());
}

/* What changes nothing is no work. */
static void test_typed_the_same(Fixture *fixture, gconstpointer data) {
  Typed typed = {fixture, NAN};
  g_autoptr(GObject) field = add_field(&typed);
  type(&typed, 0);
  g_assert_true(carom_autosave_flush(fixture->autosave));
  g_assert_false(has_copy());
}

/* Each field goes on from what others have made of the scene; what cannot be taken is left out. */
static void test_typed_in_several(Fixture *fixture, gconstpointer data) {
  Typed one = {fixture, 0.125}, none = {fixture, NAN}, other = {fixture, 0.25};
  g_autoptr(GObject) first = add_field(&one);
  g_autoptr(GObject) second = add_field(&none);
  g_autoptr(GObject) third = add_field(&other);
  g_autoptr(CaromSetup) setup = carom_document_make_tentative_setup(fixture->document);
  g_assert_cmpfloat(setup->scene->gravity.x, ==,
                    carom_document_get_scene(fixture->document)->gravity.x + 0.375);
}

/* What this program is at work on is not what has been left. */
static void test_own_is_not_left(Fixture *fixture, gconstpointer data) {
  edit(fixture);
  g_assert_true(carom_autosave_flush(fixture->autosave));
  g_assert_true(has_state());
  g_autoptr(GPtrArray) left = carom_recovery_take_left();
  g_assert_cmpuint(left->len, ==, 0);
  g_assert_true(has_state());
}

/* Stopped while a thread may be writing, it leaves nothing behind. */
static void test_stopped_while_writing(Fixture *fixture, gconstpointer data) {
  edit(fixture);
  wait_ms(CAROM_AUTOSAVE_REST_MS - 5);
  gint64 end = g_get_monotonic_time() + 20 * G_TIME_SPAN_MILLISECOND;
  while (g_get_monotonic_time() < end)
    g_main_context_iteration(NULL, FALSE);
  carom_autosave_stop(fixture->autosave);
  wait_ms(200);
  g_assert_false(has_state());
}

/* Until a thread has begun to write the copy; nobody has noticed its end then. */
static void let_begin_writing(void) {
  while (!has_state())
    g_main_context_iteration(NULL, TRUE);
}

/* The gravity of the one copy that there is, whatever is still being written. */
static double read_copy(Fixture *fixture) {
  carom_autosave_leave(fixture->autosave);
  g_autoptr(GPtrArray) left = carom_recovery_take_left();
  g_autoptr(GError) error = NULL;
  g_assert_cmpuint(left->len, ==, 1);
  g_autoptr(CaromRecoveryRecord) record =
      carom_recovery_record_read(carom_recovery_left_get_path(left->pdata[0]), &error);
  g_assert_no_error(error);
  g_autoptr(CaromScene) scene =
      carom_scene_text_parse("copy", record->scene, strlen(record->scene), NULL, &error);
  g_assert_no_error(error);
  carom_recovery_left_remove(left->pdata[0]);
  return scene->gravity.x;
}

static void set_gravity(Fixture *fixture, double gravity) {
  g_autoptr(CaromScene) scene = carom_scene_copy(carom_document_get_scene(fixture->document));
  scene->gravity.x = gravity;
  carom_document_change(fixture->document, scene, "Edit", NULL);
}

/* While a thread writes, the copy is asked for at once: it is there, and what the thread writes
 * does not take its place. */
static void test_flushed_while_writing(Fixture *fixture, gconstpointer data) {
  set_gravity(fixture, 1);
  let_begin_writing();
  g_assert_true(carom_autosave_flush(fixture->autosave));
  set_gravity(fixture, 2);
  g_assert_true(carom_autosave_flush(fixture->autosave));
  wait_ms(200);
  g_assert_cmpfloat(read_copy(fixture), ==, 2);
}

/* What is edited while a thread writes is left as well. */
static void test_left_while_writing(Fixture *fixture, gconstpointer data) {
  set_gravity(fixture, 1);
  let_begin_writing();
  set_gravity(fixture, 2);
  g_assert_cmpfloat(read_copy(fixture), ==, 2);
}

static void note_failure(CaromAutosave *autosave, const char *message, guint *n_failures) {
  g_assert_nonnull(strstr(message, "recovery"));
  (*n_failures)++;
}

/* Said once, and the work goes on. */
static void test_fails(Fixture *fixture, gconstpointer data) {
  guint n_failures = 0;
  g_autofree char *folder = g_build_filename(state, "carom", NULL);
  g_assert_true(g_file_set_contents(folder, "in the way", -1, NULL));
  g_signal_connect(fixture->autosave, "failed", G_CALLBACK(note_failure), &n_failures);
  edit(fixture);
  g_assert_false(carom_autosave_flush(fixture->autosave));
  g_assert_false(carom_autosave_flush(fixture->autosave));
  g_assert_cmpuint(n_failures, ==, 1);
  g_unlink(folder);
  g_assert_true(carom_autosave_flush(fixture->autosave));
}

/* Where the folder has gone after a first copy, the next one is not there until it can be made. */
static void test_folder_gone(Fixture *fixture, gconstpointer data) {
  g_autofree char *folder = g_build_filename(state, "carom", NULL);
  g_autofree char *elsewhere = g_build_filename(state, "elsewhere", NULL);
  edit(fixture);
  g_assert_true(carom_autosave_flush(fixture->autosave));
  g_assert_cmpint(g_rename(folder, elsewhere), ==, 0);
  carom_document_set_parameter(fixture->document, carom_parameter_by_id("restitution"), 0.25);
  g_assert_false(carom_autosave_flush(fixture->autosave));
  g_assert_false(carom_autosave_flush(fixture->autosave));
  g_assert_cmpint(g_rename(elsewhere, folder), ==, 0);
  g_assert_true(carom_autosave_flush(fixture->autosave));
}

/* What stood in the way goes, and without another edit there is a copy. */
static void test_tries_again(Fixture *fixture, gconstpointer data) {
  guint n_failures = 0;
  g_autofree char *folder = g_build_filename(state, "carom", NULL);
  g_assert_true(g_file_set_contents(folder, "in the way", -1, NULL));
  g_signal_connect(fixture->autosave, "failed", G_CALLBACK(note_failure), &n_failures);
  edit(fixture);
  wait_ms(CAROM_AUTOSAVE_REST_MS + 500);
  g_assert_cmpuint(n_failures, ==, 1);
  g_unlink(folder);
  wait_ms(CAROM_AUTOSAVE_RETRY_MS);
  g_assert_true(g_file_test(folder, G_FILE_TEST_IS_DIR));
  g_assert_cmpuint(n_failures, ==, 1);
}

/* There is no copy of what is still unsaved. */
static void test_stopped(Fixture *fixture, gconstpointer data) {
  carom_autosave_stop(fixture->autosave);
  g_assert_true(carom_autosave_flush(fixture->autosave));
  edit(fixture);
  g_assert_false(carom_autosave_flush(fixture->autosave));
}

int main(int argc, char **argv) {
  if (argc == 5 && g_str_equal(argv[1], CHILD))
    return run_child(argv[2], argv[3], argv[4][0] != 0);
  program = argv[0];
  state = g_dir_make_tmp("carom-state-XXXXXX", NULL);
  g_setenv("XDG_STATE_HOME", state, TRUE);
  g_test_init(&argc, &argv, NULL);
  static const struct {
    const char *path;
    void (*test)(Fixture *fixture, gconstpointer data);
  } tests[] = {
      {"/autosave/only-work", test_only_work},
      {"/autosave/typed", test_typed},
      {"/autosave/typed-the-same", test_typed_the_same},
      {"/autosave/typed-in-several", test_typed_in_several},
      {"/autosave/own-is-not-left", test_own_is_not_left},
      {"/autosave/stopped-while-writing", test_stopped_while_writing},
      {"/autosave/flushed-while-writing", test_flushed_while_writing},
      {"/autosave/left-while-writing", test_left_while_writing},
      {"/autosave/fails", test_fails},
      {"/autosave/folder-gone", test_folder_gone},
      {"/autosave/tries-again", test_tries_again},
      {"/autosave/stopped", test_stopped},
  };
  for (guint i = 0; i < G_N_ELEMENTS(tests); i++)
    g_test_add(tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  g_test_add_func("/autosave/killed", test_killed);
  int status = g_test_run();
  g_rmdir(state);
  g_free(state);
  return status;
}
