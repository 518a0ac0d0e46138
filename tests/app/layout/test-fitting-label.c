/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-fitting-label: the longest text that fits is shown, and the shortest is cut off only where
 * nothing fits, and never if it is a number. */
#include "gtk-test.h"

#include "carom-fitting-label.h"

static const char *const texts[] = {
    "die Antworten von drei Verfahren auf jede Berührung stimmen überein: nur Rundung",
    "drei Verfahren stimmen überein", "stimmen überein"};

typedef struct {
  GtkWidget *window;
  CaromFittingLabel *label;
} Fixture;

static void set_up(Fixture *fixture, gconstpointer data) {
  fixture->window = gtk_window_new();
  fixture->label = g_object_new(CAROM_TYPE_FITTING_LABEL, NULL);
  gtk_window_set_child(GTK_WINDOW(fixture->window), GTK_WIDGET(fixture->label));
  carom_fitting_label_set(fixture->label, "Dieselbe Berührung", texts);
  gtk_window_present(GTK_WINDOW(fixture->window));
  gtk_test_widget_wait_for_draw(fixture->window);
}

static void tear_down(Fixture *fixture, gconstpointer data) {
  gtk_window_destroy(GTK_WINDOW(fixture->window));
}

/* What is shown at this width; NULL: nothing. */
static const char *text_at(Fixture *fixture, int width) {
  GtkWidget *label = GTK_WIDGET(fixture->label);
  int height;
  gtk_widget_measure(label, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  gtk_widget_size_allocate(label, &(GtkAllocation){0, 0, width, height}, -1);
  GtkLabel *shown = carom_fitting_label_get_shown(fixture->label);
  return shown ? gtk_label_get_text(shown) : NULL;
}

static gboolean is_cut_off(Fixture *fixture) {
  GtkLabel *shown = carom_fitting_label_get_shown(fixture->label);
  return pango_layout_is_ellipsized(gtk_label_get_layout(shown));
}

static void test_lengths(Fixture *fixture, gconstpointer data) {
  int minimum, natural;
  gtk_widget_measure(GTK_WIDGET(fixture->label), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural,
                     NULL, NULL);
  g_assert_true(g_str_has_suffix(text_at(fixture, natural), texts[0]));
  const char *before = NULL;
  guint n_changes = 0;
  for (int width = natural; width >= minimum; width--) {
    const char *text = text_at(fixture, width);
    gboolean is_last = g_str_equal(text, texts[2]); /* without the heading */
    n_changes += before && !g_str_equal(text, before);
    g_assert_true(is_last || !is_cut_off(fixture));
    g_assert_true(is_last || g_str_has_prefix(text, "Dieselbe Berührung"));
    before = text;
  }
  g_assert_cmpuint(n_changes, ==, CAROM_FITTING_LABEL_N_TEXTS);
  g_assert_true(is_cut_off(fixture));
}

/* Beside each text but the last there is the gap, and the least width stays. */
static void test_gap(Fixture *fixture, gconstpointer data) {
  const int gap = 20;
  GtkWidget *label = GTK_WIDGET(fixture->label);
  int minimum, natural, least, wide;
  gtk_widget_measure(label, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  carom_fitting_label_set_gap(fixture->label, gap);
  gtk_widget_measure(label, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wide, NULL, NULL);
  g_assert_cmpint(least, ==, minimum);
  g_assert_cmpint(wide, ==, natural + gap);
  g_assert_true(g_str_has_suffix(text_at(fixture, wide), texts[0]));
  for (int width = wide; width >= least; width--) {
    int whole;
    g_assert_nonnull(text_at(fixture, width));
    GtkLabel *shown = carom_fitting_label_get_shown(fixture->label);
    gtk_widget_measure(GTK_WIDGET(shown), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &whole, NULL, NULL);
    g_assert_true(whole + gap <= width || g_str_equal(gtk_label_get_text(shown), texts[2]));
  }
}

/* The label of the shortest text alone; after it comes that of the words. */
static GtkWidget *get_alone(Fixture *fixture) {
  return gtk_widget_get_prev_sibling(gtk_widget_get_last_child(GTK_WIDGET(fixture->label)));
}

/* The digits that are left of a number would be another number: rather none is shown. */
static void test_number(Fixture *fixture, gconstpointer data) {
  static const char *const counts[] = {"1234567 contacts at once", "1234567 contacts", "1234567"};
  int whole;
  carom_fitting_label_set(fixture->label, NULL, counts);
  GtkWidget *last = get_alone(fixture);
  gtk_widget_measure(last, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &whole, NULL, NULL);
  g_assert_cmpstr(text_at(fixture, whole), ==, counts[2]);
  g_assert_false(is_cut_off(fixture));
  g_assert_null(text_at(fixture, whole - 1));
  GtkWidget *child = gtk_widget_get_first_child(GTK_WIDGET(fixture->label));
  for (; child; child = gtk_widget_get_next_sibling(child))
    g_assert_false(gtk_widget_get_child_visible(child));
}

/* Words take the place of a number that would be cut off, and are whole at any width. */
static void test_words(Fixture *fixture, gconstpointer data) {
  static const char *const distances[] = {"apart by 12.5 m since 3 s", "apart by 12.5 m",
                                          "apart by 12.5 m"};
  int minimum, least, whole;
  carom_fitting_label_set(fixture->label, "Same motion", distances);
  carom_fitting_label_set_words(fixture->label, "apart");
  gtk_widget_measure(get_alone(fixture), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &whole, NULL, NULL);
  gtk_widget_measure(GTK_WIDGET(fixture->label), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                     NULL, NULL);
  gtk_widget_measure(gtk_widget_get_last_child(GTK_WIDGET(fixture->label)),
                     GTK_ORIENTATION_HORIZONTAL, -1, NULL, &least, NULL, NULL);
  g_assert_cmpint(minimum, >=, least);
  g_assert_cmpstr(text_at(fixture, whole), ==, distances[2]);
  g_assert_cmpstr(text_at(fixture, minimum), ==, "apart");
  g_assert_false(is_cut_off(fixture));
  gtk_test_accessible_assert_property(fixture->label, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      "Same motion  apart by 12.5 m since 3 s");
  carom_fitting_label_set(fixture->label, NULL, distances);
  g_assert_null(text_at(fixture, minimum));
}

/* What must not be cut off asks for no more than its words need, whatever the numbers are, of its
 * own and of those beside it; so these never make a window wider. */
static void test_whole_words(Fixture *fixture, gconstpointer data) {
  static const char *const distances[] = {"apart by 12.5 m since 3 s", "apart by 12.5 m",
                                          "apart by 12.5 m"};
  static const char *const peers[] = {"apart by 0.00125 m since 3 s", "apart by 0.00125 m",
                                      "apart by 0.00125 m", "apart by 0.00125 m"};
  int minimum, least, whole;
  carom_fitting_label_set(fixture->label, "Same motion", distances);
  gtk_widget_measure(get_alone(fixture), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &whole, NULL, NULL);
  carom_fitting_label_set_words(fixture->label, "apart");
  carom_fitting_label_set_whole(fixture->label, TRUE);
  carom_fitting_label_set_peers(fixture->label, peers);
  gtk_widget_measure(GTK_WIDGET(fixture->label), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                     NULL, NULL);
  gtk_widget_measure(gtk_widget_get_last_child(GTK_WIDGET(fixture->label)),
                     GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint(minimum, ==, least);
  for (int width = minimum; width < whole; width++)
    g_assert_cmpstr(text_at(fixture, width), ==, "apart");
}

/* Words may be cut off after a number, but not so that the number seems to go on. */
static void test_number_in_words(Fixture *fixture, gconstpointer data) {
  static const char *const words[] = {"apart by 1234.5 m by now", "1234.5 m by now",
                                      "1234.5 m by now"};
  int natural;
  guint n_cut = 0;
  carom_fitting_label_set(fixture->label, NULL, words);
  GtkWidget *last = get_alone(fixture);
  gtk_widget_measure(last, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  for (int width = natural; text_at(fixture, width); width--) {
    PangoLayout *layout = gtk_label_get_layout(GTK_LABEL(last));
    g_autofree char *shown = g_strdup(words[2]);
    PangoLayoutIter *iter = pango_layout_get_iter(layout);
    do {
      PangoLayoutRun *run = pango_layout_iter_get_run_readonly(iter);
      if (run && run->item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS)
        shown[run->item->offset] = '\0';
    } while (pango_layout_iter_next_run(iter));
    pango_layout_iter_free(iter);
    g_test_message("%d: %s", width, shown);
    g_assert_true(g_str_has_prefix(shown, "1234.5 "));
    n_cut += is_cut_off(fixture);
  }
  g_assert_cmpuint(n_cut, >, 0);
}

/* Without a heading there is nothing before the text, and nothing in it is taken for markup. */
static void test_no_heading(Fixture *fixture, gconstpointer data) {
  static const char *const plain[] = {"R&D", "R&D", "R&D"};
  carom_fitting_label_set(fixture->label, NULL, plain);
  GtkWidget *child = get_alone(fixture);
  for (; child; child = gtk_widget_get_prev_sibling(child))
    if (*gtk_label_get_text(GTK_LABEL(child))) /* there is no brief heading either */
      g_assert_cmpstr(gtk_label_get_text(GTK_LABEL(child)), ==, plain[0]);
}

/* Where the heading is too long, a brief one says what the shortest text is about; what must not be
 * cut off asks for its width. */
static void test_brief(Fixture *fixture, gconstpointer data) {
  static const char *const rounding[] = {"apart by rounding only", "rounding only", "rounding"};
  int all, alone, minimum;
  carom_fitting_label_set(fixture->label, "Same motion", rounding);
  gtk_widget_measure(get_alone(fixture), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &alone, NULL, NULL);
  carom_fitting_label_set_brief(fixture->label, "Motion");
  GtkWidget *broken = gtk_widget_get_prev_sibling(get_alone(fixture));
  GtkWidget *brief = gtk_widget_get_prev_sibling(broken);
  gtk_widget_measure(brief, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &all, NULL, NULL);
  g_assert_cmpint(all, >, alone);
  g_assert_cmpstr(text_at(fixture, all), ==, "Motion  rounding");
  g_assert_cmpstr(text_at(fixture, all - 1), ==, "rounding");
  carom_fitting_label_set_whole(fixture->label, TRUE);
  gtk_widget_measure(GTK_WIDGET(fixture->label), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                     NULL, NULL);
  g_assert_cmpint(minimum, ==, alone);
  carom_fitting_label_set_whole(fixture->label, FALSE);
}

/* What stands beside others says no more than the one of them that has the least room for its
 * words, and asks for as much room as that. */
static void test_peers(Fixture *fixture, gconstpointer data) {
  static const char *const own[] = {"this is the reference", "reference", "reference"};
  static const char *const peers[] = {
      "this is the reference\n7×10⁻¹⁶ m/s from the reference: rounding",
      "reference\n7×10⁻¹⁶ m/s: rounding", "reference\nrounding", "the reference\nmoves alike"};
  int alone, among;
  GtkWidget *label = GTK_WIDGET(fixture->label);
  carom_fitting_label_set(fixture->label, "Same motion", own);
  gtk_widget_measure(label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &alone, NULL, NULL);
  g_assert_cmpstr(text_at(fixture, alone), ==, "Same motion  this is the reference");
  carom_fitting_label_set_peers(fixture->label, peers);
  gtk_widget_measure(label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &among, NULL, NULL);
  g_assert_cmpint(among, >, alone);
  g_assert_cmpstr(text_at(fixture, among), ==, "Same motion  this is the reference");
  g_assert_cmpstr(text_at(fixture, among - 1), ==, "Same motion  reference");
  carom_fitting_label_set_alone(fixture->label, "the reference");
  carom_fitting_label_set_brief(fixture->label, "Motion");
  carom_fitting_label_set_whole(fixture->label, TRUE);
  gtk_widget_measure(label, GTK_ORIENTATION_HORIZONTAL, -1, &alone, NULL, NULL, NULL);
  g_assert_cmpstr(text_at(fixture, alone), ==, "the reference");
}

/* Where there is height for it, what is too long is broken into lines, and not cut off. */
static void test_lines(Fixture *fixture, gconstpointer data) {
  static const char *const title[] = {"Correction along the normal", "Correction along the normal",
                                      "Correction along the normal"};
  GtkWidget *label = GTK_WIDGET(fixture->label);
  int all, one, least, natural;
  carom_fitting_label_set(fixture->label, NULL, title);
  gtk_widget_measure(get_alone(fixture), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &all, NULL, NULL);
  gtk_widget_measure(label, GTK_ORIENTATION_VERTICAL, all, NULL, &one, NULL, NULL);
  gtk_widget_measure(label, GTK_ORIENTATION_VERTICAL, 2 * all / 3, NULL, &natural, NULL, NULL);
  g_assert_cmpint(natural, ==, one); /* it has not been asked to */
  carom_fitting_label_set_lines(fixture->label, 2);
  gtk_widget_measure(label, GTK_ORIENTATION_VERTICAL, 2 * all / 3, &least, &natural, NULL, NULL);
  g_assert_cmpint(least, ==, one);
  g_assert_cmpint(natural, >=, 2 * one - 2); /* a space between lines may be less */
  gtk_widget_size_allocate(label, &(GtkAllocation){0, 0, 2 * all / 3, natural}, -1);
  g_assert_false(is_cut_off(fixture));
  gtk_widget_size_allocate(label, &(GtkAllocation){0, 0, 2 * all / 3, one}, -1);
  g_assert_true(is_cut_off(fixture));
  gtk_widget_size_allocate(label, &(GtkAllocation){0, 0, all, natural}, -1);
  g_assert_false(is_cut_off(fixture));
  gtk_widget_measure(label, GTK_ORIENTATION_VERTICAL, all, NULL, &natural, NULL, NULL);
  g_assert_cmpint(natural, ==, one);
}

/* Whatever is shown, all of it is there to be read out, and once only: as the name of the whole.
 */
static void test_accessible(Fixture *fixture, gconstpointer data) {
  text_at(fixture, 60);
  g_assert_cmpstr(carom_fitting_label_get_text(fixture->label), ==, texts[0]);
  g_autofree char *all = g_strconcat("Dieselbe Berührung  ", texts[0], NULL);
  gtk_test_accessible_assert_role(fixture->label, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property(fixture->label, GTK_ACCESSIBLE_PROPERTY_LABEL, all);
  GtkWidget *child = gtk_widget_get_first_child(GTK_WIDGET(fixture->label));
  for (; child; child = gtk_widget_get_next_sibling(child))
    gtk_test_accessible_assert_role(child, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

int main(int argc, char **argv) {
  g_autoptr(GtkApplication) application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  g_test_add("/fitting-label/lengths", Fixture, NULL, set_up, test_lengths, tear_down);
  g_test_add("/fitting-label/gap", Fixture, NULL, set_up, test_gap, tear_down);
  g_test_add("/fitting-label/number", Fixture, NULL, set_up, test_number, tear_down);
  g_test_add("/fitting-label/words", Fixture, NULL, set_up, test_words, tear_down);
  g_test_add("/fitting-label/whole-words", Fixture, NULL, set_up, test_whole_words, tear_down);
  g_test_add("/fitting-label/number-in-words", Fixture, NULL, set_up, test_number_in_words,
             tear_down);
  g_test_add("/fitting-label/no-heading", Fixture, NULL, set_up, test_no_heading, tear_down);
  g_test_add("/fitting-label/brief", Fixture, NULL, set_up, test_brief, tear_down);
  g_test_add("/fitting-label/peers", Fixture, NULL, set_up, test_peers, tear_down);
  g_test_add("/fitting-label/lines", Fixture, NULL, set_up, test_lines, tear_down);
  g_test_add("/fitting-label/accessible", Fixture, NULL, set_up, test_accessible, tear_down);
  return g_test_run();
}
