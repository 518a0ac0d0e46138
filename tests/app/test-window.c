/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-window: the window as people use it: by its actions. Needs a display; skipped without one.
 */
#include "window-test.h"

#include "carom-builtin.h"
#include "carom-channel.h"
#include "carom-chart-board.h"
#include "carom-export-actions.h"
#include "carom-method-suggestion.h"
#include "carom-page-deck.h"
#include "carom-pane-view.h"
#include "carom-timeline.h"

/* ---- Time ---- */

static void test_starts_ready(Fixture *fixture, gconstpointer data) {
  g_assert_cmpuint(test_frame(fixture->player), ==, 0);
  g_assert_false(carom_player_get_playing(fixture->player));
  g_autoptr(GArray) methods =
      carom_method_suggestion_panes(carom_document_get_scene(fixture->document));
  guint n_panes = methods->len;
  g_assert_cmpuint(n_panes, ==, 3);
  g_assert_cmpuint(count_panes(fixture), ==, n_panes);
  g_autoptr(GPtrArray) panes = find_all(fixture, CAROM_TYPE_PANE_VIEW);
  g_autoptr(GPtrArray) charts = find_all(fixture, CAROM_TYPE_CHART_VIEW);
  g_assert_cmpuint(panes->len, ==, n_panes);
  g_assert_cmpuint(charts->len, ==, 2);
  g_assert_cmpstr(carom_chart_view_get_quantity(charts->pdata[0])->part.id, ==, "energy-by-disc");
  g_assert_cmpstr(carom_chart_view_get_quantity(charts->pdata[1])->part.id, ==, "momentum-by-disc");
}

static void test_play(Fixture *fixture, gconstpointer data) {
  do_action(fixture, "win.play");
  g_autoptr(GVariant) playing = get_state(fixture, "play");
  g_assert_true(g_variant_get_boolean(playing));
  wait_for_frame(fixture, 10);
  do_action(fixture, "win.play");
  g_assert_false(carom_player_get_playing(fixture->player));
  guint64 frame = test_frame(fixture->player);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  g_assert_cmpuint(test_frame(fixture->player), ==, frame);
}

static void test_step_and_back(Fixture *fixture, gconstpointer data) {
  do_action(fixture, "win.next-contact");
  wait_for_frame(fixture, 1);
  while (carom_player_is_seeking(fixture->player))
    g_main_context_iteration(NULL, TRUE);
  do_action(fixture, "win.step-back");
  guint64 frame = test_frame(fixture->player);
  g_autoptr(GBytes) before = test_state(fixture->player);
  do_action(fixture, "win.step");
  g_assert_cmpuint(test_frame(fixture->player), ==, frame + 1);
  do_action(fixture, "win.step");
  do_action(fixture, "win.step-back");
  do_action(fixture, "win.step-back");
  g_assert_cmpuint(test_frame(fixture->player), ==, frame);
  g_autoptr(GBytes) again = test_state(fixture->player);
  g_assert_true(g_bytes_equal(before, again));
}

static void test_restart_and_end(Fixture *fixture, gconstpointer data) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.seek", "t", (guint64)30);
  wait_for_frame(fixture, 30);
  do_action(fixture, "win.restart");
  g_assert_cmpuint(test_frame(fixture->player), ==, 0);
  do_action(fixture, "win.end");
  g_assert_cmpuint(test_frame(fixture->player), ==, 30);
}

static void go_to_next_contact(Fixture *fixture) {
  do_action(fixture, "win.next-contact");
  while (carom_player_is_seeking(fixture->player))
    g_main_context_iteration(NULL, TRUE);
}

