/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-contact-pages: looking into a contact, in the window, by its actions. */
#include "carom-explanation-band.h"
#include "window-test.h"

#include "carom-line-view.h"
#include "carom-typeset.h"
#include "carom-working-view.h"

static void next_contact(Fixture *fixture) {
  do_action(fixture, "win.next-contact");
  while (carom_player_is_seeking(fixture->player))
    g_main_context_iteration(NULL, TRUE);
}

static void show_page(Fixture *fixture, const char *page) {
  g_action_group_change_action_state(G_ACTION_GROUP(fixture->window), "view",
                                     g_variant_new_string(page));
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
}

static void assert_page(Fixture *fixture, const char *page) {
  g_autoptr(GVariant) state =
      g_action_group_get_action_state(G_ACTION_GROUP(fixture->window), "view");
  g_assert_cmpstr(g_variant_get_string(state, NULL), ==, page);
}

static gboolean is_enabled(Fixture *fixture, const char *action) {
  return g_action_group_get_action_enabled(G_ACTION_GROUP(fixture->window), action);
}

static guint count_lines(Fixture *fixture, const char *css_class) {
  g_autoptr(GPtrArray) lines = find_all(fixture, CAROM_TYPE_LINE_VIEW);
  guint n = 0;
  for (guint i = 0; i < lines->len; i++)
    n += !css_class || gtk_widget_has_css_class(g_ptr_array_index(lines, i), css_class);
  return n;
}

static CaromExplanation *explain_first(Fixture *fixture) {
  const CaromRun *run = test_leading_run(fixture->player);
  return carom_explanation_new(carom_document_get_scene(fixture->document),
                               carom_run_get_contact(run, 0));
}

/* Whether the heading ends with the title of a pane. */
static gboolean names_pane(Fixture *fixture) {
  CaromComparison *comparison = carom_player_get_comparison(fixture->player);
  g_autoptr(GPtrArray) labels = find_all(fixture, GTK_TYPE_LABEL);
  for (guint i = 0; i < labels->len; i++)
    for (guint run = 0; run < carom_comparison_get_n_runs(comparison); run++) {
      g_autofree char *end = g_strdup_printf(" (%s)", carom_comparison_get_title(comparison, run));
      const char *text = gtk_label_get_text(labels->pdata[i]);
      if (g_str_has_prefix(text, "Contact ") && g_str_has_suffix(text, end))
        return TRUE;
    }
  return FALSE;
}

static void show_contact_again(Fixture *fixture) {
  do_action(fixture, "win.previous-contact");
  next_contact(fixture);
  next_contact(fixture);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
}

/* Where the panes have had different numbers of contacts, the heading says whose count it is. */
static void test_whose_count(Fixture *fixture, gconstpointer data) {
  guint n_steps = 0;
  open_scene(fixture, "eight-in-a-box");
  show_page(fixture, "working");
  next_contact(fixture);
  g_assert_false(names_pane(fixture));
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.method", "(uss)", 1u, "resolver",
                             "wrong-degrees");
  CaromComparison *comparison = carom_player_get_comparison(fixture->player);
  while (carom_run_count_contacts(carom_comparison_get_run(comparison, 0)) ==
         carom_run_count_contacts(carom_comparison_get_run(comparison, 1))) {
    g_assert_cmpuint(n_steps++, <, 100);
    next_contact(fixture);
  }
  show_contact_again(fixture);
  g_assert_true(names_pane(fixture));
}

/* The line's description has what is typeset below its formula as plain text. */
static void assert_words(GtkWidget *line) {
  g_autoptr(GPtrArray) sentences = g_ptr_array_new();
  g_autoptr(GString) words = g_string_new(NULL);
  collect(line, CAROM_TYPE_TYPESET, sentences); /* the first one is the formula */
  g_assert_cmpuint(sentences->len, >, 1);
  for (guint i = 1; i < sentences->len; i++)
    g_string_append_printf(words, "%s%s", i > 1 ? "\n" : "",
                           carom_typeset_get_text(sentences->pdata[i]));
  gtk_test_accessible_assert_property(GTK_ACCESSIBLE(line), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      words->str);
}

