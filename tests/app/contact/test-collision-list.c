/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-collision-list: the list of a pane's contacts: lazily, sorted, chosen from, copied. */
#include "contact-test.h"
#include "evil-name.h"

#include "carom-balance.h"
#include "carom-collision-column.h"
#include "carom-collision-list.h"
#include "carom-digits.h"

#include <float.h>
#include <string.h>

enum {
  NUMBER,
  TIME,
  PARTNERS,
  ANGLE,
  APPROACH,
  RESTITUTION,
  KIND,
  IMPULSE,
  LOST,
  DIFFERENCE,
  N_COLUMNS
};

typedef TestView Fixture;

/* Three discs of different masses in a box that meet each other and the walls some twenty times. */
static CaromScene *make_box(void) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = 0.01;
  scene->duration_s = 10;
  scene->restitution = 0.9;
  test_add_disc(scene, carom_vec2(2, 2), carom_vec2(3, 1), 0.5, 1);
  test_add_disc(scene, carom_vec2(5, 3), carom_vec2(-2, -1.5), 0.7, 2.5);
  test_add_disc(scene, carom_vec2(8, 7), carom_vec2(-1, 2.5), 0.9, 4);
  const CaromVec2 corners[] = {{0, 0}, {10, 0}, {10, 10}, {0, 10}};
  for (guint i = 0; i < 4; i++)
    test_add_wall(scene, corners[i], corners[(i + 1) % 4], 1);
  return scene;
}

static void set_up(Fixture *fixture, gconstpointer data) {
  test_view_begin(fixture, CAROM_TYPE_COLLISION_LIST, make_box(), 2);
  gtk_window_set_default_size(GTK_WINDOW(fixture->window), 1000, 280);
  carom_collision_list_set_inspector(CAROM_COLLISION_LIST(fixture->view), fixture->inspector);
  test_view_present(fixture);
}

static void tear_down(Fixture *fixture, gconstpointer data) {
  test_view_tear_down(fixture);
}

static void seek(Fixture *fixture, double time_s) {
  carom_player_seek(fixture->player, carom_player_frame_at(fixture->player, time_s));
}

static GtkColumnView *get_view(Fixture *fixture) {
  return GTK_COLUMN_VIEW(test_find(fixture->view, GTK_TYPE_COLUMN_VIEW, NULL));
}

static GtkSingleSelection *get_selection(Fixture *fixture) {
  return GTK_SINGLE_SELECTION(gtk_column_view_get_model(get_view(fixture)));
}

static GListModel *get_rows(Fixture *fixture) {
  return G_LIST_MODEL(get_selection(fixture));
}

static guint count_rows(Fixture *fixture) {
  return g_list_model_get_n_items(get_rows(fixture));
}

static guint count_contacts(Fixture *fixture, guint pane) {
  return carom_run_count_contacts(
      carom_comparison_get_run(carom_player_get_comparison(fixture->player), pane));
}

/* Index in the log of the contact in the row at @position. */
static guint get_contact(Fixture *fixture, guint position) {
  g_autoptr(CaromCollisionItem) item = g_list_model_get_item(get_rows(fixture), position);
  g_assert_nonnull(item);
  return item->contact;
}

/* Returns: (nullable): what the stack shows. */
static const char *get_page(Fixture *fixture) {
  return gtk_stack_get_visible_child_name(
      GTK_STACK(gtk_widget_get_ancestor(GTK_WIDGET(get_view(fixture)), GTK_TYPE_STACK)));
}

/* ---- Rows ---- */

static void test_empty(Fixture *fixture, gconstpointer data) {
  g_assert_cmpuint(count_rows(fixture), ==, 0);
  g_assert_cmpstr(get_page(fixture), ==, "empty");
  g_assert_false(gtk_widget_is_sensitive(test_find(fixture->view, GTK_TYPE_BUTTON, "Copy list")));
  /* Another pane may have contacts. */
  g_assert_true(gtk_widget_get_mapped(test_find(fixture->view, GTK_TYPE_DROP_DOWN, NULL)));
  GtkWidget *button = test_find(fixture->view, GTK_TYPE_BUTTON, "Next contact");
  g_signal_emit_by_name(button, "clicked");
  g_assert_cmpuint(fixture->actions.n_next, ==, 1);
}