/* With exact times the next contact is first just before it, then just after. */
static void test_contacts(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "head-on");
  go_to_next_contact(fixture);
  g_assert_cmpuint(test_leading_run(fixture->player)->world->books.collisions, ==, 0);
  go_to_next_contact(fixture);
  guint64 frame = test_frame(fixture->player);
  g_assert_cmpuint(test_leading_run(fixture->player)->world->books.collisions, ==, 1);
  do_action(fixture, "win.step-back");
  g_assert_cmpuint(test_leading_run(fixture->player)->world->books.collisions, ==, 0);
  do_action(fixture, "win.end");
  do_action(fixture, "win.step");
  do_action(fixture, "win.previous-contact");
  g_assert_cmpuint(test_frame(fixture->player), ==, frame);
}

static void test_speed(Fixture *fixture, gconstpointer data) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.speed", "d", 0.25);
  g_assert_cmpfloat(carom_player_get_speed(fixture->player), ==, 0.25);
  g_autoptr(GPtrArray) drop_downs = find_all(fixture, GTK_TYPE_DROP_DOWN);
  gboolean shown = FALSE;
  for (guint i = 0; i < drop_downs->len; i++) {
    GObject *item = gtk_drop_down_get_selected_item(drop_downs->pdata[i]);
    shown |= g_str_equal(gtk_string_object_get_string(GTK_STRING_OBJECT(item)), "1⁄4 ×");
  }
  g_assert_true(shown);
}

/* ---- The document ---- */

static void test_parameters(Fixture *fixture, gconstpointer data) {
  do_action(fixture, "win.step");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.restitution", "d", 0.5);
  g_assert_cmpfloat(get_restitution(fixture), ==, 0.5);
  g_assert_cmpuint(test_frame(fixture->player), ==, 1);
  g_autoptr(GVariant) state = get_state(fixture, "restitution");
  g_assert_cmpfloat(g_variant_get_double(state), ==, 0.5);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.gravity-y", "d", -9.81);
  g_assert_cmpfloat(carom_document_get_scene(fixture->document)->gravity.y, ==, -9.81);
  do_action(fixture, "win.undo");
  g_assert_cmpfloat(carom_document_get_scene(fixture->document)->gravity.y, ==, 0);
  do_action(fixture, "win.redo");
  g_assert_cmpfloat(carom_document_get_scene(fixture->document)->gravity.y, ==, -9.81);
  do_action(fixture, "win.reset");
  g_assert_cmpfloat(get_restitution(fixture), ==, 1);
}

/* The controls show the scene's values, and changing them changes the scene. */
static void test_parameter_controls(Fixture *fixture, gconstpointer data) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.restitution", "d", 0.5);
  g_autoptr(GPtrArray) spin_buttons = find_all(fixture, GTK_TYPE_SPIN_BUTTON);
  g_assert_cmpfloat(gtk_spin_button_get_value(spin_buttons->pdata[0]), ==, 0.5);
  gtk_spin_button_set_value(spin_buttons->pdata[0], 0.75);
  g_assert_cmpfloat(get_restitution(fixture), ==, 0.75);
}

/* The field then shows 0.88; leaving it must not change the value to that. Text that was typed does
 * count. */
static void test_parameter_rounding(Fixture *fixture, gconstpointer data) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.restitution", "d", 0.875);
  g_autoptr(GPtrArray) spin_buttons = find_all(fixture, GTK_TYPE_SPIN_BUTTON);
  gtk_spin_button_update(spin_buttons->pdata[0]);
  g_assert_cmpfloat(get_restitution(fixture), ==, 0.875);
  gtk_editable_set_text(spin_buttons->pdata[0], "0.25");
  gtk_spin_button_update(spin_buttons->pdata[0]);
  g_assert_cmpfloat(get_restitution(fixture), ==, 0.25);
}

/* Whether the charts say which line belongs to which pane. */
static void assert_legends(Fixture *fixture, gboolean first, gboolean second) {
  g_autoptr(GPtrArray) charts = find_all(fixture, CAROM_TYPE_CHART_VIEW);
  gboolean expected[] = {first, second};
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  for (guint i = 0; i < G_N_ELEMENTS(expected); i++)
    g_assert_true(gtk_widget_get_mapped(test_find(charts->pdata[i], GTK_TYPE_GRID, NULL)) ==
                  expected[i]);
}

