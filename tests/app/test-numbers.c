/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-numbers: which restitution the window says is in force, and that numbers on the screen are
 * written alike in a locale with a decimal comma and where writing runs from right to left. */
#include "carom-parameter-row.h"
#include "carom-scene-panel.h"
#include "comma-locale.h"
#include "window-test.h"

static const char *subtitle_of(Fixture *fixture) {
  g_autoptr(GPtrArray) labels = find_all(fixture, GTK_TYPE_LABEL);
  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class(labels->pdata[i], "subtitle"))
      return gtk_label_get_text(labels->pdata[i]);
  g_assert_not_reached();
}

/* The parameter's row, or NULL if it is hidden. */
static GtkWidget *row_of(Fixture *fixture, const char *title) {
  GtkWidget *label = test_find(GTK_WIDGET(fixture->window), GTK_TYPE_LABEL, title);
  GtkWidget *row = gtk_widget_get_ancestor(label, CAROM_TYPE_PARAMETER_ROW);
  return gtk_widget_get_visible(row) ? row : NULL;
}

static void assert_row_says(Fixture *fixture, const char *title, const char *text) {
  GtkWidget *row = row_of(fixture, title);
  g_assert_nonnull(row);
  GtkWidget *field = test_find(row, GTK_TYPE_SPIN_BUTTON, NULL);
  g_assert_cmpstr(gtk_editable_get_text(GTK_EDITABLE(field)), ==, text);
}

/* The one ball meets nothing but the wall, whose restitution the lesson names, too. */
static void test_ball_at_wall(Fixture *fixture, gconstpointer data) {
  make_pages(fixture);
  open_scene(fixture, "ball-at-wall");
  g_assert_cmpstr(subtitle_of(fixture), ==, "1 disc · walls e = 0.8");
  g_assert_null(row_of(fixture, "Restitution e of discs"));
  assert_row_says(fixture, "Restitution e of walls", "0.80");
}

/* Discs and walls each have theirs. */
static void test_billiards(Fixture *fixture, gconstpointer data) {
  make_pages(fixture);
  open_scene(fixture, "billiards");
  const CaromScene *scene = carom_document_get_scene(fixture->document);
  double e_walls = carom_scene_wall(scene, 0)->restitution, e_discs = scene->restitution;
  g_assert_cmpfloat(e_walls, !=, e_discs);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.restitution", "d", 0.5);
  scene = carom_document_get_scene(fixture->document);
  g_assert_cmpfloat(carom_scene_wall(scene, 0)->restitution, ==, e_walls);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.wall-restitution", "d", 0.75);
  scene = carom_document_get_scene(fixture->document);
  g_assert_cmpfloat(scene->restitution, ==, 0.5);
  g_assert_nonnull(strstr(subtitle_of(fixture), "· discs e = 0.5 · walls e = 0.75"));
  assert_row_says(fixture, "Restitution e of discs", "0.50");
  assert_row_says(fixture, "Restitution e of walls", "0.75");
  do_action(fixture, "win.undo");
  g_assert_cmpfloat(carom_scene_wall(carom_document_get_scene(fixture->document), 0)->restitution,
                    ==, e_walls);
}

/* ---- The decimal sign ---- */

static void assert_no_comma(const char *text) {
  if (text && g_regex_match_simple("[0-9],[0-9]", text, 0, 0))
    g_error("“%s” has a decimal comma", text);
}

/* Every text in @widget, shown or not; tooltips, too.
 *
 * Returns: how many texts have a decimal point */
static guint check_texts(GtkWidget *widget) {
  const char *text = NULL;
  if (GTK_IS_LABEL(widget))
    text = gtk_label_get_text(GTK_LABEL(widget));
  else if (GTK_IS_INSCRIPTION(widget))
    text = gtk_inscription_get_text(GTK_INSCRIPTION(widget));
  else if (GTK_IS_EDITABLE(widget))
    text = gtk_editable_get_text(GTK_EDITABLE(widget));
  assert_no_comma(text);
  assert_no_comma(gtk_widget_get_tooltip_text(widget));
  guint n = text && g_regex_match_simple("[0-9]\\.[0-9]", text, 0, 0);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child))
    n += check_texts(child);
  return n;
}

