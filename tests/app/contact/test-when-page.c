/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-when-page: the page that says when and where a contact was, in the window, by its actions.
 * Needs a display. */
#include "contact-page-test.h"

#include "carom-column-titles.h"
#include "carom-encounter.h"
#include "carom-line-view.h"
#include "carom-pane-area.h"
#include "carom-style-sample.h"
#include "carom-when-view.h"

static void show_first_contact(Fixture *fixture, const char *scene) {
  open_scene(fixture, scene);
  test_show_page(fixture, "when");
  test_next_contact(fixture);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
}

/* The lines of the page alone. */
static GPtrArray *find_lines(Fixture *fixture) {
  return find_all(fixture, CAROM_TYPE_LINE_VIEW);
}

static guint count_lit(Fixture *fixture) {
  g_autoptr(GPtrArray) lines = find_lines(fixture);
  guint n = 0;
  for (guint i = 0; i < lines->len; i++)
    n += gtk_widget_has_css_class(lines->pdata[i], "lit");
  return n;
}

static gboolean is_page(Fixture *fixture, const char *page) {
  g_autoptr(GVariant) view = get_state(fixture, "view");
  return g_str_equal(g_variant_get_string(view, NULL), page);
}

/* When and where of the first contact, as the leading pane had it. */
static CaromEncounterAccount *account_of(Fixture *fixture) {
  const CaromComparison *comparison = carom_player_get_comparison(fixture->player);
  CaromEncounterRecord encounter;
  g_assert_true(carom_encounter_examine(comparison, 0, 0, &encounter));
  return carom_encounter_account_new(carom_comparison_get_scene(comparison),
                                     &carom_comparison_get_methods(comparison)[0], &encounter);
}

/* Panes that differ in their resolvers alone share a column. Each line can be read by assistive
 * technology. */
static void test_lines(Fixture *fixture, gconstpointer data) {
  show_first_contact(fixture, "oblique");
  g_autoptr(CaromEncounterAccount) account = account_of(fixture);
  g_autoptr(GPtrArray) lines = find_lines(fixture);
  g_assert_cmpuint(lines->len, ==,
                   account->workings[CAROM_ENCOUNTER_WHEN].n_lines +
                       account->workings[CAROM_ENCOUNTER_RESULT].n_lines);
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

/* The keys of the working walk through it while it is shown, and it stays; each page remembers
 * where its own walk stands. */
static void test_walk(Fixture *fixture, gconstpointer data) {
  show_first_contact(fixture, "oblique");
  g_autoptr(GPtrArray) lines = find_lines(fixture);
  g_assert_cmpuint(count_lit(fixture), ==, 0);
  for (guint i = 0; i < lines->len + 2; i++) {
    do_action(fixture, "win.walk-on");
    g_assert_true(is_page(fixture, "when"));
    g_assert_cmpuint(count_lit(fixture), ==, 1);
    g_assert_true(gtk_widget_has_css_class(lines->pdata[MIN(i, lines->len - 1)], "lit"));
  }
  do_action(fixture, "win.walk-back");
  g_assert_true(gtk_widget_has_css_class(lines->pdata[lines->len - 2], "lit"));
  test_show_page(fixture, "graphs");
  do_action(fixture, "win.walk-on");
  g_assert_true(is_page(fixture, "working"));
  test_show_page(fixture, "when");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_true(gtk_widget_has_css_class(lines->pdata[lines->len - 2], "lit"));
}

/* Where panes differ, they walk in step: a step beside an exact time has rows of its own, and the
 * other column waits. */
static void test_columns(Fixture *fixture, gconstpointer data) {
  show_first_contact(fixture, "bouncing-ball");
  guint most = 0, n = 0;
  for (guint i = 0; i < 20; i++) { /* on into Where, which exact times have no lines for */
    do_action(fixture, "win.walk-on");
    g_assert_cmpuint(count_lit(fixture), <=, 2);
    most = MAX(most, count_lit(fixture));
    n += count_lit(fixture) == 1;
  }
  g_assert_cmpuint(most, ==, 2);
  g_assert_cmpuint(n, >, 0);
}

/* A click on a line goes there. */
static void test_click(Fixture *fixture, gconstpointer data) {
  show_first_contact(fixture, "oblique");
  g_autoptr(GPtrArray) lines = find_lines(fixture);
  GtkWidget *line = lines->pdata[4];
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(line);
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item(controllers, i);
    if (GTK_IS_GESTURE_CLICK(controller))
      g_signal_emit_by_name(controller, "released", 1, 5.0, 5.0);
  }
  g_assert_true(gtk_widget_has_css_class(line, "lit"));
  g_assert_cmpuint(count_lit(fixture), ==, 1);
}

