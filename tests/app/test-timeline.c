/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-timeline: the slider, its marks, and what a click on them finds. Needs a display; skipped
 * without one. */
#include "window-test.h"

#include "carom-contact-marks.h"
#include "carom-page-tabs.h"
#include "carom-timeline.h"

static void run_to_end(Fixture *fixture) {
  double end_s = carom_player_get_end_s(fixture->player);
  carom_player_seek(fixture->player, carom_player_frame_at(fixture->player, end_s));
  while (carom_player_is_seeking(fixture->player))
    g_main_context_iteration(NULL, TRUE);
}

/* What assistive technology is told about the timeline, and what dragging it does. */
static void test_timeline(Fixture *fixture, gconstpointer data) {
  g_autoptr(GPtrArray) timelines = find_all(fixture, CAROM_TYPE_TIMELINE);
  g_assert_cmpuint(timelines->len, ==, 1);
  GtkRange *timeline = timelines->pdata[0];
  gtk_test_accessible_assert_role(GTK_ACCESSIBLE(timeline), GTK_ACCESSIBLE_ROLE_SLIDER);
  gtk_test_accessible_assert_property(GTK_ACCESSIBLE(timeline), GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
                                      carom_player_get_end_s(fixture->player));
  double dt_s = carom_document_get_scene(fixture->document)->dt_s;
  gboolean handled;
  g_signal_emit_by_name(timeline, "change-value", GTK_SCROLL_JUMP, 20 * dt_s, &handled);
  wait_for_frame(fixture, 20);
  g_assert_cmpuint(test_frame(fixture->player), ==, 20);
  g_assert_cmpfloat_with_epsilon(gtk_range_get_value(timeline), 20 * dt_s, dt_s / 1000);
  gtk_range_set_value(timeline, 10 * dt_s); /* as assistive technology does */
  wait_for_frame(fixture, 10);
  g_assert_cmpuint(test_frame(fixture->player), ==, 10);
}

/* The first lane of the marks, which are below the trough and outside the widget's own height. */
static int mark_y(const GdkRectangle *trough) {
  return trough->y + trough->height / 2 + 7;
}

/* Returns: (transfer full): the pixels of that row, as wide as the trough */
static guint32 *get_mark_row(GtkWidget *timeline, const GdkRectangle *trough) {
  GtkWidget *around = gtk_widget_get_parent(timeline); /* without borders */
  int width = gtk_widget_get_width(around);
  double left, y;
  test_wait_for_frames(GTK_WIDGET(gtk_widget_get_root(timeline)));
  g_autofree guint32 *pixels = test_get_pixels(around, width, gtk_widget_get_height(around));
  gtk_widget_translate_coordinates(timeline, around, trough->x, mark_y(trough), &left, &y);
  return g_memdup2(&pixels[(int)y * width + (int)left], (gsize)trough->width * sizeof *pixels);
}

/* Where the first mark on the left is, by what is seen with it only; -1 if there is none. */
static int find_mark(GtkWidget *timeline, const GdkRectangle *trough) {
  g_autofree guint32 *with = get_mark_row(timeline, trough);
  carom_timeline_set_hide_ahead(CAROM_TIMELINE(timeline), TRUE);
  g_autofree guint32 *without = get_mark_row(timeline, trough);
  carom_timeline_set_hide_ahead(CAROM_TIMELINE(timeline), FALSE);
  for (int x = 0; x < trough->width; x++)
    if (with[x] != without[x])
      return trough->x + x;
  return -1;
}

static void click(GtkWidget *widget, double x, double y) {
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(widget);
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item(controllers, i);
    if (GTK_IS_GESTURE_CLICK(controller) &&
        gtk_event_controller_get_propagation_phase(controller) == GTK_PHASE_CAPTURE)
      g_signal_emit_by_name(controller, "pressed", 1, x, y);
  }
}

/* Time begins where writing does: there is the slider, so there are the marks and what a click on
 * them finds. */
