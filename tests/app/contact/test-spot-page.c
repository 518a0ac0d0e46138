/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-spot-page: in "Spot the error" on a projector, what is said of an answer is seen, and so is
 * the line that it is about. Needs a display. */
#include "contact-page-test.h"

#include "carom-line-view.h"
#include "carom-spot-view.h"
#include "carom-typeset.h"
#include "carom-working-view.h"

static const TestPageCase page = {"working", "oblique", 0, FALSE};

/* All mistakes are seen at its first contact. */
static const char shows_all[] =
    "{\"format\": \"carom-scene\", \"version\": 1, \"duration\": 3, \"restitution\": 0.5,"
    " \"bodies\": [{\"position\": [-1, 0], \"velocity\": [1, 0.1], \"radius\": 0.3, \"mass\": 1},"
    " {\"position\": [1, 0.3], \"velocity\": [-0.25, 0], \"radius\": 0.4, \"mass\": 3}]}";

static GtkWidget *find_page(Fixture *fixture) {
  return test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_WORKING_VIEW, NULL);
}

static CaromInspector *get_inspector(Fixture *fixture) {
  return carom_contact_page_get_inspector(CAROM_CONTACT_PAGE(find_page(fixture)));
}

static gboolean is_looking(Fixture *fixture) {
  GtkWidget *spinner = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_SPOT_VIEW, NULL);
  spinner = test_find(spinner, GTK_TYPE_SPINNER, NULL);
  return gtk_spinner_get_spinning(GTK_SPINNER(spinner));
}

/* Several, because new words are laid out over some frames. */
static void wait_for_rest(Fixture *fixture) {
  while (carom_player_is_seeking(fixture->player) || is_looking(fixture))
    g_main_context_iteration(NULL, TRUE);
  for (guint i = 0; i < 6; i++)
    test_wait_for_frames(GTK_WIDGET(fixture->window));
}

static void assert_words_are_seen(Fixture *fixture) {
  GtkWidget *spot = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_SPOT_VIEW, NULL);
  g_assert_true(gtk_widget_get_mapped(spot));
  g_assert_true(test_is_in_view(spot));
}

/* The second pane has the resolver. */
static void ask(Fixture *fixture, const CaromResolver *resolver) {
  g_autofree char *path = write_file(fixture, "shows-all.carom", shows_all);
  open_scene(fixture, path);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.method", "(uss)", 1u, "resolver",
                             resolver->part.id);
  do_action(fixture, "win.next-contact");
  wait_for_rest(fixture);
  assert_words_are_seen(fixture);
}

static double get_scrolled(Fixture *fixture) {
  GtkWidget *viewport = gtk_widget_get_ancestor(find_page(fixture), GTK_TYPE_VIEWPORT);
  return gtk_adjustment_get_value(gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(viewport)));
}

/* Walks on to a line of the resolver that is the mistake, or to one that is not, and not to a step
 * at which the line before waits. */
static void walk_to(Fixture *fixture, gboolean mistake) {
  CaromInspector *inspector = get_inspector(fixture);
  const CaromExplanation *explanation = carom_inspector_get_explanation(inspector);
  guint column = explanation->n_right;
  int before, line = carom_inspector_get_lit_line(inspector, column);
  do {
    before = line;
    do_action(fixture, "win.walk-on");
    line = carom_inspector_get_lit_line(inspector, column);
  } while (line < 0 || line == before ||
           explanation->workings[column].lines[line].is_mistake != mistake);
  wait_for_rest(fixture);
}

/* Of the resolver that is wrong. */
static GtkWidget *find_line(Fixture *fixture) {
  CaromInspector *inspector = get_inspector(fixture);
  const CaromExplanation *explanation = carom_inspector_get_explanation(inspector);
  int line = carom_inspector_get_lit_line(inspector, explanation->n_right);
  g_assert_cmpint(line, >=, 0);
  guint index = (guint)line;
  for (guint i = 0; i < explanation->n_right; i++)
    index += explanation->workings[i].n_lines;
  g_autoptr(GPtrArray) lines = g_ptr_array_new();
  collect(find_page(fixture), CAROM_TYPE_LINE_VIEW, lines);
  g_assert_true(gtk_widget_has_css_class(lines->pdata[index], "lit"));
  return lines->pdata[index];
}

