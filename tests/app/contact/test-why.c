/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-why: the page that says why the methods are the same, in the window, by its actions. Needs a
 * display. */
#include "contact-page-test.h"

#include "carom-derivation.h"
#include "carom-formula-sentence.h"
#include "carom-line-view.h"
#include "carom-typeset.h"
#include "carom-why-view.h"

/* The lines of the page alone. */
static GPtrArray *find_lines(Fixture *fixture) {
  g_autoptr(GPtrArray) pages = find_all(fixture, CAROM_TYPE_WHY_VIEW);
  GPtrArray *lines = g_ptr_array_new();
  for (guint i = 0; i < pages->len; i++)
    collect(pages->pdata[i], CAROM_TYPE_LINE_VIEW, lines);
  return lines;
}

/* Returns: the index of the line that is lit; -1: none; at most one is */
static int find_lit(Fixture *fixture) {
  g_autoptr(GPtrArray) lines = find_lines(fixture);
  int lit = -1;
  for (guint i = 0; i < lines->len; i++)
    if (gtk_widget_has_css_class(lines->pdata[i], "lit")) {
      g_assert_cmpint(lit, ==, -1);
      lit = (int)i;
    }
  return lit;
}

static gboolean is_page(Fixture *fixture, const char *page) {
  g_autoptr(GVariant) view = get_state(fixture, "view");
  return g_str_equal(g_variant_get_string(view, NULL), page);
}

/* ---- Lines ---- */