/* Each pane draws the line of its own account. */
static void test_pictures(Fixture *fixture, gconstpointer data) {
  show_first_contact(fixture, "bouncing-ball");
  do_action(fixture, "win.walk-on");
  g_autoptr(GPtrArray) areas = find_all(fixture, CAROM_TYPE_PANE_AREA);
  g_assert_cmpuint(areas->len, ==, 2);
  for (guint i = 0; i < areas->len; i++) {
    g_auto(CaromPaneAreaPicture) picture;
    carom_pane_area_get_picture(areas->pdata[i], &picture);
    const CaromWorking *working = picture.picture.overlay->working;
    g_assert_cmpint(picture.picture.overlay->line, ==, 0);
    g_assert_cmpstr(working->lines[0].symbol, ==, "t_0");
    g_assert_cmpstr(working->lines[working->n_lines - 1].symbol, ==, i == 0 ? "t" : "λ");
  }
}

/* A label of the page that has @text in it. */
static gboolean says(Fixture *fixture, const char *text) {
  g_autoptr(GPtrArray) views = find_all(fixture, CAROM_TYPE_WHEN_VIEW);
  g_autoptr(GPtrArray) labels = g_ptr_array_new();
  collect(views->pdata[0], GTK_TYPE_LABEL, labels);
  for (guint i = 0; i < labels->len; i++)
    if (strstr(gtk_label_get_text(labels->pdata[i]), text))
      return TRUE;
  return FALSE;
}

static float inset_of(GtkWidget *widget) {
  graphene_rect_t bounds;
  g_assert_true(gtk_widget_compute_bounds(widget, widget, &bounds));
  return -bounds.origin.x;
}

/* What is said in place of lines begins where lines begin, and keeps off the next column. */
static void test_remark(Fixture *fixture, gconstpointer data) {
  show_first_contact(fixture, "tunnelling");
  g_autoptr(GPtrArray) lines = find_lines(fixture), labels = find_all(fixture, GTK_TYPE_LABEL);
  guint n = 0;
  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class(labels->pdata[i], "remark")) {
      g_assert_cmpfloat(inset_of(labels->pdata[i]), ==, inset_of(lines->pdata[0]));
      n++;
    }
  g_assert_cmpuint(n, >, 0);
}

/* Where steps stand beside exact times, the page ends with what the lateness has changed. */
static void test_lateness(Fixture *fixture, gconstpointer data) {
  show_first_contact(fixture, "bouncing-ball");
  g_assert_true(says(fixture, "“Steps” saw this contact at t ="));
  g_assert_true(says(fixture, "The normal is the same"));
  do_action(fixture, "win.next-scene");
  show_first_contact(fixture, "oblique");
  g_assert_false(says(fixture, "saw this contact"));
}

/* The first line of the page has the answer in short, and leads to the whole of it. */
static void test_answer(Fixture *fixture, gconstpointer data) {
  show_first_contact(fixture, "bouncing-ball");
  g_autoptr(GPtrArray) labels = find_all(fixture, GTK_TYPE_LABEL);
  GtkWidget *answer = NULL, *whole = NULL;
  for (guint i = 0; i < labels->len; i++) {
    GtkWidget *label = labels->pdata[i];
    answer = gtk_widget_has_css_class(label, "brief") ? label : answer;
    whole = gtk_widget_has_css_class(label, "comparison") ? label : whole;
  }
  g_assert_true(answer && whole);
  g_assert_nonnull(strstr(gtk_label_get_text(GTK_LABEL(answer)), " late: normal and velocities"));
  g_assert_true(test_is_in_view(answer));
  g_assert_false(test_is_in_view(whole));
  g_signal_emit_by_name(gtk_widget_get_ancestor(answer, GTK_TYPE_BUTTON), "clicked");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_true(test_is_in_view(whole));
}

