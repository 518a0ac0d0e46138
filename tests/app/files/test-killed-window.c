/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-killed-window: the program with its window, killed at any moment while it is worked with, in
 * the middle of a drag as well, and what its next start offers then. Needs a display. Both programs
 * are this one as a child, with the real application. */
#include "../panes/pane-editing-test.h"

#include "carom-autosave.h"
#include "carom-file-digest.h"
#include "carom-item-table.h"
#include "carom-item-view.h"
#include "carom-parameter-row.h"
#include "carom-scene-file.h"
#include "carom-scene-json.h"
#include "rounds-test.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

/* No more than this is lost, on a busy machine, too: a copy begins CAROM_AUTOSAVE_MOST_MS after an
 * edit at most, and 2 s are for writing it. */
#define MOST_LOST_US (5 * G_USEC_PER_SEC)

#define N_KILLED  50
#define N_AT_ONCE 10
#define N_QUICK   4 /* all in all, by default */
/* After its first edit one is killed within this time, so before its first copy or after several.
 */
#define MOST_LIFE_MS 7000

#define WORK       "--work"
#define REST       "--rest"
#define TYPE       "--type"
#define TYPE_FIELD "--type-field"
#define TAKE_BACK  "--take-back"
#define NEXT       "--next"
#define EDIT_MS    120
#define N_MOVES    4  /* of the pointer in a drag */
#define SAVE_EVERY 19 /* drags */
#define POLL_MS    10

static char *program; /* of this test */

/* ---- At work: each state that the scene has had is in the log, before anything can keep it ----
 */

typedef struct {
  Fixture window;
  FILE *log;
  pid_t parent;    /* without which there is nothing to do */
  const char *way; /* WORK, REST, TYPE, TYPE_FIELD or TAKE_BACK */
  guint n_drags, n_moves;
  CaromVec2 from; /* where the pointer has pressed */
} Work;

static char *digest_scene(CaromDocument *document) {
  g_autoptr(CaromScene) scene = carom_document_make_scene(document);
  g_autofree char *json = carom_scene_json_write(scene);
  return carom_file_digest_of_data(json, strlen(json));
}

static void tell(Work *work, const char *what) {
  g_autofree char *digest = digest_scene(work->window.document);
  fprintf(work->log, "%s %" G_GINT64_FORMAT " %s\n", what, g_get_monotonic_time(), digest);
  fflush(work->log);
}

/* Between drags a parameter changes, by its action, and the scene is saved now and then. */
static void do_between_drags(Work *work) {
  double restitution = 1 / (1.0 + work->n_drags % 1000);
  GtkWidget *window = GTK_WIDGET(work->window.window);
  gtk_widget_activate_action(window, "win.restitution", "d", restitution);
  tell(work, "edit");
  if (work->n_drags % SAVE_EVERY != 0)
    return;
  tell(work, "saving");
  do_action(&work->window, "win.save");
  g_assert_null(find_dialog());
  tell(work, "saved");
}

/* One step of a drag of the first disc, to and fro: press, moves, release. */
static gboolean on_edit(gpointer data) {
  Work *work = data;
  Fixture *window = &work->window;
  if (getppid() != work->parent)
    _exit(1);
  if (!gtk_application_get_windows(GTK_APPLICATION(g_application_get_default())))
    return G_SOURCE_REMOVE; /* the program is ending */
  if (work->n_moves == 0) {
    do_between_drags(work);
    work->from = place_of(window, 0, position_of(window, 0));
    press(window, 0, work->from);
  } else if (work->n_moves <= N_MOVES) {
    double way = (work->n_drags % 2 ? -7.0 : 8.0) * work->n_moves;
    drag_to(window, 0, carom_vec2_add(work->from, carom_vec2(way, way / 2)));
    tell(work, "drag");
  } else {
    release(window, 0);
    tell(work, "edit");
    work->n_drags++;
  }
  work->n_moves = work->n_moves <= N_MOVES ? work->n_moves + 1 : 0;
  return G_SOURCE_CONTINUE;
}

/* ---- Typing into a table of the window of tables, with the main window used last ---- */