/* ---- The direction of writing ---- */

/* How far from the left the character at @index of @widget's text is. */
static double find_place(GtkWidget *widget, const char *text, int index) {
  if (GTK_IS_LABEL(widget)) {
    PangoRectangle place;
    pango_layout_index_to_pos(gtk_label_get_layout(GTK_LABEL(widget)), index, &place);
    return place.x;
  }
  if (GTK_IS_INSCRIPTION(widget)) { /* laid out in the same direction */
    PangoRectangle place;
    g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout(widget, text);
    pango_layout_index_to_pos(layout, index, &place);
    return place.x;
  }
  graphene_rect_t place;
  gtk_text_compute_cursor_extents(
      GTK_TEXT(widget), (gsize)g_utf8_pointer_to_offset(text, text + index), &place, NULL);
  return place.origin.x;
}

/* Checks every number in @widget that can be seen.
 *
 * Returns: how many begin with a minus sign */
static guint check_signs(GtkWidget *widget) {
  guint n = 0;
  if (!gtk_widget_get_mapped(widget))
    return 0;
  const char *text = GTK_IS_LABEL(widget) ? gtk_label_get_text(GTK_LABEL(widget))
                     : GTK_IS_INSCRIPTION(widget)
                         ? gtk_inscription_get_text(GTK_INSCRIPTION(widget))
                     : GTK_IS_TEXT(widget) ? gtk_editable_get_text(GTK_EDITABLE(widget))
                                           : "";
  text = text ? text : ""; /* of an inscription that shows nothing yet */
  const size_t length = strlen("−");
  for (const char *sign = strstr(text, "−"); sign; sign = strstr(sign + length, "−")) {
    int index = (int)(sign - text);
    if (!g_ascii_isdigit(sign[length]))
      continue;
    g_test_message("“%s”", text);
    g_assert_cmpfloat(find_place(widget, text, index), <,
                      find_place(widget, text, index + (int)length));
    n++;
  }
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child))
    n += check_signs(child);
  return n;
}

/* Also where writing runs from right to left, a minus sign is to the left of its digits. */
static void test_right_to_left(Fixture *fixture, gconstpointer data) {
  make_pages(fixture);
  open_scene(fixture, "two-in-a-box"); /* a wall below: its normal is at −90° */
  static const char *const pages[] = {"balance", "collisions"};
  GtkWidget *window = GTK_WIDGET(fixture->window);
  gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL);
  gtk_widget_activate_action(window, "win.gravity-y", "d", -9.81);
  do_action(fixture, "win.next-contact");
  show_panel(fixture);
  for (guint i = 0; i < G_N_ELEMENTS(pages); i++) {
    gtk_widget_activate_action(window, "win.view", "s", pages[i]);
    test_wait_for_frames(window);
    guint n_panel = check_signs(test_find(window, CAROM_TYPE_SCENE_PANEL, NULL));
    g_assert_cmpuint(n_panel, >=, 2); /* gravity, and a velocity in the table */
    g_assert_cmpuint(check_signs(window), >, n_panel);
  }
  gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR);
}

/* ---- All pages ---- */

/* Goes to a contact in @scene and looks at every page of the window. */
static void check_scene(Fixture *fixture, const char *scene) {
  open_scene(fixture, scene);
  do_action(fixture, "win.next-contact");
  for (guint i = 0; i < N_WINDOW_PAGES; i++) {
    gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", window_pages[i]);
    gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
    guint n = check_texts(GTK_WIDGET(fixture->window));
    g_test_message("%s, %s: %u numbers with a point", scene, window_pages[i], n);
    g_assert_cmpuint(n, >=, 5);
  }
}

static void test_comma_locale(Fixture *fixture, gconstpointer data) {
  make_pages(fixture);
  if (!test_enter_comma_locale())
    return;
  check_scene(fixture, "oblique");
  check_scene(fixture, "ball-at-wall");
  check_scene(fixture, "billiards");
  test_leave_comma_locale();
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/numbers/restitution/ball-at-wall", test_ball_at_wall},
      {"/numbers/restitution/billiards", test_billiards},
      {"/numbers/comma-locale", test_comma_locale},
      {"/numbers/right-to-left", test_right_to_left},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