/* Just after the exact contact, the step in which the other pane sees it has not ended: there the
 * arrows are still those before. */
static void test_sides(Fixture *fixture, gconstpointer data) {
  show_first_contact(fixture, "bouncing-ball");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.contact-side", "s", "after");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_autoptr(GPtrArray) areas = find_all(fixture, CAROM_TYPE_PANE_AREA);
  static const CaromSide sides[] = {CAROM_AFTER, CAROM_BEFORE};
  for (guint i = 0; i < areas->len; i++) {
    g_auto(CaromPaneAreaPicture) picture;
    carom_pane_area_get_picture(areas->pdata[i], &picture);
    g_assert_cmpint(picture.picture.overlay->side, ==,
                    sides[carom_pane_area_get_index(areas->pdata[i])]);
    g_assert_cmpstr(picture.picture.overlay->incoming_a, ==, i == 0 ? "u_a" : "u'_a");
  }
}

static char *export(Fixture *fixture, const char *what, const char *name) {
  g_autofree char *path = g_build_filename(fixture->folder, name, NULL);
  char *text = NULL;
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.export-to", "(s^ay)", what, path);
  g_assert_true(g_file_get_contents(path, &text, NULL, NULL));
  return text;
}

/* Each page that is shown can be exported. */
static void test_export(Fixture *fixture, gconstpointer data) {
  show_first_contact(fixture, "bouncing-ball");
  g_autofree char *text = export(fixture, "when-text", "contact.txt");
  g_autofree char *picture = export(fixture, "when", "contact.svg");
  g_assert_nonnull(strstr(text, "The time at which they touch, by the clock."));
  g_assert_nonnull(strstr(text, "What being late changed"));
  g_assert_null(strstr(text, "Before and after"));
  g_autofree char *working = export(fixture, "working-text", "contact.txt");
  g_autofree char *columns = export(fixture, "working", "contact.svg");
  g_assert_nonnull(strstr(working, "Before and after"));
  g_assert_cmpstr(picture, !=, columns);
}

/* The number in the heading. */
static guint get_contact(Fixture *fixture) {
  g_autoptr(GPtrArray) labels = find_all(fixture, GTK_TYPE_LABEL);
  guint number;
  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_get_mapped(labels->pdata[i]) &&
        sscanf(gtk_label_get_text(labels->pdata[i]), "Contact %u:", &number) == 1)
      return number;
  g_assert_not_reached();
}

static void press(Fixture *fixture, const char *action) {
  do_action(fixture, action);
  while (carom_player_is_seeking(fixture->player))
    g_main_context_iteration(NULL, TRUE);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
}

/* Contacts of one instant, or of one frame of steps, are one stop; the page's buttons go through
 * each of them, there and back. */
static void test_each_contact(Fixture *fixture, gconstpointer scene) {
  const guint n = test_is_thorough() ? 14 : 7;
  show_first_contact(fixture, scene);
  guint reached = get_contact(fixture);
  g_assert_cmpuint(reached, ==, 1);
  for (guint i = 0; reached < n; i++) {
    g_assert_cmpuint(i, <, 3 * n); /* a stop of exact times has two sides */
    press(fixture, "win.contact-on");
    guint now = get_contact(fixture);
    g_assert_cmpuint(now - reached, <=, 1);
    reached = now;
  }
  for (guint i = 0; reached > 1; i++) {
    g_assert_cmpuint(i, <, 3 * n);
    press(fixture, "win.contact-back");
    g_test_message("%u", reached);
    reached = get_contact(fixture);
  }
}

/* ---- On a projector ---- */

static GtkWidget *find_titles(Fixture *fixture) {
  g_autoptr(GPtrArray) titles = find_all(fixture, CAROM_TYPE_COLUMN_TITLES);
  for (guint i = 0; i < titles->len; i++)
    if (gtk_widget_get_mapped(titles->pdata[i]))
      return titles->pdata[i];
  g_assert_not_reached();
}

