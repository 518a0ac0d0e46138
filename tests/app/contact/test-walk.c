/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-walk: while one walks through a working, nothing that is written moves, the lines at which
 * the walk stands are beside each other, and they are whole and in view. Needs a display. */
#include "contact-page-test.h"

#include "carom-line-view.h"
#include "carom-sheet.h"
#include "carom-working-view.h"

/* Where each line is on the page, and what of it where in the line. */
static char *describe_places(GPtrArray *lines) {
  GString *text = g_string_new(NULL);
  for (guint i = 0; i < lines->len; i++) {
    GtkWidget *line = lines->pdata[i];
    GtkWidget *content = gtk_widget_get_ancestor(line, CAROM_TYPE_SHEET);
    GtkWidget *formula = gtk_widget_get_first_child(gtk_widget_get_first_child(line));
    graphene_rect_t bounds = test_bounds(line, content), inner = test_bounds(formula, content);
    g_string_append_printf(text, "%u: %g, %g, %g × %g; %g\n", i, (double)bounds.origin.x,
                           (double)bounds.origin.y, (double)bounds.size.width,
                           (double)bounds.size.height, (double)inner.origin.y);
  }
  return g_string_free(text, FALSE);
}

static gboolean is_repeat(GtkWidget *widget) {
  return gtk_widget_has_css_class(widget, "repeat") && gtk_widget_has_css_class(widget, "lit");
}

/* What stands at the present step: in each column the line, or what repeats it; or a band. */
static GPtrArray *find_current(Fixture *fixture, guint n_columns) {
  g_autoptr(GPtrArray) lines = find_all(fixture, CAROM_TYPE_LINE_VIEW);
  g_autoptr(GPtrArray) boxes = find_all(fixture, GTK_TYPE_BOX);
  GPtrArray *current = g_ptr_array_new();
  double lowest = 0;
  for (guint i = 0; i < boxes->len; i++)
    if (is_repeat(boxes->pdata[i]))
      g_ptr_array_add(current, boxes->pdata[i]);
  guint n_repeats = current->len;
  GtkWidget *grid = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_SHEET, NULL);
  for (guint i = 0; i < lines->len; i++)
    if (gtk_widget_has_css_class(lines->pdata[i], "lit"))
      lowest = MAX(lowest, (double)test_bounds(lines->pdata[i], grid).origin.y);
  for (guint i = 0; i < lines->len; i++)
    if (gtk_widget_has_css_class(lines->pdata[i], "lit") &&
        (double)test_bounds(lines->pdata[i], grid).origin.y >= lowest)
      g_ptr_array_add(current, lines->pdata[i]);
  g_test_message("%u lines, %u repeated", current->len - n_repeats, n_repeats);
  gboolean is_band = current->len > 0 && gtk_widget_has_css_class(current->pdata[0], "band");
  g_assert_cmpuint(current->len, ==, is_band ? 1 : n_columns);
  return current;
}

/* They stand beside each other, and can be seen. */
static void assert_current(Fixture *fixture, guint n_columns) {
  g_autoptr(GPtrArray) current = find_current(fixture, n_columns);
  for (guint i = 0; i < current->len; i++) {
    graphene_rect_t first = test_bounds(current->pdata[0], fixture->window);
    graphene_rect_t bounds = test_bounds(current->pdata[i], fixture->window);
    g_assert_cmpfloat((double)bounds.origin.y, ==, (double)first.origin.y);
    g_assert_cmpfloat((double)bounds.size.height, ==, (double)first.size.height);
    g_assert_true(test_is_in_view(current->pdata[i]));
  }
}

static void move_pointer(GtkWidget *line, const char *signal, double x, double y) {
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(line);
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item(controllers, i);
    if (GTK_IS_EVENT_CONTROLLER_MOTION(controller))
      g_signal_emit_by_name(controller, signal, x, y);
  }
  while (g_main_context_iteration(NULL, FALSE)) /* lines follow the pointer soon, not at once */
    ;
}

/* A line that comes below a resting pointer by scrolling is not pointed at; one to which the
 * pointer moves is. */
