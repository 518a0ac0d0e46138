/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-why: the page that says why the methods are the same, in the window, by its actions. Needs a
 * display. */
#include "contact-page-test.h"

#include "carom-derivation.h"
#include "carom-diagram-area.h"
#include "carom-formula-line.h"
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

static const CaromDerivation *derive(CaromExplanation *explanation) {
  return carom_explanation_derive(explanation);
}

/* The page must have been shown. */
static CaromInspector *get_inspector(Fixture *fixture) {
  g_autoptr(GPtrArray) pages = find_all(fixture, CAROM_TYPE_WHY_VIEW);
  g_assert_cmpuint(pages->len, ==, 1);
  return carom_contact_page_get_inspector(pages->pdata[0]);
}

static int get_step(Fixture *fixture) {
  return carom_inspector_get_step(get_inspector(fixture), CAROM_TOPIC_DERIVATION);
}

/* Those with a number are seen, and of open chapters all. */
static void check_seen(Fixture *fixture, const char *open) {
  g_autoptr(CaromExplanation) explanation = test_explain_first(fixture);
  const CaromDerivation *derivation = derive(explanation);
  g_autoptr(GPtrArray) lines = find_lines(fixture);
  for (guint i = 0; i < lines->len; i++) {
    const char *id =
        carom_derivation_chapter(derivation, carom_derivation_chapter_of(derivation, i))->id;
    gboolean is_open = g_str_equal(open, "all") || g_str_equal(open, id);
    g_assert_cmpint(gtk_widget_get_visible(lines->pdata[i]), ==,
                    is_open || carom_derivation_line(derivation, i)->tag > 0);
  }
}

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

/* Returns: what the walk goes through: looks, and then the lines that are seen */
static GArray *list_steps(CaromExplanation *explanation) {
  GArray *steps = g_array_new(FALSE, FALSE, sizeof(int));
  for (int look = 0; look < CAROM_N_LOOKS; look++)
    g_array_append_val(steps, look);
  for (guint i = 0; i < derive(explanation)->lines->len; i++) {
    int step = carom_derivation_step_of_line(i);
    if (carom_derivation_line(derive(explanation), i)->tag > 0)
      g_array_append_val(steps, step);
  }
  return steps;
}

/* The keys of the working walk through it while it is shown, and it stays; elsewhere they do what
 * they did. */
static void test_walk(Fixture *fixture, gconstpointer data) {
  test_show_page(fixture, "why");
  test_next_contact(fixture);
  g_autoptr(CaromExplanation) explanation = test_explain_first(fixture);
  g_autoptr(GArray) steps = list_steps(explanation);
  g_assert_cmpint(find_lit(fixture), ==, -1);
  for (guint i = 0; i < steps->len + 2; i++) {
    int step = g_array_index(steps, int, MIN(i, steps->len - 1));
    do_action(fixture, "win.walk-on");
    g_assert_true(is_page(fixture, "why"));
    g_assert_cmpint(get_step(fixture), ==, step);
    g_assert_cmpint(find_lit(fixture), ==, carom_derivation_line_at(step));
  }
  int last_but_one = g_array_index(steps, int, steps->len - 2);
  do_action(fixture, "win.walk-back");
  g_assert_cmpint(get_step(fixture), ==, last_but_one);
  test_show_page(fixture, "graphs");
  do_action(fixture, "win.walk-on");
  g_assert_true(is_page(fixture, "working"));
  test_show_page(fixture, "why");
  g_assert_cmpint(get_step(fixture), ==, last_but_one);
  for (guint i = 0; i < steps->len; i++)
    do_action(fixture, "win.walk-back");
  g_assert_cmpint(get_step(fixture), ==, CAROM_INSPECTOR_NO_STEP);
}

/* ---- Folding ---- */

static gboolean has_words(GtkWidget *button, const char *words) {
  g_autoptr(GPtrArray) all = g_ptr_array_new();
  collect(button, CAROM_TYPE_TYPESET, all);
  return all->len == 1 && g_str_equal(carom_typeset_get_text(all->pdata[0]), words);
}

