/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-undo-offers: the menu names what would be undone, and a toast says since when an edit holds,
 * and switches that. Needs a display. */
#include "edit-window-test.h"

#include "carom-scene-panel.h"

/* The label of the item with @action in @menu or its sections. */
static char *find_label(GMenuModel *menu, const char *action) {
  char *label = NULL;
  for (int i = 0; i < g_menu_model_get_n_items(menu) && !label; i++) {
    g_autofree char *own = NULL;
    g_autoptr(GMenuModel) section = g_menu_model_get_item_link(menu, i, G_MENU_LINK_SECTION);
    if (section)
      label = find_label(section, action);
    else if (g_menu_model_get_item_attribute(menu, i, "action", "s", &own) &&
             g_str_equal(own, action))
      g_menu_model_get_item_attribute(menu, i, "label", "s", &label);
  }
  return label;
}

static void assert_label(Fixture *fixture, const char *action, const char *wanted) {
  g_autoptr(GPtrArray) buttons = find_all(fixture, GTK_TYPE_MENU_BUTTON);
  g_autofree char *label = NULL;
  for (guint i = 0; i < buttons->len && !label; i++) {
    GMenuModel *menu = gtk_menu_button_get_menu_model(buttons->pdata[i]);
    label = menu ? find_label(menu, action) : NULL;
  }
  g_assert_cmpstr(label, ==, wanted);
}

static CaromScene *make_lifted(const CaromScene *scene) {
  CaromScene *lifted = carom_scene_copy(scene);
  g_array_index(lifted->bodies, CaromBody, 0).position.y += 0.25;
  return lifted;
}

/* From now; from the start instead it is lifted there.
 *
 * @subject: (nullable): see carom_document_edit() */
static void lift_on(Fixture *fixture, guint pane, const char *name, gconstpointer subject) {
  CaromDocument *document = fixture->document;
  g_autoptr(CaromScene) start = carom_document_make_start(document, pane);
  g_autoptr(CaromScene) other =
      carom_document_make_other_base(document, CAROM_DOCUMENT_FROM_NOW, pane, name, subject);
  g_autoptr(CaromScene) scene = make_lifted(start);
  g_autoptr(CaromScene) instead = other ? make_lifted(other) : NULL;
  carom_document_edit(document, &(CaromDocumentEdit){CAROM_DOCUMENT_FROM_NOW, pane, scene, instead},
                      name, subject);
}

static void lift(Fixture *fixture, guint pane, const char *name) {
  lift_on(fixture, pane, name, NULL);
}

static void test_menu(Fixture *fixture, gconstpointer data) {
  wait_for_menus(fixture);
  assert_label(fixture, "win.undo", "_Undo");
  assert_label(fixture, "win.redo", "_Redo");
  lift(fixture, 0, "Move Disc B_1");
  assert_label(fixture, "win.undo", "_Undo Move Disc B__1");
  carom_document_add_pane(fixture->document);
  assert_label(fixture, "win.undo", "_Undo Add Pane");
  do_action(fixture, "win.undo");
  do_action(fixture, "win.undo");
  assert_label(fixture, "win.undo", "_Undo");
  assert_label(fixture, "win.redo", "_Redo Move Disc B__1");
  assert_label(fixture, "win.add-pane", "_Add a pane");
}

static void count(guint *n) {
  ++*n;
}

static double get_height(Fixture *fixture) {
  return get_disc(fixture, 0)->position.y;
}

static void click_toast(Fixture *fixture, const char *label) {
  GtkWidget *toast = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_TOAST, NULL);
  GtkWidget *button = test_find(toast, GTK_TYPE_BUTTON, label);
  g_assert_nonnull(button);
  g_assert_true(gtk_widget_get_visible(button));
  g_signal_emit_by_name(button, "clicked");
}

/* Its button leads to the other basis and back; it stays one step, before which all is as it was.
 */
static void test_toast(Fixture *fixture, gconstpointer data) {
  wait_for_menus(fixture);
  double dt_s = get_scene(fixture)->dt_s, y = get_height(fixture);
  carom_player_seek(fixture->player, 90);
  g_assert_false(can(fixture, "switch-basis"));
  g_autofree char *text = g_strdup_printf(
      "The change holds from now: the state of pane 2 at %.3f s is the new start.", 90 * dt_s);
  lift(fixture, 1, "Move Disc A");
  double later_y = get_height(fixture);
  for (guint i = 0; i < 2; i++) {
    g_assert_cmpstr(get_toast(fixture), ==, text);
    g_assert_cmpuint(test_frame(fixture->player), ==, 0);
    assert_label(fixture, "win.switch-basis", "From the start i_nstead");
    click_toast(fixture, "From the start i_nstead");
    g_assert_cmpstr(get_toast(fixture), ==,
                    "The change holds from the start. All panes run again to this time.");
    g_assert_cmpuint(test_frame(fixture->player), ==, 90);
    g_assert_cmpfloat(get_height(fixture), ==, y + 0.25);
    assert_undo(fixture, "Move Disc A");
    assert_label(fixture, "win.switch-basis", "From _now instead");
    click_toast(fixture, "From _now instead");
    g_assert_cmpfloat(get_height(fixture), ==, later_y);
  }
  do_action(fixture, "win.switch-basis");
  do_action(fixture, "win.undo");
  g_assert_cmpuint(test_frame(fixture->player), ==, 90);
  g_assert_cmpfloat(get_height(fixture), ==, y);
  g_assert_null(get_toast(fixture));
  g_assert_false(can(fixture, "switch-basis"));
  assert_undo(fixture, NULL);
}