static void test_resting_pointer(Fixture *fixture, gconstpointer data) {
  g_autoptr(GPtrArray) lines = find_all(fixture, CAROM_TYPE_LINE_VIEW);
  GtkWidget *first = lines->pdata[0], *second = lines->pdata[1];
  do_action(fixture, "win.walk-on");
  do_action(fixture, "win.walk-on");
  do_action(fixture, "win.walk-on");
  graphene_point_t place, resting; /* in the window, and the same in the second line */
  GtkWidget *window = GTK_WIDGET(fixture->window);
  g_assert_true(gtk_widget_compute_point(first, window, &GRAPHENE_POINT_INIT(5, 5), &place));
  move_pointer(first, "enter", 5, 5);
  g_assert_true(gtk_widget_has_css_class(first, "lit"));
  do_action(fixture, "win.walk-on");
  g_assert_false(gtk_widget_has_css_class(first, "lit"));
  g_assert_true(gtk_widget_compute_point(window, second, &place, &resting));
  move_pointer(second, "enter", (double)resting.x, (double)resting.y);
  g_assert_false(gtk_widget_has_css_class(second, "lit"));
  move_pointer(second, "motion", (double)resting.x, (double)resting.y + 4);
  g_assert_true(gtk_widget_has_css_class(second, "lit"));
}

/* The head is there or not, but no button of it is cut in half. */
static void assert_no_partial_head(Fixture *fixture) {
  GtkWidget *view = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_WORKING_VIEW, NULL);
  GtkWidget *page = gtk_widget_get_ancestor(view, GTK_TYPE_VIEWPORT);
  g_autoptr(GPtrArray) buttons = g_ptr_array_new();
  collect(view, GTK_TYPE_BUTTON, buttons);
  g_assert_cmpuint(buttons->len, >, 0);
  for (guint i = 0; i < buttons->len; i++) {
    if (!gtk_widget_get_mapped(buttons->pdata[i]) ||
        gtk_widget_get_ancestor(buttons->pdata[i], CAROM_TYPE_SHEET))
      continue; /* what is not in the head */
    graphene_rect_t bounds = test_bounds(buttons->pdata[i], page);
    double top = (double)bounds.origin.y, bottom = top + (double)bounds.size.height;
    g_assert_true(top >= -0.5 || bottom <= 0.5); /* pixels: half of one is not seen */
  }
}

static void test_walk(Fixture *fixture, gconstpointer data) {
  const TestPageCase *c = data;
  guint n_columns;
  carom_resolvers(&n_columns);
  g_autoptr(CaromExplanation) explanation = test_explain_first(fixture);
  g_autoptr(GPtrArray) lines = find_all(fixture, CAROM_TYPE_LINE_VIEW);
  /* The display's pointer lies anywhere, and enters when another test's window closes. */
  gtk_widget_set_can_target(test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_SHEET, NULL), FALSE);
  for (guint i = 0; i < 8; i++) /* the size of type is found */
    test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_autofree char *before = describe_places(lines);
  g_test_message("%d × %d", gtk_widget_get_width(GTK_WIDGET(fixture->window)),
                 gtk_widget_get_height(GTK_WIDGET(fixture->window)));
  g_assert_cmpint(gtk_widget_get_height(GTK_WIDGET(fixture->window)), <=, test_page_height(c));
  for (guint step = 0; step < carom_explanation_count_steps(explanation); step++) {
    do_action(fixture, "win.walk-on");
    test_wait_for_frames(GTK_WIDGET(fixture->window));
    g_autofree char *now = describe_places(lines);
    g_test_message("step %u", step);
    g_assert_cmpstr(now, ==, before);
    assert_current(fixture, n_columns);
    assert_no_partial_head(fixture);
  }
}

int main(int argc, char **argv) {
  static const char *const scenes[] = {"oblique", "newtons-cradle", "ball-at-wall",
                                       "four-inclined-walls", NULL};
  static const guint sizes[] = {0, 15, 20};
  static TestPageCase cases[G_N_ELEMENTS(scenes) * G_N_ELEMENTS(sizes)];
  g_setenv("XDG_DATA_HOME", "/nonexistent", TRUE);
  application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    TestPageCase *c = &cases[i];
    guint scene = i % G_N_ELEMENTS(scenes), size = i / G_N_ELEMENTS(scenes);
    *c = (TestPageCase){"working", scenes[scene], sizes[size], FALSE};
    if (!test_runs_cell(scene, G_N_ELEMENTS(scenes), size, G_N_ELEMENTS(sizes)))
      continue;
    g_autofree char *path =
        g_strdup_printf("/walk/%s/type-%u", c->scene ? c->scene : "driven", c->points);
    g_test_add(path, Fixture, c, test_set_up_page, test_walk, test_tear_down_page);
  }
  g_test_add("/walk/resting-pointer", Fixture, &cases[0], test_set_up_page, test_resting_pointer,
             test_tear_down_page);
  int status = g_test_run();
  g_object_unref(application);
  return status;
}