/* The headings of the panes do, unless the panes are one, or are not there. */
static void test_legends(Fixture *fixture, gconstpointer data) {
  GtkWidget *panes = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_PANE_STRIP, NULL);
  assert_legends(fixture, FALSE, FALSE);
  do_action(fixture, "win.superpose");
  assert_legends(fixture, TRUE, FALSE);
  do_action(fixture, "win.superpose");
  assert_legends(fixture, FALSE, FALSE);
  gtk_widget_set_visible(panes, FALSE);
  assert_legends(fixture, TRUE, FALSE);
  gtk_widget_set_visible(panes, TRUE);
  assert_legends(fixture, FALSE, FALSE);
}

static void assert_exports_counter(Fixture *fixture, gboolean counter) {
  g_autoptr(CaromInspector) inspector = carom_inspector_new(fixture->player);
  g_autoptr(GPtrArray) strips = find_all(fixture, CAROM_TYPE_PANE_STRIP);
  g_autoptr(GPtrArray) charts = find_all(fixture, CAROM_TYPE_CHART_BOARD);
  g_auto(CaromExporterContent) content;
  g_autoptr(CaromStagingChoice) staging = carom_staging_choice_new();
  g_object_set(staging, "counter", counter, NULL);
  CaromPageStack pages = {
      .deck = CAROM_PAGE_DECK(test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_PAGE_DECK, NULL)),
      .models = {.player = fixture->player, .inspector = inspector, .panes = strips->pdata[0]},
  };
  CaromFileActions actions = {
      .staging = staging,
      .charts = charts->pdata[0],
      .pages = &pages,
  };
  carom_export_actions_get_content(&actions, &content);
  g_assert_true(content.show_counter == counter);
}

/* The scene says whether there is a counter; then it is the user's choice, until the next scene. */
static void test_counter(Fixture *fixture, gconstpointer data) {
  g_autoptr(GVariant) before = get_state(fixture, "counter");
  g_assert_false(g_variant_get_boolean(before));
  do_action(fixture, "win.counter");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.restitution", "d", 0.5);
  g_autoptr(GVariant) chosen = get_state(fixture, "counter");
  g_assert_true(g_variant_get_boolean(chosen));
  assert_exports_counter(fixture, TRUE);
  assert_exports_counter(fixture, FALSE);
  open_scene(fixture, "head-on");
  g_autoptr(GVariant) after = get_state(fixture, "counter");
  g_assert_false(g_variant_get_boolean(after));
}

/* The timeline keeps its size while the window says that it is catching up; otherwise it would move
 * away under the pointer that drags it. */
static void test_catching_up(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  g_autoptr(GPtrArray) timelines = find_all(fixture, CAROM_TYPE_TIMELINE);
  int width = gtk_widget_get_width(timelines->pdata[0]);
  carom_player_set_budget(fixture->player, 0); /* one frame at a time */
  gtk_widget_activate_action(window, "win.seek", "t", (guint64)100000);
  gtk_test_widget_wait_for_draw(window);
  g_assert_true(carom_player_is_seeking(fixture->player));
  double goal_s = 100000 * carom_document_get_scene(fixture->document)->dt_s;
  g_assert_cmpfloat(carom_player_get_goal_s(fixture->player), ==, goal_s);
  g_assert_cmpint(gtk_widget_get_width(timelines->pdata[0]), ==, width);
}

static void test_panes(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  GActionGroup *actions = G_ACTION_GROUP(fixture->window);
  do_action(fixture, "win.add-pane");
  g_assert_cmpuint(count_panes(fixture), ==, 4);
  g_autoptr(GPtrArray) four = find_all(fixture, CAROM_TYPE_PANE_VIEW);
  g_assert_cmpuint(four->len, ==, 4);
  g_assert_false(g_action_group_get_action_enabled(actions, "add-pane"));
  while (count_panes(fixture) > 1)
    gtk_widget_activate_action(window, "win.remove-pane", "u", 0);
  g_autoptr(GPtrArray) one = find_all(fixture, CAROM_TYPE_PANE_VIEW);
  g_assert_cmpuint(one->len, ==, 1);
  g_assert_false(g_action_group_get_action_enabled(actions, "remove-pane"));
  gtk_test_widget_wait_for_draw(window);
}