static void test_timeline_directions(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  GtkWidget *timeline = test_find(window, CAROM_TYPE_TIMELINE, NULL);
  CaromComparison *comparison = carom_player_get_comparison(fixture->player);
  double end_s = carom_player_get_end_s(fixture->player);
  do_action(fixture, "win.next-contact");
  while (carom_player_is_seeking(fixture->player))
    g_main_context_iteration(NULL, TRUE);
  double dt_s = carom_document_get_scene(fixture->document)->dt_s;
  double share =
      (double)carom_run_get_contact(test_leading_run(fixture->player), 0)->frame * dt_s / end_s;
  for (GtkTextDirection way = GTK_TEXT_DIR_LTR; way <= GTK_TEXT_DIR_RTL; way++) {
    carom_player_seek(fixture->player, 0);
    gtk_widget_set_direction(timeline, way);
    test_wait_for_frames(window);
    GdkRectangle trough;
    gtk_range_get_range_rect(GTK_RANGE(timeline), &trough);
    double from_left = way == GTK_TEXT_DIR_LTR ? share : 1 - share;
    double wanted = trough.x + from_left * (trough.width - 1);
    int mark = find_mark(timeline, &trough);
    g_test_message("mark at %d, wanted at %g", mark, wanted);
    g_assert_cmpfloat(fabs(mark - wanted), <=, 0.5); /* the nearest pixel */
    click(timeline, mark, mark_y(&trough));
    g_assert_cmpfloat(carom_comparison_get_time_s(comparison), >, 0);
  }
}

/* ---- Bookmarks ---- */

static const CaromBookmark *get_bookmark(Fixture *fixture, guint i) {
  const GArray *bookmarks = carom_document_get_scene(fixture->document)->bookmarks;
  g_assert_cmpuint(i, <, bookmarks->len);
  return &g_array_index(bookmarks, CaromBookmark, i);
}

static double get_time_s(Fixture *fixture) {
  while (carom_player_is_seeking(fixture->player))
    g_main_context_iteration(NULL, TRUE);
  return carom_comparison_get_time_s(carom_player_get_comparison(fixture->player));
}

static void seek(Fixture *fixture, guint64 frame) {
  carom_player_seek(fixture->player, frame);
  get_time_s(fixture);
}

static void add_bookmark(Fixture *fixture, const char *name) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.add-bookmark", "s", name);
  get_time_s(fixture);
}

static void go_to_bookmark(Fixture *fixture, guint number) {
  seek(fixture, 0);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.bookmark", "u", number);
}

/* A name leads back to its time, be it that of a frame or of a contact, and the clock stays while
 * one is added. Bookmarks are in the order of their times; a time has one name; and all is undone.
 */
static void test_bookmarks(Fixture *fixture, gconstpointer data) {
  double dt_s = carom_document_get_scene(fixture->document)->dt_s;
  do_action(fixture, "win.next-contact");
  double contact_s = get_time_s(fixture);
  g_assert_cmpfloat(fmod(contact_s, dt_s), >, 0);
  add_bookmark(fixture, "contact");
  g_assert_cmpfloat(get_time_s(fixture), ==, contact_s);
  seek(fixture, 3);
  add_bookmark(fixture, "early");
  add_bookmark(fixture, "frame");
  g_assert_cmpuint(carom_document_get_scene(fixture->document)->bookmarks->len, ==, 2);
  g_assert_cmpstr(get_bookmark(fixture, 0)->name, ==, "frame");
  g_assert_cmpstr(get_bookmark(fixture, 1)->name, ==, "contact");
  go_to_bookmark(fixture, 1);
  g_assert_cmpfloat(get_time_s(fixture), ==, 3 * dt_s);
  go_to_bookmark(fixture, 2);
  g_assert_cmpfloat(get_time_s(fixture), ==, contact_s);
  g_assert_cmpint(carom_comparison_get_instant(carom_player_get_comparison(fixture->player)), ==,
                  CAROM_INSTANT_BEFORE);
  go_to_bookmark(fixture, 3);
  g_assert_cmpfloat(get_time_s(fixture), ==, 0);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.remove-bookmark", "u", 1);
  g_assert_cmpstr(get_bookmark(fixture, 0)->name, ==, "contact");
  do_action(fixture, "win.undo");
  g_assert_cmpstr(get_bookmark(fixture, 0)->name, ==, "frame");
}

/* The mark of a bookmark leads to it, also where time goes from right to left. */
static void test_bookmark_marks(Fixture *fixture, gconstpointer data) {
  GtkWidget *timeline = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_TIMELINE, NULL);
  double end_s = carom_player_get_end_s(fixture->player);
  seek(fixture, 30);
  double time_s = get_time_s(fixture), share = time_s / end_s;
  add_bookmark(fixture, "here");
  for (GtkTextDirection way = GTK_TEXT_DIR_LTR; way <= GTK_TEXT_DIR_RTL; way++) {
    GdkRectangle trough;
    seek(fixture, 0);
    gtk_widget_set_direction(timeline, way);
    test_wait_for_frames(GTK_WIDGET(fixture->window));
    gtk_range_get_range_rect(GTK_RANGE(timeline), &trough);
    double from_left = way == GTK_TEXT_DIR_LTR ? share : 1 - share;
    click(timeline, trough.x + from_left * trough.width, trough.y + trough.height / 2.0 - 5);
    g_assert_cmpfloat(get_time_s(fixture), ==, time_s);
  }
}