static void test_grows(Fixture *fixture, gconstpointer data) {
  seek(fixture, 3);
  guint n = count_contacts(fixture, 0);
  g_assert_cmpuint(n, >, 2);
  g_assert_cmpuint(count_rows(fixture), ==, n);
  g_assert_cmpstr(get_page(fixture), ==, "contacts");
  seek(fixture, 10);
  g_assert_cmpuint(count_contacts(fixture, 0), >, n);
  g_assert_cmpuint(count_rows(fixture), ==, count_contacts(fixture, 0));
  /* They are still known after going back in time. */
  seek(fixture, 1);
  g_assert_cmpuint(count_rows(fixture), ==, count_contacts(fixture, 0));
}

/* The rows may be late while it plays, but never when it has stopped. */
static void test_grows_while_playing(Fixture *fixture, gconstpointer data) {
  carom_player_set_playing(fixture->player, TRUE);
  for (int i = 0; i <= 50; i++) {
    carom_player_tick(fixture->player, G_USEC_PER_SEC + i * 100000);
    g_assert_cmpuint(count_rows(fixture), <=, count_contacts(fixture, 0));
    test_iterate();
  }
  g_assert_cmpuint(count_contacts(fixture, 0), >, 4);
  carom_player_set_playing(fixture->player, FALSE);
  g_assert_cmpuint(count_rows(fixture), ==, count_contacts(fixture, 0));
}

/* The contacts of an instant are in the log only while the clock stands there. */
static void test_instants(Fixture *fixture, gconstpointer data) {
  for (int i = 0; i < 8; i++) {
    carom_player_seek_contact(fixture->player, 1);
    g_assert_cmpuint(count_rows(fixture), ==, count_contacts(fixture, 0));
    test_iterate();
  }
  for (int i = 0; i < 8; i++) {
    carom_player_seek_contact(fixture->player, -1);
    g_assert_cmpuint(count_rows(fixture), ==, count_contacts(fixture, 0));
    test_iterate();
  }
}

static void test_replaced(Fixture *fixture, gconstpointer data) {
  seek(fixture, 10);
  g_assert_cmpuint(count_rows(fixture), >, 0);
  test_take_scene(fixture->player, make_box(), 3);
  g_assert_cmpuint(count_rows(fixture), ==, 0);
  g_assert_cmpstr(get_page(fixture), ==, "empty");
  seek(fixture, 10);
  g_assert_cmpuint(count_rows(fixture), ==, count_contacts(fixture, 0));
  test_wait_for_frames(fixture->window);
}

static void test_panes(Fixture *fixture, gconstpointer data) {
  GtkDropDown *panes = GTK_DROP_DOWN(test_find(fixture->view, GTK_TYPE_DROP_DOWN, NULL));
  g_assert_true(gtk_widget_get_visible(GTK_WIDGET(panes)));
  g_assert_cmpuint(g_list_model_get_n_items(gtk_drop_down_get_model(panes)), ==, 2);
  seek(fixture, 10);
  gtk_drop_down_set_selected(panes, 1);
  g_assert_cmpuint(count_rows(fixture), ==, count_contacts(fixture, 1));
  gtk_single_selection_set_selected(get_selection(fixture), 1);
  g_assert_cmpuint(fixture->actions.n_chosen, ==, 1);
  g_assert_cmpuint(fixture->actions.pane, ==, 1);
  g_assert_cmpuint(fixture->actions.contact, ==, 1);
  /* The second pane is gone, and so is the choice. */
  test_take_scene(fixture->player, make_box(), 1);
  g_assert_false(gtk_widget_get_mapped(GTK_WIDGET(panes)));
  seek(fixture, 5);
  g_assert_cmpuint(count_rows(fixture), ==, count_contacts(fixture, 0));
}

/* ---- Laziness ---- */

static guint n_items_made;

static void count_item(GObject *object) {
  n_items_made++;
}

/* A disc of 1 kg between two walls, 1 m to go, 10^6 m/s: 10^5 contacts in 0.1 s. */
static CaromScene *make_rattle(void) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = 0.001;
  scene->duration_s = 0.2;
  test_add_disc(scene, carom_vec2(0, 0), carom_vec2(1e6, 0), 0.5, 1);
  test_add_wall(scene, carom_vec2(-1, -1), carom_vec2(-1, 1), 1);
  test_add_wall(scene, carom_vec2(1, -1), carom_vec2(1, 1), 1);
  return scene;
}

/* Only rows that can be seen are made, not 10^5. How many rows GTK keeps ready is up to GTK; 4.8
 * keeps about 200, and asks for each more than once. */