static GtkWidget *find_title(Fixture *fixture, const char *title) {
  g_autoptr(GPtrArray) all = find_all(fixture, GTK_TYPE_BUTTON);
  for (guint i = 0; i < all->len; i++)
    if (gtk_widget_has_css_class(all->pdata[i], "chapter-title") && has_words(all->pdata[i], title))
      return all->pdata[i];
  g_error("no chapter “%s”", title);
}

static void click_title(Fixture *fixture, const char *title) {
  g_signal_emit_by_name(find_title(fixture, title), "clicked");
}

static void assert_open(Fixture *fixture, const char *title, gboolean is_open) {
  gtk_test_accessible_assert_state(GTK_ACCESSIBLE(find_title(fixture, title)),
                                   GTK_ACCESSIBLE_STATE_EXPANDED, is_open);
}

/* The title opens a chapter, to whose first line the walk goes, and folds it; a line that is gone
 * is not where the walk stands. */
static void test_folding(Fixture *fixture, gconstpointer data) {
  test_show_page(fixture, "why");
  test_next_contact(fixture);
  check_seen(fixture, "");
  const char *const title = "Projection: |d| cancels";
  assert_open(fixture, title, FALSE);
  click_title(fixture, title);
  assert_open(fixture, title, TRUE);
  check_seen(fixture, "projection");
  g_autoptr(CaromExplanation) explanation = test_explain_first(fixture);
  const CaromDerivation *derivation = derive(explanation);
  guint first = 0;
  while (!g_str_equal(carom_derivation_line(derivation, first)->right, "(u_a·d) / (d·d)"))
    first++;
  g_assert_cmpint(find_lit(fixture), ==, (int)first);
  click_title(fixture, title);
  check_seen(fixture, "");
  int line = carom_derivation_line_at(get_step(fixture));
  g_assert_cmpint(line, <, (int)first);
  g_assert_cmpuint(carom_derivation_line(derivation, (guint)line)->tag, >, 0);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.line", "i",
                             carom_derivation_step_of_line(first));
  check_seen(fixture, "projection"); /* so that the line is seen */
  assert_open(fixture, title, TRUE);
}

/* One switch opens all but what is folded since, and folds all. */
static void test_all_lines(Fixture *fixture, gconstpointer data) {
  test_show_page(fixture, "why");
  test_next_contact(fixture);
  do_action(fixture, "win.all-lines");
  check_seen(fixture, "all");
  click_title(fixture, "The master line");
  assert_open(fixture, "The master line", FALSE);
  assert_open(fixture, "Impulse: nothing to do", TRUE);
  do_action(fixture, "win.all-lines");
  check_seen(fixture, "");
  do_action(fixture, "win.all-lines");
  check_seen(fixture, "all");
}

/* What goes on from a line that is folded away has its left side, here and for screen readers. */
static void test_left_sides(Fixture *fixture, gconstpointer data) {
  test_show_page(fixture, "why");
  test_next_contact(fixture);
  g_autoptr(CaromExplanation) explanation = test_explain_first(fixture);
  const CaromDerivation *derivation = derive(explanation);
  g_autoptr(GPtrArray) lines = find_lines(fixture);
  guint n = 0;
  for (guint open = 0; open < 2; open++) {
    for (guint i = 1; i < lines->len; i++) {
      const CaromDerivationLine *line = carom_derivation_line(derivation, i);
      if (line->left || line->tag == 0 || carom_derivation_line(derivation, i - 1)->tag > 0)
        continue;
      CaromSheetLine expected = carom_sheet_line_of_derivation(derivation, i);
      expected.goes_on = open;
      g_autofree char *text = carom_formula_line_text(explanation, expected);
      gtk_test_accessible_assert_property(lines->pdata[i], GTK_ACCESSIBLE_PROPERTY_LABEL, text);
      n++;
    }
    do_action(fixture, "win.all-lines");
  }
  g_assert_cmpuint(n, >=, 8);
}

/* ---- The picture ---- */

