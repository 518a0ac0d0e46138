/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-queue-view: the queue of a pane: its rows follow the clock, what is selected is told, and
 * what a contact makes void is said. */
#include "contact-test.h"

#include "carom-model-actions.h"
#include "carom-page.h"
#include "carom-queue-row.h"
#include "carom-queue-view.h"
#include "carom-run-queue.h"
#include "stepped-method-test.h"

typedef struct {
  TestView base;
  guint n_told; /* how often the view told what is selected */
  gboolean has_event;
  guint pane;
  CaromQueueEvent event; /* what it told last */
} Fixture;

/* A meets B at 1 s, which C, that comes from below, was to meet at 2 s. */
static CaromScene *make_three(void) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = 0.1;
  scene->duration_s = 4;
  test_add_disc(scene, carom_vec2(-1.5, -0.1), carom_vec2(1, 0), 0.5, 1);
  test_add_disc(scene, carom_vec2(0.5, -0.1), carom_vec2(0, 0), 0.5, 1);
  test_add_disc(scene, carom_vec2(0.5, -2), carom_vec2(0, 0.45), 0.5, 1);
  return scene;
}

static CaromScene *make_crowd(guint per_row) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = 0.01;
  g_autoptr(GRand) random = g_rand_new_with_seed(3);
  for (guint i = 0; i < per_row * per_row; i++)
    test_add_disc(
        scene, carom_vec2(i % per_row, i / per_row),
        carom_vec2(g_rand_double_range(random, -1, 1), g_rand_double_range(random, -1, 1)), 0.3, 1);
  return scene;
}

static void on_foretold(Fixture *fixture, guint pane, const CaromQueueEvent *event) {
  fixture->n_told++;
  fixture->pane = pane;
  fixture->has_event = event != NULL;
  if (event)
    fixture->event = *event;
}

static void set_up(Fixture *fixture, gconstpointer data) {
  test_view_begin(&fixture->base, CAROM_TYPE_QUEUE_VIEW, make_three(), 2);
  gtk_window_set_default_size(GTK_WINDOW(fixture->base.window), 1000, 280);
  g_signal_connect_swapped(fixture->base.view, "foretold", G_CALLBACK(on_foretold), fixture);
  carom_queue_view_set_player(CAROM_QUEUE_VIEW(fixture->base.view), fixture->base.player);
  test_view_present(&fixture->base);
}

static void tear_down(Fixture *fixture, gconstpointer data) {
  test_view_tear_down(&fixture->base);
}

static GtkSingleSelection *get_selection(Fixture *fixture) {
  GtkWidget *view = test_find(fixture->base.view, GTK_TYPE_COLUMN_VIEW, NULL);
  return GTK_SINGLE_SELECTION(gtk_column_view_get_model(GTK_COLUMN_VIEW(view)));
}

static guint count_rows(Fixture *fixture) {
  return g_list_model_get_n_items(G_LIST_MODEL(get_selection(fixture)));
}

/* The row at @position in words: what and how it stands. */
static void assert_row(Fixture *fixture, guint position, const char *what, const char *state,
                       const char *why) {
  g_autoptr(CaromQueueRow) item =
      g_list_model_get_item(G_LIST_MODEL(get_selection(fixture)), position);
  g_assert_nonnull(item);
  g_autofree char *stands = carom_run_queue_words_state(&item->event, item->rank);
  g_assert_cmpstr(item->what, ==, what);
  g_assert_cmpstr(stands, ==, state);
  g_assert_cmpstr(item->why, ==, why);
}

static void show_crossings(Fixture *fixture, gboolean shown) {
  GtkWidget *button = test_find(fixture->base.view, GTK_TYPE_BUTTON, "C_rossings");
  gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(button), shown);
}

static gboolean says(Fixture *fixture, const char *text) {
  return test_find(fixture->base.view, GTK_TYPE_LABEL, text) != NULL;
}

static void next_contact(Fixture *fixture) {
  carom_player_seek_contact(fixture->base.player, 1);
  test_iterate();
}

/* ---- Rows ---- */

static void test_before_and_after(Fixture *fixture, gconstpointer data) {
  show_crossings(fixture, FALSE);
  g_assert_cmpuint(count_rows(fixture), ==, 1);
  assert_row(fixture, 0, "B meets C", "first in sight", "foretold by both");
  g_assert_true(says(fixture, "No contact yet."));
  next_contact(fixture);
  g_assert_cmpuint(count_rows(fixture), ==, 2);
  assert_row(fixture, 0, "A meets B", "next", "foretold by A");
  assert_row(fixture, 1, "B meets C", "foretold", "foretold by both");
  g_assert_true(says(fixture, "The next contact makes void:\nB is to meet C"));
  next_contact(fixture);
  g_assert_cmpuint(count_rows(fixture), ==, 1);
  assert_row(fixture, 0, "B meets C", "void", "B met A at 1\u00a0s");
  g_assert_true(says(fixture, "The last contact made void:\nB was to meet C"));
}