/* The keys of the working stay in the queue, too, and the clock stands. */
static void test_walk_in_queue(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "diffusion");
  test_show_page(fixture, "queue");
  test_next_contact(fixture);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  CaromComparison *comparison = carom_player_get_comparison(fixture->player);
  double time_s = carom_comparison_get_time_s(comparison);
  for (guint i = 0; i < 3; i++) {
    do_action(fixture, i < 2 ? "win.walk-on" : "win.walk-back");
    g_assert_true(is_page(fixture, "queue"));
    g_assert_cmpfloat(carom_comparison_get_time_s(comparison), ==, time_s);
  }
}

static guint count_samples(GtkWidget *widget) {
  guint n = CAROM_IS_STYLE_SAMPLE(widget);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child))
    n += count_samples(child);
  return n;
}

/* A column of the working has the line styles of all panes that resolve so. */
static void test_samples(Fixture *fixture, gconstpointer data) {
  show_first_contact(fixture, "tunnelling");
  test_show_page(fixture, "working");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_cmpuint(count_samples(find_titles(fixture)), ==,
                   carom_comparison_get_n_runs(carom_player_get_comparison(fixture->player)));
}

static void wait_for_size_of_type(Fixture *fixture) {
  for (guint i = 0; i < 8; i++)
    test_wait_for_frames(GTK_WIDGET(fixture->window));
}

static float left_of(Fixture *fixture, GtkWidget *widget) {
  return test_bounds(widget, fixture->window).origin.x;
}

/* Each column has a line, and it begins where its title does. */
static void assert_lines_below(Fixture *fixture, GPtrArray *labels) {
  g_autoptr(GPtrArray) lines = find_lines(fixture);
  guint n_below = 0;
  for (guint i = 0; i < labels->len; i++) {
    float left = left_of(fixture, gtk_widget_get_parent(labels->pdata[i]));
    guint n = 0;
    for (guint k = 0; k < lines->len; k++)
      n += left_of(fixture, lines->pdata[k]) == left;
    g_assert_cmpuint(n, >, 0);
    n_below += n;
  }
  g_assert_cmpuint(n_below, ==, lines->len);
}

/* Titles that begin alike are told apart by their ends, so they are whole; and each begins where
 * its column does. */
static void test_titles(Fixture *fixture, gconstpointer data) {
  g_autoptr(GPtrArray) labels = g_ptr_array_new();
  wait_for_size_of_type(fixture);
  collect(find_titles(fixture), GTK_TYPE_LABEL, labels);
  g_assert_cmpuint(labels->len, ==, count_panes(fixture));
  for (guint i = 0; i < labels->len; i++) {
    PangoRectangle logical;
    PangoLayout *layout = gtk_label_get_layout(labels->pdata[i]);
    pango_layout_get_pixel_extents(layout, NULL, &logical);
    g_test_message("%s", gtk_label_get_text(labels->pdata[i]));
    g_assert_false(pango_layout_is_ellipsized(layout));
    g_assert_cmpint(logical.width, <=, gtk_widget_get_width(labels->pdata[i]));
    g_assert_cmpint(logical.height, <=, gtk_widget_get_height(labels->pdata[i]));
  }
  assert_lines_below(fixture, labels);
}

/* Of the lines at which the walk stands, some may wait in rows above. */
static void assert_row_in_view(GPtrArray *lines) {
  GtkWidget *lowest = NULL;
  for (guint i = 0; i < lines->len; i++)
    if (gtk_widget_has_css_class(lines->pdata[i], "lit"))
      lowest = lines->pdata[i];
  g_assert_nonnull(lowest);
  g_assert_true(test_is_in_view(lowest));
}

/* Alone the page itself is not scrolled, so that the titles stay beside the lines. */
static void test_one_scroll(Fixture *fixture, gconstpointer data) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.room", "s", "page");
  wait_for_size_of_type(fixture);
  GtkWidget *titles = find_titles(fixture);
  g_autoptr(GPtrArray) lines = find_lines(fixture);
  /* The display's pointer lies anywhere. */
  gtk_widget_set_can_target(gtk_widget_get_parent(lines->pdata[0]), FALSE);
  GtkAdjustment *page = gtk_scrollable_get_vadjustment(
      GTK_SCROLLABLE(gtk_widget_get_ancestor(titles, GTK_TYPE_VIEWPORT)));
  for (guint i = 0; i < lines->len / count_panes(fixture); i++) {
    do_action(fixture, "win.walk-on");
    test_wait_for_frames(GTK_WIDGET(fixture->window));
    g_assert_true(test_is_in_view(titles));
    g_assert_cmpfloat(gtk_adjustment_get_upper(page), <=, gtk_adjustment_get_page_size(page));
    assert_row_in_view(lines);
  }
}