static GtkWidget *find_look_box(Fixture *fixture) {
  g_autoptr(GPtrArray) all = find_all(fixture, GTK_TYPE_BOX);
  for (guint i = 0; i < all->len; i++)
    if (gtk_widget_has_css_class(all->pdata[i], "look"))
      return all->pdata[i];
  g_error("nothing is told of the picture");
}

static char *find_look(Fixture *fixture) {
  GtkWidget *words = gtk_widget_get_last_child(find_look_box(fixture));
  return g_strdup(carom_typeset_get_text(CAROM_TYPESET(words)));
}

/* At each look there is another sentence; before them, how to go on. */
static void test_looks(Fixture *fixture, gconstpointer data) {
  test_show_page(fixture, "why");
  test_next_contact(fixture);
  g_autoptr(CaromExplanation) explanation = test_explain_first(fixture);
  g_autofree char *before = find_look(fixture);
  g_assert_nonnull(strstr(before, "Down"));
  for (CaromLook look = 0; look < CAROM_N_LOOKS; look++) {
    do_action(fixture, "win.walk-on");
    g_autofree char *seen = find_look(fixture);
    g_autofree char *expected = carom_formula_sentence_of_derivation(
        &carom_formula_sentence_plain, derive(explanation)->looks[look].sentence, explanation,
        derive(explanation));
    g_assert_cmpstr(seen, ==, expected);
  }
  do_action(fixture, "win.walk-on");
  g_assert_false(gtk_widget_get_visible(find_look_box(fixture))); /* then come the lines */
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

/* Where the page is low, it is scrolled to what is looked at, at least to its end. */
static void test_looks_in_view(Fixture *fixture, gconstpointer data) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.room", "s", "both");
  test_show_page(fixture, "why");
  test_next_contact(fixture);
  g_autoptr(GPtrArray) pages = find_all(fixture, CAROM_TYPE_WHY_VIEW);
  GtkWidget *scroller =
      GTK_WIDGET(carom_contact_page_get_scroller(CAROM_CONTACT_PAGE(pages->pdata[0])));
  GtkWidget *picture = test_find(scroller, CAROM_TYPE_DIAGRAM_AREA, NULL);
  for (CaromLook look = 0; look < CAROM_N_LOOKS; look++) {
    double top, bottom;
    do_action(fixture, "win.walk-on");
    for (guint i = 0; i < 3; i++) /* the sentence makes room first */
      test_wait_for_frames(GTK_WIDGET(fixture->window));
    carom_diagram_area_find_look(CAROM_DIAGRAM_AREA(picture), &top, &bottom);
    g_assert_cmpfloat(bottom - top, >, 50);
    double start = (double)test_bounds(picture, scroller).origin.y;
    g_test_message("look %d: from %g to %g of %d", look, start + top, start + bottom,
                   gtk_widget_get_height(scroller));
    g_assert_cmpfloat(start + bottom, <=, gtk_widget_get_height(scroller) + 1); /* a pixel */
    g_assert_cmpfloat(start + bottom, >, 50);
  }
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

/* Returns: its first line with a number or, without one, its first */
static guint find_first(const CaromDerivation *derivation, const CaromDerivationChapter *chapter) {
  for (guint i = chapter->first_line; i < chapter->first_line + chapter->n_lines; i++)
    if (carom_derivation_line(derivation, i)->tag > 0)
      return i;
  return chapter->first_line;
}

/* The picture and every chapter have a button, which goes to its first line; that of the chapter at
 * which the walk stands is pressed, however it got there, and stays pressed if it is clicked again.
 */
static void test_chapters(Fixture *fixture, gconstpointer data) {
  test_show_page(fixture, "why");
  test_next_contact(fixture);
  g_autoptr(CaromExplanation) explanation = test_explain_first(fixture);
  const CaromDerivation *derivation = carom_explanation_derive(explanation);
  g_autoptr(GPtrArray) buttons = find_chapters(fixture);
  g_assert_cmpuint(buttons->len, ==, derivation->chapters->len + 1);
  g_signal_emit_by_name(buttons->pdata[0], "clicked"); /* the picture */
  g_assert_cmpint(get_step(fixture), ==, CAROM_LOOK_VELOCITIES);
  g_assert_true(gtk_toggle_button_get_active(buttons->pdata[0]));
  for (guint i = buttons->len; i-- > 1;) {
    const CaromDerivationChapter *chapter = carom_derivation_chapter(derivation, i - 1);
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
      g_assert_cmpint(find_lit(fixture), ==, (int)find_first(derivation, chapter));
      for (guint k = 0; k < buttons->len; k++)
        g_assert_cmpint(gtk_toggle_button_get_active(buttons->pdata[k]), ==, k == i);
    }
  }
  for (guint i = 0; i < carom_derivation_chapter(derivation, 0)->n_lines; i++)
    if (carom_derivation_line(derivation, i)->tag > 0)
      do_action(fixture, "win.walk-on");
  g_assert_true(gtk_toggle_button_get_active(buttons->pdata[2]));
}