static void assert_walks_to(Fixture *fixture, int step, guint position) {
  carom_page_queue.walk(fixture->base.view, step);
  g_assert_cmpuint(gtk_single_selection_get_selected(get_selection(fixture)), ==, position);
}

/* From none to the first row, and to the ends, but not beyond. */
static void test_walk(Fixture *fixture, gconstpointer data) {
  show_crossings(fixture, FALSE);
  next_contact(fixture);
  g_assert_cmpuint(count_rows(fixture), ==, 2);
  assert_walks_to(fixture, 1, 0);
  g_assert_true(fixture->has_event);
  assert_walks_to(fixture, 1, 1);
  assert_walks_to(fixture, 1, 1);
  assert_walks_to(fixture, -1, 0);
  assert_walks_to(fixture, -1, 0);
}

/* No label with the words @text is cut off. */
static void assert_whole(Fixture *fixture, const char *text) {
  GtkWidget *label = test_find(fixture->base.view, GTK_TYPE_LABEL, text);
  PangoLayout *layout = gtk_label_get_layout(GTK_LABEL(label));
  int width, height;
  pango_layout_get_pixel_size(layout, &width, &height);
  g_assert_false(pango_layout_is_ellipsized(layout));
  g_assert_cmpint(width, <=, gtk_widget_get_width(label));
  g_assert_cmpint(height, <=, gtk_widget_get_height(label));
}

/* All counts are there, on a narrow screen and in the large type of a presentation, too. */
static void test_counts_fit(Fixture *fixture, gconstpointer data) {
  static const char counts[] = "Foretold:\u00a01 · came\u00a0true:\u00a00 · void:\u00a00 · "
                               "displaced:\u00a00 · to\u00a0come:\u00a01 · cell\u00a0crossings:";
  assert_whole(fixture, counts);
  gtk_widget_add_css_class(fixture->base.window, "presentation");
  gtk_window_set_default_size(GTK_WINDOW(fixture->base.window), 700, 280);
  test_wait_for_frames(fixture->base.window);
  assert_whole(fixture, counts);
}

static void test_counts(Fixture *fixture, gconstpointer data) {
  g_assert_true(says(fixture, "Foretold:\u00a01 · came\u00a0true:\u00a00 · void:\u00a00 · "
                              "displaced:\u00a00 · to\u00a0come:\u00a01"));
  next_contact(fixture);
  next_contact(fixture);
  g_assert_true(says(fixture, "Foretold:\u00a02 · came\u00a0true:\u00a01 · void:\u00a01 · "
                              "displaced:\u00a00 · to\u00a0come:\u00a00"));
  g_assert_true(says(fixture, "N = 3: to put an event into its place takes at most ⌈log₂ N⌉ = 2 "
                              "comparisons, for all discs N·⌈log₂ N⌉ = 6."));
}

static void test_crossings(Fixture *fixture, gconstpointer data) {
  g_assert_cmpuint(count_rows(fixture), ==, 2);
  assert_row(fixture, 0, "A leaves its cell", "next", "to look ahead");
  assert_row(fixture, 1, "B meets C", "first in sight", "foretold by both");
  show_crossings(fixture, FALSE);
  g_assert_cmpuint(count_rows(fixture), ==, 1);
  show_crossings(fixture, TRUE);
  g_assert_cmpuint(count_rows(fixture), ==, 2);
}

/* However many discs there are, there are few rows; they follow the clock also backwards. */
static void test_crowd(Fixture *fixture, gconstpointer data) {
  test_take_scene(fixture->base.player, make_crowd(60), 1);
  g_assert_cmpuint(count_rows(fixture), ==, CAROM_QUEUE_ROWS_MOST);
  for (guint frame = 20; frame-- > 0;) {
    carom_player_seek(fixture->base.player, frame % 2 ? frame : 20 - frame);
    double now_s = carom_comparison_get_time_s(carom_player_get_comparison(fixture->base.player));
    double last_s = now_s;
    for (guint i = 0; i < count_rows(fixture); i++) {
      g_autoptr(CaromQueueRow) item =
          g_list_model_get_item(G_LIST_MODEL(get_selection(fixture)), i);
      const CaromQueueEvent *event = &item->event;
      g_assert_cmpfloat(event->time_s, >=, last_s);
      g_assert_true(item->until_s == event->time_s - now_s);
      last_s = event->time_s;
    }
  }
}