/* What the decisive line of each method is solved from stands below it. */
static void test_notes(Fixture *fixture, gconstpointer data) {
  show_page(fixture, "working");
  next_contact(fixture);
  g_autoptr(GPtrArray) sentences = find_all(fixture, CAROM_TYPE_TYPESET);
  guint n_solved = 0;
  for (guint i = 0; i < sentences->len; i++) {
    const char *text = carom_typeset_get_text(sentences->pdata[i]);
    n_solved += text && g_str_has_prefix(text, "Solved from ");
  }
  g_assert_cmpuint(n_solved, >=, 3);
  g_autoptr(GPtrArray) lines = find_all(fixture, CAROM_TYPE_LINE_VIEW);
  for (guint i = 0; i < lines->len; i++)
    if (!gtk_widget_has_css_class(lines->pdata[i], "band"))
      assert_words(lines->pdata[i]);
}

/* All lines of all methods are there, and each can be read by assistive technology. */
static void test_lines(Fixture *fixture, gconstpointer data) {
  show_page(fixture, "working");
  g_assert_cmpuint(count_lines(fixture, NULL), ==, 0);
  g_assert_false(is_enabled(fixture, "next-line"));
  next_contact(fixture);
  g_autoptr(CaromExplanation) explanation = explain_first(fixture);
  g_autoptr(GPtrArray) lines = find_all(fixture, CAROM_TYPE_LINE_VIEW);
  guint n = 0;
  for (guint i = 0; i < explanation->n_resolvers; i++)
    n += explanation->workings[i].n_lines;
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++)
    n += carom_explanation_band_exists(explanation, kind) ? 1 : 0;
  g_assert_cmpuint(lines->len, ==, n);
  for (guint i = 0; i < lines->len; i++) {
    GtkAccessible *line = g_ptr_array_index(lines, i);
    g_assert_true(gtk_test_accessible_has_role(line, GTK_ACCESSIBLE_ROLE_LIST_ITEM));
    g_assert_true(gtk_test_accessible_has_property(line, GTK_ACCESSIBLE_PROPERTY_LABEL));
    g_assert_true(gtk_test_accessible_has_property(line, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  }
}

/* One key walks through all columns in step, to the end and back. */
static void test_walk(Fixture *fixture, gconstpointer data) {
  show_page(fixture, "working");
  next_contact(fixture);
  g_autoptr(CaromExplanation) explanation = explain_first(fixture);
  guint n_steps = carom_explanation_count_steps(explanation);
  g_assert_cmpuint(count_lines(fixture, "lit"), ==, 0);
  for (guint step = 0; step < n_steps + 2; step++) {
    gboolean at_band = carom_workings_band_at(explanation->workings, explanation->n_resolvers,
                                              MIN(step, n_steps - 1)) < CAROM_N_FINDINGS;
    do_action(fixture, "win.next-line");
    g_assert_cmpuint(count_lines(fixture, "lit"), ==, at_band ? 1 : explanation->n_resolvers);
  }
  for (guint step = 0; step < n_steps + 2; step++)
    do_action(fixture, "win.previous-line");
  g_assert_cmpuint(count_lines(fixture, "lit"), ==, 0);
}

static double right_edge(Fixture *fixture, gpointer widget) {
  graphene_rect_t bounds;
  g_assert_true(gtk_widget_compute_bounds(widget, GTK_WIDGET(fixture->window), &bounds));
  return bounds.origin.x + bounds.size.width;
}

static GtkWidget *find_last_title(Fixture *fixture) {
  g_autoptr(GPtrArray) boxes = find_all(fixture, GTK_TYPE_BOX);
  for (guint i = 0; i < boxes->len; i++)
    if (gtk_widget_has_css_class(boxes->pdata[i], "working-titles"))
      return gtk_widget_get_last_child(boxes->pdata[i]);
  g_assert_not_reached();
}

/* However many columns there are, those that do not fit are scrolled to, together with their
 * titles. */
static void test_scroll_sideways(Fixture *fixture, gconstpointer data) {
  show_page(fixture, "working");
  next_contact(fixture);
  gtk_widget_set_visible(GTK_WIDGET(fixture->window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(fixture->window), 1024, 700);
  gtk_window_present(GTK_WINDOW(fixture->window));
  test_wait_for_frames(GTK_WIDGET(fixture->window)); /* room is made for the highest row */
  g_autoptr(GPtrArray) lines = find_all(fixture, CAROM_TYPE_LINE_VIEW);
  GtkWidget *last = lines->pdata[lines->len - 1];
  GtkWidget *scroller = gtk_widget_get_ancestor(last, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *sideways = gtk_scrolled_window_get_hadjustment(GTK_SCROLLED_WINDOW(scroller));
  gtk_adjustment_set_value(sideways, gtk_adjustment_get_upper(sideways));
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_cmpfloat(right_edge(fixture, last), <=, right_edge(fixture, scroller));
  g_assert_cmpfloat_with_epsilon(right_edge(fixture, find_last_title(fixture)),
                                 right_edge(fixture, last), 1); /* whole pixels are shared out */
}

static void test_side(Fixture *fixture, gconstpointer data) {
  g_assert_false(is_enabled(fixture, "flip-side"));
  next_contact(fixture);
  g_assert_true(is_enabled(fixture, "flip-side"));
  for (guint i = 0; i < 2; i++) {
    g_autoptr(GVariant) side =
        g_action_group_get_action_state(G_ACTION_GROUP(fixture->window), "contact-side");
    g_assert_cmpstr(g_variant_get_string(side, NULL), ==, i == 0 ? "before" : "after");
    do_action(fixture, "win.flip-side");
  }
}

/* Choosing a contact in a picture or on the timeline opens the working, unless another page about
 * contacts is open. */
static void test_show_contact(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "two-in-a-box");
  carom_player_seek(fixture->player, 600);
  while (carom_player_is_seeking(fixture->player))
    g_main_context_iteration(NULL, TRUE);
  g_assert_cmpuint(carom_run_count_contacts(test_leading_run(fixture->player)), >=, 2);
  assert_page(fixture, "graphs");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.show-contact", "(uu)", 0, 1);
  assert_page(fixture, "working");
  show_page(fixture, "collisions");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.show-contact", "(uu)", 0, 0);
  assert_page(fixture, "collisions");
  /* A menu that was opened in another scene may name one that is not there, and nothing happens. */
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.show-contact", "(uu)", 0, 999999);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.show-contact", "(uu)", 99, 0);
}

/* The pages must fit a projector of 1024 × 768, less the panel of a desktop. */
static void assert_fits(Fixture *fixture) {
  int width, height;
  gtk_widget_measure(GTK_WIDGET(fixture->window), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL,
                     NULL, NULL);
  gtk_widget_measure(GTK_WIDGET(fixture->window), GTK_ORIENTATION_VERTICAL, 1024, &height, NULL,
                     NULL, NULL);
  g_assert_cmpint(width, <=, 1024);
  g_assert_cmpint(height, <=, 700);
}

/* Each page of the window can be drawn at every contact of a scene, before and after it. */
static void test_pages(Fixture *fixture, gconstpointer data) {
  static const char *const scenes[] = {"oblique", "bouncing-ball", "three-in-a-row",
                                       "twenty-overlapping", "pi"};
  for (guint s = 0; s < G_N_ELEMENTS(scenes); s++) {
    open_scene(fixture, scenes[s]);
    for (guint i = 0; i < N_WINDOW_PAGES; i++) {
      if (!test_runs_cell(s, G_N_ELEMENTS(scenes), i, N_WINDOW_PAGES))
        continue;
      g_test_message("%s, %s", scenes[s], window_pages[i]);
      next_contact(fixture);
      show_page(fixture, window_pages[i]);
      do_action(fixture, "win.next-line");
      do_action(fixture, "win.flip-side");
      gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
      assert_fits(fixture);
    }
  }
}

/* A scene for each kind of page: with all lines, with a sentence on how panes differ, with contacts
 * that are resolved together. */
static void test_measures(Fixture *fixture, gconstpointer data) {
  static const char *const scenes[] = {"oblique", "twenty-overlapping", "three-in-a-row"};
  for (guint s = 0; s < G_N_ELEMENTS(scenes); s++) {
    open_scene(fixture, scenes[s]);
    for (guint i = 0; i < N_WINDOW_PAGES; i++) {
      if (!test_runs_cell(s, G_N_ELEMENTS(scenes), i, N_WINDOW_PAGES))
        continue;
      next_contact(fixture);
      show_page(fixture, window_pages[i]);
      assert_measures(GTK_WIDGET(fixture->window));
    }
  }
}

/* While a contact asks, no page tells the answer; afterwards all pages are there again. */
static void test_predict(Fixture *fixture, gconstpointer data) {
  show_page(fixture, "graphs");
  g_action_group_change_action_state(G_ACTION_GROUP(fixture->window), "predict-choices",
                                     g_variant_new_boolean(FALSE));
  g_action_group_change_action_state(G_ACTION_GROUP(fixture->window), "predict",
                                     g_variant_new_boolean(TRUE));
  next_contact(fixture);
  assert_page(fixture, "predict");
  g_assert_false(is_enabled(fixture, "view"));
  do_action(fixture, "win.walk-on");
  assert_page(fixture, "predict");
  assert_fits(fixture);
  reveal(fixture);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  assert_fits(fixture);
  show_page(fixture, "working");
  assert_page(fixture, "working");
}

/* Opening another scene ends a question, and nothing of the old one may be used any more. */
static void test_open_while_asked(Fixture *fixture, gconstpointer data) {
  g_action_group_change_action_state(G_ACTION_GROUP(fixture->window), "predict",
                                     g_variant_new_boolean(TRUE));
  next_contact(fixture);
  g_assert_false(is_enabled(fixture, "view"));
  do_action(fixture, "win.walk-on");
  assert_page(fixture, "predict");
  open_scene(fixture, "pi");
  g_assert_true(is_enabled(fixture, "view"));
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
}

static guint count_labels_with(Fixture *fixture, const char *words) {
  g_autoptr(GPtrArray) labels = find_all(fixture, GTK_TYPE_LABEL);
  guint n = 0;
  for (guint i = 0; i < labels->len; i++)
    n += strstr(gtk_label_get_text(labels->pdata[i]), words) ? 1 : 0;
  return n;
}

/* Three panes of four go in steps and find the disc at the same place; in two of them it goes back
 * along its path. */
static void test_said_once(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "sliding-ball");
  show_page(fixture, "working");
  next_contact(fixture);
  next_contact(fixture);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  g_assert_cmpuint(count_labels_with(fixture, "At the end of the step"), ==, 1);
  g_assert_cmpuint(count_labels_with(fixture, "“Along the path” moved"), ==, 1);
  g_assert_cmpuint(count_labels_with(fixture, "The sliding lift then"), ==, 1);
}

