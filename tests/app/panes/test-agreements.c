/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-agreements: what each pane says while a scene runs: whether the methods answer the same
 * contact alike, and whether the discs move as in the reference pane; and that nothing
 * is green beside panes that differ. */
#include "window-test.h"

#include "carom-pane-view.h"

/* As wide as a projector's picture, with all panes beside each other. */
#define PROJECTOR_WIDTH  1024
#define PROJECTOR_HEIGHT 768

typedef enum { SAME_CONTACT, SAME_MOTION } Agreement;

static GtkWidget *find_pane(Fixture *fixture, guint pane) {
  g_autoptr(GPtrArray) views = find_all(fixture, CAROM_TYPE_PANE_VIEW);
  g_assert_cmpuint(pane, <, views->len);
  return views->pdata[pane];
}

static CaromFittingLabel *find_label(Fixture *fixture, guint pane, Agreement agreement) {
  g_autoptr(GPtrArray) footers = find_footers(find_pane(fixture, pane));
  g_assert_cmpuint(footers->len, ==, 2);
  return footers->pdata[agreement];
}

static const char *say(Fixture *fixture, guint pane, Agreement agreement) {
  return carom_fitting_label_get_text(find_label(fixture, pane, agreement));
}

static gboolean has_class(Fixture *fixture, guint pane, Agreement agreement, const char *name) {
  return gtk_widget_has_css_class(GTK_WIDGET(find_label(fixture, pane, agreement)), name);
}

static guint count_green(Fixture *fixture) {
  guint n = 0;
  for (guint i = 0; i < count_panes(fixture); i++)
    n += has_class(fixture, i, SAME_CONTACT, "agrees") +
         has_class(fixture, i, SAME_MOTION, "agrees");
  return n;
}

static void go_to_time(Fixture *fixture, double time_s) {
  guint64 frame = carom_player_frame_at(fixture->player, time_s);
  carom_player_seek(fixture->player, frame);
  wait_for_frame(fixture, frame);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
}

static void go_to_end(Fixture *fixture) {
  go_to_time(fixture, carom_document_get_scene(fixture->document)->duration_s);
}

static void assert_apart(Fixture *fixture, guint pane, gboolean apart) {
  const char *text = say(fixture, pane, SAME_MOTION);
  g_test_message("pane %u: %s; %s", pane, say(fixture, pane, SAME_CONTACT), text);
  g_assert_true(g_str_has_prefix(text, "apart by ") == apart);
  g_assert_true((strstr(text, " since ") != NULL) == apart);
  g_assert_true(has_class(fixture, pane, SAME_MOTION, "differs") == apart);
}

static const char *below_panes(Fixture *fixture) {
  static const char *const beginnings[] = {"The panes differ in ", "The panes that differ ",
                                           "The panes differ only "};
  GtkWidget *label = NULL;
  for (guint i = 0; i < G_N_ELEMENTS(beginnings) && !label; i++)
    label = test_find(GTK_WIDGET(fixture->window), GTK_TYPE_LABEL, beginnings[i]);
  g_assert_nonnull(label);
  return gtk_label_get_text(GTK_LABEL(label));
}

/* Two discs part by nothing but rounding: green, once there was a contact. */
static void test_oblique(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "oblique");
  g_assert_cmpstr(say(fixture, 0, SAME_CONTACT), ==, "no contact yet");
  g_assert_cmpuint(count_green(fixture), ==, 0);
  go_to_end(fixture);
  g_assert_cmpstr(say(fixture, 0, SAME_MOTION), ==, "this is the reference");
  for (guint i = 0; i < count_panes(fixture); i++) {
    assert_apart(fixture, i, FALSE);
    g_assert_nonnull(strstr(say(fixture, i, SAME_CONTACT), "on each contact"));
  }
  g_assert_cmpuint(count_green(fixture), ==, count_panes(fixture));
  g_assert_nonnull(strstr(below_panes(fixture), "the same physics"));
}

/* Three different pictures: the answers agree, the places do not, and nothing is green. Back at the
 * start it is as if nothing had been. */