/* A row that stays keeps its item. */
static void test_rows_stay(Fixture *fixture, gconstpointer data) {
  show_crossings(fixture, FALSE);
  g_autoptr(CaromQueueRow) before = g_list_model_get_item(G_LIST_MODEL(get_selection(fixture)), 0);
  double until_s = before->until_s;
  carom_player_seek(fixture->base.player, 2);
  g_autoptr(CaromQueueRow) after = g_list_model_get_item(G_LIST_MODEL(get_selection(fixture)), 0);
  g_assert_true(before == after);
  g_assert_cmpfloat_with_epsilon(after->until_s, until_s - 0.2, 1e-12);
}

/* Whether the counts are those of @run now. */
static gboolean are_counts_true(Fixture *fixture, const CaromRun *run) {
  g_autofree char *counts = carom_run_queue_words_counts(run);
  g_autoptr(GString) whole = g_string_new(counts);
  g_string_replace(whole, " ", "\u00a0", 0);
  g_string_replace(whole, "\u00a0·\u00a0", " · ", 0);
  return says(fixture, whole->str);
}

/* While it plays, what is listed first is what comes next, at every tick; when that changes, the
 * counts do, too. */
static void test_next_is_true(Fixture *fixture, gconstpointer data) {
  test_take_scene(fixture->base.player, make_crowd(8), 1);
  carom_player_set_playing(fixture->base.player, TRUE);
  guint n_changes = 0;
  double shown_s = 0;
  for (int i = 0; i <= 60; i++) {
    carom_player_tick(fixture->base.player, G_USEC_PER_SEC + i * 16667);
    const CaromRun *run = test_leading_run(fixture->base.player);
    g_autoptr(GArray) first = carom_run_queue_list(run, 1, TRUE);
    g_autoptr(CaromQueueRow) item = g_list_model_get_item(G_LIST_MODEL(get_selection(fixture)), 0);
    const CaromQueueEvent *event = &item->event;
    g_assert_cmpint(item->rank, ==, CAROM_RUN_QUEUE_NEXT);
    g_assert_true(carom_run_queue_is_same(event, &g_array_index(first, CaromQueueEvent, 0)));
    if (event->time_s != shown_s) {
      g_assert_true(are_counts_true(fixture, run));
      n_changes++;
    }
    shown_s = event->time_s;
  }
  g_assert_cmpuint(n_changes, >, 10);
}

/* The texts may be late while it plays, but never when it has stopped. */
static void test_while_playing(Fixture *fixture, gconstpointer data) {
  show_crossings(fixture, FALSE);
  carom_player_set_playing(fixture->base.player, TRUE);
  for (int i = 0; i <= 14; i++) {
    carom_player_tick(fixture->base.player, G_USEC_PER_SEC + i * 100000);
    test_iterate();
  }
  carom_player_set_playing(fixture->base.player, FALSE);
  g_assert_cmpfloat(carom_comparison_get_time_s(carom_player_get_comparison(fixture->base.player)),
                    >, 1.1);
  assert_row(fixture, 0, "B meets C", "void", "B met A at 1\u00a0s");
}

/* ---- What is selected ---- */

static void test_selection(Fixture *fixture, gconstpointer data) {
  show_crossings(fixture, FALSE);
  gtk_single_selection_set_selected(get_selection(fixture), 0);
  g_assert_true(fixture->has_event);
  g_assert_cmpuint(fixture->pane, ==, 0);
  g_assert_cmpuint(fixture->event.disc, ==, 1);
  g_assert_cmpint(fixture->event.partner, ==, 2);
  next_contact(fixture); /* it stays selected as another comes before it */
  g_assert_cmpuint(gtk_single_selection_get_selected(get_selection(fixture)), ==, 1);
  g_assert_true(fixture->has_event && fixture->event.flights_since == 0);
  next_contact(fixture); /* B has no such contact any more */
  g_assert_false(fixture->has_event);
  gtk_single_selection_set_selected(get_selection(fixture), 0);
  g_assert_cmpuint(fixture->event.flights_since, ==, 1);
  gtk_widget_set_visible(fixture->base.view, FALSE);
  g_assert_false(fixture->has_event);
}

/* While it plays, what is selected is told as soon as it is void, not only a few times a second. */
static void test_selection_is_true(Fixture *fixture, gconstpointer data) {
  show_crossings(fixture, FALSE);
  gtk_single_selection_set_selected(get_selection(fixture), 0);
  carom_player_set_playing(fixture->base.player, TRUE);
  for (int i = 0; i <= 40; i++) {
    carom_player_tick(fixture->base.player, G_USEC_PER_SEC + i * 50000);
    CaromQueueEvent event = fixture->event;
    const CaromRun *run = test_leading_run(fixture->base.player);
    if (fixture->has_event) {
      g_assert_true(carom_run_queue_look_up(run, &event));
      g_assert_cmpuint(event.flights_since, ==, fixture->event.flights_since);
    }
  }
  g_assert_false(fixture->has_event);
}