static void test_lazy(Fixture *fixture, gconstpointer data) {
  GObjectClass *class = g_type_class_ref(CAROM_TYPE_COLLISION_ITEM);
  void (*constructed)(GObject *) = class->constructed;
  class->constructed = count_item;
  n_items_made = 0;
  test_take_scene(fixture->player, make_rattle(), 1);
  seek(fixture, 0.1);
  g_assert_cmpuint(count_rows(fixture), >=, 99000);
  test_wait_for_frames(fixture->window);
  g_assert_cmpuint(n_items_made, >, 0);
  g_assert_cmpuint(n_items_made, <, 20000);
  class->constructed = constructed;
  g_type_class_unref(class);
}

/* ---- Sorting ---- */

static double partners_key(const CaromContactRecord *record) {
  return record->a * 1e6 + (record->b >= 0 ? record->b : 1000 + record->wall);
}

/* What column @i is to be sorted by, measured anew. */
static double get_expected_key(const CaromContactRecord *record, guint contact, guint i) {
  CaromBalance balance = carom_balance_of(record);
  double angle = atan2(balance.normal.y, balance.normal.x) * 180 / G_PI;
  const double keys[N_COLUMNS] = {
      contact + 1,           record->time_s,
      partners_key(record),  angle == -180 ? 180 : angle,
      balance.closing_speed, record->contact.restitution,
      record->kind,          balance.impulse,
      balance.energy_lost_j, carom_resolvers_disagreement(&record->contact),
  };
  return keys[i];
}

static void wait_until_sorted(Fixture *fixture) {
  GListModel *sorted = gtk_single_selection_get_model(get_selection(fixture));
  while (gtk_sort_list_model_get_pending(GTK_SORT_LIST_MODEL(sorted)) > 0)
    g_main_context_iteration(NULL, TRUE);
}

static void sort_by(Fixture *fixture, guint i, GtkSortType direction) {
  g_autoptr(GtkColumnViewColumn) column =
      g_list_model_get_item(gtk_column_view_get_columns(get_view(fixture)), i);
  gtk_column_view_sort_by_column(get_view(fixture), column, direction);
  wait_until_sorted(fixture);
}

static double get_row_key(Fixture *fixture, guint position, guint i) {
  guint contact = get_contact(fixture, position);
  return get_expected_key(test_record(fixture->player, 0, contact), contact, i);
}

static void assert_sorted(Fixture *fixture, guint i, GtkSortType direction) {
  guint n = count_rows(fixture);
  g_autofree gboolean *seen = g_new0(gboolean, n);
  for (guint row = 0; row < n; row++) {
    guint contact = get_contact(fixture, row);
    g_assert_false(seen[contact]);
    seen[contact] = TRUE;
    if (row == 0)
      continue;
    double before = get_row_key(fixture, row - 1, i), here = get_row_key(fixture, row, i);
    if (direction == GTK_SORT_ASCENDING)
      g_assert_cmpfloat(before, <=, here);
    else
      g_assert_cmpfloat(before, >=, here);
  }
}

static void test_sorting(Fixture *fixture, gconstpointer data) {
  seek(fixture, 10);
  g_assert_cmpuint(g_list_model_get_n_items(gtk_column_view_get_columns(get_view(fixture))), ==,
                   N_COLUMNS);
  for (guint i = 0; i < N_COLUMNS; i++) {
    sort_by(fixture, i, GTK_SORT_ASCENDING);
    assert_sorted(fixture, i, GTK_SORT_ASCENDING);
    sort_by(fixture, i, GTK_SORT_DESCENDING);
    assert_sorted(fixture, i, GTK_SORT_DESCENDING);
  }
}

/* Rows that are added while the list is sorted go to their places. */
static void test_growth_while_sorted(Fixture *fixture, gconstpointer data) {
  seek(fixture, 3);
  sort_by(fixture, APPROACH, GTK_SORT_DESCENDING);
  seek(fixture, 10);
  wait_until_sorted(fixture);
  g_assert_cmpuint(count_rows(fixture), ==, count_contacts(fixture, 0));
  assert_sorted(fixture, APPROACH, GTK_SORT_DESCENDING);
  g_assert_cmpuint(fixture->actions.n_chosen, ==, 0);
}

/* ---- Choosing ---- */