/* The menu of a pane that is added is open, with the focus in it; its title says what is new. */
static void test_added_pane(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  do_action(fixture, "win.add-pane");
  g_autoptr(GPtrArray) views = find_all(fixture, CAROM_TYPE_PANE_VIEW);
  GtkWidget *added = views->pdata[views->len - 1];
  GtkWidget *menu = test_find(added, GTK_TYPE_POPOVER, NULL);
  gtk_popover_set_autohide(GTK_POPOVER(menu), FALSE); /* no grab, see test_open_popover() */
  test_wait_for_frames(window);
  g_assert_true(gtk_widget_get_mapped(menu));
  g_assert_true(gtk_widget_is_ancestor(gtk_window_get_focus(GTK_WINDOW(window)), menu));
  CaromComparison *comparison = carom_player_get_comparison(fixture->player);
  const char *title = carom_comparison_get_title(comparison, views->len - 1);
  for (guint i = 0; i + 1 < views->len; i++)
    g_assert_cmpstr(carom_comparison_get_title(comparison, i), !=, title);
  gtk_popover_popdown(GTK_POPOVER(menu));
  do_action(fixture, "win.undo"); /* brings no menu */
  do_action(fixture, "win.redo");
  test_wait_for_frames(window);
  g_autoptr(GPtrArray) again = find_all(fixture, CAROM_TYPE_PANE_VIEW);
  g_assert_false(
      gtk_widget_get_mapped(test_find(again->pdata[again->len - 1], GTK_TYPE_POPOVER, NULL)));
}

static void test_method(Fixture *fixture, gconstpointer data) {
  do_action(fixture, "win.step");
  do_action(fixture, "win.play");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.method", "(uss)", 1, "separation",
                             "nudge");
  CaromComparison *comparison = carom_player_get_comparison(fixture->player);
  g_assert_cmpstr(((const CaromPart *)carom_comparison_get_methods(comparison)[1].separation)->id,
                  ==, "nudge");
  g_assert_cmpuint(test_frame(fixture->player), ==, 0);
  g_assert_true(carom_player_get_playing(fixture->player));
}

static gboolean is_any_label_about(Fixture *fixture, const char *words) {
  g_autoptr(GPtrArray) labels = find_all(fixture, GTK_TYPE_LABEL);
  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_get_mapped(labels->pdata[i]) &&
        strstr(gtk_label_get_text(labels->pdata[i]), words))
      return TRUE;
  return FALSE;
}

/* The window says in what the panes differ, and what of it the run has shown up to now. */
static void test_difference(Fixture *fixture, gconstpointer data) {
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  g_assert_true(is_any_label_about(fixture, "the same physics"));
  open_scene(fixture, "three-in-a-row");
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  g_assert_true(is_any_label_about(
      fixture,
      "“Resolver” and “Simultaneous contacts”. So far their discs are at the same places."));
  guint64 end = carom_player_frame_at(fixture->player,
                                      carom_document_get_scene(fixture->document)->duration_s);
  carom_player_seek(fixture->player, end);
  wait_for_frame(fixture, end);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  g_assert_true(is_any_label_about(fixture, "that differ in “Simultaneous contacts” have moved"));
  do_action(fixture, "win.restart");
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  g_assert_true(is_any_label_about(fixture, "So far their discs are at the same places."));
}

static void assert_charts(Fixture *fixture, const char *first, const char *second) {
  g_autoptr(GPtrArray) charts = find_all(fixture, CAROM_TYPE_CHART_VIEW);
  g_assert_cmpstr(carom_chart_view_get_quantity(charts->pdata[0])->part.id, ==, first);
  g_assert_cmpstr(carom_chart_view_get_quantity(charts->pdata[1])->part.id, ==, second);
}