/* ---- Panes ---- */

static void test_stepped(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) scene = make_three();
  CaromMethod methods[2] = {test_stepped_method(), carom_method_option_defaults()};
  carom_player_set_comparison(fixture->base.player, carom_comparison_new(scene, methods, 2));
  GtkDropDown *panes = GTK_DROP_DOWN(test_find(fixture->base.view, GTK_TYPE_DROP_DOWN, NULL));
  g_assert_cmpuint(gtk_drop_down_get_selected(panes), ==, 1); /* the first that has a queue */
  g_assert_cmpuint(count_rows(fixture), >, 0);
  gtk_drop_down_set_selected(panes, 0);
  g_assert_cmpuint(count_rows(fixture), ==, 0);
  GtkWidget *words = test_find(fixture->base.view, GTK_TYPE_LABEL, "This pane runs in steps");
  g_assert_true(gtk_widget_get_child_visible(words) && gtk_widget_get_mapped(words));
  carom_player_seek(fixture->base.player, 20);
  gtk_drop_down_set_selected(panes, 1);
  g_assert_cmpuint(count_rows(fixture), >, 0);
  g_assert_true(says(fixture, "The last contact made void:"));
}

static void test_names(Fixture *fixture, gconstpointer data) {
  GType types[] = {GTK_TYPE_COLUMN_VIEW, GTK_TYPE_DROP_DOWN};
  for (guint i = 0; i < G_N_ELEMENTS(types); i++)
    g_assert_true(gtk_test_accessible_has_property(
        GTK_ACCESSIBLE(test_find(fixture->base.view, types[i], NULL)),
        GTK_ACCESSIBLE_PROPERTY_LABEL));
}

/* Through the queue of the pane that is shown, one event after the other. */
static void test_next_event(Fixture *fixture, gconstpointer data) {
  g_autoptr(GSimpleActionGroup) group = g_simple_action_group_new();
  static CaromModelActions models;
  models = (CaromModelActions){.player = fixture->base.player};
  carom_model_actions_add(G_ACTION_MAP(group), &models);
  gtk_widget_insert_action_group(fixture->base.window, "win", G_ACTION_GROUP(group));
  CaromComparison *comparison = carom_player_get_comparison(fixture->base.player);
  GtkWidget *button = test_find(fixture->base.view, GTK_TYPE_BUTTON, "Next event");
  GtkDropDown *panes = GTK_DROP_DOWN(test_find(fixture->base.view, GTK_TYPE_DROP_DOWN, NULL));
  gtk_drop_down_set_selected(panes, 1);
  assert_row(fixture, 0, "A leaves its cell", "next", "to look ahead");
  g_signal_emit_by_name(button, "clicked");
  g_assert_cmpint(carom_comparison_get_instant(comparison), ==, CAROM_INSTANT_BETWEEN);
  while (carom_comparison_get_instant(comparison) == CAROM_INSTANT_BETWEEN)
    g_signal_emit_by_name(button, "clicked");
  assert_row(fixture, 0, "A meets B", "next", "foretold by A");
  g_signal_emit_by_name(button, "clicked");
  g_assert_cmpint(carom_comparison_get_instant(comparison), ==, CAROM_INSTANT_AFTER);
  g_assert_true(says(fixture, "The last contact made void:\nB was to meet C"));
}

int main(int argc, char **argv) {
  g_autoptr(GtkApplication) application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  static const struct {
    const char *path;
    void (*test)(Fixture *fixture, gconstpointer data);
  } tests[] = {
      {"before-and-after", test_before_and_after},
      {"counts", test_counts},
      {"counts-fit", test_counts_fit},
      {"crossings", test_crossings},
      {"crowd", test_crowd},
      {"rows-stay", test_rows_stay},
      {"next-is-true", test_next_is_true},
      {"while-playing", test_while_playing},
      {"selection", test_selection},
      {"selection-is-true", test_selection_is_true},
      {"stepped", test_stepped},
      {"names", test_names},
      {"walk", test_walk},
      {"next-event", test_next_event},
  };
  for (guint i = 0; i < G_N_ELEMENTS(tests); i++) {
    g_autofree char *path = g_strdup_printf("/queue-view/%s", tests[i].path);
    g_test_add(path, Fixture, NULL, set_up, tests[i].test, tear_down);
  }
  return g_test_run();
}