/* Begins to edit the first number of the first disc. */
static GtkEditable *begin_typing(GtkWidget *tables) {
  CaromItemView *view = CAROM_ITEM_VIEW(test_find(tables, CAROM_TYPE_ITEM_VIEW, NULL));
  CaromItemPlace place = {0, 1};
  carom_item_view_focus(view, place);
  test_wait_for_frames(tables);
  carom_item_view_activate(view, place);
  GtkWidget *entry = test_find(GTK_WIDGET(view), GTK_TYPE_ENTRY, NULL);
  g_assert_nonnull(entry);
  return GTK_EDITABLE(entry);
}

/* As if it had been clicked last. */
static void put_first(GtkWindow *window) {
  GtkApplication *app = g_object_ref(gtk_window_get_application(window));
  g_application_hold(G_APPLICATION(app));
  gtk_application_remove_window(app, window);
  gtk_application_add_window(app, window);
  g_application_release(G_APPLICATION(app));
  g_assert_true(gtk_application_get_windows(app)->data == window);
  g_object_unref(app);
}

/* What is typed is in the log as it would be entered. */
static void type_number(Work *work) {
  Fixture *window = &work->window;
  GtkWindow *tables =
      carom_item_table_new_window(GTK_WINDOW(window->window), get_editor(window), window->document);
  gtk_window_present(tables);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(tables));
  GtkEditable *entry = begin_typing(GTK_WIDGET(tables));
  gtk_editable_set_text(entry, "7");
  g_signal_emit_by_name(entry, "activate");
  g_autofree char *digest = digest_scene(window->document);
  do_action(window, "win.undo");
  gtk_editable_set_text(begin_typing(GTK_WIDGET(tables)), "7");
  put_first(GTK_WINDOW(window->window));
  fprintf(work->log, "typed %" G_GINT64_FORMAT " %s\n", g_get_monotonic_time(), digest);
  fflush(work->log);
}

/* ---- Typing into a field of the panel ---- */

/* Its own row has the field. */
static GtkWidget *find_parameter(GtkWidget *window, const char *title) {
  GtkWidget *label = test_find(window, GTK_TYPE_LABEL, title);
  g_assert_nonnull(label);
  GtkWidget *row = gtk_widget_get_ancestor(label, CAROM_TYPE_PARAMETER_ROW);
  return test_find(row, GTK_TYPE_SPIN_BUTTON, NULL);
}

/* A panel that has just been shown has no place yet. */
static void focus(GtkWidget *field) {
  GtkRoot *window = gtk_widget_get_root(field);
  while (!gtk_root_get_focus(window) ||
         !gtk_widget_is_ancestor(gtk_root_get_focus(window), field)) {
    test_wait_for_frames(GTK_WIDGET(window));
    gtk_widget_grab_focus(field);
  }
}

/* What is typed is in the log as it would be entered. */
static void type_in_field(Work *work) {
  Fixture *window = &work->window;
  GtkWidget *spin_button = find_parameter(GTK_WIDGET(window->window), "Restitution e of discs");
  show_panel(window);
  focus(spin_button);
  gtk_editable_set_text(GTK_EDITABLE(spin_button), "0.25");
  gtk_spin_button_update(GTK_SPIN_BUTTON(spin_button));
  g_autofree char *digest = digest_scene(window->document);
  do_action(window, "win.undo");
  gtk_editable_set_text(GTK_EDITABLE(spin_button), "0.25");
  fprintf(work->log, "typed %" G_GINT64_FORMAT " %s\n", g_get_monotonic_time(), digest);
  fflush(work->log);
}

/* Escape ends what goes on first, such as catching up with the clock, and then the typing. */
#define MOST_ESCAPES 5

/* Presses Escape, after there is a copy with what was typed. A field that has lost the focus, as to
 * the window of another test, has taken it; then it is typed anew. */