/* Lines on screen may outlive their contact; nothing of it may be used then. */
static void test_stale_lines(Fixture *fixture, gconstpointer data) {
  show_page(fixture, "working");
  next_contact(fixture);
  open_scene(fixture, "pi");
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  g_assert_cmpuint(count_lines(fixture, NULL), ==, 0);
  carom_player_set_playing(fixture->player, TRUE);
  while (carom_run_count_contacts(test_leading_run(fixture->player)) < 3)
    g_main_context_iteration(NULL, TRUE);
  g_assert_true(carom_player_get_playing(fixture->player));
  do_action(fixture, "win.next-line");
  g_assert_false(carom_player_get_playing(fixture->player));
}

static void click(GtkWidget *widget) {
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(widget);
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item(controllers, i);
    if (GTK_IS_GESTURE_CLICK(controller))
      g_signal_emit_by_name(controller, "released", 1, 0.0, 0.0);
  }
}

/* Clicking a line that remains after its contact has gone does nothing. */
static void test_click_on_stale_line(Fixture *fixture, gconstpointer data) {
  show_page(fixture, "working");
  next_contact(fixture);
  g_autoptr(GPtrArray) lines = find_all(fixture, CAROM_TYPE_LINE_VIEW);
  g_autoptr(GtkWidget) line = g_object_ref(g_ptr_array_index(lines, 0));
  carom_player_set_playing(fixture->player, TRUE);
  carom_player_seek(fixture->player, 0);
  while (carom_player_is_seeking(fixture->player))
    g_main_context_iteration(NULL, TRUE);
  g_assert_false(is_enabled(fixture, "next-line"));
  click(line);
  g_assert_cmpuint(carom_comparison_get_frame(carom_player_get_comparison(fixture->player)), ==, 0);
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/contact-pages/lines", test_lines},
      {"/contact-pages/notes", test_notes},
      {"/contact-pages/whose-count", test_whose_count},
      {"/contact-pages/walk", test_walk},
      {"/contact-pages/scroll-sideways", test_scroll_sideways},
      {"/contact-pages/side", test_side},
      {"/contact-pages/show-contact", test_show_contact},
      {"/contact-pages/pages", test_pages},
      {"/contact-pages/measures", test_measures},
      {"/contact-pages/predict", test_predict},
      {"/contact-pages/open-while-asked", test_open_while_asked},
      {"/contact-pages/said-once", test_said_once},
      {"/contact-pages/stale-lines", test_stale_lines},
      {"/contact-pages/click-on-stale-line", test_click_on_stale_line},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
