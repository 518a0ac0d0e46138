/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-notices: what the window says in passing, and what it says in a dialog. Needs a display. */
#include "window-test.h"

#include "carom-notices.h"
#include "carom-pane-strip.h"

static CaromNotices *get_notices(Fixture *fixture) {
  return CAROM_NOTICES(test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_NOTICES, NULL));
}

static GtkInfoBar *get_bar(Fixture *fixture) {
  return GTK_INFO_BAR(test_find(GTK_WIDGET(fixture->window), GTK_TYPE_INFO_BAR, NULL));
}

static void test_passing(Fixture *fixture, gconstpointer data) {
  g_assert_false(gtk_info_bar_get_revealed(get_bar(fixture)));
  carom_notices_show(get_notices(fixture), "Less <b> than");
  g_assert_true(gtk_info_bar_get_revealed(get_bar(fixture)));
  g_assert_nonnull(test_find(GTK_WIDGET(get_bar(fixture)), GTK_TYPE_LABEL, "Less <b> than"));
  carom_notices_show(get_notices(fixture), NULL);
  g_assert_false(gtk_info_bar_get_revealed(get_bar(fixture)));
}

/* What is being aimed at stays where it is when a bar comes. */
static void test_nothing_moves(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  GtkWidget *panes = test_find(window, CAROM_TYPE_PANE_STRIP, NULL);
  graphene_rect_t before, after;
  test_wait_for_frames(window);
  g_assert_true(gtk_widget_compute_bounds(panes, window, &before));
  carom_notices_offer(get_notices(fixture), "Something", "_Undo", "Undo it", "win.undo");
  while (gtk_widget_get_height(GTK_WIDGET(get_notices(fixture))) == 0)
    test_wait_for_frames(window);
  test_wait_for_frames(window);
  g_assert_true(gtk_widget_compute_bounds(panes, window, &after));
  g_assert_true(graphene_rect_equal(&before, &after));
}

/* Text that wraps is whole; only very long text scrolls, and then it shows that it does. */
static void test_wraps(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW(
      test_find(GTK_WIDGET(get_notices(fixture)), GTK_TYPE_SCROLLED_WINDOW, NULL));
  GtkAdjustment *lines = gtk_scrolled_window_get_vadjustment(scroller);
  g_autoptr(GString) text = g_string_new(NULL);
  while (text->len < 3 * (gsize)gtk_widget_get_width(window) / 10)
    g_string_append(text, "Some words that wrap. ");
  for (guint n = 1; n <= 10; n += 9) {
    g_autoptr(GString) repeated = g_string_new(NULL);
    for (guint i = 0; i < n; i++)
      g_string_append(repeated, text->str);
    carom_notices_show(get_notices(fixture), repeated->str);
    for (guint i = 0; i < 20; i++)
      test_wait_for_frames(window);
    gboolean is_whole = gtk_adjustment_get_upper(lines) <= gtk_adjustment_get_page_size(lines);
    g_assert_cmpint(is_whole, ==, n == 1);
    GtkWidget *bar = gtk_scrolled_window_get_vscrollbar(scroller);
    g_assert_cmpint(gtk_widget_get_child_visible(bar), ==, !is_whole);
  }
}

static void test_close(Fixture *fixture, gconstpointer data) {
  carom_notices_show(get_notices(fixture), "Something");
  gtk_info_bar_response(get_bar(fixture), GTK_RESPONSE_CLOSE);
  g_assert_false(gtk_info_bar_get_revealed(get_bar(fixture)));
}

/* Percent signs are part of what is said. */
static void test_error(Fixture *fixture, gconstpointer data) {
  g_autofree char *title = NULL;
  carom_notices_show_error(get_notices(fixture), "100 % wrong", "a%s.carom: no");
  GtkMessageDialog *dialog = find_dialog();
  g_assert_nonnull(dialog);
  g_object_get(dialog, "text", &title, NULL);
  g_assert_cmpstr(title, ==, "100 % wrong");
  g_assert_true(gtk_window_get_transient_for(GTK_WINDOW(dialog)) == GTK_WINDOW(fixture->window));
  g_assert_true(gtk_window_get_modal(GTK_WINDOW(dialog)));
  g_assert_true(gtk_window_get_group(GTK_WINDOW(dialog)) ==
                gtk_window_get_group(GTK_WINDOW(fixture->window)));
  assert_dialog_says("a%s.carom: no");
}

/* What is said in one window does not stop another. */
static void test_other_window(Fixture *fixture, gconstpointer data) {
  GtkApplication *app = gtk_window_get_application(GTK_WINDOW(fixture->window));
  GtkWindow *other = GTK_WINDOW(carom_window_new(app));
  g_assert_true(gtk_window_get_group(other) != gtk_window_get_group(GTK_WINDOW(fixture->window)));
  gtk_window_destroy(other);
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/notices/passing", test_passing}, {"/notices/nothing-moves", test_nothing_moves},
      {"/notices/wraps", test_wraps},     {"/notices/close", test_close},
      {"/notices/error", test_error},     {"/notices/other-window", test_other_window},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