/* A scene brings its charts; an edit, or a pane more, leaves those that were chosen. */
static void test_scene_charts(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  gtk_widget_activate_action(window, "win.chart-quantity", "(us)", 1, "error");
  carom_document_set_parameter(fixture->document, carom_parameter_by_id("restitution"), 0.5);
  carom_document_add_pane(fixture->document);
  assert_charts(fixture, "energy-by-disc", "error");
  gtk_widget_activate_action(window, "win.open-scene", "^ay", "molecules");
  assert_charts(fixture, "speeds", "energy");
  gtk_test_widget_wait_for_draw(window);
  gtk_widget_activate_action(window, "win.open-scene", "^ay", CAROM_BUILTIN_DEFAULT);
  assert_charts(fixture, "energy-by-disc", "momentum-by-disc");
}

/* What cannot be drawn of a scene is not in the list. */
static void test_charts_of_a_crowd(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  guint n_all, n_quantities = 0, n_of_crowd = 0;
  const CaromQuantity *quantities = carom_quantities(&n_all);
  const CaromScene *scene = carom_document_get_scene(fixture->document);
  for (guint i = 0; i < n_all; i++) {
    gboolean is_of_discs = quantities[i].of_disc || quantities[i].of_pair;
    gboolean is_offered = carom_channel_exist(&quantities[i], scene);
    n_quantities += is_offered ? 1 : 0;
    n_of_crowd +=
        is_offered && (!is_of_discs || quantities[i].kind == CAROM_QUANTITY_DISTRIBUTION) ? 1 : 0;
  }
  g_autoptr(GPtrArray) charts = find_all(fixture, CAROM_TYPE_CHART_VIEW);
  GtkDropDown *chooser = GTK_DROP_DOWN(test_find(charts->pdata[0], GTK_TYPE_DROP_DOWN, NULL));
  g_assert_cmpuint(g_list_model_get_n_items(gtk_drop_down_get_model(chooser)), ==, n_quantities);
  gtk_widget_activate_action(window, "win.open-scene", "^ay", "molecules");
  g_assert_cmpuint(g_list_model_get_n_items(gtk_drop_down_get_model(chooser)), ==, n_of_crowd);
  g_autoptr(GObject) chosen = NULL;
  g_object_get(chooser, "selected-item", &chosen, NULL);
  g_assert_cmpstr(gtk_string_object_get_string(GTK_STRING_OBJECT(chosen)), ==,
                  "Distribution of speeds");
}

/* @chart: its picture, which is its last child */
static int find_top(GtkWidget *chart) {
  double x, y;
  GtkWidget *picture = gtk_widget_get_last_child(chart);
  g_assert_true(gtk_widget_translate_coordinates(picture, GTK_WIDGET(gtk_widget_get_root(chart)), 0,
                                                 0, &x, &y));
  return (int)y;
}

/* Side by side, their pictures begin at the same height, with a legend above one of them or not. */
static void test_charts_aligned(Fixture *fixture, gconstpointer data) {
  g_autoptr(GPtrArray) charts = find_all(fixture, CAROM_TYPE_CHART_VIEW);
  GtkWidget *window = GTK_WIDGET(fixture->window);
  for (int superposed = 0; superposed <= 1; superposed++) {
    gtk_widget_activate_action(window, "win.chart-quantity", "(us)", 0, "energy");
    gtk_widget_activate_action(window, "win.chart-quantity", "(us)", 1, "momentum-by-disc");
    for (guint i = 0; i < 3; i++) /* drawn, told of, and arranged anew */
      test_wait_for_frames(window);
    g_assert_cmpint(find_top(charts->pdata[0]), ==, find_top(charts->pdata[1]));
    do_action(fixture, "win.superpose");
  }
}