static gboolean take_back(gpointer data) {
  Work *work = data;
  Fixture *window = &work->window;
  GtkWidget *field = find_parameter(GTK_WIDGET(window->window), "Restitution e of discs");
  gboolean is_taken;
  g_object_get(window->document, "can-undo", &is_taken, NULL);
  if (is_taken) {
    do_action(window, "win.undo");
    focus(field);
    gtk_editable_set_text(GTK_EDITABLE(field), "0.25");
    return G_SOURCE_CONTINUE;
  }
  g_assert_cmpstr(gtk_editable_get_text(GTK_EDITABLE(field)), ==, "0.25");
  for (guint i = 0;
       i < MOST_ESCAPES && g_str_equal(gtk_editable_get_text(GTK_EDITABLE(field)), "0.25"); i++)
    g_assert_true(test_press_key(GTK_WIDGET(window->window), GDK_KEY_Escape, 0));
  if (g_str_equal(gtk_editable_get_text(GTK_EDITABLE(field)), "0.25"))
    return G_SOURCE_CONTINUE;
  tell(work, "back");
  return G_SOURCE_REMOVE;
}

static gboolean begin_work(gpointer data) {
  Work *work = data;
  GtkApplication *app = GTK_APPLICATION(g_application_get_default());
  work->window.window = CAROM_WINDOW(gtk_application_get_active_window(app));
  work->window.document = carom_window_get_document(work->window.window);
  gtk_window_set_default_size(GTK_WINDOW(work->window.window), 1, 1); /* cheap to draw */
  gtk_test_widget_wait_for_draw(GTK_WIDGET(work->window.window));
  test_wait_for_frames(GTK_WIDGET(work->window.window));
  do_action(&work->window, "win.save"); /* with the panes, which the file did not name */
  tell(work, "saved");
  if (g_str_equal(work->way, WORK))
    g_timeout_add(EDIT_MS, on_edit, work);
  else if (g_str_equal(work->way, TYPE))
    type_number(work);
  else if (!g_str_equal(work->way, REST))
    type_in_field(work);
  if (g_str_equal(work->way, TAKE_BACK))
    g_timeout_add(CAROM_AUTOSAVE_MOST_MS, take_back, work);
  return G_SOURCE_REMOVE;
}

/* As main() does it. */
static int run_application(char *path, GSourceFunc begin, gpointer data) {
  char *arguments[] = {(char *)"carom", path, NULL};
  g_autoptr(CaromApplication) app = carom_application_new(G_APPLICATION_NON_UNIQUE);
  g_idle_add(begin, data);
  return g_application_run(G_APPLICATION(app), path ? 2 : 1, arguments);
}

/* @way: what is done after it has been saved */
static int run_work(char *path, const char *log, const char *way) {
  Work work = {.log = g_fopen(log, "a"), .parent = getppid(), .way = way};
  return run_application(path, begin_work, &work);
}

/* ---- The next start: what it offers is restored, and the digest of that goes into a file ---- */

static GtkWidget *find_in_windows(const char *label) {
  GtkWidget *found = NULL;
  GListModel *windows = gtk_window_get_toplevels();
  for (guint i = 0; i < g_list_model_get_n_items(windows) && !found; i++) {
    g_autoptr(GtkWidget) window = g_list_model_get_item(windows, i);
    found = test_find(window, GTK_TYPE_BUTTON, label);
  }
  return found;
}

static gboolean restore(gpointer answer) {
  GtkApplication *app = GTK_APPLICATION(g_application_get_default());
  GtkWidget *button = find_in_windows("_Restore");
  g_autofree char *digest = NULL;
  if (button) {
    g_signal_emit_by_name(button, "clicked");
    g_assert_cmpuint(g_list_length(gtk_application_get_windows(app)), >=, 1);
    for (GList *link = gtk_application_get_windows(app); link && !digest; link = link->next)
      if (CAROM_IS_WINDOW(link->data))
        digest = digest_scene(carom_window_get_document(link->data));
  }
  g_assert_true(g_file_set_contents(answer, digest ? digest : "", -1, NULL));
  _exit(0);
}

/* ---- Killing it ---- */

typedef struct {
  char *folder, *path, *log, *answer;
  GPid pid;
  gint64 kill_us; /* when to; 0: it has not begun yet */
  gint64 killed_us;
} Victim;