/* In the popover, the name is typed and entered; blanks are no name. */
static void test_bookmark_popover(Fixture *fixture, gconstpointer data) {
  GtkWidget *timeline = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_TIMELINE, NULL);
  do_action(fixture, "win.bookmarks");
  GtkWidget *entry = test_find(test_find(timeline, GTK_TYPE_POPOVER, NULL), GTK_TYPE_ENTRY, NULL);
  gtk_editable_set_text(GTK_EDITABLE(entry), " \t ");
  g_signal_emit_by_name(entry, "activate");
  g_assert_cmpuint(carom_document_get_scene(fixture->document)->bookmarks->len, ==, 0);
  gtk_editable_set_text(GTK_EDITABLE(entry), " The start ");
  g_signal_emit_by_name(entry, "activate");
  g_assert_cmpstr(get_bookmark(fixture, 0)->name, ==, "The start");
  g_assert_cmpfloat(get_bookmark(fixture, 0)->at_s, ==, 0);
}

static GtkWidget *open_popover(Fixture *fixture, GtkWidget *timeline) {
  do_action(fixture, "win.bookmarks");
  GtkWidget *popover = test_find(timeline, GTK_TYPE_POPOVER, NULL);
  g_assert_true(popover && gtk_widget_get_visible(popover));
  return popover;
}

/* When it closes, the focus is where it was; and it opens again, even if GTK keeps the one that has
 * been closed. */
static void test_bookmark_popover_again(Fixture *fixture, gconstpointer data) {
  GtkWidget *timeline = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_TIMELINE, NULL);
  GtkWidget *before = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_PAGE_TABS, NULL);
  g_assert_true(gtk_widget_child_focus(before, GTK_DIR_TAB_FORWARD));
  GtkWidget *focus = gtk_window_get_focus(GTK_WINDOW(fixture->window));
  g_autoptr(GtkWidget) kept = g_object_ref(open_popover(fixture, timeline));
  g_assert_true(gtk_window_get_focus(GTK_WINDOW(fixture->window)) != focus);
  gtk_popover_popdown(GTK_POPOVER(kept));
  while (gtk_widget_get_parent(kept))
    g_main_context_iteration(NULL, TRUE);
  g_assert_true(gtk_window_get_focus(GTK_WINDOW(fixture->window)) == focus);
  g_assert_true(open_popover(fixture, timeline) != kept);
}

/* ---- The ends ---- */

/* Pixels beside the trough that are looked at too. */
#define BESIDE 4

#define DISCS(one, other)                                                                          \
  "{\"format\": \"carom-scene\", \"version\": 1, \"title\": \"Ends\", \"dt\": 0.001, "             \
  "\"duration\": 1, \"bodies\": ["                                                                 \
  "{\"position\": [0, 0], \"velocity\": [1, 0], \"radius\": 1, \"mass\": 1}, "                     \
  "{\"position\": [2.0005, " one "], \"velocity\": [-1, 0], \"radius\": 1, \"mass\": 1}, "         \
  "{\"position\": [0, 9], \"velocity\": [1, 0], \"radius\": 1, \"mass\": 1}, "                     \
  "{\"position\": [3.9995, " other "], \"velocity\": [-1, 0], \"radius\": 1, \"mass\": 1}]}"

/* Returns: (transfer full): the row of marks after a run of @scene, with the slider in the middle
 */
static guint32 *run_for_row(Fixture *fixture, const char *scene, guint n_contacts,
                            GtkTextDirection way, GdkRectangle *beside) {
  GtkWidget *timeline = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_TIMELINE, NULL);
  g_autofree char *path = write_file(fixture, "ends.carom", scene);
  open_scene(fixture, path);
  run_to_end(fixture);
  const CaromRun *run = test_leading_run(fixture->player);
  g_assert_cmpuint(carom_run_count_contacts(run), ==, n_contacts);
  if (n_contacts == 2) {
    g_assert_cmpuint(carom_run_get_contact(run, 0)->frame, ==, 1);
    g_assert_cmpuint(carom_run_get_contact(run, 1)->frame, ==, 1000);
  }
  carom_player_seek(fixture->player, 500);
  gtk_widget_set_direction(timeline, way);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  gtk_range_get_range_rect(GTK_RANGE(timeline), beside);
  beside->x -= BESIDE;
  beside->width += 2 * BESIDE;
  return get_mark_row(timeline, beside);
}

/* Of two pairs of discs, one meets in the first frame and one in the last. Both marks are as wide
 * as all others, and within the trough. */