static void test_chart_quantity(Fixture *fixture, gconstpointer data) {
  guint n_quantities;
  const CaromQuantity *quantities = carom_quantities(&n_quantities);
  g_autoptr(GPtrArray) charts = find_all(fixture, CAROM_TYPE_CHART_VIEW);
  do_action(fixture, "win.next-contact");
  for (guint i = 0; i < n_quantities; i++) {
    if (!carom_channel_exist(&quantities[i], carom_document_get_scene(fixture->document)))
      continue;
    gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.chart-quantity", "(us)", 1,
                               quantities[i].part.id);
    g_assert_true(carom_chart_view_get_quantity(charts->pdata[1]) == &quantities[i]);
    gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  }
}

static void test_switches(Fixture *fixture, gconstpointer data) {
  static const char *const switches[] = {"show-velocities", "show-labels", "show-panel"};
  for (guint i = 0; i < G_N_ELEMENTS(switches); i++) {
    g_autofree char *action = g_strconcat("win.", switches[i], NULL);
    g_autoptr(GVariant) before = get_state(fixture, switches[i]);
    do_action(fixture, action);
    g_autoptr(GVariant) after = get_state(fixture, switches[i]);
    g_assert_true(g_variant_get_boolean(before) != g_variant_get_boolean(after));
    gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  }
}

/* ---- All of it ---- */

/* Every built-in scene can be opened, played and drawn. */
static void test_every_scene(Fixture *fixture, gconstpointer data) {
  const char *name = data;
  open_scene(fixture, name);
  g_assert_null(find_dialog());
  g_assert_cmpstr(carom_document_get_scene(fixture->document)->id, ==, name);
  do_action(fixture, "win.play");
  wait_for_frame(fixture, 3);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
}

/* The buttons that show one of our own icons. */
static GPtrArray *find_icon_buttons(Fixture *fixture) {
  GPtrArray *buttons = g_ptr_array_new();
  g_autoptr(GPtrArray) images = find_all(fixture, GTK_TYPE_IMAGE);
  for (guint i = 0; i < images->len; i++) {
    const char *name = gtk_image_get_icon_name(images->pdata[i]);
    if (name && g_str_has_prefix(name, "carom-"))
      g_ptr_array_add(buttons, gtk_widget_get_ancestor(images->pdata[i], GTK_TYPE_BUTTON));
  }
  return buttons;
}

/* Widgets without text have a name for people who cannot see them. */
static void test_names(Fixture *fixture, gconstpointer data) {
  make_pages(fixture);
  g_autoptr(GPtrArray) named = find_icon_buttons(fixture);
  g_assert_cmpuint(named->len, >=, 11); /* six of time, four at the working, one of the panel */
  collect(GTK_WIDGET(fixture->window), GTK_TYPE_DROP_DOWN, named);
  collect(GTK_WIDGET(fixture->window), GTK_TYPE_SPIN_BUTTON, named);
  collect(GTK_WIDGET(fixture->window), GTK_TYPE_SCALE, named);
  collect(GTK_WIDGET(fixture->window), GTK_TYPE_SWITCH, named);
  collect(GTK_WIDGET(fixture->window), GTK_TYPE_DRAWING_AREA, named);
  for (guint i = 0; i < named->len; i++)
    if (gtk_accessible_get_accessible_role(named->pdata[i]) != GTK_ACCESSIBLE_ROLE_PRESENTATION)
      g_assert_true(
          gtk_test_accessible_has_property(named->pdata[i], GTK_ACCESSIBLE_PROPERTY_LABEL));
}

/* Everything must fit a projector of 1024 × 768, less the panel of a desktop. */
static void test_fits_projector(Fixture *fixture, gconstpointer data) {
  make_pages(fixture);
  int width, height;
  show_panel(fixture);
  do_action(fixture, "win.add-pane");
  gtk_widget_measure(GTK_WIDGET(fixture->window), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL,
                     NULL, NULL);
  gtk_widget_measure(GTK_WIDGET(fixture->window), GTK_ORIENTATION_VERTICAL, 1024, &height, NULL,
                     NULL, NULL);
  g_assert_cmpint(width, <=, 1024);
  g_assert_cmpint(height, <=, 700);
}