/* A program with a home of its own. */
static GPid spawn(const Victim *victim, const char *what, const char *one, const char *other) {
  GPid pid;
  g_autoptr(GError) error = NULL;
  g_auto(GStrv) environment = g_get_environ();
  static const char *const homes[] = {"XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
                                      "XDG_CACHE_HOME"};
  for (guint i = 0; i < G_N_ELEMENTS(homes); i++) {
    g_autofree char *home = g_build_filename(victim->folder, homes[i], NULL);
    environment = g_environ_setenv(environment, homes[i], home, TRUE);
  }
  char *arguments[] = {program, (char *)what, (char *)one, (char *)other, NULL};
  g_spawn_async(NULL, arguments, environment, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid, &error);
  g_assert_no_error(error);
  return pid;
}

static void start(Victim *victim, const char *what) {
  g_autoptr(CaromScene) scene = test_head_on(1);
  g_autofree char *json = carom_scene_json_write(scene);
  g_autoptr(GError) error = NULL;
  *victim = (Victim){.folder = g_dir_make_tmp("carom-XXXXXX", NULL)};
  victim->path = g_build_filename(victim->folder, "mine.carom", NULL);
  victim->log = g_build_filename(victim->folder, "log", NULL);
  victim->answer = g_build_filename(victim->folder, "answer", NULL);
  g_file_set_contents(victim->path, json, -1, &error);
  g_assert_no_error(error);
  victim->pid = spawn(victim, what, victim->path, victim->log);
}

static gboolean has_begun(const Victim *victim) {
  GStatBuf status;
  return g_stat(victim->log, &status) == 0 && status.st_size > 0;
}

/* Returns: whether it is dead, and its next start under way */
static gboolean tend(Victim *victim) {
  if (victim->killed_us)
    return TRUE;
  g_assert_cmpint(waitpid(victim->pid, NULL, WNOHANG), ==, 0); /* it works until it is killed */
  gint64 now_us = g_get_monotonic_time();
  if (!victim->kill_us && has_begun(victim))
    victim->kill_us = now_us + g_test_rand_int_range(0, MOST_LIFE_MS) * G_TIME_SPAN_MILLISECOND;
  if (!victim->kill_us || now_us < victim->kill_us)
    return FALSE;
  g_assert_cmpint(kill(victim->pid, SIGKILL), ==, 0);
  victim->killed_us = g_get_monotonic_time();
  g_assert_cmpint(waitpid(victim->pid, NULL, 0), ==, victim->pid);
  victim->pid = spawn(victim, NEXT, victim->answer, NULL);
  return TRUE;
}

/* ---- What is left ---- */

/* What the log tells. */
typedef struct {
  char what[8];
  gint64 time_us;
  char digest[129];
} State;

/* Returns: (element-type State): whole lines only; the last may have been cut off */
static GArray *read_log(const Victim *victim) {
  GArray *states = g_array_new(FALSE, TRUE, sizeof(State));
  g_autofree char *text = NULL;
  g_assert_true(g_file_get_contents(victim->log, &text, NULL, NULL));
  g_auto(GStrv) lines = g_strsplit(text, "\n", -1);
  for (guint i = 0; lines[i] && lines[i + 1]; i++) {
    State state = {.time_us = 0};
    g_assert_cmpint(sscanf(lines[i], "%7s %" G_GINT64_FORMAT " %128s", state.what, &state.time_us,
                           state.digest),
                    ==, 3);
    g_array_append_val(states, state);
  }
  return states;
}

/* Returns: the last state that is @digest bit for bit, which must be there */
static guint find_state(const GArray *states, const char *digest) {
  for (guint i = states->len; i > 0; i--)
    if (g_str_equal(g_array_index(states, State, i - 1).digest, digest))
      return i - 1;
  g_error("The scene has never been like this");
}

/* Which state the saved file has: the last one that was saved, or was being saved. */
static guint check_file(const Victim *victim, const GArray *states) {
  g_autofree char *text = NULL;
  gsize length;
  g_assert_true(g_file_get_contents(victim->path, &text, &length, NULL));
  g_autofree char *digest = carom_file_digest_of_data(text, length);
  gboolean is_saving = FALSE;
  for (guint i = states->len; i > 0; i--) {
    const State *state = &g_array_index(states, State, i - 1);
    gboolean was_saved = g_str_equal(state->what, "saved");
    is_saving = is_saving || g_str_equal(state->what, "saving");
    if ((was_saved || g_str_equal(state->what, "saving")) && g_str_equal(state->digest, digest))
      return i - 1;
    if (was_saved)
      break;
  }
  g_error("The file is neither as it was saved last nor as it was being saved (%d)", is_saving);
}