/* Whole, unless it is higher than what words and titles leave of the page; then it begins right
 * below these. */
static void assert_line_is_seen(Fixture *fixture) {
  GtkWidget *line = find_line(fixture), *view = find_page(fixture);
  GtkWidget *page_viewport = gtk_widget_get_ancestor(view, GTK_TYPE_VIEWPORT);
  GtkWidget *lines = GTK_WIDGET(carom_contact_page_get_scroller(CAROM_CONTACT_PAGE(view)));
  double room =
      gtk_widget_get_height(page_viewport) - (double)test_bounds(lines, page_viewport).origin.y;
  graphene_rect_t bounds = test_bounds(line, lines);
  g_test_message("at %g of %g", (double)bounds.origin.y, room);
  if ((double)bounds.size.height > room)
    g_assert_cmpfloat((double)bounds.origin.y, ==, 0);
  else
    g_assert_true(test_is_in_view(line));
}

/* The first line is seen below the question, which stays where it is. */
static void test_stays(Fixture *fixture, gconstpointer data) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.room", "s", "page");
  ask(fixture, &carom_resolver_wrong_normal);
  do_action(fixture, "win.walk-on");
  wait_for_rest(fixture);
  g_assert_cmpfloat(get_scrolled(fixture), ==, 0);
  do_action(fixture, "win.spot-line");
  wait_for_rest(fixture);
  assert_words_are_seen(fixture);
  assert_line_is_seen(fixture);
  g_assert_cmpfloat(get_scrolled(fixture), ==, 0);
}

/* After a walk that has led away from the question, and back to the start. */
static void test_returns(Fixture *fixture, gconstpointer data) {
  ask(fixture, &carom_resolver_wrong_turn);
  walk_to(fixture, TRUE);
  g_assert_cmpfloat(get_scrolled(fixture), >, 0);
  double scrolled = get_scrolled(fixture);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.line", "i", 0);
  wait_for_rest(fixture);
  assert_words_are_seen(fixture);
  assert_line_is_seen(fixture);
  g_assert_cmpfloat(get_scrolled(fixture), <, scrolled);
}

/* @data: the resolver */
static void test_wrong_answer(Fixture *fixture, gconstpointer data) {
  ask(fixture, data);
  walk_to(fixture, FALSE);
  for (guint i = 0; i < 2; i++) { /* also the second time */
    do_action(fixture, "win.spot-line");
    wait_for_rest(fixture);
    assert_words_are_seen(fixture);
    assert_line_is_seen(fixture);
    walk_to(fixture, FALSE);
  }
}

static void test_right_answer(Fixture *fixture, gconstpointer data) {
  ask(fixture, data);
  walk_to(fixture, TRUE);
  assert_line_is_seen(fixture);
  do_action(fixture, "win.spot-line");
  wait_for_rest(fixture);
  assert_words_are_seen(fixture);
  assert_line_is_seen(fixture);
}

/* Returns: (nullable): the button of that label, if it is seen */
static GtkWidget *find_button(Fixture *fixture, const char *label) {
  g_autoptr(GPtrArray) buttons = g_ptr_array_new();
  collect(test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_SPOT_VIEW, NULL), GTK_TYPE_BUTTON,
          buttons);
  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0(gtk_button_get_label(buttons->pdata[i]), label) == 0 &&
        gtk_widget_get_mapped(buttons->pdata[i]))
      return buttons->pdata[i];
  return NULL;
}

static void click(Fixture *fixture, const char *label) {
  GtkWidget *button = find_button(fixture, label);
  g_assert_nonnull(button);
  g_signal_emit_by_name(button, "clicked");
  wait_for_rest(fixture);
}