static void test_diffusion(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "diffusion");
  go_to_time(fixture, 5);
  g_assert_cmpstr(say(fixture, 0, SAME_MOTION), ==, "this is the reference");
  for (guint i = 1; i < count_panes(fixture); i++)
    assert_apart(fixture, i, TRUE);
  g_assert_true(
      g_str_has_suffix(say(fixture, 0, SAME_CONTACT), "agree on each contact: rounding only"));
  g_assert_cmpuint(count_green(fixture), ==, 0);
  g_assert_null(strstr(below_panes(fixture), "the same physics"));
  g_assert_nonnull(strstr(below_panes(fixture), ": rounding has grown."));
  g_autofree char *sentence = g_strdup(below_panes(fixture));
  g_autofree char *second = g_strdup(say(fixture, 1, SAME_MOTION));
  do_action(fixture, "win.restart");
  assert_apart(fixture, 1, FALSE);
  g_assert_nonnull(strstr(below_panes(fixture), "So far their discs are at the same places."));
  go_to_time(fixture, 5);
  g_assert_cmpstr(say(fixture, 1, SAME_MOTION), ==, second);
  g_assert_cmpstr(below_panes(fixture), ==, sentence);
}

/* The pane with the leak is not said to agree with anything. */
static void test_tunnelling(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "tunnelling");
  go_to_end(fixture);
  assert_apart(fixture, 0, FALSE);
  assert_apart(fixture, 1, TRUE);
  assert_apart(fixture, 2, TRUE);
  g_assert_cmpuint(count_green(fixture), ==, 0);
  g_assert_nonnull(strstr(below_panes(fixture), "“Tunnel guard”"));
}

/* A pane that differs in the resolver alone moves as the first does; those with other ties are not.
 */
static void test_three_in_a_row(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "three-in-a-row");
  const CaromMethod *methods =
      carom_comparison_get_methods(carom_player_get_comparison(fixture->player));
  go_to_end(fixture);
  for (guint i = 1; i < count_panes(fixture); i++)
    assert_apart(fixture, i, methods[i].ties != methods[0].ties);
  g_assert_cmpuint(count_green(fixture), ==, 0);
  g_assert_nonnull(
      strstr(below_panes(fixture), "that differ in “Simultaneous contacts” have moved "));
}

/* One pane alone is compared with nothing, but its contacts are still given to all methods. */
static void test_one_pane(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "oblique");
  while (count_panes(fixture) > 1)
    gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.remove-pane", "u", 1);
  go_to_end(fixture);
  g_assert_cmpstr(say(fixture, 0, SAME_MOTION), ==, "one pane alone: nothing to compare");
  g_assert_cmpuint(count_green(fixture), ==, 1);
}

/* Returns: (transfer full): what a screen reader has been told of a pane */
static char *find_told(Fixture *fixture, guint pane) {
  CaromPaneView *view = CAROM_PANE_VIEW(find_pane(fixture, pane));
  char *told = gtk_test_accessible_check_property(GTK_ACCESSIBLE(carom_pane_view_get_area(view)),
                                                  GTK_ACCESSIBLE_PROPERTY_LABEL, "something else");
  g_test_message("%s", told);
  return told;
}

/* A screen reader is told as soon as a pane parts. */
static void test_accessible(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "three-in-a-row");
  go_to_end(fixture);
  g_autofree char *told = find_told(fixture, count_panes(fixture) - 1);
  g_assert_nonnull(strstr(told, "Same contact: Rotation, Projection"));
  g_assert_nonnull(strstr(told, "Same motion: apart by "));
}

/* So it is where all panes are drawn on top of each other; and where they have had different
 * numbers of contacts, no number is told that is only that of the first. */
static void test_superposed(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "tunnelling");
  do_action(fixture, "win.superpose");
  g_autofree char *before = find_told(fixture, 0);
  g_assert_nonnull(strstr(before, "each other: 0 contacts at "));
  go_to_end(fixture);
  g_autofree char *told = find_told(fixture, 0);
  g_assert_nonnull(strstr(told, "each other, at "));
  g_assert_nonnull(strstr(told, "Same motion: apart by "));
}

/* At the instant of a contact a pane that works in steps stands at the frame before; the picture of
 * all panes has the time of the clock. */