static void test_choosing(Fixture *fixture, gconstpointer data) {
  seek(fixture, 10);
  gtk_single_selection_set_selected(get_selection(fixture), 2);
  g_assert_cmpuint(fixture->actions.n_chosen, ==, 1);
  g_assert_cmpuint(fixture->actions.pane, ==, 0);
  g_assert_cmpuint(fixture->actions.contact, ==, 2);
  sort_by(fixture, IMPULSE, GTK_SORT_ASCENDING);
  gtk_single_selection_set_selected(get_selection(fixture), 3);
  g_assert_cmpuint(fixture->actions.n_chosen, ==, 2);
  g_assert_cmpuint(fixture->actions.contact, ==, get_contact(fixture, 3));
  /* Enter on a row goes there again, because the clock is somewhere else. */
  g_signal_emit_by_name(get_view(fixture), "activate", 3);
  g_assert_cmpuint(fixture->actions.n_chosen, ==, 3);
  g_assert_cmpuint(fixture->actions.contact, ==, get_contact(fixture, 3));
}

/* The chosen row is highlighted, whatever has the keyboard focus. */
static void test_stands_out(Fixture *fixture, gconstpointer data) {
  GtkWidget *view = GTK_WIDGET(get_view(fixture));
  GdkRGBA selected;
  g_assert_true(
      gtk_style_context_lookup_color(gtk_widget_get_style_context(view), "deep_blue", &selected));
  seek(fixture, 10);
  carom_inspector_choose(fixture->inspector, 0, 0);
  gtk_window_set_focus(GTK_WINDOW(fixture->window), NULL);
  test_wait_for_frames(fixture->window);
  /* Most of a row. */
  g_assert_cmpuint(test_count_pixels(view, &selected), >, (guint)gtk_widget_get_width(view) * 10);
}

static void assert_shows_choice(Fixture *fixture, guint contact) {
  guint position = gtk_single_selection_get_selected(get_selection(fixture));
  g_assert_cmpuint(position, !=, GTK_INVALID_LIST_POSITION);
  g_assert_cmpuint(get_contact(fixture, position), ==, contact);
}

/* A choice made elsewhere is shown in every order, without being made again. */
static void test_shows_choice(Fixture *fixture, gconstpointer data) {
  seek(fixture, 10);
  for (guint i = 0; i < N_COLUMNS; i++) {
    sort_by(fixture, i, i % 2 ? GTK_SORT_ASCENDING : GTK_SORT_DESCENDING);
    for (guint contact = 0; contact < count_rows(fixture); contact++) {
      carom_inspector_choose(fixture->inspector, 0, contact);
      assert_shows_choice(fixture, contact);
    }
  }
  carom_inspector_choose(fixture->inspector, 0, 1);
  sort_by(fixture, ANGLE, GTK_SORT_ASCENDING);
  assert_shows_choice(fixture, 1);
  g_assert_cmpuint(fixture->actions.n_chosen, ==, 0);
}

static void test_scrolls(Fixture *fixture, gconstpointer data) {
  test_take_scene(fixture->player, make_rattle(), 1);
  seek(fixture, 0.01);
  test_wait_for_frames(fixture->window);
  GtkWidget *scroller =
      gtk_widget_get_ancestor(GTK_WIDGET(get_view(fixture)), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  guint n = count_rows(fixture);
  carom_inspector_choose(fixture->inspector, 0, n - 1);
  test_wait_for_frames(fixture->window);
  g_assert_cmpfloat(gtk_adjustment_get_value(place), >, gtk_adjustment_get_upper(place) / 2);
  carom_inspector_choose(fixture->inspector, 0, 0);
  test_wait_for_frames(fixture->window);
  g_assert_cmpfloat(gtk_adjustment_get_value(place), ==, 0);
}

/* ---- Before and after ---- */
/* Which side of the contact is shown. */

static void test_sides(Fixture *fixture, gconstpointer data) {
  GtkWidget *after = test_find(fixture->view, GTK_TYPE_TOGGLE_BUTTON, "After");
  seek(fixture, 10);
  g_assert_false(gtk_widget_is_sensitive(after));
  carom_inspector_choose(fixture->inspector, 0, 2);
  g_assert_true(gtk_widget_is_sensitive(after));
  g_signal_emit_by_name(after, "clicked");
  g_assert_cmpint(carom_inspector_get_side(fixture->inspector), ==, CAROM_AFTER);
  g_assert_true(gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(after)));
  seek(fixture, 0);
  g_assert_false(gtk_widget_is_sensitive(after));
}

/* ---- Numbers ---- */

/* The text of column @i of the first row. */
static const char *get_first_text(Fixture *fixture, guint i) {
  GtkWidget *rows = gtk_widget_get_last_child(GTK_WIDGET(get_view(fixture)));
  GtkWidget *cell = gtk_widget_get_first_child(gtk_widget_get_first_child(rows));
  while (i-- > 0)
    cell = gtk_widget_get_next_sibling(cell);
  return gtk_label_get_text(GTK_LABEL(test_find(cell, GTK_TYPE_LABEL, NULL)));
}