static void test_toast_for_one_pane(Fixture *fixture, gconstpointer data) {
  while (count_panes(fixture) > 1)
    carom_document_remove_pane(fixture->document, 0);
  double dt_s = get_scene(fixture)->dt_s;
  carom_player_seek(fixture->player, 30);
  g_autofree char *text = g_strdup_printf(
      "The change holds from now: the state at %.3f s is the new start.", 30 * dt_s);
  lift(fixture, 0, "Move Disc A");
  g_assert_cmpstr(get_toast(fixture), ==, text);
  do_action(fixture, "win.switch-basis");
  g_assert_cmpstr(get_toast(fixture), ==,
                  "The change holds from the start. The pane runs again to this time.");
}

/* At the start there is nothing to say; and once something else has been edited, its button would
 * switch that, so it goes. What else is said stays. */
static void test_toast_closes(Fixture *fixture, gconstpointer data) {
  CaromToast *toast = CAROM_TOAST(test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_TOAST, NULL));
  lift(fixture, 0, "Move Disc A");
  g_assert_null(get_toast(fixture));
  carom_player_seek(fixture->player, 30);
  lift(fixture, 0, "Move Disc A");
  g_assert_nonnull(get_toast(fixture));
  carom_document_begin(fixture->document, "Move Disc A", CAROM_DOCUMENT_FROM_NOW, 0);
  carom_document_cancel(fixture->document);
  g_assert_nonnull(get_toast(fixture));
  carom_document_add_pane(fixture->document);
  g_assert_null(get_toast(fixture));
  carom_toast_say(toast, "Something else");
  carom_document_undo(fixture->document);
  g_assert_cmpstr(get_toast(fixture), ==, "Something else");
}

/* A key that is held moves a disc on: all of that is one step, and is switched as one. */
static void test_toast_stays(Fixture *fixture, gconstpointer data) {
  double y = get_height(fixture);
  carom_player_seek(fixture->player, 30);
  lift_on(fixture, 0, "Move Disc A", fixture);
  lift_on(fixture, 0, "Move Disc A", fixture);
  g_assert_nonnull(get_toast(fixture));
  do_action(fixture, "win.switch-basis");
  g_assert_cmpfloat(get_height(fixture), ==, y + 0.5);
  g_assert_cmpuint(test_frame(fixture->player), ==, 30);
  do_action(fixture, "win.undo");
  g_assert_cmpfloat(get_height(fixture), ==, y);
  g_assert_cmpuint(test_frame(fixture->player), ==, 30);
  g_assert_null(get_toast(fixture));
}

/* ---- Sliders ---- */

static GtkRange *get_slider(Fixture *fixture) {
  show_panel(fixture);
  GtkWidget *panel = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_SCENE_PANEL, NULL);
  return GTK_RANGE(test_find(panel, GTK_TYPE_SCALE, NULL));
}

/* What comes of it is seen after the last of several, and before anything else is done. */
static void test_slider_steps(Fixture *fixture, gconstpointer data) {
  guint n_runs = 0;
  GtkRange *slider = get_slider(fixture);
  carom_player_seek(fixture->player, 30);
  g_autoptr(GBytes) before = test_state(fixture->player);
  g_signal_connect_swapped(fixture->player, "replaced", G_CALLBACK(count), &n_runs);
  for (int i = 1; i <= 5; i++)
    gtk_range_set_value(slider, 1 - 0.05 * i);
  g_assert_cmpuint(n_runs, ==, 0);
  g_assert_cmpfloat_with_epsilon(get_restitution(fixture), 0.75, 1e-12);
  g_assert_cmpuint(n_runs, ==, 1);
  g_assert_cmpuint(test_frame(fixture->player), ==, 30);
  g_assert_cmpstr(get_toast(fixture), ==,
                  "The change holds from the start. All panes run again to this time.");
  do_action(fixture, "win.undo");
  g_autoptr(GBytes) after = test_state(fixture->player);
  g_assert_true(g_bytes_equal(before, after));
  g_assert_cmpfloat(gtk_range_get_value(slider), ==, 1);
}

/* At the start each value is seen at once. */
static void test_slider_at_start(Fixture *fixture, gconstpointer data) {
  guint n_runs = 0;
  GtkRange *slider = get_slider(fixture);
  g_signal_connect_swapped(fixture->player, "replaced", G_CALLBACK(count), &n_runs);
  for (int i = 1; i <= 5; i++)
    gtk_range_set_value(slider, 1 - 0.05 * i);
  g_assert_cmpuint(n_runs, ==, 5);
  g_assert_null(get_toast(fixture));
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/undo-offers/menu", test_menu},
      {"/undo-offers/basis/switches", test_toast},
      {"/undo-offers/basis/one-pane", test_toast_for_one_pane},
      {"/undo-offers/basis/closes", test_toast_closes},
      {"/undo-offers/basis/stays", test_toast_stays},
      {"/undo-offers/slider/steps", test_slider_steps},
      {"/undo-offers/slider/at-start", test_slider_at_start},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