/* The walk leads to the line, and both are seen; at its start, the first line is. */
static void test_shown(Fixture *fixture, gconstpointer data) {
  ask(fixture, data);
  click(fixture, "Show me");
  assert_words_are_seen(fixture);
  assert_line_is_seen(fixture);
  click(fixture, "Ask again");
  assert_words_are_seen(fixture);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.line", "i", 0);
  wait_for_rest(fixture);
  assert_line_is_seen(fixture);
}

/* At most three rows of type, by the height of one. */
static void assert_words_are_short(Fixture *fixture) {
  GtkWidget *words = test_find(find_page(fixture), CAROM_TYPE_SPOT_VIEW, NULL);
  int row;
  words = test_find(words, CAROM_TYPE_TYPESET, NULL);
  gtk_widget_measure(words, GTK_ORIENTATION_VERTICAL, -1, &row, NULL, NULL, NULL);
  g_test_message("%d rows of %d in %d", gtk_widget_get_height(words) / row, row,
                 gtk_widget_get_width(words));
  g_assert_cmpint(gtk_widget_get_height(words), <=, 3 * row);
}

/* With four panes lines are narrow and high, and at exact times there is most to say: the answer
 * still leaves the page where it is, with the tools at its top. */
static void test_short(Fixture *fixture, gconstpointer data) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.room", "s", "page");
  open_scene(fixture, "inclined-wall");
  do_action(fixture, "win.add-pane");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.method", "(uss)", 3u, "resolver",
                             carom_resolver_wrong_third_law.part.id);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.method", "(uss)", 3u, "detection",
                             "events");
  do {
    do_action(fixture, "win.next-contact");
    wait_for_rest(fixture);
  } while (!find_button(fixture, "Show me"));
  click(fixture, "Show me");
  assert_words_are_seen(fixture);
  assert_words_are_short(fixture);
  g_assert_cmpfloat(get_scrolled(fixture), ==, 0);
  assert_line_is_seen(fixture);
}

/* Where the display's pointer happens to rest, nothing is pointed at: a line that is pointed at is
 * lit in place of that of the walk. */
static void set_up_spot_page(Fixture *fixture, gconstpointer data) {
  test_set_up_page(fixture, &page);
  gtk_widget_set_can_target(GTK_WIDGET(fixture->window), FALSE);
}

static void add(const char *name, const CaromResolver *resolver,
                void (*test)(Fixture *, gconstpointer)) {
  g_autofree char *path = g_strdup_printf("/spot-page/%s/%s", name, resolver->part.id);
  g_test_add(path, Fixture, resolver, set_up_spot_page, test, test_tear_down_page);
}

int main(int argc, char **argv) {
  /* One with the highest line, one whose mistake is among the last lines, one at the start. */
  static const CaromResolver *const wrong[] = {
      &carom_resolver_wrong_bracket, &carom_resolver_wrong_turn, &carom_resolver_wrong_normal};
  g_setenv("XDG_DATA_HOME", "/nonexistent", TRUE);
  application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS(wrong); i++) {
    static const struct {
      const char *name;
      void (*test)(Fixture *fixture, gconstpointer data);
    } tests[] = {{"wrong-answer", test_wrong_answer},
                 {"right-answer", test_right_answer},
                 {"shown", test_shown}};
    for (guint k = 0; k < G_N_ELEMENTS(tests); k++)
      if (test_runs_cell(i, G_N_ELEMENTS(wrong), k, G_N_ELEMENTS(tests)))
        add(tests[k].name, wrong[i], tests[k].test);
  }
  add("stays", &carom_resolver_wrong_normal, test_stays);
  add("short", &carom_resolver_wrong_third_law, test_short);
  add("returns", &carom_resolver_wrong_turn, test_returns);
  int status = g_test_run();
  g_object_unref(application);
  return status;
}