typedef struct {
  gint64 most_lost_us;
  guint n_dragging, n_restored;
} Summary;

static void check_victim(Victim *victim, Summary *summary) {
  g_autoptr(GArray) states = read_log(victim);
  g_autofree char *restored = NULL;
  int status;
  g_assert_cmpint(waitpid(victim->pid, &status, 0), ==, victim->pid);
  g_assert_cmpint(status, ==, 0);
  g_assert_true(g_file_get_contents(victim->answer, &restored, NULL, NULL));
  guint kept = check_file(victim, states);
  if (*restored)
    kept = MAX(kept, find_state(states, restored));
  gint64 lost_us = kept + 1 < states->len
                       ? victim->killed_us - g_array_index(states, State, kept + 1).time_us
                       : 0;
  g_assert_cmpint(lost_us, <=, MOST_LOST_US);
  summary->most_lost_us = MAX(summary->most_lost_us, lost_us);
  summary->n_restored += *restored != 0;
  summary->n_dragging += g_str_equal(g_array_index(states, State, states->len - 1).what, "drag");
}

static void remove_tree(const char *path) {
  g_autoptr(GDir) dir =
      g_file_test(path, G_FILE_TEST_IS_SYMLINK) ? NULL : g_dir_open(path, 0, NULL);
  const char *name;
  while (dir && (name = g_dir_read_name(dir))) {
    g_autofree char *inner = g_build_filename(path, name, NULL);
    remove_tree(inner);
  }
  g_remove(path);
}

static void forget(Victim *victim) {
  remove_tree(victim->folder);
  g_free(victim->folder);
  g_free(victim->path);
  g_free(victim->log);
  g_free(victim->answer);
}

static void kill_some(guint n, Summary *summary) {
  Victim victims[N_AT_ONCE];
  for (guint i = 0; i < n; i++)
    start(&victims[i], WORK);
  for (guint n_dead = 0; n_dead < n;) {
    g_usleep(POLL_MS * 1000);
    n_dead = 0;
    for (guint i = 0; i < n; i++)
      n_dead += tend(&victims[i]);
  }
  for (guint i = 0; i < n; i++) {
    check_victim(&victims[i], summary);
    forget(&victims[i]);
  }
}

/* Most of the time something is being dragged, so of many some are killed then. A copy is kept
 * after a second at rest or three of work, and most live for longer. */
static void test_killed(void) {
  Summary summary = {0, 0, 0};
  guint n = test_is_thorough() ? N_KILLED : N_QUICK, n_at_once = MIN(n, N_AT_ONCE);
  for (guint i = 0; i < n; i += n_at_once)
    kill_some(n_at_once, &summary);
  g_test_message("%u killed, %u of them in the middle of a drag; %u restored; at most %.2f s lost",
                 n, summary.n_dragging, summary.n_restored,
                 (double)summary.most_lost_us / G_USEC_PER_SEC);
  if (!test_is_thorough())
    return;
  g_assert_cmpuint(summary.n_dragging, >, 0);
  g_assert_cmpuint(summary.n_restored, >, n / 4);
}

/* ---- Ended from outside ---- */

/* Waits until what the log tells last is @wanted. */
static void wait_for(const Victim *victim, const char *wanted) {
  for (gboolean is_ready = FALSE; !is_ready; g_usleep(POLL_MS * 1000)) {
    g_assert_cmpint(waitpid(victim->pid, NULL, WNOHANG), ==, 0);
    if (!has_begun(victim))
      continue;
    g_autoptr(GArray) states = read_log(victim);
    const char *last = states->len > 0 ? g_array_index(states, State, states->len - 1).what : "";
    is_ready = g_str_equal(last, wanted);
  }
}