/* On a projector, with the panel, both texts below each of three panes are short enough. */
static void test_footers(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  while (count_panes(fixture) > 3)
    carom_document_remove_pane(fixture->document, 0);
  show_panel(fixture);
  do_action(fixture, "win.next-contact");
  gtk_widget_set_visible(window, FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), 1024, 700);
  gtk_window_present(GTK_WINDOW(window));
  gtk_test_widget_wait_for_draw(window);
  g_assert_cmpint(gtk_widget_get_width(window), <=, 1024);
  g_autoptr(GPtrArray) footers = find_footers(window);
  for (guint i = 0; i < footers->len; i++) {
    GtkLabel *shown = carom_fitting_label_get_shown(footers->pdata[i]);
    g_test_message("%s", gtk_label_get_text(shown));
    g_assert_false(pango_layout_is_ellipsized(gtk_label_get_layout(shown)));
  }
  g_assert_cmpuint(footers->len, ==, 2 * count_panes(fixture));
}

/* GTK does not complain about the window of shortcuts, which is made when it is first asked for,
 * and is the same one later. */
static void test_shortcuts(Fixture *fixture, gconstpointer data) {
  GtkApplicationWindow *window = GTK_APPLICATION_WINDOW(fixture->window);
  g_assert_null(gtk_application_window_get_help_overlay(window));
  do_action(fixture, "win.show-help-overlay");
  GtkWindow *shortcuts = GTK_WINDOW(gtk_application_window_get_help_overlay(window));
  gtk_test_widget_wait_for_draw(GTK_WIDGET(shortcuts));
  gtk_window_close(shortcuts);
  do_action(fixture, "win.show-help-overlay");
  g_assert_true(GTK_WINDOW(gtk_application_window_get_help_overlay(window)) == shortcuts);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(gtk_application_window_get_help_overlay(window)));
}

/* With the panel, as many panes as there may be, and large type. */
static void test_measures(Fixture *fixture, gconstpointer data) {
  show_panel(fixture);
  do_action(fixture, "win.add-pane");
  do_action(fixture, "win.present");
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  assert_measures(GTK_WIDGET(fixture->window));
}

static void add_scene_tests(void) {
  guint n_builtins;
  const CaromBuiltin *builtins = carom_builtins(&n_builtins);
  for (guint i = 0; i < n_builtins; i++) {
    g_autofree char *path = g_strconcat("/window/scenes/", builtins[i].id, NULL);
    g_test_add(path, Fixture, builtins[i].id, set_up, test_every_scene, tear_down);
  }
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/window/starts-ready", test_starts_ready},
      {"/window/time/play", test_play},
      {"/window/time/step-and-back", test_step_and_back},
      {"/window/time/restart-and-end", test_restart_and_end},
      {"/window/time/contacts", test_contacts},
      {"/window/time/speed", test_speed},
      {"/window/counter", test_counter},
      {"/window/legends", test_legends},
      {"/window/document/parameters", test_parameters},
      {"/window/document/parameter-controls", test_parameter_controls},
      {"/window/document/parameter-rounding", test_parameter_rounding},
      {"/window/time/catching-up", test_catching_up},
      {"/window/document/panes", test_panes},
      {"/window/document/added-pane", test_added_pane},
      {"/window/document/method", test_method},
      {"/window/view/difference", test_difference},
      {"/window/view/charts-aligned", test_charts_aligned},
      {"/window/view/chart-quantity", test_chart_quantity},
      {"/window/view/scene-charts", test_scene_charts},
      {"/window/view/charts-of-a-crowd", test_charts_of_a_crowd},
      {"/window/view/switches", test_switches},
      {"/window/view/names", test_names},
      {"/window/view/fits-projector", test_fits_projector},
      {"/window/view/footers", test_footers},
      {"/window/view/measures", test_measures},
      {"/window/view/shortcuts", test_shortcuts},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), add_scene_tests);
}