static void test_ends(Fixture *fixture, gconstpointer data) {
  for (GtkTextDirection way = GTK_TEXT_DIR_LTR; way <= GTK_TEXT_DIR_RTL; way++) {
    GdkRectangle beside;
    g_autofree guint32 *with = run_for_row(fixture, DISCS("0", "9"), 2, way, &beside);
    g_autofree guint32 *without = run_for_row(fixture, DISCS("5", "14"), 0, way, &beside);
    int end = beside.width - BESIDE;
    for (int x = 0; x < beside.width; x++) {
      gboolean is_marked =
          (x >= BESIDE && x < BESIDE + 2) || (x >= end - 2 && x < end); /* 2 pixels each */
      g_assert_cmpint(with[x] != without[x], ==, is_marked);
    }
  }
}

/* ---- Lanes ---- */

static guint count_runs(const CaromContactMarks *marks, guint lane) {
  guint n = 0, first = 0, end;
  for (; carom_contact_marks_find_run(marks, lane, &first, &end); first = end)
    n++;
  return n;
}

/* @n: how many marks are expected of each pane, and then of all */
static void assert_marks(Fixture *fixture, const guint *n, gboolean hide_ahead) {
  CaromContactMarks marks;
  guint n_panes = count_panes(fixture);
  carom_contact_marks_init(&marks);
  carom_contact_marks_update(&marks, carom_player_get_comparison(fixture->player),
                             carom_player_get_end_s(fixture->player), 500, hide_ahead);
  for (guint lane = 0; lane <= n_panes; lane++)
    g_assert_cmpuint(count_runs(&marks, lane), ==, n[lane]);
  carom_contact_marks_clear(&marks);
}

static void assert_described(Fixture *fixture, const char *description) {
  GtkWidget *timeline = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_TIMELINE, NULL);
  gtk_test_accessible_assert_property(GTK_ACCESSIBLE(timeline), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      description);
}

/* Where all panes have the same contact, it is one mark. */
static void test_coincide(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "oblique");
  assert_described(fixture, "0 contacts in each pane");
  run_to_end(fixture);
  assert_marks(fixture, (const guint[]){0, 0, 0, 1}, FALSE);
  assert_described(fixture, "1 contact in each pane");
}

/* The wall leaks in the last pane: two of the three contacts are on the lanes of the others. */
static void test_differ(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "tunnelling");
  run_to_end(fixture);
  assert_marks(fixture, (const guint[]){2, 2, 0, 1}, FALSE);
  assert_described(fixture, "Contacts, by pane: 3, 3, 1");
  carom_player_seek(fixture->player, 0);
  assert_marks(fixture, (const guint[]){2, 2, 0, 1}, FALSE);
  assert_marks(fixture, (const guint[]){0, 0, 0, 0}, TRUE);
  GtkWidget *timeline = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_TIMELINE, NULL);
  carom_timeline_set_hide_ahead(CAROM_TIMELINE(timeline), TRUE);
  assert_described(fixture, "0 contacts in each pane");
}

/* A click goes to the contact of the pane on whose lane it is. */
static void test_pick_lane(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "tunnelling");
  run_to_end(fixture);
  CaromComparison *comparison = carom_player_get_comparison(fixture->player);
  GtkWidget *timeline = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_TIMELINE, NULL);
  GdkRectangle trough;
  gtk_range_get_range_rect(GTK_RANGE(timeline), &trough);
  for (guint pane = 0; pane <= 1; pane++) {
    const CaromRun *run = carom_comparison_get_run(comparison, pane);
    double share = (double)carom_run_get_contact(run, 1)->frame *
                   carom_comparison_get_scene(comparison)->dt_s /
                   carom_player_get_end_s(fixture->player);
    /* the middles of the first and second lane, which are 4 pixels high */
    click(timeline, trough.x + share * (trough.width - 1), mark_y(&trough) - 1 + 4 * (int)pane);
    g_assert_true(carom_comparison_is_at_contact(comparison, pane, 1));
    /* only the first pane knows instants */
    g_assert_cmpint(carom_comparison_get_instant(comparison) != CAROM_INSTANT_NONE, ==, pane == 0);
  }
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/timeline/slider", test_timeline},
      {"/timeline/directions", test_timeline_directions},
      {"/timeline/ends", test_ends},
      {"/timeline/coincide", test_coincide},
      {"/timeline/differ", test_differ},
      {"/timeline/pick-lane", test_pick_lane},
      {"/timeline/bookmarks", test_bookmarks},
      {"/timeline/bookmark-marks", test_bookmark_marks},
      {"/timeline/bookmark-popover", test_bookmark_popover},
      {"/timeline/bookmark-popover-again", test_bookmark_popover_again},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