/* Returns: (transfer full): the digest of what is offered at the next start; "" if nothing is */
static char *start_again(Victim *victim) {
  char *offered = NULL;
  int status;
  victim->pid = spawn(victim, NEXT, victim->answer, NULL);
  g_assert_cmpint(waitpid(victim->pid, &status, 0), ==, victim->pid);
  g_assert_cmpint(status, ==, 0);
  g_assert_true(g_file_get_contents(victim->answer, &offered, NULL, NULL));
  return offered;
}

static const struct {
  const char *path;
  int signal;
} endings[] = {
    {"/ended-window/term", SIGTERM}, {"/ended-window/hup", SIGHUP}, {"/ended-window/int", SIGINT}};

/* Where the session ends, or the terminal, all that has not been saved is offered again, up to the
 * last edit, and what was still being typed; where nothing was left to be saved, nothing is
 * offered. */
static void test_ended(gconstpointer data) {
  static const struct {
    const char *way, *state;
    gboolean has_work;
  } ways[] = {{REST, "saved", FALSE}, {WORK, "drag", TRUE}, {TYPE, "typed", TRUE}};
  guint k = GPOINTER_TO_UINT(data);
  for (guint i = 0; i < G_N_ELEMENTS(ways); i++) {
    if (!test_runs_cell(k, G_N_ELEMENTS(endings), i, G_N_ELEMENTS(ways)))
      continue;
    Victim victim;
    int status;
    start(&victim, ways[i].way);
    wait_for(&victim, ways[i].state);
    g_assert_cmpint(kill(victim.pid, endings[k].signal), ==, 0);
    g_assert_cmpint(waitpid(victim.pid, &status, 0), ==, victim.pid);
    g_assert_cmpint(status, ==, 0);
    g_autoptr(GArray) states = read_log(&victim);
    g_autofree char *offered = start_again(&victim);
    const char *last = g_array_index(states, State, states->len - 1).digest;
    g_assert_cmpstr(offered, ==, ways[i].has_work ? last : "");
    forget(&victim);
  }
}

/* What is typed is kept as if it had been entered, within the time in which all work is; after what
 * has been taken back, the file is offered as it is. */
static void test_killed_while_typing(void) {
  static const struct {
    const char *way, *state;
  } ways[] = {{TYPE, "typed"}, {TYPE_FIELD, "typed"}, {TAKE_BACK, "back"}};
  Victim victims[G_N_ELEMENTS(ways)];
  for (guint i = 0; i < G_N_ELEMENTS(ways); i++) {
    start(&victims[i], ways[i].way);
    wait_for(&victims[i], ways[i].state);
  }
  g_usleep(MOST_LOST_US);
  for (guint i = 0; i < G_N_ELEMENTS(ways); i++) {
    Victim *victim = &victims[i];
    g_assert_cmpint(kill(victim->pid, SIGKILL), ==, 0);
    g_assert_cmpint(waitpid(victim->pid, NULL, 0), ==, victim->pid);
    g_autoptr(GArray) states = read_log(victim);
    g_autofree char *offered = start_again(victim);
    g_assert_cmpstr(offered, ==, g_array_index(states, State, states->len - 1).digest);
    forget(victim);
  }
}

/* None outlives a test that has failed, whose output it would keep open. */
#define MOST_LIFE_S 100

int main(int argc, char **argv) {
  program = argv[0];
  if (argc > 2)
    alarm(MOST_LIFE_S);
  if (argc == 4)
    return run_work(argv[2], argv[3], argv[1]);
  if (argc == 3 && g_str_equal(argv[1], NEXT))
    return run_application(NULL, restore, argv[2]);
  g_test_init(&argc, &argv, NULL);
  if (!gtk_init_check()) {
    g_print("1..0 # SKIP no display\n");
    return 0;
  }
  g_test_add_func("/killed-window", test_killed);
  g_test_add_func("/killed-while-typing", test_killed_while_typing);
  for (guint i = 0; i < G_N_ELEMENTS(endings); i++)
    g_test_add_data_func(endings[i].path, GUINT_TO_POINTER(i), test_ended);
  return g_test_run();
}