static void test_superposed_time(Fixture *fixture, gconstpointer data) {
  enum { EXACT, STEPPED };
  open_scene(fixture, "tunnelling");
  go_to_end(fixture);
  do_action(fixture, "win.superpose");
  carom_player_go_to_contact(fixture->player, EXACT, 0, CAROM_INSTANT_AFTER);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  const CaromComparison *comparison = carom_player_get_comparison(fixture->player);
  double clock_s = carom_comparison_get_time_s(comparison);
  double stepped_s = carom_comparison_get_run(comparison, STEPPED)->now.time_s;
  g_assert_cmpfloat(clock_s - stepped_s, >, 0.001); /* to be seen in the digits that are shown */
  g_autofree char *told = find_told(fixture, 0);
  g_autofree char *time = g_strdup_printf(" at %.3f", clock_s);
  g_assert_nonnull(strstr(told, time));
}

/* On a projector nothing is cut off, in three panes or four, whatever they say. */
static void test_fits(Fixture *fixture, gconstpointer scene) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  g_autoptr(GVariant) panel = get_state(fixture, "show-panel");
  if (g_variant_get_boolean(panel))
    do_action(fixture, "win.show-panel");
  open_scene(fixture, scene);
  gtk_window_set_default_size(GTK_WINDOW(window), PROJECTOR_WIDTH, PROJECTOR_HEIGHT);
  go_to_end(fixture);
  test_wait_for_frames(window);
  g_assert_cmpint(gtk_widget_get_width(window), <=, PROJECTOR_WIDTH);
  for (guint i = 0; i < count_panes(fixture); i++)
    for (Agreement agreement = SAME_CONTACT; agreement <= SAME_MOTION; agreement++) {
      GtkLabel *shown = carom_fitting_label_get_shown(find_label(fixture, i, agreement));
      g_test_message("%d: %s", gtk_widget_get_width(GTK_WIDGET(shown)), gtk_label_get_text(shown));
      g_assert_false(pango_layout_is_ellipsized(gtk_label_get_layout(shown)));
    }
}

static CaromFittingLabel *find_title(Fixture *fixture, guint pane) {
  g_autoptr(GPtrArray) labels = g_ptr_array_new();
  collect(find_pane(fixture, pane), CAROM_TYPE_FITTING_LABEL, labels);
  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class(labels->pdata[i], "heading"))
      return labels->pdata[i];
  g_assert_not_reached();
}

/* In the larger type of a presentation, four panes say what they are and of what there is none. */
static void test_fits_presentation(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  open_scene(fixture, "oblique");
  do_action(fixture, "win.add-pane");
  g_autoptr(GVariant) panel = get_state(fixture, "show-panel");
  if (g_variant_get_boolean(panel))
    do_action(fixture, "win.show-panel");
  gtk_window_set_default_size(GTK_WINDOW(window), PROJECTOR_WIDTH, PROJECTOR_HEIGHT);
  gtk_widget_add_css_class(window, "presentation"); /* without a window manager nothing is full */
  test_wait_for_frames(window);
  g_assert_cmpint(gtk_widget_get_width(window), <=, PROJECTOR_WIDTH);
  g_assert_cmpuint(count_panes(fixture), ==, 4);
  for (guint i = 0; i < 4; i++) {
    GtkLabel *contact = carom_fitting_label_get_shown(find_label(fixture, i, SAME_CONTACT));
    GtkLabel *title = carom_fitting_label_get_shown(find_title(fixture, i));
    g_test_message("%s; %s", gtk_label_get_text(title), gtk_label_get_text(contact));
    g_assert_true(g_str_has_prefix(gtk_label_get_text(contact), "Same contact"));
    g_assert_false(pango_layout_is_ellipsized(gtk_label_get_layout(title)));
  }
}

static void add_fits(void) {
  static const char *const scenes[] = {"oblique", "diffusion", "three-in-a-row", "pi"};
  for (guint i = 0; i < G_N_ELEMENTS(scenes); i++) {
    g_autofree char *path = g_strdup_printf("/agreements/fits/%s", scenes[i]);
    g_test_add(path, Fixture, scenes[i], set_up, test_fits, tear_down);
  }
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/agreements/oblique", test_oblique},
      {"/agreements/diffusion", test_diffusion},
      {"/agreements/tunnelling", test_tunnelling},
      {"/agreements/three-in-a-row", test_three_in_a_row},
      {"/agreements/one-pane", test_one_pane},
      {"/agreements/accessible", test_accessible},
      {"/agreements/superposed", test_superposed},
      {"/agreements/superposed-time", test_superposed_time},
      {"/agreements/fits-presentation", test_fits_presentation},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), add_fits);
}