static gboolean is_link(GtkWidget *button, const char *action) {
  return gtk_widget_has_css_class(button, "why") &&
         g_str_equal(gtk_actionable_get_action_name(GTK_ACTIONABLE(button)), action);
}

/* From each band of the working one gets to the line about it, whose number it says. */
static void test_from_band(Fixture *fixture, gconstpointer data) {
  test_show_page(fixture, "working");
  test_next_contact(fixture);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_autoptr(CaromExplanation) explanation = test_explain_first(fixture);
  g_autoptr(GPtrArray) buttons = find_all(fixture, GTK_TYPE_BUTTON);
  guint n = 0;
  for (guint i = 0; i < buttons->len; i++) {
    if (!is_link(buttons->pdata[i], "win.why"))
      continue;
    g_signal_emit_by_name(buttons->pdata[i], "clicked");
    test_wait_for_frames(GTK_WIDGET(fixture->window));
    g_assert_true(is_page(fixture, "why"));
    int line = carom_derivation_band_line(derive(explanation), n++);
    g_autofree char *label = g_strdup_printf(
        "Why? Line %u", carom_derivation_line(derive(explanation), (guint)line)->tag);
    g_assert_cmpstr(gtk_button_get_label(buttons->pdata[i]), ==, label);
    g_assert_cmpint(find_lit(fixture), ==, line);
    test_show_page(fixture, "working");
  }
  g_assert_cmpuint(n, ==, CAROM_N_FINDINGS);
}

/* Chapters lead to the first band that they are about. */
static void test_to_band(Fixture *fixture, gconstpointer data) {
  static const CaromFindingKind first[] = {CAROM_FINDING_DIRECTION, CAROM_FINDING_TRANSFER};
  test_show_page(fixture, "why");
  test_next_contact(fixture);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_autoptr(GPtrArray) buttons = find_all(fixture, GTK_TYPE_BUTTON);
  guint n = 0;
  for (guint i = 0; i < buttons->len; i++) {
    if (!is_link(buttons->pdata[i], "win.band"))
      continue;
    g_assert_cmpuint(n, <, G_N_ELEMENTS(first));
    g_signal_emit_by_name(buttons->pdata[i], "clicked");
    g_assert_true(is_page(fixture, "working"));
    g_assert_cmpint(carom_inspector_get_walked_band(get_inspector(fixture)), ==, first[n++]);
    test_show_page(fixture, "why");
  }
  g_assert_cmpuint(n, ==, G_N_ELEMENTS(first));
}

/* What its button does, Enter does at the band at which the walk stands, and once more it leads
 * back. */
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
    g_assert_cmpint(find_lit(fixture), ==, carom_derivation_band_line(derive(explanation), band));
    do_action(fixture, "win.enter");
    g_assert_true(is_page(fixture, "working"));
    g_assert_cmpint(carom_inspector_get_walked_band(get_inspector(fixture)), ==, band);
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
  do_action(fixture, "win.all-lines");
  for (int look = 0; look < CAROM_N_LOOKS; look++)
    do_action(fixture, "win.walk-on");
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
      {"/why/to-band", test_to_band},     {"/why/folding", test_folding},
      {"/why/all-lines", test_all_lines}, {"/why/left-sides", test_left_sides},
      {"/why/looks", test_looks},         {"/why/looks-in-view", test_looks_in_view},
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