/* The height of a window in which a presentation cannot show the head of a page and its lines. */
#define LOW 440

/* With large type on a projector the page is too low for its head and its lines. There is one bar
 * all the same, that of the lines: as they are scrolled the head makes room for them, down to the
 * last one, and comes back with the first. */
static void test_one_bar(Fixture *fixture, gconstpointer data) {
  do_action(fixture, "win.present");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.room", "s", "page");
  gtk_window_set_default_size(GTK_WINDOW(fixture->window), TEST_WIDTH, LOW);
  wait_for_size_of_type(fixture);
  g_autoptr(GPtrArray) lines = find_lines(fixture);
  GtkWidget *titles = find_titles(fixture),
            *head = test_find(gtk_widget_get_ancestor(titles, CAROM_TYPE_CONTACT_PAGE),
                              GTK_TYPE_LABEL, "Contact 1");
  GtkWidget *inner = gtk_widget_get_ancestor(lines->pdata[0], GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *outer = gtk_widget_get_ancestor(titles, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(inner));
  GtkAdjustment *page = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(outer));
  g_assert_true(test_is_in_view(head));
  g_assert_cmpfloat(gtk_adjustment_get_upper(page), >, gtk_adjustment_get_page_size(page));
  g_assert_false(
      gtk_widget_get_child_visible(gtk_scrolled_window_get_vscrollbar(GTK_SCROLLED_WINDOW(outer))));
  gtk_adjustment_set_value(place, gtk_adjustment_get_upper(place));
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_true(test_is_in_view(titles));
  g_assert_true(test_is_in_view(lines->pdata[lines->len - 1]));
  gtk_adjustment_set_value(place, 0);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_true(test_is_in_view(head));
  test_show_page(fixture, "graphs"); /* other pages have their bar */
  GtkPolicyType policy;
  gtk_scrolled_window_get_policy(GTK_SCROLLED_WINDOW(outer), NULL, &policy);
  g_assert_cmpint(policy, ==, GTK_POLICY_AUTOMATIC);
}

int main(int argc, char **argv) {
  static const struct {
    const char *path;
    void (*test)(Fixture *fixture, gconstpointer data);
  } tests[] = {
      {"/when-page/lines", test_lines},         {"/when-page/walk", test_walk},
      {"/when-page/columns", test_columns},     {"/when-page/click", test_click},
      {"/when-page/pictures", test_pictures},   {"/when-page/export", test_export},
      {"/when-page/lateness", test_lateness},   {"/when-page/remark", test_remark},
      {"/when-page/answer", test_answer},       {"/when-page/sides", test_sides},
      {"/when-page/queue", test_walk_in_queue}, {"/when-page/samples", test_samples},
  };
  static const TestPageCase differing = {"when", "sliding-ball", 0, FALSE};
  static const TestPageCase high = {"when", "twenty-overlapping", 0, FALSE};
  g_setenv("XDG_DATA_HOME", "/nonexistent", TRUE);
  application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS(tests); i++)
    g_test_add(tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  g_test_add("/when-page/titles", Fixture, &differing, test_set_up_page, test_titles,
             test_tear_down_page);
  g_test_add("/when-page/one-scroll", Fixture, &high, test_set_up_page, test_one_scroll,
             test_tear_down_page);
  g_test_add("/when-page/one-bar", Fixture, &high, test_set_up_page, test_one_bar,
             test_tear_down_page);
  g_test_add("/when-page/each-contact/exact", Fixture, "nine-to-the-centre", set_up,
             test_each_contact, tear_down);
  g_test_add("/when-page/each-contact/steps", Fixture, "twenty-overlapping", set_up,
             test_each_contact, tear_down);
  int status = g_test_run();
  g_object_unref(application);
  return status;
}