static void test_numbers(Fixture *fixture, gconstpointer data) {
  carom_player_seek_contact(fixture->player, 1);
  test_wait_for_frames(fixture->window);
  const CaromContactRecord *record = test_record(fixture->player, 0, 0);
  CaromBalance balance = carom_balance_of(record);
  g_assert_cmpstr(get_first_text(fixture, NUMBER), ==, "1");
  g_assert_cmpfloat_with_epsilon(test_parse(get_first_text(fixture, TIME)), record->time_s, 5e-7);
  g_assert_cmpstr(get_first_text(fixture, PARTNERS), ==, "A and B");
  g_assert_cmpfloat_with_epsilon(test_parse(get_first_text(fixture, ANGLE)),
                                 atan2(balance.normal.y, balance.normal.x) * 180 / G_PI, 0.005);
  test_assert_reads(get_first_text(fixture, APPROACH), balance.closing_speed);
  test_assert_reads(get_first_text(fixture, IMPULSE), balance.impulse);
  test_assert_reads(get_first_text(fixture, LOST), balance.energy_lost_j);
  g_assert_cmpfloat_with_epsilon(test_parse(get_first_text(fixture, DIFFERENCE)),
                                 carom_resolvers_disagreement(&record->contact), 0.005);
}

/* A heavy disc and a light one: the energy that passes between them is rounding compared with that
 * of the light disc, not of both, here as on the page of the contact. */
static void test_rounding(Fixture *fixture, gconstpointer data) {
  const double light_j = 1 * (1 + 1) * (1 + 1), heavy_j = 0.5 * 1e6;
  guint n_columns;
  const CaromCollisionColumn *column = &carom_collision_columns(&n_columns)[LOST];
  CaromContactRecord record = {
      .b = 1,
      .wall = -1,
      .contact = {1e6, 1, {1, 0}, {-1, 0}, {1, 0}, 1, 1},
      .outcome = {{1 - 4 / (1e6 + 1), 0}, {-1 + 4e6 / (1e6 + 1), 0}},
      .cluster_size = 1,
  };
  for (int is_rounding = FALSE; is_rounding <= TRUE; is_rounding++) {
    record.not_lost_j = DBL_EPSILON * (is_rounding ? light_j : heavy_j);
    g_autoptr(CaromScene) scene = carom_scene_new();
    g_autoptr(CaromCollisionItem) item = carom_collision_item_new(scene, 0, &record);
    g_autofree char *markup = carom_collision_column_markup(column, item, CAROM_DIGITS_READ);
    g_assert_cmpint(g_str_equal(markup, "0"), ==, is_rounding);
  }
}

/* ---- Names ---- */

/* In the table as markup; for spreadsheets in quotes, so that the row has its columns. */
static void test_names(Fixture *fixture, gconstpointer data) {
  guint n_columns;
  const CaromCollisionColumn *partners = &carom_collision_columns(&n_columns)[PARTNERS];
  CaromContactRecord record = {
      .b = 1,
      .wall = -1,
      .contact = {1, 1, {1, 0}, {-1, 0}, {1, 0}, 1, 1},
      .outcome = {{-1, 0}, {1, 0}},
      .cluster_size = 1,
  };
  g_autoptr(CaromScene) scene = carom_scene_new();
  carom_scene_add_body(scene, carom_body_default());
  carom_scene_add_body(scene, carom_body_default());
  test_give_evil_names(scene);
  g_autoptr(CaromCollisionItem) item = carom_collision_item_new(scene, 0, &record);
  g_autofree char *markup = carom_collision_column_markup(partners, item, CAROM_DIGITS_READ);
  g_assert_cmpstr(markup, ==, "&lt;b&gt;&amp;&quot;\\,;_%$ and " TEST_CHINESE_NAME);
  g_autoptr(GListStore) items = g_list_store_new(CAROM_TYPE_COLLISION_ITEM);
  g_list_store_append(items, item);
  g_autofree char *tsv = carom_collision_columns_to_tsv(G_LIST_MODEL(items), "m");
  g_assert_nonnull(strstr(tsv, "\t\"<b>&\"\"\\,;_%$ and " TEST_CHINESE_NAME "\"\t"));
}

/* ---- Copying ---- */