/* All lines are there, and each can be read by assistive technology. */
static void test_lines(Fixture *fixture, gconstpointer data) {
  test_show_page(fixture, "why");
  g_autoptr(GPtrArray) none = find_lines(fixture);
  g_assert_cmpuint(none->len, ==, 0);
  test_next_contact(fixture);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_autoptr(CaromExplanation) explanation = test_explain_first(fixture);
  g_autoptr(GPtrArray) lines = find_lines(fixture);
  g_assert_cmpuint(lines->len, ==, carom_explanation_derive(explanation)->lines->len);
  for (guint i = 0; i < lines->len; i++) {
    GtkAccessible *line = g_ptr_array_index(lines, i);
    g_assert_true(gtk_test_accessible_has_role(line, GTK_ACCESSIBLE_ROLE_LIST_ITEM));
    g_assert_true(gtk_test_accessible_has_property(line, GTK_ACCESSIBLE_PROPERTY_LABEL));
    g_assert_true(gtk_test_accessible_has_property(line, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  }
  do_action(fixture, "win.restart");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_autoptr(GPtrArray) gone = find_lines(fixture);
  g_assert_cmpuint(gone->len, ==, 0);
}

/* The keys of the working walk through it while it is shown, and it stays; elsewhere they do what
 * they did. */
static void test_walk(Fixture *fixture, gconstpointer data) {
  test_show_page(fixture, "why");
  test_next_contact(fixture);
  g_autoptr(CaromExplanation) explanation = test_explain_first(fixture);
  int n = (int)carom_explanation_derive(explanation)->lines->len;
  g_assert_cmpint(find_lit(fixture), ==, -1);
  for (int i = 0; i < n + 2; i++) {
    do_action(fixture, "win.walk-on");
    g_assert_true(is_page(fixture, "why"));
    g_assert_cmpint(find_lit(fixture), ==, MIN(i, n - 1));
  }
  do_action(fixture, "win.walk-back");
  g_assert_cmpint(find_lit(fixture), ==, n - 2);
  test_show_page(fixture, "graphs");
  do_action(fixture, "win.walk-on");
  g_assert_true(is_page(fixture, "working"));
  test_show_page(fixture, "why");
  g_assert_cmpint(find_lit(fixture), ==, n - 2);
  for (int i = 0; i < n; i++)
    do_action(fixture, "win.walk-back");
  g_assert_cmpint(find_lit(fixture), ==, -1);
}

/* The master line is marked wherever it stands: derived, at the end of each method's chapter, and
 * where books begin. */
static void test_master(Fixture *fixture, gconstpointer data) {
  test_show_page(fixture, "why");
  test_next_contact(fixture);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_autoptr(GPtrArray) lines = find_lines(fixture);
  guint n = 0;
  for (guint i = 0; i < lines->len; i++)
    n += gtk_widget_has_css_class(lines->pdata[i], "master");
  g_assert_cmpuint(n, ==, 5);
}

/* ---- The overview, and the way here ---- */

static gboolean is_in_overview(GtkWidget *button) {
  return gtk_widget_has_css_class(gtk_widget_get_parent(button), "chapters");
}

/* Returns: (transfer container): the buttons of the overview */
static GPtrArray *find_chapters(Fixture *fixture) {
  g_autoptr(GPtrArray) all = find_all(fixture, GTK_TYPE_TOGGLE_BUTTON);
  GPtrArray *buttons = g_ptr_array_new();
  for (guint i = 0; i < all->len; i++)
    if (is_in_overview(all->pdata[i]))
      g_ptr_array_add(buttons, all->pdata[i]);
  return buttons;
}

/* Every chapter has a button, which goes to its first line; that of the chapter at which the walk
 * stands is pressed, however it got there, and stays pressed if it is clicked again. */
static void test_chapters(Fixture *fixture, gconstpointer data) {
  test_show_page(fixture, "why");
  test_next_contact(fixture);
  g_autoptr(CaromExplanation) explanation = test_explain_first(fixture);
  const CaromDerivation *derivation = carom_explanation_derive(explanation);
  g_autoptr(GPtrArray) buttons = find_chapters(fixture);
  g_assert_cmpuint(buttons->len, ==, derivation->chapters->len);
  for (guint i = buttons->len; i-- > 0;) {
    const CaromDerivationChapter *chapter = carom_derivation_chapter(derivation, i);
    g_assert_true(gtk_widget_get_focusable(buttons->pdata[i]));
    g_autofree char *title = carom_formula_sentence_of_derivation(
        &carom_formula_sentence_plain, chapter->title, explanation, derivation);
    g_assert_cmpstr(gtk_widget_get_tooltip_text(buttons->pdata[i]), ==, title);
    g_autofree char *word = carom_formula_sentence_of_derivation(
        &carom_formula_sentence_plain, chapter->word, explanation, derivation);
    GtkWidget *label = gtk_button_get_child(buttons->pdata[i]); /* typeset, as other formulas are */
    g_assert_cmpstr(carom_typeset_get_text(CAROM_TYPESET(label)), ==, word);
    for (guint twice = 0; twice < 2; twice++) {
      g_signal_emit_by_name(buttons->pdata[i], "clicked");
      g_assert_cmpint(find_lit(fixture), ==, (int)chapter->first_line);
      for (guint k = 0; k < buttons->len; k++)
        g_assert_cmpint(gtk_toggle_button_get_active(buttons->pdata[k]), ==, k == i);
    }
  }
  for (guint i = 0; i < carom_derivation_chapter(derivation, 0)->n_lines; i++)
    do_action(fixture, "win.walk-on");
  g_assert_true(gtk_toggle_button_get_active(buttons->pdata[1]));
}

/* From each band of the working one gets to the line about it. */
static void test_from_band(Fixture *fixture, gconstpointer data) {
  test_show_page(fixture, "working");
  test_next_contact(fixture);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_autoptr(CaromExplanation) explanation = test_explain_first(fixture);
  g_autoptr(GPtrArray) buttons = find_all(fixture, GTK_TYPE_BUTTON);
  guint n = 0;
  for (guint i = 0; i < buttons->len; i++) {
    if (!gtk_widget_has_css_class(buttons->pdata[i], "why"))
      continue;
    g_signal_emit_by_name(buttons->pdata[i], "clicked");
    test_wait_for_frames(GTK_WIDGET(fixture->window));
    g_assert_true(is_page(fixture, "why"));
    g_assert_cmpint(find_lit(fixture), ==,
                    carom_derivation_band_line(carom_explanation_derive(explanation), n++));
    test_show_page(fixture, "working");
  }
  g_assert_cmpuint(n, ==, CAROM_N_FINDINGS);
}

/* What its button does, Enter does at the band at which the walk stands. */
static void test_enter_at_band(Fixture *fixture, gconstpointer data) {
  guint n = 0;
  test_show_page(fixture, "working");
  test_next_contact(fixture);
  g_autoptr(CaromExplanation) explanation = test_explain_first(fixture);
  for (guint step = 0; step < carom_explanation_count_steps(explanation); step++) {
    CaromFindingKind band =
        carom_workings_band_at(explanation->workings, explanation->n_resolvers, step);
    gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.line", "i", (int)step);
    do_action(fixture, "win.enter");
    test_wait_for_frames(GTK_WIDGET(fixture->window));
    g_assert_true(is_page(fixture, band < CAROM_N_FINDINGS ? "why" : "working"));
    if (band == CAROM_N_FINDINGS)
      continue;
    g_assert_cmpint(find_lit(fixture), ==,
                    carom_derivation_band_line(carom_explanation_derive(explanation), band));
    test_show_page(fixture, "working");
    n++;
  }
  g_assert_cmpuint(n, ==, CAROM_N_FINDINGS);
}

/* ---- Numbers ---- */

/* With numbers, a line is another picture, and so it is as high as that needs. */
static void test_numbers(Fixture *fixture, gconstpointer data) {
  test_show_page(fixture, "why");
  test_next_contact(fixture);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_autoptr(GPtrArray) lines = find_lines(fixture);
  GtkWidget *content = gtk_widget_get_ancestor(lines->pdata[0], GTK_TYPE_VIEWPORT);
  int height = gtk_widget_get_height(gtk_widget_get_first_child(content));
  g_autoptr(GVariant) before = get_state(fixture, "numbers");
  g_assert_false(g_variant_get_boolean(before));
  do_action(fixture, "win.numbers");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_autoptr(GVariant) after = get_state(fixture, "numbers");
  g_assert_true(g_variant_get_boolean(after));
  g_assert_cmpint(gtk_widget_get_height(gtk_widget_get_first_child(content)), >, height);
  do_action(fixture, "win.numbers");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_cmpint(gtk_widget_get_height(gtk_widget_get_first_child(content)), ==, height);
}

/* ---- Export ---- */

static char *export(Fixture *fixture, const char *what, const char *name) {
  g_autofree char *path = g_build_filename(fixture->folder, name, NULL);
  char *text;
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.export-to", "(s^ay)", what, path);
  g_assert_true(g_file_get_contents(path, &text, NULL, NULL));
  return text;
}

/* Each page that is shown can be exported, also from another one. */
static void test_export(Fixture *fixture, gconstpointer data) {
  test_show_page(fixture, "working");
  test_next_contact(fixture);
  g_autofree char *working = export(fixture, "working-text", "contact.txt");
  g_autofree char *columns = export(fixture, "working", "contact.svg");
  g_assert_null(strstr(working, "The master line"));
  g_autofree char *why = export(fixture, "why-text", "contact.txt");
  g_autofree char *symbols = export(fixture, "why", "contact.svg");
  g_assert_nonnull(strstr(why, "The master line"));
  g_assert_cmpstr(symbols, !=, columns);
  do_action(fixture, "win.numbers");
  g_autofree char *numbers = export(fixture, "why", "contact.svg");
  g_assert_cmpstr(numbers, !=, symbols);
  test_show_page(fixture, "why");
  g_autofree char *again = export(fixture, "working-text", "contact.txt");
  g_assert_cmpstr(again, ==, working);
}

/* ---- In view ---- */

static void test_in_view(Fixture *fixture, gconstpointer data) {
  g_autoptr(GPtrArray) lines = find_lines(fixture);
  g_assert_cmpuint(lines->len, >, 0);
  for (guint i = 0; i < lines->len; i++) {
    do_action(fixture, "win.walk-on");
    test_wait_for_frames(GTK_WIDGET(fixture->window));
    g_test_message("line %u", i);
    g_assert_true(test_is_in_view(lines->pdata[i]));
  }
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/why/lines", test_lines},         {"/why/walk", test_walk},
      {"/why/master", test_master},       {"/why/numbers", test_numbers},
      {"/why/export", test_export},       {"/why/chapters", test_chapters},
      {"/why/from-band", test_from_band}, {"/why/enter-at-band", test_enter_at_band},
  };
  static const TestPageCase cases[] = {
      {"why", "oblique", 0, FALSE}, {"why", "ball-at-wall", 0, TRUE},
      {"why", "oblique", 15, TRUE}, {"why", NULL, 0, TRUE},
      {"why", NULL, 20, FALSE},     {"why", "ball-at-wall", 20, TRUE},
  };
  g_setenv("XDG_DATA_HOME", "/nonexistent", TRUE);
  application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS(tests); i++)
    g_test_add(tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  for (guint i = test_is_thorough() ? 0 : G_N_ELEMENTS(cases) / 2; i < G_N_ELEMENTS(cases); i++) {
    g_autofree char *path =
        g_strdup_printf("/why/in-view/%s/type-%u/%s", cases[i].scene ? cases[i].scene : "driven",
                        cases[i].points, cases[i].in_numbers ? "numbers" : "symbols");
    g_test_add(path, Fixture, &cases[i], test_set_up_page, test_in_view, test_tear_down_page);
  }
  int status = g_test_run();
  g_object_unref(application);
  return status;
}