static void on_text_read(GObject *clipboard, GAsyncResult *result, gpointer data) {
  *(char **)data = gdk_clipboard_read_text_finish(GDK_CLIPBOARD(clipboard), result, NULL);
}

static char *read_clipboard(GtkWidget *widget) {
  char *text = NULL;
  gdk_clipboard_read_text_async(gtk_widget_get_clipboard(widget), NULL, on_text_read, &text);
  while (!text)
    g_main_context_iteration(NULL, TRUE);
  return text;
}

/* All rows, in the order shown, with all digits. */
static void test_copying(Fixture *fixture, gconstpointer data) {
  seek(fixture, 10);
  sort_by(fixture, APPROACH, GTK_SORT_ASCENDING);
  gtk_widget_activate_action(fixture->view, "collision-list.copy", NULL);
  g_autofree char *tsv = read_clipboard(fixture->view);
  g_auto(GStrv) lines = g_strsplit(tsv, "\n", -1);
  guint n = count_rows(fixture);
  g_assert_cmpuint(g_strv_length(lines), ==, n + 2); /* titles, rows, and nothing after the last */
  g_assert_cmpstr(lines[n + 1], ==, "");
  for (guint row = 0; row < n; row++) {
    g_auto(GStrv) cells = g_strsplit(lines[row + 1], "\t", -1);
    g_assert_cmpuint(g_strv_length(cells), ==, N_COLUMNS);
    g_assert_cmpstr(cells[KIND], ==, "plain");
    for (guint i = 0; i < N_COLUMNS; i++)
      if (i != PARTNERS && i != KIND)
        g_assert_cmpfloat(g_ascii_strtod(cells[i], NULL), ==, get_row_key(fixture, row, i));
  }
}

static void add(const char *path, void (*test)(Fixture *, gconstpointer)) {
  g_test_add(path, Fixture, NULL, set_up, test, tear_down);
}

static GtkWidget *get_changes(GtkWidget *view) {
  return GTK_WIDGET(gtk_widget_get_template_child(view, CAROM_TYPE_COLLISION_LIST, "changes"));
}

/* What doors have done stands above the list, for the pane that is listed. */
static void test_changes(void) {
  Fixture fixture;
  CaromScene *scene = make_box();
  const CaromInterval open = {0.5, 1};
  g_array_index(scene->walls, CaromWall, 3).open = carom_intervals_intern(&open, 1);
  test_view_begin(&fixture, CAROM_TYPE_COLLISION_LIST, scene, 2);
  carom_collision_list_set_inspector(CAROM_COLLISION_LIST(fixture.view), fixture.inspector);
  test_view_present(&fixture);
  GtkWidget *list = get_changes(fixture.view);
  g_assert_true(gtk_widget_get_visible(list));
  GtkLabel *lines = GTK_LABEL(test_find(list, GTK_TYPE_LABEL, NULL));
  g_assert_nonnull(strstr(gtk_label_get_text(lines), "No door has opened"));
  seek(&fixture, 0.75);
  test_wait_for_frames(fixture.window);
  g_assert_nonnull(strstr(gtk_label_get_text(lines), "wall 4 opens."));
  test_view_tear_down(&fixture);
}

/* Where there are neither doors nor emitters nothing takes room from the list. */
static void test_no_changes(Fixture *fixture, gconstpointer data) {
  g_assert_false(gtk_widget_get_visible(get_changes(fixture->view)));
}

int main(int argc, char **argv) {
  g_autoptr(GtkApplication) application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  add("/collision-list/empty", test_empty);
  add("/collision-list/grows", test_grows);
  add("/collision-list/grows-while-playing", test_grows_while_playing);
  add("/collision-list/instants", test_instants);
  add("/collision-list/replaced", test_replaced);
  add("/collision-list/panes", test_panes);
  add("/collision-list/lazy", test_lazy);
  add("/collision-list/sorting", test_sorting);
  add("/collision-list/growth-while-sorted", test_growth_while_sorted);
  add("/collision-list/choosing", test_choosing);
  add("/collision-list/shows-choice", test_shows_choice);
  add("/collision-list/stands-out", test_stands_out);
  add("/collision-list/scrolls", test_scrolls);
  add("/collision-list/sides", test_sides);
  add("/collision-list/numbers", test_numbers);
  add("/collision-list/rounding", test_rounding);
  add("/collision-list/names", test_names);
  add("/collision-list/copying", test_copying);
  add("/collision-list/no-changes", test_no_changes);
  g_test_add_func("/collision-list/changes", test_changes);
  return g_test_run();
}
